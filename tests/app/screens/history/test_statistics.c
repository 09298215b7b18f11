/* SPDX-License-Identifier: MIT */
/*
 * The page of statistics: the scale of the curve, which goals come next, that every panel holds
 * what is drawn in it, and that keys alone reach all of it.
 */
#include "focus.h"
#include "past_rounds.h"
#include "rig_test.h"
#include "test.h"

/* A page of rated rounds against the Scholar. */
static struct rig *open_page(long count)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_SCHOLAR, .counts = true, .rated = true, .percent = 50, .count = count};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    rig_draw(rig);
    return rig;
}

/* A strength is shown once five rounds are rated; before, the panel says how many there are. */
TEST_CASE(test_a_strength_takes_five_rounds)
{
    struct rig *rig = open_page(4);
    assert_true(rig_says(rig, "4 so far"));
    assert_int_equal(rig_statistics(rig)->strength_count, 0);
    rig_free(rig);
    rig = open_page(5);
    assert_false(rig_says(rig, "so far"));
    assert_int_equal(rig_statistics(rig)->strength_count, 5);
    rig_free(rig);
}

/* Equal ratios are equally far apart, whatever is at the foot. */
TEST_CASE(test_the_scale_is_logarithmic)
{
    for (int low = RIVAL_STRENGTH_NOTHING; low <= 58; low++) {
        assert_int_equal(strength_height(low, low), 0);
        assert_int_equal(strength_height(RIVAL_STRENGTH_MAX, low), 1000);
        int before = 0;
        for (int strength = low; strength <= RIVAL_STRENGTH_MAX; strength++) {
            assert_int_in_range(strength_height(strength, low), before, 1000);
            before = strength_height(strength, low);
        }
        int step = strength_height(200, low) - strength_height(100, low);
        int other = strength_height(600, low) - strength_height(300, low);
        assert_int_in_range(step - other + 1, 0, 2);
    }
}

TEST_CASE(test_the_next_goals_are_the_nearest)
{
    static struct statistics statistics;
    static const struct {
        long have, need;
        long long id;
    } goals[] = {{1, 1, 7}, {0, 1, 0}, {49, 50, 0}, {5, 10, 0}, {83, 100, 0}, {1, 2, 0}};
    enum { COUNT = sizeof goals / sizeof goals[0] };
    goals_find_next(&statistics); /* nothing is known */
    assert_int_equal(statistics.next_count, 0);
    for (int i = 0; i < GOAL_COUNT; i++) {
        statistics.goals[i] = (struct goal){.name = "wins-10", .need = 10};
        if (i < COUNT) {
            statistics.goals[i].have = goals[i].have;
            statistics.goals[i].need = goals[i].need;
            statistics.goals[i].id = goals[i].id;
        }
    }
    goals_find_next(&statistics);
    assert_int_equal(statistics.goals_reached, 1);
    assert_int_equal(statistics.next_count, NEXT_GOALS);
    assert_int_equal(statistics.next[0], 2);
    assert_int_equal(statistics.next[1], 4);
    assert_int_equal(statistics.next[2], 3); /* the easier of two halves */
    for (int i = 0; i < GOAL_COUNT; i++) {
        statistics.goals[i].id = i != 9;
    }
    goals_find_next(&statistics);
    assert_int_equal(statistics.next_count, 1);
    assert_int_equal(statistics.next[0], 9);
    assert_int_equal(statistics.goals_reached, GOAL_COUNT - 1);
}

static bool is_inside(struct rect inner, struct rect outer)
{
    return inner.w > 0 && inner.h > 0 && inner.x >= outer.x && inner.y >= outer.y &&
           inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;
}

/* What can be pressed lies in its panel, and no two panels overlap. */
static void check_places(const struct rig *rig)
{
    const struct ui *ui = &rig->game->stage.ui;
    const struct statistics *statistics = rig_statistics(rig);
    const struct statistics_places *places = &statistics->places;
    const struct rect all[] = {places->strength, places->rounds, places->goals, places->figures,
                               places->habit};
    enum { COUNT = sizeof all / sizeof all[0] };
    bool is_stack = ui->layout->shape == LAYOUT_COLUMN;
    for (int i = 0; i < ui->hot_count; i++) {
        int id = ui->hots[i].id;
        bool is_figure = id == STATISTICS_ID_BEST || id == STATISTICS_ID_LONGEST ||
                         id == STATISTICS_ID_OPEN + VIEW_FIGURES;
        bool is_goal = id == STATISTICS_ID_OPEN + VIEW_GOALS;
        bool is_round = id >= STATISTICS_ID_ROW || id == STATISTICS_ID_OPEN + VIEW_ROUNDS;
        if (is_figure || is_goal || is_round) {
            assert_true(is_inside(ui->hots[i].rect, is_figure ? places->figures
                                                    : is_goal ? places->goals
                                                              : places->rounds));
        }
    }
    for (int i = 0; i < COUNT; i++) {
        for (int j = i + 1; j < COUNT && (!is_stack || statistics->view == VIEW_PAGE); j++) {
            bool is_column = all[i].w > 0 && memcmp(&all[i], &all[j], sizeof all[i]) == 0;
            assert_true(is_column || rect_overlap(all[i], all[j]).w == 0 ||
                        rect_overlap(all[i], all[j]).h == 0);
        }
    }
}

