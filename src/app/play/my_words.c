/* SPDX-License-Identifier: MIT */
#include "my_words.h"

#include "phrase.h"

#include <string.h>

static void say_no_memory(struct game *game)
{
    notice_show(&game->notice, tr("There is not enough memory for that."));
}

bool my_words_apply(struct game *game)
{
    bool is_done = session_set_own(&game->session, game->own,
                                   settings_word_sets(&game->settings)) == STATUS_OK;
    if (!is_done) {
        say_no_memory(game);
    }
    return is_done;
}

void my_words_load(struct game *game)
{
    my_words_deinit(game);
    if (own_words_new(game->session.language->alphabet, &game->own) != STATUS_OK) {
        game->own = NULL;
        say_no_memory(game);
        return;
    }
    (void)saves_read_own_words(game->saves, 0, game->own);
    (void)my_words_apply(game);
}

bool my_words_then(struct game *game, const struct stored_round *stored, struct lexicon **lexicon)
{
    struct own_words *own = NULL;
    *lexicon = NULL;
    if (!round_kind_has_own_words(stored->notes.kind)) {
        return true;
    }
    enum status status = own_words_new(game->session.language->alphabet, &own);
    if (status == STATUS_OK) {
        (void)saves_read_own_words(game->saves, stored->id, own);
        status = session_make_lexicon(&game->session, own, stored->notes.word_sets, lexicon);
    }
    own_words_free(own);
    if (status != STATUS_OK) {
        say_no_memory(game);
    }
    return status == STATUS_OK;
}

void my_words_deinit(struct game *game)
{
    own_words_free(game->own);
    game->own = NULL;
}

enum own_word my_words_kind(const struct game *game, const char *word)
{
    return game->own ? own_words_kind(game->own, word, strlen(word)) : OWN_WORD_NONE;
}

/* Returns whether the list has a word, and no set leaves it out: of those of the round, or of the
 * next one. */
static bool is_listed(const struct game *game, const char *word)
{
    const struct session *session = &game->session;
    const struct lexicon *lexicon = session->lexicon;
    uint32_t number;
    if (game->own) {
        word_sets_limit(session_follows_own(session) ? session->notes.word_sets
                                                     : session->word_sets,
                        game->own);
    }
    return lexicon_find(lexicon, word, strlen(word), &number) &&
           !(game->own && own_words_leave_out(game->own, lexicon, lexicon_note(lexicon, number)));
}

bool my_words_counts(const struct game *game, const char *word)
{
    enum own_word kind = my_words_kind(game, word);
    return kind == OWN_WORD_NONE ? is_listed(game, word) : kind == OWN_WORD_ADDED;
}

enum left_out my_words_left_out(const struct game *game, const char *word)
{
    const struct lexicon *lexicon = game->session.lexicon;
    uint32_t number;
    if (my_words_kind(game, word) != OWN_WORD_NONE || is_listed(game, word) ||
        !lexicon_find(lexicon, word, strlen(word), &number)) {
        return LEFT_OUT_NOT;
    }
    return lexicon_note(lexicon, number).marks == WORD_MARK_OFFENSIVE ? LEFT_OUT_OFFENSIVE
                                                                      : LEFT_OUT_UNCOMMON;
}

size_t my_words_count(const struct game *game, enum own_word kind)
{
    return game->own ? own_words_count(game->own, kind) : 0;
}

const char *my_words_at(const struct game *game, enum own_word kind, size_t index)
{
    return own_words_at(game->own, kind, index);
}

/* Says why there can be no such word. */
static void refuse(struct game *game, enum status status)
{
    if (status != STATUS_RANGE) {
        say_no_memory(game);
        return;
    }
    notice_show(&game->notice, say(game->arena, tr("There can be at most %s words of your own."),
                                   phrase_number(game->arena, OWN_WORDS_MAX)));
}

/* Says something of a word, applies it and keeps it; or none of that. */
static bool judge(struct game *game, const char *word, enum own_word kind)
{
    size_t length = strlen(word);
    enum own_word before = my_words_kind(game, word);
    enum status status =
        game->own ? own_words_set(game->own, word, length, kind) : STATUS_NO_MEMORY;
    if (status != STATUS_OK) {
        refuse(game, status);
        return false;
    }
    if (!my_words_apply(game)) {
        (void)own_words_set(game->own, word, length, before);
        return false;
    }
    bool is_kept = saves_set_own_word(game->saves, word, kind) == STATUS_OK;
    if (!is_kept) {
        (void)own_words_set(game->own, word, length, before);
        (void)my_words_apply(game);
    }
    stage_notify(&game->stage, NEWS_OWN); /* also if not: the board was solved anew */
    return is_kept;
}

bool my_words_say(struct game *game, const char *word, bool counts)
{
    enum own_word kind = is_listed(game, word) == counts ? OWN_WORD_NONE
                         : counts                        ? OWN_WORD_ADDED
                                                         : OWN_WORD_REMOVED;
    return judge(game, word, kind);
}

bool my_words_forget(struct game *game, const char *word)
{
    return judge(game, word, OWN_WORD_NONE);
}

/* Adds what a text says, and keeps it; returns false if it is wrong, as `fault` says. `*is_kept` is
 * false if it could not be kept, as a notice says. */
static bool take(struct game *game, struct own_words *read, const char *text, size_t size,
                 bool *is_kept, struct fault *fault)
{
    enum status status = read ? own_words_read(read, text, size, fault) : STATUS_NO_MEMORY;
    if (status == STATUS_OK) {
        status = own_words_read(game->own, text, size, fault);
    }
    if (status != STATUS_OK && status != STATUS_NO_MEMORY) {
        return false; /* nothing has changed */
    }
    *is_kept = status == STATUS_OK && my_words_apply(game) &&
               saves_add_own_words(game->saves, read) == STATUS_OK;
    if (status == STATUS_NO_MEMORY) {
        say_no_memory(game);
    }
    if (!*is_kept) {
        my_words_load(game); /* as it was */
    }
    stage_notify(&game->stage, NEWS_OWN);
    return true;
}

bool my_words_import(struct game *game, const char *name, const char *text, size_t size,
                     struct message *why)
{
    struct own_words *read = NULL;
    struct fault fault;
    bool is_kept = false;
    if (game->own) {
        (void)own_words_new(game->session.language->alphabet, &read);
    }
    bool is_right = take(game, read, text, size, &is_kept, &fault);
    if (!is_right) {
        fault_describe(&fault, name, why);
    } else if (is_kept) {
        size_t count =
            own_words_count(read, OWN_WORD_ADDED) + own_words_count(read, OWN_WORD_REMOVED);
        notice_show(&game->notice,
                    say(game->arena, tr("%s imported."), phrase_words(game->arena, (long)count)));
    }
    own_words_free(read);
    return is_right;
}

char *my_words_export(const struct game *game)
{
    char *text;
    return game->own && own_words_write(game->own, &text) == STATUS_OK ? text : NULL;
}
