/* SPDX-License-Identifier: MIT */
/*
 * Asks the coach, and puts its answers into words and colours.
 */
#include "coaching.h"

#include "phrase.h"

/* Rounds that are looked through for those of one player. */
#define LOOKED_THROUGH 40

/* --- asking --- */

/* Shades the dice of one round by how many words were left, 0 being dark. */
static void shade_by_count(struct coaching *coaching)
{
    int most = 1;
    int cells = coaching->rows * coaching->columns;
    for (int cell = 0; cell < cells; cell++) {
        most = coaching->left[cell] > most ? coaching->left[cell] : most;
    }
    for (int cell = 0; cell < cells; cell++) {
        coaching->heat[cell] = 100 * coaching->left[cell] / most;
    }
}

static double share_left(const struct coaching *coaching, int cell)
{
    return (double)coaching->left[cell] / coaching->words[cell];
}

/* Gets the least and the largest share of the words through a die that were left. */
static void find_shares(const struct coaching *coaching, double *least, double *most)
{
    *least = 1;
    *most = 0;
    for (int cell = 0; cell < coaching->rows * coaching->columns; cell++) {
        if (coaching->words[cell] > 0) {
            double share = share_left(coaching, cell);
            *least = share < *least ? share : *least;
            *most = share > *most ? share : *most;
        }
    }
}

/* Shades the dice of many rounds by the share that was left: the middle of a board has more words
 * than its corners, whoever plays. */
static void shade_by_share(struct coaching *coaching)
{
    double least;
    double most;
    find_shares(coaching, &least, &most);
    for (int cell = 0; cell < coaching->rows * coaching->columns; cell++) {
        bool is_known = coaching->words[cell] > 0 && most > least;
        coaching->heat[cell] =
            is_known ? (int)(100 * (share_left(coaching, cell) - least) / (most - least)) : 0;
    }
}

static void heat(struct coaching *coaching, const struct coach *coach, int rows, int columns)
{
    coaching->rows = rows;
    coaching->columns = columns;
    coaching->heated = coach_heat(coach, rows, columns, coaching->words, coaching->left);
}

/* Returns whether a round has one player whose words say something about him. */
static bool is_coached(const struct round *round, const struct round_notes *notes)
{
    return round_traits(round)->seats == 1 && notes->kind != ROUND_KIND_PRACTICE;
}

/* Makes a coach for the language of play. */
static enum status new_coach(const struct session *session, struct coach **coach)
{
    return coach_new(session->language->code, session_alphabet(session), coach);
}

enum status coaching_of_round(const struct game *game, const struct solution *solution,
                              struct coaching *coaching)
{
    const struct session *session = &game->session;
    struct coach *coach = NULL;
    *coaching = (struct coaching){.rounds = 0};
    bool is_practice = session->practised.trait != COACH_NOTHING;
    if (session->solve_only || (!is_practice && !is_coached(session->round, &session->notes))) {
        return STATUS_OK;
    }
    enum status status = new_coach(session, &coach);
    if (status == STATUS_OK) {
        status = coach_add(coach, session->round, solution);
    }
    if (status == STATUS_OK) {
        status = coach_judge(coach, &coaching->habit);
    }
    if (status == STATUS_OK) {
        coaching->rounds = 1;
        heat(coaching, coach, session->board.rows, session->board.columns);
        shade_by_count(coaching);
        if (is_practice) {
            coaching->habit = session->practised;
            coaching->habit.chance = 1; /* nothing is concluded from it */
            coach_measure(&coaching->habit, session->round, solution);
        } else if (coaching->habit.trait == COACH_NOTHING) {
            coach_find_family(session->language->code, session->round, solution, &coaching->family);
        }
    }
    coach_free(coach);
    return status;
}

