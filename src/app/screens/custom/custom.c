/* SPDX-License-Identifier: MIT */
/*
 * What the text in the custom board dialog means, and what a pasted text becomes. Leaves letters on
 * dice to custom_letters.c.
 */
#include "custom.h"
#include "daily.h"

#include "trounce/challenge.h"
#include "trounce/deal.h"
#include "trounce/memory.h"
#include "trounce/utf8.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define PUZZLE_LENGTH 12 /* letters and digits */
#define LENGTH_MIN    9  /* of a code with one too few */
#define LENGTH_MAX    13 /* of one with one too many */
#define NO_CODE       "01IO"

/* --- codes --- */

char custom_code_character(char character)
{
    int byte = (unsigned char)character;
    return (char)(byte < 0x80 && isalnum(byte) ? toupper(byte) : '\0'); /* codes are ASCII */
}

/* Copies the letters and digits in capitals, at most LENGTH_MAX; returns how many there are. */
static int pick(const char *text, char code[LENGTH_MAX + 1])
{
    int count = 0;
    for (; *text; text++) {
        char character = custom_code_character(*text);
        if (character && count < LENGTH_MAX) {
            code[count] = character;
        }
        count += character != '\0';
    }
    code[int_min(count, LENGTH_MAX)] = '\0';
    return count;
}

/* Returns the length of a code that begins so; 0: none does. Puzzle codes begin with a digit, their
 * size; board codes never do. */
static int length_of(const char *code)
{
    return isdigit((unsigned char)code[0]) ? PUZZLE_LENGTH : (int)deal_code_length(code[0]);
}

/* Returns whether the whole text is a code, begins as one and has a digit or a dash, or has about
 * the length of one and a dash or two digits: one alone among letters is a slip. */
static bool is_code(const struct alphabet *alphabet, const char *text)
{
    char code[LENGTH_MAX + 1];
    int marks = 0;
    for (const char *at = text; *at; at++) {
        marks += *at == '-' ? 2 : isdigit((unsigned char)*at) != 0;
        if (!custom_code_character(*at) && !strchr("- \t\r\n", *at)) {
            return false;
        }
    }
    int count = pick(text, code);
    bool begins = count > 0 && length_of(code) > 0 && !strpbrk(code, NO_CODE);
    return challenge_classify(alphabet, text, strlen(text)) == CHALLENGE_TEXT_CODE ||
           (count <= LENGTH_MAX && (begins ? marks > 0 : marks > 1 && count >= LENGTH_MIN));
}

static void refuse(struct custom_screen *screen, enum custom_sense sense,
                   const struct message *reason)
{
    screen->sense = sense;
    screen->reason = *reason;
}

static void read_code(struct custom_screen *screen, const struct game *game, const char *text)
{
    char code[LENGTH_MAX + 1];
    struct fault fault = {0};
    struct board_code named;
    int count = pick(text, code);
    int wanted = length_of(code);
    screen->unknown = code[strcspn(code, NO_CODE)];
    if (screen->unknown) {
        screen->sense = CUSTOM_SENSE_UNKNOWN;
    } else if (count < wanted) {
        screen->missing = wanted - count;
        screen->sense = CUSTOM_SENSE_SHORT;
    } else if (isdigit((unsigned char)code[0])) {
        screen->sense = CUSTOM_SENSE_PUZZLE;
    } else {
        screen->language = session_language_of_code(&game->session, code);
        screen->has_board =
            session_board_of_code(&game->session, code, &screen->board, &fault) == STATUS_OK;
        refuse(screen, screen->has_board ? CUSTOM_SENSE_CODE : CUSTOM_SENSE_WRONG, &fault.detail);
    }
    if (screen->has_board && deal_read_code(code, strlen(code), &named, NULL) == STATUS_OK) {
        memcpy(screen->code, named.text, sizeof screen->code);
    }
}

/* --- challenges --- */

/* Finds the board that a challenge names; returns false if there are no such dice or its code is
 * damaged. */
static bool find_board(struct custom_screen *screen, const struct game *game, struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    switch (challenge->source) {
    case CHALLENGE_NO_BOARD:
        break;
    case CHALLENGE_LETTERS:
        screen->board = challenge->board;
        return true;
    case CHALLENGE_CODE:
        screen->language = session_language_of_code(&game->session, challenge->code);
        (void)snprintf(screen->code, sizeof screen->code, "%s", challenge->code);
        return session_board_of_code(&game->session, challenge->code, &screen->board, fault) ==
               STATUS_OK;
    }
    return false;
}

