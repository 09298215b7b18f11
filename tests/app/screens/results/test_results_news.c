/* SPDX-License-Identifier: MIT */
/*
 * What a round has led to, as the results tell it: chips beside the scores, and the rest under
 * "More".
 */
#include "moments.h"
#include "phrase.h"
#include "results.h"
#include "rig_test.h"
#include "statistics.h"
#include "test.h"

/* --- the ladder --- */

TEST_CASE(test_the_step_on_the_ladder_is_the_first_news)
{
    static const struct {
        struct ladder before, now;
        int moved;
        const char *chip, *button;
    } cases[] = {
        {{4, 1, 0}, {5, 0, 0}, 1, "Up to Scholar II", "Play Scholar II"},
        {{4, 0, 1}, {3, 0, 0}, -1, "Down to Novice III", "Play Novice III"},
        {{4, 0, 0}, {4, 1, 0}, 0, "1–0 · one more win", "Play Scholar I"},
        {{4, 0, 1}, {4, 1, 1}, 0, "1–1 · the next one decides", "Play Scholar I"},
        {{4, 0, 0}, {4, 0, 1}, 0, "Scholar I leads 1–0", "Play Scholar I"},
        {{4, 1, 0}, {4, 1, 1}, 0, "Scholar I: 1–1", "Play Scholar I"},
        {{4, 1, 0}, {4, 1, 0}, 0, "A draw is played again.", "Play Scholar I"},
        {{10, 1, 0}, {10, 0, 0}, 1, "You beat Merciless!", "Play Merciless"},
    };
    struct rig *rig = moment_of_results("results with much to tell");
    struct session *session = &rig->game->session;
    struct results *results = rig_results(rig);
    session->match.level = RIVAL_LADDER;
    session->next.level = RIVAL_NOVICE; /* chosen for another time: this round's rival is next */
    results->is_past = false;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        session->honours.ladder_before = cases[i].before;
        session->honours.ladder = cases[i].now;
        session->honours.ladder_moved = cases[i].moved;
        results_decide(results, rig->game);
        assert_string_equal(results->verdict.news[0].text, cases[i].chip);
        assert_non_null(results->verdict.news[0].tip); /* what comes of it */
        assert_int_equal(results->verdict.news[0].opens, SCREEN_LADDER);
        assert_string_equal(results->verdict.main.label, cases[i].button);
        bool is_decided = strstr(results->verdict.sentence, "and the match 2–0.") != NULL;
        assert_int_equal(is_decided, cases[i].moved == 1);
    }
    rig_free(rig);
}

/* A step that no match has decided is explained: the round was a trounce. */
TEST_CASE(test_a_step_without_a_match_has_its_reason)
{
    static const struct {
        struct ladder before, now;
        int moved;
        const char *reason;
    } cases[] = {
        {{4, 0, 0}, {5, 0, 0}, 1, ", with double its score: you climb at once."},
        {{4, 0, 1}, {6, 0, 0}, 2, ", with three times its score: two rungs at once."},
        {{4, 0, 0}, {3, 0, 0}, -1, ", with half its score or less: one rung down."},
        {{4, 1, 0}, {3, 0, 0}, -1, ", with half its score or less: one rung down."},
        {{4, 0, 1}, {3, 0, 0}, -1, NULL},
        {{4, 0, 0}, {4, 1, 0}, 0, NULL},
        {{4, 0, 0}, {4, 0, 1}, 0, NULL},
    };
    struct rig *rig = moment_of_results("results with much to tell");
    struct session *session = &rig->game->session;
    struct results *results = rig_results(rig);
    session->match.level = RIVAL_LADDER;
    session->next = session->match;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        session->honours.ladder_before = cases[i].before;
        session->honours.ladder = cases[i].now;
        session->honours.ladder_moved = cases[i].moved;
        results->is_past = false;
        results_decide(results, rig->game);
        char sentence[200];
        (void)snprintf(sentence, sizeof sentence, "%s", results->verdict.sentence);
        if (cases[i].reason) {
            assert_non_null(strstr(sentence, cases[i].reason));
        }
        results->is_past = true; /* the ladder stands elsewhere now */
        results_decide(results, rig->game);
        assert_int_equal(strcmp(sentence, results->verdict.sentence) != 0, cases[i].reason != NULL);
    }
    rig_free(rig);
}

/* --- chips, and the rest --- */

TEST_CASE(test_the_best_is_told_first)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    struct honours *honours = &rig->game->session.honours;
    static const char *const begins[] = {
        "A new best",
        "Your first win over Novice",
        "ALERT: your longest word",
        "Goal: Three words",
        "Strength",
        "Goal: 75%",
        "STERNUTATIONS",
        "3 of",
    };
    for (size_t i = 0; i < sizeof begins / sizeof begins[0]; i++) {
        assert_int_equal(strncmp(results->verdict.news[i].text, begins[i], strlen(begins[i])), 0);
    }
    assert_int_equal(results->verdict.news[0].fanfare, FANFARE_BEST);
    assert_int_equal(results->verdict.news[3].fanfare, FANFARE_STAR);
    for (int i = 0; i < GOAL_COUNT; i++) { /* more than fit */
        honours->goals[i] = "first-six";
    }
    honours->goal_count = GOAL_COUNT;
    results_decide(results, rig->game);
    assert_true(results->verdict.news_count <= NEWS_MAX);
    rig_draw(rig);
}

