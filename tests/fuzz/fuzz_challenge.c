/* SPDX-License-Identifier: MIT */
/*
 * Any bytes as a text with a challenge, and as the characters of one with a valid check. Leaves
 * codes to fuzz_board.c.
 */
#include "code_bits.h"
#include "code_text.h"
#include "fuzz.h"
#include "trounce/challenge.h"

#include <string.h>

#define CHECKED_MAX 200 /* characters: computing the check goes bit by bit */

static void require_same(const struct challenge *left, const struct challenge *right)
{
    require(left->source == right->source && strcmp(left->code, right->code) == 0);
    require(memcmp(&left->board, &right->board, sizeof left->board) == 0);
    require(left->rules == right->rules && left->time_ms == right->time_ms);
    require(strcmp(left->name, right->name) == 0 && left->digest == right->digest);
    require(left->word_count == right->word_count);
    require(memcmp(left->found, right->found, sizeof left->found) == 0);
    require(left->hint_points == right->hint_points);
    require(left->has_times == right->has_times && left->span == right->span);
    require(memcmp(left->times, right->times, sizeof left->times) == 0);
}

static void read_text(const char *text, size_t size)
{
    struct challenge challenge;
    struct fault fault = {.status = STATUS_OK};
    enum status status = challenge_read(text, size, &challenge, &fault);
    enum challenge_text kind = challenge_classify(&alphabet_english, text, size);
    require((kind == CHALLENGE_TEXT_CHALLENGE) == (status != STATUS_EMPTY));
    struct board board;
    struct board_code code;
    if (status != STATUS_EMPTY) {
        require(board_parse(text, size, 0, 0, &board, NULL) != STATUS_OK);
        require(deal_read_code(text, size, &code, NULL) != STATUS_OK);
    }
    if (challenge.source == CHALLENGE_CODE) {
        size_t length = strlen(challenge.code);
        require(deal_read_code(challenge.code, length, &code, NULL) == STATUS_OK);
    }
    if (status != STATUS_OK) {
        require(fault.detail.format != NULL && fault.column > 0);
        require(challenge.word_count == 0 && challenge.name[0] == 0);
        return;
    }
    for (int i = challenge_found_count(&challenge) - 1; challenge.has_times && i >= 0; i--) {
        long time_ms = challenge_time_ms(&challenge, (size_t)i);
        require(time_ms >= 0 && (challenge.time_ms == 0 || time_ms < challenge.time_ms));
    }
    char line[CHALLENGE_LINE_MAX];
    struct challenge again;
    require(challenge_write(&challenge, line, NULL) == STATUS_OK);
    require(strlen(line) < CHALLENGE_LINE_MAX);
    require(challenge_read(line, strlen(line), &again, NULL) == STATUS_OK);
    require_same(&challenge, &again);
}

/* Reads the bytes as characters, with a valid check appended. */
static void read_checked(const uint8_t *bytes, size_t size)
{
    unsigned values[CHECKED_MAX + 4];
    char text[CHECKED_MAX + 16] = "T1-";
    size_t count = 0;
    for (size_t i = 0; i < size && count < CHECKED_MAX; i++) {
        int value = code_text_value((char)bytes[i]);
        values[count++] = value >= 0 ? (unsigned)value : bytes[i] & CODE_TEXT_MASK;
    }
    count = code_text_put(values, count, code_bits_check(values, count, 20), 4);
    size_t length = 3;
    for (size_t i = 0; i < count; i++) {
        text[length++] = code_text_character(values[i]);
    }
    text[length++] = '1';
    read_text(text, length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_text((const char *)data, size);
    read_checked(data, size);
    return 0;
}
