/* SPDX-License-Identifier: MIT */
/*
 * Keeps the book of a proof, also as a text file.
 */
#include "proof_book.h"

#include "disk.h"
#include "file.h"
#include "hunt_pool.h"
#include "trounce/memory.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define HEAD      "trounce proof 3"
#define LINE_SIZE 256

/* The place of the lock, far behind all that is in the file. */
#define LOCK_PLACE (1LL << 40)

static enum outcome fail_with(struct cli *cli, const char *name, const char *what)
{
    return cli_fail(cli, "%s: %s", name, what);
}

/* ---- terms ---- */

/* Writes the terms of the proof; all of them but the last one, the points asked for, are given. */
static int write_terms(const struct proof_plan *plan, char *text, size_t size)
{
    return snprintf(text, size,
                    HEAD "\nsize %dx%d\nrules %s\nwords %016" PRIx64 "\nshard %ld/%ld\n",
                    plan->config.rows, plan->config.columns, scoring_name(plan->config.rules),
                    (uint64_t)cli_digest_words(plan->lexicon), plan->shard, plan->shards);
}

/* Reads a line without its end; false when there is none, or it is cut off. */
static bool read_line(FILE *stream, char line[LINE_SIZE])
{
    if (!fgets(line, LINE_SIZE, stream)) {
        return false;
    }
    size_t length = strlen(line);
    bool is_whole = length > 0 && line[length - 1] == '\n';
    if (is_whole) {
        line[length - 1] = 0;
    }
    return is_whole;
}

/* Reads the terms from a file. */
static enum outcome read_terms(struct cli *cli, const char *name, const struct proof_plan *plan,
                               FILE *stream, long *least)
{
    char terms[LINE_SIZE];
    char line[LINE_SIZE];
    write_terms(plan, terms, sizeof terms);
    for (char *at = terms; *at != 0;) {
        size_t length = strcspn(at, "\n");
        if (!read_line(stream, line)) {
            return fail_with(cli, name, "this is not the state of a proof");
        }
        if (strlen(line) != length || strncmp(line, at, length) != 0) {
            size_t word = strcspn(at, " ");
            return strncmp(at, HEAD, strlen(HEAD)) == 0
                       ? fail_with(cli, name, "this is not the state of a proof")
                       : cli_fail(cli, "%s: the proof was started with other %.*s", name, (int)word,
                                  at);
        }
        at += length + 1;
    }
    *least = 0;
    bool is_read = read_line(stream, line) && sscanf(line, "least %ld", least) == 1 &&
                   *least >= 1 && *least <= PROOF_LEAST_MAX;
    return is_read ? OUTCOME_YES : fail_with(cli, name, "it is damaged");
}

enum outcome proof_book_look(struct cli *cli, const char *name, const struct proof_plan *plan,
                             bool *is_there, long *least)
{
    struct disk_entry entry;
    struct message fault;
    *is_there = false;
    if (name && !file_may_be(name, &fault)) {
        return cli_fail_message(cli, &fault);
    }
    *is_there = name && disk_stat(name, &entry) && entry.size > 0;
    if (!*is_there) {
        return OUTCOME_YES;
    }
    FILE *stream = disk_stream(name, "rb");
    if (!stream) {
        return fail_with(cli, name, strerror(errno));
    }
    enum outcome outcome = read_terms(cli, name, plan, stream, least);
    fclose(stream);
    return outcome;
}

/* ---- boards ---- */

static int compare(const struct proof_book *book, const struct proof_board *a,
                   const struct proof_board *b)
{
    if (a->points != b->points) {
        return a->points > b->points ? -1 : 1;
    }
    size_t cells = (size_t)book->plan.config.rows * (size_t)book->plan.config.columns;
    return memcmp(a->faces, b->faces, cells);
}

/* Adds the canonical image of a board, unless it is there. False when out of memory. */
static bool add_board(struct proof_book *book, const struct proof_board *board)
{
    struct symmetries symmetries;
    struct proof_board added = {.points = board->points};
    symmetries_init(&symmetries, book->plan.config.rows, book->plan.config.columns);
    symmetries_canonical(&symmetries, board->faces, added.faces);
    size_t at = book->board_count;
    while (at > 0 && compare(book, &added, &book->boards[at - 1]) < 0) {
        at--;
    }
    if (at > 0 && compare(book, &added, &book->boards[at - 1]) == 0) {
        return true;
    }
    if (!memory_reserve((void **)&book->boards, &book->board_capacity, book->board_count,
                        sizeof *book->boards)) {
        return false;
    }
    memmove(&book->boards[at + 1], &book->boards[at],
            (book->board_count - at) * sizeof *book->boards);
    book->boards[at] = added;
    book->board_count++;
    return true;
}

