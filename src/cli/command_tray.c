/* SPDX-License-Identifier: MIT */
/*
 * trounce tray: the dialogue of the tray game, and its timer. Scripts rely on every byte of it.
 * Leaves the tray itself to tray.h.
 */
#include "commands.h"
#include "machine.h"
#include "trounce/tray.h"

#include <stdio.h>

#define SECONDS_MAX 1000000000u
#define REFUSAL_MAX 128

/* A running game. */
struct game {
    struct cli *cli;
    bool is_typed; /* at a terminal, where a mistake can be corrected */
    struct tray tray;
    struct tray_random random;
    struct span word;
    long total;
};

/* An answer to a prompt. */
enum answer { ANSWER_WORD, ANSWER_QUIT, ANSWER_FAILED };

static bool is_quit(const struct span *word)
{
    return word->length == 1 && (word->text[0] == 'q' || word->text[0] == 'Q');
}

static enum answer ask(struct game *game, const char *prompt)
{
    struct cli *cli = game->cli;
    writer_text(&cli->out, prompt);
    if (!writer_flush(&cli->out)) {
        return ANSWER_FAILED;
    }
    if (reader_word(&cli->in, &game->word)) {
        return is_quit(&game->word) ? ANSWER_QUIT : ANSWER_WORD;
    }
    return cli_check_input(cli, &game->word) == OUTCOME_YES ? ANSWER_QUIT : ANSWER_FAILED;
}

/* Returns the value of a digit of any base, 99 for other characters. */
static unsigned digit_of(char byte)
{
    unsigned folded = (unsigned char)byte | 0x20u;
    if (byte >= '0' && byte <= '9') {
        return (unsigned)(byte - '0');
    }
    return folded >= 'a' && folded <= 'f' ? folded - 'a' + 10 : 99;
}

/* Parses an integer in C notation (10, 0xa, 012), with or without a sign, modulo 2^32. One that is
 * typed must be in the range. */
static bool read_seed(const struct game *game, uint32_t *number)
{
    const char *at = game->word.text;
    const char *end = at + game->word.length;
    bool is_negative = *at == '-';
    at += *at == '-' || *at == '+';
    unsigned base = at < end && *at == '0' ? 8 : 10;
    if (base == 8 && end - at > 2 && (at[1] == 'x' || at[1] == 'X')) {
        base = 16;
        at += 2;
    }
    if (at == end || (is_negative && game->is_typed)) {
        return false;
    }
    uint32_t sum = 0;
    for (; at < end; at++) {
        unsigned digit = digit_of(*at);
        if (digit >= base || (game->is_typed && sum > (UINT32_MAX - digit) / base)) {
            return false;
        }
        sum = sum * base + digit;
    }
    *number = is_negative ? 0 - sum : sum;
    return true;
}

/* Reads a number of seconds in decimal. */
static bool read_seconds(const struct game *game, uint32_t *seconds)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < game->word.length; i++) {
        unsigned digit = digit_of(game->word.text[i]);
        if (digit > 9 || sum >= SECONDS_MAX / 10) {
            return false;
        }
        sum = sum * 10 + digit;
    }
    *seconds = sum;
    return true;
}

/* Reports that the last word read is not what was asked for. A player who types can try again. */
static enum answer refuse(struct game *game, const char *wanted)
{
    struct cli *cli = game->cli;
    struct fault fault;
    char refusal[REFUSAL_MAX];
    const struct span *word = &game->word;
    (void)snprintf(refusal, sizeof refusal, "'%.40s%s' is not a %s", word->text,
                   word->length > 40 ? "…" : "", wanted);
    if (game->is_typed) {
        reader_skip_line(&cli->in);
        writer_printable(&cli->out, refusal);
        writer_text(&cli->out, ".\n");
        return ANSWER_WORD;
    }
    fault_at_line(&fault, STATUS_SYNTAX, word->line, word->column, "%s", refusal);
    writer_char(&cli->out, '\n');
    cli_fail_fault(cli, "standard input", &fault);
    return ANSWER_FAILED;
}

typedef bool number_reader(const struct game *game, uint32_t *number);

