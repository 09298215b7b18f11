/* SPDX-License-Identifier: MIT */
/*
 * Looks texts up in the player's language. Reads .mo files: a table of texts sorted bytewise, one
 * of translations, and a header with the plural rule. Does not support the rest of gettext.
 */
#include "tr.h"

#include "hand.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAGIC        0x950412deU
#define HEADER_BYTES 28U
#define ENTRY_BYTES  8U
#define FORMS_MAX    8U
#define RULE_DEPTH   40

/* --- The file --- */

static uint32_t number_at(const struct catalogue *catalogue, size_t place)
{
    const unsigned char *at = catalogue->bytes + place;
    return catalogue->swapped
               ? (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3]
               : (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

static const char *string_at(const struct catalogue *catalogue, uint32_t table, uint32_t index)
{
    return (const char *)catalogue->bytes +
           number_at(catalogue, table + (size_t)index * ENTRY_BYTES + 4);
}

static size_t length_at(const struct catalogue *catalogue, uint32_t table, uint32_t index)
{
    return number_at(catalogue, table + (size_t)index * ENTRY_BYTES);
}

static bool is_within(const struct catalogue *catalogue, uint32_t table)
{
    size_t bytes = (size_t)catalogue->count * ENTRY_BYTES;
    if (table > catalogue->size || bytes > catalogue->size - table) {
        return false;
    }
    for (uint32_t i = 0; i < catalogue->count; i++) {
        size_t length = number_at(catalogue, table + (size_t)i * ENTRY_BYTES);
        size_t place = number_at(catalogue, table + (size_t)i * ENTRY_BYTES + 4);
        if (place >= catalogue->size || length >= catalogue->size - place ||
            catalogue->bytes[place + length] != '\0') {
            return false;
        }
    }
    return true;
}

/* --- Formats: a translation may use the arguments of its text, in any order, and no others --- */

struct arguments {
    int count;
    unsigned kinds[MESSAGE_ARGUMENTS_MAX]; /* each directive's type, packed; 0: unused */
};

static bool arguments_of(const char *format, struct arguments *arguments)
{
    memset(arguments, 0, sizeof *arguments);
    for (const char *c = strchr(format, '%'); c; c = strchr(c, '%')) {
        unsigned place, kind;
        if (!message_directive(&c, &place, &kind)) {
            continue;
        }
        int index = place > 0 ? (int)place - 1 : arguments->count;
        if (index >= MESSAGE_ARGUMENTS_MAX ||
            (arguments->kinds[index] != 0 && arguments->kinds[index] != kind)) {
            return false;
        }
        arguments->kinds[index] = kind;
        arguments->count = index >= arguments->count ? index + 1 : arguments->count;
    }
    return true;
}

static bool takes_the_same(const char *text, const char *translation)
{
    struct arguments given, taken;
    if (!arguments_of(text, &given) || !arguments_of(translation, &taken)) {
        return false;
    }
    for (int i = 0; i < taken.count; i++) {
        if (i >= given.count || taken.kinds[i] != given.kinds[i]) {
            return false;
        }
    }
    return true;
}

/* --- The plural rule --- */

struct reading {
    const char *at;
    unsigned long n;
    int depth;
    bool failed;
};

static unsigned long read_choice(struct reading *reading);

static bool read_sign(struct reading *reading, const char *sign)
{
    reading->at += strspn(reading->at, " \t");
    size_t length = strlen(sign);
    if (strncmp(reading->at, sign, length) != 0) {
        return false;
    }
    reading->at += length;
    return true;
}

static unsigned long read_value(struct reading *reading)
{
    unsigned long value = 0;
    bool is_too_deep = ++reading->depth > RULE_DEPTH;
    if (!is_too_deep && read_sign(reading, "!")) {
        value = !read_value(reading);
    } else if (!is_too_deep && read_sign(reading, "(")) {
        value = read_choice(reading);
        reading->failed = !read_sign(reading, ")") || reading->failed;
    } else if (read_sign(reading, "n")) {
        value = reading->n;
    } else if (isdigit((unsigned char)*reading->at)) {
        char *end;
        value = strtoul(reading->at, &end, 10);
        reading->at = end;
    } else {
        reading->failed = true;
    }
    reading->depth--;
    return value;
}

/* Binary operators, loosest binding first; within a level, longer operators first. */
static const char *const rule_signs[][5] = {
    {"||"}, {"&&"}, {"==", "!="}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/", "%"}};

static unsigned long apply(struct reading *reading, const char *sign, unsigned long left,
                           unsigned long right)
{
    switch (sign[0]) {
    case '|':
        return left || right;
    case '&':
        return left && right;
    case '=':
        return left == right;
    case '!':
        return left != right;
    case '<':
        return sign[1] ? left <= right : left < right;
    case '>':
        return sign[1] ? left >= right : left > right;
    case '+':
        return left + right;
    case '-':
        return left - right;
    case '*':
        return left * right;
    default:
        reading->failed = reading->failed || right == 0;
        return right == 0 ? 0 : sign[0] == '/' ? left / right : left % right;
    }
}

static unsigned long read_level(struct reading *reading, size_t level)
{
    if (level == sizeof rule_signs / sizeof rule_signs[0]) {
        return read_value(reading);
    }
    unsigned long left = read_level(reading, level + 1);
    for (int i = 0; rule_signs[level][i] && !reading->failed;) {
        if (read_sign(reading, rule_signs[level][i])) {
            unsigned long right = read_level(reading, level + 1);
            left = apply(reading, rule_signs[level][i], left, right);
            i = 0;
        } else {
            i++;
        }
    }
    return left;
}

static unsigned long read_choice(struct reading *reading)
{
    unsigned long condition = read_level(reading, 0);
    if (reading->failed || !read_sign(reading, "?")) {
        return condition;
    }
    if (++reading->depth > RULE_DEPTH) {
        reading->failed = true;
        return 0;
    }
    unsigned long yes = read_choice(reading);
    reading->failed = !read_sign(reading, ":") || reading->failed;
    unsigned long no = reading->failed ? 0 : read_choice(reading);
    reading->depth--;
    return condition ? yes : no;
}

/* Sets `form` for `n`; false if the rule cannot be parsed or yields a form that does not exist. */
static bool rule_form(const struct plural_rule *rule, unsigned long n, unsigned *form)
{
    struct reading reading = {.at = rule->text, .n = n};
    unsigned long value = read_choice(&reading);
    if (reading.failed || reading.at[strspn(reading.at, " \t;")] != '\0' || value >= rule->forms) {
        return false;
    }
    *form = (unsigned)value;
    return true;
}

static bool rule_read(struct plural_rule *rule, const struct catalogue *catalogue)
{
    char line[CATALOGUE_RULE_MAX];
    catalogue_field(catalogue, "Plural-Forms", line, sizeof line);
    if (line[0] == '\0') {
        *rule = (struct plural_rule){.forms = 2, .text = "n != 1"};
        return true;
    }
    const char *forms = strstr(line, "nplurals=");
    const char *text = strstr(line, "plural=");
    if (!forms || !text) {
        return false;
    }
    unsigned long count = strtoul(forms + strlen("nplurals="), NULL, 10);
    if (count < 1 || count > FORMS_MAX) {
        return false;
    }
    rule->forms = (unsigned)count;
    (void)snprintf(rule->text, sizeof rule->text, "%s", text + strlen("plural="));
    unsigned form;
    for (unsigned long n = 0; n <= 200; n++) { /* rules repeat every hundred */
        if (!rule_form(rule, n, &form)) {
            return false;
        }
    }
    return true;
}

/* --- Opening --- */

/* A plural text is "one\0many"; its translation is the forms, separated by '\0'. */
static bool entry_is_valid(const struct catalogue *catalogue, uint32_t index)
{
    const char *text = string_at(catalogue, catalogue->texts, index);
    const char *translation = string_at(catalogue, catalogue->translations, index);
    if (index > 0 && strcmp(string_at(catalogue, catalogue->texts, index - 1), text) >= 0) {
        return false;
    }
    if (text[0] == '\0') { /* the header */
        return true;
    }
    const char *end = translation + length_at(catalogue, catalogue->translations, index);
    bool counts = strlen(text) < length_at(catalogue, catalogue->texts, index);
    const char *takes = counts ? text + strlen(text) + 1 : text;
    unsigned forms = 0;
    for (const char *form = translation; form <= end; form += strlen(form) + 1) {
        if (!takes_the_same(takes, form)) {
            return false;
        }
        forms++;
    }
    return forms == (counts ? catalogue->rule.forms : 1);
}

enum status catalogue_open(struct catalogue *catalogue, const void *bytes, size_t size)
{
    assert(catalogue && bytes);
    struct catalogue made = {.bytes = bytes, .size = size};
    if (size < HEADER_BYTES) {
        return STATUS_DAMAGED;
    }
    if (number_at(&made, 0) != MAGIC) {
        made.swapped = true;
    }
    if (number_at(&made, 0) != MAGIC || number_at(&made, 4) >> 16 != 0) {
        return STATUS_DAMAGED;
    }
    made.count = number_at(&made, 8);
    made.texts = number_at(&made, 12);
    made.translations = number_at(&made, 16);
    if (made.count > size / ENTRY_BYTES || !is_within(&made, made.texts) ||
        !is_within(&made, made.translations) || !rule_read(&made.rule, &made)) {
        return STATUS_DAMAGED;
    }
    for (uint32_t i = 0; i < made.count; i++) {
        if (!entry_is_valid(&made, i)) {
            return STATUS_DAMAGED;
        }
    }
    *catalogue = made;
    return STATUS_OK;
}

/* --- Looking up --- */

/* Returns the translation of `text` and its length in bytes; NULL if there is none. */
static const char *found(const struct catalogue *catalogue, const char *text, size_t *length)
{
    uint32_t low = 0, high = catalogue->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(text, string_at(catalogue, catalogue->texts, middle));
        if (order == 0) {
            *length = length_at(catalogue, catalogue->translations, middle);
            const char *translation = string_at(catalogue, catalogue->translations, middle);
            return *length > 0 ? translation : NULL;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return NULL;
}

char *catalogue_field(const struct catalogue *catalogue, const char *field, char *text, size_t size)
{
    assert(size > 0);
    text[0] = '\0';
    size_t length, name = strlen(field);
    const char *line = found(catalogue, "", &length);
    while (line) {
        if (strncmp(line, field, name) == 0 && line[name] == ':') {
            line += name + 1;
            line += strspn(line, " ");
            (void)snprintf(text, size, "%.*s", (int)strcspn(line, "\n"), line);
            break;
        }
        line = strchr(line, '\n');
        line = line ? line + 1 : NULL;
    }
    return text;
}

const char *catalogue_text(const struct catalogue *catalogue, const char *text)
{
    size_t length;
    const char *translation = catalogue && text[0] != '\0' ? found(catalogue, text, &length) : NULL;
    const char *context = strchr(text, '\004');
    return translation ? translation : context ? context + 1 : text;
}

const char *catalogue_plural(const struct catalogue *catalogue, const char *one, long count)
{
    size_t length;
    const char *translation = found(catalogue, one, &length);
    unsigned long n = count < 0 ? 0UL - (unsigned long)count : (unsigned long)count;
    unsigned form;
    if (!translation || !rule_form(&catalogue->rule, n, &form)) {
        return NULL;
    }
    const char *end = translation + length;
    while (form > 0 && translation + strlen(translation) < end) {
        translation += strlen(translation) + 1;
        form--;
    }
    return translation;
}

/* --- The language of the window --- */

static const struct catalogue *spoken;

void tr_use(const struct catalogue *catalogue)
{
    spoken = catalogue;
}

const char *tr(const char *text)
{
    const char *worded = hand_text(text);
    return *worded ? catalogue_text(spoken, worded) : worded;
}

const char *tr_plural(const char *one, const char *many, long count)
{
    const char *translation = spoken ? catalogue_plural(spoken, one, count) : NULL;
    return translation ? translation : catalogue_text(NULL, count == 1 ? one : many);
}

char *tr_message(const struct message *message, char *text, size_t size)
{
    return message_write(message, tr, text, size);
}
