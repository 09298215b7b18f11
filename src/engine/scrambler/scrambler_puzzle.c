/* SPDX-License-Identifier: MIT */
/*
 * The words to draw from, grouped by length, and puzzles: filling rows, jumbling, codes, solutions.
 */
#include "trounce/scrambler.h"

#include "code_text.h"
#include "trounce/memory.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* ---- the words to draw from ---- */

#define SCRAMBLER_LENGTHS (SCRAMBLER_LETTER_MAX - SCRAMBLER_LETTER_MIN + 1)

/* The words of one length, concatenated without separators. */
struct scrambler_shelf {
    char *letters;
    size_t count;
    size_t capacity;
};

struct scrambler_source {
    const struct alphabet *alphabet;
    struct scrambler_shelf shelves[SCRAMBLER_LENGTHS];
    uint32_t fingerprint;
};

#define FINGERPRINT_START 2166136261u /* FNV-1a */
#define FINGERPRINT_PRIME 16777619u

struct collector {
    struct scrambler_source *source;
    int tier_max;
    bool with_offensive;
    enum status status;
};

static void fingerprint_add(uint32_t *fingerprint, const char *word, size_t length)
{
    /* Include the final 0, so that "ab", "c" differs from "a", "bc". */
    for (size_t i = 0; i <= length; i++) {
        *fingerprint = (*fingerprint ^ (unsigned char)word[i]) * FINGERPRINT_PRIME;
    }
}

static bool collect(void *context, const char *word, size_t length, struct word_note note)
{
    struct collector *collector = context;
    if (length < SCRAMBLER_LETTER_MIN || length > SCRAMBLER_LETTER_MAX ||
        note.tier > collector->tier_max ||
        (!collector->with_offensive && (note.marks & WORD_MARK_OFFENSIVE))) {
        return true;
    }
    struct scrambler_shelf *shelf = &collector->source->shelves[length - SCRAMBLER_LETTER_MIN];
    void *letters = shelf->letters;
    if (!memory_reserve(&letters, &shelf->capacity, shelf->count, length)) {
        collector->status = STATUS_NO_MEMORY;
        return false;
    }
    shelf->letters = letters;
    memcpy(shelf->letters + shelf->count * length, word, length);
    shelf->count++;
    fingerprint_add(&collector->source->fingerprint, word, length);
    return true;
}

enum status scrambler_source_new(const struct lexicon *lexicon, int tier_max, bool with_offensive,
                                 struct scrambler_source **source)
{
    struct scrambler_source *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->alphabet = lexicon->alphabet;
    made->fingerprint = FINGERPRINT_START;
    struct collector collector = {.source = made,
                                  .tier_max = tier_max,
                                  .with_offensive = with_offensive,
                                  .status = STATUS_OK};
    lexicon_each(lexicon, collect, &collector);
    if (collector.status != STATUS_OK) {
        scrambler_source_free(made);
        return collector.status;
    }
    *source = made;
    return STATUS_OK;
}

void scrambler_source_free(struct scrambler_source *source)
{
    if (!source) {
        return;
    }
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        memory_free(source->shelves[i].letters);
    }
    memory_free(source);
}

size_t scrambler_source_count(const struct scrambler_source *source)
{
    size_t count = 0;
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        count += source->shelves[i].count;
    }
    return count;
}

/* Returns the fewest of `left` free cells of a row that words of the source leave free. `has_word`:
 * a word precedes them, so a space is needed. Recurses at most once for each word of a row. */
static int least_rest(const struct scrambler_source *source, int left, bool has_word)
{
    int least = left;
    for (int length = SCRAMBLER_LETTER_MIN; length <= SCRAMBLER_LETTER_MAX; length++) {
        int after = left - length - (has_word ? 1 : 0);
        if (source->shelves[length - SCRAMBLER_LETTER_MIN].count > 0 && after >= 0) {
            int rest = least_rest(source, after, true);
            least = rest < least ? rest : least;
        }
    }
    return least;
}

/* Returns whether a word of `length` may be put in next. */
static bool may_place(const struct scrambler_source *source, int left, bool has_word, int length)
{
    int rest = left - length - (has_word ? 1 : 0);
    return source->shelves[length - SCRAMBLER_LETTER_MIN].count > 0 && rest >= 0 &&
           least_rest(source, rest, true) < SCRAMBLER_LETTER_MIN;
}

