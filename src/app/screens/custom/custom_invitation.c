/* SPDX-License-Identifier: MIT */
/*
 * The invitation that a link opens: who challenges with what, or a board, and one large button to
 * play. The dice lie face down, and no clock runs.
 */
#include "custom.h"
#include "daily.h"
#include "dialog.h"
#include "phrase.h"

#define WIDTH  560
#define EDGE   8
#define GAP    16
#define TRAY   200
#define LESS   32 /* so much smaller above a choice of a language */
#define SMALL  48
#define HEIGHT 592
#define LYING  360 /* with the board beside the rest: the lowest window that lies */

/* What differs if the board lies beside the rest. */
static const struct measures {
    int pad, play;
} upright = {28, 72}, lying = {18, 60};

bool custom_can_invite(const struct custom_screen *screen, enum custom_of from)
{
    const struct custom_letters *letters = &screen->letters;
    switch (screen->sense) {
    case CUSTOM_SENSE_CHALLENGE:
    case CUSTOM_SENSE_CODE:
    case CUSTOM_SENSE_PUZZLE:
        return true;
    case CUSTOM_SENSE_HUNT:
    case CUSTOM_SENSE_BROKEN:
        return screen->has_board;
    case CUSTOM_SENSE_LETTERS:
        return screen->has_board && from != CUSTOM_OF_PASTE && letters->left_out == 0 &&
               letters->count == screen->size * screen->size;
    case CUSTOM_SENSE_SHORT:
    case CUSTOM_SENSE_UNKNOWN:
    case CUSTOM_SENSE_WRONG:
        break;
    }
    return false;
}

const char *custom_why_not(const struct custom_screen *screen, struct arena *arena)
{
    bool is_complaint;
    switch (screen->sense) {
    case CUSTOM_SENSE_SHORT:
        return tr("The code in this link is cut off. Ask for it again.");
    case CUSTOM_SENSE_UNKNOWN:
    case CUSTOM_SENSE_WRONG:
    case CUSTOM_SENSE_HUNT:
    case CUSTOM_SENSE_BROKEN:
        return custom_remark(screen, arena, &is_complaint);
    default:
        return tr("This link opens no board.");
    }
}

/* Where things are, in units. */
struct places {
    struct rect box, tray, caption, name, score, terms, remark, choice, play, learn, cancel;
};

int custom_invitation_units(const struct layout *layout, bool has_choice)
{
    return layout_is_lying(layout) ? LYING
                                   : HEIGHT + (has_choice ? SMALL + GAP - LESS : 0) + 2 * EDGE;
}

/* In a low window, the board lies beside the rest, with the choice of a language below it. */
static struct places lay_out(const struct layout *layout, bool has_choice)
{
    bool is_lying = layout_is_lying(layout);
    const struct measures *measure = is_lying ? &lying : &upright;
    struct rect window = layout_window(layout);
    int height = custom_invitation_units(layout, has_choice) - 2 * EDGE;
    if (is_lying) {
        int width = layout_units(layout, layout->width);
        window = (struct rect){0, 0, width, layout_units(layout, layout->view)};
    }
    struct places at = {
        .box = rect_middle(window, int_min(is_lying ? WIDTH + TRAY : WIDTH, window.w - 2 * EDGE),
                           int_min(height, window.h - 2 * EDGE))};
    struct rect rest = rect_inset(at.box, measure->pad);
    if (is_lying) {
        struct rect left = rect_slice_left(&rest, TRAY, 24);
        if (has_choice) {
            at.choice = rect_slice_bottom(&left, SMALL, GAP);
        }
        at.tray = rect_middle(left, TRAY, TRAY + LAYOUT_TRAY_EDGE);
    }
    struct rect buttons = rect_cut_bottom(&rest, SMALL);
    at.learn = rect_column(buttons, GAP, 2, 0);
    at.cancel = rect_column(buttons, GAP, 2, 1);
    (void)rect_cut_bottom(&rest, GAP);
    at.play = rect_cut_bottom(&rest, measure->play);
    if (has_choice && !is_lying) {
        (void)rect_cut_bottom(&rest, GAP);
        at.choice = rect_cut_bottom(&rest, SMALL);
    }
    at.caption = rect_cut_top(&rest, 24);
    at.name = rect_slice_top(&rest, 40, 4);
    if (!is_lying) {
        int tray = TRAY - (has_choice ? LESS : 0);
        at.tray = rect_middle(rect_slice_top(&rest, tray + LAYOUT_TRAY_EDGE, 8), tray,
                              tray + LAYOUT_TRAY_EDGE);
    }
    at.score = rect_cut_top(&rest, 36);
    at.terms = rect_cut_top(&rest, 36);
    at.remark = rect_cut_top(&rest, 44);
    return at;
}

/* What it says. */
struct texts {
    const char *caption, *name, *score, *terms, *play;
    struct color name_color;
};

static struct texts say_challenge(const struct custom_screen *screen, const struct ui *ui)
{
    const struct challenge *challenge = &screen->challenge;
    const char *terms =
        custom_terms(ui->arena, challenge->rules, challenge->time_ms, &screen->board);
    bool is_named = challenge->name[0];
    return (struct texts){
        .caption = is_named ? tr("A CHALLENGE FROM") : tr("A CHALLENGE"),
        .name = is_named ? challenge->name : tr("Can you beat this?"),
        .name_color = challenge->has_times ? ui->theme->second_text : ui->theme->rival_text,
        .score = say(ui->arena, tr("%s to beat"), phrase_points(ui->arena, screen->sender_points)),
        .terms = challenge->has_times ? say(ui->arena, "%s · %s", tr("Race"), terms) : terms,
        .play = screen->played ? tr("Compare") : tr("Play"),
    };
}

