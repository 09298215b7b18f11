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
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
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
        assert_ok(session_board_of_code(&rig->game->session, challenge->code, &board, NULL));
    }
    assert_ok(solver_solve(&board, rig->game->session.lexicon, &filter, &solution));
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
    bool is_bad;
    assert_string_equal(custom_remark(rig_custom(rig), rig->game->arena, &is_bad), wanted);
    assert_int_equal(is_bad, is_complaint);
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
    assert_string_equal(screen->field.text, line);
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
                 ui_hot_at(&rig->game->stage.ui, x, y) == CUSTOM_ID_SOLVE);
    rig_key(rig, KEY_ENTER);
    const struct session *session = &rig->game->session;
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(session->match.level, RIVAL_FRIEND);
    assert_int_equal(session->match.rules, RULES_CLASSIC);
    assert_int_equal(session->match.time_ms, 120000);
    assert_string_equal(session->notes.sender, "Zoë");
    assert_string_equal(session_name_of(session, SIDE_COMPUTER), "Zoë");
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

static struct custom_screen *follow_link(struct rig *rig, const char *text)
{
    struct call call = {.text = text};
    stage_over(&rig->game->stage, SCREEN_CUSTOM, &call);
    rig_draw(rig);
    return rig_custom(rig);
}

TEST_CASE(test_a_link_to_a_challenge_is_an_invitation)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    assert_true(follow_link(rig, line)->invites);
    assert_true(rig_shows(rig, "A CHALLENGE FROM"));
    assert_true(rig_shows(rig, "Zoë"));
    assert_true(rig_shows(rig, "5 points to beat"));
    assert_true(rig_shows(rig, "Classic · 2:00 · 4 × 4"));
    assert_false(rig_shows(rig, "Custom board"));
    assert_false(rig_shows(rig, "Paste"));
    rig_type(rig, "x"); /* changes nothing */
    assert_true(rig_custom(rig)->invites);
    rig_click_text(rig, "How to play");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LEARN));
    rig_key(rig, KEY_ESCAPE); /* back to it, and not to Home */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
    assert_true(rig_shows(rig, "A CHALLENGE FROM"));
    rig_click_text(rig, "How to play");
    rig_learn(rig)->step = LEARN_ROUND;
    rig_key(rig, KEY_ENTER); /* the little round */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "To the invitation");
    assert_true(rig_custom(rig)->invites);
    rig_click_text(rig, "Play");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CHALLENGE);
    rig_free(rig);
}

/* All of it, with its choice of a language or without, is in the window of a phone held sideways.
 */
TEST_CASE(test_an_invitation_fits_a_low_window)
{
    static const int sizes[][2] = {{844, 390}, {932, 430}, {667, 375}, {640, 360}, {568, 320}};
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    (void)follow_link(rig, line);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        struct rect play = rig_hot(rig, CUSTOM_ID_PLAY);
        struct rect cancel = rig_hot(rig, CUSTOM_ID_CANCEL);
        int finger = layout_px(&rig->game->stage.layout, LAYOUT_FINGER);
        assert_int_equal(rig->game->stage.layout.height, sizes[i][1]);
        assert_true(cancel.y + cancel.h <= sizes[i][1] && cancel.x + cancel.w <= sizes[i][0]);
        assert_true(play.h >= finger && cancel.h >= finger);
    }
}

TEST_CASE(test_an_invitation_that_is_put_off_waits_at_home)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    (void)follow_link(rig, line);
    rig_click_text(rig, "Not now");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_false(rig_shows(rig, "Custom board…"));
    rig_click_text(rig, "Zoë’s challenge");
    assert_true(rig_custom(rig)->invites);
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Zoë’s challenge");
    rig_click_text(rig, "Forget it");
    assert_true(rig_shows(rig, "Custom board…"));
    (void)follow_link(rig, "nfxmu-9esb9");
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Invitation"); /* nobody's */
    rig_click_text(rig, "Play");
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Home");
    assert_true(rig_shows(rig, "Custom board…"));
}

