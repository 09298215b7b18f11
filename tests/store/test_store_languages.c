/* SPDX-License-Identifier: MIT */
/*
 * Data of one language, and which of it is visible while another one is played.
 */
#include "english.h"
#include "goals.h"
#include "practice.h"
#include "repair.h"
#include "store_kit.h"
#include "test.h"
#include "trounce/memory.h"
#include "trounce/trie.h"

/* ---- English with four letters more ---- */

static const char letters[] = "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT "
                              "uU vV wW xX yY zZ äÄ öÖ üÜ\nfolds ßss\n";

struct spoken_words {
    struct alphabet alphabet;
    struct trie *trie;
    struct lexicon lexicon;
};

static void add_word(struct spoken_words *words, const char *text)
{
    char word[STORE_WORD_MAX];
    size_t count;
    bool added;
    assert_ok(alphabet_encode(&words->alphabet, text, strlen(text), word, sizeof word - 1, &count));
    assert_ok(trie_add(words->trie, word, count, (struct word_note){.tier = 10}, &added));
}

static void make_words(struct spoken_words *words, const char *alphabet)
{
    assert_ok(alphabet_read(alphabet, strlen(alphabet), &words->alphabet, NULL));
    assert_ok(trie_new(&words->alphabet, &words->trie));
    add_word(words, "töne");
    add_word(words, "tönen");
    add_word(words, "süßt");
    assert_ok(lexicon_from_trie(&words->lexicon, words->trie));
}

static void make_german(struct spoken_words *words)
{
    make_words(words, letters);
}

static void end_german(struct spoken_words *words)
{
    lexicon_deinit(&words->lexicon);
    trie_free(words->trie);
}

#define BOARD "tönesüssxxtxxxxn"

/* Plays a round on the German board up to a phase; the player finds a word, the computer another.
 */
static struct round *play_german(const struct spoken_words *words, enum round_phase phase)
{
    struct board board;
    struct round *round;
    struct path path = {0};
    enum verdict verdict;
    char word[STORE_WORD_MAX];
    size_t count;
    assert_ok(board_parse_in(&words->alphabet, BOARD, strlen(BOARD), 4, 4, &board, NULL));
    struct round_config config = {
        .board = &board, .lexicon = &words->lexicon, .rules = RULES_FOUR, .time_ms = 180000};
    assert_ok(round_new(&config, &round));
    round_start(round);
    round_advance(round, 5000);
    assert_ok(alphabet_encode(&words->alphabet, "töne", 5, word, sizeof word - 1, &count));
    assert_ok(round_submit_word(round, word, count, &verdict));
    assert_int_equal(verdict, VERDICT_GOOD);
    if (phase == ROUND_PLAYER) {
        return round;
    }
    round_finish(round);
    static const int cells[] = {4, 5, 6, 7, 10};
    for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
        assert_true(path_extend(&path, &board, cells[i]));
    }
    assert_ok(round_reveal(round, &path, NULL));
    round_conclude(round);
    return round;
}

static const struct round_notes notes = {.began_unix_s = 1763679977,
                                         .ended_unix_s = 1763680157,
                                         .kind = ROUND_KIND_DAILY,
                                         .date = "2025-11-20",
                                         .counts = true,
                                         .board_words = 3,
                                         .strength_tenths = 2000,
                                         .elapsed_ms = 5000};

static long long save_german(struct store *store, const struct spoken_words *words)
{
    struct stored_round saved;
    struct round *round = play_german(words, ROUND_DONE);
    const struct practice_news practice = {.today = "2025-11-20",
                                           .missed = &round_word(round, SIDE_COMPUTER, 0)->path,
                                           .missed_count = 1};
    assert_ok(store_save_round(store, round, &notes, &practice, &saved));
    round_free(round);
    return saved.id;
}

/* ---- apart ---- */

/* Letters of an alphabet as bytes. */
static const char toene[] = {'t', 'a' + 27, 'n', 'e', '\0'};
static const char suesst[] = {'s', 'a' + 28, 's', 's', 't', '\0'};