TEST_CASE(test_panels_hold_what_they_show)
{
    static const int sizes[][2] = {{1280, 800},  {720, 520},  {800, 1200}, {700, 1100},
                                   {2560, 1440}, {1000, 700}, {960, 600},  {390, 844}};
    struct rig *rig = open_page(30);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        for (int view = VIEW_PAGE; view <= VIEW_FIGURES; view++) {
            rig_statistics(rig)->view = (enum statistics_view)view;
            rig_draw(rig);
            check_places(rig);
        }
    }
}

/* The figure says what it is. */
TEST_CASE(test_the_strength_is_explained)
{
    struct rig *rig = open_page(30);
    const struct hot *hot = ui_hot_of(&rig->game->stage.ui, STATISTICS_ID_VALUE);
    assert_true(hot && hot->has_tip);
}

/* Without a habit the heat map stands alone; with one there is a button that deals a board for it,
 * as practice. A board cannot be about time. */
TEST_CASE(test_a_habit_is_practised)
{
    struct rig *rig = open_page(30);
    struct ui *ui = &rig->game->stage.ui;
    struct coaching *coaching = &rig_statistics(rig)->coaching;
    assert_int_equal(coaching->rounds, COACH_ROUNDS_MAX);
    assert_int_equal(coaching->heated, COACH_ROUNDS_MAX);
    const struct hot *map = ui_hot_of(ui, STATISTICS_ID_HABIT);
    assert_true(map && map->has_tip);
    coaching->habit = (struct coach_habit){.trait = COACH_LAST_MINUTE, .words = 9, .found = 1};
    assert_true(rig_says(rig, "You find little in the last minute."));
    assert_null(ui_hot_of(ui, STATISTICS_ID_PRACTISE));
    coaching->habit = (struct coach_habit){.trait = COACH_CORNERS, .words = 9, .found = 1};
    assert_true(rig_says(rig, "You hardly use the four corner dice."));
    check_places(rig);
    rig_click_text(rig, "Practise this");

    struct session *session = &rig->game->session;
    struct coach_habit habit = {.trait = COACH_CORNERS};
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_int_equal(session->notes.kind, ROUND_KIND_PRACTICE);
    int dealt = coach_count(&habit, &session->board, session_solution(session));
    int fewer = 0;
    for (int i = 0; i < 50; i++) {
        struct solver_filter filter = {.rules = session->next.rules, .tier_max = TIER_MAX};
        struct solution solution;
        assert_ok(session_shake(session, &session->next, &session->board, session->code));
        assert_ok(solver_solve_with(session->solver, &session->board, &filter, &solution));
        fewer += coach_count(&habit, &session->board, &solution) <= dealt;
        solution_deinit(&solution);
    }
    assert_true(dealt > 0 && fewer >= 45);
}

/* The round says what it is for, the results how it went, and more of the same follows. */
TEST_CASE(test_practice_of_a_habit_goes_on)
{
    struct rig *rig = open_page(3);
    struct session *session = &rig->game->session;
    rig_statistics(rig)->coaching.habit = (struct coach_habit){.trait = COACH_LEFT};
    rig_click_text(rig, "Practise this");
    assert_true(rig_says(rig, "Here are many words of the kind that you overlook."));
    struct board first = session->board;
    rig_end_round(rig);
    const struct coach_habit *shown = &rig_results(rig)->coaching.habit;
    assert_int_equal(shown->trait, COACH_LEFT);
    assert_int_equal(shown->found, 0);
    assert_true(shown->words > 0);
    assert_true(rig_says(rig, "You hardly use the left column."));
    rig_click_text(rig, "Keep practising");
    assert_int_equal(session->practised.trait, COACH_LEFT);
    assert_int_equal(session->notes.kind, ROUND_KIND_PRACTICE);
    assert_true(memcmp(first.faces, session->board.faces, sizeof first.faces) != 0);
}

