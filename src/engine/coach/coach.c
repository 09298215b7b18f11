/* SPDX-License-Identifier: MIT */
/*
 * Counts the common words of each round by trait, in classes of words that are equally hard, and
 * judges the counts. Leaves exact chances to coach_chance.c and the endings of each language to
 * coach_affixes.c.
 */
#include "trounce/coach.h"

#include "coach_affixes.h"
#include "coach_chance.h"
#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/par.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A habit is named if its chance, times the number of traits that could have been named (Tarone's
 * correction), is at most this: in ten rounds it is judged ten times, and all of that must stay
 * below 5 %. */
#define ALPHA 0.012

/* And if the player finds at most this share of what is expected. */
#define SHARE_MOST 0.65

/* How far below the expectation a count must be for its exact chance to be worth computing, in
 * standard deviations. */
#define DEVIATIONS 2

#define CLASSES      2
#define CLASS_WORDS  12 /* at least, for another class */
#define KINDS_MAX    (2 * AFFIXES_MAX + COACH_TRAIT_COUNT)
#define LATE_TURN_MS (2 * COACH_LATE_MS)
#define TURN_END_MS  1000 /* a turn that ends in its last second was not ended early */
#define USUAL        300  /* the strength by which words are hard or easy */
#define MILLION      1000000

/* Counts of words: all, and those that were found; of each kind, too. */
struct tally {
    int words, found;
    int with[KINDS_MAX], with_found[KINDS_MAX];
};

struct coached_round {
    int rows, columns;
    struct tally classes[CLASSES];
    int class_count;
    double long_odds;  /* of finding a long word, in relation to the others */
    int timed, late;   /* words whose time is known; those of the last minute */
    double late_share; /* expected of them; 0: the round has no last minute */
    int passing[BOARD_CELLS_MAX], left[BOARD_CELLS_MAX];
};

struct coach {
    struct coach_habit kinds[KINDS_MAX]; /* only the trait and its letters */
    int kind_count;
    struct coached_round rounds[COACH_ROUNDS_MAX];
    int round_count;
};

/* A common word of the round that is being added. */
struct counted_word {
    size_t index; /* in the solution */
    bool is_found;
    uint32_t ease;
    int64_t chances[RIVAL_FIXED_COUNT];
};

/* --- life --- */

/* Adds a kind for each of the affixes that the alphabet can write. */
static void add_affixes(struct coach *coach, const struct alphabet *alphabet,
                        enum coach_trait trait, const char *list)
{
    while (*list) {
        assert(coach->kind_count < KINDS_MAX - COACH_TRAIT_COUNT);
        struct coach_habit *kind = &coach->kinds[coach->kind_count];
        size_t length = strcspn(list, " ");
        size_t used;
        if (alphabet_encode(alphabet, list, length, kind->letters, COACH_LETTERS_MAX - 1, &used) ==
            STATUS_OK) {
            kind->trait = trait;
            coach->kind_count++;
        }
        list += length + (list[length] != '\0');
    }
}

enum status coach_new(const char *language, const struct alphabet *alphabet, struct coach **coach)
{
    struct coach *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    const struct affixes *affixes = affixes_of(language);
    add_affixes(made, alphabet, COACH_ENDING, affixes->endings);
    add_affixes(made, alphabet, COACH_BEGINNING, affixes->beginnings);
    for (int trait = COACH_DOUBLE; trait < COACH_TRAIT_COUNT; trait++) {
        made->kinds[made->kind_count++].trait = (enum coach_trait)trait;
    }
    *coach = made;
    return STATUS_OK;
}

void coach_free(struct coach *coach)
{
    memory_free(coach);
}

int coach_round_count(const struct coach *coach)
{
    return coach->round_count;
}

/* --- traits --- */

/* A word is never empty. */
static bool has_double(const char *text)
{
    for (; text[1] != '\0'; text++) {
        if (text[0] == text[1]) {
            return true;
        }
    }
    return false;
}

static bool is_at_corner(int row, int column, const struct board *board)
{
    return (row == 0 || row == board->rows - 1) && (column == 0 || column == board->columns - 1);
}

