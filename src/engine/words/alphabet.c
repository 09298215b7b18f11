/* SPDX-License-Identifier: MIT */
/*
 * The English alphabet, alphabets from text, and conversion between UTF-8 and letters. Leaves words
 * to trie.c and lexicon.c.
 */
#include "trounce/alphabet.h"

#include "letters.h"
#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

/* A fold and that of its capital. */
#define FOLD(small, capital, letters)                                                              \
    {small, letters, false},                                                                       \
    {                                                                                              \
        capital, letters, true                                                                     \
    }

const struct alphabet alphabet_english = {
    .letter_count = 26,
    .face_count = 41,
    .fold_count = 62,
    .pair_face = 17,
    .letters = {{"a", "A"}, {"b", "B"}, {"c", "C"}, {"d", "D"}, {"e", "E"}, {"f", "F"}, {"g", "G"},
                {"h", "H"}, {"i", "I"}, {"j", "J"}, {"k", "K"}, {"l", "L"}, {"m", "M"}, {"n", "N"},
                {"o", "O"}, {"p", "P"}, {"q", "Q"}, {"r", "R"}, {"s", "S"}, {"t", "T"}, {"u", "U"},
                {"v", "V"}, {"w", "W"}, {"x", "X"}, {"y", "Y"}, {"z", "Z"}},
    .faces = {{"", ""},     {"a", "A"},   {"b", "B"},   {"c", "C"},   {"d", "D"},   {"e", "E"},
              {"f", "F"},   {"g", "G"},   {"h", "H"},   {"i", "I"},   {"j", "J"},   {"k", "K"},
              {"l", "L"},   {"m", "M"},   {"n", "N"},   {"o", "O"},   {"p", "P"},   {"qu", "Qu"},
              {"r", "R"},   {"s", "S"},   {"t", "T"},   {"u", "U"},   {"v", "V"},   {"w", "W"},
              {"x", "X"},   {"y", "Y"},   {"z", "Z"},   {"in", "In"}, {"th", "Th"}, {"er", "Er"},
              {"he", "He"}, {"an", "An"}, {"q", "Q"},   {"ch", "Ch"}, {"sh", "Sh"}, {"ph", "Ph"},
              {"wh", "Wh"}, {"ck", "Ck"}, {"ng", "Ng"}, {"ll", "Ll"}, {"ss", "Ss"}},
    .folds = {FOLD("à", "À", "a"),  FOLD("á", "Á", "a"), FOLD("â", "Â", "a"), FOLD("ã", "Ã", "a"),
              FOLD("ä", "Ä", "a"),  FOLD("å", "Å", "a"), FOLD("ç", "Ç", "c"), FOLD("è", "È", "e"),
              FOLD("é", "É", "e"),  FOLD("ê", "Ê", "e"), FOLD("ë", "Ë", "e"), FOLD("ì", "Ì", "i"),
              FOLD("í", "Í", "i"),  FOLD("î", "Î", "i"), FOLD("ï", "Ï", "i"), FOLD("ñ", "Ñ", "n"),
              FOLD("ò", "Ò", "o"),  FOLD("ó", "Ó", "o"), FOLD("ô", "Ô", "o"), FOLD("õ", "Õ", "o"),
              FOLD("ö", "Ö", "o"),  FOLD("ù", "Ù", "u"), FOLD("ú", "Ú", "u"), FOLD("û", "Û", "u"),
              FOLD("ü", "Ü", "u"),  FOLD("ý", "Ý", "y"), FOLD("ÿ", "Ÿ", "y"), FOLD("æ", "Æ", "ae"),
              FOLD("œ", "Œ", "oe"), FOLD("ø", "Ø", "o"), FOLD("ß", "ẞ", "ss")},
};

/* ---- characters ---- */

static bool is_form(const char *form, const char *text, size_t size)
{
    return form[0] == text[0] && strlen(form) == size && memcmp(form, text, size) == 0;
}

static bool is_letter(const struct alphabet *alphabet, int k, const char *text, size_t size)
{
    return is_form(alphabet->letters[k].lower, text, size) ||
           is_form(alphabet->letters[k].upper, text, size);
}

/* Writes a letter to a buffer for one. */
static const char *write_single(int k, char single[2])
{
    single[0] = letter_byte((unsigned)k);
    single[1] = '\0';
    return single;
}

