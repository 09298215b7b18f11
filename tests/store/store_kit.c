/* SPDX-License-Identifier: MIT */
/*
 * Folders, random rounds, comparisons.
 */
#include "store_kit.h"
#include "english.h"
#include "test.h"

#include "trounce/finder.h"
#include "trounce/memory.h"
#include "trounce/par.h"

#include <dirent.h>
#include <unistd.h>

struct kit kit;
struct kit_history kit_history;

static struct store *stores[8]; /* those that are not closed yet */

/* ---- files ---- */

void kit_folder(char folder[KIT_PATH_MAX])
{
    const char *root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    snprintf(folder, KIT_PATH_MAX, "%s/trounce-store.XXXXXX", root);
    assert_non_null(mkdtemp(folder));
}

char *kit_path(const char *folder, const char *name, char path[KIT_PATH_MAX])
{
    assert_true(snprintf(path, KIT_PATH_MAX, "%s/%s", folder, name) < KIT_PATH_MAX);
    return path;
}

void kit_remove_folder(const char *folder)
{
    DIR *opened = opendir(folder);
    assert_non_null(opened);
    struct dirent *entry;
    while ((entry = readdir(opened)) != NULL) {
        char path[KIT_PATH_MAX];
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            assert_int_equal(remove(kit_path(folder, entry->d_name, path)), 0);
        }
    }
    closedir(opened);
    assert_int_equal(rmdir(folder), 0);
}

int kit_count_files(const char *folder, const char *prefix)
{
    DIR *opened = opendir(folder);
    assert_non_null(opened);
    int count = 0;
    struct dirent *entry;
    while ((entry = readdir(opened)) != NULL) {
        count += strncmp(entry->d_name, prefix, strlen(prefix)) == 0;
    }
    closedir(opened);
    return count;
}

