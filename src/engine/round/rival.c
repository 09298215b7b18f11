/* SPDX-License-Identifier: MIT */
/*
 * Implements the computer players: a table of chances, a draw for each word, and a measure of how
 * bent a word is. Leaves taking words to round.c.
 */
#include "trounce/rival.h"

#include "trounce/random.h"

#include <assert.h>
#include <string.h>

static const char *const names[RIVAL_COUNT] = {
    [RIVAL_NOVICE] = "novice",       [RIVAL_SCHOLAR] = "scholar", [RIVAL_EXPERT] = "expert",
    [RIVAL_MERCILESS] = "merciless", [RIVAL_LADDER] = "ladder",   [RIVAL_FRIEND] = "friend",
};

#define OLD_LADDER_NAME "match"

static const int strengths[RIVAL_COUNT] = {
    [RIVAL_NOVICE] = 100,
    [RIVAL_SCHOLAR] = 300,
    [RIVAL_EXPERT] = 600,
    [RIVAL_MERCILESS] = RIVAL_STRENGTH_MAX,
};

/* Classes of words, by tier, that a player knows equally well. */
#define CLASS_COUNT 6

static const int class_tier_max[CLASS_COUNT] = {10, 20, 35, 50, 60, 70};

/*
 * What a player knows and sees. Tuned so that the median scores on a thousand fair 4 × 4 boards,
 * four letters and up, are 6, 18 and 46; tests/bench/bench_rivals prints them.
 */
struct talent {
    uint32_t seen[CLASS_COUNT]; /* millionths, for four letters in a line; 0: not known */
    uint32_t seen_unknown;      /* the same for words of TIER_UNKNOWN */
    uint32_t long_percent;      /* the factor for each letter past the fourth */
    uint32_t bent_percent;      /* the factor for each bend */
};

static const struct talent talents[RIVAL_MERCILESS] = {
    [RIVAL_NOVICE] = {.seen = {360000, 270000, 125000},
                      .seen_unknown = 80000,
                      .long_percent = 65,
                      .bent_percent = 75},
    [RIVAL_SCHOLAR] = {.seen = {710000, 590000, 390000, 150000},
                       .seen_unknown = 200000,
                       .long_percent = 74,
                       .bent_percent = 82},
    [RIVAL_EXPERT] = {.seen = {940000, 880000, 740000, 480000, 330000, 150000},
                      .seen_unknown = 400000,
                      .long_percent = 85,
                      .bent_percent = 90},
};

#define LETTERS_AT_EASE 4

/* FNV-1a; its result is mixed further by the generator that it seeds. */
#define HASH_START UINT64_C(0xcbf29ce484222325)
#define HASH_PRIME UINT64_C(0x100000001b3)

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ byte[i]) * HASH_PRIME;
    }
    return hash;
}

const char *rival_name(enum rival_level level)
{
    assert(level < RIVAL_COUNT);
    return names[level];
}

bool rival_from_name(const char *name, enum rival_level *level)
{
    for (int i = 0; i < RIVAL_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            *level = (enum rival_level)i;
            return true;
        }
    }
    if (strcmp(name, OLD_LADDER_NAME) == 0) {
        *level = RIVAL_LADDER;
        return true;
    }
    return false;
}

uint64_t rival_board_seed(const struct board *board)
{
    const unsigned char shape[] = {(unsigned char)board->rows, (unsigned char)board->columns};
    uint64_t hash = hash_bytes(HASH_START, shape, sizeof shape);
    return hash_bytes(hash, board->faces, (size_t)board_cell_count(board));
}

int rival_level_strength(enum rival_level level)
{
    assert(level < RIVAL_COUNT);
    return strengths[level];
}

void rival_init(struct rival *rival, enum rival_level level, uint64_t seed)
{
    struct random random;
    random_seed(&random, seed);
    *rival = (struct rival){
        .level = level, .strength = rival_level_strength(level), .salt = random_next(&random)};
}

