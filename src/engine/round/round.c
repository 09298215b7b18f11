/* SPDX-License-Identifier: MIT */
/*
 * Plays rounds: phases, clock, verdicts. Leaves making rounds to round_make.c, the lists of words
 * to round_words.c, and finding words to those who submit them: people, the plan of a race, and the
 * search run for the computer.
 */
#include "round_state.h"

#include "trounce/finder.h"
#include "trounce/memory.h"
#include "trounce/message.h"

#include <assert.h>
#include <limits.h>

void round_free(struct round *round)
{
    if (!round) {
        return;
    }
    round_words_deinit(&round->words);
    race_deinit(&round->race);
    memory_free(round->friend_words);
    memory_free(round->friend_ms);
    memory_free(round);
}

enum round_phase round_phase(const struct round *round)
{
    return round->phase;
}

const struct board *round_board(const struct round *round)
{
    return &round->board;
}

const struct lexicon *round_lexicon(const struct round *round)
{
    return round->lexicon;
}

enum rules round_rules(const struct round *round)
{
    return round->rules;
}

enum game_mode round_mode(const struct round *round)
{
    return round->mode;
}

const struct mode_traits *round_traits(const struct round *round)
{
    return mode_traits(round->mode);
}

bool round_shared_count(const struct round *round)
{
    return round->shared_count;
}

const struct rival *round_rival(const struct round *round)
{
    return &round->rival;
}

long round_time_ms(const struct round *round)
{
    return round->time_ms;
}

long round_left_ms(const struct round *round)
{
    return round->left_ms;
}

long round_played_ms(const struct round *round)
{
    return round->played_ms;
}

enum side round_turn(const struct round *round)
{
    return round->turn;
}

bool round_has_ghost(const struct round *round)
{
    return round->friend_ms != NULL;
}

bool round_is_live(const struct round *round)
{
    return round_traits(round)->is_race || round_has_ghost(round);
}

/* Returns whether the computer may still enter this word of the race; a ghost enters all its words.
 */
static bool is_free(const struct round *round, const struct race_word *word)
{
    bool is_first =
        round_has_ghost(round) || !round_words_has(&round->words, SIDE_PLAYER, word->number, NULL);
    return is_first && !round_words_has(&round->words, SIDE_COMPUTER, word->number, NULL);
}

long round_due_ms(const struct round *round)
{
    size_t next = round->race_next;
    while (next < round->race.count && !is_free(round, &round->race.words[next])) {
        next++;
    }
    if (round->phase >= ROUND_COMPUTER || next == round->race.count) {
        return -1;
    }
    long due_ms = round->race.words[next].time_ms - round->played_ms;
    if (round->time_ms > 0 && due_ms > round->left_ms) {
        return -1;
    }
    return due_ms > 1 ? due_ms : 1;
}

/* A friend's list was made elsewhere. */
bool round_computer_shares(const struct round *round)
{
    return round_traits(round)->has_shares && (round->shares || round->friend_words);
}

enum side round_sharing_side(const struct round *round, enum side side)
{
    if (round_traits(round)->seats == 2 && side != SIDE_COMPUTER) {
        return side == SIDE_PLAYER ? SIDE_SECOND : SIDE_PLAYER;
    }
    if (round_computer_shares(round) && side != SIDE_SECOND) {
        return side == SIDE_PLAYER ? SIDE_COMPUTER : SIDE_PLAYER;
    }
    return side;
}

bool round_is_shared(const struct round *round, enum side side, size_t index)
{
    uint32_t number = round_word(round, side, index)->number;
    enum side other = round_sharing_side(round, side);
    return round->phase >= ROUND_COMPUTER && other != side &&
           round_words_has(&round->words, other, number, NULL);
}

size_t round_word_count(const struct round *round, enum side side)
{
    return round->words.sides[side].count;
}

const struct round_word *round_word(const struct round *round, enum side side, size_t index)
{
    assert(index < round->words.sides[side].count);
    return &round->words.sides[side].words[index];
}

long round_points(const struct round *round, enum side side)
{
    return round->words.sides[side].points;
}

long round_score(const struct round *round, enum side side)
{
    long points = round_points(round, side);
    long price = side == SIDE_PLAYER     ? round->hint_points
                 : side == SIDE_COMPUTER ? round->friend_hint_points
                                         : 0;
    return points > price ? points - price : 0;
}

