/* SPDX-License-Identifier: MIT */
/*
 * What the results explain: the panel below the board, and the card of a word.
 */
#include "moments.h"
#include "results.h"
#include "rig_test.h"
#include "test.h"

#include "trounce/gloss.h"
#include "trounce/memory.h"

/* In any window, and a card that is unfolded below or beside its word keeps its place. */
TEST_CASE(test_a_card_leaves_its_word_in_view)
{
    static const struct {
        int width, height;
    } windows[] = {{1100, 700}, {1280, 800}, {1920, 1080}};
    struct rig *rig = rig_at_all_words("omdssliletasieeu", RULES_PLAIN);
    struct results *results = rig_results(rig);
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        rig_resize(rig, windows[i].width, windows[i].height);
        rig_draw(rig);
        int seen = 0;
        for (size_t word = 0; word < results->found.word_count; word++) {
            struct rect row = findings_word_rect(&results->found, word);
            if (row.h == 0) {
                continue;
            }
            seen++;
            results->found.selected = (long)word;
            word_card_open(&results->card, results->found.words[word].text, false);
            rig_draw(rig);
            struct rect folded = results->card.box;
            results->card.is_unfolded = true;
            rig_draw(rig);
            struct rect box = results->card.box;
            assert_true(box.h > folded.h);
            assert_true(box.y == folded.y || box.y + box.h == folded.y + folded.h);
            assert_true(box.x >= 0 && box.x + box.w <= rig->list.width);
            assert_true(box.y >= 0 && box.y + box.h <= rig->list.height);
            struct rect hidden = rect_overlap(box, row);
            assert_true(hidden.w <= 0 || hidden.h <= 0);
            word_card_close(&results->card);
        }
        assert_true(seen > 5);
    }
}

/* A meaning that never ends is cut, so that the card stays in a small window. */
TEST_CASE(test_a_long_meaning_stays_in_the_window)
{
    struct rig *rig = rig_at_all_words("omdssliletasieeu", RULES_PLAIN);
    struct results *results = rig_results(rig);
    struct glosses glosses;
    char text[900] = "n long";
    void *image;
    size_t size;
    while (strlen(text) < 800) {
        text_append(text, sizeof text, " and longer");
    }
    text_append(text, sizeof text, "\n %s", results->found.words[0].text);
    assert_ok(gloss_pack(&alphabet_english, text, strlen(text), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    rig->game->explain.glosses = &glosses;
    rig_resize(rig, 720, 520);
    results->found.selected = 0;
    word_card_open(&results->card, results->found.words[0].text, true);
    rig_draw(rig);
    struct rect box = results->card.box;
    assert_int_in_range(box.h, 1, 520);
    assert_int_in_range(box.y, 0, rig->game->stage.layout.height - box.h); /* of the page */
    assert_true(rig_says(rig, "and longer"));
    rig->game->explain.glosses = NULL;
    memory_free(image);
}

/* Without room above or below a word, its card lies after it, or before it where that would make it
 * too narrow. */
TEST_CASE(test_a_tall_card_lies_beside_its_word)
{
    char text[500] = "n";
    void *image;
    size_t size;
    struct glosses glosses;
    int after = 0;
    int before = 0;
    for (int i = 0; i < 36; i++) {
        text_append(text, sizeof text, " something");
    }
    text_append(text, sizeof text, "\n late stale steal tales\n");
    assert_ok(gloss_pack(&alphabet_english, text, strlen(text), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    struct rig *rig = rig_at_all_words("omdssliletasieeu", RULES_PLAIN);
    struct results *results = rig_results(rig);
    rig->game->explain.glosses = &glosses;
    for (size_t word = 0; word < results->found.word_count; word++) {
        struct rect row = findings_word_rect(&results->found, word);
        if (row.h > 0 && strstr(text, results->found.words[word].text)) {
            results->found.selected = (long)word;
            word_card_open(&results->card, results->found.words[word].text, true);
            rig_draw(rig);
            struct rect box = results->card.box;
            assert_true(box.w > row.w);
            assert_true(box.x >= row.x + row.w || box.x + box.w <= row.x);
            after += box.x > row.x;
            before += box.x < row.x;
            word_card_close(&results->card);
        }
    }
    assert_true(after > 0);
    assert_true(before > 0);
    rig_free(rig);
    memory_free(image);
}

/* Selects a word; returns whether `text` is drawn. */
static bool explains(struct rig *rig, const char *word, const char *text)
{
    struct app *app = rig->app;
    struct draw_list list = {0};
    bool found = false;
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        if (strcmp(findings_spelt(rig->game->arena, &rig_results(rig)->found,
                                  rig_results(rig)->found.words[i].text),
                   word) == 0) {
            rig_results(rig)->found.selected = (long)i;
        }
    }
    assert_true(rig_results(rig)->found.selected >= 0);
    app_draw(app, &list);
    for (size_t i = 0; i < list.count; i++) {
        found = found || strstr(draw_text_of(&list, &list.commands[i]), text) != NULL;
    }
    draw_deinit(&list);
    return found;
}

TEST_CASE(test_words_are_explained)
{
    static const char text[] = "n a message\n tale tales\na not on time\n late\n";
    void *image;
    size_t size;
    struct glosses glosses;
    assert_ok(gloss_pack(&alphabet_english, text, strlen(text), &image, &size, NULL));
    assert_ok(
        word_index_open(&glosses.index, WORD_INDEX_GLOSSES, &alphabet_english, image, size, NULL));
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_PLAIN);
    assert_true(explains(rig, "LATE", "The game has no explanation")); /* as in Dutch */
    rig->game->explain.glosses = &glosses;
    assert_true(explains(rig, "LATE", "adjective: not on time"));
    assert_true(explains(rig, "TALES", "from TALE, noun: a message"));
    assert_true(explains(rig, "SLATE", "The game has no explanation"));
    rig_free(rig);
    memory_free(image);
}
