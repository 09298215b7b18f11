/* SPDX-License-Identifier: MIT */
/*
 * The times of a replay. Where only the end of a word is known, its dice follow one another at a
 * steady pace, so that the last one is reached then.
 */
#include "replay.h"

#include "trounce/memory.h"

#include <stdlib.h>

#define STEP_MS   320  /* from die to die */
#define LIT_MS    700L /* a word stays on the board */
#define BREATH_MS 1000 /* before the computer's turn */
#define LEAST_MS  160  /* between two of its words, */
#define MOST_MS   900  /* depending on their number, so that all of them take at most: */
#define TURN_MS   14000

static const int factors[REPLAY_SPEEDS] = {1, 4, 16};

int replay_factor(const struct replay *replay)
{
    return factors[replay->speed];
}

/* --- the words --- */

static int compare_words(const void *a, const void *b)
{
    const struct replay_word *one = a;
    const struct replay_word *other = b;
    if (one->at_ms != other->at_ms) {
        return one->at_ms < other->at_ms ? -1 : 1;
    }
    if (one->side != other->side) {
        return one->side < other->side ? -1 : 1;
    }
    return one->index < other->index ? -1 : one->index > other->index;
}

static long larger(long a, long b)
{
    return a > b ? a : b;
}

/* Adds the words of a side whose times are known; none ends after the players' time. */
static void add_timed(struct replay *replay, const struct round *round, enum side side)
{
    long before_ms = side == SIDE_SECOND ? replay->second_ms : 0;
    for (size_t i = 0; i < round_word_count(round, side); i++) {
        const struct round_word *word = round_word(round, side, i);
        long at_ms = larger(word->found_ms, 0);
        long length_ms = (long)STEP_MS * word->path.length;
        replay->words[replay->count++] = (struct replay_word){
            .side = side,
            .index = i,
            .points = word->points,
            .from_ms = larger(at_ms - length_ms, before_ms < at_ms ? before_ms : at_ms),
            .at_ms = at_ms};
        before_ms = at_ms;
    }
}

/* Adds the computer's turn after the players' time. */
static void add_turn(struct replay *replay, const struct round *round)
{
    size_t count = round_word_count(round, SIDE_COMPUTER);
    if (count == 0) {
        return;
    }
    long pitch_ms = larger(TURN_MS / (long)count, LEAST_MS);
    pitch_ms = pitch_ms < MOST_MS ? pitch_ms : MOST_MS;
    long at_ms = replay->end_ms + BREATH_MS;
    for (size_t i = 0; i < count; i++) {
        replay->words[replay->count++] =
            (struct replay_word){.side = SIDE_COMPUTER,
                                 .index = i,
                                 .points = round_word(round, SIDE_COMPUTER, i)->points,
                                 .from_ms = at_ms,
                                 .at_ms = at_ms + pitch_ms * 2 / 3};
        at_ms += pitch_ms;
    }
    replay->whole_ms = at_ms + LIT_MS;
}

/* Returns when the second of two players began. Only the sum of both turns is stored: as late as
 * the clock and the second player's first word allow. */
static long beginning_of_second(const struct round *round)
{
    long played_ms = round_played_ms(round);
    long latest = played_ms;
    if (round_time_ms(round) > 0 && round_time_ms(round) < latest) {
        latest = round_time_ms(round);
    }
    if (round_word_count(round, SIDE_SECOND) > 0) {
        long first = larger(round_word(round, SIDE_SECOND, 0)->found_ms, 0);
        latest = first < latest ? first : latest;
    }
    size_t count = round_word_count(round, SIDE_PLAYER);
    return count > 0 ? larger(latest, round_word(round, SIDE_PLAYER, count - 1)->found_ms) : latest;
}

bool replay_begin(struct replay *replay, const struct round *round)
{
    const struct mode_traits *traits = round_traits(round);
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        count += round_word_count(round, side);
    }
    replay_end(replay);
    replay->words = memory_new(count, sizeof *replay->words);
    if (!replay->words) {
        return false;
    }
    replay->end_ms = replay->whole_ms = larger(round_played_ms(round), 1);
    replay->second_ms = traits->seats == 2 ? beginning_of_second(round) : 0;
    add_timed(replay, round, SIDE_PLAYER);
    if (traits->seats == 2) {
        add_timed(replay, round, SIDE_SECOND);
    }
    if (round_is_live(round)) {
        add_timed(replay, round, SIDE_COMPUTER);
    } else {
        add_turn(replay, round);
    }
    qsort(replay->words, replay->count, sizeof *replay->words, compare_words);
    return true;
}

