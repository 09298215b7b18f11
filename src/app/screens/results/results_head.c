/* SPDX-License-Identifier: MIT */
/*
 * The upper part of the results: the headline, the best word, what was nearly reached, the scores
 * against each other, and what the round has led to. Leaves the texts to results_verdict.c.
 *
 * The show when they open: the scores count up against each other, the sound for how the round
 * ended, stars that fill one by one, and three degrees of celebration.
 *
 *     a star or a goal      a chime each, and a shimmer over the figure
 *     a best, a first win   a chord, and jumping dice
 *     a feast               a fanfare, and raining small dice
 */
#include "phrase.h"
#include "results.h"

#include "trounce/par.h"

#include <stdio.h>
#include <string.h>

/* --- the show --- */

#define FEAST_MS      5000
#define COUNT_MS      900 /* the scores count up */
#define TICKS         10  /* notes meanwhile */
#define STAR_FIRST_MS 250 /* from then until the first star fills */
#define STAR_PITCH_MS 320 /* from one to the next */
#define STAR_MS       260 /* one star's filling */
#define SHIMMER_MS    800
#define JUMP_MS       420 /* one die's jump */
#define JUMP_PITCH_MS 70  /* from one die to the next */
#define SHOW_MS       2400

static long count_ms(const struct desk *desk)
{
    return results_have_score(desk) ? COUNT_MS : 0;
}

static long star_begins_ms(const struct desk *desk, int star)
{
    return count_ms(desk) + STAR_FIRST_MS + (long)star * STAR_PITCH_MS;
}

static enum fanfare fanfare_of(const struct results *results, const struct desk *desk)
{
    enum fanfare most = desk->table.honours.stars > 0 ? FANFARE_STAR : FANFARE_NONE;
    for (int i = 0; i < results->news_count; i++) {
        most = results->news[i].fanfare > most ? results->news[i].fanfare : most;
    }
    return results_are_feast(desk) || desk->table.honours.ends_portion ? FANFARE_FEAST : most;
}

static enum cue_kind ending_cue(enum fanfare fanfare, const struct desk *desk)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (fanfare == FANFARE_FEAST || fanfare == FANFARE_BEST) {
        return fanfare == FANFARE_FEAST ? CUE_FEAST : CUE_BEST;
    }
    if (results_are_two(desk)) {
        return yours == round_score(desk->table.round, SIDE_SECOND) ? CUE_DRAW : CUE_WIN;
    }
    if (!results_have_rival(desk) || yours == rivals) {
        return CUE_DRAW;
    }
    return yours > rivals ? CUE_WIN : CUE_LOSE;
}

/* The sound and the feast that follow the count. */
static void end_count(struct results *results, struct desk *desk)
{
    results->is_counting = false;
    post_cue(&desk->post, ending_cue(results->fanfare, desk), 0);
    if (results->fanfare == FANFARE_FEAST) {
        anim_start(&results->feast, FEAST_MS); /* shown still if motion is reduced */
    }
}

void results_celebrate(struct results *results, struct desk *desk)
{
    int stars = desk->table.honours.stars;
    results->fanfare = fanfare_of(results, desk);
    anim_finish(&results->show);
    if (!settings_motion(&desk->settings, 1)) {
        end_count(results, desk);
        if (results->fanfare != FANFARE_NONE) {
            post_cue(&desk->post, CUE_STAR, stars > 0 ? stars - 1 : 0);
        }
        return;
    }
    results->is_counting = count_ms(desk) > 0;
    anim_start(&results->show, count_ms(desk) + (results->fanfare != FANFARE_NONE ? SHOW_MS : 0));
    if (!results->is_counting) {
        end_count(results, desk);
    }
}

/* A note whenever the count has advanced by a part; they rise unless the round is lost. */
static void count_on(struct desk *desk, long before_ms, long now_ms)
{
    int tick = (int)(now_ms * TICKS / COUNT_MS);
    bool rises = ending_cue(FANFARE_NONE, desk) != CUE_LOSE;
    if (tick > (int)(before_ms * TICKS / COUNT_MS) && tick < TICKS) {
        post_cue(&desk->post, CUE_NOTE, rises ? tick : TICKS - tick);
    }
}

