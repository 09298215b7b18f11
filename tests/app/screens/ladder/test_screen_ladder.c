/* SPDX-License-Identifier: MIT */
/*
 * The ladder on Home and on its page, what is said about its match, and the climb out of a tier.
 */
#include "ladder.h"

#include "home.h"
#include "preferences.h"
#include "rig_test.h"
#include "test.h"

static struct rig *open_home(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    return rig;
}

/* Stands the player on a rung, as long as Home does not read it again. */
static void stand_on(struct rig *rig, struct ladder ladder)
{
    struct home *home = stage_state(&rig->game->stage, SCREEN_HOME);
    preferences_set(rig->game, SETTING_LEVEL, RIVAL_LADDER);
    home->ladder = ladder;
}

TEST_CASE(test_what_decides_the_match_is_said)
{
    static const struct {
        struct ladder ladder;
        const char *text, *brief;
    } cases[] = {
        {{5, 0, 0}, "win two of three and you climb", "win two of three"},
        {{5, 1, 0}, "1–0 · one more win and you climb", "1–0 · one more win"},
        {{5, 0, 1}, "0–1 · one more loss and you step down", "0–1 · one more loss"},
        {{5, 1, 1}, "1–1 · the next round decides", "1–1 · the next one decides"},
        {{1, 0, 1}, "0–1 · win two of three and you climb", "0–1 · win two of three"},
        {{1, 1, 1}, "1–1 · one more win and you climb", "1–1 · one more win"},
        {{LADDER_RUNGS, 0, 0}, "the top of the ladder", "the top of the ladder"},
        {{LADDER_RUNGS, 1, 0}, "1–0 · the top of the ladder", "1–0 · the top of the ladder"},
        {{LADDER_RUNGS, 1, 1}, "1–1 · one more loss and you step down", "1–1 · one more loss"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct ladder *ladder = &cases[i].ladder;
        assert_string_equal(phrase_ladder_next(&arena, ladder, false), cases[i].text);
        assert_string_equal(phrase_ladder_next(&arena, ladder, true), cases[i].brief);
    }
    arena_deinit(&arena);
}

/* As many wins as it takes without a trounce. */
TEST_CASE(test_who_is_met_next_is_said)
{
    struct arena arena = {0};
    struct ladder ladder = {.rung = 5, .won = 1};
    assert_string_equal(phrase_ladder_ahead(&arena, &ladder),
                        "Three more wins and you meet the Expert.");
    ladder = (struct ladder){.rung = 3, .won = 1, .lost = 1};
    assert_string_equal(phrase_ladder_ahead(&arena, &ladder),
                        "One more win and you meet the Scholar.");
    ladder = (struct ladder){.rung = 7};
    assert_string_equal(phrase_ladder_ahead(&arena, &ladder),
                        "Six more wins and you meet Merciless.");
    ladder.rung = LADDER_RUNGS;
    assert_null(phrase_ladder_ahead(&arena, &ladder));
    arena_deinit(&arena);
}

/* The player's rung waits; others are beaten where a round was won, else pale below the player and
 * shadows above. */
static void expect_strip(struct rig *rig, unsigned beaten)
{
    struct home *home = stage_state(&rig->game->stage, SCREEN_HOME);
    home->beaten = beaten;
    rig_draw(rig);
    struct rect strip = rig_hot(rig, ID_LADDER);
    int rung = 0;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *face = &rig->list.commands[i];
        if (face->kind != DRAW_FACE || !rect_contains(strip, face->rect.x, face->rect.y)) {
            continue;
        }
        rung++;
        assert_int_equal(face->face, ladder_tier(rung));
        bool is_beaten = rung != 5 && (beaten & LADDER_BIT(rung)) != 0;
        assert_int_equal(face->mood, is_beaten ? FACE_BEATEN : FACE_WAITING);
        assert_int_equal(face->color.a == 255, rung > 5 && !is_beaten);
        assert_int_equal(face->color.a == 0, rung == 5);
    }
    assert_int_equal(rung, LADDER_RUNGS);
    assert_true(rig_shows(rig, "Scholar II"));
}

