/* SPDX-License-Identifier: MIT */
/*
 * The Hunt of the day and the archive: what is kept, what counts for the run of days, and what is
 * shared.
 */
#include "daily.h"
#include "daily_page.h"
#include "rig_test.h"
#include "store.h"
#include "test.h"

#include "trounce/rank.h"

static void set_day(struct rig *rig, int day)
{
    rig->date = (struct app_date){.year = 2026, .month = 12, .day = day};
}

static struct rig *open_rig(struct store *store)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.store = store;
    set_day(rig, 30);
    assert_ok(rig_open(rig));
    return rig;
}

static struct daily_hunt hunt_of(struct rig *rig, int day)
{
    return daily_hunt_of(rig->game, &(struct daily_date){2026, 12, day});
}

static struct daily_standing standing_of(struct rig *rig, int day)
{
    return saves_daily(rig->game->saves, &(struct daily_date){2026, 12, day});
}

/* Begins or continues today's Hunt, and finds common words up to a rank. */
static void find(struct rig *rig, enum rank rank)
{
    struct game *game = rig->game;
    daily_begin_hunt(game);
    assert_true(stage_is_on_top(&game->stage, SCREEN_TURN));
    (void)rig_settle(rig, 2000);
    const struct solution *solution = session_solution(&game->session);
    long words = hunt_of(rig, rig->date.day).words;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct round_notes *notes = &game->session.notes;
        const char *text = solution_text(solution, i);
        enum side side;
        size_t index;
        if (notes->common_found >= rank_words(rank, words)) {
            break;
        }
        if (solution->words[i].tier <= DEAL_COMMON_TIER &&
            !round_has_word(rig_round(rig), text, solution->words[i].letters, &side, &index)) {
            rig_enter_word(rig, text);
        }
    }
    game_autosave(game);
}

static void leave(struct rig *rig)
{
    assert_true(game_leave(rig->game));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

TEST_CASE(test_a_hunt_is_kept_for_days)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    struct daily_hunt hunt = hunt_of(rig, 30);
    assert_false(hunt.is_begun);
    assert_true(hunt.words > 1);
    find(rig, RANK_WARMING_UP);
    const struct session *session = &rig->game->session;
    assert_int_equal(session->notes.kind, ROUND_KIND_HUNT);
    assert_true(session->notes.counts);
    assert_int_equal(round_time_ms(rig_round(rig)), 0);
    assert_int_equal(round_mode(rig_round(rig)), MODE_ALONE);
    long found = session->notes.common_found;
    leave(rig);
    assert_null(saves_waiting(rig->game->saves)); /* it waits on its page */

    /* Another day has a Hunt of its own; this one goes on from the calendar. */
    set_day(rig, 31);
    assert_ok(rig_restart(rig));
    assert_null(saves_waiting(rig->game->saves));
    assert_false(hunt_of(rig, 31).is_begun);
    hunt = hunt_of(rig, 30);
    assert_true(hunt.is_begun && !hunt.is_done);
    assert_int_equal(hunt.found, found);
    daily_begin_on(rig->game, DAILY_HUNT, &(struct daily_date){2026, 12, 30});
    assert_int_equal(round_word_count(rig_round(rig), SIDE_PLAYER), found);
    assert_string_equal(rig->game->session.notes.date, "2026-12-30");
    rig_free(rig);
    store_close(store);
}

/* The Sprint of the day has been played; the Hunt is still under way. */
TEST_CASE(test_a_hunt_goes_on_after_the_sprint)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    find(rig, RANK_WARMING_UP);
    long found = rig->game->session.notes.common_found;
    assert_true(found > 0);
    leave(rig);
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    rig_end_round(rig);
    assert_true(standing_of(rig, 30).counted);
    daily_begin_hunt(rig->game);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_HUNT);
    assert_int_equal(round_word_count(rig_round(rig), SIDE_PLAYER), found);
    rig_free(rig);
    store_close(store);
}

