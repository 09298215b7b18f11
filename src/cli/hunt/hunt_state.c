/* SPDX-License-Identifier: MIT */
/*
 * A hunt as text, written and read. Leaves what it says to hunt_plan.h and the engine.
 */
#include "hunt_state.h"

#include "trounce/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FIRST_LINE "trounce hunt 1"
#define LINE_MAX   512
#define PATH_SPACE 4096

#define FNV_START UINT64_C(14695981039346656037)
#define FNV_PRIME UINT64_C(1099511628211)

static uint64_t checksum(uint64_t sum, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        sum = (sum ^ at[i]) * FNV_PRIME;
    }
    return sum;
}

static bool sum_word(void *context, const char *word, size_t length, struct word_note note)
{
    (void)note;
    uint64_t *sum = context;
    *sum = checksum(checksum(*sum, word, length), "", 1);
    return true;
}

/* The line that tells one lexicon from another. */
static void format_words(const struct lexicon *lexicon, char line[LINE_MAX])
{
    uint64_t sum = FNV_START;
    lexicon_each(lexicon, sum_word, &sum);
    snprintf(line, LINE_MAX, "words %zu %016" PRIx64, lexicon_size(lexicon), sum);
}

/* ---- writing ---- */

struct state_text {
    char *bytes;
    size_t size;
    size_t capacity;
    bool out_of_memory;
};

static void put(struct state_text *text, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* Adds a line. */
static void put(struct state_text *text, const char *format, ...)
{
    if (text->capacity - text->size < LINE_MAX) {
        size_t capacity = text->capacity * 2 + 65536;
        char *larger = memory_resize(text->bytes, capacity, 1);
        if (larger == NULL) {
            text->out_of_memory = true;
            return;
        }
        text->bytes = larger;
        text->capacity = capacity;
    }
    va_list values;
    va_start(values, format);
    int length = vsnprintf(text->bytes + text->size, LINE_MAX - 1, format, values);
    va_end(values);
    text->size += (size_t)length;
    text->bytes[text->size++] = '\n';
}

static void put_board(struct state_text *text, const struct hunt_plan *plan, const char *what,
                      long points, const unsigned char *faces)
{
    struct board board;
    char letters[BOARD_TEXT_MAX];
    board_init(&board, plan->rows, plan->columns, faces);
    put(text, "%s %ld %s", what, points, board_format(&board, letters));
}

static void put_run(struct state_text *text, const struct hunt_plan *plan,
                    const struct begun_run *begun)
{
    const struct hunt *hunt = begun->hunt;
    put(text, "run %" PRIu64 " climb %d scorings %" PRIu64, begun->run, hunt_climb(hunt),
        hunt_scorings(hunt));
    for (size_t i = 0; i < hunt_count(hunt, HUNT_POOL_HERE); i++) {
        const struct hunt_member *member = hunt_member(hunt, HUNT_POOL_HERE, i);
        put_board(text, plan, member->is_tried ? "tried" : "untried", member->points,
                  member->faces);
    }
    for (size_t i = 0; i < hunt_count(hunt, HUNT_POOL_KEPT); i++) {
        const struct hunt_member *member = hunt_member(hunt, HUNT_POOL_KEPT, i);
        put_board(text, plan, "kept", member->points, member->faces);
    }
}

static void put_plan(struct state_text *text, const struct hunt_plan *plan)
{
    put(text, "%s", FIRST_LINE);
    put(text, "board %dx%d %s", plan->rows, plan->columns, scoring_name(plan->rules));
    put(text, "pool %d runs %ld best %d", plan->pool, plan->runs, plan->best);
    put(text, "seed %" PRIu64 " shard %ld/%ld", plan->seed, plan->shard, plan->shards);
}

static void put_book(struct state_text *text, const struct lexicon *lexicon,
                     const struct hunt_book *book)
{
    const struct hunt_plan *plan = &book->plan;
    char words[LINE_MAX];
    format_words(lexicon, words);
    put_plan(text, plan);
    put(text, "%s", words);
    put(text, "next %ld", book->next);
    for (size_t i = 0; i < book->findings.count; i++) {
        const struct found_board *found = &book->findings.boards[i];
        put_board(text, plan, "best", found->points, found->faces);
    }
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt != NULL) {
            put_run(text, plan, &book->begun[i]);
        }
    }
    put(text, "end %016" PRIx64, checksum(FNV_START, text->bytes, text->size));
}

