/* SPDX-License-Identifier: MIT */
/*
 * Draws what the results begin with: the headline, the best word, what was nearly reached, and the
 * figures against each other. Leaves what they say to results_score.c.
 */
#include "phrase.h"
#include "results.h"
#include "rung.h"
#include "score_panel.h"

#define CARD_PAD    20
#define SCORE_SIZE  100
#define SCORE_LEAST 40
#define SCORE_NAMED 72 /* no smaller for the sake of a friend's name, which can have any length */
#define STAR_PARTS  44 /* hundredths of the figure's size from star to star */
#define SHIMMER_MS  800

static const struct measures {
    int pad;        /* of the scores' panel */
    int name_high;  /* of the rival's name; 0: it has one line */
    int star_least; /* height of what a finger presses */
} measures[LAYOUT_SHAPES] = {[LAYOUT_WIDE] = {26, 0, 0}, [LAYOUT_COLUMN] = {18, 34, LAYOUT_FINGER}};

#define TITLE_LEAST 30 /* no smaller for the sake of a long name */

/* It lands: from a quarter larger and faint. */
static struct text_style landing(const struct results *results, const struct ui *ui)
{
    int landed = results->moment.landed_milli;
    struct text_style title = theme_sized(ui->theme, TEXT_TITLE, results->at.title_size);
    while (title.size > TITLE_LEAST &&
           ui_text_width(ui, &title, results->verdict.headline) > results->at.headline.w) {
        title.size--;
    }
    title.size = anim_between(title.size * 5 / 4, title.size, landed);
    title.color = theme_faded(title.color, anim_between(30, 100, landed));
    return title;
}

static void draw_headline(const struct results *results, struct ui *ui)
{
    const struct results_places *at = &results->at;
    const struct result_verdict *verdict = &results->verdict;
    struct text_style title = landing(results, ui);
    struct text_style text = theme_sized(ui->theme, TEXT_NOTE, 19);
    struct rect head = at->headline;
    ui_icon_button(ui, RESULTS_ID_HOME, at->back, verdict->back);
    if (results->is_counting) {
        return;
    }
    ui_text_lines(ui, head.x, head.y + head.h / 2, head.w, head.h, &title, verdict->headline);
    while (text.size > 15 &&
           ui_wrap_height(ui, at->sentence.w, &text, verdict->sentence) > at->sentence.h) {
        text.size--;
    }
    ui_text_wrap(ui, at->sentence, &text, verdict->sentence);
}

static void draw_card_title(struct ui *ui, struct rect card, const char *text)
{
    struct text_style style = theme_text(ui->theme, TEXT_SMALL);
    int pad = ui_px(ui, CARD_PAD);
    ui_panel(ui, card);
    ui_text_lines(ui, card.x + pad, card.y + ui_px(ui, 22), card.w - 2 * pad, ui_px(ui, 32), &style,
                  text);
}

/* Draws a player's best word with its points, and why it is the best if there is a reason. */
static void draw_best(const struct results *results, struct ui *ui, struct rect card,
                      const struct result_best *best)
{
    const struct theme *theme = ui->theme;
    bool is_second = best->side == SIDE_SECOND;
    struct text_style word =
        text_colored(theme_sized(theme, TEXT_TITLE, 28), score_panel_color(theme, best->side));
    struct text_style badge =
        text_aligned(text_colored(theme_sized(theme, TEXT_HEADING, 18),
                                  is_second ? theme->second_ink : theme->you_ink),
                     ALIGN_MIDDLE);
    struct text_style about = text_colored(theme_text(theme, TEXT_BODY), theme->text);
    int pad = ui_px(ui, CARD_PAD);
    int x = card.x + pad;
    int room = card.w - 2 * pad;
    draw_card_title(ui, card, best->title);
    if (best->word < 0) {
        ui_text_wrap(ui, (struct rect){x, card.y + ui_px(ui, 38), room, card.h - ui_px(ui, 46)},
                     &about, best->reason);
        return;
    }
    const struct found_word *found = &results->found.words[best->word];
    const char *points = say(ui->arena, "+%d", found->points);
    int middle = card.y + ui_px(ui, best->reason ? 50 : 62);
    struct rect box = {0, middle - ui_px(ui, 14), ui_text_width(ui, &badge, points) + ui_px(ui, 20),
                       ui_px(ui, 28)};
    box.x = x + ui_text_fit(ui, x, middle, room - box.w - ui_px(ui, 14), &word,
                            findings_spelt(ui->arena, &results->found, found->text));
    box.x += ui_px(ui, 14);
    ui_box(ui, box, 9, score_panel_fill(theme, best->side));
    ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &badge, points);
    if (best->reason) {
        ui_text_lines(ui, x, card.y + ui_px(ui, 82), room, ui_px(ui, 36), &about, best->reason);
    }
}

