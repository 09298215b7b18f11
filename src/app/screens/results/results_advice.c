/* SPDX-License-Identifier: MIT */
/*
 * The panel below the board: what the coach says, the word that is pointed at or chosen, or what
 * the board is.
 */
#include "explain.h"
#include "phrase.h"
#include "results.h"
#include "score_panel.h"

#define FAMILY_SHOWN 3

/* --- what there is to say --- */

/* Lists who found words of each set of finders. */
static void fill_finders(struct results *results, const struct session *session)
{
    struct arena *arena = &results->texts;
    const char **found_by = results->verdict.found_by;
    found_by[0] = tr("missed");
    for (unsigned finders = 1; finders < 1u << SIDE_COUNT; finders++) {
        const char *names = NULL;
        for (int i = 0; i < SIDE_COUNT; i++) {
            enum side side = score_panel_order[i];
            if (finders & FOUND_BY(side)) {
                const char *name = session_name_of(session, side);
                names = names ? say(arena, "%s, %s", names, name) : name;
            }
        }
        found_by[finders] = names;
    }
}

/* Says what the board is, of which its code is never cut. */
static void fill_board(struct results *results, const struct session *session)
{
    struct result_verdict *verdict = &results->verdict;
    struct arena *arena = &results->texts;
    const char *level = results->is_past ? NULL : verdict->richness;
    verdict->code = session->code[0] ? say(arena, tr("Board %s"), session->code) : "";
    verdict->board = level ? say(arena, *verdict->code ? "%s · %s" : "%s%s", level, verdict->code)
                           : verdict->code;
}

/* Returns whose the word is on which the board opens; NULL if it is the player's. */
static const char *opening_note(struct results *results, const struct game *game)
{
    long opening = results->verdict.opening;
    struct arena *arena = &results->texts;
    if (opening < 0 || session_has_ghost(&game->session) ||
        results->found.words[opening].finders != FOUND_BY(SIDE_COMPUTER)) {
        return NULL;
    }
    return say(arena, tr("Lilac: %s found %s."), session_name_of(&game->session, SIDE_COMPUTER),
               findings_spelt(arena, &results->found, results->found.words[opening].text));
}

static void fill_coach(struct results *results, const struct game *game)
{
    const struct coaching *coaching = &results->coaching;
    const struct honours *honours = &game->session.honours;
    struct result_advice *advice = &results->verdict.advice;
    struct arena *arena = &results->texts;
    bool is_all = honours->common_words > 0 && honours->common_found == honours->common_words;
    advice->note =
        is_all ? tr("You have every common word") : tr("Brighter: more words missed there.");
    advice->rival_note = session_has_ghost(&game->session) ? tr("Blue: found by the ghost.")
                                                           : tr("Lilac: found by your rival.");
    const char *opening = opening_note(results, game);
    advice->note = opening ? opening : advice->note;
    advice->tip = coaching_figures(arena, coaching);
    if (coaching->habit.trait != COACH_NOTHING) {
        advice->sentence =
            coaching_habit(arena, game, &coaching->habit, game->session.notes.quarter_turns);
        advice->count = coaching_count(arena, &coaching->habit);
    } else if (coaching->family.count > 0) {
        const struct round_word *of =
            round_word(game->session.round, SIDE_PLAYER, coaching->family.of);
        advice->sentence = say(arena, tr("You saw %s but not its family:"),
                               findings_spelt(arena, &results->found, of->text));
    }
}

void results_fill_advice(struct results *results, const struct game *game)
{
    struct result_verdict *verdict = &results->verdict;
    const struct match *match = &game->session.match;
    if (results->found.is_played) {
        fill_finders(results, &game->session);
    }
    fill_board(results, &game->session);
    if (results->coaching.heated > 0) {
        fill_coach(results, game);
    }
    verdict->has_card_face = mode_traits(match->mode)->has_rival && match->level <= RIVAL_LADDER;
}

/* --- a word --- */

/* Returns what is said beside a word: points and finders. */
static const char *about_text(const struct results *results, struct ui *ui, size_t index)
{
    const struct found_word *word = &results->found.words[index];
    const char *points = phrase_points(ui->arena, word->points);
    const char *finders = results->verdict.found_by[word->finders];
    const char *line = finders ? say(ui->arena, "%s · %s", points, finders) : points;
    return findings_is_own(&results->found, index)
               ? say(ui->arena, "%s · %s", line, tr("counts only for you"))
               : line;
}

