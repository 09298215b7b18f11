/* SPDX-License-Identifier: MIT */
/*
 * The state of a hunt with columns of its rows forged: read, continued, saved and read again.
 */
#include "forge.h"
#include "hunt_file.h"
#include "query.h"

#include "trounce/lexicon_io.h"

#include <string.h>

#define FORGED_MAX 6
#define STEPS      3

static struct lexicon lexicon;
static struct cli cli;
static struct hunt_file file;
static sqlite3 *database;
static unsigned char *image;
static sqlite3_int64 image_size;

static void make_image(void)
{
    static const char words[] = "tea\nate\neat\nseat\nteas\nsate\nrate\ntear\nstare\n";
    struct hunt_plan plan = {.alphabet = &alphabet_english,
                             .rows = 2,
                             .columns = 3,
                             .rules = RULES_CLASSIC,
                             .pool = 3,
                             .runs = 4,
                             .best = 2,
                             .seed = 1,
                             .shards = 1};
    static struct hunt_book book;
    require(list_open(&lexicon, &alphabet_english, words, strlen(words), NULL, NULL) == STATUS_OK);
    require(hunt_file_open(&cli, ":memory:", &lexicon, &file) == OUTCOME_YES);
    require(book_init(&book, &plan));
    struct hunt_config config = book_config(&plan, 0);
    require(hunt_new(&lexicon, &config, &book.begun[0].hunt) == STATUS_OK);
    for (int i = 0; i < 40 && !hunt_is_done(book.begun[0].hunt); i++) {
        require(hunt_step(book.begun[0].hunt) == STATUS_OK);
    }
    book_add_found(&book, book.begun[0].hunt);
    book.next = 1;
    require(hunt_file_save(&file, &book) == OUTCOME_YES);
    require(query_run(file.database, "COMMIT") == SQLITE_OK);
    book_deinit(&book);
    database = file.database;
    image = sqlite3_serialize(database, "main", &image_size, 0);
    require(image != NULL);
}

static void restore_image(void)
{
    unsigned char *copy = sqlite3_malloc64((sqlite3_uint64)image_size);
    require(copy != NULL);
    memcpy(copy, image, (size_t)image_size);
    (void)query_run(database, "ROLLBACK");
    require(sqlite3_deserialize(database, "main", copy, image_size, image_size,
                                SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE) ==
            SQLITE_OK);
}

static void go_on(struct hunt_book *book)
{
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        struct hunt *hunt = book->begun[i].hunt;
        for (int step = 0; hunt && step < STEPS && !hunt_is_done(hunt); step++) {
            require(hunt_step(hunt) == STATUS_OK);
        }
    }
}

static void read_and_save(void)
{
    static struct hunt_book book;
    struct hunt_plan plan;
    if (hunt_file_read_plan(&file, &plan) != OUTCOME_YES) {
        return;
    }
    require(book_init(&book, &plan));
    if (hunt_file_read(&file, &book) == OUTCOME_YES) {
        go_on(&book);
        size_t found_count = book.found_count;
        require(hunt_file_save(&file, &book) == OUTCOME_YES);
        book_deinit(&book);
        require(hunt_file_read_plan(&file, &plan) == OUTCOME_YES && book_init(&book, &plan));
        require(hunt_file_read(&file, &book) == OUTCOME_YES && book.found_count == found_count);
    }
    book_deinit(&book);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct forge forge;
    struct fuzz_bytes bytes = {data, data + size};
    if (!image) {
        stderr = fopen("/dev/null", "w"); /* where commands report faults */
        make_image();
        forge_init(&forge, database);
    }
    restore_image();
    for (unsigned i = fuzz_byte(&bytes) % FORGED_MAX + 1; i > 0; i--) {
        forge_value(&forge, &bytes);
    }
    require(query_run(database, "BEGIN IMMEDIATE") == SQLITE_OK);
    file.is_new = false;
    read_and_save();
    return 0;
}