int round_hint_count(const struct round *round)
{
    return round->hint_count;
}

long round_hint_points(const struct round *round)
{
    return round->hint_points;
}

long round_friend_hint_points(const struct round *round)
{
    return round->friend_hint_points;
}

bool round_take_hint(struct round *round, int price)
{
    assert(price >= 0);
    if (round->phase != ROUND_PLAYER || !round_traits(round)->has_hints) {
        return false;
    }
    round->hint_count++;
    round->hint_points += price;
    return true;
}

/* Listed words */

static int points_of(const struct round *round, const struct path *path)
{
    char text[PATH_LETTERS_MAX + 1];
    return scoring_points(round->rules, board_cell_count(&round->board),
                          path_spell(path, &round->board, text));
}

long round_ghost_score(const struct round *round)
{
    long score = round_points(round, SIDE_COMPUTER) - round->friend_hint_points;
    for (size_t i = round->race_next; i < round->race.count; i++) {
        const struct race_word *word = &round->race.words[i];
        score += is_free(round, word) ? points_of(round, &word->path) : 0;
    }
    return round_has_ghost(round) && score > 0 ? score : 0;
}

/* Lists a word that counts, found at `found_ms`. STATUS_NO_MEMORY: nothing has changed. */
static enum status add_word(struct round *round, enum side side, uint32_t number, long found_ms,
                            const struct path *path)
{
    return round_words_add(&round->words, &round->board, side, number, points_of(round, path),
                           found_ms, path);
}

bool round_has_word(const struct round *round, const char *word, size_t length, enum side *side,
                    size_t *index)
{
    uint32_t number;
    if (!lexicon_find(round->lexicon, word, length, &number)) {
        return false;
    }
    const enum side order[] = {round->turn, SIDE_PLAYER, SIDE_SECOND, SIDE_COMPUTER};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        if (round_words_has(&round->words, order[i], number, index)) {
            if (side) {
                *side = order[i];
            }
            return true;
        }
    }
    return false;
}

bool round_turn_has_word(const struct round *round, const char *word, size_t length)
{
    uint32_t number;
    return lexicon_find(round->lexicon, word, length, &number) &&
           round_words_has(&round->words, round->turn, number, NULL);
}

/* Returns who has the word in a list, a bit for each side; 0: nobody. */
static unsigned find_finders(const struct round *round, const char *word, size_t length)
{
    uint32_t number;
    unsigned finders = 0;
    bool is_known = lexicon_find(round->lexicon, word, length, &number);
    for (int side = 0; side < SIDE_COUNT && is_known; side++) {
        if (round_words_has(&round->words, (enum side)side, number, NULL)) {
            finders |= FOUND_BY(side);
        }
    }
    return finders;
}

enum status round_find_all(const struct round *round, struct solution *solution)
{
    if (!solution->finders) {
        solution->finders = memory_new(solution->word_count + 1, sizeof *solution->finders);
    }
    for (size_t i = 0; i < solution->word_count && solution->finders; i++) {
        solution->finders[i] = (unsigned char)find_finders(round, solution_text(solution, i),
                                                           solution->words[i].letters);
    }
    return solution->finders ? STATUS_OK : STATUS_NO_MEMORY;
}

/* Verdicts */

static bool is_long_enough(const struct round *round, size_t letters)
{
    return letters >= (size_t)scoring_min_letters(round->rules, board_cell_count(&round->board));
}

/* Judges a word. Searches for a path unless `on_board` says that it is on the board. After
 * VERDICT_GOOD, `*number` is set, and `*path` if one was searched for. */
static enum verdict judge(const struct round *round, const char *word, size_t length, bool on_board,
                          uint32_t *number, struct path *path)
{
    if (!is_long_enough(round, length)) {
        return VERDICT_TOO_SHORT;
    }
    if (!lexicon_find(round->lexicon, word, length, number)) {
        return VERDICT_NOT_A_WORD;
    }
    if (round_words_has(&round->words, round->turn, *number, NULL)) {
        return VERDICT_HAVE_IT;
    }
    if (!round_has_ghost(round) && round_words_has(&round->words, SIDE_COMPUTER, *number, NULL)) {
        return VERDICT_TAKEN;
    }
    if (!on_board && !finder_find(&round->board, word, length, NULL, path)) {
        return VERDICT_NOT_ON_BOARD;
    }
    return VERDICT_GOOD;
}

