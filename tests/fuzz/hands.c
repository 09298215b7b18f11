/* SPDX-License-Identifier: MIT */
/*
 * Turns bytes into player input: a byte for the action, and some more for where or how much. Most
 * bytes are valid actions, so that a few lead deep into the game.
 */
#include "hands.h"

#include "focus.h"
#include "holds.h"
#include "scrambler_screen.h"
#include "store_state.h"

#include "trounce/lexicon_io.h"
#include "trounce/solver.h"

#include <string.h>

#define COUNT(table) (sizeof(table) / sizeof(table)[0])

#define BOARD      "sateinrlogdecupm"
#define PAST_SIZE  4
#define PAST_COUNT 8 /* rounds in the past, two of each kind */

unsigned long long hands_done;

static struct seen_round seen;
static unsigned char *past_image; /* of a history with some rounds */
static sqlite3_int64 past_size;
static unsigned char *new_image; /* of an empty history */
static sqlite3_int64 new_size;
static char challenge_line[CHALLENGE_LINE_MAX];
static struct lexicon other_words;

/* ---- state that is kept ---- */

static void play_past(struct rig *rig)
{
    static const struct past_rounds rounds[] = {
        {.mode = MODE_TURNS, .level = RIVAL_SCHOLAR, .kind = ROUND_KIND_PLAIN, .counts = true},
        {.mode = MODE_TWO, .level = RIVAL_MERCILESS, .kind = ROUND_KIND_CODE, .counts = true},
        {.mode = MODE_TURNS, .level = RIVAL_FRIEND, .kind = ROUND_KIND_CHALLENGE, .counts = true},
        {.mode = MODE_ALONE, .level = RIVAL_MERCILESS, .kind = ROUND_KIND_DAILY, .counts = true},
    };
    for (size_t i = 0; i < COUNT(rounds); i++) {
        struct past_rounds past = rounds[i];
        past.rated = i == 0;
        past.percent = 40;
        past.count = PAST_COUNT / COUNT(rounds);
        past.seed = i + 1;
        require(rig_play_past(rig, PAST_SIZE, &past) == STATUS_OK);
    }
}

/* Writes a challenge on BOARD whose sender has found one word. */
static void write_challenge(const struct rig *rig)
{
    struct challenge challenge = {.source = CHALLENGE_LETTERS, .time_ms = 60000};
    struct solver_filter filter = challenge_filter(RULES_FOUR);
    struct solution solution;
    require(board_parse(BOARD, strlen(BOARD), 0, 0, &challenge.board, NULL) == STATUS_OK);
    require(solver_solve(&challenge.board, &rig->lexicon, &filter, &solution) == STATUS_OK);
    require(challenge_set_words(&challenge, &solution, NULL) == STATUS_OK);
    challenge_set_name(&challenge, "Ann");
    challenge_add_found(&challenge, 0);
    require(challenge_write(&challenge, challenge_line, NULL) == STATUS_OK);
    solution_deinit(&solution);
}

/* Adds practice words, settings, a puzzle, and an unfinished round. */
static void leave_things(struct rig *rig)
{
    struct stored_puzzle puzzle = {.ended_unix_s = RIG_NOON_UNIX_S, .size = 4, .jumble_count = 3};
    require(store_save_puzzle(rig->store, &puzzle, NULL) == STATUS_OK);
    struct settings settings;
    settings_default(&settings);
    for (int i = 0; i < SETTING_COUNT; i++) {
        char text[SETTING_TEXT_MAX];
        (void)setting_write(&settings, (enum setting)i, text);
        require(store_set_setting(rig->store, setting_key((enum setting)i), text) == STATUS_OK);
    }
    require(sqlite3_exec(rig->store->database,
                         "INSERT INTO practice VALUES ('sate', 'en', '" BOARD
                         "', 4, 4, x'00010203', "
                         "'2026-11-18', 1, '2026-11-20', '2026-11-19', 0, 0, 1, '2026-11-20'), "
                         "('tear', 'en', '" BOARD
                         "', 4, 4, x'02010004', '2026-11-18', 3, '2026-11-30', '', 8, 0, 2, '')",
                         NULL, NULL, NULL) == SQLITE_OK);
    require(rig_set_board(rig, BOARD, NULL) && rig_open(rig) == STATUS_OK);
    rig_type(rig, "sate");
    rig_key(rig, KEY_ENTER);
    app_free(rig->app);
    session_release(rig->store, SESSION_ROUND);
}