void rival_init_strength(struct rival *rival, int strength, uint64_t seed)
{
    assert(strength >= RIVAL_STRENGTH_MIN && strength <= RIVAL_STRENGTH_MAX);
    rival_init(rival, RIVAL_LADDER, seed);
    rival->strength = strength;
}

/* Bends */

/* The opposite of direction d is DIRECTIONS - 1 - d. */
#define DIRECTIONS 8

static const signed char row_steps[DIRECTIONS] = {-1, -1, -1, 0, 0, 1, 1, 1};
static const signed char column_steps[DIRECTIONS] = {-1, 0, 1, -1, 1, -1, 0, 1};

/*
 * The ways that spell a prefix of a word, as sets of cells: reached[n][d] has the cells where a way
 * of n letters ends with a step in direction d. First cells count as reached in all directions.
 */
struct ways {
    const struct board *board;
    size_t length;
    uint64_t landings[DIRECTIONS]; /* cells that can be entered in each direction */
    /* spelling[at][n]: the cells that spell n letters of the word from position `at` on. */
    uint64_t spelling[PATH_LETTERS_MAX][FACE_LETTERS_MAX + 1];
    uint64_t reached[PATH_LETTERS_MAX + 1][DIRECTIONS];
};

/* Records from which directions a cell can be entered and which letters of the word it spells. */
static void add_cell(struct ways *ways, const char *word, int cell)
{
    const struct board *board = ways->board;
    uint64_t bit = UINT64_C(1) << cell;
    for (int d = 0; d < DIRECTIONS; d++) {
        int row = cell / board->columns - row_steps[d];
        int column = cell % board->columns - column_steps[d];
        if (row >= 0 && row < board->rows && column >= 0 && column < board->columns) {
            ways->landings[d] |= bit;
        }
    }
    const char *spelling = alphabet_spelling(board->alphabet, board->faces[cell]);
    size_t letters = strlen(spelling);
    for (size_t at = 0; letters > 0 && at + letters <= ways->length; at++) {
        if (word[at] == spelling[0] && memcmp(word + at, spelling, letters) == 0) {
            ways->spelling[at][letters] |= bit;
        }
    }
}

static void ways_init(struct ways *ways, const struct board *board, const char *word, size_t length)
{
    ways->board = board;
    ways->length = length;
    memset(ways->landings, 0, sizeof ways->landings);
    memset(ways->spelling, 0, length * sizeof ways->spelling[0]);
    memset(ways->reached, 0, (length + 1) * sizeof ways->reached[0]);
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        add_cell(ways, word, cell);
    }
    for (size_t letters = 1; letters <= FACE_LETTERS_MAX && letters <= length; letters++) {
        for (int d = 0; d < DIRECTIONS; d++) {
            ways->reached[letters][d] = ways->spelling[0][letters];
        }
    }
}

/* Returns the cells one step from `cells` in direction d. */
static uint64_t step_cells(const struct ways *ways, uint64_t cells, int d)
{
    if (ways->landings[d] == 0) {
        return 0; /* also avoids a shift by the width of the set */
    }
    int offset = row_steps[d] * ways->board->columns + column_steps[d];
    return (offset > 0 ? cells << offset : cells >> -offset) & ways->landings[d];
}

/* Returns the cells where a way can turn into direction d. */
static uint64_t turning_cells(const uint64_t reached[DIRECTIONS], int d)
{
    uint64_t cells = 0;
    for (int from = 0; from < DIRECTIONS; from++) {
        if (from != DIRECTIONS - 1 - d) {
            cells |= reached[from];
        }
    }
    return cells;
}

/* Follows all ways with one more bend than before (none the first time, as first cells have no
 * direction to turn from); returns whether one of them spells the word. */