/* Adds a stored round, if it can still be read; one that cannot is for the list to report. */
static void add_stored(const struct game *game, struct coach *coach, long long id,
                       struct coaching *coaching)
{
    const struct session *session = &game->session;
    struct stored_round stored;
    struct round *round;
    if (saves_read(game->saves, id, session->lexicon, &stored, &round) != STATUS_OK) {
        return;
    }
    const struct board *board = round_board(round);
    struct solver_filter filter = {.rules = round_rules(round), .tier_max = TIER_MAX};
    struct solution solution;
    if (is_coached(round, &stored.notes) &&
        solver_solve_with(session->solver, board, &filter, &solution) == STATUS_OK) {
        if (coach_round_count(coach) == 0) {
            coaching->rows = board->rows;
            coaching->columns = board->columns;
        }
        if (round_find_all(round, &solution) == STATUS_OK) {
            (void)coach_add(coach, round, &solution);
        }
        solution_deinit(&solution);
    }
    round_free(round);
}

void coaching_of_weeks(const struct game *game, const struct history_filter *filter,
                       struct coaching *coaching)
{
    struct stored_round list[LOOKED_THROUGH];
    struct history_filter counted = *filter;
    size_t count = 0;
    counted.counted_only = true;
    *coaching = (struct coaching){.rounds = 0};
    struct coach *coach = NULL;
    (void)new_coach(&game->session, &coach);
    if (coach &&
        history_list(game->store, &counted, 0, LOOKED_THROUGH, list, &count) == STATUS_OK) {
        for (size_t i = 0; i < count && coach_round_count(coach) < COACH_ROUNDS_MAX; i++) {
            add_stored(game, coach, list[i].id, coaching);
        }
    }
    if (coach && coach_round_count(coach) > 0 &&
        coach_judge(coach, &coaching->habit) == STATUS_OK) {
        coaching->rounds = coach_round_count(coach);
        heat(coaching, coach, coaching->rows, coaching->columns);
        shade_by_share(coaching);
    }
    coach_free(coach);
}

/* --- sentences --- */

/* Returns the part of the board that a part becomes on a board that is shown turned clockwise. */
static enum coach_trait turned(enum coach_trait part, int quarter_turns)
{
    static const enum coach_trait lines[] = {COACH_LEFT, COACH_TOP, COACH_RIGHT, COACH_BOTTOM};
    static const enum coach_trait corners[] = {COACH_TOP_LEFT, COACH_TOP_RIGHT, COACH_BOTTOM_RIGHT,
                                               COACH_BOTTOM_LEFT};
    for (int i = 0; i < 4; i++) {
        if (lines[i] == part) {
            return lines[(i + quarter_turns) & 3];
        }
        if (corners[i] == part) {
            return corners[(i + quarter_turns) & 3];
        }
    }
    return part;
}

static const char *const sentences[COACH_TRAIT_COUNT] = {
    [COACH_DOUBLE] = N_("You overlook words with a double letter."),
    [COACH_LONG_WORD] = N_("You overlook words of six letters and more."),
    [COACH_LEFT] = N_("You hardly use the left column."),
    [COACH_RIGHT] = N_("You hardly use the right column."),
    [COACH_TOP] = N_("You hardly use the top row."),
    [COACH_BOTTOM] = N_("You hardly use the bottom row."),
    [COACH_TOP_LEFT] = N_("You hardly visit the top left corner."),
    [COACH_TOP_RIGHT] = N_("You hardly visit the top right corner."),
    [COACH_BOTTOM_LEFT] = N_("You hardly visit the bottom left corner."),
    [COACH_BOTTOM_RIGHT] = N_("You hardly visit the bottom right corner."),
    [COACH_CORNERS] = N_("You hardly use the four corner dice."),
    [COACH_EDGE_STARTS] = N_("You seldom start a word at the edge."),
    [COACH_LAST_MINUTE] = N_("You find little in the last minute."),
};

const char *coaching_habit(struct arena *arena, const struct game *game,
                           const struct coach_habit *habit, int quarter_turns)
{
    const char *letters = phrase_upper(arena, session_alphabet(&game->session), habit->letters);
    if (habit->trait == COACH_ENDING) {
        return say(arena, tr("You overlook words that end in -%s."), letters);
    }
    if (habit->trait == COACH_BEGINNING) {
        return say(arena, tr("You overlook words that begin with %s-."), letters);
    }
    const char *sentence = sentences[turned(habit->trait, quarter_turns)];
    return sentence ? tr(sentence) : "";
}

