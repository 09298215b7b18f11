/* SPDX-License-Identifier: MIT */
/*
 * Writes the list as records of fields, and gives the page those that differ from the last ones.
 */
#include "listing.h"

#include "control.h"
#include "page.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

#define PAUSE_MS 250 /* between lists while something moves */

/* What separates fields and records: no text has these. */
#define FIELD_END  "\x1f"
#define RECORD_END "\x1e"

static void add(struct listing_text *text, const char *bytes)
{
    size_t size = strlen(bytes);
    if (text->size + size > text->capacity) {
        size_t capacity = 2 * text->capacity + size;
        char *larger = memory_resize(text->bytes, capacity, 1);
        text->failed = text->failed || !larger;
        if (!larger) {
            return;
        }
        text->bytes = larger;
        text->capacity = capacity;
    }
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
}

/* Returns the letter that the page knows a control by. */
static const char *letter_of(const struct control *control)
{
    static const char *const letters[] = {
        [ROLE_BUTTON] = "b", [ROLE_SWITCH] = "s", [ROLE_CHOICE] = "c", [ROLE_DIE] = "d",
        [ROLE_ROW] = "r",    [ROLE_FIELD] = "f",  [ROLE_SLIDER] = "v"};
    return control->kind == CONTROL_TITLE ? "h" : control->hot ? letters[control->hot->role] : "t";
}

static void add_control(void *context, const struct control *control)
{
    struct listing_text *text = context;
    const struct hot *hot = control->hot;
    const struct rect *rect = &control->rect;
    char numbers[128];
    (void)snprintf(numbers, sizeof numbers,
                   FIELD_END "%d" FIELD_END "%d" FIELD_END "%d" FIELD_END "%d" FIELD_END
                             "%d" FIELD_END "%d" FIELD_END "%d" FIELD_END "%d" FIELD_END,
                   hot ? hot->id : HOT_NONE, hot && hot->is_on, control->has_focus,
                   hot && hot->in_focus_order, rect->x, rect->y, rect->w, rect->h);
    add(text, letter_of(control));
    add(text, numbers);
    add(text, control->name);
    add(text, FIELD_END);
    add(text, control->value);
    add(text, FIELD_END);
    add(text, control->hint);
    add(text, RECORD_END);
}

static bool is_same(const struct listing_text *one, const struct listing_text *other)
{
    return one->size == other->size &&
           (one->size == 0 || memcmp(one->bytes, other->bytes, one->size) == 0);
}

static void list_all(struct listing *listing, struct app *app, const struct draw_list *list)
{
    struct listing_text before = listing->last;
    listing->next.size = 0;
    listing->next.failed = false;
    app_list(app, list, add_control, &listing->next);
    if (listing->next.failed || is_same(&before, &listing->next)) {
        return;
    }
    page_list(listing->next.bytes, listing->next.size);
    listing->last = listing->next;
    listing->next = before;
}

void listing_follow(struct listing *listing, struct app *app, const struct draw_list *list,
                    bool has_changed, long wait_ms, uint64_t now_ms)
{
    int focus = app_focus(app);
    listing->is_due = listing->is_due || has_changed;
    bool moves = wait_ms >= 0 && wait_ms < PAUSE_MS;
    bool is_early = moves && focus == listing->focus && now_ms - listing->listed_ms < PAUSE_MS;
    if (!page_is_there() || !listing->is_due || is_early) {
        return;
    }
    listing->is_due = false;
    listing->focus = focus;
    listing->listed_ms = now_ms;
    list_all(listing, app, list);
}

void listing_answer(struct app *app)
{
    struct page_pick pick;
    while (page_take_pick(&pick)) {
        if (pick.is_press) {
            app_press_listed(app, pick.id, pick.x, pick.y);
        } else {
            app_focus_listed(app, pick.id);
        }
    }
}

void listing_deinit(struct listing *listing)
{
    memory_free(listing->last.bytes);
    memory_free(listing->next.bytes);
}