/* Names the lengths that occur; there must be words. */
static const char *name_lengths(const struct scrambler_source *source)
{
    static const char *const names[] = {
        [1] = "3",      [2] = "4",      [3] = "3 or 4",    [4] = "5",
        [5] = "3 or 5", [6] = "4 or 5", [7] = "3, 4 or 5",
    };
    unsigned present = 0;
    for (unsigned i = 0; i < SCRAMBLER_LENGTHS; i++) {
        present |= (source->shelves[i].count > 0 ? 1u : 0u) << i;
    }
    return names[present];
}

enum status scrambler_source_fills(const struct scrambler_source *source, int size,
                                   struct fault *fault)
{
    assert(size >= SCRAMBLER_SIZE_MIN && size <= SCRAMBLER_SIZE_MAX);
    if (scrambler_source_count(source) == 0) {
        return fault_whole(fault, STATUS_EMPTY, N_("there are no words of 3, 4 or 5 letters"));
    }
    int rest = least_rest(source, size, false);
    if (rest >= SCRAMBLER_LETTER_MIN) {
        return fault_whole(fault, STATUS_RANGE,
                           N_("a row of %d cells cannot be filled with words of %s letters: "
                              "%d cells would remain, too few for a space and another word"),
                           size, name_lengths(source), rest);
    }
    return STATUS_OK;
}

/* ---- puzzles ---- */

/* A grid that is still solved after JUMBLES_MAX jumbles is filled again; after FILLS_MAX fills
 * dealing fails. That only happens if the cells show one letter, or hardly more. */
#define JUMBLES_MAX 32
#define FILLS_MAX   100

/* Draws a word from those that may be put in, all equally likely; there must be one. */
static const char *draw_word(const struct scrambler_source *source, int left, bool has_word,
                             struct random *random, int *length)
{
    size_t total = 0;
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        if (may_place(source, left, has_word, SCRAMBLER_LETTER_MIN + i)) {
            total += source->shelves[i].count;
        }
    }
    assert(total > 0 && total < UINT32_MAX);
    size_t drawn = random_below(random, (uint32_t)total);
    for (int i = 0; i < SCRAMBLER_LENGTHS; i++) {
        const struct scrambler_shelf *shelf = &source->shelves[i];
        *length = SCRAMBLER_LETTER_MIN + i;
        if (!may_place(source, left, has_word, *length)) {
            continue;
        }
        if (drawn < shelf->count) {
            return shelf->letters + drawn * (size_t)*length;
        }
        drawn -= shelf->count;
    }
    assert(false);
    return NULL;
}

/* A word that was put in, for sorting. */
struct put_word {
    char letters[SCRAMBLER_LETTER_MAX + 1];
};

static int fill_row(const struct scrambler_source *source, struct random *random, int size,
                    char *cells, struct put_word *put)
{
    int count = 0;
    int left = size;
    memset(cells, SCRAMBLER_SPACE, (size_t)size);
    while (left >= SCRAMBLER_LETTER_MIN) {
        bool has_word = count > 0;
        int length;
        const char *letters = draw_word(source, left, has_word, random, &length);
        memcpy(cells + size - left + (has_word ? 1 : 0), letters, (size_t)length);
        put[count] = (struct put_word){{0}};
        memcpy(put[count].letters, letters, (size_t)length);
        count++;
        left -= length + (has_word ? 1 : 0);
    }
    return count;
}

static void fill(const struct scrambler_source *source, struct random *random, int size,
                 struct scrambler_puzzle *puzzle)
{
    struct put_word put[SCRAMBLER_WORDS_MAX];
    int count = 0;
    puzzle->jumbled.size = size;
    for (int row = 0; row < size; row++) {
        count += fill_row(source, random, size, puzzle->jumbled.cells + (size_t)row * (size_t)size,
                          put + count);
    }
    for (int i = 1; i < count; i++) {
        struct put_word word = put[i];
        int at = i;
        for (; at > 0 && strcmp(put[at - 1].letters, word.letters) > 0; at--) {
            put[at] = put[at - 1];
        }
        put[at] = word;
    }
    puzzle->words.count = 0;
    for (int i = 0; i < count; i++) {
        scrambler_words_add(&puzzle->words, put[i].letters, strlen(put[i].letters));
    }
}

