/* SPDX-License-Identifier: MIT */
/*
 * Decides what the player's turn shows. All that depends on the mode, on what is being played and
 * on where the round stands is asked here.
 */
#include "turn_scene.h"

#include "honours.h"
#include "phrase.h"
#include "poses.h"

/* --- the board --- */

static enum tile_style verdict_style(enum verdict verdict)
{
    return verdict == VERDICT_GOOD      ? TILE_GOOD
           : verdict == VERDICT_HAVE_IT ? TILE_HAVE
           : verdict == VERDICT_TAKEN   ? TILE_RIVAL
                                        : TILE_BAD;
}

static void see_board(const struct turn *turn, const struct game *game, struct turn_scene *scene)
{
    static const struct path no_path;
    const struct board_view *view = &turn->tracer.view;
    enum round_phase phase = round_phase(game->session.round);
    scene->path = &no_path;
    scene->style = TILE_YOU;
    if (phase == ROUND_PAUSED) {
        poses_cover(view, scene->poses);
    } else if (phase == ROUND_READY && game->session.notes.kind == ROUND_KIND_DAILY) {
        poses_turn_over(view, &turn->shake, scene->poses); /* they lay face down before */
    } else if (phase == ROUND_READY) {
        poses_tumble(view, &turn->shake, scene->poses);
    } else if (turn->rotate.running) {
        poses_rotate(view, turn->at.board, &turn->rotate, scene->poses);
    } else if (trace_is_active(&turn->tracer.trace)) {
        scene->path = &turn->tracer.trace.path;
    } else {
        scene->path = &turn->feedback.path;
        scene->style = verdict_style(turn->feedback.verdict);
        poses_judge(view, scene->path, scene->style, &turn->feedback.motion, scene->poses);
    }
    scene->is_open = phase == ROUND_PLAYER && !turn->rest.running;
    if (scene->is_open) {
        turn_guide_pose(turn, game, scene->poses);
    }
    if (!scene->is_open || turn->rotate.running) {
        path_clear(&scene->hint.path);
    }
}

/* Returns whether words are worth points here. */
static bool has_points(const struct turn *turn, const struct game *game)
{
    return !session_is_practice(&game->session) && turn->target.common == 0;
}

/* Returns whether a word stands that was clicked and is long enough: its last die, clicked again,
 * enters it. */
static bool is_clicked(const struct turn *turn, const struct game *game)
{
    char text[PATH_LETTERS_MAX + 1];
    const struct trace *trace = &turn->tracer.trace;
    const struct board *board = &game->session.board;
    return trace->mode == TRACE_CLICKS && trace->path.length > 0 &&
           trace->press_cell == trace->path.cells[trace->path.length - 1] &&
           trace_letters(trace, board, text) >=
               scoring_min_letters(game->session.match.rules, board_cell_count(board));
}

/* Over the last word stand its points, for as long as they fly or, if nothing may move, as it is
 * lit; or a mark. Over a word that is clicked stands how to enter it. */
static void see_badge(const struct turn *turn, const struct game *game, const struct ui *ui,
                      struct turn_scene *scene)
{
    const struct feedback *feedback = &turn->feedback;
    struct badge *badge = &scene->badge;
    *badge = (struct badge){.style = verdict_style(feedback->verdict),
                            .points = feedback->points,
                            .streak = feedback->streak,
                            .step = output_step_of_points(feedback->points),
                            .flight = &feedback->badge};
    bool is_at_rest = !turn->rotate.running && !trace_is_active(&turn->tracer.trace);
    bool is_seen =
        badge->style != TILE_GOOD ||
        (has_points(turn, game) && (feedback->badge.running || game->settings.reduced_motion));
    scene->has_badge = feedback->path.length > 0 && is_at_rest && is_seen;
    if (scene->path == &turn->tracer.trace.path && is_clicked(turn, game)) {
        badge->style = TILE_YOU;
        badge->cell = turn->tracer.trace.press_cell;
        scene->has_badge = true;
        return;
    }
    if (!scene->has_badge) {
        return;
    }
    badge->cell = feedback->path.cells[feedback->path.length - 1];
    if (turn->at.scores.w > 0) {
        play_scores_figure(ui, turn->at.scores, &badge->to_x, &badge->to_y);
    } else {
        score_panel_figure(ui, turn->at.you, &badge->to_x, &badge->to_y);
    }
}

