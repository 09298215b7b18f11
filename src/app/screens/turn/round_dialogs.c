/* SPDX-License-Identifier: MIT */
/*
 * The dialogs about a round: pause; the handover between two players; confirming before a round is
 * lost, given up or left unkept; and before a new one replaces the one that waits. Leaves the round
 * itself to game.c.
 */
#include "dialog.h"
#include "game.h"
#include "preferences.h"
#include "turn.h"

#include <string.h>

enum {
    ID_RESUME = 1,
    ID_GUIDE,
    ID_THEME,
    ID_SOUND,
    ID_FULLSCREEN,
    ID_SETTINGS,
    ID_KEYS,
    ID_LEAVE,
    ID_GIVE_UP,
    ID_STAY,
    ID_GO,
    ID_CONTINUE,
    ID_NEW,
    ID_NEITHER /* Escape */
};

/* --- pause --- */

static const char *pause_text(const struct round *round)
{
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

static struct question pause_ask(const void *self, const struct desk *desk,
                                 struct question_room *room)
{
    (void)self;
    enum theme_id id = desk->settings.theme;
    bool muted = desk->post.muted;
    const char *code = desk->table.code;
    struct setting_choice guide;
    (void)setting_choice(&desk->settings, SETTING_GUIDE, (int)desk->settings.guide, &guide);
    struct question question = {
        .title = tr("Paused"),
        .text = pause_text(desk->table.round),
        .foot = *code ? dialog_format(room, tr("Board %s"), code) : NULL,
        .buttons = {{ID_RESUME, tr("Resume"), ICON_PLAY, BUTTON_PRIMARY},
                    {ID_GUIDE, dialog_format(room, tr("Guide: %s"), guide.label), ICON_EYE,
                     BUTTON_PLAIN},
                    {ID_THEME, dialog_format(room, tr("Theme: %s"), tr(themes[id].name)),
                     themes[id].icon, BUTTON_PLAIN},
                    {ID_SOUND, muted ? tr("Sound: off") : tr("Sound: on"),
                     muted ? ICON_VOLUME_X : ICON_VOLUME_2, BUTTON_PLAIN},
                    {ID_FULLSCREEN, tr("Full screen"), ICON_MAXIMIZE, BUTTON_PLAIN},
                    {ID_SETTINGS, tr("Settings"), ICON_SETTINGS, BUTTON_PLAIN},
                    {ID_KEYS, tr("Keys"), ICON_KEYBOARD, BUTTON_PLAIN},
                    {ID_LEAVE, tr("Home"), ICON_HOUSE, BUTTON_GHOST},
                    {ID_GIVE_UP, tr("Give up"), ICON_FLAG, BUTTON_GHOST}},
        .pairs_from = 3,
        .escape = ID_RESUME,
        .toggle = 'p',
    };
    if (!turn_guide_is_allowed(desk)) { /* the others move up */
        memmove(&question.buttons[1], &question.buttons[2],
                (QUESTION_BUTTONS_MAX - 2) * sizeof question.buttons[0]);
        question.buttons[QUESTION_BUTTONS_MAX - 1] = (struct question_button){0};
        question.pairs_from = 2;
    }
    return question;
}

/* Asks for confirmation, as nothing of the round will be left. */
static void ask(struct desk *desk, enum leaving leaving)
{
    struct call call = {.what = (int)leaving};
    stage_over(&desk->stage, SCREEN_LEAVE, &call);
}

static void pause_press(void *self, struct desk *desk, int id)
{
    (void)self;
    if (id == ID_RESUME) {
        stage_back(&desk->stage);
    } else if (id == ID_GUIDE) {
        preferences_set(desk, SETTING_GUIDE, (int)(desk->settings.guide + 1) % GUIDE_COUNT);
    } else if (id == ID_THEME) {
        preferences_set(desk, SETTING_THEME, (desk->settings.theme + 1) % (THEME_SYSTEM + 1));
    } else if (id == ID_SOUND) {
        preferences_set(desk, SETTING_SOUND, !desk->settings.sound);
    } else if (id == ID_FULLSCREEN) {
        post_request(&desk->post, REQUEST_FULLSCREEN, NULL);
    } else if (id == ID_SETTINGS) {
        stage_over(&desk->stage, SCREEN_SETTINGS, NULL);
    } else if (id == ID_KEYS) {
        stage_over(&desk->stage, SCREEN_KEYS, NULL);
    } else if (id == ID_LEAVE && !game_leave(desk)) {
        ask(desk, LEAVING_ROUND);
    } else if (id == ID_GIVE_UP) {
        ask(desk, LEAVING_FOR_GOOD);
    }
}

const struct screen_class screen_pause = {
    .name = "pause",
    .is_overlay = true,
    .ask = pause_ask,
    .press = pause_press,
};

/* --- handover between two players: neither sees the other's screen --- */

static struct question handover_ask(const void *self, const struct desk *desk,
                                    struct question_room *room)
{
    const struct round *round = desk->table.round;
    enum side side = round_turn(round);
    const char *name = table_name_of(&desk->table, side);
    bool begins = round_phase(round) == ROUND_HANDOVER;
    (void)self;
    return (struct question){
        .title = dialog_format(room, tr("%s’s turn"), name),
        .text = begins ? tr("Same board, same time.")
                       : dialog_format(
                             room, tr("Give the mouse to %s. The turn continues where it stopped."),
                             name),
        .buttons = {{ID_RESUME, begins ? tr("Begin") : tr("Resume"), ICON_PLAY, BUTTON_PRIMARY},
                    {ID_LEAVE, tr("Home"), ICON_HOUSE, BUTTON_GHOST}},
        .escape = ID_LEAVE, /* does not start the turn of a player who is not there yet */
        .is_second = side == SIDE_SECOND,
    };
}

static void handover_press(void *self, struct desk *desk, int id)
{
    (void)self;
    if (id == ID_RESUME) {
        stage_back(&desk->stage); /* the turn screen then begins or resumes the turn */
    } else if (!game_leave(desk)) {
        ask(desk, LEAVING_ROUND);
    }
}

const struct screen_class screen_handover = {
    .name = "curtain",
    .ask = handover_ask,
    .press = handover_press,
};

/* --- leaving --- */

struct leave {
    enum leaving leaving;
};

static void leave_open(void *self, struct desk *desk, const struct call *call)
{
    struct leave *leave = self;
    (void)desk;
    leave->leaving = (enum leaving)call->what;
}

static const char *leave_text(const struct desk *desk, enum leaving leaving,
                              struct question_room *room)
{
    const struct waiting *waiting =
        leaving == LEAVING_WAITING ? keeper_waiting(desk->keeper) : NULL;
    const struct round_notes *notes = waiting ? &waiting->stored.notes : &desk->table.notes;
    char trouble[NOTICE_MAX];
    if (leaving == LEAVING_UNKEPT) { /* what is pending may be written while the question is open */
        return keeper_has_pending(desk->keeper)
                   ? dialog_format(
                         room, "%s",
                         tr_message(keeper_trouble(desk->keeper), trouble, sizeof trouble))
                   : tr("Everything has been saved.");
    }
    return notes->kind == ROUND_KIND_DAILY && notes->counts
               ? tr("Its words and points are not saved, and today’s board counts only once.")
               : tr("Its words and points are not saved.");
}

static struct question leave_ask(const void *self, const struct desk *desk,
                                 struct question_room *room)
{
    const struct {
        const char *title, *stay, *go;
    } texts[] = {
        [LEAVING_ROUND] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_PROGRAM] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_FOR_GOOD] = {tr("Give up this round?"), tr("Keep playing"), tr("Give up")},
        [LEAVING_UNKEPT] = {tr("Close the game?"), tr("Wait"), tr("Close anyway")},
        [LEAVING_WAITING] = {tr("Give up this round?"), tr("Keep it"), tr("Give up")},
    };
    enum leaving leaving = ((const struct leave *)self)->leaving;
    return (struct question){
        .title = texts[leaving].title,
        .text = leave_text(desk, leaving, room),
        .buttons = {{ID_STAY, texts[leaving].stay, ICON_NONE, BUTTON_PRIMARY},
                    {ID_GO, texts[leaving].go, ICON_NONE, BUTTON_DANGER}},
        .escape = ID_STAY,
    };
}

