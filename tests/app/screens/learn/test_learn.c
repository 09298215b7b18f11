/* SPDX-License-Identifier: MIT */
/*
 * How to play: who sees it unasked, and which die glows next, whatever was traced.
 */
#include "folder.h"
#include "learn.h"
#include "phrase.h"
#include "rig_test.h"
#include "store.h"
#include "test.h"
#include "tr.h"
#include "translation.h"

/* --- unasked --- */

/* Starts the game with a store; returns whether it begins with How to play. */
static bool is_welcomed(struct store *store, bool welcome, unsigned given, const char *board)
{
    struct rig *rig = rig_new();
    rig->config.store = store;
    rig->config.welcome = welcome;
    rig->config.given = given;
    assert_true(rig_add_word(rig, "late", 10, false));
    if (board) {
        assert_true(rig_set_board(rig, board, NULL));
    }
    assert_ok(rig_open(rig));
    bool welcomed = stage_is_on_top(&rig->game->stage, SCREEN_LEARN);
    if (welcomed) {
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    }
    rig_free(rig);
    return welcomed;
}

TEST_CASE(test_a_newcomer_is_welcomed_once)
{
    const char *path = folder_path(STORE_FILE_NAME);
    struct store *store;
    assert_ok(store_open(path, &store, NULL));
    assert_false(is_welcomed(store, false, 0, NULL));
    assert_false(is_welcomed(store, true, 0, "late/late/late/late")); /* starts a round instead */
    assert_false(is_welcomed(store, true, 1u << SETTING_SIZE, NULL)); /* chose a size or dice */
    assert_true(is_welcomed(store, true, 0, NULL));
    assert_false(is_welcomed(store, true, 0, NULL));
    store_close(store);
    assert_ok(store_open(path, &store, NULL));
    assert_false(is_welcomed(store, true, 0, NULL)); /* the store remembers */
    store_close(store);
}

/* Whoever comes by a link that opens nothing learns why at Home. */
TEST_CASE(test_a_broken_link_welcomes_nobody)
{
    struct store *store;
    assert_ok(store_open(folder_path("linked.db"), &store, NULL));
    struct rig *rig = rig_new();
    rig->config.store = store;
    rig->config.welcome = true;
    rig->config.link = "NFXMU-9E";
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_ok(rig_open(rig));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_true(rig->game->notice.text[0] != '\0');
    rig_free(rig);
    assert_true(is_welcomed(store, true, 0, NULL));
    store_close(store);
}

TEST_CASE(test_without_a_memory_nobody_is_welcomed_again_and_again)
{
    struct store *store;
    assert_false(is_welcomed(NULL, true, 0, NULL));
    assert_ok(store_open(NULL, &store, NULL));
    assert_false(is_welcomed(store, true, 0, NULL));
    store_close(store);
}

/* --- the die that glows --- */

static void trace_cells(struct learn *learn, const int *cells, int count)
{
    trace_clear(&learn->tracer.trace);
    for (int i = 0; i < count; i++) {
        assert_true(trace_step(&learn->tracer.trace, &learn->board, cells[i]));
    }
}

/*   S A L   0 1 2
 *   E T I   3 4 5
 *   R N O   6 7 8   */
TEST_CASE(test_the_next_die_glows)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_ok(rig_open(rig));
    stage_go(&rig->game->stage, SCREEN_LEARN, NULL);
    struct learn *learn = rig_learn(rig);
    static const int way[] = {2, 1, 4, 3};
    for (int i = 0; i <= 4; i++) {
        trace_cells(learn, way, i);
        assert_int_equal(learn_next_die(learn), i < 4 ? way[i] : -1);
    }
    static const int astray[] = {2, 1, 0};
    trace_cells(learn, astray, 3);
    assert_int_equal(learn_next_die(learn), 1); /* back to the last correct die */
    trace_cells(learn, astray + 2, 1);
    assert_int_equal(learn_next_die(learn), 2); /* all wrong: start with the L */

    learn->step = LEARN_BACK;
    static const int detour[] = {2, 1, 4, 5};
    trace_cells(learn, detour, 3);
    assert_int_equal(learn_next_die(learn), 5); /* the detour is intended */
    trace_cells(learn, detour, 4);
    assert_int_equal(learn_next_die(learn), 4); /* and back again */
    trace_cells(learn, way, 4);
    assert_int_equal(learn_next_die(learn), 4); /* the detour is still missing */
    learn->went_back = true;
    trace_cells(learn, way, 3);
    assert_int_equal(learn_next_die(learn), 3);
    trace_cells(learn, way, 4);
    assert_int_equal(learn_next_die(learn), 6);

    learn->step = LEARN_ROUND;
    assert_int_equal(learn_next_die(learn), -1);
}

