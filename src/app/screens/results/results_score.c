/* SPDX-License-Identifier: MIT */
/*
 * Who won and how: the headline, a sentence about it, the best word, and what was nearly reached.
 * Leaves drawing to results_head.c.
 */
#include "honours.h"
#include "phrase.h"
#include "results.h"

#include "trounce/ladder.h"
#include "trounce/rival.h"

#include <limits.h>
#include <stdlib.h>

/* --- the headline --- */

static long score_of(const struct game *game, enum side side)
{
    return round_score(game->session.round, side);
}

/* Returns whether all common words were to be found. */
static bool has_ranks(const struct results *results, const struct game *game)
{
    return results->found.is_played && session_finds_all(&game->session) &&
           game->session.honours.common_words > 0;
}

/* Returns whether they were, too. */
static bool has_every_common(const struct results *results, const struct game *game)
{
    const struct honours *honours = &game->session.honours;
    return has_ranks(results, game) && honours->common_found == honours->common_words;
}

/* Returns whether one player has all words that are listed. */
static bool has_every_word(const struct results *results)
{
    const size_t *counts = results->found.counts;
    return results->found.is_played && !results->found.is_two && counts[FILTER_ALL] > 0 &&
           counts[FILTER_PLAYER] == counts[FILTER_ALL];
}

/* Returns by how much a missed word would have brought the player nearer to the rival: in turns the
 * computer takes only what is left. */
static long gain_of(const struct found_word *word, const struct round *round)
{
    bool would_lose_it = findings_has(word, SIDE_COMPUTER) && !round_computer_shares(round) &&
                         !round_traits(round)->is_race;
    return (long)word->points * (would_lose_it ? 2 : 1);
}

/* Finds one or two common words that would have won a lost round; returns how many, 0 if that takes
 * more. */
static int find_winners(const struct results *results, const struct game *game, size_t winners[2])
{
    long missing = score_of(game, SIDE_COMPUTER) - score_of(game, SIDE_PLAYER) + 1;
    int count = 0;
    for (size_t i = 0; i < results->found.word_count && missing > 0; i++) {
        if (results->found.words[i].within_reach && count == 2) {
            return 0;
        }
        if (results->found.words[i].within_reach) {
            missing -= gain_of(&results->found.words[i], game->session.round);
            winners[count++] = i;
        }
    }
    return missing > 0 ? 0 : count;
}

/* Returns the common word that alone would have won a lost round; -1 if there is none. */
static long winner_of(const struct results *results, const struct game *game)
{
    bool is_lost = score_of(game, SIDE_PLAYER) < score_of(game, SIDE_COMPUTER);
    size_t winners[2];
    return is_lost && find_winners(results, game, winners) == 1 ? (long)winners[0] : -1;
}

#define WHISKER 2 /* points */

const char *results_headline(long yours, long rivals, bool is_by_word)
{
    if (yours == rivals) {
        return tr("A draw!");
    }
    if (yours < rivals) {
        return ladder_is_trounce(rivals, yours) ? tr("Trounced!")
               : is_by_word                     ? tr("So close!")
                                                : tr("Beaten!");
    }
    return ladder_is_trounce(yours, rivals) ? tr("You trounced it!")
           : yours - rivals <= WHISKER      ? tr("By a whisker!")
                                            : tr("You won!");
}

static const char *two_headline(struct arena *arena, const struct game *game)
{
    long first = score_of(game, SIDE_PLAYER);
    long second = score_of(game, SIDE_SECOND);
    if (first == second) {
        return tr("A draw!");
    }
    return say(arena, tr("%s wins!"),
               session_name_of(&game->session, first > second ? SIDE_PLAYER : SIDE_SECOND));
}

/* Counts the waiting words that were found. */
static int count_practised(const struct honours *honours)
{
    int found = 0;
    for (int i = 0; i < honours->practised_count; i++) {
        found += honours->practised[i].is_found;
    }
    return found;
}

