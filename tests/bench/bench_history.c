/* SPDX-License-Identifier: MIT */
/*
 * bench_history LEXICON FILE [ROUNDS] Plays ROUNDS rounds on 4 × 4 boards (0: none), with up to
 * half of each board's words, and a twentieth as many daily ones into the history at FILE, and
 * prints how long the history screens take to open and draw.
 */
#include "bench.h"

#include "finish.h"
#include "rig.h"

#define ROUNDS_USUAL 10000
#define ROUNDS_MAX   20000
#define TURNS        25

/* Repeats an action; preparing it is not measured. */
static void measure(struct rig *rig, const char *what, void (*prepare)(struct rig *),
                    void (*act)(struct rig *))
{
    double times_ms[TURNS];
    double first_ms = 0;
    for (int i = 0; i < TURNS; i++) {
        prepare(rig);
        double begun = bench_elapsed_ms();
        act(rig);
        times_ms[i] = bench_elapsed_ms() - begun;
        first_ms = i == 0 ? times_ms[0] : first_ms;
    }
    qsort(times_ms, TURNS, sizeof times_ms[0], bench_compare);
    printf("%-28s first %.2f ms, fastest %.2f ms, median %.2f ms\n", what, first_ms, times_ms[0],
           times_ms[TURNS / 2]);
}

/* ---- what is measured ---- */

static void do_nothing(struct rig *rig)
{
    (void)rig;
}

static void go_home(struct rig *rig)
{
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_draw(rig);
}

static void start_again(struct rig *rig)
{
    bench_need(rig_restart(rig) == STATUS_OK, "no memory");
    rig_draw(rig);
}

static void move_about_home(struct rig *rig)
{
    static int x = 100;
    x = x < 1100 ? x + 7 : 100;
    rig_move(rig, x, 400, false);
    rig_draw(rig);
}

static void open_statistics(struct rig *rig)
{
    struct call call = {.what = 1};
    stage_over(&rig->game->stage, SCREEN_STATISTICS, &call);
    rig_draw(rig);
}

static void go_to_statistics(struct rig *rig)
{
    go_home(rig);
    open_statistics(rig);
}

static void open_view(struct rig *rig, enum statistics_view view)
{
    rig_statistics(rig)->view = view;
    rig_draw(rig);
}

static void open_goals(struct rig *rig)
{
    open_view(rig, VIEW_GOALS);
}

static void open_daily(struct rig *rig)
{
    stage_over(&rig->game->stage, SCREEN_DAILY, NULL);
    rig_draw(rig);
}

static void turn_month(struct rig *rig)
{
    rig_key(rig, KEY_PAGE_UP);
    rig_draw(rig);
}

static void open_rounds(struct rig *rig)
{
    open_view(rig, VIEW_ROUNDS);
}

static void filter_rounds(struct rig *rig)
{
    struct statistics *statistics = rig_statistics(rig);
    statistics->filter.size = 4 - statistics->filter.size;
    statistics_read(statistics, rig->game);
    rig_draw(rig);
}

static void open_replay(struct rig *rig)
{
    game_replay_past(rig->game, 1);
    rig_draw(rig);
}

/* What the end of the newest round asks of the history. */
static void ask_past(struct rig *rig)
{
    struct history_filter all = {.any_rules = true};
    struct stored_round newest;
    struct honours honours = {.goal_count = 0};
    size_t count = 0;
    bench_need(history_list(rig->store, &all, 0, 1, &newest, &count) == STATUS_OK && count == 1,
               "no round");
    finish_ask_past(rig->store, &newest, &honours);
}

static void go_to_the_end(struct rig *rig)
{
    rig_key(rig, KEY_HOME);
    rig_key(rig, KEY_END);
    rig_draw(rig);
}

int main(int argc, char **argv)
{
    static struct rig rig;
    struct past_rounds past = {.level = RIVAL_EXPERT,
                               .counts = true,
                               .rated = true,
                               .percent = 50,
                               .count = ROUNDS_USUAL,
                               .seed = 1987};
    if (argc == 4) {
        past.count = strtol(argv[3], NULL, 10);
    }
    bench_need((argc == 3 || argc == 4) && past.count >= 0 && past.count <= ROUNDS_MAX,
               "bench_history LEXICON FILE [ROUNDS]");
    rig_init(&rig);
    bench_open_lexicon(argv[1], &rig.lexicon);
    bench_need(rig_open_store(&rig, argv[2]) == STATUS_OK, "no store");
    struct past_rounds days = past;
    days.kind = ROUND_KIND_DAILY;
    days.count = past.count / 20;
    bench_need(rig_play_past(&rig, 4, &past) == STATUS_OK &&
                   rig_play_past(&rig, 4, &days) == STATUS_OK,
               "the rounds could not be saved");
    store_close(rig.store);

    double begun = bench_elapsed_ms();
    bench_need(rig_open_store(&rig, argv[2]) == STATUS_OK, "no store");
    printf("%-28s %.2f ms\n", "opening the history", bench_elapsed_ms() - begun);
    measure(&rig, "the app, up to Home", do_nothing, start_again);
    measure(&rig, "Home again", do_nothing, go_home);
    measure(&rig, "a frame of Home", do_nothing, move_about_home);
    measure(&rig, "Statistics", go_home, open_statistics);
    measure(&rig, "Goals", go_to_statistics, open_goals);
    measure(&rig, "Daily board", go_home, open_daily);
    measure(&rig, "the month before", do_nothing, turn_month);
    measure(&rig, "Past rounds", go_to_statistics, open_rounds);
    measure(&rig, "Past rounds of a size, of all", do_nothing, filter_rounds);
    measure(&rig, "the end of the list", do_nothing, go_to_the_end);
    measure(&rig, "Replay", open_rounds, open_replay);
    measure(&rig, "the end of a round", do_nothing, ask_past);
    rig_deinit(&rig);
    return 0;
}