/* The results of either puzzle offer the other one, until that has been played. */
TEST_CASE(test_the_other_puzzle_comes_next)
{
    struct rig *rig = open_rig(NULL);
    for (int i = 0; i < 2; i++) {
        daily_begin(rig->game);
        (void)rig_settle(rig, 2000);
        rig_end_round(rig);
        assert_true(rig_shows(rig, i == 0 ? "Play the Hunt" : "Continue the Hunt"));
        assert_false(rig_says(rig, "Next:"));
        rig_click_text(rig, i == 0 ? "Play the Hunt" : "Continue the Hunt");
        assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_HUNT);
        (void)rig_settle(rig, 2000);
        rig_enter_word(rig, "late");
        leave(rig);
    }
    find(rig, RANK_EVERY_LAST_WORD);
    rig_advance(rig, 9000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    assert_false(rig_says(rig, "the Sprint"));
    set_day(rig, 31);
    find(rig, RANK_EVERY_LAST_WORD);
    rig_advance(rig, 9000);
    rig_click_text(rig, "Play the Sprint");
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_DAILY);
    (void)rig_settle(rig, 2000);
    rig_end_round(rig);
    assert_false(rig_says(rig, "the Hunt"));
}

TEST_CASE(test_halfway_counts_for_the_run_on_its_day)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    find(rig, RANK_WARMING_UP);
    leave(rig);
    assert_false(standing_of(rig, 30).in_run);
    find(rig, RANK_HALFWAY);
    leave(rig);
    assert_true(standing_of(rig, 30).in_run);
    assert_int_equal(standing_of(rig, 30).streak, 1);

    /* Not if it is reached a day later. */
    set_day(rig, 31);
    find(rig, RANK_WARMING_UP);
    leave(rig);
    rig->date = (struct app_date){.year = 2027, .month = 1, .day = 1};
    daily_begin_on(rig->game, DAILY_HUNT, &(struct daily_date){2026, 12, 31});
    (void)rig_settle(rig, 2000);
    rig->game->session.notes.common_found = rig->game->session.notes.common_words;
    game_autosave(rig->game);
    assert_false(rig->game->session.notes.in_time);
    leave(rig);
    assert_int_equal(standing_of(rig, 31).streak, 1); /* that of the day before */
    rig_free(rig);
    store_close(store);
}

/* Both screens of a round say of which day it is, and the results that it was of the archive. */
TEST_CASE(test_the_archive_is_marked)
{
    struct rig *rig = open_rig(NULL);
    for (int day = 30; day >= 29; day--) {
        daily_begin_on(rig->game, DAILY_SPRINT, &(struct daily_date){2026, 12, day});
        (void)rig_settle(rig, 2000);
        assert_true(rig_says(rig, day == 30 ? "Wednesday, 30 December" : "Tuesday, 29 December"));
        rig_end_round(rig);
        rig_draw(rig);
        assert_int_equal(rig_says(rig, "From the archive: 29 Dec 2026") ||
                             rig_says(rig, "From the archive: yesterday"),
                         day == 29);
    }
}

TEST_CASE(test_the_archive_counts_for_nothing)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    struct daily_date past = {2026, 1, 1};
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    for (int i = 0; i < 11; i++) {
        rig_key(rig, KEY_PAGE_UP);
    }
    rig_key(rig, KEY_PAGE_UP); /* January 2026 is the first month */
    assert_true(rig_shows(rig, "January 2026"));
    rig_press_id(rig, DAILY_ID_DAY);
    assert_true(rig_shows(rig, "Thursday, 1 January"));
    assert_true(rig_says(rig, "The archive: does not count for your run of days."));
    rig_press_id(rig, DAILY_ID_DAY_SPRINT);
    (void)rig_settle(rig, 2000);
    assert_string_equal(rig->game->session.notes.date, "2026-01-01");
    assert_int_equal(round_time_ms(rig_round(rig)), DAILY_TIME_MS);
    assert_false(rig->game->session.notes.counts);
    rig_end_round(rig);
    struct daily_standing standing = saves_daily(rig->game->saves, &past);
    assert_false(standing.counted || standing.in_run);
    assert_int_equal(standing.longest, 0);
    struct history_day day;
    assert_ok(history_day(store, "2026-01-01", &day));
    assert_true(day.id > 0 && !day.counts);
    rig_free(rig);
    store_close(store);
}

