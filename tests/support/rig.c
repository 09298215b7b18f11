/* SPDX-License-Identifier: MIT */
/*
 * The rig: an app, what it is given, and a hand.
 */
#include "rig.h"

#include "custom.h"
#include "date.h"
#include "learn.h"
#include "play_layout.h"
#include "rig.h"
#include "scrambler_screen.h"
#include "translation.h"

#include "trounce/memory.h"

#include "trounce/finder.h"
#include "trounce/lexicon_io.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_BETWEEN 6 /* motion events from one point of a drag to the next */

/* Reads an asset file, truncated to `size` bytes; returns 0 if it cannot be read. */
static size_t read_asset(const char *folder, const char *name, char *text, size_t size)
{
    char path[512];
    (void)snprintf(path, sizeof path, "%s/assets/%s/%s", TROUNCE_SOURCE_DIR, folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        return 0;
    }
    size_t length = fread(text, 1, size, file);
    (void)fclose(file);
    return length;
}

/* The boards do not change when better ones are found. */
static void read_records(struct rig *rig)
{
    static const char text[] = "en 4x4 3 4399 segsrntreiaeslps 1 1 1 found\n"
                               "en 5x5 4 1 cdimloseaiprtngeaiedslcsr 1 1 1 found\n"
                               "en 6x6 4 1 abcdefghijklmnopqrstuvwxyzabcdefghij 1 1 1 found\n";
    if (records_read(text, strlen(text), &rig->records, NULL) == STATUS_OK) {
        rig->config.records = &rig->records;
    }
}

static void read_dice(struct rig *rig, int index)
{
    const struct dice_set *set = dice_set_default(APP_SIZE_MIN + index);
    char name[64];
    char text[4096];
    (void)snprintf(name, sizeof name, "%s.txt", set->name);
    size_t size = read_asset("dice", name, text, sizeof text);
    if (dice_read(&alphabet_english, text, size, set->count, &rig->dice[index], NULL) !=
        STATUS_OK) {
        return;
    }
    rig->config.dice[index] = &rig->dice[index];
    rig->config.sets[index] = set;
}

static struct app_date tell_date(void *context)
{
    const struct rig *rig = context;
    return rig->date;
}

void rig_init(struct rig *rig)
{
    memset(rig, 0, sizeof *rig);
    rig->date = date_of_unix(RIG_NOON_UNIX_S);
    rig->config = (struct app_config){
        .metrics = {rig_text_width, NULL},
        .calendar = {.today = tell_date, .context = rig},
        .seed = 1,
        .width = 1280,
        .height = 800,
        .size = 4,
        .rules = RULES_FOUR,
        .level = RIVAL_MERCILESS,
        .time_ms = 180000,
        .richness = RICHNESS_FAIR,
        .theme = THEME_DARK,
        .simd = SOLVER_KERNEL_PORTABLE, /* so that every processor finds the same path for a word */
    };
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        read_dice(rig, i);
    }
    read_records(rig);
    rig->language = language_english;
    (void)trie_new(&alphabet_english, &rig->words);
}

bool rig_set_language(struct rig *rig, const char *code)
{
    char folder[64];
    char text[4096];
    (void)snprintf(folder, sizeof folder, "languages/%s", code);
    size_t size = read_asset(folder, "language.txt", text, sizeof text);
    if (language_read(code, text, size, &rig->language, &rig->alphabet, NULL) != STATUS_OK) {
        return false;
    }
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        int side = APP_SIZE_MIN + i;
        char name[64];
        (void)snprintf(name, sizeof name, "dice-%d.txt", side * side);
        size = read_asset(folder, name, text, sizeof text);
        if (dice_read(&rig->alphabet, text, size, side * side, &rig->dice[i], NULL) != STATUS_OK) {
            return false;
        }
        rig->config.sets[i] = NULL;
    }
    trie_free(rig->words);
    rig->words = NULL;
    return trie_new(&rig->alphabet, &rig->words) == STATUS_OK;
}

void rig_deinit(struct rig *rig)
{
    app_free(rig->app);
    draw_deinit(&rig->list);
    store_close(rig->store);
    lexicon_deinit(&rig->lexicon);
    lexicon_deinit(&rig->other_lexicon);
    trie_free(rig->words);
    memory_free(rig->gloss_image);
    memset(rig, 0, sizeof *rig);
}

