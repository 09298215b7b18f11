/* SPDX-License-Identifier: MIT */
/*
 * The building blocks of screens: texts that fit, panels, buttons, choices. A widget draws itself
 * and, if it can be pressed, adds a hot area with an id. Leaves what an id means to the screen, and
 * boards to board_view.h.
 */
#ifndef APP_WIDGETS_H
#define APP_WIDGETS_H

#include "arena.h"
#include "draw.h"
#include "layout.h"
#include "theme.h"

#include "trounce/rival.h"

#include <stdbool.h>

#define HOT_MAX  512
#define HOT_NONE 0

#define UI_SIZE_LEAST 14 /* units: a smaller text is hard to read */

/* Measures the width of a text in device pixels, for layout. */
struct text_metrics {
    int (*width)(void *context, enum font_weight weight, int size, const char *text);
    void *context;
};

/* What a hot area is to a player who hears it. */
enum hot_role {
    ROLE_BUTTON,
    ROLE_SWITCH,
    ROLE_CHOICE,
    ROLE_DIE,
    ROLE_ROW,
    ROLE_FIELD,
    ROLE_SLIDER
};

struct hot {
    int id; /* above 0 */
    struct rect rect;
    bool in_focus_order; /* Tab stops here */
    bool wants_arrows;   /* while it has the focus, its screen gets arrows before they move it */
    bool is_place;       /* for the keyboard only: the pointer passes through it, and its keys go to
                            the screen */
    bool has_tip;        /* shows a tip when the pointer rests on it */
    int row;             /* the id of its row of choices; 0: none */
    bool is_passed;      /* in its row Tab stops elsewhere */
    enum hot_role role;
    bool is_on; /* of a switch or a choice */
    /* Of the pass's arena, and only if `speaks`; NULL: none. */
    const char *name;  /* in place of what is drawn in it */
    const char *value; /* of a field, a slider, a die */
    const char *group; /* what the row or the field is about: the name beside it */
    const char *tip;
};

#define TIP_TEXT_MAX 400

/* The tip of a hot area; see tip.h. */
struct tip {
    int id; /* of the hot area under the pointer or focus */
    bool is_coming, is_shown, is_dismissed;
    long rest_ms;  /* how long it has been coming */
    bool is_drawn; /* its hot area is in this frame, with: */
    char text[TIP_TEXT_MAX];
    struct rect about;
    struct rect box; /* where it was drawn */
};

#define UI_FIELDS_MAX 4

/* A text field as it was drawn, px; texts are of the pass's arena. */
struct ui_field {
    struct rect rect;
    int left; /* from its left edge to its text */
    int size;
    int spacing; /* between letters, thousandths of the size */
    enum font_weight weight;
    const char *text, *hint;
    int anchor, caret; /* bytes */
    bool has_caret;
    bool has_capitals; /* its text is shown in them */
    int hots_below;    /* how many hot areas were there before it */
    struct color color, ground;
};

/* The state of a drawing pass. Measures without a suffix are design units. */
struct ui {
    struct draw_list *list;
    struct arena *arena; /* for texts of this pass */
    const struct theme *theme;
    const struct layout *layout;
    const struct text_metrics *metrics;
    struct hot hots[HOT_MAX];
    int hot_count;
    struct ui_field fields[UI_FIELDS_MAX];
    int field_count;
    struct rect clip;          /* what can be seen of what is drawn now; empty: all */
    int hover, pressed, focus; /* ids */
    int entry;                 /* where Tab begins; HOT_NONE: with the first */
    struct tip tip;
    bool larger_letters; /* on dice and in word lists */
    bool speaks;         /* hot areas keep their names, values and tips */
    bool lists;          /* and each die of a board is one */
    const char *group;   /* of the hot areas that have the ids from group_first to group_last */
    int group_first, group_last;
    struct rect board;  /* of dice, whose letters and figures are said in other ways; empty: none */
    const char *typed;  /* the text of the field with the caret; NULL: there is none */
    const char *topic;  /* what the screen is about now; NULL: its title says it */
    const char *status; /* what the screen shows of what has just happened; NULL: nothing */
    size_t first, last; /* the commands of the screen on top */
};

/* Returns the font size in units of word lists, which depends on the larger-letters setting. */
int ui_list_size(const struct ui *ui);

/* Converts units to device pixels. */
int ui_px(const struct ui *ui, int units);

/* Returns the id of the topmost hot area at a point, or HOT_NONE. */
int ui_hot_at(const struct ui *ui, int x, int y);

