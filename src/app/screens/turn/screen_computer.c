/* SPDX-License-Identifier: MIT */
/*
 * The computer's turn: its real search, step by step at a pace that can be followed. Leaves the
 * search to the engine and what counts to the round.
 */
#include "explain.h"
#include "play_parts.h"
#include "score_panel.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { ID_FASTER = PLAY_ID_OWN, ID_SKIP };

/* A board with a list made to be endless is searched this far step by step; what is left comes from
 * the solver, which always finds the same words. The richest real boards take a tenth of it. */
#define STEPS_MAX 1000000L

#define HOLD_MS   380 /* a found word stays readable at least so long */
#define QUIET_MS  70  /* between two sounds of a find */
#define FINALE_MS 1100
#define SLIDE_MS  120

/* How many words the computer will find. */
static long count_words_left(struct app *app)
{
    struct solver_filter filter = {
        .rules = app->match.rules, .tier_max = app_tier_max(app), .without_offensive = true};
    struct solution solution;
    if (solver_solve_with(app->solver, &app->board, &filter, &solution) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return 0;
    }
    long left = 0;
    for (size_t i = 0; i < solution.word_count; i++) {
        const struct solved_word *word = &solution.words[i];
        const char *text = solution_text(&solution, i);
        left +=
            rival_finds(round_rival(app->round), &app->board, text, word->letters, word->tier) &&
            !round_has_word(app->round, text, word->letters, NULL, NULL);
    }
    solution_deinit(&solution);
    return left;
}

/* A round that goes on: the search stands again where it found the last word that is listed. With
 * another lexicon it may never come there; then it begins anew, as does one that had found nothing.
 */
static void catch_up(struct app *app)
{
    struct computer_state *computer = &app->computer;
    size_t found = round_word_count(app->round, SIDE_COMPUTER);
    while (found > 0 && computer->step_count < STEPS_MAX) {
        enum search_step made = search_step(&computer->search);
        computer->step_count++;
        if (made == SEARCH_DONE) {
            break;
        }
        if (made != SEARCH_WORD) {
            continue;
        }
        char word[PATH_LETTERS_MAX + 1];
        int length = path_spell(&computer->search.path, &app->board, word);
        enum finder_side side;
        size_t index;
        if (round_has_word(app->round, word, (size_t)length, &side, &index) &&
            side == SIDE_COMPUTER && index + 1 == found) {
            return;
        }
    }
    search_init(&computer->search, round_board(app->round), app->config.lexicon);
    computer->step_count = 0;
}

void screen_computer_enter(struct app *app)
{
    struct computer_state *computer = &app->computer;
    memset(computer, 0, sizeof *computer);
    search_init(&computer->search, round_board(app->round), app->config.lexicon);
    catch_up(app);
    long most = STEPS_MAX - computer->step_count;
    long steps = search_steps_left(&computer->search, most);
    computer->is_endless = steps == most;
    pace_start(&computer->pace, steps, count_words_left(app));
    app_show(app, &screen_computer);
}

/* --- steps --- */

/* What the solver still knows after the steps have reached their bound. */
static void reveal_the_rest(struct app *app)
{
    struct solver_filter filter = {
        .rules = app->match.rules, .tier_max = app_tier_max(app), .without_offensive = true};
    struct solution solution;
    if (solver_solve_with(app->solver, &app->board, &filter, &solution) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
        return;
    }
    for (size_t i = 0; i < solution.word_count; i++) {
        struct path path;
        solution_path(&solution, i, &path);
        (void)round_reveal(app->round, &path, NULL);
    }
    solution_deinit(&solution);
}

static void end_search(struct app *app)
{
    struct computer_state *computer = &app->computer;
    struct round_event event;
    if (computer->is_endless) {
        reveal_the_rest(app);
    }
    computer->searched = true;
    path_clear(&computer->shown);
    computer->word[0] = '\0';
    round_conclude(app->round);
    bool more;
    do {
        more = round_next_event(app->round, &event); /* all of it has been shown */
    } while (more);
    anim_start(&computer->finale, app_motion(app, FINALE_MS));
    if (!computer->finale.running) {
        screen_results_enter(app);
    }
}