struct hands *hands_get(void)
{
    static struct hands hands;
    static bool is_ready;
    struct rig *rig = &hands.rig;
    int line;
    if (is_ready) {
        return &hands;
    }
    quick_begin();
    rig_init(rig);
    rig->config.metrics = (struct text_metrics){quick_width, NULL};
    require(rig_add_words(rig, TROUNCE_SOURCE_DIR "/tests/scripts/words.txt", &line));
    require(rig_add_glosses(rig, TROUNCE_SOURCE_DIR "/tests/scripts/glosses.txt", &line));
    require(rig_open_store(rig, NULL) == STATUS_OK);
    new_image = sqlite3_serialize(rig->store->database, "main", &new_size, 0);
    play_past(rig);
    leave_things(rig);
    past_image = sqlite3_serialize(rig->store->database, "main", &past_size, 0);
    require(new_image && past_image);
    write_challenge(rig);
    static const char words[] = "sate\nrate\ntear\nlore\nslate\ntins\n";
    require(list_open(&other_words, &alphabet_english, words, strlen(words), NULL, NULL) ==
            STATUS_OK);
    is_ready = true;
    return &hands;
}

struct store *hands_open_store(struct hands *hands, bool with_past)
{
    struct store *store = hands->rig.store;
    sqlite3_int64 size = with_past ? past_size : new_size;
    unsigned char *copy = sqlite3_malloc64((sqlite3_uint64)size);
    require(copy != NULL);
    memcpy(copy, with_past ? past_image : new_image, (size_t)size);
    (void)sqlite3_finalize(store->keep);
    store->keep = NULL;
    session_release(store, SESSION_ROUND);
    require(sqlite3_deserialize(store->database, "main", copy, size, size,
                                SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE) ==
            SQLITE_OK);
    quick_statements(store->database);
    hands->rig.config.store = store;
    hands->past_count = with_past ? PAST_COUNT : 0;
    return store;
}

void hands_open(struct hands *hands)
{
    hands->quits = false;
    hands->rig.heard_count = 0;
    hands->rig.date = date_of_unix(RIG_NOON_UNIX_S);
    seen = (struct seen_round){0};
    require(rig_open(&hands->rig) == STATUS_OK);
}

void hands_begin(struct hands *hands, struct fuzz_bytes *bytes)
{
    struct app_config *config = &hands->rig.config;
    unsigned how = fuzz_byte(bytes);
    unsigned what = fuzz_byte(bytes);
    (void)hands_open_store(hands, how % 8 == 7);
    hands->draws = how % 16 == 9 || how % 16 == 11;
    config->welcome = (how & 16) != 0;
    config->reduced_motion = (how & 32) != 0;
    config->scrambler = what % 8 == 1;
    hands->rig.has_board = what % 8 == 2 && rig_set_board(&hands->rig, BOARD, NULL);
    config->scrambler_size = 3 + (int)(what >> 4) % 7;
    config->mode = (enum game_mode)(what >> 4) % MODE_COUNT;
    config->time_ms = what & 8 ? 0 : 180000;
    hands->clipboard[0] = '\0';
    hands_open(hands);
}

void hands_end(struct hands *hands)
{
    app_free(hands->rig.app);
    hands->rig.app = NULL;
}

/* ---- positions ---- */

void hands_draw(struct hands *hands)
{
    rig_draw(&hands->rig);
    holds_frame(hands->rig.game, &hands->rig.list);
}