static void draw_near(const struct results *results, struct ui *ui)
{
    const struct result_near *near = &results->verdict.near;
    struct rect card = results->at.near;
    struct text_style text = theme_sized(ui->theme, TEXT_HEADING, 19);
    int pad = ui_px(ui, CARD_PAD);
    struct rect track = {card.x + pad, card.y + card.h - ui_px(ui, 28), card.w - 2 * pad,
                         ui_px(ui, 12)};
    draw_card_title(ui, card, near->title);
    ui_text_lines(ui, track.x, card.y + ui_px(ui, 50), track.w, ui_px(ui, 40), &text, near->text);
    ui_track(ui, track, near->milli, ui->theme->you);
    if (near->tip) {
        ui_hot(ui, RESULTS_ID_NEAR, card, true);
        ui_tip(ui, RESULTS_ID_NEAR, near->tip);
    }
}

/* How the scores stand in their panel, px. */
struct score_places {
    int size; /* of the figures, units */
    int middle;
    int yours, yours_width, stars, star_pitch;
    int rival, rival_width;
    struct rect face;
};

/* Returns the places at this size of the figures, and in `fits` whether there is room for them.
 * The face is beside figure and name of the rival; in a column it is below the name. */
static struct score_places place_scores(const struct result_verdict *verdict, const struct ui *ui,
                                        struct rect panel, int size, bool *fits)
{
    bool is_below = ui->layout->shape == LAYOUT_COLUMN;
    struct text_style figure = theme_sized(ui->theme, TEXT_FIGURE, size);
    struct text_style name = theme_text(ui->theme, TEXT_HEADING);
    const struct result_side *sides = verdict->sides;
    struct score_places places = {.size = size, .middle = panel.y + (panel.h + ui_px(ui, 8)) / 2};
    int pad = ui_px(ui, measures[ui->layout->shape].pad);
    int end = panel.x + panel.w - pad;
    places.yours = panel.x + pad;
    int x = places.yours + ui_text_width(ui, &figure, phrase_number(ui->arena, sides[0].figure));
    places.star_pitch = ui_px(ui, size * STAR_PARTS / 100);
    places.stars = x + ui_px(ui, 18);
    x = verdict->stars >= 0 ? places.stars + PAR_STARS_MAX * places.star_pitch : x;
    places.rival = int_max(x + ui_px(ui, 30), panel.x + panel.w * 53 / 100);
    places.yours_width = places.rival - places.yours - ui_px(ui, 10);
    int side = verdict->face != RESULT_FACE_NONE ? ui_px(ui, 20 + size * 86 / 100) : 0;
    if (is_below) {
        side = int_min(side, panel.h - ui_px(ui, 68));
    }
    places.face = (struct rect){end - side, places.middle - side / 2, side, side};
    if (!is_below) {
        places.face.y = panel.y + (panel.h - side) / 2 - ui_px(ui, 8);
    }
    places.rival_width = (is_below ? end : places.face.x) - places.rival;
    int need = ui_text_width(ui, &figure, phrase_number(ui->arena, sides[1].figure));
    bool is_cut = sides[1].may_be_cut && size <= SCORE_NAMED;
    if (!is_below && !is_cut) {
        need = int_max(need, ui_text_width(ui, &name, sides[1].name));
    }
    *fits = places.rival + need + (side > 0 ? ui_px(ui, 14) : 0) <= places.face.x;
    return places;
}

