/* SPDX-License-Identifier: MIT */
/*
 * Sending a challenge: the name is asked for once, with a proposal, and the message says what it
 * is.
 */
#include "game.h"
#include "rig_test.h"
#include "sending.h"
#include "test.h"

static struct rig *finish(const char *user)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.user_name = user;
    rig_begin(rig);
    game_deal(rig->game);
    rig_find_words(rig, 1);
    rig_play_out(rig);
    sending_challenge(rig->game);
    rig_draw(rig);
    return rig;
}

/* Returns what is copied next; NULL: nothing. */
static const char *copied(struct rig *rig)
{
    struct app_request request = {.text = NULL};
    while (app_next_request(rig->app, &request) && request.kind != REQUEST_COPY) {
    }
    return request.kind == REQUEST_COPY ? request.text : NULL;
}

static void begins(const char *text, const char *begin)
{
    assert_non_null(text);
    assert_memory_equal(text, begin, strlen(begin));
}

TEST_CASE(test_a_name_is_asked_for_once)
{
    struct rig *rig = finish("Zoë Example");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SENDER));
    assert_true(rig_shows(rig, "Zoë Example"));
    rig_click_text(rig, "Copy challenge");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    begins(copied(rig), "Zoë Example challenges you to Trounce, a word game: ");
    assert_string_equal(rig->game->settings.name, "Zoë Example");
    sending_challenge(rig->game);
    begins(copied(rig), "Zoë Example challenges");
    rig_free(rig);
}

TEST_CASE(test_none_need_be_given)
{
    struct rig *rig = finish(NULL);
    rig_key(rig, KEY_ESCAPE); /* another time */
    assert_null(copied(rig));
    sending_challenge(rig->game);
    rig_draw(rig);
    rig_key(rig, KEY_ENTER); /* no more than the button does */
    rig_type(rig, " ");
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_SENDER));
    assert_null(copied(rig));
    rig_click_text(rig, "Without a name");
    begins(copied(rig), "I challenge you to Trounce, a word game: ");
    sending_challenge(rig->game);
    begins(copied(rig), "I challenge you");
    rig_free(rig);
}

/* The page lays its own field over this one, whose edits come back. */
TEST_CASE(test_a_field_is_edited_elsewhere)
{
    struct ui_field fields[UI_FIELDS_MAX];
    struct input input = {.kind = INPUT_EDIT, .from = 0, .to = 3, .paste = "Anna"};
    struct rig *rig = finish("Zoë");
    rig_draw(rig);
    assert_int_equal(app_fields(rig->app, fields), 1);
    assert_string_equal(fields[0].text, "Zoë");
    assert_true(fields[0].has_caret && fields[0].rect.w > 100 && fields[0].size >= 16);
    input.to = fields[0].caret;
    app_input(rig->app, &input);
    rig_draw(rig);
    assert_int_equal(app_fields(rig->app, fields), 1);
    assert_string_equal(fields[0].text, "Anna");
    rig_key(rig, KEY_ENTER);
    assert_string_equal(rig->game->settings.name, "Anna");
    assert_int_equal(app_fields(rig->app, fields), 1); /* that of the results, once it is drawn */
    rig_free(rig);
}

TEST_CASE(test_a_long_name_is_cut)
{
    struct rig *rig = finish("A name that is much longer than challenges can hold");
    rig_key(rig, KEY_ENTER);
    assert_string_equal(rig->game->settings.name, "A name that is much ");
    assert_non_null(copied(rig));
    rig_free(rig);
}

TEST_CASE(test_a_link_needs_no_pasting)
{
    struct rig *rig = finish("Zoë");
    rig_key(rig, KEY_ENTER);
    assert_non_null(strstr(copied(rig), "Paste this message into Trounce"));
    rig->game->has_links = true;
    sending_challenge(rig->game);
    assert_non_null(strstr(copied(rig), "This link opens the same board:\nT1-"));
    rig_free(rig);
}

/* Where the system can share, it sends challenges and results, and nothing says that it copies. */
TEST_CASE(test_the_system_sends)
{
    struct app_request request;
    struct rig *rig = finish("Zoë");
    rig->game->output.can_share = true;
    rig_draw(rig);
    assert_false(rig_shows(rig, "Copy challenge"));
    rig_click_text(rig, "Send…");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_SHARE);
    begins(request.text, "Zoë challenges you to Trounce");
    sending_result(rig->game, "Trounce 4 × 4");
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_SHARE);
    assert_string_equal(request.text, "Trounce 4 × 4");
    assert_false(notice_is_shown(&rig->game->notice));
    rig->game->output.can_share = false;
    sending_result(rig->game, "Trounce 4 × 4");
    assert_string_equal(copied(rig), "Trounce 4 × 4");
    rig_free(rig);
}
