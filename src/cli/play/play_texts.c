/* SPDX-License-Identifier: MIT */
/*
 * What a round as text says, in short lines that each stand for themselves.
 */
#include "play_state.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define SUCH_AS 5 /* words that nobody found are named */

static void write_clock(struct writer *out, long ms)
{
    long seconds = round_seconds(ms);
    writer_format(out, "%ld:%02ld", seconds / 60, seconds % 60);
}

/* Writes a word as it is spelled. */
static void write_word(const struct play *play, const char *word)
{
    char text[ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)];
    const struct language *language = play->terms->language;
    size_t length =
        spelling_write(language->spellings, language->alphabet, word, strlen(word), false, text);
    writer_bytes(&play->cli->out, text, length);
}

/* Writes the words of a side, longest first, a line for each length. */
static void write_list(const struct play *play, enum side side)
{
    struct writer *out = &play->cli->out;
    const struct round *round = play->round;
    size_t count = round_word_count(round, side);
    int letters = INT_MAX;
    for (;;) {
        int next = 0;
        for (size_t i = 0; i < count; i++) {
            int its = round_word(round, side, i)->letters;
            next = its < letters && its > next ? its : next;
        }
        if (next == 0) {
            return;
        }
        letters = next;
        writer_format(out, "%d letters:", letters);
        for (size_t i = 0; i < count; i++) {
            const struct round_word *word = round_word(round, side, i);
            if (word->letters == letters) {
                writer_char(out, ' ');
                write_word(play, word->text);
            }
        }
        writer_char(out, '\n');
    }
}

/* Writes "3 words, 7 points". */
static void write_sum(const struct play *play, enum side side)
{
    struct writer *out = &play->cli->out;
    writer_count(out, (long)round_word_count(play->round, side), "word");
    writer_text(out, ", ");
    writer_count(out, round_score(play->round, side), "point");
}

/* Writes how the round stands. */
static void write_standing(const struct play *play)
{
    struct writer *out = &play->cli->out;
    writer_text(out, "\nYou have ");
    write_sum(play, SIDE_PLAYER);
    if (play->rival && round_is_live(play->round)) {
        writer_format(out, ", %s ", play->rival);
        write_sum(play, SIDE_COMPUTER);
    }
    if (round_time_ms(play->round) > 0) {
        writer_text(out, ", and ");
        write_clock(out, round_left_ms(play->round));
        writer_text(out, " left");
    }
    writer_text(out, ".\n");
    write_list(play, SIDE_PLAYER);
}

/* --- the turn --- */

void play_texts_begin(const struct play *play)
{
    const struct play_terms *terms = play->terms;
    struct writer *out = &play->cli->out;
    const char *hint = scoring_hint(terms->rules, board_cell_count(&terms->board));
    if (terms->notes.date[0]) {
        writer_format(out, "Sprint  %s%s\n", terms->notes.date,
                      terms->counts ? "" : ", which does not count again");
    }
    if (terms->code[0]) {
        writer_format(out, "Code    %s\n", terms->code);
    }
    writer_format(out, "Rules   %s\n", hint);
    writer_format(out, "Rival   %s%s\n", play->rival ? play->rival : "none",
                  mode_traits(terms->mode)->is_race ? ", in a race" : "");
    writer_text(out, "Time    ");
    if (terms->time_ms > 0) {
        write_clock(out, terms->time_ms);
        writer_text(out, "\n\n");
    } else {
        writer_text(out, "no clock\n\n");
    }
    writer_board(out, &terms->board);
    if (terms->begun) {
        write_standing(play);
    }
    writer_text(out, "\nType words, and ? for help. An empty line ends your turn.\n");
}

void play_texts_prompt(const struct play *play)
{
    struct writer *out = &play->cli->out;
    if (!play->is_typed) {
        return;
    }
    if (round_time_ms(play->round) > 0) {
        write_clock(out, round_left_ms(play->round));
        writer_char(out, ' ');
    }
    writer_text(out, "> ");
}

void play_texts_verdict(const struct play *play, const char *typed, const char *word,
                        enum verdict verdict, int points)
{
    struct writer *out = &play->cli->out;
    char least[16];
    char text[PLAY_TYPED_MAX + 100];
    if (verdict == VERDICT_GOOD) {
        writer_style(out, STYLE_GOOD);
        write_word(play, word);
        writer_text(out, ": ");
        writer_count(out, points, "point");
        writer_format(out, ", %ld in all", round_points(play->round, SIDE_PLAYER));
    } else {
        int cells = board_cell_count(&play->terms->board);
        writer_style(out, STYLE_BAD);
        (void)snprintf(least, sizeof least, "%d", scoring_min_letters(play->terms->rules, cells));
        (void)snprintf(text, sizeof text, round_verdict_format(verdict), typed, least);
        writer_printable(out, text);
    }
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\n');
}

void play_texts_help(const struct play *play)
{
    struct writer *out = &play->cli->out;
    writer_text(out,
                "A word follows neighbouring dice, also at their corners, and uses none twice.\n"
                "Type it and press Enter; a line may have several words. ? shows this and the\n"
                "board. An empty line, or the end of the input, ends your turn.\n\n");
    writer_board(out, &play->terms->board);
    write_standing(play);
}