static void expect_german(struct store *store, long long id, const struct spoken_words *words)
{
    struct stored_round record;
    struct stored_word *kept;
    struct round *round;
    size_t count;
    assert_ok(store_load_round(store, id, &record, &kept, &count));
    assert_string_equal(record.language, "de");
    assert_string_equal(record.board, BOARD);
    assert_int_equal(count, 2);
    assert_string_equal(kept[0].text, toene);
    assert_string_equal(kept[1].text, suesst);
    assert_ok(store_restore_round(&record, kept, count, &words->lexicon, &round));
    assert_string_equal(round_word(round, SIDE_COMPUTER, 0)->text, suesst);
    round_free(round);
    memory_free(kept);
}

/* Expects these numbers of rounds, dates, goals, words and puzzles in the current language. */
static void expect_counts(struct store *store, long rounds, long words, long puzzles)
{
    const struct history_filter all = {.any_rules = true};
    struct stored_round list[4];
    struct history_statistics statistics;
    struct history_puzzles figures[SCRAMBLER_SIZE_MAX + 1];
    struct practice_word practised[2];
    struct practice_portion portion;
    struct practice_count practice;
    struct history_day day;
    struct strength strength;
    struct goal goals[GOAL_COUNT];
    size_t count;
    long found;
    assert_ok(history_count(store, &all, &found));
    assert_int_equal(found, rounds);
    assert_ok(history_list(store, &all, 0, 4, list, &count));
    assert_int_equal(count, rounds);
    for (size_t i = 0; i < count; i++) {
        assert_string_equal(list[i].language, store_language(store));
        assert_false(list[i].is_damaged);
    }
    assert_ok(history_statistics(store, &all, &statistics));
    assert_int_equal(statistics.rounds + statistics.others, rounds);
    assert_ok(practice_count(store, "2025-11-21", &practice));
    assert_int_equal(practice.due, words);
    assert_ok(practice_list(store, PRACTICE_ALL, 0, 2, practised, &count));
    assert_int_equal(count, words);
    assert_ok(practice_portion(store, "2025-11-21", kit_worth, NULL, &portion));
    assert_int_equal(portion.left, words);
    assert_ok(history_puzzles(store, figures));
    assert_int_equal(figures[4].solved, puzzles);
    assert_ok(history_day(store, "2025-11-20", &day));
    assert_int_equal(day.id != 0, words > 0);
    assert_ok(history_strength(store, &strength));
    assert_int_equal(strength.rounds, words);
    assert_ok(goals_read(store, goals));
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_true(strcmp(goals[i].name, "daily-first") != 0 || (goals[i].id != 0) == (words > 0));
    }
}

TEST_CASE_WITH(test_languages_are_apart, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    struct practice_word word;
    struct history_statistics statistics;
    const struct history_filter all = {.any_rules = true};
    struct stored_puzzle puzzle = {.ended_unix_s = 1, .size = 4, .code = "4", .jumble_count = 3};
    make_german(&german);
    struct store *store = kit_open(kit.path);
    assert_string_equal(store_language(store), "en");
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    long points;
    long long english = kit_save_plain(store, &points);
    store_set_language(store, "de", &german.alphabet);
    expect_counts(store, 0, 0, 0);
    long long id = save_german(store, &german);
    assert_ok(store_save_puzzle(store, &puzzle, NULL));
    expect_counts(store, 1, 1, 1);
    expect_german(store, id, &german);
    assert_ok(history_statistics(store, &all, &statistics));
    assert_string_equal(statistics.longest, toene);
    assert_int_equal(statistics.words_by_length[4], 1);
    assert_ok(practice_find(store, suesst, &word));
    assert_string_equal(word.text, suesst);
    assert_int_equal(practice_find(store, "no word", &word), STATUS_MISSING);
    assert_int_equal(practice_find(store, "tell", &word), STATUS_MISSING);

    /* Queries about a round of another language. */
    struct stored_round record;
    struct stored_word *words;
    size_t count;
    assert_int_equal(store_load_round(store, english, &record, &words, &count), STATUS_MISSING);

    store_set_language(store, "en", &alphabet_english);
    expect_counts(store, 1, 0, 2);
    assert_int_equal(store_load_round(store, id, &record, &words, &count), STATUS_MISSING);
    assert_int_equal(practice_find(store, "s", &word), STATUS_MISSING);
    kit_close(store);

    /* The file has words in UTF-8. */
    store = kit_open(kit.path);
    assert_int_equal(
        kit_number(store->database, "SELECT count(*) FROM words WHERE word IN ('töne', 'süsst')"),
        2);
    assert_int_equal(
        kit_number(store->database, "SELECT count(*) FROM rounds WHERE longest = 'töne'"), 1);
    kit_close(store);
    end_german(&german);
}

