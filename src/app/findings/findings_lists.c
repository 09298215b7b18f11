/* SPDX-License-Identifier: MIT */
/*
 * Which lists of words there are, with the filters above and the legend below. Leaves what is in
 * them to findings_list.c.
 */
#include "findings.h"
#include "phrase.h"
#include "score_panel.h"

#include "trounce/utf8.h"

#define PAD          24 /* at the sides of a list of two players */
#define HEAD         50 /* height of its name */
#define COLUMN_GAP   16
#define COLUMN_LEAST 240
#define STRIP        92 /* height of what nobody found */

/* --- what is listed --- */

static void offer(struct findings *found, enum found_filter filter, const char *label)
{
    found->offered[found->offered_count++] = filter;
    found->lists[filter].label = label;
}

static const char *with_number(struct findings *found, const char *name, long number)
{
    return say(found->texts, "%s %s", name, phrase_number(found->texts, number));
}

#define BRIEF 10 /* letters */

static const char *brief_name(struct findings *found, const char *name)
{
    int end = 0;
    for (int i = 0; i < BRIEF; i++) {
        end = utf8_next(name, end);
    }
    return name[end] ? say(found->texts, "%.*s…", end, name) : name;
}

/* With two players a list for each, whoever has won first, and what nobody found. */
static void offer_sides(struct findings *found, const struct session *session)
{
    static const enum found_filter filters[SIDE_COUNT] = {
        [SIDE_PLAYER] = FILTER_PLAYER, [SIDE_SECOND] = FILTER_SECOND};
    static const enum side players[2] = {SIDE_PLAYER, SIDE_SECOND};
    const struct round *round = session->round;
    bool is_second = round_score(round, SIDE_SECOND) > round_score(round, SIDE_PLAYER);
    bool has_tiers = session->lexicon->has_tiers;
    long left = (long)found->counts[has_tiers ? FILTER_REACH : FILTER_MISSED];
    for (int i = 0; i < 2; i++) {
        enum side side = players[(i == 1) != is_second];
        const char *name = session_name_of(session, side);
        offer(found, filters[side], with_number(found, name, round_score(round, side)));
        found->lists[filters[side]].brief =
            with_number(found, brief_name(found, name), round_score(round, side));
        found->lists[filters[side]].empty = tr("No word this time.");
        found->lists[filters[side]].name = name;
        found->lists[filters[side]].side = side;
        found->lists[filters[side]].words =
            phrase_words(found->texts, (long)round_word_count(round, side));
    }
    struct found_list *nobodys = &found->lists[FILTER_MISSED];
    const char *words =
        has_tiers ? tr_plural("the best of %s common word", "the best of %s common words", left)
                  : tr_plural("the best of %s word", "the best of %s words", left);
    offer(found, FILTER_MISSED,
          with_number(found, tr("Nobody found"), (long)found->counts[FILTER_MISSED]));
    nobodys->empty = tr("You two left nothing.");
    nobodys->name = tr("Nobody found");
    nobodys->words = say(found->texts, words, phrase_number(found->texts, left));
}

static void offer_lists(struct findings *found, const struct session *session)
{
    const size_t *counts = found->counts;
    bool has_tiers = session->lexicon->has_tiers;
    enum found_filter missed = has_tiers ? FILTER_REACH : FILTER_MISSED;
    const char *all = with_number(found, tr("All"), (long)counts[FILTER_ALL]);
    found->lists[FILTER_REACH].tip = tr("Words that most people know");
    found->lists[FILTER_ALL].tip = tr("Every word on the board, however rare");
    found->lists[FILTER_PLAYER].empty = tr("No word this time. Shake again?");
    found->lists[FILTER_MISSED].empty = tr("You left nothing. Every word is yours.");
    found->lists[FILTER_REACH].empty = found->is_played ? tr("You missed no common words.")
                                                        : tr("This board has no common words.");
    if (found->is_played) {
        offer(found, FILTER_PLAYER, with_number(found, tr("Yours"), (long)counts[FILTER_PLAYER]));
        offer(found, missed, with_number(found, tr("Missed"), (long)counts[missed]));
        offer(found, FILTER_ALL, all);
    } else { /* nobody found or missed anything */
        offer(found, FILTER_ALL, all);
        if (has_tiers) {
            offer(found, FILTER_REACH,
                  with_number(found, tr("Common"), (long)counts[FILTER_REACH]));
        }
    }
}