/* Checks the challenge against the current word list and counts what its sender found. */
static enum status count_sender(struct custom_screen *screen, const struct game *game,
                                struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    enum status status =
        solver_solve_with(game->session.solver, &screen->board, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = challenge_matches(challenge, &solution, fault);
    if (status == STATUS_OK) {
        screen->sender_words = challenge_found_count(challenge);
        screen->sender_points = challenge_score(challenge, &solution);
    }
    solution_deinit(&solution);
    return status;
}

static void read_challenge(struct custom_screen *screen, struct game *game, const char *text)
{
    struct fault fault = {0};
    struct fault other = {0};
    enum status status =
        challenge_read_in(screen->alphabet, text, strlen(text), &screen->challenge, &fault);
    screen->has_board = find_board(screen, game, status == STATUS_OK ? &fault : &other);
    if (status == STATUS_OK && screen->has_board) {
        status = count_sender(screen, game, &fault);
    }
    if (status == STATUS_OK && screen->has_board) {
        const struct challenge *challenge = &screen->challenge;
        screen->sense = CUSTOM_SENSE_CHALLENGE;
        screen->played = 0;
        (void)history_find_played(game->store, &screen->board, challenge->rules, challenge->time_ms,
                                  &screen->played);
        screen->is_daily = !screen->played && daily_is_ahead(game, &screen->board);
    } else {
        if (status == STATUS_NO_MEMORY) {
            fault.detail.format = NULL;
        }
        refuse(screen, CUSTOM_SENSE_BROKEN, &fault.detail);
    }
}

/* --- Hunts --- */

/* The dice of a Hunt lie face down: only how many there are matters. */
static void read_hunt(struct custom_screen *screen, struct game *game,
                      const struct daily_link *hunt)
{
    struct daily_date today = daily_today(game);
    char text[DAILY_DATE_MAX];
    screen->date = hunt->date;
    screen->sense = CUSTOM_SENSE_HUNT;
    screen->day = (struct history_day){.id = 0};
    (void)history_day(game->store, daily_date_text(&screen->date, text), &screen->day);
    screen->has_board = screen->date.year >= DAILY_YEAR_FIRST &&
                        daily_number(&screen->date) <= daily_number(&today);
    if (screen->has_board) {
        screen->words = (int)daily_hunt_of(game, &screen->date).words;
        screen->board = (struct board){.rows = DAILY_SIZE, .columns = DAILY_SIZE};
    }
}

/* --- languages --- */

bool custom_languages(const struct custom_screen *screen, const struct session *session,
                      int languages[2])
{
    int played = session_language(session);
    languages[0] = played == screen->language ? screen->left : played;
    languages[1] = screen->language;
    return languages[0] >= 0 && languages[1] >= 0 && languages[0] != languages[1];
}

/* --- everything --- */

/* Counts the words of the board, if there is one, as its results would. */
static void count_words(struct custom_screen *screen, const struct game *game)
{
    bool invited = screen->sense == CUSTOM_SENSE_CHALLENGE;
    enum round_kind kind = invited           ? ROUND_KIND_CHALLENGE
                           : screen->code[0] ? ROUND_KIND_CODE
                                             : ROUND_KIND_CUSTOM;
    struct solver_filter filter = {.rules =
                                       invited ? screen->challenge.rules : game->session.next.rules,
                                   .tier_max = settings_tier_max(&game->settings, kind),
                                   .without_offensive = true};
    struct solution solution;
    if (!screen->has_board || screen->sense == CUSTOM_SENSE_HUNT) {
        return;
    }
    if (session_solve(&game->session, &screen->board, session_lexicon(&game->session, kind),
                      &filter, &solution) != STATUS_OK) {
        screen->words = -1;
        return;
    }
    screen->words = (int)solution.word_count;
    screen->ended_early = solution.ended_early;
    solution_deinit(&solution);
}

/* Of what may become a code the letters are shown, too. */
static void read_letters(struct custom_screen *screen)
{
    int wanted = screen->size * screen->size;
    const struct custom_letters *letters = &screen->letters;
    custom_read_letters(screen->alphabet, screen->field.text, wanted, &screen->letters);
    screen->has_board =
        screen->sense == CUSTOM_SENSE_LETTERS && letters->count >= wanted && !letters->unread[0];
    if (screen->has_board) {
        board_init_in(&screen->board, screen->alphabet, screen->size, screen->size, letters->faces);
    }
}

void custom_sense_text(struct custom_screen *screen, struct game *game)
{
    const char *text = screen->field.text;
    struct daily_link hunt;
    screen->alphabet = session_alphabet(&game->session);
    screen->letters = (struct custom_letters){.count = 0};
    screen->sense = CUSTOM_SENSE_LETTERS;
    screen->has_board = false;
    screen->words = 0;
    screen->ended_early = false;
    screen->code[0] = '\0';
    screen->reason.format = NULL;
    screen->language = -1;
    screen->played = 0;
    screen->is_daily = false;
    if (challenge_classify(screen->alphabet, text, strlen(text)) == CHALLENGE_TEXT_CHALLENGE) {
        read_challenge(screen, game, text);
    } else if (daily_link_read(text, &hunt) && hunt.date.year > 0) { /* else four letters */
        read_hunt(screen, game, &hunt);
    } else if (is_code(screen->alphabet, text)) {
        read_code(screen, game, text);
    }
    if (custom_has_letters(screen)) {
        read_letters(screen);
    }
    count_words(screen, game);
}

/* --- pasting --- */

/* Finds the first challenge in a text; returns the text itself if there is none. */
static const char *find_challenge(const char *text)
{
    for (const char *at = text; *at; at++) {
        bool is_mark =
            (at[0] == 'T' || at[0] == 't') && at[1] == '1' && !custom_code_character(at[2]);
        if (is_mark && (at == text || !custom_code_character(at[-1]))) {
            return at;
        }
    }
    return text;
}

/* Copies a text as a line: line ends become blanks, and the points of sentences and numbers commas,
 * since they are not blank dice; a byte that lost its encoding becomes a character that no die
 * shows. */
static void flatten(const char *text, char line[FIELD_TEXT_MAX])
{
    size_t length = 0;
    for (size_t size; *text && length + UTF8_LENGTH_MAX < FIELD_TEXT_MAX; text += size) {
        uint32_t point = ' ';
        size = utf8_read(text, UTF8_LENGTH_MAX, &point);
        char before = ' ';
        if (length > 0) {
            before = line[length - 1];
        }
        bool is_stop =
            point == '.' && (isdigit((unsigned char)before) ||
                             (!custom_is_between(before) && (unsigned char)text[1] <= ' '));
        const char *taken = size == 0 ? "\ufffd" : is_stop ? "," : point < ' ' ? " " : text;
        size_t taken_size = size == 0 ? strlen(taken) : size;
        memcpy(line + length, taken, taken_size);
        length += taken_size;
        size += size == 0;
    }
    line[length] = '\0';
}

/* Takes `count` dice if a board that can be played has as many. */
static bool take_dice(struct custom_screen *screen, struct game *game, const unsigned char *faces,
                      int count)
{
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        if (side * side == count) {
            screen->size = side;
            field_set(&screen->field,
                      custom_write_letters(game->arena, screen->alphabet, faces, count));
            return true;
        }
    }
    return false;
}