static const char *practice_headline(struct arena *arena, const struct honours *honours)
{
    int found = count_practised(honours);
    if (honours->ends_portion) {
        return tr("Done for today!");
    }
    if (honours->practised_count == 0) {
        return tr("Well practised!");
    }
    if (found == honours->practised_count) {
        return found > 1 ? tr("You found them all!") : tr("Found at last!");
    }
    return say(arena, tr_plural("%d of %d found", "%d of %d found", found), found,
               honours->practised_count); /* of those listed below */
}

/* Praise without a star would be hollow, and blame is not due. */
static const char *solo_headline(const struct honours *honours, long score)
{
    if (score == 0) {
        return tr("Better luck next time!");
    }
    return honours->par > 0 && honours->stars == 0 ? tr("A quiet round") : tr("Well played!");
}

static const char *headline(struct results *results, const struct game *game)
{
    const struct result_verdict *verdict = &results->verdict;
    const struct honours *honours = &game->session.honours;
    long yours = score_of(game, SIDE_PLAYER);
    if (results->found.is_two) {
        return two_headline(&results->texts, game);
    }
    if (results->found.is_practice) {
        return practice_headline(&results->texts, honours);
    }
    if (yours > 0 && has_ranks(results, game)) {
        enum rank rank = rank_reached(honours->common_found, honours->common_words);
        return say(&results->texts, tr("%s!"), phrase_rank(rank));
    }
    return !results->found.is_played ? tr("Every word")
           : verdict->has_rival      ? results_headline(yours, score_of(game, SIDE_COMPUTER),
                                                        winner_of(results, game) >= 0)
                                     : solo_headline(honours, yours);
}

/* --- the sentence --- */

/* Returns by how much the round was won or lost. */
static const char *margin_sentence(struct arena *arena, const struct game *game)
{
    long margin = score_of(game, SIDE_PLAYER) - score_of(game, SIDE_COMPUTER);
    if (margin == 0) {
        return say(arena, tr("%s each."), phrase_points(arena, score_of(game, SIDE_PLAYER)));
    }
    return say(arena, tr("By %s."), phrase_points(arena, margin < 0 ? -margin : margin));
}

/* Returns by how much the round was won or lost, with why it moved the player on the ladder: it
 * decided a match, or was a trounce; NULL if neither. A match that was lost has its chip only. */
static const char *step_sentence(struct arena *arena, const struct game *game)
{
    const struct honours *honours = &game->session.honours;
    const struct ladder *before = &honours->ladder_before;
    long margin = labs(score_of(game, SIDE_PLAYER) - score_of(game, SIDE_COMPUTER));
    const char *points = phrase_points(arena, margin);
    if (honours->ladder_moved == 1 && before->won > 0) {
        return say(arena, tr("By %s, and the match %s–%s."), points,
                   phrase_number(arena, before->won + 1L), phrase_number(arena, before->lost));
    }
    return honours->ladder_moved > 1
               ? say(arena, tr("By %s, with three times its score: two rungs at once."), points)
           : honours->ladder_moved == 1
               ? say(arena, tr("By %s, with double its score: you climb at once."), points)
           : honours->ladder_moved < 0 && before->lost == 0
               ? say(arena, tr("By %s, with half its score or less: one rung down."), points)
               : NULL;
}

/* Returns what would have won a narrowly lost round; NULL if nothing would. */
static const char *winners_sentence(struct results *results, const struct game *game)
{
    struct arena *arena = &results->texts;
    bool is_lost = score_of(game, SIDE_PLAYER) < score_of(game, SIDE_COMPUTER);
    const char *spelt[2];
    size_t winners[2];
    int count = is_lost ? find_winners(results, game, winners) : 0;
    for (int i = 0; i < count; i++) {
        spelt[i] = findings_spelt(arena, &results->found, results->found.words[winners[i]].text);
    }
    return count == 2   ? say(arena, tr("%s and %s would have won it."), spelt[0], spelt[1])
           : count == 1 ? say(arena, tr("%s alone would have won it."), spelt[0])
                        : NULL;
}

