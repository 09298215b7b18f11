/* SPDX-License-Identifier: MIT */
/*
 * The stage: an app, what it is given, and a hand. Leaves scripts to script.c.
 */
#include "stage.h"

#include "custom_draw.h"
#include "date.h"
#include "learn_draw.h"
#include "scrambler_draw.h"
#include "state.h"

#include "trounce/memory.h"

#include "trounce/finder.h"
#include "trounce/lexicon_io.h"

#include <assert.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_BETWEEN 6 /* motion events from one point of a drag to the next */

static void read_dice(struct stage *stage, int index)
{
    const struct dice_set *set = dice_set_default(APP_SIZE_MIN + index);
    char path[512];
    char text[4096];
    (void)snprintf(path, sizeof path, "%s/assets/dice/%s.txt", TROUNCE_SOURCE_DIR, set->name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        return;
    }
    size_t size = fread(text, 1, sizeof text, file);
    (void)fclose(file);
    if (dice_read(text, size, set->count, &stage->dice[index], NULL) != STATUS_OK) {
        return;
    }
    stage->config.dice[index] = &stage->dice[index];
    stage->config.sets[index] = set;
}

static struct app_date tell_date(void *context)
{
    const struct stage *stage = context;
    return stage->date;
}

void stage_init(struct stage *stage)
{
    memset(stage, 0, sizeof *stage);
    stage->date = date_of_unix(STAGE_NOON_UNIX_S);
    stage->config = (struct app_config){
        .metrics = {stage_text_width, NULL},
        .calendar = {.today = tell_date, .context = stage},
        .seed = 1,
        .width = 1280,
        .height = 800,
        .size = 4,
        .rules = RULES_FOUR,
        .level = RIVAL_MERCILESS,
        .time_ms = 180000,
        .richness = RICHNESS_FAIR,
        .theme = THEME_DARK,
        .version = "1.0.0",
    };
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        read_dice(stage, i);
    }
    (void)trie_new(&stage->words);
}

void stage_deinit(struct stage *stage)
{
    app_free(stage->app);
    draw_deinit(&stage->list);
    store_close(stage->store);
    lexicon_deinit(&stage->lexicon);
    lexicon_deinit(&stage->other_lexicon);
    trie_free(stage->words);
    memory_free(stage->gloss_image);
    memset(stage, 0, sizeof *stage);
}

bool stage_add_word(struct stage *stage, const char *word, int tier, bool offensive)
{
    struct word_note note = {(unsigned char)tier, offensive ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE};
    return stage->words && trie_add(stage->words, word, strlen(word), note, NULL) == STATUS_OK;
}

bool stage_add_words(struct stage *stage, const char *path, int *line)
{
    FILE *file = fopen(path, "r");
    *line = 0;
    if (!file) {
        return false;
    }
    bool good = true;
    char text[160];
    while (good && fgets(text, sizeof text, file)) {
        char word[64];
        char mark[2] = "";
        int tier = TIER_UNKNOWN;
        ++*line;
        if (text[0] == '#' || text[strspn(text, " \r\n")] == '\0') {
            continue;
        }
        good = sscanf(text, "%63s %d %1s", word, &tier, mark) >= 1 && tier >= 0 &&
               tier <= TIER_MAX && stage_add_word(stage, word, tier, mark[0] == '!');
    }
    (void)fclose(file);
    return good;
}

bool stage_add_glosses(struct stage *stage, const char *path, int *line)
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
    if (gloss_pack(text, size, &stage->gloss_image, &image_size, &fault) != STATUS_OK ||
        gloss_open(&stage->glosses, stage->gloss_image, image_size, &fault) != STATUS_OK) {
        *line = (int)fault.line;
        return false;
    }
    stage->config.glosses = &stage->glosses;
    return true;
}

bool stage_set_board(struct stage *stage, const char *text, struct fault *fault)
{
    if (board_parse(text, strlen(text), 0, 0, &stage->board, fault) != STATUS_OK) {
        return false;
    }
    stage->has_board = true;
    return true;
}

