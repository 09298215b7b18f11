/* SPDX-License-Identifier: MIT */
/*
 * The hand that plays, and the texts that differ by it.
 */
#include "hand.h"

#include <string.h>

static bool has_only_fingers;

static const struct hand_pair pairs[] = {
    {N_("Drag over the dice, click them, or type"), N_("Drag over the dice, or tap them")},
    {N_("Drag over the dice, or type"), N_("Drag over the dice")},
    {N_("Click the dice, or type"), N_("Tap the dice")},
    {N_("Drag or click"), N_("Drag or tap")},
    {N_("Click"), N_("Tap")},
    {N_("Click dice, and the last one again to finish. Or type and press Enter. Or use arrows and "
        "Space. For all keys, press F1."),
     N_("Tap dice one by one, and the last one again to finish. A tap elsewhere drops the word.")},
    {N_("Point at a word for its path and meaning, at a die for the words through it."),
     N_("Tap a word for its path and meaning, a die for the words through it.")},
    {N_("Point at a word to see its path. Click a die for the words through it."),
     N_("Tap a word to see its path, a die for the words through it.")},
    {N_("Dice fade when no word that is left starts there, and the common words left are counted. "
        "Point at a die for its numbers."),
     N_("Dice fade when no word that is left starts there, and the common words left are "
        "counted.")},
    {N_("A voice says what happens, so that the game can be played without seeing it. Ctrl+Alt+S "
        "switches it anywhere."),
     N_("A voice says what happens, so that the game can be played without seeing it.")},
    {N_("Speech is on. F9 reads the screen, and F1 shows the keys."), N_("Speech is on.")},
    {N_("Give the mouse to %s. The turn continues where it stopped."),
     N_("Pass it to %s. The turn continues where it stopped.")},
    {N_("or drop a file on the window"), N_("a text file with one word per line")},
    {N_("F11 full screen · F1 help"), NULL},
};
enum { PAIR_COUNT = sizeof pairs / sizeof pairs[0] };

void hand_use_touch(bool is_touch)
{
    has_only_fingers = is_touch;
}

bool hand_is_touch(void)
{
    return has_only_fingers;
}

const char *hand_text(const char *text)
{
    for (size_t i = 0; has_only_fingers && i < PAIR_COUNT; i++) {
        if (strcmp(pairs[i].mouse, text) == 0) {
            return pairs[i].touch ? pairs[i].touch : "";
        }
    }
    return text;
}

const struct hand_pair *hand_pairs(size_t *count)
{
    *count = PAIR_COUNT;
    return pairs;
}
