/* SPDX-License-Identifier: MIT */
/*
 * Challenges as lines of text. Leaves the contents of board codes to deal_code.c.
 *
 *     T1-  board                       terms                  check        1
 *          a code, or T shape faces    a bit stream,          20 bits
 *          and 10 bits to check        padded with 0
 *
 *     shape: 0 3, rows - 1 6, columns - 1 6; a face is a character. For an alphabet other than
 *            English, or an English face beyond FACE_AN: 1 1, many 1, 0 1, rows and columns; then
 *            the alphabet's fingerprint 32 and 6 bits per face, or 7 if there are many (more than
 *            64, with the blank), padded with 0
 *
 *     terms: rules 2, seconds 5+, bytes of the name 3+, the name, digest 20, word count 4+,
 *            the words found; only if hints were bought or there are times: what hints cost 5+;
 *            only if there are times: without a clock the span 5, and 10 for each word found
 *
 * A number after a field is its width in bits; "5+" is a number preceded by its length in 5 bits.
 */
#include "trounce/challenge.h"

#include "code_bits.h"
#include "code_text.h"
#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <assert.h>
#include <string.h>

#define MARK_LETTER  'T'
#define MARK_DIGIT   '1'
#define MARK_LENGTH  3
#define END          '1'
#define TYPED_ID     'T' /* reserved: no set of dice may use it */
#define SIDE_BITS    6
#define SHAPE_CHARS  3
#define SHAPE_OWN    (1u << (SHAPE_CHARS * CODE_TEXT_BITS - 1)) /* an alphabet follows */
#define SHAPE_MANY   (SHAPE_OWN | SHAPE_OWN >> 1)               /* one of many faces */
#define OWN_BITS     32                                         /* of its fingerprint */
#define FACE_BITS    6
#define MANY_BITS    7 /* of a face of many */
#define BOARD_CHECK  10
#define LINE_CHECK   20
#define CHECK_CHARS  (LINE_CHECK / CODE_TEXT_BITS)
#define VALUES_MAX   (CHALLENGE_LINE_MAX - 1 - MARK_LENGTH - 1)
#define RULES_BITS   2
#define SECONDS_SIZE 5
#define NAME_SIZE    3
#define DIGEST_BITS  20
#define COUNT_SIZE   4
#define HINTS_SIZE   5
#define SPAN_BITS    5
#define SPAN_MAX     17 /* 2^17 seconds are more than a day */
#define TIME_BITS    10

static_assert(RULES_COUNT == 1 << RULES_BITS, "the rules have room, and each number is one");
static_assert(CHALLENGE_TIME_MAX_MS / 1000 >> ((1 << SECONDS_SIZE) - 1) == 0, "so has the time");
static_assert(CHALLENGE_NAME_SIZE - 1 < 1 << ((1 << NAME_SIZE) - 1), "so has the name");
static_assert(CHALLENGE_WORDS_MAX <= CODE_BITS_SET_MAX, "so have the words");
static_assert(CHALLENGE_HINTS_MAX >> ((1 << HINTS_SIZE) - 1) == 0, "so have the hints");
static_assert(CHALLENGE_TIME_PARTS == 1 << TIME_BITS, "a time has room");
static_assert(CHALLENGE_TIME_MAX_MS < 1000L << SPAN_MAX, "the span covers any time");
static_assert(CHALLENGE_TIMES_MAX * TIME_BITS >= CHALLENGE_LINE_MAX * CODE_TEXT_BITS,
              "no line has more times");
static_assert(HINTS_SIZE >= CODE_TEXT_BITS, "padding is shorter than the field of the hints");
static_assert(FACE_AN == CODE_TEXT_MASK, "a character can be any face of a known set");
static_assert(ALPHABET_FACES_MAX <= 1 << MANY_BITS, "so many bits can be any face");
static_assert(SHAPE_OWN >> 1 > (1u << 2 * SIDE_BITS) - 1, "no shape has these bits");

/* A line being parsed or built. Invariant: values from `count` on are 0. */
struct line {
    unsigned values[VALUES_MAX];
    size_t count;
};

static bool is_checked(const unsigned *values, size_t count, int width)
{
    size_t body = count - (size_t)(width / CODE_TEXT_BITS);
    return code_text_get(values + body, width / CODE_TEXT_BITS) ==
           code_bits_check(values, body, width);
}