/* The letters that a character stands for; NULL if none. `single` is a buffer for one letter. */
static const char *letters_of(const struct alphabet *alphabet, const char *text, size_t size,
                              char single[2])
{
    int k = 0;
    if (size == 1) {
        /* In English this letter is always the one; elsewhere it is near. A sign is no letter. */
        unsigned guess = letter_of(&alphabet_english, text[0]);
        if (guess == LETTER_NONE) {
            return NULL; /* see may_be_letter */
        }
        k = (int)guess;
    }
    for (int left = alphabet->letter_count; left > 0; left--, k++) {
        k = k < alphabet->letter_count ? k : 0;
        if (is_letter(alphabet, k, text, size)) {
            return write_single(k, single);
        }
    }
    for (int i = 0; i < alphabet->fold_count; i++) {
        if (is_form(alphabet->folds[i].form, text, size)) {
            return alphabet->folds[i].letters;
        }
    }
    return NULL;
}

/* Letters that some systems write decomposed, with a combining mark: 0xcc and another byte. */
static const struct {
    const char *mark;
    const char *composed; /* each of two bytes, after its base letter */
} compositions[] = {
    {"\u0300", "aàAÀeèEÈiìIÌoòOÒuùUÙ"},
    {"\u0301", "αάΑΆεέΕΈηήΗΉιίΙΊοόΟΌυύΥΎωώΩΏaáAÁcćCĆeéEÉiíIÍnńNŃoóOÓsśSŚuúUÚyýYÝzźZŹ"},
    {"\u0302", "aâAÂeêEÊiîIÎoôOÔuûUÛ"},
    {"\u0303", "aãAÃnñNÑoõOÕ"},
    {"\u0307", "iİIİzżZŻ"},
    {"\u0306", "ийИЙ"},
    {"\u0308", "еёЕЁіїІЇιϊΙΪυϋΥΫaäAÄeëEËiïIÏoöOÖuüUÜyÿYŸ"},
    {"\u030a", "aåAÅuůUŮ"},
    {"\u030c", "cčCČdďDĎeěEĚnňNŇrřRŘsšSŠtťTŤzžZŽ"},
    {"\u0327", "cçCÇ"},
    {"\u0328", "aąAĄeęEĘ"},
};

#define MARK_SIZE     2
#define COMPOSED_SIZE 2

/* The composed form of a base letter of `size` bytes and the mark after it; NULL if there is none.
 */
static const char *composed_of(const char *text, size_t size)
{
    for (size_t i = 0; i < sizeof compositions / sizeof *compositions; i++) {
        if (memcmp(compositions[i].mark, text + size, MARK_SIZE) != 0) {
            continue;
        }
        for (const char *at = compositions[i].composed; *at;) {
            size_t base = (unsigned char)*at < 0x80 ? 1 : COMPOSED_SIZE;
            if (base == size && memcmp(at, text, size) == 0) {
                return at + base;
            }
            at += base + COMPOSED_SIZE;
        }
    }
    return NULL;
}

/* Like letters_of. The I of a Turkish layout has a dot and its small letter may lack one: both are
 * an i unless they are letters or folds of the alphabet. */
static const char *letters_read_of(const struct alphabet *alphabet, const char *text, size_t size,
                                   char single[2])
{
    const char *letters = letters_of(alphabet, text, size, single);
    bool is_turkish =
        size == 2 && !letters && (is_form("İ", text, size) || is_form("ı", text, size));
    return is_turkish ? letters_of(alphabet, "i", 1, single) : letters;
}

/* The size of the letter or fold at the start of a text of at least one byte, and the letters that
 * it stands for; 0 if there is neither. */
static size_t read_one(const struct alphabet *alphabet, const char *text, size_t length,
                       char single[2], const char **taken)
{
    uint32_t point;
    size_t size = utf8_read(text, length, &point);
    bool has_mark =
        size > 0 && size <= COMPOSED_SIZE && length - size >= MARK_SIZE && text[size] == '\xcc';
    const char *composed = has_mark ? composed_of(text, size) : NULL;
    *taken = composed ? letters_read_of(alphabet, composed, COMPOSED_SIZE, single) : NULL;
    if (*taken) {
        return size + MARK_SIZE;
    }
    *taken = size > 0 ? letters_read_of(alphabet, text, size, single) : NULL;
    return *taken ? size : 0;
}

size_t alphabet_letter_size(const struct alphabet *alphabet, const char *text, size_t length)
{
    char single[2];
    const char *taken;
    return length > 0 ? read_one(alphabet, text, length, single, &taken) : 0;
}

