/* SPDX-License-Identifier: MIT */
/*
 * Shared by the planning programs.
 */
#include "plan_tools.h"

#include "app_game.h"
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void plan_die(const char *what)
{
    (void)fprintf(stderr, "plan: %s\n", what);
    exit(2);
}

void plan_need(enum status status)
{
    if (status != STATUS_OK) {
        plan_die(status_text(status));
    }
}

int plan_text_width(void *context, enum font_weight weight, int size, const char *text)
{
    (void)context;
    (void)weight;
    return (int)strlen(text) * size / 2;
}

/* Returns the position of a text, or if it is NULL of an icon; dies if it is not shown. */
static struct rect find(struct app *app, const char *name, const char *text, enum icon icon)
{
    struct draw_list list = {0};
    struct rect at = {-1, -1, 0, 0};
    app_draw(app, &list);
    for (size_t i = 0; i < list.count && at.x < 0; i++) {
        const struct draw_command *command = &list.commands[i];
        if (text ? strcmp(draw_text_of(&list, command), text) == 0
                 : command->kind == DRAW_ICON && command->icon == icon) {
            at = command->rect;
        }
    }
    draw_deinit(&list);
    if (at.x < 0) {
        plan_die(name);
    }
    at.x += 4;
    return at;
}

static void print(const char *name, struct rect at)
{
    (void)printf("%s %d %d\n", name, at.x, at.y);
}

static void click(struct app *app, struct rect at)
{
    struct input input = {.kind = INPUT_PRESS, .x = at.x, .y = at.y, .button = BUTTON_LEFT};
    app_advance(app, 0);    /* the first frame of a new screen */
    app_advance(app, 1000); /* it ignores presses for a moment; the results do for this long */
    app_input(app, &input);
    input.kind = INPUT_RELEASE;
    app_input(app, &input);
}

void plan_print_place(struct app *app, const char *name, const char *text)
{
    print(name, find(app, name, text, ICON_COUNT));
}

void plan_print_icon(struct app *app, const char *name, enum icon icon)
{
    print(name, find(app, name, NULL, icon));
}

void plan_print_hot(struct app *app, const char *name, int id)
{
    struct draw_list list = {0};
    const struct ui *ui = &app_game(app)->stage.ui;
    int i = 0;
    app_draw(app, &list); /* notes them */
    draw_deinit(&list);
    while (i < ui->hot_count && ui->hots[i].id != id) {
        i++;
    }
    if (i == ui->hot_count) {
        plan_die(name);
    }
    struct rect at = ui->hots[i].rect;
    print(name, (struct rect){at.x + at.w / 2, at.y + at.h / 2, 0, 0});
}

void plan_click_place(struct app *app, const char *name, const char *text)
{
    plan_print_place(app, name, text);
    click(app, find(app, name, text, ICON_COUNT));
}

void plan_click_icon(struct app *app, const char *name, enum icon icon)
{
    plan_print_icon(app, name, icon);
    click(app, find(app, name, NULL, icon));
}