/* The words that were added are all there are from here on. */
static enum status close_words(struct stage *stage)
{
    return stage->lexicon.nodes ? STATUS_OK : lexicon_from_trie(&stage->lexicon, stage->words);
}

enum status stage_open(struct stage *stage)
{
    enum status status = close_words(stage);
    if (status != STATUS_OK) {
        return status;
    }
    stage->config.lexicon = &stage->lexicon;
    stage->config.board = stage->has_board ? &stage->board : NULL;
    return app_new(&stage->config, &stage->app);
}

enum status stage_change_words(struct stage *stage, const char *path, const char *words)
{
    struct lexicon opened;
    struct fault fault;
    enum status status = list_open(words, strlen(words), &opened, NULL, &fault);
    if (status != STATUS_OK) {
        return status;
    }
    struct lexicon before = stage->other_lexicon;
    stage->other_lexicon = opened;
    app_set_lexicon(stage->app, &stage->other_lexicon, path);
    lexicon_deinit(&before);
    return STATUS_OK;
}

/* --- what is kept --- */

enum status stage_open_store(struct stage *stage, const char *path)
{
    enum status status = store_open(path, &stage->store, NULL);
    stage->config.store = stage->store;
    return status;
}

enum status stage_play_past(struct stage *stage, int size, struct past_rounds *past)
{
    enum status status = close_words(stage);
    past->lexicon = &stage->lexicon;
    past->dice = &stage->dice[size - APP_SIZE_MIN];
    past->set = dice_set_default(size);
    if (past->last_unix_s == 0) {
        past->last_unix_s = STAGE_NOON_UNIX_S - 3600;
    }
    return status == STATUS_OK ? past_rounds_play(past, stage->store) : status;
}

enum status stage_restart(struct stage *stage)
{
    app_free(stage->app);
    stage->app = NULL;
    stage->has_board = false;
    return stage_open(stage);
}

bool stage_break_store(struct stage *stage)
{
    sqlite3 *database;
    const char *path = store_path(stage->store);
    if (*path == '\0' || sqlite3_open(path, &database) != SQLITE_OK) {
        return false;
    }
    int code = sqlite3_exec(database,
                            "ALTER TABLE rounds RENAME TO gone_rounds;"
                            "ALTER TABLE unfinished RENAME TO gone_unfinished",
                            NULL, NULL, NULL);
    return sqlite3_close(database) == SQLITE_OK && code == SQLITE_OK;
}

int stage_text_width(void *context, enum font_weight weight, int size, const char *text)
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

/* --- time and looks --- */

void stage_draw(struct stage *stage)
{
    app_draw(stage->app, &stage->list);
}

void stage_advance(struct stage *stage, long ms)
{
    while (ms > 0) {
        long frame = ms < STAGE_FRAME_MS ? ms : STAGE_FRAME_MS;
        app_advance(stage->app, frame);
        stage_hear(stage);
        stage_draw(stage);
        ms -= frame;
    }
}

void stage_hear(struct stage *stage)
{
    struct cue cue;
    while (app_next_cue(stage->app, &cue)) {
        if (stage->heard_count < STAGE_HEARD_MAX) {
            stage->heard[stage->heard_count++] = cue;
        }
    }
}

bool stage_settle(struct stage *stage, long most_ms)
{
    for (long ms = 0; ms < most_ms; ms += STAGE_FRAME_MS) {
        if (app_wait_ms(stage->app) != 0) {
            return true;
        }
        stage_advance(stage, STAGE_FRAME_MS);
    }
    return false;
}

bool stage_find_text(struct stage *stage, const char *text, int *x, int *y)
{
    stage_draw(stage);
    for (size_t i = stage->list.count; i-- > 0;) {
        const struct draw_command *command = &stage->list.commands[i];
        if (command->kind != DRAW_TEXT || strcmp(draw_text_of(&stage->list, command), text) != 0) {
            continue;
        }
        int inwards = command->align == ALIGN_START ? 2 : command->align == ALIGN_END ? -2 : 0;
        *x = command->rect.x + inwards;
        *y = command->rect.y;
        return true;
    }
    return false;
}

