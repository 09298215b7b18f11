/* SPDX-License-Identifier: MIT */
/*
 * The dialogs about a round: pause; the handover between two players; confirming before a round is
 * lost, given up or left unkept; and before a new one replaces the one that waits. Leaves the round
 * itself to game.c.
 */
#include "dialog.h"
#include "game.h"
#include "phrase.h"
#include "preferences.h"

#include <stdio.h>

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
    ID_GO,
    ID_CONTINUE,
    ID_NEW
};

/* --- pause --- */

static const char *pause_text(const struct round *round)
{
    if (round_phase(round) == ROUND_COMPUTER) {
        return tr("The computer waits for you.");
    }
    if (round_traits(round)->is_race) {
        return tr("The computer rests, too. The board is covered.");
    }
    return round_time_ms(round) > 0 ? tr("The clock rests, the board is covered.")
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

static void pause_draw(void *self, const struct desk *desk, struct ui *ui)
{
    (void)self;
    enum theme_id id = desk->settings.theme;
    bool muted = desk->post.muted;
    char code[64];
    char theme[64];
    (void)snprintf(code, sizeof code, tr("Board %s"), desk->table.code);
    (void)snprintf(theme, sizeof theme, tr("Theme: %s"), tr(themes[id].name));
    struct dialog dialog = {
        .title = tr("Paused"),
        .text = pause_text(desk->table.round),
        .foot = desk->table.code[0] ? code : NULL,
        .buttons =
            {
                {ID_RESUME, {BUTTON_PRIMARY, tr("Go on"), true, ICON_PLAY, 22, false}, false},
                {ID_THEME, {BUTTON_PLAIN, theme, true, themes[id].icon, 0, false}, false},
                {ID_SOUND,
                 {BUTTON_PLAIN, muted ? tr("Sound: off") : tr("Sound: on"), true,
                  muted ? ICON_VOLUME_X : ICON_VOLUME_2, 0, false},
                 true},
                {ID_FULLSCREEN,
                 {BUTTON_PLAIN, tr("Full screen"), true, ICON_MAXIMIZE, 0, false},
                 true},
                {ID_SETTINGS, {BUTTON_PLAIN, tr("Settings"), true, ICON_SETTINGS, 0, false}, true},
                {ID_KEYS, {BUTTON_PLAIN, tr("Keys"), true, ICON_KEYBOARD, 0, false}, true},
                {ID_LEAVE, {BUTTON_GHOST, tr("Home"), true, ICON_HOUSE, 0, false}, true},
                {ID_GIVE_UP, {BUTTON_GHOST, tr("Give up"), true, ICON_FLAG, 0, false}, true},
            },
        .button_count = 8,
    };
    dialog_draw(ui, &dialog);
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

static bool pause_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool key = input->kind == INPUT_KEY;
    bool p = key && input->key == KEY_LETTER && input->letter == 'p';
    bool goes_on =
        p ||
        (key && (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE));
    if (goes_on) {
        stage_back(&desk->stage);
    }
    return goes_on;
}

const struct screen_class screen_pause = {
    .name = "pause",
    .is_overlay = true,
    .input = pause_input,
    .press = pause_press,
    .draw = pause_draw,
};

/* --- handover between two players: neither sees the other's screen --- */

static void handover_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct round *round = desk->table.round;
    const struct theme *theme = ui->theme;
    struct theme second = theme_of_second(theme);
    enum side side = round_turn(round);
    const char *name = table_name_of(&desk->table, side);
    bool begins = round_phase(round) == ROUND_HANDOVER;
    char title[SETTING_NAME_SIZE + 16];
    char text[SETTING_NAME_SIZE + 80];
    (void)self;
    (void)snprintf(title, sizeof title, tr("%s’s turn"), name);
    (void)snprintf(text, sizeof text,
                   begins ? tr("Give the mouse to %s. The board and the time are the same.")
                          : tr("Give the mouse to %s. The turn continues where it stopped."),
                   name);
    struct dialog dialog = {
        .title = title,
        .text = text,
        .buttons = {{ID_RESUME,
                     {BUTTON_PRIMARY, begins ? tr("Begin") : tr("Go on"), true, ICON_PLAY, 22,
                      false},
                     false},
                    {ID_LEAVE, {BUTTON_GHOST, tr("Home"), true, ICON_HOUSE, 0, false}, false}},
        .button_count = 2,
    };
    if (side == SIDE_SECOND) {
        ui->theme = &second;
    }
    dialog_draw(ui, &dialog);
    ui->theme = theme;
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

/* Escape does not start the turn of a player who is not there yet. */
static bool handover_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        handover_press(self, desk, ID_RESUME);
    } else if (input->key == KEY_ESCAPE) {
        handover_press(self, desk, ID_LEAVE);
    } else {
        return false;
    }
    return true;
}

