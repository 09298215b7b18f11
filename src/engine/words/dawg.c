/* SPDX-License-Identifier: MIT */
/*
 * Reads word lists in Stanford's DAWG format: first checks every reachable edge and counts what it
 * leads to, then spells the words. Leaves other formats to lexicon_io.c.
 */
#include "dawg.h"
#include "letters.h"
#include "trounce/memory.h"

#include <stdint.h>
#include <string.h>

#define DAWG_MAGIC       "DAWG:"
#define DAWG_MAGIC_SIZE  5
#define EDGE_SIZE        4
#define EDGE_LETTER      0x1fu
#define EDGE_LETTERS     26
#define EDGE_LAST        0x20u
#define EDGE_ACCEPTS     0x40u
#define EDGE_CHILD_SHIFT 8

/* Edges are shared, so a small file can spell more words than fit in memory. The largest existing
 * lists have a few million prefixes. */
#define PREFIX_COUNT_MAX ((uint32_t)1 << 24)

/* What an edge and the following edges of its node lead to. */
struct reach {
    uint32_t prefix_count; /* neither exceeds PREFIX_COUNT_MAX + 1 */
    uint32_t word_count;
};

enum edge_state { EDGE_UNSEEN, EDGE_ON_PATH, EDGE_DONE };

struct dawg {
    const unsigned char *edges;
    size_t header_size;
    uint32_t edge_count;
    uint32_t start;
    unsigned char *states; /* one edge_state per edge */
    struct reach *reaches; /* valid for edges that are done */
    uint32_t *path;        /* the edges from the start to the current one */
};

static uint32_t edge_at(const struct dawg *dawg, uint32_t index)
{
    const unsigned char *byte = dawg->edges + (size_t)index * EDGE_SIZE;
    return (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
}

static uint32_t edge_child(uint32_t edge)
{
    return edge >> EDGE_CHILD_SHIFT;
}

static size_t edge_offset(const struct dawg *dawg, uint32_t index)
{
    return dawg->header_size + (size_t)index * EDGE_SIZE;
}

bool dawg_is(const char *bytes, size_t size)
{
    return size >= DAWG_MAGIC_SIZE && memcmp(bytes, DAWG_MAGIC, DAWG_MAGIC_SIZE) == 0;
}

/* Reads digits and a colon; `*at` ends up after the colon, or at the error. */
static bool number_read(const char *bytes, size_t size, size_t *at, uint32_t *number)
{
    size_t first = *at;
    uint64_t value = 0;
    while (*at < size && bytes[*at] >= '0' && bytes[*at] <= '9') {
        value = value * 10 + (uint64_t)(bytes[*at] - '0');
        if (value > UINT32_MAX) {
            return false;
        }
        ++*at;
    }
    if (*at == first || *at == size || bytes[*at] != ':') {
        return false;
    }
    ++*at;
    *number = (uint32_t)value;
    return true;
}

/* Reads "DAWG:START:BYTES:" and checks it against the size. */
static enum status header_read(struct dawg *dawg, const char *bytes, size_t size,
                               struct fault *fault)
{
    size_t at = DAWG_MAGIC_SIZE;
    uint32_t byte_count = 0;
    if (!number_read(bytes, size, &at, &dawg->start) ||
        !number_read(bytes, size, &at, &byte_count)) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_SAID("a DAWG file begins with DAWG:START:BYTES:, two numbers"));
    }
    if (byte_count != size - at) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_SAID("the file announces %lu bytes of edges, but %zu follow"),
                               (unsigned long)byte_count, size - at);
    }
    if (byte_count % EDGE_SIZE != 0) {
        return fault_at_offset(fault, STATUS_SYNTAX, at,
                               N_SAID("%lu bytes of edges, which have four bytes each"),
                               (unsigned long)byte_count);
    }
    dawg->edges = (const unsigned char *)bytes + at;
    dawg->header_size = at;
    dawg->edge_count = byte_count / EDGE_SIZE;
    if (dawg->start >= dawg->edge_count) {
        return fault_at_offset(fault, STATUS_SYNTAX, DAWG_MAGIC_SIZE,
                               N_SAID("the start is edge %lu, but there are %lu edges"),
                               (unsigned long)dawg->start, (unsigned long)dawg->edge_count);
    }
    return STATUS_OK;
}

/* Checks a single edge. */
static enum status edge_check(const struct dawg *dawg, uint32_t index, struct fault *fault)
{
    uint32_t edge = edge_at(dawg, index);
    unsigned letter = edge & EDGE_LETTER;
    if (letter < 1 || letter > EDGE_LETTERS) {
        return fault_at_offset(fault, STATUS_SYNTAX, edge_offset(dawg, index),
                               N_SAID("edge %lu has letter number %u, which is not 1 to 26"),
                               (unsigned long)index, letter);
    }
    if (edge_child(edge) >= dawg->edge_count) {
        return fault_at_offset(fault, STATUS_SYNTAX, edge_offset(dawg, index),
                               N_SAID("edge %lu leads to edge %lu, but there are %lu edges"),
                               (unsigned long)index, (unsigned long)edge_child(edge),
                               (unsigned long)dawg->edge_count);
    }
    if ((edge & EDGE_LAST) == 0 && index + 1 == dawg->edge_count) {
        return fault_at_offset(
            fault, STATUS_SYNTAX, edge_offset(dawg, index),
            N_SAID("the file ends within a node: edge %lu is not marked as its last"),
            (unsigned long)index);
    }
    return STATUS_OK;
}

