/* SPDX-License-Identifier: MIT */
/*
 * The turn by ear: whose it is, how the score and the clock stand, the last words. Leaves the board
 * to tracer_aloud.c.
 */
#include "board_words.h"
#include "phrase.h"
#include "turn_scene.h"

#define LAST_WORDS 8 /* how many are said */

static const char *clock_text(const struct game *game, struct arena *arena)
{
    const struct round *round = game->session.round;
    return round_time_ms(round) > 0 ? phrase_clock(arena, round_left_ms(round)) : tr("No limit");
}

static bool is_at_start(const struct game *game)
{
    const struct round *round = game->session.round;
    return round_phase(round) == ROUND_PLAYER && round_word_count(round, round_turn(round)) == 0 &&
           round_left_ms(round) >= round_time_ms(round);
}

const char *turn_goal_text(struct arena *arena, const char *rival, long points)
{
    return say(arena, tr("%s: %s"), rival,
               say(arena, tr("%s to beat"), phrase_number(arena, points)));
}

/* Says a side's score, with what its panel says of it. */
static void say_panel(const struct score_panel *panel, struct output *output, struct arena *arena)
{
    if (panel->is_empty) {
        return;
    }
    if (panel->awaits && panel->has_goal) { /* a rival that has not begun */
        output_say(output, turn_goal_text(arena, panel->name, panel->goal));
        return;
    }
    long words = (long)round_word_count(panel->round, panel->side);
    if (panel->of) {
        output_say(output, say(arena, tr("%s: %s"), panel->name,
                               say(arena, "%s %s", phrase_number(arena, panel->score), panel->of)));
    } else if (!panel->awaits) {
        output_say(output, say(arena, "%s: %s, %s%s%s", panel->name,
                               phrase_points(arena, panel->score), phrase_words(arena, words),
                               panel->note ? ", " : "", panel->note ? panel->note : ""));
    }
}

/* Says the scores as they are, not as far as they have been counted up. */
static void say_scores(const struct turn *shown, const struct game *game, struct output *output,
                       struct arena *arena)
{
    struct turn turn = *shown;
    anim_finish(&turn.feedback.badge);
    anim_finish(&turn.count);
    anim_finish(&turn.target.answer);
    anim_finish(&turn.target.fall);
    struct score_panel you = turn_panel(&turn, game, arena);
    say_panel(&you, output, arena);
    if (round_traits(game->session.round)->seats == 1) {
        struct score_panel rival = turn_rival_panel(&turn, game, arena);
        say_panel(&rival, output, arena);
    }
}

/* Says what is played, if it is not a plain round, which the title names. */
static void say_kind(const struct game *game, struct output *output)
{
    const struct session *session = &game->session;
    const char *kind = session_kind_title(session->notes.kind);
    output_say(output, kind                            ? kind
                       : session_finds_all(session)    ? tr("Hunt")
                       : round_is_live(session->round) ? tr("Race")
                                                       : "");
}

/* Says what is to be beaten, or to be found. */
static void say_goal(const struct turn *turn, const struct game *game, struct output *output,
                     struct arena *arena)
{
    struct score_panel you = turn_panel(turn, game, arena);
    struct score_panel rival = turn_rival_panel(turn, game, arena);
    if (you.of) {
        say_panel(&you, output, arena);
    } else if (round_traits(game->session.round)->seats == 1) {
        if (rival.awaits) {
            say_panel(&rival, output, arena);
        } else if (round_has_ghost(game->session.round)) {
            output_say(output, say(arena, tr("%s: %s"), rival.name, rival.line));
        }
    }
}

void turn_say(const void *self, const struct game *game, struct output *output, struct arena *arena)
{
    const struct turn *turn = self;
    const struct board *board = &game->session.board;
    bool is_two = round_traits(game->session.round)->seats == 2;
    output_say(output,
               is_two ? say(arena, tr("%s’s turn"), session_name_of(&game->session, turn->side))
                      : tr("Your turn"));
    say_kind(game, output);
    output_say(output, say(arena, "%s, %s", phrase_size(arena, board->rows, board->columns),
                           clock_text(game, arena)));
    if (is_at_start(game)) { /* else the dice are said when they lie still */
        for (int row = 0; board_words_row(arena, &turn->tracer.view, row); row++) {
            output_say(output, board_words_row(arena, &turn->tracer.view, row));
        }
        say_goal(turn, game, output, arena);
    }
}

void turn_say_begun(const struct turn *turn, struct game *game)
{
    if (game->aloud.has_screen && game->aloud.screen == SCREEN_TURN) {
        tracer_say_board(&turn->tracer, game);
        say_goal(turn, game, &game->output, game->arena);
    }
}

