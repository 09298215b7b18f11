/* SPDX-License-Identifier: MIT */
/*
 * Plays cues. Leaves the question which to the screens.
 */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include "cue.h"
#include "file.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct audio;

/* Sounds from `folder` (borrowed); nothing is opened yet. NULL when there is no memory. */
struct audio *audio_new(const char *folder);
void audio_free(struct audio *audio);

/*
 * Opens the device and reads the sounds when sound is wanted, and closes the device when it is not.
 * False, once for each reason, with a line for the player in `fault`: there is no device (all is
 * silent then) or a sound cannot be read (that one is).
 */
bool audio_follow(struct audio *audio, bool wanted, char fault[FILE_FAULT_MAX]);

/* How loud all of it is from now on, 0..100. */
void audio_set_volume(struct audio *audio, int percent);

/* Plays the sound of a cue, unless there is none to be heard. */
void audio_play(struct audio *audio, const struct cue *cue);

/* A quarter of full scale: -12 dBFS. */
#define AUDIO_PEAK 8192

/*
 * A peak limiter: turns `samples` down at once where they would pass AUDIO_PEAK, and slowly up
 * again afterwards. `gain`, 1 at first, is kept from one call to the next.
 */
void audio_limit(float *gain, int16_t *samples, size_t count);

#endif