bool rig_add_word(struct rig *rig, const char *word, int tier, bool offensive)
{
    struct word_note note = {(unsigned char)tier, offensive ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE};
    char letters[WORD_LETTERS_MAX + 1];
    size_t count;
    return rig->words &&
           alphabet_encode(rig->language.alphabet, word, strlen(word), letters, WORD_LETTERS_MAX,
                           &count) == STATUS_OK &&
           trie_add(rig->words, letters, count, note, NULL) == STATUS_OK;
}

bool rig_add_words(struct rig *rig, const char *path, int *line)
{
    FILE *file = fopen(path, "r");
    *line = 0;
    if (!file) {
        return false;
    }
    bool good = true;
    char text[160];
    while (good && fgets(text, sizeof text, file)) {
        ++*line;
        if (text[0] == '#' || text[strspn(text, " \r\n")] == '\0') {
            continue;
        }
        /* Without sscanf, as nearly every rig reads thousands of these lines. */
        char *end = text + strcspn(text, " \r\n");
        char *mark = end;
        long tier = *end == ' ' ? strtol(end + 1, &mark, 10) : TIER_UNKNOWN;
        *end = '\0';
        good = tier >= 0 && tier <= TIER_MAX &&
               rig_add_word(rig, text, (int)tier, strchr(mark, '!') != NULL);
    }
    (void)fclose(file);
    return good;
}

bool rig_add_glosses(struct rig *rig, const char *path, int *line)
{
    FILE *file = fopen(path, "r");
    *line = 0;
    if (!file) {
        return false;
    }
    char text[4096];
    size_t size = fread(text, 1, sizeof text, file);
    (void)fclose(file);
    size_t image_size;
    struct fault fault = {0};
    if (gloss_pack(&alphabet_english, text, size, &rig->gloss_image, &image_size, &fault) !=
            STATUS_OK ||
        word_index_open(&rig->glosses.index, WORD_INDEX_GLOSSES, &alphabet_english,
                        rig->gloss_image, image_size, &fault) != STATUS_OK) {
        *line = (int)fault.line;
        return false;
    }
    rig->config.glosses = &rig->glosses;
    return true;
}

bool rig_set_board(struct rig *rig, const char *text, struct fault *fault)
{
    if (board_parse_in(rig->language.alphabet, text, strlen(text), 0, 0, &rig->board, fault) !=
        STATUS_OK) {
        return false;
    }
    rig->has_board = true;
    return true;
}

/* Builds the lexicon; no words can be added after this. */
static enum status close_words(struct rig *rig)
{
    return rig->lexicon.nodes ? STATUS_OK : lexicon_from_trie(&rig->lexicon, rig->words);
}

enum status rig_open(struct rig *rig)
{
    enum status status = close_words(rig);
    if (status == STATUS_OK && !rig->config.store) {
        status = rig_open_store(rig, NULL);
    }
    if (status != STATUS_OK) {
        return status;
    }
    rig->config.lexicon = &rig->lexicon;
    rig->config.board = rig->has_board ? &rig->board : NULL;
    status = app_new(&rig->config, &rig->app);
    rig->game = status == STATUS_OK ? app_game(rig->app) : NULL;
    return status;
}

struct results *rig_results(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_RESULTS);
}

struct scrambler_screen *rig_scrambler(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_SCRAMBLER);
}

struct custom_screen *rig_custom(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_CUSTOM);
}

struct settings_screen *rig_settings(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_SETTINGS);
}

struct replay *rig_replay(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_REPLAY);
}

struct statistics *rig_statistics(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_STATISTICS);
}

struct turn *rig_turn(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_TURN);
}

struct computer *rig_computer(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_COMPUTER);
}

struct learn *rig_learn(const struct rig *rig)
{
    return stage_state(&rig->game->stage, SCREEN_LEARN);
}