TEST_CASE(test_the_strip_shows_every_rung)
{
    struct rig *rig = open_home();
    stand_on(rig, (struct ladder){.rung = 5});
    expect_strip(rig, LADDER_BIT(1) | LADDER_BIT(2) | LADDER_BIT(3) | LADDER_BIT(4));
    expect_strip(rig, LADDER_BIT(3) | LADDER_BIT(4) | LADDER_BIT(5)); /* who began on the third */
    expect_strip(rig, LADDER_BIT(4) | LADDER_BIT(6));                 /* who stood higher before */
    expect_strip(rig, 0);
}

/* Only rivals that the history says were beaten look so, on the page too. */
TEST_CASE(test_a_newcomer_has_beaten_nobody)
{
    struct rig *rig = open_home();
    struct home *home = stage_state(&rig->game->stage, SCREEN_HOME);
    for (int won = 0; won < 2; won++) {
        stage_go(&rig->game->stage, SCREEN_HOME, NULL);
        assert_int_equal(home->beaten, won ? LADDER_BIT(LADDER_FIRST) : 0);
        stage_go(&rig->game->stage, SCREEN_LADDER, NULL);
        rig_draw(rig);
        int beaten = 0;
        for (size_t i = 0; i < rig->list.count; i++) {
            const struct draw_command *face = &rig->list.commands[i];
            beaten += face->kind == DRAW_FACE && face->mood == FACE_BEATEN;
        }
        assert_int_equal(beaten, won);
        preferences_set(rig->game, SETTING_LEVEL, RIVAL_LADDER);
        game_deal(rig->game);
        rig_find_words(rig, session_solution(&rig->game->session)->word_count);
        rig_play_out(rig);
    }
}

TEST_CASE(test_home_says_who_is_met_next_only_on_the_ladder)
{
    struct rig *rig = open_home();
    stand_on(rig, (struct ladder){.rung = 5, .won = 1});
    assert_true(rig_shows(rig, "Three more wins and you meet the Expert."));
    preferences_set(rig->game, SETTING_LEVEL, RIVAL_EXPERT);
    assert_false(rig_says(rig, "and you meet the Expert."));
    assert_true(rig_shows(rig, "Scholar II")); /* the strip stays */
    preferences_set_words(rig->game, SETTING_CHILDREN, true);
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_draw(rig);
    assert_null(ui_hot_of(&rig->game->stage.ui, ID_LADDER)); /* children have one rival */
}

/* The strip leads to the page, and Play there to a round on the ladder, whatever Home offers. */
TEST_CASE(test_the_page_plays_on_the_ladder)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.mode = MODE_ALONE;
    rig->config.time_ms = 0;
    rig->config.level = RIVAL_NOVICE;
    rig_begin(rig);
    struct game *game = rig->game;
    rig_press_id(rig, ID_LADDER);
    assert_true(stage_is_on_top(&game->stage, SCREEN_LADDER));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&game->stage, SCREEN_HOME));
    rig_press_id(rig, ID_LADDER);
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
    assert_int_equal(game->session.match.mode, MODE_TURNS);
    assert_int_equal(game->session.match.level, RIVAL_LADDER);
    assert_int_equal(game->session.match.time_ms, SETTING_TIME_MS);
    assert_int_equal(round_rival(rig_round(rig))->rung, game_ladder(game).rung);
    assert_int_equal(game->session.next.mode, MODE_ALONE);
    assert_int_equal(game->session.next.time_ms, 0);
}

/* A race stays a race. */
TEST_CASE(test_the_page_keeps_a_race)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.mode = MODE_RACE;
    rig->config.time_ms = 60000;
    rig_begin(rig);
    rig_press_id(rig, ID_LADDER);
    rig_press_id(rig, LADDER_ID_PLAY);
    assert_int_equal(rig->game->session.match.mode, MODE_RACE);
    assert_int_equal(rig->game->session.match.time_ms, 60000);
    assert_int_equal(rig->game->session.match.level, RIVAL_LADDER);
}

