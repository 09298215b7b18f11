/* SPDX-License-Identifier: MIT */
/*
 * The frame of the game: begins and ends, passes time and draws. Leaves input to app_input.c, and
 * what else the window says or asks to app_answers.c.
 */
#include "app_state.h"

#include "game.h"
#include "hand.h"
#include "my_words.h"
#include "preferences.h"
#include "screens.h"
#include "tip.h"

#include "trounce/memory.h"

#include <assert.h>

struct game *app_game(struct app *app)
{
    return &app->game;
}

/* Returns whether the player is new and starts with How to play. Remembers that, so it is true only
 * once, and never without a lasting store. */
static bool is_new_player(struct game *game)
{
    static const char key[] = APP_SEEN_KEY;
    char seen[SETTING_TEXT_MAX];
    if (store_is_in_memory(game->store) ||
        store_get_setting(game->store, key, seen, sizeof seen) == STATUS_OK) {
        return false;
    }
    saves_set_setting(game->saves, key, "1");
    return true;
}

/* Opens the first screen. False if out of memory. */
static bool open_first_screen(struct game *game, const struct app_config *config)
{
    stage_go(&game->stage, SCREEN_HOME, NULL);
    if (config->board &&
        !game_begin_given(game, config->board, config->code ? config->code : "", false)) {
        return false;
    }
    if (config->link) {
        struct call call = {.text = config->link};
        stage_over(&game->stage, SCREEN_CUSTOM, &call);
    }
    if (config->daily) {
        stage_go(&game->stage, SCREEN_DAILY, NULL);
    }
    if (config->scrambler) {
        struct call call = {.text = config->scrambler_code};
        stage_go(&game->stage, SCREEN_SCRAMBLER, &call);
    }
    bool is_asked = config->link || /* even if it opened nothing: why not is said at Home */
                    (config->given & 1u << SETTING_SIZE) != 0; /* a player who knows what to play */
    if (config->welcome && !is_asked && stage_is_on_top(&game->stage, SCREEN_HOME) &&
        is_new_player(game)) {
        stage_go(&game->stage, SCREEN_LEARN, NULL);
    }
    if (config->notice && config->notice->format) {
        notice_show_message(&game->notice, config->notice);
    }
    return true;
}

/* Initialises the parts of the game, in the order of their dependencies. */
static enum status init_game(struct game *game, const struct app_config *config)
{
    game->store = config->store;
    game->calendar = config->calendar;
    game->explain.glosses = config->glosses;
    game->explain.spellings = config->played ? config->played->spellings : NULL;
    game->metrics = config->metrics;
    game->user_name = config->user_name ? config->user_name : "";
    game->has_links = config->has_links;
    game->ends_by_enter = config->ends_by_enter;
    game->output.can_share = config->can_share;
    hand_use_touch(config->is_touch);
    game->output.reports_copy = config->reports_copy;
    game->languages = config->languages;
    game->language_count = config->language_count;
    game->first_weekday = config->first_weekday;
    game->system_languages = config->system_languages ? config->system_languages : "";
    game->scrambler_size = config->scrambler_size;
    game->any_jumble = config->any_jumble;
    game->system_theme = config->system_theme;
    game->width = config->width;
    game->height = config->height;
    game->density = config->density;
    enum status status = session_init(&game->session, config);
    if (status == STATUS_OK) {
        status = saves_new(config->store, &game->notice,
                           config->is_saving_dear ? AUTOSAVE_DEAR_MS : AUTOSAVE_MS, &game->saves);
    }
    if (status == STATUS_OK && !language_is_english(game->session.language)) {
        saves_set_language(game->saves, game->session.language->code,
                           game->session.language->alphabet);
    }
    if (status == STATUS_OK) {
        status = stage_init(&game->stage, game, screen_classes);
    }
    return status;
}

enum status app_new(const struct app_config *config, struct app **app)
{
    struct app *made = memory_new(1, sizeof *made);
    if (!made) {
        return STATUS_NO_MEMORY;
    }
    made->game.arena = &made->texts;
    bool has_texts = arena_prepare(&made->texts) && arena_prepare(&made->frame_texts);
    enum status status = has_texts ? init_game(&made->game, config) : STATUS_NO_MEMORY;
    made->game.stage.ui.arena = &made->frame_texts;
    made->game.stage.ui.lists = config->lists;
    if (status == STATUS_OK) {
        preferences_load(&made->game, config);
        my_words_load(&made->game);
        status = open_first_screen(&made->game, config) ? STATUS_OK : STATUS_NO_MEMORY;
        stage_unguard(&made->game.stage); /* there was no earlier screen to press */
    }
    if (status != STATUS_OK) {
        app_free(made);
        return status;
    }
    *app = made;
    return STATUS_OK;
}

