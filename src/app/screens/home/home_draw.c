/* SPDX-License-Identifier: MIT */
/*
 * Draws what surrounds the choices of Home: the game's name, cards, buttons and footer. Leaves the
 * choices to screen_home.c.
 */
#include "home.h"
#include "phrase.h"

#include <stdio.h>
#include <string.h>

/* Draws the name's seven tiles, slightly rotated as if thrown. */
void home_draw_title(struct ui *ui, struct rect area)
{
    static const int angles[] = {-3, 2, -1, 3, -2, 1, -2};
    int count = (int)strlen(PHRASE_TITLE);
    int pitch = area.w / count;
    int tile = int_min(pitch * 88 / 100, ui_px(ui, 76));
    const struct theme *theme = ui->theme;
    for (int i = 0; i < count; i++) {
        int x = area.x + i * pitch;
        int y = area.y + (i % 2 ? ui_px(ui, 6) : 0);
        int edge = tile * 8 / 100;
        struct draw_command shadow = {.kind = DRAW_SHADOW,
                                      .rect = {x, y + edge + ui_px(ui, 4), tile, tile},
                                      .color = theme->shadow,
                                      .radius = tile * 18 / 100,
                                      .blur = ui_px(ui, 18)};
        draw_add(ui->list, &shadow, NULL);
        struct draw_command box = {.kind = DRAW_BOX,
                                   .rect = {x, y, tile, tile + edge},
                                   .color = theme->tile,
                                   .color2 = theme->tile_edge,
                                   .radius = tile * 18 / 100,
                                   .edge = edge,
                                   .angle = angles[i]};
        if (i == 0) {
            box.color = theme->you;
            box.color2 = theme->you_edge;
        } else if (i == count - 1) {
            box.color = theme->rival;
            box.color2 = theme->rival_edge;
        }
        draw_add(ui->list, &box, NULL);
        char letter[2] = {PHRASE_TITLE[i], '\0'};
        struct draw_command text = {.kind = DRAW_TEXT,
                                    .rect = {x + tile / 2, y + tile / 2, 0, 0},
                                    .color = theme->ink,
                                    .size = tile * 59 / 100,
                                    .weight = WEIGHT_900,
                                    .align = ALIGN_MIDDLE,
                                    .angle = angles[i]};
        draw_add(ui->list, &text, letter);
    }
}

static const char *const card_titles[CARD_COUNT] = {
    [CARD_CONTINUE] = N_("Continue"),   [CARD_DAILY] = N_("Daily board"),
    [CARD_PRACTICE] = N_("Practice"),   [CARD_CUSTOM] = N_("Custom board…"),
    [CARD_SCRAMBLER] = N_("Scrambler"), [CARD_STATISTICS] = N_("Statistics"),
};

/* Draws a card with its texts centred vertically; the waiting round has an outline. */
void home_draw_card(const struct home *home, struct ui *ui, enum home_card card, struct rect rect)
{
    const struct theme *theme = ui->theme;
    bool low = rect.h < ui_px(ui, 96);
    struct text_style title = {.size = low ? 19 : 21, .weight = WEIGHT_800, .color = theme->text};
    struct text_style about = {.size = low ? 15 : 16, .weight = WEIGHT_600, .color = theme->dim};
    int id = ID_CARD + (int)card;
    int pad = ui_px(ui, low ? 18 : 24);
    int arrow = ui_px(ui, low ? 28 : 40);
    int room = rect.w - 2 * pad - arrow;
    bool hot = ui->hover == id;
    const char *text = home->about[card];
    ui_surface(ui, rect, 18, hot ? theme_mix(theme->panel, theme->raised, 60) : theme->panel);
    if (card == CARD_CONTINUE) {
        ui_outline(ui, rect, 18, 3, theme->you);
    }
    int head = ui_px(ui, low ? 25 : 30);
    int most = rect.h - head - ui_px(ui, 8);
    int height = int_min(ui_wrap_height(ui, room, &about, text), most);
    int top = rect.y + (rect.h - head - height) / 2;
    ui_text_fit(ui, rect.x + pad, top + head / 2, room, &title, tr(card_titles[card]));
    ui_text_wrap(ui, (struct rect){rect.x + pad, top + head, room, height}, &about, text);
    ui_icon(ui, rect.x + rect.w - pad - arrow / 4, rect.y + rect.h / 2, ICON_CHEVRON_RIGHT, 26,
            theme->dim);
    ui_hot(ui, id, rect, true);
}

void home_draw_buttons(struct ui *ui, const struct home_layout *home)
{
    const struct {
        int id;
        const char *label;
    } buttons[HOME_BUTTON_COUNT] = {{ID_SETTINGS, tr("Settings")}, {ID_LEARN, tr("How to play")}};
    for (int i = 0; i < HOME_BUTTON_COUNT; i++) {
        struct button_look look = {.kind = BUTTON_GHOST, .label = buttons[i].label};
        ui_button(ui, buttons[i].id, home->buttons[i], &look);
    }
}

void home_draw_footer(const struct desk *desk, struct ui *ui, struct rect area)
{
    struct text_style small = {.size = 15, .weight = WEIGHT_600, .color = ui->theme->dim};
    char words[PHRASE_MAX];
    char list[2 * PHRASE_MAX + LANGUAGE_NAME_SIZE];
    char line[sizeof list + 2 * sizeof words];
    phrase_words(words, (long)lexicon_size(desk->table.lexicon));
    if (desk->settings.lexicon[0]) {
        (void)snprintf(list, sizeof list, "%s", words);
    } else {
        (void)snprintf(list, sizeof list, tr("%s · %s"), desk->table.language->name, words);
    }
    (void)snprintf(line, sizeof line, tr("%s · F11 full screen · F1 help"), list);
    ui_text_fit(ui, area.x, area.y + area.h / 2, area.w, &small,
                ui_text_width(ui, &small, line) > area.w ? list : line);
}
