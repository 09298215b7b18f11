/* SPDX-License-Identifier: MIT */
/*
 * The list of past rounds: names, which row is pressed and focused, and a history of which a part
 * cannot be read.
 */
#include "focus.h"
#include "past_rounds.h"
#include "rig_test.h"
#include "store_state.h"
#include "test.h"
#include "tr.h"
#include "translation.h"

/* "A friend" is translated differently as a rival and as a sender. */
TEST_CASE(test_a_friend_without_a_name)
{
    static const struct translated list[] = {
        {.context = "against whom", .text = "a friend", .forms = {"einen Freund"}},
        {.context = "from whom", .text = "a friend", .forms = {"einem Freund"}},
    };
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_FRIEND, .kind = ROUND_KIND_CHALLENGE, .percent = 9, .count = 1};
    struct catalogue catalogue;
    size_t size;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_ok(rig_play_past(rig, 4, &past));
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    assert_true(rig_shows(rig, "Challenge"));
    tr_use(&catalogue);
    rig_draw(rig);
    assert_true(rig_shows(rig, "Ann"));
    rig_statistics(rig)->page[0].notes.sender[0] = '\0';
    rig_draw(rig);
    assert_true(rig_shows(rig, "einem Freund"));
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

/* The brief name is for where the other has no room. In a narrow list, the players' names take two
 * lines. */
TEST_CASE(test_two_players_are_named)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.mode = MODE_TWO, .percent = 9, .count = 1};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_draw(rig);
    int x, y;
    assert_true(rig_find_text(rig, "Two players", &x, &y));
    assert_false(rig_find_text(rig, "Two", &x, &y));
    struct round_notes *notes = &rig_statistics(rig)->page[0].notes;
    (void)snprintf(notes->player_name, sizeof notes->player_name, "Josephine");
    (void)snprintf(notes->second_name, sizeof notes->second_name, "Maximilian");
    rig_resize(rig, 720, 520);
    rig_draw(rig);
    assert_true(rig_says(rig, "Josephine and Maximilian"));
}

/* A long word on the button is readable: it has the room of the icon. */
TEST_CASE(test_a_long_replay_is_readable)
{
    static const struct translated list[] = {{.text = "Replay", .forms = {"Wiederholung"}}};
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .percent = 9, .count = 1};
    struct catalogue catalogue;
    size_t size;
    void *bytes = translation_make(list, 1, NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_draw(rig);
    rig_statistics(rig)->page[0].has_times = true;
    for (int is_german = 0; is_german < 2; is_german++) {
        const char *label = is_german ? "Wiederholung" : "Replay";
        int found = 0;
        tr_use(is_german ? &catalogue : NULL);
        rig_draw(rig);
        for (size_t i = 0; i < rig->list.count; i++) {
            const struct draw_command *c = &rig->list.commands[i];
            if (c->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, c), label) == 0) {
                assert_true(c->size >= 12);
                found++;
            }
        }
        assert_int_equal(found, 1);
    }
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

/* Refuses to read when rounds ended, except within a view, which names all columns: figures and
 * counts can be read then, but neither the list nor the scores. */
static int refuse_ends(void *refused, int action, const char *table, const char *column,
                       const char *database, const char *view)
{
    (void)table, (void)database;
    bool is_end = action == SQLITE_READ && strcmp(column, "ended") == 0 && !view;
    *(int *)refused += is_end;
    return is_end ? SQLITE_DENY : SQLITE_OK;
}

TEST_CASE(test_what_can_be_read_only_in_part_is_not_shown)
{
    int refused = 0;
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    (void)sqlite3_set_authorizer(rig->store->database, refuse_ends, &refused);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    assert_int_equal(rig_statistics(rig)->figures.rounds, 3);
    assert_true(rig_shows(rig, "The history cannot be read"));
    refused = 0;
    rig_advance(rig, 100);
    assert_int_equal(refused, 0); /* it is not asked again */
    (void)sqlite3_set_authorizer(rig->store->database, NULL, NULL);
    stage_back(&rig->game->stage);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    assert_false(rig_shows(rig, "The history cannot be read"));
}

static struct rig *open_list(long count)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.level = RIVAL_NOVICE, .counts = true, .percent = 9, .count = count};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_statistics(rig)->view = VIEW_ROUNDS;
    rig_draw(rig);
    return rig;
}

/* A list that scrolls while a row is pressed opens no other row. */
TEST_CASE(test_what_was_pressed_is_what_opens)
{
    struct rig *rig = open_list(30);
    struct rect third = rig_hot(rig, STATISTICS_ID_ROW + 2);
    int x = third.x + third.w / 2;
    int y = third.y + third.h / 2;
    rig_move(rig, x, y, false);
    rig_press(rig, x, y, BUTTON_LEFT);
    rig_wheel(rig, -2000);
    rig_draw(rig);
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
    rig_press(rig, x, y, BUTTON_LEFT);
    int id = rig->game->stage.ui.pressed;
    assert_true(id > STATISTICS_ID_ROW + 2);
    int64_t ended = rounds_row(rig_statistics(rig), id - STATISTICS_ID_ROW)->notes.ended_unix_s;
    rig_wheel(rig, -2000);
    rig_draw(rig);
    rig_wheel(rig, 2000);
    rig_draw(rig);
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_int_equal(rig->game->session.notes.ended_unix_s, ended);
}

TEST_CASE(test_a_zoom_leaves_the_focus_on_its_round)
{
    static const enum key zooms[] = {KEY_ZOOM_IN,  KEY_ZOOM_IN,  KEY_ZOOM_OUT,
                                     KEY_ZOOM_OUT, KEY_ZOOM_OUT, KEY_ZOOM_RESET};
    struct rig *rig = open_list(30);
    for (int i = 0; i < 12; i++) {
        rig_key(rig, KEY_DOWN);
    }
    int id = rig->game->stage.ui.focus;
    assert_int_equal(id, STATISTICS_ID_ROW + 11);
    for (size_t i = 0; i < sizeof zooms / sizeof zooms[0]; i++) {
        rig_key(rig, zooms[i]);
        rig_draw(rig);
        const struct hot *hot = focus_hot(&rig->game->stage.ui);
        assert_non_null(hot);
        assert_int_equal(hot->id, id);
        assert_int_in_range(
            hot->rect.h, rig_statistics(rig)->rounds_list.height * 4 / 5,
            rig_statistics(rig)->rounds_list.height); /* in view from its top to its end */
    }
}

/* In a narrow list the icon of a round without a replay is below the buttons of the others. */
TEST_CASE(test_icons_stand_in_line_with_the_buttons)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {.mode = MODE_TURNS, .percent = 9, .count = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    rig_resize(rig, 720, 520);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_draw(rig);
    rig_statistics(rig)->page[0].has_times = true;
    rig_statistics(rig)->page[1].has_times = false;
    int x, y;
    assert_true(rig_find_icon(rig, ICON_REPEAT, &x, &y));
    struct rect button = rig_hot(rig, STATISTICS_ID_REPLAY);
    assert_int_in_range(x - (button.x + button.w / 2) + 1, 0, 2);
}