/* ö sorts before s and ü after it, though in UTF-8 both come after all plain letters. */
static void expect_list_by(const char *alphabet)
{
    struct spoken_words words;
    struct practice_word found[4];
    struct practice_portion portion;
    struct path missed[3] = {{0}};
    static const int cells[3][3] = {{0, 5, 4}, {0, 4, 5}, {0, 1, 4}}; /* tüs tsü tös */
    size_t count;
    struct stored_round saved;
    make_words(&words, alphabet);
    struct store *store = kit_open(kit.path);
    store_set_language(store, "de", &words.alphabet);
    struct round *round = play_german(&words, ROUND_DONE);
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++) {
            assert_true(path_extend(&missed[i], round_board(round), cells[i][k]));
        }
    }
    const struct practice_news practice = {
        .today = "2025-11-20", .missed = missed, .missed_count = 3};
    assert_ok(store_save_round(store, round, &notes, &practice, &saved));
    assert_ok(practice_list(store, PRACTICE_ALL, 0, 4, found, &count));
    assert_int_equal(count, 3);
    assert_ok(practice_portion(store, "2025-11-21", kit_worth, NULL, &portion));
    assert_int_equal(portion.left, 3);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(found[i].path.cells[1], cells[2 - i][1]);
        assert_int_equal(portion.words[i].path.cells[1], cells[2 - i][1]);
    }
    round_free(round);
    kit_close(store);
    end_german(&words);
}

TEST_CASE_WITH(test_words_are_listed_by_the_alphabet, kit_set_up_place, kit_tear_down_place)
{
    expect_list_by("letters tT öÖ nN eE sS üÜ xX\nfolds ßss\n");
}

TEST_CASE_WITH(test_words_are_listed_by_the_places_of_letters, kit_set_up_place,
               kit_tear_down_place)
{
    expect_list_by("letters tT oO nN eE sS uU xX üÜ öÖ\nfolds ßss\nplaces öo üu\n");
}

/* One daily board per date counts in each language. */
TEST_CASE_WITH(test_each_language_has_its_day, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    struct history_day day;
    make_german(&german);
    struct store *store = kit_open(kit.path);
    static const char *const codes[] = {"de", "at"};
    for (int i = 0; i < 2; i++) {
        store_set_language(store, codes[i], &german.alphabet);
        long long first = save_german(store, &german);
        (void)save_german(store, &german);
        assert_ok(history_day(store, "2025-11-20", &day));
        assert_int_equal(day.rounds, 2);
        assert_int_equal(day.id, first);
    }
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM rounds WHERE counts"), 2);
    kit_close(store);
    end_german(&german);
}

/* Finding a word advances it in its own language only, and dropping drops it there. */
TEST_CASE_WITH(test_practice_is_of_a_language, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    struct practice_word word;
    make_german(&german);
    struct store *store = kit_open(kit.path);
    static const char *const codes[] = {"de", "at"};
    for (int i = 0; i < 2; i++) {
        store_set_language(store, codes[i], &german.alphabet);
        (void)save_german(store, &german);
    }
    assert_ok(practice_drop(store, suesst));
    assert_int_equal(practice_find(store, suesst, &word), STATUS_MISSING);
    store_set_language(store, "de", &german.alphabet);
    assert_ok(practice_find(store, suesst, &word));
    (void)kit_number(store->database, "SELECT 1");
    kit_sql(store->database, "UPDATE practice SET word = 'töne', board = "
                             "'" BOARD "', path = x'00010203', "
                             "missed = '2025-11-19', dropped = 0");
    (void)save_german(store, &german); /* finds it */
    assert_ok(practice_find(store, toene, &word));
    assert_int_equal(word.box, 1);
    store_set_language(store, "at", &german.alphabet);
    assert_ok(practice_find(store, toene, &word));
    assert_int_equal(word.box, 0);
    kit_close(store);
    end_german(&german);
}

