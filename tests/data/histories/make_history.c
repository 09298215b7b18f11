/* SPDX-License-Identifier: MIT */
/*
 * Makes a history with rounds of all kinds, linked to the code of an older Trounce; see README.md.
 *
 *     make_history FILE
 */
#include "english.h"
#include "store.h"
#if HISTORY_VERSION > 2
#include "practice.h"
#endif
#include "trounce/finder.h"
#include "trounce/trie.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"spit",  "tips",  "case",  "stop",  "stirred", "quits", "quit",
                                    "stir",  "rest",  "tread", "the",   "then",    "eat",   "tea",
                                    "teas",  "seat",  "east",  "taste", "state",   "cat",   "cats",
                                    "coast", "coats", "tacos", "scat",  "oat",     "oats",  "act"};

static void need(bool done, const char *what)
{
    if (!done) {
        fprintf(stderr, "make_history: %s\n", what);
        exit(1);
    }
}

static void make_lexicon(struct lexicon *lexicon)
{
    struct trie *trie;
    bool added;
    need(trie_new(&alphabet_english, &trie) == STATUS_OK, "no memory");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        struct word_note note = {.tier = 10};
        need(trie_add(trie, words[i], strlen(words[i]), note, &added) == STATUS_OK, "no memory");
    }
    need(lexicon_from_trie(lexicon, trie) == STATUS_OK, "no memory");
    trie_free(trie);
}

struct plan {
    const char *board;
    enum rules rules;
    bool solo;
    enum rival_level level;
    long time_ms;
    int every; /* the player finds every n-th word, the computer all it knows */
    struct round_notes notes;
#if HISTORY_VERSION > 2
    enum game_mode mode; /* unless solo */
    bool shared_count;
    bool has_practice; /* the computer's words count as missed */
#endif
};

#if HISTORY_VERSION > 2
#define MATCH_STRENGTH 240
#if HISTORY_VERSION > 12
#define RIVAL_MATCH      RIVAL_LADDER
#define rival_init_match rival_init_strength
#endif

/* The words of a friend; none of them is on every board. */
static const uint32_t friend_words[] = {0, 3, 7, 9};

static void set_mode(const struct plan *plan, struct round_config *config, struct rival *rival)
{
    config->mode = plan->solo ? MODE_ALONE : plan->mode;
    config->shared_count = plan->shared_count;
    if (plan->level == RIVAL_MATCH) {
        rival_init_match(rival, MATCH_STRENGTH, rival_board_seed(config->board));
#if HISTORY_VERSION > 12
        config->shares = true; /* an Even match of before */
#endif
    }
    if (plan->level == RIVAL_FRIEND) {
        config->friend_words = friend_words;
        config->friend_word_count = sizeof friend_words / sizeof friend_words[0];
    }
}

/* The second of two players finds every third word. */
static void play_second(struct round *round, size_t count)
{
    if (round_phase(round) != ROUND_HANDOVER) {
        return;
    }
    round_start(round);
    round_advance(round, 1000);
    for (size_t i = 0; i < count; i += 3) {
        enum verdict verdict;
        need(round_submit_word(round, words[i], strlen(words[i]), &verdict) == STATUS_OK, "word");
    }
    round_finish(round);
}
#endif

static struct round *play(const struct lexicon *lexicon, const struct plan *plan,
                          enum round_phase phase)
{
    struct board board;
    struct round *round;
    struct rival rival;
    size_t count = sizeof words / sizeof words[0];
    need(board_parse(plan->board, strlen(plan->board), 0, 0, &board, NULL) == STATUS_OK, "board");
    rival_init(&rival, plan->level, rival_board_seed(&board));
    struct round_config config = {
        .board = &board,
        .lexicon = lexicon,
        .rules = plan->rules,
#if HISTORY_VERSION < 3
        .solo = plan->solo,
#endif
        .time_ms = plan->time_ms,
        .rival = &rival,
        .hint_count = plan->notes.hint_count,
        .hint_points = plan->notes.hint_points
    };
#if HISTORY_VERSION > 2
    set_mode(plan, &config, &rival);
#endif
    need(round_new(&config, &round) == STATUS_OK, "round");
    round_start(round);
    round_advance(round, plan->notes.elapsed_ms);
    for (size_t i = 0; i < count; i += (size_t)plan->every) {
        enum verdict verdict;
        need(round_submit_word(round, words[i], strlen(words[i]), &verdict) == STATUS_OK, "word");
    }
    if (phase == ROUND_PLAYER) {
        return round;
    }
    round_finish(round);
#if HISTORY_VERSION > 2
    play_second(round, count);
#endif
    for (size_t i = 0; i < count && round_phase(round) == ROUND_COMPUTER; i++) {
        struct path path = {0};
        if (finder_find(&board, words[i], strlen(words[i]), NULL, &path)) {
            need(round_reveal(round, &path, NULL) == STATUS_OK, "reveal");
        }
    }
    if (phase == ROUND_DONE) {
        round_conclude(round);
    }
    need(round_phase(round) == phase, "phase");
    return round;
}