static struct texts say_board(const struct custom_screen *screen, const struct game *game,
                              const struct ui *ui)
{
    const struct match *match = &game->session.next;
    bool is_puzzle = screen->sense == CUSTOM_SENSE_PUZZLE;
    bool is_broken = screen->sense == CUSTOM_SENSE_BROKEN; /* the remark says why */
    const char *sender = is_broken ? screen->challenge.name : "";
    return (struct texts){
        .caption = *sender     ? tr("A CHALLENGE FROM")
                   : is_broken ? tr("A CHALLENGE")
                               : tr("AN INVITATION"),
        .name = *sender     ? sender
                : is_puzzle ? tr("A Scrambler puzzle")
                            : tr("A board to play"),
        .name_color = ui->theme->you_text,
        .score = is_puzzle ? "" : phrase_words(ui->arena, screen->words),
        .terms = is_puzzle
                     ? ""
                     : say(ui->arena, "%s · %s", phrase_mode_name(match->mode),
                           custom_terms(ui->arena, match->rules, match->time_ms, &screen->board)),
        .play = is_broken ? tr("Play the board") : tr("Play"),
    };
}

static struct texts say_hunt(const struct custom_screen *screen, const struct ui *ui)
{
    struct arena *arena = ui->arena;
    return (struct texts){
        .caption = tr("AN INVITATION"),
        .name = custom_hunt_name(screen, arena),
        .name_color = ui->theme->you_text,
        .score = phrase_words(arena, screen->words),
        .terms = custom_terms(arena, DAILY_RULES, 0, &screen->board),
        .play = daily_label(DAILY_HUNT, &screen->day),
    };
}

static void draw_line(struct ui *ui, struct rect units, struct text_style style, const char *text)
{
    struct rect area = layout_to_px(ui->layout, units);
    style.align = ALIGN_MIDDLE;
    (void)ui_text_lines(ui, area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, &style, text);
}

static void draw_buttons(struct ui *ui, const struct places *at, const char *play, bool is_again)
{
    struct button_look large = {.kind = BUTTON_PRIMARY, .label = play, .icon = ICON_PLAY};
    struct button_look learn = {.kind = BUTTON_GHOST, .label = tr("How to play")};
    struct button_look cancel = {.kind = BUTTON_GHOST,
                                 .label = is_again ? tr("Forget it") : tr("Not now")};
    ui_button(ui, CUSTOM_ID_PLAY, layout_to_px(ui->layout, at->play), &large);
    ui_button(ui, CUSTOM_ID_LEARN, layout_to_px(ui->layout, at->learn), &learn);
    ui_button(ui, CUSTOM_ID_CANCEL, layout_to_px(ui->layout, at->cancel), &cancel);
}

/* Remarks that matter before playing: that the board was played, is today's, or all that is left of
 * a challenge. */
static void draw_remark(const struct custom_screen *screen, const struct game *game, struct ui *ui,
                        struct rect units)
{
    const struct message *fault = &game->answers.language_fault;
    bool is_bad = fault->format != NULL;
    const char *remark =
        is_bad ? phrase_message(ui->arena, fault)
        : screen->played || screen->is_daily || screen->sense == CUSTOM_SENSE_BROKEN
            ? custom_remark(screen, ui->arena, &is_bad)
            : "";
    dialog_draw_remark(ui, layout_to_px(ui->layout, units), remark, is_bad);
    ui_status(ui, remark);
}

void custom_draw_invitation(struct custom_screen *screen, const struct game *game, struct ui *ui)
{
    const struct session *session = &game->session;
    const struct theme *theme = ui->theme;
    int languages[2];
    bool has_choice = custom_languages(screen, session, languages);
    struct places at = lay_out(ui->layout, has_choice);
    struct texts says = screen->sense == CUSTOM_SENSE_CHALLENGE ? say_challenge(screen, ui)
                        : screen->sense == CUSTOM_SENSE_HUNT    ? say_hunt(screen, ui)
                                                                : say_board(screen, game, ui);
    dialog_draw_box(ui, layout_to_px(ui->layout, at.box));
    draw_line(ui, at.caption, theme_text(theme, TEXT_CAPTION), says.caption);
    draw_line(ui, at.name, text_colored(theme_sized(theme, TEXT_TITLE, 32), says.name_color),
              says.name);
    if (screen->has_board) {
        custom_draw_dice(screen, ui, layout_to_px(ui->layout, at.tray));
    }
    draw_line(ui, at.score, theme_sized(theme, TEXT_TITLE, 26), says.score);
    draw_line(ui, at.terms, theme_text(theme, TEXT_BODY), says.terms);
    draw_remark(screen, game, ui, at.remark);
    if (has_choice) {
        const char *const names[] = {session->played_languages[languages[0]].name,
                                     session->played_languages[languages[1]].name};
        ui_choices(ui, CUSTOM_ID_LANGUAGE, layout_to_px(ui->layout, at.choice), names, 2,
                   session_language(session) == languages[1]);
    }
    draw_buttons(ui, &at, says.play, screen->is_again);
}