/* Appends the check of all values so far. */
static void add_check(struct line *line, int width)
{
    uint32_t check = code_bits_check(line->values, line->count, width);
    line->count = code_text_put(line->values, line->count, check, width / CODE_TEXT_BITS);
}

/* --- the words found --- */

void challenge_add_found(struct challenge *challenge, size_t index)
{
    assert(index < challenge->word_count);
    challenge->found[index / 8] |= (unsigned char)(1u << index % 8);
}

bool challenge_has_found(const struct challenge *challenge, size_t index)
{
    assert(index < challenge->word_count);
    return code_bits_has(challenge->found, index);
}

int challenge_found_count(const struct challenge *challenge)
{
    int count = 0;
    for (size_t i = 0; i < challenge->word_count; i++) {
        count += challenge_has_found(challenge, i);
    }
    return count;
}

/* Returns what the times are parts of. */
static int64_t span_ms(const struct challenge *challenge)
{
    return challenge->time_ms > 0 ? challenge->time_ms : INT64_C(1000) << challenge->span;
}

bool challenge_set_times(struct challenge *challenge, const long *found_ms)
{
    int count = challenge_found_count(challenge);
    long last_ms = 0;
    challenge->has_times = false;
    challenge->span = 0;
    if (count < 1 || count > CHALLENGE_TIMES_MAX) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (found_ms[i] < 0) {
            return false;
        }
        last_ms = found_ms[i] > last_ms ? found_ms[i] : last_ms;
    }
    while (challenge->time_ms == 0 && challenge->span < SPAN_MAX && span_ms(challenge) <= last_ms) {
        challenge->span++;
    }
    int64_t span = span_ms(challenge);
    for (int i = 0; i < count; i++) {
        int64_t time_ms = found_ms[i] < span ? found_ms[i] : span - 1;
        challenge->times[i] = (uint16_t)(time_ms * CHALLENGE_TIME_PARTS / span);
    }
    challenge->has_times = true;
    return true;
}

long challenge_time_ms(const struct challenge *challenge, size_t rank)
{
    assert(challenge->has_times && rank < CHALLENGE_TIMES_MAX);
    int64_t span = span_ms(challenge);
    return (long)((challenge->times[rank] * span + span / 2) / CHALLENGE_TIME_PARTS);
}

enum status challenge_friend_init(struct challenge_friend *found, const struct challenge *challenge,
                                  const struct solution *solution)
{
    size_t room = (size_t)challenge_found_count(challenge) + 1;
    *found = (struct challenge_friend){.words = memory_new(room, sizeof *found->words),
                                       .hint_points = challenge->hint_points};
    if (challenge->has_times) {
        found->found_ms = memory_new(room, sizeof *found->found_ms);
    }
    if (!found->words || (challenge->has_times && !found->found_ms)) {
        challenge_friend_deinit(found);
        return STATUS_NO_MEMORY;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        if (challenge_has_found(challenge, i)) {
            if (found->found_ms) {
                found->found_ms[found->count] = challenge_time_ms(challenge, found->count);
            }
            found->words[found->count++] = solution->words[i].number;
        }
    }
    return STATUS_OK;
}

void challenge_friend_deinit(struct challenge_friend *found)
{
    memory_free(found->words);
    memory_free(found->found_ms);
    *found = (struct challenge_friend){0};
}

long challenge_score(const struct challenge *challenge, const struct solution *solution)
{
    long points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        points += challenge_has_found(challenge, i) ? solution->words[i].points : 0;
    }
    return points > challenge->hint_points ? points - challenge->hint_points : 0;
}

/* --- names --- */

void challenge_set_name(struct challenge *challenge, const char *name)
{
    size_t at = 0;
    size_t length;
    for (int count = 0; name && *name && count < CHALLENGE_NAME_CHARACTERS; name += length) {
        bool is_printable;
        length = utf8_step(name, UTF8_LENGTH_MAX, &is_printable);
        if (is_printable) {
            memcpy(challenge->name + at, name, length);
            at += length;
            count++;
        }
    }
    challenge->name[at] = 0;
}

/* --- words --- */

struct solver_filter challenge_filter(enum rules rules)
{
    return (struct solver_filter){.rules = rules, .tier_max = TIER_MAX};
}

