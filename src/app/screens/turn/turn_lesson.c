/* SPDX-License-Identifier: MIT */
/*
 * What is said below the board in the round of How to play.
 */
#include "hand.h"
#include "phrase.h"
#include "turn_scene.h"

#define WORD_MS   8000 /* after so long what comes next is said all the same */
#define HINT_MS   15000
#define ROTATE_MS 21000

void turn_lesson_see(const struct turn *turn, const struct game *game, struct arena *arena,
                     struct lesson_seen *seen)
{
    const struct round *round = game->session.round;
    long played_ms = round_played_ms(round);
    bool has_words = round_word_count(round, SIDE_PLAYER) > 0;
    bool has_hints = round_hint_count(round) > 0;
    bool has_turned = game->session.notes.quarter_turns > 0;
    *seen = (struct lesson_seen){.text = NULL};
    if (!game->session.is_lesson || round_phase(round) == ROUND_READY || turn->rest.running) {
        return;
    }
    if (!has_words && !has_hints && !has_turned && played_ms < WORD_MS) {
        seen->text = say(arena, tr("Find words that %s knows: its score falls"),
                         phrase_rung(round_rival(round)->rung));
        seen->heard = seen->text;
        seen->icon = ICON_INFO;
    } else if (!has_hints && played_ms < HINT_MS) {
        seen->text = tr("Press Hint: it shows where a word begins");
        seen->heard = say(arena, tr("%s: %s"), tr("Ctrl+H"), tr("a hint, for points"));
        seen->icon = ICON_LIGHTBULB;
        seen->button = TURN_ID_HINT;
    } else if (!has_turned && played_ms < ROTATE_MS) {
        seen->text = tr("Press Rotate to look from another side");
        seen->icon = ICON_ROTATE_CW;
        seen->button = TURN_ID_ROTATE;
    } else {
        seen->text = tr("When you see no more words, press I’m done");
        seen->heard = say(arena, tr("%s: %s"), tr("Enter, Enter"), tr("end your turn"));
        seen->icon = ICON_FLAG;
        seen->button = TURN_ID_DONE;
    }
    if (hand_is_touch()) {
        seen->heard = seen->text;
    }
}