void results_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct results *results = self;
    int stars = desk->table.honours.stars;
    long before = results->show.age_ms;
    bool was_running = results->show.running;
    (void)anim_advance(&results->feast, elapsed_ms);
    (void)anim_advance(&results->show, elapsed_ms);
    if (!was_running) {
        return;
    }
    if (results->is_counting && before + elapsed_ms < COUNT_MS) {
        count_on(desk, before, before + elapsed_ms);
    } else if (results->is_counting) {
        end_count(results, desk);
    }
    for (int i = 0; i < (stars > 0 ? stars : 1) && results->fanfare != FANFARE_NONE; i++) {
        long begins = star_begins_ms(desk, i); /* without stars: a goal or a best */
        if (begins > before && begins <= before + elapsed_ms) {
            post_cue(&desk->post, CUE_STAR, i);
        }
    }
}

void results_end_show(struct results *results, struct desk *desk)
{
    if (results->is_counting) {
        end_count(results, desk);
    }
    anim_finish(&results->feast);
    anim_finish(&results->show);
}

long results_wait_ms(const void *self, const struct desk *desk)
{
    const struct results *results = self;
    const struct anim *feast = &results->feast;
    if (results->show.running) {
        return 0;
    }
    if (!feast->running) {
        return -1;
    }
    return settings_motion(&desk->settings, 1) ? 0 : feast->length_ms - feast->age_ms;
}

/* --- stars and the figures --- */

/* Returns what is shown of a score: all count at one speed, so that the higher one goes on alone.
 */
static long shown_score(const struct results *results, const struct desk *desk, long score)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = results_have_rival(desk) ? round_score(desk->table.round, SIDE_COMPUTER) : 0;
    if (!results->is_counting) {
        return score;
    }
    long counted = (yours > rivals ? yours : rivals) * results->show.age_ms / COUNT_MS;
    return counted < score ? counted : score;
}

int results_star_milli(const struct results *results, const struct desk *desk, int star)
{
    if (star >= desk->table.honours.stars) {
        return 0;
    }
    if (!results->show.running) {
        return 1000;
    }
    long since = results->show.age_ms - star_begins_ms(desk, star);
    struct anim filling = {.running = since < STAR_MS, .age_ms = since, .length_ms = STAR_MS};
    return since <= 0 ? 0 : anim_eased(&filling);
}

/* Draws the light that passes over the figure, whose text begins at the left edge of `figure`. */
static void draw_shimmer(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect figure, const struct text_style *style, const char *text)
{
    long since = results->show.age_ms - star_begins_ms(desk, desk->table.honours.stars);
    if (!results->show.running || since < 0 || since >= SHIMMER_MS) {
        return;
    }
    struct text_style lit = *style;
    int band = figure.h / 2;
    lit.color = theme_mix(style->color, ui->theme->arrow, 85);
    lit.color.a = 255;
    ui_clip(ui, (struct rect){figure.x - band + (int)((figure.w + band) * since / SHIMMER_MS),
                              figure.y, band, figure.h});
    ui_text(ui, figure.x, figure.y + figure.h / 2, &lit, text);
    ui_clip_end(ui);
}

/* --- dice that jump --- */

void results_pose_dice(const struct results *results, const struct desk *desk,
                       struct tile_pose poses[BOARD_CELLS_MAX])
{
    const struct board_view *view = &results->view;
    if (!results->show.running || results->fanfare < FANFARE_BEST) {
        return;
    }
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect tile = board_view_tile(view, cell);
        int along = (tile.x - view->left + tile.y - view->top) / (view->tile + view->gap);
        long since = results->show.age_ms - star_begins_ms(desk, 0) - (long)along * JUMP_PITCH_MS;
        if (since > 0 && since < JUMP_MS) {
            poses[cell].dy = -(int)(since * (JUMP_MS - since) * view->tile / JUMP_MS / JUMP_MS);
            poses[cell].style = poses[cell].style == TILE_PLAIN ? TILE_YOU : poses[cell].style;
        }
    }
}

/* --- the feast --- */

