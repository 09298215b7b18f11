/* SPDX-License-Identifier: MIT */
/*
 * What the player plays for: the score that the rival would reach if the turn ended now, the pace
 * of a usual round, the points for stars. All but the target's fall is computed once a turn. Leaves
 * drawing to turn_draw.c.
 */
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "turn.h"

#include <stdio.h>
#include <string.h>

#define ANSWER_MS   220 /* after the player's word the rival answers */
#define FALL_MS     450
#define STARTLE_MS  260
#define PACE_AT_MS  10000 /* before this, a pace means nothing */
#define KNOWN_AFTER 3     /* rated rounds */
#define MILLION     1000000

/* Even match aims at 90 to 106 % of the player's score, so that it is not as near in every round,
 * and has room up to 110 % for words that are worth more than what is missing. Newcomers of
 * strength 50 to 600 win 4.9 to 5.9 of their first ten rounds (test_strength). */
#define FIT_LEAST 90
#define FIT_SPAN  17

static bool would_list(const struct desk *desk, const char *word, size_t length)
{
    return round_would_list(desk->table.round, word, length,
                            settings_tier_max_in(&desk->settings, &desk->table.notes));
}

/* Sums what the rival would list now; its words are few beside those of the board. */
static long sum_up(const struct desk *desk, const struct solution *solution)
{
    long points = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        points += would_list(desk, solution_text(solution, i), word->letters) ? word->points : 0;
    }
    return points;
}

/* Returns whether the player's strength is more than a guess. */
static bool is_known(const struct desk *desk)
{
    return keeper_is_on(desk->keeper) && keeper_strength(desk->keeper).rounds >= KNOWN_AFTER;
}

bool turn_target_is_stranger(const struct desk *desk)
{
    return desk->table.match.level == RIVAL_MATCH && !is_known(desk);
}

/* For Home, where the round may wait. */
static void record_common(const struct target *target, struct round_notes *notes)
{
    notes->common_words = target->common;
    notes->common_found = target->common_found;
}

void turn_target_open(struct turn *turn, struct desk *desk)
{
    struct target *target = &turn->target;
    const struct round *round = desk->table.round;
    struct strength strength = keeper_strength(desk->keeper);
    *target = (struct target){.is_stranger = turn_target_is_stranger(desk)};
    bool counts = round_traits(round)->has_rival && !round_is_live(round) && !target->is_stranger;
    bool has_stars = !round_traits(round)->has_computer && !table_is_practice(&desk->table);
    if (table_is_practice(&desk->table) && desk->table.practised.trait == COACH_NOTHING) {
        target->sought_count = game_sought(desk, target->sought);
    }
    const struct solution *solution = counts || has_stars ? table_solution(&desk->table) : NULL;
    if (!solution) {
        if (counts || has_stars) {
            post_notify(&desk->post, tr("There is not enough memory for that."));
        }
        return;
    }
    if (counts) {
        target->is_known = true;
        target->points = target->from = sum_up(desk, solution);
    }
    if (counts && is_known(desk) && round_time_ms(round) > 0) {
        target->tenths = strength.tenths;
        strength_scale_init(&target->usual, &desk->table.board, solution);
    }
    if (table_finds_all(&desk->table)) {
        honours_count_common(round, solution, &target->common, &target->common_found);
        record_common(target, &desk->table.notes);
    }
    if (target->common > 0) {
        return;
    }
    long par = has_stars ? par_points(solution, round_time_ms(round)) : 0;
    for (int i = 0; i < PAR_STARS_MAX && par > 0; i++) {
        target->stars[i] = par_score(i + 1, par);
    }
}

bool turn_target_seeks(const struct turn *turn, const char *word)
{
    const struct target *target = &turn->target;
    for (int i = 0; i < target->sought_count; i++) {
        if (strcmp(target->sought[i], word) == 0) {
            return true;
        }
    }
    return false;
}

/* Returns how many of the words that wait are found. */
static int sought_found(const struct target *target, const struct round *round)
{
    int found = 0;
    for (int i = 0; i < target->sought_count; i++) {
        const char *word = target->sought[i];
        found += round_has_word(round, word, strlen(word), NULL, NULL);
    }
    return found;
}

bool turn_target_has_all(const struct turn *turn, const struct round *round)
{
    const struct target *target = &turn->target;
    return target->sought_count > 0 && sought_found(target, round) == target->sought_count;
}

/* Writes that: "2 of 7 from your list". */
static void write_sought(const struct target *target, const struct round *round, char *text,
                         size_t size)
{
    (void)snprintf(text, size, tr("%d of %d from your list"), sought_found(target, round),
                   target->sought_count);
}

bool turn_target_knows(const struct turn *turn, const struct desk *desk, const char *word,
                       size_t length)
{
    return turn->target.is_known && would_list(desk, word, length);
}

bool turn_target_count(struct turn *turn, struct desk *desk)
{
    struct target *target = &turn->target;
    const struct solution *solution =
        target->common > 0 ? table_solution(&desk->table) : NULL; /* as when it was opened */
    if (!solution) {
        return false;
    }
    int before = honours_rank(target->common_found, target->common);
    honours_count_common(desk->table.round, solution, &target->common, &target->common_found);
    record_common(target, &desk->table.notes);
    int rank = honours_rank(target->common_found, target->common);
    if (rank > before && rank < RANK_COUNT - 1) {
        post_cue(&desk->post, CUE_STAR, int_min(rank / 2, 2));
        post_notify(&desk->post, honours_rank_name(rank));
    }
    return rank > before && rank == RANK_COUNT - 1;
}

