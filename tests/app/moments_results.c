/* SPDX-License-Identifier: MIT */
/*
 * Plays up to the results of other than plain rounds: two players, a race, practice, a challenge,
 * and rounds with much to tell.
 */
#include "moments.h"
#include "rig.h"
#include "test.h"

static void submit(struct rig *rig, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        rig_submit(rig, words[i]);
    }
}

/* What a friend found, with a hint. */
static const struct challenge_friend *friend_of(const struct lexicon *lexicon)
{
    static const char *const words[] = {"late", "stern", "rest"};
    static uint32_t numbers[3];
    static struct challenge_friend friend = {.words = numbers, .count = 3, .hint_points = 1};
    for (size_t i = 0; i < 3; i++) {
        assert_true(lexicon_find(lexicon, words[i], strlen(words[i]), &numbers[i]));
    }
    return &friend;
}

/* Replaces the running round with one of this way, on the same board. */
static void begin(struct rig *rig, enum game_mode mode, enum rival_level level)
{
    struct session *session = &rig->game->session;
    struct session_plan plan = session_plan(&session->board, session->code, session->notes.kind,
                                            session->notes.counts, &session->match);
    struct challenge_friend none = {0};
    const struct challenge_friend *friend =
        level == RIVAL_FRIEND ? friend_of(session->lexicon) : &none;
    plan.match.mode = mode;
    plan.match.level = level;
    assert_ok(session_new_round(session, &plan, 1, friend, TIER_MAX, RIG_NOON_UNIX_S));
    round_start(session->round);
}

/* Ends the round; the computer takes all that its search finds. */
static void end(struct rig *rig)
{
    struct session *session = &rig->game->session;
    const struct solution *solution = session_solution(session);
    round_finish(session->round);
    for (size_t i = 0; round_phase(session->round) == ROUND_COMPUTER && i < solution->word_count;
         i++) {
        struct path path;
        bool taken;
        solution_path(solution, i, &path);
        assert_ok(round_reveal(session->round, &path, &taken));
    }
    round_conclude(session->round);
    game_end(rig->game);
    rig_see_verdict(rig);
    rig_draw(rig);
    rig_happens(rig, INPUT_LEAVE);
}

static const char *const more_words[] = {"late", "alert", "tens", "stern", NULL};
static const char *const fewer_words[] = {"late", "rest", "tens", NULL};

static void submit_all(struct rig *rig, const char *const *words)
{
    for (; *words; words++) {
        rig_submit(rig, *words);
    }
}

static void play_words_of_two(struct rig *rig, const char *const *first, const char *const *second)
{
    begin(rig, MODE_TWO, RIVAL_MERCILESS);
    submit_all(rig, first);
    round_finish(rig->game->session.round);
    assert_int_equal(round_phase(rig->game->session.round), ROUND_HANDOVER);
    round_start(rig->game->session.round);
    submit_all(rig, second);
    end(rig);
}

static void play_two(struct rig *rig, const char *first, const char *second, bool wins_first)
{
    struct match *match = &rig->game->session.match;
    (void)snprintf(match->names[0], sizeof match->names[0], "%s", first);
    (void)snprintf(match->names[1], sizeof match->names[1], "%s", second);
    play_words_of_two(rig, wins_first ? more_words : fewer_words,
                      wins_first ? fewer_words : more_words);
}

static void go_two(struct rig *rig)
{
    play_two(rig, "Ada", "Ben", true);
}

static void go_two_with_many_words(struct rig *rig)
{
    static const char *const words[] = {"late",  "later", "alert", "tens", "stern", "rest", "pear",
                                        "pears", "peas",  "slat",  "sine", "tine",  NULL};
    play_words_of_two(rig, words, fewer_words);
}

static void go_two_second(struct rig *rig)
{
    play_two(rig, "Ada", "Ben", false);
}

static void go_two_unfolded(struct rig *rig)
{
    play_two(rig, "Ada", "Ben", true);
    rig_results(rig)->found.filter = FILTER_MISSED;
}

