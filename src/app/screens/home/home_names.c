/* SPDX-License-Identifier: MIT */
/*
 * Edits the names of two players, which take effect as they are typed. Leaves keeping them to
 * preferences.c.
 */
#include "home.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>
#include <string.h>

static const char *const usual[SETTING_PLAYERS] = {N_("Player 1"), N_("Player 2")};

/* Takes over what a field says; if it is blank, the default name, which is its hint. */
static void take_name(struct home *home, struct desk *desk, int player)
{
    struct field *field = &home->names[player];
    char *name = desk->table.match.names[player];
    struct challenge whole;
    challenge_set_name(&whole, field->text); /* cuts at twenty characters */
    if (strcmp(whole.name, field->text) != 0) {
        int caret = field->caret;
        field_set(field, whole.name);
        field_place(field, caret < field->caret ? caret : field->caret);
    }
    bool is_blank = whole.name[strspn(whole.name, " ")] == '\0';
    (void)snprintf(name, SETTING_NAME_SIZE, "%s", is_blank ? usual[player] : whole.name);
    preferences_keep_choice(desk, player == 0 ? SETTING_FIRST_NAME : SETTING_SECOND_NAME);
}

void home_names_show(struct home *home, const struct desk *desk)
{
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        const char *name = desk->table.match.names[i];
        field_init(&home->names[i], SETTING_NAME_SIZE - 1, NULL);
        field_set(&home->names[i], strcmp(name, usual[i]) == 0 ? "" : name);
    }
}

/* Handles input for the focused name; returns whether it was for it. */
static bool edit_name(struct home *home, struct desk *desk, const struct input *input)
{
    struct ui *ui = &desk->stage.ui;
    int player = ui->focus - ID_NAME;
    if (player < 0 || player >= SETTING_PLAYERS) {
        return false;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_ENTER || input->key == KEY_ESCAPE)) {
        ui->focus = HOT_NONE;
        return true;
    }
    enum field_outcome outcome = post_edit(&desk->post, &home->names[player], input, NULL);
    if (outcome == FIELD_CHANGED || outcome == FIELD_FULL) {
        take_name(home, desk, player);
    }
    return outcome != FIELD_IGNORED;
}

static const struct field_look name_look = {.size = 19, .outlined = true, .has_caret = true};

static struct rect name_rect(const struct ui *ui, struct rect row, int player)
{
    return rect_column(row, ui_px(ui, 12), SETTING_PLAYERS, player);
}

/* Handles the pointer in a name; a press gives it the keyboard. */
static bool point_at_name(struct home *home, struct desk *desk, const struct input *input)
{
    struct home_layout at = home_layout(&desk->stage.layout, HOME_ROWS_MAX, HOME_CARDS_MAX);
    struct ui *ui = &desk->stage.ui;
    for (int i = 0; i < SETTING_PLAYERS && mode_traits(desk->table.match.mode)->seats == 2; i++) {
        struct rect rect = name_rect(ui, at.rows[0], i);
        if (field_pointer(&home->names[i], ui, rect, &name_look, input) != FIELD_IGNORED) {
            ui->focus = input->kind == INPUT_PRESS ? ID_NAME + i : ui->focus;
            return true;
        }
    }
    return false;
}

void home_names_draw(const struct home *home, struct ui *ui, struct rect row)
{
    for (int i = 0; i < SETTING_PLAYERS; i++) {
        struct rect rect = name_rect(ui, row, i);
        struct field_look look = name_look;
        look.outlined = look.has_caret = ui->focus == ID_NAME + i;
        look.hint = tr(usual[i]);
        field_draw(ui, HOT_NONE, rect, &home->names[i], &look);
        ui_keyboard_area(ui, ID_NAME + i, rect);
    }
}

bool home_names_input(struct home *home, struct desk *desk, const struct input *input)
{
    return point_at_name(home, desk, input) || edit_name(home, desk, input);
}
