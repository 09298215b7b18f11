/* SPDX-License-Identifier: MIT */
/*
 * The parts of screens: texts that fit, panels, buttons, choices. A widget draws itself and, if it
 * can be pressed, adds a hot area with an id. Leaves what an id means to the screen, and boards to
 * board_view.h.
 */
#ifndef APP_WIDGETS_H
#define APP_WIDGETS_H

#include "draw.h"
#include "layout.h"
#include "theme.h"

#include <stdbool.h>

#define HOT_MAX  512
#define HOT_NONE 0

/* How wide a text is, in device pixels, for the layout. */
struct text_metrics {
    int (*width)(void *context, enum font_weight weight, int size, const char *text);
    void *context;
};

struct hot {
    int id; /* above 0 */
    struct rect rect;
    bool in_focus_order; /* Tab stops here */
    bool hears_arrows; /* with the focus on it, its screen gets arrows before they move the focus */
    bool is_place;     /* of the keyboard alone: the pointer passes through it, and its keys go to
                          the screen */
    bool has_tip;      /* says what it is when the pointer rests on it */
};

#define TIP_TEXT_MAX 160

/* The tip of a hot area, as tip.h has it. */
struct tip {
    int id; /* of the hot area that the pointer or the focus is at */
    bool is_coming, is_shown, is_dismissed;
    long rest_ms;            /* that it has been coming for */
    bool is_drawn;           /* this drawing has the area, and: */
    char text[TIP_TEXT_MAX]; /* what it says of it */
    struct rect about;
    struct rect box; /* where it stands */
};

/* What a drawing pass needs. Measures without a suffix are units of the design. */
struct ui {
    struct draw_list *list;
    const struct theme *theme;
    const struct layout *layout;
    const struct text_metrics *metrics;
    struct hot hots[HOT_MAX];
    int hot_count;
    int hover, pressed, focus; /* ids */
    struct tip tip;
    bool larger_letters; /* on dice and in lists of words */
};

/* The size in units of words in lists, by the setting of larger letters. */
int ui_list_size(const struct ui *ui);

/* Units to device pixels. */
int ui_px(const struct ui *ui, int units);

/* The id of the topmost hot area at a point; HOT_NONE. */
int ui_hot_at(const struct ui *ui, int x, int y);

/* Makes `rect` a hot area (beyond HOT_MAX: none). */
void ui_hot(struct ui *ui, int id, struct rect rect, bool in_focus_order);

/* The last hot area gets arrows first: a row of a list that scrolls, a slider. Those that its
 * screen does not use (it returns false) move the focus to a neighbour. */
void ui_hear_arrows(struct ui *ui);

/* Makes `rect` a place where Tab stops, such as a board whose dice the arrows choose among. */
void ui_place(struct ui *ui, int id, struct rect rect);

/* What is said of the hot area `id`, if it was drawn: what an icon means, or what a choice brings.
 * NULL: nothing. Buttons with an icon alone say by themselves what it means. */
void ui_tip(struct ui *ui, int id, const char *text);

/* The id that Tab goes to from `id`, forwards or backwards. */
int ui_next_focus(const struct ui *ui, int id, bool backwards);

/* Shapes; radius and border in units. */
void ui_box(struct ui *ui, struct rect rect, int radius, struct color color);
void ui_outline(struct ui *ui, struct rect rect, int radius, int border, struct color color);

/* The shadow of a box that lies `drop` above what is below it; all in units. */
void ui_shadow(struct ui *ui, struct rect rect, int drop, int radius, int blur);

/* A surface: a box, with an outline in themes that have outlines. */
void ui_surface(struct ui *ui, struct rect rect, int radius, struct color color);

/* The outline alone, around what was drawn in another way. */
void ui_surface_outline(struct ui *ui, struct rect rect, int radius);
void ui_panel(struct ui *ui, struct rect rect);
void ui_rule(struct ui *ui, int x, int y, int width);
void ui_clip(struct ui *ui, struct rect rect);
void ui_clip_end(struct ui *ui);
void ui_icon(struct ui *ui, int x, int y, enum icon icon, int size, struct color color);

/* A star, its middle at (x, y), `size` units across: its empty place, and in it what is filled,
 * grown to `milli` thousandths. */
void ui_star(struct ui *ui, int x, int y, int size, int milli);

/* How a text looks; size in units, spacing in thousandths of an em. */
struct text_style {
    int size;
    enum font_weight weight;
    struct color color;
    enum text_align align;
    int spacing;
    bool tabular;
};

/* The width in device pixels. */
int ui_text_width(const struct ui *ui, const struct text_style *style, const char *text);

/* One line at (x, y), device pixels; y is the middle of the capitals. */
void ui_text(struct ui *ui, int x, int y, const struct text_style *style, const char *text);

/* One line that is never wider than `width` px: it shrinks to three quarters of its size, then it
 * ends in an ellipsis. Returns the width that it took. */
int ui_text_fit(struct ui *ui, int x, int y, int width, const struct text_style *style,
                const char *text);

/* The same for a text that may be longer in other languages: where the line would be cut, or hard
 * to read, there are several around the middle y that are close together, `height` px at the most.
 */
int ui_text_lines(struct ui *ui, int x, int y, int width, int height,
                  const struct text_style *style, const char *text);

/* How narrow, px, a text can be in up to two lines of this height together. */
int ui_text_narrowest(const struct ui *ui, const struct text_style *style, int height,
                      const char *text);

/* One line at the size of `style`, as in the rows of a list: what does not fit is cut behind a
 * word. */
void ui_text_cut(struct ui *ui, int x, int y, int width, const struct text_style *style,
                 const char *text);

/* A line through a text of one line: `x` its left end, `y` the middle of its capitals, px. */
void ui_strike(struct ui *ui, int x, int y, int width, struct color color);

/* A text in lines no wider than `rect`, from its top, all of one size: smaller, down to a floor, if
 * they do not fit its height otherwise, then closer together. What then does not fit is left out,
 * and the last line ends in an ellipsis. Returns the height taken in px. */
int ui_text_wrap(struct ui *ui, struct rect rect, const struct text_style *style, const char *text);

/* How many bytes of a text are its first line, broken at a blank, if it is to be no wider than
 * `width` px: one word at the least, however wide. The last line is not a single word if the one
 * before it can spare another. */
size_t ui_line_length(const struct ui *ui, const struct text_style *style, int width,
                      const char *text);

/* The height in px that ui_text_wrap would take with no limit. */
int ui_wrap_height(const struct ui *ui, int width, const struct text_style *style,
                   const char *text);

enum button_kind { BUTTON_PLAIN, BUTTON_PRIMARY, BUTTON_GHOST };

struct button_look {
    enum button_kind kind;
    const char *label; /* NULL: icon alone */
    bool has_icon;
    enum icon icon;
    int size;      /* of the label, units; 0: 19 */
    bool disabled; /* pale; takes no press and no focus */
};

void ui_button(struct ui *ui, int id, struct rect rect, const struct button_look *look);

/* A ghost button with an icon alone. */
void ui_icon_button(struct ui *ui, int id, struct rect rect, enum icon icon);

/* A row of choices; ids go from `first_id` on. */
void ui_choices(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
                int selected);

/* The same in larger letters, of which what is selected has the player's colour: the choice that
 * the others depend on. */
void ui_modes(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
              int selected);

/* A switch with its label behind it. */
void ui_switch(struct ui *ui, int id, struct rect rect, const char *label, bool on);

/* A track filled by `milli` thousandths. */
void ui_track(struct ui *ui, struct rect rect, int milli, struct color color);

#endif
