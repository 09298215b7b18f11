/* SPDX-License-Identifier: MIT */
/*
 * What the results say about a round: headlines, practice, challenges, praise, stars and sounds.
 */
#include "moments.h"
#include "phrase.h"
#include "results.h"
#include "rig_test.h"
#include "statistics.h"
#include "test.h"
#include "tip.h"
#include "tr.h"
#include "translation.h"

#include "trounce/memory.h"
#include "trounce/par.h"

/* --- headlines --- */

TEST_CASE(test_headlines_differ_by_the_margin)
{
    static const struct {
        long yours, rivals;
        const char *text;
    } cases[] = {
        {0, 0, "A draw!"},
        {31, 31, "A draw!"},
        {1, 0, "By a whisker!"},
        {102, 100, "By a whisker!"},
        {103, 100, "You trounced it!"},
        {131, 0, "You trounced it!"},
        {11, 12, "So close!"},
        {98, 100, "So close!"},
        {97, 100, "Trounced!"},
        {9, 1342, "Trounced!"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(results_margin_text(cases[i].yours, cases[i].rivals), cases[i].text);
    }
}

/* Other languages inflect the names of the computer's levels, or add an article. */
TEST_CASE(test_names_in_sentences_are_those_of_the_sentence)
{
    static const struct translated list[] = {
        {.text = "Novice", .forms = {"Neuling"}},
        {.context = "against whom", .text = "Novice", .forms = {"den Neuling"}},
    };
    size_t size;
    struct catalogue catalogue;
    void *bytes = translation_make(list, sizeof list / sizeof list[0], NULL, &size);
    assert_ok(catalogue_open(&catalogue, bytes, size));
    struct rig *rig = moment_of_results("results with much to tell");
    tr_use(&catalogue);
    results_find_news(rig_results(rig), rig->desk);
    assert_string_equal(rig_results(rig)->news[1].text, "Your first win over den Neuling!");
    assert_true(rig_says(rig, "Neuling"));
    tr_use(NULL);
    rig_free(rig);
    free(bytes);
}

/* --- what the verdict says --- */

/* Results of a round on ESL/TAX against a rival that has taken what was left. */
static struct rig *rig_after(enum game_mode mode, const char *const *words, size_t count)
{
    struct rig *rig = rig_new();
    static const char *const common[] = {"late", "seta", "slate", "lates"};
    for (size_t i = 0; i < sizeof common / sizeof *common; i++) {
        assert_true(rig_add_word(rig, common[i], 10, false));
    }
    assert_true(rig_add_word(rig, "lats", 99, false));
    assert_true(rig_set_board(rig, "esl/tax", NULL));
    rig->config.mode = mode;
    rig->config.level = RIVAL_MERCILESS;
    assert_ok(rig_open(rig));
    for (size_t i = 0; i < count; i++) {
        rig_enter_word(rig, words[i]);
    }
    rig_end_round(rig);
    return rig;
}

/* In turns a word that the computer took counts twice: the player would have it, and it would not.
 */
TEST_CASE(test_the_sentence_names_the_winner_and_what_would_have_won)
{
    static const struct {
        const char *words[4];
        size_t count;
        const char *sentence;
    } cases[] = {
        {{"late", "lates"}, 2, "You lost by 1 point. SLATE would have won it."},
        {{"late", "seta"}, 2, "You lost by 3 points. LATES would have won it."},
        {{"late"}, 1, "You lost by 5 points. LATES and SLATE would have won it."},
        {{"late", "lates", "slate", "seta"}, 4, "You won by 5 points. You found 4 of 5 words."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct rig *rig = rig_after(MODE_TURNS, cases[i].words, cases[i].count);
        char text[300];
        results_write_sentence(rig_results(rig), rig->desk, text, sizeof text);
        assert_string_equal(text, cases[i].sentence);
        rig_free(rig);
    }
}

/* The results open on the path of the best word; after a loss on that of the rival's. */
TEST_CASE(test_the_board_shows_the_word_that_decided)
{
    static const char *const few[] = {"late"};
    static const char *const many[] = {"late", "lates", "slate", "seta"};
    struct rig *rig = rig_after(MODE_TURNS, few, 1);
    struct results *results = rig_results(rig);
    assert_string_equal(results_text(results, (size_t)results->best), "late");
    assert_string_equal(results_text(results, (size_t)results_shown_word(results)), "lates");
    results->through = 0;
    assert_int_equal(results_shown_word(results), -1);
    rig_free(rig);
    rig = rig_after(MODE_TURNS, many, 4);
    results = rig_results(rig);
    assert_string_equal(results_text(results, (size_t)results_shown_word(results)), "lates");
    assert_int_equal(results_shown_word(results), results->best);
}

/* After a race the search for what nobody found is a button, and leads back. */
TEST_CASE(test_the_search_can_be_seen_after_a_race)
{
    struct rig *rig = moment_of_results("results of a race");
    rig_press_id(rig, RESULTS_ID_SEARCH);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_COMPUTER));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
    rig_free(rig);
    rig = moment_of_results("results with much to tell"); /* not a race */
    assert_null(ui_hot_of(&rig->desk->stage.ui, RESULTS_ID_SEARCH));
}

