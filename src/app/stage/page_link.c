/* SPDX-License-Identifier: MIT */
#include "page_link.h"

#include "trounce/daily.h"
#include "trounce/memory.h"

#include <stdbool.h>
#include <string.h>

#define GROUP_MIN  2 /* of the letters between the dashes of a code */
#define GROUP_MAX  5
#define GROUPS_MIN 2
#define GROUPS_MAX 3

static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"; /* of codes and challenges */

/* Returns whether a line is groups of such signs with dashes between them. */
static bool is_code(const char *line, size_t length)
{
    int groups = 0;
    for (;;) {
        size_t group = strspn(line, signs);
        if (group < GROUP_MIN || group > GROUP_MAX || ++groups > GROUPS_MAX) {
            return false;
        }
        if (group == length) {
            return groups >= GROUPS_MIN;
        }
        if (line[group] != '-') {
            return false;
        }
        line += group + 1;
        length -= group + 1;
    }
}

static bool is_challenge(const char *line, size_t length)
{
    static const char begins[] = "T1-"; /* of trounce/challenge.h */
    size_t head = strlen(begins);
    return length > head && strncmp(line, begins, head) == 0 &&
           strspn(line + head, signs) == length - head;
}

static bool is_hunt(const char *line, size_t length)
{
    struct daily_link link;
    return strcspn(line, " ") >= length && daily_link_read(line, &link) && link.date.year > 0;
}

static bool is_named(const char *line, size_t length)
{
    return is_code(line, length) || is_challenge(line, length) || is_hunt(line, length);
}

char *page_link_write(const char *address, const char *text)
{
    size_t links = 0;
    for (const char *line = text; *line; line += strspn(line, "\n")) {
        size_t length = strcspn(line, "\n");
        links += is_named(line, length);
        line += length;
    }
    size_t head = strlen(address);
    char *linked =
        links > 0 && head > 0 ? memory_new(strlen(text) + links * (head + 1) + 1, 1) : NULL;
    char *at = linked;
    while (linked && *text) {
        size_t length = strcspn(text, "\n");
        if (is_named(text, length)) {
            memcpy(at, address, head);
            at[head] = '#';
            at += head + 1;
        }
        length += strspn(text + length, "\n");
        memcpy(at, text, length);
        at += length;
        text += length;
    }
    if (linked) {
        *at = '\0';
    }
    return linked;
}
