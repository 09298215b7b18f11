/* SPDX-License-Identifier: MIT */
/*
 * What a browser has in place of a desktop, for posix.c and posix_disk.c, which emscripten's
 * library supports. The functions web_… are in web.js, and what they call in assets/web/page.
 */
#include "desktop.h"
#include "file_dialog.h"
#include "page.h"

#include <emscripten/emscripten.h>
#include <emscripten/html5.h>
#include <string.h>
#include <sys/stat.h>

/* ---- web.js ---- */

int web_scheme(void);    /* enum desktop_scheme */
int web_take_news(void); /* see page_has_news */
void web_show(const uint32_t *pixels, int width, int height, int left, int top, int area_width,
              int area_height);
int web_text_width(const char *text, int size);
void web_draw_text(const char *text, int size, int x, int y, int width, int height,
                   unsigned char *cover);
void web_keep(void);
void web_close(void);   /* the game has ended: offers to begin again */
void web_rest(long ms); /* see page_rest; 0: not at all */
void web_toggle_fullscreen(void);
void web_set_playing(int is_playing, int has_finished);
int web_fetch(const char *name, int is_asked); /* enum page_parcel */
int web_width(void);
int web_height(void);
void web_describe(const char *language, int is_first, int is_last);
int web_was_left(void);
int web_is_calm(void);
int web_is_touch(void);
void web_list(const char *text, size_t size);
void web_say(const char *text, int silences);
void web_remember_language(const char *code);
void web_copy(const char *text);
int web_has_copied(void);
int web_can_share(void);
void web_share(const char *text);
void web_ask_clipboard(void);
void web_give_file(const char *path);
void web_choose_file(void);

void web_show_fields(int count, const int *numbers, const char *const *texts);
int web_take_edit(int range[2], char *text, size_t size); /* 0: none, 1: of the selection, 2 */
int web_take_pick(int taken[4]);                          /* id, x, y, is_press */

/* Write a text that has come, truncated to `size`; return whether there was one. */
int web_take_pasted(char *text, size_t size);
int web_take_file(char *path, size_t size);

/* ---- the page ---- */

/* Pictures that the browser shows without a change cost more than all else in a still window. */
#define SHORT_REST_MS 15 /* is not worth it */

static struct {
    page_step *step;
    void *context;
    long rest_ms; /* as for page_rest */
    bool is_woken;
    bool is_hidden;
} running;

bool page_is_there(void)
{
    return true;
}

static void take_step(void)
{
    running.rest_ms = 0;
    running.is_woken = false;
    if (running.step && !running.step(running.context)) {
        running.step = NULL;
        web_rest(0);
        emscripten_cancel_main_loop();
        web_keep();
        web_close();
        return;
    }
    bool is_short = running.rest_ms >= 0 && running.rest_ms < SHORT_REST_MS;
    web_rest(is_short || running.is_woken ? 0 : running.rest_ms);
}

/* The browser shows no pictures of a hidden page. */
static EM_BOOL turn(int kind, const EmscriptenVisibilityChangeEvent *event, void *context)
{
    (void)kind;
    (void)context;
    running.is_hidden = event->hidden;
    take_step();
    return EM_FALSE;
}

void page_run(page_step *step, void *context)
{
    running.step = step;
    running.context = context;
    (void)umask(022); /* emscripten's own lets nobody read what is written */
    (void)emscripten_set_visibilitychange_callback(NULL, EM_FALSE, turn);
    emscripten_set_main_loop(take_step, 0, true);
}

void page_show(uint32_t *pixels, int width, int height, const struct page_area *area)
{
    for (int y = area->top; y < area->top + area->height; y++) {
        uint32_t *row = pixels + (long)y * width;
        for (int x = area->left; x < area->left + area->width; x++) {
            row[x] |= 0xff000000;
        }
    }
    web_show(pixels, width, height, area->left, area->top, area->width, area->height);
}

int page_text_width(const char *text, int size)
{
    return web_text_width(text, size);
}

void page_draw_text(const char *text, int size, int x, int y, int width, int height,
                    unsigned char *cover)
{
    web_draw_text(text, size, x, y, width, height, cover);
}

void page_size(int *width, int *height)
{
    *width = web_width();
    *height = web_height();
}

void page_rest(long ms)
{
    running.rest_ms = ms;
}

void page_wake(void)
{
    running.is_woken = true;
    web_rest(0);
}

bool page_is_hidden(void)
{
    return running.is_hidden;
}

bool page_has_news(void)
{
    return web_take_news() != 0;
}

void page_keep(void)
{
    web_keep();
}

bool page_toggle_fullscreen(void)
{
    web_toggle_fullscreen();
    return true;
}