static void draw_word(const struct results *results, const struct game *game, struct ui *ui,
                      struct rect inner, size_t index)
{
    const struct theme *theme = ui->theme;
    const struct color colors[] = {
        [TILE_PLAIN] = theme->text,
        [TILE_YOU] = theme->you_text,
        [TILE_RIVAL] = theme->rival_text,
        [TILE_SECOND] = theme->second_text,
    };
    const struct found_word *word = &results->found.words[index];
    struct text_style title = theme_sized(theme, TEXT_TITLE, 24);
    struct text_style about = theme_text(theme, TEXT_NOTE);
    struct text_style gloss = theme_sized(theme, TEXT_BODY, 16);
    const char *line = about_text(results, ui, index);
    bool is_known;
    title.color = colors[findings_style(word)];
    gloss.color = theme->text;
    int y = inner.y + ui_px(ui, 12);
    int taken = ui_text_fit(ui, inner.x, y, inner.w, &title,
                            findings_spelt(ui->arena, &results->found, word->text)) +
                ui_px(ui, 8);
    int width = ui_text_width(ui, &about, line);
    bool is_beside = taken + width <= inner.w;
    bool is_long = !is_beside && width > inner.w;
    int head = ui_px(ui, is_beside ? 28 : is_long ? 58 : 47);
    if (is_beside) {
        ui_text(ui, inner.x + taken, y + ui_px(ui, 2), &about, line);
    } else {
        ui_text_lines(ui, inner.x, y + ui_px(ui, is_long ? 29 : 23), inner.w, ui_px(ui, 34), &about,
                      line);
    }
    struct rect below = {inner.x, inner.y + head, inner.w, inner.h - head};
    const char *meaning =
        explain_word(&game->explain, ui->arena, game->session.lexicon, word->text, &is_known);
    ui_text_wrap(ui, below, &gloss, meaning);
    if (ui->speaks && results->found.selected >= 0) {
        ui_status(ui, say(ui->arena, "%s, %s. %s",
                          findings_spelt(ui->arena, &results->found, word->text), line, meaning));
    }
}

/* Says how many words have what is looked for. */
static void say_search(const struct findings *found, struct ui *ui)
{
    long count = 0;
    for (size_t i = 0; i < found->word_count; i++) {
        count += findings_matches(found, i);
    }
    ui_status(ui, say(ui->arena, tr("%s: %s"), found->find.text, phrase_words(ui->arena, count)));
}

/* --- the coach --- */

/* Draws the words of the family in one line, as many as fit, those of the rival in its colour.
 * Returns whether there is one of the rival's. */
static bool draw_family(const struct results *results, struct ui *ui, struct rect line,
                        const struct text_style *style)
{
    const struct coach_family *family = &results->coaching.family;
    bool has_rivals = false;
    int x = line.x;
    for (int i = 0; i < family->listed && i < FAMILY_SHOWN; i++) {
        size_t index = family->words[i];
        const char *text = findings_spelt(ui->arena, &results->found,
                                          solution_text(results->found.solution, index));
        bool is_rivals = results->found.solution->finders[index] == FOUND_BY(SIDE_COMPUTER);
        struct text_style own =
            text_colored(*style, is_rivals ? ui->theme->rival_text : ui->theme->text);
        if (i > 0) {
            ui_text(ui, x, line.y, style, ", ");
            x += ui_text_width(ui, style, ", ");
        }
        bool has_next = i + 1 < family->listed && i + 1 < FAMILY_SHOWN;
        int next = has_next ? ui_text_width(ui, style, ", MMMM") : 0;
        int width = ui_text_width(ui, &own, text);
        int room = line.x + line.w - x;
        x += ui_text_fit(ui, x, line.y, room, &own, text);
        has_rivals |= is_rivals;
        if (width + next > room) {
            break;
        }
    }
    return has_rivals;
}

/* Returns whether a text has room without shrinking to what nobody can read. */
static bool is_readable_in(const struct ui *ui, struct rect area, const struct text_style *style,
                           const char *text)
{
    return area.h >= ui_px(ui, style->size + 4) && ui_lines_fit(ui, area.w, area.h, style, text);
}

