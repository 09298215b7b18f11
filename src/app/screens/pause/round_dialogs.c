/* SPDX-License-Identifier: MIT */
/*
 * The dialogs about a round: pause; the handover between two players; and confirming before a round
 * is lost, given up or left unkept. Leaves the round itself to game.c.
 */
#include "dialog.h"
#include "game.h"
#include "hand.h"
#include "phrase.h"
#include "preferences.h"

enum {
    ID_RESUME = 1,
    ID_THEME,
    ID_SOUND,
    ID_FULLSCREEN,
    ID_SETTINGS,
    ID_KEYS,
    ID_LEAVE,
    ID_GIVE_UP,
    ID_STAY,
    ID_GO
};

/* Keeps what a dialog was opened for; not its text, which has no owner. */
static void keep_call(void *self, struct game *game, const struct call *call)
{
    (void)game;
    *(struct call *)self = (struct call){.what = call->what};
}

/* --- pause --- */

static const char *pause_text(const struct round *round, enum pause_why why)
{
    if (why == PAUSE_FROZEN) {
        return tr(
            "The game stood still for a while, so the round was paused. The board is hidden.");
    }
    if (round_phase(round) == ROUND_COMPUTER) {
        return tr("The computer waits for you.");
    }
    if (round_traits(round)->is_race) {
        return tr("The computer is paused too. The board is hidden.");
    }
    return round_time_ms(round) > 0 ? tr("The clock is stopped and the board is hidden.")
                                    : tr("The board is covered. Take your time.");
}

static const struct {
    const char *name;
    enum icon icon;
} themes[] = {
    [THEME_SYSTEM] = {N_("same as system"), ICON_SETTINGS},
    [THEME_DARK] = {N_("dark"), ICON_MOON},
    [THEME_LIGHT] = {N_("light"), ICON_SUN},
    [THEME_CONTRAST] = {N_("high contrast"), ICON_EYE},
};

/* Fingers have no keys to be told of. */
static void drop_keys(struct question *question)
{
    int kept = 0;
    for (int i = 0; i < QUESTION_BUTTONS_MAX; i++) {
        if (question->buttons[i].id != ID_KEYS) {
            question->buttons[kept++] = question->buttons[i];
        }
    }
    while (kept < QUESTION_BUTTONS_MAX) {
        question->buttons[kept++] = (struct question_button){0};
    }
}

static struct question pause_ask(const void *self, const struct game *game, struct arena *arena)
{
    const struct call *call = self;
    enum theme_id id = game->settings.theme;
    bool muted = game->output.muted;
    bool is_lesson = game->session.is_lesson;
    const char *code = game->session.code;
    struct question question = {
        .title = tr("Paused"),
        .text = pause_text(game->session.round, (enum pause_why)call->what),
        .foot = *code ? say(arena, tr("Board %s"), code) : NULL,
        .buttons = {{ID_RESUME, tr("Resume"), ICON_PLAY, BUTTON_PRIMARY},
                    {ID_THEME, say(arena, tr("Theme: %s"), tr(themes[id].name)), themes[id].icon,
                     BUTTON_PLAIN},
                    {ID_SOUND, muted ? tr("Sound: off") : tr("Sound: on"),
                     muted ? ICON_VOLUME_X : ICON_VOLUME_2, BUTTON_PLAIN},
                    {ID_FULLSCREEN, tr("Full screen"), ICON_MAXIMIZE, BUTTON_PLAIN},
                    {ID_SETTINGS, tr("Settings"), ICON_SETTINGS, BUTTON_PLAIN},
                    {ID_KEYS, tr("Keys"), ICON_KEYBOARD, BUTTON_PLAIN},
                    {ID_LEAVE, is_lesson ? tr("Skip") : tr("Home"),
                     is_lesson ? ICON_SKIP_FORWARD : ICON_HOUSE, BUTTON_GHOST},
                    {is_lesson ? HOT_NONE : ID_GIVE_UP,
                     session_finds_all(&game->session) ? tr("End the Hunt") : tr("Give up"),
                     ICON_FLAG, BUTTON_GHOST}},
        .pairs_from = 2,
        .escape = ID_RESUME,
        .toggle = 'p',
    };
    if (hand_is_touch()) {
        drop_keys(&question);
    }
    return question;
}

/* Asks for confirmation, as nothing of the round will be left. */
static void ask(struct game *game, enum leaving leaving)
{
    struct call call = {.what = (int)leaving};
    stage_over(&game->stage, SCREEN_LEAVE, &call);
}

static void pause_press(void *self, struct game *game, int id)
{
    (void)self;
    if (id == ID_RESUME) {
        stage_back(&game->stage);
    } else if (id == ID_THEME) {
        preferences_set(game, SETTING_THEME, (game->settings.theme + 1) % (THEME_SYSTEM + 1));
    } else if (id == ID_SOUND) {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
    } else if (id == ID_FULLSCREEN) {
        output_request(&game->output, REQUEST_FULLSCREEN, NULL);
    } else if (id == ID_SETTINGS) {
        stage_over(&game->stage, SCREEN_SETTINGS, NULL);
    } else if (id == ID_KEYS) {
        stage_over(&game->stage, SCREEN_KEYS, NULL);
    } else if (id == ID_LEAVE && !game_leave(game)) {
        ask(game, LEAVING_ROUND);
    } else if (id == ID_GIVE_UP) {
        ask(game, session_finds_all(&game->session) ? LEAVING_HUNT : LEAVING_FOR_GOOD);
    }
}

