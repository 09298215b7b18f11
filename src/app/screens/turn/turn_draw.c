/* SPDX-License-Identifier: MIT */
/*
 * Draws the player's turn: tumbling dice, trail, verdicts, both panels. Leaves game logic to
 * screen_turn.c.
 */
#include "turn.h"

#include "honours.h"
#include "phrase.h"

#include <stdio.h>

bool turn_has_panels(const struct turn *turn, const struct desk *desk)
{
    return turn->shows_words || !layout_is_phone(&desk->stage.layout);
}

void turn_lay_out(struct turn *turn, const struct desk *desk)
{
    turn->at = layout_play(&desk->stage.layout);
    board_view_layout(&turn->tracer.view, &desk->table.board, desk->table.quarter_turns,
                      turn->at.board);
}

#define HINT_TEXT_MAX 512

/* --- tumbling dice --- */

/* Each die hops, turns and shows other faces of the board until it settles. */
static void pose_tumbling(const struct turn *turn, const struct desk *desk,
                          const struct board_view *view, struct tile_pose *poses)
{
    int count = board_cell_count(&desk->table.board);
    for (int cell = 0; cell < count; cell++) {
        unsigned seed = anim_scatter((unsigned)cell, 7, (unsigned)desk->table.board.faces[cell]);
        long settles_ms = 320 + (long)(seed % 360);
        long left = settles_ms - turn->shake.age_ms;
        if (!turn->shake.running || left <= 0) {
            continue;
        }
        unsigned hop = (unsigned)(turn->shake.age_ms / 70);
        unsigned roll = anim_scatter((unsigned)cell, hop, 3);
        long hops = turn->shake.age_ms % 140 * 500 / 140 + (long)(seed % 3) * 159; /* out of step */
        int wave = anim_wave(hops);
        long force = view->tile / 5 * left; /* divided by settles_ms, a reach in pixels */
        poses[cell].dx = (int)(((int)(roll % 201) - 100) * force / settles_ms / 100);
        poses[cell].dy = (int)(-wave * force / settles_ms / 1000);
        poses[cell].angle = ((int)(roll / 256 % 7) - 3) * 6;
        int other = (int)(roll / 4096) % count;
        poses[cell].label =
            alphabet_label(desk->table.board.alphabet, desk->table.board.faces[other]);
    }
}

#define TURN_OVER_MS 190 /* for one die */

/* The dice of the daily board, which lay face down, turn over one by one: each shrinks covered and
 * grows with its letter. */
static void pose_turning_over(const struct turn *turn, const struct desk *desk,
                              const struct board_view *view, struct tile_pose *poses)
{
    int count = board_cell_count(&desk->table.board);
    long between_ms = (turn->shake.length_ms - TURN_OVER_MS) / count;
    for (int cell = 0; cell < count && turn->shake.running; cell++) {
        long age_ms = turn->shake.age_ms - cell * between_ms;
        bool is_covered = age_ms < TURN_OVER_MS / 2;
        long left_ms = TURN_OVER_MS - age_ms;
        long from_edge_ms = is_covered ? age_ms : left_ms;
        poses[cell].style = is_covered ? TILE_COVERED : TILE_PLAIN;
        if (from_edge_ms > 0) {
            poses[cell].grow = (int)(-view->tile * 8 / 10 * from_edge_ms / TURN_OVER_MS);
        }
    }
}

/* --- a quarter turn --- */

/* Tiles move from where they were a quarter turn ago. */
static void pose_rotating(const struct turn *turn, const struct desk *desk,
                          const struct board_view *view, struct tile_pose *poses)
{
    struct board_view before;
    board_view_layout(&before, &desk->table.board, desk->table.quarter_turns + 3, turn->at.board);
    int left = 1000 - anim_eased(&turn->rotate);
    for (int cell = 0; cell < board_cell_count(&desk->table.board); cell++) {
        struct rect from = board_view_tile(&before, cell);
        struct rect to = board_view_tile(view, cell);
        poses[cell].dx = (from.x - to.x) * left / 1000;
        poses[cell].dy = (from.y - to.y) * left / 1000;
    }
}

