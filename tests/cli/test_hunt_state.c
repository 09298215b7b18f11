/* SPDX-License-Identifier: MIT */
/*
 * The file of a hunt that was put down: read back as it was written, refused when it was cut or
 * changed at any byte. Leaves signals and threads to cli/test_hunt.sh.
 */
#include "hunt_state.h"
#include "naive.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define FILE_MAX 65536

static struct lexicon lexicon;
static struct cli cli = {.program = "trounce"};
static char folder[] = "/tmp/trounce-hunt-XXXXXX";
static char state_name[64];
static char errors_name[64];
static int errors; /* what takes the place of standard error */
static int kept_errors;

static void random_words(struct naive_list *list)
{
    struct random random;
    random_seed(&random, 5);
    while (list->count < 150) {
        char word[8] = "";
        size_t length = 2 + random_below(&random, 4);
        for (size_t at = 0; at < length; at++) {
            word[at] = "aeiorstlqu"[random_below(&random, 10)];
        }
        naive_add(list, word, (struct word_note){.tier = 10});
    }
}

static int set_up(void **state)
{
    (void)state;
    static struct naive_list list;
    random_words(&list);
    naive_lexicon(&list, &lexicon);
    if (mkdtemp(folder) == NULL) {
        return -1;
    }
    snprintf(state_name, sizeof state_name, "%s/state", folder);
    snprintf(errors_name, sizeof errors_name, "%s/errors", folder);
    writer_init(&cli.out, STDOUT_FILENO);
    kept_errors = dup(STDERR_FILENO);
    FILE *file = fopen(errors_name, "w+");
    if (kept_errors < 0 || file == NULL) {
        return -1;
    }
    errors = fileno(file);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    lexicon_deinit(&lexicon);
    remove(state_name);
    remove(errors_name);
    return rmdir(folder); /* nothing else was left there */
}

/* Reads a state into a book; what is told goes to a file. */
static enum outcome read_back(const void *bytes, size_t size, struct hunt_book *book)
{
    struct file file = {.bytes = bytes, .size = size};
    struct hunt_plan plan;
    *book = (struct hunt_book){.next = 0};
    fflush(stderr);
    dup2(errors, STDERR_FILENO);
    enum outcome outcome = state_read_plan(&cli, "STATE", &file, &plan);
    if (outcome == OUTCOME_YES) {
        outcome =
            book_init(book, &plan) ? state_read(&cli, "STATE", &file, &lexicon, book) : OUTCOME_BAD;
    }
    fflush(stderr);
    dup2(kept_errors, STDERR_FILENO);
    return outcome;
}

/* What was told since the last call has to be one line with the name and a line of the file. */
static void expect_complaint(void)
{
    char text[1024] = "";
    lseek(errors, 0, SEEK_SET);
    ssize_t length = read(errors, text, sizeof text - 1);
    assert_true(length > 0);
    lseek(errors, 0, SEEK_SET);
    assert_int_equal(ftruncate(errors, 0), 0);
    unsigned long line = 0;
    assert_int_equal(sscanf(text, "trounce: STATE:%lu: ", &line), 1);
    assert_true(line > 0);
    assert_ptr_equal(strchr(text, '\n'), text + length - 1);
}

static size_t read_state(char bytes[FILE_MAX])
{
    FILE *file = fopen(state_name, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, FILE_MAX, file);
    assert_true(size > 0 && size < FILE_MAX);
    fclose(file);
    return size;
}

static struct hunt *hunt_of(const struct hunt_plan *plan, uint64_t run, int steps)
{
    struct hunt_config config = {.rows = plan->rows,
                                 .columns = plan->columns,
                                 .rules = plan->rules,
                                 .pool = plan->pool,
                                 .seed = plan->seed,
                                 .run = run};
    struct hunt *hunt = NULL;
    assert_int_equal(hunt_new(&lexicon, &config, &hunt), STATUS_OK);
    for (int step = 0; step < steps && !hunt_is_done(hunt); step++) {
        assert_int_equal(hunt_step(hunt), STATUS_OK);
    }
    return hunt;
}

/* A hunt in which one run of three is done and two are begun, one with boards kept. */
static void make_book(struct hunt_book *book)
{
    const struct hunt_plan plan = {.rows = 2,
                                   .columns = 3,
                                   .rules = RULES_PLAIN,
                                   .pool = 11,
                                   .runs = 20,
                                   .best = 3,
                                   .seed = UINT64_MAX,
                                   .shard = 1,
                                   .shards = 4};
    assert_true(book_init(book, &plan));
    struct hunt *done = hunt_of(&plan, 1, 100000);
    findings_add_hunt(&book->findings, 6, done);
    hunt_free(done);
    book->next = 3;
    book->begun[0] = (struct begun_run){.run = 5, .hunt = hunt_of(&plan, 5, 40)};
    book->begun[7] = (struct begun_run){.run = 9, .hunt = hunt_of(&plan, 9, 2)};
    assert_true(hunt_count(book->begun[0].hunt, HUNT_POOL_KEPT) > 0);
    assert_int_equal(book_done_count(book), 1);
}

static char state_bytes[FILE_MAX];
static size_t state_size;