/* Writes the whole file, onto the disk. Returns an errno, 0 for none. */
static int write_file(const char *name, const char *bytes, size_t size)
{
    int handle = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (handle < 0) {
        return errno;
    }
    int error = 0;
    for (size_t at = 0; at < size && error == 0;) {
        ssize_t count = write(handle, bytes + at, size - at);
        if (count >= 0) {
            at += (size_t)count;
        } else if (errno != EINTR) {
            error = errno;
        }
    }
    if (error == 0 && fsync(handle) != 0 && errno != EINVAL) {
        error = errno;
    }
    if (close(handle) != 0 && error == 0) {
        error = errno;
    }
    return error;
}

enum outcome state_write(struct cli *cli, const char *name, const struct lexicon *lexicon,
                         const struct hunt_book *book)
{
    char beside[PATH_SPACE];
    if ((size_t)snprintf(beside, sizeof beside, "%s.new", name) >= sizeof beside) {
        return cli_fail(cli, "%s: %s", name, strerror(ENAMETOOLONG));
    }
    struct state_text text = {.bytes = NULL};
    put_book(&text, lexicon, book);
    if (text.out_of_memory) {
        memory_free(text.bytes);
        return cli_fail_memory(cli);
    }
    int error = write_file(beside, text.bytes, text.size);
    memory_free(text.bytes);
    if (error == 0 && rename(beside, name) != 0) {
        error = errno;
    }
    if (error != 0) {
        unlink(beside);
        return cli_fail(cli, "%s: %s", name, strerror(error));
    }
    return OUTCOME_YES;
}

/* ---- reading ---- */

/* The text of a file, line by line. */
struct state_lines {
    struct cli *cli;
    const char *name;
    const char *bytes;
    size_t size;
    size_t at;     /* of the next line */
    size_t begin;  /* of the line that was taken last */
    size_t number; /* of that line */
    char line[LINE_MAX];
};

static enum outcome fail_line(const struct state_lines *lines, const char *what)
{
    return cli_fail(lines->cli, "%s:%zu: %s", lines->name, lines->number, what);
}

/* Takes the next line; false at the end of the file. What does not fit is cut, and then is no line
 * that anybody wants; neither is one with a zero in it, which becomes another byte. */
static bool next_line(struct state_lines *lines)
{
    lines->number++;
    if (lines->at == lines->size) {
        return false;
    }
    const char *line = lines->bytes + lines->at;
    size_t left = lines->size - lines->at;
    const char *newline = memchr(line, '\n', left);
    size_t length = newline != NULL ? (size_t)(newline - line) : left;
    lines->begin = lines->at;
    lines->at += newline != NULL ? length + 1 : length;
    size_t kept = length < LINE_MAX ? length : LINE_MAX - 1;
    memcpy(lines->line, line, kept);
    for (char *zero; (zero = memchr(lines->line, 0, kept)) != NULL;) {
        *zero = '?';
    }
    lines->line[kept] = 0;
    return true;
}

static struct state_lines begin_lines(struct cli *cli, const char *name, const struct file *file)
{
    return (struct state_lines){.cli = cli, .name = name, .bytes = file->bytes, .size = file->size};
}

