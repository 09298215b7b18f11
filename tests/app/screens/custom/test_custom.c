/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice: which dice a text shows, and which part of it each of them.
 */
#include "custom.h"
#include "seed.h"
#include "test.h"

#include "trounce/random.h"

/* The labels of the dice, a blank between them, and an apostrophe after a letter alone. */
static const char *dice_of(const struct alphabet *alphabet, const struct custom_letters *letters)
{
    static char text[256];
    size_t length = 0;
    text[0] = '\0';
    for (int die = 0; die < letters->count && die < CUSTOM_DICE_MAX; die++) {
        int face = letters->faces[die];
        bool is_alone = face > alphabet->letter_count && !alphabet_spelling(alphabet, face)[1];
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s%s", die ? " " : "",
                                   face == FACE_BLANK ? "." : alphabet_label(alphabet, face),
                                   is_alone ? "'" : "");
    }
    return text;
}

static struct custom_letters read_in(const struct alphabet *alphabet, const char *text)
{
    struct custom_letters letters;
    custom_read_letters(alphabet, text, 16, &letters);
    return letters;
}

struct reading {
    const char *text, *dice;
};

static void assert_readings(const struct alphabet *alphabet, const struct reading *readings,
                            size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct custom_letters letters = read_in(alphabet, readings[i].text);
        assert_string_equal(dice_of(alphabet, &letters), readings[i].dice);
        assert_string_equal(letters.unread, "");
        assert_int_equal(letters.left_out, 0);
    }
}

#define READINGS_HOLD(alphabet, readings)                                                          \
    assert_readings(alphabet, readings, sizeof(readings) / sizeof(readings)[0])

TEST_CASE(test_letters_are_read_as_dice)
{
    static const struct reading readings[] = {
        {"", ""},
        {"case", "C A S E"},
        {"CaSe", "C A S E"},
        {"ca.e_", "C A . E ."},
        {" c, a/s;e\n|(m) \"o\" [p] 'i' - ", "C A S E M O P I"},
        {"ca/qu/ts", "C A Qu T S"},
        {"ÇASÉ", "C A S E"},
        {"E\u0301TE\u0301", "E T E"},
        /* a Q and its U */
        {"q", "Qu"},
        {"quququu", "Qu Qu Qu U"},
        {"QUQuqUqU", "Qu Qu Qu Qu"},
        {"q u", "Qu U"},
        {"quick", "Qu I C K"},
        {"Q'i", "Q' I"},
        {"q'q'uq", "Q' Q' U Qu"},
        {"don't", "D O N T"},
        /* a capital and a small letter, if a die shows the two */
        {"ThTHthChAx", "Th T H T H Ch A X"},
        {"HÉHE\u0301Hé", "H E H E He"},
        {"ThIn.EAB", "Th In . E A B"},
        {"Th", "Th"},
        {"case Th opi", "C A S E Th O P I"},
        /* a sentence begins with a capital, too */
        {"There In an inn", "T H E R E In A N I N N"},
        /* each word is a die */
        {"th in . e q u q' an", "Th In . E Qu U Q' An"},
        {"th in . e qu an two", "T H I N . E Qu A N T W O"},
    };
    READINGS_HOLD(&alphabet_english, readings);
}

/* What would be a capital letter of a sentence is half of a die if the board is whole only so. */
TEST_CASE(test_a_whole_board_decides)
{
    struct custom_letters letters = read_in(&alphabet_english, "Theamopistrenapd");
    assert_string_equal(dice_of(&alphabet_english, &letters), "T H E A M O P I S T R E N A P D");
    letters = read_in(&alphabet_english, "Theamopistrenapdx");
    assert_string_equal(dice_of(&alphabet_english, &letters), "Th E A M O P I S T R E N A P D X");
    letters = read_in(&alphabet_english, "Theamopistrenapdxy");
    assert_int_equal(letters.count, 18);
}

TEST_CASE(test_each_die_is_a_part_of_the_text)
{
    struct custom_letters letters = read_in(&alphabet_english, "a qu/Th.Q'é");
    static const int begins[] = {0, 2, 5, 7, 8, 10};
    static const int ends[] = {1, 4, 7, 8, 10, 12};
    assert_int_equal(letters.count, 6);
    assert_memory_equal(letters.begins, begins, sizeof begins);
    assert_memory_equal(letters.ends, ends, sizeof ends);
}

/* A letter that no die shows would move those behind it to other dice; anything else is left out.
 */