TEST_CASE(test_the_page_shows_what_was_played)
{
    struct rig *rig = open_home();
    stage_over(&rig->game->stage, SCREEN_LADDER, NULL);
    struct ladder_page *page = stage_state(&rig->game->stage, SCREEN_LADDER);
    page->now = (struct ladder){.rung = 5, .won = 1};
    assert_true(rig_shows(rig, "No rounds on the ladder yet"));
    page->record = (struct ladder_record){.best_rung = 7, .played = {8, 13, 2}, .won = {6, 7, 0}};
    assert_true(rig_shows(rig, "You stand on rung 5: 1–0"));
    assert_true(rig_shows(rig, "Play Scholar II"));
    assert_true(rig_says(rig, "Best ever: Expert I"));
    assert_true(rig_shows(rig, "6 won of 8"));
    assert_true(rig_shows(rig, "7 won of 13"));
    assert_true(rig_shows(rig, "0 won of 2"));
    assert_true(rig_shows(rig, "not met yet"));
    assert_true(rig_shows(rig, "You"));
}

/* Wherever the player stands on the steps, all rules can be read. */
TEST_CASE(test_rules_are_above_the_player)
{
    static const struct {
        int width, height;
    } windows[] = {{1280, 800}, {1280, 720}, {1024, 768}, {1366, 768}, {1920, 1080}, {3000, 700}};
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        struct layout layout =
            layout_make(windows[i].width, windows[i].height, 100, UI_SCALE_DEFAULT);
        struct rect rest = rect_inset(layout_window(&layout), LAYOUT_MARGIN);
        struct rect title = rect_cut_top(&rest, 64);
        struct ladder_places at = ladder_lay_out(&layout, title, rest);
        assert_int_equal(layout.shape, LAYOUT_WIDE);
        for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
            const struct rect *step = &at.steps[rung - 1];
            int top = step->y - layout_px(&layout, 146); /* of "You" above the face */
            assert_true(top >= at.panel.y);
            for (int rule = 0; rule < LADDER_RULES; rule++) {
                const struct rect *text = &at.rules[rule];
                assert_true(text->y + text->h <= top + 1 || text->x + text->w <= step->x ||
                            text->x >= step->x + step->w);
            }
        }
    }
}

static void open_climb(struct rig *rig)
{
    struct call call = {.what = CLIMB_CALL(3, 4)};
    stage_over(&rig->game->stage, SCREEN_CLIMB, &call);
    rig_hear(rig);
}

/* Returns the mood of the last face of a level that is drawn larger than in the strip; -1: none. */
static int mood_of(struct rig *rig, enum rival_level level)
{
    int mood = -1;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *face = &rig->list.commands[i];
        if (face->kind == DRAW_FACE && face->face == (int)level && face->rect.w > 100) {
            mood = (int)face->mood;
        }
    }
    return mood;
}

/* It sounds, the face is beaten, the next one comes, and a press ends the show before it closes it.
 */
TEST_CASE(test_a_climb_is_a_moment)
{
    struct rig *rig = rig_new_stored(NULL);
    rig_begin(rig);
    rig->heard_count = 0;
    open_climb(rig);
    assert_int_equal(rig->heard[rig->heard_count - 1].kind, CUE_CLIMB);
    assert_int_equal(mood_of(rig, RIVAL_NOVICE), FACE_WAITING);
    assert_int_equal(mood_of(rig, RIVAL_SCHOLAR), -1);
    rig_advance(rig, 1300);
    assert_int_equal(mood_of(rig, RIVAL_NOVICE), FACE_BEATEN);
    assert_int_equal(mood_of(rig, RIVAL_SCHOLAR), FACE_WAITING);
    assert_true(rig_shows(rig, "You beat the Novice!"));
    assert_true(rig_shows(rig, "Up to Scholar I"));
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CLIMB));
    assert_true(rig_settle(rig, 100));
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

TEST_CASE(test_a_climb_stands_still_with_reduced_motion)
{
    struct rig *rig = open_home();
    open_climb(rig);
    assert_int_equal(mood_of(rig, RIVAL_NOVICE), FACE_BEATEN);
    assert_int_equal(mood_of(rig, RIVAL_SCHOLAR), FACE_WAITING);
    rig_click_text(rig, "Continue");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}