static void test_read_back_as_written(void **state)
{
    (void)state;
    static struct hunt_book book;
    static struct hunt_book again;
    static char other[FILE_MAX];
    make_book(&book);
    assert_int_equal(state_write(&cli, state_name, &lexicon, &book), OUTCOME_YES);
    state_size = read_state(state_bytes);
    assert_int_equal(read_back(state_bytes, state_size, &again), OUTCOME_YES);
    assert_int_equal(again.next, 3);
    assert_int_equal(again.findings.count, 3);
    assert_int_equal(book_done_count(&again), 1);
    assert_int_equal(again.begun[1].run, 9);
    assert_int_equal(hunt_scorings(again.begun[0].hunt), hunt_scorings(book.begun[0].hunt));
    assert_int_equal(state_write(&cli, state_name, &lexicon, &again), OUTCOME_YES);
    assert_int_equal(read_state(other), state_size);
    assert_memory_equal(other, state_bytes, state_size);
    book_deinit(&book);
    book_deinit(&again);
}

static void test_cut_at_any_byte(void **state)
{
    (void)state;
    static struct hunt_book book;
    for (size_t size = 0; size < state_size; size++) {
        /* In a block of its own, so that a byte read too far is seen. */
        char *cut = malloc(size + 1);
        assert_non_null(cut);
        memcpy(cut, state_bytes, size);
        enum outcome outcome = read_back(cut, size, &book);
        /* The last newline alone may be missing. */
        assert_int_equal(outcome, size == state_size - 1 ? OUTCOME_YES : OUTCOME_BAD);
        if (outcome == OUTCOME_BAD) {
            expect_complaint();
        }
        book_deinit(&book);
        free(cut);
    }
}

static void test_changed_at_any_byte(void **state)
{
    (void)state;
    static struct hunt_book book;
    static const char others[] = {'\0', '\n', ' ', '9', 'a', '\xff'};
    struct random random = naive_random();
    for (size_t at = 0; at < state_size; at++) {
        char was = state_bytes[at];
        bool is_last = at == state_size - 1;
        char other = is_last ? '\0' : others[random_below(&random, sizeof others)];
        if (other != was) {
            state_bytes[at] = other;
            assert_int_equal(read_back(state_bytes, state_size, &book), OUTCOME_BAD);
            expect_complaint();
            book_deinit(&book);
            state_bytes[at] = was;
        }
    }
    assert_int_equal(read_back(state_bytes, state_size, &book), OUTCOME_YES);
    book_deinit(&book);
}

/* Lines that are well made, and a checksum that is right, but that cannot be. */
static void expect_refused(const char *text)
{
    static struct hunt_book book;
    char whole[2048];
    uint64_t sum = UINT64_C(14695981039346656037);
    for (const char *at = text; *at != 0; at++) {
        sum = (sum ^ (unsigned char)*at) * UINT64_C(1099511628211);
    }
    int length = snprintf(whole, sizeof whole, "%send %016llx\n", text, (unsigned long long)sum);
    assert_int_equal(read_back(whole, (size_t)length, &book), OUTCOME_BAD);
    expect_complaint();
    book_deinit(&book);
}

static void test_what_cannot_be(void **state)
{
    (void)state;
    char words[128];
    const char *begin = strstr(state_bytes, "\nwords ") + 1;
    size_t length = strcspn(begin, "\n");
    snprintf(words, sizeof words, "%.*s", (int)length, begin);
    static const char *const plans[] = {
        "trounce hunt 2\nboard 2x3 plain\npool 11 runs 9 best 3\nseed 1 shard 0/1\n",
        "trounce hunt 1\nboard 9x9 plain\npool 11 runs 9 best 3\nseed 1 shard 0/1\n",
        "trounce hunt 1\nboard 2x3 fancy\npool 11 runs 9 best 3\nseed 1 shard 0/1\n",
        "trounce hunt 1\nboard 2x3 plain\npool 0 runs 9 best 3\nseed 1 shard 0/1\n",
        "trounce hunt 1\nboard 2x3 plain\npool 11 runs 9 best 0\nseed 1 shard 0/1\n",
        "trounce hunt 1\nboard 2x3 plain\npool 11 runs 9 best 3\nseed 1 shard 1/1\n",
        "trounce hunt 1\nboard 2x3 plain\npool 11 runs 09 best 3\nseed 1 shard 0/1\n",
    };
    static const char *const books[] = {
        "next 10\n",
        "next -1\n",
        "next 1\nrun 1 climb 2 scorings 3\n",
        "next 2\nrun 1 climb 17 scorings 3\n",
        "next 2\nrun 1 climb 2 scorings 3\nrun 1 climb 2 scorings 3\n",
        "next 2\ntried 0 xxx/xxx\n",
        "next 2\nrun 1 climb 2 scorings 3\ntried 1 xxx/xxx\n",
        "next 2\nrun 1 climb 2 scorings 3\ntried 0 xxx/xxy\ntried 0 xxx/xxx\ntried 0 www/www\n",
        "next 2\nrun 1 climb 2 scorings 3\nuntried 0 xxx/xx\n",
        "next 2\nrun 1 climb 2 scorings 3\nuntried 0 xxx/xx.\n",
        "next 2\nrun 1 climb 2 scorings 3\nbest 0 xxx/xxx\n",
    };
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        char text[1024];
        snprintf(text, sizeof text, "%s%s\nnext 0\n", plans[i], words);
        expect_refused(text);
    }
    for (size_t i = 0; i < sizeof books / sizeof *books; i++) {
        char text[1024];
        snprintf(text, sizeof text,
                 "trounce hunt 1\nboard 2x3 plain\npool 11 runs 9 best 3\nseed 1 shard 0/1\n%s\n%s",
                 words, books[i]);
        expect_refused(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_read_back_as_written),
        cmocka_unit_test(test_cut_at_any_byte),
        cmocka_unit_test(test_changed_at_any_byte),
        cmocka_unit_test(test_what_cannot_be),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
