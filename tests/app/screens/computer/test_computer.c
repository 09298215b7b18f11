/* SPDX-License-Identifier: MIT */
/*
 * The pace of the shown search: slow enough to follow, never too long.
 */
#include "computer.h"
#include "test.h"

#define FRAME_MS 16

/* Shows a search of `steps` with new words spread evenly; returns how long it takes, ms. Sets
 * `seen` to the steps of the slow part, `first_words` to the words among them. */
static long show(long steps, long words, int speed, long *seen, long *first_words)
{
    struct pace pace;
    long made = 0;
    long brought = 0;
    long ms = 0;
    computer_pace_start(&pace, steps, words);
    for (int faster = 1; faster < speed; faster *= 2) {
        computer_pace_faster(&pace);
    }
    *seen = *first_words = 0;
    while (made < steps) {
        ms += FRAME_MS;
        computer_pace_advance(&pace, FRAME_MS);
        while (made < steps && computer_pace_allows(&pace)) {
            made++;
            bool new_word = words > 0 && (long long)made * words / steps > brought;
            brought += new_word;
            computer_pace_spend(&pace, new_word);
        }
        if (ms <= pace.slow_ms) {
            *seen = made;
            *first_words = brought;
        }
        assert_true(ms < 600000);
    }
    return ms;
}

static const struct {
    long steps, words;
} searches[] = {
    {400, 0},        {2000, 2},         {400, 10},      {1000, 30},    {2000, 100},
    {3000, 3},       {5000, 200},       {9000, 350},    {20000, 700},  {60000, 0},
    {60000, 2500},   {100000, 60000},   {250000, 3000}, {1000000, 50}, {4000000, 20},
    {4000000, 9000}, {4000000, 900000},
};
enum { SEARCH_COUNT = sizeof searches / sizeof searches[0] };

/* The length in which a search for this many words should end, ms. */
static long expected_ms(long words)
{
    return words <= 2 ? 2900 : words >= 100 ? 12000 : 2900 + (words - 2) * 9100 / 98;
}

TEST_CASE(test_whole_lasts_as_long_as_there_are_words)
{
    for (int i = 0; i < SEARCH_COUNT; i++) {
        long seen, first_words;
        long ms = show(searches[i].steps, searches[i].words, 1, &seen, &first_words);
        long expected = expected_ms(searches[i].words);
        if (ms < expected * 5 / 6 || ms > expected * 7 / 6) {
            print_error("%ld steps, %ld words: %ld ms\n", searches[i].steps, searches[i].words, ms);
        }
        assert_int_in_range(ms, expected * 5 / 6, expected * 7 / 6);
    }
}

/* A search that fits in the shortest time at twelve steps a second is not stretched. */
TEST_CASE(test_tiny_boards_end_sooner)
{
    static const long tiny[][2] = {{1, 0}, {5, 1}, {30, 0}, {60, 4}, {120, 2}};
    for (size_t i = 0; i < sizeof tiny / sizeof tiny[0]; i++) {
        long seen, first_words;
        long ms = show(tiny[i][0], tiny[i][1], 1, &seen, &first_words);
        assert_int_in_range(ms, 1, 14000);
        assert_true(ms >= tiny[i][0] * 1000 / PACE_STEPS_A_SECOND - 100 || tiny[i][0] > 30);
    }
    long seen, first_words;
    assert_int_in_range(show(0, 0, 1, &seen, &first_words), 0, 0);
}

TEST_CASE(test_first_seconds_can_be_followed)
{
    for (int i = 0; i < SEARCH_COUNT; i++) {
        long seen, first_words;
        (void)show(searches[i].steps, searches[i].words, 1, &seen, &first_words);
        long most = expected_ms(searches[i].words) / 4 * PACE_STEPS_A_SECOND / 1000;
        assert_int_in_range(seen, first_words > 0 ? 1 : most - 1, most + 1); /* words take time */
    }
}

/* No step is lost to rounding, whatever the frame length. */
TEST_CASE(test_twelve_steps_a_second_to_the_millisecond)
{
    static const long frames_ms[] = {1, 2, 4, 5, 10, 20, 25, 50, 125, 250, 500};
    for (size_t i = 0; i < sizeof frames_ms / sizeof *frames_ms; i++) {
        struct pace pace;
        int made = 0;
        computer_pace_start(&pace, 100000, 400);
        for (long ms = frames_ms[i]; ms <= 2000; ms += frames_ms[i]) {
            computer_pace_advance(&pace, frames_ms[i]);
            for (; computer_pace_allows(&pace); made++) {
                computer_pace_spend(&pace, false);
            }
            assert_int_equal(made, ms * PACE_STEPS_A_SECOND / 1000);
        }
    }
}

TEST_CASE(test_faster_doubles_up_to_eight)
{
    long seen, first_words;
    long once = show(9000, 350, 1, &seen, &first_words);
    for (int speed = 2; speed <= 8; speed *= 2) {
        long ms = show(9000, 350, speed, &seen, &first_words);
        assert_int_in_range(ms, once / speed - 200, once / speed + 200);
    }
    struct pace pace;
    computer_pace_start(&pace, 9000, 350);
    for (int i = 0; i < 10; i++) {
        computer_pace_faster(&pace);
    }
    assert_int_equal(pace.speed, PACE_SPEED_MAX);
}

TEST_CASE(test_steps_are_heard_while_slow)
{
    struct pace pace;
    computer_pace_start(&pace, 100000, 400);
    computer_pace_advance(&pace, 1000);
    assert_true(computer_pace_is_slow(&pace));
    computer_pace_advance(&pace, 8000);
    assert_false(computer_pace_is_slow(&pace));
}
