/* SPDX-License-Identifier: MIT */
/*
 * The steps of the computer's turn and their pace.
 */
#include "computer.h"

#include "game.h"
#include "layout.h"
#include "play.h"

#include "trounce/finder.h"

#include <string.h>

/* A board with a word list made to be endless is searched this far step by step; the solver
 * supplies the rest, as far as it gets. The richest real boards take a tenth of it. */
#define STEPS_MAX 1000000L

#define HOLD_MS     380  /* minimum time a found word stays readable */
#define QUIET_MS    70   /* between two sounds of finds */
#define SPEAKING_MS 1100 /* between two words that are said */
#define FINALE_MS   1100
#define FINEST_MS   2000 /* for each of the finest words */
#define SLIDE_MS    120

/* Skip lies where "I'm done" was: a second press there, as of a slow double click, is not one of
 * this. */
#define GUARD_MS 600

bool computer_is_friend(const struct computer *computer, const struct game *game)
{
    return !computer->shows_nobodys && game->session.match.level == RIVAL_FRIEND;
}

/* Counts the words that the search will list. */
static long count_words_left(const struct computer *computer, struct game *game)
{
    const struct round *round = game->session.round;
    const struct solution *solution = session_solution(&game->session);
    int tier_max = settings_tier_max_in(&game->settings, &game->session.notes);
    long left = 0;
    if (!solution) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return 0;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        left += computer->shows_nobodys
                    ? session_may_show(word, tier_max) &&
                          !round_has_word(round, text, word->letters, NULL, NULL)
                    : round_would_list(round, text, word->letters, tier_max);
    }
    return left;
}

/* Resumes a round by searching up to the last listed word. With another lexicon the search may
 * never reach it; then it starts over, as it does if nothing had been found. */
static void catch_up(struct computer *computer, const struct game *game)
{
    size_t found =
        computer->shows_nobodys ? 0 : round_word_count(game->session.round, SIDE_COMPUTER);
    while (found > 0 && computer->step_count < STEPS_MAX) {
        enum search_step made = search_step(&computer->search);
        computer->step_count++;
        if (made == SEARCH_DONE) {
            break;
        }
        if (made != SEARCH_WORD) {
            continue;
        }
        char word[PATH_LETTERS_MAX + 1];
        int length = path_spell(&computer->search.path, &game->session.board, word);
        enum side side;
        size_t index;
        if (round_has_word(game->session.round, word, (size_t)length, &side, &index) &&
            side == SIDE_COMPUTER && index + 1 == found) {
            return;
        }
    }
    search_init(&computer->search, round_board(game->session.round),
                round_lexicon(game->session.round));
    computer->step_count = 0;
}

bool computer_searches(const struct computer *computer, const struct game *game)
{
    return computer->shows_nobodys || !round_is_live(game->session.round);
}

void computer_open(void *self, struct game *game, const struct call *call)
{
    struct computer *computer = self;
    *computer = (struct computer){.shows_nobodys = call->what == SEARCH_OF_NOBODYS};
    stage_guard_for(&game->stage, GUARD_MS);
    if (!computer_searches(computer, game)) {
        computer_pace_start(&computer->pace, 0, 0);
        if (round_word_count(game->session.round, SIDE_COMPUTER) > 0) {
            anim_start(&computer->turning, settings_motion(&game->settings, SCORE_PANEL_TURN_MS));
        }
        return;
    }
    search_init(&computer->search, round_board(game->session.round),
                round_lexicon(game->session.round));
    catch_up(computer, game);
    long most = STEPS_MAX - computer->step_count;
    long steps = search_steps_left(&computer->search, most);
    computer->is_endless = steps == most;
    computer_pace_start(&computer->pace, computer_is_friend(computer, game) ? 0 : steps,
                        count_words_left(computer, game));
}

/* --- steps --- */

/* Reveals what the solver knows beyond STEPS_MAX steps; of a friend, rare words, too. */
static void reveal_the_rest(const struct computer *computer, struct game *game)
{
    bool is_friend = computer_is_friend(computer, game);
    const struct solution *solution = session_solution(&game->session);
    if (!solution) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        struct path path;
        if (is_friend ||
            session_may_show(&solution->words[i],
                             settings_tier_max_in(&game->settings, &game->session.notes))) {
            solution_path(solution, i, &path);
            (void)round_reveal(game->session.round, &path, NULL);
        }
    }
}

/* Returns whether a word of the computer's list is finer than another: longer, else worth more. */
static bool is_finer(const struct round *round, size_t index, size_t than)
{
    const struct round_word *word = round_word(round, SIDE_COMPUTER, index);
    const struct round_word *other = round_word(round, SIDE_COMPUTER, than);
    return word->letters != other->letters ? word->letters > other->letters
                                           : word->points > other->points;
}