static bool has_board(const struct rig *rig)
{
    const struct stage *stage = &rig->game->stage;
    return stage_is_on_top(stage, SCREEN_LEARN) ||
           (rig->game->session.board.rows > 0 &&
            (stage_is_on_top(stage, SCREEN_TURN) || stage_is_on_top(stage, SCREEN_RESULTS)));
}

static void point_at_cell(const struct rig *rig, unsigned byte, int *x, int *y)
{
    if (has_board(rig)) {
        struct board_view view = rig_view(rig);
        board_view_middle(&view, (int)byte % board_cell_count(view.board), x, y);
    } else if (stage_is_on_top(&rig->game->stage, SCREEN_SCRAMBLER)) {
        struct scrambler_view view = rig_grid(rig);
        int cell = (int)byte % (view.size * view.size);
        *x = view.left + cell % view.size * scrambler_view_pitch(&view) + view.tile / 2;
        *y = view.top + cell / view.size * scrambler_view_pitch(&view) + view.tile / 2;
    }
}

/* Picks a point: mostly a hot area or a cell of the board. */
static void point(struct hands *hands, struct fuzz_bytes *bytes, int *x, int *y)
{
    struct stage *stage = &hands->rig.game->stage;
    unsigned byte = fuzz_byte(bytes);
    if (stage->stale) {
        hands_draw(hands);
    }
    *x = stage->layout.width * (int)(byte & 15) / 15;
    *y = stage->layout.height * (int)(byte >> 4) / 15;
    if (byte < 160 && stage->ui.hot_count > 0) {
        const struct rect *rect = &stage->ui.hots[(int)byte % stage->ui.hot_count].rect;
        *x = rect->x + rect->w / 2;
        *y = rect->y + rect->h / 2;
    } else if (byte < 240) {
        point_at_cell(&hands->rig, byte, x, y);
    }
}

static void give(struct hands *hands, const struct input *input)
{
    app_input(hands->rig.app, input);
}

/* ---- actions ---- */

static void click(struct hands *hands, struct fuzz_bytes *bytes)
{
    int x, y;
    point(hands, bytes, &x, &y);
    stage_unguard(&hands->rig.game->stage);
    rig_click(&hands->rig, x, y);
}

static void click_quickly(struct hands *hands, struct fuzz_bytes *bytes)
{
    int x, y;
    unsigned how = fuzz_byte(bytes);
    point(hands, bytes, &x, &y);
    hands->rig.is_quick = true;
    for (int i = 0; i < 2; i++) {
        give(hands, &(struct input){.kind = INPUT_PRESS,
                                    .x = x,
                                    .y = y,
                                    .button = (enum button)(how % 3),
                                    .clicks = i + 1});
        give(hands, &(struct input){
                        .kind = INPUT_RELEASE, .x = x, .y = y, .button = (enum button)(how % 3)});
    }
    hands->rig.is_quick = false;
}

static void move(struct hands *hands, struct fuzz_bytes *bytes)
{
    int x, y;
    unsigned how = fuzz_byte(bytes);
    point(hands, bytes, &x, &y);
    enum input_kind kind = how % 4 == 3 ? INPUT_RELEASE : how % 4 == 2 ? INPUT_PRESS : INPUT_MOVE;
    give(hands, &(struct input){.kind = kind,
                                .x = x + (int)(how >> 4) - 8,
                                .y = y,
                                .held = how % 4 == 1,
                                .button = how & 8 ? BUTTON_RIGHT : BUTTON_LEFT});
}

static void drag(struct hands *hands, struct fuzz_bytes *bytes)
{
    int x, y;
    int count = 2 + (int)fuzz_byte(bytes) % 4;
    point(hands, bytes, &x, &y);
    rig_press(&hands->rig, x, y, BUTTON_LEFT);
    for (int i = 1; i < count; i++) {
        point(hands, bytes, &x, &y);
        rig_move(&hands->rig, x, y, true);
    }
    rig_release(&hands->rig, x, y, BUTTON_LEFT);
}

