/* SPDX-License-Identifier: MIT */
/*
 * Rounds of every way compared with a simple model under the same random actions, with saving and
 * restoring.
 */
#include "given.h"
#include "naive.h"
#include "test.h"
#include "trounce/race.h"
#include "trounce/round.h"
#include "trounce/solver.h"

/* A minimal round: who has which word of the list, and when. */
struct model {
    struct round_config config;
    const struct naive_list *list;
    struct race race;
    enum round_phase phase;
    enum side turn;
    long left_ms;
    long played_ms;
    long found_ms[SIDE_COUNT][NAIVE_WORDS_MAX]; /* where it is had */
    bool has[SIDE_COUNT][NAIVE_WORDS_MAX];
    bool shown[NAIVE_WORDS_MAX];
    bool friends[NAIVE_WORDS_MAX];
};

#define PAST_WORDS_MAX (3 * NAIVE_WORDS_MAX)

/* Returns what a save keeps of the round; `kept` holds its words. */
static struct round_past past_of(const struct round *round, struct round_past_word *kept)
{
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            const struct round_word *word = round_word(round, side, i);
            kept[count++] = (struct round_past_word){.side = side,
                                                     .points = word->points,
                                                     .found_ms = word->found_ms,
                                                     .path = word->path};
        }
    }
    return (struct round_past){.phase = round_phase(round),
                               .turn = round_turn(round),
                               .left_ms = round_left_ms(round),
                               .played_ms = round_played_ms(round),
                               .words = kept,
                               .word_count = count};
}

static int model_points(const struct model *model, size_t word)
{
    return scoring_points(model->config.rules, board_cell_count(model->config.board),
                          (int)strlen(model->list->words[word]));
}

static enum verdict model_verdict(const struct model *model, size_t word)
{
    const char *text = model->list->words[word];
    uint64_t cells = 0;
    if ((int)strlen(text) <
        scoring_min_letters(model->config.rules, board_cell_count(model->config.board))) {
        return VERDICT_TOO_SHORT;
    }
    if (model->has[model->turn][word]) {
        return VERDICT_HAVE_IT;
    }
    if (model->has[SIDE_COMPUTER][word]) {
        return VERDICT_TAKEN;
    }
    return specification_paths(model->config.board, text, &cells) > 0 ? VERDICT_GOOD
                                                                      : VERDICT_NOT_ON_BOARD;
}

static bool model_takes(const struct model *model, size_t word)
{
    const char *text = model->list->words[word];
    struct word_note note = model->list->notes[word];
    if (model->config.friend_words) {
        return model->friends[word] && !model->has[SIDE_COMPUTER][word];
    }
    if (note.marks != WORD_MARK_NONE || model->shown[word] || model->has[SIDE_PLAYER][word] ||
        model->has[SIDE_SECOND][word] || model->has[SIDE_COMPUTER][word]) {
        return false;
    }
    return model->config.mode == MODE_RACE ||
           rival_finds(model->config.rival, model->config.board, text, strlen(text), note.tier);
}

/* Returns the list index of a word of the race. */
static size_t model_race_word(const struct model *model, size_t index)
{
    char text[PATH_LETTERS_MAX + 1];
    path_spell(&model->race.words[index].path, model->config.board, text);
    size_t word = 0;
    while (strcmp(model->list->words[word], text) != 0) {
        word++;
    }
    return word;
}

/* Enters the words of a race that are due after one time, up to another. */
static void model_enter(struct model *model, long from_ms, long to_ms)
{
    for (size_t i = 0; i < model->race.count; i++) {
        long due_ms = model->race.words[i].time_ms;
        if (due_ms > from_ms && due_ms <= to_ms) {
            size_t word = model_race_word(model, i);
            model->has[SIDE_COMPUTER][word] = !model->has[SIDE_PLAYER][word];
            model->found_ms[SIDE_COMPUTER][word] =
                due_ms < model->played_ms ? due_ms : model->played_ms;
        }
    }
}

static void model_finish(struct model *model)
{
    if (model->phase != ROUND_PLAYER && model->phase != ROUND_PAUSED) {
        return;
    }
    if (model->config.mode == MODE_TWO && model->turn == SIDE_PLAYER) {
        model->phase = ROUND_HANDOVER;
        model->turn = SIDE_SECOND;
        model->left_ms = model->config.time_ms;
    } else {
        model_enter(model, model->played_ms, model->config.time_ms); /* the rest of the time */
        model->phase = mode_traits(model->config.mode)->has_rival ? ROUND_COMPUTER : ROUND_DONE;
    }
}

static size_t model_count(const struct model *model, enum side side)
{
    size_t count = 0;
    for (size_t word = 0; word < model->list->count; word++) {
        count += model->has[side][word];
    }
    return count;
}