enum status rig_change_words(struct rig *rig, const char *path, const char *words)
{
    struct lexicon opened;
    struct fault fault;
    enum status status = list_open(&opened, &alphabet_english, words, strlen(words), NULL, &fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct lexicon before = rig->other_lexicon;
    rig->other_lexicon = opened;
    app_set_lexicon(rig->app, &rig->other_lexicon, path);
    lexicon_deinit(&before);
    return STATUS_OK;
}

/* --- the store --- */

enum status rig_open_store(struct rig *rig, const char *path)
{
    enum status status = store_open(path, &rig->store, NULL);
    rig->config.store = rig->store;
    return status;
}

enum status rig_play_past(struct rig *rig, int size, struct past_rounds *past)
{
    enum status status = close_words(rig);
    past->lexicon = &rig->lexicon;
    past->dice = &rig->dice[size - APP_SIZE_MIN];
    past->set = dice_set_default(size);
    if (past->last_unix_s == 0) {
        past->last_unix_s = RIG_NOON_UNIX_S - 3600;
    }
    return status == STATUS_OK ? past_rounds_play(past, rig->store) : status;
}

enum status rig_restart(struct rig *rig)
{
    app_free(rig->app);
    rig->app = NULL;
    rig->has_board = false;
    return rig_open(rig);
}

bool rig_break_store(struct rig *rig)
{
    sqlite3 *database;
    const char *path = store_path(rig->store);
    if (*path == '\0' || sqlite3_open(path, &database) != SQLITE_OK) {
        return false;
    }
    int code = sqlite3_exec(database, "ALTER TABLE rounds RENAME TO gone_rounds", NULL, NULL, NULL);
    return sqlite3_close(database) == SQLITE_OK && code == SQLITE_OK;
}

int rig_text_width(void *context, enum font_weight weight, int size, const char *text)
{
    (void)context;
    (void)weight;
    long hundredths = 0;
    for (const char *at = text; *at; at++) {
        if (((unsigned char)*at & 0xc0) == 0x80) {
            continue; /* not the first byte of a character */
        }
        hundredths += *at >= 'A' && *at <= 'Z' ? 66 : 58;
    }
    return (int)(hundredths * size / 100);
}

/* --- time and drawing --- */

void rig_draw(struct rig *rig)
{
    app_draw(rig->app, &rig->list);
}

void rig_advance(struct rig *rig, long ms)
{
    while (ms > 0) {
        long frame = ms < RIG_FRAME_MS ? ms : RIG_FRAME_MS;
        app_advance(rig->app, frame);
        rig_hear(rig);
        rig_draw(rig);
        ms -= frame;
    }
}

void rig_hear(struct rig *rig)
{
    struct cue cue;
    while (app_next_cue(rig->app, &cue)) {
        if (rig->heard_count < RIG_HEARD_MAX) {
            rig->heard[rig->heard_count++] = cue;
        }
    }
}

bool rig_settle(struct rig *rig, long most_ms)
{
    for (long ms = 0; ms < most_ms; ms += RIG_FRAME_MS) {
        if (app_wait_ms(rig->app) != 0) {
            return true;
        }
        rig_advance(rig, RIG_FRAME_MS);
    }
    return false;
}

/* Returns whether `drawn`, which may carry a test translation's marks, is the text or its first
 * line. */
static bool is_text(const char *drawn, const char *text)
{
    bool is_translated = false;
    for (;;) {
        size_t mark = translation_skip(drawn);
        if (mark > 0) {
            is_translated = true;
            drawn += mark;
        } else if (*drawn == '\0' || *drawn != *text) {
            return *drawn == '\0' && (*text == '\0' || (*text == ' ' && is_translated));
        } else {
            drawn++;
            text++;
        }
    }
}

bool rig_find_text(struct rig *rig, const char *text, int *x, int *y)
{
    rig_draw(rig);
    for (size_t i = rig->list.count; i-- > 0;) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind != DRAW_TEXT || !is_text(draw_text_of(&rig->list, command), text)) {
            continue;
        }
        int inwards = command->align == ALIGN_START ? 2 : command->align == ALIGN_END ? -2 : 0;
        *x = command->rect.x + inwards;
        *y = command->rect.y;
        return true;
    }
    return false;
}

bool rig_find_icon(struct rig *rig, enum icon icon, int *x, int *y)
{
    rig_draw(rig);
    for (size_t i = rig->list.count; i-- > 0;) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind != DRAW_ICON || command->icon != icon) {
            continue;
        }
        *x = command->rect.x;
        *y = command->rect.y;
        return true;
    }
    return false;
}

