/* SPDX-License-Identifier: MIT */
/*
 * Writes .mo files (a header, two tables and the texts) and reads files of po/ line by line. Leaves
 * checking them to the tests.
 */
#include "translation.h"
#include "test.h"

#include <stdbool.h>

#define TEXT_MAX    4096
#define ENTRIES_MAX 2000

/* A growing buffer of bytes, '\0' included. */
struct bytes {
    char *at;
    size_t size;
};

struct entry {
    struct bytes text, translation;
};

struct book {
    struct entry entries[ENTRIES_MAX];
    size_t count;
};

static void append(struct bytes *bytes, const char *more, size_t size)
{
    bytes->at = realloc(bytes->at, bytes->size + size + 1);
    assert_non_null(bytes->at);
    memcpy(bytes->at + bytes->size, more, size);
    bytes->size += size;
    bytes->at[bytes->size] = '\0';
}

static struct entry *add(struct book *book)
{
    assert_true(book->count < ENTRIES_MAX);
    struct entry *entry = &book->entries[book->count++];
    *entry = (struct entry){0};
    append(&entry->text, "", 0);
    append(&entry->translation, "", 0);
    return entry;
}

static void add_header(struct book *book, const char *rule)
{
    char header[512];
    struct entry *entry = add(book);
    (void)snprintf(header, sizeof header,
                   "Content-Type: text/plain; charset=UTF-8\nLanguage: xx\n%s%s%s",
                   rule ? "Plural-Forms: " : "", rule ? rule : "", rule ? "\n" : "");
    append(&entry->translation, header, strlen(header));
}

static int compare(const void *left, const void *right)
{
    return strcmp(((const struct entry *)left)->text.at, ((const struct entry *)right)->text.at);
}

static void put(char *image, size_t at, size_t number)
{
    for (int i = 0; i < 4; i++) {
        image[at + (size_t)i] = (char)(number >> 8 * i & 0xFF);
    }
}

static size_t put_bytes(char *image, size_t table, size_t end, const struct bytes *bytes)
{
    put(image, table, bytes->size);
    put(image, table + 4, end);
    memcpy(image + end, bytes->at, bytes->size + 1);
    return end + bytes->size + 1;
}

/* Serializes the book to a .mo image and frees its entries. */
static void *bind_book(struct book *book, size_t *size)
{
    size_t texts = 28;
    size_t translations = texts + 8 * book->count;
    size_t end = translations + 8 * book->count;
    *size = end;
    for (size_t i = 0; i < book->count; i++) {
        *size += book->entries[i].text.size + book->entries[i].translation.size + 2;
    }
    char *image = calloc(1, *size);
    assert_non_null(image);
    qsort(book->entries, book->count, sizeof *book->entries, compare);
    put(image, 0, 0x950412deU);
    put(image, 8, book->count);
    put(image, 12, texts);
    put(image, 16, translations);
    for (size_t i = 0; i < book->count; i++) {
        end = put_bytes(image, texts + 8 * i, end, &book->entries[i].text);
        end = put_bytes(image, translations + 8 * i, end, &book->entries[i].translation);
        free(book->entries[i].text.at);
        free(book->entries[i].translation.at);
    }
    return image;
}

void *translation_make(const struct translated *list, size_t count, const char *rule, size_t *size)
{
    static struct book book;
    book.count = 0;
    add_header(&book, rule);
    for (size_t i = 0; i < count; i++) {
        struct entry *entry = add(&book);
        if (list[i].context) {
            append(&entry->text, list[i].context, strlen(list[i].context));
            append(&entry->text, "\004", 1);
        }
        append(&entry->text, list[i].text, strlen(list[i].text));
        if (list[i].plural) {
            append(&entry->text, "", 1);
            append(&entry->text, list[i].plural, strlen(list[i].plural));
        }
        for (int form = 0; form < 4 && list[i].forms[form]; form++) {
            append(&entry->translation, "", form > 0);
            append(&entry->translation, list[i].forms[form], strlen(list[i].forms[form]));
        }
    }
    return bind_book(&book, size);
}

/* --- marked texts --- */

static bool is_letter(char c)
{
    return (c & 0xC0) != 0x80;
}

/* Makes each word half as long again, so that lines break as in a language with long words. */
static void lengthen(struct bytes *to, const char *text)
{
    int letters = 0;
    int more = 0;
    for (const char *c = text; *c != '\0'; c++) {
        bool is_end = (c[1] == ' ' || c[1] == '\0') && *c != '%';
        append(to, c, 1);
        letters += is_letter(*c) && *c != ' ';
        for (; is_end && more < (letters + 1) / 2; more++) {
            append(to, TRANSLATION_MORE, strlen(TRANSLATION_MORE));
        }
    }
}