/* Returns whether a die belongs to the part of the board. */
static bool is_in(enum coach_trait part, const struct board *board, int cell)
{
    int row = cell / board->columns;
    int column = cell % board->columns;
    bool is_top = row < board->rows / 2;
    bool is_bottom = row >= board->rows - board->rows / 2;
    bool is_left = column < board->columns / 2;
    bool is_right = column >= board->columns - board->columns / 2;
    switch (part) {
    case COACH_LEFT:
        return column == 0;
    case COACH_RIGHT:
        return column == board->columns - 1;
    case COACH_TOP:
        return row == 0;
    case COACH_BOTTOM:
        return row == board->rows - 1;
    case COACH_TOP_LEFT:
        return is_top && is_left;
    case COACH_TOP_RIGHT:
        return is_top && is_right;
    case COACH_BOTTOM_LEFT:
        return is_bottom && is_left;
    case COACH_BOTTOM_RIGHT:
        return is_bottom && is_right;
    case COACH_EDGE_STARTS:
        return row == 0 || column == 0 || row == board->rows - 1 || column == board->columns - 1;
    default:
        return is_at_corner(row, column, board);
    }
}

static bool has_trait(const struct coach_habit *kind, const struct board *board,
                      const struct solution *solution, size_t index)
{
    const char *text = solution_text(solution, index);
    size_t letters = solution->words[index].letters;
    size_t length = strlen(kind->letters);
    const unsigned char *cells = solution->cells + solution->words[index].path_at;
    int count = solution->words[index].path_length;
    switch (kind->trait) {
    case COACH_ENDING:
        return length < letters && memcmp(text + letters - length, kind->letters, length) == 0;
    case COACH_BEGINNING:
        return length < letters && memcmp(text, kind->letters, length) == 0;
    case COACH_DOUBLE:
        return has_double(text);
    case COACH_LONG_WORD:
        return letters >= COACH_LONG;
    case COACH_LAST_MINUTE:
    case COACH_NOTHING:
    case COACH_TRAIT_COUNT:
        return false;
    case COACH_EDGE_STARTS:
        count = 1;
        break;
    default:
        break;
    }
    for (int i = 0; i < count; i++) {
        if (is_in(kind->trait, board, cells[i])) {
            return true;
        }
    }
    return false;
}

int coach_count(const struct coach_habit *habit, const struct board *board,
                const struct solution *solution)
{
    int count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        count +=
            deal_passes_for_common(&solution->words[i]) && has_trait(habit, board, solution, i);
    }
    return count;
}

void coach_measure(struct coach_habit *habit, const struct round *round,
                   const struct solution *solution)
{
    habit->words = coach_count(habit, round_board(round), solution);
    habit->found = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        habit->found += deal_passes_for_common(&solution->words[i]) &&
                        has_trait(habit, round_board(round), solution, i) &&
                        (solution->finders[i] & FOUND_BY_PLAYER);
    }
}

/* --- a round --- */

/* Easiest first. */
static int compare_words(const void *left, const void *right)
{
    const struct counted_word *a = left;
    const struct counted_word *b = right;
    if (a->ease != b->ease) {
        return a->ease > b->ease ? -1 : 1;
    }
    return (a->index > b->index) - (a->index < b->index);
}

/* Collects the common words; returns how many there are. */
static int collect(const struct round *round, const struct solution *solution,
                   struct counted_word *words)
{
    int count = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *solved = &solution->words[i];
        const char *text = solution_text(solution, i);
        unsigned finders = solution->finders[i];
        if (!deal_passes_for_common(solved) ||
            (finders == FOUND_BY(SIDE_COMPUTER) && round_traits(round)->is_race)) {
            continue;
        }
        struct counted_word *word = &words[count++];
        int bends = rival_bends(round_board(round), text, solved->letters);
        assert(bends >= 0);
        word->index = i;
        word->is_found = (finders & FOUND_BY_PLAYER) != 0;
        word->ease = rival_chance(USUAL, solved->tier, solved->letters, bends);
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            word->chances[level] = rival_chance(rival_level_strength((enum rival_level)level),
                                                solved->tier, solved->letters, bends);
        }
    }
    qsort(words, (size_t)count, sizeof *words, compare_words);
    return count;
}

static void tally(const struct coach *coach, struct coached_round *kept, struct tally *tally,
                  const struct board *board, const struct solution *solution,
                  const struct counted_word *word)
{
    const struct solved_word *solved = &solution->words[word->index];
    tally->words++;
    tally->found += word->is_found;
    for (int k = 0; k < coach->kind_count; k++) {
        if (has_trait(&coach->kinds[k], board, solution, word->index)) {
            tally->with[k]++;
            tally->with_found[k] += word->is_found;
        }
    }
    for (int i = 0; i < solved->path_length; i++) {
        int cell = solution->cells[solved->path_at + (size_t)i];
        kept->passing[cell]++;
        kept->left[cell] += !word->is_found;
    }
}

