/* SPDX-License-Identifier: MIT */
/*
 * Kills a player again and again at random moments of a round: at most the last second is lost. The
 * player is a process with the whole app and a store on a file; it records what it has seen done in
 * memory that outlives it. Its life is measured in actions, not time, and it stops after a given
 * number, so that a busy machine changes nothing.
 */
#include "english.h"
#include "folder.h"
#include "rig.h"
#include "scrambler_screen.h"
#include "test.h"

#include "history.h"
#include "seed.h"

#include "trounce/memory.h"
#include "trounce/random.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define KILLS     200
#define ACTS_MAX  800 /* actions at most before a player is killed */
#define ACTS_MORE 50  /* actions left at that point, so that it is killed during one */
#define LATER_US  500 /* maximum delay before the kill */
#define WORDS_MAX 200

#define PUZZLE_KILLS 8
#define PUZZLE_SIZE  9 /* too large to be solved by chance */

#define ROUND_MS 60000L

/* What the player has seen done when a call of the app returned. */
struct journal {
    atomic_bool in_round; /* a round is under way and was drawn */
    atomic_long finished;
    atomic_long left_ms;
    atomic_int phase;
    atomic_int words;
    atomic_int computer_words;
    atomic_int second_words;
    atomic_int mode;
    atomic_int turn;              /* whose turn it was */
    atomic_long ends[MODE_COUNT]; /* ends seen of rounds of each way */
    char code[BOARD_CODE_MAX];
    char texts[WORDS_MAX][STORE_WORD_MAX];

    /* Of the puzzle under way; all 0 if there is none. */
    atomic_int moves;
    atomic_long elapsed_ms;
    struct scrambler_move made[ACTS_MAX];
};

static struct rig shared; /* words and dice; each player opens an app of its own */
static struct journal *journal;
static char file[64];

/* --- the player --- */

static void note(const struct game *game)
{
    enum round_phase phase = game->session.round ? round_phase(game->session.round) : ROUND_READY;
    bool under_way = phase != ROUND_READY && phase != ROUND_DONE;
    if (!under_way) {
        atomic_store(&journal->in_round, false);
        return;
    }
    int words = (int)round_word_count(game->session.round, SIDE_PLAYER);
    if (!atomic_load(&journal->in_round)) {
        atomic_store(&journal->words, 0);
        memcpy(journal->code, game->session.code, sizeof journal->code);
    }
    for (int i = atomic_load(&journal->words); i < words && i < WORDS_MAX; i++) {
        (void)snprintf(journal->texts[i], STORE_WORD_MAX, "%s",
                       round_word(game->session.round, SIDE_PLAYER, (size_t)i)->text);
    }
    atomic_store(&journal->words, words);
    atomic_store(&journal->computer_words,
                 (int)round_word_count(game->session.round, SIDE_COMPUTER));
    atomic_store(&journal->left_ms, round_left_ms(game->session.round));
    atomic_store(&journal->second_words, (int)round_word_count(game->session.round, SIDE_SECOND));
    atomic_store(&journal->turn, (int)round_turn(game->session.round));
    atomic_store(&journal->mode, (int)round_mode(game->session.round));
    atomic_store(&journal->phase, (int)phase);
    atomic_store(&journal->in_round, true);
}

/* Types a word of the board, or one that is not on it. */
static void type_word(struct rig *rig, struct random *random)
{
    struct game *game = rig->game;
    struct solver_filter filter = {.rules = game->session.match.rules, .tier_max = TIER_MAX};
    struct solution solution;
    if (solver_solve(&game->session.board, &rig->lexicon, &filter, &solution) != STATUS_OK) {
        return;
    }
    size_t index = random_below(random, (uint32_t)solution.word_count + 1);
    rig_type(rig, index < solution.word_count ? solution_text(&solution, index) : "zzz");
    rig_key(rig, KEY_ENTER);
    solution_deinit(&solution);
}

