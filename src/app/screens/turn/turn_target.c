/* SPDX-License-Identifier: MIT */
/*
 * What the player plays for: the score that the rival would reach if the turn ended now, the pace
 * of a usual round, the points for stars. All but the target's fall is computed once a turn. Leaves
 * drawing to turn_draw.c.
 */
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "turn_scene.h"

#include <stdio.h>
#include <string.h>

#define ANSWER_MS  220 /* after the player's word the rival answers */
#define FALL_MS    450
#define STARTLE_MS 260
#define RANK_MS    1600
#define PACE_AT_MS 10000 /* before this, a pace means nothing */
#define MILLION    1000000

static bool would_list(const struct game *game, const char *word, size_t length)
{
    return round_would_list(game->session.round, word, length,
                            settings_tier_max_in(&game->settings, &game->session.notes));
}

/* Returns what the lexicon notes of a word; false if a restored round has it and it does not. */
static bool read_note(const struct round *round, const struct round_word *word,
                      struct word_note *note)
{
    uint32_t number;
    bool is_there = lexicon_find(round_lexicon(round), word->text, (size_t)word->letters, &number);
    if (is_there) {
        *note = lexicon_note(round_lexicon(round), number);
    }
    return is_there;
}

/* Returns whether a word stands above another in the list of a Hunt: longer ones do, and those of
 * one length are in the order of the alphabet. */
static bool is_above(const struct alphabet *alphabet, const struct round_word *word,
                     const struct round_word *other)
{
    return word->letters != other->letters
               ? word->letters > other->letters
               : alphabet_compare(alphabet, word->text, other->text) < 0;
}

/* Adds a word to the list of a Hunt, which is drawn from its end: the newest is on top of it, and
 * the others, among which the newest one before now takes its place, are in order. */
static void list_word(struct target *target, const struct round *round, size_t index)
{
    size_t at = target->listed_count;
    if (at == TAKEN_MAX) {
        return;
    }
    if (at > 0) {
        size_t last = target->listed[--at];
        const struct round_word *word = round_word(round, SIDE_PLAYER, last);
        for (; at > 0 && is_above(round_board(round)->alphabet,
                                  round_word(round, SIDE_PLAYER, target->listed[at - 1]), word);
             at--) {
            target->listed[at] = target->listed[at - 1];
        }
        target->listed[at] = last;
    }
    target->listed[target->listed_count++] = index;
}

/* Counts the common words of a Hunt, for Home as well, where the round may wait. */
static void count_common(struct target *target, struct session *session,
                         const struct solution *solution)
{
    const struct round *round = session->round;
    honours_count_common(solution, &target->common, &target->common_found);
    session->notes.common_words = target->common;
    session->notes.common_found = target->common_found;
    target->listed_count = 0;
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        struct word_note note;
        if (read_note(round, round_word(round, SIDE_PLAYER, i), &note) &&
            deal_is_common(note.tier) && !(note.marks & WORD_MARK_OFFENSIVE)) {
            list_word(target, round, i);
        }
    }
}

/* Adds a word of the player's to those that were taken from the rival. */
static void take(struct target *target, size_t index)
{
    if (target->taken_count < TAKEN_MAX) {
        target->taken[target->taken_count++] = index;
    }
}

/* Returns whether the rival would have listed a word of the player's. */
static bool is_rivals(const struct game *game, const struct round_word *word)
{
    const struct round *round = game->session.round;
    int tier_max = settings_tier_max_in(&game->settings, &game->session.notes);
    struct word_note note;
    return read_note(round, word, &note) && note.tier <= tier_max &&
           (note.marks & WORD_MARK_OFFENSIVE) == 0 &&
           !lexicon_is_added(round_lexicon(round), word->number) &&
           rival_finds(round_rival(round), round_board(round), word->text, (size_t)word->letters,
                       note.tier);
}

/* Finds what was taken from the rival before, in a round that is resumed. */
static void find_taken(struct target *target, const struct game *game)
{
    const struct round *round = game->session.round;
    target->first = target->points;
    for (size_t i = 0; i < round_word_count(round, SIDE_PLAYER); i++) {
        const struct round_word *word = round_word(round, SIDE_PLAYER, i);
        if (is_rivals(game, word)) {
            target->first += word->points;
            take(target, i);
        }
    }
}

