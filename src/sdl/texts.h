/* SPDX-License-Identifier: MIT */
/*
 * The languages of the interface, from files.
 */
#ifndef SDL_TEXTS_H
#define SDL_TEXTS_H

#include "app.h"
#include "file.h"
#include "paths.h"

/* A zeroed one is closed. */
struct texts {
    struct translations translations;
    struct app_language languages[APP_LANGUAGES_MAX];
    int count;
};

/* Opens all that are there, except broken ones. */
void texts_open(struct texts *texts, const struct paths *paths);

/* Closes them; no app may use them any more. */
void texts_close(struct texts *texts);

#endif
