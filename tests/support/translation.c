/* SPDX-License-Identifier: MIT */
/*
 * A .mo file is a header, two tables and the texts; a template is read line by line.
 */
#include "translation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TEXT_MAX    4096
#define ENTRIES_MAX 2000

/* Bytes that may hold '\0'. */
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

/* Takes the book apart. */
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

/* --- the long language --- */

/* Half as many letters more as the text has, behind it and in brackets. */
static void lengthen(struct bytes *to, const char *text)
{
    size_t letters = 0;
    for (const char *c = text; *c != '\0'; c++) {
        letters += (*c & 0xC0) != 0x80;
    }
    append(to, "[", 1);
    append(to, text, strlen(text));
    for (size_t i = 0; i + 2 < (letters + 1) / 2; i++) { /* the brackets count */
        append(to, "õ", 2);
    }
    append(to, "]", 1);
}

/* What stands between the quotes of a line, with \n, \" and \\ resolved. */
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

/* Texts that are no sentences stay as they are: figures are counted by them. */
static bool stays(const struct bytes *context)
{
    return strncmp(context->at, "sign between", 12) == 0 ||
           strncmp(context->at, "digits from", 11) == 0;
}

static void end_entry(struct book *book, struct bytes parts[3])
{
    if (parts[1].size > 0) {
        struct entry *entry = add(book);
        if (parts[0].size > 0) {
            append(&entry->text, parts[0].at, parts[0].size);
            append(&entry->text, "\004", 1);
        }
        append(&entry->text, parts[1].at, parts[1].size);
        if (parts[2].size > 0) {
            append(&entry->text, "", 1);
            append(&entry->text, parts[2].at, parts[2].size);
        }
        if (parts[0].at && stays(&parts[0])) {
            append(&entry->translation, parts[1].at, parts[1].size);
        } else {
            lengthen(&entry->translation, parts[1].at);
        }
        if (parts[2].size > 0) {
            append(&entry->translation, "", 1);
            lengthen(&entry->translation, parts[2].at);
        }
    }
    for (int i = 0; i < 3; i++) {
        free(parts[i].at);
        parts[i] = (struct bytes){0};
    }
}

void *translation_make_long(const char *path, size_t *size)
{
    static const char *const heads[] = {"msgctxt ", "msgid ", "msgid_plural "};
    static struct book book;
    FILE *stream = fopen(path, "r");
    char line[TEXT_MAX];
    struct bytes parts[3] = {{0}};
    struct bytes *part = NULL;
    if (!stream) {
        return NULL;
    }
    book.count = 0;
    add_header(&book, "nplurals=2; plural=n != 1;");
    while (fgets(line, sizeof line, stream)) {
        if (line[0] == '\n') {
            end_entry(&book, parts);
        }
        part = line[0] == '"' ? part : NULL;
        for (int i = 0; i < 3; i++) {
            part = strncmp(line, heads[i], strlen(heads[i])) == 0 ? &parts[i] : part;
        }
        if (part) {
            read_quoted(line, part);
        }
    }
    end_entry(&book, parts);
    (void)fclose(stream);
    return bind_book(&book, size);
}
