/* SPDX-License-Identifier: MIT */
/*
 * Shaking dice, dealing fair boards, and board codes.
 */
#include "english.h"
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/deal.h"
#include "trounce/language.h"

/* Boards here have at most nine cells. */
#define SHAKES_MAX (deal_shakes_max(9))

static const char alphabet[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

static struct dice dice_of(const char *text)
{
    struct dice dice;
    assert_ok(dice_read(&alphabet_english, text, strlen(text), 0, &dice, NULL));
    return dice;
}

/* Nine dice with few letters. */
static struct dice small_dice(void)
{
    return dice_of("aaabbb\naccded\nbbeeff\naaeecd\nffabcd\neeaacc\nddddff\nabcdef\naeaeae\n");
}

/* Shaking */

/* With a different letter on each die, every board has each letter once. */
TEST_CASE(test_each_die_lies_once)
{
    struct dice dice = {.alphabet = &alphabet_english, .count = 24};
    for (int die = 0; die < dice.count; die++) {
        memset(dice.faces[die], FACE_A + die, DICE_FACES);
    }
    struct random random = naive_random();
    for (int shake = 0; shake < 200; shake++) {
        struct board board;
        deal_shake(&dice, &random, 3, 8, &board);
        assert_int_equal(board.rows, 3);
        assert_int_equal(board.columns, 8);
        uint64_t letters = 0;
        for (int cell = 0; cell < dice.count; cell++) {
            letters |= UINT64_C(1) << board.faces[cell];
        }
        assert_int_equal(letters, (UINT64_C(1) << 25) - 2);
    }
}

/* Every die lands on every cell with every face up about equally often: with the fixed seed, no
 * count is off by more than a quarter. */
TEST_CASE(test_shakes_are_even)
{
    enum { SHAKES = 24000 };
    struct dice dice = dice_of("ABCDEF\nGHIJKL\nMNOPRS\nTUVWXY\n");
    long counts[4][FACE_COUNT] = {{0}};
    struct random random;
    random_seed(&random, 4);
    for (int shake = 0; shake < SHAKES; shake++) {
        struct board board;
        deal_shake(&dice, &random, 1, 4, &board);
        for (int cell = 0; cell < 4; cell++) {
            counts[cell][board.faces[cell]]++;
        }
    }
    for (int cell = 0; cell < 4; cell++) {
        for (int die = 0; die < 4; die++) {
            for (int face = 0; face < DICE_FACES; face++) {
                assert_int_in_range(counts[cell][dice.faces[die][face]], SHAKES / 24 * 3 / 4,
                                    SHAKES / 24 * 5 / 4);
            }
        }
    }
}

TEST_CASE(test_the_same_state_shakes_the_same_board)
{
    struct dice dice = small_dice();
    struct random random = naive_random();
    struct random copy = random;
    struct board board;
    struct board again;
    deal_shake(&dice, &random, 3, 3, &board);
    deal_shake(&dice, &copy, 3, 3, &again);
    assert_memory_equal(&board, &again, sizeof board);
    assert_int_equal(random.state, copy.state);
}

/* Fair boards */

TEST_CASE(test_how_many_common_words)
{
    assert_int_equal(richness_fair_least(4), 10);
    assert_int_equal(richness_fair_least(9), 10);
    assert_int_equal(richness_fair_least(10), 25);
    assert_int_equal(richness_fair_least(16), 25);
    assert_int_equal(richness_fair_least(17), 50);
    assert_int_equal(richness_fair_least(25), 50);
    assert_int_equal(richness_fair_least(36), 80);
    assert_int_equal(richness_fair_least(64), 80);
}

/* Counts the common words of a board and returns whether it is fair, the naive way. */
static bool is_fair(const struct board *board, const struct naive_list *list, enum rules rules,
                    int *common_count)
{
    uint64_t cells = 0;
    *common_count = 0;
    for (size_t i = 0; i < list->count; i++) {
        bool counts =
            (int)strlen(list->words[i]) >= scoring_min_letters(rules, board_cell_count(board)) &&
            specification_paths(board, list->words[i], &cells) > 0;
        *common_count += counts && list->notes[i].tier <= DEAL_COMMON_TIER;
    }
    uint64_t solid = 0;
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        solid |= (uint64_t)(board->faces[cell] != FACE_BLANK) << cell;
    }
    return *common_count >= richness_fair_least(board_cell_count(board)) && cells == solid;
}

