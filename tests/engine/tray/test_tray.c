/* SPDX-License-Identifier: MIT */
/*
 * The tray game compared with known values: generator, permutation, tray, score and timer. Leaves
 * the dialogue to tests/cli/test_tray.sh.
 */
#include "given.h"
#include "seed.h"
#include "test.h"
#include "trounce/tray.h"

#define PERIOD_16 65535

/* Spells the tray in one row, Q for Qu. */
static void spell_tray(const struct tray *tray, char letters[TRAY_CELLS + 1])
{
    for (int i = 0; i < TRAY_CELLS; i++) {
        letters[i] = face_label(tray->faces[i])[0];
    }
    letters[TRAY_CELLS] = '\0';
}

/* Makes a tray of these letters. */
static struct tray tray_of(const char letters[TRAY_CELLS + 1])
{
    struct tray tray;
    tray_init(&tray);
    for (int i = 0; i < TRAY_CELLS; i++) {
        int face;
        assert_true(alphabet_face_of(&alphabet_english, letters + i, 1, &face));
        tray.faces[i] = (unsigned char)face;
    }
    return tray;
}

static struct tray_random seeded(int bits, uint32_t seed)
{
    struct tray_random random;
    tray_random_init(&random, bits);
    tray_random_seed(&random, seed);
    return random;
}

/* Checks one line of the file: five parts separated by bars, the first with width and seed. */
static void check_vector(char *line, const struct dice *dice)
{
    int bits;
    unsigned seed;
    char expected[5][128];
    char actual[5][128] = {""};
    assert_int_equal(sscanf(line, "%d %u | %127[^|]| %127[^|]| %127[^|]| %127[^|]| %127[^|\n]",
                            &bits, &seed, expected[0], expected[1], expected[2], expected[3],
                            expected[4]),
                     7);
    struct tray_random random = seeded(bits, seed);
    for (int i = 0; i < 4; i++) {
        text_append(actual[0], sizeof actual[0], "%u ", tray_random_next(&random));
    }
    random = seeded(bits, seed);
    for (int i = 0; i < 8; i++) {
        text_append(actual[1], sizeof actual[1], "%u ", tray_random_below(&random, 6));
    }
    random = seeded(bits, seed);
    unsigned char values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    tray_permute(&random, values, 10, sizeof values[0]);
    for (int i = 0; i < 10; i++) {
        text_append(actual[2], sizeof actual[2], "%d ", values[i]);
    }
    random = seeded(bits, seed);
    struct tray tray;
    tray_init(&tray);
    for (int shake = 0; shake < 2; shake++) {
        tray_shake(&tray, dice, &random);
        spell_tray(&tray, actual[3 + shake]);
    }
    for (int i = 0; i < 5; i++) {
        size_t length = strcspn(expected[i], " ");
        expected[i][i < 3 ? strlen(expected[i]) : length] = '\0';
        assert_string_equal(actual[i], expected[i]);
    }
}

TEST_CASE(test_known_values)
{
    struct dice dice = given_dice(dice_set_by_name(TRAY_DICE_NAME));
    FILE *file = fopen(TROUNCE_SOURCE_DIR "/tests/data/tray-vectors.txt", "r");
    assert_non_null(file);
    char line[512];
    int count = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] != '#') {
            check_vector(line, &dice);
            count++;
        }
    }
    fclose(file);
    assert_int_equal(count, 10);
}

TEST_CASE(test_every_state_comes_once)
{
    static unsigned char seen[PERIOD_16 + 1];
    struct tray_random random;
    tray_random_init(&random, 16);
    for (int i = 0; i < PERIOD_16; i++) {
        uint32_t value = tray_random_next(&random);
        assert_int_in_range(value, 1, PERIOD_16);
        assert_int_equal(seen[value]++, 0);
    }
    assert_int_equal(random.state, 1);
}

TEST_CASE(test_a_seed_of_zero_changes_nothing)
{
    assert_int_equal(seeded(16, 0).state, 1);
    assert_int_equal(seeded(16, 0x50000).state, 1);
    assert_int_equal(seeded(16, 0x50007).state, 7);
    assert_int_equal(seeded(32, 0).state, 1);
    assert_int_equal(seeded(32, 0x50000).state, 0x50000);
}

