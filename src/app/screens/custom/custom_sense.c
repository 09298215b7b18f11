/* SPDX-License-Identifier: MIT */
/*
 * What the text in the custom board dialog means, and what a pasted text becomes. Leaves typing to
 * custom.c.
 */
#include "custom.h"
#include "daily.h"

#include "trounce/challenge.h"
#include "trounce/deal.h"
#include "trounce/utf8.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define BOARD_LENGTH  10 /* letters and digits of a board code */
#define PUZZLE_LENGTH 12

/* --- codes --- */

/* Formats a code as it is displayed, in groups of five. */
static void group(const char *code, char grouped[CUSTOM_CODE_MAX])
{
    size_t length = 0;
    for (size_t i = 0; code[i] && length + 2 < CUSTOM_CODE_MAX; i++) {
        if (i > 0 && i % 5 == 0) {
            grouped[length++] = '-';
        }
        grouped[length++] = code[i];
    }
    grouped[length] = '\0';
}

static void refuse(struct custom_screen *screen, enum custom_sense sense,
                   const struct message *reason)
{
    screen->sense = sense;
    screen->reason = *reason;
}

/* Returns whether `code` may be the beginning of a valid code of `wanted` characters. */
static bool may_go_on(const char *code, int wanted, struct fault *fault)
{
    char filled[CUSTOM_CODE_MAX];
    struct board_code named;
    size_t length = strlen(code);
    for (size_t i = 0; i < sizeof filled; i++) {
        filled[i] = i == 3 ? '4' : 'A'; /* a code that names a language has its size here */
        if (i < length) {
            filled[i] = code[i];
        }
    }
    return deal_read_code(filled, (size_t)wanted, &named, fault) == STATUS_OK;
}

static void read_code(struct custom_screen *screen, const struct desk *desk, const char *text)
{
    char code[CUSTOM_CODE_MAX];
    struct fault fault = {0};
    int count = custom_pick(text, code, sizeof code);
    size_t unknown = strcspn(code, "01IO");
    if (code[unknown]) {
        screen->unknown = code[unknown];
        screen->sense = CUSTOM_SENSE_UNKNOWN;
        return;
    }
    /* Puzzle codes begin with a digit, their size; board codes never do. */
    bool is_puzzle = isdigit((unsigned char)code[0]);
    int board_length = (int)deal_code_length(code[0]);
    int wanted = is_puzzle ? PUZZLE_LENGTH : board_length > 0 ? board_length : BOARD_LENGTH;
    if (count < wanted) {
        screen->missing = wanted - count;
        screen->sense = CUSTOM_SENSE_SHORT;
        if (!is_puzzle && count > 0 && !may_go_on(code, wanted, &fault)) {
            refuse(screen, CUSTOM_SENSE_WRONG, &fault.detail);
        }
        return;
    }
    if (is_puzzle) {
        screen->sense = CUSTOM_SENSE_PUZZLE;
        return;
    }
    screen->language = table_language_of_code(&desk->table, code);
    if (table_board_of_code(&desk->table, code, &screen->board, &fault) == STATUS_OK) {
        screen->sense = CUSTOM_SENSE_CODE;
        screen->has_board = true;
        group(code, screen->code);
    } else {
        refuse(screen, CUSTOM_SENSE_WRONG, &fault.detail);
    }
}

/* --- challenges --- */

/* Finds the board that a challenge names; returns false if there are no such dice or its code is
 * damaged. */
static bool find_board(struct custom_screen *screen, const struct desk *desk, struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    switch (challenge->source) {
    case CHALLENGE_NO_BOARD:
        break;
    case CHALLENGE_LETTERS:
        screen->board = challenge->board;
        return true;
    case CHALLENGE_CODE:
        screen->language = table_language_of_code(&desk->table, challenge->code);
        (void)snprintf(screen->code, sizeof screen->code, "%s", challenge->code);
        return table_board_of_code(&desk->table, challenge->code, &screen->board, fault) ==
               STATUS_OK;
    }
    return false;
}

