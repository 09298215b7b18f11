/* SPDX-License-Identifier: MIT */
/*
 * The stack of screens. Leaves the table of them to screens.c.
 */
#include "stage.h"

#include "dialog.h"
#include "focus.h"
#include "tip.h"

#include "trounce/memory.h"

#include <assert.h>
#include <stdlib.h>

static const struct screen_class *class_of(const struct stage *stage, enum screen_id id)
{
    return stage->classes[id];
}

enum status stage_init(struct stage *stage, struct game *game,
                       const struct screen_class *const *classes)
{
    *stage = (struct stage){
        .game = game, .classes = classes, .pointer_x = -1, .pointer_y = -1, .focused = true};
    for (int id = 0; id < SCREEN_COUNT; id++) {
        size_t size = classes[id]->state_size;
        stage->states[id] = memory_new(1, size > 0 ? size : 1);
        if (!stage->states[id]) {
            return STATUS_NO_MEMORY;
        }
    }
    return STATUS_OK;
}

void stage_deinit(struct stage *stage)
{
    for (int id = 0; id < SCREEN_COUNT; id++) {
        if (stage->states[id] && class_of(stage, (enum screen_id)id)->deinit) {
            class_of(stage, (enum screen_id)id)->deinit(stage->states[id]);
        }
        memory_free(stage->states[id]);
        stage->states[id] = NULL;
    }
    draw_deinit(&stage->scratch);
}

void *stage_state(const struct stage *stage, enum screen_id id)
{
    return stage->states[id];
}

enum screen_id stage_top(const struct stage *stage)
{
    assert(stage->depth > 0);
    return stage->stack[stage->depth - 1];
}

bool stage_is_on_top(const struct stage *stage, enum screen_id id)
{
    return stage->depth > 0 && stage_top(stage) == id;
}

bool stage_is_open(const struct stage *stage, enum screen_id id)
{
    for (int i = 0; i < stage->depth; i++) {
        if (stage->stack[i] == id) {
            return true;
        }
    }
    return false;
}

static void hear(struct stage *stage, enum screen_id id, enum news news)
{
    if (class_of(stage, id)->hear) {
        class_of(stage, id)->hear(stage->states[id], stage->game, news);
    }
}

void stage_notify(struct stage *stage, enum news news)
{
    if (news == NEWS_COVERED || news == NEWS_SHOWN || news == NEWS_FROZEN) {
        hear(stage, stage_top(stage), news);
        return;
    }
    for (int id = 0; id < SCREEN_COUNT; id++) {
        hear(stage, (enum screen_id)id, news);
    }
}

void stage_guard(struct stage *stage)
{
    stage_guard_for(stage, STAGE_QUICK_MS);
}

void stage_guard_for(struct stage *stage, long length_ms)
{
    stage->guarded_ms = length_ms;
    stage->guarded_x = stage->pointer_x;
    stage->guarded_y = stage->pointer_y;
    tip_forget(&stage->ui);
    stage->ui.pressed = HOT_NONE; /* releasing an earlier press must not count either */
}

void stage_hold(struct stage *stage, long length_ms)
{
    stage_guard(stage);
    stage->held_ms = -length_ms;
}

long stage_guarded_ms(const struct stage *stage)
{
    long held_ms = labs(stage->held_ms);
    return stage->guarded_ms > held_ms ? stage->guarded_ms : held_ms;
}

bool stage_is_guarded(const struct stage *stage)
{
    return stage_guarded_ms(stage) > 0;
}

void stage_point(struct stage *stage, int x, int y)
{
    long away = layout_px(&stage->layout, STAGE_AWAY_UNITS);
    stage->pointer_x = x;
    stage->pointer_y = y - stage_page_at(stage);
    long dx = stage->pointer_x - stage->guarded_x;
    long dy = stage->pointer_y - stage->guarded_y;
    if (dx * dx + dy * dy >= away * away) {
        stage->guarded_ms = 0;
    }
}

void stage_advance(struct stage *stage, long elapsed_ms)
{
    stage->guarded_ms -= elapsed_ms < stage->guarded_ms ? elapsed_ms : stage->guarded_ms;
    if (stage->held_ms > 0) {
        stage->held_ms -= elapsed_ms < stage->held_ms ? elapsed_ms : stage->held_ms;
    }
}

void stage_type(struct stage *stage)
{
    stage->guarded_ms = 0;
}

void stage_unguard(struct stage *stage)
{
    stage->guarded_ms = stage->held_ms = 0;
}

/* --- pages --- */

#define PAGE_WHEEL 64 /* units that a notch of the wheel scrolls a page */
#define PAGE_KEPT  64 /* units that stay in view from one page to the next */
#define BAR        4
#define BAR_LEAST  40