static uint32_t digest_of(const struct solution *solution)
{
    uint64_t sum = UINT64_C(0x9e3779b97f4a7c15);
    for (size_t i = 0; i < solution->word_count; i++) {
        const char *text = solution_text(solution, i);
        for (size_t at = 0; at <= solution->words[i].letters; at++) { /* with the 0 */
            sum = (sum ^ (unsigned char)text[at]) * UINT64_C(0xd6e8feb86659fd93);
            sum ^= sum >> 32;
        }
    }
    return (uint32_t)(sum >> (64 - DIGEST_BITS));
}

enum status challenge_set_words(struct challenge *challenge, const struct solution *solution,
                                struct fault *fault)
{
    if (solution->word_count > CHALLENGE_WORDS_MAX) {
        return fault_whole(fault, STATUS_RANGE,
                           N_("the board has %zu words, but a challenge can have at most %d"),
                           solution->word_count, CHALLENGE_WORDS_MAX);
    }
    challenge->word_count = (uint32_t)solution->word_count;
    challenge->digest = digest_of(solution);
    challenge->has_times = false;
    memset(challenge->found, 0, sizeof challenge->found);
    return STATUS_OK;
}

enum status challenge_matches(const struct challenge *challenge, const struct solution *solution,
                              struct fault *fault)
{
    bool are_same =
        solution->word_count == challenge->word_count && digest_of(solution) == challenge->digest;
    return are_same ? STATUS_OK
                    : fault_whole(fault, STATUS_MISSING,
                                  N_("the challenge was made with another word list"));
}

/* --- writing --- */

/* Returns whether a character can be any face of the board. */
static bool is_plain(const struct board *board)
{
    bool all_plain = board->alphabet == &alphabet_english;
    for (int cell = 0; cell < board_cell_count(board) && all_plain; cell++) {
        all_plain = board->faces[cell] <= CODE_TEXT_MASK;
    }
    return all_plain;
}

/* The bits of a face of an alphabet. */
static int face_bits(const struct alphabet *alphabet)
{
    return alphabet->face_count <= 1 << FACE_BITS ? FACE_BITS : MANY_BITS;
}

/* The fingerprint of an alphabet, changed by the spellings of the faces in use that are not those
 * of a letter: alphabets of the same letters have their own. */
static uint32_t own_fingerprint(const struct alphabet *alphabet, const unsigned char *faces,
                                size_t cell_count)
{
    uint32_t hash = alphabet_fingerprint(alphabet);
    for (size_t cell = 0; cell < cell_count; cell++) {
        const char *spelling = alphabet_spelling(alphabet, faces[cell]);
        for (; faces[cell] > alphabet->letter_count && *spelling != '\0'; spelling++) {
            hash = (hash ^ (unsigned char)*spelling) * UINT32_C(16777619);
        }
    }
    return hash;
}

/* The characters that the fingerprint and faces of another board take. */
static size_t own_length(size_t cell_count, int width)
{
    return (OWN_BITS + (size_t)width * cell_count + CODE_TEXT_BITS - 1) / CODE_TEXT_BITS;
}

static void write_own_faces(const struct board *board, struct line *line)
{
    size_t cell_count = (size_t)board_cell_count(board);
    int width = face_bits(board->alphabet);
    size_t length = own_length(cell_count, width);
    struct code_bits bits = {.values = line->values,
                             .at = line->count * CODE_TEXT_BITS,
                             .end = (line->count + length) * CODE_TEXT_BITS};
    code_bits_put(&bits, own_fingerprint(board->alphabet, board->faces, cell_count), OWN_BITS);
    for (size_t cell = 0; cell < cell_count; cell++) {
        code_bits_put(&bits, board->faces[cell], width);
    }
    line->count += length;
}

