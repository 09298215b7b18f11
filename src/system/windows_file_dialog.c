/* SPDX-License-Identifier: MIT */
/*
 * The dialog of Windows runs its own event loop, so it has a thread.
 */
#include "file_dialog.h"

#include "thread.h"
#include "windows_wide.h"

#include "trounce/memory.h"

#include <stdatomic.h>
#include <stdio.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <commdlg.h>

#define LOOK_MS   100
#define TITLE_MAX 256

struct file_dialog_work {
    struct thread *thread;
    atomic_bool is_done;
    bool is_chosen;
    DWORD fault; /* 0: cancelled */
    wchar_t title[TITLE_MAX];
    wchar_t path[WIDE_MAX];
};

static void ask_for_file(void *context)
{
    struct file_dialog_work *work = context;
    OPENFILENAMEW wanted = {.lStructSize = sizeof wanted,
                            .lpstrFile = work->path,
                            .nMaxFile = WIDE_MAX,
                            .lpstrTitle = work->title,
                            .Flags = OFN_EXPLORER | OFN_FILEMUSTEXIST | OFN_HIDEREADONLY |
                                     OFN_NOCHANGEDIR};
    work->is_chosen = GetOpenFileNameW(&wanted);
    work->fault = work->is_chosen ? 0 : CommDlgExtendedError();
    atomic_store(&work->is_done, true);
}

bool file_dialog_begin(struct file_dialog *dialog, const char *title, uint64_t now_ms)
{
    (void)now_ms;
    if (dialog->work) {
        return true;
    }
    struct file_dialog_work *work = memory_new(1, sizeof *work);
    if (!work) {
        return false;
    }
    (void)MultiByteToWideChar(CP_UTF8, 0, title, -1, work->title, TITLE_MAX - 1);
    work->thread = thread_start(ask_for_file, work);
    if (!work->thread) {
        memory_free(work);
        return false;
    }
    dialog->work = work;
    return true;
}

enum file_dialog_outcome file_dialog_poll(struct file_dialog *dialog, uint64_t now_ms,
                                          char path[FILE_DIALOG_PATH_MAX])
{
    struct file_dialog_work *work = dialog->work;
    (void)now_ms;
    if (!work || !atomic_load(&work->is_done)) {
        return FILE_DIALOG_NOTHING;
    }
    thread_join(work->thread);
    enum file_dialog_outcome outcome = work->fault ? FILE_DIALOG_FAILED : FILE_DIALOG_NOTHING;
    if (work->is_chosen) {
        outcome = wide_text_of_path(work->path, path, FILE_DIALOG_PATH_MAX) ? FILE_DIALOG_CHOSEN
                                                                            : FILE_DIALOG_FAILED;
    }
    memory_free(work);
    dialog->work = NULL;
    return outcome;
}

long file_dialog_wait_ms(const struct file_dialog *dialog)
{
    return dialog->work ? LOOK_MS : -1;
}

/* An open dialog ends with the program, and until then writes to what it has. */
void file_dialog_end(struct file_dialog *dialog)
{
    dialog->work = NULL;
}
