/* SPDX-License-Identifier: MIT */
/*
 * The result as a text to be pasted. Leaves that of a daily board to daily.c, and challenges to
 * game.c.
 */
#include "daily.h"
#include "results_list.h"
#include "text.h"

#include <stdio.h>

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

static int write_two(const struct desk *desk, char text[COPY_TEXT_MAX])
{
    const struct table *table = &desk->table;
    char first[TEXT_COUNT_MAX];
    char second[TEXT_COUNT_MAX];
    return snprintf(text, COPY_TEXT_MAX, TEXT_COPY_TWO, table->board.rows, table->board.columns,
                    text_rules_name(table->match.rules), table_name_of(table, SIDE_PLAYER),
                    text_points(first, round_score(table->round, SIDE_PLAYER)),
                    table_name_of(table, SIDE_SECOND),
                    text_points(second, round_score(table->round, SIDE_SECOND)));
}

/* What the player and the rival found. */
static int write_played(const struct results *results, const struct desk *desk,
                        char text[COPY_TEXT_MAX])
{
    const struct table *table = &desk->table;
    char yours[TEXT_COUNT_MAX];
    char all[TEXT_COUNT_MAX];
    char figures[TEXT_COUNT_MAX];
    text_number(yours, (long)results->counts[FILTER_PLAYER]);
    text_words(all, (long)results->counts[FILTER_ALL]);
    int used = snprintf(text, COPY_TEXT_MAX, TEXT_COPY_HEAD, table->board.rows,
                        table->board.columns, text_rules_name(table->match.rules), yours, all,
                        text_points(figures, round_score(table->round, SIDE_PLAYER)));
    if (used > 0 && used < COPY_TEXT_MAX && !results_are_solo(desk)) {
        text_number(figures, round_score(table->round, SIDE_COMPUTER));
        used += snprintf(
            text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_RIVAL,
            table->match.level == RIVAL_FRIEND ? results_rival(desk) : TEXT_THE_COMPUTER, figures);
    }
    if (used > 0 && used < COPY_TEXT_MAX && round_hint_count(table->round) > 0) {
        char hints[TEXT_COUNT_MAX];
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_HINTS,
                         text_hints(hints, round_hint_count(table->round)));
    }
    if (used > 0 && used < COPY_TEXT_MAX && table->honours.par > 0) {
        char stars[TEXT_STARS_MAX];
        used += snprintf(text + used, COPY_TEXT_MAX - (size_t)used, " %s",
                         text_stars(stars, table->honours.stars));
    }
    return used;
}

char *results_summary(const struct results *results, const struct desk *desk,
                      char text[COPY_TEXT_MAX])
{
    if (desk->table.notes.kind == ROUND_KIND_DAILY && !desk->table.solve_only) {
        return daily_summary(desk, (long)results->counts[FILTER_PLAYER],
                             (long)results->counts[FILTER_ALL], text, COPY_TEXT_MAX);
    }
    char board[BOARD_TEXT_MAX];
    const char *name =
        desk->table.code[0] ? desk->table.code : board_format(&desk->table.board, board);
    int used = desk->table.solve_only  ? write_solved(results, desk, text)
               : results_are_two(desk) ? write_two(desk, text)
                                       : write_played(results, desk, text);
    if (used > 0 && used < COPY_TEXT_MAX) {
        (void)snprintf(text + used, COPY_TEXT_MAX - (size_t)used, TEXT_COPY_FOOT, name);
    }
    return text;
}
