/* SPDX-License-Identifier: MIT */
/*
 * bench_gloss GLOSSES LIST Measures how long it takes to map and open packed glosses (median), and
 * to look up the words of a list (mean, maximum, and how many miss the limit).
 */
#include "bench.h"

#include "trounce/gloss.h"

#define OPENINGS      201
#define LINE_MAX_SIZE 128
#define PROMISED_MS   0.1
#define MESSAGE_MAX   512

/* Maps and opens the glosses anew each time, so that page faults of a new mapping count. Leaves the
 * last mapping open. */
static bool bench_opening(const char *name, struct glosses *glosses)
{
    double times_ms[OPENINGS];
    struct bench_mapping mapping = {0};
    for (size_t i = 0; i < OPENINGS; i++) {
        if (i > 0) {
            munmap(mapping.bytes, mapping.size);
        }
        struct fault fault;
        double start_ms = bench_elapsed_ms();
        if (!bench_map(name, &mapping)) {
            return false;
        }
        enum status status = word_index_open(&glosses->index, WORD_INDEX_GLOSSES, &alphabet_english,
                                             mapping.bytes, mapping.size, &fault);
        times_ms[i] = bench_elapsed_ms() - start_ms;
        if (status != STATUS_OK) {
            char message[MESSAGE_MAX];
            fprintf(stderr, "bench_gloss: %s\n",
                    fault_format(&fault, name, message, sizeof message));
            return false;
        }
    }
    qsort(times_ms, OPENINGS, sizeof *times_ms, bench_compare);
    printf("map and open %9.3f ms %9zu bytes %7lu words\n", times_ms[OPENINGS / 2], mapping.size,
           (unsigned long)glosses->index.word_count);
    return true;
}

static bool bench_looking_up(const struct glosses *glosses, const char *name)
{
    FILE *stream = fopen(name, "r");
    if (stream == NULL) {
        fprintf(stderr, "bench_gloss: %s: %s\n", name, strerror(errno));
        return false;
    }
    char line[LINE_MAX_SIZE];
    double sum_ms = 0;
    double longest_ms = 0;
    size_t word_count = 0;
    size_t slow_count = 0;
    size_t found_count = 0;
    while (fgets(line, sizeof line, stream) != NULL) {
        struct gloss gloss;
        size_t length = strcspn(line, "\r\n");
        double start_ms = bench_elapsed_ms();
        found_count += gloss_find(glosses, line, length, &gloss);
        double time_ms = bench_elapsed_ms() - start_ms;
        sum_ms += time_ms;
        longest_ms = time_ms > longest_ms ? time_ms : longest_ms;
        slow_count += time_ms > PROMISED_MS;
        word_count++;
    }
    fclose(stream);
    if (word_count == 0) {
        fprintf(stderr, "bench_gloss: %s: there is no word in it\n", name);
        return false;
    }
    printf("look up      %9.6f ms (longest %.4f ms, %zu above %.1f ms), %zu of %zu words found\n",
           sum_ms / (double)word_count, longest_ms, slow_count, PROMISED_MS, found_count,
           word_count);
    return true;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: bench_gloss GLOSSES LIST\n");
        return 2;
    }
    struct glosses glosses;
    return bench_opening(argv[1], &glosses) && bench_looking_up(&glosses, argv[2]) ? 0 : 1;
}