/* --- the line below the board --- */

static struct turn_line message(const char *text, enum icon icon, struct color color)
{
    return (struct turn_line){.text = text, .icon = icon, .color = color};
}

static struct turn_line verdict_line(const struct turn *turn, const struct game *game,
                                     const struct ui *ui)
{
    const struct feedback *feedback = &turn->feedback;
    const char *word = feedback->word;
    int least =
        scoring_min_letters(game->session.match.rules, board_cell_count(&game->session.board));
    struct turn_line line = message(NULL, ICON_CIRCLE_X, ui->theme->bad_text);
    const char *standing = feedback->lead > 0   ? say(ui->arena, tr("Ahead by %s"),
                                                      phrase_number(ui->arena, feedback->lead))
                           : feedback->is_level ? tr("You are level")
                                                : NULL;
    switch (feedback->verdict) {
    case VERDICT_GOOD:
        line.word = (struct word_line){
            .word = word,
            .color = ui->theme->good_text,
            .chip = has_points(turn, game) && !standing ? say(ui->arena, "+%d", feedback->points)
                                                        : NULL,
            .comment = standing              ? standing
                       : feedback->is_own    ? tr("counts only for you")
                       : feedback->is_rarer  ? tr("a rarer word")
                       : feedback->is_last   ? tr("the last of your list")
                       : feedback->is_sought ? tr("from your practice list")
                                             : NULL,
            .is_good = true};
        line.goal = feedback->is_taken && ui->speaks
                        ? turn_goal_text(ui->arena, session_name_of(&game->session, SIDE_COMPUTER),
                                         turn->target.points)
                        : NULL;
        break;
    case VERDICT_HAVE_IT:
        return message(say(ui->arena, tr(round_verdict_format(VERDICT_HAVE_IT)), word),
                       ICON_CHECK_CHECK, ui->theme->dim);
    case VERDICT_TAKEN:
        line.text = say(ui->arena, tr(round_verdict_format(VERDICT_TAKEN)), word);
        line.color = ui->theme->rival_text;
        break;
    case VERDICT_TOO_SHORT:
        line.text = say(ui->arena, tr(round_verdict_format(VERDICT_TOO_SHORT)), word,
                        phrase_letters_min(ui->arena, least));
        break;
    case VERDICT_NOT_A_WORD:
        line.text = say(ui->arena, tr(round_verdict_format(VERDICT_NOT_A_WORD)), word);
        line.is_button = !turn->rest.running;
        line.tip = turn->card.is_open ? NULL : tr("Why? Or count it");
        break;
    case VERDICT_NOT_ON_BOARD:
        line.text = say(ui->arena, tr(round_verdict_format(VERDICT_NOT_ON_BOARD)), word);
        break;
    }
    return line;
}

/* Its letters alone: whether they are a word is said when it is entered. */
static struct turn_line traced_line(const struct turn *turn, const struct game *game,
                                    const struct ui *ui)
{
    const struct trace *trace = &turn->tracer.trace;
    char letters[PATH_LETTERS_MAX + 1];
    (void)trace_letters(trace, &game->session.board, letters);
    return (struct turn_line){
        .word = {.word = phrase_upper(ui->arena, session_alphabet(&game->session), letters),
                 .color = trace->off_board ? ui->theme->dim : ui->theme->you_text}};
}

/* Returns whether this is a race with a clock, the rest of which is the computer's if the player
 * ends the turn. */
static bool leaves_race(const struct game *game)
{
    const struct round *round = game->session.round;
    return round_traits(round)->is_race && round_time_ms(round) > 0;
}

/* Asks for the second press that ends the turn; with the time that is left, if that is much. */
static const char *end_question(const struct turn *turn, const struct game *game,
                                struct arena *arena)
{
    const struct round *round = game->session.round;
    if (leaves_race(game)) {
        return turn->asks_button ? tr("The computer plays on. Press I’m done once more")
                                 : tr("The computer plays on. Press Enter once more");
    }
    if (!turn->asks_button) {
        return session_finds_all(&game->session) ? tr("Done for now? Press Enter once more")
                                                 : tr("Press Enter once more to finish");
    }
    return say(arena, tr("Finish with %s left? Press I’m done once more"),
               phrase_clock(arena, round_left_ms(round)));
}

