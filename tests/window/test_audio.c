/* SPDX-License-Identifier: MIT */
/*
 * The volume on a device that plays to nobody, and the limiter.
 */
#include "audio.h"

#include "trounce/random.h"

#include <SDL_mixer.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#define SOUNDS TROUNCE_SOURCE_DIR "/sounds"

/* --- the volume --- */

static void check_volume(int wanted)
{
    int count = Mix_AllocateChannels(-1);
    assert_true(count > 0);
    for (int channel = 0; channel < count; channel++) {
        assert_int_equal(Mix_Volume(channel, -1), wanted);
    }
}

/* Of 128, as SDL_mixer counts: the square of the slider, so that half way is a quarter. */
static void test_the_volume_is_the_square_of_the_slider(void **state)
{
    (void)state;
    static const struct {
        int percent, volume;
    } volumes[] = {{100, 128}, {90, 103}, {75, 72}, {50, 32}, {25, 8}, {10, 1}, {5, 0}, {0, 0}};
    char fault[FILE_FAULT_MAX] = "";
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    if (!audio_follow(audio, true, fault)) {
        fail_msg("%s", fault);
    }
    check_volume(128);
    for (size_t i = 0; i < sizeof volumes / sizeof volumes[0]; i++) {
        audio_set_volume(audio, volumes[i].percent);
        check_volume(volumes[i].volume);
    }
    audio_free(audio);
}

static void test_the_volume_is_that_of_a_device_that_opens_later(void **state)
{
    (void)state;
    char fault[FILE_FAULT_MAX];
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    audio_set_volume(audio, 50);
    assert_true(audio_follow(audio, true, fault));
    check_volume(32);
    assert_true(audio_follow(audio, false, fault));
    audio_set_volume(audio, 75);
    assert_true(audio_follow(audio, true, fault));
    check_volume(72);
    audio_free(audio);
}

/* --- the limiter --- */

static void test_nothing_passes_the_limit(void **state)
{
    (void)state;
    uint64_t seed = (uint64_t)time(NULL);
    print_message("seed %llu\n", (unsigned long long)seed);
    struct random random;
    random_seed(&random, seed);
    float gain = 1.0F;
    for (int round = 0; round < 200; round++) {
        int16_t samples[512];
        uint32_t loudness = random_below(&random, 65536) + 1;
        for (size_t i = 0; i < 512; i++) {
            samples[i] = (int16_t)((int)random_below(&random, loudness) - (int)loudness / 2);
        }
        audio_limit(&gain, samples, 512);
        for (size_t i = 0; i < 512; i++) {
            assert_int_in_range(samples[i] + AUDIO_PEAK, 0, 2 * AUDIO_PEAK);
        }
    }
}

static void test_what_is_soft_stays_as_it_is(void **state)
{
    (void)state;
    float gain = 1.0F;
    int16_t samples[512];
    for (int i = 0; i < 512; i++) {
        samples[i] = (int16_t)((i % 64 - 32) * 255);
    }
    int16_t before[512];
    memcpy(before, samples, sizeof samples);
    audio_limit(&gain, samples, 512);
    assert_memory_equal(samples, before, sizeof samples);

    int16_t loud[1] = {-32768};
    audio_limit(&gain, loud, 1);
    assert_int_equal(loud[0], -AUDIO_PEAK);
    int16_t later[44100] = {0}; /* after a second it is forgotten */
    later[44099] = 8000;
    audio_limit(&gain, later, 44100);
    assert_int_in_range(later[44099], 7990, 8000);
}

static int begin(void **state)
{
    (void)state;
    return setenv("SDL_AUDIODRIVER", "dummy", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_volume_is_the_square_of_the_slider),
        cmocka_unit_test(test_the_volume_is_that_of_a_device_that_opens_later),
        cmocka_unit_test(test_nothing_passes_the_limit),
        cmocka_unit_test(test_what_is_soft_stays_as_it_is),
    };
    return cmocka_run_group_tests(tests, begin, NULL);
}