TEST_CASE(test_a_hunt_to_share)
{
    struct store *store;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    struct daily_share share;
    assert_false(daily_read_share(rig->game, &(struct daily_date){2026, 12, 30}, &share));
    find(rig, RANK_HALFWAY);
    leave(rig);
    assert_true(daily_read_share(rig->game, &(struct daily_date){2026, 12, 30}, &share));
    const char *text = daily_share_text(rig->game->arena, &share);
    assert_non_null(strstr(text, "Trounce Hunt, 30 December 2026\n"));
    assert_non_null(strstr(text, "Halfway"));
    assert_non_null(strstr(text, "\nBoard N"));
    assert_null(strstr(text, "hint")); /* the guide, which is on, is none */
    daily_begin_hunt(rig->game);
    (void)rig_settle(rig, 2000);
    rig_ctrl(rig, 'h');
    leave(rig);
    assert_true(daily_read_share(rig->game, &(struct daily_date){2026, 12, 30}, &share));
    text = daily_share_text(rig->game->arena, &share);
    assert_non_null(strstr(text, ", Halfway, 1 hint\n"));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    assert_true(rig_says(rig, ", Halfway, 1 hint"));
    rig_free(rig);
    store_close(store);
}

/* With a page of the game, what is shared ends with a link to the Hunt; and the system sends it. */
TEST_CASE(test_a_hunt_is_sent_as_a_link)
{
    struct store *store;
    struct app_request request;
    assert_ok(store_open(NULL, &store, NULL));
    struct rig *rig = open_rig(store);
    find(rig, RANK_HALFWAY);
    leave(rig);
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    rig_draw(rig);
    assert_false(rig_shows(rig, "Send…"));
    rig->config.has_links = rig->config.can_share = true;
    assert_ok(rig_restart(rig));
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    while (app_next_request(rig->app, &request)) {
    }
    rig_click_text(rig, "Send…");
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_SHARE);
    assert_non_null(strstr(request.text, "\nhunt-2026-12-30-en"));
    rig_click_text(rig, "Copy");
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_COPY);
    rig_free(rig);
    store_close(store);
}

/* Opens the game by a link, and expects an invitation if `plays`, which Enter accepts. */
static void expect_invited(const char *link, const char *text, bool plays)
{
    struct rig *rig = rig_new();
    rig->config.link = link;
    set_day(rig, 30);
    assert_ok(rig_open(rig));
    (void)rig_settle(rig, 1000);
    assert_true(rig_shows(rig, text));
    assert_int_equal(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM), plays);
    if (plays) {
        assert_true(rig_shows(rig, "AN INVITATION"));
        rig_key(rig, KEY_ENTER);
        assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_HUNT);
    }
    rig_free(rig);
}

TEST_CASE(test_a_link_invites_to_a_hunt)
{
    expect_invited("hunt", "Hunt · 30 December", true);
    expect_invited("hunt-2026-12-30-en", "Hunt · 30 December", true);
    expect_invited("hunt-2026-11-03-en", "Hunt · 3 November", true);
    expect_invited("hunt-2026-12-31-en", "This Hunt opens on 31 December.", false);
    expect_invited("hunt-2025-12-31-en", "This link opens no board.", false);
}

