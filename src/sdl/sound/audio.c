/* SPDX-License-Identifier: MIT */
/*
 * Implements cues, volume, room and a peak limiter with SDL_mixer.
 */
#include "audio.h"

#include "echo.h"
#include "stream.h"
#include "tones.h"

#include "trounce/memory.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <stdio.h>
#include <string.h>

/* The format of the files; SDL converts if the device needs another. */
#define RATE         44100
#define BUFFER_COUNT 1024 /* samples: 23 ms; fewer would wake the processor more often */

/* Per sample; half of a gain reduction is recovered in about 60 ms. */
#define RECOVERY 0.00026F

#define SOUNDS_MAX 16

/* The files of a cue: one, or one per step. */
struct cue_files {
    const char *name;
    int count;
};

#define CUE_FILES(kind, name, steps) [kind] = {name, steps},
static const struct cue_files files[CUE_COUNT] = {CUES(CUE_FILES)};
#undef CUE_FILES

/* Each group has its own channels, so that a fast search does not drown out the words it finds, nor
 * these the player's words. */
enum group { GROUP_STEPS, GROUP_FINDS, GROUP_REST, GROUP_PLACE, GROUP_COUNT };

static const int group_channels[GROUP_COUNT] = {
    [GROUP_STEPS] = 2, [GROUP_FINDS] = 3, [GROUP_REST] = 7, [GROUP_PLACE] = 1};

struct audio {
    const char *folder;
    bool open;
    bool failed; /* no device; do not retry */
    bool loaded;
    int percent; /* volume setting */
    float gain;  /* of the limiter */
    bool has_room;
    int channels; /* of the device: 1, or 2 for sides */
    struct echo echo[2];
    Mix_Chunk place; /* made when it is played */
    int16_t tones[2 * TONES_FRAMES];
    Mix_Chunk *chunks[CUE_COUNT][SOUNDS_MAX];
};

struct audio *audio_new(const char *folder)
{
    struct audio *audio = memory_new(1, sizeof *audio);
    if (audio) {
        audio->folder = folder;
        audio->percent = 100;
        audio->channels = 1;
    }
    return audio;
}

static void close_device(struct audio *audio)
{
    if (!audio->open) {
        return;
    }
    (void)Mix_HaltChannel(-1);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    audio->open = false;
}

/* Drops the sounds, which are in the format of the device. */
static void unload(struct audio *audio)
{
    if (audio->open) {
        (void)Mix_HaltChannel(-1);
    }
    for (int kind = 0; kind < CUE_COUNT; kind++) {
        for (int i = 0; i < files[kind].count; i++) {
            if (audio->chunks[kind][i]) {
                Mix_FreeChunk(audio->chunks[kind][i]);
                audio->chunks[kind][i] = NULL;
            }
        }
    }
    audio->loaded = false;
}

void audio_free(struct audio *audio)
{
    if (!audio) {
        return;
    }
    unload(audio);
    close_device(audio);
    memory_free(audio);
}

void audio_set_sides(struct audio *audio, bool has_sides)
{
    int channels = has_sides ? 2 : 1;
    if (channels == audio->channels) {
        return;
    }
    unload(audio);
    close_device(audio);
    audio->channels = channels;
}

void audio_limit(float *gain, int16_t *samples, size_t count)
{
    float now = *gain;
    for (size_t i = 0; i < count; i++) {
        int loud = samples[i] < 0 ? -samples[i] : samples[i];
        now += (1.0F - now) * RECOVERY;
        if ((float)loud * now > AUDIO_PEAK) {
            now = (float)AUDIO_PEAK / (float)loud;
        }
        samples[i] = (int16_t)((float)samples[i] * now);
    }
    *gain = now;
}

static void limit(void *context, Uint8 *stream, int size)
{
    struct audio *audio = context;
    audio_limit(&audio->gain, (void *)stream, (size_t)size / sizeof(int16_t));
}

static void echo_and_limit(void *context, Uint8 *stream, int size)
{
    struct audio *audio = context;
    int16_t *samples = (void *)stream;
    size_t channels = (size_t)audio->channels;
    for (size_t i = 0; i < channels; i++) {
        echo_add(&audio->echo[i], samples + i, (size_t)size / sizeof *samples / channels, channels);
    }
    limit(context, stream, size);
}

/* SDL_mixer changes it between two calls. */
static void set_mix(struct audio *audio)
{
    Mix_SetPostMix(audio->has_room ? echo_and_limit : limit, audio);
}

/* Perceived loudness halves at about -10 dB: the middle of the slider, a quarter of the amplitude,
 * sounds half as loud as its end. */
static void set_channels(const struct audio *audio)
{
    (void)Mix_Volume(-1, MIX_MAX_VOLUME * audio->percent * audio->percent / 10000);
}

static bool open_mixer(int channels)
{
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        return false;
    }
    if (Mix_OpenAudioDevice(RATE, AUDIO_S16SYS, channels, BUFFER_COUNT, NULL, 0) == 0) {
        return true;
    }
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return false;
}

