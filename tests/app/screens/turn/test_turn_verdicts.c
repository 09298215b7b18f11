/* SPDX-License-Identifier: MIT */
/*
 * Verdicts that say more than right or wrong: a word that the rival had first shows itself, a word
 * that no list has can be pressed, and a rank that is reached is a light.
 */
#include "phrase.h"
#include "rig_test.h"
#include "test.h"

#include <string.h>

static struct rig *open_rig(enum game_mode mode, long time_ms)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = mode;
    rig->config.time_ms = time_ms;
    rig->config.level = RIVAL_MERCILESS;
    rig->config.reduced_motion = true;
    rig_begin(rig);
    return rig;
}

static bool is_color(struct color a, struct color b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

static bool is_within(struct rect outer, struct rect inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

/* Returns whether this text is drawn in that colour within `area`. */
static bool has_text(struct rig *rig, struct rect area, const char *text, struct color color)
{
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), text) == 0 &&
            is_color(command->color, color) && command->rect.x >= area.x &&
            command->rect.x < area.x + area.w) {
            return true;
        }
    }
    return false;
}

/* Returns whether the die has boxes of this colour. */
static bool is_filled(const struct rig *rig, int cell, struct color color)
{
    struct rect tile = board_view_tile(&rig_turn(rig)->tracer.view, cell);
    tile.h += tile.h / 10; /* its edge */
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_BOX && is_color(command->color, color) &&
            is_within(tile, command->rect)) {
            return true;
        }
    }
    return false;
}

/* In a race the rival's words are squares. One that the player finds, too, turns lilac on the dice
 * and from then on in the list; the others stay squares. */
TEST_CASE(test_a_word_that_the_rival_has_shows_itself)
{
    struct rig *rig = open_rig(MODE_RACE, 60000);
    const struct theme *theme = rig->game->stage.theme;
    struct round *round = rig_round(rig);
    for (int i = 0; i < 60 && round_word_count(round, SIDE_COMPUTER) < 2; i++) {
        rig_advance(rig, 500);
    }
    assert_true(round_word_count(round, SIDE_COMPUTER) >= 2);
    struct rect list = rig_turn(rig)->at.rival;
    char words[2][WORD_TEXT_MAX];
    for (size_t i = 0; i < 2; i++) {
        session_word(&rig->game->session, words[i], sizeof words[i],
                     round_word(round, SIDE_COMPUTER, i)->text);
        assert_false(has_text(rig, list, words[i], theme->rival_text));
    }
    int cells[BOARD_CELLS_MAX];
    int length = rig_path_of(rig, round_word(round, SIDE_COMPUTER, 0)->text, cells);
    assert_true(length > 0);
    rig_drag_cells(rig, cells, length);
    assert_int_equal(rig_turn(rig)->feedback.verdict, VERDICT_TAKEN);
    assert_true(has_text(rig, list, words[0], theme->rival_text));
    assert_false(has_text(rig, list, words[1], theme->rival_text));
    for (int i = 0; i < length; i++) {
        assert_true(is_filled(rig, cells[i], theme->rival));
    }
    rig_advance(rig, 3000);
    assert_false(is_filled(rig, cells[0], theme->rival));
    assert_true(has_text(rig, list, words[0], theme->rival_text));
    rig_cut_short(rig);
}

/* Returns the outline that surrounds the verdict below the board; NULL if there is none. */
static const struct rect *outline_of(struct rig *rig)
{
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        const struct rect word = rig_turn(rig)->at.word;
        if (command->kind == DRAW_BOX && command->border > 0 && command->rect.w <= word.w &&
            rect_contains(word, command->rect.x, command->rect.y)) {
            return &rig->list.commands[i].rect;
        }
    }
    return NULL;
}

static bool is_outlined(struct rig *rig)
{
    return outline_of(rig) != NULL;
}

/* Only a word that no list has leads somewhere. */
TEST_CASE(test_a_refusal_shows_that_it_can_be_pressed)
{
    static const struct {
        const char *word;
        enum verdict verdict;
        bool opens;
    } cases[] = {
        {"late", VERDICT_GOOD, false},          {"late", VERDICT_HAVE_IT, false},
        {"omds", VERDICT_NOT_A_WORD, true},     {"tal", VERDICT_TOO_SHORT, false},
        {"water", VERDICT_NOT_ON_BOARD, false},
    };
    static const int sizes[][2] = {{390, 844}, {1280, 800}};
    struct rig *rig = open_rig(MODE_TURNS, 0);
    assert_false(is_outlined(rig));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        rig_enter_word(rig, cases[i].word);
        assert_int_equal(rig_turn(rig)->feedback.verdict, cases[i].verdict);
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            rig_resize(rig, sizes[k][0], sizes[k][1]);
            assert_int_equal(is_outlined(rig), cases[i].opens);
            assert_int_equal(ui_hot_of(&rig->game->stage.ui, TURN_ID_VERDICT) != NULL,
                             cases[i].opens);
        }
    }
    rig_enter_word(rig, "omds");
    rig_press_id(rig, TURN_ID_VERDICT);
    assert_true(rig_turn(rig)->card.is_open);
}

/* Where a narrow panel breaks the refusal into lines, the outline surrounds all of them. */
TEST_CASE(test_the_outline_surrounds_every_line_of_a_refusal)
{
    struct rig *rig = open_rig(MODE_TURNS, 0);
    int lines = 0;
    rig_enter_word(rig, "omds");
    rig_resize(rig, 720, 520);
    const struct rect *outline = outline_of(rig);
    const struct rect word = rig_turn(rig)->at.word;
    assert_non_null(outline);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *line = &rig->list.commands[i];
        if (line->kind == DRAW_TEXT && rect_contains(word, line->rect.x, line->rect.y)) {
            lines++;
            assert_int_in_range(line->rect.y - line->size / 2, outline->y, outline->y + outline->h);
            assert_int_in_range(line->rect.y + line->size / 2, outline->y, outline->y + outline->h);
        }
    }
    assert_true(lines > 1);
}

/* Returns the colour of what is filled of the bar of ranks, which is lighter while it is lit. */
static struct color bar_color(struct rig *rig)
{
    struct color found = {0, 0, 0, 0};
    rig_draw(rig);
    const struct rect area = rig_turn(rig)->at.clock;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_BOX && command->rect.x == area.x && command->rect.y > area.y &&
            command->rect.y < area.y + area.h) {
            found = command->color;
        }
    }
    return found;
}

/* With reduced motion, too: it is a light, and nothing moves. */
TEST_CASE(test_a_rank_is_a_light)
{
    struct rig *rig = open_rig(MODE_ALONE, 0);
    const struct target *target = &rig_turn(rig)->target;
    const struct solution *solution = session_solution(&rig->game->session);
    const struct color you = rig->game->stage.theme->you;
    assert_true(target->common > 10);
    for (size_t i = 0; i < solution->word_count && !target->rank_lit.running; i++) {
        rig->heard_count = 0;
        rig_enter_word(rig, solution_text(solution, i));
        rig_hear(rig);
    }
    assert_true(target->rank_lit.running);
    bool has_chime = false;
    for (int i = 0; i < rig->heard_count; i++) {
        has_chime = has_chime || rig->heard[i].kind == CUE_STAR;
    }
    assert_true(has_chime);
    assert_true(rig_shows(rig, "Warming up"));
    assert_false(is_color(bar_color(rig), you));
    assert_false(notice_is_shown(&rig->game->notice));
    rig_advance(rig, 3000);
    assert_true(is_color(bar_color(rig), you));
    assert_true(rig_shows(rig, "Warming up"));
}
