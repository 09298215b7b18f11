/* SPDX-License-Identifier: MIT */
#include "my_words.h"

#include "phrase.h"

#include <stdio.h>
#include <string.h>

static void say_no_memory(struct desk *desk)
{
    post_notify(&desk->post, tr("There is not enough memory for that."));
}

bool my_words_lay(struct desk *desk)
{
    bool is_done =
        table_set_own(&desk->table, desk->own, settings_word_sets(&desk->settings)) == STATUS_OK;
    if (!is_done) {
        say_no_memory(desk);
    }
    return is_done;
}

void my_words_load(struct desk *desk)
{
    my_words_deinit(desk);
    if (own_words_new(desk->table.language->alphabet, &desk->own) != STATUS_OK) {
        desk->own = NULL;
        say_no_memory(desk);
        return;
    }
    (void)keeper_read_own_words(desk->keeper, 0, desk->own);
    (void)my_words_lay(desk);
}

bool my_words_then(struct desk *desk, const struct stored_round *stored, struct lexicon **lexicon)
{
    struct own_words *own = NULL;
    *lexicon = NULL;
    if (!kind_has_own_words(stored->notes.kind)) {
        return true;
    }
    enum status status = own_words_new(desk->table.language->alphabet, &own);
    if (status == STATUS_OK) {
        (void)keeper_read_own_words(desk->keeper, stored->id, own);
        status = table_make_lexicon(&desk->table, own, stored->notes.word_sets, lexicon);
    }
    own_words_free(own);
    if (status != STATUS_OK) {
        say_no_memory(desk);
    }
    return status == STATUS_OK;
}

void my_words_deinit(struct desk *desk)
{
    own_words_free(desk->own);
    desk->own = NULL;
}

enum own_word my_words_kind(const struct desk *desk, const char *word)
{
    return desk->own ? own_words_kind(desk->own, word, strlen(word)) : OWN_WORD_NONE;
}

/* Returns whether the list has a word, and no set leaves it out: of those of the round, or of the
 * next one. */
static bool is_listed(const struct desk *desk, const char *word)
{
    const struct table *table = &desk->table;
    const struct lexicon *lexicon = table->lexicon;
    uint32_t number;
    if (desk->own) {
        word_sets_limit(table_follows_own(table) ? table->notes.word_sets : table->word_sets,
                        desk->own);
    }
    return lexicon_find(lexicon, word, strlen(word), &number) &&
           !(desk->own && own_words_leave_out(desk->own, lexicon, lexicon_note(lexicon, number)));
}

bool my_words_counts(const struct desk *desk, const char *word)
{
    enum own_word kind = my_words_kind(desk, word);
    return kind == OWN_WORD_NONE ? is_listed(desk, word) : kind == OWN_WORD_ADDED;
}

enum left_out my_words_left_out(const struct desk *desk, const char *word)
{
    const struct lexicon *lexicon = desk->table.lexicon;
    uint32_t number;
    if (my_words_kind(desk, word) != OWN_WORD_NONE || is_listed(desk, word) ||
        !lexicon_find(lexicon, word, strlen(word), &number)) {
        return LEFT_OUT_NOT;
    }
    return lexicon_note(lexicon, number).marks == WORD_MARK_OFFENSIVE ? LEFT_OUT_OFFENSIVE
                                                                      : LEFT_OUT_UNCOMMON;
}

size_t my_words_count(const struct desk *desk, enum own_word kind)
{
    return desk->own ? own_words_count(desk->own, kind) : 0;
}

const char *my_words_at(const struct desk *desk, enum own_word kind, size_t index)
{
    return own_words_at(desk->own, kind, index);
}

/* Says why there can be no such word. */
static void refuse(struct desk *desk, enum status status)
{
    char text[160];
    char most[PHRASE_MAX];
    if (status != STATUS_RANGE) {
        say_no_memory(desk);
        return;
    }
    (void)snprintf(text, sizeof text, tr("There can be at most %s words of your own."),
                   phrase_number(most, OWN_WORDS_MAX));
    post_notify(&desk->post, text);
}

/* Says something of a word, keeps it and lays it on the table; or none of that. */
static bool say(struct desk *desk, const char *word, enum own_word kind)
{
    size_t length = strlen(word);
    enum own_word before = my_words_kind(desk, word);
    enum status status =
        desk->own ? own_words_set(desk->own, word, length, kind) : STATUS_NO_MEMORY;
    if (status != STATUS_OK) {
        refuse(desk, status);
        return false;
    }
    if (!my_words_lay(desk)) {
        (void)own_words_set(desk->own, word, length, before);
        return false;
    }
    if (keeper_set_own_word(desk->keeper, word, kind) != STATUS_OK) {
        (void)own_words_set(desk->own, word, length, before);
        (void)my_words_lay(desk);
        return false;
    }
    stage_tell(&desk->stage, NEWS_OWN);
    return true;
}

bool my_words_say(struct desk *desk, const char *word, bool counts)
{
    enum own_word kind = is_listed(desk, word) == counts ? OWN_WORD_NONE
                         : counts                        ? OWN_WORD_ADDED
                                                         : OWN_WORD_REMOVED;
    return say(desk, word, kind);
}

bool my_words_forget(struct desk *desk, const char *word)
{
    return say(desk, word, OWN_WORD_NONE);
}

bool my_words_import(struct desk *desk, const char *text, size_t size, size_t *count,
                     struct fault *fault)
{
    struct own_words *read = NULL;
    enum status status = STATUS_NO_MEMORY;
    if (desk->own && own_words_new(desk->table.language->alphabet, &read) == STATUS_OK) {
        status = own_words_read(read, text, size, fault);
    }
    bool is_right = status == STATUS_OK || status == STATUS_NO_MEMORY;
    status = status == STATUS_OK ? own_words_read(desk->own, text, size, fault) : status;
    is_right = is_right && (status == STATUS_OK || status == STATUS_NO_MEMORY);
    if (!is_right) { /* nothing has changed */
        own_words_free(read);
        return false;
    }
    *fault = (struct fault){.status = STATUS_OK};
    bool is_kept = status == STATUS_OK && keeper_add_own_words(desk->keeper, read) == STATUS_OK;
    *count =
        read ? own_words_count(read, OWN_WORD_ADDED) + own_words_count(read, OWN_WORD_REMOVED) : 0;
    own_words_free(read);
    if (status == STATUS_NO_MEMORY) {
        say_no_memory(desk);
    }
    if (is_kept) {
        is_kept = my_words_lay(desk);
    } else if (keeper_keeps(desk->keeper)) {
        my_words_load(desk); /* as it was */
    }
    stage_tell(&desk->stage, NEWS_OWN);
    return is_kept;
}

char *my_words_export(const struct desk *desk)
{
    char *text;
    return desk->own && own_words_write(desk->own, &text) == STATUS_OK ? text : NULL;
}
