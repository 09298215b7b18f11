/* SPDX-License-Identifier: MIT */
/*
 * Looks texts up in the player's language. Leaves the file format to catalogue.c.
 */
#include "tr.h"

static const struct catalogue *spoken;

void tr_use(const struct catalogue *catalogue)
{
    spoken = catalogue;
}

const char *tr(const char *text)
{
    return catalogue_text(spoken, text);
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