static void fill_titles(struct findings *found, const struct session *session)
{
    static const struct found_title plain = {NULL, N_PLURAL("%s word", "%s words")};
    struct found_title *titles = found->titles;
    bool is_practice = found->is_practice; /* its words stand above the others */
    for (int i = 0; i < SECTION_COUNT; i++) {
        titles[i] = plain;
    }
    titles[SECTION_PRACTISED].text = tr("From your practice list");
    titles[SECTION_YOURS].text = is_practice ? tr("Your other words") : tr("Your words");
    titles[SECTION_FRIEND].text =
        say(found->texts, tr("%s’s"), session_name_of(session, SIDE_COMPUTER));
    titles[SECTION_REACH] = (struct found_title){
        is_practice ? tr("Also missed") : tr("What you missed"),
        N_PLURAL("%s word that most people know", "%s words that most people know")};
    titles[SECTION_REST].text = tr("What you missed");
    if (session->lexicon->has_tiers) {
        titles[SECTION_REST] =
            (struct found_title){tr("The rest"), N_PLURAL("%s word that fewer people know",
                                                          "%s words that fewer people know")};
    }
}

/* Says of a list of one player whose words have which colour. */
static void fill_legend(struct findings *found, const struct session *session)
{
    found->legend[found->legend_count++] = (struct found_mark){TILE_YOU, tr("yours")};
    if (mode_traits(session->match.mode)->has_computer) {
        found->legend[found->legend_count++] =
            (struct found_mark){TILE_RIVAL, session_name_of(session, SIDE_COMPUTER)};
    }
    if (found->nobody_count > 0) {
        found->legend[found->legend_count++] = (struct found_mark){TILE_PLAIN, tr("unfound")};
    }
}

void findings_fill(struct findings *found, struct arena *texts)
{
    const struct session *session = found->session;
    bool is_friend = session->match.level == RIVAL_FRIEND;
    found->texts = texts;
    found->is_played = !session->solve_only;
    found->is_two = found->is_played && mode_traits(session->match.mode)->seats == 2;
    found->is_practice = found->is_played && session_is_practice(session);
    found->offered_count = found->legend_count = 0;
    if (found->is_two) {
        offer_sides(found, session);
    } else {
        offer_lists(found, session);
    }
    for (int i = 0; found->word_count == 0 && i < FILTER_COUNT; i++) {
        found->lists[i].empty = tr("There are no words on this board.");
    }
    fill_titles(found, session);
    if (found->is_played && !found->is_two) {
        fill_legend(found, session);
    }
    found->has_titles = found->is_played;
    found->top_letters = scoring_top_letters(session->match.rules);
    found->shared_count = round_shared_count(session->round);
    found->has_marks = found->is_played && (is_friend || round_computer_shares(session->round));
    found->mark = session_has_own_ghost(session) ? ICON_GHOST : is_friend ? ICON_USER : ICON_CPU;
}

/* --- filters and field --- */

static void draw_filters(const struct findings *found, struct ui *ui, struct rect area)
{
    const char *labels[FILTER_COUNT];
    int selected = 0;
    for (int i = 0; i < found->offered_count; i++) {
        labels[i] = found->lists[found->offered[i]].label;
        selected = found->offered[i] == findings_filter(found) ? i : selected;
    }
    bool is_brief = !ui_choices_fit(ui, area, labels, found->offered_count);
    for (int i = 0; i < found->offered_count && is_brief; i++) {
        const char *brief = found->lists[found->offered[i]].brief;
        labels[i] = brief ? brief : labels[i];
    }
    ui_choices(ui, FINDINGS_ID_FILTER, area, labels, found->offered_count, selected);
    for (int i = 0; i < found->offered_count; i++) {
        ui_tip(ui, FINDINGS_ID_FILTER + i, found->lists[found->offered[i]].tip);
    }
}

