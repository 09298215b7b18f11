/* SPDX-License-Identifier: MIT */
/*
 * The rig with cmocka assertions.
 */
#include "rig_test.h"
#include "store_state.h"
#include "test.h"

#include <unistd.h>

static const struct history_filter everything = {.any_rules = true};

static struct rig *rigs[8]; /* those that are not freed yet */

struct rig *rig_new(void)
{
    size_t i = 0;
    while (rigs[i]) {
        i++;
        assert_true(i < sizeof rigs / sizeof rigs[0]);
    }
    rigs[i] = calloc(1, sizeof *rigs[i]);
    assert_non_null(rigs[i]);
    rig_init(rigs[i]);
    return rigs[i];
}

void rig_free(struct rig *rig)
{
    for (size_t i = 0; i < sizeof rigs / sizeof rigs[0]; i++) {
        rigs[i] = rigs[i] == rig ? NULL : rigs[i];
    }
    rig_deinit(rig);
    free(rig);
}

int rig_free_all(void **state)
{
    for (size_t i = 0; i < sizeof rigs / sizeof rigs[0]; i++) {
        if (rigs[i]) {
            rig_free(rigs[i]);
        }
    }
    return 0;
}

struct rig *rig_new_with_words(const char *board)
{
    struct rig *rig = rig_new();
    int line;
    assert_true(rig_add_words(rig, TROUNCE_SOURCE_DIR "/tests/scripts/words.txt", &line));
    assert_true(!board || rig_set_board(rig, board, NULL));
    return rig;
}

struct rig *rig_new_stored(const char *board)
{
    struct rig *rig = rig_new_with_words(board);
    assert_ok(rig_open_store(rig, NULL));
    return rig;
}

struct rig *rig_new_kept(const char *board)
{
    struct rig *rig = rig_new_stored(board);
    rig->config.reduced_motion = true;
    return rig;
}

void rig_begin(struct rig *rig)
{
    assert_ok(rig_open(rig));
    if (rig_round(rig)) {
        rig_begin_first(rig);
    }
    rig_draw(rig);
}

struct rig *rig_begun(enum game_mode mode, long time_ms)
{
    struct rig *rig = rig_new_stored("omdssliletasieeu");
    rig->config.mode = mode;
    rig->config.time_ms = time_ms;
    rig_begin(rig);
    return rig;
}

void rig_make_folder(char folder[RIG_PATH_MAX], char path[RIG_PATH_MAX])
{
    (void)snprintf(folder, RIG_PATH_MAX, "/tmp/trounce-test.XXXXXX");
    assert_non_null(mkdtemp(folder));
    (void)snprintf(path, RIG_PATH_MAX, "%.40s/" STORE_FILE_NAME, folder);
}

void rig_remove_folder(const char *folder, const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-lock"};
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        char name[RIG_PATH_MAX + 8];
        (void)snprintf(name, sizeof name, "%s%s", path, endings[i]);
        (void)remove(name);
    }
    assert_int_equal(rmdir(folder), 0);
}

void rig_click_text(struct rig *rig, const char *text)
{
    int x, y;
    rig_draw(rig);
    if (!rig_find_text(rig, text, &x, &y)) {
        fail_msg("there is no text \"%s\"", text);
    }
    rig_click(rig, x, y);
}