/* Returns the chosen word, or if it is not on the board, the next one that is. */
static const char *word_of(struct hands *hands, struct fuzz_bytes *bytes, int cells[], int *count)
{
    const struct board *board = &hands->rig.game->session.board;
    static const char *const words[] = {
        "sate", "tear", "seat", "rate", "lore", "dose", "code", "made", "stare", "aside",
        "tin",  "ten",  "it",   "a",    "zz",   "note", "gone", "cup",  "done",  "slate",
    };
    unsigned first = fuzz_byte(bytes);
    *count = 0;
    const char *word = words[first % COUNT(words)];
    for (size_t i = 0; board->rows > 0 && *count == 0 && i < COUNT(words); i++) {
        word = words[(first + i) % COUNT(words)];
        *count = rig_path_of(&hands->rig, word, cells);
    }
    return word;
}

static void trace(struct hands *hands, struct fuzz_bytes *bytes)
{
    int cells[BOARD_CELLS_MAX];
    int count;
    (void)word_of(hands, bytes, cells, &count);
    if (!has_board(&hands->rig) || count == 0) {
        return;
    }
    struct board_view view = rig_view(&hands->rig);
    int all = board_cell_count(view.board);
    int x = 0, y = 0;
    for (int i = 0; i < count && cells[i] < all; i++) {
        board_view_middle(&view, cells[i], &x, &y);
        if (i == 0) {
            rig_press(&hands->rig, x, y, BUTTON_LEFT);
        } else {
            rig_move(&hands->rig, x, y, true);
        }
    }
    rig_release(&hands->rig, x, y, BUTTON_LEFT);
}

static void type_word(struct hands *hands, struct fuzz_bytes *bytes)
{
    int cells[BOARD_CELLS_MAX];
    int count;
    rig_type(&hands->rig, word_of(hands, bytes, cells, &count));
    rig_key(&hands->rig, KEY_ENTER);
}

/* Takes a name as systems deliver it: UTF-8 without control characters. The clipboard may hold
 * anything. */
static const char *take_name(struct fuzz_bytes *bytes, size_t most, char *text)
{
    (void)fuzz_text(bytes, most, text);
    for (char *at = text; !query_is_name(text) && *at; at++) {
        *at = (char)('a' + (unsigned char)*at % 26);
    }
    return text;
}

static void type(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const char *const texts[] = {"q",  "qu", ".", "1", "/",    "-",      "?",
                                        "\t", "",   "é", "ß", "漢字", "\u0301", "Z"};
    struct input input = {.kind = INPUT_TEXT};
    unsigned which = fuzz_byte(bytes);
    if (which < 128) {
        (void)snprintf(input.text, sizeof input.text, "%c", 'a' + which % 26);
    } else if (which < 224) {
        (void)snprintf(input.text, sizeof input.text, "%s", texts[which % COUNT(texts)]);
    } else {
        (void)take_name(bytes, which - 224, input.text);
    }
    give(hands, &input);
}

static void press_key(struct hands *hands, struct fuzz_bytes *bytes)
{
    unsigned which = fuzz_byte(bytes);
    struct stage *stage = &hands->rig.game->stage;
    enum key key = (enum key)(1 + which % (KEY_LETTER - 1));
    if (!(which & 128)) {
        stage_unguard(stage);
    }
    give(hands, &(struct input){.kind = INPUT_KEY,
                                .key = key,
                                .shift = (which & 64) != 0,
                                .ctrl = which % 64 > 3 * KEY_LETTER / 2});
    require(key != KEY_TAB || stage->ui.focus == HOT_NONE || focus_hot(&stage->ui));
}

static void press_letter(struct hands *hands, struct fuzz_bytes *bytes)
{
    rig_ctrl(&hands->rig, (char)('a' + fuzz_byte(bytes) % 26));
}