static void draw_board(struct turn *turn, const struct desk *desk, struct ui *ui)
{
    struct board_view *view = &turn->tracer.view;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    static const struct path no_path;
    const struct path *path = &no_path;
    enum tile_style style = TILE_YOU;
    if (round_phase(desk->table.round) == ROUND_PAUSED) {
        for (int i = 0; i < BOARD_CELLS_MAX; i++) {
            poses[i].style = TILE_COVERED;
        }
    } else if (round_phase(desk->table.round) == ROUND_READY &&
               desk->table.notes.kind == ROUND_KIND_DAILY) {
        pose_turning_over(turn, desk, view, poses);
    } else if (round_phase(desk->table.round) == ROUND_READY) {
        pose_tumbling(turn, desk, view, poses);
    } else if (turn->rotate.running) {
        pose_rotating(turn, desk, view, poses);
    } else if (trace_is_active(&turn->tracer.trace)) {
        path = &turn->tracer.trace.path;
    } else {
        path = &turn->feedback.path;
        style = turn_verdict_style(&turn->feedback);
        turn_verdict_pose(&turn->feedback, view, poses);
    }
    bool open = round_phase(desk->table.round) == ROUND_PLAYER && !turn->rest.running;
    if (open) {
        turn_guide_pose(turn, desk, poses);
    }
    struct path hinted = {0};
    if (open && !turn->rotate.running) {
        turn_hint_path(turn, desk, &hinted);
    }
    board_view_draw_with_hint(ui, view, path, style, poses, &hinted, anim_eased(&turn->hint.glow));
    if (open) {
        tracer_draw_cursor(&turn->tracer, ui);
    }
}

static bool is_complete(const struct target *target)
{
    return target->common > 0 && target->common_found == target->common;
}

/* Covers the dice while they rest. */
static void draw_rest(const struct turn *turn, struct ui *ui, struct rect board)
{
    char text[PHRASE_MAX];
    struct text_style style = text_aligned(
        theme_sized(ui->theme, TEXT_TITLE, layout_is_phone(ui->layout) ? 38 : 52), ALIGN_MIDDLE);
    int height = ui_px(ui, 120);
    struct rect band = {board.x, board.y + (board.h - height) / 2, board.w, height};
    ui_box(ui, board, 24, theme_faded(ui->theme->veil, 60));
    ui_surface(ui, band, 0, ui->theme->panel);
    if (is_complete(&turn->target)) { /* as the results will say */
        style.color = ui->theme->you_text;
        (void)snprintf(text, sizeof text, tr("%s!"), honours_rank_name(RANK_COUNT - 1));
    } else {
        (void)snprintf(text, sizeof text, "%s", tr("Time’s up"));
    }
    ui_text_lines(ui, band.x + band.w / 2, band.y + height / 2, band.w - ui_px(ui, 32), height,
                  &style, text);
}

/* --- the line below the board --- */

static void draw_traced(const struct turn *turn, const struct desk *desk, struct ui *ui,
                        struct rect area)
{
    const struct trace *trace = &turn->tracer.trace;
    char letters[PATH_LETTERS_MAX + 1];
    char upper[WORD_TEXT_MAX];
    char chip[PHRASE_MAX];
    int count = trace_letters(trace, &desk->table.board, letters);
    int points = 0;
    phrase_upper(table_alphabet(&desk->table), upper, sizeof upper, letters);
    /* A path that is no word, or one that the player has, promises nothing. */
    bool has_chip = !table_is_practice(&desk->table) &&
                    round_judge(desk->table.round, letters, (size_t)count, &points) == VERDICT_GOOD;
    (void)snprintf(chip, sizeof chip, "+%d", points);
    struct word_line line = {.word = upper,
                             .color = trace->off_board ? ui->theme->dim : ui->theme->you_text,
                             .chip = has_chip ? chip : NULL};
    play_draw_word(ui, area, &line);
}