#define PIECE_COUNT 54
#define SWAY_MS     2011 /* one cycle */
#define SWAY_APART  159  /* phase difference between pieces, of 1000 */
#define STILL_COUNT 22   /* if motion is reduced: pieces along the upper edge, and the lower */

/* Draws a small die with a letter of the game's name, centred at (x, y). */
static void draw_piece(struct ui *ui, unsigned piece, int x, int y, int size)
{
    const struct theme *theme = ui->theme;
    const struct color fills[] = {theme->you, theme->tile, theme->rival, theme->good};
    const struct color edges[] = {theme->you_edge, theme->tile_edge, theme->rival_edge,
                                  theme->good_edge};
    unsigned look = anim_scatter(piece, 0, 0) % 4;
    int angle = ((int)(anim_scatter(piece + 97, 0, 0) % 7) - 3) * 6;
    int edge = size / 12 + 1;
    struct draw_command box = {.kind = DRAW_BOX,
                               .rect = {x - size / 2, y - size / 2, size, size + edge},
                               .color = fills[look],
                               .color2 = edges[look],
                               .radius = size / 5,
                               .edge = edge,
                               .angle = angle};
    draw_add(ui->list, &box, NULL);
    const char label[2] = {PHRASE_TITLE[piece % strlen(PHRASE_TITLE)], '\0'};
    struct draw_command letter = {.kind = DRAW_TEXT,
                                  .rect = {x, y, 0, 0},
                                  .color = theme->ink,
                                  .size = size * 6 / 10,
                                  .weight = WEIGHT_900,
                                  .align = ALIGN_MIDDLE,
                                  .angle = angle};
    draw_add(ui->list, &letter, label);
}

/* Each piece falls from above the window to below it on its own path, all within FEAST_MS. */
static void draw_rain(const struct results *results, const struct desk *desk, struct ui *ui)
{
    long age = results->feast.age_ms;
    for (unsigned i = 0; i < PIECE_COUNT; i++) {
        unsigned chance = anim_scatter(i * 3 + 1, 0, 0);
        int size = ui_px(ui, 22 + (int)(chance % 3) * 6);
        long begins = (long)(chance / 16 % 2200);
        long falls = 1900 + (long)(chance / 65536 % 800);
        long since = age - begins;
        if (since < 0 || since > falls) {
            continue;
        }
        int height = desk->stage.layout.height + 2 * size;
        int middle = (int)(anim_scatter(i * 5 + 2, 0, 0) % (unsigned)desk->stage.layout.width);
        int sway = anim_wave(since * 1000 / SWAY_MS + (long)i * SWAY_APART) * ui_px(ui, 18) / 1000;
        draw_piece(ui, i, middle + sway, (int)(height * since / falls) - size, size);
    }
}

/* Draws pieces along the edges, where there is nothing else. */
static void draw_garland(const struct desk *desk, struct ui *ui)
{
    int size = ui_px(ui, 15);
    for (unsigned i = 0; i < STILL_COUNT; i++) {
        int x = desk->stage.layout.width * (2 * (int)i + 1) / (2 * STILL_COUNT);
        draw_piece(ui, i, x, size * 3 / 4, size);
        draw_piece(ui, i + 3, x, desk->stage.layout.height - size * 3 / 4, size);
    }
}

void results_draw_feast(const struct results *results, const struct desk *desk, struct ui *ui)
{
    if (!results->feast.running) {
        return;
    }
    if (settings_motion(&desk->settings, 1)) {
        draw_rain(results, desk, ui);
    } else {
        draw_garland(desk, ui);
    }
}

/* --- the headline --- */

static void draw_headline(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct results_places *at = &results->at;
    struct text_style title = theme_sized(ui->theme, TEXT_TITLE, at->title_size);
    struct text_style text = theme_sized(ui->theme, TEXT_NOTE, 19);
    struct rect head = at->headline;
    char line[320];
    ui_icon_button(ui, RESULTS_ID_HOME, at->back,
                   results->is_past ? ICON_CHEVRON_LEFT : ICON_HOUSE);
    results_write_headline(desk, line, sizeof line);
    ui_text_lines(ui, head.x, head.y + head.h / 2, head.w, head.h, &title, line);
    results_write_sentence(results, desk, line, sizeof line);
    while (text.size > 15 && ui_wrap_height(ui, at->sentence.w, &text, line) > at->sentence.h) {
        text.size--;
    }
    ui_text_wrap(ui, at->sentence, &text, line);
}

