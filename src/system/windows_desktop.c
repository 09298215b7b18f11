/* SPDX-License-Identifier: MIT */
/*
 * Asks Windows, which answers at once, without running a program or waiting.
 */
#include "desktop.h"
#include "windows_wide.h"

#define WIN32_LEAN_AND_MEAN
#define SECURITY_WIN32
#include <windows.h>

#include <security.h>

#define AGAIN_MS 1000

static bool has_contrast(void)
{
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
}

/* Before Windows 10 there is no such setting. */
static enum desktop_scheme scheme_now(enum desktop_scheme otherwise)
{
    DWORD is_light;
    DWORD size = sizeof is_light;
    if (has_contrast()) {
        return DESKTOP_CONTRAST;
    }
    if (RegGetValueW(
            HKEY_CURRENT_USER, L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
            L"AppsUseLightTheme", RRF_RT_REG_DWORD, NULL, &is_light, &size) != ERROR_SUCCESS) {
        return otherwise == DESKTOP_CONTRAST ? DESKTOP_DARK : otherwise;
    }
    return is_light ? DESKTOP_LIGHT : DESKTOP_DARK;
}

bool desktop_follow(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    enum desktop_scheme before = desktop->scheme;
    if (wanted && !desktop->is_asked) {
        desktop->is_asked = true;
        desktop->asked_ms = now_ms;
        desktop->scheme = scheme_now(before);
    }
    return desktop->scheme != before;
}

void desktop_refresh(struct desktop *desktop, uint64_t now_ms)
{
    if (now_ms - desktop->asked_ms >= AGAIN_MS) {
        desktop->is_asked = false;
    }
}

bool desktop_finds_reader(struct desktop *desktop, bool wanted, uint64_t now_ms)
{
    BOOL runs = FALSE;
    (void)now_ms;
    if (!wanted || desktop->reader_asked > 0) {
        return false;
    }
    desktop->reader_asked++;
    return SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) && runs;
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

void desktop_user(char *name, size_t size)
{
    wchar_t wide[256];
    ULONG full_size = sizeof wide / sizeof *wide;
    DWORD short_size = sizeof wide / sizeof *wide;
    bool is_known = GetUserNameExW(NameDisplay, wide, &full_size) ||
                    GetUserNameW(wide, &short_size); /* an account of this machine alone */
    if (!is_known || !wide_text(wide, name, size)) {
        name[0] = '\0';
    }
}