void rig_press_id(struct rig *rig, int id)
{
    struct rect rect = rig_hot(rig, id);
    rig_click(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

void rig_tab_to(struct rig *rig, int id)
{
    rig_draw(rig);
    for (int i = 0; i < 60 && rig->game->stage.ui.focus != id; i++) {
        rig_key(rig, KEY_TAB);
        rig_draw(rig);
    }
    assert_int_equal(rig->game->stage.ui.focus, id);
}

void rig_sql(struct rig *rig, const char *sql)
{
    assert_int_equal(sqlite3_exec(rig->store->database, sql, NULL, NULL, NULL), SQLITE_OK);
}

void rig_play_days(struct rig *rig, int64_t last_unix_s, int count)
{
    struct past_rounds past = {.level = DAILY_LEVEL,
                               .rules = DAILY_RULES,
                               .kind = ROUND_KIND_DAILY,
                               .counts = true,
                               .percent = 50,
                               .count = 1,
                               .last_unix_s = last_unix_s};
    char sql[500];
    assert_ok(rig_play_past(rig, DAILY_SIZE, &past));
    (void)snprintf(sql, sizeof sql,
                   "BEGIN; PRAGMA defer_foreign_keys = ON;"
                   "CREATE TEMP TABLE day AS SELECT * FROM rounds ORDER BY id DESC LIMIT 1;"
                   "UPDATE rounds SET id = id + %d WHERE id = (SELECT id FROM day);"
                   "UPDATE words SET round = round + %d WHERE round = (SELECT id FROM day);"
                   "UPDATE day SET id = id + %d; COMMIT",
                   count, count, count);
    rig_sql(rig, sql);
    for (int i = 1; i < count; i++) {
        rig_sql(rig, "UPDATE day SET id = id - 1, date = date(date, '-1 day');"
                     "INSERT INTO rounds SELECT * FROM day");
    }
    rig_sql(rig, "DROP TABLE day");
}

void rig_open_settings(struct rig *rig)
{
    assert_ok(rig_open(rig));
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    rig_draw(rig);
}

void rig_enter_word(struct rig *rig, const char *word)
{
    rig_type(rig, word);
    rig_key(rig, KEY_ENTER);
    rig_advance(rig, RIG_FRAME_MS);
}

void rig_end_turn(struct rig *rig)
{
    if (stage_is_on_top(&rig->game->stage, SCREEN_TURN) && session_finds_all(&rig->game->session) &&
        round_phase(rig_round(rig)) == ROUND_PLAYER) {
        rig_ctrl(rig, 'p');
        rig_click_text(rig, "End the Hunt");
        rig_click_text(rig, "End it");
        return;
    }
    bool is_over = stage_is_on_top(&rig->game->stage, SCREEN_TURN) &&
                   rig_turn(rig)->rest.running; /* every word is found */
    rig_key(rig, KEY_ENTER);
    if (!is_over) {
        rig_key(rig, KEY_ENTER);
    }
}

void rig_end_round(struct rig *rig)
{
    rig_end_turn(rig);
    if (stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER)) {
        rig_key(rig, KEY_ESCAPE);
    }
    rig_see_verdict(rig);
}

void rig_see_verdict(struct rig *rig)
{
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_advance(rig, RESULTS_COUNT_MS);
    anim_finish(&rig_results(rig)->show);
}

struct round *rig_round(const struct rig *rig)
{
    return rig->game->session.round;
}

const char *rig_solution_word(const struct rig *rig, size_t index)
{
    const struct solution *solution = session_solution(&rig->game->session);
    assert_non_null(solution);
    assert_true(index < solution->word_count);
    return solution_text(solution, index);
}

void rig_begin_first(struct rig *rig)
{
    if (stage_is_on_top(&rig->game->stage, SCREEN_HANDOVER) &&
        round_phase(rig_round(rig)) == ROUND_READY) {
        stage_back(&rig->game->stage);
        round_start(rig_round(rig)); /* the dice need not settle */
    }
}

void rig_submit(struct rig *rig, const char *word)
{
    enum verdict verdict;
    rig_begin_first(rig);
    assert_ok(round_submit_word(rig_round(rig), word, strlen(word), &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
}

void rig_find_words(struct rig *rig, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        rig_submit(rig, rig_solution_word(rig, i));
    }
}

void rig_play_out(struct rig *rig)
{
    struct round *round = rig_round(rig);
    while (round_phase(round) != ROUND_DONE) {
        if (round_phase(round) == ROUND_READY || round_phase(round) == ROUND_HANDOVER) {
            round_start(round);
        }
        if (round_phase(round) == ROUND_COMPUTER) {
            const struct solution *solution = session_solution(&rig->game->session);
            for (size_t i = 0; i < solution->word_count; i++) {
                struct path path;
                solution_path(solution, i, &path);
                assert_ok(round_reveal(round, &path, NULL));
            }
            round_conclude(round);
        } else if (round_time_ms(round) > 0) {
            round_advance(round, round_left_ms(round));
        } else {
            round_finish(round);
        }
    }
    game_end(rig->game);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

void rig_cut_short(struct rig *rig)
{
    round_finish(rig_round(rig));
    round_conclude(rig_round(rig));
    game_end(rig->game);
}

struct rig *rig_at_results(const char *board, enum rules rules)
{
    struct rig *rig = rig_new_with_words(board);
    rig->config.rules = rules;
    assert_ok(rig_open(rig));
    rig_type(rig, "late");
    rig_key(rig, KEY_ENTER);
    rig_type(rig, "slate");
    rig_end_turn(rig);
    rig_key(rig, KEY_ENTER);
    rig_key(rig, KEY_ESCAPE);
    rig_see_verdict(rig);
    rig_draw(rig);
    return rig;
}

struct rig *rig_at_all_words(const char *board, enum rules rules)
{
    struct rig *rig = rig_at_results(board, rules);
    rig_results(rig)->found.filter = FILTER_ALL;
    rig_draw(rig);
    return rig;
}

struct rect rig_hot(struct rig *rig, int id)
{
    rig_draw(rig);
    const struct ui *ui = &rig->game->stage.ui;
    for (int i = 0; i < ui->hot_count; i++) {
        if (ui->hots[i].id == id) {
            return ui->hots[i].rect;
        }
    }
    fail_msg("there is nothing of the id %d", id);
    return (struct rect){0, 0, 0, 0};
}

bool rig_shows(struct rig *rig, const char *text)
{
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), text) == 0) {
            return true;
        }
    }
    return false;
}

/* Removes the dots between the parts of a text, which no line begins or ends with. */
static void drop_dots(char *text)
{
    static const char dot[] = "· ";
    for (char *at; (at = strstr(text, dot));) {
        memmove(at, at + strlen(dot), strlen(at + strlen(dot)) + 1);
    }
}

bool rig_says(struct rig *rig, const char *part)
{
    char all[8000] = "";
    char sought[1000];
    size_t length = 0;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT) {
            length += (size_t)snprintf(all + length, sizeof all - length, "%s ",
                                       draw_text_of(&rig->list, command));
            assert_true(length < sizeof all);
        }
    }
    (void)snprintf(sought, sizeof sought, "%s", part);
    drop_dots(all);
    drop_dots(sought);
    return strstr(all, sought) != NULL;
}

long rig_count_rounds(const struct rig *rig)
{
    long count = -1;
    assert_ok(history_count(rig->store, &everything, &count));
    return count;
}

struct stored_round rig_newest_round(const struct rig *rig)
{
    struct stored_round round;
    size_t count;
    assert_ok(history_list(rig->store, &everything, 0, 1, &round, &count));
    assert_int_equal(count, 1);
    return round;
}

void rig_expect_setting(const struct rig *rig, const char *key, const char *value)
{
    char text[SETTING_TEXT_MAX] = "";
    enum status status = store_get_setting(rig->store, key, text, sizeof text);
    if (!value) {
        assert_int_equal(status, STATUS_MISSING);
        return;
    }
    assert_ok(status);
    assert_string_equal(text, value);
}
