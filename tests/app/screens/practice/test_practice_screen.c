/* SPDX-License-Identifier: MIT */
/*
 * Practice: how words get there, their list with mouse and keys, and the board that is dealt for
 * them.
 */
#include "game.h"
#include "naive.h"
#include "past_rounds.h"
#include "practice_screen.h"
#include "rig_test.h"
#include "store_state.h"
#include "test.h"

#include "trounce/finder.h"
#include "trounce/memory.h"

#define BOARD "omdssliletasieeu"

static struct rig *open_rig(const char *board)
{
    struct rig *rig = rig_new_stored(board);
    rig_begin(rig);
    return rig;
}

static struct practice_screen *screen_of(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_PRACTICE);
}

static bool is_shown(const struct rig *rig)
{
    return stage_is_on_top(&rig->game->stage, SCREEN_PRACTICE);
}

static void click_text(struct rig *rig, const char *text)
{
    rig_click_text(rig, text);
    rig_draw(rig);
}

static bool reads(struct rig *rig, const char *text)
{
    int x, y;
    rig_draw(rig);
    return rig_find_text(rig, text, &x, &y);
}

/* Plays the board to its end with one word, and opens practice of the others from Home. */
static struct rig *open_practice(void)
{
    struct rig *rig = open_rig(BOARD);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, "tales");
    rig_cut_short(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_draw(rig);
    click_text(rig, "Practice");
    assert_true(is_shown(rig));
    return rig;
}

/* Advances time in the frames of a slow machine, which search few boards each. */
static void pass(struct rig *rig, long ms)
{
    for (; ms > 0; ms -= 50) {
        app_advance(rig->app, 50);
        rig_draw(rig);
    }
}

/* Inserts words into the store, each with a board of its own. */
static void keep_words(struct rig *rig, int count)
{
    for (int i = 0; i < count; i++) {
        char sql[400];
        const char letters[] = {(char)('a' + i / 256), (char)('a' + i / 16 % 16),
                                (char)('a' + i % 16), 'e', '\0'};
        (void)snprintf(
            sql, sizeof sql,
            "INSERT INTO practice (word, language, board, rows, columns, path, missed, box, due, "
            "found, learned, dropped) VALUES ('%s', 'en', '%sstrongladies', 4, 4, "
            "x'00010203', '2026-11-1%d', %d, '2026-11-2%d', '', 0, 0)",
            letters, letters, i % 10, i % 4, i % 10);
        rig_sql(rig, sql);
    }
}

TEST_CASE(test_missed_words_are_listed)
{
    struct rig *rig = open_practice();
    struct practice_screen *practice = screen_of(rig);
    assert_true(practice->counts.waiting > PRACTICE_PORTION);
    assert_int_equal(practice->list.count, PRACTICE_PORTION);
    assert_int_equal(practice->list.chosen, 0);
    assert_string_equal(practice_outcome(rig->game->arena, &practice->word, &practice->today),
                        "Missed today. One of today’s words.");
    assert_string_equal(practice_about(rig->game->arena, &practice->word, &practice->today),
                        "The board of 20 November. A word is learned once you have found it three "
                        "times, days apart.");
    for (size_t i = 0; i < practice->list.page_count; i++) {
        struct path path;
        const struct practice_word *word = &practice->page[i];
        assert_string_not_equal(word->text, "tales");
        assert_true(finder_find(&practice->board, word->text, strlen(word->text), NULL, &path));
    }
    assert_memory_equal(practice->board.faces, rig->board.faces, 16);
    click_text(rig, "Learned 0");
    assert_int_equal(practice->list.chosen, -1);
    assert_true(reads(rig, "No words learned yet"));
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DELETE);
    rig_key(rig, KEY_END);
    assert_int_equal(practice->list.chosen, -1);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
}

