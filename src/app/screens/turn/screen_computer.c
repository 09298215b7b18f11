/* SPDX-License-Identifier: MIT */
/*
 * The computer's turn: its real search, step by step at a pace that can be followed. Leaves the
 * search to the engine and what counts to the round.
 */
#include "computer.h"

#include "board_view.h"
#include "game.h"
#include "play_parts.h"
#include "preferences.h"
#include "score_panel.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { ID_FASTER = PLAY_ID_OWN, ID_SKIP };

/* A board with a list made to be endless is searched this far step by step; what is left comes from
 * the solver, as far as it goes. The richest real boards take a tenth of it. */
#define STEPS_MAX 1000000L

#define HOLD_MS   380 /* a found word stays readable at least so long */
#define QUIET_MS  70  /* between two sounds of a find */
#define FINALE_MS 1100
#define SLIDE_MS  120

/* How many words the computer will find. */
static long count_words_left(struct desk *desk)
{
    const struct round *round = desk->table.round;
    const struct solution *solution = table_solution(&desk->table);
    long left = 0;
    if (!solution) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return 0;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        const char *text = solution_text(solution, i);
        left +=
            table_may_show(word, settings_tier_max(&desk->settings)) &&
            rival_finds(round_rival(round), &desk->table.board, text, word->letters, word->tier) &&
            !round_has_word(round, text, word->letters, NULL, NULL);
    }
    return left;
}

/* A round that goes on: the search stands again where it found the last word that is listed. With
 * another lexicon it may never come there; then it begins anew, as does one that had found nothing.
 */
static void catch_up(struct computer *computer, struct desk *desk)
{
    size_t found = round_word_count(desk->table.round, SIDE_COMPUTER);
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
        int length = path_spell(&computer->search.path, &desk->table.board, word);
        enum finder_side side;
        size_t index;
        if (round_has_word(desk->table.round, word, (size_t)length, &side, &index) &&
            side == SIDE_COMPUTER && index + 1 == found) {
            return;
        }
    }
    search_init(&computer->search, round_board(desk->table.round), desk->table.lexicon);
    computer->step_count = 0;
}

static void computer_open(void *self, struct desk *desk, const struct call *call)
{
    struct computer *computer = self;
    (void)call;
    *computer = (struct computer){0};
    search_init(&computer->search, round_board(desk->table.round), desk->table.lexicon);
    catch_up(computer, desk);
    long most = STEPS_MAX - computer->step_count;
    long steps = search_steps_left(&computer->search, most);
    computer->is_endless = steps == most;
    pace_start(&computer->pace, steps, count_words_left(desk));
}

/* --- steps --- */

/* What the solver still knows after the steps have reached their bound. */
static void reveal_the_rest(struct desk *desk)
{
    const struct solution *solution = table_solution(&desk->table);
    if (!solution) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
        return;
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        struct path path;
        if (table_may_show(&solution->words[i], settings_tier_max(&desk->settings))) {
            solution_path(solution, i, &path);
            (void)round_reveal(desk->table.round, &path, NULL);
        }
    }
}

static void end_search(struct computer *computer, struct desk *desk)
{
    struct round_event event;
    if (computer->is_endless) {
        reveal_the_rest(desk);
    }
    computer->searched = true;
    path_clear(&computer->shown);
    computer->word[0] = '\0';
    round_conclude(desk->table.round);
    bool more;
    do {
        more = round_next_event(desk->table.round, &event); /* all of it has been shown */
    } while (more);
    anim_start(&computer->finale, settings_motion(&desk->settings, FINALE_MS));
    if (!computer->finale.running) {
        game_end(desk);
    }
}

/* Shows the path as it is now under the board and on it. */
static void show(struct computer *computer, struct desk *desk, enum shown_as shown_as)
{
    char letters[PATH_LETTERS_MAX + 1];
    if (computer->hold_ms > 0 && shown_as != SHOWN_FOUND) {
        return;
    }
    computer->shown = computer->search.path;
    computer->shown_as = shown_as;
    (void)path_spell(&computer->shown, &desk->table.board, letters);
    text_upper(computer->word, sizeof computer->word, letters);
}

/* Is the word of the path one that the computer may bring up? */
static bool may_show(const struct desk *desk, const struct path *path)
{
    char letters[PATH_LETTERS_MAX + 1];
    uint32_t number;
    int count = path_spell(path, &desk->table.board, letters);
    if (!lexicon_find(desk->table.lexicon, letters, (size_t)count, &number)) {
        return false;
    }
    struct word_note note = lexicon_note(desk->table.lexicon, number);
    return note.tier <= settings_tier_max(&desk->settings) && !(note.marks & WORD_MARK_OFFENSIVE);
}

/* A word that brings the computer nothing: the player's, or one that it does not know or see. */
static void pass_word(struct computer *computer, struct desk *desk)
{
    char letters[PATH_LETTERS_MAX + 1];
    int count = path_spell(&computer->search.path, &desk->table.board, letters);
    enum finder_side side;
    if (round_has_word(desk->table.round, letters, (size_t)count, &side, NULL)) {
        if (side == SIDE_PLAYER) {
            show(computer, desk, SHOWN_YOURS);
        }
    } else if (scoring_points(desk->table.match.rules, board_cell_count(&desk->table.board),
                              count) > 0 &&
               may_show(desk, &computer->search.path)) {
        show(computer, desk, SHOWN_OVERLOOKED);
    }
}