bool stage_find_icon(struct stage *stage, enum icon icon, int *x, int *y)
{
    stage_draw(stage);
    for (size_t i = stage->list.count; i-- > 0;) {
        const struct draw_command *command = &stage->list.commands[i];
        if (command->kind != DRAW_ICON || command->icon != icon) {
            continue;
        }
        *x = command->rect.x;
        *y = command->rect.y;
        return true;
    }
    return false;
}

struct board_view stage_view(const struct stage *stage)
{
    const struct app *app = stage->app;
    struct board_view view;
    if (app_is_on_top(app, &screen_learn)) {
        learn_place(app, &view);
    } else if (app_is_on_top(app, &screen_results)) {
        board_view_layout(&view, &app->board, app->results.quarter_turns,
                          layout_results(&app->layout).board);
    } else {
        board_view_layout(&view, &app->board, app->play.quarter_turns,
                          layout_play(&app->layout).board);
    }
    return view;
}

struct scrambler_view stage_grid(const struct stage *stage)
{
    struct scrambler_view view;
    scrambler_place(stage->app, &view);
    return view;
}

/* --- the hand --- */

static void input(struct stage *stage, struct input input)
{
    app_input(stage->app, &input);
}

void stage_move(struct stage *stage, int x, int y, bool held)
{
    input(stage, (struct input){.kind = INPUT_MOVE, .x = x, .y = y, .held = held});
}

void stage_press(struct stage *stage, int x, int y, enum button button)
{
    input(stage, (struct input){.kind = INPUT_PRESS, .x = x, .y = y, .button = button});
}

void stage_release(struct stage *stage, int x, int y, enum button button)
{
    input(stage, (struct input){.kind = INPUT_RELEASE, .x = x, .y = y, .button = button});
}

void stage_click(struct stage *stage, int x, int y)
{
    stage_move(stage, x, y, false);
    stage_press(stage, x, y, BUTTON_LEFT);
    stage_release(stage, x, y, BUTTON_LEFT);
}

void stage_drop(struct stage *stage, const char *path)
{
    input(stage, (struct input){.kind = INPUT_DROP, .paste = path});
}

void stage_key(struct stage *stage, enum key key)
{
    input(stage, (struct input){.kind = INPUT_KEY, .key = key});
}

void stage_shift(struct stage *stage, enum key key)
{
    input(stage, (struct input){.kind = INPUT_KEY, .key = key, .shift = true});
}

void stage_ctrl(struct stage *stage, char letter)
{
    input(stage,
          (struct input){.kind = INPUT_KEY, .key = KEY_LETTER, .letter = letter, .ctrl = true});
}

void stage_pad(struct stage *stage, enum pad button, bool down)
{
    input(stage, (struct input){.kind = INPUT_PAD, .pad = button, .held = down});
}

void stage_pad_move(struct stage *stage, int dx, int dy)
{
    input(stage, (struct input){.kind = INPUT_PAD, .pad = PAD_MOVE, .x = dx, .y = dy});
}

void stage_type(struct stage *stage, const char *text)
{
    while (*text) {
        struct input typed = {.kind = INPUT_TEXT};
        size_t length = 0;
        do {
            typed.text[length++] = *text++;
        } while (((unsigned char)*text & 0xc0) == 0x80 && length + 1 < sizeof typed.text);
        input(stage, typed);
    }
}

void stage_wheel(struct stage *stage, int thousandths)
{
    input(stage, (struct input){.kind = INPUT_WHEEL, .wheel = thousandths});
}

void stage_resize(struct stage *stage, int width, int height)
{
    input(stage, (struct input){.kind = INPUT_RESIZE, .x = width, .y = height});
}

void stage_paste(struct stage *stage, const char *text)
{
    input(stage, (struct input){.kind = INPUT_PASTE, .paste = text});
}