static const char *board_text(const struct proof_book *book, const struct proof_board *shown,
                              char text[BOARD_TEXT_MAX])
{
    struct board board;
    board_init_in(&board, book->plan.lexicon->alphabet, book->plan.config.rows,
                  book->plan.config.columns, shown->faces);
    return board_format(&board, text);
}

void proof_book_write(const struct proof_book *book, long least, struct writer *out)
{
    for (size_t i = 0; i < book->board_count && book->boards[i].points >= least; i++) {
        char text[BOARD_TEXT_MAX];
        writer_format(out, "%ld ", book->boards[i].points);
        writer_text(out, board_text(book, &book->boards[i], text));
        writer_char(out, '\n');
    }
}

/* ---- parts ---- */

static bool is_own(const struct proof_book *book, size_t part)
{
    return part % (size_t)book->plan.shards == (size_t)book->plan.shard;
}

size_t proof_book_part(const struct proof_book *book, size_t turn)
{
    return (size_t)book->plan.shard +
           (size_t)book->plan.shards * ((turn + 1) * book->stride % book->own_count);
}

/* Returns a step that spreads turns evenly, and comes to all parts. */
static size_t find_stride(size_t count)
{
    size_t stride = (size_t)((double)count * 0.618); /* the golden ratio */
    size_t common = 0;                               /* the greatest number that divides both */
    while (common != 1) {
        stride++;
        common = count;
        for (size_t rest = stride; rest > 0;) {
            size_t next = common % rest;
            common = rest;
            rest = next;
        }
    }
    return stride;
}

/* Returns whether all that was written is in the file, after a message if not: what the C library
 * could not write before is lost. */
static enum outcome flush(struct proof_book *book)
{
    if (fflush(book->stream) != 0) {
        return fail_with(book->cli, book->name, strerror(errno));
    }
    return ferror(book->stream)
               ? fail_with(book->cli, book->name, "it could not be written completely")
               : OUTCOME_YES;
}

static void note_done(struct proof_book *book, size_t part, uint64_t classes)
{
    book->is_done[part] = true;
    book->done_count++;
    book->classes += classes;
}

/* Writes what each of the faces spells, in lower case. */
static void write_faces(struct proof_book *book, const unsigned char *faces, int count,
                        const char *between)
{
    const struct alphabet *alphabet = book->plan.lexicon->alphabet;
    for (int i = 0; i < count; i++) {
        const char *spelling = alphabet_spelling(alphabet, faces[i]);
        char text[ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)];
        alphabet_lower(alphabet, spelling, strlen(spelling), text);
        fprintf(book->stream, "%s%s", i > 0 ? between : "", text);
    }
}

/* Writes what the classes of a certificate refer to. */
static void write_order(struct proof_book *book)
{
    const struct proof_config *config = &book->plan.config;
    int count = config->rows * config->columns;
    unsigned char cells[PROOF_CELLS_MAX];
    unsigned char faces[ALPHABET_FACES_MAX];
    int letters = proof_order(book->proof, cells, faces);
    fputs("points", book->stream);
    for (int i = 0; i <= count * ALPHABET_FACE_LETTERS; i++) {
        fprintf(book->stream, " %d", scoring_points(config->rules, count, i));
    }
    fputs("\ncells", book->stream);
    for (int i = 0; i < count; i++) {
        fprintf(book->stream, " %d", cells[i]);
    }
    fputs("\nfaces ", book->stream);
    write_faces(book, faces, letters, " ");
    fputc('\n', book->stream);
}

static enum outcome write_part(struct proof_book *book, size_t part,
                               const struct proof_result *result)
{
    fprintf(book->stream, "part %zu\n", part);
    for (size_t i = 0; i < result->board_count; i++) {
        char text[BOARD_TEXT_MAX];
        fprintf(book->stream, "%ld %s\n", result->boards[i].points,
                board_text(book, &result->boards[i], text));
    }
    for (size_t i = 0; book->plan.is_certified && i < result->open_count; i++) {
        fputs("open ", book->stream);
        write_faces(book, result->open[i].faces, result->open[i].letters, "");
        fprintf(book->stream, " %ld\n", result->open[i].bound);
    }
    enum outcome outcome = flush(book); /* before the end, without which the part does not count */
    if (outcome == OUTCOME_YES) {
        fprintf(book->stream, "end %zu %" PRIu64 "\n", part, result->classes);
        outcome = flush(book);
    }
    return outcome;
}

enum outcome proof_book_enter(struct proof_book *book, size_t part,
                              const struct proof_result *result)
{
    for (size_t i = 0; i < result->board_count; i++) {
        if (!add_board(book, &result->boards[i])) {
            return cli_fail_memory(book->cli);
        }
    }
    note_done(book, part, result->classes);
    return book->stream ? write_part(book, part, result) : OUTCOME_YES;
}