/* Shows the path as it is now under the board and on it. */
static void show(struct app *app, enum shown_as shown_as)
{
    struct computer_state *computer = &app->computer;
    char letters[PATH_LETTERS_MAX + 1];
    if (computer->hold_ms > 0 && shown_as != SHOWN_FOUND) {
        return;
    }
    computer->shown = computer->search.path;
    computer->shown_as = shown_as;
    (void)path_spell(&computer->shown, &app->board, letters);
    text_upper(computer->word, sizeof computer->word, letters);
}

/* Is the word of the path one that the computer may bring up? */
static bool may_show(const struct app *app, const struct path *path)
{
    char letters[PATH_LETTERS_MAX + 1];
    uint32_t number;
    int count = path_spell(path, &app->board, letters);
    if (!lexicon_find(app->config.lexicon, letters, (size_t)count, &number)) {
        return false;
    }
    struct word_note note = lexicon_note(app->config.lexicon, number);
    return note.tier <= app_tier_max(app) && !(note.marks & WORD_MARK_OFFENSIVE);
}

/* A word that brings the computer nothing: the player's, or one that it does not know or see. */
static void pass_word(struct app *app)
{
    struct computer_state *computer = &app->computer;
    char letters[PATH_LETTERS_MAX + 1];
    int count = path_spell(&computer->search.path, &app->board, letters);
    enum finder_side side;
    if (round_has_word(app->round, letters, (size_t)count, &side, NULL)) {
        if (side == SIDE_PLAYER) {
            show(app, SHOWN_YOURS);
        }
    } else if (scoring_points(app->match.rules, board_cell_count(&app->board), count) > 0 &&
               may_show(app, &computer->search.path)) {
        show(app, SHOWN_OVERLOOKED);
    }
}

/* A word was reached: the round decides. Tells whether it is new. */
static bool reach_word(struct app *app, bool visibly)
{
    struct computer_state *computer = &app->computer;
    bool taken = false;
    if (may_show(app, &computer->search.path) &&
        round_reveal(app->round, &computer->search.path, &taken) != STATUS_OK) {
        app_notify(app, TEXT_NO_MEMORY);
    }
    if (!visibly) {
        return taken;
    }
    if (taken) {
        size_t last = round_word_count(app->round, SIDE_COMPUTER) - 1;
        const struct round_word *word = round_word(app->round, SIDE_COMPUTER, last);
        show(app, SHOWN_FOUND);
        computer->hold_ms = HOLD_MS;
        anim_start(&computer->slide, app_motion(app, SLIDE_MS));
        if (computer->quiet_ms <= 0) {
            app_cue(app, CUE_FIND, app_sound_step(word->points));
            computer->quiet_ms = QUIET_MS;
        }
        return true;
    }
    if (pace_is_slow(&computer->pace)) {
        pass_word(app);
    }
    return false;
}

/* Makes one step of the search; false when there is none left. */
static bool step(struct app *app, bool visibly)
{
    struct computer_state *computer = &app->computer;
    enum search_step made = search_step(&computer->search);
    bool new_word = false;
    bool slow = visibly && pace_is_slow(&computer->pace);
    computer->step_count++;
    switch (made) {
    case SEARCH_ENTER:
    case SEARCH_LEAVE:
        if (visibly) {
            show(app, SHOWN_PATH);
        }
        if (slow && made == SEARCH_ENTER) {
            app_cue(app, CUE_STEP, 0);
        }
        break;
    case SEARCH_DEAD_END:
        if (visibly) {
            show(app, SHOWN_DEAD_END);
        }
        if (slow) {
            app_cue(app, CUE_TURN, 0);
        }
        break;
    case SEARCH_WORD:
        new_word = reach_word(app, visibly);
        break;
    case SEARCH_DONE:
        return false;
    }
    pace_spend(&computer->pace, new_word);
    return computer->step_count < STEPS_MAX;
}

static void skip(struct app *app)
{
    struct computer_state *computer = &app->computer;
    if (!computer->searched) {
        bool more = !computer->is_endless;
        while (more) {
            more = step(app, false);
        }
        end_search(app);
    }
    if (!app_is_on_top(app, &screen_results)) {
        screen_results_enter(app);
    }
}