void stage_happens(struct stage *stage, enum input_kind kind)
{
    input(stage, (struct input){.kind = kind});
}

void stage_drag(struct stage *stage, const int *points, int count)
{
    int x = points[0];
    int y = points[1];
    stage_move(stage, x, y, false);
    stage_press(stage, x, y, BUTTON_LEFT);
    for (int i = 1; i < count; i++) {
        int to_x = points[2 * i];
        int to_y = points[2 * i + 1];
        for (int part = 1; part <= STEPS_BETWEEN; part++) {
            stage_move(stage, x + (to_x - x) * part / STEPS_BETWEEN,
                       y + (to_y - y) * part / STEPS_BETWEEN, true);
        }
        x = to_x;
        y = to_y;
    }
    stage_release(stage, x, y, BUTTON_LEFT);
}

void stage_drag_cells(struct stage *stage, const int *cells, int count)
{
    struct board_view view = stage_view(stage);
    int points[2 * BOARD_CELLS_MAX];
    for (int i = 0; i < count; i++) {
        board_view_middle(&view, cells[i], &points[2 * i], &points[2 * i + 1]);
    }
    stage_drag(stage, points, count);
}

void stage_click_cells(struct stage *stage, const int *cells, int count)
{
    struct board_view view = stage_view(stage);
    int x = 0, y = 0;
    for (int i = 0; i < count; i++) {
        board_view_middle(&view, cells[i], &x, &y);
        stage_click(stage, x, y);
    }
    stage_click(stage, x, y);
}

void stage_slide(struct stage *stage, bool is_column, int line, int cells)
{
    struct scrambler_view view = stage_grid(stage);
    int pitch = scrambler_view_pitch(&view);
    int half = view.tile / 2;
    int first = cells < 0 ? view.size - 1 : 0; /* there is room to go on from there */
    int row = is_column ? first : line;
    int column = is_column ? line : first;
    int from_x = view.left + column * pitch + half;
    int from_y = view.top + row * pitch + half;
    int points[] = {from_x, from_y, from_x + (is_column ? 0 : cells * pitch),
                    from_y + (is_column ? cells * pitch : 0)};
    stage_drag(stage, points, 2);
}

bool stage_push(struct stage *stage, struct scrambler_move move)
{
    stage_draw(stage);
    const struct ui *ui = &stage->app->ui;
    for (int i = 0; i < ui->hot_count; i++) {
        int arrow = ui->hots[i].id - SCRAMBLER_ID_ARROW;
        if (arrow < 0) {
            continue;
        }
        struct scrambler_move pushed = scrambler_view_arrow_move(arrow);
        if (memcmp(&pushed, &move, sizeof move) == 0) {
            struct rect rect = ui->hots[i].rect;
            stage_click(stage, rect.x + rect.w / 2, rect.y + rect.h / 2);
            return true;
        }
    }
    return false;
}

int stage_path_of(const struct stage *stage, const char *word, int cells[BOARD_CELLS_MAX])
{
    struct path path;
    if (!finder_find(&stage->app->board, word, strlen(word), NULL, &path)) {
        return 0;
    }
    for (int i = 0; i < path.length; i++) {
        cells[i] = path.cells[i];
    }
    return path.length;
}

bool stage_click_die(struct stage *stage, int die)
{
    struct board board;
    struct board_view view;
    int x, y;
    if (!app_is_on_top(stage->app, &screen_custom) || die < 0 ||
        die >= stage->app->custom.size * stage->app->custom.size) {
        return false;
    }
    custom_draw_view(stage->app, &board, &view);
    board_view_middle(&view, die, &x, &y);
    stage_click(stage, x, y);
    return true;
}

bool stage_drag_word(struct stage *stage, const char *word)
{
    int cells[BOARD_CELLS_MAX];
    int count = stage_path_of(stage, word, cells);
    if (count == 0) {
        return false;
    }
    stage_drag_cells(stage, cells, count);
    return true;
}
