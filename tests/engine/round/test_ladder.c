/* SPDX-License-Identifier: MIT */
/*
 * The rungs of the ladder, and how rounds move a player on it.
 */
#include "climbers.h"
#include "given.h"
#include "seed.h"
#include "test.h"

#include "trounce/ladder.h"
#include "trounce/round.h"

#include <stdlib.h>

/* The rival of a rung waits for a board, but Merciless. */
TEST_CASE(test_rivals_of_rungs)
{
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        struct rival rival;
        ladder_rival(&rival, rung, 7);
        assert_int_equal(rival.level, RIVAL_LADDER);
        assert_int_equal(rival.rung, rung);
        assert_int_equal(rival.strength, rung == LADDER_RUNGS ? RIVAL_STRENGTH_MAX : 0);
    }
}

TEST_CASE(test_tiers_and_steps)
{
    static const enum rival_level tiers[LADDER_RUNGS] = {
        RIVAL_NOVICE,  RIVAL_NOVICE, RIVAL_NOVICE, RIVAL_SCHOLAR, RIVAL_SCHOLAR,
        RIVAL_SCHOLAR, RIVAL_EXPERT, RIVAL_EXPERT, RIVAL_EXPERT,  RIVAL_MERCILESS};
    static const int steps[LADDER_RUNGS] = {1, 2, 3, 1, 2, 3, 1, 2, 3, 0};
    for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
        assert_int_equal(ladder_tier(rung), tiers[rung - 1]);
        assert_int_equal(ladder_step(rung), steps[rung - 1]);
        assert_int_equal(ladder_tier_of(RIVAL_LADDER, rung), tiers[rung - 1]);
        assert_int_equal(ladder_tier_of(RIVAL_EXPERT, rung), RIVAL_EXPERT);
    }
    assert_int_equal(ladder_tier_of(RIVAL_LADDER, 0), RIVAL_LADDER);
}

/* Every strength begins somewhere, a stronger one no lower. */
TEST_CASE(test_where_players_begin)
{
    int before = 1;
    for (int strength = RIVAL_STRENGTH_MIN; strength <= RIVAL_STRENGTH_MAX; strength++) {
        int rung = ladder_start(strength);
        assert_int_in_range(rung, before, LADDER_RUNGS);
        before = rung;
    }
    assert_int_equal(ladder_start(RIVAL_STRENGTH_MIN), 1);
    assert_int_equal(ladder_start(RIVAL_STRENGTH_MAX), LADDER_RUNGS);
}

TEST_CASE(test_what_a_trounce_is)
{
    assert_true(ladder_is_trounce(10, 5));
    assert_false(ladder_is_trounce(9, 5));
    assert_false(ladder_is_trounce(8, 4)); /* only four points more */
    assert_true(ladder_is_trounce(5, 0));
    assert_false(ladder_is_trounce(4, 0));
    assert_false(ladder_is_trounce(0, 0));
}

/* Plays rounds, 'w' won, 'l' lost, 'd' drawn, by a point each; returns the sum of the moves. */
static int play(struct ladder *ladder, const char *rounds)
{
    int moved = 0;
    for (; *rounds; rounds++) {
        moved += ladder_move(ladder, 10 + (*rounds == 'w'), 10 + (*rounds == 'l'));
    }
    return moved;
}

static void expect(int rung, const char *rounds, int after, int won, int lost)
{
    struct ladder ladder = {.rung = rung};
    assert_int_equal(play(&ladder, rounds), after - rung);
    assert_int_equal(ladder.rung, after);
    assert_int_equal(ladder.won, won);
    assert_int_equal(ladder.lost, lost);
}