/* Reads the four lines of a plan: any that put_plan would not write just so are refused. */
static enum outcome read_plan(struct state_lines *lines, struct hunt_plan *plan)
{
    char rules[16] = "";
    *plan = (struct hunt_plan){.rows = 0};
    struct state_text text = {.bytes = NULL};
    if (!next_line(lines) || strcmp(lines->line, FIRST_LINE) != 0) {
        return fail_line(lines, "this is no state of a hunt");
    }
    bool is_read =
        next_line(lines) &&
        sscanf(lines->line, "board %2dx%2d %15s", &plan->rows, &plan->columns, rules) == 3 &&
        scoring_from_name(rules, &plan->rules) && plan->rows >= 1 && plan->columns >= 1 &&
        plan->rows * plan->columns <= BOARD_CELLS_MAX;
    is_read = is_read && next_line(lines) &&
              sscanf(lines->line, "pool %6d runs %9ld best %5d", &plan->pool, &plan->runs,
                     &plan->best) == 3 &&
              plan->pool >= 1 && plan->pool <= HUNT_POOL_MAX && plan->runs >= 1 &&
              plan->best >= 1 && plan->best <= HUNT_BEST_MAX;
    is_read = is_read && next_line(lines) &&
              sscanf(lines->line, "seed %20" SCNu64 " shard %9ld/%9ld", &plan->seed, &plan->shard,
                     &plan->shards) == 3 &&
              plan->shards >= 1 && plan->shard >= 0 && plan->shard < plan->shards;
    if (!is_read) {
        return fail_line(lines, "a plan of a hunt was expected here");
    }
    put_plan(&text, plan);
    bool is_same = !text.out_of_memory && text.size == lines->at &&
                   memcmp(text.bytes, lines->bytes, text.size) == 0;
    memory_free(text.bytes);
    return is_same ? OUTCOME_YES : fail_line(lines, "the plan of the hunt is not as it is written");
}

enum outcome state_read_plan(struct cli *cli, const char *name, const struct file *file,
                             struct hunt_plan *plan)
{
    struct state_lines lines = begin_lines(cli, name, file);
    return read_plan(&lines, plan);
}

/* Reads "POINTS BOARD". */
static bool read_member(const char *text, const struct hunt_plan *plan, struct hunt_member *member)
{
    char *end = NULL;
    struct board board;
    errno = 0;
    member->points = strtol(text, &end, 10);
    if (errno != 0 || text[0] < '0' || text[0] > '9' || *end != ' ' || end - text > 10 ||
        board_parse(end + 1, strlen(end + 1), plan->rows, plan->columns, &board, NULL) !=
            STATUS_OK) {
        return false;
    }
    memcpy(member->faces, board.faces, sizeof member->faces);
    return true;
}

/* The rest of the line, if it begins with `word` and a blank; else NULL. */
static const char *after_word(const struct state_lines *lines, const char *word)
{
    size_t length = strlen(word);
    bool begins = strncmp(lines->line, word, length) == 0 && lines->line[length] == ' ';
    return begins ? lines->line + length + 1 : NULL;
}

/* Is the place among our runs of `run` below `next`, and not begun already? */
static bool can_be_begun(const struct hunt_book *book, uint64_t run)
{
    const struct hunt_plan *plan = &book->plan;
    uint64_t shards = (uint64_t)plan->shards;
    if (run % shards != (uint64_t)plan->shard || run / shards >= (uint64_t)book->next) {
        return false;
    }
    for (int i = 0; i < HUNT_THREADS_MAX; i++) {
        if (book->begun[i].hunt != NULL && book->begun[i].run == run) {
            return false;
        }
    }
    return true;
}

/* Reads what follows "run" and begins it at `begun`. */
static enum outcome read_run(struct state_lines *lines, const char *text,
                             const struct lexicon *lexicon, struct hunt_book *book, int place)
{
    uint64_t run;
    uint64_t scorings;
    int climb;
    if (place == HUNT_THREADS_MAX ||
        sscanf(text, "%20" SCNu64 " climb %3d scorings %20" SCNu64, &run, &climb, &scorings) != 3 ||
        climb < 0 || climb > HUNT_SMALL_CLIMBS || !can_be_begun(book, run)) {
        return fail_line(lines, "this is no run that could be taken up");
    }
    const struct hunt_plan *plan = &book->plan;
    struct hunt_config config = {.rows = plan->rows,
                                 .columns = plan->columns,
                                 .rules = plan->rules,
                                 .pool = plan->pool,
                                 .seed = plan->seed,
                                 .run = run,
                                 .simd = plan->simd};
    struct begun_run *begun = &book->begun[place];
    if (hunt_resume(lexicon, &config, climb, scorings, &begun->hunt) != STATUS_OK) {
        return cli_fail_memory(lines->cli);
    }
    begun->run = run;
    return OUTCOME_YES;
}

