/* SPDX-License-Identifier: MIT */
/*
 * The file of a hunt: read back as it was saved, refused if damaged or foreign, intact whenever the
 * program is killed; and what is shown of a resumed hunt.
 */
#include "child.h"
#include "faulty_disk.h"
#include "hunt_crew.h"
#include "naive.h"
#include "query.h"
#include "test.h"

#include <unistd.h>

#define FILE_MAX  262144
#define ERROR_MAX 4096

static struct lexicon lexicon;
static struct cli cli;
static char folder[] = "/tmp/trounce-hunt-XXXXXX";
static char name[64];
static char errors_name[64];
static FILE *error_file;
static int errors; /* replaces standard error */
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

static void make_lexicon(void)
{
    static struct naive_list list;
    random_words(&list);
    naive_lexicon(&list, &lexicon);
}

static int set_up(void **state)
{
    make_lexicon();
    if (!mkdtemp(folder)) {
        return -1;
    }
    snprintf(name, sizeof name, "%s/state", folder);
    snprintf(errors_name, sizeof errors_name, "%s/errors", folder);
    writer_init(&cli.out, STDOUT_FILENO);
    kept_errors = dup(STDERR_FILENO);
    error_file = fopen(errors_name, "w+");
    if (kept_errors < 0 || !error_file) {
        return -1;
    }
    errors = fileno(error_file);
    return 0;
}

static int tear_down(void **state)
{
    lexicon_deinit(&lexicon);
    (void)fclose(error_file);
    remove(name);
    remove(errors_name);
    return rmdir(folder); /* fails if anything else is left there */
}

/* ---- standard error ---- */

static void catch_errors(void)
{
    fflush(stderr);
    dup2(errors, STDERR_FILENO);
}

/* Returns what was written to standard error since catch_errors. */
static const char *caught_errors(void)
{
    static char text[ERROR_MAX];
    fflush(stderr);
    dup2(kept_errors, STDERR_FILENO);
    lseek(errors, 0, SEEK_SET);
    ssize_t length = read(errors, text, sizeof text - 1);
    assert_true(length >= 0);
    text[length] = '\0';
    lseek(errors, 0, SEEK_SET);
    assert_int_equal(ftruncate(errors, 0), 0);
    return text;
}

/* ---- books ---- */

static struct hunt *hunt_of(const struct hunt_plan *plan, uint64_t run, int steps)
{
    const struct hunt_config config = book_config(plan, run);
    struct hunt *hunt = NULL;
    assert_ok(hunt_new(&lexicon, &config, &hunt));
    for (int step = 0; step < steps && !hunt_is_done(hunt); step++) {
        assert_ok(hunt_step(hunt));
    }
    return hunt;
}

static const struct hunt_plan plan = {.alphabet = &alphabet_english,
                                      .rows = 2,
                                      .columns = 3,
                                      .rules = RULES_PLAIN,
                                      .pool = 11,
                                      .runs = 20,
                                      .best = 3,
                                      .seed = UINT64_MAX,
                                      .shard = 1,
                                      .shards = 4};

/* Makes a hunt in which one run is done and two are begun. */
static void make_book(struct hunt_book *book, const struct hunt_plan *of, int steps)
{
    assert_true(book_init(book, of));
    struct hunt *done = hunt_of(of, 1, 100000);
    book_add_found(book, done);
    hunt_free(done);
    book->next = 3;
    book->begun[0] = (struct begun_run){.run = 5, .hunt = hunt_of(of, 5, steps)};
    book->begun[7] = (struct begun_run){.run = 9, .hunt = hunt_of(of, 9, 2)};
    assert_int_equal(book_done_count(book), 1);
}

static void save(const struct hunt_book *book)
{
    struct hunt_file file;
    assert_int_equal(hunt_file_open(&cli, name, &lexicon, &file), OUTCOME_YES);
    assert_int_equal(hunt_file_save(&file, book), OUTCOME_YES);
    hunt_file_close(&file);
}