/* Without explanations there is no column for them, and the chosen word says so. */
TEST_CASE(test_meanings_have_a_column_where_there_are_any)
{
    static const char text[] = "a not on time\n late\n";
    struct rig *rig = open_practice();
    struct glosses glosses;
    void *image;
    size_t size;
    assert_false(reads(rig, "WHAT IT MEANS"));
    assert_false(reads(rig, "–"));
    assert_true(rig_says(rig, "The game has no explanation"));
    assert_ok(gloss_pack(&alphabet_english, text, strlen(text), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    rig->game->explain.glosses = &glosses;
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    click_text(rig, "Practice");
    assert_true(reads(rig, "WHAT IT MEANS"));
    assert_true(reads(rig, "–"));
    assert_true(rig_says(rig, "The game has no explanation"));
    rig_free(rig);
    memory_free(image);
}

/* A page that lists no word is high enough for the button and, below that, an icon with a text. */
TEST_CASE(test_no_button_hides_that_nothing_is_listed)
{
    struct rig *rig = open_practice();
    rig_resize(rig, 844, 390);
    rig_press_id(rig, PRACTICE_ID_TABS + PRACTICE_LEARNT);
    assert_true(reads(rig, "No words learned yet"));
    struct rect shake = rig_hot(rig, PRACTICE_ID_SHAKE);
    int top = -1;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_ICON && command->icon == ICON_LIGHTBULB) {
            top = command->rect.y - command->size / 2;
        }
    }
    assert_true(top > shake.y + shake.h + layout_px(&rig->game->stage.layout, 14)); /* the gap */
}