static enum status write_board(const struct challenge *challenge, struct line *line,
                               struct fault *fault)
{
    const struct board *board = &challenge->board;
    if (challenge->source == CHALLENGE_CODE) {
        struct board_code code;
        size_t length = strlen(challenge->code);
        enum status status = deal_read_code(challenge->code, length, &code, fault);
        return status != STATUS_OK ? status
                                   : code_text_read(challenge->code, length, line->values,
                                                    BOARD_CODE_MAX, &line->count, fault);
    }
    int cell_count = board_cell_count(board);
    if (challenge->source == CHALLENGE_NO_BOARD || cell_count < 1) {
        return fault_whole(fault, STATUS_RANGE, N_("a challenge needs a board"));
    }
    bool is_short = is_plain(board);
    line->values[0] = (unsigned)code_text_value(TYPED_ID);
    uint64_t shape = (uint64_t)(board->rows - 1) << SIDE_BITS | (unsigned)(board->columns - 1);
    if (!is_short) {
        shape |= face_bits(board->alphabet) == MANY_BITS ? SHAPE_MANY : SHAPE_OWN;
    }
    line->count = code_text_put(line->values, 1, shape, SHAPE_CHARS);
    if (!is_short) {
        write_own_faces(board, line);
    }
    for (int cell = 0; cell < cell_count && is_short; cell++) {
        line->values[line->count++] = board->faces[cell];
    }
    add_check(line, BOARD_CHECK);
    return STATUS_OK;
}

static void write_times(struct code_bits *bits, const struct challenge *challenge)
{
    int count = challenge_found_count(challenge);
    if (challenge->time_ms == 0) {
        code_bits_put(bits, (uint32_t)challenge->span, SPAN_BITS);
    }
    for (int i = 0; i < count; i++) {
        code_bits_put(bits, challenge->times[i], TIME_BITS);
    }
}

static void write_terms(struct code_bits *bits, const struct challenge *challenge, bool with_times)
{
    assert(challenge->time_ms >= 0 && challenge->time_ms <= CHALLENGE_TIME_MAX_MS);
    assert(challenge->hint_points >= 0 && challenge->hint_points <= CHALLENGE_HINTS_MAX);
    size_t name_size = strlen(challenge->name);
    code_bits_put(bits, challenge->rules, RULES_BITS);
    code_bits_put_number(bits, (uint32_t)(challenge->time_ms / 1000), SECONDS_SIZE);
    code_bits_put_number(bits, (uint32_t)name_size, NAME_SIZE);
    for (size_t i = 0; i < name_size; i++) {
        code_bits_put(bits, (unsigned char)challenge->name[i], 8);
    }
    code_bits_put(bits, challenge->digest, DIGEST_BITS);
    code_bits_put_number(bits, challenge->word_count, COUNT_SIZE);
    code_bits_put_set(bits, challenge->found, challenge->word_count);
    if (challenge->hint_points > 0 || with_times) {
        code_bits_put_number(bits, (uint32_t)challenge->hint_points, HINTS_SIZE);
    }
    if (with_times) {
        write_times(bits, challenge);
    }
}

/* Writes the terms after the board; returns the bits where they end. */
static struct code_bits put_terms(struct line *line, const struct challenge *challenge,
                                  bool with_times)
{
    struct code_bits bits = {.values = line->values,
                             .at = line->count * CODE_TEXT_BITS,
                             .end = (size_t)(VALUES_MAX - CHECK_CHARS) * CODE_TEXT_BITS};
    memset(line->values + line->count, 0, (VALUES_MAX - line->count) * sizeof *line->values);
    write_terms(&bits, challenge, with_times);
    return bits;
}

