/* SPDX-License-Identifier: MIT */
/*
 * The English language, and other languages from text. Leaves the letters to alphabet.c.
 */
#include "trounce/language.h"

#include "trounce/utf8.h"

#include <assert.h>
#include <string.h>

static_assert(LANGUAGE_CODE_SIZE == DICE_LANGUAGE_SIZE, "dice name the language by its code");

const struct language language_english = {
    .code = "en", .name = "English", .english_name = "English", .alphabet = &alphabet_english};

bool language_is_english(const struct language *language)
{
    return strcmp(language->code, language_english.code) == 0;
}

bool language_is_code(const char *text)
{
    return text[0] >= 'a' && text[0] <= 'z' && text[1] >= 'a' && text[1] <= 'z' && text[2] == '\0';
}

/* A line of a language's text. */
struct line {
    const char *bytes;
    size_t length;
    size_t number;
};

/* Copies the rest of a line that begins with `kind` and a blank to `name`. STATUS_MISSING: the line
 * does not. */
static enum status read_name(const struct line *line, const char *kind,
                             char name[LANGUAGE_NAME_SIZE], struct fault *fault)
{
    size_t at = strlen(kind);
    size_t end = line->length;
    if (at >= end || memcmp(line->bytes, kind, at) != 0 || !utf8_is_blank(line->bytes[at])) {
        return STATUS_MISSING;
    }
    while (at < end && utf8_is_blank(line->bytes[at])) {
        at++;
    }
    while (end > at && utf8_is_blank(line->bytes[end - 1])) {
        end--;
    }
    if (end == at || end - at >= LANGUAGE_NAME_SIZE) {
        return fault_at_line(fault, STATUS_SYNTAX, line->number, at + 1,
                             "the name of a language has 1 to %d bytes", LANGUAGE_NAME_SIZE - 1);
    }
    for (size_t i = at; i < end;) {
        bool is_printable;
        i += utf8_step(line->bytes + i, end - i, &is_printable);
        if (!is_printable) {
            return fault_at_line(fault, STATUS_SYNTAX, line->number, at + 1,
                                 "the name of a language must be printable UTF-8");
        }
    }
    memcpy(name, line->bytes + at, end - at);
    name[end - at] = '\0';
    return STATUS_OK;
}

static enum status read_names(const char *text, size_t length, struct language *language,
                              struct fault *fault)
{
    struct line line = {.number = 0};
    for (size_t at = 0; at < length; at += line.length + 1) {
        const char *end = memchr(text + at, '\n', length - at);
        line.bytes = text + at;
        line.length = end ? (size_t)(end - line.bytes) : length - at;
        line.number++;
        enum status status = read_name(&line, "name", language->name, fault);
        if (status == STATUS_MISSING) {
            status = read_name(&line, "english", language->english_name, fault);
        }
        if (status != STATUS_OK && status != STATUS_MISSING) {
            return status;
        }
    }
    if (!language->name[0] || !language->english_name[0]) {
        return fault_whole(fault, STATUS_SYNTAX, "no line begins with %s",
                           language->name[0] ? "english" : "name");
    }
    return STATUS_OK;
}

enum status language_read(const char *code, const char *text, size_t length,
                          struct language *language, struct alphabet *alphabet, struct fault *fault)
{
    struct language read = {.alphabet = alphabet};
    if (!language_is_code(code)) {
        return fault_whole(fault, STATUS_SYNTAX,
                           "the code of a language is two lower-case letters, as in ISO 639-1");
    }
    memcpy(read.code, code, sizeof read.code);
    enum status status = read_names(text, length, &read, fault);
    if (status == STATUS_OK) {
        status = alphabet_read(text, length, alphabet, fault);
    }
    if (status == STATUS_OK) {
        *language = read;
    }
    return status;
}

struct dice_set language_dice_set(const struct language *language, int side)
{
    static const char *const names[] = {LANGUAGE_DICE_SETS};
    static_assert(sizeof names / sizeof names[0] == LANGUAGE_DICE, "a name for each size");
    assert(side >= LANGUAGE_SIDE_MIN && side <= LANGUAGE_SIDE_MAX);
    struct dice_set set = {
        .id = (char)('0' + side), .name = names[side - LANGUAGE_SIDE_MIN], .count = side * side};
    memcpy(set.language, language->code, sizeof set.language);
    return set;
}
