/* SPDX-License-Identifier: MIT */
/*
 * Dice sets read from text: known sets, and faults in others.
 */
#include "english.h"
#include "given.h"
#include "test.h"
#include "trounce/dice.h"

#define FOUR_DICE "ABCDEF\nGHIJKL\nMNOPQR\nSTUVWX\n"

static struct dice read_dice(const char *text, int count)
{
    struct dice dice;
    struct fault fault;
    if (dice_read(&alphabet_english, text, strlen(text), count, &dice, &fault) != STATUS_OK) {
        fail_msg("%zu:%zu: %s", fault.line, fault.column, english(&fault.detail));
    }
    return dice;
}

static void expect_fault(const char *text, int count, enum status status, size_t line,
                         size_t column, const char *detail)
{
    struct dice dice = {.alphabet = &alphabet_english, .count = 3};
    struct dice before = dice;
    struct fault fault;
    enum status told = dice_read(&alphabet_english, text, strlen(text), count, &dice, &fault);
    assert_string_equal(english(&fault.detail), detail);
    assert_int_equal(told, status);
    assert_int_equal(fault.line, line);
    assert_int_equal(fault.column, column);
    assert_memory_equal(&dice, &before, sizeof dice);
    assert_int_equal(dice_read(&alphabet_english, text, strlen(text), count, &dice, NULL), status);
}

TEST_CASE(test_letters_and_digits)
{
    struct dice dice = read_dice("ABCDEF\nqrstuz\n123456\n0aZ0Q1\n", 4);
    assert_int_equal(dice.count, 4);
    static const unsigned char expected[4][DICE_FACES] = {
        {1, 2, 3, 4, 5, 6},
        {FACE_QU, 18, 19, 20, 21, FACE_Z},
        {FACE_QU, FACE_IN, FACE_TH, FACE_ER, FACE_HE, FACE_AN},
        {FACE_BLANK, FACE_A, FACE_Z, FACE_BLANK, FACE_QU, FACE_QU},
    };
    assert_memory_equal(dice.faces, expected, sizeof expected);
}

TEST_CASE(test_line_ends)
{
    struct dice plain = read_dice(FOUR_DICE, 4);
    static const char *const texts[] = {
        "ABCDEF\r\nGHIJKL\r\nMNOPQR\r\nSTUVWX\r\n",
        "ABCDEF\nGHIJKL\nMNOPQR\nSTUVWX",
        "\nabcdef\n\nghijkl  \nmnopqr\t\r\nstuvwx\n\n\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct dice dice = read_dice(texts[i], 0);
        assert_memory_equal(&dice, &plain, sizeof dice);
    }
}

TEST_CASE(test_wrong_numbers_of_dice)
{
    expect_fault(FOUR_DICE, 5, STATUS_RANGE, 5, 1, "4 dice, but there should be 5");
    expect_fault(FOUR_DICE, 3, STATUS_RANGE, 4, 1, "one die too many: there should be 3");
    expect_fault(FOUR_DICE "ABCDEF", 0, STATUS_RANGE, 6, 1, "5 dice, but there should be 9");
    expect_fault("", 16, STATUS_EMPTY, 1, 1, "there are no dice");
    expect_fault("\n \r\n", 0, STATUS_EMPTY, 1, 1, "there are no dice");
    char many[65 * 7 + 1] = "";
    for (int i = 0; i < 65; i++) {
        (void)snprintf(many + 7 * i, sizeof many - 7 * (size_t)i, "AAAAAA\n");
    }
    expect_fault(many, 0, STATUS_RANGE, 65, 1, "one die too many: there should be 64");
}

TEST_CASE(test_wrong_dice)
{
    expect_fault("ABCDEF\nABCDE\n", 0, STATUS_SYNTAX, 2, 6, "a die has six faces, this one has 5");
    expect_fault("ABCDEF\nABCDEFGH\n", 0, STATUS_SYNTAX, 2, 7,
                 "a die has six faces, this one has 8");
    expect_fault("ABCDEF\nAB#DEF\n", 0, STATUS_SYNTAX, 2, 3, "a stray character '#'");
    expect_fault("A B C D E F\n", 0, STATUS_SYNTAX, 1, 2, "a stray character ' '");
    expect_fault("ABC\xc4\x9a"
                 "E\n",
                 0, STATUS_SYNTAX, 1, 4, "a stray character '\xc4\x9a'");
    struct fault fault;
    struct dice dice;
    assert_int_equal(dice_read(&alphabet_english, "ABC\0EF", 6, 1, &dice, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), "a stray byte 0x00");
}

TEST_CASE(test_sides)
{
    struct dice dice = read_dice(FOUR_DICE, 0);
    assert_int_equal(dice_side(&dice), 2);
    dice = read_dice("ABCDEF\nABCDEF\nABCDEF", 3);
    assert_int_equal(dice_side(&dice), 0);
    dice = read_dice("ABCDEF\n", 0);
    assert_int_equal(dice_side(&dice), 1);
}

TEST_CASE(test_fingerprints_see_every_face)
{
    struct dice dice = read_dice(FOUR_DICE, 4);
    uint32_t fingerprint = dice_fingerprint(&dice);
    for (int die = 0; die < 4; die++) {
        for (int face = 0; face < DICE_FACES; face++) {
            struct dice other = dice;
            other.faces[die][face] = FACE_Z;
            assert_int_not_equal(dice_fingerprint(&other), fingerprint);
        }
    }
    struct dice swapped = read_dice("GHIJKL\nABCDEF\nMNOPQR\nSTUVWX\n", 4);
    assert_int_not_equal(dice_fingerprint(&swapped), fingerprint);
    struct dice fewer = dice;
    fewer.count = 3;
    assert_int_not_equal(dice_fingerprint(&fewer), fingerprint);
    fewer.faces[3][0] = FACE_Z; /* beyond the count: not part of the set */
    struct dice same = dice;
    same.count = 3;
    assert_int_equal(dice_fingerprint(&fewer), dice_fingerprint(&same));
}

TEST_CASE(test_known_sets)
{
    int count = 0;
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        assert_ptr_equal(dice_set_by_id(set->id), set);
        assert_ptr_equal(dice_set_by_name(set->name), set);
        count++;
    }
    assert_int_equal(count, 10);
    assert_null(dice_set_by_id('X'));
    assert_null(dice_set_by_id('n'));
    assert_null(dice_set_by_id(0));
    assert_null(dice_set_by_name("new_1987"));
    assert_string_equal(dice_set_default(4)->name, "new_1987_16");
    assert_string_equal(dice_set_default(5)->name, "big_deluxe_25");
    assert_string_equal(dice_set_default(6)->name, "super_big_36");
    for (int size = 4; size <= 6; size++) {
        assert_int_equal(dice_set_default(size)->count, size * size);
    }
}

/* The shipped dice files are the dice from which board codes were made. */
TEST_CASE(test_files_of_known_sets)
{
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        struct dice dice = given_dice(set);
        assert_int_equal(dice_fingerprint(&dice), set->fingerprint);
    }
}
