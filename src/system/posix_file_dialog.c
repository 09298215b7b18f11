/* SPDX-License-Identifier: MIT */
/*
 * Runs zenity or kdialog, without a shell: neither the title nor the name of a file is ever taken
 * apart. Linking a toolkit instead would make every player install it.
 */
#include "file_dialog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE_MS (24u * 3600 * 1000) /* people may leave it open */
#define LOOK_MS     100                 /* nobody notices a tenth of a second here */
#define CANCELLED   1                   /* the exit status of both */

static void begin_zenity(struct ask *ask, const char *title, uint64_t now_ms)
{
    char heading[256];
    (void)snprintf(heading, sizeof heading, "--title=%s", title);
    const char *const arguments[] = {"zenity", "--file-selection", heading, NULL};
    ask_begin(ask, arguments, now_ms, PATIENCE_MS);
}

static void begin_kdialog(struct ask *ask, const char *title, uint64_t now_ms)
{
    const char *const arguments[] = {"kdialog", "--title", title, "--getopenfilename", NULL};
    ask_begin(ask, arguments, now_ms, PATIENCE_MS);
}

bool file_dialog_begin(struct file_dialog *dialog, const char *title, uint64_t now_ms)
{
    struct ask *ask = &dialog->ask;
    const char *desktop = getenv("XDG_CURRENT_DESKTOP");
    bool is_kde = desktop && strstr(desktop, "KDE");
    if (ask->waits) {
        return true;
    }
    ask_end(ask);
    (is_kde ? begin_kdialog : begin_zenity)(ask, title, now_ms);
    if (!ask->waits) {
        ask_end(ask);
        (is_kde ? begin_zenity : begin_kdialog)(ask, title, now_ms);
    }
    return ask->waits;
}

/* Removes the line break at the end; one within the name is part of it. */
static enum file_dialog_outcome take_path(const struct ask *ask, char path[FILE_DIALOG_PATH_MAX])
{
    size_t length = ask->length;
    if (length > 0 && ask->answer[length - 1] == '\n') {
        length--;
    }
    if (strlen(ask->answer) != ask->length) {
        return FILE_DIALOG_FAILED;
    }
    memcpy(path, ask->answer, length);
    path[length] = '\0';
    return length > 0 ? FILE_DIALOG_CHOSEN : FILE_DIALOG_NOTHING;
}

enum file_dialog_outcome file_dialog_poll(struct file_dialog *dialog, uint64_t now_ms,
                                          char path[FILE_DIALOG_PATH_MAX])
{
    struct ask *ask = &dialog->ask;
    bool waited = ask->waits;
    if (ask_poll(ask, now_ms) || !waited) {
        return FILE_DIALOG_NOTHING;
    }
    if (ask->is_answered) {
        return take_path(ask, path);
    }
    return ask->exit_code == CANCELLED ? FILE_DIALOG_NOTHING : FILE_DIALOG_FAILED;
}

long file_dialog_wait_ms(const struct file_dialog *dialog)
{
    return ask_wait_ms(&dialog->ask) < 0 ? -1 : LOOK_MS;
}

void file_dialog_end(struct file_dialog *dialog)
{
    ask_end(&dialog->ask);
}
