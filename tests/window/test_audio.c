/* SPDX-License-Identifier: MIT */
/*
 * The volume on a dummy device, the limiter, and the sound files.
 */
#include "audio.h"
#include "echo.h"
#include "english.h"
#include "seed.h"
#include "test.h"
#include "tones.h"

#include "trounce/random.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <dirent.h>
#include <math.h>
#include <unistd.h>

#define SOUNDS TROUNCE_SOURCE_DIR "/sounds"

#define RATE 44100
#define PI   3.14159265358979

/* Laptop speakers play next to nothing below this. */
#define LAPTOP_HZ 300.0

/* --- the volume --- */

static void check_volume(int wanted)
{
    int count = Mix_AllocateChannels(-1);
    assert_true(count > 0);
    for (int channel = 0; channel < count; channel++) {
        assert_int_equal(Mix_Volume(channel, -1), wanted);
    }
}

/* On SDL_mixer's scale of 128: the square of the slider's value, so that half way is a quarter. */
TEST_CASE(test_the_volume_is_the_square_of_the_slider)
{
    static const struct {
        int percent, volume;
    } volumes[] = {{100, 128}, {90, 103}, {75, 72}, {50, 32}, {25, 8}, {10, 1}, {5, 0}, {0, 0}};
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    if (!audio_follow(audio, true, &fault)) {
        fail_msg("%s", english(&fault.reason));
    }
    check_volume(128);
    for (size_t i = 0; i < sizeof volumes / sizeof volumes[0]; i++) {
        audio_set_volume(audio, volumes[i].percent);
        check_volume(volumes[i].volume);
    }
    audio_free(audio);
}

TEST_CASE(test_the_volume_is_that_of_a_device_that_opens_later)
{
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    audio_set_volume(audio, 50);
    assert_true(audio_follow(audio, true, &fault));
    check_volume(32);
    assert_true(audio_follow(audio, false, &fault));
    audio_set_volume(audio, 75);
    assert_true(audio_follow(audio, true, &fault));
    check_volume(72);
    audio_free(audio);
}

/* --- the device --- */