bool turn_leaves_race(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    return round_traits(round)->is_race && round_time_ms(round) > 0;
}

/* Asks for the second press that ends the turn; with the time that is left, if that is much. */
static void write_end_question(const struct turn *turn, const struct desk *desk, char *text,
                               size_t size)
{
    char left[PHRASE_MAX];
    if (turn_leaves_race(desk)) {
        (void)snprintf(text, size, "%s",
                       turn->end_by_button ? tr("The computer plays on. Press I’m done once more")
                                           : tr("The computer plays on. Press Enter once more"));
    } else if (!turn->end_by_button) {
        (void)snprintf(text, size, "%s", tr("Press Enter once more to finish"));
    } else if (round_time_ms(desk->table.round) > 0) {
        (void)snprintf(text, size, tr("Finish with %s left? Press I’m done once more"),
                       phrase_clock(left, round_left_ms(desk->table.round)));
    } else {
        (void)snprintf(text, size, "%s", tr("Press I’m done once more to finish"));
    }
}

static void draw_line(const struct turn *turn, const struct desk *desk, struct ui *ui,
                      struct rect area)
{
    struct text_style dim = text_aligned(theme_sized(ui->theme, TEXT_LABEL, 20), ALIGN_MIDDLE);
    int x = area.x + area.w / 2;
    int y = area.y + area.h / 2;
    char text[HINT_TEXT_MAX];
    const char *hint = turn_hint_message(turn, desk, text, sizeof text);
    if (turn->rest.running) {
        if (turn->feedback.shown) {
            turn_verdict_draw_line(&turn->feedback, desk, ui, area);
        }
    } else if (round_phase(desk->table.round) == ROUND_READY) {
        ui_text_lines(ui, x, y, area.w, area.h, &dim, tr("Shaking the dice…"));
    } else if (trace_is_active(&turn->tracer.trace)) {
        draw_traced(turn, desk, ui, area);
    } else if (turn->feedback.shown) {
        turn_verdict_draw_line(&turn->feedback, desk, ui, area);
        if (turn->feedback.verdict == VERDICT_NOT_A_WORD) {
            int height = layout_is_phone(ui->layout) ? ui_px(ui, LAYOUT_FINGER) : 0;
            ui_hot(ui, TURN_ID_VERDICT, rect_middle(area, area.w, int_max(area.h, height)), true);
            ui_tip(ui, TURN_ID_VERDICT, turn->card.is_open ? NULL : tr("Why? Or count it"));
        }
    } else if (hint) {
        play_draw_message(ui, area, ICON_LIGHTBULB, ui->theme->good_text, hint);
    } else if (turn->end_armed) {
        char question[160];
        write_end_question(turn, desk, question, sizeof question);
        play_draw_message(ui, area, ICON_FLAG, ui->theme->text, question);
    } else if (round_word_count(desk->table.round, turn->side) == 0) {
        ui_text_lines(ui, x, y, area.w, area.h, &dim, phrase_trace_hint(desk->settings.tracing));
    }
}

/* --- panels --- */

struct score_panel turn_panel(const struct turn *turn, const struct desk *desk,
                              char note[TURN_NOTE_MAX])
{
    struct score_panel panel = play_panel(desk, turn->side);
    bool is_still = !stage_is_on_top(&desk->stage, SCREEN_TURN); /* covered: nothing moves */
    if (turn->feedback.badge.running && !is_still) {
        panel.score = turn->score_from; /* the points are still on their way */
    } else if (turn->count.running && !is_still) {
        panel.score =
            anim_between((int)turn->score_from, (int)panel.score, anim_eased(&turn->count));
    }
    panel.message = tr("Your words will appear here.");
    panel.slide_milli = anim_eased(&turn->slide);
    panel.lights_newest = turn->feedback.verdict == VERDICT_GOOD && turn->feedback.lit.running;
    panel.blink = turn->blink.running && turn->blink.age_ms / 175 % 2 == 0;
    panel.blink_index = turn->blink_index;
    panel.scroll = turn->scroll.at;
    turn_target_show(turn, desk, &panel, note);
    return panel;
}