/* --- the best word and the near miss --- */

#define CARD_PAD 20

static void draw_card_title(struct ui *ui, struct rect card, const char *text)
{
    struct text_style style = theme_text(ui->theme, TEXT_SMALL);
    int pad = ui_px(ui, CARD_PAD);
    ui_panel(ui, card);
    ui_text_fit(ui, card.x + pad, card.y + ui_px(ui, 22), card.w - 2 * pad, &style, text);
}

static void draw_best(const struct results *results, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    struct rect card = results->at.best;
    struct text_style word = text_colored(theme_sized(theme, TEXT_TITLE, 28), theme->you_text);
    struct text_style badge = text_aligned(
        text_colored(theme_sized(theme, TEXT_HEADING, 18), theme->you_ink), ALIGN_MIDDLE);
    struct text_style reason = text_colored(theme_text(theme, TEXT_BODY), theme->text);
    char text[WORD_TEXT_MAX];
    char points[PHRASE_MAX];
    int pad = ui_px(ui, CARD_PAD);
    int x = card.x + pad;
    int room = card.w - 2 * pad;
    draw_card_title(ui, card, tr("Your best word"));
    if (results->best < 0) {
        ui_text_wrap(ui, (struct rect){x, card.y + ui_px(ui, 38), room, card.h - ui_px(ui, 46)},
                     &reason, results->reason);
        return;
    }
    (void)snprintf(points, sizeof points, "+%d", results_points(results, (size_t)results->best));
    struct rect box = {0, card.y + ui_px(ui, 36), ui_text_width(ui, &badge, points) + ui_px(ui, 20),
                       ui_px(ui, 28)};
    box.x = x + ui_text_fit(ui, x, card.y + ui_px(ui, 50), room - box.w - ui_px(ui, 14), &word,
                            results_word(results, (size_t)results->best, text));
    box.x += ui_px(ui, 14);
    ui_box(ui, box, 9, theme->you);
    ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &badge, points);
    ui_text_lines(ui, x, card.y + ui_px(ui, 82), room, ui_px(ui, 36), &reason, results->reason);
}

/* Says what stars are. */
static void write_stars_tip(const struct desk *desk, char tip[TIP_TEXT_MAX])
{
    long par = desk->table.honours.par;
    char one[PHRASE_MAX];
    char two[PHRASE_MAX];
    char three[PHRASE_MAX];
    (void)snprintf(tip, TIP_TEXT_MAX, tr("One star from %s, two from %s, three from %s."),
                   phrase_points(one, par_score(1, par)), phrase_number(two, par_score(2, par)),
                   phrase_number(three, par_score(3, par)));
    if (results_have_rival(desk) && !round_kind_shares(desk->table.notes.kind)) {
        size_t used = strlen(tip);
        (void)snprintf(tip + used, TIP_TEXT_MAX - used, " %s", tr("A win is worth at least one."));
    }
}

static void draw_near(const struct results *results, const struct desk *desk, struct ui *ui)
{
    struct rect card = results->at.near;
    struct text_style text = theme_sized(ui->theme, TEXT_HEADING, 19);
    int pad = ui_px(ui, CARD_PAD);
    struct rect track = {card.x + pad, card.y + card.h - ui_px(ui, 28), card.w - 2 * pad,
                         ui_px(ui, 12)};
    draw_card_title(ui, card, results->near.title);
    ui_text_lines(ui, track.x, card.y + ui_px(ui, 50), track.w, ui_px(ui, 40), &text,
                  results->near.text);
    ui_track(ui, track, results->near.milli, ui->theme->you);
    if (results->near.is_stars && !layout_is_phone(ui->layout)) {
        char tip[TIP_TEXT_MAX];
        write_stars_tip(desk, tip);
        ui_hot(ui, RESULTS_ID_NEAR, card, true);
        ui_tip(ui, RESULTS_ID_NEAR, tip);
    }
}