const char *round_verdict_format(enum verdict verdict)
{
    static const char *const formats[] = {
        [VERDICT_TOO_SHORT] = N_("%s: %s letters or more"),
        [VERDICT_NOT_A_WORD] = N_("%s: not in the word list"),
        [VERDICT_NOT_ON_BOARD] = N_("%s: not on this board"),
        [VERDICT_HAVE_IT] = N_("%s: you have it already"),
        [VERDICT_TAKEN] = N_("%s: the computer was first"),
    };
    return formats[verdict];
}

enum verdict round_judge(const struct round *round, const char *word, size_t length, int *points)
{
    uint32_t number;
    struct path path;
    enum verdict verdict = judge(round, word, length, false, &number, &path);
    if (points) {
        *points = verdict == VERDICT_GOOD
                      ? scoring_points(round->rules, board_cell_count(&round->board), (int)length)
                      : 0;
    }
    return verdict;
}

/* Lists the player's word if it is good. */
static enum status answer(struct round *round, enum verdict given, uint32_t number,
                          const struct path *path, enum verdict *verdict)
{
    enum status status = given == VERDICT_GOOD
                             ? add_word(round, round->turn, number, round->played_ms, path)
                             : STATUS_OK;
    if (status == STATUS_OK) {
        *verdict = given;
    }
    return status;
}

enum status round_submit_path(struct round *round, const struct path *path, enum verdict *verdict)
{
    assert(path_is_valid(path, &round->board));
    if (round->phase != ROUND_PLAYER) {
        return STATUS_RANGE;
    }
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    uint32_t number = 0;
    enum verdict given = judge(round, text, length, true, &number, NULL);
    return answer(round, given, number, path, verdict);
}

enum status round_submit_word(struct round *round, const char *word, size_t length,
                              enum verdict *verdict)
{
    if (round->phase != ROUND_PLAYER) {
        return STATUS_RANGE;
    }
    uint32_t number = 0;
    struct path path = {0};
    enum verdict given = judge(round, word, length, false, &number, &path);
    return answer(round, given, number, &path, verdict);
}

static bool is_offensive(const struct round *round, uint32_t number)
{
    return (lexicon_note(round->lexicon, number).marks & WORD_MARK_OFFENSIVE) != 0;
}

static bool friend_has(const struct round *round, uint32_t number)
{
    for (size_t i = 0; i < round->friend_word_count; i++) {
        if (round->friend_words[i] == number) {
            return true;
        }
    }
    return false;
}

/* Returns whether the computer takes a word that is on the board and counts by the rules. */
static bool computer_takes(const struct round *round, const char *word, size_t length,
                           uint32_t number)
{
    if (round->friend_words) {
        return !round_words_has(&round->words, SIDE_COMPUTER, number, NULL) &&
               friend_has(round, number);
    }
    bool is_listed = round_computer_shares(round)
                         ? round_words_has(&round->words, SIDE_COMPUTER, number, NULL)
                         : round_words_know(&round->words, number);
    if (is_listed || is_offensive(round, number)) {
        return false;
    }
    return round_traits(round)->is_race || rival_finds(&round->rival, &round->board, word, length,
                                                       lexicon_note(round->lexicon, number).tier);
}

bool round_would_list(const struct round *round, const char *word, size_t length, int tier_max)
{
    uint32_t number;
    struct path path;
    return !round_is_live(round) && is_long_enough(round, length) &&
           lexicon_find(round->lexicon, word, length, &number) &&
           (round->friend_words || lexicon_note(round->lexicon, number).tier <= tier_max) &&
           finder_find(&round->board, word, length, NULL, &path) &&
           computer_takes(round, word, length, number);
}

long round_target(const struct round *round, const struct solution *solution, int tier_max)
{
    long points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        bool is_taken =
            round_would_list(round, solution_text(solution, i), word->letters, tier_max);
        points += is_taken ? word->points : 0;
    }
    return points;
}