/* SDL's reason goes to the terminal; the player gets a plain message, once. */
TEST_CASE(test_a_device_that_is_missing_is_told_in_plain_words)
{
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    assert_int_equal(setenv("SDL_AUDIODRIVER", "nonesuch", 1), 0);
    bool follows = audio_follow(audio, true, &fault);
    bool again = audio_follow(audio, true, &fault);
    assert_int_equal(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    assert_false(follows);
    assert_true(again);
    assert_string_equal(english(&fault.shown), "No sound device was found.");
    assert_non_null(strstr(english(&fault.reason), SDL_GetError()));
    assert_true(strlen(SDL_GetError()) > 0);
    audio_free(audio);
}

TEST_CASE(test_every_cue_sounds)
{
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    assert_true(audio_follow(audio, true, &fault));
    for (int kind = 0; kind < CUE_COUNT; kind++) {
        for (int step = -1; step < 20; step++) {
            audio_play(audio, &(struct cue){.kind = (enum cue_kind)kind, .step = step});
            assert_true(Mix_Playing(-1) > 0);
            (void)Mix_HaltChannel(-1);
        }
    }
    audio_free(audio);
}

/* --- places by ear --- */

/* What a device of the kind "disk" has written. */
struct recording {
    double left, right; /* energies */
    double hertz[2];    /* of the first tone and of the second */
};

/* Returns the frequency of `count` frames of two channels by how often they rise above zero. */
static double hertz_of(const int16_t *frames, size_t count)
{
    int rises = 0;
    for (size_t i = 1; i < count; i++) {
        int before = frames[2 * i - 2] + frames[2 * i - 1];
        int now = frames[2 * i] + frames[2 * i + 1];
        rises += before <= 0 && now > 0;
    }
    return (double)rises * 44100 / (double)count;
}

static struct recording record(int row, int pan, bool has_room)
{
    enum { TONE = 3308 };
    static int16_t samples[2 * TONES_FRAMES];
    char path[] = "/tmp/trounce-sound-XXXXXX";
    struct audio_fault fault;
    struct recording heard = {0};
    int file = mkstemp(path);
    assert_true(file >= 0);
    (void)close(file);
    assert_int_equal(setenv("SDL_AUDIODRIVER", "disk", 1), 0);
    assert_int_equal(setenv("SDL_DISKAUDIOFILE", path, 1), 0);
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    audio_set_sides(audio, true);
    audio_set_room(audio, has_room);
    assert_true(audio_follow(audio, true, &fault));
    audio_play(audio, &(struct cue){.kind = CUE_PLACE, .step = row, .pan = pan});
    while (Mix_Playing(-1) > 0) {
        SDL_Delay(10);
    }
    SDL_Delay(50); /* for the last buffer */
    audio_free(audio);
    assert_int_equal(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    FILE *written = fopen(path, "rb");
    assert_non_null(written);
    do { /* silence, for as long as it took to begin */
        assert_int_equal(fread(samples, 2 * sizeof samples[0], 1, written), 1);
    } while (samples[0] == 0 && samples[1] == 0);
    assert_int_equal(fread(samples + 2, 2 * sizeof samples[0], TONES_FRAMES - 1, written),
                     TONES_FRAMES - 1);
    (void)fclose(written);
    (void)remove(path);
    for (size_t i = 0; i < TONES_FRAMES; i++) {
        heard.left += (double)samples[2 * i] * samples[2 * i];
        heard.right += (double)samples[2 * i + 1] * samples[2 * i + 1];
    }
    heard.hertz[0] = hertz_of(samples, TONE);
    heard.hertz[1] = hertz_of(samples + 2 * (TONES_FRAMES - TONE), TONE);
    return heard;
}

/* The columns are heard from left to right, and the rows from high to low. */
TEST_CASE(test_where_a_die_is_can_be_heard)
{
    static const int pans[] = {-100, -33, 0, 33, 100};
    SDL_version version;
    SDL_GetVersion(&version);
    if (version.patch >= 50) { /* SDL 2 on top of SDL 3, whose "disk" has a format of its own */
        skip();
    }
    double share_before = -1.0;
    double hertz_before = 2000.0;
    for (size_t i = 0; i < sizeof pans / sizeof pans[0]; i++) {
        struct recording heard = record(1, pans[i], i == 3);
        double share = heard.right / (heard.left + heard.right);
        assert_true(share > share_before + 0.1);
        assert_true(pans[i] != -100 || share < 0.001);
        assert_true(pans[i] != 0 || fabs(share - 0.5) < 0.01);
        assert_true(pans[i] != 100 || share > 0.999);
        share_before = share;
    }
    for (int row = 0; row < 8; row++) {
        struct recording heard = record(row, 100 - 25 * row, false);
        assert_true(fabs(heard.hertz[0] - 523.0) < 20.0);
        assert_true(heard.hertz[1] < hertz_before - 20.0 && heard.hertz[1] > LAPTOP_HZ - 20.0);
        hertz_before = heard.hertz[1];
    }
}

/* All other sounds are the same on both sides, and the device changes while it is open. */
TEST_CASE(test_the_sides_of_a_device)
{
    int frequency, channels;
    Uint16 format;
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    for (int i = 0; i < 4; i++) {
        audio_set_sides(audio, i % 2 == 1);
        audio_set_room(audio, i > 1);
        assert_true(audio_follow(audio, true, &fault));
        assert_true(Mix_QuerySpec(&frequency, &format, &channels) > 0);
        assert_int_equal(channels, i % 2 == 1 ? 2 : 1);
        audio_play(audio, &(struct cue){.kind = CUE_GOOD, .step = i});
        audio_play(audio, &(struct cue){.kind = CUE_PLACE, .step = i, .pan = 25 * i});
        audio_play(audio, &(struct cue){.kind = CUE_PLACE, .step = i, .pan = -25 * i});
        assert_int_equal(Mix_Playing(-1), 2);
        SDL_Delay(20);
    }
    audio_free(audio);
}

/* --- sound files --- */

/* Filters `samples` to what a laptop plays: half of a fourth-order Butterworth high-pass. */
static void pass_high(double *samples, size_t count, double quality)
{
    double w = 2.0 * PI * LAPTOP_HZ / RATE;
    double slope = sin(w) / (2.0 * quality);
    double x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0;
    for (size_t i = 0; i < count; i++) {
        double x = samples[i];
        double y =
            ((1.0 + cos(w)) / 2.0 * (x - 2.0 * x1 + x2) + 2.0 * cos(w) * y1 - (1.0 - slope) * y2) /
            (1.0 + slope);
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = samples[i] = y;
    }
}

/* Returns the mean power of the loudest eighth of a second, which is about the ear's integration
 * time. */
static double loudest_power(const double *samples, size_t count)
{
    size_t width = RATE / 8;
    double now = 0.0, loudest = 0.0;
    for (size_t i = 0; i < count; i++) {
        now += samples[i] * samples[i] - (i >= width ? samples[i - width] * samples[i - width] : 0);
        loudest = fmax(loudest, now);
    }
    return loudest / (double)width;
}

static double energy(const double *samples, size_t count)
{
    double sum = 0.0;
    for (size_t i = 0; i < count; i++) {
        sum += samples[i] * samples[i];
    }
    return sum;
}

static void check_sound(const char *name)
{
    char path[FILE_PATH_MAX];
    SDL_AudioSpec spec;
    Uint8 *bytes;
    Uint32 size;
    (void)snprintf(path, sizeof path, SOUNDS "/%s", name);
    assert_non_null(SDL_LoadWAV(path, &spec, &bytes, &size));
    assert_true(spec.freq == RATE && spec.channels == 1 && spec.format == AUDIO_S16LSB);

    size_t count = size / 2;
    double *samples = calloc(count, sizeof *samples);
    assert_non_null(samples);
    double peak = 0.0;
    for (size_t i = 0; i < count; i++) {
        samples[i] = (int16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8) / 32768.0;
        peak = fmax(peak, fabs(samples[i]));
    }
    SDL_FreeWAV(bytes);
    double whole = energy(samples, count);
    pass_high(samples, count, 0.5412);
    pass_high(samples, count, 1.3066);
    double share = energy(samples, count) / whole;
    double heard_db = 10.0 * log10(loudest_power(samples, count));
    free(samples);

    /* The search plays these many times a second: they may be softer. */
    bool is_search = strcmp(name, "step.wav") == 0 || strcmp(name, "turn.wav") == 0;
    print_message("%-14s peak %5.1f dBFS; on a laptop %3.0f %%, %5.1f dB\n", name,
                  20.0 * log10(peak), 100.0 * share, heard_db);
    assert_true(20.0 * log10(peak) <= -12.0);
    assert_true(share >= 0.5);
    assert_true(heard_db >= (is_search ? -42.0 : -35.0) && heard_db <= -20.0);
}

/* Every sound is audible on small speakers, and none is too loud. */
TEST_CASE(test_every_sound_is_heard_on_a_laptop)
{
    DIR *folder = opendir(SOUNDS);
    assert_non_null(folder);
    int count = 0;
    for (const struct dirent *entry; (entry = readdir(folder));) {
        const char *dot = strrchr(entry->d_name, '.');
        if (dot && strcmp(dot, ".wav") == 0) {
            check_sound(entry->d_name);
            count++;
        }
    }
    (void)closedir(folder);
    assert_true(count > 0);
}

/* --- the limiter --- */

TEST_CASE(test_nothing_passes_the_limit)
{
    struct random random;
    random_seed(&random, seed_of_tests());
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

TEST_CASE(test_what_is_soft_stays_as_it_is)
{
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
    int16_t later[44100] = {0}; /* after a second the gain has recovered */
    later[44099] = 8000;
    audio_limit(&gain, later, 44100);
    assert_int_in_range(later[44099], 7990, 8000);
}

/* --- the room --- */

/* Returns the loudest of `count` samples. */
static int peak_of(const int16_t *samples, size_t count)
{
    int peak = 0;
    for (size_t i = 0; i < count; i++) {
        peak = abs(samples[i]) > peak ? abs(samples[i]) : peak;
    }
    return peak;
}

/* A click comes back, each time softer, and then there is silence. */
TEST_CASE(test_a_room_answers_softly)
{
    enum { STEP = RATE / 20, STEPS = 40 };
    static int16_t samples[STEP * STEPS];
    static struct echo echo;
    memset(samples, 0, sizeof samples);
    echo = (struct echo){.at = 0};
    for (int i = 0; i < 40; i++) {
        samples[i] = i < 20 ? 16000 : -16000;
    }
    int16_t click[40];
    memcpy(click, samples, sizeof click);
    for (int i = 0; i < STEPS; i++) { /* as the device asks for them */
        echo_add(&echo, samples + i * STEP, STEP, 1);
    }
    assert_memory_equal(samples, click, sizeof click); /* what is played stays as it is */
    assert_int_equal(peak_of(samples + 40, RATE / 20), 0);
    int first = peak_of(samples + 3527, STEP);
    assert_int_in_range(first, 500, 16000 / 3);
    assert_int_in_range(peak_of(samples + RATE / 2, STEP), 1, first / 2);
    assert_int_equal(peak_of(samples + STEP * (STEPS - 10), 10 * STEP), 0);
}

/* Noise as loud as can be goes round and round, and stays within its range. */
TEST_CASE(test_a_room_full_of_noise_settles)
{
    static struct echo echo;
    static int16_t samples[RATE];
    struct random random;
    random_seed(&random, seed_of_tests());
    echo = (struct echo){.at = 0};
    for (int second = 0; second < 10; second++) {
        for (size_t i = 0; i < RATE; i++) {
            samples[i] = second < 2   ? (random_below(&random, 2) ? INT16_MAX : INT16_MIN)
                         : second < 3 ? INT16_MAX
                                      : 0;
        }
        echo_add(&echo, samples, RATE, 1);
    }
    assert_int_equal(peak_of(samples, RATE), 0);
}

/* Turned on and off while it plays. */
TEST_CASE(test_the_room_of_a_device)
{
    struct audio_fault fault;
    struct audio *audio = audio_new(SOUNDS);
    assert_non_null(audio);
    audio_set_room(audio, true);
    assert_true(audio_follow(audio, true, &fault));
    for (int i = 0; i < 20; i++) {
        audio_play(audio, &(struct cue){.kind = CUE_GOOD, .step = i});
        audio_set_room(audio, i % 2 == 0);
        SDL_Delay(10);
    }
    assert_true(audio_follow(audio, false, &fault));
    audio_set_room(audio, true);
    audio_free(audio);
}

static int begin(void **state)
{
    return setenv("SDL_AUDIODRIVER", "dummy", 1);
}

RUN_TESTS(begin, NULL)