/* Reads a line that is a board of the run that was begun last. */
static enum outcome read_pool_line(struct state_lines *lines, const struct hunt_plan *plan,
                                   struct hunt *hunt)
{
    static const struct {
        const char *word;
        enum hunt_pool pool;
        bool is_tried;
    } kinds[] = {
        {"tried", HUNT_POOL_HERE, true},
        {"untried", HUNT_POOL_HERE, false},
        {"kept", HUNT_POOL_KEPT, false},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const char *text = after_word(lines, kinds[i].word);
        struct hunt_member member = {.is_tried = kinds[i].is_tried};
        if (text != NULL && hunt != NULL && read_member(text, plan, &member)) {
            enum status status = hunt_put(hunt, kinds[i].pool, &member);
            return status == STATUS_OK ? OUTCOME_YES
                   : status == STATUS_NO_MEMORY
                       ? cli_fail_memory(lines->cli)
                       : fail_line(lines, "this board cannot be in the pool of the run");
        }
    }
    return fail_line(lines, "a board, a run or the end was expected here");
}

/* Reads the end: is the file whole? */
static enum outcome read_end(struct state_lines *lines, const char *text)
{
    char expected[LINE_MAX];
    snprintf(expected, sizeof expected, "%016" PRIx64,
             checksum(FNV_START, lines->bytes, lines->begin));
    if (strcmp(text, expected) != 0) {
        return fail_line(lines, "the checksum is wrong: something above was changed");
    }
    return lines->at == lines->size ? OUTCOME_YES
                                    : fail_line(lines, "something follows behind the end");
}

/* Reads what follows "next": findings, runs, the end. */
static enum outcome read_book(struct state_lines *lines, const struct lexicon *lexicon,
                              struct hunt_book *book)
{
    int places = 0;
    while (next_line(lines)) {
        enum outcome outcome;
        const char *text;
        struct hunt_member member;
        if ((text = after_word(lines, "end")) != NULL) {
            return read_end(lines, text);
        }
        if ((text = after_word(lines, "run")) != NULL) {
            outcome = read_run(lines, text, lexicon, book, places);
            places++;
        } else if ((text = after_word(lines, "best")) != NULL && places == 0 &&
                   read_member(text, &book->plan, &member)) {
            findings_add(&book->findings, book->plan.rows * book->plan.columns, member.points,
                         member.faces);
            outcome = OUTCOME_YES;
        } else {
            outcome = read_pool_line(lines, &book->plan,
                                     places > 0 ? book->begun[places - 1].hunt : NULL);
        }
        if (outcome != OUTCOME_YES) {
            return outcome;
        }
    }
    return fail_line(lines, "the file was cut: its end is missing");
}

enum outcome state_read(struct cli *cli, const char *name, const struct file *file,
                        const struct lexicon *lexicon, struct hunt_book *book)
{
    struct state_lines lines = begin_lines(cli, name, file);
    struct hunt_plan plan;
    enum outcome outcome = read_plan(&lines, &plan);
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    char words[LINE_MAX];
    format_words(lexicon, words);
    if (!next_line(&lines) || strncmp(lines.line, "words ", 6) != 0) {
        return fail_line(&lines, "the words of the hunt were expected here");
    }
    if (strcmp(lines.line, words) != 0) {
        return fail_line(&lines, "the hunt was begun with other words (--lexicon)");
    }
    if (!next_line(&lines) || sscanf(lines.line, "next %9ld", &book->next) != 1 || book->next < 0 ||
        book->next > plan_run_count(&plan)) {
        return fail_line(&lines, "the number of runs begun was expected here");
    }
    return read_book(&lines, lexicon, book);
}
