/* SPDX-License-Identifier: MIT */
/*
 * The page that the game runs in, in a browser; elsewhere there is none. A page must return to the
 * browser instead of waiting, and keeps what is written only if it is told to.
 */
#ifndef SYSTEM_PAGE_H
#define SYSTEM_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct page_area {
    int left, top, width, height;
};

/* Returns whether there is one. */
bool page_is_there(void);

/* Does what is due and returns whether there will be more; waits for that only if there is no page.
 */
typedef bool page_step(void *context);

/* Takes steps until one returns false. In a page that is one for each picture that the browser
 * shows, and one when the player turns to another page; this then never returns, and what it was
 * called from stays as it is. */
void page_run(page_step *step, void *context);

/* Shows an area of the game's picture, of `width` times `height` pixels whose bytes are red, green,
 * blue and one that becomes 255 in the area. Must not be called without a page. */
void page_show(uint32_t *pixels, int width, int height, const struct page_area *area);

/* Draws a text in the browser's fonts, `size` px high, its origin at `x` and its baseline at row
 * `y` of `cover`: how much of each pixel it covers, 0..255. page_text_width returns how wide it is.
 * Must not be called without a page. */
int page_text_width(const char *text, int size);
void page_draw_text(const char *text, int size, int x, int y, int width, int height,
                    unsigned char *cover);

/* Gets the size of the game's picture in the page, in the browser's pixels. Must not be called
 * without a page. */
void page_size(int *width, int *height);

/* In a step of a page: the next may come so many milliseconds later; negative: never. It comes at
 * once, with a picture, when there is news or page_wake is called, also in this step. */
void page_rest(long ms);
void page_wake(void);

/* Returns whether the player sees another page; this one may be about to go. */
bool page_is_hidden(void);

/* Returns once that something has changed that no event reports: whether the browser is dark. */
bool page_has_news(void);

/* Has the browser keep the player's files where they have changed. It does so soon. */
void page_keep(void);

/* Fills the screen with the page, or stops that. Must be called soon after an input. False without
 * a page. */
bool page_toggle_fullscreen(void);

/* Tells the page the language of the window, and whether Tab and Shift+Tab lead out of the game;
 * and returns once that one has. */
void page_describe(const char *language, bool is_first, bool is_last);
bool page_was_left(void);

/* Gives the page the screen as a list for screen readers, of `size` bytes: records that end in
 * U+001E, of fields that U+001F separates, which assets/web/page/list.js describes. And has it say
 * a sentence, in place of what it says now if `silences`. False without a page. */
void page_list(const char *text, size_t size);
bool page_say(const char *text, bool silences);

/* What a screen reader has done to a control in that list. */
struct page_pick {
    int id;
    int x, y;      /* the middle of its rectangle */
    bool is_press; /* else it has the focus now */
};

/* Takes the oldest; false: there is none. */
bool page_take_pick(struct page_pick *pick);

/* Returns whether the player wants little motion everywhere. */
bool page_is_calm(void);

/* Returns whether the player has fingers alone: neither a mouse nor, as far as can be known, keys.
 */
bool page_is_touch(void);

/* Tells the page whether a round is under way, which it then does not disturb, or over: who has
 * played one has something to lose. */
void page_set_playing(bool is_playing, bool has_finished);

/* Some files of the game come later. */
enum page_parcel { PAGE_HERE, PAGE_COMING, PAGE_MISSING };

/* Looks for the files that a name stands for: "sounds", "words-de", "meanings-de". Has them fetched
 * if they are missing, which page_has_news reports in the end: at once if the player has asked for
 * them, else on a slow line only once a round begins. Without a page all are there. */
enum page_parcel page_fetch(const char *name, bool is_asked);

/* Remembers the language that the player has chosen, in which the next page begins. */
void page_remember_language(const char *code);

/* Copies a text to the clipboard; page_has_copied then returns once that this is done. Where the
 * browser refuses, the page shows the text, to be copied by hand. False without a page. */
bool page_copy(const char *text);
bool page_has_copied(void);

/* Returns whether the system has its own way to share a text, as phones do; and opens that. */
bool page_can_share(void);
void page_share(const char *text);

/* Asks for the text in the clipboard, which page_take_pasted has once it comes. False without a
 * page. */
bool page_ask_clipboard(void);

/* Takes a text that the player has pasted, valid until the next call; NULL: none. */
const char *page_take_pasted(void);

#define PAGE_FIELDS_MAX 4

/* A text field of the game; lengths in pixels of its picture. */
struct page_field {
    struct page_area area;
    int text_left;     /* from its left edge */
    int size, spacing; /* of its font; between letters, thousandths of the size */
    int weight;        /* 600 to 900 */
    const char *text, *hint;
    int anchor, caret; /* bytes */
    bool has_caret;
    bool has_capitals;      /* shows its text in them */
    unsigned color, ground; /* 0xRRGGBB */
};

/* Lays the browser's own fields over these, one of which the player presses to write in it by the
 * means of the device: a keyboard on the screen, dictation, selecting. At most PAGE_FIELDS_MAX.
 * Does nothing without a page. */
void page_show_fields(const struct page_field *fields, int count);

/* Takes what was done there, in the field with the caret: bytes `from` to `to`, where the caret is,
 * are selected and, unless `text` is NULL, replaced by that, valid until the next call. */
struct page_edit {
    int from, to;
    const char *text;
};
bool page_take_edit(struct page_edit *edit);

/* Gives a file to the player, as a download. False without a page. */
bool page_give_file(const char *path);

#endif