/* No clock runs, and nobody sees the dice, before the player wants to. */
TEST_CASE(test_a_link_to_a_board_waits_for_the_player)
{
    struct rig *rig = open_rig();
    assert_true(follow_link(rig, "nfxmu-9esb9")->invites);
    assert_true(rig_shows(rig, "A board to play"));
    assert_null(rig->game->session.round);
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CODE);
    rig_free(rig);
}

/* Whose board can be read: it can be played, and why there is no more is said. */
TEST_CASE(test_a_link_to_a_damaged_challenge_invites_to_its_board)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    size_t length = strlen(line);
    line[length - 4] = line[length - 4] == 'A' ? 'B' : 'A';
    assert_true(follow_link(rig, line)->invites);
    assert_true(rig_shows(rig, "A CHALLENGE"));
    assert_remark(rig, true, "The challenge was changed: its checksum does not match.");
    assert_false(rig_shows(rig, "Zoë"));
    assert_false(rig_shows(rig, "Paste"));
    line[length - 5] = '\0';
    assert_true(follow_link(rig, line)->invites);
    assert_remark(rig, true, "The challenge is cut off: it should end in a 1.");
    assert_null(rig->game->session.round);
    rig_click_text(rig, "Play the board");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CODE);
    rig_free(rig);
}

TEST_CASE(test_a_link_to_a_challenge_of_other_words_invites_to_its_board)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    assert_ok(rig_change_words(rig, "/words.txt", "slate\ntale\n"));
    assert_true(follow_link(rig, line)->invites);
    assert_true(rig_shows(rig, "A CHALLENGE FROM"));
    assert_true(rig_shows(rig, "Zoë"));
    assert_remark(rig, true, "The challenge was made with another word list.");
    assert_true(rig_shows(rig, "Play the board"));
    rig_free(rig);
}

TEST_CASE(test_a_link_to_letters_is_an_invitation)
{
    struct rig *rig = open_rig();
    assert_true(follow_link(rig, "omdssliletasieeu")->invites);
    assert_true(rig_shows(rig, "A board to play"));
    rig_key(rig, KEY_ENTER);
    assert_int_equal(rig->game->session.notes.kind, ROUND_KIND_CUSTOM);
    rig_free(rig);
}

/* What is pasted at Home is not a link. */
TEST_CASE(test_letters_that_are_pasted_are_for_the_dialog)
{
    struct rig *rig = open_rig();
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_paste(rig, "omds slil");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
    assert_false(rig_custom(rig)->invites);
    assert_remark(rig, true, "8 letters short: a 4 × 4 board needs 16.");
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_paste(rig, "100 %");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_string_equal(rig->game->notice.text, "There are no letters in the clipboard.");
    rig_free(rig);
}

TEST_CASE(test_a_link_to_nothing_says_so_at_home)
{
    static const struct {
        const char *link, *notice;
    } links[] = {
        {"100%", "This link opens no board."},
        {"\U0001f600", "This link opens no board."},
        {"NFXMU-9E", "The code in this link is cut off. Ask for it again."},
        {"NFXMU-0ESB9", "Codes have no 0. Please check it."},
        {"NFXMU-9ESB8", "Not this one: a character of the code is mistyped."},
        {"T1-NFXMU", "The challenge is cut off: it should end in a 1."},
        {"omdssliletasiee", "This link opens no board."},
        {"about-the-words-of-this-game", "This link opens no board."},
    };
    struct rig *rig = open_rig();
    for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
        (void)follow_link(rig, links[i].link);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
        assert_string_equal(rig->game->notice.text, links[i].notice);
    }
    rig_free(rig);
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
        assert_int_equal(rig->game->session.match.level, RIVAL_FRIEND);
        rig_free(rig);
    }
}