/* Down selects the first row, and Tab leads from the row to the buttons below. */
TEST_CASE(test_keys_choose_and_drop)
{
    struct rig *rig = open_practice();
    struct practice_screen *practice = screen_of(rig);
    long count = practice->list.count;
    rig_key(rig, KEY_DOWN);
    assert_int_equal(practice->list.chosen, 0);
    rig_key(rig, KEY_DOWN);
    rig_key(rig, KEY_DOWN);
    assert_int_equal(practice->list.chosen, 2);
    assert_int_equal(rig->game->stage.ui.focus, PRACTICE_ID_ROW + 2);
    rig_key(rig, KEY_UP);
    assert_string_equal(practice->word.text, practice->page[1].text);
    rig_key(rig, KEY_END);
    assert_int_equal(practice->list.chosen, count - 1);
    rig_key(rig, KEY_HOME);
    assert_int_equal(practice->list.chosen, 0);

    char dropped[STORE_WORD_MAX];
    struct practice_word found;
    (void)snprintf(dropped, sizeof dropped, "%s", practice->word.text);
    for (int i = 0; i < 20; i++) { /* held down, it drops only one word */
        rig_key(rig, KEY_DELETE);
        rig_advance(rig, 2L * RIG_FRAME_MS);
    }
    assert_int_equal(practice->list.count, count - 1);
    assert_int_equal(practice_find(rig->store, dropped, &found), STATUS_MISSING);
    rig_advance(rig, 1000);
    rig_key(rig, KEY_DELETE);
    assert_int_equal(practice->list.count, count - 2);

    rig_key(rig, KEY_TAB);
    assert_int_equal(rig->game->stage.ui.focus, PRACTICE_ID_DROP);
    rig_key(rig, KEY_SPACE);
    assert_int_equal(practice->list.count, count - 3);
    while (practice->list.count > 0) {
        click_text(rig, "Remove this word");
    }
    assert_true(reads(rig, "Done for today"));
    rig_press_id(rig, PRACTICE_ID_TABS + PRACTICE_EVERY);
    rig_draw(rig);
    while (practice->list.count > 0) {
        click_text(rig, "Remove this word");
    }
    assert_true(reads(rig, "Nothing to practise yet"));
    click_text(rig, "Shake the dice");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

TEST_CASE(test_a_controller_leads_to_a_round)
{
    struct rig *rig = open_practice();
    rig_pad_move(rig, 0, 1);
    rig_pad_move(rig, 0, 1);
    assert_int_equal(screen_of(rig)->list.chosen, 1);
    rig_pad(rig, PAD_SHOULDER_RIGHT, true);
    rig_pad(rig, PAD_SHOULDER_RIGHT, false);
    rig_pad(rig, PAD_SHOULDER_RIGHT, true);
    rig_pad(rig, PAD_SHOULDER_RIGHT, false);
    assert_int_equal(rig->game->stage.ui.focus, PRACTICE_ID_SHAKE);
    rig_pad(rig, PAD_A, true);
    rig_pad(rig, PAD_A, false);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

/* The board comes after half a second, has a code, and holds waiting words. */
TEST_CASE(test_a_board_is_shaken)
{
    struct rig *rig = open_practice();
    struct practice_screen *practice = screen_of(rig);
    struct practice_word words[LIST_PAGE];
    size_t count = practice->list.page_count;
    memcpy(words, practice->page, count * sizeof words[0]);
    click_text(rig, "Shake a practice board");
    pass(rig, PRACTICE_SEARCH_MS - 100);
    assert_true(is_shown(rig));
    assert_true(reads(rig, "Shaking the dice…"));
    assert_non_null(practice->search.deal);
    pass(rig, 200);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_null(practice->search.deal);

    const struct session *session = &rig->game->session;
    struct board board;
    struct path path;
    int held = 0;
    for (size_t i = 0; i < count; i++) {
        held += finder_find(&session->board, words[i].text, strlen(words[i].text), NULL, &path);
    }
    assert_true(held >= 1);
    assert_int_equal(session->notes.kind, ROUND_KIND_PRACTICE);
    assert_int_equal(round_mode(session->round), MODE_ALONE);
    assert_int_equal(round_time_ms(session->round), 0);
    assert_ok(session_board_of_code(session, session->code, &board, NULL));
    assert_memory_equal(board.faces, session->board.faces, 16);
}

/* The words found on a practice board move on, the others start over; all count as met. A round
 * without any word changes nothing. */
TEST_CASE(test_what_a_round_changes)
{
    for (int with_word = 0; with_word < 2; with_word++) {
        struct rig *rig = open_practice();
        rig_sql(rig, "UPDATE practice SET box = 1, missed = '2026-11-10', "
                     "found = '2026-11-11', due = '2026-11-12'");
        rig_key(rig, KEY_ENTER);
        pass(rig, PRACTICE_SEARCH_MS + 100);
        (void)rig_settle(rig, 5000);
        const struct solution *solution = session_solution(&rig->game->session);
        struct practice_word word;
        char found[STORE_WORD_MAX] = "";
        for (size_t i = 0; i < solution->word_count && !found[0]; i++) {
            if (practice_find(rig->store, solution_text(solution, i), &word) == STATUS_OK) {
                (void)snprintf(found, sizeof found, "%s", word.text);
            }
        }
        if (with_word) {
            rig_enter_word(rig, found);
        }
        round_finish(rig->game->session.round);
        game_end(rig->game);
        const struct honours *honours = &rig->game->session.honours;
        assert_true(honours->practised_count >= 1);
        for (int i = 0; i < honours->practised_count; i++) {
            bool is_found = with_word && strcmp(honours->practised[i].text, found) == 0;
            assert_int_equal(honours->practised[i].is_found, is_found);
            assert_ok(practice_find(rig->store, honours->practised[i].text, &word));
            assert_int_equal(word.box, is_found ? 2 : with_word ? 0 : 1);
        }
        bool all_found = with_word && honours->practised_count == 1;
        assert_true(rig_says(rig, with_word ? "You found 1 of " : "You found 0 of "));
        assert_int_equal(rig_says(rig, "will come back"), with_word && !all_found);
        rig_free(rig);
    }
}

/* The round says how many of today's words are there and which word was one; the results count the
 * same. */
TEST_CASE(test_the_round_says_what_is_found)
{
    struct rig *rig = open_practice();
    const struct practice_portion portion = screen_of(rig)->portion;
    const struct honours *honours = &rig->game->session.honours;
    struct board board;
    assert_ok(board_parse(BOARD, strlen(BOARD), 4, 4, &board, NULL));
    game_practise(rig->game, &board, "");
    (void)rig_settle(rig, 5000);
    assert_true(reads(rig, "0 of 7 from your list"));
    rig_enter_word(rig, "tales"); /* which does not wait */
    assert_true(reads(rig, "0 of 7 from your list"));
    assert_false(rig_says(rig, "from your practice list"));
    rig_enter_word(rig, portion.words[1].text);
    assert_true(reads(rig, "1 of 7 from your list"));
    assert_true(rig_says(rig, "from your practice list"));
    rig_cut_short(rig);
    assert_true(reads(rig, "1 of 7 found"));
    assert_int_equal(honours->practised_count, PRACTICE_PORTION);
}

TEST_CASE(test_the_round_says_which_word_is_the_last)
{
    struct rig *rig = open_practice();
    const struct practice_portion portion = screen_of(rig)->portion;
    struct board board;
    assert_ok(board_parse(BOARD, strlen(BOARD), 4, 4, &board, NULL));
    game_practise(rig->game, &board, "");
    (void)rig_settle(rig, 5000);
    for (int i = 0; i < PRACTICE_PORTION; i++) {
        assert_false(rig_says(rig, "the last of your list"));
        rig_enter_word(rig, portion.words[i].text);
    }
    assert_true(rig_says(rig, "the last of your list"));
    rig_enter_word(rig, "tales");
    assert_false(rig_says(rig, "the last of your list"));
}

/* Returns whether a rule is drawn through a text. */
static bool is_ruled(struct rig *rig, const char *text)
{
    int x, y;
    rig_draw(rig);
    assert_true(rig_find_text(rig, text, &x, &y));
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct rect *rect = &rig->list.commands[i].rect;
        bool is_rule = rect->h > 0 && rect->h <= 2 && rect->w > 100;
        if (is_rule && rect->x <= x && x <= rect->x + rect->w && abs(rect->y - y) < 10) {
            return true;
        }
    }
    return false;
}

TEST_CASE(test_no_rule_crosses_what_is_found)
{
    struct rig *rig = open_practice();
    struct board board;
    assert_ok(board_parse(BOARD, strlen(BOARD), 4, 4, &board, NULL));
    game_practise(rig->game, &board, "");
    (void)rig_settle(rig, 5000);
    assert_false(is_ruled(rig, "0 of 7 from your list"));
    rig_resize(rig, 1000, 640);
    assert_false(is_ruled(rig, "0 of 7 from your list"));
}

/* While words wait to be practised, hints are about them, even if there are longer ones. */
TEST_CASE(test_hints_are_about_words_that_wait)
{
    struct rig *rig = open_practice();
    struct board board;
    rig_sql(rig, "DELETE FROM practice WHERE length(word) > 4");
    assert_ok(board_parse(BOARD, strlen(BOARD), 4, 4, &board, NULL));
    game_practise(rig->game, &board, "");
    (void)rig_settle(rig, 5000);
    const char *hinted = rig->game->session.notes.hint_word;
    rig_ctrl(rig, 'h'); /* the lengths */
    int sought = rig_turn(rig)->target.sought_count;
    assert_true(sought > 0);
    for (int i = 0; i <= sought; i++) {
        rig_ctrl(rig, 'h');
        assert_int_equal(turn_target_seeks(rig_turn(rig), hinted), i < sought);
        rig_enter_word(rig, hinted);
    }
}

/* Finds these words on a board of their own, as a practice round. */
static void practise_words(struct rig *rig, const struct practice_word *words, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct practice_word *word = &words[i];
        struct board board;
        assert_ok(
            board_parse(word->board, strlen(word->board), word->rows, word->columns, &board, NULL));
        game_practise(rig->game, &board, "");
        (void)rig_settle(rig, 5000);
        rig_submit(rig, word->text);
        rig_cut_short(rig);
    }
}