/* A plan with its notes, which follow. */
#define PLAN(board, rules, solo, level, time_ms, every, ...)                                       \
    board, rules, solo, level, time_ms, every,                                                     \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

static const struct plan plans[] = {
    {PLAN("casemopistrenapd", RULES_FOUR, false, RIVAL_SCHOLAR, 180000, 2, 1763679977, 1763680157,
          ROUND_KIND_DAILY, .date = "2025-11-20", .code = "NK7Q4-M2XPD", .counts = true,
          .board_words = 100, .elapsed_ms = 179000)},
    {PLAN("casemopistrenapd", RULES_FOUR, false, RIVAL_SCHOLAR, 180000, 1, 1763680977, 1763681157,
          ROUND_KIND_DAILY, .date = "2025-11-20", .code = "NK7Q4-M2XPD", .counts = false,
          .board_words = 100, .elapsed_ms = 179000)},
    {PLAN("spi/xxt", RULES_PLAIN, true, RIVAL_MERCILESS, 0, 1, 1763766377, 1763766400,
          ROUND_KIND_CUSTOM, .elapsed_ms = 20000)},
    {PLAN("qit/str", RULES_FOUR, false, RIVAL_MERCILESS, 180000, 7, 1763767000, 1763767100,
          ROUND_KIND_CODE, .code = "NK7Q4-M2XPD", .counts = true, .hint_count = 2, .hint_points = 3,
          .board_words = 4, .elapsed_ms = 90000)},
    {PLAN("seatcoatstacttes", RULES_FOUR, false, RIVAL_NOVICE, 180000, 1, 1763767200, 1763767300,
          ROUND_KIND_PLAIN, .code = "AAAAA-BBBBB", .counts = true, .board_words = 40,
          .elapsed_ms = 170000)},
    {PLAN("seatcoatstacttes", RULES_PLAIN, false, RIVAL_EXPERT, 60000, 3, 1763767400, 1763767500,
          ROUND_KIND_PLAIN, .code = "AAAAA-BBBBB", .counts = true, .board_words = 60,
          .elapsed_ms = 59000)},
    {PLAN("Th e n . r, s t i r r, e t a d e, a s t e s, c o a t s", RULES_FOUR, true,
          RIVAL_MERCILESS, 300000, 1, 1763768000, 1763768300, ROUND_KIND_PLAIN,
          .code = "CCCCC-DDDDD", .counts = true, .board_words = 0, .elapsed_ms = 290000)},
    {PLAN("xxxxxxxxx", RULES_FOUR, false, RIVAL_MERCILESS, 180000, 1, 1763769000, 1763769001,
          ROUND_KIND_PLAIN, .counts = true, .elapsed_ms = 1)},
#if HISTORY_VERSION > 2
    {PLAN("seatcoatstacttes", RULES_FOUR, false, RIVAL_MATCH, 180000, 2, 1763769100, 1763769280,
          ROUND_KIND_PLAIN, .code = "AAAAA-BBBBB", .counts = true, .board_words = 40,
          .elapsed_ms = 179000, .par = 20, .stars = 2, .strength_tenths = 2510, .common_words = 30,
          .common_found = 9),
     .has_practice = true},
    {PLAN("casemopistrenapd", RULES_FOUR, false, RIVAL_EXPERT, 180000, 2, 1763769300, 1763769480,
          ROUND_KIND_PLAIN, .code = "NK7Q4-M2XPD", .counts = true, .board_words = 100,
          .elapsed_ms = 170000, .par = 30, .stars = 0),
     .mode = MODE_RACE},
    {PLAN("seatcoatstacttes", RULES_FOUR, false, RIVAL_SCHOLAR, 60000, 2, 1763769500, 1763769680,
          ROUND_KIND_PLAIN, .code = "AAAAA-BBBBB", .counts = true, .board_words = 40,
          .elapsed_ms = 59000, .player_name = "Zo\xc3\xab", .second_name = "Ben"),
     .mode = MODE_TWO, .shared_count = true},
    {PLAN("seatcoatstacttes", RULES_FOUR, false, RIVAL_FRIEND, 180000, 2, 1763769700, 1763769880,
          ROUND_KIND_CHALLENGE, .code = "AAAAA-BBBBB", .counts = true, .board_words = 40,
          .elapsed_ms = 170000, .sender = "Ada", .challenge = "a line of Ada")},
    {PLAN("casemopistrenapd", RULES_FOUR, true, RIVAL_MERCILESS, 0, 3, 1763769900, 1763769990,
          ROUND_KIND_PRACTICE, .code = "NK7Q4-M2XPD", .board_words = 100, .elapsed_ms = 80000)},
#endif
#if HISTORY_VERSION > 11
    {PLAN("casemopistrenapd", RULES_FOUR, true, RIVAL_SCHOLAR, 0, 1, 1763770100, 1763770190,
          ROUND_KIND_HUNT, .date = "2025-11-20", .code = "NK7Q4-M2XPD", .counts = true,
          .board_words = 100, .elapsed_ms = 80000, .in_time = true)},
#endif
};