/* A pasted result leads to the same Hunt, in its language. */
TEST_CASE(test_a_pasted_hunt_is_opened)
{
    static const struct app_played played[] = {{"de", "Deutsch"}, {"en", "English"}};
    struct app_request request;
    struct rig *rig = rig_new();
    rig->config.played_languages = played;
    rig->config.played_count = 2;
    set_day(rig, 30);
    assert_ok(rig_open(rig));
    rig_paste(rig, "Trounce Hunt, 3 December\nhttps://example.org/#hunt-2026-12-03-de");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
    assert_true(rig_shows(rig, "Hunt · 3 December"));
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LANGUAGE);
    assert_string_equal(request.text, "de");
}

/* Put off, it waits at Home; in the dialog, its dice stay face down, and it is no board to solve;
 * four letters are letters. */
TEST_CASE(test_a_hunt_of_a_link_is_covered)
{
    struct call call = {.what = CUSTOM_OF_LINK, .text = "HUNT-2026-12-03-en"};
    int x, y;
    struct rig *rig = rig_new();
    set_day(rig, 30);
    assert_ok(rig_open(rig));
    stage_over(&rig->game->stage, SCREEN_CUSTOM, &call);
    rig_click_text(rig, "Not now");
    assert_string_equal(rig->game->invitation.text, "hunt-2026-12-03-en");
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_type(rig, "hunt");
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_LETTERS);
    rig_type(rig, "-2026-12-03");
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_HUNT);
    assert_true(rig_shows(rig, "Hunt · 3 December"));
    assert_true(rig_find_text(rig, "Solve only", &x, &y));
    assert_int_equal(ui_hot_at(&rig->game->stage.ui, x, y), HOT_NONE);
    rig_key(rig, KEY_ENTER);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_HUNT);
    rig_free(rig);
}

/* Ends a Hunt, and then a Sprint in which a word was found; at its results. */
static struct rig *rig_after_both(void)
{
    struct rig *rig = open_rig(NULL);
    find(rig, RANK_EVERY_LAST_WORD);
    rig_advance(rig, 9000);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    daily_begin(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, 1);
    rig_end_round(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    return rig;
}

/* Screens of the round that a past Hunt replaces are closed. */
TEST_CASE(test_a_pasted_hunt_is_seen_over_a_replay)
{
    struct rig *rig = rig_after_both();
    const struct stage *stage = &rig->game->stage;
    game_replay(rig->game);
    rig_paste(rig, "#hunt-2026-12-30-en");
    assert_true(stage_is_on_top(stage, SCREEN_CUSTOM));
    rig_click_text(rig, "See the Hunt");
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_HUNT);
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Not now");
    assert_true(stage_is_on_top(stage, SCREEN_HOME));
}

/* A finished round is not replaced before its results are shown, which keep it. */
TEST_CASE(test_nothing_is_pasted_before_the_results)
{
    struct rig *rig = rig_after_both();
    const struct stage *stage = &rig->game->stage;
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_find_words(rig, 1);
    rig_end_turn(rig);
    for (int i = 0; i < 3000 && !rig_computer(rig)->searched; i++) {
        rig_advance(rig, RIG_FRAME_MS);
    }
    assert_int_equal(round_phase(rig_round(rig)), ROUND_DONE);
    rig_paste(rig, "#hunt-2026-12-30-en");
    assert_true(stage_is_on_top(stage, SCREEN_COMPUTER));
    rig_key(rig, KEY_ESCAPE);
    rig_paste(rig, "#hunt-2026-12-30-en");
    assert_true(stage_is_on_top(stage, SCREEN_CUSTOM));
}

/* The week begins as the system's locale has it. */
TEST_CASE(test_the_first_day_of_the_week)
{
    for (int first = 0; first <= 7; first += 7) {
        struct rig *rig = rig_new();
        rig->config.first_weekday = first;
        assert_ok(rig_open(rig));
        stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
        const struct daily_page *page = stage_state(&rig->game->stage, SCREEN_DAILY);
        assert_int_equal(page->week_start, first == 7 ? 6 : 0);
        rig_free(rig);
    }
}
