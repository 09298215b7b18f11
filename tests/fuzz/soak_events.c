/* SPDX-License-Identifier: MIT */
/*
 * Feeds random input to one app after another and checks for leaks: after the first quarter of all
 * events, memory in use may not grow by more than 1 MB, nor the number of handles. Reports the
 * result, also as exit status. Needs a million events or more: with fewer, the solvers kept by
 * quick.c are not complete by the first quarter.
 *
 *     soak_events N SEED
 */
#include "hands.h"

#include "trounce/random.h"

#include <dirent.h>
#include <malloc.h>

#define NOTES        20
#define LEAST_EVENTS 1000000
#define GROWTH_KB    1024
#define LIFE_EVENTS  20000 /* maximum per app */
#define BYTES        4096
#define BYTES_OF_ONE 256 /* maximum for an event */

struct chance {
    struct random random;
    uint8_t bytes[BYTES];
    struct fuzz_bytes left;
};

static struct fuzz_bytes *more(struct chance *chance)
{
    if (chance->left.end - chance->left.at < BYTES_OF_ONE) {
        for (size_t i = 0; i < BYTES; i++) {
            chance->bytes[i] = (uint8_t)random_below(&chance->random, 256);
        }
        chance->left = (struct fuzz_bytes){chance->bytes, chance->bytes + BYTES};
    }
    return &chance->left;
}

static long memory_kb(void)
{
    struct mallinfo2 info = mallinfo2();
    return (long)((info.uordblks + info.hblkhd) / 1024);
}

static int count_handles(void)
{
    int count = 0;
    DIR *handles = opendir("/proc/self/fd");
    while (handles && readdir(handles)) {
        count++;
    }
    if (handles) {
        (void)closedir(handles);
    }
    return count;
}

/* Runs an app from start to end; returns the number of its events. */
static long live(struct hands *hands, struct chance *chance)
{
    long life = 1 + (long)random_below(&chance->random, LIFE_EVENTS);
    long events = 0;
    hands_begin(hands, more(chance));
    for (; events < life && !hands->quits; events++) {
        hands_do(hands, more(chance));
    }
    hands_draw(hands);
    hands_end(hands);
    (void)hands_open_store(hands, false);
    return events + 1;
}

int main(int argc, char **argv)
{
    static struct chance chance;
    long long wanted = argc == 3 ? strtoll(argv[1], NULL, 10) : 0;
    if (wanted < LEAST_EVENTS) {
        fprintf(stderr, "usage: soak_events N SEED, with N of a million and more\n");
        return 2;
    }
    random_seed(&chance.random, strtoull(argv[2], NULL, 10));
    struct hands *hands = hands_get();
    long least_kb = 0;
    long last_kb = 0;
    int least_handles = 0;
    int handles = 0;
    long long done = 0;
    for (int note = 1; note <= NOTES; note++) {
        while (done < wanted / NOTES * note) {
            done += live(hands, &chance);
        }
        last_kb = memory_kb();
        handles = count_handles();
        printf("%lld events  %ld kB  %d handles\n", done, last_kb, handles);
        (void)fflush(stdout);
        if (note <= NOTES / 4) {
            least_kb = last_kb;
            least_handles = handles;
        }
    }
    bool is_flat = last_kb - least_kb <= GROWTH_KB && handles <= least_handles;
    printf("%lld events: %s\n", done, is_flat ? "nothing grew" : "it grew");
    return is_flat ? 0 : 1;
}