/* Returns how high, in px, a screen's page must be in a column. */
static int height_of(const struct stage *stage, enum screen_id id)
{
    const struct screen_class *class = class_of(stage, id);
    if (class->ask) {
        return stage->asked_px;
    }
    int units =
        class->page_units ? class->page_units(stage->states[id], stage->game) : class->least_units;
    return layout_px(&stage->window, units);
}

/* Returns the layout of a screen's page. */
static struct layout page_of(const struct stage *stage, enum screen_id id)
{
    struct layout page = stage->window;
    if (page.shape == LAYOUT_COLUMN) {
        page.height = int_max(page.height, height_of(stage, id));
    }
    return page;
}

static void fit_page(struct stage *stage)
{
    if (stage->depth > 0) {
        stage->layout = page_of(stage, stage_top(stage));
        scroll_fit(&stage->pages[stage_top(stage)], stage->layout.height, stage->window.height);
    }
}

void stage_resize(struct stage *stage, const struct layout *window)
{
    stage->window = stage->layout = *window;
    stage->shown_focus = HOT_NONE;
    fit_page(stage);
}

int stage_page_at(const struct stage *stage)
{
    return stage->depth > 0 ? stage->pages[stage_top(stage)].at : 0;
}

int stage_pointer_y(const struct stage *stage)
{
    return stage->pointer_y < 0 ? -1 : stage->pointer_y + stage_page_at(stage);
}

bool stage_scroll(struct stage *stage, const struct input *input)
{
    struct scroll *page = &stage->pages[stage_top(stage)];
    int before = page->at;
    long at;
    if (input->kind == INPUT_WHEEL) {
        (void)scroll_input(page, input, layout_px(&stage->window, PAGE_WHEEL));
    } else if (input->kind == INPUT_KEY &&
               scroll_key(page, input->key, layout_px(&stage->window, PAGE_KEPT), &at)) {
        scroll_to(page, at);
    }
    return page->at != before;
}

/* Scrolls to what has come into focus. */
static void show_focus(struct stage *stage, const struct ui *ui, struct scroll *page)
{
    const struct hot *hot = ui->focus != stage->shown_focus ? ui_hot_of(ui, ui->focus) : NULL;
    stage->shown_focus = ui->focus;
    if (hot) {
        int edge = ui_px(ui, 12);
        scroll_to(page, scroll_showing(page, hot->rect.y - edge, hot->rect.y + hot->rect.h + edge));
    }
}

/* Moves what was drawn since `first` to where it is in the window, and shows how far the page goes.
 */
static void place_page(struct stage *stage, struct ui *ui, enum screen_id id, size_t first)
{
    struct scroll *page = &stage->pages[id];
    struct rect view = {0, 0, stage->window.width, stage->window.height};
    if (page->max > 0) {
        draw_move_up(ui->list, first, page->at, view);
        ui->tip.about.y -= page->at;
        int length =
            int_max((int)((long long)view.h * view.h / stage->layout.height), ui_px(ui, BAR_LEAST));
        int y = (int)((long long)(view.h - length) * page->at / page->max);
        ui_box(ui, (struct rect){view.w - ui_px(ui, BAR), y, ui_px(ui, BAR) - 1, length}, BAR / 2,
               ui->theme->line);
        ui_clip_end(ui);
    }
}

/* --- the stack --- */

/* Removes the top screen from the stack. */
static void close_top(struct stage *stage)
{
    enum screen_id id = stage_top(stage);
    stage->depth--;
    stage->ui.focus = stage->depth > 0 ? stage->focuses[stage->depth - 1] : HOT_NONE;
    stage->shown_focus = stage->ui.focus;
    fit_page(stage);
    stage->stale = true;
    stage_guard(stage);
    if (class_of(stage, id)->close) {
        class_of(stage, id)->close(stage->states[id], stage->game);
    }
}

static void push(struct stage *stage, enum screen_id id, const struct call *call)
{
    static const struct call nothing;
    if (stage->depth > 0) {
        stage->focuses[stage->depth - 1] = stage->ui.focus;
    }
    stage->stack[stage->depth++] = id;
    stage->ui.focus = stage->shown_focus = HOT_NONE;
    stage->pages[id] = (struct scroll){0};
    fit_page(stage);
    stage->stale = true;
    stage_guard(stage);
    if (class_of(stage, id)->open) {
        class_of(stage, id)->open(stage->states[id], stage->game, call ? call : &nothing);
    }
}

void stage_go(struct stage *stage, enum screen_id id, const struct call *call)
{
    if (!call && stage->depth > 1 && stage->stack[0] == id) { /* back to where all began */
        stage_over(stage, id, NULL);
        return;
    }
    while (stage->depth > 0) {
        close_top(stage);
    }
    push(stage, id, call);
}