/* Returns the message in the computer's panel while it has no words. */
static const char *waiting_text(const struct desk *desk)
{
    const struct round *round = desk->table.round;
    if (round_traits(round)->is_race) {
        return tr("Looking, as you are. Each word it finds appears here as squares.");
    }
    if (round_has_ghost(round)) {
        return table_has_own_ghost(&desk->table)
                   ? tr("Your words from last time appear here as squares, when you found them.")
                   : tr("Your friend’s words appear here as squares, when they were found.");
    }
    if (round_traits(round)->seats == 2) {
        return tr("Goes last and takes what’s left.");
    }
    if (!round_traits(round)->has_computer) {
        return desk->table.practised.trait != COACH_NOTHING
                   ? tr("Here are many words of the kind that you overlook.")
               : table_is_practice(&desk->table)
                   ? tr("This board has words that you missed before. You see which when you find "
                        "them.")
               : table_finds_all(&desk->table)
                   ? tr("No clock: you can leave this board and continue it any day.")
                   : tr("No opponent. At the end you see every word on the board.");
    }
    return round_computer_shares(round)
               ? tr("A word that you both find counts for both.")
               : tr("It takes what you leave: each of its words that you find lowers this score.");
}

#define TABLE_ROW     26
#define TABLE_COLUMNS 2
#define TABLE_GAP     20

/* Draws the remaining words, a row per length, in one or two columns; returns false if there is no
 * room or no word. */
static bool draw_table(const struct turn *turn, const struct desk *desk, struct ui *ui,
                       struct rect list)
{
    struct text_style letters = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    struct text_style count = {.size = 17,
                               .weight = WEIGHT_700,
                               .color = ui->theme->text,
                               .align = ALIGN_END,
                               .tabular = true};
    int counts[PATH_LETTERS_MAX + 1];
    int lengths[PATH_LETTERS_MAX];
    int rows = 0;
    int row = ui_px(ui, TABLE_ROW);
    bool is_any = turn_hint_counts(turn, desk, counts) > 0;
    for (int i = 1; i <= PATH_LETTERS_MAX && is_any; i++) {
        if (counts[i] > 0) {
            lengths[rows++] = i;
        }
    }
    int most = list.h / row - 1; /* without the title */
    int least = (rows + TABLE_COLUMNS - 1) / TABLE_COLUMNS;
    int height = rows <= most ? rows : least <= most ? least : 0;
    if (height == 0) {
        return false;
    }
    char number[PHRASE_MAX];
    int room = list.w;
    if (turn->guide) { /* its sum, as in a panel with room for pips */
        phrase_number(number, turn_guide_counts(turn, counts));
        room -= ui_text_width(ui, &count, number) + ui_px(ui, 8);
        ui_text(ui, list.x + list.w, list.y + row / 2, &count, number);
    }
    ui_text_lines(ui, list.x, list.y + row / 2, room, row, &letters, turn_hint_title(turn));
    for (int i = 0; i < rows; i++) {
        char text[PHRASE_MAX];
        int columns = height < rows ? TABLE_COLUMNS : 1;
        struct rect column = rect_column(list, ui_px(ui, TABLE_GAP), columns, i / height);
        int y = list.y + row / 2 + (i % height + 1) * row;
        (void)snprintf(text, sizeof text, tr_plural("%d letter", "%d letters", lengths[i]),
                       lengths[i]);
        phrase_number(number, counts[lengths[i]]);
        room = column.w - ui_text_width(ui, &count, number) - ui_px(ui, 8);
        ui_text_lines(ui, column.x, y, room, row, &letters, text);
        ui_text(ui, column.x + column.w, y, &count, number);
    }
    return true;
}