/* Returns whether a word is worth a second showing: more than a point, and the player lacks it. */
static bool is_fine(const struct round *round, size_t index)
{
    return round_word(round, SIDE_COMPUTER, index)->points > 1 &&
           !round_is_shared(round, SIDE_COMPUTER, index);
}

/* Chooses the finest words, among equals those found first. A list so short that it is still in
 * view needs no second showing. */
static void choose_finest(struct computer *computer, const struct round *round)
{
    size_t count = round_word_count(round, SIDE_COMPUTER);
    computer->finest_count = 0;
    for (size_t i = 0; i < count && count > FINEST_COUNT; i++) {
        int at = computer->finest_count;
        while (at > 0 && is_finer(round, i, computer->finest[at - 1])) {
            at--;
        }
        if (at == FINEST_COUNT || !is_fine(round, i)) {
            continue;
        }
        int last =
            computer->finest_count < FINEST_COUNT ? computer->finest_count : FINEST_COUNT - 1;
        for (int k = last; k > at; k--) {
            computer->finest[k] = computer->finest[k - 1];
        }
        computer->finest[at] = i;
        computer->finest_count = last + 1;
    }
}

/* Says a word of the computer's list with its points, unless that has been done. */
static void say_word(struct computer *computer, struct game *game, size_t index)
{
    for (int i = 0; i < computer->said_count; i++) {
        if (computer->said[i] == index) {
            return;
        }
    }
    if (computer->said_count < SAID_MAX) {
        computer->said[computer->said_count++] = index;
        output_say(&game->output, say(game->arena, "%s, %s", computer->word,
                                      phrase_points(game->arena, computer->points)));
    }
}

/* Shows the next of the finest words, the finest last; returns false when all have been shown. */
static bool show_finest(struct computer *computer, struct game *game)
{
    if (computer->finest_shown == computer->finest_count) {
        return false;
    }
    size_t index = computer->finest[computer->finest_count - 1 - computer->finest_shown++];
    const struct round_word *word = round_word(game->session.round, SIDE_COMPUTER, index);
    computer->shown = word->path;
    computer->shown_as = SHOWN_FINEST;
    computer->points = word->points;
    session_word(&game->session, computer->word, sizeof computer->word, word->text);
    output_cue(&game->output, CUE_FIND, output_step_of_points(word->points));
    say_word(computer, game, index);
    anim_start(&computer->finale, FINEST_MS); /* for reading: never shortened */
    return true;
}

/* Goes on to the results, or back to them. */
static void leave(const struct computer *computer, struct game *game)
{
    if (computer->shows_nobodys) {
        stage_back(&game->stage);
    } else {
        game_end(game);
    }
}

static void end_search(struct computer *computer, struct game *game, bool visibly)
{
    if (computer->is_endless && !computer->shows_nobodys && computer_searches(computer, game)) {
        reveal_the_rest(computer, game);
    }
    computer->searched = true;
    path_clear(&computer->shown);
    computer->word[0] = '\0';
    round_conclude(game->session.round);
    if (!visibly) {
        return;
    }
    if (!round_is_live(game->session.round)) {
        choose_finest(computer, game->session.round);
    }
    if (!show_finest(computer, game)) {
        anim_start(&computer->finale, settings_motion(&game->settings, FINALE_MS));
    }
    if (!computer->finale.running) {
        leave(computer, game);
    }
}

/* Shows the current path on the board and below it. */
static void show(struct computer *computer, const struct game *game, enum shown_as shown_as)
{
    char letters[PATH_LETTERS_MAX + 1];
    if (computer->hold_ms > 0 && shown_as != SHOWN_FOUND && shown_as != SHOWN_NOBODYS) {
        return;
    }
    computer->shown = computer->search.path;
    computer->shown_as = shown_as;
    (void)path_spell(&computer->shown, &game->session.board, letters);
    if (shown_as == SHOWN_PATH || shown_as == SHOWN_DEAD_END) {
        phrase_written_into(NULL, session_alphabet(&game->session), computer->word,
                            sizeof computer->word, letters);
    } else {
        session_word(&game->session, computer->word, sizeof computer->word, letters);
    }
}

/* A word that the search has reached. */
struct reached {
    const struct path *path;
    char letters[PATH_LETTERS_MAX + 1];
    size_t count;
    int points;
};

/* Returns whether the computer may bring up the word. */
static bool may_show(const struct game *game, const struct reached *word)
{
    const struct lexicon *lexicon = round_lexicon(game->session.round);
    uint32_t number;
    if (!lexicon_find(lexicon, word->letters, word->count, &number)) {
        return false;
    }
    struct word_note note = lexicon_note(lexicon, number);
    return note.tier <= settings_tier_max_in(&game->settings, &game->session.notes) &&
           !(note.marks & WORD_MARK_OFFENSIVE);
}

