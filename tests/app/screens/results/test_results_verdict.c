/* SPDX-License-Identifier: MIT */
/*
 * What the results say about a round: headlines, practice, challenges, praise.
 */
#include "moments.h"
#include "results.h"
#include "rig_test.h"
#include "test.h"
#include "tip.h"
#include "tr.h"
#include "translation.h"
#include "turn.h"

#include "trounce/memory.h"
#include "trounce/par.h"

/* --- headlines --- */

TEST_CASE(test_headlines_differ_by_the_margin)
{
    static const struct {
        long yours, rivals;
        bool is_by_word;
        const char *text;
    } cases[] = {
        {0, 0, false, "A draw!"},
        {31, 31, false, "A draw!"},
        {1, 0, false, "By a whisker!"},
        {102, 100, false, "By a whisker!"},
        {103, 100, false, "You won!"},
        {8, 4, false, "You won!"}, /* double, but four points only */
        {9, 4, false, "You trounced it!"},
        {19, 10, false, "You won!"},
        {20, 10, false, "You trounced it!"},
        {131, 0, false, "You trounced it!"},
        {11, 12, true, "So close!"},
        {35, 39, true, "So close!"},
        {98, 100, false, "Beaten!"},
        {51, 100, false, "Beaten!"},
        {50, 100, true, "Trounced!"}, /* even if a word would have won it */
        {9, 1342, false, "Trounced!"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(results_headline(cases[i].yours, cases[i].rivals, cases[i].is_by_word),
                            cases[i].text);
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
    results_decide(rig_results(rig), rig->game);
    assert_string_equal(rig_results(rig)->verdict.news[1].text, "Your first win over den Neuling!");
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

/* Against whomever: who has found every word of the board is celebrated. */
TEST_CASE(test_every_word_is_a_feast)
{
    static const char *const words[] = {"late", "lates", "seta", "slate", "lats"};
    for (size_t count = 4; count <= 5; count++) {
        struct rig *rig = rig_after(MODE_TURNS, words, count);
        rig->game->session.match.level = RIVAL_SCHOLAR;
        results_decide(rig_results(rig), rig->game);
        assert_int_equal(rig_results(rig)->verdict.fanfare == FANFARE_FEAST, count == 5);
        rig_free(rig);
    }
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
        {{"late", "lates"}, 2, "By 1 point. SLATE alone would have won it."},
        {{"late", "seta"}, 2, "By 3 points. LATES alone would have won it."},
        {{"late"}, 1, "By 5 points. LATES and SLATE would have won it."},
        {{"late", "lates", "slate", "seta"}, 4, "By 5 points. You found 4 of 5 words."},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct rig *rig = rig_after(MODE_TURNS, cases[i].words, cases[i].count);
        assert_string_equal(rig_results(rig)->verdict.sentence, cases[i].sentence);
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
    assert_string_equal(results->found.words[results->verdict.bests[0].word].text, "late");
    assert_string_equal(results->found.words[results_shown_word(results)].text, "lates");
    results->found.through = 0;
    assert_int_equal(results_shown_word(results), -1);
    rig_free(rig);
    rig = rig_after(MODE_TURNS, many, 4);
    results = rig_results(rig);
    assert_string_equal(results->found.words[results_shown_word(results)].text, "lates");
    assert_int_equal(results_shown_word(results), results->verdict.bests[0].word);
}

/* A word that is on the board more than once is shown as it was traced. */
TEST_CASE(test_a_word_is_shown_as_it_was_traced)
{
    struct rig *rig = rig_new_kept("latelatelatelate");
    rig_begin(rig);
    for (int row = 0; row < 4; row++) {
        struct path traced, shown;
        path_clear(&traced);
        for (int i = 0; i < 4; i++) {
            assert_true(path_extend(&traced, &rig->game->session.board, 4 * row + i));
        }
        (void)turn_enter(rig_turn(rig), rig->game, &traced, "late");
        rig_end_round(rig);
        struct results *results = rig_results(rig);
        long word = results->verdict.bests[0].word;
        assert_string_equal(results->found.words[word].text, "late");
        findings_path(&results->found, (size_t)word, &shown);
        assert_memory_equal(shown.cells, traced.cells, 4);
        game_again(rig->game);
        (void)rig_settle(rig, 2000);
    }
}

/* A lilac path on the board is explained below it. */
TEST_CASE(test_the_word_of_the_rival_on_the_board_is_named)
{
    static const char *const few[] = {"late"};
    static const char *const many[] = {"late", "lates", "slate", "seta"};
    struct rig *rig = rig_after(MODE_TURNS, few, 1);
    assert_string_equal(rig_results(rig)->verdict.advice.note, "Lilac: Merciless found LATES.");
    assert_true(rig_says(rig, "Lilac: Merciless found LATES."));
    rig_free(rig);
    rig = rig_after(MODE_TURNS, many, 4);
    const char *note = rig_results(rig)->verdict.advice.note;
    assert_true(!note || !strstr(note, "Lilac"));
    rig_free(rig);
}

/* The best of words that are all as good is not called the best of them. */
TEST_CASE(test_the_best_word_is_better_than_another)
{
    static const char *const words[] = {"late", "seta", "lates"};
    static const char *const reasons[] = {NULL, "your only word", NULL, "the best of your 3 words"};
    for (size_t count = 1; count <= 3; count++) {
        struct rig *rig = rig_after(MODE_TURNS, words, count);
        const char *reason = rig_results(rig)->verdict.bests[0].reason;
        if (reasons[count]) {
            assert_string_equal(reason, reasons[count]);
        } else {
            assert_null(reason);
        }
        rig_free(rig);
    }
}

/* After a race the search for what nobody found is a button, and leads back. */
TEST_CASE(test_the_search_can_be_seen_after_a_race)
{
    struct rig *rig = moment_of_results("results of a race");
    rig_press_id(rig, RESULTS_ID_SEARCH);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_COMPUTER));
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_free(rig);
    rig = moment_of_results("results with much to tell"); /* not a race */
    assert_null(ui_hot_of(&rig->game->stage.ui, RESULTS_ID_SEARCH));
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
    struct honours *honours = &rig->game->session.honours;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct result_near *near = &rig_results(rig)->verdict.near;
        honours->par = cases[i].par;
        honours->stars = par_stars(1, cases[i].par);
        honours->feats.best_before = cases[i].best;
        results_decide(rig_results(rig), rig->game);
        assert_string_equal(near->title, cases[i].title);
        assert_string_equal(near->text, cases[i].text);
    }
}