TEST_CASE(test_two_of_three_decide)
{
    expect(5, "", 5, 0, 0);
    expect(5, "w", 5, 1, 0);
    expect(5, "l", 5, 0, 1);
    expect(5, "wl", 5, 1, 1);
    expect(5, "lw", 5, 1, 1);
    expect(5, "ww", 6, 0, 0);
    expect(5, "wlw", 6, 0, 0);
    expect(5, "lww", 6, 0, 0);
    expect(5, "ll", 4, 0, 0);
    expect(5, "lwl", 4, 0, 0);
    expect(5, "wll", 4, 0, 0);
    expect(5, "wwl", 6, 0, 1);
    expect(5, "wwww", 7, 0, 0);
    expect(5, "dddd", 5, 0, 0); /* a draw is played again */
    expect(5, "wddlddw", 6, 0, 0);
}

/* A match at either end that leads nowhere is followed by a new one. */
TEST_CASE(test_ends_of_the_ladder)
{
    expect(1, "ll", 1, 0, 0);
    expect(LADDER_RUNGS, "ww", LADDER_RUNGS, 0, 0);
    struct ladder ladder = {.rung = 1, .won = 1};
    assert_int_equal(ladder_move(&ladder, 0, 5), 0);
    assert_int_equal(ladder.won, 0);
    ladder = (struct ladder){.rung = LADDER_RUNGS, .lost = 1};
    assert_int_equal(ladder_move(&ladder, 300, 20), 0);
    assert_int_equal(ladder.lost, 0);
    ladder = (struct ladder){.rung = LADDER_RUNGS - 1};
    assert_int_equal(ladder_move(&ladder, 300, 20), 1);
}