/* Shows a word that brings the computer nothing: the player's, or one it does not know or see. */
static void pass_word(struct computer *computer, const struct game *game,
                      const struct reached *word)
{
    enum side side;
    if (round_has_word(game->session.round, word->letters, word->count, &side, NULL)) {
        if (side != SIDE_COMPUTER) {
            show(computer, game, SHOWN_YOURS);
        }
    } else if (!computer->shows_nobodys && word->points > 0 && may_show(game, word)) {
        show(computer, game, SHOWN_OVERLOOKED);
    }
}

/* Returns the step of the next find's sound: finds follow a phrase, out of which a long word rises.
 */
static int find_step(struct computer *computer)
{
    static const int phrase[] = {0, 2, 1, 3, 2, 4, 3, 1};
    int step = phrase[computer->finds_heard++ % (int)(sizeof phrase / sizeof *phrase)];
    return int_max(step, output_step_of_points(computer->points));
}

/* Returns whether a word counts and nobody has it; only for one of its paths. */
static bool is_nobodys(const struct game *game, const struct reached *word)
{
    const struct path *path = word->path;
    struct path first;
    return word->points > 0 && may_show(game, word) &&
           !round_has_word(game->session.round, word->letters, word->count, NULL, NULL) &&
           finder_find(&game->session.board, word->letters, word->count, NULL, &first) &&
           first.length == path->length &&
           memcmp(first.cells, path->cells, (size_t)path->length * sizeof *path->cells) == 0;
}

/* Lets the round decide about a word that the search reached, unless it is over; returns whether
 * the word is new. */
static bool reach_word(struct computer *computer, struct game *game, bool visibly)
{
    struct reached word = {.path = &computer->search.path};
    int length = path_spell(word.path, &game->session.board, word.letters);
    bool taken = false;
    word.count = (size_t)length;
    word.points =
        scoring_points(game->session.match.rules, board_cell_count(&game->session.board), length);
    if (computer->shows_nobodys) {
        taken = is_nobodys(game, &word);
    } else if ((computer_is_friend(computer, game) || may_show(game, &word)) &&
               round_reveal(game->session.round, word.path, &taken) != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
    }
    if (!visibly) {
        return taken;
    }
    if (!taken) {
        if (computer_pace_is_slow(&computer->pace) && !computer_is_friend(computer, game)) {
            pass_word(computer, game, &word);
        }
        return false;
    }
    computer->points = word.points;
    show(computer, game, computer->shows_nobodys ? SHOWN_NOBODYS : SHOWN_FOUND);
    computer->hold_ms = HOLD_MS;
    if (!computer->shows_nobodys) { /* the list does not change then */
        anim_start(&computer->slide, settings_motion(&game->settings, SLIDE_MS));
        if (length >= PLAY_LONG_WORD) {
            anim_start(&computer->pleased, PLAY_MOOD_MS);
        }
    }
    if (computer->speaking_ms <= 0) { /* as many as can be said */
        if (computer->shows_nobodys) {
            output_say(&game->output, computer->word);
        } else {
            say_word(computer, game, round_word_count(game->session.round, SIDE_COMPUTER) - 1);
        }
        computer->speaking_ms = SPEAKING_MS;
    }
    if (computer->quiet_ms <= 0) {
        output_cue(&game->output, CUE_FIND, find_step(computer));
        computer->quiet_ms = QUIET_MS;
    }
    return true;
}

/* Makes one step of the search; returns false if none is left. Of a friend, who did not search,
 * only the words are shown. */
static bool step(struct computer *computer, struct game *game, bool visibly)
{
    enum search_step made = search_step(&computer->search);
    bool new_word = false;
    bool is_friend = computer_is_friend(computer, game);
    bool slow = visibly && computer_pace_is_slow(&computer->pace);
    computer->step_count++;
    if (is_friend && made != SEARCH_WORD && made != SEARCH_DONE) {
        return computer->step_count < STEPS_MAX;
    }
    switch (made) {
    case SEARCH_ENTER:
    case SEARCH_LEAVE:
        if (visibly) {
            show(computer, game, SHOWN_PATH);
        }
        if (slow && made == SEARCH_ENTER) {
            output_cue(&game->output, CUE_STEP, 0);
        }
        break;
    case SEARCH_DEAD_END:
        if (visibly) {
            show(computer, game, SHOWN_DEAD_END);
        }
        if (slow) {
            output_cue(&game->output, CUE_TURN, 0);
        }
        break;
    case SEARCH_WORD:
        new_word = reach_word(computer, game, visibly);
        break;
    case SEARCH_DONE:
        return false;
    }
    if (new_word || !is_friend) {
        computer_pace_spend(&computer->pace, new_word);
    }
    return computer->step_count < STEPS_MAX;
}

