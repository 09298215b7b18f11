/* SPDX-License-Identifier: MIT */
/*
 * The system's dialog for choosing a file: zenity or kdialog, or that of Windows. It runs beside
 * the game, which polls.
 */
#ifndef SYSTEM_FILE_DIALOG_H
#define SYSTEM_FILE_DIALOG_H

#include "ask.h"

#define FILE_DIALOG_PATH_MAX ASK_ANSWER_MAX

enum file_dialog_outcome {
    FILE_DIALOG_NOTHING, /* it is still open, was cancelled, or is not open at all */
    FILE_DIALOG_CHOSEN,
    FILE_DIALOG_FAILED /* it could not be shown, or the path is too long */
};

/* A zeroed one is closed. */
struct file_dialog {
    struct ask ask;                /* where a program shows it */
    struct file_dialog_work *work; /* where the system does, in a thread */
};

/* Opens it, unless it is open already. False if this system has none. `now_ms` as in ask_begin. */
bool file_dialog_begin(struct file_dialog *dialog, const char *title, uint64_t now_ms);

/* Polls. Writes the path of a chosen file, once. */
enum file_dialog_outcome file_dialog_poll(struct file_dialog *dialog, uint64_t now_ms,
                                          char path[FILE_DIALOG_PATH_MAX]);

/* Milliseconds until the next poll; -1: none is needed. */
long file_dialog_wait_ms(const struct file_dialog *dialog);

/* Closes it where a program shows it, without waiting. */
void file_dialog_end(struct file_dialog *dialog);

#endif
