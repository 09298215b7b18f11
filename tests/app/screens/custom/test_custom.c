/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice: any sequence of edits keeps dice, field and board in step; a pasted board is
 * read in many layouts.
 */
#include "custom.h"
#include "seed.h"
#include "test.h"

#include "trounce/random.h"

static void assert_letters(const struct custom *custom, const char *letters, int caret)
{
    assert_false(custom->is_line);
    assert_string_equal(custom->field.text, letters);
    assert_int_equal(custom->field.caret, caret);
}

static void assert_line(const struct custom *custom, const char *line, int caret)
{
    assert_true(custom->is_line);
    assert_string_equal(custom->field.text, line);
    assert_int_equal(custom->field.caret, caret);
}

static bool hold(struct custom *custom, enum key key, bool shift, bool ctrl)
{
    struct input input = {.kind = INPUT_KEY, .key = key, .shift = shift, .ctrl = ctrl};
    return custom_key(custom, &input);
}

static bool press(struct custom *custom, enum key key)
{
    return hold(custom, key, false, false);
}

static void select_all(struct custom *custom)
{
    struct input input = {.kind = INPUT_KEY, .key = KEY_LETTER, .letter = 'a', .ctrl = true};
    assert_true(custom_key(custom, &input));
}

/* Does what a press of the pointer on the field does. */
static void point_at(struct custom *custom, int byte)
{
    field_place(&custom->field, byte);
    custom_pointed(custom);
}

TEST_CASE(test_letters_and_board_agree)
{
    struct custom custom;
    struct board board;
    custom_init(&custom, &alphabet_english, 4);
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

TEST_CASE(test_u_belongs_to_the_q_just_before)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "q");
    assert_letters(&custom, "Qu", 2);
    custom_type(&custom, "u");
    assert_letters(&custom, "QU", 2);
    custom_type(&custom, "u");
    assert_letters(&custom, "QUU", 3);
    assert_int_equal(custom.count, 2);
    custom_type(&custom, "Q?u"); /* the "?" between keeps them apart */
    assert_letters(&custom, "QUUQuU", 6);
    custom_type(&custom, "q");
    assert_true(press(&custom, KEY_BACKSPACE));
    custom_type(&custom, "u");
    assert_letters(&custom, "QUUQuUU", 7);
    assert_int_equal(custom.count, 5);
    custom_type(&custom, "q");
    custom_choose(&custom, 0);
    custom_type(&custom, "u");
    assert_letters(&custom, "UUQuUUQu", 1);
}

TEST_CASE(test_places_of_the_text_are_dice)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "aqb");
    custom_choose(&custom, 5);
    custom_type(&custom, "c");
    assert_letters(&custom, "AQuB__C", 7);
    static const int begins[] = {0, 1, 3, 4, 5, 6, 7};
    assert_int_equal(custom.count, 6);
    assert_memory_equal(custom.begins, begins, sizeof begins);
    point_at(&custom, 2); /* in the middle of Qu */
    assert_int_equal(custom.field.caret, 1);
    custom_type(&custom, "x");
    assert_letters(&custom, "AXQuB_C", 2); /* filled the first gap */
    custom_type(&custom, "yz");
    assert_letters(&custom, "AXYZQuBC", 4);
    assert_true(press(&custom, KEY_RIGHT));
    assert_letters(&custom, "AXYZQuBC", 6);
    assert_true(press(&custom, KEY_BACKSPACE));
    assert_letters(&custom, "AXYZBC", 4);
}

