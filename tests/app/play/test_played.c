/* SPDX-License-Identifier: MIT */
/*
 * Playing in another language: chosen in Settings, during a round and after it; its boards, their
 * codes and the daily board.
 */
#include "daily.h"
#include "daily_page.h"
#include "english.h"
#include "game.h"
#include "practice_screen.h"
#include "rig_test.h"
#include "settings_screen.h"
#include "test.h"

#include "trounce/deal.h"
#include "trounce/lexicon_io.h"

static const struct app_played played[] = {{"en", "English"}, {"pl", "Polski"}, {"zz", "Zzz"}};

/* Polish with a few words. */
struct polish {
    struct language language;
    struct alphabet alphabet;
    struct lexicon lexicon;
    struct dice dice[LANGUAGE_DICE];
    struct dice_set sets[LANGUAGE_DICE];
};

static size_t read_asset(const char *name, char text[4096])
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/languages/pl/%s", TROUNCE_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(text, 1, 4096, file);
    assert_int_equal(fclose(file), 0);
    return size;
}

static void make_polish(struct polish *polish)
{
    static const char words[] = "łódź\nżaba\nanioł\nteatr\nradio\nkosa\nsanie\nosa\nona\nnosi\n";
    char text[4096];
    size_t size = read_asset("language.txt", text);
    assert_ok(language_read("pl", text, size, &polish->language, &polish->alphabet, NULL));
    assert_ok(list_open(&polish->lexicon, &polish->alphabet, words, strlen(words), NULL, NULL));
    polish->language.lexicon = &polish->lexicon;
    for (int i = 0; i < LANGUAGE_DICE; i++) {
        polish->sets[i] = language_dice_set(&polish->language, LANGUAGE_SIDE_MIN + i);
        char name[32];
        (void)snprintf(name, sizeof name, "%s.txt", polish->sets[i].name);
        size = read_asset(name, text);
        assert_ok(dice_read(&polish->alphabet, text, size, 0, &polish->dice[i], NULL));
        polish->dice[i].set = &polish->sets[i];
        polish->language.dice[i] = &polish->dice[i];
    }
}

/* Deals Polish boards while another language is played. */
static enum status deal_polish(const void *context, const char *code,
                               const struct alphabet *alphabet, struct board *board,
                               struct fault *fault)
{
    const struct polish *polish = context;
    struct board_code named;
    struct board dealt;
    enum status status = deal_read_code(code, strlen(code), &named, fault);
    if (status == STATUS_OK && strcmp(named.language, "pl") != 0) {
        status = STATUS_MISSING;
    }
    if (status == STATUS_OK) {
        status = deal_from_code(code, strlen(code), &polish->dice[named.side - LANGUAGE_SIDE_MIN],
                                &dealt, fault);
    }
    if (status == STATUS_OK) {
        status = board_change_alphabet(&dealt, alphabet, fault);
    }
    if (status == STATUS_OK) {
        *board = dealt;
    }
    return status;
}

static struct rig *begin_rig(void)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.played_languages = played;
    rig->config.played_count = sizeof played / sizeof *played;
    rig_begin(rig);
    return rig;
}

static void open_settings(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
}

/* Opens the list and clicks a language in it. */
static void play_in(struct rig *rig, int index)
{
    struct rect button = rig_hot(rig, SETTINGS_ID_PLAYED);
    rig_click(rig, button.x + 4, button.y + 4);
    struct rect row = rig_hot(rig, SETTING_ID(SETTING_PLAYED, index));
    rig_click(rig, row.x + 4, row.y + 4);
}

static void keeps(struct rig *rig, const char *key, const char *value)
{
    char text[SETTING_TEXT_MAX] = "";
    assert_ok(store_get_setting(rig->store, key, text, sizeof text));
    assert_string_equal(text, value);
}

