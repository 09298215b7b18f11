/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round as a list with filters. Leaves drawing to results_draw.c.
 */
#include "results_list.h"
#include "daily.h"
#include "text.h"

#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

#define CLASSIC_TOP 8 /* letters from which on all words of Classic bring the same */

static enum result_owner owner_of(const struct desk *desk, const char *text, size_t length)
{
    enum finder_side side;
    if (!round_has_word(desk->table.round, text, length, &side, NULL)) {
        return OWNER_NOBODY;
    }
    return side == SIDE_PLAYER ? OWNER_PLAYER : OWNER_COMPUTER;
}

static void count_word(struct results *results, const struct result_word *word)
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

/* Do the words within reach stand in groups of their own, above the others? Not where nobody
 * played, and not where nobody knows which words are common. */
static bool is_reach_first(const struct desk *desk)
{
    return !desk->table.solve_only && desk->table.lexicon->has_tiers;
}

/* Adds the words of the solution: those within reach, or the others, or all. */
static void collect_words(struct results *results, const struct desk *desk, bool reached,
                          bool others)
{
    for (size_t i = 0; i < results->solution->word_count; i++) {
        const struct solved_word *solved = &results->solution->words[i];
        struct result_word word = {
            .index = i,
            .owner = owner_of(desk, solution_text(results->solution, i), solved->letters),
        };
        /* The player may use an offensive word; nobody else brings it up. */
        if (solved->marks & WORD_MARK_OFFENSIVE && word.owner != OWNER_PLAYER) {
            continue;
        }
        if (solved->tier > settings_tier_max(&desk->settings) && word.owner == OWNER_NOBODY) {
            continue; /* so rare that the player does not want to see it */
        }
        word.within_reach = word.owner != OWNER_PLAYER && solved->tier <= DEAL_COMMON_TIER;
        if (word.within_reach ? reached : others) {
            results->words[results->word_count++] = word;
            count_word(results, &word);
        }
    }
}

/* Puts a word of the round where it belongs: longest first, then in alphabetical order. */
static void insert_kept(struct results *results, const struct desk *desk,
                        const struct round_word *kept, enum result_owner owner)
{
    size_t at = results->word_count;
    for (; at > 0; at--) {
        int letters = results_letters(results, at - 1);
        bool above = is_reach_first(desk) && results->words[at - 1].within_reach;
        if (above || letters > kept->letters ||
            (letters == kept->letters && strcmp(results_text(results, at - 1), kept->text) < 0)) {
            break;
        }
        results->words[at] = results->words[at - 1];
    }
    results->words[at] = (struct result_word){.kept = kept, .owner = owner};
    results->word_count++;
    count_word(results, &results->words[at]);
}

/* Words that the solution lacks: found with another lexicon, or on a board that could not be
 * searched to the end. */
static bool is_kept_alone(const struct results *results, const struct desk *desk,
                          const struct round_word *word)
{
    const struct solution *solution = results->solution;
    bool is_known = word->number < desk->table.lexicon->word_count;
    for (size_t i = 0; i < solution->word_count && is_known && solution->ended_early; i++) {
        if (solution->words[i].number == word->number) {
            return false;
        }
    }
    return !is_known || solution->ended_early;
}

static size_t count_kept(const struct results *results, const struct desk *desk)
{
    size_t count = 0;
    for (enum finder_side side = SIDE_PLAYER; side <= SIDE_COMPUTER; side++) {
        for (size_t i = 0; i < round_word_count(desk->table.round, side); i++) {
            count += is_kept_alone(results, desk, round_word(desk->table.round, side, i));
        }
    }
    return count;
}

static void collect_kept(struct results *results, const struct desk *desk)
{
    for (enum finder_side side = SIDE_PLAYER; side <= SIDE_COMPUTER; side++) {
        for (size_t i = 0; i < round_word_count(desk->table.round, side); i++) {
            const struct round_word *word = round_word(desk->table.round, side, i);
            if (is_kept_alone(results, desk, word)) {
                insert_kept(results, desk, word,
                            side == SIDE_PLAYER ? OWNER_PLAYER : OWNER_COMPUTER);
            }
        }
    }
}