/*
 * Returns the odds that a player finds a long word, in relation to those of another one, if a
 * computer player who would find as many of all words is a model for him. At most 1: who finds
 * long words as easily as others is not told that he finds too few.
 */
static double odds_of_long(const struct solution *solution, const struct counted_word *words,
                           int count)
{
    int64_t of_long[RIVAL_FIXED_COUNT] = {0};
    int64_t of_others[RIVAL_FIXED_COUNT] = {0};
    int long_count = 0;
    int64_t found = 0;
    for (int i = 0; i < count; i++) {
        bool is_long = solution->words[words[i].index].letters >= COACH_LONG;
        int64_t *sums = is_long ? of_long : of_others;
        long_count += is_long;
        found += words[i].is_found ? MILLION : 0;
        for (int level = 0; level < RIVAL_FIXED_COUNT; level++) {
            sums[level] += words[i].chances[level];
        }
    }
    int low = 10 * RIVAL_STRENGTH_NOTHING + 1;
    int high = 10 * RIVAL_STRENGTH_MAX;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (rival_blend(of_long, middle) + rival_blend(of_others, middle) < found) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    double long_found = (double)rival_blend(of_long, low);
    double others_found = (double)rival_blend(of_others, low);
    double long_left = (double)long_count * MILLION - long_found;
    double others_left = (double)(count - long_count) * MILLION - others_found;
    double for_long = long_found * others_left;
    double for_others = others_found * long_left;
    return for_long > 0 && for_long < for_others ? for_long / for_others : 1;
}

/* Counts the words of the last minute, if the player used all of the time. */
static void note_times(struct coached_round *kept, const struct round *round)
{
    long time = round_time_ms(round);
    if (time < LATE_TURN_MS || round_traits(round)->seats > 1 ||
        round_played_ms(round) < time - TURN_END_MS) {
        return;
    }
    int timed = 0;
    int late = 0;
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        long found_ms = round_word(round, SIDE_PLAYER, i)->found_ms;
        if (found_ms < 0) {
            return;
        }
        timed++;
        late += found_ms > time - COACH_LATE_MS;
    }
    kept->timed = timed;
    kept->late = late;
    kept->late_share =
        1 - (double)par_in_time(MILLION, time - COACH_LATE_MS) / (double)par_in_time(MILLION, time);
}

enum status coach_add(struct coach *coach, const struct round *round,
                      const struct solution *solution)
{
    const struct board *board = round_board(round);
    if (coach->round_count == COACH_ROUNDS_MAX) {
        return STATUS_OK;
    }
    struct counted_word *words = memory_new(solution->word_count, sizeof *words);
    if (!words) {
        return STATUS_NO_MEMORY;
    }
    struct coached_round *kept = &coach->rounds[coach->round_count++];
    int count = collect(round, solution, words);
    kept->rows = board->rows;
    kept->columns = board->columns;
    kept->class_count = count / CLASS_WORDS < 1         ? 1
                        : count / CLASS_WORDS > CLASSES ? CLASSES
                                                        : count / CLASS_WORDS;
    for (int i = 0; i < count; i++) {
        struct tally *class = &kept->classes[i * kept->class_count / count];
        tally(coach, kept, class, board, solution, &words[i]);
    }
    kept->long_odds = odds_of_long(solution, words, count);
    note_times(kept, round);
    memory_free(words);
    return STATUS_OK;
}

/* --- judging --- */

/* The test of a kind, with room for its groups. */
struct trial {
    struct coach_habit habit;
    struct chance_test test;
    struct chance_outline outline;
    struct chance_group groups[COACH_ROUNDS_MAX * CLASSES];
};

/* Sets up the test of a kind: words are compared with others of their class, long ones, which are
 * classes of their own, with all others of the round, by their odds. */