TEST_CASE(test_a_selection_is_of_whole_dice)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "aqueue"); /* QU, E, U, E */
    assert_letters(&custom, "AQUEUE", 6);
    for (int i = 0; i < 4; i++) {
        assert_true(hold(&custom, KEY_LEFT, true, false));
    }
    assert_int_equal(custom.field.anchor, 6);
    assert_int_equal(custom.field.caret, 1);
    custom_type(&custom, "b");
    assert_letters(&custom, "AB", 2);
    custom_type(&custom, "qcd");
    assert_true(press(&custom, KEY_HOME));
    assert_true(press(&custom, KEY_RIGHT));
    assert_true(press(&custom, KEY_RIGHT));
    assert_true(hold(&custom, KEY_RIGHT, true, false));
    assert_int_equal(custom.field.anchor, 2);
    assert_int_equal(custom.field.caret, 4);
    assert_true(press(&custom, KEY_DELETE)); /* the rest moves up, on the dice, too */
    assert_letters(&custom, "ABCD", 2);
    select_all(&custom);
    assert_true(press(&custom, KEY_BACKSPACE));
    assert_letters(&custom, "", 0);
    custom_type(&custom, "tales");
    assert_true(hold(&custom, KEY_BACKSPACE, false, true));
    assert_letters(&custom, "", 0);
    custom_type(&custom, "tales");
    select_all(&custom);
    custom_type(&custom, "7");
    assert_line(&custom, "7", 1);
}

TEST_CASE(test_a_point_is_an_empty_die)
{
    struct custom custom;
    struct board board;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "casemopi.strenap");
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    assert_letters(&custom, "CASEMOPI.STRENAP", 16);
    assert_int_equal(custom_missing(&custom), 0);
    assert_true(custom_board(&custom, &board));
    assert_int_equal(board.faces[8], FACE_BLANK);
    assert_true(press(&custom, KEY_BACKSPACE));
    assert_int_equal(custom_missing(&custom), 1);
    static const char *const pasted[] = {"casemop.str", "C A S E\nM O P .\nS T R"};
    for (size_t i = 0; i < sizeof pasted / sizeof pasted[0]; i++) {
        custom_paste(&custom, pasted[i]);
        assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
        assert_letters(&custom, "CASEMOP.STR", 11);
    }
    custom_paste(&custom, "The cat sat. On it.");
    assert_int_equal(custom.count, 13);
    custom_paste(&custom, "CAS__MO"); /* as copied from the field */
    assert_letters(&custom, "CAS__MO", 7);
    assert_int_equal(custom.dice[3], CUSTOM_EMPTY);
}

TEST_CASE(test_a_digit_makes_a_line)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "nqfqu");
    assert_letters(&custom, "NQuFQU", 6);
    custom_type(&custom, "4");
    assert_line(&custom, "NQFQU4", 6);
    assert_true(press(&custom, KEY_BACKSPACE));
    assert_letters(&custom, "NQFQU", 5);
    custom_type(&custom, "-x?");
    assert_line(&custom, "NQFQU-X", 7);
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
    assert_string_equal(custom.refused, "?");
    custom_type(&custom, "\t\xc2\x98"); /* not printable, so no remark */
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    custom_forget_remark(&custom);
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    /* Where no line can begin, a digit is refused. */
    custom_clear(&custom);
    custom_type(&custom, "casemopistren7");
    assert_letters(&custom, "CASEMOPISTREN", 13);
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
    custom_clear(&custom);
    custom_type(&custom, "c.4");
    assert_letters(&custom, "C.", 2);
    assert_string_equal(custom.refused, "4");
    /* A line with more letters than dice, without its digits. */
    custom_paste_line(&custom, "2abcdefghijklmnopqrstuvwxyzabcdefghijklmnop\n(no)");
    assert_line(&custom, "2ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOP  NO ", 48);
    for (int i = 0; i < 5; i++) {
        assert_true(press(&custom, KEY_BACKSPACE));
    }
    assert_true(press(&custom, KEY_HOME));
    assert_true(press(&custom, KEY_DELETE));
    assert_false(custom.is_line);
    assert_int_equal(custom.count, CUSTOM_DICE_MAX);
    assert_int_equal(custom.remark, CUSTOM_REMARK_FULL);
}