/* Words that are found leave the day's portion, and none take their place. The last is a feast. */
TEST_CASE(test_a_day_is_done)
{
    struct rig *rig = open_practice();
    struct practice_screen *practice = screen_of(rig);
    struct practice_portion portion = practice->portion;
    struct practice_portion left;
    assert_int_equal(portion.left, PRACTICE_PORTION);
    practise_words(rig, portion.words, 3);
    assert_false(rig->game->session.honours.ends_portion);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_true(reads(rig, "Four words today"));
    assert_ok(game_portion(rig->game, &left));
    assert_int_equal(left.chosen, PRACTICE_PORTION);
    assert_int_equal(left.left, 4);
    for (size_t i = 0; i < left.left; i++) {
        assert_true(strcmp(left.words[i].text, portion.words[i].text) != 0);
    }
    while (game_portion(rig->game, &left) == STATUS_OK && left.left > 0) {
        practise_words(rig, left.words, 1);
    }
    assert_true(rig->game->session.honours.ends_portion);
    assert_true(reads(rig, "Done for today!"));
    assert_true(rig_says(rig, "See you tomorrow!"));
    pass(rig, 2000);
    assert_true(rig_results(rig)->verdict.fanfare == FANFARE_FEAST);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_true(reads(rig, "Done for today"));
    click_text(rig, "Practice");
    assert_true(reads(rig, "Done for today"));
    assert_true(reads(rig, "Today 0"));
    click_text(rig, "Keep practising");
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

/* Words that a player of this strength half knows come first, of these the ones missed twice, of
 * these the longest; words that all know, or that the list lacks, are never chosen. */
TEST_CASE(test_useful_words_come_first)
{
    static const struct {
        const char *text;
        int tier, misses;
    } words[] = {{"late", 10, 1},  {"lates", 10, 1}, {"tales", 20, 9}, {"least", 10, 2},
                 {"slate", 35, 1}, {"steal", 20, 1}, {"stale", 0, 9}};
    static const char *const expected[][4] = {{"tales", "steal", "stale", "slate"},
                                              {"slate", "stale", "tales", "steal"}};
    struct past_rounds past = {.counts = true, .rated = true, .percent = 9, .count = 1};
    struct rig *rig = open_rig(NULL);
    struct naive_list list = {.count = 0};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char sql[400];
        naive_add(&list, words[i].text,
                  (struct word_note){(unsigned char)words[i].tier, WORD_MARK_NONE});
        (void)snprintf(
            sql, sizeof sql,
            "INSERT INTO practice (word, board, rows, columns, path, missed, due, found, "
            "misses) VALUES ('%s', '%s', 1, %d, substr(x'0001020304', 1, %d), "
            "'2026-11-01', '2026-11-02', '', %d)",
            words[i].text, words[i].text, (int)strlen(words[i].text), (int)strlen(words[i].text),
            words[i].misses);
        rig_sql(rig, sql);
    }
    rig_sql(rig, "INSERT INTO practice (word, board, rows, columns, path, missed, "
                 "due, found) VALUES ('zzzz', 'zzzz', 2, 2, x'00010203', "
                 "'2026-11-01', '2026-11-02', '')");
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    const struct lexicon *own = rig->game->session.lexicon;
    struct practice_portion portion;
    rig->game->session.lexicon = &lexicon;
    for (int k = 0; k < 2; k++) {
        assert_ok(game_portion(rig->game, &portion));
        assert_int_equal(portion.left, 4);
        for (size_t i = 0; i < portion.left; i++) {
            assert_string_equal(portion.words[i].text, expected[k][i]);
        }
        assert_ok(rig_play_past(rig, 4, &past));
        rig_sql(rig, "UPDATE rounds SET strength = 6000 WHERE strength > 0");
        rig_sql(rig, "UPDATE practice SET chosen = ''");
    }
    rig->game->session.lexicon = own;
    lexicon_deinit(&lexicon);
}

