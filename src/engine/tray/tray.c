/* SPDX-License-Identifier: MIT */
/*
 * The tray game: its random generator, shaking, printing and scoring. Leaves finding the path of a
 * word to finder.c.
 */
#include "trounce/tray.h"

#include "trounce/finder.h"

#include <assert.h>
#include <stdio.h>

#define SECONDS_PER_LINE 60

static uint32_t mask_of(int bits)
{
    return bits == 16 ? 0xffffu : 0xffffffffu;
}

void tray_random_init(struct tray_random *random, int bits)
{
    assert(bits == 16 || bits == 32);
    *random = (struct tray_random){.state = 1, .bits = bits};
}

void tray_random_seed(struct tray_random *random, uint32_t seed)
{
    uint32_t state = seed & mask_of(random->bits);
    if (state != 0) {
        random->state = state;
    }
}

uint32_t tray_random_next(struct tray_random *random)
{
    if (random->other) {
        return random->other(random->context);
    }
    assert(random->state != 0);
    uint32_t state = random->state;
    state ^= state >> 7;
    state ^= state << 9 & mask_of(random->bits);
    state ^= state >> 13;
    random->state = state;
    return state;
}

uint32_t tray_random_below(struct tray_random *random, uint32_t limit)
{
    assert(limit >= 1);
    return tray_random_next(random) % limit;
}

void tray_permute(struct tray_random *random, void *values, size_t count, size_t size)
{
    assert(count <= UINT32_MAX);
    unsigned char *bytes = values;
    for (size_t i = count; i-- > 1;) {
        unsigned char *one = bytes + i * size;
        unsigned char *other = bytes + tray_random_below(random, (uint32_t)i + 1) * size;
        for (size_t at = 0; at < size; at++) {
            unsigned char byte = one[at];
            one[at] = other[at];
            other[at] = byte;
        }
    }
}

void tray_init(struct tray *tray)
{
    *tray = (struct tray){0};
    for (int i = 0; i < TRAY_CELLS; i++) {
        tray->order[i] = (unsigned char)i;
    }
}

void tray_shake(struct tray *tray, const struct dice *dice, struct tray_random *random)
{
    assert(dice->count == TRAY_CELLS);
    tray_permute(random, tray->order, sizeof tray->order, sizeof tray->order[0]);
    for (int i = 0; i < TRAY_CELLS; i++) {
        tray->faces[i] = dice->faces[tray->order[i]][tray_random_below(random, DICE_FACES)];
    }
}

char *tray_text(const struct tray *tray, char text[TRAY_TEXT_MAX])
{
    size_t at = 0;
    for (int i = 0; i < TRAY_CELLS; i++) {
        at += (size_t)snprintf(text + at, TRAY_TEXT_MAX - at, "%-3s%s", face_label(tray->faces[i]),
                               i % TRAY_SIDE == TRAY_SIDE - 1 ? "\n" : "");
    }
    return text;
}

bool tray_find(const struct tray *tray, const char *word, size_t length)
{
    struct board board;
    struct path path;
    board_init(&board, TRAY_SIDE, TRAY_SIDE, tray->faces);
    return finder_find(&board, word, length, NULL, &path);
}

int tray_points(size_t letters)
{
    static const int points[] = {[3] = 1, [4] = 1, [5] = 2, [6] = 3, [7] = 5};
    if (letters < TRAY_LETTERS_MIN || letters > TRAY_LETTERS_MAX) {
        return 0;
    }
    return letters < sizeof points / sizeof points[0] ? points[letters] : 11;
}

int tray_score(const struct tray *tray, const char *word, size_t length)
{
    int points = tray_points(length);
    return points > 0 && tray_find(tray, word, length) ? points : 0;
}

char *tray_tick(long second, char text[TRAY_TICK_MAX])
{
    assert(second >= 1);
    int in_line = (int)((second - 1) % SECONDS_PER_LINE) + 1;
    if (in_line % 5 != 0) {
        snprintf(text, TRAY_TICK_MAX, ".");
    } else {
        snprintf(text, TRAY_TICK_MAX, " %d %s", in_line, in_line == SECONDS_PER_LINE ? "\n" : "");
    }
    return text;
}