/* --- the scores --- */

#define SCORE_SIZE  100
#define SCORE_LEAST 40
#define SCORE_NAMED 72 /* no smaller for the sake of a friend's name, which can have any length */
#define STAR_PARTS  44 /* hundredths of the figure's size from star to star */

/* Returns whether the rival's name is what a friend has typed, and so can have any length. */
static bool has_friends_name(const struct table *table)
{
    return table->match.level == RIVAL_FRIEND && !table_has_own_ghost(table) &&
           table->notes.sender[0];
}

/* How the scores stand in their panel, px from its left edge. */
struct score_places {
    int size; /* of the figures, units */
    int stars, star_pitch, rival, face, face_side;
};

/* Returns the places at this size of the figures, and in `fits` whether there is room for them. */
static struct score_places place_scores(const struct desk *desk, const struct ui *ui,
                                        struct rect panel, int size, const char *yours,
                                        const char *rivals, bool *fits)
{
    struct text_style figure = theme_sized(ui->theme, TEXT_FIGURE, size);
    struct text_style name = theme_text(ui->theme, TEXT_HEADING);
    struct score_places places = {.size = size};
    int pad = ui_px(ui, layout_is_phone(ui->layout) ? 18 : 26);
    int x = pad + ui_text_width(ui, &figure, yours);
    bool has_stars = desk->table.honours.par > 0;
    places.star_pitch = ui_px(ui, size * STAR_PARTS / 100);
    places.stars = x + ui_px(ui, 18);
    x = has_stars ? places.stars + PAR_STARS_MAX * places.star_pitch : x;
    places.face_side = results_have_rival(desk) ? ui_px(ui, 20 + size * 86 / 100) : 0;
    if (layout_is_phone(ui->layout)) { /* below the name */
        places.face_side = int_min(places.face_side, panel.h - ui_px(ui, 68));
    }
    places.face = panel.w - pad - places.face_side;
    places.rival = int_max(x + ui_px(ui, 30), panel.w * 53 / 100);
    int need = ui_text_width(ui, &figure, rivals);
    bool is_cut = has_friends_name(&desk->table) && size <= SCORE_NAMED;
    if (!layout_is_phone(ui->layout) && !is_cut) {
        need = int_max(need, ui_text_width(ui, &name, table_name_of(&desk->table, SIDE_COMPUTER)));
    }
    *fits = places.rival + need + ui_px(ui, places.face_side ? 14 : 0) <= places.face;
    return places;
}

static void draw_stars(const struct results *results, const struct desk *desk, struct ui *ui, int x,
                       int y, int pitch)
{
    int high = layout_is_phone(ui->layout) ? ui_px(ui, LAYOUT_FINGER) : pitch;
    struct rect area = {x, y - high / 2, int_max(PAR_STARS_MAX * pitch, high), high};
    char tip[TIP_TEXT_MAX];
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        ui_star(ui, x + pitch / 2 + i * pitch, y, layout_units(ui->layout, pitch) * 93 / 100,
                results_star_milli(results, desk, i));
    }
    write_stars_tip(desk, tip);
    ui_hot(ui, RESULTS_ID_STARS, area, true);
    ui_tip(ui, RESULTS_ID_STARS, tip);
}

static void draw_face(const struct desk *desk, struct ui *ui, struct rect face)
{
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = round_score(desk->table.round, SIDE_COMPUTER);
    if (table_has_own_ghost(&desk->table)) {
        ui_ghost(ui, face, ui->theme->rival, ui->theme->panel);
    } else if (desk->table.match.level == RIVAL_FRIEND) {
        ui_box(ui, face, 22, ui->theme->raised);
        ui_icon(ui, face.x + face.w / 2, face.y + face.h / 2, ICON_USER,
                layout_units(ui->layout, face.w) / 2, ui->theme->rival_text);
    } else {
        ui_face(ui, face, desk->table.match.level,
                yours > rivals   ? FACE_BEATEN
                : yours < rivals ? FACE_PLEASED
                                 : FACE_WAITING);
    }
}

