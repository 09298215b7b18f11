/* SPDX-License-Identifier: MIT */
/*
 * Over the results, before the first challenge: under which name it is sent. It is asked once, and
 * proposes the name that the system knows; later the name is in the settings.
 */
#include "dialog.h"
#include "field.h"
#include "preferences.h"
#include "sending.h"

#include <string.h>

#define WIDTH  560
#define TITLE  52
#define TEXT   64
#define FIELD  54
#define SPACE  16
#define BUTTON 54

enum { ID_SEND = 1, ID_NAMELESS };

struct sender {
    struct field name;
    struct rect name_at;
};

static void sender_open(void *self, struct game *game, const struct call *call)
{
    struct sender *sender = self;
    struct challenge fitting; /* as much of the name as there is room for */
    (void)call;
    challenge_set_name(&fitting, game->user_name);
    field_init(&sender->name, FIELD_TEXT_MAX - 1, NULL);
    field_set(&sender->name, fitting.name);
    field_select(&sender->name, 0, (int)strlen(fitting.name));
}

static struct field_look look_of(const struct game *game)
{
    return (struct field_look){
        .hint = tr("Your name"), .outlined = true, .has_caret = game->stage.ui.focus == HOT_NONE};
}

static bool has_name(const struct sender *sender)
{
    return sender->name.text[strspn(sender->name.text, " ")] != '\0';
}

static void sender_draw(void *self, const struct game *game, struct ui *ui)
{
    struct sender *sender = self;
    struct text_style title = theme_text(ui->theme, TEXT_TITLE);
    struct text_style body = theme_text(ui->theme, TEXT_BODY);
    struct field_look look = look_of(game);
    const struct button_look send = {.kind = BUTTON_PRIMARY,
                                     .label = game->output.can_share ? tr("Send…")
                                                                     : tr("Copy challenge"),
                                     .disabled = !has_name(sender)};
    const struct button_look nameless = {.kind = BUTTON_GHOST, .label = tr("Without a name")};
    struct rect rest = dialog_draw_frame(ui, WIDTH, TITLE + TEXT + FIELD + SPACE + BUTTON);
    int gap = ui_px(ui, SPACE);
    struct rect head = rect_cut_top(&rest, ui_px(ui, TITLE));
    ui_text_lines(ui, head.x, head.y + ui_px(ui, 18), head.w, head.h, &title,
                  tr("Who is challenging?"));
    ui_text_wrap(ui, rect_cut_top(&rest, ui_px(ui, TEXT)), &body,
                 tr("Your friend sees this name. You can change it in the settings."));
    sender->name_at = rect_slice_top(&rest, ui_px(ui, FIELD), gap);
    field_draw(ui, HOT_NONE, sender->name_at, &sender->name, &look);
    ui_button(ui, ID_NAMELESS, rect_column(rest, gap, 2, 0), &nameless);
    ui_button(ui, ID_SEND, rect_column(rest, gap, 2, 1), &send);
}

/* A name that is not given is stored, too, so that it is asked for once. */
static void sender_press(void *self, struct game *game, int id)
{
    struct sender *sender = self;
    if (id == ID_NAMELESS) {
        field_set(&sender->name, "");
    }
    preferences_keep_name(game, SETTING_NAME, &sender->name, NULL);
    stage_back(&game->stage);
    sending_send(game);
}

static bool sender_input(void *self, struct game *game, const struct input *input)
{
    struct sender *sender = self;
    struct field_look look = look_of(game);
    if (input->kind == INPUT_KEY && input->key == KEY_ESCAPE) {
        stage_back(&game->stage);
        return true;
    }
    if (input->kind == INPUT_KEY && input->key == KEY_ENTER) {
        if (has_name(sender)) {
            sender_press(self, game, ID_SEND);
        } else {
            output_cue(&game->output, CUE_BAD, 0);
        }
        return true;
    }
    if (input->kind == INPUT_KEY || input->kind == INPUT_TEXT || input->kind == INPUT_PASTE ||
        input->kind == INPUT_EDIT) {
        bool is_text = input->kind != INPUT_KEY;
        enum field_outcome outcome = output_edit(&game->output, &sender->name, input, NULL);
        if (is_text) {
            game->stage.ui.focus = HOT_NONE;
        }
        return outcome != FIELD_IGNORED;
    }
    return field_pointer(&sender->name, &game->stage.ui, sender->name_at, &look, input) !=
           FIELD_IGNORED;
}

const struct screen_class screen_sender = {
    .name = "sender",
    .state_size = sizeof(struct sender),
    .is_overlay = true,
    .open = sender_open,
    .input = sender_input,
    .press = sender_press,
    .draw = sender_draw,
};