static bool open_device(struct audio *audio, struct audio_fault *fault)
{
    int kept = stream_hush(); /* ALSA prints warnings without a sound card */
    bool opened = open_mixer(audio->channels);
    stream_unhush(kept);
    if (!opened) {
        message_set(&fault->reason, "No sound: %s", SDL_GetError());
        fault->shown = (struct message){.format = N_("No sound device was found.")};
        audio->failed = true;
        return false;
    }
    audio->gain = 1.0F;
    memset(audio->echo, 0, sizeof audio->echo);
    set_mix(audio);
    int channels = 0;
    for (int group = 0; group < GROUP_COUNT; group++) {
        channels += group_channels[group];
    }
    (void)Mix_AllocateChannels(channels);
    for (int group = 0, first = 0; group < GROUP_COUNT; first += group_channels[group++]) {
        (void)Mix_GroupChannels(first, first + group_channels[group] - 1, group);
    }
    set_channels(audio);
    audio->open = true;
    return true;
}

static Mix_Chunk *load(const struct audio *audio, enum cue_kind kind, int step,
                       struct message *fault)
{
    const struct cue_files *file = &files[kind];
    char path[FILE_PATH_MAX + 32];
    if (file->count == 1) {
        (void)snprintf(path, sizeof path, "%s/%s.wav", audio->folder, file->name);
    } else if (file->count > 9) {
        (void)snprintf(path, sizeof path, "%s/%s-%02d.wav", audio->folder, file->name, step);
    } else {
        (void)snprintf(path, sizeof path, "%s/%s-%d.wav", audio->folder, file->name, step + 1);
    }
    struct file bytes;
    if (!file_open(&bytes, path, fault)) {
        return NULL;
    }
    Mix_Chunk *chunk = Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes.bytes, (int)bytes.size), 1);
    if (!chunk) {
        message_set(fault, "%s: no sound: %s", path, Mix_GetError());
    }
    file_close(&bytes);
    return chunk;
}

/* Loads all sounds; false if any cannot be read, with the first such in `fault`. */
static bool load_all(struct audio *audio, struct audio_fault *fault)
{
    bool done = true;
    struct message later;
    for (int kind = 0; kind < CUE_COUNT; kind++) {
        for (int i = 0; i < files[kind].count; i++) {
            audio->chunks[kind][i] =
                load(audio, (enum cue_kind)kind, i, done ? &fault->reason : &later);
            done = done && audio->chunks[kind][i];
        }
    }
    audio->loaded = true;
    if (!done) {
        fault->shown = fault->reason;
    }
    return done;
}

bool audio_follow(struct audio *audio, bool wanted, struct audio_fault *fault)
{
    if (!wanted) {
        close_device(audio);
        return true;
    }
    if (audio->open || audio->failed) {
        return true;
    }
    return open_device(audio, fault) && (audio->loaded || load_all(audio, fault));
}

void audio_set_volume(struct audio *audio, int percent)
{
    if (percent == audio->percent) {
        return;
    }
    audio->percent = percent;
    if (audio->open) {
        set_channels(audio);
    }
}

void audio_set_room(struct audio *audio, bool has_room)
{
    if (has_room == audio->has_room) {
        return;
    }
    audio->has_room = has_room;
    if (!audio->open) {
        return;
    }
    if (has_room) {
        memset(audio->echo, 0, sizeof audio->echo); /* which the mixer does not use yet */
    }
    set_mix(audio);
}

static enum group group_of(enum cue_kind kind)
{
    if (kind == CUE_STEP || kind == CUE_TURN) {
        return GROUP_STEPS;
    }
    return kind == CUE_FIND || kind == CUE_RIVAL_WORD || kind == CUE_FALL ? GROUP_FINDS
                                                                          : GROUP_REST;
}

/* Plays the tones of a place, which end those of the last one. */
static void play_place(struct audio *audio, const struct cue *cue)
{
    int channel = Mix_GroupAvailable(GROUP_PLACE);
    if (channel < 0) {
        channel = Mix_GroupOldest(GROUP_PLACE);
        (void)Mix_HaltChannel(channel);
    }
    tones_make(audio->tones, audio->channels, cue->step, cue->pan);
    audio->place = (Mix_Chunk){.abuf = (Uint8 *)audio->tones,
                               .alen = (Uint32)(TONES_FRAMES * audio->channels * 2),
                               .volume = MIX_MAX_VOLUME};
    (void)Mix_PlayChannel(channel, &audio->place, 0);
}

void audio_play(struct audio *audio, const struct cue *cue)
{
    if (cue->kind == CUE_PLACE) {
        if (audio->open) {
            play_place(audio, cue);
        }
        return;
    }
    int last = files[cue->kind].count - 1;
    int step = cue->step < 0 ? 0 : cue->step > last ? last : cue->step;
    Mix_Chunk *chunk = audio->chunks[cue->kind][step];
    if (!audio->open || !chunk) {
        return;
    }
    int group = (int)group_of(cue->kind);
    int channel = Mix_GroupAvailable(group);
    if (channel < 0) {
        channel = Mix_GroupOldest(group);
    }
    (void)Mix_PlayChannel(channel, chunk, 0);
}