/* Draws one bar that the scores share in proportion; alone, how far it is to three stars. */
static void draw_bar(const struct desk *desk, struct ui *ui, struct rect bar, long yours,
                     long rivals)
{
    const struct theme *theme = ui->theme;
    long par = desk->table.honours.par;
    if (!results_have_rival(desk)) {
        if (par > 0) {
            long most = par_score(PAR_STARS_MAX, par);
            ui_track(ui, bar, (int)((yours < most ? yours : most) * 1000 / most), theme->you);
        }
        return;
    }
    int gap = (yours > 0) == (rivals > 0) ? ui_px(ui, 6) : 0; /* all of it is one side's */
    long all = yours + rivals;
    int part = all > 0 ? (int)((bar.w - gap) * yours / all) : (bar.w - gap) / 2;
    struct rect left = rect_slice_left(&bar, part, gap);
    ui_box(ui, left, 5, theme->you);
    ui_box(ui, bar, 5, theme->rival);
}

static void draw_scores(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct theme *theme = ui->theme;
    struct rect panel = results->at.scores;
    bool has_rival = results_have_rival(desk);
    long yours = round_score(desk->table.round, SIDE_PLAYER);
    long rivals = has_rival ? round_score(desk->table.round, SIDE_COMPUTER)
                            : (long)results->counts[FILTER_PLAYER];
    struct color second = has_rival ? theme->rival_text : theme->text;
    struct text_style name = theme_text(theme, TEXT_HEADING);
    struct text_style figure = theme_text(theme, TEXT_FIGURE);
    char final[PHRASE_MAX];
    char finals[PHRASE_MAX];
    char number[PHRASE_MAX];
    bool fits = false;
    struct score_places places = {0};
    phrase_number(final, yours);
    phrase_number(finals, rivals);
    int tallest = layout_units(ui->layout, panel.h) - 64;
    for (int size = int_min(tallest, SCORE_SIZE); !fits && size >= SCORE_LEAST; size -= 2) {
        places = place_scores(desk, ui, panel, size, final, finals, &fits);
    }
    figure.size = places.size;
    int pad = ui_px(ui, layout_is_phone(ui->layout) ? 18 : 26);
    int middle = panel.y + (panel.h + ui_px(ui, 8)) / 2;
    int caps = panel.y + ui_px(ui, 26);
    ui_versus(ui, panel, has_rival);
    struct rect row = {panel.x + pad, middle - ui_px(ui, figure.size / 2),
                       ui_text_width(ui, &figure, final), ui_px(ui, figure.size)};
    figure.color = theme->you_text;
    ui_text(ui, row.x, middle, &figure, phrase_number(number, shown_score(results, desk, yours)));
    draw_shimmer(results, desk, ui, row, &figure, final);
    name.color = theme->you_text;
    ui_text_fit(ui, row.x, caps, places.rival - pad - ui_px(ui, 10), &name,
                table_name_of(&desk->table, SIDE_PLAYER));
    if (desk->table.honours.par > 0) {
        draw_stars(results, desk, ui, panel.x + places.stars, middle, places.star_pitch);
    }
    figure.color = name.color = second;
    ui_text(ui, panel.x + places.rival, middle, &figure,
            phrase_number(number, has_rival ? shown_score(results, desk, rivals) : rivals));
    bool is_under = layout_is_phone(ui->layout); /* the face is below the name */
    int width = (has_rival && !is_under ? places.face : panel.w - pad) - places.rival;
    const char *rival = has_rival ? table_name_of(&desk->table, SIDE_COMPUTER) : tr("Words");
    if (has_friends_name(&desk->table)) {
        ui_text_fit(ui, panel.x + places.rival, caps, width, &name, rival);
    } else {
        ui_text_lines(ui, panel.x + places.rival, caps, width, ui_px(ui, is_under ? 34 : 0), &name,
                      rival);
    }
    if (has_rival) {
        draw_face(desk, ui,
                  (struct rect){panel.x + places.face,
                                is_under
                                    ? middle - places.face_side / 2
                                    : panel.y + (panel.h - places.face_side) / 2 - ui_px(ui, 8),
                                places.face_side, places.face_side});
    }
    draw_bar(desk, ui,
             (struct rect){panel.x + pad, panel.y + panel.h - ui_px(ui, 22), panel.w - 2 * pad,
                           ui_px(ui, 10)},
             shown_score(results, desk, yours), has_rival ? shown_score(results, desk, rivals) : 0);
}