/* Two pieces of news at most are chips, which open what they speak of; "More" shows the rest. */
TEST_CASE(test_the_rest_is_under_more)
{
    struct rig *rig = moment_of_results("results with much to tell");
    assert_int_in_range(rig_results(rig)->chip_count, 1, 2);
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "More");
    assert_true(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "Less");
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "More");
    rig_key(rig, KEY_ESCAPE);
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
}

static int size_of_text(const struct rig *rig, const char *text)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), text) == 0) {
            return command->size;
        }
    }
    return 0;
}

/* However long the news is, no chip cuts it, and two chips have texts of one size. */
TEST_CASE(test_no_chip_is_cut)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    int both = 0;
    for (int length = 10; length < 60; length++) {
        results->verdict.news[0].text = "Goal: a long word, ";
        results->verdict.news[1].text =
            say(rig->game->arena, "%.*s", length,
                "the board of today is done and the streak is a day or so long now");
        rig_draw(rig);
        assert_int_in_range(results->chip_count, 1, 2);
        int first = size_of_text(rig, results->verdict.news[0].text);
        assert_int_not_equal(first, 0);
        if (results->chip_count == 2) {
            assert_int_equal(size_of_text(rig, results->verdict.news[1].text), first);
            both++;
        }
    }
    assert_int_in_range(both, 1, 49);
}

/* On a phone the first chip breaks into two lines before it gives way to "More". */
TEST_CASE(test_a_single_chip_may_have_two_lines)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    results->verdict.news[0].text = "Today’s Sprint is done. Streak: 1 day.";
    rig_resize(rig, 390, 844);
    rig_draw(rig);
    assert_int_equal(results->chip_count, 1);
    assert_true(rig_hot(rig, RESULTS_ID_CHIP).w > 100);
}

/* The chip of a goal opens the goals, and the strength says what it is. */
TEST_CASE(test_chips_lead_to_what_they_speak_of)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct honours *honours = &rig->game->session.honours;
    struct results *results = rig_results(rig);
    honours->feats = (struct history_feats){.best_before = -1};
    honours->goals[0] = "first-six";
    honours->goal_count = 1;
    results_decide(results, rig->game);
    rig_draw(rig);
    struct rect chip = rig_hot(rig, RESULTS_ID_CHIP);
    rig_click(rig, chip.x + chip.w / 2, chip.y + chip.h / 2);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
    const struct statistics *statistics = stage_state(&rig->game->stage, SCREEN_STATISTICS);
    assert_int_equal(statistics->view, VIEW_GOALS);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ESCAPE);
    honours->goal_count = 0;
    results_decide(results, rig->game);
    assert_int_equal(strncmp(results->verdict.news[0].text, "Strength", 8), 0);
    rig_draw(rig);
    const struct hot *hot = ui_hot_of(&rig->game->stage.ui, RESULTS_ID_CHIP);
    assert_true(hot && hot->has_tip);
    assert_string_equal(results->verdict.news[0].tip, phrase_strength_about());
    chip = rig_hot(rig, RESULTS_ID_CHIP);
    rig_click(rig, chip.x + chip.w / 2, chip.y + chip.h / 2);
    assert_int_equal(statistics->view, VIEW_PAGE);
}

/* There is one chip less rather than texts that are hard to read. */
TEST_CASE(test_chips_are_large_enough_to_read)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    char text[60];
    int seen = 0;
    results->verdict.news[0].text = results->verdict.news[1].text = text;
    for (size_t length = 10; length < sizeof text; length++) {
        memset(text, 'n', length);
        text[length] = '\0';
        rig_draw(rig);
        for (size_t i = 0; i < rig->list.count; i++) {
            const struct draw_command *command = &rig->list.commands[i];
            if (command->kind == DRAW_TEXT &&
                strcmp(draw_text_of(&rig->list, command), text) == 0) {
                assert_true(command->size >= 14);
                seen++;
            }
        }
    }
    assert_true(seen > 20);
}

/* Whoever has trounced a rung with the guide looks for the step: first of all it is said that there
 * is none. */
TEST_CASE(test_the_guide_has_the_place_of_the_step)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct session *session = &rig->game->session;
    struct results *results = rig_results(rig);
    session->match.level = RIVAL_LADDER;
    session->notes.counts = true;
    session->honours.ladder = session->honours.ladder_before = (struct ladder){0};
    session->had_guide = true;
    results->is_past = false;
    results_decide(results, rig->game);
    assert_string_equal(results->verdict.news[0].text,
                        "With the guide: not rated, no step on the ladder");
    for (int i = 1; i < results->verdict.news_count; i++) {
        assert_null(strstr(results->verdict.news[i].text, "guide"));
    }
    rig_free(rig);
}

TEST_CASE(test_every_goal_has_a_title)
{
    struct store *store;
    struct goal goals[GOAL_COUNT];
    assert_ok(store_open(NULL, &store, NULL));
    assert_ok(goals_read(store, goals));
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_string_not_equal(phrase_goal(goals[i].name), goals[i].name);
    }
    store_close(store);
}