static const char *two_sentence(struct results *results, const struct game *game)
{
    struct arena *arena = &results->texts;
    const struct round *round = game->session.round;
    long first = score_of(game, SIDE_PLAYER);
    long second = score_of(game, SIDE_SECOND);
    const char *margin = first == second
                             ? say(arena, tr("%s each."), phrase_points(arena, first))
                             : say(arena, tr("By %s."), phrase_points(arena, labs(first - second)));
    long both = 0;
    for (size_t i = 0; i < results->found.word_count; i++) {
        both += findings_is_shared(&results->found.words[i]);
    }
    if (both == 0) {
        return margin;
    }
    bool counts = round_shared_count(round);
    const char *shared = both == 1 ? counts ? tr("The word you both found counts for both.")
                                            : tr("The word you both found cancels out.")
                         : counts ? say(arena, tr("The %s words you both found count for both."),
                                        phrase_number(arena, both))
                                   : say(arena, tr("The %s words you both found cancel out."),
                                         phrase_number(arena, both));
    return say(arena, "%s %s", margin, shared);
}

/* Returns how much of the board was found: of the words that were to be found if they all were, as
 * the headline says, else of all. */
static const char *found_sentence(struct results *results, const struct game *game)
{
    const struct honours *honours = &game->session.honours;
    struct arena *arena = &results->texts;
    long count = (long)results->found.counts[FILTER_PLAYER];
    long all = (long)results->found.counts[FILTER_ALL];
    if (has_every_common(results, game)) {
        long more = count - honours->common_found;
        const char *also =
            more > 0 ? say(arena, tr(" And %s more."), phrase_number(arena, more)) : "";
        return say(arena, "%s%s", tr("You found every common word."), also);
    }
    if (results->found.is_practice && honours->practised_count > 0 &&
        count_practised(honours) == honours->practised_count) {
        return say(arena, tr("Your practice list had %s of this board’s %s words."),
                   phrase_number(arena, honours->practised_count), phrase_number(arena, all));
    }
    return say(arena, tr_plural("You found %s of %s word.", "You found %s of %s words.", all),
               phrase_number(arena, count), phrase_number(arena, all));
}

static const char *solved_sentence(struct results *results)
{
    struct arena *arena = &results->texts;
    if (results->found.word_count == 0) {
        return tr("This board has no words under these rules.");
    }
    return say(arena, tr("This board holds %s, worth %s in all."),
               phrase_words(arena, (long)results->found.word_count),
               phrase_points(arena, findings_all_points(&results->found)));
}

static const char *sentence(struct results *results, const struct game *game)
{
    const struct result_verdict *verdict = &results->verdict;
    const struct honours *honours = &game->session.honours;
    const struct round *round = game->session.round;
    struct arena *arena = &results->texts;
    if (!results->found.is_played) {
        return solved_sentence(results);
    }
    if (results->found.is_two) {
        return two_sentence(results, game);
    }
    if (results->found.is_practice && honours->ends_portion) {
        return tr("You found all of today’s words. See you tomorrow!");
    }
    const char *hints =
        round_hint_points(round) > 0
            ? say(arena, tr("Hints: −%s."), phrase_number(arena, round_hint_points(round)))
            : NULL;
    const char *step = results->is_past ? NULL : step_sentence(arena, game);
    if (step) {
        return step;
    }
    if (verdict->has_rival) {
        const char *more = winners_sentence(results, game);
        more = more ? more : hints ? hints : found_sentence(results, game);
        return say(arena, "%s %s", margin_sentence(arena, game), more);
    }
    bool comes_back = results->found.is_practice && round_word_count(round, SIDE_PLAYER) > 0 &&
                      count_practised(honours) < honours->practised_count;
    return say(arena, "%s%s%s%s", found_sentence(results, game),
               comes_back ? tr(" The practice words you missed will come back.") : "",
               hints ? " " : "", hints ? hints : "");
}