void play_texts_rival(struct play *play)
{
    struct writer *out = &play->cli->out;
    size_t count = round_word_count(play->round, SIDE_COMPUTER);
    for (; play->rival_printed < count; play->rival_printed++) {
        const struct round_word *word = round_word(play->round, SIDE_COMPUTER, play->rival_printed);
        writer_format(out, "%s%s: ", play->is_typed ? "\n" : "", play->rival);
        write_word(play, word->text);
        writer_text(out, ", ");
        writer_count(out, word->points, "point");
        writer_text(out, play->is_typed ? "" : "\n");
    }
    if (play->is_typed) {
        writer_char(out, '\n');
        play_texts_prompt(play);
    }
}

void play_texts_time_up(const struct play *play)
{
    writer_text(&play->cli->out, play->is_typed ? "\nThe time is up.\n" : "The time is up.\n");
}

/* --- the end --- */

/* Names the longest words that nobody found, of those that most people know where that is known. */
static void write_missed(const struct play *play, const struct solution *solution)
{
    struct writer *out = &play->cli->out;
    long missed = 0;
    int longest = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        if (!solution->finders[i] && !(word->marks & WORD_MARK_OFFENSIVE)) {
            missed++;
            longest = word->letters > longest ? word->letters : longest;
        }
    }
    if (missed == 0) {
        return;
    }
    writer_text(out, "Nobody found ");
    writer_count(out, missed, "word");
    int named = 0;
    for (int letters = longest; letters > 0; letters--) {
        for (size_t i = 0; i < solution->word_count && named < SUCH_AS; i++) {
            const struct solved_word *word = &solution->words[i];
            if (word->letters == letters && !solution->finders[i] &&
                word->tier <= DEAL_COMMON_TIER && !(word->marks & WORD_MARK_OFFENSIVE)) {
                writer_text(out, named++ == 0 ? ", such as " : ", ");
                write_word(play, solution_text(solution, i));
            }
        }
    }
    writer_text(out, ".\n");
}

void play_texts_words(const struct play *play, const struct solution *solution)
{
    struct writer *out = &play->cli->out;
    writer_char(out, '\n');
    if (play->rival) {
        writer_format(out, "%s %s ", play->rival, round_is_live(play->round) ? "found" : "finds");
        write_sum(play, SIDE_COMPUTER);
        writer_text(out, ".\n");
        write_list(play, SIDE_COMPUTER);
        writer_char(out, '\n');
    }
    write_missed(play, solution);
}

static void write_outcome(const struct play *play)
{
    struct writer *out = &play->cli->out;
    long yours = round_score(play->round, SIDE_PLAYER);
    long rivals = round_score(play->round, SIDE_COMPUTER);
    writer_style(out, STYLE_STRONG);
    if (yours == rivals) {
        writer_text(out, "A draw.");
    } else {
        writer_text(out, yours > rivals ? "You won by " : "You lost by ");
        writer_count(out, yours > rivals ? yours - rivals : rivals - yours, "point");
        writer_text(out, ladder_is_trounce(yours, rivals)   ? ", and trounced your rival."
                         : ladder_is_trounce(rivals, yours) ? ", and were trounced."
                                                            : ".");
    }
    writer_style(out, STYLE_PLAIN);
    writer_char(out, '\n');
}

static void write_ladder(const struct play *play, const struct honours *honours)
{
    struct writer *out = &play->cli->out;
    const struct ladder *now = &honours->ladder;
    if (honours->ladder_moved != 0) {
        writer_format(out, "%s to %s.\n", honours->ladder_moved > 0 ? "Up" : "Down",
                      ladder_rung_name(now->rung));
    } else if (now->rung > 0) {
        writer_format(out, "Match against %s: %d won, %d lost.\n", ladder_rung_name(now->rung),
                      now->won, now->lost);
    }
}

void play_texts_result(const struct play *play, const struct honours *honours)
{
    struct writer *out = &play->cli->out;
    const struct history_feats *feats = &honours->feats;
    if (round_word_count(play->round, SIDE_PLAYER) == 0) {
        writer_text(out, "You found no word: the round is not kept.\n");
        return;
    }
    writer_text(out, "You found ");
    write_sum(play, SIDE_PLAYER);
    writer_text(out, ".\n");
    if (play->rival) {
        write_outcome(play);
    }
    if (honours->par > 0) {
        writer_format(out, "Stars: %d of %d.\n", honours->stars, PAR_STARS_MAX);
    }
    if (feats->is_best) {
        writer_text(out, "Your best score for these terms.\n");
    }
    if (feats->is_longest) {
        writer_text(out, "Your longest word ever.\n");
    }
    write_ladder(play, honours);
    if (honours->streak > 0) {
        writer_format(out, "Days in a row on the daily board: %ld.\n", honours->streak);
    }
    if (honours->is_rated && honours->shows_strength) {
        writer_format(out, "Strength: %d, was %d.\n", honours->strength, honours->strength_before);
    }
}
