/* SPDX-License-Identifier: MIT */
/*
 * The columns of `rounds`: each stands here once, with its place in struct
 * stored_round and what it may hold. The tables, binding, reading and validation come from these
 * lines; the exports name the columns in history_export.c.
 *
 * A new column goes to the end, and SCHEMA_VERSION increases: the tables of older files are then
 * rebuilt, with the least value or "" in their rows. So it does when a limit changes, as the limits
 * are part of the tables.
 */
#ifndef STORE_COLUMNS_H
#define STORE_COLUMNS_H

/* Of the tables, which schema.c brings older files to. */
#define SCHEMA_VERSION 14

/* The largest value of SQLite. */
#define COLUMN_MOST 9223372036854775807

/* Keeps the year to four digits in every time zone. */
#define COLUMN_TIME_MAX_S 253370764799

/*
 * NUMBER(name, place, least, most), limited further by the type of the place; CHOICE(name, place,
 * names), stored by name, so that a new value between old ones shifts nothing; PLAIN(name, place,
 * size), printable ASCII; NAME(name, place, size), UTF-8 without control characters. -1 stands for
 * what is not known.
 */
#define ROUND_COLUMNS(NUMBER, CHOICE, PLAIN, NAME)                                                 \
    NUMBER(began, notes.began_unix_s, 0, COLUMN_TIME_MAX_S)                                        \
    NUMBER(ended, notes.ended_unix_s, 0, COLUMN_TIME_MAX_S)                                        \
    CHOICE(kind, notes.kind, KIND)                                                                 \
    PLAIN(date, notes.date, 11)                                                                    \
    PLAIN(code, notes.code, 16)                                                                    \
    NUMBER(counts, notes.counts, 0, 1)                                                             \
    NUMBER(hint_count, notes.hint_count, 0, 1000000)                                               \
    NUMBER(hint_points, notes.hint_points, 0, 1000000)                                             \
    NUMBER(board_words, notes.board_words, 0, 100000000)                                           \
    NUMBER(elapsed_ms, notes.elapsed_ms, 0, COLUMN_MOST)                                           \
    NAME(board, board, 640)                                                                        \
    NUMBER(rows, rows, 1, 64)                                                                      \
    NUMBER(columns, columns, 1, 64)                                                                \
    CHOICE(rules, rules, RULES)                                                                    \
    CHOICE(way, mode, MODE)                                                                        \
    CHOICE(level, level, LEVEL)                                                                    \
    NUMBER(rival_strength, rival_strength, 0, 1000)                                                \
    NUMBER(shared_count, shared_count, 0, 1)                                                       \
    NUMBER(time_ms, time_ms, 0, COLUMN_MOST)                                                       \
    NUMBER(played_ms, played_ms, 0, COLUMN_MOST)                                                   \
    NUMBER(player_words, player_words, 0, 100000000)                                               \
    NUMBER(computer_words, computer_words, 0, 100000000)                                           \
    NUMBER(second_words, second_words, 0, 100000000)                                               \
    NUMBER(player_points, player_points, 0, RECORD_POINTS_MAX)                                     \
    NUMBER(computer_points, computer_points, 0, RECORD_POINTS_MAX)                                 \
    NUMBER(second_points, second_points, 0, RECORD_POINTS_MAX)                                     \
    NUMBER(lexicon, lexicon_digest, -COLUMN_MOST - 1, COLUMN_MOST)                                 \
    NAME(player_name, notes.player_name, 81)                                                       \
    NAME(second_name, notes.second_name, 81)                                                       \
    NAME(sender, notes.sender, 81)                                                                 \
    PLAIN(challenge, notes.challenge, 2000)                                                        \
    NUMBER(par, notes.par, -1, RECORD_POINTS_MAX)                                                  \
    NUMBER(stars, notes.stars, -1, 3)                                                              \
    NUMBER(strength, notes.strength_tenths, -1, 10000)                                             \
    NUMBER(common_words, notes.common_words, -1, 100000000)                                        \
    NUMBER(common_found, notes.common_found, -1, 100000000)                                        \
    NUMBER(word_sets, notes.word_sets, 0, 3)                                                       \
    NUMBER(in_time, notes.in_time, 0, 1)                                                           \
    NUMBER(rung, rung, 0, 10)                                                                      \
    NUMBER(ladder, notes.ladder.rung, 0, 10)                                                       \
    NUMBER(ladder_won, notes.ladder.won, 0, 1)                                                     \
    NUMBER(ladder_lost, notes.ladder.lost, 0, 1)                                                   \
    NUMBER(quarter_turns, notes.quarter_turns, 0, 3)