/* The nearest of the stars, the win and the best is named, and never a second one. */
TEST_CASE(test_the_near_miss_is_the_nearest)
{
    static const struct {
        long par, best;
        const char *title, *text;
    } cases[] = {
        {0, 0, "Next time", "6 points short of a win"},
        {3, 0, "Next time", "2 points short of two stars"},
        {1, 0, "Next time", "1 point short of three stars"},
        {0, 2, "Next time", "1 point short of your best"},
        {0, 1, "Next time", "6 points short of a win"},
    };
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    struct honours *honours = &rig->desk->table.honours;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct result_near *near = &rig_results(rig)->near;
        honours->par = cases[i].par;
        honours->stars = par_stars(1, cases[i].par);
        honours->feats.best_before = cases[i].best;
        results_find_news(rig_results(rig), rig->desk);
        assert_string_equal(near->title, cases[i].title);
        assert_string_equal(near->text, cases[i].text);
    }
}

/* A board with a single try has no next time. */
TEST_CASE(test_a_single_try_has_no_next_time)
{
    static const enum round_kind kinds[] = {ROUND_KIND_DAILY, ROUND_KIND_CHALLENGE};
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        rig->desk->table.notes.kind = kinds[i];
        results_find_news(rig_results(rig), rig->desk);
        assert_string_equal(rig_results(rig)->near.title, "What was missing");
    }
}

TEST_CASE(test_nothing_found_alone_is_not_praised)
{
    for (int words = 0; words < 2; words++) {
        struct rig *rig = rig_new();
        char headline[80];
        assert_true(rig_add_word(rig, "late", 10, false));
        assert_true(rig_set_board(rig, "late/sxxx", NULL));
        rig->config.mode = MODE_ALONE;
        assert_ok(rig_open(rig));
        if (words > 0) {
            rig_enter_word(rig, "late");
        }
        rig_end_turn(rig);
        assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
        results_write_headline(rig->desk, headline, sizeof headline);
        assert_string_equal(headline, words > 0 ? "Well played!" : "Better luck next time!");
        rig_free(rig);
    }
}

/* --- practice --- */

/* A headline that says all is not followed by how many words the board had besides. */
TEST_CASE(test_all_that_was_sought_is_not_all_of_the_board)
{
    struct rig *rig = moment_of_results("results of practice, all met");
    char line[200];
    char sentence[200];
    results_write_headline(rig->desk, line, sizeof line);
    assert_string_equal(line, "You found them all!");
    results_write_sentence(rig_results(rig), rig->desk, sentence, sizeof sentence);
    assert_non_null(strstr(sentence, "Your practice list had 3 of this board’s "));
    assert_null(strstr(sentence, "You found "));
}