TEST_CASE(test_what_no_die_shows)
{
    static const struct {
        const char *text, *unread;
        int at, count, left_out;
    } texts[] = {
        {"CAŘE mopi stre napd", "Ř", 3, 16, 0},
        {"case mopi\nstre nap\ufffd", "\ufffd", 16, 16, 0},
        {"the łódź\nshakes", "ł", 4, 13, 0},
        {"qu._kž", "ž", 4, 5, 0},
        {"q'aß ś", "ś", 4, 4, 0},
        {"ca7e?", "", 0, 3, 2},
        {"12 34", "", 0, 0, 4},
        {"—…“", "", 0, 0, 3},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct custom_letters letters = read_in(&alphabet_english, texts[i].text);
        assert_string_equal(letters.unread, texts[i].unread);
        assert_int_equal(letters.unread_at, texts[i].at);
        assert_int_equal(letters.count, texts[i].count);
        assert_int_equal(letters.left_out, texts[i].left_out);
    }
}

static struct alphabet read_alphabet(const char *text)
{
    struct alphabet alphabet;
    assert_ok(alphabet_read(text, strlen(text), &alphabet, NULL));
    return alphabet;
}

TEST_CASE(test_letters_of_other_languages)
{
    static const struct reading german_readings[] = {
        {"ägrößÉ", "Ä G R Ö S S E"},
        {"a\u0308o\u0308e\u0301", "Ä Ö E"},
        {"quq'uqa", "Qu Q' U Qu A"},
        {"äq'b.quß/öaao", "Ä Q' B . Qu S S Ö A A O"},
        {"ÄQ'BEÖQuSSÖe", "Ä Q' B E Ö Qu S S Öe"},
        {"Öse", "Ö S E"},
    };
    static const struct reading polish_readings[] = {{"łlża", "Ł L Ż A"}};
    struct alphabet german = read_alphabet("letters aA bB eE gG oO qQ rR sS uU äÄ öÖ\n"
                                           "folds ßẞss éÉe\npair Qu\npairs Öe");
    READINGS_HOLD(&german, german_readings);
    struct custom_letters letters = read_in(&german, "aßß");
    assert_string_equal(letters.split, "ß");
    assert_int_equal(letters.begins[2], 1);
    assert_int_equal(letters.ends[2], 3);
    struct alphabet polish = read_alphabet("letters aA lL łŁ żŻ");
    READINGS_HOLD(&polish, polish_readings);
    letters = read_in(&polish, "al la q"); /* Polish dice have no Q */
    assert_string_equal(letters.unread, "q");
    assert_int_equal(letters.unread_at, 5);
}

/* Dice that are written are read as the same, whatever stands beside them. */
TEST_CASE(test_dice_are_read_as_they_were_written)
{
    struct arena arena = {.block = NULL};
    struct random random;
    const uint64_t seed = 20261128;
    print_message("seed %llu\n", (unsigned long long)seed);
    random_seed(&random, seed);
    for (int round = 0; round < 3000; round++) {
        unsigned char faces[CUSTOM_DICE_MAX];
        struct custom_letters letters;
        int count = 2 + (int)random_below(&random, CUSTOM_DICE_MAX - 1);
        bool rare = random_below(&random, 2);
        for (int die = 0; die < count; die++) {
            faces[die] = (unsigned char)random_below(
                &random, (uint32_t)(rare ? alphabet_english.face_count : FACE_A + 26));
        }
        arena_clear(&arena);
        const char *text = custom_write_letters(&arena, &alphabet_english, faces, count);
        custom_read_letters(&alphabet_english, text, 16, &letters);
        assert_int_equal(letters.count, count);
        assert_memory_equal(letters.faces, faces, (size_t)count);
    }
    arena_deinit(&arena);
}

TEST_CASE(test_any_text_stays_in_bounds)
{
    static const char *const parts[] = {"a", "Q",  "u",  "T",    "h",    "'", ".",      "_",
                                        " ", "\n", "é",  "ß",    "\xc3", "e", "\u0301", "7",
                                        "-", "ř",  "Th", "\xff", "/",    "E"};
    struct random random;
    const uint64_t seed = 20261120;
    print_message("seed %llu\n", (unsigned long long)seed);
    random_seed(&random, seed);
    for (int round = 0; round < 3000; round++) {
        char text[256] = "";
        for (uint32_t i = random_below(&random, 60); i > 0; i--) {
            text_append(text, sizeof text, "%s",
                        parts[random_below(&random, sizeof parts / sizeof parts[0])]);
        }
        struct custom_letters letters = read_in(&alphabet_english, text);
        for (int die = 0; die < letters.count && die < CUSTOM_DICE_MAX; die++) {
            assert_true(letters.begins[die] < letters.ends[die]);
            assert_true((size_t)letters.ends[die] <= strlen(text));
            assert_true(die == 0 || letters.begins[die] >= letters.begins[die - 1]);
        }
    }
}