/* Deals a board, then repeats its shakes: all earlier boards were unfair, and it is fair or, after
 * the last shake, has the most common words. Returns the number of shakes. */
static int check_deal(const struct dice *dice, const struct naive_list *list,
                      const struct lexicon *lexicon, enum rules rules, struct random *random)
{
    struct random shaker = *random;
    struct board dealt;
    uint64_t dealt_state = 0;
    struct solver *solver;
    assert_ok(solver_new(lexicon, SOLVER_KERNEL_BEST, &solver));
    assert_ok(deal_fair(dice, solver, rules, random, &dealt, &dealt_state));
    solver_free(solver);
    int side = dice_side(dice);
    int most = -1;
    bool seen = false;
    for (int shake = 1; shake <= SHAKES_MAX; shake++) {
        uint64_t before = shaker.state;
        struct board board;
        deal_shake(dice, &shaker, side, side, &board);
        int common = 0;
        bool fair = is_fair(&board, list, rules, &common);
        bool is_dealt = before == dealt_state;
        seen = seen || is_dealt;
        if (is_dealt) {
            assert_memory_equal(&board, &dealt, sizeof board);
            assert_true(fair || common > most);
        } else if (seen) {
            assert_true(common <= most);
        }
        most = common > most ? common : most;
        if (fair || shake == SHAKES_MAX) {
            assert_true(seen && (is_dealt || !fair));
            assert_int_equal(shaker.state, random->state);
            return shake;
        }
    }
    return 0;
}

static void random_words(struct random *random, size_t count, struct naive_list *list)
{
    list->count = 0;
    for (size_t i = 0; i < count; i++) {
        char word[5] = "";
        size_t length = 2 + random_below(random, 3);
        for (size_t at = 0; at < length && at < sizeof word - 1; at++) {
            word[at] = (char)('a' + random_below(random, 6));
        }
        struct word_note note = {.tier = (unsigned char)(10 * random_below(random, 6)),
                                 .marks = WORD_MARK_NONE};
        naive_add(list, word, note);
    }
}

TEST_CASE(test_dealt_boards_are_the_first_fair_ones)
{
    struct dice dice = small_dice();
    struct random random = naive_random();
    static struct naive_list list;
    int shakes = 0;
    for (int i = 0; i < 30; i++) {
        random_words(&random, 70, &list);
        struct lexicon lexicon;
        naive_lexicon(&list, &lexicon);
        shakes += check_deal(&dice, &list, &lexicon, RULES_PLAIN, &random);
        lexicon_deinit(&lexicon);
    }
    assert_int_in_range(shakes, 31, 30 * SHAKES_MAX); /* some boards took several shakes */
}

TEST_CASE(test_the_best_is_dealt_when_none_is_fair)
{
    struct dice dice = small_dice();
    struct random random = naive_random();
    static struct naive_list list;
    for (int i = 0; i < 5; i++) {
        random_words(&random, 9, &list);
        struct lexicon lexicon;
        naive_lexicon(&list, &lexicon);
        int shakes = check_deal(&dice, &list, &lexicon, RULES_PLAIN, &random);
        assert_int_equal(shakes, SHAKES_MAX);
        lexicon_deinit(&lexicon);
    }
}