static void draw_stars(const struct results *results, struct ui *ui, int x, int y, int pitch)
{
    int high = int_max(pitch, ui_px(ui, measures[ui->layout->shape].star_least));
    struct rect area = {x, y - high / 2, int_max(PAR_STARS_MAX * pitch, high), high};
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        ui_star(ui, x + pitch / 2 + i * pitch, y, layout_units(ui->layout, pitch) * 93 / 100,
                results->moment.stars[i]);
    }
    ui_hot(ui, RESULTS_ID_STARS, area, true);
    ui_hot_role(ui, ROLE_ROW, false);
    if (ui->speaks) {
        ui_hot_name(ui,
                    say(ui->arena, tr("%d of %d stars"), results->verdict.stars, PAR_STARS_MAX));
    }
    ui_tip(ui, RESULTS_ID_STARS, results->verdict.stars_tip);
}

static void draw_face(const struct result_verdict *verdict, struct ui *ui, struct rect face,
                      enum face_mood mood)
{
    if (verdict->face == RESULT_FACE_GHOST) {
        ui_ghost(ui, face, ui->theme->rival, ui->theme->panel);
    } else if (verdict->face == RESULT_FACE_FRIEND) {
        ui_box(ui, face, 22, ui->theme->raised);
        ui_icon(ui, face.x + face.w / 2, face.y + face.h / 2, ICON_USER,
                layout_units(ui->layout, face.w) / 2, ui->theme->rival_text);
    } else if (verdict->face == RESULT_FACE_RIVAL) {
        rung_rival(ui, face, verdict->level, verdict->rung, mood);
    }
}

/* Returns what is shown of a score while it counts up. */
static long counted(const struct results *results, long score)
{
    return results->moment.counted < score ? results->moment.counted : score;
}

/* Draws one bar that the scores share in proportion; alone, how far it is to three stars. */
static void draw_bar(const struct results *results, struct ui *ui, struct rect bar)
{
    const struct result_verdict *verdict = &results->verdict;
    const struct theme *theme = ui->theme;
    const struct result_side *sides = verdict->sides;
    long first = counted(results, sides[0].figure);
    if (!verdict->is_contest && verdict->most > 0) {
        long part = first < verdict->most ? first : verdict->most;
        ui_track(ui, bar, (int)(part * 1000 / verdict->most), theme->you);
    }
    if (!verdict->is_contest) {
        return;
    }
    long second = counted(results, sides[1].figure);
    int gap = (first > 0) == (second > 0) ? ui_px(ui, 6) : 0; /* all of it is one side's */
    long all = first + second;
    int part = all > 0 ? (int)((bar.w - gap) * first / all) : (bar.w - gap) / 2;
    struct rect left = rect_slice_left(&bar, part, gap);
    ui_box(ui, left, 5, score_panel_fill(theme, sides[0].side));
    ui_box(ui, bar, 5, score_panel_fill(theme, sides[1].side));
}

/* Draws what stands beside a figure, at its foot, if there is room up to `right`. */
static void draw_side_note(struct ui *ui, const struct result_side *side, int x, int right, int y)
{
    struct text_style style = text_colored(theme_sized(ui->theme, TEXT_LABEL, 18), ui->theme->text);
    if (side->note && x + ui_text_least(ui, &style, side->note) <= right) {
        ui_text_fit(ui, x, y, right - x, &style, side->note);
    }
}

/* Draws the light that passes over the figure, whose text begins at the left edge of `figure`. */
static void draw_shimmer(struct ui *ui, long since, struct rect figure,
                         const struct text_style *style, const char *text)
{
    struct text_style lit = *style;
    int band = figure.h / 2;
    if (since < 0 || since >= SHIMMER_MS) {
        return;
    }
    lit.color = theme_mix(style->color, ui->theme->arrow, 85);
    lit.color.a = 255;
    ui_clip(ui, (struct rect){figure.x - band + (int)((figure.w + band) * since / SHIMMER_MS),
                              figure.y, band, figure.h});
    ui_text(ui, figure.x, figure.y + figure.h / 2, &lit, text);
    ui_clip_end(ui);
}

