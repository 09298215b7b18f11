/* SPDX-License-Identifier: MIT */
/*
 * The voice: Speech Dispatcher, which a library stands in for, and why there is none.
 */
#include "english.h"
#include "test.h"
#include "voice.h"

#include <SDL.h>

#define WAIT_MS 5000

static void *fake;
static const char *(*fake_noted)(void);
static size_t (*fake_size)(void);
static void (*fake_begin)(bool does_refuse);
static void (*fake_hang)(bool does_hang);

/* Loads the library that stands in, so that it is found by its name. */
static int load(void **state)
{
    static const char *const names[] = {"fake_noted", "fake_size", "fake_begin", "fake_hang"};
    void *const functions[] = {&fake_noted, &fake_size, &fake_begin, &fake_hang};
    (void)state;
    fake = SDL_LoadObject(TROUNCE_FAKE_SPEECHD);
    assert_non_null(fake);
    for (size_t i = 0; i < 4; i++) {
        void *found = SDL_LoadFunction(fake, names[i]);
        assert_non_null(found);
        memcpy(functions[i], &found, sizeof found);
    }
    return 0;
}

static int unload(void **state)
{
    (void)state;
    SDL_UnloadObject(fake);
    return 0;
}

/* Waits until the library has been asked to do exactly this. */
static void expect(const char *noted)
{
    for (int ms = 0; ms < WAIT_MS && fake_size() < strlen(noted); ms++) {
        SDL_Delay(1);
    }
    assert_string_equal(fake_noted(), noted);
}

TEST_CASE_WITH(test_sentences_are_said_in_order_and_silenced, load, unload)
{
    struct voice voice = {.prints = false};
    struct message why;
    (void)state;
    fake_begin(false);
    assert_true(voice_follow(&voice, false, "en", &why));
    assert_int_equal(fake_size(), 0);
    assert_true(voice_follow(&voice, true, "de", &why));
    expect("open trounce;language de;");
    voice_say(&voice, &(struct sentence){.text = "Drehen, Knopf"});
    voice_say(&voice, &(struct sentence){.text = "Strg+R"});
    expect("open trounce;language de;say Drehen, Knopf;say Strg+R;");
    voice_say(&voice, &(struct sentence){.silences = true, .text = ""});
    expect("open trounce;language de;say Drehen, Knopf;say Strg+R;cancel;");
    assert_true(voice_follow(&voice, true, "en", &why));
    expect("open trounce;language de;say Drehen, Knopf;say Strg+R;cancel;language en;");
    fake_begin(false);
    voice_say(&voice, &(struct sentence){.silences = true, .text = "Pause, button"});
    expect("cancel;say Pause, button;");
    assert_true(voice_follow(&voice, false, "en", &why));
    expect("cancel;say Pause, button;cancel;close;");
    voice_say(&voice, &(struct sentence){.text = "nobody hears this"});
    voice_end(&voice);
    expect("cancel;say Pause, button;cancel;close;");
}

/* A server that answers nothing does not keep the window from closing. */
TEST_CASE_WITH(test_the_end_waits_for_no_answer, load, unload)
{
    struct voice voice = {.prints = false};
    struct message why;
    (void)state;
    fake_begin(false);
    fake_hang(true);
    assert_true(voice_follow(&voice, true, "en", &why));
    voice_say(&voice, &(struct sentence){.text = "Home"});
    expect("open trounce;language en;say Home;");
    Uint64 before_ms = SDL_GetTicks64();
    voice_end(&voice);
    assert_true(SDL_GetTicks64() - before_ms < WAIT_MS);
    expect("open trounce;language en;say Home;");
    fake_hang(false);
    expect("open trounce;language en;say Home;cancel;close;");
}

TEST_CASE_WITH(test_a_server_that_does_not_start_is_told_once, load, unload)
{
    struct voice voice = {.prints = false};
    struct message why;
    int ms = 0;
    (void)state;
    fake_begin(true);
    for (; ms < WAIT_MS && voice_follow(&voice, true, "en", &why); ms++) {
        SDL_Delay(1);
    }
    assert_true(ms < WAIT_MS);
    assert_string_equal(why.format, "Speech Dispatcher does not start");
    assert_true(voice_follow(&voice, true, "en", &why));
    expect("open trounce;");
    voice_end(&voice);
}