static void mark(struct bytes *to, const char *text, bool is_long)
{
    append(to, TRANSLATION_BEGIN, strlen(TRANSLATION_BEGIN));
    if (is_long) {
        lengthen(to, text);
    } else {
        append(to, text, strlen(text));
    }
    append(to, TRANSLATION_END, strlen(TRANSLATION_END));
}

/* Reads the quoted part of a line, resolving \n, \t, \" and \\. */
static void read_quoted(const char *line, struct bytes *to)
{
    const char *c = strchr(line, '"');
    const char *end = strrchr(line, '"');
    for (c++; c < end; c++) {
        char letter = *c;
        if (letter == '\\') {
            c++;
            letter = *c == 'n' ? '\n' : *c == 't' ? '\t' : *c;
        }
        append(to, &letter, 1);
    }
}

/* Returns whether texts of this context stay unmarked: they format numbers and are not sentences.
 */
static bool stays(const char *context)
{
    return context &&
           (strncmp(context, "sign between", 12) == 0 || strncmp(context, "digits from", 11) == 0);
}

enum { CONTEXT, TEXT, PLURAL, FORMS, FUZZY = FORMS + 4, PARTS };

/* Returns how many forms the header of a catalogue gives a text with a number. */
static int forms_of(const struct book *book)
{
    const char *header = book->count > 0 ? book->entries[0].translation.at : NULL;
    const char *forms = header ? strstr(header, "nplurals=") : NULL;
    long count = forms ? strtol(forms + strlen("nplurals="), NULL, 10) : 2;
    return count >= 1 && count <= FUZZY - FORMS ? (int)count : 2;
}

/* Writes the translations of an entry, or its English texts if it has none that was reviewed: of a
 * text with a number then the second one as often as the language has more forms. */
static void translate(struct bytes *to, const struct bytes parts[PARTS], bool is_long, int forms)
{
    bool is_english = is_long || parts[FUZZY].size > 0 || parts[FORMS].size == 0;
    int first = is_english ? TEXT : FORMS;
    int past = is_english ? FORMS : FUZZY;
    for (int i = first; i < past && (i == first || parts[i].size > 0); i++) {
        append(to, "", i > first);
        if (stays(parts[CONTEXT].at)) {
            append(to, parts[i].at, parts[i].size);
        } else {
            mark(to, parts[i].at, is_long);
        }
    }
    for (int form = 2; is_english && parts[PLURAL].size > 0 && form < forms; form++) {
        append(to, "", 1);
        mark(to, parts[PLURAL].at, is_long);
    }
}

static void end_entry(struct book *book, struct bytes parts[PARTS], bool is_long)
{
    if (parts[TEXT].size > 0) {
        struct entry *entry = add(book);
        if (parts[CONTEXT].size > 0) {
            append(&entry->text, parts[CONTEXT].at, parts[CONTEXT].size);
            append(&entry->text, "\004", 1);
        }
        append(&entry->text, parts[TEXT].at, parts[TEXT].size);
        if (parts[PLURAL].size > 0) {
            append(&entry->text, "", 1);
            append(&entry->text, parts[PLURAL].at, parts[PLURAL].size);
        }
        translate(&entry->translation, parts, is_long, forms_of(book));
    } else if (parts[FORMS].size > 0) { /* the header */
        struct entry *entry = add(book);
        append(&entry->translation, parts[FORMS].at, parts[FORMS].size);
    }
    for (int i = 0; i < PARTS; i++) {
        free(parts[i].at);
        parts[i] = (struct bytes){0};
    }
}

void *translation_make_marked(const char *path, bool is_long, size_t *size)
{
    static const char *const heads[FUZZY] = {"msgctxt ",   "msgid ",     "msgid_plural ", "msgstr ",
                                             "msgstr[1] ", "msgstr[2] ", "msgstr[3] "};
    static struct book book;
    FILE *stream = fopen(path, "r");
    char line[TEXT_MAX];
    struct bytes parts[PARTS] = {{0}};
    struct bytes *part = NULL;
    if (!stream) {
        return NULL;
    }
    book.count = 0;
    while (fgets(line, sizeof line, stream)) {
        if (line[0] == '\n') {
            end_entry(&book, parts, is_long);
        }
        part = line[0] == '"' ? part : NULL;
        for (int i = 0; i < FUZZY; i++) {
            part = strncmp(line, heads[i], strlen(heads[i])) == 0 ? &parts[i] : part;
        }
        if (strncmp(line, "msgstr[0] ", 10) == 0) {
            part = &parts[FORMS];
        }
        if (part) {
            read_quoted(line, part);
        } else if (strncmp(line, "#,", 2) == 0 && strstr(line, "fuzzy")) {
            append(&parts[FUZZY], "fuzzy", 5);
        }
    }
    end_entry(&book, parts, is_long);
    (void)fclose(stream);
    return bind_book(&book, size);
}