/* Asks for a number until the answer is one. */
static enum answer ask_number(struct game *game, const char *prompt, const char *wanted,
                              number_reader *read, uint32_t *number)
{
    for (;;) {
        enum answer answer = ask(game, prompt);
        if (answer != ANSWER_WORD || (!game->word.is_cut && read(game, number))) {
            return answer;
        }
        if (refuse(game, wanted) != ANSWER_WORD) {
            return ANSWER_FAILED;
        }
    }
}

/* Waits, showing each second. Deadlines are relative to the start, so that they do not drift. */
static bool run_timer(struct writer *out, long seconds)
{
    char text[TRAY_TICK_MAX];
    long long begun_ms = machine_now_ms();
    for (long second = 1; second <= seconds; second++) {
        if (!writer_flush(out)) {
            return false;
        }
        machine_sleep_until(begun_ms + second * 1000LL);
        writer_text(out, tray_tick(second, text));
    }
    writer_text(out, seconds % 60 != 0 ? "\n" : "");
    writer_text(out, "\nTIME'S UP!\n");
    return writer_flush(out);
}

static enum answer play(struct game *game, const struct dice *dice)
{
    struct writer *out = &game->cli->out;
    uint32_t seed = 0;
    uint32_t seconds = 0;
    enum answer answer = ask_number(
        game, "Enter a random seed: ",
        game->is_typed ? "whole number from 0 to 4294967295" : "whole number", read_seed, &seed);
    if (answer == ANSWER_WORD) {
        answer = ask_number(game, "Timer (seconds): ", "number of seconds", read_seconds, &seconds);
    }
    if (answer != ANSWER_WORD) {
        return answer;
    }
    tray_random_seed(&game->random, seed);
    char text[TRAY_TEXT_MAX];
    tray_shake(&game->tray, dice, &game->random);
    writer_text(out, tray_text(&game->tray, text));
    if (!run_timer(out, (long)seconds)) {
        return ANSWER_FAILED;
    }
    while ((answer = ask(game, "Word: ")) == ANSWER_WORD) {
        if (game->word.is_cut) { /* the rest is too long for the tray as well */
            reader_skip_word(&game->cli->in);
        }
        int score = tray_score(&game->tray, game->word.text, game->word.length);
        game->total += score;
        writer_format(out, "Word score = %d, Total score = %ld\n", score, game->total);
    }
    return answer;
}

static enum outcome play_once(struct cli *cli, int bits)
{
    struct dice dice;
    enum outcome outcome = cli_load_dice_set(cli, dice_set_by_name(TRAY_DICE_NAME), &dice);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    struct game game = {.cli = cli, .is_typed = cli_is_typed()};
    tray_init(&game.tray);
    tray_random_init(&game.random, bits);
    enum answer answer = play(&game, &dice);
    if (answer == ANSWER_QUIT) {
        writer_format(&cli->out, "TOTAL: %ld\n", game.total);
    }
    /* If output has failed, cli_run reports it. */
    return answer == ANSWER_QUIT || !writer_is_open(&cli->out) ? OUTCOME_YES : OUTCOME_BAD;
}

enum { OPTION_BITS };

static const struct option_spec options[] = {
    [OPTION_BITS] = {"bits", OPTION_CHOICE, .choices = "16 32", .usual = "16",
                     .help = "the width of the random generator, in bits"},
    {.name = NULL},
};

static enum outcome run(struct cli *cli, const struct arguments *arguments)
{
    return play_once(cli, arguments->options[OPTION_BITS].number == 0 ? 16 : 32);
}

const struct command command_tray = {
    .name = "tray",
    .summary = "play the tray game: a shaken tray, a pause, then words until q",
    .usage = "[OPTION]...",
    .options = options,
    .about =
        "Asks for a seed and for a number of seconds, shakes the tray, waits, and then scores\n"
        "every word that the tray can spell: 3 or 4 letters score 1 point, 5: 2, 6: 3, 7: 5,\n"
        "8 to 16: 11. There is no dictionary. The seed is a whole number as C writes it (10, 0xa,\n"
        "012); the same seed shakes the same tray. A q in place of an answer, or the end of the\n"
        "input, ends the game with its total, even at the first two prompts.\n"
        "\n"
        "The generator is a xorshift by 7, 9 and 13 (right, left, right) on 16 or 32 bits. The\n"
        "public copies of the exercise have it in an unsigned int: 32 bits.\n",
    .example = "printf '1 0 hlt TAK q' | trounce tray",
    .run = run,
};