/* Takes a friend's challenge: the friend has found every second word of the board. */
static void challenge(struct game *game)
{
    struct session *session = &game->session;
    struct challenge challenge = {
        .source = CHALLENGE_CODE, .rules = session->next.rules, .time_ms = ROUND_MS};
    struct solver_filter filter = challenge_filter(session->next.rules);
    struct solution solution;
    (void)snprintf(challenge.code, sizeof challenge.code, "%s", session->code);
    challenge_set_name(&challenge, "Zoë");
    if (solver_solve(&session->board, session->lexicon, &filter, &solution) != STATUS_OK ||
        challenge_set_words(&challenge, &solution, NULL) != STATUS_OK) {
        _exit(1);
    }
    for (size_t i = 0; i < solution.word_count; i += 2) {
        challenge_add_found(&challenge, i);
    }
    solution_deinit(&solution);
    struct board board = session->board;
    if (game_take_challenge(game, &challenge, &board, NULL) != STATUS_OK) {
        _exit(1);
    }
}

/* Begins a round: in the way chosen on Home, for practice, or against a friend. */
static void begin(struct game *game, uint32_t what)
{
    struct board board;
    char code[BOARD_CODE_MAX];
    if (what < 800 || session_shake(&game->session, &game->session.next, &game->session.board,
                                    game->session.code) != STATUS_OK) {
        game_deal(game);
        return;
    }
    if (what < 900) {
        challenge(game);
        return;
    }
    board = game->session.board;
    memcpy(code, game->session.code, sizeof code);
    game_practise(game, &board, code);
}

/* Performs one action, or lets a frame pass. */
static void act(struct rig *rig, struct random *random)
{
    struct app *app = rig->app;
    struct game *game = rig->game;
    uint32_t what = random_below(random, 1000);
    if (stage_is_on_top(&game->stage, SCREEN_RESULTS)) {
        atomic_fetch_add(&journal->finished, 1);
        atomic_fetch_add(&journal->ends[round_mode(game->session.round)], 1);
        note(game);
        stage_go(&game->stage, SCREEN_HOME, NULL);
    } else if (stage_is_on_top(&game->stage, SCREEN_HOME)) {
        if (saves_waiting(game->saves)) {
            game_continue(game);
        } else {
            begin(game, what);
        }
        app_advance(app, RIG_FRAME_MS);
    } else if (stage_is_on_top(&game->stage, SCREEN_HANDOVER)) {
        rig_key(rig, what < 300 ? KEY_ESCAPE : KEY_ENTER); /* home, or the next turn */
    } else if (stage_is_on_top(&game->stage, SCREEN_PAUSE)) {
        if (what < 300) {
            (void)game_leave(game);
        } else {
            rig_key(rig, KEY_ESCAPE);
        }
    } else if (what < 20 && stage_is_on_top(&game->stage, SCREEN_TURN)) {
        type_word(rig, random);
    } else if (what < 23) {
        rig_ctrl(rig, 'p');
    } else if (what < 29 && stage_is_on_top(&game->stage, SCREEN_TURN)) {
        rig_key(rig, KEY_ENTER); /* ends the turn */
        rig_key(rig, KEY_ENTER);
    } else if (what < 29) {
        rig_key(rig, KEY_ESCAPE); /* ends the search */
    } else {
        app_advance(app, RIG_FRAME_MS);
    }
}

/* Makes one slide in the Scrambler, or lets a frame pass. */
static void slide(struct rig *rig, struct random *random)
{
    const struct scrambler_screen *scrambler = rig_scrambler(rig);
    if (random_below(random, 8) == 0) {
        struct scrambler_move move = {.is_column = random_below(random, 2) == 0,
                                      .line = (unsigned char)random_below(random, PUZZLE_SIZE),
                                      .shift = random_below(random, 2) == 0 ? 1 : -1};
        (void)rig_push(rig, move);
    } else {
        app_advance(rig->app, RIG_FRAME_MS);
    }
    size_t count = scrambler->attempt.made_count;
    if (count == 0 || count > ACTS_MAX) {
        return;
    }
    memcpy(journal->code, scrambler->code, sizeof scrambler->code);
    journal->made[count - 1] = scrambler->attempt.moves[count - 1];
    atomic_store(&journal->moves, (int)count);
    atomic_store(&journal->elapsed_ms, scrambler->elapsed_ms);
}

/* Performs `acts` actions, writing a byte to `done` before each, and then waits to be killed, so
 * that a late kill finds it no further. */
