/* SPDX-License-Identifier: MIT */
/*
 * Two sorted lists of words. A lexicon made of them has notes and nodes of its own: no word ends
 * where a removed one does, and new nodes after those of the list lead to the added ones. So
 * whatever walks the nodes is as fast as without own words, however many there are.
 */
#include "trounce/own_words.h"

#include "letters.h"
#include "lines.h"
#include "lowest_bit.h"
#include "trounce/memory.h"

#include <string.h>

struct list {
    char **words;
    size_t count;
    size_t capacity;
};

struct own_words {
    const struct alphabet *alphabet;
    struct list lists[2]; /* added, removed */
    int tier_max;         /* limits */
    bool without_offensive;
};

static struct list *list_of(const struct own_words *own, enum own_word kind)
{
    assert(kind == OWN_WORD_ADDED || kind == OWN_WORD_REMOVED);
    return (struct list *)&own->lists[kind == OWN_WORD_REMOVED];
}

enum status own_words_new(const struct alphabet *alphabet, struct own_words **own)
{
    *own = memory_new(1, sizeof **own);
    if (!*own) {
        return STATUS_NO_MEMORY;
    }
    (*own)->alphabet = alphabet;
    own_words_limit(*own, TIER_MAX, false);
    return STATUS_OK;
}

void own_words_limit(struct own_words *own, int tier_max, bool without_offensive)
{
    own->tier_max = tier_max;
    own->without_offensive = without_offensive;
}

bool own_words_leave_out(const struct own_words *own, const struct lexicon *packed,
                         struct word_note note)
{
    return (packed->has_tiers && note.tier > own->tier_max) ||
           (own->without_offensive && note.marks == WORD_MARK_OFFENSIVE);
}

static bool is_limited(const struct own_words *own)
{
    return own->tier_max < TIER_MAX || own->without_offensive;
}

bool own_words_are_none(const struct own_words *own)
{
    return own->lists[0].count + own->lists[1].count == 0 && !is_limited(own);
}

static void clear(struct list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        memory_free(list->words[i]);
    }
    memory_free(list->words);
    *list = (struct list){NULL, 0, 0};
}

void own_words_free(struct own_words *own)
{
    if (own) {
        clear(&own->lists[0]);
        clear(&own->lists[1]);
        memory_free(own);
    }
}

/* Gets where a word is, or where it belongs; returns whether it is there. */
static bool search(const struct list *list, const char *word, size_t *index)
{
    size_t low = 0;
    size_t high = list->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(list->words[middle], word);
        if (order == 0) {
            *index = middle;
            return true;
        }
        *(order < 0 ? &low : &high) = order < 0 ? middle + 1 : middle;
    }
    *index = low;
    return false;
}

/* Copies a word in lower case; false if it has a byte that is not a letter, or too many. */
static bool normalize(const struct own_words *own, const char *word, size_t length,
                      char text[WORD_LETTERS_MAX + 1])
{
    if (length > WORD_LETTERS_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_of(own->alphabet, word[i]);
        if (letter == LETTER_NONE) {
            return false;
        }
        text[i] = letter_byte(letter);
    }
    text[length] = '\0';
    return true;
}

enum own_word own_words_kind(const struct own_words *own, const char *word, size_t length)
{
    char text[WORD_LETTERS_MAX + 1];
    size_t index;
    if (!normalize(own, word, length, text)) {
        return OWN_WORD_NONE;
    }
    return search(&own->lists[0], text, &index)   ? OWN_WORD_ADDED
           : search(&own->lists[1], text, &index) ? OWN_WORD_REMOVED
                                                  : OWN_WORD_NONE;
}

static void take_out(struct list *list, const char *word)
{
    size_t index;
    if (search(list, word, &index)) {
        memory_free(list->words[index]);
        list->count--;
        memmove(&list->words[index], &list->words[index + 1],
                (list->count - index) * sizeof *list->words);
    }
}

static enum status insert(struct list *list, const char *word, size_t length)
{
    size_t index;
    if (search(list, word, &index)) {
        return STATUS_OK;
    }
    void *words = list->words;
    bool has_room = memory_reserve(&words, &list->capacity, list->count, sizeof *list->words);
    list->words = words;
    char *copy = has_room ? memory_new(length + 1, 1) : NULL;
    if (!copy) {
        return STATUS_NO_MEMORY;
    }
    memcpy(copy, word, length + 1);
    memmove(&list->words[index + 1], &list->words[index],
            (list->count - index) * sizeof *list->words);
    list->words[index] = copy;
    list->count++;
    return STATUS_OK;
}