/* Nothing was close for a player who was trounced. */
TEST_CASE(test_who_is_trounced_was_not_close)
{
    static const char *const titles[] = {"So close", "Next time"};
    for (int trounced = 0; trounced < 2; trounced++) {
        struct rig *rig = rig_new_with_words("omdssliletasieeu");
        rig->config.level = trounced ? RIVAL_MERCILESS : RIVAL_NOVICE;
        rig_begin(rig);
        rig_find_words(rig, trounced ? 2 : 8);
        rig_play_out(rig);
        struct honours *honours = &rig->game->session.honours;
        honours->par = 0;
        honours->feats.best_before = round_score(rig_round(rig), SIDE_PLAYER) + 1;
        results_decide(rig_results(rig), rig->game);
        assert_string_equal(rig_results(rig)->verdict.near.title, titles[trounced]);
        rig_free(rig);
    }
}

/* A board with a single try has no next time. */
TEST_CASE(test_a_single_try_has_no_next_time)
{
    static const enum round_kind kinds[] = {ROUND_KIND_DAILY, ROUND_KIND_CHALLENGE};
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        rig->game->session.notes.kind = kinds[i];
        results_decide(rig_results(rig), rig->game);
        assert_string_equal(rig_results(rig)->verdict.near.title, "What was missing");
    }
}

TEST_CASE(test_nothing_found_alone_is_not_praised)
{
    for (int words = 0; words < 2; words++) {
        struct rig *rig = rig_new();
        assert_true(rig_add_word(rig, "late", 10, false));
        assert_true(rig_set_board(rig, "late/sxxx", NULL));
        rig->config.mode = MODE_ALONE;
        assert_ok(rig_open(rig));
        if (words > 0) {
            rig_enter_word(rig, "late");
        }
        rig_end_turn(rig);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
        assert_string_equal(rig_results(rig)->verdict.headline,
                            words > 0 ? "Well played!" : "Better luck next time!");
        rig_free(rig);
    }
}

