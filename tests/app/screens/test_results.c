/* SPDX-License-Identifier: MIT */
/*
 * The list of the results: filters, groups, places, and the bar beside it. Leaves what it looks
 * like to the scripts.
 */
#include "results_draw.h"
#include "stage.h"

#include "trounce/memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct stage *results_of(const char *board, enum rules rules)
{
    struct stage *stage = calloc(1, sizeof *stage);
    char path[400];
    int line;
    assert_non_null(stage);
    stage_init(stage);
    (void)snprintf(path, sizeof path, "%s/tests/scripts/words.txt", TROUNCE_SOURCE_DIR);
    assert_true(stage_add_words(stage, path, &line));
    assert_true(stage_set_board(stage, board, NULL));
    stage->config.rules = rules;
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_type(stage, "late");
    stage_key(stage, KEY_ENTER);
    stage_type(stage, "slate");
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
    assert_true(app_is_on_top(stage->app, &screen_results));
    stage_draw(stage);
    return stage;
}

static void free_stage(struct stage *stage)
{
    stage_deinit(stage);
    free(stage);
}

static size_t passing(const struct app *app)
{
    size_t count = 0;
    for (size_t i = 0; i < app->results.word_count; i++) {
        count += results_passes(app, i);
    }
    return count;
}

static void test_filters_count_what_they_show(void **state)
{
    (void)state;
    struct stage *stage = results_of("omdssliletasieeu", RULES_PLAIN);
    struct results_state *results = &stage->app->results;
    for (int filter = 0; filter < FILTER_COUNT; filter++) {
        results->filter = (enum result_filter)filter;
        assert_int_equal(passing(stage->app), results->counts[filter]);
    }
    assert_int_equal(results->counts[FILTER_PLAYER], 2);
    assert_int_equal(results->counts[FILTER_PLAYER] + results->counts[FILTER_RIVAL] +
                         results->counts[FILTER_NOBODY],
                     results->counts[FILTER_ALL]);
    assert_true(results->counts[FILTER_REACH] > 0);
    assert_true(results->counts[FILTER_REACH] < results->counts[FILTER_ALL]);
    free_stage(stage);
}

static void test_dice_and_letters_narrow_the_list(void **state)
{
    (void)state;
    struct stage *stage = results_of("late/sets/eras", RULES_CLASSIC);
    struct app *app = stage->app;
    for (int cell = 0; cell < board_cell_count(&app->board); cell++) {
        size_t expected = 0;
        for (size_t i = 0; i < app->results.word_count; i++) {
            struct path path;
            solution_path(&app->results.solution, app->results.words[i].index, &path);
            expected += path_index_of(&path, cell) >= 0;
        }
        app->results.through = cell;
        assert_int_equal(passing(app), expected);
    }
    app->results.through = -1;
    stage_type(stage, "ate!1 ");
    assert_string_equal(app->results.find.text, "ATE");
    for (size_t i = 0; i < app->results.word_count; i++) {
        char word[WORD_TEXT_MAX];
        assert_int_equal(results_passes(app, i), strstr(results_word(app, i, word), "ATE") != NULL);
    }
    stage_type(stage, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz");
    assert_true(strlen(app->results.find.text) < FIND_TEXT_MAX);
    stage_key(stage, KEY_ESCAPE);
    assert_string_equal(app->results.find.text, "");
    free_stage(stage);
}

/* --- places --- */

struct walk {
    const struct app *app;
    int width;
    int words, headings, announced;
    struct rect before;
    int bottom;
};

static bool visit(void *context, const struct result_place *place)
{
    struct walk *walk = context;
    assert_true(place->rect.x >= 0 && place->rect.w > 0);
    assert_true(place->rect.x + place->rect.w <= walk->width);
    if (place->is_heading) {
        assert_int_equal(walk->announced, 0); /* all words of the group before have come */
        walk->announced = place->count;
        walk->headings++;
        assert_true(place->rect.y >= walk->bottom);
    } else {
        walk->announced--;
        walk->words++;
        bool same_row = place->rect.y == walk->before.y;
        assert_true(!same_row || place->rect.x >= walk->before.x + walk->before.w);
        assert_true(place->rect.y >= walk->before.y);
    }
    walk->before = place->rect;
    walk->bottom = place->rect.y + place->rect.h;
    return true;
}

static void test_places_follow_one_another(void **state)
{
    (void)state;
    struct stage *stage = results_of("setrilaouaenncmiptrelodsh", RULES_CLASSIC);
    for (int width = 150; width < 1200; width += 70) {
        struct walk walk = {.app = stage->app, .width = width};
        int height = results_layout_list(stage->app, &stage->app->ui, width, visit, &walk);
        assert_int_equal(walk.announced, 0);
        assert_int_equal(walk.words, (int)stage->app->results.word_count);
        assert_true(walk.headings > 2);
        assert_true(height >= walk.bottom);
    }
    free_stage(stage);
}

static void test_long_words_of_classic_share_a_heading(void **state)
{
    (void)state;
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    assert_true(stage_add_word(stage, "alertings", 60, false));
    assert_true(stage_add_word(stage, "alerting", 60, false));
    assert_true(stage_add_word(stage, "alertin", 60, false));
    assert_true(stage_set_board(stage, "ale/itr/ngs", NULL));
    stage->config.rules = RULES_CLASSIC;
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
    assert_int_equal(stage->app->results.word_count, 3);
    assert_true(results_same_group(stage->app, 0, 1));
    assert_false(results_same_group(stage->app, 1, 2));
    stage->app->match.rules = RULES_FOUR;
    assert_false(results_same_group(stage->app, 0, 1));
    free_stage(stage);
}

/* --- within reach --- */

/* LATE is the player's; SETA and SLATE were missed and are common, LATES is not. */
static struct stage *results_with_tiers(int tier, int rare)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage_init(stage);
    assert_true(stage_add_word(stage, "late", tier, false));
    assert_true(stage_add_word(stage, "seta", tier, false));
    assert_true(stage_add_word(stage, "slate", tier, false));
    assert_true(stage_add_word(stage, "lates", rare, false));
    assert_true(stage_add_word(stage, "lats", rare, false));
    assert_true(stage_set_board(stage, "esl/tax", NULL));
    assert_int_equal(stage_open(stage), STATUS_OK);
    stage_type(stage, "late");
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ENTER);
    stage_key(stage, KEY_ESCAPE);
    stage_draw(stage);
    return stage;
}