enum status round_reveal(struct round *round, const struct path *path, bool *taken)
{
    assert(path_is_valid(path, &round->board));
    if (round->phase != ROUND_COMPUTER) {
        return STATUS_RANGE;
    }
    char text[PATH_LETTERS_MAX + 1];
    size_t length = (size_t)path_spell(path, &round->board, text);
    uint32_t number = 0;
    bool takes = is_long_enough(round, length) &&
                 lexicon_find(round->lexicon, text, length, &number) &&
                 computer_takes(round, text, length, number);
    if (takes) {
        enum status status = round_traits(round)->is_race
                                 ? round_words_note(&round->words, number)
                                 : add_word(round, SIDE_COMPUTER, number, -1, path);
        if (status != STATUS_OK) {
            return status;
        }
    }
    if (taken) {
        *taken = takes;
    }
    return STATUS_OK;
}

/* Phases and clock */

void round_start(struct round *round)
{
    if (round->phase == ROUND_READY || round->phase == ROUND_HANDOVER) {
        round->phase = ROUND_PLAYER;
    }
}

void round_pause(struct round *round)
{
    if (round->phase == ROUND_PLAYER) {
        round->phase = ROUND_PAUSED;
    }
}

void round_resume(struct round *round)
{
    if (round->phase == ROUND_PAUSED) {
        round->phase = ROUND_PLAYER;
    }
}

void round_finish(struct round *round)
{
    if (round->phase != ROUND_PLAYER && round->phase != ROUND_PAUSED) {
        return;
    }
    if (round_traits(round)->seats == 2 && round->turn == SIDE_PLAYER) {
        round->turn = SIDE_SECOND;
        round->left_ms = round->time_ms;
        round->phase = ROUND_HANDOVER;
        return;
    }
    if (round_traits(round)->seats == 2 && !round->shared_count) {
        round_words_void_shared(&round->words, SIDE_PLAYER, SIDE_SECOND);
    }
    round->phase = round_traits(round)->has_rival ? ROUND_COMPUTER : ROUND_DONE;
    (void)round_enter_live(round, true); /* out of memory: it is tried again */
}

void round_conclude(struct round *round)
{
    if (round->phase == ROUND_COMPUTER) {
        (void)round_enter_live(round, true);
        round->phase = ROUND_DONE;
    }
}

/* Whoever ends a race early leaves the rest of its time to the computer: stopping while ahead wins
 * nothing. Words that come with the end of the turn were entered at that moment. */
enum status round_enter_live(struct round *round, bool is_end)
{
    while (round->race_next < round->race.count) {
        const struct race_word *word = &round->race.words[round->race_next];
        bool is_due = word->time_ms <= round->played_ms;
        bool is_last = is_end && (round_has_ghost(round) || word->time_ms <= round->time_ms);
        if (!is_due && !is_last) {
            break;
        }
        if (is_free(round, word) &&
            add_word(round, SIDE_COMPUTER, word->number, is_due ? word->time_ms : round->played_ms,
                     &word->path) != STATUS_OK) {
            return STATUS_NO_MEMORY;
        }
        round->race_next++;
    }
    return STATUS_OK;
}

/* Adds to the time spent in PLAYER, saturating at LONG_MAX. */
static void count_time(struct round *round, long elapsed_ms)
{
    long room = LONG_MAX - round->played_ms;
    round->played_ms += elapsed_ms < room ? elapsed_ms : room;
}

struct round_events round_advance(struct round *round, long elapsed_ms)
{
    assert(elapsed_ms >= 0);
    struct round_events events = {0};
    if (round->phase != ROUND_PLAYER) {
        return events;
    }
    long before = round->left_ms;
    size_t listed = round_word_count(round, SIDE_COMPUTER);
    bool has_clock = round->time_ms > 0;
    count_time(round, has_clock && elapsed_ms > before ? before : elapsed_ms);
    (void)round_enter_live(round, false); /* out of memory: it is tried again */
    events.rival_words = round_word_count(round, SIDE_COMPUTER) - listed;
    if (has_clock && elapsed_ms >= before) {
        events.is_time_up = true;
        round->left_ms = 0;
        round_finish(round);
    } else if (has_clock) {
        round->left_ms = before - elapsed_ms;
        long second = round_seconds(round->left_ms);
        events.is_tick = second <= ROUND_LAST_TICKS_S && second * 1000 < before;
    }
    return events;
}