void kit_write(const char *path, const unsigned char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

bool kit_write_nowhere(void *written, const char *bytes, size_t size)
{
    if (written) {
        *(size_t *)written += size;
    }
    return bytes || size == 0;
}

int kit_set_up_place(void **state)
{
    kit_folder(kit.folder);
    kit_path(kit.folder, STORE_FILE_NAME, kit.path);
    kit_path(kit.folder, STORE_FILE_NAME "-wal", kit.log);
    kit.random = naive_random();
    return 0;
}

int kit_tear_down_place(void **state)
{
    for (size_t i = 0; i < sizeof stores / sizeof stores[0]; i++) {
        kit_close(stores[i]);
    }
    kit_remove_folder(kit.folder);
    return 0;
}

void kit_back_up(struct store *store)
{
    test_skip_in_browsers();
    assert_true(store_begin_check(store));
    while (store_is_checking(store)) {
        usleep(1000);
    }
    assert_ok(store_end_check(store));
}

void kit_sql(sqlite3 *database, const char *sql)
{
    char *message = NULL;
    if (sqlite3_exec(database, sql, NULL, NULL, &message) != SQLITE_OK) {
        fail_msg("%s: %s", sql, message);
    }
}

void kit_run(const char *path, const char *sql)
{
    sqlite3 *database;
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    kit_sql(database, sql);
    assert_int_equal(sqlite3_close(database), SQLITE_OK);
}

int64_t kit_number(sqlite3 *database, const char *sql)
{
    int64_t number = -1;
    assert_int_equal(query_run_number(database, sql, &number), SQLITE_OK);
    return number;
}

sqlite3 *kit_hold_log(const char *path)
{
    sqlite3 *reader;
    assert_int_equal(sqlite3_open(path, &reader), SQLITE_OK);
    kit_sql(reader, "BEGIN; SELECT count(*) FROM rounds");
    return reader;
}

/* ---- rounds ---- */

static void submit_some(struct random *random, const struct naive_list *list, struct round *round)
{
    for (size_t i = 0; i < list->count; i++) {
        enum verdict verdict;
        if (random_below(random, 2) == 0) {
            round_advance(round, (long)random_below(random, 500));
            assert_ok(round_submit_word(round, list->words[i], strlen(list->words[i]), &verdict));
        }
    }
}

static void reveal_all(const struct naive_list *list, struct round *round)
{
    for (size_t i = 0; i < list->count; i++) {
        struct path path = {0};
        if (finder_find(round_board(round), list->words[i], strlen(list->words[i]), NULL, &path)) {
            assert_ok(round_reveal(round, &path, NULL));
        }
    }
}

/* Plays a turn to its end, or leaves it paused. */
static void play_turn(struct random *random, const struct naive_list *list, struct round *round)
{
    round_start(round);
    round_advance(round, (long)random_below(random, 100000));
    submit_some(random, list, round);
}

/* Plays up to the phase; two players may be at the first or the second turn. */
static void play_to(struct random *random, const struct naive_list *list, enum round_phase phase,
                    struct round *round)
{
    bool is_in_turn = phase == ROUND_PLAYER || phase == ROUND_PAUSED;
    play_turn(random, list, round);
    if (round_mode(round) == MODE_TWO && (!is_in_turn || random_below(random, 2) == 0)) {
        round_finish(round);
        if (phase != ROUND_HANDOVER) {
            play_turn(random, list, round);
        }
    }
    if (phase == ROUND_PAUSED) {
        round_pause(round);
    } else if (phase == ROUND_COMPUTER || phase == ROUND_DONE) {
        round_finish(round);
    }
    if (round_phase(round) == ROUND_COMPUTER) {
        reveal_all(list, round);
    }
    if (phase == ROUND_DONE) {
        round_conclude(round);
    }
    assert_int_equal(round_phase(round), phase);
}

static void write_names(struct random *random, struct kit_round *played)
{
    struct round_notes *notes = &played->notes;
    if (round_mode(played->round) == MODE_TWO) {
        snprintf(notes->player_name, sizeof notes->player_name, "Zoë %u", random_below(random, 9));
        snprintf(notes->second_name, sizeof notes->second_name, "O'Neil, \"B\"");
    }
    if (round_mode(played->round) == MODE_TURNS &&
        round_rival(played->round)->level == RIVAL_FRIEND) {
        notes->kind = ROUND_KIND_CHALLENGE;
        snprintf(notes->sender, sizeof notes->sender, "Łukasz");
        snprintf(notes->challenge, sizeof notes->challenge, "T1-NK7Q4M2XPD1");
    }
}

static void write_notes(struct random *random, struct kit_round *played)
{
    static int64_t now_s = 1760000000;
    now_s += random_below(random, 5000);
    played->notes = (struct round_notes){
        .began_unix_s = now_s,
        .ended_unix_s = now_s + 200,
        .kind = random_below(random, 2) == 0 ? ROUND_KIND_PLAIN : ROUND_KIND_CODE,
        .counts = random_below(random, 4) != 0,
        .hint_count = round_traits(played->round)->has_hints ? (int)random_below(random, 3) : 0,
        .board_words =
            (long)(round_word_count(played->round, SIDE_PLAYER) +
                   round_word_count(played->round, SIDE_COMPUTER) + random_below(random, 9)),
        .elapsed_ms = (long)random_below(random, 180000),
        .word_sets = (int)random_below(random, 4),
        .ladder = {(int)random_below(random, LADDER_RUNGS + 1), (int)random_below(random, 2),
                   (int)random_below(random, 2)},
    };
    played->notes.hint_points = played->notes.hint_count * 2L;
    if (random_below(random, 2) == 0) {
        played->notes.par = 1 + (long)random_below(random, 90);
        played->notes.stars = (int)random_below(random, PAR_STARS_MAX + 1);
        played->notes.strength_tenths = STRENGTH_TENTHS_MIN + (int)random_below(random, 900);
        played->notes.common_words = 1 + (long)random_below(random, 50);
        played->notes.common_found =
            (long)random_below(random, (uint32_t)played->notes.common_words + 1);
    }
    if (random_below(random, 2) == 0) {
        snprintf(played->notes.code, sizeof played->notes.code, "NK7Q4-M2XPD");
    }
    write_names(random, played);
}

static enum game_mode mode_by_chance(struct random *random, enum round_phase phase)
{
    enum game_mode mode = (enum game_mode)random_below(random, MODE_COUNT);
    return phase == ROUND_HANDOVER                                    ? MODE_TWO
           : phase == ROUND_COMPUTER && !mode_traits(mode)->has_rival ? MODE_TURNS
                                                                      : mode;
}

/* Draws any rival, on the ladder with a random strength and rung. */
static void rival_by_chance(struct random *random, const struct board *board, struct rival *rival)
{
    enum rival_level level = (enum rival_level)random_below(random, RIVAL_COUNT);
    if (level == RIVAL_LADDER) {
        rival_init_strength(rival, 1 + (int)random_below(random, RIVAL_STRENGTH_MAX),
                            rival_board_seed(board));
        rival->rung = (int)random_below(random, LADDER_RUNGS + 1); /* 0: Even match */
    } else {
        rival_init(rival, level, rival_board_seed(board));
    }
}

void kit_play(struct random *random, int rows, int columns, enum round_phase phase,
              struct kit_round *played)
{
    kit_play_mode(random, rows, columns, mode_by_chance(random, phase), phase, played);
}

void kit_play_mode(struct random *random, int rows, int columns, enum game_mode mode,
                   enum round_phase phase, struct kit_round *played)
{
    static struct naive_list list;
    struct board board;
    naive_random_board(random, rows, columns, &board);
    for (int i = 0; i < rows * columns; i++) { /* a plain Q occurs in no round */
        board.faces[i] = board.faces[i] == FACE_PLAIN_Q ? FACE_QU : board.faces[i];
    }
    naive_random_list(random, &board, 40, &list);
    naive_lexicon(&list, &played->lexicon);
    struct rival rival;
    rival_by_chance(random, &board, &rival);
    uint32_t friend_words[40];
    size_t friend_word_count = 0;
    for (uint32_t i = 0; i < played->lexicon.word_count && i < 40; i += 1 + i % 3) {
        friend_words[friend_word_count++] = i;
    }
    struct round_config config = {
        .board = &board,
        .lexicon = &played->lexicon,
        .rules = (enum rules)random_below(random, RULES_COUNT),
        .mode = mode,
        .time_ms = random_below(random, 4) == 0 ? 0 : 180000,
        .rival = &rival,
        .shared_count = random_below(random, 2) == 0,
    };
    if (rival.level == RIVAL_FRIEND && config.mode == MODE_TURNS) {
        config.friend_words = friend_words;
        config.friend_word_count = friend_word_count;
    }
    assert_ok(round_new(&config, &played->round));
    play_to(random, &list, phase, played->round);
    write_notes(random, played);
}

void kit_end(struct kit_round *played)
{
    round_free(played->round);
    lexicon_deinit(&played->lexicon);
}

/* ---- stores ---- */

struct store *kit_open_news(const char *path, struct store_news *news)
{
    size_t i = 0;
    while (stores[i]) {
        i++;
        assert_true(i < sizeof stores / sizeof stores[0]);
    }
    assert_ok(store_open(path, &stores[i], news));
    assert_non_null(stores[i]);
    return stores[i];
}

void kit_close(struct store *store)
{
    for (size_t i = 0; i < sizeof stores / sizeof stores[0]; i++) {
        stores[i] = stores[i] == store ? NULL : stores[i];
    }
    store_close(store);
}

struct store *kit_open(const char *path)
{
    struct store_news news;
    struct store *store = kit_open_news(path, &news);
    assert_string_equal(english(&news.text), "");
    assert_int_equal(news.in_memory, path == NULL);
    return store;
}

const struct stored_round kit_any_round = {.id = 1, .notes = {.counts = true, .sender = "Zoe"}};

enum status kit_save_round(struct store *store, const struct kit_round *played, long long *id)
{
    struct stored_round saved = {.id = 0};
    enum status status = store_save_round(store, played->round, &played->notes, NULL, &saved);
    if (status == STATUS_OK && id) {
        *id = saved.id;
    }
    return status;
}

enum status kit_save_unfinished(struct store *store, const struct kit_round *played)
{
    return store_save_unfinished(store, played->round, &played->notes);
}

long long kit_save(struct store *store, struct random *random)
{
    struct kit_round played;
    long long id = 0;
    kit_play(random, 3 + (int)random_below(random, 3), 4, ROUND_DONE, &played);
    assert_ok(kit_save_round(store, &played, &id));
    kit_end(&played);
    return id;
}

long long kit_save_plain(struct store *store, long *points)
{
    struct board board;
    struct naive_list list = {.count = 0};
    struct kit_round played = {
        .notes = {.began_unix_s = 100, .ended_unix_s = 200, .counts = true, .board_words = 2}};
    enum verdict verdict;
    long long id;
    assert_ok(board_parse("tidesnarlateomit", 16, 4, 4, &board, NULL));
    naive_add(&list, "tide", (struct word_note){35, WORD_MARK_NONE});
    naive_lexicon(&list, &played.lexicon);
    struct round_config config = {
        .board = &board, .lexicon = &played.lexicon, .rules = RULES_FOUR, .mode = MODE_ALONE};
    assert_ok(round_new(&config, &played.round));
    round_start(played.round);
    assert_ok(round_submit_word(played.round, "tide", 4, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    round_finish(played.round);
    *points = round_score(played.round, SIDE_PLAYER);
    assert_ok(kit_save_round(store, &played, &id));
    kit_end(&played);
    return id;
}

int kit_set_up_history(void **state)
{
    kit_history.random = naive_random();
    kit_history.store = kit_open(NULL);
    for (int i = 0; i < KIT_ROUNDS; i++) {
        struct kit_round *played = &kit_history.played[i];
        int side = 4 + i % 3;
        kit_play(&kit_history.random, side, i % 7 == 0 ? 3 : side, ROUND_DONE, played);
        played->notes.board_words *= i % 5 != 0;
        assert_ok(kit_save_round(kit_history.store, played, &kit_history.ids[i]));
    }
    return 0;
}

int kit_tear_down_history(void **state)
{
    store_close(kit_history.store);
    for (int i = 0; i < KIT_ROUNDS; i++) {
        kit_end(&kit_history.played[i]);
    }
    return 0;
}

/* ---- comparing ---- */

static void expect_notes(const struct round_notes *kept, const struct round_notes *given)
{
    assert_int_equal(kept->began_unix_s, given->began_unix_s);
    assert_int_equal(kept->ended_unix_s, given->ended_unix_s);
    assert_int_equal(kept->kind, given->kind);
    assert_string_equal(kept->date, given->date);
    assert_string_equal(kept->code, given->code);
    assert_int_equal(kept->counts, given->counts);
    assert_int_equal(kept->hint_count, given->hint_count);
    assert_int_equal(kept->hint_points, given->hint_points);
    assert_int_equal(kept->board_words, given->board_words);
    assert_int_equal(kept->elapsed_ms, given->elapsed_ms);
    assert_string_equal(kept->player_name, given->player_name);
    assert_string_equal(kept->second_name, given->second_name);
    bool is_challenge = given->kind == ROUND_KIND_CHALLENGE;
    assert_string_equal(kept->sender, is_challenge ? given->sender : "");
    assert_string_equal(kept->challenge, is_challenge ? given->challenge : "");
    assert_int_equal(kept->par, given->par > 0 ? given->par : -1);
    assert_int_equal(kept->stars, given->par > 0 ? given->stars : -1);
    assert_int_equal(kept->strength_tenths,
                     given->strength_tenths > 0 ? given->strength_tenths : -1);
    assert_int_equal(kept->common_words, given->common_words > 0 ? given->common_words : -1);
    assert_int_equal(kept->common_found, given->common_words > 0 ? given->common_found : -1);
    assert_int_equal(kept->word_sets, given->word_sets);
}

static void expect_words(const struct stored_word *words, const struct round *round, enum side side)
{
    for (size_t i = 0; i < round_word_count(round, side); i++) {
        const struct round_word *word = round_word(round, side, i);
        assert_int_equal(words[i].side, side);
        assert_int_equal(words[i].letters, word->letters);
        assert_int_equal(words[i].points, word->points);
        assert_int_equal(words[i].found_ms, word->found_ms);
        assert_string_equal(words[i].text, word->text);
        assert_int_equal(words[i].path.used, word->path.used);
        assert_int_equal(words[i].path.length, word->path.length);
        assert_memory_equal(words[i].path.cells, word->path.cells, (size_t)word->path.length);
    }
}

void kit_expect(const struct stored_round *record, const struct stored_word *words, size_t count,
                const struct kit_round *played)
{
    const struct round *round = played->round;
    size_t player = round_word_count(round, SIDE_PLAYER);
    size_t computer = round_word_count(round, SIDE_COMPUTER);
    size_t second = round_word_count(round, SIDE_SECOND);
    char board[BOARD_TEXT_MAX];
    expect_notes(&record->notes, &played->notes);
    assert_string_equal(record->board, board_format(round_board(round), board));
    assert_int_equal(record->rows, round_board(round)->rows);
    assert_int_equal(record->columns, round_board(round)->columns);
    assert_int_equal(record->rules, round_rules(round));
    assert_int_equal(record->mode, round_mode(round));
    assert_int_equal(record->shared_count,
                     round_mode(round) == MODE_TWO && round_shared_count(round));
    assert_int_equal(record->played_ms, round_played_ms(round));
    assert_int_equal(record->level, round_rival(round)->level);
    assert_int_equal(record->rival_strength,
                     record->level == RIVAL_LADDER ? round_rival(round)->strength : 0);
    assert_int_equal(record->rung, round_rival(round)->rung);
    assert_memory_equal(&record->notes.ladder, &played->notes.ladder, sizeof(struct ladder));
    assert_int_equal(record->time_ms, round_time_ms(round));
    assert_int_equal(record->player_words, player);
    assert_int_equal(record->computer_words, computer);
    assert_int_equal(record->second_words, second);
    assert_int_equal(record->player_points, round_points(round, SIDE_PLAYER));
    assert_int_equal(record->computer_points, round_points(round, SIDE_COMPUTER));
    assert_int_equal(record->second_points, round_points(round, SIDE_SECOND));
    long paid = record->player_points - played->notes.hint_points;
    assert_int_equal(record->score, paid > 0 ? paid : 0);
    assert_int_equal(record->lexicon_digest, played->lexicon.digest);
    assert_int_equal(count, player + computer + second);
    if (count == 0) {
        return; /* there is no array */
    }
    expect_words(words, round, SIDE_PLAYER);
    expect_words(words + player, round, SIDE_COMPUTER);
    expect_words(words + player + computer, round, SIDE_SECOND);
}

static void expect_loads(struct store *store, long long id)
{
    struct stored_round record;
    struct stored_word *words = NULL;
    size_t count = 0;
    assert_ok(store_load_round(store, id, &record, &words, &count));
    assert_int_equal(count, record.player_words + record.computer_words + record.second_words);
    memory_free(words);
}

void kit_expect_round(struct store *store, long long id, const struct kit_round *played)
{
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    assert_ok(store_load_round(store, id, &record, &words, &count));
    kit_expect(&record, words, count, played);
    memory_free(words);
}

long kit_count(struct store *store)
{
    const struct history_filter all = {.any_rules = true};
    long count = 0;
    assert_ok(history_count(store, &all, &count));
    return count;
}

long kit_count_whole(struct store *store)
{
    const struct history_filter all = {.any_rules = true};
    static struct stored_round page[256];
    long found = 0;
    size_t got;
    do {
        assert_ok(history_list(store, &all, found, 256, page, &got));
        for (size_t i = 0; i < got; i++) {
            expect_loads(store, page[i].id);
        }
        found += (long)got;
    } while (got > 0);
    assert_int_equal(found, kit_count(store));
    return found;
}

long kit_worth(const void *context, const struct practice_word *word)
{
    (void)context;
    (void)word;
    return 0;
}