#define STARS_ROW  34
#define STARS_GAP  10
#define RANK_ROW   32
#define TABLE_ROOM (5 * TABLE_ROW) /* for what a hint has paid for */

/* Draws the points for one, two and three stars at the top of `room`, for who plays alone: dim and
 * hollow until `score` reaches them. */
static void draw_stars(const struct turn *turn, long score, struct ui *ui, struct rect *room)
{
    struct text_style reached = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_END);
    struct text_style ahead = text_colored(reached, ui->theme->dim);
    int row = int_min(ui_px(ui, STARS_ROW), room->h / (PAR_STARS_MAX + 1));
    for (int i = 0; i < PAR_STARS_MAX; i++) {
        struct rect line = rect_cut_top(room, row);
        int y = line.y + row / 2;
        char points[PHRASE_MAX];
        bool is_reached = score >= turn->target.stars[i];
        for (int star = 0; star <= i; star++) {
            ui_star(ui, line.x + ui_px(ui, 12 + 28 * star), y, 24, is_reached ? 1000 : 0);
        }
        ui_text_fit(ui, line.x + line.w, y, line.w - ui_px(ui, 90), is_reached ? &reached : &ahead,
                    phrase_points(points, turn->target.stars[i]));
    }
    (void)rect_cut_top(room, ui_px(ui, STARS_GAP));
}

/* Draws the level and what the next one takes at the top of `room`; without the latter, if too
 * little room would be left for a table below. */
static void draw_rank(const struct turn *turn, struct ui *ui, struct rect *room, bool has_table)
{
    const struct target *target = &turn->target;
    struct text_style name =
        text_colored(theme_sized(ui->theme, TEXT_TITLE, 24), ui->theme->you_text);
    struct text_style note = theme_text(ui->theme, TEXT_LABEL);
    int rank = honours_rank(target->common_found, target->common);
    int row = int_min(ui_px(ui, RANK_ROW), room->h / 4);
    char text[3 * PHRASE_MAX];
    char number[PHRASE_MAX];
    char all[PHRASE_MAX];
    bool is_low = has_table && room->h - 4 * row < ui_px(ui, TABLE_ROOM);
    struct rect line = rect_cut_top(room, row);
    phrase_number(number, target->common_found);
    phrase_number(all, target->common);
    int taken =
        ui_text_fit(ui, line.x, line.y + row * 2 / 5, line.w, &name, honours_rank_name(rank));
    if (is_low) {
        note.align = ALIGN_END;
        (void)snprintf(text, sizeof text, tr("%s of %s"), number, all);
        ui_text_fit(ui, line.x + line.w, line.y + row * 2 / 5, line.w - taken - ui_px(ui, 10),
                    &note, text);
    }
    line = rect_cut_top(room, row / 2);
    line.h = ui_px(ui, 10);
    ui_track(ui, line, (int)(target->common_found * 1000 / target->common), ui->theme->you);
    for (int i = 1; i < RANK_COUNT - 1; i++) { /* marks where the levels begin */
        int x = line.x + (int)(line.w * honours_rank_words(i, target->common) / target->common);
        ui_box(ui, (struct rect){x, line.y, ui_px(ui, 2), line.h}, 0, ui->theme->panel);
    }
    if (is_low) {
        return;
    }
    line = rect_cut_top(room, row);
    (void)snprintf(text, sizeof text,
                   tr_plural("%s of %s common word", "%s of %s common words", target->common),
                   number, all);
    ui_text_fit(ui, line.x, line.y + row / 2, line.w, &note, text);
    if (rank < RANK_COUNT - 1) {
        long missing = honours_rank_words(rank + 1, target->common) - target->common_found;
        line = rect_cut_top(room, row);
        (void)snprintf(text, sizeof text, tr("%s to “%s”"), phrase_words(number, missing),
                       honours_rank_name(rank + 1));
        ui_text_fit(ui, line.x, line.y + row * 2 / 5, line.w, &note, text);
    }
    (void)rect_cut_top(room, ui_px(ui, 8));
}

