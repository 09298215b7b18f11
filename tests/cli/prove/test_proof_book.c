/* SPDX-License-Identifier: MIT */
/*
 * The file of a proof on a disk that is full for a while.
 */
#include "naive.h"
#include "proof_book.h"
#include "test.h"

#include <unistd.h>

static struct cli cli;
static struct lexicon lexicon;
static char folder[] = "/tmp/trounce-proof-XXXXXX";
static char name[64];

static int set_up(void **state)
{
    static struct naive_list list;
    naive_add(&list, "tea", (struct word_note){.tier = 10});
    naive_lexicon(&list, &lexicon);
    writer_init(&cli.out, STDOUT_FILENO);
    if (!mkdtemp(folder)) {
        return -1;
    }
    (void)snprintf(name, sizeof name, "%s/state", folder);
    return 0;
}

static int tear_down(void **state)
{
    lexicon_deinit(&lexicon);
    (void)remove(name);
    return rmdir(folder);
}

static bool file_has(const char *text)
{
    char content[4096];
    FILE *stream = fopen(name, "rb");
    assert_non_null(stream);
    size_t size = fread(content, 1, sizeof content - 1, stream);
    assert_int_equal(fclose(stream), 0);
    content[size] = '\0';
    return strstr(content, text);
}

/* What could not be written is lost, and the C library can write again: the part must not end. */
TEST_CASE(test_a_part_that_lacks_lines_does_not_count)
{
    const struct proof_plan plan = {
        .lexicon = &lexicon,
        .config = {.rows = 2, .columns = 2, .rules = RULES_PLAIN, .least = 1},
        .shards = 1};
    const struct proof_result result = {.classes = 7};
    struct proof_book book;
    assert_int_equal(proof_book_open(&cli, name, &plan, &book), OUTCOME_YES);
    assert_int_equal(proof_book_enter(&book, 0, &result), OUTCOME_YES);
    assert_true(file_has("\nend 0 7\n"));
    (void)fgetc(book.stream); /* it is only open for writing */
    assert_true(ferror(book.stream));
    assert_int_equal(proof_book_enter(&book, 1, &result), OUTCOME_BAD);
    assert_false(file_has("\nend 1 7\n"));
    proof_book_close(&book);
}

RUN_TESTS(set_up, tear_down)
