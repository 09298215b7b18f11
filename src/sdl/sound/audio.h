/* SPDX-License-Identifier: MIT */
/*
 * Plays cues.
 */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include "cue.h"
#include "file.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct audio;

/* Why something cannot be heard. */
struct audio_fault {
    struct message reason; /* for the terminal, in the system's own words */
    struct message shown;  /* for the player */
};

/* Plays the sounds in `folder` (borrowed); opens nothing yet. NULL if out of memory. */
struct audio *audio_new(const char *folder);
void audio_free(struct audio *audio);

/*
 * Opens the device and loads the sounds if sound is wanted, closes the device if not. Returns false
 * once per problem, which is then in `fault`: there is no device, so all is silent; or a sound
 * cannot be read and is left out.
 */
bool audio_follow(struct audio *audio, bool wanted, struct audio_fault *fault);

/* Sets the volume, 0..100. */
void audio_set_volume(struct audio *audio, int percent);

/* Sets whether all sounds have the soft echo of a room; at first they do not. */
void audio_set_room(struct audio *audio, bool has_room);

/* Sets whether cues are heard from the left and the right; at first they are not. Opens the device
 * again. */
void audio_set_sides(struct audio *audio, bool has_sides);

/* Plays a cue; does nothing while the device is closed. */
void audio_play(struct audio *audio, const struct cue *cue);

/* A quarter of full scale, -12 dBFS. */
#define AUDIO_PEAK 8192

/*
 * A peak limiter: lowers the gain at once where `samples` would exceed AUDIO_PEAK, and raises it
 * again slowly. `*gain` starts at 1 and is kept between calls.
 */
void audio_limit(float *gain, int16_t *samples, size_t count);

#endif
