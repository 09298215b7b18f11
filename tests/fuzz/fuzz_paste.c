/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as text pasted into the game's fields: the dialog of a custom board, the settings, a
 * player's name.
 */
#include "hands.h"

#define TEXT_MAX 4095

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const enum screen_id screens[] = {SCREEN_CUSTOM, SCREEN_CUSTOM, SCREEN_SETTINGS,
                                             SCREEN_HOME};
    static struct hands *hands;
    static char text[TEXT_MAX + 1];
    struct fuzz_bytes bytes = {data, data + size};
    if (!hands) {
        hands = hands_get();
    }
    unsigned how = fuzz_byte(&bytes);
    (void)hands_open_store(hands, false);
    hands->rig.config.mode = MODE_TWO; /* its names are typed at Home */
    hands->rig.has_board = false;
    hands_open(hands);
    stage_over(&hands->rig.game->stage, screens[how % 4], NULL);
    hands_draw(hands);
    for (unsigned i = how >> 4; i > 0; i--) {
        rig_key(&hands->rig, KEY_TAB);
    }
    (void)fuzz_text(&bytes, TEXT_MAX, text);
    if (how & 4) {
        rig_drop(&hands->rig, text);
    } else {
        rig_paste(&hands->rig, text);
    }
    hands_draw(hands);
    rig_key(&hands->rig, KEY_BACKSPACE);
    rig_key(&hands->rig, KEY_LEFT);
    hands_draw(hands);
    rig_paste(&hands->rig, text);
    stage_unguard(&hands->rig.game->stage);
    rig_key(&hands->rig, KEY_ENTER);
    app_advance(hands->rig.app, 100);
    hands_draw(hands);
    hands_end(hands);
    return 0;
}