/* Returns whether the grid hides the words; a short jumble hides them with its first move. */
static bool jumble(struct random *random, bool is_short, struct scrambler_puzzle *puzzle)
{
    bool is_hidden = true;
    puzzle->jumble_count =
        is_short ? SCRAMBLER_JUMBLE_SHORT
                 : SCRAMBLER_JUMBLE_MIN +
                       (int)random_below(random, SCRAMBLER_JUMBLE_MAX - SCRAMBLER_JUMBLE_MIN + 1);
    for (int i = 0; i < puzzle->jumble_count; i++) {
        struct scrambler_move *move = &puzzle->jumble[i];
        move->is_column = i % 2 == 1;
        move->line = (unsigned char)random_below(random, (uint32_t)puzzle->jumbled.size);
        move->shift = (signed char)(random_below(random, 2) == 0 ? 1 : -1);
        scrambler_grid_slide(&puzzle->jumbled, *move);
        if (is_short || i + 1 == puzzle->jumble_count) {
            is_hidden = is_hidden && !scrambler_grid_is_solved(&puzzle->jumbled, &puzzle->words);
        }
    }
    return is_hidden;
}

/* Deals one puzzle, which depends only on the state of the generator and whether it is short. */
static enum status deal_once(const struct scrambler_source *source, int size, bool is_short,
                             struct random *random, struct scrambler_puzzle *puzzle,
                             struct fault *fault)
{
    memset(puzzle, 0, sizeof *puzzle);
    puzzle->alphabet = source->alphabet;
    puzzle->state = random->state;
    puzzle->fingerprint = source->fingerprint;
    for (int fills = 0; fills < FILLS_MAX; fills++) {
        fill(source, random, size, puzzle);
        struct scrambler_grid solved = puzzle->jumbled;
        for (int jumbles = 0; jumbles < JUMBLES_MAX; jumbles++) {
            puzzle->jumbled = solved;
            if (jumble(random, is_short, puzzle)) {
                return STATUS_OK;
            }
        }
    }
    return fault_whole(
        fault, STATUS_RANGE,
        N_("the words read across however the lines are slid: more words are needed"));
}

enum status scrambler_puzzle_deal(const struct scrambler_source *source, int size, int jumble_count,
                                  struct random *random, struct scrambler_puzzle *puzzle,
                                  struct fault *fault)
{
    assert(jumble_count == 0 ||
           (jumble_count >= SCRAMBLER_JUMBLE_SHORT && jumble_count <= SCRAMBLER_JUMBLE_MAX));
    enum status status = scrambler_source_fills(source, size, fault);
    struct scrambler_puzzle dealt = {.jumble_count = 0};
    while (status == STATUS_OK) {
        status =
            deal_once(source, size, jumble_count == SCRAMBLER_JUMBLE_SHORT, random, &dealt, fault);
        if (jumble_count == 0 || dealt.jumble_count == jumble_count) {
            break;
        }
    }
    if (status == STATUS_OK) {
        *puzzle = dealt;
    }
    return status;
}

struct scrambler_move scrambler_puzzle_solution(const struct scrambler_puzzle *puzzle, int index)
{
    assert(index >= 0 && index < puzzle->jumble_count);
    return scrambler_move_opposite(puzzle->jumble[puzzle->jumble_count - 1 - index]);
}

void scrambler_puzzle_row_words(const struct scrambler_puzzle *puzzle,
                                struct scrambler_words *words)
{
    struct scrambler_grid grid = puzzle->jumbled;
    int size = grid.size;
    for (int i = 0; i < puzzle->jumble_count; i++) {
        scrambler_grid_slide(&grid, scrambler_puzzle_solution(puzzle, i));
    }
    *words = (struct scrambler_words){.count = 0};
    for (int row = 0; row < size; row++) {
        const char *cells = grid.cells + (size_t)row * (size_t)size;
        size_t length = 0;
        for (int column = 0; column <= size; column++) {
            if (column < size && cells[column] != SCRAMBLER_SPACE) {
                length++;
            } else if (length > 0) {
                scrambler_words_add(words, cells + (size_t)column - length, length);
                length = 0;
            }
        }
    }
}

