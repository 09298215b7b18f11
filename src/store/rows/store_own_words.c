/* SPDX-License-Identifier: MIT */
/*
 * The table of the player's own words. Leaves what they mean for a round to the app.
 */
#include "store_state.h"

#include <string.h>

/* A word as it is stored, and what is said of it. */
struct said {
    const struct own_words *own;
    const char *word; /* NULL: all of `own` */
    enum own_word kind;
};

/* The id of the next round that ends. */
#define NEXT_ROUND                                                                                 \
    "(SELECT max(0, ifnull((SELECT max(id) FROM rounds), 0), ifnull((SELECT max(seq) FROM "        \
    "sqlite_sequence WHERE name = 'rounds'), 0)) + 1)"

static int write_word(struct store *store, const char *word, enum own_word kind)
{
    char written[WRITTEN_MAX];
    struct query query = query_begin(
        store->database, kind == OWN_WORD_NONE
                             ? "DELETE FROM own_words WHERE word = ? AND language = ?"
                             : "INSERT INTO own_words (word, language, counts, since) VALUES "
                               "(?, ?, ?, " NEXT_ROUND ") ON CONFLICT (word, language) DO UPDATE "
                               "SET counts = excluded.counts, since = excluded.since "
                               "WHERE counts <> excluded.counts");
    query_bind_text(&query, record_write_word(store->play_language.alphabet, word, written));
    query_bind_text(&query, store->play_language.code);
    if (kind != OWN_WORD_NONE) {
        query_bind(&query, kind == OWN_WORD_ADDED);
    }
    (void)query_step(&query);
    return query_end(&query);
}

static int write_said(struct store *store, const void *what)
{
    const struct said *said = what;
    int code = store_begin(store);
    code = code ? code : ids_make_room(store);
    if (code == SQLITE_OK && said->word) {
        code = write_word(store, said->word, said->kind);
    }
    for (enum own_word kind = OWN_WORD_ADDED; !said->word && kind <= OWN_WORD_REMOVED; kind++) {
        for (size_t i = 0; code == SQLITE_OK && i < own_words_count(said->own, kind); i++) {
            code = write_word(store, own_words_at(said->own, kind, i), kind);
        }
    }
    return store_commit(store, code);
}

enum status store_set_own_word(struct store *store, const char *word, enum own_word kind)
{
    struct said said = {NULL, word, kind};
    return store_write(store, write_said, &said, N_("This word is not saved"));
}

enum status store_add_own_words(struct store *store, const struct own_words *own)
{
    struct said said = {own, NULL, OWN_WORD_NONE};
    return store_write(store, write_said, &said, N_("These words are not saved"));
}

bool own_word_is_valid(struct query *query, const struct play_language *play_language)
{
    char written[WRITTEN_MAX];
    char language[STORE_LANGUAGE_MAX];
    (void)play_language;
    query_name(query, written, sizeof written);
    record_read_language(query, language);
    (void)query_within(query, 0, 1);
    (void)query_within(query, 0, COLUMN_MOST);
    return !query->is_bad && written[0] != '\0';
}

enum status store_read_own_words(struct store *store, long long round, struct own_words *own)
{
    enum status status = STATUS_OK;
    /* A number above the next one is of another file, from which the word was salvaged. */
    struct query query = query_begin(
        store->database, "SELECT word, counts FROM own_words WHERE language = ?1 AND "
                         "(?2 = 0 OR since <= ?2 OR since > " NEXT_ROUND ") ORDER BY word");
    query_bind_text(&query, store->play_language.code);
    query_bind(&query, round);
    while (status != STATUS_NO_MEMORY && query_step(&query)) {
        char written[WRITTEN_MAX];
        char word[STORE_WORD_MAX];
        query_name(&query, written, sizeof written);
        bool counts = query_within(&query, 0, 1) == 1;
        if (!query.is_bad && record_encode_word(store->play_language.alphabet, written, word)) {
            status =
                own_words_set(own, word, strlen(word), counts ? OWN_WORD_ADDED : OWN_WORD_REMOVED);
        }
        query.is_bad = false;
    }
    if (status == STATUS_NO_MEMORY) {
        query_fail_without_memory(&query, status);
    }
    return store_finish(store, query_end(&query), N_("Your own words could not be read"));
}
