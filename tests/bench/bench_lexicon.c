/* SPDX-License-Identifier: MIT */
/*
 * bench_lexicon [--language LANGUAGE.TXT] FILE... Measures how long lexicons take, as 10th
 * percentile and median: a packed file is mapped and opened, anything else is read and packed.
 */
#include "bench.h"

#include "trounce/memory.h"

#define OPENINGS    201
#define READINGS    11
#define MESSAGE_MAX 512

static const struct alphabet *alphabet = &alphabet_english;

static bool told(const char *name, enum status status, const struct fault *fault)
{
    if (status == STATUS_OK) {
        return false;
    }
    char message[MESSAGE_MAX];
    fprintf(stderr, "bench_lexicon: %s\n", fault_format(fault, name, message, sizeof message));
    return true;
}

/* The first figure is what the machine can do even under other load. */
static void print_row(const char *name, const char *action, double *times_ms, size_t count,
                      size_t word_count, size_t size)
{
    const char *slash = strrchr(name, '/');
    qsort(times_ms, count, sizeof *times_ms, bench_compare);
    printf("%-28s %-12s %9.3f %9.3f ms %9zu words %10zu bytes\n", slash != NULL ? slash + 1 : name,
           action, times_ms[count / 10], times_ms[count / 2], word_count, size);
}

/* Maps and opens a packed lexicon anew each time, so that page faults of a new mapping count. */
static bool bench_opening(const char *name)
{
    double times_ms[OPENINGS];
    size_t word_count = 0;
    size_t size = 0;
    for (size_t i = 0; i < OPENINGS; i++) {
        struct bench_mapping mapping;
        struct lexicon lexicon = {0};
        struct fault fault;
        double start_ms = bench_elapsed_ms();
        if (!bench_map(name, &mapping)) {
            return false;
        }
        enum status status = lexicon_open(&lexicon, alphabet, mapping.bytes, mapping.size, &fault);
        times_ms[i] = bench_elapsed_ms() - start_ms;
        bool failed = told(name, status, &fault);
        word_count = failed ? 0 : lexicon_size(&lexicon);
        size = mapping.size;
        munmap(mapping.bytes, mapping.size);
        if (failed) {
            return false;
        }
    }
    print_row(name, "map and open", times_ms, OPENINGS, word_count, size);
    return true;
}

/* Reads a list and packs it once. */
static bool read_and_pack(const char *name, const struct bench_mapping *mapping, double *read_ms,
                          double *pack_ms, struct list_report *report, size_t *size)
{
    struct trie *trie;
    struct fault fault;
    if (trie_new(alphabet, &trie) != STATUS_OK) {
        return !told(name, fault_whole(&fault, STATUS_NO_MEMORY, "no memory"), &fault);
    }
    double start_ms = bench_elapsed_ms();
    enum status status =
        list_read(trie, mapping->bytes, mapping->size, (struct word_note){0}, report, &fault);
    *read_ms = bench_elapsed_ms() - start_ms;
    if (status == STATUS_OK) {
        void *image;
        start_ms = bench_elapsed_ms();
        status = lexicon_pack(trie, &image, size);
        *pack_ms = bench_elapsed_ms() - start_ms;
        if (status == STATUS_OK) {
            memory_free(image);
        } else {
            fault_whole(&fault, status, "%s", status_text(status));
        }
    }
    trie_free(trie);
    return !told(name, status, &fault);
}

static bool bench_reading(const char *name, const struct bench_mapping *mapping)
{
    double reads_ms[READINGS];
    double packs_ms[READINGS];
    struct list_report report = {0};
    size_t size = 0;
    for (size_t i = 0; i < READINGS; i++) {
        if (!read_and_pack(name, mapping, &reads_ms[i], &packs_ms[i], &report, &size)) {
            return false;
        }
    }
    print_row(name, "read", reads_ms, READINGS, report.word_count, mapping->size);
    print_row(name, "pack", packs_ms, READINGS, report.word_count, size);
    return true;
}

static bool bench_file(const char *name)
{
    struct bench_mapping mapping;
    if (!bench_map(name, &mapping)) {
        return false;
    }
    bool is_packed = lexicon_is_packed(mapping.bytes, mapping.size);
    bool is_done = is_packed ? bench_opening(name) : bench_reading(name, &mapping);
    munmap(mapping.bytes, mapping.size);
    return is_done;
}

/* Reads the alphabet of a language.txt. */
static bool choose_language(const char *name)
{
    static struct alphabet own;
    struct bench_mapping mapping;
    struct fault fault;
    if (!bench_map(name, &mapping)) {
        return false;
    }
    enum status status = alphabet_read(mapping.bytes, mapping.size, &own, &fault);
    munmap(mapping.bytes, mapping.size);
    alphabet = &own;
    return !told(name, status, &fault);
}

int main(int argc, char **argv)
{
    int first = argc > 2 && strcmp(argv[1], "--language") == 0 ? 3 : 1;
    if (argc <= first) {
        fprintf(stderr, "usage: bench_lexicon [--language LANGUAGE.TXT] FILE...\n");
        return 2;
    }
    if (first > 1 && !choose_language(argv[2])) {
        return 1;
    }
    bool is_done = true;
    for (int i = first; i < argc; i++) {
        is_done &= bench_file(argv[i]);
    }
    return is_done ? 0 : 1;
}