char *scrambler_puzzle_solution_text(const struct scrambler_puzzle *puzzle,
                                     char text[SCRAMBLER_SOLUTION_TEXT_MAX])
{
    struct scrambler_grid grid = puzzle->jumbled;
    size_t at = strlen(scrambler_grid_text(puzzle->alphabet, &grid, text));
    for (int i = 0; i < puzzle->jumble_count; i++) {
        struct scrambler_move move = scrambler_puzzle_solution(puzzle, i);
        char name[SCRAMBLER_MOVE_TEXT_MAX];
        scrambler_move_text(move, name);
        int written = snprintf(text + at, (size_t)SCRAMBLER_SOLUTION_TEXT_MAX - at,
                               "\n*** Move %d (%c,%c,%c)\n", i + 1, name[0], name[1], name[2]);
        assert(written > 0);
        at += (size_t)written;
        assert(SCRAMBLER_SOLUTION_TEXT_MAX - (int)at >= SCRAMBLER_TEXT_MAX);
        scrambler_grid_slide(&grid, move);
        at += strlen(scrambler_grid_text(puzzle->alphabet, &grid, text + at));
    }
    return text;
}

/* Codes
 *
 *     size  state of the generator  words  check
 *     4     K7Q4M2XP                DH     F
 */

#define STATE_CHARS 8
#define WORDS_CHARS 2
#define CODE_CHARS  (1 + STATE_CHARS + WORDS_CHARS + 1)

static_assert(STATE_CHARS * CODE_TEXT_BITS == RANDOM_STATE_BITS, "the state fills its characters");
static_assert(CODE_TEXT_SIZE(CODE_CHARS) <= SCRAMBLER_CODE_MAX, "a code fits with its dashes");

/* Returns the part of a fingerprint that goes into a code; its inverse marks a short jumble, which
 * the state of the generator does not contain. */
static uint64_t mark_of_words(uint32_t fingerprint, bool is_short)
{
    uint32_t folded = fingerprint ^ fingerprint >> 16;
    return (is_short ? ~folded : folded) & (CODE_TEXT_MASK << CODE_TEXT_BITS | CODE_TEXT_MASK);
}

char *scrambler_puzzle_code(const struct scrambler_puzzle *puzzle, char code[SCRAMBLER_CODE_MAX])
{
    unsigned values[CODE_CHARS];
    size_t count = 0;
    bool is_short = puzzle->jumble_count == SCRAMBLER_JUMBLE_SHORT;
    values[count++] = (unsigned)code_text_value((char)('0' + puzzle->jumbled.size));
    count = code_text_put(values, count, puzzle->state, STATE_CHARS);
    count = code_text_put(values, count, mark_of_words(puzzle->fingerprint, is_short), WORDS_CHARS);
    values[count++] = 0;
    values[count - 1] = code_text_evaluate(values, count);
    return code_text_write(values, count, code);
}

enum status scrambler_puzzle_from_code(const char *text, size_t length,
                                       const struct scrambler_source *source,
                                       struct scrambler_puzzle *puzzle, struct fault *fault)
{
    unsigned values[CODE_CHARS];
    size_t count;
    enum status status = code_text_read(text, length, values, CODE_CHARS, &count, fault);
    if (status != STATUS_OK) {
        return status;
    }
    int size = code_text_character(values[0]) - '0';
    if (size < SCRAMBLER_SIZE_MIN || size > SCRAMBLER_SIZE_MAX) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, 1,
                             N_("the code of a puzzle begins with its size, 3 to 9"));
    }
    if (count != CODE_CHARS) {
        return fault_at_line(fault, STATUS_SYNTAX, 1, length + 1,
                             N_("the code has %zu letters and digits instead of %d"), count,
                             CODE_CHARS);
    }
    if (code_text_evaluate(values, count) != 0) {
        return fault_whole(fault, STATUS_SYNTAX, N_("a character of the code is mistyped"));
    }
    uint64_t mark = code_text_get(values + 1 + STATE_CHARS, WORDS_CHARS);
    bool is_short = mark == mark_of_words(source->fingerprint, true);
    if (!is_short && mark != mark_of_words(source->fingerprint, false)) {
        return fault_whole(fault, STATUS_MISSING, N_("the code was made with another word list"));
    }
    struct random random = {.state = code_text_get(values + 1, STATE_CHARS)};
    return scrambler_puzzle_deal(source, size, is_short ? SCRAMBLER_JUMBLE_SHORT : 0, &random,
                                 puzzle, fault);
}
