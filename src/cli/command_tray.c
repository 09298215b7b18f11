/* SPDX-License-Identifier: MIT */
/*
 * trounce tray: the dialogue of the tray game, and its timer. Scripts rely on every byte of it.
 * Leaves the tray itself to tray.h.
 */
#include "command.h"
#include "machine.h"
#include "trounce/tray.h"

#define SECONDS_MAX 1000000000u

/* A running game. */
struct game {
    struct cli *cli;
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

/* Parses an integer in C notation (10, 0xa, 012), with or without a sign, modulo 2^32. */
static bool read_c_integer(const struct span *word, uint32_t *number)
{
    const char *at = word->text;
    const char *end = at + word->length;
    bool is_negative = *at == '-';
    at += *at == '-' || *at == '+';
    unsigned base = at < end && *at == '0' ? 8 : 10;
    if (base == 8 && end - at > 2 && (at[1] == 'x' || at[1] == 'X')) {
        base = 16;
        at += 2;
    }
    if (at == end) {
        return false;
    }
    uint32_t sum = 0;
    for (; at < end; at++) {
        unsigned digit = digit_of(*at);
        if (digit >= base) {
            return false;
        }
        sum = sum * base + digit;
    }
    *number = is_negative ? 0 - sum : sum;
    return true;
}

/* Reads a number of seconds in decimal. */
static bool read_seconds(const struct span *word, long *seconds)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < word->length; i++) {
        unsigned digit = digit_of(word->text[i]);
        if (digit > 9 || sum >= SECONDS_MAX / 10) {
            return false;
        }
        sum = sum * 10 + digit;
    }
    *seconds = (long)sum;
    return true;
}

/* Reports that the last word read is not what was asked for. */
static enum answer refuse(struct game *game, const char *wanted)
{
    struct fault fault;
    const struct span *word = &game->word;
    fault_at_line(&fault, STATUS_SYNTAX, word->line, word->column, "'%.40s%s' is not a %s",
                  word->text, word->length > 40 ? "…" : "", wanted);
    writer_char(&game->cli->out, '\n');
    cli_fail_fault(game->cli, "standard input", &fault);
    return ANSWER_FAILED;
}

static enum answer ask_seed(struct game *game)
{
    uint32_t seed = 0;
    enum answer answer = ask(game, "Enter a random seed: ");
    if (answer == ANSWER_WORD) {
        if (game->word.is_cut || !read_c_integer(&game->word, &seed)) {
            return refuse(game, "whole number");
        }
        tray_random_seed(&game->random, seed);
    }
    return answer;
}

static enum answer ask_seconds(struct game *game, long *seconds)
{
    enum answer answer = ask(game, "Timer (seconds): ");
    if (answer == ANSWER_WORD && (game->word.is_cut || !read_seconds(&game->word, seconds))) {
        return refuse(game, "number of seconds");
    }
    return answer;
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
    long seconds = 0;
    enum answer answer = ask_seed(game);
    if (answer == ANSWER_WORD) {
        answer = ask_seconds(game, &seconds);
    }
    if (answer != ANSWER_WORD) {
        return answer;
    }
    char text[TRAY_TEXT_MAX];
    tray_shake(&game->tray, dice, &game->random);
    writer_text(out, tray_text(&game->tray, text));
    if (!run_timer(out, seconds)) {
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
    struct game game = {.cli = cli};
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
        "input, ends the game with its total, even at the first two prompts.\n",
    .example = "printf '1 0 hlt TAK q' | trounce tray",
    .run = run,
};