TEST_CASE(test_practice_tells_what_was_met)
{
    static const char gloss[] = "n a signal\n alert\n";
    struct rig *rig = moment_of_results("results of practice");
    const struct results *results = rig_results(rig);
    struct glosses glosses;
    void *image;
    size_t size;
    int x, y;
    char line[200];
    results_write_headline(rig->desk, line, sizeof line);
    assert_string_equal(line, "1 of 3 found");
    assert_false(results_have_score(rig->desk));
    assert_ok(gloss_pack(&alphabet_english, gloss, strlen(gloss), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    rig->desk->explain.glosses = &glosses;
    rig_draw(rig);
    assert_true(rig_find_text(rig, "noun: a signal", &x, &y));
    assert_false(rig_find_text(rig, "The game has no explanation for this word.", &x,
                               &y)); /* not for the words without one */
    rig->desk->explain.glosses = NULL;
    memory_free(image);
    for (size_t i = 0; i < results->word_count; i++) {
        assert_int_equal(results->words[i].section == SECTION_MET, i < 3);
    }
    assert_string_equal(results_text(results, 0), "alerts");
    assert_int_equal(results->words[0].finders, 0);
    assert_true(results_has(&results->words[1], SIDE_PLAYER));
    assert_true(rig_shows(rig, "Your other words")); /* fewer than the tab Yours has */
    assert_true(rig_shows(rig, "Also missed"));
    assert_false(rig_shows(rig, "What you missed"));

    /* A round that has just ended leads on to practice. */
    struct call call = {.what = RESULTS_OF_ROUND};
    stage_over(&rig->desk->stage, SCREEN_RESULTS, &call);
    rig_advance(rig, 1000);
    rig_click_text(rig, "Keep practising");
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_PRACTICE));
}

/* --- challenges --- */

static bool copied(struct rig *rig, const char *button, struct challenge *challenge)
{
    struct app_request request;
    while (app_next_request(rig->app, &request)) {
    }
    rig_click_text(rig, "Share…");
    rig_click_text(rig, button);
    return app_next_request(rig->app, &request) && request.kind == REQUEST_COPY &&
           challenge_read(request.text, strlen(request.text), challenge, NULL) == STATUS_OK;
}

TEST_CASE(test_a_round_is_sent_as_a_challenge)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct challenge challenge;
    (void)snprintf(rig->desk->settings.name, sizeof rig->desk->settings.name, "Ada");
    assert_true(copied(rig, "Challenge", &challenge));
    assert_string_equal(challenge.name, "Ada");
    assert_int_equal(challenge.rules, RULES_FOUR);
    assert_int_equal(challenge_found_count(&challenge), 2); /* LATE, SLATE */
    assert_string_equal(rig->desk->post.notice,
                        "Challenge copied. Paste it into a message to a friend.");
}

TEST_CASE(test_a_challenge_is_answered)
{
    struct rig *rig = moment_of_results("results of a challenge");
    struct challenge challenge;
    assert_true(copied(rig, "Answer", &challenge));
    assert_int_equal(challenge_found_count(&challenge), 2);
    assert_non_null(strstr(rig->desk->post.notice, "Wilhelmina"));
}

/* After two challenges of one friend the results say who is ahead. */
TEST_CASE(test_who_leads_among_friends)
{
    static const struct {
        long won, lost, drawn;
        const char *text;
    } cases[] = {
        {3, 2, 1, "You lead Ann by 3 wins to 2"},
        {0, 12, 0, "Ann leads by 12 wins to 0"},
        {1, 1, 0, "Ann and you are level: 1 to 1"},
        {0, 0, 2, "Ann and you are level: 0 to 0"},
        {1, 0, 0, NULL},
    };
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    struct history_feats *feats = &rig->desk->table.honours.feats;
    *feats = (struct history_feats){.best_before = -1};
    (void)snprintf(rig->desk->table.notes.sender, STORE_NAME_MAX, "Ann");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        feats->friend_won = cases[i].won;
        feats->friend_lost = cases[i].lost;
        feats->friend_drawn = cases[i].drawn;
        results_find_news(results, rig->desk);
        if (cases[i].text) {
            assert_string_equal(results->news[0].text, cases[i].text);
        } else {
            assert_null(strstr(results->news[0].text, "Ann"));
        }
    }
}

