/* SPDX-License-Identifier: MIT */
/*
 * The dialog for letters, codes and challenges: how it classifies a text, what it shows and hides,
 * and which round it begins.
 */
#include "rig_test.h"
#include "test.h"

static const char *const words[] = {"slate", "tale", "tales", "steal", "late", "almost", "miles"};
static const char code[] = "NFXMU-9ESB9"; /* omds slil etas ieeu */

static struct rig *open_rig(void)
{
    struct rig *rig = rig_new();
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_true(rig_add_word(rig, words[i], 10, false));
    }
    assert_ok(rig_open(rig));
    return rig;
}

static struct custom_screen *open_dialog(struct rig *rig)
{
    stage_over(&rig->desk->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    return rig_custom(rig);
}

/* Writes a challenge whose sender found the first two words of the solution, ALMOST and MILES. */
static void write_challenge(struct rig *rig, struct challenge *challenge,
                            char line[CHALLENGE_LINE_MAX])
{
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    struct board board = challenge->board;
    if (challenge->source == CHALLENGE_CODE) {
        assert_ok(table_board_of_code(&rig->desk->table, challenge->code, &board, NULL));
    }
    assert_ok(solver_solve(&board, rig->desk->table.lexicon, &filter, &solution));
    assert_ok(challenge_set_words(challenge, &solution, NULL));
    assert_string_equal(solution_text(&solution, 0), "almost");
    challenge_add_found(challenge, 0);
    challenge_add_found(challenge, 1);
    assert_ok(challenge_write(challenge, line, NULL));
    solution_deinit(&solution);
}

static void of_code(struct rig *rig, const char *name, long time_ms, char line[CHALLENGE_LINE_MAX])
{
    struct challenge challenge = {
        .source = CHALLENGE_CODE, .rules = RULES_CLASSIC, .time_ms = time_ms};
    (void)snprintf(challenge.code, sizeof challenge.code, "%s", code);
    challenge_set_name(&challenge, name);
    write_challenge(rig, &challenge, line);
}

static void assert_remark(const struct rig *rig, bool is_complaint, const char *wanted)
{
    char text[CUSTOM_REMARK_MAX];
    assert_int_equal(custom_write_remark(rig_custom(rig), text), is_complaint);
    assert_string_equal(text, wanted);
}

/* --- challenges --- */

TEST_CASE(test_a_challenge_in_a_chat_begins_its_round)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    char chat[2 * CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    struct custom_screen *screen = open_dialog(rig);
    /* Quoted and broken as by a mail program. */
    (void)snprintf(chat, sizeof chat, "> Mine was %s!\n> %.12s\n> %s\n> ok?", code, line,
                   line + 12);
    rig_paste(rig, chat);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
    assert_string_equal(screen->custom.field.text, line);
    assert_true(rig_shows(rig, "A CHALLENGE FROM"));
    assert_true(rig_shows(rig, "Zoë"));
    assert_true(rig_shows(rig, "Classic · 2:00 · 4 × 4"));
    assert_true(rig_shows(rig, "5 points to beat (2 words)"));
    assert_false(rig_shows(rig, "ALMOST"));
    assert_remark(rig, false, "This board holds 7 words.");
    /* The solution would give the words away. */
    assert_true(rig_shows(rig, "Solve only"));
    int x, y;
    assert_false(rig_find_text(rig, "Solve only", &x, &y) &&
                 ui_hot_at(&rig->desk->stage.ui, x, y) == CUSTOM_ID_SOLVE);
    rig_key(rig, KEY_ENTER);
    const struct table *table = &rig->desk->table;
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
    assert_int_equal(table->match.level, RIVAL_FRIEND);
    assert_int_equal(table->match.rules, RULES_CLASSIC);
    assert_int_equal(table->match.time_ms, 120000);
    assert_string_equal(table->notes.sender, "Zoë");
    assert_string_equal(table_name_of(table, SIDE_COMPUTER), "Zoë");
}

/* Types a text as on a keyboard, where the space bar is a key. */
static void type_with_spaces(struct rig *rig, const char *text)
{
    for (char c[2] = ""; *text; text++) {
        c[0] = *text;
        if (*text == ' ') {
            rig_key(rig, KEY_SPACE);
        } else {
            rig_type(rig, c);
        }
    }
}

TEST_CASE(test_a_challenge_may_be_typed_within_a_sentence)
{
    static const char *const before[] = {"", "Try this: ", "Beat 5 ", "I found 2 of them - try ",
                                         "Would you like to find more words than I did here? "};
    char line[CHALLENGE_LINE_MAX];
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++) {
        struct rig *rig = open_rig();
        of_code(rig, "Ada", 120000, line);
        struct custom_screen *screen = open_dialog(rig);
        type_with_spaces(rig, before[i]);
        type_with_spaces(rig, line);
        assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
        type_with_spaces(rig, " - have 1 go!");
        assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
        rig_key(rig, KEY_ENTER);
        assert_int_equal(rig->desk->table.match.level, RIVAL_FRIEND);
        rig_free(rig);
    }
}