/* Word processors and keyboards of phones write other dashes and blanks. */
TEST_CASE(test_codes_are_read_with_any_dash)
{
    static const char *const dashes[] = {"-",      "\u2010", "\u2011", "\u2012", "\u2013",
                                         "\u2014", "\u2212", "\u00ad", "\u00a0"};
    char line[CHALLENGE_LINE_MAX];
    char text[2 * CHALLENGE_LINE_MAX];
    for (size_t i = 0; i < sizeof dashes / sizeof dashes[0]; i++) {
        struct rig *rig = open_rig();
        of_code(rig, "Ada", 120000, line);
        struct custom_screen *screen = open_dialog(rig);
        (void)snprintf(text, sizeof text, "Try\u00a0T1%s%s", dashes[i], line + 3);
        rig_paste(rig, text);
        assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
        assert_string_equal(screen->field.text, line);
        static const char *const around[] = {"%.5s%s%.5s", "\u00a0%.5s%s\u200b%.5s\u00a0",
                                             "Board\u00a0%.5s%s%.5s.",
                                             "https://example.org/#%.5s%s%.5s"};
        /* Within a text, a code is a word: it must not be broken by a blank. */
        size_t count = strcmp(dashes[i], "\u00a0") == 0 ? 2 : sizeof around / sizeof around[0];
        for (size_t k = 0; k < count; k++) {
            (void)snprintf(text, sizeof text, around[k], code, dashes[i], code + 6);
            rig_paste(rig, text);
            assert_int_equal(screen->sense, CUSTOM_SENSE_CODE);
            assert_true(screen->has_board);
        }
        rig_free(rig);
    }
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    of_code(rig, "Ada", 120000, line);
    rig_type(rig, "T1\u2014"); /* for two hyphens, on a phone */
    assert_string_equal(screen->field.text, "T1-");
    rig_type(rig, line + 3);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CHALLENGE);
    rig_key(rig, KEY_ESCAPE);
    screen = open_dialog(rig);
    (void)snprintf(text, sizeof text, "%.5s\u2013\u200b%s", code, code + 6);
    rig_type(rig, text);
    assert_string_equal(screen->field.text, code);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CODE);
    rig_paste(rig, "o\u00a0m\u00a0d\u00a0s\ns\u00a0l\u00a0i\u00a0l\ne\u00a0t\u00a0a\u00a0s\n"
                   "i\u00a0e\u00a0e\u00a0u"); /* a table from a page */
    assert_string_equal(screen->field.text, "OMDSSLILETASIEEU");
    assert_remark(rig, false, "This board holds 7 words.");
}

/* An answer to a board that was played opens the comparison; before that it begins a round. */
TEST_CASE(test_an_answer_opens_the_comparison)
{
    struct rig *rig = rig_new_kept(NULL);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_true(rig_add_word(rig, words[i], 10, false));
    }
    assert_ok(rig_open(rig));
    struct game *game = rig->game;
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 120000, line);
    (void)open_dialog(rig);
    rig_paste(rig, code);
    game->session.next.rules = RULES_CLASSIC;
    game->session.next.mode = MODE_ALONE;
    rig_key(rig, KEY_ENTER);
    rig_submit(rig, "almost");
    rig_submit(rig, "slate");
    rig_cut_short(rig);

    stage_go(&game->stage, SCREEN_HOME, NULL);
    (void)open_dialog(rig);
    rig_paste(rig, line);
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));

    /* Wherever it is pasted, in whatever text. */
    char text[CHALLENGE_LINE_MAX + 80];
    (void)snprintf(text, sizeof text, "Trounce Sprint, 20 November\n12 points\n%s", line);
    static const enum screen_id places[] = {SCREEN_HOME, SCREEN_STATISTICS, SCREEN_DAILY,
                                            SCREEN_SETTINGS};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct app_request request;
        stage_go(&game->stage, SCREEN_HOME, NULL);
        if (places[i] != SCREEN_HOME) {
            stage_over(&game->stage, places[i], NULL);
        }
        rig_draw(rig);
        while (app_next_request(rig->app, &request)) {
        }
        rig_ctrl(rig, 'v');
        assert_true(app_next_request(rig->app, &request));
        assert_int_equal(request.kind, REQUEST_PASTE);
        rig_paste(rig, text);
        assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    }
    assert_int_equal(round_score(game->session.round, SIDE_PLAYER), 5);
    assert_int_equal(round_score(game->session.round, SIDE_COMPUTER), 5);
    assert_int_equal(round_word_count(game->session.round, SIDE_COMPUTER), 2);
    assert_true(rig_shows(rig, "Zoë"));
    assert_true(rig_shows(rig, "ALMOST"));
    rig_results(rig)->found.filter = FILTER_ALL;
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
    const struct session *session = &rig->game->session;
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(session->match.level, RIVAL_FRIEND);
    assert_int_equal(session->match.time_ms, 0);
    assert_int_equal(session->board.columns, 6);
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
    const struct session *session = &rig->game->session;
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_not_equal(session->match.level, RIVAL_FRIEND);
    assert_int_equal(session->notes.kind, ROUND_KIND_CODE);
    assert_string_equal(session->code, code);
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
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM));
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