enum status own_words_set(struct own_words *own, const char *word, size_t length,
                          enum own_word kind)
{
    char text[WORD_LETTERS_MAX + 1];
    if (length < OWN_WORD_LETTERS_MIN || length > WORD_LETTERS_MAX) {
        return STATUS_RANGE;
    }
    if (!normalize(own, word, length, text)) {
        return STATUS_SYNTAX;
    }
    if (kind != OWN_WORD_NONE) {
        bool is_new = own_words_kind(own, text, length) == OWN_WORD_NONE;
        if (is_new && own->lists[0].count + own->lists[1].count >= OWN_WORDS_MAX) {
            return STATUS_RANGE;
        }
        enum status status = insert(list_of(own, kind), text, length);
        if (status != STATUS_OK) {
            return status;
        }
    }
    for (enum own_word other = OWN_WORD_ADDED; other <= OWN_WORD_REMOVED; other++) {
        if (other != kind) {
            take_out(list_of(own, other), text);
        }
    }
    return STATUS_OK;
}

size_t own_words_count(const struct own_words *own, enum own_word kind)
{
    return list_of(own, kind)->count;
}

const char *own_words_at(const struct own_words *own, enum own_word kind, size_t index)
{
    assert(index < list_of(own, kind)->count);
    return list_of(own, kind)->words[index];
}

/* ---- as text ---- */

/* Reads a line that begins at `start`, with any blanks. */
static enum status read_line(struct own_words *own, const char *start, const struct line *line,
                             struct fault *fault)
{
    char word[WORD_LETTERS_MAX + 1];
    size_t count;
    bool is_removed = line->text[0] == '-';
    const char *text = line->text + is_removed;
    size_t size = line->length - is_removed;
    enum status status = alphabet_encode(own->alphabet, text, size, word, WORD_LETTERS_MAX, &count);
    if (status == STATUS_SYNTAX) {
        return fault_stray(fault, line->number, (size_t)(text + count - start) + 1, text + count,
                           size - count);
    }
    if (status == STATUS_OK) {
        status = own_words_set(own, word, count, is_removed ? OWN_WORD_REMOVED : OWN_WORD_ADDED);
    }
    if (status == STATUS_RANGE && own->lists[0].count + own->lists[1].count >= OWN_WORDS_MAX) {
        return fault_at_line(fault, status, line->number, 0,
                             N_("there can be at most %d words of your own"), OWN_WORDS_MAX);
    }
    return status == STATUS_RANGE ? fault_at_line(fault, status, line->number, 0,
                                                  N_("a word has from %d to %d letters"),
                                                  OWN_WORD_LETTERS_MIN, WORD_LETTERS_MAX)
                                  : status;
}

static size_t all_words(const struct own_words *own)
{
    return own->lists[0].count + own->lists[1].count;
}

/* Counts the words that are only in `read`. */
static size_t new_words(const struct own_words *own, const struct own_words *read)
{
    size_t count = 0;
    for (enum own_word kind = OWN_WORD_ADDED; kind <= OWN_WORD_REMOVED; kind++) {
        for (size_t i = 0; i < own_words_count(read, kind); i++) {
            const char *word = own_words_at(read, kind, i);
            count += own_words_kind(own, word, strlen(word)) == OWN_WORD_NONE;
        }
    }
    return count;
}

enum status own_words_read(struct own_words *own, const char *text, size_t size,
                           struct fault *fault)
{
    struct own_words *read;
    struct lines lines = lines_of(text, size);
    struct line line;
    enum status status = own_words_new(own->alphabet, &read);
    const char *start = lines.at;
    for (; status == STATUS_OK && lines_next(&lines, &line); start = lines.at) {
        if (line.length > 0 && line.text[0] != '#') {
            status = read_line(read, start, &line, fault);
        }
    }
    if (status == STATUS_OK && all_words(own) + new_words(own, read) > OWN_WORDS_MAX) {
        status = fault_whole(fault, STATUS_RANGE, N_("there can be at most %d words of your own"),
                             OWN_WORDS_MAX);
    }
    for (enum own_word kind = OWN_WORD_ADDED; kind <= OWN_WORD_REMOVED; kind++) {
        for (size_t i = 0; status == STATUS_OK && i < own_words_count(read, kind); i++) {
            const char *word = own_words_at(read, kind, i);
            status = own_words_set(own, word, strlen(word), kind);
        }
    }
    own_words_free(read);
    return status == STATUS_NO_MEMORY ? fault_status(fault, status) : status;
}

