/* SPDX-License-Identifier: MIT */
/*
 * Draws the practice list's visible rows, and the chosen word with its board. Leaves reading the
 * words to screen_practice.c.
 */
#include "practice_screen.h"

#include "board_view.h"
#include "dialog.h"
#include "phrase.h"

#include <stdio.h>

#define ROW_PITCH  49
#define ROW_HIGH   42
#define HEAD       46 /* column titles above the rows */
#define LIST_PAD   12
#define CHOICES    54
#define BOX        15
#define BOX_PITCH  21
#define FOOT       100 /* bottom of the window: the buttons below the panels */
#define WORD_HIGH  58
#define GLOSS_HIGH 72 /* three lines */
#define GLOSS_GAP  6  /* below the gloss */
#define FATE_HIGH  44 /* two lines */

/* --- layout --- */

struct practice_layout {
    struct rect back, title, lists;
    struct rect list, detail;
    struct rect hint, drop, shake; /* `hint` may be empty */
    bool is_split;                 /* the detail's board is beside its text */
};

static struct practice_layout beside(const struct layout *layout, int width, int height)
{
    int lists = width >= 1100 ? 482 : 430;
    int detail = layout_clamped(width * 336 / 1000, 300, 460);
    int drop = 190;
    int list = width - 2 * LAYOUT_MARGIN - detail - 24;
    int panel = height - 104 - FOOT;
    int lower = height - 80;
    return (struct practice_layout){
        .back = layout_rect(layout, LAYOUT_MARGIN, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .title =
            layout_rect(layout, 96, 24, width - LAYOUT_MARGIN - lists - 16 - 96, LAYOUT_BUTTON),
        .lists = layout_rect(layout, width - LAYOUT_MARGIN - lists, 24, lists, CHOICES),
        .list = layout_rect(layout, LAYOUT_MARGIN, 104, list, panel),
        .detail = layout_rect(layout, width - LAYOUT_MARGIN - detail, 104, detail, panel),
        .hint = layout_rect(layout, LAYOUT_MARGIN, lower - 10, list - drop - 20, 66),
        .drop = layout_rect(layout, LAYOUT_MARGIN + list - drop, lower, drop, 52),
        .shake = layout_rect(layout, width - LAYOUT_MARGIN - detail, lower, detail, 52),
    };
}

/* Portrait windows: the chosen word is below the list. */
static struct practice_layout stacked(const struct layout *layout, int width, int height)
{
    int inner = width - 2 * LAYOUT_MARGIN;
    int lower = height - 80;
    int detail = layout_clamped(height * 34 / 100, 330, 520);
    int detail_y = height - FOOT - detail;
    int top = 24 + LAYOUT_BUTTON + 14 + CHOICES + 16;
    int drop = 210;
    return (struct practice_layout){
        .back = layout_rect(layout, LAYOUT_MARGIN, 24, LAYOUT_BUTTON, LAYOUT_BUTTON),
        .title = layout_rect(layout, 96, 24, width - LAYOUT_MARGIN - 96, LAYOUT_BUTTON),
        .lists = layout_rect(layout, LAYOUT_MARGIN, 24 + LAYOUT_BUTTON + 14, inner, CHOICES),
        .list = layout_rect(layout, LAYOUT_MARGIN, top, inner, detail_y - 16 - top),
        .detail = layout_rect(layout, LAYOUT_MARGIN, detail_y, inner, detail),
        .drop = layout_rect(layout, LAYOUT_MARGIN, lower, drop, 52),
        .shake = layout_rect(layout, LAYOUT_MARGIN + drop + 16, lower, inner - drop - 16, 52),
        .is_split = true,
    };
}

static struct practice_layout place(const struct layout *layout)
{
    int width = layout_units(layout, layout->width);
    int height = layout_units(layout, layout->height);
    return layout->shape == LAYOUT_STACK ? stacked(layout, width, height)
                                         : beside(layout, width, height);
}

struct rect practice_area(const struct desk *desk)
{
    const struct layout *layout = &desk->stage.layout;
    struct rect list = place(layout).list;
    int pad = layout_px(layout, LIST_PAD);
    int head = layout_px(layout, HEAD);
    return (struct rect){list.x + pad, list.y + head, list.w - 2 * pad - pad / 3,
                         list.h - head - pad / 2};
}

struct rect practice_bar_area(const struct desk *desk)
{
    return scroll_bar(&desk->stage.layout, place(&desk->stage.layout).list);
}

int practice_pitch(const struct desk *desk)
{
    return layout_px(&desk->stage.layout, ROW_PITCH);
}

/* --- the list --- */

/* Where the columns of a row are. */
struct columns {
    int word, word_width;
    int gloss, gloss_width; /* 0: there are no explanations */
    int met;                /* right edge */
};

static struct columns place_columns(const struct ui *ui, struct rect area, bool explains)
{
    int pad = ui_px(ui, 12);
    int boxes = PRACTICE_LEARNED * ui_px(ui, BOX_PITCH) + ui_px(ui, 14);
    int word = area.w * 28 / 100;
    struct columns at = {.word = area.x + pad, .gloss = area.x + pad + word};
    at.met = area.x + area.w - pad;
    at.gloss_width = explains ? at.met - boxes - at.gloss : 0;
    at.word_width = explains ? word - ui_px(ui, 12) : at.met - boxes - at.word;
    return at;
}

static void draw_head(struct ui *ui, struct rect list, const struct columns *at)
{
    struct text_style style = {
        .size = 15, .weight = WEIGHT_700, .color = ui->theme->dim, .spacing = 60};
    int y = list.y + ui_px(ui, 29);
    ui_text_fit(ui, at->word, y, at->word_width, &style, tr("WORD"));
    if (at->gloss_width > 0) {
        ui_text_fit(ui, at->gloss, y, at->gloss_width, &style, tr("WHAT IT MEANS"));
    }
    style.align = ALIGN_END;
    ui_text_fit(ui, at->met, y, PRACTICE_LEARNED * ui_px(ui, BOX_PITCH), &style, tr("MET"));
}

/* Draws how often the word was found. */
static void draw_boxes(struct ui *ui, int right, int y, int found)
{
    int side = ui_px(ui, BOX);
    for (int i = 0; i < PRACTICE_LEARNED; i++) {
        int x = right - side - (PRACTICE_LEARNED - 1 - i) * ui_px(ui, BOX_PITCH);
        struct color color = i < found ? ui->theme->good : ui->theme->well;
        ui_surface(ui, (struct rect){x, y - side / 2, side, side}, 5, color);
    }
}

static void draw_row(const struct practice_screen *practice, struct ui *ui, struct rect rect,
                     const struct columns *at, int id, long row)
{
    const struct theme *theme = ui->theme;
    struct text_style word = {.size = ui_list_size(ui), .weight = WEIGHT_800, .color = theme->text};
    struct text_style gloss = {.size = 17, .weight = WEIGHT_600, .color = theme->dim};
    char letters[WORD_TEXT_MAX];
    long index;
    const struct practice_word *listed = practice_row(practice, row, &index);
    bool is_chosen = row == practice->chosen;
    int y = rect.y + rect.h / 2;
    if (!listed) {
        return;
    }
    if (is_chosen || ui->hover == id) {
        ui_box(ui, rect, 10,
               is_chosen ? theme->raised : theme_mix(theme->panel, theme->raised, 45));
    }
    if (is_chosen && theme->outline.a > 0) {
        ui_outline(ui, rect, 10, 3, theme->you_text);
    }
    const char *means = practice->glosses[index];
    table_word(practice->table, letters, sizeof letters, listed->text);
    ui_text_fit(ui, at->word, y, at->word_width, &word, letters);
    if (at->gloss_width > 0) {
        ui_text_cut(ui, at->gloss, y, at->gloss_width, &gloss, means[0] ? means : "–");
    }
    draw_boxes(ui, at->met, y, listed->box);
}

/* Tab stops only at the chosen row; from there arrows move up and down. */
static void add_hot(const struct practice_screen *practice, struct ui *ui, struct rect rect,
                    struct rect area, int id, long row)
{
    int top = layout_larger(rect.y, area.y);
    int end = int_min(rect.y + rect.h, area.y + area.h);
    if (end > top) {
        ui_hot(ui, id, (struct rect){rect.x, top, rect.w, end - top}, row == practice->chosen);
        ui_hear_arrows(ui);
    }
}

static void draw_list(struct practice_screen *practice, const struct desk *desk, struct ui *ui,
                      struct rect list)
{
    struct rect area = practice_area(desk);
    struct columns at = place_columns(ui, area, desk->explain.glosses != NULL);
    int pitch = practice_pitch(desk);
    long first = practice->scroll.at / pitch;
    ui_panel(ui, list);
    draw_head(ui, list, &at);
    ui_clip(ui, area);
    for (long row = first; row < practice->count; row++) {
        struct rect rect = {area.x, area.y + (int)(row * pitch - practice->scroll.at), area.w,
                            ui_px(ui, ROW_HIGH)};
        if (rect.y >= area.y + area.h) {
            break;
        }
        int id = PRACTICE_ID_ROW + (int)row;
        draw_row(practice, ui, rect, &at, id, row);
        add_hot(practice, ui, rect, area, id, row);
    }
    ui_clip_end(ui);
    scroll_draw(&practice->scroll, ui, practice_bar_area(desk));
}

/* --- the chosen word --- */

static void draw_board(const struct practice_screen *practice, struct ui *ui, struct rect area)
{
    const struct practice_search *search = &practice->search;
    static const struct path nothing;
    bool tumbles = search->drill && search->is_seen;
    struct board_view view;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{.label = NULL}};
    for (int cell = 0; cell < BOARD_CELLS_MAX && !tumbles; cell++) {
        poses[cell].style = TILE_FADED;
    }
    board_view_layout(&view, tumbles ? &search->tumbling : &practice->board, 0, area);
    board_view_draw(ui, &view, tumbles ? &nothing : &practice->word.path, TILE_YOU, poses);
}

