/* SPDX-License-Identifier: MIT */
/*
 * The tray game: seeds its generator, shakes the tray and scores words. The same seed and words
 * give the tray and the points of `trounce tray`.
 *
 * Usage: tray DICE SEED WORD...    DICE: assets/dice/ece209_order_16.txt
 */
#include "read_file.h"

#include <trounce/tray.h>

#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "Usage: tray DICE SEED WORD...\n");
        return 2;
    }
    size_t size;
    char *bytes = read_file(argv[1], &size);
    struct dice dice;
    struct fault fault;
    if (dice_read(&alphabet_english, bytes, size, TRAY_CELLS, &dice, &fault) != STATUS_OK) {
        char text[200];
        fprintf(stderr, "%s\n", fault_format(&fault, argv[1], text, sizeof text));
        return 2;
    }
    free(bytes);

    struct tray_random random;
    tray_random_init(&random, 16);
    tray_random_seed(&random, (uint32_t)strtoul(argv[2], NULL, 0));
    struct tray tray;
    tray_init(&tray);
    tray_shake(&tray, &dice, &random);
    char text[TRAY_TEXT_MAX];
    printf("%s", tray_text(&tray, text));

    int total = 0;
    for (int i = 3; i < argc; i++) {
        size_t length = strlen(argv[i]);
        int score = tray_score(&tray, argv[i], length);
        total += score;
        printf("%s: %s, %d\n", argv[i], tray_find(&tray, argv[i], length) ? "found" : "not there",
               score);
    }
    printf("TOTAL: %d\n", total);
    return 0;
}