void app_free(struct app *app)
{
    if (!app) {
        return;
    }
    struct game *game = &app->game;
    if (game->saves) {
        game_keep(game);
    }
    if (game->stage.classes) {
        stage_deinit(&game->stage);
    }
    session_deinit(&game->session);
    my_words_deinit(game);
    saves_free(game->saves);
    speech_deinit(&game->output.speech);
    arena_deinit(&app->texts);
    arena_deinit(&app->frame_texts);
    memory_free(app);
}

/* --- drawing --- */

/* Returns whether the screen on top shows a clock that runs. */
static bool has_clock(const struct game *game)
{
    return stage_is_on_top(&game->stage, SCREEN_TURN) && game->session.match.time_ms > 0 &&
           game->settings.clock;
}

static void build(struct game *game, struct draw_list *list)
{
    struct stage *stage = &game->stage;
    struct ui *ui = &stage->ui;
    ui->list = list;
    arena_clear(ui->arena);
    draw_begin(list, stage->window.width, stage->window.height);
    struct draw_command ground = {.kind = DRAW_GROUND,
                                  .rect = {0, 0, stage->window.width, stage->window.height},
                                  .color = stage->theme->ground,
                                  .color2 = stage->theme->ground_edge};
    draw_add(list, &ground, NULL);
    ui->tip.is_drawn = false;
    stage_draw(stage, ui);
    ui->layout = &stage->window; /* what follows is not on the page */
    tip_draw(ui);
    explain_draw(&game->explain, ui, stage_page_at(stage));
    game->notice.beside_clock = has_clock(game);
    notice_draw(&game->notice, ui);
    ui->layout = &stage->layout;
    ui->list = NULL;
    list->failed |= ui->arena->failed;
    stage->stale = false;
}

void app_draw(struct app *app, struct draw_list *list)
{
    struct stage *stage = &app->game.stage;
    build(&app->game, list);
    /* The pointer may be over something else now: another screen, or a list that has scrolled. */
    int hover = ui_hot_at(&stage->ui, stage->pointer_x, stage_pointer_y(stage));
    if (hover != stage->ui.hover) {
        stage->ui.hover = hover;
        build(&app->game, list);
    }
    aloud_follow(&app->game.aloud, stage, &app->game.notice, &app->game.output, list);
    if (stage->held_ms < 0) {
        stage->held_ms = -stage->held_ms;
        app->is_first_frame = true;
    }
}

void app_refresh(struct game *game)
{
    struct stage *stage = &game->stage;
    if (stage->stale || stage->ui.hot_count == 0) {
        build(game, &stage->scratch);
    }
}

const struct screen_class *app_top_class(const struct stage *stage)
{
    return stage->classes[stage_top(stage)];
}

void *app_top_state(const struct stage *stage)
{
    return stage_state(stage, stage_top(stage));
}

/* --- time --- */

void app_advance(struct app *app, long elapsed_ms)
{
    struct game *game = &app->game;
    struct stage *stage = &game->stage;
    assert(elapsed_ms >= 0);
    arena_clear(game->arena);
    notice_advance(&game->notice, &stage->ui, elapsed_ms);
    stage_advance(stage, app->is_first_frame ? 0 : elapsed_ms);
    app->is_first_frame = false;
    tip_advance(&stage->ui, elapsed_ms);
    if (app->finger.is_down && stage->ui.tip.is_shown) { /* that is all it will do */
        stage->ui.pressed = HOT_NONE;
    }
    (void)anim_advance(&game->explain.shown, elapsed_ms);
    game_advance(game, elapsed_ms);
    if (app_top_class(stage)->advance) {
        app_top_class(stage)->advance(app_top_state(stage), game, elapsed_ms);
    }
    game_autosave(game);
    stage->stale = true;
}

void app_thaw(struct app *app)
{
    struct game *game = &app->game;
    stage_notify(&game->stage, NEWS_FROZEN);
    game_autosave(game);
    game->stage.stale = true;
}

/* Returns the shorter of two waits, where -1 is forever. */
static long shorter(long a, long b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

/* Returns the wait until something shown for a while ends; -1 if it is not shown. */
static long rest_of(const struct anim *shown)
{
    return shown->running ? shown->length_ms - shown->age_ms : -1;
}

long app_wait_ms(const struct app *app)
{
    const struct game *game = &app->game;
    const struct stage *stage = &game->stage;
    long wait = app->is_first_frame ? 0 : -1; /* what follows it counts from it */
    if (app_top_class(stage)->wait_ms) {
        wait = shorter(wait, app_top_class(stage)->wait_ms(app_top_state(stage), game));
    }
    wait = shorter(wait, rest_of(&game->notice.shown));
    wait = shorter(wait, rest_of(&game->explain.shown));
    wait = shorter(wait, tip_wait_ms(&stage->ui));
    return shorter(wait, game_wait_ms(game));
}

long app_guarded_ms(const struct app *app)
{
    return stage_guarded_ms(&app->game.stage);
}