size_t alphabet_fold_at(const struct alphabet *alphabet, const char *text, size_t length, int *fold)
{
    char single[2];
    const char *taken;
    size_t size = read_one(alphabet, text, length, single, &taken);
    *fold = taken == single ? -1 : alphabet->fold_count - 1; /* most are letters */
    for (; *fold >= 0; --*fold) {
        if (alphabet->folds[*fold].letters == taken) {
            break;
        }
    }
    return size;
}

enum status alphabet_encode(const struct alphabet *alphabet, const char *text, size_t length,
                            char *word, size_t room, size_t *count)
{
    size_t letters = 0;
    bool fits = true;
    for (size_t at = 0; at < length;) {
        char single[2];
        const char *taken;
        size_t size = read_one(alphabet, text + at, length - at, single, &taken);
        if (!taken) {
            *count = at;
            return STATUS_SYNTAX;
        }
        for (; *taken != '\0'; taken++) {
            fits = fits && letters < room;
            if (fits) {
                word[letters++] = *taken;
            }
        }
        at += size;
    }
    word[letters] = '\0';
    *count = letters;
    return fits ? STATUS_OK : STATUS_RANGE;
}

static size_t write_letters(const struct alphabet *alphabet, const char *word, size_t length,
                            bool is_upper, char *text)
{
    size_t size = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(alphabet, word[i]);
        if (letter == LETTER_NONE) {
            text[size++] = word[i];
            continue;
        }
        const struct alphabet_letter *forms = &alphabet->letters[letter];
        const char *form = is_upper ? forms->upper : forms->lower;
        while (*form != '\0') {
            text[size++] = *form++;
        }
    }
    text[size] = '\0';
    return size;
}

size_t alphabet_lower(const struct alphabet *alphabet, const char *word, size_t length, char *text)
{
    return write_letters(alphabet, word, length, false, text);
}

size_t alphabet_upper(const struct alphabet *alphabet, const char *word, size_t length, char *text)
{
    return write_letters(alphabet, word, length, true, text);
}

uint32_t alphabet_fingerprint(const struct alphabet *alphabet)
{
    /* FNV-1a over the lower case. */
    uint32_t hash = UINT32_C(2166136261);
    for (int k = 0; k < alphabet->letter_count; k++) {
        for (const char *byte = alphabet->letters[k].lower; *byte != '\0'; byte++) {
            hash = (hash ^ (unsigned char)*byte) * UINT32_C(16777619);
        }
    }
    return hash;
}

static int place_of(const struct alphabet *alphabet, char byte)
{
    unsigned letter = letter_of(alphabet, byte);
    bool is_moved = letter != LETTER_NONE && alphabet->places[letter] != '\0';
    return (unsigned char)(is_moved ? alphabet->places[letter] : byte);
}

int alphabet_compare(const struct alphabet *alphabet, const char *a, const char *b)
{
    size_t at = 0;
    while (a[at] != '\0' && place_of(alphabet, a[at]) == place_of(alphabet, b[at])) {
        at++;
    }
    int order = place_of(alphabet, a[at]) - place_of(alphabet, b[at]);
    return order != 0 ? order : strcmp(a, b);
}

/* ---- faces ---- */

bool alphabet_face_of(const struct alphabet *alphabet, const char *text, size_t length, int *face)
{
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count;
    if (length == 1 && (text[0] == '.' || text[0] == '_')) {
        *face = 0;
        return true;
    }
    bool is_alone = length > 1 && text[length - 1] == '\'';
    if (alphabet_encode(alphabet, text, length - is_alone, letters, ALPHABET_FACE_LETTERS,
                        &count) != STATUS_OK ||
        count == 0) {
        return false;
    }
    if (is_alone &&
        (count != 1 || letters[0] != alphabet->faces[alphabet->pair_face].spelling[0])) {
        return false;
    }
    if (count == 1 && !is_alone) {
        *face = 1 + (int)letter_of(alphabet, letters[0]);
        return true;
    }
    for (int i = 1; i < alphabet->face_count; i++) {
        if (strcmp(alphabet->faces[i].spelling, letters) == 0) {
            *face = i;
            return true;
        }
    }
    return false;
}

/* ---- from text ---- */

/* The text being parsed, and the current item. */
struct reading {
    struct alphabet *alphabet;
    const char *item;
    size_t length;
    size_t line;
    size_t column;
    struct fault *fault;
};

static enum status wrong(const struct reading *reading, enum status status, const char *why)
{
    int shown = (int)utf8_cut(reading->item, reading->length, 20);
    return fault_at_line(reading->fault, status, reading->line, reading->column, "'%.*s': %s",
                         shown, reading->item, why);
}