static void draw_panels(struct turn *turn, const struct desk *desk, struct ui *ui,
                        const struct play_layout *at)
{
    char note[TURN_NOTE_MAX];
    char line[TURN_NOTE_MAX];
    struct score_panel you = turn_panel(turn, desk, note);
    struct score_panel rival = play_panel(desk, SIDE_COMPUTER);
    char text[HINT_TEXT_MAX];
    const char *lengths = turn_hint_lengths(turn, desk, text, sizeof text);
    rival.message = lengths ? NULL : waiting_text(desk);
    rival.hides_words = true;
    turn_target_show_rival(turn, desk, &rival, line);
    rival.lights_newest = turn->rival_lit.running;
    rival.slide_milli = anim_eased(&turn->rival_slide);
    rival.scroll = turn->rival_scroll.at;
    struct rect list = rival.is_empty ? score_panel_room(ui->layout, at->rival)
                                      : score_panel_list(ui->layout, at->rival, &rival);
    list.h = at->rival.y + at->rival.h - ui_px(ui, 8) - list.y; /* not only complete rows */
    bool has_rank = turn->target.common > 0;
    int stars_room = ui_px(ui, PAR_STARS_MAX * STARS_ROW + STARS_GAP + TABLE_ROOM);
    bool has_stars = turn->target.stars[0] > 0 && (!lengths || list.h >= stars_room);
    const char *text_below = lengths ? lengths : has_stars || has_rank ? rival.message : NULL;
    if (has_stars || has_rank) {
        rival.message = NULL;
    }
    score_panel_draw(ui, at->you, &you, &turn->scroll);
    score_panel_draw(ui, at->rival, &rival, &turn->rival_scroll);
    if (has_stars) {
        draw_stars(turn, you.score, ui, &list);
    } else if (has_rank) {
        draw_rank(turn, ui, &list, lengths != NULL);
    }
    bool is_guided = turn->guide && turn_guide_draw(turn, desk, ui, list);
    struct text_style dim = {.size = 17, .weight = WEIGHT_600, .color = ui->theme->dim};
    bool has_room = !has_rank || lengths ||
                    (text_below && ui_wrap_height(ui, list.w, &dim, text_below) <= list.h);
    if (text_below && has_room && !is_guided && !(lengths && draw_table(turn, desk, ui, list))) {
        ui_text_wrap(ui, list, &dim, text_below);
    }
}

/* --- a window as narrow as a hand --- */

#define GAP          12
#define BESIDE_LABEL 48 /* its icon, and what is left of a button */

/* Draws the points for the next star, alone. */
static void draw_next_star(const struct turn *turn, const struct score_panel *you, struct ui *ui,
                           struct rect room)
{
    struct text_style style = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_END);
    char points[PHRASE_MAX];
    int next = 0;
    while (next < PAR_STARS_MAX - 1 && you->score >= turn->target.stars[next]) {
        next++;
    }
    int middle = room.y + room.h / 2;
    room.w -= ui_text_fit(ui, room.x + room.w, middle, room.w / 2, &style,
                          phrase_number(points, turn->target.stars[next]));
    for (int i = 0; i <= next; i++) {
        bool is_reached = you->score >= turn->target.stars[next - i];
        ui_star(ui, room.x + room.w - ui_px(ui, 20 + 25 * i), middle, 24, is_reached ? 1000 : 0);
    }
}