static bool follow_ways(struct ways *ways)
{
    uint64_t before[PATH_LETTERS_MAX + 1][DIRECTIONS];
    memcpy(before, ways->reached, ways->length * sizeof before[0]);
    for (size_t at = 1; at < ways->length; at++) {
        for (int d = 0; d < DIRECTIONS; d++) {
            uint64_t cells = ways->reached[at][d] | turning_cells(before[at], d);
            uint64_t next = step_cells(ways, cells, d);
            for (size_t letters = 1; letters <= FACE_LETTERS_MAX && at + letters <= ways->length;
                 letters++) {
                ways->reached[at + letters][d] |= next & ways->spelling[at][letters];
            }
        }
    }
    uint64_t ends = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        ends |= ways->reached[ways->length][d];
    }
    return ends != 0;
}

int rival_bends(const struct board *board, const char *word, size_t length)
{
    int letters = (int)length;
    assert(letters >= 1 && letters <= PATH_LETTERS_MAX);
    struct ways ways;
    ways_init(&ways, board, word, length);
    for (int bends = 0; bends < letters; bends++) {
        if (follow_ways(&ways)) {
            return bends;
        }
    }
    return -1;
}

/* Chances */

static uint32_t chance_of_tier(const struct talent *talent, int tier)
{
    if (tier == TIER_UNKNOWN) {
        return talent->seen_unknown;
    }
    for (int i = 0; i < CLASS_COUNT; i++) {
        if (tier <= class_tier_max[i]) {
            return talent->seen[i];
        }
    }
    return 0;
}

static uint32_t chance_of_level(enum rival_level level, int tier, size_t letters, int bends)
{
    if (level == RIVAL_MERCILESS) {
        return RIVAL_CERTAIN;
    }
    const struct talent *talent = &talents[level];
    uint32_t chance = chance_of_tier(talent, tier);
    for (size_t letter = LETTERS_AT_EASE; letter < letters; letter++) {
        chance = chance * talent->long_percent / 100;
    }
    for (int bend = 0; bend < bends; bend++) {
        chance = chance * talent->bent_percent / 100;
    }
    return chance;
}

int64_t rival_blend(const int64_t at_levels[RIVAL_FIXED_COUNT], int strength_tenths)
{
    assert(strength_tenths >= 0 && strength_tenths <= 10 * RIVAL_STRENGTH_MAX);
    int64_t lower = 0;
    int begin = 10 * RIVAL_STRENGTH_NOTHING;
    if (strength_tenths <= begin) {
        return lower;
    }
    int level = 0;
    while (strength_tenths > 10 * strengths[level]) {
        lower = at_levels[level];
        begin = 10 * strengths[level];
        level++;
    }
    assert(at_levels[level] >= lower && at_levels[level] < INT64_C(1) << 50);
    return lower +
           (at_levels[level] - lower) * (strength_tenths - begin) / (10 * strengths[level] - begin);
}

uint32_t rival_chance(int strength, int tier, size_t letters, int bends)
{
    assert(tier >= TIER_UNKNOWN && tier <= TIER_MAX && bends >= 0);
    int64_t chances[RIVAL_FIXED_COUNT];
    for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
        chances[level] = chance_of_level((enum rival_level)level, tier, letters, bends);
    }
    return (uint32_t)rival_blend(chances, 10 * strength);
}

bool rival_finds(const struct rival *rival, const struct board *board, const char *word,
                 size_t length, int tier)
{
    if (rival->strength == RIVAL_STRENGTH_MAX) {
        return true;
    }
    struct random random;
    random_seed(&random, hash_bytes(HASH_START ^ rival->salt, word, length));
    uint32_t draw = random_below(&random, RIVAL_CERTAIN);
    if (draw >= rival_chance(rival->strength, tier, length, 0)) {
        return false; /* bends only lower the chance, so most words need no bend count */
    }
    int bends = rival_bends(board, word, length);
    assert(bends >= 0);
    return draw < rival_chance(rival->strength, tier, length, bends);
}