void turn_target_open(struct turn *turn, struct game *game)
{
    struct target *target = &turn->target;
    const struct round *round = game->session.round;
    struct strength strength = saves_strength(game->saves);
    *target = (struct target){0};
    bool counts = round_traits(round)->has_rival && !round_is_live(round);
    bool has_stars = !round_traits(round)->has_computer && !session_is_practice(&game->session);
    if (session_is_practice(&game->session) && game->session.practised.trait == COACH_NOTHING) {
        target->sought_count = game_sought(game, target->sought);
    }
    const struct solution *solution = counts || has_stars ? session_findings(&game->session) : NULL;
    if (!solution) {
        if (counts || has_stars) {
            notice_show(&game->notice, tr("There is not enough memory for that."));
        }
        return;
    }
    if (counts) {
        target->is_known = true;
        target->points = target->from = round_target(
            round, solution, settings_tier_max_in(&game->settings, &game->session.notes));
        if (!round_computer_shares(round)) {
            find_taken(target, game);
        }
    }
    if (counts && game_knows_strength(game) && round_time_ms(round) > 0) {
        target->tenths = strength.tenths;
        strength_scale_init(&target->usual, &game->session.board, solution);
    }
    if (session_finds_all(&game->session)) {
        count_common(target, &game->session, solution);
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

/* Returns whether words wait to be practised, and all are found. */
static bool has_all_sought(const struct target *target, const struct round *round)
{
    return target->sought_count > 0 && sought_found(target, round) == target->sought_count;
}

bool turn_target_knows(const struct turn *turn, const struct game *game, const char *word,
                       size_t length)
{
    return turn->target.is_known && would_list(game, word, length);
}

/* Returns whether every word that the game shows is found: in two players' turns by the player,
 * else by anyone. */
static bool has_every_word(const struct game *game, const struct solution *solution, enum side side)
{
    if (solution->ended_early) {
        return false;
    }
    bool is_own = round_traits(game->session.round)->seats == 2;
    unsigned finders = is_own ? FOUND_BY(side) : ~0u;
    int tier_max = settings_tier_max_in(&game->settings, &game->session.notes);
    for (size_t i = 0; i < solution->word_count; i++) {
        if (session_may_show(&solution->words[i], tier_max) &&
            (solution->finders[i] & finders) == 0) {
            return false;
        }
    }
    return true;
}

/* Counts what the player has found, and celebrates a rank that is reached; returns whether nothing
 * is left to be found: in a Hunt of the common words, else of all that the game shows. */
static bool count_found(struct turn *turn, struct game *game)
{
    struct target *target = &turn->target;
    const struct solution *solution = session_findings(&game->session);
    if (!solution) {
        return false; /* already reported, or without need of it */
    }
    if (target->common == 0) {
        target->is_complete = has_every_word(game, solution, turn->side);
        return target->is_complete;
    }
    enum rank before = rank_reached(target->common_found, target->common);
    count_common(target, &game->session, solution);
    enum rank rank = rank_reached(target->common_found, target->common);
    if (rank > before && rank < RANK_EVERY_LAST_WORD) {
        output_cue(&game->output, CUE_STAR, int_min((int)rank / 2, 2));
        anim_start(&target->rank_lit, RANK_MS); /* light alone, which reduced motion keeps */
    }
    target->is_complete = rank == RANK_EVERY_LAST_WORD;
    return target->is_complete;
}

/* Takes a word of the player's off what the rival has. */
static void lose(struct turn *turn, size_t index, int points)
{
    struct target *target = &turn->target;
    target->from = turn_target_shown(turn);
    target->points -= points;
    take(target, index);
    anim_finish(&target->fall);
    anim_start(&target->answer, ANSWER_MS);
}

void turn_target_feel(struct turn *turn, enum face_mood mood, int letters)
{
    if (letters >= PLAY_LONG_WORD) {
        turn->target.mood = mood;
        anim_start(&turn->target.feels, PLAY_MOOD_MS);
    }
}

void turn_target_advance(struct turn *turn, struct game *game, long elapsed_ms)
{
    struct target *target = &turn->target;
    (void)anim_advance(&target->feels, elapsed_ms);
    (void)anim_advance(&target->startle, elapsed_ms);
    (void)anim_advance(&target->rank_lit, elapsed_ms);
    if (anim_advance(&target->fall, elapsed_ms)) {
        target->from = target->points;
    }
    if (anim_advance(&target->answer, elapsed_ms)) {
        output_cue(&game->output, CUE_FALL, 0);
        anim_start(&target->fall, settings_motion(&game->settings, FALL_MS));
        anim_start(&target->startle, settings_motion(&game->settings, STARTLE_MS));
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
static long score_to_beat(const struct game *game, long points)
{
    long price = round_friend_hint_points(game->session.round);
    return points > price ? points - price : 0;
}

/* Notes whether the newest word has brought the player level with a score to beat that does not
 * move, or past it; `before` is the player's score before it. */
static void pass_goal(struct turn *turn, struct game *game, long before)
{
    const struct round *round = game->session.round;
    bool is_duel = turn->target.is_known && round_computer_shares(round);
    if (!is_duel && !round_has_ghost(round)) {
        return;
    }
    long goal = is_duel ? score_to_beat(game, turn->target.points) : round_ghost_score(round);
    long score = round_score(round, SIDE_PLAYER);
    turn->feedback.is_level = before < goal && score == goal;
    turn->feedback.lead = before <= goal && score > goal && goal > 0 ? score - goal : 0;
    if (turn->feedback.lead > 0) {
        output_cue(&game->output, CUE_STAR, 0);
    }
}

bool turn_target_take(struct turn *turn, struct game *game, long score, bool is_rivals)
{
    const struct round *round = game->session.round;
    struct target *target = &turn->target;
    struct feedback *feedback = &turn->feedback;
    size_t index = round_word_count(round, turn->side) - 1;
    const struct round_word *word = round_word(round, turn->side, index);
    feedback->is_sought = turn_target_seeks(turn, word->text);
    feedback->is_last = feedback->is_sought && has_all_sought(target, round);
    bool is_complete = count_found(turn, game);
    pass_goal(turn, game, score);
    turn_target_feel(turn, FACE_BEATEN, word->letters);
    feedback->is_rarer = target->common > 0 && (target->listed_count == 0 ||
                                                target->listed[target->listed_count - 1] != index);
    feedback->is_taken =
        is_rivals && !turn_target_knows(turn, game, word->text, (size_t)word->letters);
    if (feedback->is_taken) {
        lose(turn, index, feedback->points);
    }
    return is_complete;
}

/* Returns how the score compares with that of a usual round at this time; NULL if nothing is known.
 */
static const char *pace_text(const struct target *target, const struct round *round,
                             struct arena *arena)
{
    struct strength_scale scale = target->usual;
    long used_ms = round_time_ms(round) - round_left_ms(round);
    if (target->tenths == 0 || used_ms < PACE_AT_MS) {
        return NULL;
    }
    strength_scale_shorten(&scale, used_ms, round_time_ms(round));
    int64_t millionths = strength_expected(&scale, target->tenths);
    long ahead = round_score(round, SIDE_PLAYER) - (long)((millionths + MILLION / 2) / MILLION);
    return ahead == 0  ? tr("at your usual pace")
           : ahead > 0 ? say(arena, tr("%s ahead of your usual pace"), phrase_number(arena, ahead))
                       : say(arena, tr("%s behind your usual pace"), phrase_number(arena, -ahead));
}

void turn_target_show(const struct turn *turn, const struct game *game, struct score_panel *you,
                      struct arena *arena)
{
    const struct target *target = &turn->target;
    const struct round *round = game->session.round;
    if (target->sought_count > 0) {
        you->note = say(arena, tr("%d of %d from your list"), sought_found(target, round),
                        target->sought_count);
    }
    if (!target->is_known && !round_has_ghost(round)) {
        return;
    }
    you->has_goal = true;
    you->goal =
        target->is_known ? score_to_beat(game, turn_target_shown(turn)) : round_ghost_score(round);
    you->goal_from = target->first;
    long ahead = you->score - you->goal; /* as the panel counts: points may be on their way */
    /* What is missing depends on the words: those of the rival count twice. */
    bool is_behind = ahead < 0 && target->first > 0;
    const char *missing = ahead > 0 ? say(arena, tr("Ahead by %s"), phrase_number(arena, ahead))
                          : is_behind
                              ? say(arena, tr("%s behind"), phrase_number(arena, -ahead))
                              : say(arena, tr("%s more to win"), phrase_number(arena, 1 - ahead));
    const char *pace = pace_text(target, round, arena);
    you->note = pace ? say(arena, "%s · %s", missing, pace) : missing;
}

void turn_target_show_rival(const struct turn *turn, const struct game *game,
                            struct score_panel *rival, struct arena *arena)
{
    const struct target *target = &turn->target;
    const struct round *round = game->session.round;
    if (round_has_ghost(round)) { /* its score counts up to this */
        rival->line = say(arena, tr("%s to beat: words you both find count for both"),
                          phrase_number(arena, round_ghost_score(round)));
    }
    if (!rival->has_face) {
        return;
    }
    rival->mood = target->feels.running ? target->mood : FACE_WAITING;
    rival->lift = target->startle.running ? anim_wave(anim_linear(&target->startle) / 2) : 0;
    if (!round_is_live(round)) {
        rival->awaits = true;
        rival->has_goal = target->is_known;
        rival->goal = score_to_beat(game, turn_target_shown(turn));
    }
    if (target->first > 0) {
        rival->goal_from = target->first;
        rival->chosen = target->taken;
        rival->chosen_count = target->taken_count;
        rival->chosen_side = SIDE_PLAYER;
    }
    if (target->is_known && round_computer_shares(round)) {
        rival->line = tr("a duel: words you both find count for both");
    } else if (target->is_known) {
        rival->line = tr("takes what you leave");
    }
}
