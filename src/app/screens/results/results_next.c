/* SPDX-License-Identifier: MIT */
/*
 * What comes next: the buttons below the lists, and the text to share. Leaves challenges to game.c.
 */
#include "date.h"
#include "game.h"
#include "honours.h"
#include "phrase.h"
#include "preferences.h"
#include "results.h"
#include "sending.h"

/* --- what is offered --- */

/* Returns what the button for the next round says: the other daily puzzle, or the mode, if it is
 * another than this round's. */
static const char *again_label(struct results *results, const struct game *game)
{
    enum game_mode next = game->session.next.mode;
    bool is_rematch = game_again_is_rematch(game);
    bool is_other = !is_rematch && next != game->session.match.mode;
    const struct match *match = is_rematch ? &game->session.match : &game->session.next;
    bool is_on_ladder = match->level == RIVAL_LADDER && mode_traits(match->mode)->has_rival;
    int moved_to = game->session.honours.ladder.rung;
    int rung = !is_on_ladder ? 0 : moved_to > 0 ? moved_to : game_ladder(game).rung;
    bool meets_rung = rung > 0 && !is_other && results->found.is_played &&
                      (is_rematch || game->session.notes.kind == ROUND_KIND_DAILY);
    const char *daily = daily_other_label(game);
    return daily        ? daily
           : meets_rung ? say(&results->texts, tr("Play %s"), phrase_rung_against(rung))
           : !results->found.is_played                         ? tr("Another board")
           : results->found.is_practice                        ? tr("Keep practising")
           : is_other                                          ? phrase_mode_name(next)
           : results->verdict.ending == CUE_LOSE && is_rematch ? tr("Rematch")
                                                               : tr("Play again");
}

/* Returns whether the round was a friend's challenge, which is to be answered. */
static bool has_answer(const struct game *game)
{
    return game->session.notes.kind == ROUND_KIND_CHALLENGE;
}

/* Who has been challenged answers first; another round and the same board are beside that. */
static void fill_buttons(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    struct result_button again = {RESULTS_ID_AGAIN, again_label(results, game)};
    struct result_button same = {RESULTS_ID_SAME,
                                 results->found.is_played ? tr("Same board") : tr("Play it")};
    bool is_sent = verdict->has_score && !results->found.is_two;
    verdict->send = sending_label(game);
    verdict->challenge = !is_sent ? NULL : has_answer(game) ? tr("Answer") : tr("Challenge");
    verdict->second = same;
    if (!results->is_past && has_answer(game)) {
        verdict->main = (struct result_button){RESULTS_ID_CHALLENGE_BACK, tr("Challenge back")};
        verdict->second = again;
        verdict->icons[verdict->icon_count++] =
            (struct result_icon){RESULTS_ID_SAME, ICON_REPEAT, same.label};
    } else if (!results->is_past) {
        verdict->main = again;
    }
}

/* Returns when a past round was played, or of which day a daily board was; after one that has just
 * ended, the terms of the next. */
static const char *about_text(struct results *results, const struct game *game)
{
    struct arena *arena = &results->texts;
    if (results->is_past) {
        struct app_date today = calendar_today(&game->calendar);
        struct app_date day = daily_day_of(&game->calendar, &game->session.notes);
        const char *date = date_text(arena, &day, &today);
        return game->session.notes.kind == ROUND_KIND_DAILY
                   ? say(arena, "%s · %s", session_kind_title(ROUND_KIND_DAILY), date)
                   : say(arena, tr("Played %s"), date);
    }
    return results->verdict.has_score && game_again_is_usual(game) && !daily_other_label(game)
               ? say(arena, tr("Next: %s"), preferences_terms(game, arena))
               : "";
}

void results_fill_next(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    bool is_race = mode_traits(game->session.match.mode)->is_race && results->found.is_played;
    verdict->back = results->is_past ? ICON_CHEVRON_LEFT : ICON_HOUSE;
    fill_buttons(results, game);
    if (game_has_replay(game)) {
        verdict->icons[verdict->icon_count++] =
            (struct result_icon){RESULTS_ID_REPLAY, ICON_FILM, tr("Replay")};
    }
    if (is_race) { /* an icon, as a label would lie where "Skip" was */
        verdict->icons[verdict->icon_count++] =
            (struct result_icon){RESULTS_ID_SEARCH, ICON_CPU, tr("Show the search")};
    }
    verdict->about = about_text(results, game);
}

/* --- the buttons --- */

#define ICONS_MAX (int)(sizeof((struct result_verdict *)0)->icons / sizeof(struct result_icon))