/* Each language may have an unfinished round and an unfinished puzzle. */
TEST_CASE_WITH(test_each_language_has_a_round_that_waits, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    struct unfinished left;
    struct unfinished_puzzle puzzle;
    struct kit_round english;
    make_german(&german);
    struct store *store = kit_open(kit.path);
    kit_play_mode(&kit.random, 4, 4, MODE_TURNS, ROUND_PLAYER, &english);
    assert_ok(kit_save_unfinished(store, &english));
    store_set_language(store, "de", &german.alphabet);
    assert_int_equal(store_read_unfinished(store, &left), STATUS_MISSING);
    struct round *round = play_german(&german, ROUND_PLAYER);
    struct round_notes noted = notes;
    noted.hint_step = HINT_SECOND;
    memcpy(noted.hint_word, suesst, sizeof suesst);
    assert_ok(store_save_unfinished(store, round, &noted));
    round_free(round);
    struct unfinished_puzzle kept = {.code = "4K7Q4"};
    assert_ok(store_keep_puzzle(store, &kept));
    kit_close(store);

    store = kit_open(kit.path);
    struct unfinished listed[3];
    long long ids[3];
    size_t count;
    assert_ok(store_count_unfinished(store, 3, &count));
    assert_int_equal(count, 2);
    assert_ok(store_list_unfinished(store, listed, ids, 3, &count));
    assert_int_equal(count, 2); /* in all languages */
    assert_string_not_equal(listed[0].round.language, listed[1].round.language);
    assert_int_equal(store_read_puzzle(store, &puzzle), STATUS_MISSING);
    assert_ok(store_read_unfinished(store, &left));
    kit_expect(&left.round, left.words, left.word_count, &english);
    unfinished_deinit(&left);
    store_set_language(store, "de", &german.alphabet);
    struct history_day day;
    assert_ok(history_day(store, "2025-11-20", &day));
    assert_true(day.is_left);
    assert_ok(store_read_unfinished_daily(store, ROUND_KIND_DAILY, "2025-11-20", &left));
    assert_string_equal(left.round.language, "de");
    assert_int_equal(left.word_count, 1);
    assert_string_equal(left.words[0].text, toene);
    assert_string_equal(left.round.notes.hint_word, suesst);
    assert_ok(store_restore_unfinished(&left, &(struct challenge_friend){.words = NULL}, 0,
                                       &german.lexicon, &round));
    round_free(round);
    unfinished_deinit(&left);
    assert_ok(store_read_puzzle(store, &puzzle));
    assert_string_equal(puzzle.code, "4K7Q4");
    unfinished_puzzle_deinit(&puzzle);
    store_set_language(store, "en", &alphabet_english);
    assert_ok(history_day(store, "2025-11-20", &day));
    assert_false(day.is_left);
    assert_ok(store_read_unfinished(store, &left));
    unfinished_deinit(&left);
    kit_close(store);
    kit_end(&english);
    end_german(&german);
}

/* A queued order keeps its language and alphabet. */
TEST_CASE_WITH(test_pending_writes_have_their_language, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    sqlite3 *other;
    make_german(&german);
    struct store *store = kit_open(kit.path);
    store_set_language(store, "de", &german.alphabet);
    assert_int_equal(sqlite3_open(kit.path, &other), SQLITE_OK);
    kit_sql(other, "BEGIN IMMEDIATE");
    struct round *round = play_german(&german, ROUND_DONE);
    struct stored_puzzle puzzle = {.ended_unix_s = 1, .size = 4, .code = "4", .jumble_count = 3};
    struct unfinished_puzzle left = {.code = "4"};
    assert_int_equal(store_save_round(store, round, &notes, NULL, NULL), STATUS_BUSY);
    assert_int_equal(store_save_puzzle(store, &puzzle, NULL), STATUS_BUSY);
    assert_int_equal(store_keep_puzzle(store, &left), STATUS_BUSY);
    round_free(round);
    end_german(&german);
    store_set_language(store, "en", &alphabet_english);
    kit_sql(other, "COMMIT");
    assert_ok(store_try_again(store, 100, NULL));
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM rounds JOIN words ON round "
                                                 "= id WHERE language = 'de' AND word = 'töne'"),
                     1);
    assert_int_equal(
        kit_number(store->database, "SELECT count(*) FROM puzzles WHERE language = 'de'"), 1);
    assert_int_equal(sqlite3_close(other), SQLITE_OK);
}

/* ---- damage ---- */

