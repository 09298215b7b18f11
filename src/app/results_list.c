/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round as a list with filters. Leaves drawing to results_draw.c.
 */
#include "results_list.h"
#include "text.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

#define CLASSIC_TOP 8 /* letters from which on all words of Classic bring the same */

static enum result_owner owner_of(const struct app *app, const char *text, size_t length)
{
    enum finder_side side;
    if (!round_has_word(app->round, text, length, &side, NULL)) {
        return OWNER_NOBODY;
    }
    return side == SIDE_PLAYER ? OWNER_PLAYER : OWNER_COMPUTER;
}

static void count_word(struct results_state *results, const struct result_word *word)
{
    results->counts[FILTER_ALL]++;
    static const enum result_filter filters[] = {
        [OWNER_PLAYER] = FILTER_PLAYER,
        [OWNER_COMPUTER] = FILTER_RIVAL,
        [OWNER_NOBODY] = FILTER_NOBODY,
    };
    results->counts[filters[word->owner]]++;
    if (word->within_reach) {
        results->counts[FILTER_REACH]++;
    }
}

bool results_collect(struct app *app)
{
    struct results_state *results = &app->results;
    struct solver_filter filter = {.rules = app->match.rules, .tier_max = TIER_MAX};
    if (solver_solve(&app->board, app->config.lexicon, &filter, &results->solution) != STATUS_OK) {
        return false;
    }
    results->words = memory_new(results->solution.word_count, sizeof *results->words);
    if (!results->words) {
        return false;
    }
    for (size_t i = 0; i < results->solution.word_count; i++) {
        const struct solved_word *solved = &results->solution.words[i];
        struct result_word word = {
            .index = i,
            .owner = owner_of(app, solution_text(&results->solution, i), solved->letters),
        };
        /* The player may use an offensive word; nobody else brings it up. */
        if (solved->marks & WORD_MARK_OFFENSIVE && word.owner != OWNER_PLAYER) {
            continue;
        }
        word.within_reach = word.owner != OWNER_PLAYER && solved->tier <= DEAL_COMMON_TIER;
        results->words[results->word_count++] = word;
        count_word(results, &word);
    }
    return true;
}

const struct solved_word *results_solved(const struct app *app, size_t index)
{
    return &app->results.solution.words[app->results.words[index].index];
}

char *results_word(const struct app *app, size_t index, char text[WORD_TEXT_MAX])
{
    const struct results_state *results = &app->results;
    return text_upper(text, WORD_TEXT_MAX,
                      solution_text(&results->solution, results->words[index].index));
}

bool results_passes(const struct app *app, size_t index)
{
    const struct results_state *results = &app->results;
    const struct result_word *word = &results->words[index];
    switch (results->filter) {
    case FILTER_ALL:
    case FILTER_COUNT:
        break;
    case FILTER_PLAYER:
        if (word->owner != OWNER_PLAYER) {
            return false;
        }
        break;
    case FILTER_RIVAL:
        if (word->owner != OWNER_COMPUTER) {
            return false;
        }
        break;
    case FILTER_NOBODY:
        if (word->owner != OWNER_NOBODY) {
            return false;
        }
        break;
    case FILTER_REACH:
        if (!word->within_reach) {
            return false;
        }
        break;
    }
    if (results->find[0] &&
        !strstr(solution_text(&results->solution, word->index), results->find)) {
        return false;
    }
    if (results->through >= 0) {
        struct path path;
        solution_path(&results->solution, word->index, &path);
        return path_index_of(&path, results->through) >= 0;
    }
    return true;
}

int results_filters(const struct app *app, enum result_filter filters[FILTER_COUNT])
{
    int count = 0;
    filters[count++] = FILTER_ALL;
    filters[count++] = FILTER_PLAYER;
    if (!app->match.solo) {
        filters[count++] = FILTER_RIVAL;
    }
    if (app->match.solo || app->match.level != RIVAL_MERCILESS) {
        filters[count++] = FILTER_NOBODY;
    }
    filters[count++] = FILTER_REACH;
    return count;
}