static void leave_press(void *self, struct desk *desk, int id)
{
    const struct leave *leave = self;
    if (id == ID_STAY) {
        stage_back(&desk->stage);
    } else if (leave->leaving == LEAVING_PROGRAM || leave->leaving == LEAVING_UNKEPT) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
    } else if (leave->leaving == LEAVING_WAITING) {
        keeper_drop(desk->keeper);
        if (keeper_count_waiting(desk->keeper, 1) > 0) {
            stage_back(&desk->stage);
        } else {
            stage_go(&desk->stage, SCREEN_HOME, NULL);
        }
    } else {
        game_give_up(desk);
    }
}

const struct screen_class screen_leave = {
    .name = "leave",
    .state_size = sizeof(struct leave),
    .is_overlay = true,
    .open = leave_open,
    .ask = leave_ask,
    .press = leave_press,
};

/* --- starting a new round --- */

struct waiting_screen {
    bool shake; /* for the new round */
};

static void waiting_open(void *self, struct desk *desk, const struct call *call)
{
    struct waiting_screen *waiting = self;
    (void)desk;
    waiting->shake = call->shake;
}

static struct question waiting_ask(const void *self, const struct desk *desk,
                                   struct question_room *room)
{
    char about[WAITING_TEXT_MAX];
    (void)self;
    keeper_write_waiting(desk->keeper, about);
    return (struct question){
        .title = tr("A round is waiting"),
        .text = dialog_format(room, tr("%s. It is lost if you start a new one."), about),
        .buttons = {{ID_CONTINUE, tr("Continue it"), ICON_PLAY, BUTTON_PRIMARY},
                    {ID_NEW, tr("New round"), ICON_DICES, BUTTON_DANGER}},
        .escape = ID_NEITHER,
    };
}

static void waiting_press(void *self, struct desk *desk, int id)
{
    const struct waiting_screen *waiting = self;
    stage_back(&desk->stage);
    if (id == ID_CONTINUE) {
        game_continue(desk);
    } else if (id == ID_NEW) {
        game_begin_anyway(desk, waiting->shake);
    }
}

const struct screen_class screen_waiting = {
    .name = "waiting",
    .state_size = sizeof(struct waiting_screen),
    .is_overlay = true,
    .open = waiting_open,
    .ask = waiting_ask,
    .press = waiting_press,
};
