/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice: what hands may do in any order keeps dice, field and board in step; what is
 * pasted is a board in many layouts. Leaves the dialog to the scripts.
 */
#include "custom.h"

#include "trounce/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void assert_letters(const struct custom *custom, const char *letters, int caret)
{
    char text[CUSTOM_TEXT_MAX];
    assert_int_equal(custom_text(custom, text), caret);
    assert_string_equal(text, letters);
}

static void test_letters_and_board_agree(void **state)
{
    (void)state;
    struct custom custom;
    struct board board;
    custom_init(&custom, 4);
    assert_true(custom_is_empty(&custom));
    assert_false(custom_board(&custom, &board));
    custom_type(&custom, "Casemopistrenap");
    assert_int_equal(custom_missing(&custom), 1);
    assert_false(custom_board(&custom, &board));
    custom_type(&custom, "dq");
    assert_int_equal(custom_missing(&custom), 0);
    assert_int_equal(custom_surplus(&custom), 1);
    assert_true(custom_board(&custom, &board));
    char text[BOARD_TEXT_MAX];
    assert_string_equal(board_format(&board, text), "casemopistrenapd");
    assert_letters(&custom, "CASEMOPISTRENAPDQu", 18);
}

static void test_u_belongs_to_the_q_just_before(void **state)
{
    (void)state;
    struct custom custom;
    custom_init(&custom, 4);
    custom_type(&custom, "q");
    custom_type(&custom, "u");
    custom_type(&custom, "u");
    assert_letters(&custom, "QuU", 3);
    custom_type(&custom, "Q?u"); /* something came between */
    assert_letters(&custom, "QuUQuU", 6);
    custom_type(&custom, "q");
    custom_backspace(&custom);
    custom_type(&custom, "u");
    assert_letters(&custom, "QuUQuUU", 7);
    custom_type(&custom, "q");
    custom_choose(&custom, 0);
    custom_type(&custom, "u");
    assert_letters(&custom, "UUQuUUQu", 1);
}

static void test_places_of_the_text_are_dice(void **state)
{
    (void)state;
    struct custom custom;
    custom_init(&custom, 4);
    custom_type(&custom, "aqb");
    custom_choose(&custom, 5);
    custom_type(&custom, "c");
    assert_letters(&custom, "AQuB__C", 7);
    static const int dice[] = {0, 1, 1, 2, 3, 4, 5, 6};
    for (int at = 0; at < 8; at++) {
        assert_int_equal(custom_die_at(&custom, at), dice[at]);
    }
    custom_choose_in_text(&custom, 2); /* in the middle of Qu */
    custom_type(&custom, "x");
    assert_letters(&custom, "AXQuB_C", 2); /* the first gap gave way */
    custom_type(&custom, "yz");
    assert_letters(&custom, "AXYZQuBC", 4);
}

static void test_a_paste_is_read_in_any_layout(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int size;
        const char *letters;
    } layouts[] = {
        {"casemopistrenapd", 4, "CASEMOPISTRENAPD"},
        {"CASE\nMOPI\nSTRE\nNAPD\n", 4, "CASEMOPISTRENAPD"},
        {"C A S E\r\nM O P I\r\nS T R E\r\nN A P D", 4, "CASEMOPISTRENAPD"},
        {"case/mopi/stre/napd", 4, "CASEMOPISTRENAPD"},
        {"case mopi stre napd", 4, "CASEMOPISTRENAPD"},
        {"c,a,s,e,m,o,p,i,s,t,r,e,n,a,p,d", 4, "CASEMOPISTRENAPD"},
        {"|c|a|s|e|\n|m|o|p|i|\n|s|t|r|e|\n|n|a|p|d|", 4, "CASEMOPISTRENAPD"},
        {"[\"C\",\"A\",\"S\",\"E\",\"M\",\"O\",\"P\",\"I\",\"S\",\"T\",\"R\",\"E\",\"N\",\"A\"]", 4,
         "CASEMOPISTRENA"},
        {"qu a t e s t s a b c d e f g h i", 4, "QuATESTSABCDEFGHI"},
        {"quatestsabcdefghi", 4, "QuATESTSABCDEFGHI"},
        {"abcdefghijklmnoprstuvwxyz", 5, "ABCDEFGHIJKLMNOPRSTUVWXYZ"},
        {"abcdefghijklmnoprstuvwxyzabcdefghijk", 6, "ABCDEFGHIJKLMNOPRSTUVWXYZABCDEFGHIJK"},
        {"abcdef/abcdef/abcdef/abcdef/abcdef/abcdef", 6, "ABCDEFABCDEFABCDEFABCDEFABCDEFABCDEF"},
        {"36 words. Board casemopistrenapd\n", 4, "CASEMOPISTRENAPD"},
        {"ab/cd", 4, "ABCD"},                         /* a board, but of no size that is played */
        {"abcdefgh/ijklmnop", 4, "ABCDEFGHIJKLMNOP"}, /* its sixteen letters */
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        struct custom custom;
        custom_init(&custom, 4);
        custom_type(&custom, "zzz");
        custom_paste(&custom, layouts[i].text);
        assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
        assert_int_equal(custom.size, layouts[i].size);
        assert_letters(&custom, layouts[i].letters, (int)strlen(layouts[i].letters));
    }
}