struct board_view rig_view(const struct rig *rig)
{
    const struct game *game = rig->game;
    struct board_view view;
    if (stage_is_on_top(&game->stage, SCREEN_LEARN)) {
        view = rig_learn(rig)->tracer.view;
    } else if (stage_is_on_top(&game->stage, SCREEN_RESULTS)) {
        board_view_layout(&view, &game->session.board, game->session.notes.quarter_turns,
                          rig_results(rig)->at.board);
    } else {
        board_view_layout(&view, &game->session.board, game->session.notes.quarter_turns,
                          play_layout_of(&game->stage.layout).board);
    }
    return view;
}

struct scrambler_view rig_grid(const struct rig *rig)
{
    return rig_scrambler(rig)->view;
}

/* --- the hand --- */

static void input(struct rig *rig, struct input input)
{
    if (!rig->is_quick) { /* a hand that looks first: input is accepted at once */
        stage_unguard(&rig->game->stage);
    }
    app_input(rig->app, &input);
}

static void point(struct rig *rig, struct input at)
{
    at.is_finger = rig->is_finger;
    input(rig, at);
}

void rig_move(struct rig *rig, int x, int y, bool held)
{
    if (held || !rig->is_finger) { /* a finger that is lifted points nowhere */
        point(rig, (struct input){.kind = INPUT_MOVE, .x = x, .y = y, .held = held});
    }
}

void rig_press(struct rig *rig, int x, int y, enum button button)
{
    point(rig, (struct input){.kind = INPUT_PRESS, .x = x, .y = y, .button = button});
}

void rig_release(struct rig *rig, int x, int y, enum button button)
{
    point(rig, (struct input){.kind = INPUT_RELEASE, .x = x, .y = y, .button = button});
}

void rig_click(struct rig *rig, int x, int y)
{
    rig_move(rig, x, y, false);
    rig_press(rig, x, y, BUTTON_LEFT);
    rig_release(rig, x, y, BUTTON_LEFT);
}

void rig_drop(struct rig *rig, const char *path)
{
    input(rig, (struct input){.kind = INPUT_DROP, .paste = path});
}

void rig_key(struct rig *rig, enum key key)
{
    input(rig, (struct input){.kind = INPUT_KEY, .key = key});
}

void rig_shift(struct rig *rig, enum key key)
{
    input(rig, (struct input){.kind = INPUT_KEY, .key = key, .shift = true});
}

void rig_ctrl(struct rig *rig, char letter)
{
    input(rig,
          (struct input){.kind = INPUT_KEY, .key = KEY_LETTER, .letter = letter, .ctrl = true});
}

void rig_ctrl_alt(struct rig *rig, char letter)
{
    input(rig,
          (struct input){
              .kind = INPUT_KEY, .key = KEY_LETTER, .letter = letter, .ctrl = true, .alt = true});
}

void rig_ctrl_key(struct rig *rig, enum key key)
{
    input(rig, (struct input){.kind = INPUT_KEY, .key = key, .ctrl = true});
}

void rig_pad(struct rig *rig, enum pad button, bool down)
{
    input(rig, (struct input){.kind = INPUT_PAD, .pad = button, .held = down});
}

void rig_pad_move(struct rig *rig, int dx, int dy)
{
    input(rig, (struct input){.kind = INPUT_PAD, .pad = PAD_MOVE, .x = dx, .y = dy});
}

void rig_type(struct rig *rig, const char *text)
{
    while (*text) {
        struct input typed = {.kind = INPUT_TEXT};
        size_t length = 0;
        do {
            typed.text[length++] = *text++;
        } while (((unsigned char)*text & 0xc0) == 0x80 && length + 1 < sizeof typed.text);
        input(rig, typed);
    }
}

void rig_wheel(struct rig *rig, int thousandths)
{
    input(rig, (struct input){.kind = INPUT_WHEEL, .wheel = thousandths});
}

void rig_resize(struct rig *rig, int width, int height)
{
    input(rig, (struct input){.kind = INPUT_RESIZE, .x = width, .y = height});
}