/* --- the demonstration --- */

static struct rig *learning_rig(bool reduced_motion)
{
    struct rig *rig = rig_new();
    rig->config.reduced_motion = reduced_motion;
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_ok(rig_open(rig));
    stage_go(&rig->game->stage, SCREEN_LEARN, NULL);
    return rig;
}

/* It runs a few times, then the window rests; it stays out of the player's way. */
TEST_CASE(test_the_hand_shows_it_to_who_does_nothing)
{
    struct rig *rig = learning_rig(false);
    struct learn *learn = rig_learn(rig);
    for (int i = 3; i > 0; i--) {
        assert_int_equal(learn->shows_left, i);
        assert_true(app_wait_ms(rig->app) > 0);
        rig_advance(rig, app_wait_ms(rig->app) + RIG_FRAME_MS);
        assert_true(learn->show.running);
        assert_int_in_range(app_wait_ms(rig->app), 400, 500); /* it rests on the first die */
        rig_advance(rig, app_wait_ms(rig->app));
        assert_true(rig_settle(rig, 10000)); /* and on the last one */
        assert_true(learn->show.running);
        assert_int_in_range(app_wait_ms(rig->app), 800, 900);
        rig_advance(rig, app_wait_ms(rig->app));
        assert_false(learn->show.running);
    }
    assert_int_equal(app_wait_ms(rig->app), -1);
    rig_key(rig, KEY_TAB);
    rig_type(rig, "l");
    assert_int_equal(app_wait_ms(rig->app), -1); /* a word is being entered */
    rig_key(rig, KEY_ESCAPE);
    rig_advance(rig, 2000);
    assert_true(learn->show.running);
    struct board_view view = rig_view(rig);
    int x, y;
    board_view_middle(&view, 2, &x, &y);
    rig_press(rig, x, y, BUTTON_LEFT);
    assert_false(learn->show.running);
}

TEST_CASE(test_nothing_is_left_to_show_at_the_end)
{
    struct rig *rig = learning_rig(false);
    struct learn *learn = rig_learn(rig);
    learn->step = LEARN_ROUND;
    assert_true(learn->shows_left > 0);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

TEST_CASE(test_the_hand_goes_the_way_that_is_asked_for)
{
    struct path path;
    int from, to, between;
    assert_true(learn_show(LEARN_TRACE, 0, &path, &from, &to, &between));
    assert_int_equal(path.length, 1);
    assert_true(learn_show(LEARN_TRACE, 1000, &path, &from, &to, &between));
    assert_int_equal(path.length, 4);
    assert_int_equal(to, 3);
    bool was_astray = false;
    for (int milli = 0; milli <= 1000; milli++) {
        assert_true(learn_show(LEARN_BACK, milli, &path, &from, &to, &between));
        was_astray = was_astray || path.cells[path.length - 1] == 5;
    }
    assert_true(was_astray);
    static const unsigned char later[] = {2, 1, 4, 3, 6};
    assert_int_equal(path.length, 5);
    assert_memory_equal(path.cells, later, sizeof later);
    assert_false(learn_show(LEARN_ROUND, 0, &path, &from, &to, &between));
}

TEST_CASE(test_without_motion_the_way_stands_there)
{
    struct rig *rig = learning_rig(true);
    assert_int_equal(app_wait_ms(rig->app), -1);
    rig_draw(rig);
    bool has_pointer = false;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        has_pointer =
            has_pointer || (command->kind == DRAW_ICON && command->icon == ICON_MOUSE_POINTER);
    }
    assert_true(has_pointer);
    assert_true(rig_shows(rig, "Skip"));
}

/* --- in other languages --- */