/* Takes a text that is a whole board. */
static bool paste_board(struct custom_screen *screen, struct game *game, const char *text,
                        size_t length)
{
    struct board board;
    return board_parse_in(screen->alphabet, text, length, 0, 0, &board, NULL) == STATUS_OK &&
           board.rows == board.columns &&
           take_dice(screen, game, board.faces, board_cell_count(&board));
}

/* Takes the last word of a text if it is a board, as in a copied result. */
static bool paste_last_word(struct custom_screen *screen, struct game *game, const char *text)
{
    size_t end = strlen(text);
    while (end > 0 && custom_is_between(text[end - 1])) {
        end--;
    }
    size_t begin = end;
    while (begin > 0 && !custom_is_between(text[begin - 1])) {
        begin--;
    }
    return paste_board(screen, game, text + begin, end - begin);
}

/* Takes all letters of a line; returns false if there is none. */
static bool paste_letters(struct custom_screen *screen, struct game *game, const char *line)
{
    struct custom_letters letters;
    custom_read_letters(screen->alphabet, line, 0, &letters);
    bool is_plain = !letters.unread[0] && !letters.split[0] && letters.left_out == 0;
    if (letters.count > 0 && !(is_plain && take_dice(screen, game, letters.faces, letters.count))) {
        field_set(&screen->field, line);
    }
    return letters.count > 0;
}

/* Takes a text whose gaps are plain. */
static bool paste(struct custom_screen *screen, struct game *game, const char *text)
{
    const struct alphabet *alphabet = screen->alphabet;
    char word[SESSION_CODE_WORD_MAX];
    char line[FIELD_TEXT_MAX];
    const char *mark = strrchr(text, '#'); /* of a link */
    struct daily_link hunt;
    if (challenge_classify(alphabet, text, strlen(text)) == CHALLENGE_TEXT_CHALLENGE) {
        bool is_good = challenge_read_in(alphabet, text, strlen(text), &screen->challenge, NULL) ==
                           STATUS_OK &&
                       challenge_write(&screen->challenge, line, NULL) == STATUS_OK;
        if (!is_good) {
            flatten(find_challenge(text), line);
        }
    } else if (daily_link_read(mark ? mark + 1 : text, &hunt)) {
        struct daily_date today = daily_today(game);
        (void)daily_link_text(hunt.date.year > 0 ? &hunt.date : &today,
                              hunt.language[0] ? hunt.language : game->session.language->code,
                              line);
    } else if (is_code(alphabet, text)) {
        flatten(text, line);
    } else if (session_find_code(&game->session, text, word)) {
        flatten(word, line);
    } else if (mark && is_code(alphabet, mark + 1)) { /* a bad one */
        flatten(mark + 1, line);
    } else {
        flatten(text, line);
        return paste_board(screen, game, text, strlen(text)) ||
               paste_last_word(screen, game, text) || paste_letters(screen, game, line);
    }
    field_set(&screen->field, line);
    return true;
}

bool custom_paste(struct custom_screen *screen, struct game *game, const char *text)
{
    char *plain = memory_new(strlen(text) + 1, 1);
    if (!plain) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return true;
    }
    screen->alphabet = session_alphabet(&game->session);
    bool is_taken = paste(screen, game, utf8_make_plain(text, plain));
    memory_free(plain);
    custom_sense_text(screen, game);
    return is_taken;
}