/* --- what the text says --- */

TEST_CASE(test_what_is_said_follows_from_the_text)
{
    static const struct {
        const char *text;
        enum custom_sense sense;
        bool is_complaint;
        const char *remark;
    } texts[] = {
        {"", CUSTOM_SENSE_LETTERS, false, "A 4 × 4 board needs 16 letters."},
        {"t", CUSTOM_SENSE_LETTERS, true, "15 letters short: a 4 × 4 board needs 16."},
        {"tř", CUSTOM_SENSE_LETTERS, true, "“ř” (letter 2) can’t be used: no die shows it."},
        {"omds slil etas ieeu", CUSTOM_SENSE_LETTERS, false, "This board holds 7 words."},
        {"Omds/slil/etas/ieeu", CUSTOM_SENSE_LETTERS, false, "This board holds 7 words."},
        {"omds slil etas ieeux", CUSTOM_SENSE_LETTERS, true,
         "1 letter too many for 4 × 4: it is left out."},
        {"omds slil: etas ieeu", CUSTOM_SENSE_LETTERS, true,
         "1 character that is not a letter was left out. This board holds 7 words."},
        {"a7", CUSTOM_SENSE_LETTERS, true,
         "1 character that is not a letter was left out. 15 letters short: a 4 × 4 board needs "
         "16."},
        {"c7", CUSTOM_SENSE_SHORT, false, "8 more letters or digits."},
        {"a7c8semopi", CUSTOM_SENSE_UNKNOWN, true, "Codes have no O. Please check it."},
        {"a7c8sempph", CUSTOM_SENSE_WRONG, true,
         "Not this one: no set of dice has the letter 'A'."},
        {"nfxmu-", CUSTOM_SENSE_SHORT, false, "5 more letters or digits."},
        {"nfxmu-9esb", CUSTOM_SENSE_SHORT, false, "One more letter or digit."},
        {"nfxmu-9esb9", CUSTOM_SENSE_CODE, false, "This board holds 7 words."},
        {"NFXMU9ESB8", CUSTOM_SENSE_WRONG, true,
         "Not this one: a character of the code is mistyped."},
        {"4k7q4", CUSTOM_SENSE_SHORT, false, "7 more letters or digits."},
        {"4k7q4-m2xpd-hf", CUSTOM_SENSE_PUZZLE, false, "A Scrambler puzzle."},
        {"t1-", CUSTOM_SENSE_BROKEN, true, "The challenge is cut off: it should end in a 1."},
    };
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        rig_ctrl(rig, 'a');
        rig_key(rig, KEY_BACKSPACE);
        rig_type(rig, texts[i].text);
        assert_int_equal(screen->sense, texts[i].sense);
        assert_remark(rig, texts[i].is_complaint, texts[i].remark);
        rig_draw(rig);
    }
}

/* --- pasting --- */