/* Returns the hot area with this id; NULL if it was not drawn. */
const struct hot *ui_hot_of(const struct ui *ui, int id);

/* Makes `rect` a hot area; beyond HOT_MAX it is ignored. */
void ui_hot(struct ui *ui, int id, struct rect rect, bool in_focus_order);

/* Gives the last hot area another rectangle, as of a button with the text that it is about. */
void ui_hot_spread(struct ui *ui, struct rect rect);

/* Lets the last hot area get arrows first, as for a row of a scrolling list or a slider. Those that
 * its screen does not use (it returns false) move the focus to a neighbour. */
void ui_hear_arrows(struct ui *ui);

/* Makes the last hot area one of a row of choices, which arrows move between: Tab stops only at the
 * chosen one. */
void ui_hot_in_row(struct ui *ui, int row, bool is_chosen);

/* Makes `rect` a place where Tab stops, such as a board whose dice are chosen with the arrows. */
void ui_keyboard_area(struct ui *ui, int id, struct rect rect);

/* Makes `rect` a place that only a list for a screen reader has. */
void ui_listed(struct ui *ui, int id, struct rect rect);

/* Sets the tip of the hot area `id`, if it was drawn: what an icon means, or what a choice brings.
 * NULL: none. Buttons with only an icon set their own. */
void ui_tip(struct ui *ui, int id, const char *text);

/* Set the role of the last hot area, which is ROLE_BUTTON; its name, if that is not what is drawn
 * in it; and its value. */
void ui_hot_role(struct ui *ui, enum hot_role role, bool is_on);
void ui_hot_name(struct ui *ui, const char *name);
void ui_hot_value(struct ui *ui, const char *value);

/* Set what the screen is about now, as the step of a lesson, whose text may be NULL; and what it
 * shows of what has just happened. Each is said when it changes. */
void ui_topic(struct ui *ui, const char *title, const char *text);
void ui_status(struct ui *ui, const char *text);

/* Gives the hot areas with `count` ids from `first_id` on, which are drawn next, the name that
 * stands beside them. */
void ui_group(struct ui *ui, const char *name, int first_id, int count);

/* Lets Tab begin at the hot area `id`, as in a panel that a press has opened over the rest. */
void ui_enter_at(struct ui *ui, int id);

/* Returns the id that Tab goes to from `id`, forwards or backwards. */
int ui_next_focus(const struct ui *ui, int id, bool backwards);

/* Shapes; radius and border in units. */
void ui_box(struct ui *ui, struct rect rect, int radius, struct color color);
void ui_outline(struct ui *ui, struct rect rect, int radius, int border, struct color color);

/* The shadow of a box raised by `drop` above its background; all in units. */
void ui_shadow(struct ui *ui, struct rect rect, int drop, int radius, int blur);

/* A box, with an outline in themes that have outlines. */
void ui_surface(struct ui *ui, struct rect rect, int radius, struct color color);

/* A surface from amber to the rival's lilac, on which the two stand against each other. */
void ui_versus(struct ui *ui, struct rect rect, bool has_rival);

/* The surface of the daily board; `lit`: the pointer is on it. */
void ui_daily(struct ui *ui, struct rect rect, bool lit);

/* Only that outline, for a surface drawn some other way. */
void ui_surface_outline(struct ui *ui, struct rect rect, int radius);
void ui_panel(struct ui *ui, struct rect rect);
void ui_rule(struct ui *ui, int x, int y, int width);
void ui_clip(struct ui *ui, struct rect rect);
void ui_clip_end(struct ui *ui);
void ui_icon(struct ui *ui, int x, int y, enum icon icon, int size, struct color color);

/* A star centred on (x, y), `size` units across: its outline or hollow, and in it a filled star
 * grown to `milli` thousandths. */
void ui_star(struct ui *ui, int x, int y, int size, int milli);

/* Only the outline of a star that was earned, on this ground. */
void ui_star_hollow(struct ui *ui, int x, int y, int size, struct color ground);

/* A ring of `size` units across, filled clockwise by `milli` thousandths. */
void ui_ring(struct ui *ui, int x, int y, int size, int milli);

/* Returns the width in device pixels. */
int ui_text_width(const struct ui *ui, const struct text_style *style, const char *text);

/* Draws one line at (x, y), device pixels; y is the middle of the capitals. */
void ui_text(struct ui *ui, int x, int y, const struct text_style *style, const char *text);

/* Draws one line no wider than `width` px: it shrinks down to three quarters of its size, then
 * is cut with an ellipsis, at UI_SIZE_LEAST or more. Returns its width. */