void replay_end(struct replay *replay)
{
    memory_free(replay->words);
    *replay = (struct replay){.pointed = -1, .end_ms = 1, .whole_ms = 1};
}

/* --- time --- */

void replay_go(struct replay *replay, long at_ms)
{
    replay->at_ms = larger(0, at_ms < replay->whole_ms ? at_ms : replay->whole_ms);
}

/* While it plays, the word that has just been entered does not hold the way back. */
void replay_step(struct replay *replay, bool is_back)
{
    long now_ms = replay->at_ms - (is_back && !replay->is_paused ? LIT_MS : 0);
    long to_ms = is_back ? 0 : replay->whole_ms;
    for (size_t i = 0; i < replay->count; i++) {
        long at_ms = replay->words[i].at_ms;
        if (is_back ? at_ms < now_ms && at_ms > to_ms : at_ms > now_ms && at_ms < to_ms) {
            to_ms = at_ms;
        }
    }
    replay_go(replay, to_ms);
}

size_t replay_listed(const struct replay *replay, enum side side, long at_ms)
{
    size_t listed = 0;
    for (size_t i = 0; i < replay->count; i++) {
        listed += replay->words[i].side == side && replay->words[i].at_ms <= at_ms;
    }
    return listed;
}

long replay_points(const struct replay *replay, enum side side, long at_ms)
{
    long points = 0;
    for (size_t i = 0; i < replay->count; i++) {
        bool is_listed = replay->words[i].side == side && replay->words[i].at_ms <= at_ms;
        points += is_listed ? replay->words[i].points : 0;
    }
    return points;
}

/* --- the board --- */

/* Returns whether a word is on the board, and if it is a better choice than another: the players'
 * hands before the computer's, one that is being traced before one that is lit, the later one. */
static bool is_shown(const struct replay *replay, const struct replay_word *word, bool has_motion)
{
    bool is_traced = has_motion && word->from_ms < replay->at_ms && replay->at_ms < word->at_ms;
    long lit_ms = replay->at_ms - word->at_ms;
    return is_traced || (lit_ms >= 0 && lit_ms < LIT_MS * replay_factor(replay));
}

static bool is_better(const struct replay *replay, const struct replay_word *word,
                      const struct replay_word *than)
{
    bool is_hand = word->side != SIDE_COMPUTER;
    if (!than || is_hand != (than->side != SIDE_COMPUTER)) {
        return !than || is_hand;
    }
    bool is_traced = replay->at_ms < word->at_ms;
    return is_traced || replay->at_ms >= than->at_ms;
}

struct replay_shown replay_shown(const struct replay *replay, const struct round *round,
                                 bool has_motion)
{
    struct replay_shown shown = {.word = NULL, .milli = 1000};
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        if (is_shown(replay, word, has_motion) && is_better(replay, word, shown.word)) {
            shown.word = word;
        }
    }
    if (!shown.word) {
        return shown;
    }
    const struct replay_word *word = shown.word;
    shown.path = round_word(round, word->side, word->index)->path;
    if (replay->at_ms < word->at_ms && shown.path.length > 1) {
        int64_t steps = (int64_t)(shown.path.length - 1) * 1000 * (replay->at_ms - word->from_ms) /
                        (word->at_ms - word->from_ms);
        path_shorten(&shown.path, (int)(steps / 1000) + 2);
        shown.milli = (int)(steps % 1000);
    }
    return shown;
}

long replay_still_ms(const struct replay *replay)
{
    long still = replay->whole_ms - replay->at_ms;
    for (size_t i = 0; i < replay->count; i++) {
        const struct replay_word *word = &replay->words[i];
        long lit_ms = word->at_ms + LIT_MS * replay_factor(replay);
        if (word->from_ms <= replay->at_ms && replay->at_ms < word->at_ms) {
            return 0;
        }
        long next = word->from_ms > replay->at_ms ? word->from_ms : lit_ms;
        if (next > replay->at_ms && next - replay->at_ms < still) {
            still = next - replay->at_ms;
        }
    }
    return still;
}
