/* SPDX-License-Identifier: MIT */
/*
 * What the system gives to the app: how wide texts are, what day it is, chance. Leaves the rest of
 * the configuration to options.c and start.c, which it puts together.
 */
#include "app_open.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int text_width(void *context, enum font_weight weight, int size, const char *text)
{
    return fonts_width(context, weight, size, text);
}

static struct app_date day_of(void *context, long long unix_seconds)
{
    (void)context;
    time_t moment = (time_t)unix_seconds;
    struct tm local;
    if (!localtime_r(&moment, &local)) {
        memset(&local, 0, sizeof local);
    }
    return (struct app_date){.year = local.tm_year + 1900,
                             .month = local.tm_mon + 1,
                             .day = local.tm_mday,
                             .unix_seconds = unix_seconds};
}

static struct app_date today(void *context)
{
    return day_of(context, (long long)time(NULL));
}

/* No secret, only never the same twice; unless a test asks for the same. */
static uint64_t make_seed(void)
{
    uint64_t seed;
    const char *wanted = getenv("TROUNCE_SEED");
    if (wanted && *wanted) {
        return strtoull(wanted, NULL, 10);
    }
    if (getentropy(&seed, sizeof seed) != 0) {
        seed = (uint64_t)time(NULL) << 20 ^ (uint64_t)getpid();
    }
    return seed;
}

enum status app_open(const struct options *options, const struct start *start, struct fonts *fonts,
                     enum theme_id system_theme, const struct input *size, struct app **app)
{
    struct app_config config = {
        .lexicon = &start->words.lexicon,
        .simd = start->simd,
        .glosses = &start->glosses,
        .metrics = {text_width, fonts},
        .calendar = {.today = today, .day_of = day_of},
        .store = start->store,
        .seed = make_seed(),
        .width = size->x,
        .height = size->y,
        .density = size->density,
        .size = start->size,
        .rules = options->rules,
        .solo = options->solo,
        .level = options->level,
        .time_ms = options->time_ms,
        .richness = RICHNESS_FAIR,
        .theme = options->theme,
        .system_theme = system_theme,
        .given = options->given | (options->dice ? 1u << SETTING_SIZE : 0),
        .lexicon_path = start->lexicon_path,
        .muted = options->mute,
        .scrambler = options->scrambler,
        .scrambler_size = options->scrambler ? options->size : 0,
        .scrambler_code = options->scrambler ? options->code : NULL,
        .board = start->has_board ? &start->board : NULL,
        .code = start->code,
        .welcome = !getenv("TROUNCE_LOG"), /* a test is no newcomer */
        .version = TROUNCE_VERSION,
        .notice = *start->notice ? start->notice : NULL,
    };
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        config.dice[i] = start->has_dice[i] ? &start->dice[i] : NULL;
        config.sets[i] = start->sets[i];
    }
    return app_new(&config, app);
}