/* A space ends a row that has just been typed; any other skips a die. */
TEST_CASE(test_a_space_ends_a_row)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "team");
    assert_true(press(&custom, KEY_SPACE));
    custom_type(&custom, "rosq");
    assert_letters(&custom, "TEAMROSQu", 9);
    assert_true(press(&custom, KEY_SPACE));
    assert_true(press(&custom, KEY_SPACE));
    custom_type(&custom, "ab");
    assert_letters(&custom, "TEAMROSQu_AB", 12);
    assert_true(press(&custom, KEY_SPACE));
    custom_type(&custom, "cd");
    assert_letters(&custom, "TEAMROSQu_AB_CD", 15);
    custom_clear(&custom);
    assert_true(press(&custom, KEY_SPACE));
    custom_type(&custom, "a");
    assert_letters(&custom, "_A", 2);
}

TEST_CASE(test_a_paste_is_read_in_any_layout)
{
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
        {"ab/cd", 4, "ABCD"}, /* a board, but not of a size that is played */
        {"abcdefgh/ijklmnop", 4, "ABCDEFGHIJKLMNOP"}, /* just sixteen letters */
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        struct custom custom;
        custom_init(&custom, &alphabet_english, 4);
        custom_type(&custom, "zzz");
        custom_paste(&custom, layouts[i].text);
        assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
        assert_int_equal(custom.size, layouts[i].size);
        assert_letters(&custom, layouts[i].letters, (int)strlen(layouts[i].letters));
    }
}

TEST_CASE(test_a_paste_without_letters_changes_nothing)
{
    static const char *const texts[] = {"", " \n\t", "12 34", "…—…", "/,/", "\xff\xfe"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct custom custom;
        custom_init(&custom, &alphabet_english, 5);
        custom_type(&custom, "tale");
        custom_paste(&custom, texts[i]);
        assert_int_equal(custom.remark, CUSTOM_REMARK_NOTHING);
        assert_letters(&custom, "TALE", 4);
    }
    /* A long text is cut, and does not overflow the stack. */
    char *text = malloc(1000001);
    assert_non_null(text);
    memset(text, 'a', 1000000);
    text[1000000] = '\0';
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_paste(&custom, text);
    free(text);
    assert_int_equal(custom.remark, CUSTOM_REMARK_FULL);
    assert_int_equal(custom.size, 6);
    assert_int_equal(custom_missing(&custom), 0);
}

TEST_CASE(test_filling_leaves_what_is_there)
{
    struct custom custom;
    struct board shaken, board;
    custom_init(&custom, &alphabet_english, 4);
    custom_choose(&custom, 6);
    custom_type(&custom, "xy");
    assert_ok(board_parse("Th a b c d e f g h i j k l m n .", 32, 0, 0, &shaken, NULL));
    custom_fill(&custom, &shaken);
    assert_true(custom_board(&custom, &board));
    for (int cell = 0; cell < 16; cell++) {
        int wanted = cell == 6 ? FACE_A + 23 : cell == 7 ? FACE_A + 24 : shaken.faces[cell];
        assert_int_equal(board.faces[cell], wanted);
    }
    assert_letters(&custom, "ThABCDEXYHIJKLMN.", 9);
}