enum status challenge_write(const struct challenge *challenge, char line[CHALLENGE_LINE_MAX],
                            struct fault *fault)
{
    struct line parts = {.count = 0};
    enum status status = write_board(challenge, &parts, fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct code_bits bits = put_terms(&parts, challenge, challenge->has_times);
    if (bits.overran && challenge->has_times) {
        bits = put_terms(&parts, challenge, false);
    }
    if (bits.overran) {
        return fault_whole(
            fault, STATUS_RANGE,
            N_("%d of %d words found: the challenge would have more than %d characters"),
            challenge_found_count(challenge), (int)challenge->word_count, CHALLENGE_LINE_MAX - 1);
    }
    parts.count = (bits.at + CODE_TEXT_BITS - 1) / CODE_TEXT_BITS;
    add_check(&parts, LINE_CHECK);
    char *at = line;
    *at++ = MARK_LETTER;
    *at++ = MARK_DIGIT;
    *at++ = '-';
    for (size_t i = 0; i < parts.count; i++) {
        *at++ = code_text_character(parts.values[i]);
    }
    *at++ = END;
    *at = 0;
    return STATUS_OK;
}

/* --- reading --- */

/* The size of what may stand between the characters of a challenge; mail quotes lines with ">". */
static size_t gap_size(const char *text, size_t length)
{
    char plain;
    return *text == '>' ? 1 : utf8_gap(text, length, &plain);
}

static bool is_letter_or_digit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Reports a fault at a byte offset in the text. */
static enum status fault_in(struct fault *fault, enum status status, const char *text, size_t at,
                            const char *sentence)
{
    const struct message detail = {.format = sentence};
    size_t line = 1;
    size_t column = 1;
    for (size_t i = 0; fault && i < at; i++) {
        column = text[i] == '\n' ? 1 : column + 1;
        line += text[i] == '\n';
    }
    return fault_at_line(fault, status, line, column, "%p", message_in(&detail));
}

/* Finds the start of a challenge from `*at` on: the word T1 followed by a gap. */
static bool find_mark(const char *text, size_t length, size_t *at)
{
    for (size_t i = *at; i + 2 < length; i++) {
        bool is_mark = (text[i] == MARK_LETTER || text[i] == MARK_LETTER - 'A' + 'a') &&
                       text[i + 1] == MARK_DIGIT && gap_size(text + i + 2, length - i - 2) > 0;
        if (is_mark && (i == 0 || !is_letter_or_digit(text[i - 1]))) {
            *at = i;
            return true;
        }
    }
    return false;
}

/* Reads the characters after the mark at `from` up to the end mark. Also keeps those of a line that
 * breaks off. */
static enum status read_values(const char *text, size_t length, size_t from, struct line *line,
                               struct fault *fault)
{
    line->count = 0;
    size_t at = from + MARK_LENGTH - 1; /* its gap may be longer than a dash */
    for (; at < length; at++) {
        size_t gap = gap_size(text + at, length - at);
        if (gap > 0) {
            at += gap - 1;
            continue;
        }
        if (text[at] == END && (at + 1 == length || !is_letter_or_digit(text[at + 1]))) {
            return STATUS_OK;
        }
        int value = code_text_value(text[at]);
        if (value < 0 || line->count == VALUES_MAX) {
            break;
        }
        line->values[line->count++] = (unsigned)value;
    }
    return fault_in(fault, STATUS_SYNTAX, text, at,
                    at < length ? N_("the challenge is cut off or was changed here")
                                : N_("the challenge is cut off: it should end in a 1"));
}

/* Reads faces of `alphabet`, of `width` bits; returns false if they are of another alphabet, or
 * invalid. Of earlier versions the fingerprint is that of the letters, whatever the faces. */
static bool get_own_faces(const struct alphabet *alphabet, struct code_bits *bits, int width,
                          size_t cell_count, unsigned char faces[BOARD_CELLS_MAX])
{
    uint32_t fingerprint = code_bits_get(bits, OWN_BITS);
    bool are_known = width == face_bits(alphabet);
    for (size_t cell = 0; cell < cell_count && are_known; cell++) {
        faces[cell] = (unsigned char)code_bits_get(bits, width);
        are_known = faces[cell] < alphabet->face_count;
    }
    return are_known && (fingerprint == own_fingerprint(alphabet, faces, cell_count) ||
                         fingerprint == alphabet_fingerprint(alphabet));
}

/* Reads typed letters, which have their own check; returns the number of values, 0 if invalid.
 * Letters of another alphabet than `alphabet` are counted but leave the board unchanged. */
static size_t get_letters(const struct alphabet *alphabet, struct line *line, struct board *board)
{
    if (line->count < 1 + SHAPE_CHARS) {
        return 0;
    }
    uint64_t shape = code_text_get(line->values + 1, SHAPE_CHARS);
    bool is_own = (shape & SHAPE_OWN) != 0;
    int width = (shape & SHAPE_MANY) == SHAPE_MANY ? MANY_BITS : FACE_BITS;
    shape &= ~(uint64_t)(width == MANY_BITS ? SHAPE_MANY : SHAPE_OWN);
    size_t rows = (size_t)(shape >> SIDE_BITS) + 1;
    size_t columns = (size_t)(shape & ((1u << SIDE_BITS) - 1)) + 1;
    size_t cell_count = rows * columns;
    if (cell_count > BOARD_CELLS_MAX) {
        return 0;
    }
    size_t face_chars = is_own ? own_length(cell_count, width) : cell_count;
    size_t count = 1 + SHAPE_CHARS + face_chars + BOARD_CHECK / CODE_TEXT_BITS;
    if (line->count < count || !is_checked(line->values, count, BOARD_CHECK)) {
        return 0;
    }
    unsigned char faces[BOARD_CELLS_MAX];
    if (is_own) {
        struct code_bits bits = {.values = line->values + 1 + SHAPE_CHARS,
                                 .end = face_chars * CODE_TEXT_BITS};
        if (get_own_faces(alphabet, &bits, width, cell_count, faces)) {
            board_init_in(board, alphabet, (int)rows, (int)columns, faces);
        }
        return count;
    }
    for (size_t cell = 0; cell < cell_count; cell++) {
        faces[cell] = (unsigned char)line->values[1 + SHAPE_CHARS + cell];
    }
    if (alphabet == &alphabet_english) {
        board_init(board, (int)rows, (int)columns, faces);
    }
    return count;
}

/* Reads the board at the start of the values; returns the number of its values, 0 if invalid. */
static size_t get_board(const struct alphabet *alphabet, struct line *line,
                        struct challenge *challenge)
{
    if (line->count == 0) {
        return 0;
    }
    size_t count = deal_code_length(code_text_character(line->values[0]));
    if (count > 0 && count <= line->count) {
        struct board_code code;
        char *text = code_text_write(line->values, count, challenge->code);
        if (deal_read_code(text, strlen(text), &code, NULL) == STATUS_OK) {
            challenge->source = CHALLENGE_CODE;
            return count;
        }
        text[0] = '\0'; /* invalid language or side */
    }
    count = code_text_character(line->values[0]) == TYPED_ID
                ? get_letters(alphabet, line, &challenge->board)
                : 0;
    challenge->source = challenge->board.rows > 0 ? CHALLENGE_LETTERS : CHALLENGE_NO_BOARD;
    return count;
}

/* Reads the times of the words found; returns false if they are invalid. */
static bool get_times(struct code_bits *bits, struct challenge *challenge)
{
    int count = challenge_found_count(challenge);
    if (challenge->time_ms == 0) {
        challenge->span = (int)code_bits_get(bits, SPAN_BITS);
    }
    if (count == 0 || count > CHALLENGE_TIMES_MAX || challenge->span > SPAN_MAX) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        challenge->times[i] = (uint16_t)code_bits_get(bits, TIME_BITS);
    }
    challenge->has_times = !bits->overran;
    return challenge->has_times;
}