/* Draws the text above the board, from the top of `inner`. */
static void draw_word(const struct practice_screen *practice, struct ui *ui, struct rect inner)
{
    const struct theme *theme = ui->theme;
    struct text_style word = {.size = 44, .weight = WEIGHT_900, .color = theme->you_text};
    struct text_style gloss = {.size = 17, .weight = WEIGHT_600, .color = theme->text};
    struct text_style fate = {.size = 16, .weight = WEIGHT_600, .color = theme->dim};
    char letters[WORD_TEXT_MAX];
    struct rect lines = {inner.x, inner.y + ui_px(ui, WORD_HIGH), inner.w, ui_px(ui, GLOSS_HIGH)};
    table_word(practice->table, letters, sizeof letters, practice->word.text);
    ui_text_fit(ui, inner.x, inner.y + ui_px(ui, 28), inner.w, &word, letters);
    lines.y += ui_text_wrap(ui, lines, &gloss, practice->gloss) + ui_px(ui, GLOSS_GAP);
    lines.h = ui_px(ui, FATE_HIGH);
    ui_text_wrap(ui, lines, &fate, practice->fate);
}

/* Draws what the board is at the bottom of `inner`; returns its top edge. */
static int draw_about(const struct practice_screen *practice, struct ui *ui, struct rect inner)
{
    struct text_style style = {.size = 16, .weight = WEIGHT_600, .color = ui->theme->dim};
    int high = ui_wrap_height(ui, inner.w, &style, practice->about);
    struct rect area = {inner.x, inner.y + inner.h - high, inner.w, high};
    ui_text_wrap(ui, area, &style, practice->about);
    return area.y;
}