/* The results lead to another practice board; if no words are left, the screen says so. */
TEST_CASE(test_another_board_is_shaken)
{
    struct rig *rig = open_practice();
    rig_key(rig, KEY_ENTER);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    struct board first = rig->game->session.board;
    (void)rig_settle(rig, 5000);
    round_finish(rig->game->session.round);
    game_end(rig->game);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    pass(rig, 1000);
    click_text(rig, "Keep practising");
    assert_true(is_shown(rig));
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PRACTICE);
    assert_memory_not_equal(&rig->game->session.board, &first, sizeof first);

    rig_sql(rig, "DELETE FROM practice");
    (void)rig_settle(rig, 5000);
    round_finish(rig->game->session.round);
    game_end(rig->game);
    game_deal_again(rig->game);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(reads(rig, "Nothing to practise yet"));
}

/* There are no points in practice: hints are free, and the list of rounds shows no score. */
TEST_CASE(test_practice_has_no_points)
{
    struct rig *rig = open_practice();
    rig_key(rig, KEY_ENTER);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    (void)rig_settle(rig, 5000);
    for (int i = 0; i < 3; i++) {
        assert_true(rig_says(rig, "Hint: "));
        rig_ctrl(rig, 'h');
    }
    assert_true(rig->game->session.notes.hint_step == HINT_PATH);
    assert_int_equal(round_hint_count(rig->game->session.round), 3);
    assert_int_equal(round_hint_points(rig->game->session.round), 0);
    assert_true(reads(rig, "You"));
    rig_enter_word(rig, rig->game->session.notes.hint_word);
    round_finish(rig->game->session.round);
    game_end(rig->game);
    pass(rig, 50);
    assert_true(rig_says(rig, "You found 1 of "));
    assert_false(rig_says(rig, "hint"));
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    int x, y;
    assert_true(rig_find_text(rig, "no opponent", &x, &y));
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        bool is_score = command->kind == DRAW_TEXT && command->weight == WEIGHT_900;
        assert_false(is_score && command->rect.y == y);
    }
}

