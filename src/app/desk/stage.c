/* SPDX-License-Identifier: MIT */
/*
 * The stack of screens. Leaves the table of them to screens.c.
 */
#include "stage.h"

#include "dialog.h"
#include "tip.h"

#include "trounce/memory.h"

#include <assert.h>

static const struct screen_class *class_of(const struct stage *stage, enum screen_id id)
{
    return stage->classes[id];
}

enum status stage_init(struct stage *stage, struct desk *desk,
                       const struct screen_class *const *classes)
{
    *stage = (struct stage){
        .desk = desk, .classes = classes, .pointer_x = -1, .pointer_y = -1, .focused = true};
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
        class_of(stage, id)->hear(stage->states[id], stage->desk, news);
    }
}

void stage_tell(struct stage *stage, enum news news)
{
    if (news == NEWS_COVERED || news == NEWS_SHOWN) {
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

bool stage_is_guarded(const struct stage *stage)
{
    return stage->guarded_ms > 0 || stage->held_ms != 0;
}

void stage_point(struct stage *stage, int x, int y)
{
    long away = layout_px(&stage->layout, STAGE_AWAY_UNITS);
    long dx = x - stage->guarded_x;
    long dy = y - stage->guarded_y;
    stage->pointer_x = x;
    stage->pointer_y = y;
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

/* Removes the top screen from the stack. */
static void close_top(struct stage *stage)
{
    enum screen_id id = stage_top(stage);
    stage->depth--;
    stage->ui.focus = stage->depth > 0 ? stage->focuses[stage->depth - 1] : HOT_NONE;
    stage->stale = true;
    stage_guard(stage);
    if (class_of(stage, id)->close) {
        class_of(stage, id)->close(stage->states[id], stage->desk);
    }
}

static void put(struct stage *stage, enum screen_id id, const struct call *call)
{
    static const struct call nothing;
    if (stage->depth > 0) {
        stage->focuses[stage->depth - 1] = stage->ui.focus;
    }
    stage->stack[stage->depth++] = id;
    stage->ui.focus = HOT_NONE;
    stage->stale = true;
    stage_guard(stage);
    if (class_of(stage, id)->open) {
        class_of(stage, id)->open(stage->states[id], stage->desk, call ? call : &nothing);
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
    put(stage, id, call);
}

void stage_over(struct stage *stage, enum screen_id id, const struct call *call)
{
    if (stage_is_open(stage, id)) {
        while (stage_top(stage) != id) {
            stage_back(stage);
        }
        if (call && class_of(stage, id)->open) {
            class_of(stage, id)->open(stage->states[id], stage->desk, call);
        }
        return;
    }
    stage_tell(stage, NEWS_COVERED);
    put(stage, id, call);
}

void stage_back(struct stage *stage)
{
    close_top(stage);
    if (stage->depth == 0) {
        put(stage, SCREEN_HOME, NULL);
    } else {
        stage_tell(stage, NEWS_SHOWN);
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
        class_of(stage, id)->close(stage->states[id], stage->desk);
    }
    stage->depth = at;
}

int stage_answer(const struct stage *stage, const struct input *input)
{
    enum screen_id id = stage_top(stage);
    if (input->kind != INPUT_KEY || !class_of(stage, id)->ask) {
        return HOT_NONE;
    }
    struct question_room room = {.used = 0};
    struct question question = class_of(stage, id)->ask(stage->states[id], stage->desk, &room);
    return dialog_answer(&question, input);
}

void stage_draw(struct stage *stage, struct ui *ui)
{
    int first = stage->depth - 1;
    while (first > 0 && class_of(stage, stage->stack[first])->is_overlay) {
        first--;
    }
    for (int i = first; i < stage->depth; i++) {
        enum screen_id id = stage->stack[i];
        ui->hot_count = 0; /* only the screen on top can be pressed */
        if (class_of(stage, id)->ask) {
            struct question_room room = {.used = 0};
            struct question question =
                class_of(stage, id)->ask(stage->states[id], stage->desk, &room);
            dialog_draw(ui, &question);
        } else {
            class_of(stage, id)->draw(stage->states[id], stage->desk, ui);
        }
    }
}