static void assert_words(const struct app *app, const char *const *words)
{
    char text[WORD_TEXT_MAX];
    size_t count = 0;
    for (size_t i = 0; i < app->results.word_count; i++) {
        if (results_passes(app, i)) {
            assert_non_null(words[count]);
            assert_string_equal(results_word(app, i, text), words[count]);
            count++;
        }
    }
    assert_null(words[count]);
}

static void test_what_was_within_reach_comes_first(void **state)
{
    (void)state;
    struct stage *stage = results_with_tiers(20, 60);
    struct app *app = stage->app;
    static const char *const all[] = {"SLATE", "SETA", "LATES", "LATE", "LATS", NULL};
    static const char *const reach[] = {"SLATE", "SETA", NULL};
    static const char *const yours[] = {"LATE", NULL};
    assert_words(app, all);
    assert_true(results_comes_first(app, 0));
    assert_true(results_comes_first(app, 1));
    assert_false(results_comes_first(app, 2));
    assert_false(results_same_group(app, 0, 2)); /* LATES is as long, but stands below */
    assert_false(results_same_group(app, 2, 3));
    assert_true(results_same_group(app, 3, 4));
    app->results.filter = FILTER_REACH; /* alone they are grouped as all words are */
    assert_words(app, reach);
    assert_false(results_comes_first(app, 0));
    assert_false(results_same_group(app, 0, 1));
    app->results.filter = FILTER_PLAYER;
    assert_words(app, yours);
    free_stage(stage);
}

static void test_without_tiers_nobody_knows_what_is_common(void **state)
{
    (void)state;
    struct stage *stage = results_with_tiers(TIER_UNKNOWN, TIER_UNKNOWN);
    static const char *const all[] = {"LATES", "SLATE", "LATE", "LATS", "SETA", NULL};
    assert_words(stage->app, all);
    assert_false(results_comes_first(stage->app, 0));
    assert_true(results_same_group(stage->app, 0, 1));
    free_stage(stage);
}

/* --- scrolling --- */