/* An answer to a board that was played opens the comparison; before that it begins a round. */
TEST_CASE(test_an_answer_opens_the_comparison)
{
    struct rig *rig = rig_new_kept(NULL);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_true(rig_add_word(rig, words[i], 10, false));
    }
    assert_ok(rig_open(rig));
    struct desk *desk = rig->desk;
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    (void)open_dialog(rig);
    rig_paste(rig, code);
    desk->table.match.rules = RULES_CLASSIC;
    desk->table.match.mode = MODE_ALONE;
    rig_key(rig, KEY_ENTER);
    rig_submit(rig, "almost");
    rig_submit(rig, "slate");
    rig_cut_short(rig);

    stage_go(&desk->stage, SCREEN_HOME, NULL);
    (void)open_dialog(rig);
    rig_paste(rig, line);
    assert_remark(rig, false, "You’ve played this board: see who found what.");
    rig_click_text(rig, "Compare");
    assert_true(stage_is_on_top(&desk->stage, SCREEN_RESULTS));
    assert_int_equal(round_score(desk->table.round, SIDE_PLAYER), 5);
    assert_int_equal(round_score(desk->table.round, SIDE_COMPUTER), 5);
    assert_int_equal(round_word_count(desk->table.round, SIDE_COMPUTER), 2);
    assert_true(rig_shows(rig, "Zoë"));
    assert_true(rig_shows(rig, "ALMOST"));
    rig_results(rig)->filter = FILTER_ALL;
    assert_true(rig_shows(rig, "MILES"));
}

TEST_CASE(test_a_challenge_need_not_name_anybody)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    struct challenge challenge = {.source = CHALLENGE_LETTERS, .rules = RULES_FOUR};
    assert_ok(
        board_parse("almost/eilmsx/tales./slateb", 27, 0, 0, &challenge.board, NULL)); /* 4 × 6 */
    write_challenge(rig, &challenge, line);
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, line);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
    assert_true(rig_shows(rig, "A CHALLENGE"));
    assert_true(rig_shows(rig, "Four and up · no clock · 4 × 6"));
    rig_key(rig, KEY_ENTER);
    const struct table *table = &rig->desk->table;
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
    assert_int_equal(table->match.level, RIVAL_FRIEND);
    assert_int_equal(table->match.time_ms, 0);
    assert_int_equal(table->board.columns, 6);
}

TEST_CASE(test_of_a_damaged_challenge_the_board_remains)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    struct custom_screen *screen = open_dialog(rig);
    size_t length = strlen(line);
    line[length - 4] = line[length - 4] == 'A' ? 'B' : 'A';
    rig_paste(rig, line);
    assert_int_equal(screen->sense, CUSTOM_SENSE_BROKEN);
    assert_remark(rig, true, "The challenge was changed: its checksum does not match.");
    assert_false(rig_shows(rig, "Zoë"));
    assert_true(screen->has_board);
    rig_click_text(rig, "Play the board");
    const struct table *table = &rig->desk->table;
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
    assert_int_not_equal(table->match.level, RIVAL_FRIEND);
    assert_int_equal(table->notes.kind, ROUND_KIND_CODE);
    assert_string_equal(table->code, code);
}

TEST_CASE(test_a_challenge_that_is_cut_is_none)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    struct custom_screen *screen = open_dialog(rig);
    for (size_t length = strlen(line) - 1; length > 2; length--) {
        line[length] = '\0';
        rig_paste(rig, line);
        assert_int_equal(screen->sense, CUSTOM_SENSE_BROKEN);
        assert_remark(rig, true, "The challenge is cut off: it should end in a 1.");
        assert_int_equal(screen->has_board, length >= 13);
    }
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_CUSTOM));
}

TEST_CASE(test_other_words_make_another_board_of_it)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    struct custom_screen *screen = open_dialog(rig);
    rig_paste(rig, line);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
    /* The word list changes while the dialog is open. */
    assert_ok(rig_change_words(rig, "/words.txt", "slate\ntale\n"));
    assert_int_equal(screen->sense, CUSTOM_SENSE_BROKEN);
    assert_remark(rig, true, "The challenge was made with another word list.");
    assert_true(screen->has_board);
    assert_true(rig_shows(rig, "Play the board"));
}

/* --- stale messages --- */