/* Dice and words with too many paths: the first board is dealt, not the best of hundreds. */
TEST_CASE(test_too_many_paths)
{
    static struct naive_list list;
    struct dice dice = {.alphabet = &alphabet_english, .count = 36};
    memset(dice.faces, FACE_A, sizeof dice.faces);
    list.count = 0;
    naive_add(&list, "aaaaaaaaaaaaaaaaaaaaaaaa", (struct word_note){10, WORD_MARK_NONE});
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    struct solver *solver = NULL;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    struct random random;
    struct random once;
    random_seed(&random, 1);
    random_seed(&once, 1);
    uint64_t before = random.state;
    struct board board;
    uint64_t dealt = 0;
    assert_ok(deal_fair(&dice, solver, RULES_FOUR, &random, &board, &dealt));
    assert_int_equal(dealt, before);
    deal_shake(&dice, &once, 6, 6, &board);
    assert_int_equal(random.state, once.state);
    solver_free(solver);
    lexicon_deinit(&lexicon);
}

/* All words of two and three of the letters a to d: enough for a fair board if their tier is common
 * or unknown. */
static int shakes_with_tier(unsigned char tier)
{
    static struct naive_list list;
    list.count = 0;
    struct word_note note = {tier, WORD_MARK_NONE};
    for (char a = 'a'; a <= 'd'; a++) {
        for (char b = 'a'; b <= 'd'; b++) {
            naive_add(&list, (const char[]){a, b, 0}, note);
            for (char c = 'a'; c <= 'd'; c++) {
                naive_add(&list, (const char[]){a, b, c, 0}, note);
            }
        }
    }
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    struct dice dice = dice_of("aaaaaa\nbbbbbb\ncccccc\ndddddd\n");
    struct random random = {.state = 99};
    int shakes = check_deal(&dice, &list, &lexicon, RULES_PLAIN, &random);
    lexicon_deinit(&lexicon);
    return shakes;
}

TEST_CASE(test_what_counts_as_common)
{
    assert_int_equal(shakes_with_tier(TIER_UNKNOWN), 1);
    assert_int_equal(shakes_with_tier(10), 1);
    assert_int_equal(shakes_with_tier(DEAL_COMMON_TIER), 1);
    assert_int_equal(shakes_with_tier(DEAL_COMMON_TIER + 1), SHAKES_MAX);
}

/* Codes */

static void expect_board_of_code(const char *code, const char *expected)
{
    struct board_code read;
    assert_ok(deal_read_code(code, strlen(code), &read, NULL));
    assert_non_null(read.set);
    struct dice dice = given_dice(read.set);
    struct board board;
    assert_ok(deal_from_code(code, strlen(code), &dice, &board, NULL));
    char text[BOARD_TEXT_MAX];
    assert_string_equal(board_format(&board, text), expected);
    char again[BOARD_CODE_MAX];
    assert_string_equal(deal_code(read.set, &dice, read.state, again), code);
}

/* People write codes down, so these boards must never change. */
TEST_CASE(test_codes_for_ever)
{
    expect_board_of_code("N3NAG-Z33SX", "hbhfiealitdalytm");
    expect_board_of_code("C3NAG-Z33ST", "obgcleaofldafsve");
    expect_board_of_code("DWKEM-65GRA", "iatenetrcwtslforhnrtkened");
    expect_board_of_code("SQAUE-P32KS", "N S I I I O S O D K E A Qu V S L N I N A S R O R U U C M "
                                        "S T Y I In H O E");
}

/* Makes dice from the first letters of a language. */
static struct dice language_dice(const char *code, int side, struct dice_set *set)
{
    struct language language = language_english;
    memcpy(language.code, code, sizeof language.code);
    *set = language_dice_set(&language, side);
    struct dice dice = {.alphabet = &alphabet_english, .set = set, .count = side * side};
    for (int die = 0; die < dice.count; die++) {
        for (int face = 0; face < DICE_FACES; face++) {
            dice.faces[die][face] = (unsigned char)(FACE_A + (die * 7 + face * 3) % 16);
        }
    }
    return dice;
}