void turn_say_line(const struct turn *turn, const struct turn_line *line, struct ui *ui)
{
    const struct word_line *word = &line->word;
    if (!ui->speaks || !word->is_good) {
        return;
    }
    const char *text = say(ui->arena, "%s%s%s%s%s", word->word, word->chip ? ", " : "",
                           word->chip ? phrase_points(ui->arena, turn->feedback.points) : "",
                           word->comment ? ", " : "", word->comment ? word->comment : "");
    ui_status(ui, line->goal ? say(ui->arena, "%s. %s", text, line->goal) : text);
}

void turn_say_time(struct game *game, long before_ms)
{
    static const long announced_s[] = {60, 30, 10, 5};
    long after_ms = round_left_ms(game->session.round);
    for (size_t i = 0; i < sizeof announced_s / sizeof announced_s[0]; i++) {
        long at_ms = announced_s[i] * 1000;
        if (game->output.speech.on && before_ms > at_ms && after_ms <= at_ms && after_ms > 0) {
            speech_cancel(&game->output.speech); /* it cannot wait */
            output_say(&game->output, phrase_clock(game->arena, at_ms));
        }
    }
}

void turn_say_rival_word(struct game *game, size_t index)
{
    int letters = round_word(game->session.round, SIDE_COMPUTER, index)->letters;
    output_say(&game->output,
               say(game->arena, tr("%s: %s"), session_name_of(&game->session, SIDE_COMPUTER),
                   say(game->arena, tr_plural("%d letter", "%d letters", letters), letters)));
}

void turn_say_hint(const struct turn *turn, const struct game *game, struct ui *ui)
{
    const struct board_view *view = &turn->tracer.view;
    struct hint_seen hint;
    if (!ui->speaks || round_phase(game->session.round) != ROUND_PLAYER || turn->rest.running ||
        trace_is_active(&turn->tracer.trace) || turn->feedback.shown ||
        !turn_hint_is_allowed(game)) {
        return;
    }
    turn_hint_see(turn, game, ui->arena, &hint); /* with its path while the board turns */
    const char *text = hint.message;
    for (int i = 0; text && i < hint.path.length; i++) {
        int cell = hint.path.cells[i];
        text = say(ui->arena, "%s%s %s, %s", text, i > 0 ? ";" : ".", board_words_die(view, cell),
                   board_words_place(ui->arena, view, cell));
    }
    if (text) {
        ui_status(ui, text);
    }
}

void turn_say_lesson(const struct turn_scene *scene, struct ui *ui)
{
    if (!ui->speaks || !scene->lesson.text) {
        return;
    }
    if (scene->line.text == scene->lesson.text) {
        ui->status = NULL; /* else it would be said again after each verdict */
    }
    if (scene->lesson.heard) {
        ui_topic(ui, scene->lesson.heard, NULL);
    }
}

/* Says what the guide counts: where the die under the cursor leads, and all words by length. */
static void say_left(const struct turn *turn, struct game *game)
{
    struct lengths lengths;
    struct guide_seen guide;
    if (!turn->guide && turn->target.common == 0) {
        output_say(&game->output, tr("The guide is off."));
        return;
    }
    turn_guide_see(turn, game, game->arena, &guide);
    output_say(&game->output, guide.line ? guide.line : "");
    turn_guide_lengths(turn, game, &lengths);
    output_say(&game->output, lengths_text(game->arena, &lengths));
}

static void say_last_words(const struct turn *turn, struct game *game)
{
    const struct round *round = game->session.round;
    size_t count = round_word_count(round, turn->side);
    const char *text = "";
    for (size_t i = 0; i < count && i < LAST_WORDS; i++) {
        const struct round_word *word = round_word(round, turn->side, count - 1 - i);
        char written[WORD_TEXT_MAX];
        session_word(&game->session, written, sizeof written, word->text);
        text = say(game->arena, "%s%s%s", text, i > 0 ? ", " : "", written);
    }
    output_say(&game->output, count > 0 ? text : tr("No words yet"));
}

bool turn_say_asked(const struct turn *turn, struct game *game, enum key key)
{
    if (!game->output.speech.on) {
        return false;
    }
    switch (key) {
    case KEY_F5:
        say_scores(turn, game, &game->output, game->arena);
        return true;
    case KEY_F6:
        output_say(&game->output, clock_text(game, game->arena));
        return true;
    case KEY_F7:
        say_left(turn, game);
        return true;
    case KEY_F8:
        say_last_words(turn, game);
        return true;
    default:
        return false;
    }
}