/* Copies the character at `*at` of the item and advances `*at`; returns false at the end or if
 * invalid. */
static bool next_form(const struct reading *reading, size_t *at, char form[ALPHABET_FORM_SIZE])
{
    uint32_t point;
    size_t left = reading->length - *at;
    size_t size = left > 0 ? utf8_read(reading->item + *at, left, &point) : 0;
    memcpy(form, reading->item + *at, size);
    form[size] = '\0';
    *at += size;
    return size > 0;
}

/* Digits, symbols and blanks cannot be letters, as word lists and boards use them otherwise. */
static bool may_be_letter(const char *form)
{
    unsigned char first = (unsigned char)form[0];
    bool is_printable;
    (void)utf8_step(form, strlen(form), &is_printable);
    return is_printable && (first >= 0x80 || (first | 0x20u) - 'a' < 26u);
}

static enum status add_letter(const struct reading *reading)
{
    struct alphabet *alphabet = reading->alphabet;
    int k = alphabet->letter_count;
    struct alphabet_letter letter;
    char single[2];
    size_t at = 0;
    if (!next_form(reading, &at, letter.lower) || !next_form(reading, &at, letter.upper) ||
        at != reading->length) {
        return wrong(reading, STATUS_SYNTAX, "a letter is a lower-case character and its capital");
    }
    if (!may_be_letter(letter.lower) || !may_be_letter(letter.upper)) {
        return wrong(reading, STATUS_SYNTAX, "a digit or a symbol cannot be a letter");
    }
    if (letters_of(alphabet, letter.lower, strlen(letter.lower), single) ||
        letters_of(alphabet, letter.upper, strlen(letter.upper), single)) {
        return wrong(reading, STATUS_SYNTAX, "this letter occurs twice");
    }
    if (k == ALPHABET_LETTERS_MAX || alphabet->face_count > k + 1) {
        return wrong(reading, STATUS_RANGE,
                     k == ALPHABET_LETTERS_MAX ? "an alphabet has at most 64 letters"
                                               : "letters must come before two-letter faces");
    }
    alphabet->letters[k] = letter;
    struct alphabet_face *face = &alphabet->faces[k + 1];
    face->spelling[0] = letter_byte((unsigned)k);
    memcpy(face->label, letter.upper, sizeof letter.upper);
    alphabet->letter_count++;
    alphabet->face_count = k + 2;
    return STATUS_OK;
}

/* Returns the size of a capital at this place of the item that only its letter follows, as in ςΣσ:
 * there it is not the first of two letters. */
static size_t capital_size(const struct reading *reading, size_t at)
{
    for (int i = 0; i < reading->alphabet->letter_count; i++) {
        const struct alphabet_letter *letter = &reading->alphabet->letters[i];
        char both[2 * ALPHABET_FORM_SIZE];
        (void)snprintf(both, sizeof both, "%s%s", letter->upper, letter->lower);
        if (strcmp(letter->upper, letter->lower) != 0 &&
            is_form(both, reading->item + at, reading->length - at)) {
            return strlen(letter->upper);
        }
    }
    return 0;
}

static enum status add_folds(const struct reading *reading)
{
    struct alphabet *alphabet = reading->alphabet;
    char forms[3][ALPHABET_FORM_SIZE];
    char single[2];
    int count = 0;
    size_t at = 0;
    size_t letters_at = 0;
    size_t taken;
    struct alphabet_fold fold;
    /* Characters that are not letters are folded to the letters after them. */
    while (at < reading->length && count < 3) {
        letters_at = at;
        if (!next_form(reading, &at, forms[count]) ||
            letters_of(alphabet, forms[count], strlen(forms[count]), single)) {
            break;
        }
        if (!may_be_letter(forms[count])) {
            return wrong(reading, STATUS_SYNTAX, "a digit or a symbol cannot be a letter");
        }
        count++;
    }
    letters_at += count == 1 ? capital_size(reading, letters_at) : 0;
    if (count == 0 || count == 3 || letters_at == 0 ||
        alphabet_encode(alphabet, reading->item + letters_at, reading->length - letters_at,
                        fold.letters, ALPHABET_FACE_LETTERS, &taken) != STATUS_OK) {
        return wrong(reading, STATUS_SYNTAX,
                     "a fold is one or two characters and the one or two letters they are read as");
    }
    if (alphabet->fold_count + count > ALPHABET_FOLDS_MAX) {
        return wrong(reading, STATUS_RANGE, "an alphabet has at most 96 folds");
    }
    for (int i = 0; i < count; i++) {
        memcpy(fold.form, forms[i], sizeof fold.form);
        fold.is_capital = i == 1;
        alphabet->folds[alphabet->fold_count++] = fold;
    }
    return STATUS_OK;
}