/* Checks the challenge against the current word list and counts what its sender found. */
static enum status count_sender(struct custom_screen *screen, const struct desk *desk,
                                struct fault *fault)
{
    const struct challenge *challenge = &screen->challenge;
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    enum status status = solver_solve_with(desk->table.solver, &screen->board, &filter, &solution);
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

static void read_challenge(struct custom_screen *screen, struct desk *desk, const char *text)
{
    struct fault fault = {0};
    struct fault other = {0};
    enum status status =
        challenge_read_in(screen->custom.alphabet, text, strlen(text), &screen->challenge, &fault);
    screen->has_board = find_board(screen, desk, status == STATUS_OK ? &fault : &other);
    if (status == STATUS_OK && screen->has_board) {
        status = count_sender(screen, desk, &fault);
    }
    if (status == STATUS_OK && screen->has_board) {
        const struct challenge *challenge = &screen->challenge;
        screen->sense = CUSTOM_SENSE_CHALLENGE;
        screen->played =
            keeper_find_played(desk->keeper, &screen->board, challenge->rules, challenge->time_ms);
        screen->is_daily = !screen->played && daily_is_ahead(desk, &screen->board);
    } else {
        if (status == STATUS_NO_MEMORY) {
            fault.detail.format = NULL;
        }
        refuse(screen, CUSTOM_SENSE_BROKEN, &fault.detail);
    }
}

/* --- languages --- */

bool custom_languages(const struct custom_screen *screen, const struct table *table,
                      int languages[2])
{
    int played = table_language(table);
    languages[0] = played == screen->language ? screen->left : played;
    languages[1] = screen->language;
    return languages[0] >= 0 && languages[1] >= 0 && languages[0] != languages[1];
}

/* --- everything --- */

/* Counts the words of the board, if there is one, as its results would. */
static void count_words(struct custom_screen *screen, const struct desk *desk)
{
    bool invited = screen->sense == CUSTOM_SENSE_CHALLENGE;
    enum round_kind kind = invited           ? ROUND_KIND_CHALLENGE
                           : screen->code[0] ? ROUND_KIND_CODE
                                             : ROUND_KIND_CUSTOM;
    struct solver_filter filter = {.rules =
                                       invited ? screen->challenge.rules : desk->table.match.rules,
                                   .tier_max = settings_tier_max(&desk->settings, kind),
                                   .without_offensive = true};
    struct solution solution;
    screen->words = 0;
    screen->ended_early = false;
    if (!screen->has_board) {
        return;
    }
    if (table_solve(&desk->table, &screen->board, kind, &filter, &solution) != STATUS_OK) {
        screen->words = -1;
        return;
    }
    screen->words = (int)solution.word_count;
    screen->ended_early = solution.ended_early;
    solution_deinit(&solution);
}

void custom_sense_text(struct custom_screen *screen, struct desk *desk)
{
    const struct custom *custom = &screen->custom;
    const char *text = custom->field.text;
    screen->has_board = false;
    screen->code[0] = '\0';
    screen->reason.format = NULL;
    screen->language = -1;
    screen->played = 0;
    screen->is_daily = false;
    if (!custom->is_line) {
        screen->sense = CUSTOM_SENSE_LETTERS;
        screen->has_board = custom_board(custom, &screen->board);
    } else if (strcmp(text, "T1") == 0) { /* the beginning of a challenge */
        read_challenge(screen, desk, "T1-");
    } else if (challenge_classify(custom->alphabet, text, strlen(text)) ==
               CHALLENGE_TEXT_CHALLENGE) {
        read_challenge(screen, desk, text);
    } else {
        read_code(screen, desk, text);
    }
    count_words(screen, desk);
}

static bool is_letter_or_digit(char character)
{
    return custom_code_letter(character) || isdigit((unsigned char)character);
}

/* --- letters --- */

static bool is_separator(char character)
{
    return (unsigned char)character <= ' ' || (character && strchr("/,;|-\"'()[]{}", character));
}

/* A dot is a blank die within a word or between separators; else it ends a sentence or number. */
static bool is_empty_die(const char *text, const char *at)
{
    bool begins = at == text || is_separator(at[-1]);
    bool ends = is_separator(at[1]);
    return *at == '_' ||
           (*at == '.' && begins == ends && (begins || !isdigit((unsigned char)at[-1])));
}

/* Dice read from a text, up to the size of the largest board. */
struct reading {
    const struct alphabet *alphabet;
    signed char dice[CUSTOM_DICE_MAX];
    int count;
    int letters;
    bool is_cut;
    char split[FIELD_CHARACTER_MAX]; /* the first character read as two letters; "": none */
};

static void add_die(struct reading *reading, int die)
{
    reading->letters += die > FACE_BLANK;
    reading->is_cut = reading->is_cut || reading->count == CUSTOM_DICE_MAX;
    if (reading->count < CUSTOM_DICE_MAX) {
        reading->dice[reading->count++] = (signed char)die;
    }
}

/* Like alphabet_letter_size, but does not scan the whole of a long text. */
static size_t letter_size(const struct alphabet *alphabet, const char *at)
{
    size_t left = 0;
    while (left < UTF8_LENGTH_MAX && at[left]) {
        left++;
    }
    return alphabet_letter_size(alphabet, at, left);
}

/* Reads what belongs to the Q that ends before `at`: its u, or the apostrophe of a Q without one.
 * Returns the bytes read. */
static size_t read_after_q(const struct alphabet *alphabet, const char *at, int *face)
{
    const char *pair = alphabet_spelling(alphabet, *face);
    size_t size = letter_size(alphabet, at);
    char letters[ALPHABET_FACE_LETTERS + 1] = "";
    char alone[ALPHABET_FORM_SIZE + 1];
    size_t count;
    (void)alphabet_encode(alphabet, at, size, letters, ALPHABET_FACE_LETTERS, &count);
    if (*at != '\'') {
        return strcmp(letters, pair + 1) == 0 ? size : 0;
    }
    size_t length = alphabet_lower(alphabet, pair, 1, alone);
    alone[length] = '\'';
    return alphabet_face_of(alphabet, alone, length + 1, face);
}

/* Adds the dice of the character at `at` and returns its length in bytes; 0 if not a letter. */
static size_t read_letters(struct reading *reading, const char *at)
{
    const struct alphabet *alphabet = reading->alphabet;
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count = 0;
    size_t size = letter_size(alphabet, at);
    (void)alphabet_encode(alphabet, at, size, letters, ALPHABET_FACE_LETTERS, &count);
    if (count > 1 && !reading->split[0]) {
        (void)snprintf(reading->split, sizeof reading->split, "%.*s", (int)size, at);
    }
    for (size_t i = 0; i < count; i++) {
        char letter[ALPHABET_FORM_SIZE];
        int face = 0;
        (void)alphabet_face_of(alphabet, letter, alphabet_lower(alphabet, &letters[i], 1, letter),
                               &face);
        if (face == alphabet->pair_face) {
            size += read_after_q(alphabet, at + size, &face);
        }
        add_die(reading, face);
    }
    return size;
}

/* Pastes all letters of a text in order. */
static void paste_letters(struct custom *custom, const char *text)
{
    struct reading reading = {.alphabet = custom->alphabet};
    int left_out = 0;
    for (const char *at = text; *at;) {
        size_t size = read_letters(&reading, at);
        if (size == 0 && is_empty_die(text, at)) {
            add_die(&reading, *at == '_' ? CUSTOM_EMPTY : FACE_BLANK);
        } else if (size == 0 && !is_separator(*at)) {
            left_out++;
        }
        at += size > 0 ? size : (size_t)utf8_length(at);
    }
    if (reading.letters == 0) {
        custom->remark = CUSTOM_REMARK_NOTHING;
        return;
    }
    custom_set_dice(custom, reading.dice, reading.count);
    custom->left_out = left_out;
    if (reading.is_cut) {
        custom->remark = CUSTOM_REMARK_FULL;
    } else if (left_out > 0) {
        custom->remark = CUSTOM_REMARK_LEFT_OUT;
    } else if (reading.split[0]) {
        custom->remark = CUSTOM_REMARK_SPLIT;
        memcpy(custom->refused, reading.split, sizeof custom->refused);
    }
}

/* Takes a square board of a playable size. */
static void set_board(struct custom *custom, const struct board *board)
{
    signed char dice[CUSTOM_DICE_MAX];
    int count = board_cell_count(board);
    for (int cell = 0; cell < count; cell++) {
        dice[cell] = (signed char)board->faces[cell];
    }
    custom_set_dice(custom, dice, count);
}

/* Takes the text if it is a square board of a playable size. */
static bool paste_board(struct custom *custom, const char *text, size_t length)
{
    struct board board;
    bool fits = !memchr(text, '_', length) &&
                board_parse_in(custom->alphabet, text, length, 0, 0, &board, NULL) == STATUS_OK &&
                board.rows == board.columns && board.rows >= APP_SIZE_MIN &&
                board.rows <= APP_SIZE_MAX;
    if (fits) {
        set_board(custom, &board);
    }
    return fits;
}

/* Takes the last word of a text if it is such a board, as in a copied result. */
static bool paste_last_word(struct custom *custom, const char *text)
{
    size_t end = strlen(text);
    while (end > 0 && is_separator(text[end - 1])) {
        end--;
    }
    size_t begin = end;
    while (begin > 0 && !is_separator(text[begin - 1])) {
        begin--;
    }
    return begin > 0 && paste_board(custom, text + begin, end - begin);
}

void custom_paste(struct custom *custom, const char *text)
{
    custom_forget_remark(custom);
    bool is_board = paste_board(custom, text, strlen(text)) || paste_last_word(custom, text);
    if (!is_board) {
        paste_letters(custom, text);
    }
}

/* --- codes and challenges --- */

void custom_paste_line(struct custom *custom, const char *text)
{
    char line[FIELD_TEXT_MAX];
    size_t length = 0;
    for (; *text && length + 1 < sizeof line; text++) {
        char letter = custom_code_letter(*text);
        bool is_part = letter || isdigit((unsigned char)*text) || *text == '-';
        line[length++] = ' '; /* anything else separates words */
        if (is_part) {
            line[length - 1] = *(letter ? &letter : text);
        }
    }
    line[length] = '\0';
    custom_init(custom, custom->alphabet, custom->size);
    field_set(&custom->field, line);
    custom_edited(custom);
}

/* Finds the first challenge in a text; returns the text itself if there is none. */
static const char *find_challenge(const char *text)
{
    for (const char *at = text; *at; at++) {
        bool is_mark = (at[0] == 'T' || at[0] == 't') && at[1] == '1' && !is_letter_or_digit(at[2]);
        if (is_mark && (at == text || !is_letter_or_digit(at[-1]))) {
            return at;
        }
    }
    return text;
}

/* Returns whether the whole text is a code, good or bad. Board codes have 10 letters and digits,
 * those of a language's own dice and of puzzles 12; one more or less counts as a typo. */
static bool is_code(const struct alphabet *alphabet, const char *text)
{
    int count = 0;
    bool has_digit = false;
    for (const char *at = text; *at; at++) {
        has_digit = has_digit || isdigit((unsigned char)*at);
        if (is_letter_or_digit(*at)) {
            count++;
        } else if (!strchr("- \t\r\n", *at)) {
            return false;
        }
    }
    return challenge_classify(alphabet, text, strlen(text)) == CHALLENGE_TEXT_CODE ||
           (has_digit && count >= 9 && count <= 13);
}

static void paste_challenge(struct custom *custom, const char *text)
{
    char line[CHALLENGE_LINE_MAX];
    struct challenge challenge;
    bool is_good =
        challenge_read_in(custom->alphabet, text, strlen(text), &challenge, NULL) == STATUS_OK &&
        challenge_write(&challenge, line, NULL) == STATUS_OK;
    custom_paste_line(custom, is_good ? line : find_challenge(text));
}

void custom_sense_paste(struct custom_screen *screen, struct desk *desk, const char *text)
{
    struct custom *custom = &screen->custom;
    char word[TABLE_CODE_WORD_MAX];
    const char *mark = strrchr(text, '#'); /* of a link */
    if (challenge_classify(custom->alphabet, text, strlen(text)) == CHALLENGE_TEXT_CHALLENGE) {
        paste_challenge(custom, text);
    } else if (is_code(custom->alphabet, text)) {
        custom_paste_line(custom, text);
    } else if (table_find_code(&desk->table, text, word)) {
        custom_paste_line(custom, word);
    } else if (mark && is_code(custom->alphabet, mark + 1)) { /* a bad one */
        custom_paste_line(custom, mark + 1);
    } else {
        custom_paste(custom, text);
    }
    custom_sense_text(screen, desk);
}