TEST_CASE(test_a_language_is_chosen)
{
    struct polish polish = {.lexicon = {0}};
    struct app_request request;
    struct rig *rig = begin_rig();
    struct session *session = &rig->game->session;
    make_polish(&polish);
    open_settings(rig);
    play_in(rig, 0);
    assert_false(app_next_request(rig->app, &request)); /* it is already played */
    play_in(rig, 1);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LANGUAGE);
    assert_string_equal(request.text, "pl");
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    assert_true(rig_says(rig, "Polski · 10 words"));
    assert_ptr_equal(session->language, &polish.language);
    assert_ptr_equal(session->lexicon, &polish.lexicon);
    assert_string_equal(store_language(rig->store), "pl");
    keeps(rig, "played-language", "pl");

    /* Its word list is stored under its own key. */
    assert_ok(app_set_lexicon(rig->app, &polish.lexicon, "/tmp/list.txt"));
    keeps(rig, "lexicon.pl", "/tmp/list.txt");

    /* Boards are dealt from its dice. */
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_ok(session_shake(session, &session->next, &session->board, session->code));
    assert_ptr_equal(session->board.alphabet, &polish.alphabet);
    assert_memory_equal(session->code, "WPL4", 4);
    struct board board;
    assert_ok(session_board_of_code(session, session->code, &board, NULL));
    assert_memory_equal(board.faces, session->board.faces, 16);

    /* Switch back. */
    struct language english = language_english;
    english.lexicon = &rig->lexicon;
    english.dice[0] = &rig->dice[0];
    assert_ok(app_set_language(rig->app, &english, NULL, ""));
    assert_string_equal(store_language(rig->store), "en");
    keeps(rig, "played-language", "en");
    rig_draw(rig);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* A round ends in the language that it began in. */
TEST_CASE(test_a_round_goes_on_in_its_language)
{
    struct app_request request;
    struct rig *rig = begin_rig();
    game_deal(rig->game);
    rig_draw(rig);
    assert_true(session_is_mid_round(&rig->game->session));
    const struct round *round = rig->game->session.round;
    open_settings(rig);
    play_in(rig, 1);
    assert_false(app_next_request(rig->app, &request));
    assert_true(rig_says(rig, "The language changes once this round is over."));
    assert_ptr_equal(rig->game->session.round, round);
    assert_true(language_is_english(rig->game->session.language));
}