TEST_CASE(test_permute_permutes)
{
    srand((unsigned)seed_of_tests());
    for (int round = 0; round < 1000; round++) {
        struct tray_random random = seeded(round % 2 == 0 ? 16 : 32, (uint32_t)rand());
        const struct tray_random start = random;
        struct tray_random copy = random;
        unsigned char bytes[64];
        struct {
            double value;
            char name[5];
        } values[1000];
        int seen[1000] = {0};
        int count = rand() % 1001;
        for (int i = 0; i < count; i++) {
            values[i].value = i;
            (void)snprintf(values[i].name, sizeof values[i].name, "%d", i);
            bytes[i % 64] = (unsigned char)(i % 64);
        }
        tray_permute(&random, values, (size_t)count, sizeof values[0]);
        for (int i = 0; i < count; i++) {
            int value = (int)values[i].value;
            assert_int_in_range(value, 0, count - 1);
            assert_int_equal(seen[value]++, 0);
            assert_int_equal(strtol(values[i].name, NULL, 10), value);
        }
        for (int i = 1; i < count; i++) {
            tray_random_next(&copy);
        }
        assert_int_equal(copy.state, random.state);
        if (count <= 64) { /* the order does not depend on the size of a value */
            random = start;
            tray_permute(&random, bytes, (size_t)count, 1);
            for (int i = 0; i < count; i++) {
                assert_int_equal(bytes[i], (int)values[i].value);
            }
        }
    }
}

TEST_CASE(test_a_shake_makes_31_steps)
{
    struct dice dice = given_dice(dice_set_by_name(TRAY_DICE_NAME));
    struct tray_random random = seeded(16, 99);
    struct tray_random copy = random;
    struct tray tray;
    tray_init(&tray);
    tray_shake(&tray, &dice, &random);
    for (int i = 0; i < 31; i++) {
        tray_random_next(&copy);
    }
    assert_int_equal(copy.state, random.state);
}

static uint16_t count_up(void *context)
{
    uint16_t *state = context;
    return ++*state;
}

TEST_CASE(test_another_generator)
{
    struct tray_random random;
    uint16_t count = 6;
    tray_random_init(&random, 16);
    random.other = count_up;
    random.context = &count;
    assert_int_equal(tray_random_next(&random), 7);
    assert_int_equal(tray_random_below(&random, 5), 8 % 5);
    random.other = NULL;
    assert_int_equal(random.state, 1);
}

TEST_CASE(test_text)
{
    char text[TRAY_TEXT_MAX];
    struct tray tray = tray_of("OIQEAEDSHRSTWLKQ");
    assert_string_equal(tray_text(&tray, text),
                        "O  I  Qu E  \nA  E  D  S  \nH  R  S  T  \nW  L  K  Qu \n");
}

TEST_CASE(test_points)
{
    static const int points[] = {0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11, 11, 11, 11, 11, 11, 11, 0, 0};
    for (size_t letters = 0; letters < sizeof points / sizeof points[0]; letters++) {
        assert_int_equal(tray_points(letters), points[letters]);
    }
    assert_int_equal(tray_points(SIZE_MAX), 0);
}

static int score(const struct tray *tray, const char *word)
{
    return tray_score(tray, word, strlen(word));
}

TEST_CASE(test_score)
{
    struct tray tray = tray_of("OIQEAEDSHRSTWLKA");
    assert_int_equal(score(&tray, "hlt"), 0);
    assert_int_equal(score(&tray, "TAK"), 1);
    assert_int_equal(score(&tray, "tak"), 1);
    assert_int_equal(score(&tray, "a1b"), 0);
    assert_int_equal(score(&tray, ""), 0);
    assert_int_equal(score(&tray, "ta"), 0);
    assert_int_equal(score(&tray, "tat"), 0);
    assert_int_equal(score(&tray, "iqu"), 1);
    assert_int_equal(score(&tray, "iQuEd"), 2);
    assert_int_equal(score(&tray, "iqe"), 0);
    assert_int_equal(score(&tray, "iq"), 0);
}

TEST_CASE(test_a_word_of_all_the_tray)
{
    struct tray plain = tray_of("ABCDHGFEIJKLPONM");
    struct tray with_q = tray_of("ABCDHGFEIJKLPONQ");
    assert_int_equal(score(&plain, "abcdefghijklmnop"), 11);
    assert_int_equal(score(&plain, "abcdefghijklmnopq"), 0);
    assert_true(tray_find(&with_q, "ponqu", 5));
    assert_true(tray_find(&with_q, "abcdefghijklquno", 16));
    /* Here sixteen dice spell seventeen letters: too many to score. */
    assert_true(tray_find(&with_q, "abcdefghijklqunop", 17));
    assert_int_equal(score(&with_q, "abcdefghijklquno"), 11);
    assert_int_equal(score(&with_q, "abcdefghijklqunop"), 0);
}

TEST_CASE(test_timer)
{
    char text[TRAY_TICK_MAX];
    char shown[1024] = "";
    for (long second = 1; second <= 66; second++) {
        text_append(shown, sizeof shown, "%s", tray_tick(second, text));
    }
    assert_string_equal(shown, ".... 5 .... 10 .... 15 .... 20 .... 25 .... 30 .... 35 .... 40 "
                               ".... 45 .... 50 .... 55 .... 60 \n.... 5 .");
    assert_string_equal(tray_tick(1000000020, text), " 60 \n");
}
