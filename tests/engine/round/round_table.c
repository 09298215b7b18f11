/* SPDX-License-Identifier: MIT */
#include "round_table.h"

#include "given.h"
#include "naive.h"
#include "test.h"

struct table table;

static struct round *rounds[1024]; /* of the test that runs */
static size_t round_count;

int table_set_up(void **state, const char *const *words, size_t count, size_t offensive)
{
    static struct naive_list list;
    list.count = 0;
    for (size_t i = 0; i < count; i++) {
        bool is_offensive = i >= count - offensive;
        naive_add(&list, words[i],
                  (struct word_note){is_offensive ? 50 : 35,
                                     is_offensive ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE});
    }
    naive_lexicon(&list, &table.lexicon);
    table.board = given_board("casemopistrenapd");
    return 0;
}

int table_tear_down(void **state)
{
    lexicon_deinit(&table.lexicon);
    return 0;
}

struct round_config table_config(enum game_mode mode, long time_ms)
{
    return (struct round_config){.board = &table.board,
                                 .lexicon = &table.lexicon,
                                 .rules = RULES_FOUR,
                                 .mode = mode,
                                 .time_ms = time_ms};
}

struct round *table_round(const struct round_config *config)
{
    assert_true(round_count < sizeof rounds / sizeof rounds[0]);
    assert_ok(round_new(config, &rounds[round_count]));
    return rounds[round_count++];
}

int table_free_rounds(void **state)
{
    while (round_count > 0) {
        round_free(rounds[--round_count]);
    }
    return 0;
}

enum verdict table_submit(struct round *round, const char *word)
{
    enum verdict expected = round_judge(round, word, strlen(word), NULL);
    enum verdict verdict;
    assert_ok(round_submit_word(round, word, strlen(word), &verdict));
    assert_int_equal(verdict, expected);
    return verdict;
}
