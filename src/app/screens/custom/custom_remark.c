/* SPDX-License-Identifier: MIT */
/*
 * What the dialog says of the text.
 */
#include "custom.h"
#include "phrase.h"

#include <string.h>

int custom_missing(const struct custom_screen *screen)
{
    return int_max(screen->size * screen->size - screen->letters.count, 0);
}

static const char *say_missing(const struct custom_screen *screen, struct arena *arena)
{
    int dice = screen->size * screen->size;
    const char *size = phrase_size(arena, screen->size, screen->size);
    return screen->letters.count == 0
               ? say(arena,
                     tr_plural("A %s board needs %d letter.", "A %s board needs %d letters.", dice),
                     size, dice)
               : say(arena,
                     tr_plural("%d letter short: a %s board needs %d.",
                               "%d letters short: a %s board needs %d.", custom_missing(screen)),
                     custom_missing(screen), size, dice);
}

static const char *say_words(const struct custom_screen *screen, struct arena *arena, bool *is_bad)
{
    const char *words = phrase_words(arena, screen->words);
    *is_bad = screen->words < 0;
    return screen->words < 0     ? tr("There is not enough memory for that.")
           : screen->ended_early ? say(arena, tr("This board holds at least %s."), words)
           : screen->words == 0  ? tr("This board has no words, but you can play it.")
                                 : say(arena, tr("This board holds %s."), words);
}

/* Says what the dice lack or hold. */
static const char *say_dice(const struct custom_screen *screen, struct arena *arena, bool *is_bad)
{
    int surplus = screen->letters.count - screen->size * screen->size;
    *is_bad = screen->letters.count > 0;
    return surplus < 0   ? say_missing(screen, arena)
           : surplus > 0 ? say(arena,
                               tr_plural("%d letter too many for %s: it is left out.",
                                         "%d letters too many for %s: they are left out.", surplus),
                               surplus, phrase_size(arena, screen->size, screen->size))
                         : say_words(screen, arena, is_bad);
}

static const char *say_letters(const struct custom_screen *screen, struct arena *arena,
                               bool *is_bad)
{
    const struct custom_letters *letters = &screen->letters;
    const char *state = say_dice(screen, arena, is_bad);
    char split[ALPHABET_FACE_LETTERS + 1];
    size_t count = 0;
    if (letters->unread[0]) {
        *is_bad = true;
        return say(arena, tr("“%s” (letter %d) can’t be used: no die shows it."), letters->unread,
                   letters->unread_at);
    }
    if (letters->left_out > 0) {
        *is_bad = true;
        return say(arena,
                   tr_plural("%d character that is not a letter was left out. %s",
                             "%d characters that are not letters were left out. %s",
                             letters->left_out),
                   letters->left_out, state);
    }
    if (letters->split[0]) {
        (void)alphabet_encode(screen->alphabet, letters->split, strlen(letters->split), split,
                              ALPHABET_FACE_LETTERS, &count);
        return say(arena, tr("“%s” is %s here, on two dice. %s"), letters->split,
                   phrase_upper(arena, screen->alphabet, split), state);
    }
    return state;
}

/* Turns a clause from the engine into a sentence. */
static const char *say_reason(const struct message *reason, struct arena *arena)
{
    const char *clause = phrase_message(arena, reason);
    if (!clause[0]) {
        return tr("There is not enough memory for that.");
    }
    char first = custom_code_character(clause[0]);
    return say(arena, "%c%s.", first ? first : clause[0], clause + 1);
}

const char *custom_hunt_name(const struct custom_screen *screen, struct arena *arena)
{
    return say(arena, "%s · %s", tr("Hunt"),
               phrase_day_of_month(arena, screen->date.day, screen->date.month));
}

const char *custom_remark(const struct custom_screen *screen, struct arena *arena,
                          bool *is_complaint)
{
    *is_complaint = false;
    switch (screen->sense) {
    case CUSTOM_SENSE_LETTERS:
        return say_letters(screen, arena, is_complaint);
    case CUSTOM_SENSE_SHORT:
        return say(
            arena,
            tr_plural("One more letter or digit.", "%d more letters or digits.", screen->missing),
            screen->missing);
    case CUSTOM_SENSE_UNKNOWN:
        *is_complaint = true;
        return say(arena, tr("Codes have no %c. Please check it."), screen->unknown);
    case CUSTOM_SENSE_WRONG:
        *is_complaint = true;
        return say(arena, tr("Not this one: %s."), phrase_message(arena, &screen->reason));
    case CUSTOM_SENSE_PUZZLE:
        return tr("A Scrambler puzzle.");
    case CUSTOM_SENSE_HUNT:
        return screen->has_board ? custom_hunt_name(screen, arena)
               : screen->date.year < DAILY_YEAR_FIRST
                   ? tr("This link opens no board.")
                   : say(arena, tr("This Hunt opens on %s."),
                         phrase_day_of_month(arena, screen->date.day, screen->date.month));
    case CUSTOM_SENSE_CHALLENGE:
        return screen->played     ? tr("You’ve played this board: see who found what.")
               : screen->is_daily ? tr("Today’s Sprint: your one try comes first. Then paste this "
                                       "challenge again to compare.")
                                  : say_words(screen, arena, is_complaint);
    case CUSTOM_SENSE_CODE:
        return say_words(screen, arena, is_complaint);
    case CUSTOM_SENSE_BROKEN:
        *is_complaint = true;
        return say_reason(&screen->reason, arena);
    }
    return "";
}