/* Escape cancels the search, and so does any screen that opens over it. */
TEST_CASE(test_the_search_can_be_given_up)
{
    struct rig *rig = open_practice();
    struct practice_screen *practice = screen_of(rig);
    rig_key(rig, KEY_ENTER);
    pass(rig, 100);
    assert_non_null(practice->search.deal);
    rig_key(rig, KEY_DELETE); /* ignored during the search */
    rig_key(rig, KEY_ESCAPE);
    assert_null(practice->search.deal);
    pass(rig, 1000);
    assert_true(is_shown(rig));

    rig_key(rig, KEY_ENTER);
    pass(rig, 100);
    rig_key(rig, KEY_F1);
    assert_null(practice->search.deal);
    rig_key(rig, KEY_ESCAPE);
    assert_true(is_shown(rig));

    rig_key(rig, KEY_ENTER);
    pass(rig, 100);
    stage_back(&rig->game->stage);
    assert_null(practice->search.deal);
}

/* A shaken round waits on while words are practised, and so does a practice round. */
TEST_CASE(test_another_round_waits)
{
    struct rig *rig = open_practice();
    game_deal(rig->game);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, rig_solution_word(rig, 0));
    assert_true(game_leave(rig->game));
    click_text(rig, "Practice");
    rig_key(rig, KEY_ENTER);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PRACTICE);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, rig_solution_word(rig, 0));
    assert_true(game_leave(rig->game));
    assert_int_equal(saves_waiting(rig->game->saves)->stored.notes.kind, ROUND_KIND_PRACTICE);
    click_text(rig, "Practice");
    rig_key(rig, KEY_ENTER);
    pass(rig, PRACTICE_SEARCH_MS + 100);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_PRACTICE);
    game_give_up(rig->game);
    assert_int_equal(saves_waiting(rig->game->saves)->stored.notes.kind, ROUND_KIND_PRACTICE);
    assert_int_equal(saves_count_waiting(rig->game->saves, 3), 2);
    assert_true(rig_shows(rig, "Continue"));
}

/* If the word list has none of the words, there is no board for them, and a notice says so. */
TEST_CASE(test_words_of_another_list)
{
    struct rig *rig = open_practice();
    assert_ok(rig_change_words(rig, "other.txt", "zebra\nquilt\n"));
    rig_key(rig, KEY_ENTER);
    pass(rig, 1000);
    assert_true(is_shown(rig));
    assert_true(notice_is_shown(&rig->game->notice));
}

/* Of thousands of words only a page is in memory, and drawing it again does not query the store. */
TEST_CASE(test_thousands_of_words)
{
    struct rig *rig = open_rig(NULL);
    keep_words(rig, 4000);
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
    struct practice_screen *practice = screen_of(rig);
    rig_draw(rig);
    assert_int_equal(practice->counts.waiting, 3000);
    assert_int_equal(practice->counts.learned, 1000);
    click_text(rig, "All");
    assert_int_equal(practice->list.page_count, LIST_PAGE);
    rig_key(rig, KEY_END);
    assert_int_equal(practice->list.chosen, 3999);
    rig_draw(rig);
    assert_int_equal(rig->game->stage.ui.focus, PRACTICE_ID_ROW + 3999);
    for (int i = 0; i < 100; i++) {
        rig_key(rig, KEY_UP);
    }
    assert_int_equal(practice->list.chosen, 3899);
    rig_move(rig, 300, 400, false);
    rig_wheel(rig, 3000);
    rig_draw(rig);
    const struct list *list = &practice->list;
    assert_true(list_in_page(list, list->scroll.at / list->pitch) >= 0);
    assert_string_not_equal(practice->word.text, "");
    rig_key(rig, KEY_END);
    assert_int_equal(practice->list.chosen, 3999);
    rig_sql(rig, "DROP TABLE practice");
    rig_draw(rig);
    assert_null(practice->trouble.format);
    rig_key(rig, KEY_HOME); /* this queries */
    rig_draw(rig);
    assert_non_null(practice->trouble.format);
    assert_true(reads(rig, "The history cannot be read"));
}