static void reach_add(struct reach *reach, struct reach more)
{
    uint32_t limit = PREFIX_COUNT_MAX + 1;
    reach->prefix_count += more.prefix_count;
    reach->word_count += more.word_count;
    reach->prefix_count = reach->prefix_count < limit ? reach->prefix_count : limit;
    reach->word_count = reach->word_count < limit ? reach->word_count : limit;
}

/* What an edge leads to; the edges it depends on must be done. */
static struct reach edge_reach(const struct dawg *dawg, uint32_t index)
{
    uint32_t edge = edge_at(dawg, index);
    struct reach reach = {.prefix_count = 1, .word_count = (edge & EDGE_ACCEPTS) != 0};
    if (edge_child(edge) != 0) {
        reach_add(&reach, dawg->reaches[edge_child(edge)]);
    }
    if ((edge & EDGE_LAST) == 0) {
        reach_add(&reach, dawg->reaches[index + 1]);
    }
    return reach;
}

/* Sets `*next` to an edge that must be counted before `index`; returns false if there is none. */
static bool edge_waits_for(const struct dawg *dawg, uint32_t index, uint32_t *next)
{
    uint32_t edge = edge_at(dawg, index);
    if (edge_child(edge) != 0 && dawg->states[edge_child(edge)] != EDGE_DONE) {
        *next = edge_child(edge);
        return true;
    }
    if ((edge & EDGE_LAST) == 0 && dawg->states[index + 1] != EDGE_DONE) {
        *next = index + 1;
        return true;
    }
    return false;
}

/*
 * Visits every edge reachable from the start once, depth first: an edge that is still on the path
 * when it is met again closes a cycle.
 */
static enum status edges_count(struct dawg *dawg, struct fault *fault)
{
    size_t depth = 0;
    uint32_t next = dawg->start;
    for (;;) {
        if (dawg->states[next] == EDGE_ON_PATH) {
            uint32_t from = dawg->path[depth - 1];
            return fault_at_offset(
                fault, STATUS_SYNTAX, edge_offset(dawg, from),
                N_SAID("the edges run in a circle, from edge %lu back to edge %lu"),
                (unsigned long)from, (unsigned long)next);
        }
        enum status status = edge_check(dawg, next, fault);
        if (status != STATUS_OK) {
            return status;
        }
        dawg->states[next] = EDGE_ON_PATH;
        dawg->path[depth++] = next;
        while (!edge_waits_for(dawg, dawg->path[depth - 1], &next)) {
            uint32_t done = dawg->path[--depth];
            dawg->reaches[done] = edge_reach(dawg, done);
            dawg->states[done] = EDGE_DONE;
            if (depth == 0) {
                return STATUS_OK;
            }
        }
    }
}

/* Adds every word. There are no cycles, and edges_read has bounded the number of steps. */
static enum status words_spell(struct dawg *dawg, struct word_note note, struct trie *trie,
                               struct list_report *report)
{
    char word[WORD_LETTERS_MAX];
    uint32_t path[WORD_LETTERS_MAX] = {dawg->start};
    size_t depth = 0;
    for (;;) {
        uint32_t edge = edge_at(dawg, path[depth]);
        word[depth] = (char)('a' + (edge & EDGE_LETTER) - 1);
        if ((edge & EDGE_ACCEPTS) != 0) {
            bool added;
            enum status status = trie_add(trie, word, depth + 1, note, &added);
            if (status != STATUS_OK) {
                return status;
            }
            report->word_count += added;
            report->repeated_count += !added;
        }
        uint32_t child = edge_child(edge);
        if (child != 0 && depth + 1 < WORD_LETTERS_MAX) {
            path[++depth] = child;
            continue;
        }
        if (child != 0) {
            report->passed_over_count += dawg->reaches[child].word_count;
        }
        while ((edge_at(dawg, path[depth]) & EDGE_LAST) != 0) {
            if (depth == 0) {
                return STATUS_OK;
            }
            depth--;
        }
        path[depth]++;
    }
}

static enum status edges_read(struct dawg *dawg, struct word_note note, struct trie *trie,
                              struct list_report *report, struct fault *fault)
{
    enum status status = edges_count(dawg, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (dawg->reaches[dawg->start].prefix_count > PREFIX_COUNT_MAX) {
        return fault_at_offset(fault, STATUS_RANGE, edge_offset(dawg, dawg->start),
                               N_SAID("the edges spell more than %lu beginnings of words"),
                               (unsigned long)PREFIX_COUNT_MAX);
    }
    status = words_spell(dawg, note, trie, report);
    if (status != STATUS_OK) {
        return fault_whole(fault, status, "%s", status_text(status));
    }
    return STATUS_OK;
}

enum status dawg_read(const char *bytes, size_t size, struct word_note note, struct trie *trie,
                      struct list_report *report, struct fault *fault)
{
    struct dawg dawg = {0};
    enum status status = header_read(&dawg, bytes, size, fault);
    if (status != STATUS_OK) {
        return status;
    }
    assert(dawg.edges);
    dawg.states = memory_new(dawg.edge_count, sizeof *dawg.states);
    dawg.reaches = memory_new(dawg.edge_count, sizeof *dawg.reaches);
    dawg.path = memory_new(dawg.edge_count, sizeof *dawg.path);
    if (dawg.states && dawg.reaches && dawg.path) {
        status = edges_read(&dawg, note, trie, report, fault);
    } else {
        status = fault_whole(fault, STATUS_NO_MEMORY, "%s", status_text(STATUS_NO_MEMORY));
    }
    memory_free(dawg.states);
    memory_free(dawg.reaches);
    memory_free(dawg.path);
    return status;
}