/* Two players have no habit: who won stands there. */
TEST_CASE(test_two_players_have_no_habit)
{
    struct rig *rig = open_page(30);
    rig_statistics(rig)->coaching = (struct coaching){.rounds = 0};
    assert_true(rig_says(rig, "Won and lost"));
    assert_false(rig_says(rig, "Habit of the month"));
}

/* The rounds against the rungs of a tier are those against its rival; the ladder has a page. */
TEST_CASE(test_wins_on_the_ladder_are_those_of_its_tiers)
{
    struct rig *rig = rig_new_kept(NULL);
    rig->config.level = RIVAL_LADDER;
    rig_begin(rig);
    for (int i = 0; i < 4; i++) { /* Novice II, Scholar I, Scholar III, Expert II */
        game_deal(rig->game);
        rig_find_words(rig, i < 3 ? session_solution(&rig->game->session)->word_count : 0);
        rig_play_out(rig);
    }
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_STATISTICS, NULL);
    assert_true(rig_shows(rig, "Novice II")); /* in the list of rounds */
    assert_true(rig_shows(rig, "Scholar III"));
    assert_true(rig_shows(rig, "Expert II"));
    const struct history_match *matches = rig_statistics(rig)->figures.matches;
    assert_int_equal(matches[RIVAL_NOVICE].won, 1);
    assert_int_equal(matches[RIVAL_SCHOLAR].won, 2);
    assert_int_equal(matches[RIVAL_EXPERT].lost, 1);
    assert_int_equal(matches[RIVAL_LADDER].won + matches[RIVAL_LADDER].lost, 0);
    rig_press_id(rig, STATISTICS_ID_OPEN + VIEW_FIGURES);
    assert_true(rig_says(rig, "0 – 1"));
    rig_click_text(rig, "The ladder");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_LADDER));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
    rig->game->settings.children = true; /* who play without it */
    assert_false(rig_shows(rig, "The ladder"));
}

/* Rivals that are not of the fixed ones have a row from their first round on. */
TEST_CASE(test_one_round_against_a_friend_is_shown)
{
    struct rig *rig = open_page(3);
    rig_press_id(rig, STATISTICS_ID_OPEN + VIEW_FIGURES);
    assert_false(rig_shows(rig, "Friends"));
    rig_statistics(rig)->figures.matches[RIVAL_FRIEND].won = 1;
    assert_true(rig_shows(rig, "Friends"));
}

/* Tab stops at every button and row; Enter opens a panel, and Escape closes it before the page. */
TEST_CASE(test_keys_alone_reach_everything)
{
    static const int ids[] = {STATISTICS_ID_BACK,
                              STATISTICS_ID_FILTER,
                              STATISTICS_ID_ROW,
                              STATISTICS_ID_ROW + 5,
                              STATISTICS_ID_OPEN + VIEW_ROUNDS,
                              STATISTICS_ID_OPEN + VIEW_GOALS,
                              STATISTICS_ID_OPEN + VIEW_FIGURES,
                              STATISTICS_ID_BEST,
                              STATISTICS_ID_LONGEST,
                              STATISTICS_ID_HABIT};
    struct rig *rig = open_page(30);
    struct stage *stage = &rig->game->stage;
    bool seen[STATISTICS_ID_ROW + LIST_PAGE] = {false};
    bool has_replay = false;
    for (int i = 0; i < 40; i++) {
        rig_key(rig, KEY_TAB);
        bool is_replay = stage->ui.focus >= STATISTICS_ID_REPLAY;
        has_replay = has_replay || is_replay;
        seen[is_replay ? 0 : stage->ui.focus] = true;
    }
    assert_true(has_replay);
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        assert_true(seen[ids[i]]);
    }
    for (int view = VIEW_ROUNDS; view <= VIEW_FIGURES; view++) {
        int id = STATISTICS_ID_OPEN + view;
        stage->ui.focus = id;
        rig_key(rig, KEY_ENTER);
        rig_draw(rig);
        assert_int_equal(rig_statistics(rig)->view, view);
        assert_int_equal(focus_hot(&stage->ui)->id, id); /* the button that closes it */
        rig_key(rig, KEY_ESCAPE);
        rig_draw(rig);
        assert_int_equal(rig_statistics(rig)->view, VIEW_PAGE);
        assert_true(stage_is_on_top(stage, SCREEN_STATISTICS));
    }
}