/* A word was reached: the round decides. Tells whether it is new. */
static bool reach_word(struct computer *computer, struct desk *desk, bool visibly)
{
    bool taken = false;
    if (may_show(desk, &computer->search.path) &&
        round_reveal(desk->table.round, &computer->search.path, &taken) != STATUS_OK) {
        post_notify(&desk->post, TEXT_NO_MEMORY);
    }
    if (!visibly) {
        return taken;
    }
    if (taken) {
        size_t last = round_word_count(desk->table.round, SIDE_COMPUTER) - 1;
        const struct round_word *word = round_word(desk->table.round, SIDE_COMPUTER, last);
        show(computer, desk, SHOWN_FOUND);
        computer->hold_ms = HOLD_MS;
        anim_start(&computer->slide, settings_motion(&desk->settings, SLIDE_MS));
        if (computer->quiet_ms <= 0) {
            post_cue(&desk->post, CUE_FIND, post_step_of_points(word->points));
            computer->quiet_ms = QUIET_MS;
        }
        return true;
    }
    if (pace_is_slow(&computer->pace)) {
        pass_word(computer, desk);
    }
    return false;
}

/* Makes one step of the search; false when there is none left. */
static bool step(struct computer *computer, struct desk *desk, bool visibly)
{
    enum search_step made = search_step(&computer->search);
    bool new_word = false;
    bool slow = visibly && pace_is_slow(&computer->pace);
    computer->step_count++;
    switch (made) {
    case SEARCH_ENTER:
    case SEARCH_LEAVE:
        if (visibly) {
            show(computer, desk, SHOWN_PATH);
        }
        if (slow && made == SEARCH_ENTER) {
            post_cue(&desk->post, CUE_STEP, 0);
        }
        break;
    case SEARCH_DEAD_END:
        if (visibly) {
            show(computer, desk, SHOWN_DEAD_END);
        }
        if (slow) {
            post_cue(&desk->post, CUE_TURN, 0);
        }
        break;
    case SEARCH_WORD:
        new_word = reach_word(computer, desk, visibly);
        break;
    case SEARCH_DONE:
        return false;
    }
    pace_spend(&computer->pace, new_word);
    return computer->step_count < STEPS_MAX;
}

static void skip(struct computer *computer, struct desk *desk)
{
    if (!computer->searched) {
        bool more = !computer->is_endless;
        while (more) {
            more = step(computer, desk, false);
        }
        end_search(computer, desk);
    }
    if (!stage_is_on_top(&desk->stage, SCREEN_RESULTS)) {
        game_end(desk);
    }
}

static void computer_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct computer *computer = self;
    (void)anim_advance(&computer->slide, elapsed_ms);
    computer->hold_ms -= elapsed_ms * computer->pace.speed;
    computer->quiet_ms -= elapsed_ms;
    if (computer->searched) {
        if (anim_advance(&computer->finale, elapsed_ms)) {
            game_end(desk);
        }
        return;
    }
    pace_advance(&computer->pace, elapsed_ms);
    while (pace_allows(&computer->pace)) {
        if (!step(computer, desk, true)) {
            end_search(computer, desk);
            return;
        }
    }
}

/* --- drawing --- */

static void draw_progress(struct computer *computer, const struct desk *desk, struct ui *ui,
                          struct rect area)
{
    const struct theme *theme = ui->theme;
    int cells = board_cell_count(&desk->table.board);
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

static void draw_line(struct computer *computer, const struct desk *desk, struct ui *ui,
                      struct rect area)
{
    static const char *const comments[] = {
        [SHOWN_PATH] = NULL,
        [SHOWN_DEAD_END] = TEXT_DEAD_END,
        [SHOWN_FOUND] = NULL,
        [SHOWN_YOURS] = TEXT_YOURS_TOO,
        [SHOWN_OVERLOOKED] = TEXT_OVERLOOKED,
    };
    char found[64];
    struct word_line line = {.word = computer->word,
                             .color = ui->theme->rival_text,
                             .comment = comments[computer->shown_as]};
    if (computer->shown_as == SHOWN_FOUND) {
        int letters = (int)strlen(computer->word);
        int points =
            scoring_points(desk->table.match.rules, board_cell_count(&desk->table.board), letters);
        (void)snprintf(found, sizeof found, "%s, +%d", TEXT_FOUND, points);
        line.comment = found;
    }
    if (computer->word[0]) {
        play_draw_word(ui, area, &line);
    }
}

static void draw_board(struct computer *computer, const struct desk *desk, struct ui *ui,
                       struct rect area)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, &desk->table.board, desk->table.quarter_turns, area);
    static const enum tile_style styles[] = {
        [SHOWN_PATH] = TILE_RIVAL, [SHOWN_DEAD_END] = TILE_RIVAL,   [SHOWN_FOUND] = TILE_RIVAL,
        [SHOWN_YOURS] = TILE_YOU,  [SHOWN_OVERLOOKED] = TILE_FADED,
    };
    board_view_draw(ui, &view, &computer->shown, styles[computer->shown_as], poses);
}