/* --- praise --- */

/* A rival may miss a common word by chance; that is no praise. Without tiers nobody knows which
 * words are common. */
TEST_CASE(test_only_rare_words_are_missed_with_reason)
{
    static const struct {
        int tier;
        bool is_praised;
    } cases[] = {{10, false}, {DEAL_COMMON_TIER, false}, {TIER_UNKNOWN, false}, {TIER_MAX, true}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int missed = 0;
        for (char filler = 'f'; filler <= 'r'; filler++) {
            char letters[] = "late/sxx?";
            struct rival novice;
            letters[sizeof letters - 2] = filler;
            struct rig *rig = rig_new();
            assert_true(rig_add_word(rig, "slate", cases[i].tier, false));
            assert_true(rig_set_board(rig, letters, NULL));
            rig->config.mode = MODE_ALONE;
            assert_ok(rig_open(rig));
            rig_enter_word(rig, "slate");
            rig_end_turn(rig);
            assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
            const struct board *board = &rig->desk->table.board;
            rival_init(&novice, RIVAL_NOVICE, rival_board_seed(board));
            missed += !rival_finds(&novice, board, "slate", 5, cases[i].tier);
            bool is_praised = strstr(rig_results(rig)->reason, "would miss this") != NULL;
            assert_int_equal(is_praised, cases[i].is_praised);
            rig_free(rig);
        }
        assert_true(missed > 0);
    }
}

TEST_CASE(test_the_best_is_told_first)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    struct honours *honours = &rig->desk->table.honours;
    static const char *const begins[] = {
        "A new best",
        "Your first win over Novice",
        "ALERT: your longest word",
        "Goal: Three words",
        "Strength",
        "Goal: 75%",
        "STERNUTATIONS",
        "3 of",
    };
    for (size_t i = 0; i < sizeof begins / sizeof begins[0]; i++) {
        assert_int_equal(strncmp(results->news[i].text, begins[i], strlen(begins[i])), 0);
    }
    assert_int_equal(results->news[0].fanfare, FANFARE_BEST);
    assert_int_equal(results->news[3].fanfare, FANFARE_STAR);
    for (int i = 0; i < GOAL_COUNT; i++) { /* more than fit */
        honours->goals[i] = "first-six";
    }
    honours->goal_count = GOAL_COUNT;
    results_find_news(results, rig->desk);
    assert_true(results->news_count <= NEWS_MAX);
    rig_draw(rig);
}

/* Two pieces of news at most are chips, which open what they speak of; "More" shows the rest. */
TEST_CASE(test_the_rest_is_under_more)
{
    struct rig *rig = moment_of_results("results with much to tell");
    assert_int_in_range(rig_results(rig)->chip_count, 1, 2);
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "More");
    assert_true(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "Less");
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    rig_click_text(rig, "More");
    rig_key(rig, KEY_ESCAPE);
    assert_false(rig_says(rig, "STERNUTATIONS: even the Scholar would miss this"));
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_STATISTICS));
}

static int size_of_text(const struct rig *rig, const char *text)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), text) == 0) {
            return command->size;
        }
    }
    return 0;
}