/* Draws what LAYOUT_PHONE has in place of the panels. */
static void draw_phone(struct turn *turn, const struct desk *desk, struct ui *ui)
{
    char note[TURN_NOTE_MAX];
    char line[TURN_NOTE_MAX];
    struct score_panel panels[2] = {turn_panel(turn, desk, note), play_panel(desk, SIDE_COMPUTER)};
    const struct mode_traits *traits = round_traits(desk->table.round);
    bool has_rival = !panels[1].is_empty && traits->seats == 1;
    turn_target_show_rival(turn, desk, &panels[1], line);
    if (traits->seats == 2) { /* the computer takes what is left: whose turn it is says more */
        panels[1] = panels[0];
        panels[1].awaits = true;
        panels[1].has_goal = false;
        panels[1].line = NULL;
    }
    struct rect room =
        play_draw_scores(ui, turn->at.scores, panels, has_rival || traits->seats == 2 ? 2 : 1);
    if (turn->target.stars[0] > 0) {
        draw_next_star(turn, &panels[0], ui, room);
    } else if (panels[0].no_points && panels[0].note) {
        struct text_style found = text_aligned(theme_text(ui->theme, TEXT_LABEL), ALIGN_END);
        ui_text_fit(ui, room.x + room.w, room.y + room.h / 2, room.w, &found, panels[0].note);
    }
    if (!turn->shows_words) {
        play_draw_strip(ui, turn->at.strip, &panels[0]);
    }
}

/* Draws the button for the words off the right of `tools`, and divides the rest: each button is as
 * wide as its label needs. `hint` NULL: there is none. */
static void place_phone_buttons(const struct turn *turn, struct ui *ui, struct rect tools,
                                const char *hint, struct rect *rotate_at, struct rect *hint_at)
{
    const struct button_look words = {.kind = turn->shows_words ? BUTTON_PRIMARY : BUTTON_PLAIN,
                                      .label = tr("Words"),
                                      .icon = turn->shows_words ? ICON_X : ICON_LIST,
                                      .size = 17};
    const struct text_style style = {.size = words.size, .weight = WEIGHT_800};
    const char *const labels[] = {tr("Rotate"), hint ? hint : words.label, words.label};
    int gap = ui_px(ui, GAP);
    int count = hint ? 3 : 2;
    struct rect_part parts[3];
    int widths[3];
    for (int i = 0; i < count; i++) {
        parts[i].least = ui_text_width(ui, &style, labels[i]) + ui_px(ui, BESIDE_LABEL);
        parts[i].grow = 1;
    }
    (void)rect_share(tools.w - (count - 1) * gap, parts, count, widths);
    *rotate_at = rect_slice_left(&tools, widths[0], gap);
    if (hint) {
        *hint_at = rect_slice_left(&tools, widths[1], gap);
    }
    ui_button(ui, TURN_ID_WORDS, tools, &words);
}

/* Draws the button with the price of the next step, if hints have a price. */
static void draw_hint_button(const struct turn *turn, const struct desk *desk, struct ui *ui,
                             struct rect rect, const char *label)
{
    char tip[TIP_TEXT_MAX];
    if (turn_hint_price(turn, desk) > 0) {
        turn_hint_write_about(turn, desk, tip, sizeof tip);
    } else {
        (void)snprintf(tip, sizeof tip, "%s", tr("Repeats the last hint, for free"));
    }
    struct button_look hint = {.kind = BUTTON_PLAIN,
                               .label = label,
                               .icon = ICON_LIGHTBULB,
                               .size = layout_is_phone(ui->layout) ? 17 : 0,
                               .disabled = turn_hint_is_over(turn, desk)};
    ui_button(ui, TURN_ID_HINT, rect, &hint);
    ui_tip(ui, TURN_ID_HINT, table_is_practice(&desk->table) ? NULL : tip);
}