/* A trounce moves at once, whatever the match was. */
TEST_CASE(test_trounces_move_at_once)
{
    static const struct {
        long score, rival;
        int moved;
    } cases[] = {{10, 5, 1}, {14, 5, 1},  {15, 5, 2}, {5, 0, 1},  {9, 0, 1}, {10, 0, 2}, {4, 0, 0},
                 {4, 1, 0},  {5, 10, -1}, {6, 10, 0}, {0, 5, -1}, {0, 4, 0}, {5, 30, -1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        bool is_lost = cases[i].score < cases[i].rival;
        struct ladder ladder = {.rung = 4, .won = 1};
        bool is_won = !is_lost && cases[i].moved == 0;
        assert_int_equal(ladder_move(&ladder, cases[i].score, cases[i].rival),
                         cases[i].moved + is_won);
        assert_int_equal(ladder.rung, 4 + cases[i].moved + is_won);
        assert_int_equal(ladder.lost, is_lost && cases[i].moved == 0);
        ladder = (struct ladder){.rung = 4, .lost = 1};
        int moved = ladder_move(&ladder, cases[i].score, cases[i].rival);
        assert_int_equal(moved, is_lost ? -1 : cases[i].moved);
        assert_int_equal(ladder.lost, moved == 0);
    }
}

/* With so few players the figures are a few percent off those of tests/bench/bench_ladder. */
#define BOARDS  100
#define FEW     25
#define ROUNDS  80
#define PLAYERS 25

static struct {
    int board_count;
    struct lexicon lexicon;
    void *image;
    struct solver *solver;
    struct fair_board *boards;
    struct climbers climbers;
} town;

static void open_town(int board_count, bool is_race)
{
    town.board_count = board_count;
    struct dice dice = given_dice(dice_set_default(4));
    town.image = given_words_of_game(&town.lexicon);
    assert_ok(solver_new(&town.lexicon, SOLVER_KERNEL_BEST, &town.solver));
    town.boards = players_deal(&dice, town.solver, RULES_FOUR, board_count);
    climbers_init(&town.climbers, town.boards, board_count, is_race, 50);
}

static void close_town(void)
{
    climbers_deinit(&town.climbers);
    players_free_boards(town.boards, town.board_count);
    solver_free(town.solver);
    lexicon_deinit(&town.lexicon);
    free(town.image);
}

/* A rival is settled once, from its rung and board; a higher rung is no weaker there, and from
 * LADDER_FIRST on it nearly always finds something. */
static void check_settled(bool is_race)
{
    int without_words = 0;
    open_town(FEW, is_race);
    for (int i = 0; i < FEW; i++) {
        const struct board *board = &town.boards[i].board;
        const struct solution *solution = &town.boards[i].solution;
        for (int rung = 1; rung <= LADDER_RUNGS; rung++) {
            struct rival rival;
            ladder_rival(&rival, rung, rival_board_seed(board));
            ladder_settle(&rival, board, solution, is_race);
            assert_int_equal(rival.strength, town.climbers.rivals[i][rung].strength);
            assert_int_in_range(rival.strength, RIVAL_STRENGTH_NOTHING + 1, RIVAL_STRENGTH_MAX);
            assert_true(rung == 1 || rival.strength >= town.climbers.rivals[i][rung - 1].strength);
            without_words += rung >= LADDER_FIRST && players_score(&rival, &town.boards[i]) == 0;
            int strength = rival.strength;
            ladder_settle(&rival, board, &(struct solution){0}, is_race);
            assert_int_equal(rival.strength, strength);
        }
    }
    assert_int_equal(without_words, 0);
    struct rival rival;
    rival_init(&rival, RIVAL_SCHOLAR, 7);
    ladder_settle(&rival, &town.boards[0].board, &town.boards[0].solution, is_race);
    assert_int_equal(rival.strength, rival_level_strength(RIVAL_SCHOLAR));
    close_town();
}

TEST_CASE(test_rungs_settle_on_a_board)
{
    check_settled(false);
    check_settled(true);
}

/* A round settles the rival that plays it, in a race a weaker one: it need not make do with what is
 * left. */
TEST_CASE(test_a_round_settles_its_rival)
{
    int strengths[2];
    for (int race = 0; race < 2; race++) {
        struct rival rival;
        struct round *round;
        open_town(1, race == 1);
        const struct board *board = &town.boards[0].board;
        ladder_rival(&rival, LADDER_RUNGS - 1, rival_board_seed(board));
        struct round_config config = {.board = board,
                                      .rival = &rival,
                                      .lexicon = &town.lexicon,
                                      .rules = RULES_FOUR,
                                      .mode = race ? MODE_RACE : MODE_TURNS,
                                      .time_ms = 180000};
        assert_ok(round_new(&config, &round));
        strengths[race] = round_rival(round)->strength;
        assert_int_equal(strengths[race], town.climbers.rivals[0][LADDER_RUNGS - 1].strength);
        round_free(round);
        close_town();
    }
    assert_true(strengths[1] < strengths[0]);
}

/* Players of different strength find a rival of their own on the ladder, and stay near it. */
static void check_rivals(bool is_race)
{
    static const struct {
        int strength, own;
        double first_least; /* percent won of the first ten rounds */
    } cases[] = {{40, 1, 25}, {100, 3, 50}, {300, 6, 55}, {600, 9, 60}};
    open_town(BOARDS, is_race);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct climbers_share rungs[LADDER_RUNGS + 1];
        struct climbers_record record;
        int own = climbers_meet(&town.climbers, cases[i].strength, ROUNDS, rungs);
        double share = climbers_won(&rungs[own]);
        assert_int_equal(own, cases[i].own);
        assert_true(share >= 35 && share <= 65);
        climbers_play(&town.climbers, cases[i].strength, PLAYERS, own, &record);
        double rest = climbers_won(&record.rest);
        assert_true(rest >= (cases[i].own > 1 ? 45 : 32) && rest <= 60);
        assert_true(record.rest.trounced <= 15);
        assert_true(record.rest.close >= 15);
        assert_true(climbers_won(&record.first) >= cases[i].first_least);
        assert_true(record.near_eight >= 75 && record.near_ten >= 80);
    }
    close_town();
}

TEST_CASE(test_the_ladder_finds_each_a_rival)
{
    check_rivals(false);
    if (tests_are_thorough()) {
        check_rivals(true);
    }
}