/* Random edits: everything stays in bounds, and the caret matches the cursor. */
TEST_CASE(test_any_order_keeps_all_in_step)
{
    struct random random;
    const uint64_t seed = 20261120;
    print_message("seed %llu\n", (unsigned long long)seed);
    random_seed(&random, seed);
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    const int steps = tests_are_thorough() ? 200000 : 40000;
    for (int step = 0; step < steps; step++) {
        char typed[3] = {(char)('a' + (int)random_below(&random, 26)),
                         random_below(&random, 4) == 0 ? 'u' : '\0', '\0'};
        switch (random_below(&random, 13)) {
        case 0:
            (void)hold(&custom, KEY_BACKSPACE, false, random_below(&random, 9) == 0);
            break;
        case 1:
            (void)press(&custom, KEY_DELETE);
            break;
        case 2:
            if (!custom.is_line) {
                custom_choose(&custom,
                              (int)random_below(&random, (uint32_t)(custom.size * custom.size)));
            }
            break;
        case 3:
            point_at(&custom, (int)random_below(&random, (uint32_t)strlen(custom.field.text) + 1));
            break;
        case 4:
            (void)hold(&custom, random_below(&random, 2) ? KEY_LEFT : KEY_RIGHT,
                       random_below(&random, 3) == 0, false);
            break;
        case 5:
            (void)press(&custom, random_below(&random, 2) ? KEY_UP : KEY_DOWN);
            break;
        case 6:
            custom_set_size(&custom, APP_SIZE_MIN + (int)random_below(&random, APP_SIZE_COUNT));
            break;
        case 7:
            (void)press(&custom, random_below(&random, 2) ? KEY_HOME : KEY_END);
            break;
        case 8:
            custom_type(&custom, random_below(&random, 2) ? "." : "4");
            break;
        default:
            custom_type(&custom, typed);
            break;
        }
        const char *text = custom.field.text;
        int cursor = custom_cursor(&custom);
        struct board board;
        assert_int_in_range(custom.field.caret, 0, strlen(text));
        assert_int_in_range(custom.field.anchor, 0, strlen(text));
        if (!custom.is_line) {
            assert_int_in_range(cursor, 0, CUSTOM_DICE_MAX);
            assert_int_equal(custom.begins[cursor], custom.field.caret);
            assert_int_equal(custom.begins[custom.count], strlen(text));
            assert_int_equal(custom_board(&custom, &board), custom_missing(&custom) == 0);
            assert_int_equal(custom_is_empty(&custom), strspn(text, "_") == strlen(text));
        }
    }
}

static struct alphabet read_alphabet(const char *text)
{
    struct alphabet alphabet;
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    return alphabet;
}

static void expect_die(const struct custom *custom, int die, const char *label, size_t letters)
{
    assert_string_equal(alphabet_label(custom->alphabet, custom->dice[die]), label);
    assert_int_equal(strlen(alphabet_spelling(custom->alphabet, custom->dice[die])), letters);
}

TEST_CASE(test_letters_of_other_languages)
{
    struct alphabet german = read_alphabet("letters aA bB eE gG oO qQ rR sS uU äÄ öÖ\n"
                                           "folds ßẞss éÉe\npair Qu\npairs Öe");
    struct custom custom;
    struct board board;
    custom_init(&custom, &german, 4);
    custom_type(&custom, "ägrößÉ");
    assert_letters(&custom, "ÄGRÖSSE", 9);
    assert_int_equal(custom.count, 7);
    expect_die(&custom, 3, "Ö", 1);
    press(&custom, KEY_LEFT);
    press(&custom, KEY_LEFT);
    press(&custom, KEY_LEFT);
    press(&custom, KEY_LEFT);
    press(&custom, KEY_BACKSPACE);
    assert_letters(&custom, "ÄGR_SSE", 4);
    custom_type(&custom, "ł");
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
    assert_string_equal(custom.refused, "ł");
    custom_clear(&custom);
    custom_type(&custom, "a\u0308o\u0308e\u0301");
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    assert_letters(&custom, "ÄÖE", 5);
    custom_paste(&custom, "(A\u0308/o\u0308, a\u0301)");
    assert_letters(&custom, "ÄÖA", 5);
    assert_int_equal(custom.left_out, 1); /* the mark on the A */
    custom_clear(&custom);

    custom_type(&custom, "quq'uqa");
    assert_letters(&custom, "QUQ'UQuA", 8);
    assert_int_equal(custom.count, 5);
    expect_die(&custom, 0, "Qu", 2);
    expect_die(&custom, 1, "Q", 1);
    expect_die(&custom, 3, "Qu", 2);
    custom_paste(&custom, "äq'b. quß/öaao");
    assert_string_equal(custom.field.text, "ÄQ'BQuSSÖAAO");
    custom_paste(&custom, "Ä Q' B E\nÖ Qu S S\nÄ Ä Ä Ä\nO O O Öe");
    assert_true(custom_board(&custom, &board));
    assert_ptr_equal(board.alphabet, &german);
    assert_string_equal(alphabet_label(&german, board.faces[15]), "Öe");
    assert_string_equal(custom.field.text, "ÄQ'BEÖQuSSÄÄÄÄOOOÖe");
    custom_edited(&custom);
    assert_int_equal(custom.count, 16);

    struct alphabet polish = read_alphabet("letters aA lL łŁ żŻ");
    custom_init(&custom, &polish, 4);
    custom_type(&custom, "łlża");
    assert_letters(&custom, "ŁLŻA", 6);
    custom_type(&custom, "2"); /* no code has such letters */
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
    assert_false(custom.is_line);
}