/* Reads the translation of a text in po/CODE.po, if it has one that was reviewed. */
static bool translated(const char *code, const char *text, char *into, size_t size)
{
    char path[400];
    char wanted[160];
    char line[1024];
    bool is_next = false;
    bool is_fuzzy = false;
    (void)snprintf(path, sizeof path, TROUNCE_SOURCE_DIR "/po/%s.po", code);
    (void)snprintf(wanted, sizeof wanted, "msgid \"%s", text);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        if (is_next) {
            (void)fclose(file);
            return !is_fuzzy && sscanf(line, "msgstr \"%[^\"]", into) == 1 && strlen(into) < size;
        }
        bool is_marked = strncmp(line, "#,", 2) == 0 && strstr(line, "fuzzy");
        is_fuzzy = line[0] != '\n' && (is_fuzzy || is_marked);
        is_next = strncmp(line, wanted, strlen(wanted)) == 0;
    }
    (void)fclose(file);
    return false;
}

/* Returns the words of both steps on a translated board. */
static void teach(const char *board, char word[WORD_TEXT_MAX], char longer[WORD_TEXT_MAX])
{
    static const char context[] =
        N_IN("nine dice of How to play, of a-z: the 3rd, 2nd, 5th and 4th make a word like LATE, "
             "with the 7th one like LATER; over the 6th it goes astray",
             "saletirno");
    char name[sizeof context];
    const char *text = strchr(context, '\004') + 1;
    (void)snprintf(name, sizeof name, "%.*s", (int)(text - context - 1), context);
    struct translated one = {.context = name, .text = text, .forms = {board}};
    struct catalogue catalogue;
    size_t size;
    void *bytes = translation_make(&one, 1, NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    struct rig *rig = rig_new();
    assert_ok(rig_open(rig));
    tr_use(&catalogue);
    stage_over(&rig->game->stage, SCREEN_LEARN, NULL);
    struct learn *learn = rig_learn(rig);
    (void)snprintf(word, WORD_TEXT_MAX, "%s", learn_word(learn, rig->game->arena));
    learn->step = LEARN_BACK;
    (void)snprintf(longer, WORD_TEXT_MAX, "%s", learn_word(learn, rig->game->arena));
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

TEST_CASE(test_the_board_has_the_words_that_are_asked_for)
{
    static const char *const codes[] = {"de", "es", "fr", "it", "nl", "pl", "pt", "sv"};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        char board[1024];
        char how[1024];
        char word[WORD_TEXT_MAX];
        char longer[WORD_TEXT_MAX];
        bool has_board = translated(codes[i], "saletirno", board, sizeof board);
        assert_int_equal(translated(codes[i], "Draw L-A-T", how, sizeof how), has_board);
        if (!has_board) { /* both are English */
            continue;
        }
        teach(board, word, longer);
        assert_string_not_equal(word, "LATE");
        if (!strstr(how, longer) || strncmp(longer, word, 4) != 0 || strlen(longer) != 5) {
            fail_msg("%s: %s and %s are not of '%s'", codes[i], word, longer, how);
        }
    }
}

TEST_CASE(test_a_board_that_is_none_is_the_english_one)
{
    char word[WORD_TEXT_MAX];
    char longer[WORD_TEXT_MAX];
    teach("nine dice", word, longer);
    assert_string_equal(word, "LATE");
    assert_string_equal(longer, "LATER");
}

RUN_TESTS(folder_make, folder_remove)

/* --- in every window --- */

TEST_CASE(test_the_dice_can_be_pressed_beside_the_text_and_below_it)
{
    static const int sizes[][2] = {{1280, 800}, {390, 844}, {800, 1200}, {720, 520},
                                   {844, 390},  {580, 360}, {900, 900},  {360, 520}};
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_ok(rig_open(rig));
    stage_go(&rig->game->stage, SCREEN_LEARN, NULL);
    const struct learn *learn = stage_state(&rig->game->stage, SCREEN_LEARN);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        const struct layout *layout = &rig->game->stage.layout;
        struct rect first = board_view_tile(&learn->tracer.view, 0);
        struct rect last = board_view_tile(&learn->tracer.view, 8);
        assert_int_in_range(first.w, layout_px(layout, LAYOUT_FINGER), layout->height / 3);
        for (int id = LEARN_ID_SKIP; id <= LEARN_ID_DONE; id++) {
            const struct hot *hot = ui_hot_of(&rig->game->stage.ui, id);
            assert_non_null(hot);
            struct rect dice = {first.x, first.y, last.x + last.w - first.x,
                                last.y + last.h - first.y};
            struct rect both = rect_overlap(dice, hot->rect);
            assert_int_equal(both.w * both.h, 0);
            assert_int_in_range(hot->rect.w, layout_px(layout, 2 * LAYOUT_FINGER), layout->width);
        }
    }
    rig_free(rig);
}