/* A finished round is dropped when the language changes. */
TEST_CASE(test_a_round_that_is_over_goes)
{
    struct polish polish = {.lexicon = {0}};
    struct rig *rig = begin_rig();
    make_polish(&polish);
    game_deal(rig->game);
    rig_end_round(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    open_settings(rig);
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    rig_draw(rig);
    assert_null(rig->game->session.round);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_draw(rig);
    game_deal(rig->game);
    assert_non_null(rig->game->session.round);
    assert_ptr_equal(round_board(rig->game->session.round)->alphabet, &polish.alphabet);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

TEST_CASE(test_codes_of_other_languages)
{
    struct polish polish = {.lexicon = {0}};
    struct rig *rig = begin_rig();
    struct session *session = &rig->game->session;
    struct board board;
    struct fault fault;
    char code[BOARD_CODE_MAX];
    make_polish(&polish);
    deal_code(&polish.sets[1], &polish.dice[1], 77, code);
    assert_int_equal(session_board_of_code(session, code, &board, &fault), STATUS_MISSING);
    assert_string_equal(english(&fault.detail), "it is a board in another language: Polski");
    struct dice_set none = polish.sets[0];
    memcpy(none.language, "br", 3);
    deal_code(&none, &polish.dice[0], 77, code);
    assert_int_equal(session_board_of_code(session, code, &board, &fault), STATUS_MISSING);
    assert_string_equal(english(&fault.detail), "it is a board in another language: br");
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    assert_int_equal(session_board_of_code(session, "N3NAG-Z33SX", &board, &fault), STATUS_MISSING);
    assert_string_equal(english(&fault.detail), "it is a board in another language: English");
    deal_code(&polish.sets[1], &polish.dice[1], 77, code);
    assert_ok(session_board_of_code(session, code, &board, &fault));
    assert_int_equal(board.rows, 5);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* Writes the code of the first Polish 4 × 4 board with letters that English lacks, or without any.
 */
static void name_board(const struct polish *polish, bool is_foreign, char code[BOARD_CODE_MAX])
{
    for (uint64_t state = 1; state < 100000; state++) {
        struct board board;
        deal_code(&polish->sets[0], &polish->dice[0], state, code);
        assert_ok(deal_from_code(code, strlen(code), &polish->dice[0], &board, NULL));
        if ((board_change_alphabet(&board, &alphabet_english, NULL) != STATUS_OK) == is_foreign) {
            return;
        }
    }
    fail_msg("no such board");
}

static struct custom_screen *paste_code(struct rig *rig, const char *text)
{
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    rig_paste(rig, text);
    rig_draw(rig);
    return rig_custom(rig);
}

/* A code's board in two languages: in the current one if it has the letters, and, after a click, in
 * the code's own, and back. */
TEST_CASE(test_a_board_in_two_languages)
{
    struct polish polish = {.lexicon = {0}};
    struct app_request request;
    struct rig *rig = begin_rig();
    struct session *session = &rig->game->session;
    char code[BOARD_CODE_MAX];
    char result[128];
    make_polish(&polish);
    session->dealer = (struct app_dealer){deal_polish, &polish};

    name_board(&polish, false, code);
    (void)snprintf(result, sizeof result, "Trounce: 12 points on board %s, and you?", code);
    struct custom_screen *screen = paste_code(rig, result);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CODE);
    assert_string_equal(screen->code, code);
    assert_ptr_equal(screen->board.alphabet, &alphabet_english);
    assert_true(rig_shows(rig, "PLAY IN"));
    assert_true(rig_shows(rig, "English"));
    struct board in_english = screen->board;

    rig_click_text(rig, "Polski");
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LANGUAGE);
    assert_string_equal(request.text, "pl");
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    rig_draw(rig);
    assert_int_equal(screen->sense, CUSTOM_SENSE_CODE);
    assert_ptr_equal(screen->board.alphabet, &polish.alphabet);
    assert_ok(board_change_alphabet(&screen->board, &alphabet_english, NULL));
    assert_memory_equal(screen->board.faces, in_english.faces, 16);
    assert_true(rig_shows(rig, "PLAY IN"));
    rig_click_text(rig, "English");
    assert_true(app_next_request(rig->app, &request));
    assert_string_equal(request.text, "en");
    struct language english = language_english;
    english.lexicon = &rig->lexicon;
    english.dice[0] = &rig->dice[0];
    assert_ok(app_set_language(rig->app, &english, NULL, ""));
    rig_click_text(rig, "Play");
    assert_non_null(session->round);
    assert_memory_equal(session->board.faces, in_english.faces, 16);
    assert_string_equal(session->code, code);
    assert_true(session->notes.counts);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* The results below the dialog lose their round with the language: Home takes their place. */
TEST_CASE(test_the_language_changes_over_the_results)
{
    struct polish polish = {.lexicon = {0}};
    struct app_request request;
    struct rig *rig = begin_rig();
    struct stage *stage = &rig->game->stage;
    char code[BOARD_CODE_MAX];
    make_polish(&polish);
    rig->game->session.dealer = (struct app_dealer){deal_polish, &polish};
    name_board(&polish, false, code);
    (void)paste_code(rig, "omdssliletasieeu");
    rig_click_text(rig, "Solve only");
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
    struct custom_screen *screen = paste_code(rig, code);
    assert_true(stage_is_open(stage, SCREEN_RESULTS));
    rig_click_text(rig, "Polski");
    assert_true(app_next_request(rig->app, &request));
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    rig_draw(rig);
    assert_true(stage_is_on_top(stage, SCREEN_CUSTOM));
    assert_false(stage_is_open(stage, SCREEN_RESULTS));
    assert_string_equal(screen->code, code);
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(stage, SCREEN_HOME));
    rig_draw(rig);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* So do other screens of that round; Home is there once. */
TEST_CASE(test_no_screen_shows_a_dropped_round)
{
    static const enum screen_id screens[] = {SCREEN_REPLAY, SCREEN_COMPUTER, SCREEN_SENDER,
                                             SCREEN_STATISTICS};
    struct polish polish = {.lexicon = {0}};
    make_polish(&polish);
    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        struct rig *rig = begin_rig();
        struct stage *stage = &rig->game->stage;
        struct call call = {.what = SEARCH_OF_NOBODYS};
        game_deal(rig->game);
        rig_find_words(rig, 1);
        rig_end_round(rig);
        if (screens[i] == SCREEN_STATISTICS) {
            stage_go(stage, SCREEN_HOME, NULL);
            stage_over(stage, SCREEN_STATISTICS, NULL);
            game_open_past(rig->game, rig_newest_round(rig).id);
        } else {
            stage_over(stage, screens[i], &call);
        }
        stage_over(stage, SCREEN_CUSTOM, NULL);
        rig_draw(rig);
        assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
        rig_draw(rig);
        stage_back(stage);
        rig_draw(rig);
        assert_int_equal(stage->stack[0], SCREEN_HOME);
        assert_int_equal(stage->depth, screens[i] == SCREEN_STATISTICS ? 2 : 1);
        rig_free(rig);
    }
    lexicon_deinit(&polish.lexicon);
}

/* A language that comes late waits until nothing is shown or asked about the old words. */
TEST_CASE(test_when_a_late_language_may_be_set)
{
    struct rig *rig = begin_rig();
    struct stage *stage = &rig->game->stage;
    assert_true(app_may_set_language(rig->app));
    game_deal(rig->game);
    assert_false(app_may_set_language(rig->app));
    open_settings(rig);
    assert_false(app_may_set_language(rig->app));
    stage_back(stage);
    rig_end_round(rig);
    assert_true(stage_is_on_top(stage, SCREEN_RESULTS));
    assert_false(app_may_set_language(rig->app));
    stage_over(stage, SCREEN_KEYS, NULL);
    assert_false(app_may_set_language(rig->app));
    stage_go(stage, SCREEN_HOME, NULL);
    assert_true(app_may_set_language(rig->app));
    stage_over(stage, SCREEN_ROUNDS, NULL);
    assert_false(app_may_set_language(rig->app));
    stage_go(stage, SCREEN_HOME, NULL);
    open_settings(rig);
    assert_true(app_may_set_language(rig->app));
    rig_free(rig);
}

/* A board with letters that the current language lacks can be played in its own language only. */
TEST_CASE(test_a_board_with_other_letters)
{
    struct polish polish = {.lexicon = {0}};
    struct app_request request;
    struct rig *rig = begin_rig();
    char code[BOARD_CODE_MAX];
    bool is_bad;
    char result[64];
    make_polish(&polish);
    rig->game->session.dealer = (struct app_dealer){deal_polish, &polish};
    name_board(&polish, true, code);
    (void)snprintf(result, sizeof result, "Mine was %s!", code);
    struct custom_screen *screen = paste_code(rig, result);
    assert_int_equal(screen->sense, CUSTOM_SENSE_WRONG);
    assert_false(screen->has_board);
    assert_string_equal(custom_remark(screen, rig->game->arena, &is_bad),
                        "Not this one: it is a board in another language: Polski.");
    assert_true(is_bad);
    rig_click_text(rig, "Polski");
    assert_true(app_next_request(rig->app, &request));
    assert_string_equal(request.text, "pl");

    /* The language cannot be loaded: the dialog says why. */
    app_refuse_language(rig->app, PLAIN("pl/words.txt: it is empty"));
    assert_true(rig_says(rig, "pl/words.txt: it is empty"));
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    assert_false(rig_says(rig, "pl/words.txt: it is empty"));
    assert_int_equal(screen->sense, CUSTOM_SENSE_CODE);
    assert_string_equal(screen->code, code);

    /* A typing error is reported as one. */
    code[strlen(code) - 1] ^=
        code[strlen(code) - 1] == 'A' ? 'A' ^ 'B' : code[strlen(code) - 1] ^ 'A';
    screen = paste_code(rig, code);
    assert_int_equal(screen->sense, CUSTOM_SENSE_WRONG);
    assert_non_null(strstr(english(&screen->reason), "mistyped"));
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

TEST_CASE(test_each_language_has_its_day)
{
    struct polish polish = {.lexicon = {0}};
    struct rig *rig = begin_rig();
    struct session *session = &rig->game->session;
    make_polish(&polish);
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    daily_begin(rig->game);
    assert_non_null(session->round);
    assert_memory_equal(session->code, "WPL4", 4);
    assert_int_equal(session->notes.kind, ROUND_KIND_DAILY);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* What lies below Custom board shows no letters of a language that is closed. */
TEST_CASE(test_the_screens_below_are_in_the_new_language)
{
    static const enum screen_id below[] = {SCREEN_HOME, SCREEN_DAILY, SCREEN_PRACTICE};
    for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
        struct polish polish = {.lexicon = {0}};
        struct rig *rig = begin_rig();
        struct stage *stage = &rig->game->stage;
        const struct home *home = stage_state(stage, SCREEN_HOME);
        const struct daily_page *page = stage_state(stage, SCREEN_DAILY);
        const struct practice_screen *practice = stage_state(stage, SCREEN_PRACTICE);
        make_polish(&polish);
        game_deal(rig->game);
        rig_find_words(rig, 1);
        rig_play_out(rig);
        stage_go(stage, SCREEN_HOME, NULL);
        stage_over(stage, below[i], NULL);
        assert_true(below[i] != SCREEN_PRACTICE || practice->list.count > 0);
        stage_over(stage, SCREEN_CUSTOM, NULL);
        assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
        assert_ptr_equal(home->dice.board.alphabet, &polish.alphabet);
        assert_true(below[i] != SCREEN_DAILY || page->board.alphabet == &polish.alphabet);
        assert_int_equal(practice->list.count, 0);
        rig_draw(rig);
        rig_free(rig);
        lexicon_deinit(&polish.lexicon);
    }
}

TEST_CASE(test_why_a_language_is_not_played)
{
    struct rig *rig = begin_rig();
    open_settings(rig);
    app_refuse_language(rig->app, PLAIN("zz/language.txt: it is empty"));
    assert_true(rig_says(rig, "zz/language.txt: it is empty"));
    assert_true(language_is_english(rig->game->session.language));
}

/* The language taken from the system at the first start is stored; one given to the start is not.
 */
TEST_CASE(test_what_is_remembered)
{
    struct polish polish = {.lexicon = {0}};
    char text[SETTING_TEXT_MAX];
    make_polish(&polish);
    for (int given = 0; given < 2; given++) {
        struct rig *rig = rig_new_kept(NULL);
        rig->config.played = &polish.language;
        rig->config.given = given ? 1u << SETTING_PLAYED : 0;
        rig_begin(rig);
        assert_string_equal(rig->game->settings.played, "pl");
        assert_string_equal(store_language(rig->store), "pl");
        enum status kept =
            store_get_setting(rig->store, setting_key(SETTING_PLAYED), text, sizeof text);
        assert_int_equal(kept, given ? STATUS_MISSING : STATUS_OK);
        rig_free(rig);
    }
    struct rig *rig = begin_rig();
    assert_int_equal(store_get_setting(rig->store, setting_key(SETTING_PLAYED), text, sizeof text),
                     STATUS_MISSING);
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}

/* Rounds of all languages are offered; one of another language goes on in that. */
TEST_CASE(test_a_round_waits_in_its_language)
{
    struct polish polish = {.lexicon = {0}};
    struct app_request request;
    struct rig *rig = begin_rig();
    make_polish(&polish);
    struct language english = language_english;
    english.lexicon = &rig->lexicon;
    english.dice[0] = &rig->dice[0];
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    game_deal(rig->game);
    (void)rig_settle(rig, 2000);
    rig_advance(rig, 9000);
    assert_true(game_leave(rig->game));
    assert_ok(app_set_language(rig->app, &english, NULL, ""));

    /* As the only one, it is named; the window is asked for its language. */
    assert_true(rig_says(rig, "Polski · 0\u00a0points, 2:51\u00a0left"));
    rig_click_text(rig, "Continue");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_LANGUAGE);
    assert_string_equal(request.text, "pl");
    app_refuse_language(rig->app, &(struct message){.format = "No."});
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
    assert_ok(app_set_language(rig->app, &english, NULL, ""));

    /* Other rounds do not replace it, and both are listed. */
    game_deal(rig->game);
    rig_find_words(rig, 1);
    assert_true(game_leave(rig->game));
    assert_true(rig_says(rig, "2 rounds waiting"));
    rig_click_text(rig, "Continue");
    assert_true(rig_shows(rig, "Polski · Turns · 4 × 4 · Merciless"));
    assert_true(rig_shows(rig, "Turns · 4 × 4 · Merciless"));
    rig_click_text(rig, "Polski · Turns · 4 × 4 · Merciless");
    assert_true(app_next_request(rig->app, &request));
    assert_ok(app_set_language(rig->app, &polish.language, NULL, ""));
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(round_left_ms(rig_round(rig)), 171000);

    /* Given up, it leaves the other one. */
    game_give_up(rig->game);
    assert_ok(app_set_language(rig->app, &english, NULL, ""));
    rig_click_text(rig, "Continue");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_free(rig);
    lexicon_deinit(&polish.lexicon);
}