static void use_pad(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const int steps[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                    {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};
    unsigned which = fuzz_byte(bytes);
    if (which & 128) {
        rig_pad_move(&hands->rig, steps[which % 8][0], steps[which % 8][1]);
    } else {
        rig_pad(&hands->rig, (enum pad)(1 + which % PAD_SHOULDER_RIGHT), !(which & 64));
    }
}

static void turn_wheel(struct hands *hands, struct fuzz_bytes *bytes)
{
    int turn = (int)fuzz_byte(bytes) - 128;
    rig_wheel(&hands->rig, turn * (turn % 8 ? 1000 : 40));
}

static void pass(struct hands *hands, long ms)
{
    app_advance(hands->rig.app, ms);
}

static void wait_frames(struct hands *hands, struct fuzz_bytes *bytes)
{
    pass(hands, RIG_FRAME_MS * (1 + (long)fuzz_byte(bytes) % 64));
}

static void wait_long(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const long waits[] = {0,     1,     399,    400,    1000,   5000,
                                 29999, 60000, 150000, 180000, 600000, 86400000};
    pass(hands, waits[fuzz_byte(bytes) % COUNT(waits)]);
}

/* Waits as an idle window does. */
static void wait_for_app(struct hands *hands, struct fuzz_bytes *bytes)
{
    for (unsigned i = fuzz_byte(bytes) % 8; i > 0; i--) {
        long ms = app_wait_ms(hands->rig.app);
        require(ms >= -1);
        pass(hands, ms < 0 ? 1000 : ms == 0 ? RIG_FRAME_MS : ms);
    }
}

static void resize(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const int sizes[][2] = {{1280, 800},  {720, 520}, {1920, 1080}, {3840, 2160},
                                   {720, 1280},  {1, 1},     {300, 20},    {20, 300},
                                   {7680, 4320}, {1000, 700}};
    unsigned which = fuzz_byte(bytes);
    struct input input = {.kind = INPUT_RESIZE,
                          .x = sizes[which % COUNT(sizes)][0],
                          .y = sizes[which % COUNT(sizes)][1]};
    if (which & 128) {
        input.x = 1 + (int)fuzz_byte(bytes) * 15;
        input.y = 1 + (int)fuzz_byte(bytes) * 15;
    }
    input.density = which & 64 ? 50 + (int)fuzz_byte(bytes) * 2 : 0;
    give(hands, &input);
}

static void fill_clipboard(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const char *const texts[] = {
        BOARD,        "4X4-2K7Q-NM8P",   "s a t e\ni n r l\no g d e\nc u p m",
        "qu a . th",  "no board at all", "/usr/share/dict/words",
        "Ann\tBen\n",
    };
    unsigned which = fuzz_byte(bytes);
    if (which < 64) {
        (void)snprintf(hands->clipboard, sizeof hands->clipboard, "%s", challenge_line);
    } else if (which < 160) {
        (void)snprintf(hands->clipboard, sizeof hands->clipboard, "%s",
                       texts[which % COUNT(texts)]);
    } else {
        (void)fuzz_text(bytes, which, hands->clipboard);
    }
    rig_ctrl(&hands->rig, 'v');
}

static void paste(struct hands *hands, struct fuzz_bytes *bytes)
{
    (void)bytes;
    rig_paste(&hands->rig, hands->clipboard);
}

static void drop(struct hands *hands, struct fuzz_bytes *bytes)
{
    char path[64];
    rig_drop(&hands->rig, take_name(bytes, fuzz_byte(bytes) % 64, path));
}

static void turn_window(struct hands *hands, struct fuzz_bytes *bytes)
{
    static const enum input_kind kinds[] = {INPUT_BLUR, INPUT_FOCUS, INPUT_LEAVE, INPUT_CLOSE};
    rig_happens(&hands->rig, kinds[fuzz_byte(bytes) % COUNT(kinds)]);
}

static void restart(struct hands *hands, struct fuzz_bytes *bytes)
{
    (void)bytes;
    seen = (struct seen_round){0};
    require(rig_restart(&hands->rig) == STATUS_OK);
}

static void tell(struct hands *hands, struct fuzz_bytes *bytes)
{
    struct app *app = hands->rig.app;
    char text[256];
    struct message message;
    unsigned which = fuzz_byte(bytes);
    switch (which % 4) {
    case 0:
        app_set_system_theme(app, (enum theme_id)(which / 8 % (THEME_CONTRAST + 1)));
        break;
    case 1:
        message_set(&message, "%s", take_name(bytes, which / 4, text));
        app_report_silence(app, &message);
        break;
    case 2:
        message_set(&message, "%s", take_name(bytes, which, text));
        app_notify(app, &message);
        break;
    default:
        hands->rig.date = date_of_unix(hands->rig.date.unix_seconds + 86400 * (long)(which / 8));
        break;
    }
}

static void draw(struct hands *hands, struct fuzz_bytes *bytes)
{
    (void)bytes;
    hands_draw(hands);
}

/* ---- the window's part ---- */

static void answer_request(struct hands *hands, const struct app_request *request)
{
    struct rig *rig = &hands->rig;
    char text[sizeof hands->clipboard];
    struct message why;
    message_set(&why, "%s", request->text ? request->text : "no room");
    switch (request->kind) {
    case REQUEST_QUIT:
        hands->quits = true;
        break;
    case REQUEST_FULLSCREEN:
        break;
    case REQUEST_COPY:
    case REQUEST_SHARE:
        (void)snprintf(hands->clipboard, sizeof hands->clipboard, "%s", request->text);
        break;
    case REQUEST_PASTE:
        (void)snprintf(text, sizeof text, "%s", hands->clipboard);
        rig_paste(rig, text);
        break;
    case REQUEST_LEXICON:
        (void)snprintf(text, sizeof text, "%s", request->text);
        if (text[0] == '\0') {
            require(app_set_lexicon(rig->app, &rig->lexicon, "") == STATUS_OK);
        } else if (strlen(text) % 2) {
            require(app_set_lexicon(rig->app, &other_words, text) == STATUS_OK);
        } else {
            app_refuse_lexicon(rig->app, &why);
        }
        break;
    case REQUEST_CHOOSE:
        if (hands->draws) {
            app_report_no_dialog(rig->app);
        } else {
            rig_drop(rig, "/home/ann/chosen.txt");
        }
        break;
    case REQUEST_LANGUAGE:
        app_refuse_language(rig->app, &why);
        break;
    case REQUEST_IMPORT:
        if (hands->draws) {
            app_refuse_import(rig->app, &why);
        } else {
            app_import_words(rig->app, "own.txt", "floof\n-late\n", 12);
        }
        break;
    case REQUEST_HISTORY:
        if (hands->draws) {
            app_refuse_import(rig->app, &why);
        } else {
            app_import_history(rig->app, "trounce.db",
                               TROUNCE_SOURCE_DIR "/tests/data/histories/version-8.db");
        }
        break;
    case REQUEST_EXPORT:
        app_report_export(rig->app, hands->draws ? "/home/ann/trounce.json" : NULL, &why);
        break;
    }
}

static void look_around(struct hands *hands)
{
    struct app_request request;
    for (int i = 0; i < 4 * OUTPUT_REQUESTS_MAX && app_next_request(hands->rig.app, &request);
         i++) {
        answer_request(hands, &request);
    }
    rig_hear(&hands->rig);
    hands->rig.heard_count = 0;
    holds_game(hands->rig.game, &seen);
    if (hands->draws) {
        hands_draw(hands);
    }
}

void hands_do(struct hands *hands, struct fuzz_bytes *bytes)
{
    static void (*const deeds[])(struct hands *, struct fuzz_bytes *) = {
        click,       click,        click,       click,   click,          click_quickly,
        move,        move,         drag,        drag,    trace,          trace,
        type_word,   type_word,    type,        type,    press_key,      press_key,
        press_key,   press_letter, use_pad,     use_pad, turn_wheel,     wait_frames,
        wait_frames, wait_long,    wait_long,   resize,  fill_clipboard, wait_for_app,
        paste,       drop,         turn_window, restart, tell,           draw,
    };
    deeds[fuzz_byte(bytes) % COUNT(deeds)](hands, bytes);
    hands_done++;
    look_around(hands);
}