/* A small letter after a capital joins it if a die shows the two: Th, but not TH or th. */
TEST_CASE(test_two_letters_on_a_die)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_type(&custom, "ThTHthChAx");
    assert_letters(&custom, "ThTHTHChAX", 10);
    assert_int_equal(custom.count, 8);
    assert_int_equal(custom.dice[0], FACE_TH);
    assert_int_equal(custom.dice[5], FACE_CH);
    press(&custom, KEY_BACKSPACE);
    custom_type(&custom, "n");
    assert_int_equal(custom.dice[6], FACE_A); /* it was not typed just before */
    custom_clear(&custom);
    custom_type(&custom, "Ng7Q4-M");
    assert_line(&custom, "Ng7Q4-M", 7);
}

/* A character that is read as two letters says so. */
TEST_CASE(test_a_sharp_s_is_explained)
{
    struct alphabet german = read_alphabet("letters aA bB sS\nfolds ßẞss");
    struct custom custom;
    custom_init(&custom, &german, 4);
    custom_type(&custom, "aß");
    assert_letters(&custom, "ASS", 3);
    assert_int_equal(custom.remark, CUSTOM_REMARK_SPLIT);
    assert_string_equal(custom.refused, "ß");
    assert_false(custom_complains(&custom));
    custom_type(&custom, "b");
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    custom_paste(&custom, "baß");
    assert_int_equal(custom.remark, CUSTOM_REMARK_SPLIT);
    custom_paste(&custom, "baß!?");
    assert_int_equal(custom.remark, CUSTOM_REMARK_LEFT_OUT);
}

/* Codes of other languages may have letters that these dice lack. */
TEST_CASE(test_a_code_has_letters_of_its_own)
{
    struct alphabet polish = read_alphabet("letters aA lL łŁ sS wW");
    struct custom custom;
    custom_init(&custom, &polish, 4);
    custom_type(&custom, "wsv");
    assert_letters(&custom, "WSV", 3);
    assert_int_equal(custom.dice[2], CUSTOM_EMPTY);
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
    assert_string_equal(custom.refused, "v");
    custom_type(&custom, "4x");
    assert_line(&custom, "WSV4X", 5);
    assert_int_equal(custom.remark, CUSTOM_REMARK_NONE);
    custom_clear(&custom);
    custom_type(&custom, "łvi"); /* no code has ł or i */
    assert_letters(&custom, "Ł", 2);
    custom_clear(&custom);
    custom_type(&custom, "wi");
    assert_letters(&custom, "W", 1);
}

TEST_CASE(test_a_q_alone)
{
    struct custom custom;
    custom_init(&custom, &alphabet_english, 4);
    custom_paste(&custom, "Q' A T S / Q A T S / A B C D / E F G H");
    assert_string_equal(custom.field.text, "Q'ATSQuATSABCDEFGH");
    assert_int_equal(custom.dice[0], FACE_PLAIN_Q);
    assert_int_equal(custom.dice[4], FACE_QU);
    custom_clear(&custom);
    custom_type(&custom, "q'i");
    assert_letters(&custom, "Q'I", 3);
    assert_int_equal(custom.dice[0], FACE_PLAIN_Q);
    custom_type(&custom, "'");
    assert_int_equal(custom.remark, CUSTOM_REMARK_REFUSED);
}