static void draw_tools(const struct turn *turn, const struct desk *desk, struct ui *ui,
                       struct rect tools)
{
    const struct button_look rotate = {.kind = BUTTON_PLAIN,
                                       .label = tr("Rotate"),
                                       .icon = ICON_ROTATE_CW,
                                       .size = layout_is_phone(ui->layout) ? 17 : 0};
    int gap = ui_px(ui, 14);
    int price = turn_hint_price(turn, desk);
    bool hints = round_traits(desk->table.round)->has_hints;
    char label[PHRASE_MAX];
    if (price > 0 && !turn_hint_is_over(turn, desk)) {
        (void)snprintf(label, sizeof label, tr("Hint −%d"), price);
    } else {
        (void)snprintf(label, sizeof label, "%s", tr("Hint"));
    }
    struct rect rotate_at = hints ? rect_column(tools, gap, 2, 0) : tools;
    struct rect hint_at = rect_column(tools, gap, 2, 1);
    if (layout_is_phone(ui->layout)) {
        place_phone_buttons(turn, ui, tools, hints ? label : NULL, &rotate_at, &hint_at);
    }
    ui_button(ui, TURN_ID_ROTATE, rotate_at, &rotate);
    if (hints) {
        draw_hint_button(turn, desk, ui, hint_at, label);
    }
}

static void draw_title(const struct turn *turn, const struct desk *desk, struct ui *ui,
                       const struct play_layout *at)
{
    char text[SETTING_NAME_SIZE + 16];
    const char *title = play_title(desk);
    struct color color = ui->theme->text;
    if (table_is_practice(&desk->table)) {
        title = tr("Practice");
    } else if (table_finds_all(&desk->table)) {
        title = tr("Find them all");
    } else if (round_traits(desk->table.round)->seats == 2) {
        (void)snprintf(text, sizeof text, tr("%s’s turn"), table_name_of(&desk->table, turn->side));
        title = text;
        color = ui->theme->you_text;
    }
    play_draw_top(desk, ui, at, layout_is_phone(ui->layout) ? ICON_PAUSE : ICON_MENU, title, color);
}

void turn_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct turn *turn = self;
    const struct theme *theme = ui->theme;
    struct theme of_turn =
        turn->side == SIDE_SECOND ? theme_of_second(theme) : play_theme(desk, theme);
    const struct button_look done = {.kind = BUTTON_PRIMARY, .label = tr("I’m done")};
    turn_lay_out(turn, desk);
    ui->theme = &of_turn;
    bool is_phone = layout_is_phone(ui->layout);
    draw_title(turn, desk, ui, &turn->at);
    if (!is_phone || !turn->shows_words) {
        turn_clock_draw_frame(turn, desk, ui);
    }
    turn_clock_draw(turn, desk, ui);
    if (is_phone) {
        draw_phone(turn, desk, ui);
    } else {
        ui_icon_button(ui, TURN_ID_PAUSE, turn->at.second, ICON_PAUSE);
    }
    if (turn_has_panels(turn, desk)) {
        draw_panels(turn, desk, ui, &turn->at);
    }
    if (!is_phone || !turn->shows_words) {
        draw_board(turn, desk, ui);
        draw_line(turn, desk, ui, turn->at.word);
    }
    if (turn->rest.running) {
        draw_rest(turn, ui, turn->tracer.view.tray);
    }
    draw_tools(turn, desk, ui, turn->at.tools);
    ui_button(ui, TURN_ID_DONE, turn->at.actions, &done);
    if (!is_phone || !turn->shows_words) {
        turn_verdict_draw_badge(turn, desk, ui);
    }
    const struct word_card_look look = {.anchor = turn->at.word,
                                        .kept_off = turn->at.board,
                                        .panel = turn_has_panels(turn, desk) ? turn->at.rival
                                                                             : (struct rect){0},
                                        .style = TILE_PLAIN};
    word_card_draw(&turn->card, desk, ui, TURN_ID_CARD, &look);
    ui->theme = theme;
}