TEST_CASE(test_codes_name_languages)
{
    static const struct {
        const char *language;
        int side;
        const char *begin; /* prefix of the code */
    } cases[] = {{"fr", 4, "WFR4"}, {"it", 5, "W2T5"}, {"no", 6, "WN36"}, {"za", 4, "WZA4"}};
    struct random random = naive_random();
    struct board board;
    struct board again;
    struct board_code read;
    struct fault fault;
    char code[BOARD_CODE_MAX];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct dice_set set;
        struct dice dice = language_dice(cases[i].language, cases[i].side, &set);
        uint64_t before = random.state;
        deal_shake(&dice, &random, cases[i].side, cases[i].side, &board);
        deal_code(&set, &dice, before, code);
        assert_int_equal(strlen(code), BOARD_CODE_MAX - 1);
        assert_memory_equal(code, cases[i].begin, 4);
        assert_ok(deal_read_code(code, strlen(code), &read, NULL));
        assert_null(read.set);
        assert_string_equal(read.language, cases[i].language);
        assert_int_equal(read.side, cases[i].side);
        assert_string_equal(read.text, code);
        assert_ok(deal_from_code(code, strlen(code), &dice, &again, NULL));
        assert_memory_equal(&again, &board, sizeof board);
        /* Dice of another language, dice of the same size without a language, changed dice. */
        struct dice_set other_set;
        struct dice other = language_dice("sv", cases[i].side, &other_set);
        assert_int_equal(deal_from_code(code, strlen(code), &other, &again, &fault),
                         STATUS_MISSING);
        other.set = NULL;
        assert_int_equal(deal_from_code(code, strlen(code), &other, &again, &fault),
                         STATUS_MISSING);
        other = dice;
        other.faces[1][1] = FACE_Z;
        assert_int_equal(deal_from_code(code, strlen(code), &other, &again, &fault), STATUS_SYNTAX);
        assert_string_equal(english(&fault.detail),
                            "the code is mistyped or was made with other dice");
    }
    struct dice_set set;
    struct dice french = language_dice("fr", 4, &set);
    assert_string_equal(deal_code(&set, &french, 12345, code), "WFR42-2222E-3T8");
    for (size_t at = 0; at < strlen(code); at++) {
        for (const char *c = alphabet; *c != 0 && code[at] != '-'; c++) {
            char spoilt[BOARD_CODE_MAX];
            (void)snprintf(spoilt, sizeof spoilt, "%s", code);
            spoilt[at] = *c;
            assert_int_equal(deal_from_code(spoilt, strlen(spoilt), &french, &board, NULL) ==
                                 STATUS_OK,
                             *c == code[at]);
        }
    }
}

TEST_CASE(test_codes_bring_boards_back)
{
    struct random random = naive_random();
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        struct dice dice = given_dice(set);
        int side = dice_side(&dice);
        for (int i = 0; i < 50; i++) {
            uint64_t before = random.state;
            struct board board;
            deal_shake(&dice, &random, side, side, &board);
            char code[BOARD_CODE_MAX];
            assert_ptr_equal(deal_code(set, &dice, before, code), code);
            assert_int_equal(strlen(code), 11);
            assert_int_equal(code[0], set->id);
            assert_int_equal(code[5], '-');
            struct board_code read;
            assert_ok(deal_read_code(code, 11, &read, NULL));
            assert_ptr_equal(read.set, set);
            assert_int_equal(read.state, before);
            char spaced[2 * BOARD_CODE_MAX];
            (void)snprintf(spaced, sizeof spaced, " %.2s %.3s%s", code, code + 2, code + 6);
            assert_ok(deal_read_code(spaced, strlen(spaced), &read, NULL));
            assert_string_equal(read.text, code);
            struct board again;
            assert_ok(deal_from_code(code, 11, &dice, &again, NULL));
            assert_memory_equal(&again, &board, sizeof board);
        }
    }
}