/* In an unknown language, everything that a row shows of its shape is checked. */
TEST_CASE_WITH(test_rows_of_an_unknown_language, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    static const struct change {
        const char *sql;
        bool is_damaged;
    } changes[] = {
        {"UPDATE rounds SET board = '?'", false},
        {"UPDATE rounds SET board = ''", true},
        {"UPDATE rounds SET columns = 40", true},
    };
    make_german(&german);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        const struct history_filter all = {.any_rules = true};
        const struct history_filter every = {.any_rules = true, .any_language = true};
        struct stored_round round;
        size_t count;
        struct store *store = kit_open(kit.path);
        store_set_language(store, "de", &german.alphabet);
        (void)save_german(store, &german);
        kit_close(store);
        kit_run(kit.path, changes[i].sql);
        store = kit_open(kit.path);
        assert_ok(history_list(store, &all, 0, 1, &round, &count));
        assert_int_equal(count, 0);
        assert_ok(history_list(store, &every, 0, 1, &round, &count));
        assert_int_equal(count, 1);
        assert_int_equal(round.is_damaged, changes[i].is_damaged);
        assert_ok(history_export(store, HISTORY_JSON, kit_write_nowhere, NULL));
        assert_string_equal(store_language(store), "en");
        assert_ok(store_delete_all(store));
        kit_close(store);
    }
    end_german(&german);
}

/* A damaged file of version 3, which lacks languages and another column, and a current one with
 * two. */
TEST_CASE_WITH(test_what_is_saved_has_its_language, kit_set_up_place, kit_tear_down_place)
{
    struct spoken_words german;
    struct store *store;
    size_t size;
    char path[KIT_PATH_MAX];
    make_german(&german);
    unsigned char *bytes =
        whole_file(TROUNCE_SOURCE_DIR "/tests/data/histories/version-3.db", &size);
    kit_write(kit_path(kit.folder, "old.db", path), bytes, size);
    free(bytes);
    kit_run(path, "ALTER TABLE rounds DROP COLUMN common_found; ALTER TABLE unfinished DROP COLUMN "
                  "common_found"); /* as a column of later versions */
    store = kit_open(kit.path);
    assert_int_equal(salvage_file(store, path, false), 13);
    assert_int_equal(kit_count_whole(store), 13);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM practice"), 3);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles"), 2);
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM rounds WHERE id < 0"), 3);

    store_set_language(store, "de", &german.alphabet);
    (void)save_german(store, &german);
    struct round *round = play_german(&german, ROUND_PLAYER);
    assert_ok(store_save_unfinished(store, round, &notes));
    round_free(round);
    struct unfinished_puzzle kept = {.code = "4K7Q4"};
    assert_ok(store_keep_puzzle(store, &kept));
    kit_close(store);
    struct store *fresh;
    assert_ok(store_open(NULL, &fresh, NULL));
    assert_int_equal(salvage_file(fresh, kit.path, false), 14);
    assert_int_equal(
        kit_number(fresh->database, "SELECT count(*) FROM rounds WHERE language = 'de' AND id > 0"),
        1);
    assert_int_equal(
        kit_number(fresh->database, "SELECT count(*) FROM rounds WHERE language = 'de' AND id < 0"),
        1);
    assert_int_equal(
        kit_number(fresh->database, "SELECT count(*) FROM practice WHERE language = 'de'"), 1);
    assert_int_equal(kit_number(fresh->database, "SELECT count(*) FROM puzzles WHERE id < 0"), 1);
    store_set_language(fresh, "de", &german.alphabet);
    expect_german(fresh, 14, &german);
    kit_close(fresh);
    end_german(&german);
}

/* ---- puzzles ---- */