enum status own_words_write(const struct own_words *own, char **text)
{
    size_t size = 1;
    for (int i = 0; i < 2; i++) {
        for (size_t j = 0; j < own->lists[i].count; j++) {
            size += ALPHABET_TEXT_SIZE(strlen(own->lists[i].words[j])) + 2;
        }
    }
    char *at = *text = memory_new(size, 1);
    if (!at) {
        return STATUS_NO_MEMORY;
    }
    for (enum own_word kind = OWN_WORD_ADDED; kind <= OWN_WORD_REMOVED; kind++) {
        for (size_t i = 0; i < own_words_count(own, kind); i++) {
            const char *word = own_words_at(own, kind, i);
            if (kind == OWN_WORD_REMOVED) {
                *at++ = '-';
            }
            at += alphabet_lower(own->alphabet, word, strlen(word), at);
            *at++ = '\n';
        }
    }
    *at = '\0';
    return STATUS_OK;
}

/* ---- a lexicon ---- */

/* Returns the node where a word of the packed lexicon ends; LEXICON_ROOT if it has no such word. */
static uint32_t node_of(const struct lexicon *packed, const char *word)
{
    uint32_t node = LEXICON_ROOT;
    for (; *word != '\0'; word++) {
        unsigned letter = letter_number(*word);
        if (!lexicon_has_letter(packed, node, letter)) {
            return LEXICON_ROOT;
        }
        node = lexicon_child(packed, node, letter);
    }
    return lexicon_word_length(packed, node) > 0 ? node : LEXICON_ROOT;
}

/* Says in the nodes that no word ends where one does that does not count. */
static void take_out_words(const struct own_words *own, const struct lexicon *packed,
                           uint64_t *nodes)
{
    const struct list *adds = &own->lists[0];
    const struct list *removes = &own->lists[1];
    uint32_t number = 0;
    for (uint32_t node = 0; is_limited(own) && node < packed->slot_count; node++) {
        if (lexicon_word_length(packed, node) > 0 &&
            own_words_leave_out(own, packed, lexicon_note(packed, number++))) {
            nodes[node] &= LEXICON_NO_LENGTH;
        }
    }
    for (size_t i = 0; is_limited(own) && i < adds->count; i++) {
        uint32_t node = node_of(packed, adds->words[i]);
        nodes[node] = packed->nodes[node];
    }
    for (size_t i = 0; i < removes->count; i++) {
        uint32_t node = node_of(packed, removes->words[i]);
        if (node != LEXICON_ROOT) {
            nodes[node] &= LEXICON_NO_LENGTH;
        }
    }
}

/* A lexicon of its own in the making. */
struct making {
    struct lexicon *lexicon;
    uint64_t *nodes;
    uint32_t *upper;   /* upper_letters of the lexicon; NULL: it is not wide */
    uint32_t *numbers; /* own_numbers of the lexicon */
    uint32_t end;      /* the slots from here on are free */
};

/* The most free slots that adding a word takes: the children of one node move to where there is
 * room for another, and each later letter makes an only child. */
static size_t slots_to_add(const struct lexicon *packed, const char *word)
{
    return lexicon_room(packed) + strlen(word);
}

static void set_letters(struct making *making, uint32_t node, uint32_t base, uint64_t letters)
{
    making->nodes[node] = (making->nodes[node] & ~LEXICON_NO_LENGTH) |
                          (uint64_t)base << LEXICON_BASE_SHIFT | (uint32_t)letters;
    if (making->upper) {
        making->upper[node] = (uint32_t)(letters >> 32);
    }
}