static void go_two_with_long_names(struct rig *rig)
{
    play_two(rig, "Wilhelmina WWWWWWWWW", "Maximiliana MMMMMMMM", true);
    rig_results(rig)->found.selected = 0;
}

static void go_two_without_words(struct rig *rig)
{
    begin(rig, MODE_TWO, RIVAL_MERCILESS);
    round_finish(rig->game->session.round);
    round_start(rig->game->session.round);
    end(rig);
}

static void go_race(struct rig *rig)
{
    static const char *const words[] = {"late", "alert"};
    begin(rig, MODE_RACE, RIVAL_SCHOLAR);
    submit(rig, words, 2);
    round_advance(rig->game->session.round, 60000);
    end(rig);
}

static void go_practice(struct rig *rig)
{
    static const char *const words[] = {"late", "alert"};
    static const char *const met[] = {"alert", "alerts", "stern"};
    begin(rig, MODE_ALONE, RIVAL_MERCILESS);
    rig->game->session.notes.kind = ROUND_KIND_PRACTICE;
    submit(rig, words, 2);
    end(rig);
    struct honours *honours = &rig->game->session.honours;
    for (int i = 0; i < 3; i++) {
        (void)snprintf(honours->practised[i].text, sizeof honours->practised[i].text, "%s", met[i]);
        honours->practised[i].is_found = i == 0;
    }
    honours->practised_count = 3;
    struct call call = {.what = RESULTS_OF_PAST};
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call); /* opened again, with the words met */
}

static void play_challenge(struct rig *rig, bool counts)
{
    static const char *const words[] = {"late", "alert"};
    begin(rig, MODE_TURNS, RIVAL_FRIEND);
    rig->game->session.notes.kind = ROUND_KIND_CHALLENGE;
    rig->game->session.notes.counts = counts;
    (void)snprintf(rig->game->session.notes.sender, sizeof rig->game->session.notes.sender, "%s",
                   "Wilhelmina WWWWWWWWW");
    submit(rig, words, 2);
    end(rig);
}

static void go_challenge(struct rig *rig)
{
    play_challenge(rig, false);
}

static void go_friend(struct rig *rig)
{
    play_challenge(rig, true);
    stage_over(&rig->game->stage, SCREEN_FRIEND, NULL);
}

static void go_much_to_tell(struct rig *rig)
{
    static const char *const words[] = {"late", "alert", "stern"};
    begin(rig, MODE_TURNS, RIVAL_NOVICE);
    submit(rig, words, 3);
    end(rig);
    struct honours *honours = &rig->game->session.honours;
    honours->feats =
        (struct history_feats){.is_best = true, .is_longest = true, .is_first_win = true};
    honours->goals[0] = "sixes-at-once";
    honours->goals[1] = "common-most";
    honours->goal_count = 2;
    (void)snprintf(honours->overlooked, sizeof honours->overlooked, "sternutations");
    honours->is_rated = true;
    honours->strength_before = 99;
    honours->strength = 1000;
    honours->stars = 3;
    struct call call = {.what = RESULTS_OF_PAST};
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call);
}

/* Halfway through the count, before anything says how the round ended. */
static void go_counting(struct rig *rig)
{
    struct call call = {.what = RESULTS_OF_ROUND};
    go_much_to_tell(rig);
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call);
    rig_advance(rig, RESULTS_COUNT_MS / 2);
}

/* Shows the results of a round on the ladder, once they have counted up. */
static void show_ladder(struct rig *rig, int rung_before, int rung)
{
    struct call call = {.what = RESULTS_OF_ROUND};
    go_much_to_tell(rig);
    struct honours *honours = &rig->game->session.honours;
    honours->ladder_before = (struct ladder){.rung = rung_before};
    honours->ladder = (struct ladder){.rung = rung, .lost = rung == rung_before};
    honours->ladder_moved = rung - rung_before;
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call);
    rig_see_verdict(rig);
}