struct field_look findings_field_look(const struct findings *found)
{
    return (struct field_look){.hint = tr("Find a word…"),
                               .icon = ICON_SEARCH,
                               .has_caret = found->find.text[0] != '\0',
                               .size = 17};
}

/* --- one list, or those of two players --- */

/* Draws name and word count above a list. */
static void draw_head(const struct found_list *list, struct ui *ui, struct rect panel)
{
    const struct theme *theme = ui->theme;
    struct text_style name =
        text_colored(theme_text(theme, TEXT_HEADING), score_panel_color(theme, list->side));
    struct text_style count = text_aligned(theme_text(theme, TEXT_LABEL), ALIGN_END);
    int pad = ui_px(ui, PAD);
    int room = panel.w - 2 * pad;
    int y = panel.y + ui_px(ui, 26);
    int counted = ui_text_fit(ui, panel.x + panel.w - pad, y, room / 2, &count, list->words);
    ui_text_fit(ui, panel.x + pad, y, room - counted - ui_px(ui, 10), &name, list->name);
    ui_rule(ui, panel.x + pad, panel.y + ui_px(ui, HEAD - 2), room);
}

/* Lays a list of the results into a panel. */
static void place_pane(struct findings *found, const struct ui *ui, int index, struct rect panel,
                       int top, int pad)
{
    struct pane *pane = &found->panes[index];
    pane->panel = pane->area = panel;
    (void)rect_cut_top(&pane->area, ui_px(ui, top));
    (void)rect_cut_bottom(&pane->area, ui_px(ui, pad));
    (void)rect_cut_left(&pane->area, ui_px(ui, pad));
    (void)rect_cut_right(&pane->area, ui_px(ui, pad));
}

/* What nobody found: the best words in a line; a press unfolds all of them. */
static void draw_strip(struct findings *found, const struct game *game, struct ui *ui,
                       struct rect strip)
{
    const struct found_list *list = &found->lists[FILTER_MISSED];
    int id = FINDINGS_ID_FILTER + 2;
    struct text_style name = theme_text(ui->theme, TEXT_HEADING);
    struct text_style all = text_aligned(theme_text(ui->theme, TEXT_LABEL), ALIGN_END);
    int pad = ui_px(ui, PAD);
    struct rect head = {strip.x, strip.y, strip.w, ui_px(ui, 44)};
    int y = head.y + ui_px(ui, 25);
    int right = head.x + head.w - pad;
    int taken = 0;
    ui_panel(ui, strip);
    if (found->counts[FILTER_MISSED] > 0) {
        all.color = ui->hover == id ? ui->theme->text : ui->theme->dim;
        ui_icon(ui, right - ui_px(ui, 8), y, ICON_CHEVRON_RIGHT, 18, all.color);
        right -= ui_px(ui, 24);
        taken = ui_text_lines(ui, right, y, head.w * 55 / 100, head.h, &all, list->words);
        ui_hot(ui, id, head, true);
    }
    int room = right - taken - ui_px(ui, 12) - head.x - pad;
    ui_text_lines(ui, head.x + pad, y, room, head.h, &name, list->name);
    place_pane(found, ui, 2, strip, 46, PAD - 8);
    found->panes[2].area.h = ui_px(ui, 36);
    findings_draw_list(found, game, ui, 2);
}

static void draw_sides(struct findings *found, const struct game *game, struct ui *ui,
                       struct rect all)
{
    int gap = ui_px(ui, COLUMN_GAP);
    struct rect strip = rect_slice_bottom(&all, ui_px(ui, STRIP), gap);
    found->pane_count = PANES_MAX;
    for (int i = 0; i < PANES_MAX; i++) {
        found->panes[i].filter = found->offered[i];
        found->panes[i].side = found->lists[found->offered[i]].side;
        found->panes[i].is_strip = i == 2;
    }
    for (int i = 0; i < 2; i++) {
        struct rect panel = rect_column(all, gap, 2, i);
        ui_panel(ui, panel);
        draw_head(&found->lists[found->offered[i]], ui, panel);
        place_pane(found, ui, i, panel, HEAD + 8, 16);
        findings_draw_list(found, game, ui, i);
    }
    draw_strip(found, game, ui, strip);
}