/* Moves the children of a node to free slots, where there is one for this letter, too. */
static void move_children(struct making *making, uint32_t node, unsigned letter)
{
    const struct lexicon *lexicon = making->lexicon;
    uint64_t before = lexicon_letters(lexicon, node);
    uint32_t from = lexicon_base_in(making->nodes[node]);
    uint64_t letters = before | UINT64_C(1) << letter;
    uint32_t base = making->end - lowest_bit(letters);
    for (uint64_t left = letters; left != 0; left &= left - 1) {
        uint32_t slot = base + lowest_bit(left);
        uint32_t old = from + lowest_bit(left);
        making->end = slot + 1;
        if ((before >> lowest_bit(left) & 1u) != 0) {
            making->nodes[slot] = making->nodes[old];
            if (making->upper) {
                making->upper[slot] = making->upper[old];
            }
        }
        if (lexicon_length_in(making->nodes[slot]) > 0) {
            making->numbers[slot - lexicon->own_slot] = lexicon_word_number(lexicon, old);
        }
    }
    set_letters(making, node, base, letters);
}

/* Adds a word that the packed list lacks. It ends at an own node, as only those can give any
 * number; for that the node of a longer word moves, too. */
static void add_word(struct making *making, const char *word, uint32_t number)
{
    uint32_t node = LEXICON_ROOT;
    size_t length = strlen(word);
    for (size_t i = 0; i < length; i++) {
        unsigned letter = letter_number(word[i]);
        uint32_t base = lexicon_base_in(making->nodes[node]);
        bool is_there = lexicon_has_letter(making->lexicon, node, letter);
        bool is_last = i + 1 == length;
        if (!is_there || (is_last && base + letter < making->lexicon->own_slot)) {
            move_children(making, node, letter);
        }
        node = lexicon_base_in(making->nodes[node]) + letter;
    }
    making->nodes[node] |= (uint64_t)length << LEXICON_LENGTH_SHIFT;
    making->numbers[node - making->lexicon->own_slot] = number;
}

enum status own_words_apply(const struct own_words *own, const struct lexicon *packed,
                            struct lexicon *lexicon)
{
    const struct list *adds = &own->lists[0];
    size_t own_slots = adds->count > 0 ? lexicon_room(packed) : 0;
    for (size_t i = 0; i < adds->count; i++) {
        own_slots += slots_to_add(packed, adds->words[i]);
    }
    size_t slot_count = packed->slot_count + own_slots;
    size_t notes_size = (size_t)packed->word_count + 1;
    size_t mask_count = slot_count / 64 + 1;
    size_t upper_count = packed->upper_letters ? slot_count : 0;
    size_t size = (slot_count + mask_count) * sizeof(uint64_t) +
                  (upper_count + own_slots) * sizeof(uint32_t) + notes_size + adds->count;
    uint64_t *nodes = slot_count <= LEXICON_SLOTS_MAX ? memory_new(1, size) : NULL;
    if (!nodes) {
        return STATUS_NO_MEMORY;
    }
    uint64_t *word_bits = nodes + slot_count;
    uint32_t *upper = (uint32_t *)(void *)(word_bits + mask_count);
    uint32_t *numbers = upper + upper_count;
    unsigned char *notes = (unsigned char *)(numbers + own_slots);
    memcpy(nodes, packed->nodes, packed->slot_count * sizeof *nodes);
    memcpy(word_bits, packed->word_bits, packed->slot_count / 64 * sizeof *word_bits);
    if (packed->upper_letters) {
        memcpy(upper, packed->upper_letters, packed->slot_count * sizeof *upper);
    }
    memcpy(notes, packed->notes, notes_size);
    memset(notes + notes_size, OWN_WORD_TIER, adds->count);
    *lexicon = *packed;
    lexicon->nodes = nodes;
    lexicon->upper_letters = packed->upper_letters ? upper : NULL;
    lexicon->word_bits = word_bits;
    lexicon->own_numbers = numbers;
    lexicon->notes = notes;
    lexicon->slot_count = (uint32_t)slot_count;
    lexicon->owned = nodes;
    take_out_words(own, packed, nodes);
    struct making making = {lexicon, nodes, packed->upper_letters ? upper : NULL, numbers,
                            packed->slot_count};
    for (size_t i = 0; i < adds->count; i++) {
        if (!lexicon_contains(packed, adds->words[i], strlen(adds->words[i]))) {
            add_word(&making, adds->words[i], packed->word_count + 1 + lexicon->added_count++);
        }
    }
    return STATUS_OK;
}