void rig_paste(struct rig *rig, const char *text)
{
    input(rig, (struct input){.kind = INPUT_PASTE, .paste = text});
}

void rig_happens(struct rig *rig, enum input_kind kind)
{
    input(rig, (struct input){.kind = kind});
}

void rig_drag(struct rig *rig, const int *points, int count)
{
    int x = points[0];
    int y = points[1];
    rig_move(rig, x, y, false);
    rig_press(rig, x, y, BUTTON_LEFT);
    for (int i = 1; i < count; i++) {
        int to_x = points[2 * i];
        int to_y = points[2 * i + 1];
        for (int part = 1; part <= STEPS_BETWEEN; part++) {
            rig_move(rig, x + (to_x - x) * part / STEPS_BETWEEN,
                     y + (to_y - y) * part / STEPS_BETWEEN, true);
        }
        x = to_x;
        y = to_y;
    }
    rig_release(rig, x, y, BUTTON_LEFT);
}

void rig_drag_cells(struct rig *rig, const int *cells, int count)
{
    struct board_view view = rig_view(rig);
    int points[2 * BOARD_CELLS_MAX];
    for (int i = 0; i < count; i++) {
        board_view_middle(&view, cells[i], &points[2 * i], &points[2 * i + 1]);
    }
    rig_drag(rig, points, count);
}

void rig_click_cells(struct rig *rig, const int *cells, int count)
{
    struct board_view view = rig_view(rig);
    int x = 0, y = 0;
    for (int i = 0; i < count; i++) {
        board_view_middle(&view, cells[i], &x, &y);
        rig_click(rig, x, y);
    }
    rig_click(rig, x, y);
}

void rig_slide(struct rig *rig, bool is_column, int line, int cells)
{
    rig_draw(rig);
    struct scrambler_view view = rig_grid(rig);
    int pitch = scrambler_view_pitch(&view);
    int half = view.tile / 2;
    int first = cells < 0 ? view.size - 1 : 0; /* the end of the line with room to slide */
    int row = is_column ? first : line;
    int column = is_column ? line : first;
    int from_x = view.left + column * pitch + half;
    int from_y = view.top + row * pitch + half;
    int points[] = {from_x, from_y, from_x + (is_column ? 0 : cells * pitch),
                    from_y + (is_column ? cells * pitch : 0)};
    rig_drag(rig, points, 2);
}

bool rig_push(struct rig *rig, struct scrambler_move move)
{
    rig_draw(rig);
    const struct ui *ui = &rig->game->stage.ui;
    for (int i = 0; i < ui->hot_count; i++) {
        int arrow = ui->hots[i].id - SCRAMBLER_ID_ARROW;
        if (arrow < 0) {
            continue;
        }
        struct scrambler_move pushed = scrambler_view_arrow_move(arrow);
        if (memcmp(&pushed, &move, sizeof move) == 0) {
            struct rect rect = ui->hots[i].rect;
            rig_click(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
            return true;
        }
    }
    return false;
}

int rig_path_of(const struct rig *rig, const char *word, int cells[BOARD_CELLS_MAX])
{
    const struct board *board = &rig->game->session.board;
    struct path path;
    char letters[PATH_LETTERS_MAX + 1];
    size_t count;
    if (alphabet_encode(board->alphabet, word, strlen(word), letters, PATH_LETTERS_MAX, &count) !=
            STATUS_OK ||
        !finder_find(board, letters, count, NULL, &path)) {
        return 0;
    }
    for (int i = 0; i < path.length; i++) {
        cells[i] = path.cells[i];
    }
    return path.length;
}

bool rig_click_die(struct rig *rig, int die)
{
    int x, y;
    if (!stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM)) {
        return false;
    }
    rig_draw(rig);
    const struct board_view *view = &rig_custom(rig)->view;
    if (die < 0 || die >= board_cell_count(view->board)) {
        return false;
    }
    board_view_middle(view, die, &x, &y);
    rig_click(rig, x, y);
    return true;
}

bool rig_drag_word(struct rig *rig, const char *word)
{
    int cells[BOARD_CELLS_MAX];
    int count = rig_path_of(rig, word, cells);
    if (count == 0) {
        return false;
    }
    rig_drag_cells(rig, cells, count);
    return true;
}