/* Where they are, px; of width 0: nowhere. */
struct next_places {
    struct rect main, second, share, icons[ICONS_MAX];
    struct rect beside, below; /* the line about the round */
};

static const struct measures {
    int label; /* size of what all buttons but the first say */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {18}, [LAYOUT_COLUMN] = {17}};

/* Cuts a ghost button, as wide as its label, off the left of `row`. */
static struct rect cut_ghost(const struct ui *ui, struct rect *row, const char *label)
{
    struct text_style style = theme_sized(ui->theme, TEXT_HEADING, measures[LAYOUT_WIDE].label);
    int width = int_max(ui_text_width(ui, &style, label) + ui_px(ui, 40), ui_px(ui, 98));
    return rect_slice_left(row, int_min(width, row->w), ui_px(ui, 16));
}

/* All in a row; the first lies where neither "I'm done" nor "Skip" was pressed. */
static struct next_places place_wide(const struct results *results, const struct ui *ui,
                                     const char *share)
{
    const struct result_verdict *verdict = &results->verdict;
    struct next_places at = {.beside = {0, 0, 0, 0}};
    struct rect row = results->at.foot;
    int gap = ui_px(ui, 16);
    if (verdict->main.label) {
        at.main = rect_slice_left(&row, ui_px(ui, 236), gap);
    }
    at.second = cut_ghost(ui, &row, verdict->second.label);
    at.share = cut_ghost(ui, &row, share);
    for (int i = 0; i < verdict->icon_count && row.h <= row.w; i++) { /* if there is room */
        at.icons[i] = rect_slice_left(&row, row.h, gap);
    }
    at.beside = row;
    return at;
}

/* One for the next round, and the others in columns below. */
static struct next_places place_column(const struct results *results, const struct ui *ui)
{
    const struct result_verdict *verdict = &results->verdict;
    struct next_places at = {.below = results->at.about};
    struct rect row = results->at.foot;
    int gap = ui_px(ui, 10);
    if (verdict->main.label) {
        at.main = results->at.again;
    } else {
        row.y = results->at.again.y;
    }
    for (int i = verdict->icon_count - 1; i >= 0; i--) {
        at.icons[i] = rect_slice_right(&row, row.h, gap);
    }
    at.second = rect_column(row, gap, 2, 0);
    at.share = rect_column(row, gap, 2, 1);
    return at;
}

/* What "Share…" opens: a panel above it with both ways to share. */
static void draw_sharing(const struct result_verdict *verdict, struct ui *ui, struct rect button)
{
    const struct button_look copy = {
        .kind = BUTTON_PLAIN, .label = verdict->send, .icon = ICON_COPY};
    const struct button_look challenge = {
        .kind = BUTTON_PLAIN, .label = verdict->challenge, .icon = ICON_SHARE_2};
    int pad = ui_px(ui, 12);
    int height = 2 * ui_px(ui, LAYOUT_BUTTON) + 3 * pad;
    struct rect panel = {button.x, button.y - height - ui_px(ui, 8), ui_px(ui, 250), height};
    panel.x = int_min(panel.x, ui->layout->width - panel.w - pad);
    ui_shadow(ui, panel, 8, 18, 24);
    ui_panel(ui, panel);
    ui_outline(ui, panel, 18, 2, ui->theme->line);
    struct rect inner = rect_inset(panel, pad);
    ui_button(ui, RESULTS_ID_COPY, rect_row(inner, pad, 2, 0), &copy);
    ui_button(ui, RESULTS_ID_CHALLENGE, rect_row(inner, pad, 2, 1), &challenge);
    ui_enter_at(ui, RESULTS_ID_COPY);
}