/* --- the best word --- */

/* Returns the word with the most points that a side has for itself; -1 if there is none. */
static long finest_word(const struct results *results, enum side side)
{
    long best = -1;
    bool is_alone = side != SIDE_PLAYER || results->found.is_two;
    for (size_t i = 0; i < results->found.word_count; i++) {
        const struct found_word *word = &results->found.words[i];
        if (findings_has(word, side) && (!is_alone || !findings_is_shared(word)) &&
            (best < 0 || word->points > results->found.words[best].points)) {
            best = (long)i;
        }
    }
    return best;
}

/* Returns whether a word of the player's has fewer points than the best, or there is no other. */
static bool is_better_than_others(const struct results *results, size_t best)
{
    bool is_only = true;
    for (size_t i = 0; i < results->found.word_count; i++) {
        const struct found_word *word = &results->found.words[i];
        if (i != best && findings_has(word, SIDE_PLAYER)) {
            is_only = false;
            if (word->points < results->found.words[best].points) {
                return true;
            }
        }
    }
    return is_only;
}

/* Returns which rival would not have found the best word on this board; failing that, what it is
 * the best of; NULL if all are as good. */
static const char *reason(struct results *results, const struct game *game, long best)
{
    static const enum rival_level levels[] = {RIVAL_EXPERT, RIVAL_SCHOLAR, RIVAL_NOVICE};
    const char *const texts[] = {tr("even the Expert would miss this"),
                                 tr("the Scholar would miss this"),
                                 tr("the Novice would miss this")};
    const struct board *board = &game->session.board;
    if (best < 0) {
        return tr("No word this time. It happens to the best.");
    }
    const struct found_word *word = &results->found.words[best];
    for (size_t i = 0; i < sizeof levels / sizeof *levels && honours_is_rare(word->tier); i++) {
        struct rival rival;
        rival_init(&rival, levels[i], rival_board_seed(board));
        if (!rival_finds(&rival, board, word->text, (size_t)word->letters, word->tier)) {
            return texts[i];
        }
    }
    if (!is_better_than_others(results, (size_t)best)) {
        return NULL;
    }
    long count = (long)results->found.counts[FILTER_PLAYER];
    return say(&results->texts, tr_plural("your only word", "the best of your %s words", count),
               phrase_number(&results->texts, count));
}

/* The best words of two players, whoever has won first. */
static void find_bests_of_two(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    for (int i = 0; i < 2; i++) {
        enum side side = verdict->sides[i].side;
        long word = finest_word(results, side);
        verdict->bests[i] =
            (struct result_best){.title = say(&results->texts, tr_in("two players", "Best of %s"),
                                              session_name_of(&game->session, side)),
                                 .word = word,
                                 .reason = word < 0 ? tr("No word this time.") : NULL,
                                 .side = side};
    }
    verdict->opening = verdict->bests[0].word;
}

static void find_best(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    verdict->opening = -1;
    if (!verdict->has_score) {
        return;
    }
    if (results->found.is_two) {
        find_bests_of_two(results, game);
        return;
    }
    long best = finest_word(results, SIDE_PLAYER);
    verdict->bests[0] = (struct result_best){.title = tr("Your best word"),
                                             .word = best,
                                             .reason = reason(results, game, best),
                                             .side = SIDE_PLAYER};
    verdict->opening = best;
    if (verdict->has_rival && score_of(game, SIDE_PLAYER) < score_of(game, SIDE_COMPUTER)) {
        long winner = winner_of(results, game);
        bool is_rivals = winner >= 0 && findings_has(&results->found.words[winner], SIDE_COMPUTER);
        verdict->opening = is_rivals ? winner : finest_word(results, SIDE_COMPUTER);
    }
}

