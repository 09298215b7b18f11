/* SPDX-License-Identifier: MIT */
/*
 * Speaks through the COM interface of SAPI 5.
 */
#include "spoken.h"

#include "trounce/memory.h"

#define COBJMACROS
#define WIN32_LEAN_AND_MEAN
#include <initguid.h>
#include <windows.h>

#include <sapi.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#define TEXT_MAX 1024 /* 16-bit characters of a sentence, with its marks */

struct spoken {
    ISpVoice *voice;
    bool has_com; /* to be given back */
};

/* The interface is there even if nothing can be said: no voice is installed, or it is Wine's. */
static bool has_voice(ISpVoice *voice)
{
    ISpObjectToken *token = NULL;
    WCHAR *id = NULL;
    if (FAILED(ISpVoice_GetVoice(voice, &token)) || !token) {
        return false;
    }
    bool has_id = SUCCEEDED(ISpObjectToken_GetId(token, &id));
    CoTaskMemFree(id);
    (void)ISpObjectToken_Release(token);
    return has_id;
}

struct spoken *spoken_new(void)
{
    struct spoken *spoken = memory_new(1, sizeof *spoken);
    if (!spoken) {
        return NULL;
    }
    spoken->has_com = SUCCEEDED(CoInitializeEx(NULL, COINIT_APARTMENTTHREADED));
    HRESULT result =
        CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice, (void **)&spoken->voice);
    if (FAILED(result)) {
        spoken->voice = NULL;
    }
    if (!spoken->voice || !has_voice(spoken->voice)) {
        spoken_free(spoken);
        return NULL;
    }
    return spoken;
}

void spoken_free(struct spoken *spoken)
{
    if (!spoken) {
        return;
    }
    if (spoken->voice) {
        (void)ISpVoice_Speak(spoken->voice, L"", SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
        (void)ISpVoice_Release(spoken->voice);
    }
    if (spoken->has_com) {
        CoUninitialize();
    }
    memory_free(spoken);
}

/* Returns the number that Windows has for a language, in its usual country; 0: none. */
static unsigned number_of(const char *language)
{
    static const struct {
        const char *code;
        unsigned number;
    } languages[] = {{"de", 0x407}, {"en", 0x409}, {"es", 0xC0A}, {"fr", 0x40C}, {"it", 0x410},
                     {"nl", 0x413}, {"pl", 0x415}, {"pt", 0x816}, {"sv", 0x41D}};
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++) {
        if (strcmp(languages[i].code, language) == 0) {
            return languages[i].number;
        }
    }
    return 0;
}

void spoken_say(struct spoken *spoken, const char *text, const char *language, bool silences)
{
    wchar_t plain[TEXT_MAX - 64];
    wchar_t marked[TEXT_MAX];
    unsigned number = number_of(language);
    if (silences) {
        (void)ISpVoice_Speak(spoken->voice, L"", SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
    }
    if (!*text || !MultiByteToWideChar(CP_UTF8, 0, text, -1, plain, TEXT_MAX - 64)) {
        return;
    }
    for (wchar_t *at = plain; *at; at++) {
        if (*at == L'<' || *at == L'>' || *at == L'&') { /* they would be marks */
            *at = L' ';
        }
    }
    if (number) {
        (void)swprintf(marked, TEXT_MAX, L"<lang langid=\"%x\">%ls</lang>", number, plain);
    }
    (void)ISpVoice_Speak(spoken->voice, number ? marked : plain, SPF_ASYNC | SPF_IS_XML, NULL);
}