static struct score_panel panel_of(const struct computer *computer, const struct desk *desk,
                                   enum finder_side side)
{
    bool yours = side == SIDE_PLAYER;
    return (struct score_panel){
        .round = desk->table.round,
        .side = side,
        .score = round_score(desk->table.round, side),
        .message = yours ? TEXT_NO_WORDS : NULL,
        .slide_milli = yours ? 1000 : anim_eased(&computer->slide),
        .scroll = yours ? computer->scroll_yours : computer->scroll,
    };
}

static void draw_panels(struct computer *computer, const struct desk *desk, struct ui *ui,
                        const struct play_layout *at)
{
    struct score_panel you = panel_of(computer, desk, SIDE_PLAYER);
    struct score_panel rival = panel_of(computer, desk, SIDE_COMPUTER);
    computer->scroll_yours_max = score_panel_draw(ui, at->you, &you);
    computer->scroll_max = score_panel_draw(ui, at->rival, &rival);
}

static void computer_draw(void *self, const struct desk *desk, struct ui *ui)
{
    struct computer *computer = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    char faster_label[32] = TEXT_FASTER;
    if (computer->pace.speed > 1) {
        (void)snprintf(faster_label, sizeof faster_label, TEXT_FASTER_BY, computer->pace.speed);
    }
    struct button_look faster = {.kind = BUTTON_PLAIN, .label = faster_label};
    struct button_look to_end = {.kind = BUTTON_PRIMARY, .label = TEXT_SKIP};
    play_draw_top(desk, ui, &at);
    draw_progress(computer, desk, ui, at.clock);
    draw_panels(computer, desk, ui, &at);
    draw_board(computer, desk, ui, at.board);
    draw_line(computer, desk, ui, at.word);
    int gap = ui_px(ui, 14);
    ui_button(ui, ID_FASTER, rect_column(at.actions, 0, 2, gap), &faster);
    ui_button(ui, ID_SKIP, rect_column(at.actions, 1, 2, gap), &to_end);
}

/* --- input --- */

static bool computer_input(void *self, struct desk *desk, const struct input *input)
{
    struct computer *computer = self;
    struct play_layout at = layout_play(&desk->stage.layout);
    if (input->kind == INPUT_KEY) {
        bool ends = input->key == KEY_ESCAPE || input->key == KEY_SPACE || input->key == KEY_ENTER;
        if (ends) {
            skip(computer, desk);
        } else if (input->key == KEY_LETTER && input->letter == 'p') {
            stage_over(&desk->stage, SCREEN_PAUSE, NULL);
            return true;
        }
        return ends;
    }
    if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT) {
        struct score_panel you = panel_of(computer, desk, SIDE_PLAYER);
        struct score_panel rival = panel_of(computer, desk, SIDE_COMPUTER);
        return explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &you, at.you,
                             input->x, input->y) ||
               explain_press(&desk->explain, desk->table.lexicon, &desk->stage.layout, &rival,
                             at.rival, input->x, input->y);
    }
    if (input->kind == INPUT_TEXT) {
        char letter = input->text[0];
        if (letter == 'm' || letter == 'M') {
            preferences_toggle_sound(desk);
        }
        if (letter == 'p' || letter == 'P') {
            stage_over(&desk->stage, SCREEN_PAUSE, NULL);
        }
        if (letter == 'r' || letter == 'R') {
            desk->table.quarter_turns = (desk->table.quarter_turns + 1) % 4;
        }
        return true;
    }
    if (input->kind == INPUT_WHEEL) {
        if (rect_contains(at.you, desk->stage.pointer_x, desk->stage.pointer_y)) {
            computer->scroll_yours = play_scrolled(desk, computer->scroll_yours,
                                                   computer->scroll_yours_max, input->wheel);
        } else {
            computer->scroll =
                play_scrolled(desk, computer->scroll, computer->scroll_max, input->wheel);
        }
        return true;
    }
    return false;
}

static void computer_press(void *self, struct desk *desk, int id)
{
    struct computer *computer = self;
    if (id == PLAY_ID_MENU) {
        stage_over(&desk->stage, SCREEN_PAUSE, NULL);
    } else if (id == PLAY_ID_SOUND) {
        preferences_toggle_sound(desk);
    } else if (id == ID_FASTER) {
        pace_faster(&computer->pace);
    } else if (id == ID_SKIP) {
        skip(computer, desk);
    }
}

static long computer_wait_ms(const void *self, const struct desk *desk)
{
    (void)self;
    (void)desk;
    return 0;
}

const struct screen_class screen_computer = {
    .name = "computer",
    .state_size = sizeof(struct computer),
    .open = computer_open,
    .input = computer_input,
    .press = computer_press,
    .advance = computer_advance,
    .draw = computer_draw,
    .wait_ms = computer_wait_ms,
};