/* What has changed while another screen covered the results is said when they are back. */
TEST_CASE(test_results_that_are_shown_again_are_up_to_date)
{
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    rig_key(rig, KEY_F1);
    rig->game->session.next.time_ms = 60000;
    rig_key(rig, KEY_ESCAPE);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    const char *before = rig_results(rig)->verdict.about;
    assert_string_equal(before, "");
    rig_key(rig, KEY_F1);
    rig->game->session.next = rig->game->session.match;
    rig_key(rig, KEY_ESCAPE);
    assert_int_equal(strncmp(rig_results(rig)->verdict.about, "Next: ", 6), 0);
}

/* --- practice --- */

/* A headline that says all is not followed by how many words the board had besides. */
TEST_CASE(test_all_that_was_sought_is_not_all_of_the_board)
{
    struct rig *rig = moment_of_results("results of practice, all met");
    assert_string_equal(rig_results(rig)->verdict.headline, "You found them all!");
    const char *sentence = rig_results(rig)->verdict.sentence;
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
    assert_string_equal(rig_results(rig)->verdict.headline, "1 of 3 found");
    assert_false(rig_results(rig)->verdict.has_score);
    assert_ok(gloss_pack(&alphabet_english, gloss, strlen(gloss), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    rig->game->explain.glosses = &glosses;
    rig_draw(rig);
    assert_true(rig_find_text(rig, "noun: a signal", &x, &y));
    assert_false(rig_find_text(rig, "The game has no explanation for this word.", &x,
                               &y)); /* not for the words without one */
    rig->game->explain.glosses = NULL;
    memory_free(image);
    for (size_t i = 0; i < results->found.word_count; i++) {
        assert_int_equal(results->found.words[i].section == SECTION_PRACTISED, i < 3);
    }
    assert_string_equal(results->found.words[0].text, "alerts");
    assert_int_equal(results->found.words[0].finders, 0);
    assert_true(findings_has(&results->found.words[1], SIDE_PLAYER));
    assert_true(rig_shows(rig, "Your other words")); /* fewer than the tab Yours has */
    assert_true(rig_shows(rig, "Also missed"));
    assert_false(rig_shows(rig, "What you missed"));

    /* A round that has just ended leads on to practice. */
    struct call call = {.what = RESULTS_OF_ROUND};
    stage_over(&rig->game->stage, SCREEN_RESULTS, &call);
    rig_advance(rig, 1000);
    rig_click_text(rig, "Keep practising");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PRACTICE));
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
    (void)snprintf(rig->game->settings.name, sizeof rig->game->settings.name, "Ada");
    assert_true(copied(rig, "Challenge", &challenge));
    assert_string_equal(challenge.name, "Ada");
    assert_int_equal(challenge.rules, RULES_FOUR);
    assert_int_equal(challenge_found_count(&challenge), 2); /* LATE, SLATE */
    assert_string_equal(rig->game->notice.text,
                        "Challenge copied. Paste it into a message to a friend.");
}

TEST_CASE(test_a_challenge_is_answered)
{
    struct rig *rig = moment_of_results("results of a challenge");
    struct challenge challenge;
    (void)snprintf(rig->game->settings.name, sizeof rig->game->settings.name, "Ada");
    assert_true(copied(rig, "Answer", &challenge));
    assert_int_equal(challenge_found_count(&challenge), 2);
    assert_non_null(strstr(rig->game->notice.text, "Wilhelmina"));
}

/* Who was challenged answers first, which copies the message; another round is beside that. */
TEST_CASE(test_a_challenge_is_answered_first)
{
    struct rig *rig = moment_of_results("results of a challenge");
    const struct result_verdict *verdict = &rig_results(rig)->verdict;
    struct app_request request;
    (void)snprintf(rig->game->settings.name, sizeof rig->game->settings.name, "Ada");
    while (app_next_request(rig->app, &request)) {
    }
    assert_string_equal(verdict->main.label, "Challenge back");
    assert_int_equal(verdict->second.id, RESULTS_ID_AGAIN);
    rig_draw(rig);
    assert_non_null(ui_hot_of(&rig->game->stage.ui, RESULTS_ID_SAME));
    rig_key(rig, KEY_ENTER);
    assert_true(app_next_request(rig->app, &request));
    assert_int_equal(request.kind, REQUEST_COPY);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
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
    struct history_feats *feats = &rig->game->session.honours.feats;
    *feats = (struct history_feats){.best_before = -1};
    (void)snprintf(rig->game->session.notes.sender, STORE_NAME_MAX, "Ann");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        feats->friend_won = cases[i].won;
        feats->friend_lost = cases[i].lost;
        feats->friend_drawn = cases[i].drawn;
        results_decide(results, rig->game);
        if (cases[i].text) {
            assert_string_equal(results->verdict.news[0].text, cases[i].text);
        } else {
            assert_null(strstr(results->verdict.news[0].text, "Ann"));
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
            assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
            const struct board *board = &rig->game->session.board;
            rival_init(&novice, RIVAL_NOVICE, rival_board_seed(board));
            missed += !rival_finds(&novice, board, "slate", 5, cases[i].tier);
            bool is_praised =
                strstr(rig_results(rig)->verdict.bests[0].reason, "would miss this") != NULL;
            assert_int_equal(is_praised, cases[i].is_praised);
            rig_free(rig);
        }
        assert_true(missed > 0);
    }
}