/* The filter applies at once, is named by its button, and stays until it is cleared. */
TEST_CASE(test_the_button_names_the_filter)
{
    struct rig *rig = open_page(3);
    struct statistics *statistics = rig_statistics(rig);
    assert_string_equal(statistics_filter_text(rig->game->arena, statistics), "All rounds");
    rig_click_text(rig, "All rounds");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_FILTER));
    rig_click_text(rig, "Race");
    assert_int_equal(statistics->rounds_list.count, 0);
    rig_click_text(rig, "5 × 5");
    rig_key(rig, KEY_ESCAPE);
    assert_true(rig_shows(rig, "Race · 5 × 5"));
    assert_true(rig_shows(rig, "No round like this yet"));
    rig_click_text(rig, "All rounds");
    rig_draw(rig);
    assert_int_equal(statistics->rounds_list.count, 3);
}

/* The last change is that of its day; the first day of a filter tells nothing of the one before. */
TEST_CASE(test_the_change_of_a_day)
{
    struct rig *rig = open_page(3);
    struct statistics *statistics = rig_statistics(rig);
    for (int i = 0; i < 3; i++) {
        statistics->strengths[i].ended_unix_s = RIG_NOON_UNIX_S - 90000 * (i == 0);
        statistics->strengths[i].tenths = 2500 + 100 * i;
    }
    statistics->strength_count = 3;
    assert_true(rig_shows(rig, "up 20 today"));
    statistics->strength_count = 1;
    assert_true(rig_shows(rig, "up 150, yesterday"));
    statistics->filter.mode = MODE_TURNS + 1;
    assert_true(rig_shows(rig, "unchanged, yesterday"));
    statistics->strength_count = 2;
    statistics->strengths[1].tenths = 1000;
    assert_true(rig_shows(rig, "down 150 today"));
    assert_true(rig_shows(rig, "Past the Novice."));
    assert_true(rig_shows(rig, "Top: 250, yesterday."));
}

/* Returns whether a slanted line runs through the text of the day when the curve passed a rival. */
static bool day_is_crossed(const struct rig *rig, const struct draw_command *day, int width)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *line = &rig->list.commands[i];
        for (int x = 0; line->kind == DRAW_LINE && line->rect.h != 0 && x <= line->rect.w; x++) {
            int y = line->rect.y + line->rect.h * x / int_max(line->rect.w, 1);
            if (line->rect.x + x >= day->rect.x && line->rect.x + x <= day->rect.x + width &&
                y > day->rect.y - day->size / 3 && y < day->rect.y + day->size / 3) {
                return true;
            }
        }
    }
    return false;
}

/* The day when a rival was passed stands where the curve leaves room for it. */
TEST_CASE(test_the_curve_keeps_clear_of_the_day)
{
    enum { POINTS = 24, PASSED = 5 };
    static const int sizes[][2] = {{720, 520}, {1280, 800}, {1920, 1080}};
    struct rig *rig = open_page(POINTS);
    struct statistics *statistics = rig_statistics(rig);
    const struct theme *theme = theme_get(rig->game->settings.theme);
    int shown = 0;
    statistics->strength_count = POINTS;
    for (int fall = PASSED + 1; fall < POINTS - 1; fall++) {
        for (int i = 0; i < POINTS; i++) {
            statistics->strengths[i].tenths = i == fall ? 1000 : i < PASSED ? 2500 : 4000;
        }
        for (int size = 0; size < 3; size++) {
            rig_resize(rig, sizes[size][0], sizes[size][1]);
            rig_draw(rig);
            for (size_t i = 0; i < rig->list.count; i++) {
                const struct draw_command *command = &rig->list.commands[i];
                const char *text =
                    command->kind == DRAW_TEXT ? draw_text_of(&rig->list, command) : "";
                if (strncmp(text, "passed ", 7) == 0) {
                    int width = rig_text_width(NULL, command->weight, command->size, text);
                    assert_memory_equal(&command->color, &theme->rival_text, sizeof(struct color));
                    assert_false(day_is_crossed(rig, command, width));
                    shown++;
                }
            }
        }
    }
    assert_true(shown >= 10);
}

/* Back from a round, the list is where it was. */
TEST_CASE(test_the_list_stays_where_it_was)
{
    struct rig *rig = open_page(100);
    struct statistics *statistics = rig_statistics(rig);
    rig_click_text(rig, "Show all 100");
    rig_draw(rig);
    rig_key(rig, KEY_END);
    rig_draw(rig);
    int at = statistics->rounds_list.scroll.at;
    assert_true(at > 0);
    rig_press_id(rig, STATISTICS_ID_ROW + 99);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
    assert_int_equal(statistics->view, VIEW_ROUNDS);
    assert_int_equal(statistics->rounds_list.scroll.at, at);
    assert_non_null(rounds_row(statistics, 99));
}