static void computer_advance(struct app *app, long elapsed_ms)
{
    struct computer_state *computer = &app->computer;
    (void)anim_advance(&computer->slide, elapsed_ms);
    computer->hold_ms -= elapsed_ms * computer->pace.speed;
    computer->quiet_ms -= elapsed_ms;
    if (computer->searched) {
        if (anim_advance(&computer->finale, elapsed_ms)) {
            screen_results_enter(app);
        }
        return;
    }
    pace_advance(&computer->pace, elapsed_ms);
    while (pace_allows(&computer->pace)) {
        if (!step(app, true)) {
            end_search(app);
            return;
        }
    }
}

/* --- drawing --- */

static void draw_progress(struct app *app, struct ui *ui, struct rect area)
{
    struct computer_state *computer = &app->computer;
    const struct theme *theme = ui->theme;
    int cells = board_cell_count(&app->board);
    int begun = computer->search.starts_begun;
    struct text_style title = {.size = 24, .weight = WEIGHT_800, .color = theme->rival_text};
    struct text_style count = {
        .size = 17, .weight = WEIGHT_700, .color = theme->dim, .align = ALIGN_END};
    char text[64];
    (void)snprintf(text, sizeof text, TEXT_START, begun > 0 ? begun : 1, cells);
    int y = area.y + ui_px(ui, 27);
    int wide = ui_text_width(ui, &count, text);
    /* The title may shrink to three quarters, but is never cut. */
    int least = ui_text_width(ui, &title, TEXT_SEARCHING) * 3 / 4;
    bool room = area.w > least + ui_px(ui, 20) + wide;
    int left = room ? area.w - wide - ui_px(ui, 16) : area.w;
    ui_text_fit(ui, area.x, y, left, &title, computer->searched ? TEXT_SEARCHED : TEXT_SEARCHING);
    if (room && !computer->searched) {
        ui_text(ui, area.x + area.w, y, &count, text);
    }
    int done = computer->searched ? 1000 : (begun > 0 ? begun - 1 : 0) * 1000 / cells;
    int height = ui_px(ui, 8);
    ui_track(ui, (struct rect){area.x, area.y + area.h - height, area.w, height}, done,
             theme->rival);
}

static void draw_line(struct app *app, struct ui *ui, struct rect area)
{
    static const char *const comments[] = {
        [SHOWN_PATH] = NULL,
        [SHOWN_DEAD_END] = TEXT_DEAD_END,
        [SHOWN_FOUND] = NULL,
        [SHOWN_YOURS] = TEXT_YOURS_TOO,
        [SHOWN_OVERLOOKED] = TEXT_OVERLOOKED,
    };
    struct computer_state *computer = &app->computer;
    char found[64];
    struct word_line line = {.word = computer->word,
                             .color = ui->theme->rival_text,
                             .comment = comments[computer->shown_as]};
    if (computer->shown_as == SHOWN_FOUND) {
        int letters = (int)strlen(computer->word);
        int points = scoring_points(app->match.rules, board_cell_count(&app->board), letters);
        (void)snprintf(found, sizeof found, "%s, +%d", TEXT_FOUND, points);
        line.comment = found;
    }
    if (computer->word[0]) {
        play_draw_word(ui, area, &line);
    }
}

static void draw_board(struct app *app, struct ui *ui, struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, &app->board, app->play.quarter_turns, area);
    static const enum tile_style styles[] = {
        [SHOWN_PATH] = TILE_RIVAL, [SHOWN_DEAD_END] = TILE_RIVAL,   [SHOWN_FOUND] = TILE_RIVAL,
        [SHOWN_YOURS] = TILE_YOU,  [SHOWN_OVERLOOKED] = TILE_FADED,
    };
    board_view_draw(ui, &view, &app->computer.shown, styles[app->computer.shown_as], poses);
}