static void test_the_list_scrolls_within_its_ends(void **state)
{
    (void)state;
    struct stage *stage = results_of("rasetiolidemtnerpsatroueciancsledhom", RULES_PLAIN);
    struct results_state *results = &stage->app->results;
    stage_resize(stage, 720, 520);
    stage_draw(stage);
    assert_true(results->scroll_max > 0);
    stage_key(stage, KEY_UP); /* chooses the first word that is to be seen */
    assert_int_equal(results->scroll, 0);
    assert_int_equal(results->selected, 0);
    for (int i = 0; i < 40; i++) {
        stage_key(stage, KEY_DOWN);
        stage_draw(stage);
    }
    assert_true(results->scroll > 0);
    assert_true(results->selected > 40);
    stage_key(stage, KEY_END);
    assert_int_equal(results->scroll, results->scroll_max);
    stage_wheel(stage, -5000);
    assert_int_equal(results->scroll, results->scroll_max);
    stage_key(stage, KEY_PAGE_UP);
    assert_true(results->scroll < results->scroll_max);
    stage_key(stage, KEY_HOME);
    assert_int_equal(results->scroll, 0);

    struct rect bar = results_bar_area(stage->app);
    stage_press(stage, bar.x + bar.w / 2, bar.y + 3, BUTTON_LEFT);
    stage_move(stage, bar.x + bar.w / 2, bar.y + bar.h + 500, true);
    assert_int_equal(results->scroll, results->scroll_max);
    stage_move(stage, bar.x + bar.w / 2, bar.y - 500, true);
    assert_int_equal(results->scroll, 0);
    stage_release(stage, bar.x, bar.y, BUTTON_LEFT);
    stage_move(stage, bar.x + bar.w / 2, bar.y + 200, false);
    assert_int_equal(results->scroll, 0);

    /* A list that becomes shorter is pulled back. */
    stage_key(stage, KEY_END);
    stage_resize(stage, 1920, 1080);
    stage_draw(stage);
    assert_true(results->scroll <= results->scroll_max);
    free_stage(stage);
}

static void test_every_word_can_be_pointed_at(void **state)
{
    (void)state;
    struct stage *stage = results_of("omdssliletasieeu", RULES_FOUR);
    int found = 0;
    for (size_t i = 0; i < stage->app->results.word_count; i++) {
        char word[WORD_TEXT_MAX];
        int x, y;
        if (stage_find_text(stage, results_word(stage->app, i, word), &x, &y)) {
            stage_move(stage, x, y, false);
            assert_int_equal(stage->app->results.pointed, (long)i);
            found++;
        }
    }
    assert_int_equal(found, (int)stage->app->results.word_count);
    stage_happens(stage, INPUT_LEAVE);
    assert_int_equal(stage->app->results.pointed, -1);
    free_stage(stage);
}

/* Selects a word and looks for `text` among what is drawn. */
static bool explains(struct stage *stage, const char *word, const char *text)
{
    struct app *app = stage->app;
    struct draw_list list = {0};
    char letters[WORD_TEXT_MAX];
    bool found = false;
    for (size_t i = 0; i < app->results.word_count; i++) {
        if (strcmp(results_word(app, i, letters), word) == 0) {
            app->results.selected = (long)i;
        }
    }
    assert_true(app->results.selected >= 0);
    app_draw(app, &list);
    for (size_t i = 0; i < list.count; i++) {
        found = found || strstr(draw_text_of(&list, &list.commands[i]), text) != NULL;
    }
    draw_deinit(&list);
    return found;
}

static void test_words_are_explained(void **state)
{
    (void)state;
    static const char text[] = "n a message\n tale tales\na not on time\n late\n";
    void *image;
    size_t size;
    struct glosses glosses;
    assert_int_equal(gloss_pack(text, strlen(text), &image, &size, NULL), STATUS_OK);
    assert_int_equal(gloss_open(&glosses, image, size, NULL), STATUS_OK);
    struct stage *stage = results_of("omdssliletasieeu", RULES_PLAIN);
    assert_true(explains(stage, "LATE", "The game has no explanation"));
    stage->app->config.glosses = &glosses;
    assert_true(explains(stage, "LATE", "adjective: not on time"));
    assert_true(explains(stage, "TALES", "from TALE, noun: a message"));
    assert_true(explains(stage, "SLATE", "The game has no explanation"));
    free_stage(stage);
    memory_free(image);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_are_explained),
        cmocka_unit_test(test_filters_count_what_they_show),
        cmocka_unit_test(test_dice_and_letters_narrow_the_list),
        cmocka_unit_test(test_places_follow_one_another),
        cmocka_unit_test(test_long_words_of_classic_share_a_heading),
        cmocka_unit_test(test_what_was_within_reach_comes_first),
        cmocka_unit_test(test_without_tiers_nobody_knows_what_is_common),
        cmocka_unit_test(test_the_list_scrolls_within_its_ends),
        cmocka_unit_test(test_every_word_can_be_pointed_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
