/* SPDX-License-Identifier: MIT */
/*
 * Lays out and draws the results: score and verdict, board, the panel below it, buttons. Leaves the
 * lists to results_panes.c.
 *
 * The show when they open: the sound for how the round ended, stars that fill one by one, and three
 * degrees of celebration.
 *
 *     a star or a goal      a chime each, and a shimmer over the figure
 *     a best, a first win   a chord, and jumping dice
 *     a feast               a fanfare, and raining small dice
 */
#include "date.h"
#include "explain.h"
#include "phrase.h"
#include "results.h"

#include <stdio.h>
#include <string.h>

/* --- the show --- */

#define FEAST_MS      5000
#define STAR_FIRST_MS 350 /* until the first star fills */
#define STAR_PITCH_MS 320 /* from one to the next */
#define STAR_MS       260 /* one star's filling */
#define SHIMMER_MS    800
#define JUMP_MS       420 /* one die's jump */
#define JUMP_PITCH_MS 70  /* from one die to the next */
#define SHOW_MS       2400

static long star_begins_ms(int star)
{
    return STAR_FIRST_MS + (long)star * STAR_PITCH_MS;
}

static enum fanfare fanfare_of(const struct results *results, const struct desk *desk)
{
    enum fanfare most = desk->table.honours.stars > 0 ? FANFARE_STAR : FANFARE_NONE;
    for (int i = 0; i < results->news_count; i++) {
        most = results->news[i].fanfare > most ? results->news[i].fanfare : most;
    }
    return results_are_feast(desk) ? FANFARE_FEAST : most;
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

void results_celebrate(struct results *results, struct desk *desk)
{
    enum fanfare fanfare = fanfare_of(results, desk);
    int stars = desk->table.honours.stars;
    results->fanfare = fanfare;
    post_cue(&desk->post, ending_cue(fanfare, desk), 0);
    if (fanfare == FANFARE_FEAST) {
        anim_start(&results->feast, FEAST_MS); /* shown still if motion is reduced */
    }
    if (fanfare == FANFARE_NONE) {
        return;
    }
    if (settings_motion(&desk->settings, 1)) {
        anim_start(&results->show, SHOW_MS);
    } else {
        post_cue(&desk->post, CUE_STAR, stars > 0 ? stars - 1 : 0);
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
    for (int i = 0; i < (stars > 0 ? stars : 1); i++) { /* without stars: a goal or a best */
        if (star_begins_ms(i) > before && star_begins_ms(i) <= before + elapsed_ms) {
            post_cue(&desk->post, CUE_STAR, i);
        }
    }
}

void results_end_show(struct results *results)
{
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

/* --- stars and the figure --- */

int results_star_milli(const struct results *results, const struct desk *desk, int star)
{
    if (star >= desk->table.honours.stars) {
        return 0;
    }
    if (!results->show.running) {
        return 1000;
    }
    long since = results->show.age_ms - star_begins_ms(star);
    struct anim filling = {.running = since < STAR_MS, .age_ms = since, .length_ms = STAR_MS};
    return since <= 0 ? 0 : anim_eased(&filling);
}

/* Draws the light that passes over the figure, whose text begins at the left edge of `figure`. */
static void draw_shimmer(const struct results *results, const struct desk *desk, struct ui *ui,
                         struct rect figure, const struct text_style *style, const char *text)
{
    long since = results->show.age_ms - star_begins_ms(desk->table.honours.stars);
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

/* Poses the dice while they jump. */
static void pose_dice(const struct results *results, const struct board_view *view,
                      struct tile_pose poses[BOARD_CELLS_MAX])
{
    if (!results->show.running || results->fanfare < FANFARE_BEST) {
        return;
    }
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect tile = board_view_tile(view, cell);
        int along = (tile.x - view->left + tile.y - view->top) / (view->tile + view->gap);
        long since = results->show.age_ms - STAR_FIRST_MS - (long)along * JUMP_PITCH_MS;
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

static void draw_feast(struct results *results, const struct desk *desk, struct ui *ui)
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

/* --- score and verdict --- */

#define STAR_SIZE  40
#define STAR_PITCH 44

/* Draws a friend's score at the right end of the row, if it fits beside the player's, with the name
 * if that fits, too. The sentence below has both scores in any case. */
static void draw_friends_score(const struct desk *desk, struct ui *ui, struct rect row)
{
    struct text_style figure = text_aligned(theme_text(ui->theme, TEXT_FIGURE), ALIGN_END);
    struct text_style name =
        text_aligned(text_sized(theme_text(ui->theme, TEXT_HEADING), 18), ALIGN_END);
    char text[PHRASE_MAX];
    int middle = row.y + row.h / 2;
    figure.color = name.color = ui->theme->rival_text;
    int width = ui_text_width(ui, &figure,
                              phrase_number(text, round_score(desk->table.round, SIDE_COMPUTER)));
    if (width > row.w) {
        return;
    }
    ui_text(ui, row.x + row.w, middle, &figure, text);
    int room = row.w - width - ui_px(ui, 10);
    if (room >= ui_px(ui, 40)) {
        ui_text_fit(ui, row.x + room, middle + ui_px(ui, 10), room, &name, results_rival(desk));
    }
}

/* The player's own score comes first. */
static void draw_score(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct results_places *at = &results->at;
    struct text_style figure =
        text_colored(theme_text(ui->theme, TEXT_FIGURE), ui->theme->you_text);
    struct text_style unit = text_sized(theme_text(ui->theme, TEXT_LABEL), 18);
    struct text_style best = text_sized(theme_text(ui->theme, TEXT_HEADING), 18);
    char text[PHRASE_MAX];
    char points[PHRASE_MAX];
    struct rect row = at->score;
    long score = round_score(desk->table.round, SIDE_PLAYER);
    phrase_number(text, score);
    row.w = ui_text_width(ui, &figure, text);
    ui_text(ui, row.x, row.y + row.h / 2, &figure, text);
    draw_shimmer(results, desk, ui, row, &figure, text);
    int right = row.x + row.w;
    if (desk->table.honours.par > 0) {
        for (int i = 0; i < PAR_STARS_MAX; i++) {
            ui_star(ui, right + ui_px(ui, 22) + ui_px(ui, STAR_SIZE / 2 + i * STAR_PITCH),
                    row.y + row.h / 2, STAR_SIZE, results_star_milli(results, desk, i));
        }
        right += ui_px(ui, 22 + PAR_STARS_MAX * STAR_PITCH);
    } else {
        const char *word = phrase_without(phrase_points(points, score), text);
        right += ui_px(ui, 10);
        right += ui_text_fit(ui, right, row.y + row.h / 2 + ui_px(ui, 10),
                             at->score.x + at->score.w - right, &unit, word);
    }
    if (desk->table.match.level == RIVAL_FRIEND && results_have_rival(desk)) {
        row.x = right + ui_px(ui, 16);
        row.w = at->score.x + at->score.w - row.x;
        draw_friends_score(desk, ui, row);
    }
    if (results->news_count > 0) {
        ui_text_lines(ui, at->best.x, at->best.y + at->best.h / 2, at->best.w, ui_px(ui, 32), &best,
                      results->news[0].text);
    }
}

static void draw_verdict(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct results_places *at = &results->at;
    bool leads = results_have_score(desk);
    struct rect head = leads ? at->headline : at->score;
    struct rect below = at->sentence;
    struct text_style title = text_sized(theme_text(ui->theme, TEXT_TITLE), leads ? 23 : 40);
    struct text_style text = text_sized(theme_text(ui->theme, TEXT_NOTE), leads ? 16 : 18);
    char line[320];
    results_write_headline(desk, line, sizeof line);
    if (!leads) {
        bool is_long = ui_text_width(ui, &title, line) * 3 / 4 > head.w;
        head.y += ui_px(ui, 6);
        head.h = is_long ? ui_px(ui, 90) : head.h;
        below.y = head.y + head.h + ui_px(ui, 6);
        below.h = at->sentence.y + at->sentence.h - below.y;
    }
    ui_text_lines(ui, head.x, head.y + head.h / 2, head.w, head.h + ui_px(ui, leads ? 8 : 0),
                  &title, line);
    results_write_sentence(results, desk, line, sizeof line);
    while (text.size > 13 && ui_wrap_height(ui, below.w, &text, line) > below.h) {
        text.size--; /* long with hints; a small window has little room */
    }
    ui_text_wrap(ui, below, &text, line);
}

/* --- board --- */

static void draw_board(struct results *results, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct path path = {0};
    long word = results_shown_word(results);
    enum tile_style style = TILE_RIVAL;
    if (word >= 0) {
        results_path(results, (size_t)word, &path);
        style = results_style(&results->words[word]);
        for (int i = 0; i < board_cell_count(&desk->table.board); i++) {
            poses[i].style = TILE_FADED;
        }
    }
    if (results->through >= 0) {
        poses[results->through].outlined = true;
    }
    board_view_layout(&results->view, &desk->table.board, desk->table.quarter_turns, area);
    pose_dice(results, &results->view, poses);
    board_view_draw(ui, &results->view, &path, style, poses);
    const struct board_view *view = &results->view;
    results->cursor.cell %= board_cell_count(&desk->table.board);
    trace_cursor_settle(&results->cursor, view);
    ui_keyboard_area(ui, RESULTS_ID_BOARD, board_view_tile(view, results->cursor.cell));
}

/* --- the panel below the board --- */

/* Formats who found a word. */
static void write_finder(const struct desk *desk, const struct result_word *word, char *text,
                         size_t size)
{
    const struct table *table = &desk->table;
    bool is_two = results_are_two(desk);
    bool is_friend = table->match.level == RIVAL_FRIEND && !is_two;
    if (results_is_shared(word) && is_two) {
        (void)snprintf(text, size, "%s", tr("found by both of you"));
    } else if (results_is_shared(word) && is_friend) {
        (void)snprintf(text, size, tr("found by you and %s"), results_rival(desk));
    } else if (results_is_shared(word)) {
        (void)snprintf(text, size, "%s", tr("found by you and the computer"));
    } else if (results_has(word, SIDE_SECOND) || (results_has(word, SIDE_PLAYER) && is_two)) {
        enum side side = results_has(word, SIDE_SECOND) ? SIDE_SECOND : SIDE_PLAYER;
        (void)snprintf(text, size, tr("found by %s"), table_name_of(table, side));
    } else if (results_has(word, SIDE_PLAYER)) {
        (void)snprintf(text, size, "%s", tr("found by you"));
    } else if (results_has(word, SIDE_COMPUTER) && is_friend) {
        (void)snprintf(text, size, tr("found by %s"), results_rival(desk));
    } else if (results_has(word, SIDE_COMPUTER)) {
        (void)snprintf(text, size, "%s", tr("found by the computer"));
    } else {
        (void)snprintf(text, size, "%s", tr("missed"));
    }
}

static void draw_word_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                             struct rect inner, size_t index)
{
    const struct theme *theme = ui->theme;
    const struct color colors[] = {
        [TILE_PLAIN] = theme->text,
        [TILE_YOU] = theme->you_text,
        [TILE_RIVAL] = theme->rival_text,
        [TILE_SECOND] = theme->second_text,
    };
    struct text_style word = text_sized(theme_text(theme, TEXT_TITLE), 24);
    struct text_style about = theme_text(theme, TEXT_NOTE);
    struct text_style gloss = text_sized(theme_text(theme, TEXT_BODY), 16);
    char finder[STORE_NAME_MAX + 32];
    char letters[WORD_TEXT_MAX];
    char points[PHRASE_MAX];
    char line[EXPLAIN_TEXT_MAX];
    word.color = colors[results_style(&results->words[index])];
    gloss.color = theme->text;
    results_word(results, index, letters);
    phrase_points(points, results_points(results, index));
    write_finder(desk, &results->words[index], finder, sizeof finder);
    (void)snprintf(line, sizeof line, desk->table.solve_only ? "%s" : "%s · %s", points, finder);
    int y = inner.y + ui_px(ui, 12);
    int taken = ui_text_fit(ui, inner.x, y, inner.w, &word, letters) + ui_px(ui, 8);
    bool is_beside = taken + ui_text_width(ui, &about, line) <= inner.w;
    bool is_long = !is_beside && ui_text_width(ui, &about, line) * 3 / 4 > inner.w;
    int head = ui_px(ui, is_beside ? 28 : is_long ? 58 : 47);
    if (is_beside) {
        ui_text(ui, inner.x + taken, y + ui_px(ui, 2), &about, line);
    } else {
        ui_text_lines(ui, inner.x, y + ui_px(ui, is_long ? 29 : 23), inner.w, ui_px(ui, 34), &about,
                      line);
    }
    struct rect below = {inner.x, inner.y + head, inner.w, inner.h - head};
    (void)explain_word(&desk->explain, desk->table.lexicon, results_text(results, index), line,
                       sizeof line);
    ui_text_wrap(ui, below, &gloss, line);
}

/* Formats when a past round was played, or how rich the board is; "" if neither applies. */
static void write_about(const struct results *results, const struct desk *desk, char *text,
                        size_t size)
{
    text[0] = '\0';
    if (results->is_past) {
        char date[DATE_TEXT_MAX];
        struct app_date today = calendar_today(&desk->calendar);
        struct app_date day = calendar_day_of(&desk->calendar, desk->table.notes.ended_unix_s);
        (void)snprintf(text, size, tr("Played %s"), date_text(&day, &today, date));
    } else if (results->level != RICHNESS_LEVEL_NONE) {
        (void)snprintf(text, size,
                       results->level > 0 ? tr("Richer than %d %% of boards")
                                          : tr("One of the leanest boards"),
                       results->level);
    }
}

/* Writes as many news items as fit whole; if none does, `text` is unchanged. */
static void write_news(const struct results *results, char *text, size_t size)
{
    size_t used = 0;
    for (int i = 0; i < results->news_count; i++) {
        const char *before = i > 0 ? " · " : "";
        size_t length = strlen(before) + strlen(results->news[i].text);
        if (length >= size - used) {
            break;
        }
        (void)snprintf(text + used, size - used, "%s%s", before, results->news[i].text);
        used += length;
    }
}

/* Draws a hint when no word is pointed at and, at the bottom, what the board is. A code is never
 * cut: if both do not fit on a line, the other text goes before the hint. */
static void draw_board_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                              struct rect inner)
{
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    struct text_style small = theme_text(ui->theme, TEXT_LABEL);
    char about[64];
    char code[64] = "";
    char foot[sizeof about + sizeof code + 8];
    char hint[sizeof about + 200];
    write_about(results, desk, about, sizeof about);
    if (desk->table.code[0]) {
        (void)snprintf(code, sizeof code, tr("Board %s"), desk->table.code);
    }
    (void)snprintf(foot, sizeof foot, "%s%s%s", about, *about && *code ? " · " : "", code);
    (void)snprintf(hint, sizeof hint, "%s",
                   tr("Point at a word to see its path. Click a die for the words through it."));
    if (results_are_two(desk) && results->news_count > 0) { /* news has no other place here */
        write_news(results, hint, sizeof hint);
        about[0] = '\0';
    }
    bool has_foot = foot[0] && inner.h >= ui_px(ui, 76);
    if (!has_foot || ui_text_width(ui, &small, foot) > inner.w) {
        (void)snprintf(foot, sizeof foot, "%s", code);
        if (about[0]) {
            (void)snprintf(hint, sizeof hint, tr("%s. Point at a word to see its path."), about);
        }
    }
    struct rect upper = inner;
    if (has_foot) {
        upper.h -= ui_px(ui, 26);
        ui_text_lines(ui, inner.x, inner.y + inner.h - ui_px(ui, 8), inner.w, ui_px(ui, 34), &small,
                      foot);
    }
    ui_text_wrap(ui, upper, &dim, hint);
}

static void draw_detail(const struct results *results, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    struct text_style dim = theme_text(ui->theme, TEXT_BODY);
    ui_panel(ui, area);
    struct rect inner = rect_inset(area, ui_px(ui, 20));
    inner.y -= ui_px(ui, 4);
    inner.h += ui_px(ui, 8);
    long word = results_shown_word(results);
    if (word >= 0) {
        draw_word_detail(results, desk, ui, inner, (size_t)word);
    } else if (results->find.text[0] && results->pane_count > 1) { /* no field shows it */
        char line[FIND_TEXT_MAX + 64];
        (void)snprintf(line, sizeof line, tr("Words with %.24s"), results->find.text);
        ui_text_wrap(ui, inner, &dim, line);
    } else if (results->through >= 0) {
        char line[160];
        const struct board *board = &desk->table.board;
        (void)snprintf(line, sizeof line, tr("Words through this %s"),
                       alphabet_label(board->alphabet, board->faces[results->through]));
        ui_text_wrap(ui, inner, &dim, line);
    } else {
        draw_board_detail(results, desk, ui, inner);
    }
}

/* --- the buttons below --- */

/* After a fresh round: another round, home, statistics if there is room. The first lies at the left
 * end, away from where "I'm done" and "Skip" were pressed. */
static void draw_ways_on(const struct desk *desk, struct ui *ui, struct rect row)
{
    const struct button_look home = {.kind = BUTTON_PLAIN, .label = tr("Home")};
    const struct button_look figures = {.kind = BUTTON_PLAIN, .label = tr("Statistics")};
    struct button_look again = {.kind = BUTTON_PRIMARY,
                                .label = desk->table.solve_only       ? tr("Another board")
                                         : results_are_practice(desk) ? tr("Practise on")
                                                                      : tr("Play again")};
    int gap = ui_px(ui, 16);
    int home_width = int_min(ui_px(ui, 180), row.w / 3);
    int again_width = int_min(ui_px(ui, 240), row.w / 2);
    int room = row.w - home_width - again_width - 2 * gap;
    struct rect part = {row.x, row.y, again_width, row.h};
    ui_button(ui, RESULTS_ID_AGAIN, part, &again);
    part.x += part.w + gap;
    part.w = home_width;
    ui_button(ui, RESULTS_ID_HOME, part, &home);
    part.x += part.w + gap;
    if (room >= ui_px(ui, 120)) {
        part.w = int_min(room, ui_px(ui, 180));
        ui_button(ui, RESULTS_ID_STATISTICS, part, &figures);
    } else if (room >= row.h) {
        part.w = row.h;
        ui_icon_button(ui, RESULTS_ID_STATISTICS, part, ICON_CHART_COLUMN);
    }
}

/* Draws same board, copy and challenge; if space is short, copy becomes an icon. */
static void draw_board_buttons(const struct desk *desk, struct ui *ui, struct rect row)
{
    int gap = ui_px(ui, 12);
    bool is_answer = desk->table.notes.kind == ROUND_KIND_CHALLENGE;
    struct button_look same = {.kind = BUTTON_GHOST,
                               .label = desk->table.solve_only ? tr("Play it") : tr("Same board")};
    struct button_look copy = {.kind = BUTTON_GHOST, .label = tr("Copy result")};
    struct button_look challenge = {.kind = BUTTON_GHOST,
                                    .label = is_answer ? tr("Answer") : tr("Challenge")};
    if (!results_have_score(desk)) { /* nothing to send to a friend */
        ui_button(ui, RESULTS_ID_SAME, rect_column(row, ui_px(ui, 16), 2, 0), &same);
        ui_button(ui, RESULTS_ID_COPY, rect_column(row, ui_px(ui, 16), 2, 1), &copy);
        return;
    }
    struct rect parts[3];
    same.size = copy.size = challenge.size = 17;
    for (int i = 0; i < 3; i++) {
        parts[i] = rect_column(row, gap, 3, i);
    }
    if (row.w < ui_px(ui, 360)) {
        parts[0].w = parts[2].w = (row.w - row.h - 2 * gap) / 2;
        parts[1].x = row.x + parts[0].w + gap;
        parts[1].w = row.h;
        parts[2].x = row.x + row.w - parts[2].w;
        copy.label = NULL;
        copy.has_icon = true;
        copy.icon = ICON_COPY;
    }
    ui_button(ui, RESULTS_ID_SAME, parts[0], &same);
    ui_button(ui, RESULTS_ID_COPY, parts[1], &copy);
    ui_button(ui, RESULTS_ID_CHALLENGE, parts[2], &challenge);
    ui_tip(ui, RESULTS_ID_COPY, copy.label ? NULL : tr("Copy result"));
}

static void draw_buttons(const struct results *results, const struct desk *desk, struct ui *ui)
{
    const struct button_look back = {
        .kind = BUTTON_PRIMARY, .label = tr("Back"), .has_icon = true, .icon = ICON_CHEVRON_LEFT};
    struct rect row = results->at.right_buttons;
    draw_board_buttons(desk, ui, results->at.left_buttons);
    if (results->is_past) {
        int width = int_min(ui_px(ui, 240), row.w / 2);
        ui_button(ui, RESULTS_ID_HOME, (struct rect){row.x + row.w - width, row.y, width, row.h},
                  &back);
    } else {
        draw_ways_on(desk, ui, row);
    }
}

/* --- the page --- */

/* Cuts `height` off the top of `rest` and a gap below it; returns the piece in px. */
static struct rect cut_line(const struct layout *layout, struct rect *rest, int height, int gap)
{
    struct rect line = layout_to_px(layout, rect_cut_top(rest, height));
    (void)rect_cut_top(rest, gap);
    return line;
}

/* The verdict and the board are in a column at the left of the lists; in an upright window the
 * lists are below both, and the panel is beside the board. */
/* The results are centred in a window that is wider than this. */
#define MEASURE 1600

struct results_places results_lay_out(const struct layout *layout)
{
    struct results_places at;
    bool is_stack = layout->shape == LAYOUT_STACK;
    struct rect rest = layout_window(layout);
    rest = rect_middle(rest, int_min(rest.w, MEASURE), rest.h);
    int board_side = layout_clamped(rest.h - 720, 200, 300); /* in an upright window */
    (void)rect_cut_left(&rest, LAYOUT_MARGIN);
    (void)rect_cut_right(&rest, LAYOUT_MARGIN);
    (void)rect_cut_bottom(&rest, LAYOUT_MARGIN);
    struct rect foot = rect_cut_bottom(&rest, LAYOUT_BUTTON);
    (void)rect_cut_bottom(&rest, 18);
    struct rect left = rest;
    if (!is_stack) {
        left = rect_cut_left(&rest, layout->shape == LAYOUT_WIDE ? 400 : 290);
        at.left_buttons = layout_to_px(layout, rect_cut_left(&foot, left.w));
        (void)rect_cut_left(&foot, 32);
        (void)rect_cut_left(&rest, 32);
        (void)rect_cut_top(&rest, LAYOUT_MARGIN);
    }
    at.right_buttons = layout_to_px(layout, foot);
    (void)rect_cut_top(&left, is_stack ? 18 : 16);
    at.score = cut_line(layout, &left, is_stack ? 50 : 52, is_stack ? 2 : 6);
    at.best = cut_line(layout, &left, 24, is_stack ? 2 : 4);
    at.headline = cut_line(layout, &left, 28, is_stack ? 2 : 1);
    at.sentence = cut_line(layout, &left, is_stack ? 34 : 46, is_stack ? 6 : 5);
    if (is_stack) {
        struct rect row = rect_cut_top(&left, board_side);
        struct rect board = rect_cut_left(&row, board_side);
        board.h += LAYOUT_TRAY_EDGE;
        at.board = layout_to_px(layout, board);
        (void)rect_cut_left(&row, 24);
        at.left_buttons = layout_to_px(layout, rect_cut_bottom(&row, LAYOUT_BUTTON));
        (void)rect_cut_bottom(&row, 12);
        at.detail = layout_to_px(layout, row);
        (void)rect_cut_top(&left, 26);
        rest = left;
    } else {
        board_side = int_min(left.w, left.h - LAYOUT_TRAY_EDGE - 20 - 116);
        struct rect board = rect_cut_top(&left, board_side + LAYOUT_TRAY_EDGE);
        at.board = layout_to_px(layout, rect_middle(board, board_side, board.h));
        (void)rect_cut_top(&left, 20);
        at.detail = layout_to_px(layout, left);
    }
    struct rect row = rect_cut_top(&rest, 54);
    int field = is_stack ? 150 : layout_clamped(row.w * 27 / 100, 130, 240);
    at.field = layout_to_px(layout, rect_cut_right(&row, field));
    (void)rect_cut_right(&row, is_stack ? 12 : 16);
    at.filters = layout_to_px(layout, row);
    (void)rect_cut_top(&rest, is_stack ? 16 : 18);
    at.list = layout_to_px(layout, rest);
    return at;
}

void results_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct results *results = self;
    results->at = results_lay_out(ui->layout);
    if (results_have_score(desk)) {
        draw_score(results, desk, ui);
    }
    draw_verdict(results, desk, ui);
    draw_board(results, desk, ui, results->at.board);
    draw_detail(results, desk, ui, results->at.detail);
    results_draw_panes(results, desk, ui);
    draw_buttons(results, desk, ui);
    draw_feast(results, desk, ui);
}