static void go_rung_up(struct rig *rig)
{
    show_ladder(rig, 4, 5);
}

static void go_rung_down(struct rig *rig)
{
    show_ladder(rig, 7, 6);
}

static void go_rung_same(struct rig *rig)
{
    show_ladder(rig, 9, 9);
}

/* Selects a word that both sides have. */
static void point_at_shared(struct rig *rig)
{
    struct results *results = rig_results(rig);
    for (size_t i = 0; i < results->found.word_count; i++) {
        if (findings_is_shared(&results->found.words[i])) {
            results->found.selected = (long)i;
        }
    }
}

/* What the coach says instead of a family. */
static void go_habit(struct rig *rig)
{
    go_much_to_tell(rig);
    struct coach_habit *habit = &rig_results(rig)->coaching.habit;
    *habit = (struct coach_habit){
        .trait = COACH_BOTTOM_RIGHT, .words = 123, .found = 12, .expected = 40, .chance = 1e-9};
    results_decide(rig_results(rig), rig->game);
}

static void go_two_shared(struct rig *rig)
{
    go_two(rig);
    point_at_shared(rig);
}

/* Who sends a challenge, asked with the name that the system knows. */
static void go_sender(struct rig *rig)
{
    go_much_to_tell(rig);
    rig->game->user_name = "Maximiliane Example";
    stage_over(&rig->game->stage, SCREEN_SENDER, NULL);
}

static void go_win(struct rig *rig)
{
    begin(rig, MODE_RACE, RIVAL_NOVICE);
    const struct solution *solution = session_solution(&rig->game->session);
    for (size_t i = 0; i < solution->word_count; i++) {
        const char *word = solution_text(solution, i);
        submit(rig, &word, 1);
    }
    end(rig);
    rig_results(rig)->level = 0;
    results_decide(rig_results(rig), rig->game);
    rig_results(rig)->found.filter = FILTER_MISSED;
}

static void go_all_met(struct rig *rig)
{
    go_practice(rig);
    for (int i = 0; i < 3; i++) {
        rig->game->session.honours.practised[i].is_found = true;
    }
    struct call call = {.what = RESULTS_OF_PAST};
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call);
}

/* Nothing was found on a board without words. */
static void go_nothing(struct rig *rig)
{
    begin(rig, MODE_TURNS, RIVAL_LADDER);
    end(rig);
}

const struct moment result_moments[] = {
    {"results of two", WANT_ROUND, .go = go_two},
    {"results of two, the second has won", WANT_ROUND, .go = go_two_second},
    {"results of two with many words", WANT_ROUND, .go = go_two_with_many_words},
    {"results of two, all of what nobody found", WANT_ROUND, .go = go_two_unfolded},
    {"results that count", WANT_ROUND, .go = go_counting},
    {"results of two with long names", WANT_ROUND, .go = go_two_with_long_names},
    {"results of two without words", WANT_ROUND, .go = go_two_without_words},
    {"results of a race", WANT_ROUND, .go = go_race},
    {"results of practice", WANT_ROUND, .go = go_practice},
    {"results of a challenge", WANT_ROUND, .go = go_challenge},
    {"who sends a challenge", WANT_ROUND, .go = go_sender},
    {"challenges of a friend", WANT_KEPT, .go = go_friend},
    {"results with much to tell", WANT_ROUND, .go = go_much_to_tell},
    {"results, a rung up", WANT_ROUND, .go = go_rung_up},
    {"results, a rung down", WANT_ROUND, .go = go_rung_down},
    {"results, the match", WANT_ROUND, .go = go_rung_same},
    {"results with a habit", WANT_ROUND, .go = go_habit},
    {"results of two, a word of both", WANT_ROUND, .go = go_two_shared},
    {"results of a race won", WANT_ROUND, .go = go_win},
    {"results of practice, all met", WANT_ROUND, .go = go_all_met},
    {"results of nothing", WANT_ROUND, .go = go_nothing},
    {0},
};