/* --- what the round has led to --- */

#define CHIPS_MAX  2
#define CHIP_PAD   55 /* beside its text, for the icon */
#define CHIP_GAP   12
#define CHIP_LEAST 13 /* smallest size of its text */

static struct text_style chip_style(const struct ui *ui)
{
    return text_colored(theme_sized(ui->theme, TEXT_LABEL, 17), ui->theme->text);
}

static void draw_chip(struct ui *ui, int id, struct rect rect, const struct text_style *style,
                      const struct result_news *news)
{
    int middle = rect.y + rect.h / 2;
    ui_surface(ui, rect, 12, ui->hover == id ? ui->theme->raised : ui->theme->field);
    ui_icon(ui, rect.x + ui_px(ui, 22), middle, news->icon, 20, ui->theme->you_text);
    ui_text_fit(ui, rect.x + ui_px(ui, 40), middle, rect.w - ui_px(ui, CHIP_PAD), style,
                news->text);
    if (news->opens != SCREEN_RESULTS) {
        ui_hot(ui, id, rect, true);
    }
    if (news->tip != NEWS_TIP_NONE) {
        ui_tip(ui, id,
               news->tip == NEWS_TIP_STRENGTH
                   ? phrase_strength_about()
                   : tr("A round changes your strength only if you play at least half of its time, "
                        "without hints or the guide."));
    }
}

/* Returns the width of the first `count` chips and their gaps, with texts of that style. */
static int chips_width(const struct results *results, const struct ui *ui,
                       const struct text_style *style, int count)
{
    int width = 0;
    for (int i = 0; i < count; i++) {
        width += ui_text_width(ui, style, results->news[i].text) + ui_px(ui, CHIP_PAD) +
                 ui_px(ui, i > 0 ? CHIP_GAP : 0);
    }
    return width;
}

/* Draws as many chips as fit, with texts of one size, and a button for the rest. */
static void draw_chips(struct results *results, struct ui *ui)
{
    struct text_style style = chip_style(ui);
    struct text_style more = theme_sized(ui->theme, TEXT_HEADING, 17);
    const char *label = results->has_more ? tr("Less") : tr("More");
    struct rect row = results->at.chips;
    int gap = ui_px(ui, CHIP_GAP);
    int more_width = ui_text_width(ui, &more, label) + ui_px(ui, 16);
    int count = int_min(results->news_count, CHIPS_MAX);
    for (; count > 0; count--) {
        int room = row.w - (count < results->news_count ? gap + more_width : 0);
        style = chip_style(ui);
        while (style.size > CHIP_LEAST && chips_width(results, ui, &style, count) > room) {
            style.size--;
        }
        if (chips_width(results, ui, &style, count) <= room) {
            break;
        }
    }
    for (int i = 0; i < count; i++) {
        int width = ui_text_width(ui, &style, results->news[i].text) + ui_px(ui, CHIP_PAD);
        draw_chip(ui, RESULTS_ID_CHIP + i, rect_slice_left(&row, width, gap), &style,
                  &results->news[i]);
    }
    results->chip_count = count;
    if (count < results->news_count) {
        struct rect rect = rect_cut_left(&row, more_width);
        more.color = ui->hover == RESULTS_ID_MORE ? ui->theme->text : ui->theme->dim;
        ui_text(ui, rect.x + ui_px(ui, 8), rect.y + rect.h / 2, &more, label);
        ui_hot(ui, RESULTS_ID_MORE, rect, true);
    }
}

void results_draw_head(struct results *results, const struct desk *desk, struct ui *ui)
{
    draw_headline(results, desk, ui);
    if (!results_have_score(desk)) {
        return;
    }
    draw_best(results, ui);
    if (results->near.title) {
        draw_near(results, desk, ui);
    }
    draw_scores(results, desk, ui);
    draw_chips(results, ui);
}
