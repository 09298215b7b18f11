/* SPDX-License-Identifier: MIT */
/*
 * Messages in English, for comparing them.
 */
#ifndef TROUNCE_TESTS_ENGLISH_H
#define TROUNCE_TESTS_ENGLISH_H

#include "trounce/message.h"

/* A message of a text in the source, which is translated. */
#define PLAIN(text) (&(const struct message){.format = "" text})

/* A message of any text, which is not; valid until the next call. */
static inline const struct message *quoted(const char *text)
{
    static struct message message;
    message_set(&message, "%s", text);
    return &message;
}

/* Returns the text of a message ("": none); valid until the next call but one. */
static inline const char *english(const struct message *message)
{
    static char texts[2][2 * MESSAGE_BYTES_MAX];
    static int next;
    next = 1 - next;
    return message_write(message, NULL, texts[next], sizeof texts[next]);
}

#endif