static struct turn_line see_line(const struct turn *turn, const struct game *game,
                                 const struct ui *ui, const struct turn_scene *scene)
{
    const char *hint = scene->hint.message;
    const struct guide_seen *guide = &scene->guide;
    const struct round *round = game->session.round;
    if (turn->rest.running) {
        return turn->feedback.shown ? verdict_line(turn, game, ui) : (struct turn_line){0};
    }
    if (round_phase(round) == ROUND_READY) {
        return (struct turn_line){.text = tr("Shaking the dice…")};
    }
    if (trace_is_active(&turn->tracer.trace)) {
        return traced_line(turn, game, ui);
    }
    if (turn->feedback.shown) {
        return verdict_line(turn, game, ui);
    }
    if (hint) {
        return message(hint, ICON_LIGHTBULB, ui->theme->good_text);
    }
    if (turn->guide_asks.running) {
        return message(tr("With the guide: not rated. Press once more"), ICON_EYE, ui->theme->text);
    }
    if (turn->asking.running) {
        return message(end_question(turn, game, ui->arena), ICON_FLAG, ui->theme->text);
    }
    if (guide->line) {
        return (struct turn_line){.text = guide->line};
    }
    if (guide->notice) {
        return message(guide->notice, ICON_EYE, ui->theme->text);
    }
    if (scene->lesson.text) {
        return message(scene->lesson.text, scene->lesson.icon, ui->theme->you_text);
    }
    bool is_new = round_word_count(round, turn->side) == 0;
    return (struct turn_line){.text = is_new ? phrase_trace_hint(game->settings.tracing) : NULL};
}

/* --- panels --- */

struct score_panel turn_panel(const struct turn *turn, const struct game *game, struct arena *arena)
{
    struct score_panel panel = play_panel(game, turn->side);
    bool is_still = !stage_is_on_top(&game->stage, SCREEN_TURN); /* covered: nothing moves */
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
    turn_target_show(turn, game, &panel, arena);
    turn_hunt_panel(turn, game, &panel, arena);
    return panel;
}

struct score_panel turn_rival_panel(const struct turn *turn, const struct game *game,
                                    struct arena *arena)
{
    struct score_panel panel = play_panel(game, SIDE_COMPUTER);
    turn_target_show_rival(turn, game, &panel, arena);
    panel.scroll = turn->rival_scroll.at;
    return panel;
}

/* Returns the message in the computer's panel while it has no words. */
static const char *waiting_text(const struct game *game)
{
    const struct round *round = game->session.round;
    const struct mode_traits *traits = round_traits(round);
    if (traits->is_race) {
        return tr("Looking, as you are. Each word it finds appears here as squares.");
    }
    if (round_has_ghost(round)) {
        return session_has_own_ghost(&game->session)
                   ? tr("Your words from last time appear here as squares, when you found them.")
                   : tr("Your friend’s words appear here as squares, when they were found.");
    }
    if (!traits->has_computer) {
        return game->session.practised.trait != COACH_NOTHING
                   ? tr("Here are many words of the kind that you overlook.")
               : session_is_practice(&game->session)
                   ? tr("This board has words that you missed before. You see which when you find "
                        "them.")
               : session_finds_all(&game->session)
                   ? tr("No clock: you can leave this board and continue it any day.")
                   : tr("No opponent. At the end you see every word on the board.");
    }
    return round_computer_shares(round)
               ? tr("The score to beat does not move.")
               : tr("It takes what you leave: each of its words that you find lowers this score.");
}

/* The other of two players; neither sees the words of the other. */
static struct score_panel panel_of_other(const struct turn *turn, const struct game *game)
{
    bool is_first = turn->side == SIDE_PLAYER;
    enum side other = is_first ? SIDE_SECOND : SIDE_PLAYER;
    struct score_panel panel = play_panel(game, other);
    panel.is_empty = panel.is_replayed = true;
    panel.message = is_first ? tr("Plays next: same board, same time.")
                             : tr("Has played. The words are shown at the end.");
    return panel;
}