/* Reads the file into a book, which the caller must deinit even on failure. */
static enum outcome read_back(struct hunt_book *book)
{
    struct hunt_file file;
    struct hunt_plan read;
    *book = (struct hunt_book){.next = 0};
    enum outcome outcome = hunt_file_open(&cli, name, &lexicon, &file);
    if (outcome == OUTCOME_YES) {
        assert_false(file.is_new);
        outcome = hunt_file_read_plan(&file, &read);
    }
    if (outcome == OUTCOME_YES) {
        outcome = book_init(book, &read) ? hunt_file_read(&file, book) : OUTCOME_BAD;
    }
    hunt_file_close(&file);
    return outcome;
}

/* Reads the file. If it is refused, expects one line that names it and contains `sentence`. */
static enum outcome try_to_read(struct hunt_book *book, const char *sentence)
{
    catch_errors();
    enum outcome outcome = read_back(book);
    const char *text = caught_errors();
    bool is_right = strncmp(text, "trounce: ", 9) == 0 &&
                    strncmp(text + 9, name, strlen(name)) == 0 && strstr(text, sentence) &&
                    strchr(text, '\n') == text + strlen(text) - 1;
    if (outcome != OUTCOME_YES && !is_right) {
        fail_msg("says '%s', not '%s'", text, sentence);
    }
    return outcome;
}

static void expect_refused(const char *sentence)
{
    static struct hunt_book book;
    enum outcome outcome = try_to_read(&book, sentence);
    book_deinit(&book);
    if (outcome != OUTCOME_BAD) {
        fail_msg("is not refused: %s", sentence);
    }
}

static const struct begun_run *find_run(const struct hunt_book *book, uint64_t run)
{
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt && book->begun[i].run == run) {
            return &book->begun[i];
        }
    }
    return NULL;
}

static bool same_members(const struct hunt *a, const struct hunt *b, enum hunt_pool pool)
{
    bool same = hunt_count(a, pool) == hunt_count(b, pool);
    for (size_t i = 0; same && i < hunt_count(a, pool); i++) {
        const struct hunt_member *left = hunt_member(a, pool, i);
        const struct hunt_member *right = hunt_member(b, pool, i);
        same = left->points == right->points && left->is_tried == right->is_tried &&
               memcmp(left->faces, right->faces, 6) == 0;
    }
    return same;
}

static bool same_runs(const struct hunt_book *a, const struct hunt_book *b)
{
    bool same = true;
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        const struct begun_run *left = &a->begun[i];
        const struct begun_run *right = left->hunt ? find_run(b, left->run) : NULL;
        same =
            same && (!left->hunt || (right && hunt_climb(left->hunt) == hunt_climb(right->hunt) &&
                                     hunt_scorings(left->hunt) == hunt_scorings(right->hunt) &&
                                     same_members(left->hunt, right->hunt, HUNT_POOL_HERE) &&
                                     same_members(left->hunt, right->hunt, HUNT_POOL_KEPT)));
    }
    return same;
}

static bool same_books(const struct hunt_book *a, const struct hunt_book *b)
{
    bool same = a->plan.rows == b->plan.rows && a->plan.columns == b->plan.columns &&
                a->plan.rules == b->plan.rules && a->plan.pool == b->plan.pool &&
                a->plan.runs == b->plan.runs && a->plan.best == b->plan.best &&
                a->plan.seed == b->plan.seed && a->plan.shard == b->plan.shard &&
                a->plan.shards == b->plan.shards && a->next == b->next &&
                a->found_count == b->found_count && book_done_count(a) == book_done_count(b);
    for (size_t i = 0; same && i < a->found_count; i++) {
        same = a->found[i].points == b->found[i].points &&
               memcmp(a->found[i].faces, b->found[i].faces, 6) == 0;
    }
    return same && same_runs(a, b);
}

/* ---- tests ---- */

TEST_CASE(test_read_back_as_saved)
{
    static struct hunt_book book;
    static struct hunt_book again;
    make_book(&book, &plan, 40);
    assert_int_equal(book.found_count, 3);
    assert_true(hunt_count(book.begun[0].hunt, HUNT_POOL_KEPT) > 0);
    for (int saves = 0; saves < 2; saves++) {
        save(&book);
        assert_int_equal(read_back(&again), OUTCOME_YES);
        assert_true(same_books(&book, &again));
        book_deinit(&again);
    }
    book_deinit(&book);
}

static void *whole_state(size_t *size)
{
    static char bytes[FILE_MAX];
    FILE *file = fopen(name, "rb");
    assert_non_null(file);
    *size = fread(bytes, 1, FILE_MAX, file);
    assert_true(*size > 0 && *size < FILE_MAX);
    fclose(file);
    return bytes;
}