TEST_CASE(test_extreme_states)
{
    const struct dice_set *set = dice_set_default(4);
    struct dice dice = given_dice(set);
    static const uint64_t states[] = {0, 1, (UINT64_C(1) << RANDOM_STATE_BITS) - 1};
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        char code[BOARD_CODE_MAX];
        deal_code(set, &dice, states[i], code);
        struct board_code read;
        assert_ok(deal_read_code(code, strlen(code), &read, NULL));
        assert_int_equal(read.state, states[i]);
    }
}

TEST_CASE(test_a_code_dealt_with_one_lexicon_needs_none)
{
    struct dice dice = small_dice();
    struct random random = naive_random();
    static struct naive_list list;
    random_words(&random, 200, &list);
    struct lexicon lexicon;
    naive_lexicon(&list, &lexicon);
    struct solver *solver;
    assert_ok(solver_new(&lexicon, SOLVER_KERNEL_BEST, &solver));
    struct board dealt;
    uint64_t dealt_state;
    assert_ok(deal_fair(&dice, solver, RULES_PLAIN, &random, &dealt, &dealt_state));
    solver_free(solver);
    lexicon_deinit(&lexicon);
    char code[BOARD_CODE_MAX];
    deal_code(NULL, &dice, dealt_state, code);
    assert_int_equal(strlen(code), 14);
    struct board_code read;
    assert_ok(deal_read_code(code, strlen(code), &read, NULL));
    assert_null(read.set);
    assert_int_equal(read.state, dealt_state);
    struct board again;
    assert_ok(deal_from_code(code, strlen(code), &dice, &again, NULL));
    assert_memory_equal(&again, &dealt, sizeof dealt);
}

/* Returns whether the code yields a board, with the dice that it names or else `own`. */
static bool is_taken(const char *code, const struct dice *own)
{
    struct board_code read;
    struct fault fault;
    if (deal_read_code(code, strlen(code), &read, &fault) != STATUS_OK) {
        assert_non_null(fault.detail.format);
        return false;
    }
    struct dice dice = read.set != NULL ? given_dice(read.set) : *own;
    struct board board;
    return deal_from_code(code, strlen(code), &dice, &board, &fault) == STATUS_OK;
}

/* Every replaced character and every swap of neighbours is refused. */
static void spoil_code(const char *code, const struct dice *own)
{
    assert_true(is_taken(code, own));
    size_t length = strlen(code);
    char spoilt[BOARD_CODE_MAX];
    for (size_t at = 0; at < length; at++) {
        (void)snprintf(spoilt, sizeof spoilt, "%s", code);
        for (const char *c = alphabet; *c != 0 && code[at] != '-'; c++) {
            spoilt[at] = *c;
            assert_int_equal(is_taken(spoilt, own), *c == code[at]);
        }
        (void)snprintf(spoilt, sizeof spoilt, "%s", code);
        size_t next = at + 1 < length && code[at + 1] == '-' ? at + 2 : at + 1;
        if (code[at] != '-' && next < length && code[at] != code[next]) {
            spoilt[at] = code[next];
            spoilt[next] = code[at];
            assert_false(is_taken(spoilt, own));
        }
    }
}

TEST_CASE(test_mistakes_are_found_out)
{
    struct random random = naive_random();
    struct dice own = small_dice();
    char code[BOARD_CODE_MAX];
    for (int i = 0; i < 3; i++) {
        for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
            struct dice dice = given_dice(set);
            random_next(&random);
            spoil_code(deal_code(set, &dice, random.state, code), &own);
        }
        spoil_code(deal_code(NULL, &own, random.state, code), &own);
    }
}

TEST_CASE(test_the_hand_that_writes_is_free)
{
    static const char *const texts[] = {
        "n3nagz33sx",
        " N3NAG z33sX\n",
        "N-3-N-A-G-Z-3-3-S-X",
        "N3NAG\u2010Z33SX", /* what word processors make of a hyphen */
        "N3NAG\u2011Z33SX",
        "N3NAG\u2013Z33SX",
        "N3NAG \u2014 Z33SX",
        "N3NAG\u2212Z33SX",
        "\ufeffN3NAG\u00adZ33SX\u00a0",
        "N3NAG\u200b-Z33SX\u2060",
    };
    const struct dice_set *set = dice_set_default(4);
    struct dice dice = given_dice(set);
    struct board expected;
    assert_ok(deal_from_code("N3NAG-Z33SX", 11, &dice, &expected, NULL));
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct board board;
        assert_ok(deal_from_code(texts[i], strlen(texts[i]), &dice, &board, NULL));
        assert_memory_equal(&board, &expected, sizeof board);
    }
}