/* However long the news is, no chip cuts it, and two chips have texts of one size. */
TEST_CASE(test_no_chip_is_cut)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    int both = 0;
    for (int length = 10; length < 60; length++) {
        (void)snprintf(results->news[0].text, sizeof results->news[0].text, "%.*s", 18,
                       "Goal: a long word, found at last");
        (void)snprintf(results->news[1].text, sizeof results->news[1].text, "%.*s", length,
                       "the board of today is done and the streak is a day or so long now");
        rig_draw(rig);
        assert_int_in_range(results->chip_count, 1, 2);
        int first = size_of_text(rig, results->news[0].text);
        assert_int_not_equal(first, 0);
        if (results->chip_count == 2) {
            assert_int_equal(size_of_text(rig, results->news[1].text), first);
            both++;
        }
    }
    assert_int_in_range(both, 1, 49);
}

/* What is near and is a star says what stars are when the pointer rests there. */
TEST_CASE(test_the_near_star_says_what_stars_are)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    results->near = (struct result_near){.title = "So close", .is_stars = true};
    (void)snprintf(results->near.text, sizeof results->near.text, "5 points short of two stars");
    rig_draw(rig);
    int x, y;
    assert_true(rig_find_text(rig, results->near.text, &x, &y));
    rig_move(rig, x, y, false);
    rig_advance(rig, TIP_REST_MS + 20);
    rig_draw(rig);
    assert_true(rig->desk->stage.ui.tip.is_shown);
    assert_non_null(strstr(rig->desk->stage.ui.tip.text, "One star from"));
    results->near.is_stars = false;
    rig_move(rig, 1, 1, false);
    rig_draw(rig);
    rig_move(rig, x, y, false);
    rig_advance(rig, TIP_REST_MS + 20);
    rig_draw(rig);
    assert_false(rig->desk->stage.ui.tip.is_shown);
}

/* The chip of a goal opens the goals, and the strength says what it is. */
TEST_CASE(test_chips_lead_to_what_they_speak_of)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct honours *honours = &rig->desk->table.honours;
    struct results *results = rig_results(rig);
    honours->feats = (struct history_feats){.best_before = -1};
    honours->goals[0] = "first-six";
    honours->goal_count = 1;
    results_find_news(results, rig->desk);
    rig_draw(rig);
    struct rect chip = rig_hot(rig, RESULTS_ID_CHIP);
    rig_click(rig, chip.x + chip.w / 2, chip.y + chip.h / 2);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_STATISTICS));
    const struct statistics *statistics = stage_state(&rig->desk->stage, SCREEN_STATISTICS);
    assert_int_equal(statistics->view, VIEW_GOALS);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_ESCAPE);
    honours->goal_count = 0;
    results_find_news(results, rig->desk);
    assert_int_equal(strncmp(results->news[0].text, "Strength", 8), 0);
    rig_draw(rig);
    const struct hot *hot = ui_hot_of(&rig->desk->stage.ui, RESULTS_ID_CHIP);
    assert_true(hot && hot->has_tip);
    assert_int_equal(results->news[0].tip, NEWS_TIP_STRENGTH);
    chip = rig_hot(rig, RESULTS_ID_CHIP);
    rig_click(rig, chip.x + chip.w / 2, chip.y + chip.h / 2);
    assert_int_equal(statistics->view, VIEW_PAGE);
}

/* A round that was ended early tells in a tip why it is not rated. */
TEST_CASE(test_what_is_not_rated_says_why)
{
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    struct results *results = rig_results(rig);
    rig->desk->table.notes.counts = true; /* as if the board had been shaken */
    results_find_news(results, rig->desk);
    assert_string_equal(results->news[0].text, "Not rated: ended early");
    rig_draw(rig);
    const struct hot *hot = ui_hot_of(&rig->desk->stage.ui, RESULTS_ID_CHIP);
    assert_true(hot && hot->has_tip);
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_STATISTICS));
}

/* The challenges of a friend are a table: the last five, newest first, and all wins. */
TEST_CASE(test_the_challenges_of_a_friend_are_listed)
{
    struct rig *rig = moment_of_results("challenges of a friend");
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_FRIEND));
    assert_true(rig_says(rig, "You and Wilhelmina"));
    assert_true(rig_says(rig, "today 3 3 Wins 0 0"));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_RESULTS));
    rig->desk->table.honours.feats.friend_won = 3;
    results_find_news(rig_results(rig), rig->desk);
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->desk->stage, SCREEN_FRIEND));
}

