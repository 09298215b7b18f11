/* SPDX-License-Identifier: MIT */
/*
 * The tray game.
 */
#include "error.h"

#include "trounce/memory.h"
#include "trounce/tray.h"

#include <assert.h>
#include <string.h>

static_assert(TROUNCE_TRAY_CELLS == TRAY_CELLS, "a tray has as many dice inside");

struct trounce_tray {
    struct dice dice;
    struct tray_random random;
    struct tray tray;
    char text[TRAY_TEXT_MAX];
};

enum trounce_status trounce_tray_new(const char *dice, int bits, trounce_tray **tray)
{
    if (!dice || (bits != 16 && bits != 32) || !tray) {
        return error_invalid(__func__);
    }
    struct fault fault;
    trounce_tray *made = memory_new(1, sizeof *made);
    if (!made) {
        return error_status(STATUS_NO_MEMORY);
    }
    enum status status =
        dice_read(&alphabet_english, dice, strlen(dice), TRAY_CELLS, &made->dice, &fault);
    if (status != STATUS_OK) {
        memory_free(made);
        return error_fault(status, &fault, "dice");
    }
    tray_random_init(&made->random, bits);
    tray_init(&made->tray);
    (void)tray_text(&made->tray, made->text);
    *tray = made;
    return TROUNCE_OK;
}

void trounce_tray_free(trounce_tray *tray)
{
    memory_free(tray);
}

enum trounce_status trounce_tray_use(trounce_tray *tray, trounce_tray_generator *next,
                                     void *context)
{
    if (!tray) {
        return error_invalid(__func__);
    }
    tray->random.other = next;
    tray->random.context = context;
    return TROUNCE_OK;
}

enum trounce_status trounce_tray_seed(trounce_tray *tray, uint32_t seed)
{
    if (!tray) {
        return error_invalid(__func__);
    }
    tray_random_seed(&tray->random, seed);
    return TROUNCE_OK;
}

uint32_t trounce_tray_next(trounce_tray *tray)
{
    if (!tray) {
        (void)error_invalid(__func__);
        return 0;
    }
    return tray_random_next(&tray->random);
}

uint32_t trounce_tray_random(trounce_tray *tray, uint32_t limit)
{
    if (!tray || limit == 0) {
        (void)error_invalid(__func__);
        return 0;
    }
    return tray_random_below(&tray->random, limit);
}

enum trounce_status trounce_tray_permute(trounce_tray *tray, int *values, size_t count)
{
    if (!tray || (!values && count > 0) || count > UINT32_MAX) {
        return error_invalid(__func__);
    }
    tray_permute(&tray->random, values, count, sizeof *values);
    return TROUNCE_OK;
}

enum trounce_status trounce_tray_shake(trounce_tray *tray)
{
    if (!tray) {
        return error_invalid(__func__);
    }
    tray_shake(&tray->tray, &tray->dice, &tray->random);
    (void)tray_text(&tray->tray, tray->text);
    return TROUNCE_OK;
}

const char *trounce_tray_text(const trounce_tray *tray)
{
    return tray ? tray->text : ((void)error_invalid(__func__), "");
}

bool trounce_tray_find(const trounce_tray *tray, const char *word)
{
    if (!tray || !word) {
        (void)error_invalid(__func__);
        return false;
    }
    return tray_find(&tray->tray, word, strlen(word));
}

int trounce_tray_score(const trounce_tray *tray, const char *word)
{
    if (!tray || !word) {
        (void)error_invalid(__func__);
        return 0;
    }
    return tray_score(&tray->tray, word, strlen(word));
}