static bool has_marked(const struct findings *found)
{
    for (size_t i = 0; i < found->word_count; i++) {
        if (found->words[i].has_mark && findings_has(&found->words[i], SIDE_PLAYER)) {
            return true;
        }
    }
    return false;
}

/* Draws what the rival's mark means at the right of `foot`, and takes that off it. */
static void draw_mark(const struct findings *found, struct ui *ui, struct rect *foot)
{
    struct text_style style = text_aligned(
        text_colored(theme_text(ui->theme, TEXT_LABEL), ui->theme->rival_text), ALIGN_END);
    const char *text =
        say(ui->arena, tr("%s has it, too"), session_name_of(found->session, SIDE_COMPUTER));
    int icon = ui_px(ui, 26);
    bool is_brief = ui_lines_fit(ui, foot->w / 2 - icon, foot->h, &style, text);
    int most = is_brief ? foot->w / 2 : foot->w;
    struct rect area = rect_slice_right(foot, int_min(ui_text_width(ui, &style, text) + icon, most),
                                        ui_px(ui, 16));
    int taken = ui_text_lines(ui, area.x + area.w, area.y + area.h / 2, area.w - icon, area.h,
                              &style, text);
    ui_icon(ui, area.x + area.w - taken - icon / 2, area.y + area.h / 2, found->mark, 17,
            style.color);
}

/* Draws the line below a list: the legend of all words, or what to do. */
static void draw_foot(const struct findings *found, struct ui *ui, struct rect list)
{
    struct text_style style = theme_text(ui->theme, TEXT_LABEL);
    struct rect foot = rect_cut_bottom(&list, ui_px(ui, 40));
    int side = ui_px(ui, 24);
    foot = (struct rect){foot.x + side, foot.y, foot.w - 2 * side, foot.h};
    ui_rule(ui, foot.x, foot.y, foot.w);
    if (findings_filter(found) != FILTER_PLAYER) {
        findings_draw_legend(found, ui, foot);
    } else {
        const char *text = tr("Point at a word for its path and meaning, at a die for the words "
                              "through it.");
        bool is_marked = found->has_marks && has_marked(found);
        if (is_marked) {
            draw_mark(found, ui, &foot);
        }
        if (!is_marked || ui_lines_fit(ui, foot.w, foot.h, &style, text)) {
            ui_text_lines(ui, foot.x, foot.y + foot.h / 2, foot.w, foot.h, &style, text);
        }
    }
}

void findings_draw(struct findings *found, const struct game *game, struct ui *ui,
                   struct rect filters, struct rect field, struct rect list)
{
    struct rect all = {list.x, filters.y, list.w, list.y + list.h - filters.y};
    int column = layout_units(ui->layout, rect_column(all, ui_px(ui, COLUMN_GAP), 2, 0).w);
    found->place_count = 0;
    findings_draw_lines(found, ui);
    if (found->is_two && found->filter != FILTER_MISSED && column >= COLUMN_LEAST) {
        draw_sides(found, game, ui, all);
        return;
    }
    struct field_look find = findings_field_look(found);
    draw_filters(found, ui, filters);
    field_draw(ui, HOT_NONE, field, &found->find, &find);
    found->pane_count = 1;
    found->panes[0].filter = found->filter;
    found->panes[0].side = found->lists[found->filter].side;
    found->panes[0].is_strip = false;
    place_pane(found, ui, 0, list, 16, 16);
    if (found->legend_count > 0) {
        (void)rect_cut_bottom(&found->panes[0].area, ui_px(ui, 40 - 16));
    }
    (void)rect_cut_right(&found->panes[0].area, ui_px(ui, 8));
    ui_panel(ui, list);
    findings_draw_list(found, game, ui, 0);
    if (found->legend_count > 0) {
        draw_foot(found, ui, list);
    }
}
