/* SPDX-License-Identifier: MIT */
/*
 * Dates, day numbers, and which boards are chosen for a day. Leaves shaking to deal.c.
 */
#include "trounce/daily.h"

#include "trounce/bits.h"
#include "trounce/deal.h"
#include "trounce/random.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of_month(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

bool daily_date_is_real(const struct daily_date *date)
{
    return date->year >= 1 && date->year <= 9999 && date->month >= 1 && date->month <= 12 &&
           date->day >= 1 && date->day <= days_of_month(date->year, date->month);
}

/* The days from the year 1 up to the beginning of `year`. */
static long days_before_year(int year)
{
    long past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400;
}

long daily_number(const struct daily_date *date)
{
    assert(daily_date_is_real(date));
    long days = days_before_year(date->year) - days_before_year(1970);
    for (int month = 1; month < date->month; month++) {
        days += days_of_month(date->year, month);
    }
    return days + date->day - 1;
}

char *daily_date_text(const struct daily_date *date, char text[DAILY_DATE_MAX])
{
    assert(daily_date_is_real(date));
    (void)snprintf(text, DAILY_DATE_MAX, "%04u-%02u-%02u", (unsigned)date->year % 10000,
                   (unsigned)date->month % 100, (unsigned)date->day % 100);
    return text;
}

/* Parses `count` digits; -1 if there is anything else. */
static int digits(const char *text, int count)
{
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return -1;
        }
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

bool daily_date_read(const char *text, struct daily_date *date)
{
    if (strlen(text) != DAILY_DATE_MAX - 1 || text[4] != '-' || text[7] != '-') {
        return false;
    }
    struct daily_date read = {digits(text, 4), digits(text + 5, 2), digits(text + 8, 2)};
    if (!daily_date_is_real(&read)) {
        return false;
    }
    *date = read;
    return true;
}

char *daily_link_text(const struct daily_date *date, const char *language,
                      char text[DAILY_LINK_MAX])
{
    char day[DAILY_DATE_MAX];
    (void)snprintf(text, DAILY_LINK_MAX, "hunt-%s-%.2s", daily_date_text(date, day), language);
    return text;
}

bool daily_link_read(const char *text, struct daily_link *link)
{
    static const char head[] = "hunt-";
    char lower[DAILY_LINK_MAX] = "";
    size_t length = strcspn(text, " \t\r\n");
    const size_t date_at = sizeof head - 1;
    const size_t date_end = date_at + DAILY_DATE_MAX - 1;
    struct daily_link read = {.language = ""};
    if (length >= DAILY_LINK_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        lower[i] = (char)tolower((unsigned char)text[i]); /* codes are ASCII */
    }
    if (strcmp(lower, "hunt") != 0) {
        if (strncmp(lower, head, date_at) != 0 || (length != date_end && length != date_end + 3)) {
            return false;
        }
        if (length > date_end) {
            const char *letters = lower + date_end + 1;
            if (lower[date_end] != '-' || letters[strspn(letters, "abcdefghijklmnopqrstuvwxyz")]) {
                return false;
            }
            memcpy(read.language, letters, sizeof read.language);
        }
        lower[date_end] = '\0';
        if (!daily_date_read(lower + date_at, &read.date)) {
            return false;
        }
    }
    *link = read;
    return true;
}

uint64_t daily_seed(enum daily_puzzle puzzle, const char *language, const struct daily_date *date)
{
    uint64_t base = puzzle == DAILY_HUNT ? DAILY_HUNT_BASE : DAILY_SEED_BASE;
    bool is_other = language[0] != '\0' && strcmp(language, "en") != 0;
    uint64_t letters = is_other ? (uint64_t)language[0] << 8 | (uint64_t)language[1] : 0;
    return (base + (uint64_t)daily_number(date)) ^ letters << 32;
}

/* --- choosing a board --- */

/* The first day whose Sprint is chosen among many. Earlier ones have the first fair board. */
static const struct daily_date chosen_since = {2026, 11, 26};

#define CANDIDATES    500
#define LONG_LETTERS  8
#define MIXED_FACES   10 /* different ones, of 16 */
#define MERITS_OF_ALL 15

/* How many common words a board should have. */
static const struct {
    int least, most;
} common_words[DAILY_PUZZLE_COUNT] = {[DAILY_SPRINT] = {25, 45}, [DAILY_HUNT] = {30, 60}};

/* Returns whether there are many different faces, and at most one pair of equal ones side by side.
 */
static bool is_well_mixed(const struct board *board)
{
    uint64_t seen = 0;
    int pairs = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        seen |= UINT64_C(1) << board->faces[cell] % 64; /* face 64 shares the bit of the blank */
        for (int other = 0; other < cell; other++) {
            pairs += board->faces[other] == board->faces[cell] &&
                     (board->neighbours[cell] >> other & 1u) != 0;
        }
    }
    return bits_count(seen) >= MIXED_FACES && pairs <= 1;
}

/* Sums up what the board has, the most important highest: neither few nor too many common words, no
 * offensive word, a long word that is common, letters well mixed. */
static int merits_of(enum daily_puzzle puzzle, const struct board *board,
                     const struct solution *solution)
{
    int common = 0;
    bool has_offensive = false;
    bool has_long = false;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *word = &solution->words[i];
        bool is_common = deal_passes_for_common(word);
        has_offensive = has_offensive || (word->marks & WORD_MARK_OFFENSIVE) != 0;
        has_long = has_long || (is_common && word->letters >= LONG_LETTERS);
        common += is_common;
    }
    bool is_right = common >= common_words[puzzle].least && common <= common_words[puzzle].most;
    return is_right * 8 + !has_offensive * 4 + has_long * 2 + is_well_mixed(board);
}

/* Deals the first of the candidates that have the most merits. */
static enum status deal_chosen(enum daily_puzzle puzzle, const struct dice *dice,
                               struct solver *solver, struct random *random, struct board *board,
                               uint64_t *state)
{
    const struct solver_filter filter = {.rules = DAILY_RULES, .tier_max = TIER_MAX};
    int most = -1;
    for (int i = 0; i < CANDIDATES && most < MERITS_OF_ALL; i++) {
        uint64_t before = random->state;
        struct board shaken;
        struct solution solution;
        deal_shake(dice, random, DAILY_SIZE, DAILY_SIZE, &shaken);
        if (solver_solve_with(solver, &shaken, &filter, &solution) != STATUS_OK) {
            return STATUS_NO_MEMORY;
        }
        int merits = merits_of(puzzle, &shaken, &solution);
        bool ended_early = solution.ended_early; /* hundreds of those would take seconds */
        solution_deinit(&solution);
        if (merits > most) {
            most = merits;
            *board = shaken;
            *state = before;
        }
        if (ended_early) {
            break;
        }
    }
    return STATUS_OK;
}

enum status daily_deal(enum daily_puzzle puzzle, const struct daily_date *date,
                       const struct dice *dice, struct solver *solver, struct board *board,
                       uint64_t *state)
{
    assert(dice_side(dice) == DAILY_SIZE);
    struct random random;
    random_seed(&random, daily_seed(puzzle, dice->set ? dice->set->language : "", date));
    if (puzzle == DAILY_HUNT || daily_number(date) >= daily_number(&chosen_since)) {
        return deal_chosen(puzzle, dice, solver, &random, board, state);
    }
    return deal_fair(dice, solver, DAILY_RULES, &random, board, state);
}
