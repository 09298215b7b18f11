/* SPDX-License-Identifier: MIT */
/*
 * Programs that run in no page.
 */
#include "page.h"

#include <stddef.h>

bool page_is_there(void)
{
    return false;
}

void page_run(page_step *step, void *context)
{
    while (step(context)) {
    }
}

void page_show(uint32_t *pixels, int width, int height, const struct page_area *area)
{
    (void)pixels;
    (void)width;
    (void)height;
    (void)area;
}

int page_text_width(const char *text, int size)
{
    (void)text;
    (void)size;
    return 0;
}

void page_draw_text(const char *text, int size, int x, int y, int width, int height,
                    unsigned char *cover)
{
    (void)text;
    (void)size;
    (void)x;
    (void)y;
    (void)width;
    (void)height;
    (void)cover;
}

void page_size(int *width, int *height)
{
    *width = *height = 0;
}

void page_rest(long ms)
{
    (void)ms;
}

void page_wake(void)
{
}

bool page_is_hidden(void)
{
    return false;
}

bool page_has_news(void)
{
    return false;
}

void page_keep(void)
{
}

bool page_toggle_fullscreen(void)
{
    return false;
}

void page_describe(const char *language, bool is_first, bool is_last)
{
    (void)language;
    (void)is_first;
    (void)is_last;
}

void page_list(const char *text, size_t size)
{
    (void)text;
    (void)size;
}

bool page_say(const char *text, bool silences)
{
    (void)text;
    (void)silences;
    return false;
}

bool page_take_pick(struct page_pick *pick)
{
    (void)pick;
    return false;
}

bool page_was_left(void)
{
    return false;
}

bool page_is_touch(void)
{
    return false;
}

bool page_is_calm(void)
{
    return false;
}

void page_set_playing(bool is_playing, bool has_finished)
{
    (void)is_playing;
    (void)has_finished;
}

enum page_parcel page_fetch(const char *name, bool is_asked)
{
    (void)name;
    (void)is_asked;
    return PAGE_HERE;
}

void page_remember_language(const char *code)
{
    (void)code;
}

bool page_copy(const char *text)
{
    (void)text;
    return false;
}

bool page_has_copied(void)
{
    return false;
}

bool page_can_share(void)
{
    return false;
}

void page_share(const char *text)
{
    (void)text;
}

bool page_ask_clipboard(void)
{
    return false;
}

const char *page_take_pasted(void)
{
    return NULL;
}

void page_show_fields(const struct page_field *fields, int count)
{
    (void)fields;
    (void)count;
}

bool page_take_edit(struct page_edit *edit)
{
    (void)edit;
    return false;
}

bool page_give_file(const char *path)
{
    (void)path;
    return false;
}
