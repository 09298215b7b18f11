/* SPDX-License-Identifier: MIT */
/*
 * The coach's sentences: each habit has one, a turned board names the parts that the player sees,
 * and the figures are all there.
 */
#include "coaching.h"
#include "rig.h"
#include "test.h"

static struct rig rig;

static int open_rig(void **state)
{
    rig_init(&rig);
    assert_true(rig_add_word(&rig, "rate", TIER_UNKNOWN, false));
    assert_ok(rig_open(&rig));
    return 0;
}

static int close_rig(void **state)
{
    rig_deinit(&rig);
    return 0;
}

static const char *sentence(enum coach_trait trait, const char *letters, int turns)
{
    struct coach_habit habit = {.trait = trait};
    (void)snprintf(habit.letters, sizeof habit.letters, "%s", letters);
    return coaching_habit(rig.game->arena, rig.game, &habit, turns);
}

TEST_CASE(test_every_habit_has_a_sentence)
{
    assert_string_equal(sentence(COACH_ENDING, "ed", 0), "You overlook words that end in -ED.");
    assert_string_equal(sentence(COACH_BEGINNING, "re", 0),
                        "You overlook words that begin with RE-.");
    for (int trait = COACH_DOUBLE; trait < COACH_TRAIT_COUNT; trait++) {
        assert_true(strlen(sentence((enum coach_trait)trait, "", 0)) > 0);
    }
}

/* Turned clockwise, the left column is at the top, and so on. */
TEST_CASE(test_parts_of_a_turned_board)
{
    static const struct {
        enum coach_trait part;
        int turns;
        const char *text;
    } cases[] = {
        {COACH_LEFT, 0, "You hardly use the left column."},
        {COACH_LEFT, 1, "You hardly use the top row."},
        {COACH_LEFT, 2, "You hardly use the right column."},
        {COACH_BOTTOM, 1, "You hardly use the left column."},
        {COACH_BOTTOM, 7, "You hardly use the right column."},
        {COACH_TOP_LEFT, 1, "You hardly visit the top right corner."},
        {COACH_BOTTOM_LEFT, 1, "You hardly visit the top left corner."},
        {COACH_BOTTOM_RIGHT, 2, "You hardly visit the top left corner."},
        {COACH_CORNERS, 3, "You hardly use the four corner dice."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_string_equal(sentence(cases[i].part, "", cases[i].turns), cases[i].text);
    }
}

TEST_CASE(test_figures)
{
    struct arena *arena = rig.game->arena;
    struct coaching coaching = {
        .rounds = 1,
        .habit = {.trait = COACH_LEFT,
                  .words = 40,
                  .found = 1,
                  .other_words = 60,
                  .other_found = 19,
                  .expected = 7.6,
                  .chance = 1 / 2400.0},
        .heated = 1,
        .rows = 1,
        .columns = 2,
        .words = {4, 3},
        .left = {3, 1},
    };
    assert_string_equal(coaching_figures(arena, &coaching),
                        "These words: 1 of 40 found. Others: 19 of 60. By "
                        "chance: 1 in 2,400. Common words you left through the brightest "
                        "die: 3.");
    coaching.rounds = coaching.heated = 9;
    coaching.habit.trait = COACH_LAST_MINUTE;
    coaching.habit.chance = 0;
    assert_string_equal(coaching_figures(arena, &coaching),
                        "Last minute: 1 of 40 words; usual would be 8. By chance: 1 in "
                        "1,000,000. Of the common words through a die, you left 33% to 75%.");
    coaching.habit.chance = 1; /* practice, of which nothing is concluded */
    coaching.words[1] = 0;     /* no word ever passed through it */
    assert_string_equal(coaching_figures(arena, &coaching),
                        "Of the common words through a die, you left 75% to 75%.");
    coaching.heated = 0;
    assert_string_equal(coaching_figures(arena, &coaching), "");
}

RUN_TESTS(open_rig, close_rig)