void results_draw_next(const struct results *results, struct ui *ui)
{
    const struct result_verdict *verdict = &results->verdict;
    int label = measures[ui->layout->shape].label;
    const struct button_look first = {
        .kind = BUTTON_PRIMARY,
        .label = results->is_counting ? NULL : verdict->main.label,
        .icon = verdict->main.id == RESULTS_ID_CHALLENGE_BACK ? ICON_SHARE_2 : ICON_PLAY,
        .size = 21};
    const struct button_look second = {
        .kind = BUTTON_GHOST, .label = verdict->second.label, .size = label};
    const struct button_look share = {.kind = BUTTON_GHOST,
                                      .label = verdict->challenge ? tr("Share…") : verdict->send,
                                      .size = label};
    struct text_style beside = text_aligned(theme_text(ui->theme, TEXT_BODY), ALIGN_END);
    struct text_style below = text_aligned(theme_text(ui->theme, TEXT_NOTE), ALIGN_MIDDLE);
    struct next_places at = ui->layout->shape == LAYOUT_WIDE ? place_wide(results, ui, share.label)
                                                             : place_column(results, ui);
    if (at.main.w > 0) {
        ui_button(ui, verdict->main.id, at.main, &first);
        ui_hot_name(ui, verdict->main.label); /* before it is seen */
    }
    ui_button(ui, verdict->second.id, at.second, &second);
    ui_button(ui, verdict->challenge ? RESULTS_ID_SHARE : RESULTS_ID_COPY, at.share, &share);
    for (int i = 0; i < verdict->icon_count; i++) {
        const struct result_icon *icon = &verdict->icons[i];
        if (at.icons[i].w > 0) {
            ui_icon_button(ui, icon->id, at.icons[i], icon->icon);
            ui_tip(ui, icon->id, icon->tip);
        }
    }
    if (ui_lines_fit(ui, at.beside.w, at.beside.h, &beside, verdict->about)) {
        ui_text_lines(ui, at.beside.x + at.beside.w, at.beside.y + at.beside.h / 2, at.beside.w,
                      at.beside.h, &beside, verdict->about);
    }
    if (at.below.w > 0) {
        ui_text_wrap(ui, at.below, &below, verdict->about);
    }
    if (results->is_sharing) {
        draw_sharing(verdict, ui, at.share);
    }
}

/* --- text for pasting --- */

/* Describes the words of a board that was only solved. */
static const char *solved_text(const struct results *results, const struct session *session,
                               struct arena *arena)
{
    return say(arena, tr("Trounce %d × %d, %s: %s, worth %s"), session->board.rows,
               session->board.columns, phrase_rules_name(session->match.rules),
               phrase_words(arena, (long)results->found.word_count),
               phrase_points(arena, findings_all_points(&results->found)));
}

static const char *two_text(const struct session *session, struct arena *arena)
{
    return say(arena, tr("Trounce %d × %d, %s: %s %s, %s %s"), session->board.rows,
               session->board.columns, phrase_rules_name(session->match.rules),
               session_name_of(session, SIDE_PLAYER),
               phrase_points(arena, round_score(session->round, SIDE_PLAYER)),
               session_name_of(session, SIDE_SECOND),
               phrase_points(arena, round_score(session->round, SIDE_SECOND)));
}

/* Returns what the rival has; "" if there is none. */
static const char *rival_text(const struct results *results, const struct session *session,
                              struct arena *arena)
{
    const char *score = phrase_number(arena, round_score(session->round, SIDE_COMPUTER));
    if (!mode_traits(session->match.mode)->has_computer) {
        return "";
    }
    return session->match.level == RIVAL_FRIEND
               ? say(arena, tr(" to %s’s %s"), results->verdict.rival, score)
               : say(arena, tr(" to the computer’s %s"), score);
}

static const char *hints_text(const struct round *round, struct arena *arena)
{
    if (round_hint_count(round) == 0) {
        return "";
    }
    return round_hint_points(round) == 0 && round_time_ms(round) > 0 /* see turn_guide.c */
               ? tr(" with the guide")
               : say(arena, tr(" after %s"), phrase_hints(arena, round_hint_count(round)));
}

/* Describes what the player and the rival found. */
static const char *played_text(const struct results *results, const struct game *game,
                               struct arena *arena)
{
    const struct session *session = &game->session;
    long all = (long)results->found.word_count;
    const char *found = say(arena, tr_plural("%s of %s word", "%s of %s words", all),
                            phrase_number(arena, (long)results->found.counts[FILTER_PLAYER]),
                            phrase_number(arena, all));
    const char *yours = say(arena, tr("Trounce %d × %d, %s: %s, %s"), session->board.rows,
                            session->board.columns, phrase_rules_name(session->match.rules), found,
                            phrase_points(arena, round_score(session->round, SIDE_PLAYER)));
    const char *stars = session->honours.par > 0 ? phrase_stars(session->honours.stars) : "";
    return say(arena, "%s%s%s%s%s", yours, rival_text(results, session, arena),
               hints_text(session->round, arena), *stars ? " " : "", stars);
}

const char *results_summary(const struct results *results, struct game *game)
{
    const struct session *session = &game->session;
    struct arena *arena = game->arena;
    char board[BOARD_TEXT_MAX];
    if (round_kind_has_date(session->notes.kind) && results->found.is_played) {
        return daily_summary(game);
    }
    const char *round = !results->found.is_played ? solved_text(results, session, arena)
                        : results->found.is_two   ? two_text(session, arena)
                                                  : played_text(results, game, arena);
    const char *name = session->code[0] ? session->code : board_format(&session->board, board);
    return say(arena, "%s%s", round, say(arena, tr(". Board %s"), name));
}