/* Reads a board of a part that has begun. */
static bool read_board(struct proof_book *book, const char *line, struct proof_board *board)
{
    char *text;
    *board = (struct proof_board){.points = strtol(line, &text, 10)};
    struct board parsed;
    if (*text != ' ' || board_parse_in(book->plan.lexicon->alphabet, text + 1, strlen(text + 1),
                                       book->plan.config.rows, book->plan.config.columns, &parsed,
                                       NULL) != STATUS_OK) {
        return false;
    }
    memcpy(board->faces, parsed.faces, sizeof board->faces);
    return board->points >= book->plan.config.least;
}

/* Lines for the certificate, which a proof that goes on does not read. */
static bool is_of_certificate(const char *line)
{
    static const char *const words[] = {"open ", "points ", "cells ", "faces "};
    bool is_one = false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        is_one = is_one || strncmp(line, words[i], strlen(words[i])) == 0;
    }
    return is_one;
}

/* Reads the parts that are done. Boards count once the end of their part is there. A line that was
 * cut off is followed by an empty one. */
static enum outcome read_parts(struct proof_book *book, FILE *stream)
{
    struct proof_board *boards = NULL;
    size_t capacity = 0;
    size_t count = 0;
    char line[LINE_SIZE];
    enum outcome outcome = OUTCOME_YES;
    bool is_bad = false; /* the last line */
    while (outcome == OUTCOME_YES && read_line(stream, line) && (!is_bad || line[0] == 0)) {
        size_t part;
        uint64_t classes;
        struct proof_board board;
        if (line[0] == 0 || strncmp(line, "part ", 5) == 0) {
            count = 0;
            is_bad = false;
        } else if (sscanf(line, "end %zu %" SCNu64, &part, &classes) == 2 &&
                   part < proof_part_count(book->proof) && is_own(book, part)) {
            for (size_t i = 0; i < count && outcome == OUTCOME_YES; i++) {
                outcome = add_board(book, &boards[i]) ? OUTCOME_YES : cli_fail_memory(book->cli);
            }
            if (!book->is_done[part]) { /* a line that was cut off may have ended it before */
                note_done(book, part, classes);
            }
            count = 0;
        } else if (is_of_certificate(line)) {
            continue;
        } else if (!read_board(book, line, &board)) {
            is_bad = true;
        } else if (!memory_reserve((void **)&boards, &capacity, count, sizeof board)) {
            outcome = cli_fail_memory(book->cli);
        } else {
            boards[count++] = board;
        }
    }
    memory_free(boards);
    return is_bad ? fail_with(book->cli, book->name, "it is damaged") : outcome;
}

/* ---- the file ---- */

static enum outcome open_file(struct proof_book *book)
{
    bool is_there;
    long least;
    book->stream = disk_stream(book->name, "ab");
    if (!book->stream) {
        return fail_with(book->cli, book->name, strerror(errno));
    }
    book->lock = disk_lock_open(book->name);
    if (!disk_lock(book->lock, LOCK_PLACE)) {
        return fail_with(book->cli, book->name, "another proof is at work on it");
    }
    enum outcome outcome = proof_book_look(book->cli, book->name, &book->plan, &is_there, &least);
    FILE *stream = outcome == OUTCOME_YES && is_there ? disk_stream(book->name, "rb") : NULL;
    if (stream) {
        outcome = read_terms(book->cli, book->name, &book->plan, stream, &least);
        if (outcome == OUTCOME_YES) {
            outcome = read_parts(book, stream);
        }
        fclose(stream);
    }
    if (outcome != OUTCOME_YES) {
        return outcome;
    }
    if (is_there) {
        fputs("\n\n", book->stream); /* ends a line that was cut off */
        write_order(book);
    } else {
        char terms[LINE_SIZE];
        write_terms(&book->plan, terms, sizeof terms);
        fprintf(book->stream, "%sleast %ld\n", terms, book->plan.config.least);
        write_order(book);
    }
    return flush(book);
}

enum outcome proof_book_open(struct cli *cli, const char *name, const struct proof_plan *plan,
                             struct proof_book *book)
{
    *book = (struct proof_book){.cli = cli, .plan = *plan, .name = name, .lock = -1};
    if (proof_new(plan->lexicon, &plan->config, &book->proof) != STATUS_OK) {
        return cli_fail_memory(cli);
    }
    size_t count = proof_part_count(book->proof);
    book->is_done = memory_new(count, sizeof *book->is_done);
    if (!book->is_done) {
        return cli_fail_memory(cli);
    }
    for (size_t part = 0; part < count; part++) {
        book->own_count += is_own(book, part);
    }
    book->stride = find_stride(book->own_count);
    return name ? open_file(book) : OUTCOME_YES;
}

void proof_book_close(struct proof_book *book)
{
    if (book->stream) {
        fclose(book->stream);
    }
    proof_free(book->proof);
    memory_free(book->is_done);
    memory_free(book->boards);
    if (book->lock >= 0) {
        disk_close(book->lock);
    }
    *book = (struct proof_book){.cli = NULL, .lock = -1};
}