TEST_CASE_WITH(test_a_puzzle_is_kept, kit_set_up_place, kit_tear_down_place)
{
    test_skip_in_browsers();
    struct scrambler_move moves[] = {{false, 3, 1}, {true, 0, -8}, {true, 8, 8}};
    struct unfinished_puzzle kept = {.code = "4K7Q4-M2XPD-HF",
                                     .elapsed_ms = 61000,
                                     .help = PUZZLE_HELPED,
                                     .moves = moves,
                                     .made_count = 2,
                                     .known_count = 3};
    struct unfinished_puzzle left;
    struct store *store = kit_open(kit.path);
    struct store *other = kit_open(kit.path);
    assert_int_equal(store_read_puzzle(store, &left), STATUS_MISSING);
    assert_ok(store_drop_puzzle(store));
    assert_ok(store_keep_puzzle(store, &kept));
    kept.elapsed_ms = 62000;
    assert_ok(store_keep_puzzle(store, &kept));
    assert_int_equal(kit_number(store->database, "SELECT count(*) FROM puzzles WHERE id < 0"), 1);
    assert_int_equal(store_read_puzzle(other, &left), STATUS_MISSING); /* under way there */
    assert_int_equal(store_find_puzzle(other), STATUS_MISSING);
    assert_ok(store_find_puzzle(store));
    assert_ok(store_read_puzzle(store, &left));
    assert_int_equal(left.elapsed_ms, 62000);
    unfinished_puzzle_deinit(&left);
    kit_close(store);
    store = kit_open(kit.path);
    assert_ok(store_find_puzzle(store)); /* which leaves it to any other */
    assert_ok(store_find_puzzle(other));
    assert_ok(store_read_puzzle(other, &left));
    assert_int_equal(store_find_puzzle(store), STATUS_MISSING);
    kit_close(store);
    assert_string_equal(left.code, kept.code);
    assert_int_equal(left.help, PUZZLE_HELPED);
    assert_int_equal(left.made_count, 2);
    assert_int_equal(left.known_count, 3);
    assert_memory_equal(left.moves, moves, sizeof moves);
    unfinished_puzzle_deinit(&left);

    /* Another puzzle takes its place; the first one comes back once that is solved. */
    store_set_puzzle_aside(other);
    kept.code[0] = '5';
    kept.known_count = kept.made_count = 0;
    assert_ok(store_keep_puzzle(other, &kept));
    struct stored_puzzle solved = {.ended_unix_s = 1, .size = 5, .code = "5", .jumble_count = 3};
    assert_ok(store_save_puzzle(other, &solved, NULL));
    assert_ok(store_read_puzzle(other, &left));
    assert_int_equal(left.code[0], '4');
    unfinished_puzzle_deinit(&left);
    assert_ok(store_drop_puzzle(other));
    assert_int_equal(store_read_puzzle(other, &left), STATUS_MISSING);
    assert_ok(store_keep_puzzle(other, &kept));
    assert_ok(store_delete_all(other));
    assert_int_equal(store_read_puzzle(other, &left), STATUS_MISSING);
}

TEST_CASE_WITH(test_a_puzzle_that_is_none_is_dropped, kit_set_up_place, kit_tear_down_place)
{
    static const char *const changes[] = {
        "code = char(7)",
        "moves = x'00'",
        "moves = zeroblob(2097154)", /* more moves than anyone makes */
        "made = 2",
    };
    struct scrambler_move move = {false, 1, 1};
    struct unfinished_puzzle kept = {
        .code = "4", .moves = &move, .made_count = 1, .known_count = 1};
    struct unfinished_puzzle left;
    struct store_news news;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char sql[128];
        struct store *store = kit_open(kit.path);
        assert_ok(store_keep_puzzle(store, &kept));
        store_set_puzzle_aside(store);
        assert_ok(store_keep_puzzle(store, &kept));
        kit_close(store);
        snprintf(sql, sizeof sql, "UPDATE puzzles SET %s WHERE id = -2", changes[i]);
        kit_run(kit.path, sql);
        store = kit_open(kit.path);
        assert_ok(store_read_puzzle(store, &left));
        assert_int_equal(store->sessions[SESSION_PUZZLE], 1);
        unfinished_puzzle_deinit(&left);
        assert_true(store_take_news(store, &news));
        assert_non_null(strstr(english(&news.text), "An unfinished puzzle is damaged"));
        snprintf(sql, sizeof sql, "UPDATE puzzles SET %s", changes[i]);
        kit_sql(store->database, sql);
        assert_int_equal(store_read_puzzle(store, &left), STATUS_DAMAGED); /* its own */
        assert_ok(store_drop_puzzle(store));
        kit_close(store);
    }
}

TEST_CASE(test_each_language_has_a_sprint_of_its_own)
{
    struct store *store = kit_open(NULL);
    char key[STORE_KEY_MAX];
    assert_string_equal(store_begun_key(store, key),
                        "daily.begun"); /* as before there were others */
    store_set_language(store, "de", &alphabet_english);
    assert_string_equal(store_begun_key(store, key), "daily.begun.de");
    kit_close(store);
}