/* Draws the sentence in `area`, with words or figures, and a note if there is room. */
static void draw_sentence(const struct results *results, struct ui *ui, struct rect area)
{
    const struct result_advice *advice = &results->verdict.advice;
    struct text_style body = text_colored(theme_text(ui->theme, TEXT_BODY), ui->theme->text);
    struct text_style bold = theme_sized(ui->theme, TEXT_HEADING, 17);
    struct text_style style = theme_text(ui->theme, TEXT_NOTE);
    const char *note = advice->note;
    int high = ui_px(ui, 40);
    if (!advice->sentence) {
        ui_text_lines(ui, area.x, area.y + area.h / 2, area.w, int_min(area.h, high), &style, note);
        return;
    }
    int line = ui_px(ui, 22);
    struct rect first = area;
    (void)rect_cut_bottom(&first, line);
    first.h = int_min(first.h, ui_wrap_height(ui, area.w, &body, advice->sentence) + line);
    int used = ui_text_wrap(ui, first, &body, advice->sentence);
    (void)rect_cut_top(&area, used + ui_px(ui, 2));
    struct rect second = rect_cut_top(&area, line);
    second.y += second.h / 2;
    if (advice->count) {
        ui_text_fit(ui, second.x, second.y, second.w, &bold, advice->count);
    } else if (draw_family(results, ui, second, &bold)) {
        note = advice->rival_note;
    }
    (void)rect_cut_top(&area, ui_px(ui, 4));
    high = int_min(area.h, high);
    if (is_readable_in(ui, area, &style, note)) {
        int wrapped = ui_wrap_height(ui, area.w, &style, note);
        struct rect last = rect_cut_bottom(&area, int_min(high, wrapped));
        ui_text_lines(ui, last.x, last.y + last.h / 2, last.w, high, &style, note);
    }
}

static void draw_coach(const struct results *results, const struct game *game, struct ui *ui,
                       struct rect area)
{
    struct rect inner = rect_inset(area, ui_px(ui, 10));
    bool is_wide = inner.w >= 2 * inner.h;
    int side = is_wide ? inner.h : int_min(inner.w, inner.h - int_min(ui_px(ui, 108), inner.h / 2));
    struct rect map =
        is_wide ? rect_cut_left(&inner, int_min(side, inner.w / 3)) : rect_cut_top(&inner, side);
    map = is_wide ? rect_middle(map, map.w, map.w) : (struct rect){map.x, map.y, side, side};
    coaching_draw_heat(&results->coaching, ui, map, game->session.notes.quarter_turns);
    (void)(is_wide ? rect_cut_left(&inner, ui_px(ui, 16)) : rect_cut_top(&inner, ui_px(ui, 10)));
    if (!is_wide && !results->verdict.advice.sentence) {
        inner.h = int_min(inner.h, ui_px(ui, 40)); /* close below the map */
    }
    draw_sentence(results, ui, inner);
    ui_hot(ui, RESULTS_ID_COACH, area, true);
    ui_tip(ui, RESULTS_ID_COACH, results->verdict.advice.tip);
}

/* --- the board --- */

/* Draws a hint when no word is asked for and, at the bottom, what the board is; only its code,
 * which is never cut, if there is no room for more. */
static void draw_board(const struct results *results, struct ui *ui, struct rect inner)
{
    const struct result_verdict *verdict = &results->verdict;
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    struct text_style small = theme_text(ui->theme, TEXT_LABEL);
    const char *foot =
        ui_text_width(ui, &small, verdict->board) > inner.w ? verdict->code : verdict->board;
    struct rect upper = inner;
    if (foot[0] && inner.h >= ui_px(ui, 76)) {
        upper.h -= ui_px(ui, 26);
        ui_text_lines(ui, inner.x, inner.y + inner.h - ui_px(ui, 8), inner.w, ui_px(ui, 34), &small,
                      foot);
    }
    ui_text_wrap(ui, upper, &dim,
                 tr("Point at a word to see its path. Click a die for the words through it."));
}

void results_draw_advice(const struct results *results, const struct game *game, struct ui *ui)
{
    const struct board *board = &game->session.board;
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    struct rect area = results->at.detail;
    ui_panel(ui, area);
    struct rect inner = rect_inset(area, ui_px(ui, 20));
    inner.y -= ui_px(ui, 4);
    inner.h += ui_px(ui, 8);
    long word = results_shown_word(results);
    bool is_asked = results->found.pointed >= 0 || results->found.selected >= 0;
    if (!is_asked && !findings_is_searching(&results->found) && results->coaching.heated > 0) {
        draw_coach(results, game, ui, area);
    } else if (word >= 0) {
        draw_word(results, game, ui, inner, (size_t)word);
    } else if (results->found.find.text[0] &&
               results->found.pane_count > 1) { /* no field shows it */
        ui_text_wrap(ui, inner, &dim,
                     say(ui->arena, tr("Words with %.24s"), results->found.find.text));
    } else if (findings_die(&results->found) >= 0) {
        int face = board->faces[findings_die(&results->found)];
        ui_text_wrap(
            ui, inner, &dim,
            say(ui->arena, tr("Words through this %s"), alphabet_label(board->alphabet, face)));
    } else {
        draw_board(results, ui, inner);
    }
    if (ui->speaks && results->found.find.text[0] && results->found.selected < 0) {
        say_search(&results->found, ui);
    }
}