TEST_CASE(test_a_stale_complaint_leaves)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    static const char needs[] = "A 4 × 4 board needs 16 letters.";
    rig_type(rig, "é");
    assert_remark(rig, true, "“é” can’t be used: dice show A to Z.");
    rig_key(rig, KEY_ESCAPE);
    (void)open_dialog(rig);
    assert_remark(rig, false, needs);
    rig_paste(rig, "12");
    assert_remark(rig, true, "There are no letters in the clipboard.");
    rig_type(rig, "t");
    assert_remark(rig, true, "15 letters short: a 4 × 4 board needs 16.");
    rig_paste(rig, "NFXMU-9ESBO");
    assert_remark(rig, true, "Codes have no O. Please check it.");
    rig_paste(rig, code);
    assert_remark(rig, false, "This board holds 7 words.");
    rig_paste(rig, "NFXMU-9ESB8");
    assert_int_equal(screen->sense, CUSTOM_SENSE_WRONG);
    rig_key(rig, KEY_ESCAPE);
    (void)open_dialog(rig);
    assert_remark(rig, false, needs);
}

/* --- input --- */

TEST_CASE(test_the_keyboard_does_it_all)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    struct app_request request;
    rig_type(rig, "omdssliletasieeu");
    assert_remark(rig, false, "This board holds 7 words.");
    rig_ctrl(rig, 'a');
    rig_ctrl(rig, 'x');
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_COPY);
    assert_string_equal(request.text, "OMDSSLILETASIEEU");
    assert_true(custom_is_empty(&screen->custom));
    assert_false(screen->has_board);
    rig_ctrl(rig, 'v');
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_PASTE);
    rig_paste(rig, "OMDSSLILETASIEEU");
    rig_shift(rig, KEY_LEFT);
    rig_shift(rig, KEY_LEFT);
    rig_ctrl(rig, 'c');
    assert_true(app_next_request(rig->app, &request));
    assert_string_equal(request.text, "EU");
    rig_type(rig, ".");
    assert_string_equal(screen->custom.field.text, "OMDSSLILETASIE.");
    rig_type(rig, "u");
    assert_true(screen->has_board);
    assert_int_equal(screen->board.faces[14], FACE_BLANK);
    /* Tab reaches the buttons. */
    rig_tab_to(rig, CUSTOM_ID_PLAY);
    rig_key(rig, KEY_SPACE);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
}

TEST_CASE(test_a_controller_plays_a_challenge)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 0, line);
    (void)open_dialog(rig);
    for (int i = 0; rig->desk->stage.ui.focus != CUSTOM_ID_PASTE; i++) {
        assert_true(i < 12);
        rig_pad(rig, PAD_SHOULDER_RIGHT, true);
        rig_pad(rig, PAD_SHOULDER_RIGHT, false);
        rig_draw(rig);
    }
    struct app_request request;
    rig_pad(rig, PAD_A, true);
    rig_pad(rig, PAD_A, false);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_PASTE);
    rig_paste(rig, line);
    rig_draw(rig);
    for (int i = 0; rig->desk->stage.ui.focus != CUSTOM_ID_PLAY; i++) {
        assert_true(i < 12);
        rig_pad_move(rig, 0, 1);
        rig_pad_move(rig, 1, 0);
        rig_draw(rig);
    }
    rig_pad(rig, PAD_A, true);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
    assert_int_equal(rig->desk->table.match.level, RIVAL_FRIEND);
}

TEST_CASE(test_the_mouse_selects_in_the_field)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "tales");
    rig_draw(rig);
    struct rect area = screen->field_at;
    int y = area.y + area.h / 2;
    rig_press(rig, area.x + area.w - 5, y, BUTTON_LEFT);
    rig_move(rig, area.x + 3, y, true);
    rig_release(rig, area.x + 3, y, BUTTON_LEFT);
    rig_type(rig, "b");
    assert_string_equal(screen->custom.field.text, "B");
}

/* --- dice --- */

TEST_CASE(test_a_die_without_a_letter_is_a_die)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "omds.liletasieeu");
    rig_draw(rig);
    int dice = 0;
    const struct color tile = rig->desk->stage.theme->tile;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *c = &rig->list.commands[i];
        int die =
            c->kind == DRAW_BOX ? board_view_cell_at(&screen->view, c->rect.x, c->rect.y) : -1;
        dice += die >= 0 && memcmp(&c->color, &tile, sizeof tile) == 0;
    }
    assert_int_equal(dice, 16);
    assert_true(rig_shows(rig, "·"));
    rig_key(rig, KEY_ENTER);
    rig_advance(rig, 2000);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_TURN));
    assert_false(rig_shows(rig, "·"));
}