static void draw_detail(const struct practice_screen *practice, struct ui *ui,
                        const struct practice_layout *at)
{
    int side = ui_px(ui, at->is_split ? 22 : 28);
    struct rect inner = rect_inset(at->detail, side);
    int gap = ui_px(ui, 14);
    ui_panel(ui, at->detail);
    inner.y = at->detail.y + ui_px(ui, 22);
    inner.h = at->detail.h - ui_px(ui, 44);
    if (at->is_split) {
        struct rect board = {inner.x + inner.w / 2 + gap, inner.y, inner.w / 2 - gap, inner.h};
        inner.w = inner.w / 2 - gap;
        draw_word(practice, ui, inner);
        (void)draw_about(practice, ui, inner);
        draw_board(practice, ui, board);
        return;
    }
    /* Placed below the longest possible text, so that the board does not move from word to word. */
    draw_word(practice, ui, inner);
    int top = inner.y + ui_px(ui, WORD_HIGH + GLOSS_HIGH + GLOSS_GAP + FATE_HIGH) + gap;
    int end = draw_about(practice, ui, inner) - gap;
    int most = int_min(inner.w, end - top);
    draw_board(
        practice, ui,
        (struct rect){inner.x + (inner.w - most) / 2, top + (end - top - most) / 2, most, most});
}

/* --- the page --- */

static long count_all(const struct practice_screen *practice)
{
    return practice->counts.waiting + practice->counts.learned;
}