/* What is near and is a star says what stars are when the pointer rests there. */
TEST_CASE(test_the_near_star_says_what_stars_are)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    results->verdict.near = (struct result_near){.title = "So close",
                                                 .text = "5 points short of two stars",
                                                 .tip = results->verdict.stars_tip};
    rig_draw(rig);
    int x, y;
    assert_true(rig_find_text(rig, results->verdict.near.text, &x, &y));
    rig_move(rig, x, y, false);
    rig_advance(rig, TIP_REST_MS + 20);
    rig_draw(rig);
    assert_true(rig->game->stage.ui.tip.is_shown);
    assert_non_null(strstr(rig->game->stage.ui.tip.text, "one from"));
    results->verdict.near.tip = NULL;
    rig_move(rig, 1, 1, false);
    rig_draw(rig);
    rig_move(rig, x, y, false);
    rig_advance(rig, TIP_REST_MS + 20);
    rig_draw(rig);
    assert_false(rig->game->stage.ui.tip.is_shown);
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
    const struct theme *theme = theme_get(rig->game->settings.theme);
    assert_int_equal(count_in_color(rig, theme->rival_text), 3);
    assert_int_equal(count_in_color(rig, theme->second_text), 0);
    rig_free(rig);
    rig = moment_of_results("beaten by a ghost");
    stage_over(&rig->game->stage, SCREEN_FRIEND, NULL);
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
    static const int sizes[][2] = {{1000, 640}, {1280, 800}, {1920, 1080}};
    struct rig *rig = moment_of_results("results of a challenge");
    for (int i = 0; i < 3; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        int largest = 0;
        for (size_t at = 0; at < rig->list.count; at++) {
            const struct draw_command *command = &rig->list.commands[at];
            bool is_score =
                command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), "3") == 0;
            largest = is_score ? int_max(largest, command->size) : largest;
        }
        assert_true(largest >= layout_px(&rig->game->stage.layout, 68));
    }
}

/* On a phone the face is below the name, however long that is. */
TEST_CASE(test_a_face_hides_no_name_on_a_phone)
{
    struct rig *rig = moment_of_results("results of a challenge");
    const struct theme *theme = theme_get(rig->game->settings.theme);
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

/* After a round for two, the goals are chips, too. */
TEST_CASE(test_goals_of_two_are_chips)
{
    struct rig *rig = moment_of_results("results of two");
    struct honours *honours = &rig->game->session.honours;
    *honours = (struct honours){.score = honours->score, .goal_count = 1};
    honours->goals[0] = "first-six";
    results_decide(rig_results(rig), rig->game);
    rig_draw(rig);
    assert_true(rig_results(rig)->chip_count > 0);
    assert_true(rig_says(rig, rig_results(rig)->verdict.news[0].text));
    assert_int_equal(strncmp(rig_results(rig)->verdict.news[0].text, "Goal: ", 6), 0);
}

/* A round that was ended early tells in a tip why it changes no strength: it can move its player on
 * the ladder all the same. */
TEST_CASE(test_what_is_not_rated_says_why)
{
    static const char *const words[] = {"late"};
    struct rig *rig = rig_after(MODE_TURNS, words, 1);
    struct results *results = rig_results(rig);
    rig->game->session.notes.counts = true; /* as if the board had been shaken */
    results_decide(results, rig->game);
    assert_string_equal(results->verdict.news[0].text, "Too short for strength");
    rig_draw(rig);
    const struct hot *hot = ui_hot_of(&rig->game->stage.ui, RESULTS_ID_CHIP);
    assert_true(hot && hot->has_tip);
    rig_press_id(rig, RESULTS_ID_CHIP);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_STATISTICS));
}