static void test_a_paste_without_letters_changes_nothing(void **state)
{
    (void)state;
    static const char *const texts[] = {"", " \n\t", "12 34", "…—…", "/,/", "\xff\xfe"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct custom custom;
        custom_init(&custom, 5);
        custom_type(&custom, "tale");
        custom_paste(&custom, texts[i]);
        assert_int_equal(custom.remark, CUSTOM_REMARK_NOTHING);
        assert_letters(&custom, "TALE", 4);
    }
    /* A long one is cut, and is nobody's stack. */
    char *text = malloc(1000001);
    assert_non_null(text);
    memset(text, 'a', 1000000);
    text[1000000] = '\0';
    struct custom custom;
    custom_init(&custom, 4);
    custom_paste(&custom, text);
    free(text);
    assert_int_equal(custom.remark, CUSTOM_REMARK_FULL);
    assert_int_equal(custom.size, 6);
    assert_int_equal(custom_missing(&custom), 0);
}

static void test_filling_leaves_what_is_there(void **state)
{
    (void)state;
    struct custom custom;
    struct board shaken, board;
    custom_init(&custom, 4);
    custom_choose(&custom, 6);
    custom_type(&custom, "xy");
    assert_int_equal(board_parse("Th a b c d e f g h i j k l m n .", 32, 0, 0, &shaken, NULL),
                     STATUS_OK);
    custom_fill(&custom, &shaken);
    assert_true(custom_board(&custom, &board));
    for (int cell = 0; cell < 16; cell++) {
        int wanted = cell == 6 ? FACE_A + 23 : cell == 7 ? FACE_A + 24 : shaken.faces[cell];
        assert_int_equal(board.faces[cell], wanted);
    }
    assert_letters(&custom, "ThABCDEXYHIJKLMN.", 9);
}

/* Anything in any order: nothing leaves its bounds, and the text tells where the cursor is. */
static void test_any_order_keeps_all_in_step(void **state)
{
    (void)state;
    struct random random;
    const uint64_t seed = 20261120;
    print_message("seed %llu\n", (unsigned long long)seed);
    random_seed(&random, seed);
    struct custom custom;
    custom_init(&custom, 4);
    for (int step = 0; step < 200000; step++) {
        char typed[3] = {(char)('a' + (int)random_below(&random, 26)),
                         random_below(&random, 4) == 0 ? 'u' : '\0', '\0'};
        switch (random_below(&random, 12)) {
        case 0:
            custom_backspace(&custom);
            break;
        case 1:
            custom_delete(&custom);
            break;
        case 2:
            custom_choose(&custom,
                          (int)random_below(&random, (uint32_t)(custom.size * custom.size)));
            break;
        case 3:
            custom_choose_in_text(&custom, (int)random_below(&random, CUSTOM_TEXT_MAX));
            break;
        case 4:
            custom_move(&custom, (int)random_below(&random, 3) - 1, 0);
            break;
        case 5:
            custom_move(&custom, 0, (int)random_below(&random, 3) - 1);
            break;
        case 6:
            custom_set_size(&custom, APP_SIZE_MIN + (int)random_below(&random, APP_SIZE_COUNT));
            break;
        case 7:
            random_below(&random, 2) ? custom_end(&custom) : custom_home(&custom);
            break;
        default:
            custom_type(&custom, typed);
            break;
        }
        char text[CUSTOM_TEXT_MAX];
        int at = custom_text(&custom, text);
        assert_int_in_range(custom.cursor, 0, CUSTOM_DICE_MAX);
        assert_int_in_range(at, 0, strlen(text));
        assert_int_equal(custom_die_at(&custom, at), custom.cursor);
        struct board board;
        assert_int_equal(custom_board(&custom, &board), custom_missing(&custom) == 0);
        assert_int_equal(custom_is_empty(&custom), strspn(text, "_") == strlen(text));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_letters_and_board_agree),
        cmocka_unit_test(test_u_belongs_to_the_q_just_before),
        cmocka_unit_test(test_places_of_the_text_are_dice),
        cmocka_unit_test(test_a_paste_is_read_in_any_layout),
        cmocka_unit_test(test_a_paste_without_letters_changes_nothing),
        cmocka_unit_test(test_filling_leaves_what_is_there),
        cmocka_unit_test(test_any_order_keeps_all_in_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