static void see_panels(const struct turn *turn, const struct game *game, struct arena *arena,
                       struct turn_scene *scene)
{
    struct score_panel *rival = &scene->rival;
    int seats = round_traits(game->session.round)->seats;
    scene->you = turn_panel(turn, game, arena);
    *rival = seats == 2 ? panel_of_other(turn, game) : turn_rival_panel(turn, game, arena);
    rival->message = scene->hint.has_lengths ? NULL
                     : seats == 2            ? rival->message
                                             : waiting_text(game);
    rival->hides_words = true;
    rival->revealed = turn->revealed;
    rival->revealed_count = TAKEN_MAX;
    rival->lights_newest = turn->rival_lit.running;
    rival->slide_milli = anim_eased(&turn->rival_slide);
    scene->scores[0] = scene->you;
    scene->scores[1] = *rival;
    scene->score_count = rival->is_empty && seats == 1 ? 1 : 2;
    if (seats == 2) { /* the other's is hidden: whose turn it is says more */
        scene->scores[1] = scene->you;
        scene->scores[1].awaits = true;
        scene->scores[1].has_goal = false;
        scene->scores[1].line = NULL;
    }
    scene->has_stars = turn->target.stars[0] > 0;
}

/* --- the rest --- */

static void see_hint(const struct turn *turn, const struct game *game, struct arena *arena,
                     struct turn_scene *scene)
{
    struct hint_seen *hint = &scene->hint;
    if (!turn_hint_is_allowed(game)) {
        return;
    }
    turn_hint_see(turn, game, arena, hint);
    scene->hint_label = hint->is_over ? tr("Hint") : hint->label;
    scene->hint_tip = hint->about;
}

static void see_title(const struct turn *turn, const struct game *game, struct arena *arena,
                      struct turn_scene *scene)
{
    scene->title_names = round_traits(game->session.round)->seats == 2;
    scene->title = session_is_practice(&game->session) ? tr("Practice")
                   : session_finds_all(&game->session) ? tr("Hunt")
                   : scene->title_names
                       ? say(arena, tr("%s’s turn"), session_name_of(&game->session, turn->side))
                       : play_title(game);
    scene->stake = scene->stake_brief = scene->hunt.day;
    if (turn->ladder.rung > 0 && session_had_guide(&game->session)) {
        scene->stake = scene->stake_brief = tr("not rated");
    } else if (turn->ladder.rung > 0) {
        scene->stake = phrase_ladder_next(arena, &turn->ladder, false);
        scene->stake_brief = phrase_ladder_next(arena, &turn->ladder, true);
    }
}

struct theme turn_theme(const struct turn *turn, const struct game *game, const struct theme *theme)
{
    return turn->side == SIDE_SECOND ? theme_of_second(theme) : play_theme(game, theme);
}

void turn_scene(const struct turn *turn, const struct game *game, const struct ui *ui,
                struct turn_scene *scene)
{
    *scene = (struct turn_scene){.title = NULL};
    see_hint(turn, game, ui->arena, scene);
    turn_guide_see(turn, game, ui->arena, &scene->guide);
    turn_lesson_see(turn, game, ui->arena, &scene->lesson);
    turn_hunt_see(turn, game, ui->arena, &scene->hunt);
    see_title(turn, game, ui->arena, scene);
    turn_clock_see(turn, game, ui->arena, &scene->clock);
    see_board(turn, game, scene);
    see_badge(turn, game, ui, scene);
    scene->line = see_line(turn, game, ui, scene);
    see_panels(turn, game, ui->arena, scene);
    if (turn->rest.running) { /* as the results will say */
        scene->is_feast = turn->target.is_complete;
        scene->rest = scene->is_feast ? say(ui->arena, tr("%s!"), phrase_rank(RANK_EVERY_LAST_WORD))
                                      : tr("Time’s up");
    }
    scene->done = session_finds_all(&game->session)           ? tr("Done for now")
                  : turn->asking.running && turn->asks_button ? tr("Yes, I’m done")
                                                              : tr("I’m done");
}