TEST_CASE(test_a_paste_is_read_in_any_layout)
{
    static const struct {
        const char *text;
        int size;
        const char *letters;
    } layouts[] = {
        {"casemopistrenapd", 4, "CASEMOPISTRENAPD"},
        {"CASE\nMOPI\nSTRE\nNAPD\n", 4, "CASEMOPISTRENAPD"},
        {"C A S E\r\nM O P I\r\nS T R E\r\nN A P D", 4, "CASEMOPISTRENAPD"},
        {"case/mopi/stre/napd", 4, "CASEMOPISTRENAPD"},
        {"case mopi stre napd", 4, "CASEMOPISTRENAPD"},
        {"c,a,s,e,m,o,p,i,s,t,r,e,n,a,p,d", 4, "CASEMOPISTRENAPD"},
        {"qu a t e s t s a b c d e f g h i", 4, "QuATESTSABCDEFGHI"},
        {"quatestsabcdefghi", 4, "QuATESTSABCDEFGHI"},
        {"quatestsabcdefgh", 4, "QuUATESTSABCDEFGH"},
        {"Th In . e\na b c d\ne f g h\ni j k l", 4, "ThIn.EABCDEFGHIJKL"},
        {"th in . e a b c d e f g h i j k q'", 4, "ThIn.EABCDEFGHIJKQ'"},
        {"abcdefghijklmnoprstuvwxyz", 5, "ABCDEFGHIJKLMNOPRSTUVWXYZ"},
        {"abcdef/abcdef/abcdef/abcdef/abcdef/abcdef", 6, "ABCDEFABCDEFABCDEFABCDEFABCDEFABCDEF"},
        {"36 words. Board casemopistrenapd\n", 4, "CASEMOPISTRENAPD"},
        /* no board of a size that is played, but letters */
        {"ab/cd", 4, "ab/cd"},
        {"abcdefgh/ijklmnop", 4, "ABCDEFGHIJKLMNOP"},
        {"|c|a|s|e|\n|m|o|p|i|\n|s|t|r|e|\n|n|a|p|d|", 4, "CASEMOPISTRENAPD"},
        {"[\"c\",\"a\",\"s\"]\n[\"e\"]", 4, "[\"c\",\"a\",\"s\"] [\"e\"]"},
        {"The cat sat. On it, a. b.", 4, "The cat sat, On it, a, b,"},
        {"casemop.str", 4, "casemop.str"},
        {"1. case 2. mopi", 4, "1, case 2, mopi"},
    };
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        screen->size = 4;
        rig_paste(rig, layouts[i].text);
        assert_int_equal(screen->sense, CUSTOM_SENSE_LETTERS);
        assert_int_equal(screen->size, layouts[i].size);
        assert_string_equal(screen->field.text, layouts[i].letters);
    }
}

TEST_CASE(test_a_paste_without_letters_changes_nothing)
{
    static const char *const texts[] = {"", " \n\t", "…—…", "1. 2. 3.", "/,/"};
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "tale");
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        notice_end(&rig->game->notice);
        rig_paste(rig, texts[i]);
        assert_true(rig_says(rig, "There are no letters in the clipboard."));
        assert_string_equal(screen->field.text, "tale");
    }
    /* A long text is cut. */
    char *text = malloc(1000001);
    assert_non_null(text);
    memset(text, 'a', 1000000);
    text[1000000] = '\0';
    rig_paste(rig, text);
    free(text);
    assert_true(screen->has_board);
    assert_int_equal(screen->letters.count, strlen(screen->field.text));
}

/* A letter that no die shows stays in the text, where it can be replaced. */
TEST_CASE(test_a_letter_that_no_die_shows_refuses_the_board)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_paste(rig, "omds slil etaš ieeu");
    assert_remark(rig, true, "“š” (letter 12) can’t be used: no die shows it.");
    assert_false(screen->has_board);
    rig_draw(rig);
    assert_false(rig_shows(rig, "·"));
    assert_true(rig_click_die(rig, 11));
    rig_type(rig, "s");
    assert_true(screen->has_board);
    rig_paste(rig, "\xc7"
                   "AS\xc9 mopi"); /* lost its encoding */
    assert_remark(rig, true, "“\ufffd” (letter 1) can’t be used: no die shows it.");
    rig_paste(rig, "ömds slil étas ieeu");
    assert_true(screen->has_board);
    assert_string_equal(screen->field.text, "OMDSSLILETASIEEU");
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
    assert_string_equal(request.text, "omdssliletasieeu");
    assert_string_equal(screen->field.text, "");
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
    assert_string_equal(screen->field.text, "OMDSSLILETASIE.");
    rig_type(rig, "u");
    assert_true(screen->has_board);
    assert_int_equal(screen->board.faces[14], FACE_BLANK);
    /* Tab reaches the buttons. */
    rig_tab_to(rig, CUSTOM_ID_PLAY);
    rig_key(rig, KEY_SPACE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
}