static struct round_events model_advance(struct model *model, long elapsed_ms)
{
    if (model->phase != ROUND_PLAYER) {
        return (struct round_events){0};
    }
    size_t before = model_count(model, SIDE_COMPUTER);
    long second_before = round_seconds(model->left_ms);
    bool has_clock = model->config.time_ms > 0;
    bool is_over = has_clock && elapsed_ms >= model->left_ms;
    long from_ms = model->played_ms;
    model->played_ms += is_over ? model->left_ms : elapsed_ms;
    model_enter(model, from_ms, model->played_ms);
    if (has_clock) {
        model->left_ms -= is_over ? model->left_ms : elapsed_ms;
    }
    struct round_events events = {.rival_words = model_count(model, SIDE_COMPUTER) - before,
                                  .is_time_up = is_over};
    if (is_over) {
        model_finish(model);
    } else {
        long second = round_seconds(model->left_ms);
        events.is_tick = has_clock && second <= ROUND_LAST_TICKS_S && second < second_before;
    }
    return events;
}

static void compare(const struct model *model, const struct round *round)
{
    assert_int_equal(round_phase(round), model->phase);
    assert_int_equal(round_turn(round), model->turn);
    assert_int_equal(round_left_ms(round), model->left_ms);
    assert_int_equal(round_played_ms(round), model->played_ms);
    bool is_over = model->phase >= ROUND_COMPUTER;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        size_t count = 0;
        long points = 0;
        for (size_t word = 0; word < model->list->count; word++) {
            bool is_void = model->config.mode == MODE_TWO && !model->config.shared_count &&
                           is_over && model->has[SIDE_PLAYER][word] &&
                           model->has[SIDE_SECOND][word];
            if (model->has[side][word]) {
                count++;
                points += is_void ? 0 : model_points(model, word);
            }
        }
        assert_int_equal(round_word_count(round, side), count);
        assert_int_equal(round_points(round, side), points);
    }
}

static size_t list_index(const struct model *model, const char *text)
{
    size_t word = 0;
    while (strcmp(model->list->words[word], text) != 0) {
        word++;
    }
    return word;
}

/* Each listed word is listed by the model, and is shared if the model has it twice. */
static void compare_words(const struct model *model, const struct round *round)
{
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            const struct round_word *listed = round_word(round, side, i);
            size_t word = list_index(model, listed->text);
            int holders = model->has[SIDE_PLAYER][word] + model->has[SIDE_COMPUTER][word] +
                          model->has[SIDE_SECOND][word];
            assert_true(model->has[side][word]);
            assert_true(path_is_valid(&listed->path, model->config.board));
            assert_int_equal(listed->found_ms, model->found_ms[side][word]);
            assert_int_equal(round_is_shared(round, side, i),
                             holders > 1 && model->phase >= ROUND_COMPUTER);
        }
    }
}

/* Saves the round and replaces it with a restored copy. */
static void put_away(struct model *model, struct round **round)
{
    static struct round_past_word kept[PAST_WORDS_MAX];
    if (model->phase == ROUND_PLAYER) {
        round_pause(*round);
        model->phase = ROUND_PAUSED;
    }
    if (model->phase == ROUND_READY) {
        return;
    }
    struct round_past past = past_of(*round, kept);
    struct round *again;
    assert_ok(round_restore(&model->config, &past, &again));
    round_free(*round);
    *round = again;
    memset(model->shown, 0, sizeof model->shown); /* the search starts over */
}

static void hand_in(struct model *model, struct round *round, size_t word)
{
    const char *text = model->list->words[word];
    enum verdict expected = model_verdict(model, word);
    enum verdict verdict;
    assert_int_equal(round_judge(round, text, strlen(text), NULL), expected);
    enum status status = round_submit_word(round, text, strlen(text), &verdict);
    assert_int_equal(status, model->phase == ROUND_PLAYER ? STATUS_OK : STATUS_RANGE);
    if (status == STATUS_OK) {
        assert_int_equal(verdict, expected);
        if (expected == VERDICT_GOOD) {
            model->has[model->turn][word] = true;
            model->found_ms[model->turn][word] = model->played_ms;
        }
    }
}

static void show(struct model *model, struct round *round, const struct solution *solution,
                 size_t index)
{
    struct path path;
    bool taken = false;
    size_t word = list_index(model, solution_text(solution, index));
    bool expected = model->phase == ROUND_COMPUTER && model_takes(model, word);
    solution_path(solution, index, &path);
    assert_int_equal(round_reveal(round, &path, &taken),
                     model->phase == ROUND_COMPUTER ? STATUS_OK : STATUS_RANGE);
    assert_int_equal(taken, expected);
    if (model->config.mode == MODE_RACE) {
        model->shown[word] |= expected;
    } else if (expected) {
        model->has[SIDE_COMPUTER][word] = true;
        model->found_ms[SIDE_COMPUTER][word] = -1;
    }
}