int ui_text_fit(struct ui *ui, int x, int y, int width, const struct text_style *style,
                const char *text);

/* The same for a text that may be longer in other languages: a line that would shrink below
 * UI_SIZE_LEAST is broken into closely spaced lines around y, at most `height` px together, if they
 * are larger. */
int ui_text_lines(struct ui *ui, int x, int y, int width, int height,
                  const struct text_style *style, const char *text);

/* Returns the width, px, of a line that has shrunk as far as it can be read easily: with less room
 * it is better left out, or said in another way. */
int ui_text_least(const struct ui *ui, const struct text_style *style, const char *text);

/* Returns whether ui_text_lines() shows all of a text without shrinking it below that. */
bool ui_lines_fit(const struct ui *ui, int width, int height, const struct text_style *style,
                  const char *text);

/* Returns the least width, px, that a text needs in up to two lines of this height together. */
int ui_text_narrowest(const struct ui *ui, const struct text_style *style, int height,
                      const char *text);

/* Draws one line at the size of `style`, as in the rows of a list, cut after a word if too long. */
void ui_text_cut(struct ui *ui, int x, int y, int width, const struct text_style *style,
                 const char *text);

/* Strikes through a line of text: `x` its left end, `y` the middle of its capitals, px. */
void ui_strike(struct ui *ui, int x, int y, int width, struct color color);

/* Draws a text wrapped to the width of `rect`, from its top, in one size. If it is too high, it
 * shrinks down to a floor, then its lines move closer together. If it still does not fit, it is cut
 * and the last line ends in an ellipsis. Returns the height used, px. */
int ui_text_wrap(struct ui *ui, struct rect rect, const struct text_style *style, const char *text);

/* Returns the length in bytes of a text's first line, broken at a space to be no wider than `width`
 * px: at least one word, however wide. Avoids a single word in the last line if the line before can
 * spare one. */
size_t ui_line_length(const struct ui *ui, const struct text_style *style, int width,
                      const char *text);

/* Returns where the line after one of `length` bytes begins; a dot between them is dropped. */
const char *ui_next_line(const char *text, size_t length);

/* Returns the height in px that ui_text_wrap would use with no limit. */
int ui_wrap_height(const struct ui *ui, int width, const struct text_style *style,
                   const char *text);

/* BUTTON_DANGER is a ghost button that warns; BUTTON_DIE has the colour of a die. */
enum button_kind { BUTTON_PLAIN, BUTTON_PRIMARY, BUTTON_GHOST, BUTTON_DANGER, BUTTON_DIE };

struct button_look {
    enum button_kind kind;
    const char *label; /* NULL: icon only */
    enum icon icon;
    int size;      /* of the label, units; 0: 19 */
    bool disabled; /* pale; cannot be pressed or focused */
    bool unfolds;  /* has a chevron at its end: it opens choices */
};

void ui_button(struct ui *ui, int id, struct rect rect, const struct button_look *look);

/* A ghost button with only an icon. */
void ui_icon_button(struct ui *ui, int id, struct rect rect, enum icon icon);

/* The button at the top left of a page that leads back. Returns the row beside it, and sets `rest`
 * to what is left of the window below both, inside its margins; both in units. */
struct rect ui_page(struct ui *ui, int back_id, struct rect *rest);

/* The same in a part of the window. */
struct rect ui_page_in(struct ui *ui, int back_id, struct rect window, struct rect *rest);

/* A row of choices; ids count from `first_id`. */
void ui_choices(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
                int selected);

/* Returns whether all labels of such a row can be read without shrinking below UI_SIZE_LEAST. */
bool ui_choices_fit(const struct ui *ui, struct rect rect, const char *const *labels, int count);

/* The same in larger letters, with the selection in the player's colour: for the choice that the
 * others depend on. */
void ui_modes(struct ui *ui, int first_id, struct rect rect, const char *const *labels, int count,
              int selected);

/* A switch followed by its label. */
void ui_switch(struct ui *ui, int id, struct rect rect, const char *label, bool on);

/* A track filled by `milli` thousandths. */
void ui_track(struct ui *ui, struct rect rect, int milli, struct color color);

/* Draws the face of a level, up to RIVAL_LADDER, into the largest square in the middle of `rect`,
 * device pixels; parts of it, such as horns, may reach a tenth of the square beyond. */
void ui_face(struct ui *ui, struct rect rect, enum rival_level level, enum face_mood mood);

/* Draws a ghost into the largest square in the middle of `rect`, with eyes of the ground's colour.
 */
void ui_ghost(struct ui *ui, struct rect rect, struct color color, struct color ground);

#endif