void turn_target_lose(struct turn *turn, int points)
{
    struct target *target = &turn->target;
    target->from = turn_target_shown(turn);
    target->points -= points;
    anim_finish(&target->fall);
    anim_start(&target->answer, ANSWER_MS);
}

void turn_target_feel(struct turn *turn, enum face_mood mood, int letters)
{
    if (letters >= TURN_LONG_WORD) {
        turn->target.mood = mood;
        anim_start(&turn->target.feels, TURN_MOOD_MS);
    }
}

void turn_target_advance(struct turn *turn, struct desk *desk, long elapsed_ms)
{
    struct target *target = &turn->target;
    (void)anim_advance(&target->feels, elapsed_ms);
    (void)anim_advance(&target->startle, elapsed_ms);
    if (anim_advance(&target->fall, elapsed_ms)) {
        target->from = target->points;
    }
    if (anim_advance(&target->answer, elapsed_ms)) {
        post_cue(&desk->post, CUE_FALL, 0);
        anim_start(&target->fall, settings_motion(&desk->settings, FALL_MS));
        anim_start(&target->startle, settings_motion(&desk->settings, STARTLE_MS));
    }
}

long turn_target_shown(const struct turn *turn)
{
    const struct target *target = &turn->target;
    if (target->fall.running) {
        return anim_between((int)target->from, (int)target->points, anim_eased(&target->fall));
    }
    return target->answer.running ? target->from : target->points;
}

/* Takes the price of a friend's hints off. */
static long score_to_beat(const struct desk *desk, long points)
{
    long price = round_friend_hint_points(desk->table.round);
    return points > price ? points - price : 0;
}

/* Writes how the score compares with that of a usual round at this time; "" if nothing is known. */
static void write_pace(const struct target *target, const struct desk *desk, char *text,
                       size_t size)
{
    const struct round *round = desk->table.round;
    struct strength_scale scale = target->usual;
    long used_ms = round_time_ms(round) - round_left_ms(round);
    char number[PHRASE_MAX];
    text[0] = '\0';
    if (target->tenths == 0 || used_ms < PACE_AT_MS) {
        return;
    }
    strength_scale_shorten(&scale, used_ms, round_time_ms(round));
    int64_t millionths = strength_expected(&scale, target->tenths);
    long ahead = round_score(round, SIDE_PLAYER) - (long)((millionths + MILLION / 2) / MILLION);
    if (ahead == 0) {
        (void)snprintf(text, size, "%s", tr("as usual"));
    } else {
        (void)snprintf(text, size, ahead > 0 ? tr("%s ahead of usual") : tr("%s behind usual"),
                       phrase_number(number, ahead > 0 ? ahead : -ahead));
    }
}

void turn_target_show(const struct turn *turn, const struct desk *desk, struct score_panel *you,
                      char note[TURN_NOTE_MAX])
{
    const struct target *target = &turn->target;
    const struct round *round = desk->table.round;
    char number[PHRASE_MAX];
    char missing[PHRASE_MAX * 2];
    char pace[PHRASE_MAX * 2];
    if (target->sought_count > 0) {
        write_sought(target, round, note, TURN_NOTE_MAX);
        you->note = note;
    }
    if (!target->is_known && !round_has_ghost(round)) {
        return;
    }
    you->has_goal = true;
    you->goal =
        target->is_known ? score_to_beat(desk, turn_target_shown(turn)) : round_ghost_score(round);
    long ahead = you->score - you->goal; /* as the panel counts: points may be on their way */
    write_pace(target, desk, pace, sizeof pace);
    if (ahead > 0) {
        (void)snprintf(missing, sizeof missing, tr("Ahead by %s"), phrase_number(number, ahead));
    } else if (ahead < 0 && target->is_known && !round_computer_shares(round)) {
        /* What is missing depends on the words: those of the rival count twice. */
        (void)snprintf(missing, sizeof missing, tr("Behind by %s"), phrase_number(number, -ahead));
    } else {
        (void)snprintf(missing, sizeof missing, tr("%s to win"), phrase_number(number, 1 - ahead));
    }
    (void)snprintf(note, TURN_NOTE_MAX, pace[0] ? "%s · %s" : "%s", missing, pace);
    you->note = note;
}

void turn_target_show_rival(const struct turn *turn, const struct desk *desk,
                            struct score_panel *rival, char line[TURN_NOTE_MAX])
{
    const struct target *target = &turn->target;
    const struct round *round = desk->table.round;
    if (round_has_ghost(round)) { /* its score counts up to this */
        char number[PHRASE_MAX];
        (void)snprintf(line, TURN_NOTE_MAX, tr("%s to beat"),
                       phrase_number(number, round_ghost_score(round)));
        rival->line = line;
    }
    if (!rival->has_face) {
        return;
    }
    rival->mood = target->feels.running ? target->mood : FACE_WAITING;
    rival->lift = target->startle.running ? anim_wave(anim_linear(&target->startle) / 2) : 0;
    if (!round_is_live(round)) {
        rival->awaits = true;
        rival->has_goal = target->is_known;
        rival->goal = score_to_beat(desk, turn_target_shown(turn));
    }
    if (target->is_stranger) {
        rival->line = tr("getting to know you");
    }
}

void turn_target_fit(struct desk *desk)
{
    const struct solution *solution =
        turn_target_is_stranger(desk) ? table_solution(&desk->table) : NULL;
    if (solution) {
        int percent = FIT_LEAST + (int)(rival_board_seed(&desk->table.board) % FIT_SPAN);
        round_fit_match(desk->table.round, solution,
                        settings_tier_max_in(&desk->settings, &desk->table.notes), percent);
    }
}