static void expect_no_code(const char *text, size_t column, const char *detail)
{
    struct board_code code = {.state = 7};
    struct fault fault;
    assert_int_equal(deal_read_code(text, strlen(text), &code, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), detail);
    assert_int_equal(fault.line, 1);
    assert_int_equal(fault.column, column);
    assert_int_equal(code.state, 7);
}

TEST_CASE(test_what_is_no_code)
{
    expect_no_code("", 1, "there is no code");
    expect_no_code(" - ", 1, "there is no code");
    expect_no_code("N3NAG-Z33S", 11, "the code has 9 letters and digits instead of 10");
    expect_no_code("N3NAG-Z33SXX", 13, "the code has 11 letters and digits instead of 10");
    expect_no_code("X3NAG-Z33SX", 12, "the code has 10 letters and digits instead of 12");
    expect_no_code("N3NAG-Z33SX-N3NAG", 16, "the code is too long");
    expect_no_code("W3NAG-Z33SX", 12, "the code has 10 letters and digits instead of 13");
    expect_no_code("W4NAG-Z33SX-NAG", 2, "W must be followed by the code of a language");
    expect_no_code("WF9AG-Z33SX-NAG", 3, "W must be followed by the code of a language");
    expect_no_code("WFR3G-Z33SX-NAG", 4, "the language must be followed by a number from 4 to 6");
    expect_no_code("WFRNG-Z33SX-NAG", 4, "the language must be followed by a number from 4 to 6");
    expect_no_code("N3N0G-Z33SX", 4, "a code cannot contain '0'");
    expect_no_code("N3NAG-z33so", 11, "a code cannot contain 'o'");
    expect_no_code("N3NAG\xc3", 6, "a stray byte 0xc3");
    expect_no_code("N3NAG\u2013Z0", 10, "a code cannot contain '0'");
    expect_no_code("N3NAG\u2019", 6, "a stray character '\u2019'");
    expect_no_code("N3NAG\xe2\x80", 6, "a stray byte 0xe2"); /* cut in the dash */
}

TEST_CASE(test_other_dice_are_refused)
{
    struct fault fault;
    struct board board;
    struct dice own = small_dice();
    struct dice other = own;
    other.faces[2][3] = FACE_Z;
    char code[BOARD_CODE_MAX];
    deal_code(NULL, &own, 12345, code);
    assert_int_equal(deal_from_code(code, strlen(code), &other, &board, &fault), STATUS_MISSING);
    assert_string_equal(english(&fault.detail), "the code was made with other dice");
    const struct dice_set *set = dice_set_default(4);
    struct dice changed = given_dice(set);
    changed.faces[0][0] = FACE_Z;
    assert_int_equal(deal_from_code("N3NAG-Z33SX", 11, &changed, &board, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), "the code is mistyped or was made with other dice");
    deal_code(set, &changed, 12345, code); /* a code for the changed dice only */
    assert_ok(deal_from_code(code, strlen(code), &changed, &board, &fault));
    struct dice real = given_dice(set);
    assert_int_equal(deal_from_code(code, strlen(code), &real, &board, &fault), STATUS_SYNTAX);
    assert_string_equal(english(&fault.detail), "a character of the code is mistyped");
    other.count = 8;
    deal_code(NULL, &other, 12345, code);
    assert_int_equal(deal_from_code(code, strlen(code), &other, &board, &fault), STATUS_RANGE);
    assert_string_equal(english(&fault.detail), "8 dice do not make a square board");
}
