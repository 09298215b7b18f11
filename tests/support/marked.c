/* SPDX-License-Identifier: MIT */
/*
 * Opens the languages of the window with marks.
 */
#include "marked.h"

#include "test.h"
#include "translation.h"

#include <dirent.h>

struct marked_languages marked;

static void add_language(const char *code, const char *path, bool is_long)
{
    size_t size;
    struct app_language *language = &marked.list[marked.count];
    assert_true(marked.count < MARKED_MAX);
    (void)snprintf(language->code, sizeof language->code, "%s", code);
    marked.bytes[marked.count] = translation_make_marked(path, is_long, &size);
    assert_non_null(marked.bytes[marked.count]);
    assert_ok(catalogue_open(&language->catalogue, marked.bytes[marked.count], size));
    marked.count++;
}

int marked_open(void **state)
{
    (void)state;
    static const char folder[] = TROUNCE_SOURCE_DIR "/po";
    add_language("long", TROUNCE_SOURCE_DIR "/po/trounce.pot", true);
    DIR *directory = opendir(folder);
    assert_non_null(directory);
    for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && strcmp(dot, ".po") == 0) {
            char path[400];
            char code[16];
            (void)snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            (void)snprintf(code, sizeof code, "%.*s", (int)(dot - entry->d_name), entry->d_name);
            add_language(code, path, false);
        }
    }
    return closedir(directory);
}

int marked_close(void **state)
{
    (void)state;
    for (int i = 0; i < marked.count; i++) {
        free(marked.bytes[i]);
    }
    marked.count = 0;
    return 0;
}

void marked_plain(const char *text, char plain[MARKED_TEXT_MAX])
{
    size_t used = 0;
    while (*text && used + 1 < MARKED_TEXT_MAX) {
        size_t mark = translation_skip(text);
        bool is_seen = mark == 0 || strncmp(text, TRANSLATION_MORE, mark) == 0;
        if (is_seen) {
            plain[used++] = *text;
        }
        text += is_seen ? 1 : mark;
    }
    plain[used] = '\0';
}

static bool ends_in_ellipsis(const char *text)
{
    size_t length = strlen(text);
    return length >= 3 && strcmp(text + length - 3, "…") == 0;
}

void marked_check(const struct rig *rig, text_fault *report, void *context)
{
    const struct draw_list *list = &rig->list;
    size_t end = list->count;
    while (notice_is_shown(&rig->game->notice) && list->commands[end - 1].kind == DRAW_TEXT) {
        end--;
    }
    const char *open = "";
    int depth = 0;
    for (size_t i = 0; i < end; i++) {
        if (list->commands[i].kind != DRAW_TEXT) {
            continue;
        }
        const char *text = draw_text_of(list, &list->commands[i]);
        bool is_marked = depth > 0;
        for (const char *c = text; *c != '\0'; c++) {
            bool begins = strncmp(c, TRANSLATION_BEGIN, strlen(TRANSLATION_BEGIN)) == 0;
            bool ends = strncmp(c, TRANSLATION_END, strlen(TRANSLATION_END)) == 0;
            open = begins && depth == 0 ? text : open;
            depth += begins - ends;
            is_marked = is_marked || begins || ends;
        }
        if (is_marked && ends_in_ellipsis(text)) {
            report(context, text);
            depth = 0;
        }
    }
    if (depth != 0) {
        report(context, open);
    }
}