/* Returns whether anything but padding is left. */
static bool has_more(const struct code_bits *bits)
{
    return !bits->overran && bits->end - bits->at >= CODE_TEXT_BITS;
}

/* Reads what the hints cost and the times, as far as there are any; returns false if they are
 * invalid. */
static bool get_rest(struct code_bits *bits, struct challenge *challenge)
{
    if (!has_more(bits)) {
        return true;
    }
    uint32_t points = code_bits_get_number(bits, HINTS_SIZE);
    bool has_times = has_more(bits);
    challenge->hint_points = points <= CHALLENGE_HINTS_MAX ? (long)points : 0;
    return points <= CHALLENGE_HINTS_MAX && (points > 0 || has_times) &&
           (!has_times || get_times(bits, challenge));
}

/* Reads the terms after the board; returns false if they are invalid. */
static bool get_terms(struct code_bits *bits, struct challenge *challenge)
{
    uint32_t rules = code_bits_get(bits, RULES_BITS);
    uint32_t seconds = code_bits_get_number(bits, SECONDS_SIZE);
    uint32_t name_size = code_bits_get_number(bits, NAME_SIZE);
    if (seconds > CHALLENGE_TIME_MAX_MS / 1000 || name_size >= CHALLENGE_NAME_SIZE) {
        return false;
    }
    challenge->rules = (enum rules)rules;
    challenge->time_ms = (long)seconds * 1000;
    char name[CHALLENGE_NAME_SIZE] = "";
    for (uint32_t i = 0; i < name_size; i++) {
        name[i] = (char)code_bits_get(bits, 8);
    }
    challenge_set_name(challenge, name);
    challenge->digest = code_bits_get(bits, DIGEST_BITS);
    challenge->word_count = code_bits_get_number(bits, COUNT_SIZE);
    bool is_known =
        strlen(challenge->name) == name_size && challenge->word_count <= CHALLENGE_WORDS_MAX;
    return is_known && code_bits_get_set(bits, challenge->found, challenge->word_count) &&
           get_rest(bits, challenge) && bits->end - bits->at < CODE_TEXT_BITS &&
           code_bits_get(bits, (int)(bits->end - bits->at)) == 0;
}