static struct score_panel panel_of(const struct app *app, enum finder_side side)
{
    const struct computer_state *computer = &app->computer;
    bool yours = side == SIDE_PLAYER;
    return (struct score_panel){
        .round = app->round,
        .side = side,
        .score = round_score(app->round, side),
        .message = yours ? TEXT_NO_WORDS : NULL,
        .slide_milli = yours ? 1000 : anim_eased(&computer->slide),
        .scroll = yours ? computer->scroll_yours : computer->scroll,
    };
}

static void draw_panels(struct app *app, struct ui *ui, const struct play_layout *at)
{
    struct computer_state *computer = &app->computer;
    struct score_panel you = panel_of(app, SIDE_PLAYER);
    struct score_panel rival = panel_of(app, SIDE_COMPUTER);
    computer->scroll_yours_max = score_panel_draw(ui, at->you, &you);
    computer->scroll_max = score_panel_draw(ui, at->rival, &rival);
}

static void computer_draw(struct app *app, struct ui *ui)
{
    struct play_layout at = layout_play(&app->layout);
    struct computer_state *computer = &app->computer;
    char faster_label[32] = TEXT_FASTER;
    if (computer->pace.speed > 1) {
        (void)snprintf(faster_label, sizeof faster_label, TEXT_FASTER_BY, computer->pace.speed);
    }
    struct button_look faster = {.kind = BUTTON_PLAIN, .label = faster_label};
    struct button_look to_end = {.kind = BUTTON_PRIMARY, .label = TEXT_SKIP};
    play_draw_top(app, ui, &at);
    draw_progress(app, ui, at.clock);
    draw_panels(app, ui, &at);
    draw_board(app, ui, at.board);
    draw_line(app, ui, at.word);
    int gap = ui_px(ui, 14);
    ui_button(ui, ID_FASTER, rect_column(at.actions, 0, 2, gap), &faster);
    ui_button(ui, ID_SKIP, rect_column(at.actions, 1, 2, gap), &to_end);
}

/* --- input --- */

static bool computer_input(struct app *app, const struct input *input)
{
    struct computer_state *computer = &app->computer;
    struct play_layout at = layout_play(&app->layout);
    if (input->kind == INPUT_KEY) {
        bool ends = input->key == KEY_ESCAPE || input->key == KEY_SPACE || input->key == KEY_ENTER;
        if (ends) {
            skip(app);
        } else if (input->key == KEY_LETTER && input->letter == 'p') {
            app_push(app, &screen_pause);
            return true;
        }
        return ends;
    }
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        struct score_panel you = panel_of(app, SIDE_PLAYER);
        struct score_panel rival = panel_of(app, SIDE_COMPUTER);
        return explain_press(app, &you, at.you, input->x, input->y) ||
               explain_press(app, &rival, at.rival, input->x, input->y);
    }
    if (input->kind == INPUT_TEXT) {
        char letter = input->text[0];
        if (letter == 'm' || letter == 'M') {
            app_toggle_mute(app);
        }
        if (letter == 'p' || letter == 'P') {
            app_push(app, &screen_pause);
        }
        if (letter == 'r' || letter == 'R') {
            app->play.quarter_turns = (app->play.quarter_turns + 1) % 4;
        }
        return true;
    }
    if (input->kind == INPUT_WHEEL) {
        if (rect_contains(at.you, app->pointer_x, app->pointer_y)) {
            computer->scroll_yours = play_scrolled(app, computer->scroll_yours,
                                                   computer->scroll_yours_max, input->wheel);
        } else {
            computer->scroll =
                play_scrolled(app, computer->scroll, computer->scroll_max, input->wheel);
        }
        return true;
    }
    return false;
}

static void computer_press(struct app *app, int id)
{
    if (id == PLAY_ID_MENU) {
        app_push(app, &screen_pause);
    } else if (id == PLAY_ID_SOUND) {
        app_toggle_mute(app);
    } else if (id == ID_FASTER) {
        pace_faster(&app->computer.pace);
    } else if (id == ID_SKIP) {
        skip(app);
    }
}

static long computer_wait_ms(const struct app *app)
{
    (void)app;
    return 0;
}

const struct screen screen_computer = {computer_input, computer_press, computer_advance,
                                       computer_draw, computer_wait_ms};