static void set_up(const struct coach *coach, int kind, struct trial *trial)
{
    enum coach_trait trait = coach->kinds[kind].trait;
    struct coach_habit *habit = &trial->habit;
    *habit = coach->kinds[kind];
    trial->test = (struct chance_test){.groups = trial->groups};
    for (int r = 0; r < coach->round_count; r++) {
        const struct coached_round *round = &coach->rounds[r];
        if (trait == COACH_LAST_MINUTE) {
            if (round->late_share > 0) {
                trial->groups[trial->test.count++] =
                    (struct chance_group){.found = round->timed, .share = round->late_share};
                habit->words += round->timed;
                habit->found += round->late;
            }
            continue;
        }
        struct chance_group whole = {.odds = trait == COACH_LONG_WORD ? round->long_odds : 1};
        for (int c = 0; c < round->class_count; c++) {
            const struct tally *class = &round->classes[c];
            struct chance_group group = {
                .words = class->words, .found = class->found, .with = class->with[kind], .odds = 1};
            habit->words += group.with;
            habit->found += class->with_found[kind];
            habit->other_words += group.words - group.with;
            habit->other_found += group.found - class->with_found[kind];
            whole.words += group.words;
            whole.found += group.found;
            whole.with += group.with;
            if (trait != COACH_LONG_WORD) {
                trial->groups[trial->test.count++] = group;
            }
        }
        if (trait == COACH_LONG_WORD) {
            trial->groups[trial->test.count++] = whole;
        }
    }
    trial->test.found = habit->found;
}

/* Tarone: traits that could not be significant, whatever was found, do not count. Returns by how
 * much the others must be more certain. */
static int correction(const double *least_chances, int count)
{
    int factor = 1;
    for (;; factor++) {
        int possible = 0;
        for (int k = 0; k < count; k++) {
            possible += least_chances[k] <= ALPHA / factor;
        }
        if (possible <= factor) {
            return factor;
        }
    }
}

/* Returns the chance of a kind if it may be significant, else 1. */
static double judge_kind(const struct trial *trial, int factor, double *room)
{
    const struct chance_outline *outline = &trial->outline;
    double below = outline->mean - trial->test.found;
    if (outline->least_chance > ALPHA / factor || below <= 0 ||
        below * below < DEVIATIONS * DEVIATIONS * outline->variance ||
        trial->test.found > SHARE_MOST * outline->mean) {
        return 1;
    }
    return chance_of_so_few(&trial->test, room);
}

/* Allocates room for the chances: no test has more words than were found in all rounds. */
static double *new_room(const struct coach *coach)
{
    int found = 0;
    int timed = 0;
    for (int r = 0; r < coach->round_count; r++) {
        const struct coached_round *round = &coach->rounds[r];
        timed += round->timed;
        for (int c = 0; c < round->class_count; c++) {
            found += round->classes[c].found;
        }
    }
    return memory_new(CHANCE_ROOM(found > timed ? found : timed), sizeof(double));
}

enum status coach_judge(const struct coach *coach, struct coach_habit *habit)
{
    double least_chances[KINDS_MAX];
    struct trial *trials = memory_new((size_t)coach->kind_count, sizeof *trials);
    double *room = new_room(coach);
    enum status status = trials && room ? STATUS_OK : STATUS_NO_MEMORY;
    *habit = (struct coach_habit){.trait = COACH_NOTHING, .chance = 1};
    for (int k = 0; k < coach->kind_count && status == STATUS_OK; k++) {
        set_up(coach, k, &trials[k]);
        trials[k].outline = chance_outline(&trials[k].test, room);
        least_chances[k] = trials[k].outline.least_chance;
    }
    int factor = status == STATUS_OK ? correction(least_chances, coach->kind_count) : 1;
    for (int k = 0; k < coach->kind_count && status == STATUS_OK; k++) {
        double chance = judge_kind(&trials[k], factor, room);
        if (chance * factor <= ALPHA && chance < habit->chance) {
            *habit = trials[k].habit;
            habit->expected = trials[k].outline.mean;
            habit->chance = chance;
        }
    }
    memory_free(trials);
    memory_free(room);
    return status;
}

int coach_heat(const struct coach *coach, int rows, int columns, int words[BOARD_CELLS_MAX],
               int left[BOARD_CELLS_MAX])
{
    int count = 0;
    memset(words, 0, BOARD_CELLS_MAX * sizeof *words);
    memset(left, 0, BOARD_CELLS_MAX * sizeof *left);
    for (int r = 0; r < coach->round_count; r++) {
        const struct coached_round *round = &coach->rounds[r];
        if (round->rows != rows || round->columns != columns) {
            continue;
        }
        count++;
        for (int cell = 0; cell < rows * columns; cell++) {
            words[cell] += round->passing[cell];
            left[cell] += round->left[cell];
        }
    }
    return count;
}