/* Reads the challenge whose mark is at `from`; `challenge` is zeroed. */
static enum status read_at(const struct alphabet *alphabet, const char *text, size_t length,
                           size_t from, struct challenge *challenge, struct fault *fault)
{
    struct line line = {.count = 0};
    enum status status = read_values(text, length, from, &line, fault);
    size_t board_count = get_board(alphabet, &line, challenge);
    if (status != STATUS_OK) {
        return status;
    }
    if (line.count < CHECK_CHARS || !is_checked(line.values, line.count, LINE_CHECK)) {
        return fault_in(fault, STATUS_DAMAGED, text, from,
                        N_("the challenge was changed: its checksum does not match"));
    }
    struct challenge whole = *challenge;
    struct code_bits bits = {.values = line.values,
                             .at = board_count * CODE_TEXT_BITS,
                             .end = (line.count - CHECK_CHARS) * CODE_TEXT_BITS};
    if (board_count == 0 || bits.at > bits.end || !get_terms(&bits, &whole)) {
        return fault_in(fault, STATUS_VERSION, text, from,
                        N_("the challenge was made by another version of the game"));
    }
    if (whole.source == CHALLENGE_NO_BOARD) {
        return fault_in(fault, STATUS_MISSING, text, from,
                        N_("the challenge has letters of another language"));
    }
    *challenge = whole;
    return STATUS_OK;
}

enum status challenge_read(const char *text, size_t length, struct challenge *challenge,
                           struct fault *fault)
{
    return challenge_read_in(&alphabet_english, text, length, challenge, fault);
}

enum status challenge_read_in(const struct alphabet *alphabet, const char *text, size_t length,
                              struct challenge *challenge, struct fault *fault)
{
    enum status status = STATUS_EMPTY;
    size_t kept_at = 0;
    *challenge = (struct challenge){.source = CHALLENGE_NO_BOARD};
    for (size_t at = 0; status != STATUS_OK && find_mark(text, length, &at); at++) {
        struct challenge next = {.source = CHALLENGE_NO_BOARD};
        enum status result = read_at(alphabet, text, length, at, &next, NULL);
        bool is_better =
            challenge->source == CHALLENGE_NO_BOARD && next.source != CHALLENGE_NO_BOARD;
        if (status == STATUS_EMPTY || result == STATUS_OK || is_better) {
            status = result;
            kept_at = at;
            *challenge = next;
        }
    }
    if (status == STATUS_EMPTY) {
        return fault_at_line(fault, STATUS_EMPTY, 1, 1,
                             N_("there is no challenge: one begins with T1- and ends in a 1"));
    }
    /* Only the challenge that is kept is read again for its fault: counting lines from the start of
     * the text would take too long for each of a thousand. */
    return status == STATUS_OK ? status
                               : read_at(alphabet, text, length, kept_at, challenge, fault);
}

enum challenge_text challenge_classify(const struct alphabet *alphabet, const char *text,
                                       size_t length)
{
    size_t at = 0;
    if (find_mark(text, length, &at)) {
        return CHALLENGE_TEXT_CHALLENGE;
    }
    unsigned values[BOARD_CODE_MAX];
    size_t count = 0;
    struct board_code code;
    if (deal_read_code(text, length, &code, NULL) != STATUS_OK ||
        code_text_read(text, length, values, BOARD_CODE_MAX, &count, NULL) != STATUS_OK) {
        return CHALLENGE_TEXT_LETTERS;
    }
    for (size_t i = 0; i < length; i++) {
        if (text[i] >= '2' && text[i] <= '9') {
            return CHALLENGE_TEXT_CODE;
        }
    }
    /* Letters alone are a code if the check is right and they do not make a board. */
    struct board board;
    bool is_code = code_text_evaluate(values, count) == 0 &&
                   board_parse_in(alphabet, text, length, 0, 0, &board, NULL) != STATUS_OK;
    return is_code ? CHALLENGE_TEXT_CODE : CHALLENGE_TEXT_LETTERS;
}