/* Counts the figures of the table of a friend that have this colour. */
static int count_in_color(struct rig *rig, struct color color)
{
    int count = 0;
    bool is_table = false;
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT) {
            is_table = is_table || strcmp(draw_text_of(&rig->list, command), "Last boards") == 0;
            count += is_table && memcmp(&command->color, &color, sizeof color) == 0;
        }
    }
    return count;
}

/* A friend whose words came at their times is blue, as in the results below the table. */
TEST_CASE(test_a_friend_has_one_colour)
{
    struct rig *rig = moment_of_results("challenges of a friend");
    const struct theme *theme = theme_get(rig->desk->settings.theme);
    assert_int_equal(count_in_color(rig, theme->rival_text), 3);
    assert_int_equal(count_in_color(rig, theme->second_text), 0);
    rig_free(rig);
    rig = moment_of_results("beaten by a ghost");
    stage_over(&rig->desk->stage, SCREEN_FRIEND, NULL);
    assert_int_equal(count_in_color(rig, theme->rival_text), 0);
    assert_true(count_in_color(rig, theme->second_text) >= 2);
}

TEST_CASE(test_a_ghosts_words_have_a_heading_like_the_others)
{
    struct rig *rig = moment_of_results("beaten by a ghost");
    assert_true(rig_says(rig, "Your ghost’s"));
}

/* A long name shrinks the scores a little at most. */
TEST_CASE(test_a_long_name_leaves_the_scores_large)
{
    static const int sizes[][2] = {{720, 520}, {1280, 800}, {1920, 1080}};
    struct rig *rig = moment_of_results("results of a challenge");
    for (int i = 0; i < 3; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        int largest = 0;
        for (size_t at = 0; at < rig->list.count; at++) {
            const struct draw_command *command = &rig->list.commands[at];
            bool is_score =
                command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), "0") == 0;
            largest = is_score ? int_max(largest, command->size) : largest;
        }
        assert_true(largest >= layout_px(&rig->desk->stage.layout, 68));
    }
}

/* On a phone the face is below the name, however long that is. */
TEST_CASE(test_a_face_hides_no_name_on_a_phone)
{
    struct rig *rig = moment_of_results("results of a challenge");
    const struct theme *theme = theme_get(rig->desk->settings.theme);
    rig_resize(rig, 390, 844);
    rig_draw(rig);
    const struct draw_command *name = NULL;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT &&
            strncmp(draw_text_of(&rig->list, command), "Wilhelmina", 10) == 0) {
            name = name ? name : command;
        } else if (name && command->kind == DRAW_BOX && command->rect.w == command->rect.h &&
                   memcmp(&command->color, &theme->raised, sizeof(struct color)) == 0) {
            assert_true(command->rect.y >= name->rect.y + name->size / 2);
            return;
        }
    }
    fail_msg("there is no face after a name");
}

static bool shows_icon(const struct rig *rig, enum icon icon)
{
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_ICON && command->icon == icon) {
            return true;
        }
    }
    return false;
}

/* After a round for two, news is shown where words are explained: as many items as fit whole, and a
 * tick, as the goals are reached. */
TEST_CASE(test_news_are_not_cut)
{
    struct rig *rig = moment_of_results("results of two");
    struct results *results = rig_results(rig);
    struct honours *honours = &rig->desk->table.honours;
    char said[300] = "Goal: Three words of six or more letters in one round";
    *honours = (struct honours){.is_known = true, .score = honours->score, .goal_count = 8};
    for (int i = 0; i < 8; i++) {
        honours->goals[i] = "sixes-at-once";
    }
    results_find_news(results, rig->desk);
    for (int i = 1; i < 4; i++) {
        size_t length = strlen(said);
        (void)snprintf(said + length, sizeof said - length,
                       " · Goal: Three words of six or more letters in one round");
    }
    assert_true(rig_says(rig, said));
    assert_true(shows_icon(rig, ICON_CIRCLE_CHECK));
    size_t whole = strlen(said); /* there is room left, but not for one more item */
    (void)snprintf(said + whole, sizeof said - whole, " · ");
    assert_false(rig_says(rig, said));
}