const char *coaching_count(struct arena *arena, const struct coach_habit *habit)
{
    return say(arena,
               habit->trait == COACH_LAST_MINUTE ? tr("%d of your %d words")
                                                 : tr("Found: %d of %d"),
               habit->found, habit->words);
}

/* Returns "1 in 12,000"; beyond a million, chance is out of the question. */
static const char *chance_text(struct arena *arena, double chance)
{
    double times = chance > 1e-6 ? 1 / chance : 1e6;
    return say(arena, tr("1 in %s"), phrase_number(arena, (long)(times + 0.5)));
}

/* Returns what a habit was concluded from; "" if there is none, or nothing was concluded. */
static const char *evidence(struct arena *arena, const struct coach_habit *habit)
{
    if (habit->trait == COACH_NOTHING || habit->chance >= 1) {
        return "";
    }
    const char *chance = chance_text(arena, habit->chance);
    if (habit->trait == COACH_LAST_MINUTE) {
        return say(arena, tr("Last minute: %d of %d words; usual would be %d. By chance: %s."),
                   habit->found, habit->words, (int)(habit->expected + 0.5), chance);
    }
    return say(arena, tr("These words: %d of %d found. Others: %d of %d. By chance: %s."),
               habit->found, habit->words, habit->other_found, habit->other_words, chance);
}

/* Returns what the heat map shows. */
static const char *heat_text(struct arena *arena, const struct coaching *coaching)
{
    if (coaching->rounds == 1) {
        int brightest = 0;
        for (int cell = 0; cell < coaching->rows * coaching->columns; cell++) {
            brightest = coaching->left[cell] > brightest ? coaching->left[cell] : brightest;
        }
        return say(arena, tr("Common words you left through the brightest die: %d."), brightest);
    }
    double least;
    double most;
    find_shares(coaching, &least, &most);
    return say(arena, tr("Of the common words through a die, you left %s to %s."),
               phrase_share(arena, least < most ? least : most), phrase_share(arena, most));
}

const char *coaching_figures(struct arena *arena, const struct coaching *coaching)
{
    const char *found = evidence(arena, &coaching->habit);
    if (coaching->heated == 0) {
        return found;
    }
    return say(arena, "%s%s%s", found, *found ? " " : "", heat_text(arena, coaching));
}

/* --- the heat map --- */

void coaching_draw_heat(const struct coaching *coaching, struct ui *ui, struct rect rect,
                        int quarter_turns)
{
    struct board shape = {.rows = coaching->rows, .columns = coaching->columns};
    int longer = coaching->rows > coaching->columns ? coaching->rows : coaching->columns;
    bool is_turned = (quarter_turns & 1) != 0;
    int rows = is_turned ? coaching->columns : coaching->rows;
    int columns = is_turned ? coaching->rows : coaching->columns;
    int gap = int_max(rect.w / 40, 1);
    int cell_side = (rect.w + gap) / int_max(longer, 1) - gap;
    int pitch = cell_side + gap;
    int left = rect.x + (rect.w + gap - columns * pitch) / 2;
    int top = rect.y + (rect.h + gap - rows * pitch) / 2;
    int radius = layout_units(ui->layout, cell_side) / 5;
    const struct theme *theme = ui->theme;
    bool has_outlines = theme->outline.a > 0;
    struct color dark = has_outlines ? theme->raised : theme_mix(theme->panel, theme->line, 60);
    for (int cell = 0; cell < coaching->rows * coaching->columns; cell++) {
        int row;
        int column;
        board_turned_place(&shape, quarter_turns, cell, &row, &column);
        struct rect die = {left + column * pitch, top + row * pitch, cell_side, cell_side};
        ui_box(ui, die, radius, theme_mix(dark, theme->you, coaching->heat[cell]));
        if (has_outlines) {
            ui_outline(ui, die, radius, 1, theme->line);
        }
    }
}