const struct screen_class screen_pause = {
    .name = "pause",
    .state_size = sizeof(struct call),
    .is_overlay = true,
    .open = keep_call,
    .ask = pause_ask,
    .press = pause_press,
};

/* --- handover between two players: neither sees the other's screen --- */

static struct question handover_ask(const void *self, const struct game *game, struct arena *arena)
{
    const struct round *round = game->session.round;
    enum side side = round_turn(round);
    const char *name = session_name_of(&game->session, side);
    bool is_first = round_phase(round) == ROUND_READY;
    bool begins = is_first || round_phase(round) == ROUND_HANDOVER;
    (void)self;
    return (struct question){
        .title = say(arena, tr("%s’s turn"), name),
        .text = is_first ? say(arena, tr("%s looks away and plays the same board afterwards."),
                               session_name_of(&game->session, SIDE_SECOND))
                : begins
                    ? tr("Same board, same time.")
                    : say(arena, tr("Give the mouse to %s. The turn continues where it stopped."),
                          name),
        .buttons = {{ID_RESUME, begins ? tr("Begin") : tr("Resume"), ICON_PLAY, BUTTON_PRIMARY},
                    {ID_LEAVE, tr("Home"), ICON_HOUSE, BUTTON_GHOST}},
        .escape = ID_LEAVE, /* does not start the turn of a player who is not there yet */
        .is_second = side == SIDE_SECOND,
    };
}

static void handover_press(void *self, struct game *game, int id)
{
    (void)self;
    if (id == ID_RESUME) {
        stage_back(&game->stage); /* the turn screen then begins or resumes the turn */
    } else if (!game_leave(game)) {
        ask(game, LEAVING_ROUND);
    }
}

const struct screen_class screen_handover = {
    .name = "curtain",
    .ask = handover_ask,
    .press = handover_press,
};

/* --- leaving --- */

static const char *leave_text(struct arena *arena, const struct game *game, enum leaving leaving)
{
    const struct waiting *waiting = leaving == LEAVING_WAITING ? saves_waiting(game->saves) : NULL;
    const struct round_notes *notes = waiting ? &waiting->stored.notes : &game->session.notes;
    if (leaving == LEAVING_UNKEPT) { /* what is pending may be written while the question is open */
        return store_has_pending(game->store) ? phrase_message(arena, store_trouble(game->store))
                                              : tr("Everything has been saved.");
    }
    if (leaving == LEAVING_HUNT) {
        return tr("You see every word that is left, and can’t go on with this board.");
    }
    return notes->kind == ROUND_KIND_DAILY && notes->counts
               ? tr("Its words and points are not saved, and today’s Sprint counts only once.")
               : tr("Its words and points are not saved.");
}

static struct question leave_ask(const void *self, const struct game *game, struct arena *arena)
{
    const struct {
        const char *title, *stay, *go;
    } texts[] = {
        [LEAVING_ROUND] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_PROGRAM] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_FOR_GOOD] = {tr("Give up this round?"), tr("Keep playing"), tr("Give up")},
        [LEAVING_UNKEPT] = {tr("Close the game?"), tr("Wait"), tr("Close anyway")},
        [LEAVING_WAITING] = {tr("Give up this round?"), tr("Keep it"), tr("Give up")},
        [LEAVING_HUNT] = {tr("End this Hunt?"), tr("Keep playing"), tr("End it")},
    };
    enum leaving leaving = (enum leaving)((const struct call *)self)->what;
    return (struct question){
        .title = texts[leaving].title,
        .text = leave_text(arena, game, leaving),
        .buttons = {{ID_STAY, texts[leaving].stay, ICON_NONE, BUTTON_PRIMARY},
                    {ID_GO, texts[leaving].go, ICON_NONE, BUTTON_DANGER}},
        .escape = ID_STAY,
    };
}

static void leave_press(void *self, struct game *game, int id)
{
    enum leaving leaving = (enum leaving)((const struct call *)self)->what;
    if (id == ID_STAY) {
        stage_back(&game->stage);
    } else if (leaving == LEAVING_PROGRAM || leaving == LEAVING_UNKEPT) {
        output_request(&game->output, REQUEST_QUIT, NULL);
    } else if (leaving == LEAVING_WAITING) {
        saves_drop_waiting(game->saves);
        if (saves_count_waiting(game->saves, 1) > 0) {
            stage_back(&game->stage);
        } else {
            stage_go(&game->stage, SCREEN_HOME, NULL);
        }
    } else if (leaving == LEAVING_HUNT) {
        round_finish(game->session.round);
        game_end(game);
    } else {
        game_give_up(game);
    }
}

const struct screen_class screen_leave = {
    .name = "leave",
    .state_size = sizeof(struct call),
    .is_overlay = true,
    .open = keep_call,
    .ask = leave_ask,
    .press = leave_press,
};