static void put_state(const void *bytes, size_t size)
{
    remove(name); /* file systems flush a file that is truncated and rewritten */
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

TEST_CASE(test_cut_anywhere)
{
    static struct hunt_book book;
    static struct hunt_book read;
    size_t size;
    const char *bytes = whole_state(&size);
    int refused = 0;
    make_book(&book, &plan, 40);
    /* SQLite takes a file of one byte for an empty one. */
    for (size_t cut = 2; cut < size; cut += cut < 600 ? 1 : 512) {
        put_state(bytes, cut);
        bool is_read = try_to_read(&read, "") == OUTCOME_YES;
        assert_true(!is_read || (cut > size - 4096 && same_books(&read, &book)));
        refused += !is_read;
        book_deinit(&read);
    }
    assert_true(refused > 600);
    book_deinit(&book);
    put_state(bytes, size);
}

/* With one wrong byte the file is refused, or what is read is a possible book. */
TEST_CASE(test_a_byte_changed)
{
    static struct hunt_book book;
    struct random random = naive_random();
    size_t size;
    char *bytes = whole_state(&size);
    int refused = 0;
    for (int i = 0; i < 1500; i++) {
        size_t at = random_below(&random, (uint32_t)size);
        char was = bytes[at];
        bytes[at] = (char)random_below(&random, 256);
        put_state(bytes, size);
        refused += try_to_read(&book, "") == OUTCOME_BAD;
        book_deinit(&book);
        bytes[at] = was;
    }
    assert_true(refused > 0);
    put_state(bytes, size);
}

/* Rows that no hunt saves. */
TEST_CASE(test_what_cannot_be)
{
    static const struct {
        const char *sql;
        const char *sentence;
    } changes[] = {
        {"DELETE FROM hunt", "no plan"},
        {"INSERT INTO hunt SELECT * FROM hunt", "no plan"},
        {"UPDATE hunt SET rows = 0", "no plan"},
        {"UPDATE hunt SET rows = 22", "no plan"},
        {"UPDATE hunt SET rows = 'two'", "no plan"},
        {"UPDATE hunt SET columns = 4294967299", "no plan"},
        {"UPDATE hunt SET rules = 'fancy'", "no plan"},
        {"UPDATE hunt SET pool = 0", "no plan"},
        {"UPDATE hunt SET pool = 100001", "no plan"},
        {"UPDATE hunt SET runs = 0", "no plan"},
        {"UPDATE hunt SET best = 0", "no plan"},
        {"UPDATE hunt SET best = 10001", "no plan"},
        {"UPDATE hunt SET shard = 4", "no plan"},
        {"UPDATE hunt SET shard = -1", "no plan"},
        {"UPDATE hunt SET shards = 0", "no plan"},
        {"UPDATE hunt SET min_letters = 1", "no plan"},
        {"UPDATE hunt SET min_letters = 99", "no plan"},
        {"UPDATE hunt SET word_count = word_count + 1", "with other words"},
        {"UPDATE hunt SET word_digest = word_digest + 1", "with other words"},
        {"UPDATE hunt SET next = -1", "number of runs"},
        {"UPDATE hunt SET next = 6", "number of runs"},
        {"UPDATE hunt SET next = 2", "one of its runs"},
        {"UPDATE hunt SET best = 2", "one of its boards"},
        {"UPDATE best SET points = points + 1", "one of its boards"},
        {"UPDATE best SET board = 'xxx/xx'", "one of its boards"},
        {"UPDATE best SET board = 'xxx/xx.'", "one of its boards"},
        {"INSERT INTO best SELECT * FROM best LIMIT 1", "one of its boards"},
        {"UPDATE run SET run = 6 WHERE run = 5", "one of its runs"},
        {"UPDATE run SET run = -3 WHERE run = 5", "one of its runs"},
        {"UPDATE run SET climb = 17", "one of its runs"},
        {"UPDATE run SET climb = -1", "one of its runs"},
        {"UPDATE run SET scorings = -1", "one of its runs"},
        {"UPDATE member SET pool = 2 WHERE run = 9", "one of its boards"},
        {"UPDATE member SET is_tried = 2", "one of its boards"},
        {"UPDATE member SET points = points - 1", "one of its boards"},
        {"UPDATE member SET board = 'zzz/zz' || substr('abcdefghijklmnopqrstuvwxyz', points, 1)",
         "one of its boards"},
        {"UPDATE member SET board = x'00'", "one of its boards"},
        {"DROP TABLE run", "it is damaged"},
        {"PRAGMA user_version = 3", "a newer Trounce"},
        {"PRAGMA application_id = 7", "not the state of a hunt"},
    };
    size_t size;
    const char *bytes = whole_state(&size);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        sqlite3 *database = NULL;
        put_state(bytes, size);
        assert_int_equal(sqlite3_open(name, &database), SQLITE_OK);
        int code = query_run(database, changes[i].sql);
        if (code != SQLITE_OK && code != SQLITE_CONSTRAINT) {
            fail_msg("%s: %s", changes[i].sql, sqlite3_errmsg(database));
        }
        sqlite3_close(database);
        if (code == SQLITE_OK) {
            expect_refused(changes[i].sentence);
        }
    }
    put_state("trounce hunt 1\nboard 2x3 plain\n", 31);
    expect_refused("an older Trounce");
    put_state(bytes, size);
}

