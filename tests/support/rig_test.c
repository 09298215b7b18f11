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
    rig_draw(rig);
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
    for (int i = 0; i < 60 && rig->desk->stage.ui.focus != id; i++) {
        rig_key(rig, KEY_TAB);
        rig_draw(rig);
    }
    assert_int_equal(rig->desk->stage.ui.focus, id);
}

void rig_sql(struct rig *rig, const char *sql)
{
    assert_int_equal(sqlite3_exec(rig->store->database, sql, NULL, NULL, NULL), SQLITE_OK);
}

void rig_open_settings(struct rig *rig)
{
    assert_ok(rig_open(rig));
    stage_go(&rig->desk->stage, SCREEN_SETTINGS, NULL);
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
    rig_key(rig, KEY_ENTER);
    rig_key(rig, KEY_ENTER);
}

void rig_end_round(struct rig *rig)
{
    rig_end_turn(rig);
    if (stage_is_on_top(&rig->desk->stage, SCREEN_COMPUTER)) {
        rig_key(rig, KEY_ESCAPE);
    }
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
}

struct round *rig_round(const struct rig *rig)
{
    return rig->desk->table.round;
}

const char *rig_solution_word(const struct rig *rig, size_t index)
{
    const struct solution *solution = table_solution(&rig->desk->table);
    assert_non_null(solution);
    assert_true(index < solution->word_count);
    return solution_text(solution, index);
}

void rig_submit(struct rig *rig, const char *word)
{
    enum verdict verdict;
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
        if (round_phase(round) == ROUND_HANDOVER) {
            round_start(round);
        }
        if (round_phase(round) == ROUND_COMPUTER) {
            const struct solution *solution = table_solution(&rig->desk->table);
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
    game_end(rig->desk);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
}

void rig_cut_short(struct rig *rig)
{
    round_finish(rig_round(rig));
    round_conclude(rig_round(rig));
    game_end(rig->desk);
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
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
    rig_draw(rig);
    return rig;
}

struct rect rig_hot(struct rig *rig, int id)
{
    rig_draw(rig);
    const struct ui *ui = &rig->desk->stage.ui;
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

bool rig_says(struct rig *rig, const char *part)
{
    char all[8000] = "";
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
    return strstr(all, part) != NULL;
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