TEST_CASE(test_what_is_told_of_a_word)
{
    static const struct {
        const char *missed, *found, *due;
        int box;
        const char *outcome;
    } cases[] = {
        {"2026-11-20", "", "2026-11-21", 0, "Missed today. Back tomorrow."},
        {"2026-11-19", "", "2026-11-20", 0, "Missed yesterday. One of today’s words."},
        {"2026-11-01", "", "2026-11-02", 0, "Missed on 1 November. One of today’s words."},
        {"2026-11-12", "2026-11-14", "2026-11-21", 1,
         "Missed on 12 November, found on the 14th. Back tomorrow."},
        {"2026-10-31", "2026-11-03", "2026-11-23", 2,
         "Missed on 31 October, found on 3 November. Back in 3 days."},
        {"2026-11-19", "2026-11-20", "2026-11-21", 1,
         "Missed yesterday, found today. Back tomorrow."},
        {"2026-11-17", "2026-11-13", "2026-11-21", 0,
         "Found on 13 November, missed again on the 17th. Back tomorrow."},
        {"2025-12-31", "2026-01-02", "2026-11-21", 1,
         "Missed on 31 December 2025, found on 2 January. Back tomorrow."},
        {"2026-11-02", "2026-11-15", "2026-11-22", 3,
         "Missed on 2 November, found on the 15th. Learned. Back once more in 2 days."},
        {"2026-11-02", "2026-11-15", "", 3,
         "Missed on 2 November, found on the 15th. Learned for good."},
    };
    const struct app_date today = date_of_unix(RIG_NOON_UNIX_S);
    struct arena arena = {.block = NULL};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct practice_word word = {.box = cases[i].box};
        (void)snprintf(word.missed, sizeof word.missed, "%s", cases[i].missed);
        (void)snprintf(word.found, sizeof word.found, "%s", cases[i].found);
        (void)snprintf(word.due, sizeof word.due, "%s", cases[i].due);
        assert_string_equal(practice_outcome(&arena, &word, &today), cases[i].outcome);
    }
    arena_deinit(&arena);
}

TEST_CASE(test_the_row_that_was_pressed_is_chosen)
{
    struct rig *rig = open_rig(NULL);
    keep_words(rig, 40);
    click_text(rig, "Practice");
    click_text(rig, "All");
    struct rect third = rig_hot(rig, PRACTICE_ID_ROW + 2);
    int x = third.x + third.w / 2;
    int y = third.y + third.h / 2;
    rig_move(rig, x, y, false);
    rig_press(rig, x, y, BUTTON_LEFT);
    rig_wheel(rig, -2000);
    rig_draw(rig);
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_int_equal(screen_of(rig)->list.chosen, 0);
    rig_press(rig, x, y, BUTTON_LEFT);
    int id = rig->game->stage.ui.pressed;
    rig_release(rig, x, y, BUTTON_LEFT);
    assert_true(id > PRACTICE_ID_ROW + 2);
    assert_int_equal(screen_of(rig)->list.chosen, id - PRACTICE_ID_ROW);
}

/* With a history that cannot be read, and with every word learned, no button begins a round. */
TEST_CASE(test_enter_presses_only_what_is_shown)
{
    struct rig *rig = open_rig(NULL);
    keep_words(rig, 3);
    rig_sql(rig, "UPDATE practice SET learned = 1, box = 3");
    click_text(rig, "Practice");
    assert_true(reads(rig, "No words for today"));
    rig_key(rig, KEY_ENTER);
    assert_true(is_shown(rig));
    rig_key(rig, KEY_ESCAPE);
    rig_sql(rig, "DROP TABLE practice");
    stage_over(&rig->game->stage, SCREEN_PRACTICE, NULL);
    assert_true(reads(rig, "The history cannot be read"));
    rig_key(rig, KEY_ENTER);
    assert_true(is_shown(rig));
}