static void play(uint64_t seed, bool is_puzzle, size_t acts, int done)
{
    struct rig rig = shared;
    struct random random;
    random_seed(&random, seed);
    rig.config.seed = seed;
    rig.config.mode = (enum game_mode)(seed % MODE_COUNT);
    rig.config.calendar.context = &rig;
    rig.app = NULL;
    rig.config.scrambler = is_puzzle;
    rig.config.scrambler_size = is_puzzle ? PUZZLE_SIZE : 0;
    if (rig_open_store(&rig, file) != STATUS_OK || rig_open(&rig) != STATUS_OK) {
        _exit(1);
    }
    for (; acts > 0 && write(done, "", 1) == 1; acts--) {
        if (is_puzzle) {
            slide(&rig, &random);
            continue;
        }
        act(&rig, &random);
        if (!stage_is_on_top(&rig.game->stage, SCREEN_HOME)) {
            note(rig.game);
        }
    }
    char end;
    (void)!read(done, &end, 1); /* returns only if the killer is gone */
    _exit(1);
}

/* --- what is left of it --- */

static void expect_words(const struct stored_word *words, size_t count)
{
    int seen = atomic_load(&journal->words);
    int found = 0;
    for (size_t i = 0; i < count; i++) {
        if (words[i].side == SIDE_PLAYER) {
            if (found < seen && found < WORDS_MAX) {
                assert_string_equal(words[i].text, journal->texts[found]);
            }
            found++;
        }
    }
    assert_true(found >= seen);
}

/* Words of the other sides are there at least up to those seen; the search stores its words once a
 * second. */
static void expect_others(const struct unfinished *left)
{
    int found[SIDE_COUNT] = {0};
    for (size_t i = 0; i < left->word_count; i++) {
        found[left->words[i].side]++;
    }
    assert_true(found[SIDE_SECOND] >= atomic_load(&journal->second_words));
    assert_true(left->round.mode != MODE_RACE ||
                found[SIDE_COMPUTER] >= atomic_load(&journal->computer_words));
}

/* The unfinished round is there with its words; at most a second of its clock is lost. */
static void expect_unfinished(const struct unfinished *left)
{
    assert_string_equal(left->round.notes.code, journal->code);
    assert_int_equal(left->round.mode, atomic_load(&journal->mode));
    expect_words(left->words, left->word_count);
    expect_others(left);
    long seen = atomic_load(&journal->left_ms);
    bool same_turn = left->turn == (enum side)atomic_load(&journal->turn);
    assert_true(!same_turn || left->left_ms <= seen + AUTOSAVE_MS + RIG_FRAME_MS);
    assert_true(!same_turn || left->left_ms >= seen - RIG_FRAME_MS);
    assert_true(same_turn || left->turn == SIDE_SECOND); /* killed before it saw the next turn */
    if (atomic_load(&journal->phase) == ROUND_COMPUTER) {
        assert_int_equal(left->phase, ROUND_COMPUTER);
    }
}

/* The newest round of the history is the one that was under way. */
static void expect_saved(struct store *store)
{
    struct history_filter all = {.any_rules = true};
    struct stored_round newest;
    struct stored_word *words;
    size_t count;
    assert_ok(history_list(store, &all, 0, 1, &newest, &count));
    assert_string_equal(newest.notes.code, journal->code);
    assert_ok(store_load_round(store, newest.id, &newest, &words, &count));
    expect_words(words, count);
    memory_free(words);
}

static void look_at_what_is_left(long *unfinished_count)
{
    struct store *store;
    struct store_news news;
    struct unfinished left;
    struct history_filter all = {.any_rules = true};
    long rounds = 0;
    assert_ok(store_open(file, &store, &news));
    assert_string_equal(english(&news.text), "");
    assert_ok(history_count(store, &all, &rounds));
    long seen = atomic_load(&journal->finished);
    enum status status = store_read_unfinished(store, &left);
    if (rounds == seen + 1) { /* saved, but killed before it saw so */
        assert_true(status == STATUS_MISSING);
        expect_saved(store);
        atomic_store(&journal->finished, rounds);
        atomic_store(&journal->in_round, false);
    } else {
        assert_int_equal(rounds, seen);
        assert_true(status == STATUS_OK || !atomic_load(&journal->in_round));
    }
    if (status == STATUS_OK) {
        ++*unfinished_count;
        if (atomic_load(&journal->in_round)) {
            expect_unfinished(&left);
        }
        unfinished_deinit(&left);
    }
    store_close(store);
}