TEST_CASE(test_every_goal_has_a_title)
{
    struct store *store;
    struct goal goals[GOAL_COUNT];
    assert_ok(store_open(NULL, &store, NULL));
    assert_ok(goals_read(store, goals));
    for (int i = 0; i < GOAL_COUNT; i++) {
        assert_string_not_equal(phrase_goal(goals[i].name), goals[i].name);
    }
    store_close(store);
}

/* --- light and sound --- */

static int count_heard(const struct rig *rig, enum cue_kind kind)
{
    int count = 0;
    for (int i = 0; i < rig->heard_count; i++) {
        count += rig->heard[i].kind == kind;
    }
    return count;
}

static void celebrate(struct rig *rig)
{
    rig_hear(rig);
    rig->heard_count = 0;
    results_celebrate(rig_results(rig), rig->desk);
    rig_hear(rig);
}

TEST_CASE(test_stars_fill_one_after_the_other)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct results *results = rig_results(rig);
    rig->desk->table.honours.par = 1;
    rig->desk->table.honours.stars = 3;
    celebrate(rig);
    assert_int_equal(count_heard(rig, CUE_LOSE), 0); /* the scores count first */
    while (results->is_counting) {
        assert_int_equal(count_heard(rig, CUE_LOSE) + count_heard(rig, CUE_STAR), 0);
        rig_advance(rig, RIG_FRAME_MS);
    }
    assert_int_equal(count_heard(rig, CUE_LOSE), 1);
    assert_int_equal(count_heard(rig, CUE_NOTE), 9);
    int before[3] = {0, 0, 0};
    while (results->show.running) {
        rig_advance(rig, RIG_FRAME_MS);
        for (int i = 0; i < 3; i++) {
            int milli = results_star_milli(results, rig->desk, i);
            assert_true(milli >= before[i]);
            assert_true(i == 0 || milli <= before[i - 1]); /* in order */
            before[i] = milli;
        }
    }
    assert_int_equal(before[2], 1000);
    assert_int_equal(count_heard(rig, CUE_STAR), 3);
    assert_int_equal(app_wait_ms(rig->app), -1);

    /* Any input ends it. */
    celebrate(rig);
    rig_advance(rig, 100);
    rig_key(rig, KEY_DOWN);
    assert_int_equal(results_star_milli(results, rig->desk, 2), 1000);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

TEST_CASE(test_reduced_motion_shows_all_at_once)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    struct results *results = rig_results(rig);
    rig->desk->settings.reduced_motion = true;
    rig->desk->table.honours.par = 1;
    rig->desk->table.honours.stars = 2;
    celebrate(rig);
    assert_false(results->show.running);
    assert_int_equal(results_star_milli(results, rig->desk, 1), 1000);
    assert_int_equal(results_star_milli(results, rig->desk, 2), 0);
    rig_advance(rig, RIG_FRAME_MS); /* the first frame */
    assert_int_equal(count_heard(rig, CUE_STAR), 1);
    assert_int_equal(app_wait_ms(rig->app), -1);
}

TEST_CASE(test_a_best_is_louder_than_a_star)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    assert_false(results->show.running); /* opened as a past round */
    celebrate(rig);
    rig_key(rig, KEY_DOWN); /* ends the count */
    rig_hear(rig);
    assert_int_equal(results->fanfare, FANFARE_BEST);
    assert_int_equal(count_heard(rig, CUE_BEST), 1);
    assert_int_equal(count_heard(rig, CUE_LOSE) + count_heard(rig, CUE_WIN), 0);
    assert_false(results->show.running);
}