/* Draws the player's, or the winner's, name, score and stars. */
static void draw_first(const struct results *results, struct ui *ui, int top,
                       const struct score_places *places)
{
    const struct result_side *side = &results->verdict.sides[0];
    struct color color = score_panel_color(ui->theme, side->side);
    struct text_style name = text_colored(theme_text(ui->theme, TEXT_HEADING), color);
    struct text_style figure =
        text_colored(theme_sized(ui->theme, TEXT_FIGURE, places->size), color);
    const char *final = phrase_number(ui->arena, side->figure);
    struct rect row = {places->yours, places->middle - ui_px(ui, places->size / 2),
                       ui_text_width(ui, &figure, final), ui_px(ui, places->size)};
    ui_text(ui, row.x, places->middle, &figure,
            phrase_number(ui->arena, counted(results, side->figure)));
    draw_shimmer(ui, results->moment.shimmer_ms, row, &figure, final);
    ui_text_fit(ui, row.x, top, places->yours_width, &name, side->name);
    draw_side_note(ui, side, places->stars, places->rival - ui_px(ui, 10),
                   places->middle + ui_px(ui, places->size / 8));
    if (results->verdict.stars >= 0) {
        draw_stars(results, ui, places->stars, places->middle, places->star_pitch);
    }
}

/* Draws name, score and face of the other; without one, how many words there are. */
static void draw_other(const struct results *results, struct ui *ui, int top,
                       const struct score_places *places)
{
    const struct result_verdict *verdict = &results->verdict;
    const struct result_side *side = &verdict->sides[1];
    struct color color =
        verdict->is_contest ? score_panel_color(ui->theme, side->side) : ui->theme->text;
    struct text_style name = text_colored(theme_text(ui->theme, TEXT_HEADING), color);
    struct text_style figure =
        text_colored(theme_sized(ui->theme, TEXT_FIGURE, places->size), color);
    long shown = verdict->is_contest ? counted(results, side->figure) : side->figure;
    int wide = ui_text_width(ui, &figure, phrase_number(ui->arena, side->figure));
    ui_text(ui, places->rival, places->middle, &figure, phrase_number(ui->arena, shown));
    draw_side_note(ui, side, places->rival + wide + ui_px(ui, 18), places->face.x,
                   places->middle + ui_px(ui, places->size / 8));
    if (side->may_be_cut) {
        ui_text_fit(ui, places->rival, top, places->rival_width, &name, side->name);
    } else {
        ui_text_lines(ui, places->rival, top, places->rival_width,
                      ui_px(ui, measures[ui->layout->shape].name_high), &name, side->name);
    }
    draw_face(verdict, ui, places->face, results->is_counting ? FACE_WAITING : verdict->mood);
}

/* From the colour of the first to that of the other. */
static void draw_ground(const struct result_verdict *verdict, struct ui *ui, struct rect panel)
{
    const struct theme *theme = ui->theme;
    bool is_second = verdict->sides[0].side == SIDE_SECOND;
    bool has_second = is_second || verdict->sides[1].side == SIDE_SECOND;
    struct theme blue = has_second ? theme_of_ghost(theme) : *theme;
    if (is_second) {
        blue.you_edge = theme->second_edge;
        blue.rival_edge = theme->you_edge;
    }
    ui->theme = &blue;
    ui_versus(ui, panel, verdict->is_contest);
    ui->theme = theme;
}

static void draw_scores(const struct results *results, struct ui *ui)
{
    const struct result_verdict *verdict = &results->verdict;
    struct rect panel = results->at.scores;
    bool fits = false;
    struct score_places places = {0};
    int tallest = layout_units(ui->layout, panel.h) - 64;
    for (int size = int_min(tallest, SCORE_SIZE); !fits && size >= SCORE_LEAST; size -= 2) {
        places = place_scores(verdict, ui, panel, size, &fits);
    }
    int top = panel.y + ui_px(ui, 26);
    draw_ground(verdict, ui, panel);
    draw_first(results, ui, top, &places);
    draw_other(results, ui, top, &places);
    draw_bar(results, ui,
             (struct rect){places.yours, panel.y + panel.h - ui_px(ui, 22),
                           panel.w - 2 * (places.yours - panel.x), ui_px(ui, 10)});
}

void results_draw_head(const struct results *results, struct ui *ui)
{
    const struct result_verdict *verdict = &results->verdict;
    draw_headline(results, ui);
    if (!verdict->has_score) {
        return;
    }
    draw_best(results, ui, results->at.best, &verdict->bests[0]);
    if (verdict->bests[1].title) {
        draw_best(results, ui, results->at.near, &verdict->bests[1]);
    } else if (results->is_counting) {
        ui_panel(ui, results->at.near);
    } else if (verdict->near.title) {
        draw_near(results, ui);
    }
    draw_scores(results, ui);
}