void computer_skip(struct computer *computer, struct game *game)
{
    if (computer->shows_nobodys) {
        stage_back(&game->stage);
        return;
    }
    if (!computer->searched) {
        bool more = !computer->is_endless && computer_searches(computer, game);
        while (more) {
            more = step(computer, game, false);
        }
        end_search(computer, game, false);
    }
    game_end(game);
}

void computer_advance(void *self, struct game *game, long elapsed_ms)
{
    struct computer *computer = self;
    (void)anim_advance(&computer->slide, elapsed_ms);
    (void)anim_advance(&computer->pleased, elapsed_ms);
    if (computer->turning.running) {
        (void)anim_advance(&computer->turning, elapsed_ms * computer->pace.speed);
        return;
    }
    computer->hold_ms -= elapsed_ms * computer->pace.speed;
    computer->quiet_ms -= elapsed_ms;
    computer->speaking_ms -= elapsed_ms;
    if (computer->searched) {
        if (anim_advance(&computer->finale, elapsed_ms * computer->pace.speed) &&
            !show_finest(computer, game)) {
            leave(computer, game);
        }
        return;
    }
    if (!computer_searches(computer, game)) {
        end_search(computer, game, true);
        return;
    }
    computer_pace_advance(&computer->pace, elapsed_ms);
    while (computer_pace_allows(&computer->pace)) {
        if (!step(computer, game, true)) {
            end_search(computer, game, true);
            return;
        }
    }
}

/* --- the pace, as work per second over time --- */

#define STEP_WORK INT64_C(1000) /* weight of a step */
#define SLOW_RATE (PACE_STEPS_A_SECOND * STEP_WORK)

/* In the slow part a word stays for about 0.4 s. */
#define SLOW_WORD_WEIGHT (4 * STEP_WORK)

void computer_pace_start(struct pace *pace, long step_count, long word_count)
{
    long more = layout_clamped((int)word_count, PACE_WORDS_FEW, PACE_WORDS_MANY) - PACE_WORDS_FEW;
    int64_t whole = PACE_SHORTEST_MS + more * (PACE_LONGEST_MS - PACE_SHORTEST_MS) /
                                           (PACE_WORDS_MANY - PACE_WORDS_FEW);
    *pace = (struct pace){.full_rate = SLOW_RATE,
                          .word_weight = SLOW_WORD_WEIGHT,
                          .slow_ms = whole / 4,
                          .ramp_ms = whole / 6,
                          .speed = 1};
    /* Words take half of the time if there are more than four steps per word. */
    int64_t steps = (int64_t)step_count * STEP_WORK;
    if (word_count > 0 && steps / word_count > SLOW_WORD_WEIGHT) {
        pace->word_weight = steps / word_count;
    }

    /* The rate climbs linearly from slow to full during the ramp, then stays. */
    int64_t work = (steps + word_count * pace->word_weight) * 1000 - pace->slow_ms * SLOW_RATE;
    int64_t full_rate =
        (work - pace->ramp_ms / 2 * SLOW_RATE) / (whole - pace->slow_ms - pace->ramp_ms / 2);
    if (full_rate > SLOW_RATE) {
        pace->full_rate = full_rate;
    }
}

static int64_t rate_at(const struct pace *pace, int64_t ms)
{
    int64_t climbed_ms = ms - pace->slow_ms;
    if (climbed_ms <= 0) {
        return SLOW_RATE;
    }
    if (climbed_ms >= pace->ramp_ms) {
        return pace->full_rate;
    }
    return SLOW_RATE + (pace->full_rate - SLOW_RATE) * climbed_ms / pace->ramp_ms;
}

void computer_pace_advance(struct pace *pace, long elapsed_ms)
{
    int64_t shown_ms = (int64_t)elapsed_ms * pace->speed;
    pace->budget += rate_at(pace, pace->shown_ms + shown_ms / 2) * shown_ms;
    pace->shown_ms += shown_ms;
}

bool computer_pace_allows(const struct pace *pace)
{
    return pace->budget >= STEP_WORK * 1000;
}

void computer_pace_spend(struct pace *pace, bool new_word)
{
    int64_t weight = pace->shown_ms < pace->slow_ms ? SLOW_WORD_WEIGHT : pace->word_weight;
    pace->budget -= (new_word ? STEP_WORK + weight : STEP_WORK) * 1000;
}

void computer_pace_faster(struct pace *pace)
{
    if (pace->speed < PACE_SPEED_MAX) {
        pace->speed *= 2;
    }
}

bool computer_pace_is_slow(const struct pace *pace)
{
    return rate_at(pace, pace->shown_ms) * pace->speed < 40 * STEP_WORK;
}