/* Adds a face and returns it; NULL if there is no room. */
static struct alphabet_face *new_face(struct alphabet *alphabet)
{
    return alphabet->face_count < ALPHABET_FACES_MAX ? &alphabet->faces[alphabet->face_count++]
                                                     : NULL;
}

static enum status add_pair(const struct reading *reading, bool is_letters_own)
{
    struct alphabet *alphabet = reading->alphabet;
    struct alphabet_face pair;
    size_t count;
    if (reading->length >= sizeof pair.label ||
        alphabet_encode(alphabet, reading->item, reading->length, pair.spelling,
                        ALPHABET_FACE_LETTERS, &count) != STATUS_OK ||
        count != ALPHABET_FACE_LETTERS || (is_letters_own && alphabet->pair_face != 0)) {
        return wrong(reading, STATUS_SYNTAX,
                     is_letters_own && alphabet->pair_face != 0 ? "there is already such a face"
                                                                : "a pair is two letters");
    }
    memcpy(pair.label, reading->item, reading->length);
    pair.label[reading->length] = '\0';
    struct alphabet_face *face = new_face(alphabet);
    if (!face) {
        return wrong(reading, STATUS_RANGE, "an alphabet has at most 64 faces");
    }
    *face = pair;
    if (is_letters_own) {
        alphabet->pair_face = 1 + (int)letter_of(alphabet, pair.spelling[0]);
        struct alphabet_face *own = &alphabet->faces[alphabet->pair_face];
        *face = *own;
        *own = pair;
    }
    return STATUS_OK;
}

static enum status add_place(const struct reading *reading)
{
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count;
    if (alphabet_encode(reading->alphabet, reading->item, reading->length, letters,
                        ALPHABET_FACE_LETTERS, &count) != STATUS_OK ||
        count != 2) {
        return wrong(reading, STATUS_SYNTAX,
                     "a place is a letter and the one that lists sort it with");
    }
    reading->alphabet->places[letter_number(letters[0])] = letters[1];
    return STATUS_OK;
}

static enum status add_item(const struct reading *reading, const char *kind, size_t kind_length)
{
    if (is_form("letters", kind, kind_length)) {
        return add_letter(reading);
    }
    if (is_form("folds", kind, kind_length)) {
        return add_folds(reading);
    }
    if (is_form("places", kind, kind_length)) {
        return add_place(reading);
    }
    if (is_form("pairs", kind, kind_length) || is_form("pair", kind, kind_length)) {
        return add_pair(reading, kind_length == strlen("pair"));
    }
    return fault_at_line(reading->fault, STATUS_SYNTAX, reading->line, 1,
                         "a line of an alphabet begins with letters, folds, places, pairs or pair");
}

static enum status read_line(struct reading *reading, const char *line, size_t length)
{
    const char *kind = NULL;
    size_t kind_length = 0;
    for (size_t at = 0; at < length && line[0] != '#';) {
        size_t size = 0;
        while (at + size < length && !utf8_is_blank(line[at + size])) {
            size++;
        }
        if (size == 0) {
            at++;
            continue;
        }
        if (!kind) {
            kind = line + at;
            kind_length = size;
            if (is_form("name", kind, size) || is_form("english", kind, size)) {
                return STATUS_OK;
            }
        } else {
            reading->item = line + at;
            reading->length = size;
            reading->column = at + 1;
            enum status status = add_item(reading, kind, kind_length);
            if (status != STATUS_OK) {
                return status;
            }
        }
        at += size;
    }
    return STATUS_OK;
}

enum status alphabet_read(const char *text, size_t length, struct alphabet *alphabet,
                          struct fault *fault)
{
    struct alphabet read = {.face_count = 1};
    struct reading reading = {.alphabet = &read, .fault = fault};
    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t size = end ? (size_t)(end - (text + at)) : length - at;
        reading.line++;
        enum status status = read_line(&reading, text + at, size);
        if (status != STATUS_OK) {
            return status;
        }
        at += size + 1;
    }
    if (read.letter_count == 0) {
        return fault_whole(fault, STATUS_EMPTY, "an alphabet without letters");
    }
    *alphabet = read;
    return STATUS_OK;
}