/* More than a side can score in any round. */
#define RECORD_POINTS_MAX 2000000000

#define RECORD_LANGUAGE_BYTES "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"

/* Lists of those columns and of their placeholders, for SQL; the language, whose name has letters
 * of its own, ends each. */
#define COLUMN_LISTED(name, ...) #name ", "
#define COLUMN_VALUE(...)        "?, "
#define RECORD_COLUMNS                                                                             \
    ROUND_COLUMNS(COLUMN_LISTED, COLUMN_LISTED, COLUMN_LISTED, COLUMN_LISTED) "language"
#define RECORD_VALUES ROUND_COLUMNS(COLUMN_VALUE, COLUMN_VALUE, COLUMN_VALUE, COLUMN_VALUE) "?"

/* What every other column becomes when a row is saved again. */
#define COLUMN_AGAIN(name, ...) #name " = excluded." #name ", "
#define RECORD_AGAIN                                                                               \
    ROUND_COLUMNS(COLUMN_AGAIN, COLUMN_AGAIN, COLUMN_AGAIN, COLUMN_AGAIN)                          \
    "language = excluded.language"

/* How far a round under way is: "player", "curtain" or "computer", and "done" once it is finished,
 * where the others say nothing. The id of such a row is below 0: see store_session.c. */
#define PROGRESS_COLUMNS "left_ms, phase, turn, hint_step, hint_word"
#define PROGRESS_AGAIN                                                                             \
    "left_ms = excluded.left_ms, phase = excluded.phase, turn = excluded.turn, "                   \
    "hint_step = excluded.hint_step, hint_word = excluded.hint_word"
#define ROUND_DONE_NAME "done"

/* What is kept of the player's words for the statistics: see schema.c. */
#define STATISTICS_COLUMNS "lengths, longest, sixes, all_tiers"
#define STATISTICS_AGAIN                                                                           \
    "lengths = excluded.lengths, longest = excluded.longest, sixes = excluded.sixes, "             \
    "all_tiers = excluded.all_tiers"

/* The same as definitions for CREATE TABLE, and some for other tables. */
#define COLUMN_QUOTED(value) #value
#define COLUMN_TEXT(value)   COLUMN_QUOTED(value)
#define COLUMN_NUMBER_SQL(name, least, most)                                                       \
#name " INTEGER NOT NULL DEFAULT (" COLUMN_TEXT(                                               \
        least) ") CHECK (" #name " BETWEEN " COLUMN_TEXT(least) " AND " COLUMN_TEXT(most) ")"
#define COLUMN_TEXT_SQL(name, size)                                                                \
#name " TEXT NOT NULL DEFAULT '' CHECK (length(CAST(" #name " AS BLOB)) < " #size ")"
#define COLUMN_LANGUAGE_SQL                                                                        \
    "language TEXT NOT NULL DEFAULT 'en' CHECK (length(language) BETWEEN 1 AND 15 AND "            \
    "trim(language, '" RECORD_LANGUAGE_BYTES "') = '')"

#define COLUMN_ROUND_NUMBER(name, place, least, most) COLUMN_NUMBER_SQL(name, least, most) ", "
#define COLUMN_ROUND_CHOICE(name, place, names)       COLUMN_TEXT_SQL(name, 16) ", "
#define COLUMN_ROUND_TEXT(name, place, size)          COLUMN_TEXT_SQL(name, size) ", "
#define RECORD_SQL                                                                                 \
    ROUND_COLUMNS(COLUMN_ROUND_NUMBER, COLUMN_ROUND_CHOICE, COLUMN_ROUND_TEXT, COLUMN_ROUND_TEXT)  \
    COLUMN_LANGUAGE_SQL
#define PROGRESS_SQL                                                                               \
    COLUMN_NUMBER_SQL(left_ms, 0, COLUMN_MOST)                                                     \
    ", phase TEXT NOT NULL DEFAULT '" ROUND_DONE_NAME "' CHECK (phase IN ('" ROUND_DONE_NAME       \
    "', 'player', 'curtain', 'computer')), " COLUMN_TEXT_SQL(turn, 16) ", " COLUMN_TEXT_SQL(       \
        hint_step, 16) ", " COLUMN_TEXT_SQL(hint_word, 1000)

#endif