static void advance(struct model *model, struct round *round, long elapsed_ms)
{
    struct round_events events = round_advance(round, elapsed_ms);
    struct round_events expected = model_advance(model, elapsed_ms);
    assert_int_equal(events.rival_words, expected.rival_words);
    assert_int_equal(events.is_time_up, expected.is_time_up);
    assert_int_equal(events.is_tick, expected.is_tick);
}

static void act(struct random *random, struct model *model, struct round **round,
                const struct solution *solution)
{
    long elapsed_ms = (long)random_below(random, random_below(random, 4) == 0 ? 30000 : 3000);
    switch (random_below(random, 30)) {
    case 0:
        if (random_below(random, 4) == 0) {
            round_finish(*round);
            model_finish(model);
        }
        break;
    case 1:
        round_pause(*round);
        model->phase = model->phase == ROUND_PLAYER ? ROUND_PAUSED : model->phase;
        break;
    case 2:
    case 3:
        round_resume(*round);
        model->phase = model->phase == ROUND_PAUSED ? ROUND_PLAYER : model->phase;
        break;
    case 4:
    case 5:
        round_start(*round);
        if (model->phase == ROUND_READY || model->phase == ROUND_HANDOVER) {
            model->phase = ROUND_PLAYER;
        }
        break;
    case 6:
    case 7:
    case 8:
    case 9:
        advance(model, *round, elapsed_ms);
        break;
    case 10:
        put_away(model, round);
        break;
    case 11:
        if (random_below(random, 4) == 0) {
            round_conclude(*round);
            model->phase = model->phase == ROUND_COMPUTER ? ROUND_DONE : model->phase;
        }
        break;
    default:
        if (solution->word_count > 0 && model->phase == ROUND_COMPUTER) {
            show(model, *round, solution, random_below(random, (uint32_t)solution->word_count));
        }
        hand_in(model, *round, random_below(random, (uint32_t)model->list->count));
        break;
    }
}

/* Plays at random; returns the number of words that the computer entered in races. */
static size_t play_by_chance(struct random *random, struct model *model)
{
    struct solver_filter filter = {.rules = model->config.rules, .tier_max = TIER_MAX};
    struct solution solution;
    struct round *round;
    assert_ok(solver_solve(model->config.board, model->config.lexicon, &filter, &solution));
    assert_ok(round_new(&model->config, &round));
    if (model->config.mode == MODE_RACE) {
        given_race(round, &model->race);
    }
    model->left_ms = model->config.time_ms;
    for (int action = 0; action < 200; action++) {
        act(random, model, &round, &solution);
        compare(model, round);
        if (random_below(random, 10) == 0) {
            compare_words(model, round);
        }
    }
    size_t entered = model->race.count > 0 ? round_word_count(round, SIDE_COMPUTER) : 0;
    round_free(round);
    race_deinit(&model->race);
    solution_deinit(&solution);
    return entered;
}

TEST_CASE(test_against_a_model)
{
    static struct naive_list list;
    static struct model model;
    struct random random = naive_random();
    size_t entered = 0;
    for (int i = 0; i < 400; i++) {
        struct board board;
        struct lexicon lexicon;
        struct rival rival;
        uint32_t friends[NAIVE_WORDS_MAX];
        naive_random_board(&random, 2 + (int)random_below(&random, 3),
                           3 + (int)random_below(&random, 4), &board);
        naive_random_list(&random, &board, 60, &list);
        naive_lexicon(&list, &lexicon);
        rival_init(&rival, (enum rival_level)random_below(&random, RIVAL_MERCILESS + 1),
                   rival_board_seed(&board));
        model = (struct model){.list = &list,
                               .config = {.board = &board,
                                          .lexicon = &lexicon,
                                          .rival = &rival,
                                          .rules = (enum rules)random_below(&random, RULES_COUNT),
                                          .mode = (enum game_mode)random_below(&random, MODE_COUNT),
                                          .shared_count = random_below(&random, 2) == 0,
                                          .time_ms = (long)random_below(&random, 4) * 40000}};
        if (model.config.mode == MODE_TURNS && random_below(&random, 2) == 0) {
            model.config.friend_words = friends;
            for (size_t word = 0; word < list.count; word++) {
                uint32_t *number = &friends[model.config.friend_word_count];
                model.friends[word] =
                    random_below(&random, 2) == 0 &&
                    lexicon_find(&lexicon, list.words[word], strlen(list.words[word]), number);
                model.config.friend_word_count += model.friends[word];
            }
        }
        entered += play_by_chance(&random, &model);
        lexicon_deinit(&lexicon);
    }
    assert_true(entered > 20);
}