/* A file of version 1 has no column of fewest letters; its hunt counts as its rules say. */
TEST_CASE(test_first_version)
{
    static struct hunt_book book;
    static struct hunt_book again;
    sqlite3 *database = NULL;
    make_book(&book, &plan, 40);
    save(&book);
    assert_int_equal(sqlite3_open(name, &database), SQLITE_OK);
    assert_int_equal(query_run(database, "ALTER TABLE hunt DROP COLUMN min_letters;"
                                         "PRAGMA user_version = 1"),
                     SQLITE_OK);
    sqlite3_close(database);
    for (int reads = 0; reads < 2; reads++) {
        assert_int_equal(read_back(&again), OUTCOME_YES);
        assert_true(same_books(&book, &again));
        book_deinit(&again);
    }
    book_deinit(&book);
}

TEST_CASE(test_one_hunt_at_a_time)
{
    struct hunt_file file;
    assert_int_equal(hunt_file_open(&cli, name, &lexicon, &file), OUTCOME_YES);
    expect_refused("another program is using it");
    hunt_file_close(&file);
}

/* Saves the hunts of so many steps in a child process, and is killed there. */
static int save_in_child(char *const *arguments)
{
    static struct hunt_book book;
    struct hunt_file file;
    make_lexicon();
    make_book(&book, &plan, (int)strtol(arguments[1], NULL, 10));
    faulty_disk_install();
    faulty_disk_fail_at(strtol(arguments[2], NULL, 10), FAULTY_DISK_KILL);
    bool is_done = hunt_file_open(&cli, arguments[0], &lexicon, &file) == OUTCOME_YES &&
                   hunt_file_save(&file, &book) == OUTCOME_YES;
    hunt_file_close(&file);
    return is_done ? 0 : 1;
}

/* Saves in a child process whose nth disk operation kills it. Returns false if it was done before
 * that. */
static bool save_and_be_killed(int steps, long nth)
{
    char step_text[16];
    char nth_text[24];
    struct child child;
    snprintf(step_text, sizeof step_text, "%d", steps);
    snprintf(nth_text, sizeof nth_text, "%ld", nth);
    const char *const arguments[] = {name, step_text, nth_text, NULL};
    assert_true(child_start(&child, save_in_child, arguments));
    int status = child_end(&child);
    assert_true(status <= 0);
    return status < 0;
}

TEST_CASE(test_killed_while_saving)
{
    static struct hunt_book books[2];
    static struct hunt_book read;
    int seen[2] = {0, 0};
    static const int steps[] = {40, 90};
    make_book(&books[0], &plan, steps[0]);
    make_book(&books[1], &plan, steps[1]);
    save(&books[0]);
    bool is_killed = true;
    for (long nth = 1; is_killed; nth++) {
        is_killed = save_and_be_killed(steps[nth % 2], nth);
        assert_int_equal(read_back(&read), OUTCOME_YES);
        bool is_first = same_books(&read, &books[0]);
        assert_true(is_first || same_books(&read, &books[1]));
        seen[is_first ? 0 : 1]++;
        book_deinit(&read);
    }
    assert_true(seen[0] > 10 && seen[1] > 0);
    book_deinit(&books[0]);
    book_deinit(&books[1]);
}