/* Says why there is no word to show; if no word was ever missed, offers a round. */
static void draw_nothing(const struct practice_screen *practice, struct ui *ui, struct rect area)
{
    const struct button_look deal = {.kind = BUTTON_PRIMARY,
                                     .label = tr("Shake the dice"),
                                     .has_icon = true,
                                     .icon = ICON_DICES,
                                     .size = 22};
    struct dialog_nothing nothing = {
        .icon = ICON_LIGHTBULB,
        .text = tr("A word is learned once you have found it three times, days apart.")};
    bool is_new = !practice->trouble[0] && count_all(practice) == 0;
    if (practice->trouble[0]) {
        nothing.is_trouble = true;
        nothing.title = tr("The history cannot be read");
        nothing.text = practice->trouble;
    } else if (is_new) {
        nothing.title = tr("Nothing to practise yet");
        nothing.text =
            tr("Common words that you miss in a round gather here, each with its board. A word is "
               "learned once you have found it three times, days apart.");
    } else {
        nothing.title =
            practice->list == PRACTICE_DONE ? tr("No words learned yet") : tr("No words waiting");
    }
    struct rect button = dialog_draw_nothing(ui, area, &nothing);
    if (is_new) {
        ui_button(ui, PRACTICE_ID_DEAL, button, &deal);
    }
}

static void draw_top(const struct practice_screen *practice, struct ui *ui,
                     const struct practice_layout *at)
{
    struct text_style style = {.size = 34, .weight = WEIGHT_900, .color = ui->theme->text};
    char texts[PRACTICE_ALL + 1][2 * PHRASE_MAX];
    char figure[PHRASE_MAX];
    const struct practice_count *counts = &practice->counts;
    (void)snprintf(texts[PRACTICE_WAITING], sizeof texts[0], tr("Waiting %s"),
                   phrase_number(figure, counts->waiting));
    (void)snprintf(texts[PRACTICE_DONE], sizeof texts[0], tr("Learned %s"),
                   phrase_number(figure, counts->learned));
    (void)snprintf(texts[PRACTICE_ALL], sizeof texts[0], tr("All %s"),
                   phrase_number(figure, count_all(practice)));
    const char *const labels[] = {texts[0], texts[1], texts[2]};
    ui_icon_button(ui, PRACTICE_ID_BACK, at->back, ICON_CHEVRON_LEFT);
    ui_text_fit(ui, at->title.x, at->title.y + at->title.h / 2, at->title.w, &style,
                tr("Practice"));
    ui_choices(ui, PRACTICE_ID_LISTS, at->lists, labels, PRACTICE_ALL + 1, (int)practice->list);
}

static void draw_foot(const struct practice_screen *practice, struct ui *ui,
                      const struct practice_layout *at)
{
    struct text_style style = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    bool is_searching = practice->search.drill != NULL;
    struct button_look drop = {.kind = BUTTON_GHOST,
                               .label = tr("Drop this word"),
                               .size = 17,
                               .disabled = practice->chosen < 0 || is_searching};
    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = is_searching ? tr("Shaking the dice…")
                                                      : tr("Shake a practice board"),
                                .size = 22,
                                .disabled = !practice_has_words(practice)};
    if (at->hint.w > 0) {
        ui_text_wrap(
            ui, at->hint, &style,
            tr("A practice board is shaken until it holds several of these words. Nobody tells you "
               "which. "
               "No clock, no opponent."));
    }
    ui_button(ui, PRACTICE_ID_DROP, at->drop, &drop);
    ui_button(ui, PRACTICE_ID_SHAKE, at->shake, &shake);
}

void practice_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct practice_screen *practice = self;
    struct practice_layout at = place(&desk->stage.layout);
    scroll_fit_rows(&practice->scroll, practice->count, practice_pitch(desk), practice_area(desk).h,
                    practice->chosen);
    practice_read(practice, desk);
    bool has_foot = count_all(practice) > 0 && !practice->trouble[0];
    struct rect body = at.list;
    body.w = at.detail.x + at.detail.w - body.x;
    body.h = (has_foot ? at.detail.y + at.detail.h : at.shake.y + at.shake.h) - body.y;
    draw_top(practice, ui, &at);
    if (practice->chosen < 0 || !has_foot) {
        draw_nothing(practice, ui, body);
    } else {
        draw_list(practice, desk, ui, at.list);
        draw_detail(practice, ui, &at);
    }
    if (has_foot) {
        draw_foot(practice, ui, &at);
    }
}