/* --- the near miss --- */

#define CLOSE_PERCENT 80 /* of what was nearly reached */

/* Notes a score that was not reached, if none noted before is nearer. `far` is its title unless
 * it was close. */
static void consider(struct results *results, const char *far, long *least, long score, long goal,
                     const char *format, const char *tip)
{
    struct result_near *near = &results->verdict.near;
    long missing = goal - score;
    if (missing <= 0 || missing >= *least) {
        return;
    }
    *least = missing;
    near->title = score * 100 >= goal * CLOSE_PERCENT ? tr("So close") : far;
    near->milli = (int)(score * 1000 / goal);
    near->tip = tip;
    near->text = say(&results->texts, format, phrase_points(&results->texts, missing));
}

/* Where all words were to be found: the next level. */
static void find_next_rank(struct results *results, const struct honours *honours)
{
    struct arena *arena = &results->texts;
    enum rank rank = rank_reached(honours->common_found, honours->common_words);
    if (rank == RANK_EVERY_LAST_WORD) {
        return;
    }
    long goal = rank_words(rank + 1, honours->common_words);
    bool is_close = honours->common_found * 100 >= goal * CLOSE_PERCENT;
    results->verdict.near = (struct result_near){
        .title = is_close ? tr("So close") : tr("Next time"),
        .text = say(arena, tr("%s short of “%s”"),
                    phrase_words(arena, goal - honours->common_found), phrase_rank(rank + 1)),
        .milli = (int)(honours->common_found * 1000 / goal),
    };
}

/* The nearest of more stars, a win and the player's best; if all are reached, the share of the
 * common words. */
static void find_near(struct results *results, const struct game *game)
{
    const struct honours *honours = &game->session.honours;
    enum round_kind kind = game->session.notes.kind;
    bool has_one_try = kind == ROUND_KIND_DAILY || kind == ROUND_KIND_CHALLENGE;
    const char *far = has_one_try ? tr("What was missing") : tr("Next time");
    const char *const stars[PAR_STARS_MAX] = {
        tr("%s short of one star"), tr("%s short of two stars"), tr("%s short of three stars")};
    struct result_near *near = &results->verdict.near;
    long score = score_of(game, SIDE_PLAYER);
    long least = LONG_MAX;
    bool has_rank = has_ranks(results, game);
    if (has_rank) {
        find_next_rank(results, honours);
    } else if (honours->par > 0 && honours->stars < PAR_STARS_MAX) {
        consider(results, far, &least, score, par_score(honours->stars + 1, honours->par),
                 stars[honours->stars], results->verdict.stars_tip);
    }
    if (results->verdict.has_rival) {
        consider(results, far, &least, score, score_of(game, SIDE_COMPUTER) + 1,
                 tr("%s short of a win"), NULL);
    }
    if (!has_rank) {
        consider(results, far, &least, score, honours->feats.best_before,
                 tr("%s short of your best"), NULL);
    }
    if (near->title && results->verdict.has_rival &&
        ladder_is_trounce(score_of(game, SIDE_COMPUTER), score)) {
        near->title = far; /* nothing was close */
    }
    if (!near->title && honours->common_words > 0) {
        near->title = tr("You found");
        near->milli = (int)(honours->common_found * 1000 / honours->common_words);
        near->text = results->verdict.common;
    }
}

/* --- the scores --- */

/* Returns what stars are given for. */
static const char *stars_tip(struct results *results, const struct game *game)
{
    struct arena *arena = &results->texts;
    long par = game->session.honours.par;
    bool wins_one = results->verdict.has_rival && !round_kind_shares(game->session.notes.kind);
    const char *tip =
        say(arena, tr("Stars are for points: one from %s, two from %s, three from %s."),
            phrase_points(arena, par_score(1, par)), phrase_number(arena, par_score(2, par)),
            phrase_number(arena, par_score(3, par)));
    return wins_one ? say(arena, "%s %s", tip, tr("A win is worth at least one.")) : tip;
}