void stage_over(struct stage *stage, enum screen_id id, const struct call *call)
{
    if (stage_is_open(stage, id)) {
        while (stage_top(stage) != id) {
            stage_back(stage);
        }
        if (call && class_of(stage, id)->open) {
            class_of(stage, id)->open(stage->states[id], stage->game, call);
        }
        return;
    }
    stage_notify(stage, NEWS_COVERED);
    push(stage, id, call);
}

void stage_back(struct stage *stage)
{
    close_top(stage);
    if (stage->depth == 0) {
        push(stage, SCREEN_HOME, NULL);
    } else {
        stage_notify(stage, NEWS_SHOWN);
    }
}

void stage_drop(struct stage *stage, enum screen_id id)
{
    int at = 0;
    for (int i = 0; i < stage->depth; i++) {
        stage->stack[at] = stage->stack[i];
        stage->focuses[at] = stage->focuses[i];
        at += stage->stack[i] != id;
    }
    if (at < stage->depth && class_of(stage, id)->close) {
        class_of(stage, id)->close(stage->states[id], stage->game);
    }
    stage->depth = at;
}

/* Puts `other`, which is not open, in the place of a screen below the top one, if that is there. */
static void replace(struct stage *stage, enum screen_id id, enum screen_id other)
{
    static const struct call nothing;
    for (int i = 0; i < stage->depth - 1; i++) {
        if (stage->stack[i] != id) {
            continue;
        }
        stage->stack[i] = other;
        stage->focuses[i] = HOT_NONE;
        stage->pages[other] = (struct scroll){0};
        if (class_of(stage, id)->close) {
            class_of(stage, id)->close(stage->states[id], stage->game);
        }
        if (class_of(stage, other)->open) {
            class_of(stage, other)->open(stage->states[other], stage->game, &nothing);
        }
    }
}

void stage_drop_round(struct stage *stage)
{
    static const enum screen_id screens[] = {SCREEN_RESULTS, SCREEN_REPLAY, SCREEN_COMPUTER,
                                             SCREEN_CLIMB,   SCREEN_FRIEND, SCREEN_SENDER};
    if (!stage_is_open(stage, SCREEN_HOME)) {
        replace(stage, SCREEN_RESULTS, SCREEN_HOME);
    }
    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        stage_drop(stage, screens[i]);
    }
}

int stage_answer(const struct stage *stage, struct arena *arena, const struct input *input)
{
    enum screen_id id = stage_top(stage);
    const struct screen_class *class = class_of(stage, id);
    if (input->kind != INPUT_KEY) {
        return HOT_NONE;
    }
    if (class->ask) {
        struct question question = class->ask(stage->states[id], stage->game, arena);
        return dialog_answer(&question, input);
    }
    bool is_enter = input->key == KEY_ENTER || input->key == KEY_SPACE;
    return is_enter ? class->enter : input->key == KEY_ESCAPE ? class->escape : HOT_NONE;
}

void stage_draw(struct stage *stage, struct ui *ui)
{
    int first = stage->depth - 1;
    while (first > 0 && class_of(stage, stage->stack[first])->is_overlay) {
        first--;
    }
    for (int i = first; i < stage->depth; i++) {
        enum screen_id id = stage->stack[i];
        struct scroll *page = &stage->pages[id];
        ui->hot_count = ui->field_count = 0; /* only the screen on top can be pressed */
        ui->entry = HOT_NONE;
        struct question question = {.title = NULL};
        if (class_of(stage, id)->ask) {
            question = class_of(stage, id)->ask(stage->states[id], stage->game, ui->arena);
            stage->layout = stage->window;
            stage->asked_px = dialog_height(ui, &question);
        }
        stage->layout = page_of(stage, id);
        scroll_fit(page, stage->layout.height, stage->window.height);
        if (page->max > 0) {
            ui_clip(ui, (struct rect){0, 0, stage->window.width, stage->window.height});
        }
        size_t begins = ui->first = ui->list->count;
        ui->group = ui->typed = ui->topic = ui->status = NULL;
        ui->board = (struct rect){0, 0, 0, 0};
        if (question.title) {
            dialog_draw(ui, &question);
        } else {
            class_of(stage, id)->draw(stage->states[id], stage->game, ui);
        }
        if (i == stage->depth - 1) {
            focus_draw_ring(ui);
            show_focus(stage, ui, page);
        }
        ui->last = ui->list->count;
        place_page(stage, ui, id, begins);
    }
    fit_page(stage); /* a page may be as high as what was drawn needs */
}