const struct screen_class screen_handover = {
    .name = "curtain",
    .input = handover_input,
    .press = handover_press,
    .draw = handover_draw,
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

/* Pending writes may be carried out while the dialog is open. */
static const char *unkept_text(const struct desk *desk, char text[NOTICE_MAX])
{
    return keeper_has_pending(desk->keeper)
               ? tr_message(keeper_trouble(desk->keeper), text, NOTICE_MAX)
               : tr("Everything is kept now.");
}

static void leave_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct {
        const char *title, *stay, *go;
    } texts[] = {
        [LEAVING_ROUND] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_PROGRAM] = {tr("Leave this round?"), tr("Keep playing"), tr("Leave")},
        [LEAVING_FOR_GOOD] = {tr("Give up this round?"), tr("Keep playing"), tr("Give up")},
        [LEAVING_UNKEPT] = {tr("Close the game?"), tr("Wait"), tr("Close anyway")},
    };
    char unkept[NOTICE_MAX];
    enum leaving leaving = ((const struct leave *)self)->leaving;
    const struct round_notes *notes = &desk->table.notes;
    bool is_daily = notes->kind == ROUND_KIND_DAILY && notes->counts;
    struct dialog dialog = {
        .title = texts[leaving].title,
        .text = leaving == LEAVING_UNKEPT ? unkept_text(desk, unkept)
                : is_daily
                    ? tr("Its words and points are not kept, and today’s board counts only once.")
                    : tr("Its words and points are not kept."),
        .buttons =
            {
                {ID_STAY,
                 {BUTTON_PRIMARY, texts[leaving].stay, false, ICON_MENU, 22, false},
                 false},
                {ID_GO, {BUTTON_GHOST, texts[leaving].go, false, ICON_MENU, 0, false}, false},
            },
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void leave_press(void *self, struct desk *desk, int id)
{
    const struct leave *leave = self;
    if (id == ID_STAY) {
        stage_back(&desk->stage);
    } else if (leave->leaving == LEAVING_PROGRAM || leave->leaving == LEAVING_UNKEPT) {
        post_request(&desk->post, REQUEST_QUIT, NULL);
    } else {
        game_give_up(desk);
    }
}

static bool leave_input(void *self, struct desk *desk, const struct input *input)
{
    (void)self;
    bool stays = input->kind == INPUT_KEY &&
                 (input->key == KEY_ESCAPE || input->key == KEY_ENTER || input->key == KEY_SPACE);
    if (stays) {
        stage_back(&desk->stage);
    }
    return stays;
}

const struct screen_class screen_leave = {
    .name = "leave",
    .state_size = sizeof(struct leave),
    .is_overlay = true,
    .open = leave_open,
    .input = leave_input,
    .press = leave_press,
    .draw = leave_draw,
};

/* --- starting a new round --- */

struct question {
    bool shake;                   /* for the new round */
    char about[WAITING_TEXT_MAX]; /* the waiting round */
};

static void waiting_open(void *self, struct desk *desk, const struct call *call)
{
    struct question *question = self;
    question->shake = call->shake;
    keeper_write_waiting(desk->keeper, question->about);
}

static void waiting_draw(void *self, const struct desk *desk, struct ui *ui)
{
    const struct question *question = self;
    char text[WAITING_TEXT_MAX + 80];
    (void)desk;
    (void)snprintf(text, sizeof text, tr("%s. A new one takes its place."), question->about);
    struct dialog dialog = {
        .title = tr("A round is waiting"),
        .text = text,
        .buttons = {{ID_CONTINUE,
                     {BUTTON_PRIMARY, tr("Continue it"), true, ICON_PLAY, 22, false},
                     false},
                    {ID_NEW, {BUTTON_GHOST, tr("New round"), true, ICON_DICES, 0, false}, false}},
        .button_count = 2,
    };
    dialog_draw(ui, &dialog);
}

static void waiting_press(void *self, struct desk *desk, int id)
{
    const struct question *question = self;
    stage_back(&desk->stage);
    if (id == ID_CONTINUE) {
        game_continue(desk);
    } else {
        game_begin_anyway(desk, question->shake);
    }
}

static bool waiting_input(void *self, struct desk *desk, const struct input *input)
{
    if (input->kind != INPUT_KEY) {
        return false;
    }
    if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        waiting_press(self, desk, ID_CONTINUE);
    } else if (input->key == KEY_ESCAPE) {
        stage_back(&desk->stage);
    } else {
        return false;
    }
    return true;
}

const struct screen_class screen_waiting = {
    .name = "waiting",
    .state_size = sizeof(struct question),
    .is_overlay = true,
    .open = waiting_open,
    .input = waiting_input,
    .press = waiting_press,
    .draw = waiting_draw,
};