bool results_same_group(const struct app *app, size_t a, size_t b)
{
    int letters_a = results_solved(app, a)->letters;
    int letters_b = results_solved(app, b)->letters;
    if (app->match.rules == RULES_CLASSIC && letters_a >= CLASSIC_TOP && letters_b >= CLASSIC_TOP) {
        return true;
    }
    return letters_a == letters_b;
}

/* --- layout --- */

#define COLUMN_MIN  150
#define COLUMN_PAD  8
#define WORD_HEIGHT 30
#define ROW_PITCH   32
#define HEAD_HEIGHT 28
#define GROUP_GAP   16

/* The width of a column that holds the widest word of the group that begins at `first`. */
static int column_width(const struct app *app, const struct ui *ui, size_t first)
{
    static const struct text_style style = {.size = 18, .weight = WEIGHT_700};
    int widest = ui_px(ui, COLUMN_MIN);
    int extra = ui_px(ui, 2 * COLUMN_PAD + 34); /* the tick of a word that is yours */
    int letters_before = 0;
    for (size_t i = first; i < app->results.word_count && results_same_group(app, first, i); i++) {
        int letters = results_solved(app, i)->letters;
        char text[WORD_TEXT_MAX];
        if (letters < 9 || !results_passes(app, i)) {
            continue; /* eight capitals always fit the least width */
        }
        if (letters_before == letters && widest > ui_px(ui, COLUMN_MIN) * 2) {
            continue;
        }
        int width = ui_text_width(ui, &style, results_word(app, i, text)) + extra;
        letters_before = letters;
        if (width > widest) {
            widest = width;
        }
    }
    return widest;
}

/* How many words of the group that begins at `first` pass; `*end` becomes the index after it. */
static int group_count(const struct app *app, size_t first, size_t *end)
{
    int count = 0;
    size_t i = first;
    for (; i < app->results.word_count && results_same_group(app, first, i); i++) {
        count += results_passes(app, i);
    }
    *end = i;
    return count;
}

int results_layout_list(const struct app *app, const struct ui *ui, int width,
                        result_visitor *visit, void *context)
{
    int y = 0;
    size_t end;
    for (size_t first = 0; first < app->results.word_count; first = end) {
        int count = group_count(app, first, &end);
        if (count == 0) {
            continue;
        }
        struct result_place head = {true, first, count, {0, y, width, ui_px(ui, HEAD_HEIGHT)}};
        if (!visit(context, &head)) {
            return y;
        }
        y += ui_px(ui, HEAD_HEIGHT);

        int column = column_width(app, ui, first);
        int columns = width / column > 0 ? width / column : 1;
        column = width / columns;
        int at = 0;
        for (size_t i = first; i < end; i++) {
            if (!results_passes(app, i)) {
                continue;
            }
            struct result_place place = {false,
                                         i,
                                         0,
                                         {at % columns * column,
                                          y + at / columns * ui_px(ui, ROW_PITCH),
                                          column - ui_px(ui, 6), ui_px(ui, WORD_HEIGHT)}};
            if (!visit(context, &place)) {
                return y;
            }
            at++;
        }
        y += (count + columns - 1) / columns * ui_px(ui, ROW_PITCH) + ui_px(ui, GROUP_GAP);
    }
    return y;
}

/* --- the text to paste --- */

char *results_summary(const struct app *app, char text[COPY_TEXT_MAX])
{
    const struct results_state *results = &app->results;
    char board[BOARD_TEXT_MAX];
    char yours[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    long score = round_score(app->round, SIDE_PLAYER);
    long rival = round_score(app->round, SIDE_COMPUTER);
    const char *name = app->code[0] ? app->code : board_format(&app->board, board);
    text_number(yours, (long)results->counts[FILTER_PLAYER]);
    text_words(all, (long)results->counts[FILTER_ALL]);
    int used = snprintf(text, COPY_TEXT_MAX, TEXT_COPY_HEAD, app->board.rows, app->board.columns,
                        text_rules_name(app->match.rules), yours, all, score);
    if (used > 0 && used < COPY_TEXT_MAX && !app->match.solo) {
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_RIVAL, rival);
    }
    if (used > 0 && used < COPY_TEXT_MAX) {
        (void)snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_FOOT, name);
    }
    return text;
}