/* The very first save can also be cut short: then the file holds no hunt. */
TEST_CASE(test_killed_while_beginning)
{
    remove(name);
    for (long nth = 1; save_and_be_killed(40, nth); nth++) {
        struct hunt_file file;
        assert_int_equal(hunt_file_open(&cli, name, &lexicon, &file), OUTCOME_YES);
        bool is_new = file.is_new;
        hunt_file_close(&file);
        if (!is_new) {
            remove(name);
        }
    }
}

TEST_CASE(test_disk_full)
{
    static struct hunt_book before;
    static struct hunt_book after;
    static struct hunt_book read;
    make_book(&before, &plan, 40);
    make_book(&after, &plan, 90);
    save(&before);
    faulty_disk_install();
    bool is_full = true;
    bool is_said = false;
    for (long nth = 1; is_full; nth++) {
        struct hunt_file file;
        assert_int_equal(hunt_file_open(&cli, name, &lexicon, &file), OUTCOME_YES);
        faulty_disk_fail_at(nth, FAULTY_DISK_FULL);
        catch_errors();
        enum outcome outcome = hunt_file_save(&file, &after);
        const char *text = caught_errors();
        is_full = faulty_disk_stop();
        hunt_file_close(&file);
        assert_int_equal(outcome, is_full ? OUTCOME_BAD : OUTCOME_YES);
        assert_int_equal(strncmp(text, "trounce: ", is_full ? 9 : 0), 0);
        is_said = is_said || strstr(text, "there is no space left to store it");
        assert_int_equal(read_back(&read), OUTCOME_YES);
        assert_true(same_books(&read, is_full ? &before : &after));
        book_deinit(&read);
    }
    assert_true(is_said);
    book_deinit(&before);
    book_deinit(&after);
}

/*
 * A resumed run counts its earlier scorings, but the rate does not: a trillion earlier ones are in
 * the run's line, and no machine makes a billion in a second.
 */
TEST_CASE(test_scorings_and_rate_after_going_on)
{
    static struct hunt_book book;
    const uint64_t before = UINT64_C(1000000000000);
    struct hunt *begun = hunt_of(&plan, 5, 40);
    make_book(&book, &plan, 40);
    hunt_free(book.begun[0].hunt);
    const struct hunt_config config = book_config(&plan, 5);
    assert_ok(hunt_resume(&lexicon, &config, hunt_climb(begun), before, &book.begun[0].hunt));
    for (int pool = 0; pool < HUNT_POOL_COUNT; pool++) {
        for (size_t i = 0; i < hunt_count(begun, (enum hunt_pool)pool); i++) {
            assert_ok(hunt_put(book.begun[0].hunt, (enum hunt_pool)pool,
                               hunt_member(begun, (enum hunt_pool)pool, i)));
        }
    }
    hunt_free(begun);
    save(&book);
    book_deinit(&book);

    bool was_cut = true;
    assert_int_equal(read_back(&book), OUTCOME_YES);
    assert_int_equal(hunt_scorings(find_run(&book, 5)->hunt), before);
    const struct crew_job job = {.cli = &cli, .lexicon = &lexicon, .book = &book, .threads = 2};
    catch_errors();
    enum outcome outcome = crew_work(&job, &was_cut);
    const char *text = caught_errors();
    assert_int_equal(outcome, OUTCOME_YES);
    assert_false(was_cut);
    book_deinit(&book);

    const char *run = strstr(text, "run 5: ");
    assert_non_null(run);
    assert_int_equal(strncmp(strstr(run, " after ") + 7, "1,000,000,", 10), 0);
    int lines = 0;
    for (const char *at = text; (at = strstr(at, " of 5 runs, best ")) != NULL; at++) {
        const char *rate = strchr(strstr(at, "best "), ',') + 2;
        const char *end = strstr(rate, " scorings a second");
        assert_non_null(end);
        assert_true(end > rate && end - rate <= 11); /* no longer than 999,999,999 */
        lines++;
    }
    assert_int_equal(lines, 3);
}

static int be_child(int argc, char **argv)
{
    return child_main(save_in_child, argc, argv);
}

RUN_FIRST(be_child)
RUN_TESTS(set_up, tear_down)