/* Waits for `count` actions, however long they take. */
static void wait_for_acts(int done, size_t count)
{
    char bytes[ACTS_MAX];
    while (count > 0) {
        ssize_t got = read(done, bytes, count);
        assert_true(got > 0); /* else the player has ended by itself */
        count -= (size_t)got;
    }
}

/* Lets a player play for a while, then kills it. */
static void kill_a_player(struct random *random, bool is_puzzle)
{
    int done[2];
    int status;
    uint64_t luck = random_next(random);
    /* One in eight may die while opening its files, the others while playing. */
    size_t acts = random_below(random, 8) == 0 ? 0 : 1 + random_below(random, ACTS_MAX);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, done), 0);
    pid_t player = fork();
    assert_true(player >= 0);
    if (player == 0) {
        (void)close(done[0]);
        play(luck, is_puzzle, acts + ACTS_MORE, done[1]);
    }
    (void)close(done[1]);
    wait_for_acts(done[0], acts);
    (void)usleep(random_below(random, LATER_US));
    assert_int_equal(kill(player, SIGKILL), 0);
    assert_int_equal(waitpid(player, &status, 0), player);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL); /* killed, not crashed */
    (void)close(done[0]);
}

TEST_CASE(test_kills)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    long unfinished_count = 0;
    int kills = tests_sample(KILLS);
    for (int i = 0; i < kills; i++) {
        kill_a_player(&random, false);
        look_at_what_is_left(&unfinished_count);
    }
    print_message("%ld rounds came to their end, a round was under way in %ld of %d deaths\n",
                  atomic_load(&journal->finished), unfinished_count, kills);
    assert_true(unfinished_count > kills / 4);
    for (int mode = 0; mode < MODE_COUNT; mode++) {
        print_message("%s: %ld ends\n", mode_name((enum game_mode)mode),
                      atomic_load(&journal->ends[mode]));
        assert_true(atomic_load(&journal->ends[mode]) > 0 || !tests_are_thorough());
    }
}

/* All moves that were seen are there, and at most a second is lost: each player goes on with the
 * puzzle of the one before. */
TEST_CASE(test_kills_in_the_scrambler)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    int lives = tests_sample(PUZZLE_KILLS);
    for (int i = 0; i < lives; i++) {
        struct store *store;
        struct store_news news;
        struct unfinished_puzzle left = {.moves = NULL};
        kill_a_player(&random, true);
        assert_ok(store_open(file, &store, &news));
        assert_string_equal(english(&news.text), "");
        enum status status = store_read_puzzle(store, &left);
        size_t seen = (size_t)atomic_load(&journal->moves);
        assert_true(status == STATUS_OK || (status == STATUS_MISSING && seen == 0));
        assert_true(left.made_count >= seen && left.made_count <= seen + ACTS_MAX);
        if (seen > 0) {
            assert_string_equal(left.code, journal->code);
            assert_memory_equal(left.moves, journal->made, seen * sizeof *left.moves);
            assert_true(left.elapsed_ms >=
                        atomic_load(&journal->elapsed_ms) - AUTOSAVE_MS - RIG_FRAME_MS);
        }
        for (size_t k = seen; k < left.made_count && k < ACTS_MAX; k++) {
            journal->made[k] = left.moves[k]; /* killed before it saw this move */
        }
        unfinished_puzzle_deinit(&left);
        store_close(store);
    }
    assert_true(atomic_load(&journal->moves) > lives || !tests_are_thorough());
    print_message("%d moves in %d lives\n", atomic_load(&journal->moves), lives);
}

static int set_up(void **state)
{
    int line;
    rig_init(&shared);
    if (!rig_add_words(&shared, TROUNCE_SOURCE_DIR "/tests/scripts/words.txt", &line) ||
        lexicon_from_trie(&shared.lexicon, shared.words) != STATUS_OK || folder_make(state) != 0) {
        return 1;
    }
    (void)snprintf(file, sizeof file, "%s/" STORE_FILE_NAME, folder);
    shared.config.reduced_motion = true;
    shared.config.time_ms = ROUND_MS;
    shared.config.level = RIVAL_NOVICE;
    journal =
        mmap(NULL, sizeof *journal, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return journal == MAP_FAILED;
}

static int tear_down(void **state)
{
    (void)munmap(journal, sizeof *journal);
    rig_deinit(&shared);
    return folder_remove(state);
}

RUN_TESTS(set_up, tear_down)
