/* SPDX-License-Identifier: MIT */
/*
 * A tone of the same height in each column, and one for the row. Both come from the column's side,
 * at equal power.
 */
#include "tones.h"

#include <SDL.h>

#define RATE   44100
#define TONE   3308 /* frames: 75 ms */
#define FADE   441  /* 10 ms, so that nothing clicks */
#define PEAK   5200.0F
#define COLUMN 523.0F /* Hz */
#define TOP    1047.0F
#define ROW    0.841F /* three semitones lower for each row */
#define TURN   6.2831853F

/* Returns a frame of a tone: a sine with a little of its octave. */
static float tone_at(int frame, float hertz)
{
    float phase = TURN * hertz * (float)frame / RATE;
    int edge = frame < TONE - frame ? frame : TONE - frame;
    float fade = edge < FADE ? (float)edge / FADE : 1.0F;
    return PEAK * fade * (0.8F * SDL_sinf(phase) + 0.2F * SDL_sinf(2.0F * phase));
}

void tones_make(int16_t *samples, int channels, int row, int pan)
{
    float hertz = TOP;
    float sides[] = {SDL_sqrtf((float)(100 - pan) / 200.0F),
                     SDL_sqrtf((float)(100 + pan) / 200.0F)};
    for (int i = 0; i < row; i++) {
        hertz *= ROW;
    }
    for (int i = 0; i < TONES_FRAMES; i++) {
        float sample = 0.0F;
        if (i < TONE) {
            sample = tone_at(i, COLUMN);
        } else if (i >= TONES_FRAMES - TONE) {
            sample = tone_at(i - (TONES_FRAMES - TONE), hertz);
        }
        for (int channel = 0; channel < channels; channel++) {
            float side = channels == 2 ? sides[channel] : 1.0F;
            samples[i * channels + channel] = (int16_t)(sample * side);
        }
    }
}
