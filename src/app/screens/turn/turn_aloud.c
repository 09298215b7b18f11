/* SPDX-License-Identifier: MIT */
/*
 * The turn by ear: whose it is, how the score and the clock stand, the last words. Leaves the board
 * to tracer_aloud.c.
 */
#include "board_words.h"
#include "phrase.h"
#include "turn.h"

#define LAST_WORDS 8 /* how many are said */

/* "2 minutes, 3 seconds" */
static const char *time_text(struct arena *arena, long ms)
{
    long seconds = round_seconds(ms);
    const char *minutes =
        say(arena, tr_plural("%ld minute", "%ld minutes", seconds / 60), seconds / 60);
    const char *rest =
        say(arena, tr_plural("%ld second", "%ld seconds", seconds % 60), seconds % 60);
    return seconds < 60 ? rest : seconds % 60 == 0 ? minutes : say(arena, "%s, %s", minutes, rest);
}

static const char *clock_text(const struct game *game, struct arena *arena)
{
    const struct round *round = game->session.round;
    return round_time_ms(round) > 0 ? time_text(arena, round_left_ms(round)) : tr("No limit");
}

static bool is_at_start(const struct game *game)
{
    const struct round *round = game->session.round;
    return round_phase(round) == ROUND_PLAYER && round_word_count(round, round_turn(round)) == 0 &&
           round_left_ms(round) >= round_time_ms(round);
}

void turn_say(const void *self, const struct game *game, struct output *output, struct arena *arena)
{
    const struct turn *turn = self;
    const struct board *board = &game->session.board;
    bool is_two = round_traits(game->session.round)->seats == 2;
    output_say(output,
               is_two ? say(arena, tr("%s’s turn"), session_name_of(&game->session, turn->side))
                      : tr("Your turn"));
    output_say(output, say(arena, "%s, %s", phrase_size(arena, board->rows, board->columns),
                           clock_text(game, arena)));
    if (is_at_start(game)) { /* else the dice are said when they lie still */
        for (int row = 0; board_words_row(arena, &turn->tracer.view, row); row++) {
            output_say(output, board_words_row(arena, &turn->tracer.view, row));
        }
    }
}

void turn_say_begun(const struct turn *turn, struct game *game)
{
    if (game->aloud.has_screen && game->aloud.screen == SCREEN_TURN) {
        tracer_say_board(&turn->tracer, game);
    }
}

void turn_say_line(const struct turn *turn, const struct turn_line *line, struct ui *ui)
{
    const struct word_line *word = &line->word;
    if (!ui->speaks || !word->is_good) {
        return;
    }
    ui_status(ui, say(ui->arena, "%s%s%s%s%s", word->word, word->chip ? ", " : "",
                      word->chip ? phrase_points(ui->arena, turn->feedback.points) : "",
                      word->comment ? ", " : "", word->comment ? word->comment : ""));
}

void turn_say_time(struct game *game, long before_ms)
{
    static const long announced_s[] = {60, 30, 10, 5};
    long after_ms = round_left_ms(game->session.round);
    for (size_t i = 0; i < sizeof announced_s / sizeof announced_s[0]; i++) {
        long at_ms = announced_s[i] * 1000;
        if (game->output.speech.on && before_ms > at_ms && after_ms <= at_ms && after_ms > 0) {
            speech_hush(&game->output.speech); /* it cannot wait */
            output_say(&game->output, time_text(game->arena, at_ms));
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

/* Says a side's score, with what its panel says of it. */
static void say_panel(const struct score_panel *panel, struct game *game)
{
    struct arena *arena = game->arena;
    if (panel->is_empty) {
        return;
    }
    if (panel->awaits && panel->has_goal) { /* a rival that has not begun */
        output_say(&game->output,
                   say(arena, tr("%s: %s"), panel->name,
                       say(arena, tr("%s to beat"), phrase_number(arena, panel->goal))));
        return;
    }
    long words = (long)round_word_count(panel->round, panel->side);
    if (!panel->awaits) {
        output_say(&game->output,
                   say(arena, "%s: %s, %s%s%s", panel->name, phrase_points(arena, panel->score),
                       phrase_words(arena, words), panel->note ? ", " : "",
                       panel->note ? panel->note : ""));
    }
}

static void say_scores(const struct turn *turn, struct game *game)
{
    struct score_panel you = turn_panel(turn, game, game->arena);
    struct score_panel rival = play_panel(game, SIDE_COMPUTER);
    you.score = round_score(game->session.round, turn->side);
    say_panel(&you, game);
    if (round_traits(game->session.round)->seats == 1) {
        turn_target_show_rival(turn, game, &rival, game->arena);
        say_panel(&rival, game);
    }
}

void turn_say_hint(const struct turn *turn, const struct hint_seen *hint, struct ui *ui)
{
    const struct board_view *view = &turn->tracer.view;
    const char *text = hint->message;
    if (!ui->speaks || !text || trace_is_active(&turn->tracer.trace) || turn->feedback.shown) {
        return;
    }
    for (int i = 0; i < hint->path.length; i++) {
        int cell = hint->path.cells[i];
        text = say(ui->arena, "%s%s %s, %s", text, i > 0 ? ";" : ".", board_words_die(view, cell),
                   board_words_place(ui->arena, view, cell));
    }
    ui_status(ui, text);
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
        say_scores(turn, game);
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