bool results_collect(struct results *results, struct desk *desk)
{
    results->solution = table_solution(&desk->table);
    if (!results->solution) {
        return false;
    }
    results->words = memory_new(results->solution->word_count + count_kept(results, desk),
                                sizeof *results->words);
    if (!results->words) {
        return false;
    }
    if (is_reach_first(desk)) {
        collect_words(results, desk, true, false);
        collect_words(results, desk, false, true);
    } else {
        collect_words(results, desk, true, true);
    }
    collect_kept(results, desk);
    return true;
}

bool results_are_solo(const struct desk *desk)
{
    return desk->table.match.way == WAY_ALONE || desk->table.solve_only;
}

/* --- a word --- */

/* NULL: it is a kept one. */
static const struct solved_word *solved_of(const struct results *results, size_t index)
{
    const struct result_word *word = &results->words[index];
    return word->kept ? NULL : &results->solution->words[word->index];
}

const char *results_text(const struct results *results, size_t index)
{
    const struct result_word *word = &results->words[index];
    return word->kept ? word->kept->text : solution_text(results->solution, word->index);
}

int results_letters(const struct results *results, size_t index)
{
    const struct solved_word *solved = solved_of(results, index);
    return solved ? solved->letters : results->words[index].kept->letters;
}

int results_points(const struct results *results, size_t index)
{
    const struct solved_word *solved = solved_of(results, index);
    return solved ? solved->points : results->words[index].kept->points;
}

void results_path(const struct results *results, size_t index, struct path *path)
{
    const struct result_word *word = &results->words[index];
    if (word->kept) {
        *path = word->kept->path;
    } else {
        solution_path(results->solution, word->index, path);
    }
}

char *results_word(const struct results *results, size_t index, char text[WORD_TEXT_MAX])
{
    return text_upper(text, WORD_TEXT_MAX, results_text(results, index));
}

bool results_passes(const struct results *results, size_t index)
{
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
    char text[WORD_TEXT_MAX];
    if (results->find.text[0] && !strstr(results_word(results, index, text), results->find.text)) {
        return false;
    }
    if (results->through >= 0) {
        struct path path;
        results_path(results, index, &path);
        return path_index_of(&path, results->through) >= 0;
    }
    return true;
}

int results_filters(const struct desk *desk, enum result_filter filters[FILTER_COUNT])
{
    int count = 0;
    filters[count++] = FILTER_ALL;
    if (desk->table.solve_only) {
        filters[count++] = FILTER_REACH; /* nobody found or missed anything */
        return count;
    }
    filters[count++] = FILTER_PLAYER;
    if (!results_are_solo(desk)) {
        filters[count++] = FILTER_RIVAL;
    }
    if (results_are_solo(desk) || desk->table.match.level != RIVAL_MERCILESS) {
        filters[count++] = FILTER_NOBODY;
    }
    filters[count++] = FILTER_REACH;
    return count;
}

bool results_comes_first(const struct results *results, const struct desk *desk, size_t index)
{
    return results->words[index].within_reach && results->filter != FILTER_REACH &&
           is_reach_first(desk);
}

bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b)
{
    if (results_comes_first(results, desk, a) != results_comes_first(results, desk, b)) {
        return false;
    }
    int letters_a = results_letters(results, a);
    int letters_b = results_letters(results, b);
    if (desk->table.match.rules == RULES_CLASSIC && letters_a >= CLASSIC_TOP &&
        letters_b >= CLASSIC_TOP) {
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
static int column_width(const struct results *results, const struct desk *desk, const struct ui *ui,
                        size_t first)
{
    struct text_style style = {.size = ui_list_size(ui), .weight = WEIGHT_700};
    int widest = ui_px(ui, COLUMN_MIN);
    int extra = ui_px(ui, 2 * COLUMN_PAD + 34); /* the tick of a word that is yours */
    int letters_before = 0;
    for (size_t i = first; i < results->word_count && results_same_group(results, desk, first, i);
         i++) {
        int letters = results_letters(results, i);
        char text[WORD_TEXT_MAX];
        if (letters < 9 || !results_passes(results, i)) {
            continue; /* eight capitals always fit the least width */
        }
        if (letters_before == letters && widest > ui_px(ui, COLUMN_MIN) * 2) {
            continue;
        }
        int width = ui_text_width(ui, &style, results_word(results, i, text)) + extra;
        letters_before = letters;
        if (width > widest) {
            widest = width;
        }
    }
    return widest;
}

/* How many words of the group that begins at `first` pass; `*end` becomes the index after it. */
static int group_count(const struct results *results, const struct desk *desk, size_t first,
                       size_t *end)
{
    int count = 0;
    size_t i = first;
    for (; i < results->word_count && results_same_group(results, desk, first, i); i++) {
        count += results_passes(results, i);
    }
    *end = i;
    return count;
}

int results_layout_list(const struct results *results, const struct desk *desk, const struct ui *ui,
                        int width, result_visitor *visit, void *context)
{
    int y = 0;
    size_t end;
    for (size_t first = 0; first < results->word_count; first = end) {
        int count = group_count(results, desk, first, &end);
        if (count == 0) {
            continue;
        }
        struct result_place head = {true, first, count, {0, y, width, ui_px(ui, HEAD_HEIGHT)}};
        if (!visit(context, &head)) {
            return y;
        }
        y += ui_px(ui, HEAD_HEIGHT);

        int column = column_width(results, desk, ui, first);
        int columns = width / column > 0 ? width / column : 1;
        column = width / columns;
        int at = 0;
        for (size_t i = first; i < end; i++) {
            if (!results_passes(results, i)) {
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

long results_all_points(const struct results *results)
{
    long points = 0;
    for (size_t i = 0; i < results->word_count; i++) {
        points += results_points(results, i);
    }
    return points;
}

/* What was found on a board that was only solved. */
static int write_solved(const struct results *results, const struct desk *desk,
                        char text[COPY_TEXT_MAX])
{
    char words[TEXT_COUNT_MAX];
    char points[TEXT_COUNT_MAX];
    return snprintf(text, COPY_TEXT_MAX, TEXT_SOLVED_COPY, desk->table.board.rows,
                    desk->table.board.columns, text_rules_name(desk->table.match.rules),
                    text_words(words, (long)results->counts[FILTER_ALL]),
                    text_points(points, results_all_points(results)));
}

/* What both players found. */
static int write_played(const struct results *results, const struct desk *desk,
                        char text[COPY_TEXT_MAX])
{
    char yours[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    text_number(yours, (long)results->counts[FILTER_PLAYER]);
    text_words(all, (long)results->counts[FILTER_ALL]);
    int used = snprintf(text, COPY_TEXT_MAX, TEXT_COPY_HEAD, desk->table.board.rows,
                        desk->table.board.columns, text_rules_name(desk->table.match.rules), yours,
                        all, round_score(desk->table.round, SIDE_PLAYER));
    if (used > 0 && used < COPY_TEXT_MAX && desk->table.match.way != WAY_ALONE) {
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_RIVAL,
                         round_score(desk->table.round, SIDE_COMPUTER));
    }
    if (used > 0 && used < COPY_TEXT_MAX && round_hint_count(desk->table.round) > 0) {
        char hints[TEXT_COUNT_MAX];
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_HINTS,
                         text_hints(hints, round_hint_count(desk->table.round)));
    }
    return used;
}

char *results_summary(const struct results *results, const struct desk *desk,
                      char text[COPY_TEXT_MAX])
{
    if (desk->table.notes.kind == ROUND_KIND_DAILY) {
        return daily_summary(desk, (long)results->counts[FILTER_PLAYER],
                             (long)results->counts[FILTER_ALL], text, COPY_TEXT_MAX);
    }
    char board[BOARD_TEXT_MAX];
    const char *name =
        desk->table.code[0] ? desk->table.code : board_format(&desk->table.board, board);
    int used = desk->table.solve_only ? write_solved(results, desk, text)
                                      : write_played(results, desk, text);
    if (used > 0 && used < COPY_TEXT_MAX) {
        (void)snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_FOOT, name);
    }
    return text;
}