/* Two players, whoever has won first. */
static void fill_sides_of_two(struct results *results, const struct game *game)
{
    static const enum side players[2] = {SIDE_PLAYER, SIDE_SECOND};
    const struct session *session = &game->session;
    bool is_second = score_of(game, SIDE_SECOND) > score_of(game, SIDE_PLAYER);
    for (int i = 0; i < 2; i++) {
        enum side side = players[(i == 1) != is_second];
        results->verdict.sides[i] = (struct result_side){
            .name = session_name_of(session, side),
            .side = side,
            .note = phrase_words(&results->texts, (long)round_word_count(session->round, side)),
            .figure = score_of(game, side)};
    }
    results->verdict.stars = -1;
}

static void fill_sides(struct results *results, const struct game *game)
{
    const struct session *session = &game->session;
    struct result_verdict *verdict = &results->verdict;
    enum rival_level level = session->match.level;
    long yours = score_of(game, SIDE_PLAYER);
    long rivals = score_of(game, SIDE_COMPUTER);
    long par = session->honours.par;
    bool is_friend = level == RIVAL_FRIEND && !session_has_own_ghost(session);
    verdict->sides[0] = (struct result_side){
        .name = session_name_of(session, SIDE_PLAYER), .side = SIDE_PLAYER, .figure = yours};
    verdict->sides[1] = (struct result_side){
        .name = verdict->has_rival ? session_name_of(session, SIDE_COMPUTER) : tr("Words"),
        .side = SIDE_COMPUTER,
        .figure = verdict->has_rival ? rivals : (long)results->found.counts[FILTER_PLAYER],
        .may_be_cut = is_friend && session->notes.sender[0]};
    verdict->stars = par > 0 ? session->honours.stars : -1;
    verdict->stars_tip = par > 0 ? stars_tip(results, game) : NULL;
    verdict->most = par > 0 ? par_score(PAR_STARS_MAX, par) : 0;
    if (verdict->has_rival) {
        verdict->face = session_has_own_ghost(session) ? RESULT_FACE_GHOST
                        : is_friend                    ? RESULT_FACE_FRIEND
                                                       : RESULT_FACE_RIVAL;
        verdict->mood = yours > rivals ? FACE_BEATEN : yours < rivals ? FACE_PLEASED : FACE_WAITING;
    }
}

static enum cue_kind ending(const struct results *results, const struct game *game)
{
    long yours = score_of(game, SIDE_PLAYER);
    long rivals = score_of(game, SIDE_COMPUTER);
    if (results->found.is_two) {
        return yours == score_of(game, SIDE_SECOND) ? CUE_DRAW : CUE_WIN;
    }
    if (!results->verdict.has_rival || yours == rivals) {
        return CUE_DRAW;
    }
    return yours > rivals ? CUE_WIN : CUE_LOSE;
}

void results_fill_score(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    bool beats_all = verdict->has_rival && game->session.match.level == RIVAL_MERCILESS &&
                     score_of(game, SIDE_PLAYER) > score_of(game, SIDE_COMPUTER);
    if (results->found.is_two) {
        fill_sides_of_two(results, game);
    } else {
        fill_sides(results, game);
    }
    verdict->headline = headline(results, game);
    verdict->sentence = sentence(results, game);
    find_best(results, game);
    if (verdict->has_score && !results->found.is_two) {
        find_near(results, game);
    }
    verdict->ending = ending(results, game);
    verdict->fanfare = beats_all || has_every_common(results, game) || has_every_word(results) ||
                               game->session.honours.ends_portion
                           ? FANFARE_FEAST
                       : game->session.honours.stars > 0 ? FANFARE_STAR
                                                         : FANFARE_NONE;
}