TEST_CASE(test_a_controller_plays_a_challenge)
{
    struct rig *rig = open_rig();
    char line[CHALLENGE_LINE_MAX];
    of_code(rig, "Zoë", 0, line);
    (void)open_dialog(rig);
    for (int i = 0; rig->game->stage.ui.focus != CUSTOM_ID_PASTE; i++) {
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
    for (int i = 0; rig->game->stage.ui.focus != CUSTOM_ID_PLAY; i++) {
        assert_true(i < 12);
        rig_pad_move(rig, 0, 1);
        rig_pad_move(rig, 1, 0);
        rig_draw(rig);
    }
    rig_pad(rig, PAD_A, true);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(rig->game->session.match.level, RIVAL_FRIEND);
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
    assert_string_equal(screen->field.text, "b");
}

/* Letters are shown as capitals: their places are those of the capitals. */
TEST_CASE(test_the_mouse_finds_the_letter_that_is_shown)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "ijm");
    rig_draw(rig);
    assert_true(rig_shows(rig, "M"));
    assert_false(rig_shows(rig, "m"));
    int x = 0;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        bool is_in_field = command->kind == DRAW_TEXT &&
                           rect_contains(screen->field_at, command->rect.x, command->rect.y);
        x = is_in_field && strcmp(draw_text_of(&rig->list, command), "M") == 0 ? command->rect.x
                                                                               : x;
    }
    assert_true(x > 0);
    rig_click(rig, x, screen->field_at.y + screen->field_at.h / 2);
    assert_int_equal(screen->field.caret, 2);
}

/* --- dice --- */

/* A press on a die selects its letter, and the next letter replaces it. */
TEST_CASE(test_a_press_on_a_die_selects_its_letter)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "om qu sThe");
    assert_int_equal(screen->letters.count, 6);
    assert_true(rig_click_die(rig, 2));
    assert_int_equal(screen->field.anchor, 3);
    assert_int_equal(screen->field.caret, 5);
    for (int die = 0; die < 16; die++) {
        assert_int_equal(custom_is_marked(screen, die), die == 2);
    }
    rig_type(rig, "d");
    assert_string_equal(screen->field.text, "om d sThe");
    assert_true(rig_click_die(rig, 4));
    rig_type(rig, "l");
    assert_string_equal(screen->field.text, "om d sle");
    assert_true(rig_click_die(rig, 5));
    rig_key(rig, KEY_BACKSPACE);
    assert_string_equal(screen->field.text, "om d sl");
    /* One that waits for its letter stands for the end. */
    rig_key(rig, KEY_HOME);
    assert_false(custom_is_marked(screen, 0));
    assert_true(rig_click_die(rig, 15));
    assert_int_equal(screen->field.caret, 7);
    assert_true(custom_is_marked(screen, 5));
    assert_false(custom_is_marked(screen, 15));
    /* A code has no letters to select. */
    rig_paste(rig, code);
    assert_true(rig_click_die(rig, 3));
    assert_int_equal(screen->field.caret, strlen(code));
    assert_int_equal(screen->field.anchor, strlen(code));
}

TEST_CASE(test_filling_leaves_what_is_there)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig_begin(rig);
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "om. qThs");
    rig_draw(rig);
    rig_click_text(rig, "Fill at random");
    assert_true(screen->has_board);
    assert_int_equal(screen->letters.count, 16);
    assert_int_equal(strncmp(screen->field.text, "OM.QuThS", 8), 0);
    assert_int_equal(screen->field.caret, strlen(screen->field.text));
}

TEST_CASE(test_a_die_without_a_letter_is_a_die)
{
    struct rig *rig = open_rig();
    struct custom_screen *screen = open_dialog(rig);
    rig_type(rig, "omds.liletasieeu");
    rig_draw(rig);
    int dice = 0;
    const struct color tile = rig->game->stage.theme->tile;
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
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_false(rig_shows(rig, "·"));
}