void page_describe(const char *language, bool is_first, bool is_last)
{
    web_describe(language, is_first, is_last);
}

bool page_was_left(void)
{
    return web_was_left() != 0;
}

void page_list(const char *text, size_t size)
{
    web_list(text, size);
}

bool page_say(const char *text, bool silences)
{
    web_say(text, silences);
    return true;
}

bool page_take_pick(struct page_pick *pick)
{
    int taken[4];
    if (!web_take_pick(taken)) {
        return false;
    }
    *pick =
        (struct page_pick){.id = taken[0], .x = taken[1], .y = taken[2], .is_press = taken[3] != 0};
    return true;
}

bool page_is_calm(void)
{
    return web_is_calm() != 0;
}

bool page_is_touch(void)
{
    return web_is_touch() != 0;
}

void page_set_playing(bool is_playing, bool has_finished)
{
    web_set_playing(is_playing, has_finished);
}

enum page_parcel page_fetch(const char *name, bool is_asked)
{
    return (enum page_parcel)web_fetch(name, is_asked);
}

void page_remember_language(const char *code)
{
    web_remember_language(code);
}

bool page_copy(const char *text)
{
    web_copy(text);
    return true;
}

bool page_has_copied(void)
{
    return web_has_copied() != 0;
}

bool page_can_share(void)
{
    return web_can_share() != 0;
}

void page_share(const char *text)
{
    web_share(text);
}

bool page_ask_clipboard(void)
{
    web_ask_clipboard();
    return true;
}

const char *page_take_pasted(void)
{
    static char text[1 << 16];
    return web_take_pasted(text, sizeof text) ? text : NULL;
}

#define FIELD_NUMBERS 14 /* as in web.js */

void page_show_fields(const struct page_field *fields, int count)
{
    int numbers[PAGE_FIELDS_MAX * FIELD_NUMBERS] = {0};
    const char *texts[PAGE_FIELDS_MAX * 2] = {NULL};
    for (int i = 0; i < count && i < PAGE_FIELDS_MAX; i++) {
        const struct page_field *field = &fields[i];
        const int list[FIELD_NUMBERS] = {field->area.left,   field->area.top,    field->area.width,
                                         field->area.height, field->text_left,   field->size,
                                         field->spacing,     field->weight,      (int)field->color,
                                         (int)field->ground, field->anchor,      field->caret,
                                         field->has_caret,   field->has_capitals};
        memcpy(numbers + (size_t)i * FIELD_NUMBERS, list, sizeof list);
        texts[2 * i] = field->text;
        texts[2 * i + 1] = field->hint;
    }
    web_show_fields(count, numbers, texts);
}

bool page_take_edit(struct page_edit *edit)
{
    static char text[1 << 12];
    int range[2];
    int kind = web_take_edit(range, text, sizeof text);
    *edit = (struct page_edit){.from = range[0], .to = range[1], .text = kind == 2 ? text : NULL};
    return kind != 0;
}

bool page_give_file(const char *path)
{
    web_give_file(path);
    return true;
}

/* ---- the desktop ---- */

bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    enum desktop_scheme before = desktop->scheme;
    (void)now_ms;
    if (wanted) {
        desktop->scheme = (enum desktop_scheme)web_scheme();
    }
    return desktop->scheme != before;
}

void desktop_refresh(struct desktop *desktop, uint64_t now_ms)
{
    (void)desktop;
    (void)now_ms;
}

bool desktop_finds_reader(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    (void)desktop;
    (void)wanted;
    (void)now_ms;
    return false;
}

long desktop_wait_ms(const struct desktop *desktop)
{
    (void)desktop;
    return -1;
}

void desktop_end(struct desktop *desktop)
{
    (void)desktop;
}

/* ---- the dialog for choosing a file ---- */

bool file_dialog_begin(struct file_dialog *dialog, const char *title, uint64_t now_ms)
{
    (void)dialog;
    (void)title;
    (void)now_ms;
    web_choose_file();
    return true;
}

/* The browser does not report that it was cancelled. */
enum file_dialog_outcome file_dialog_poll(struct file_dialog *dialog, uint64_t now_ms,
                                          char path[FILE_DIALOG_PATH_MAX])
{
    (void)dialog;
    (void)now_ms;
    return web_take_file(path, FILE_DIALOG_PATH_MAX) ? FILE_DIALOG_CHOSEN : FILE_DIALOG_NOTHING;
}

long file_dialog_wait_ms(const struct file_dialog *dialog)
{
    (void)dialog;
    return -1;
}

void file_dialog_end(struct file_dialog *dialog)
{
    (void)dialog;
}

/* --- the user --- */

void desktop_user(char *name, size_t size)
{
    (void)size;
    name[0] = '\0';
}