static const struct plan left_by_player = {"casemopistrenapd",
                                           RULES_FOUR,
                                           false,
                                           RIVAL_EXPERT,
                                           180000,
                                           2,
                                           {1763770000, 1763770050, ROUND_KIND_PLAIN,
                                            .code = "NK7Q4-M2XPD", .counts = true, .hint_count = 1,
                                            .hint_points = 1,
#if HISTORY_VERSION > 1
                                            .hint_step = HINT_SECOND, .hint_word = "stop",
#endif
#if HISTORY_VERSION > 13
                                            .quarter_turns = 3,
#endif
                                            .board_words = 100, .elapsed_ms = 50000}};

static const struct plan left_by_computer = {
    PLAN("seatcoatstacttes", RULES_FOUR, false, RIVAL_SCHOLAR, 180000, 2, 1763771000, 1763771050,
         ROUND_KIND_DAILY, .date = "2025-11-22", .code = "AAAAA-BBBBB", .counts = true,
         .board_words = 40, .elapsed_ms = 175000)};

static const struct plan left_alone = {PLAN("qit/str", RULES_FOUR, true, RIVAL_MERCILESS, 0, 7,
                                            1763772000, 1763772050, ROUND_KIND_CUSTOM,
                                            .elapsed_ms = 50000)};

#if HISTORY_VERSION > 2
/* Saves a round; the computer's words count as missed. */
static void save(const struct round *round, const struct plan *plan, struct store *store)
{
    struct path missed[sizeof words / sizeof words[0]];
    struct practice_news news = {.today = "2025-11-21", .missed = missed};
    for (size_t i = 0; i < round_word_count(round, SIDE_COMPUTER); i++) {
        missed[news.missed_count++] = round_word(round, SIDE_COMPUTER, i)->path;
    }
    need(store_save_round(store, round, &plan->notes, plan->has_practice ? &news : NULL, NULL) ==
             STATUS_OK,
         english(store_trouble(store)));
}
#else
static void save(const struct round *round, const struct plan *plan, struct store *store)
{
    need(store_save_round(store, round, &plan->notes, NULL) == STATUS_OK,
         english(store_trouble(store)));
}
#endif

static void keep(const struct lexicon *lexicon, const struct plan *plan, enum round_phase phase,
                 struct store *store)
{
    struct round *round = play(lexicon, plan, phase);
    if (phase == ROUND_DONE) {
        save(round, plan, store);
    } else {
        need(store_save_unfinished(store, round, &plan->notes) == STATUS_OK,
             english(store_trouble(store)));
    }
    round_free(round);
}

/* Each store has one unfinished round; all stay open to the end, so that none takes another's. */
int main(int argc, char **argv)
{
    struct store *stores[3];
    struct store_news news;
    struct lexicon lexicon;
    need(argc == 2, "which file?");
    make_lexicon(&lexicon);
    for (int i = 0; i < 3; i++) {
        need(store_open(argv[1], &stores[i], &news) == STATUS_OK && !news.text.format, "store");
    }
    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++) {
        keep(&lexicon, &plans[i], ROUND_DONE, stores[0]);
    }
    keep(&lexicon, &left_by_player, ROUND_PLAYER, stores[0]);
    keep(&lexicon, &left_by_computer, ROUND_COMPUTER, stores[1]);
    keep(&lexicon, &left_alone, ROUND_PLAYER, stores[2]);
    struct stored_puzzle puzzle = {.ended_unix_s = 1763770000,
                                   .size = 4,
                                   .code = "S2345-ABCDE",
                                   .jumble_count = 3,
                                   .move_count = 4,
                                   .elapsed_ms = 30500};
    need(store_save_puzzle(stores[0], &puzzle, NULL) == STATUS_OK,
         english(store_trouble(stores[0])));
    puzzle.shown = true;
    puzzle.size = 5;
    need(store_save_puzzle(stores[0], &puzzle, NULL) == STATUS_OK,
         english(store_trouble(stores[0])));
    need(store_set_setting(stores[0], "solo", "1") == STATUS_OK, "setting");
    need(store_set_setting(stores[0], "theme", "light") == STATUS_OK, "setting");
#if HISTORY_VERSION > 7
    need(store_set_own_word(stores[0], "floof", OWN_WORD_ADDED) == STATUS_OK, "own word");
    need(store_set_own_word(stores[0], "tea", OWN_WORD_REMOVED) == STATUS_OK, "own word");
#endif
    for (int i = 0; i < 3; i++) {
        store_close(stores[i]);
    }
    lexicon_deinit(&lexicon);
    return 0;
}
