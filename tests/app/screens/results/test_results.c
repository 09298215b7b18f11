/* SPDX-License-Identifier: MIT */
/*
 * The list of the results: filters, groups, places, and the bar beside it.
 */
#include "moments.h"
#include "phrase.h"
#include "play_layout.h"
#include "results.h"
#include "rig_test.h"
#include "test.h"

static size_t passing(const struct rig *rig)
{
    size_t count = 0;
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        count += findings_passes(&rig_results(rig)->found, i);
    }
    return count;
}

TEST_CASE(test_filters_count_what_they_show)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_PLAIN);
    struct results *results = rig_results(rig);
    for (int filter = 0; filter < FILTER_COUNT; filter++) {
        results->found.filter = (enum found_filter)filter;
        assert_int_equal(passing(rig), results->found.counts[filter]);
    }
    assert_int_equal(results->found.counts[FILTER_PLAYER], 2);
    assert_int_equal(results->found.counts[FILTER_PLAYER] + results->found.counts[FILTER_MISSED],
                     results->found.counts[FILTER_ALL]);
    assert_int_equal(results->found.counts[FILTER_RIVAL] + results->found.nobody_count,
                     results->found.counts[FILTER_MISSED]);
    assert_true(results->found.counts[FILTER_REACH] > 0);
    assert_true(results->found.counts[FILTER_REACH] < results->found.counts[FILTER_ALL]);
}

/* In a high window the note on the heat map stands below it, without a gap. */
TEST_CASE(test_the_note_is_close_to_its_map)
{
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    int x, y;
    rig_resize(rig, 1400, 1390);
    rig_results(rig)->coaching.habit.trait = COACH_NOTHING;
    rig_results(rig)->coaching.family.count = 0;
    results_decide(rig_results(rig), rig->game);
    rig_draw(rig);
    assert_true(rig_find_text(rig, rig_results(rig)->verdict.advice.note, &x, &y));
    int lowest = 0; /* of what begins above the note and at its left, as the map does */
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *box = &rig->list.commands[i];
        bool is_die = box->kind == DRAW_BOX && abs(box->rect.x - x) <= 6 && box->rect.y < y;
        lowest = is_die && box->rect.y + box->rect.h > lowest ? box->rect.y + box->rect.h : lowest;
    }
    assert_int_in_range(y - lowest, 1, 40);
}

TEST_CASE(test_dice_and_letters_narrow_the_list)
{
    struct rig *rig = rig_at_all_words("late/sets/eras", RULES_CLASSIC);
    struct game *game = rig->game;
    for (int cell = 0; cell < board_cell_count(&game->session.board); cell++) {
        size_t expected = 0;
        for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
            struct path path;
            solution_path(rig_results(rig)->found.solution, rig_results(rig)->found.words[i].index,
                          &path);
            expected += path_index_of(&path, cell) >= 0;
        }
        rig_results(rig)->found.through = cell;
        assert_int_equal(passing(rig), expected);
    }
    rig_results(rig)->found.through = -1;
    rig_type(rig, "ate!1 ");
    assert_string_equal(rig_results(rig)->found.find.text, "ATE");
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        assert_int_equal(findings_passes(&rig_results(rig)->found, i),
                         strstr(findings_spelt(rig->game->arena, &rig_results(rig)->found,
                                               rig_results(rig)->found.words[i].text),
                                "ATE") != NULL);
    }
    rig_type(rig, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz");
    assert_int_equal(strlen(rig_results(rig)->found.find.text), FIND_LETTERS);
    rig_key(rig, KEY_ENTER); /* of the search: it begins no round */
    assert_true(stage_is_on_top(&game->stage, SCREEN_RESULTS));
    rig_key(rig, KEY_ESCAPE);
    assert_string_equal(rig_results(rig)->found.find.text, "");
}

/* Enter leaves a round of the history, which has no next one. */
TEST_CASE(test_enter_leaves_an_earlier_round)
{
    struct rig *rig = moment_of_results("results with much to tell");
    assert_true(rig_results(rig)->is_past);
    rig_key(rig, KEY_ENTER);
    assert_false(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    rig_free(rig);
}

/* A word is looked for in all lists; the titles say in which one it is. */
TEST_CASE(test_a_word_is_found_in_any_list)
{
    struct rig *rig = moment_of_results("results with much to tell");
    struct results *results = rig_results(rig);
    results->found.filter = FILTER_PLAYER;
    rig_type(rig, "alerts"); /* which nobody has */
    rig_draw(rig);
    assert_int_equal(passing(rig), 1);
    assert_true(rig_shows(rig, "ALERTS"));
    assert_false(rig_shows(rig, "No word matches."));
    assert_true(rig_shows(rig, "The rest") || rig_shows(rig, "What you missed"));
    rig_press_id(rig, RESULTS_ID_FILTER);
    assert_string_equal(results->found.find.text, "");
    assert_int_equal(results->found.filter, FILTER_PLAYER);
    rig_draw(rig);
    assert_int_equal(passing(rig), results->found.counts[FILTER_PLAYER]);
}

/* --- places --- */

struct walk {
    int width;
    int words, groups, titles;
    int announced, in_section; /* words still expected under the heading, and in the section */
    struct rect before;
    int bottom;
};

static void visit(struct walk *walk, const struct found_place *place)
{
    assert_true(place->rect.x >= 0 && place->rect.w > 0);
    assert_true(place->rect.x + place->rect.w <= walk->width);
    switch (place->kind) {
    case PLACE_LINE:
    case PLACE_NOTE:
        assert_int_equal(walk->words, 0); /* comes first */
        break;
    case PLACE_TITLE:
        assert_int_equal(walk->in_section, 0); /* the section before is complete */
        assert_int_equal(walk->announced, 0);
        walk->in_section = place->count;
        walk->titles++;
        break;
    case PLACE_GROUP:
        assert_int_equal(walk->announced, 0);
        walk->announced = place->count;
        walk->groups++;
        break;
    case PLACE_WORD:
        walk->announced--;
        walk->in_section--;
        walk->words++;
        break;
    }
    bool same_row = place->kind == PLACE_WORD && place->rect.y == walk->before.y;
    assert_true(same_row ? place->rect.x >= walk->before.x + walk->before.w
                         : place->rect.y >= walk->bottom);
    walk->before = place->rect;
    walk->bottom = place->rect.y + place->rect.h;
}

TEST_CASE(test_places_follow_one_another)
{
    struct rig *rig = rig_at_all_words("setrilaouaenncmiptrelodsh", RULES_CLASSIC);
    for (int width = 150; width < 1200; width += 70) {
        struct walk walk = {.width = width};
        struct results *results = rig_results(rig);
        results->found.place_count = 0;
        int height =
            findings_lay(&results->found, &rig->game->stage.ui, &results->found.panes[0], width);
        for (size_t i = 0; i < results->found.place_count; i++) {
            visit(&walk, &results->found.places[i]);
        }
        assert_int_equal(walk.announced, 0);
        assert_int_equal(walk.in_section, 0);
        assert_int_equal(walk.words, (int)rig_results(rig)->found.word_count);
        assert_true(walk.groups > 2);
        assert_int_equal(walk.titles, 3);
        assert_true(height >= walk.bottom);
    }
}

TEST_CASE(test_long_words_of_classic_share_a_heading)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "alertings", 60, false));
    assert_true(rig_add_word(rig, "alerting", 60, false));
    assert_true(rig_add_word(rig, "alertin", 60, false));
    assert_true(rig_set_board(rig, "ale/itr/ngs", NULL));
    rig->config.rules = RULES_CLASSIC;
    assert_ok(rig_open(rig));
    rig_end_round(rig);
    assert_int_equal(rig_results(rig)->found.word_count, 3);
    assert_true(findings_same_group(&rig_results(rig)->found, 0, 1));
    assert_false(findings_same_group(&rig_results(rig)->found, 1, 2));
    rig->game->session.match.rules = RULES_FOUR;
    results_decide(rig_results(rig), rig->game);
    assert_false(findings_same_group(&rig_results(rig)->found, 0, 1));
}

/* --- words within reach --- */

/* LATE is the player's; SETA, SLATE (common) and LATES (rarer) were missed. */
static struct rig *results_with_tiers(int tier, int rare)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "late", tier, false));
    assert_true(rig_add_word(rig, "seta", tier, false));
    assert_true(rig_add_word(rig, "slate", tier, false));
    assert_true(rig_add_word(rig, "lates", rare, false));
    assert_true(rig_add_word(rig, "lats", rare, false));
    assert_true(rig_set_board(rig, "esl/tax", NULL));
    assert_ok(rig_open(rig));
    rig_enter_word(rig, "late");
    rig_end_round(rig);
    rig_draw(rig);
    return rig;
}

static void assert_words(const struct rig *rig, const char *const *words)
{
    size_t count = 0;
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        if (findings_passes(&rig_results(rig)->found, i)) {
            assert_non_null(words[count]);
            assert_string_equal(findings_spelt(rig->game->arena, &rig_results(rig)->found,
                                               rig_results(rig)->found.words[i].text),
                                words[count]);
            count++;
        }
    }
    assert_null(words[count]);
}

TEST_CASE(test_your_words_come_first_then_those_within_reach)
{
    struct rig *rig = results_with_tiers(20, 60);
    struct results *results = rig_results(rig);
    results->found.filter = FILTER_ALL;
    static const char *const all[] = {"LATE", "SLATE", "SETA", "LATES", "LATS", NULL};
    static const char *const reach[] = {"SLATE", "SETA", NULL};
    static const char *const yours[] = {"LATE", NULL};
    static const char *const rivals[] = {"SLATE", "SETA", "LATES", "LATS", NULL};
    assert_words(rig, all);
    assert_int_equal(results->found.words[0].section, SECTION_YOURS);
    assert_int_equal(results->found.words[1].section, SECTION_REACH);
    assert_int_equal(results->found.words[2].section, SECTION_REACH);
    assert_int_equal(results->found.words[3].section, SECTION_REST);
    assert_true(findings_has_titles(&results->found));
    assert_false(findings_same_group(&results->found, 1, 3)); /* LATES is in another section */
    assert_false(findings_same_group(&results->found, 0, 2)); /* LATE is yours */
    results->found.filter = FILTER_RIVAL;
    assert_words(rig, rivals);
    assert_true(findings_has_titles(&results->found));
    results->found.filter = FILTER_REACH;
    assert_words(rig, reach);
    assert_true(findings_has_titles(&results->found)); /* it says which words these are */
    results->found.filter = FILTER_PLAYER;
    assert_words(rig, yours);
    assert_false(findings_has_titles(&results->found));
}

TEST_CASE(test_without_tiers_nobody_knows_what_is_common)
{
    struct rig *rig = results_with_tiers(TIER_UNKNOWN, TIER_UNKNOWN);
    static const char *const all[] = {"LATE", "LATES", "SLATE", "LATS", "SETA", NULL};
    static const char *const missed[] = {"LATES", "SLATE", "LATS", "SETA", NULL};
    rig_results(rig)->found.filter = FILTER_MISSED; /* offered in its place */
    assert_words(rig, missed);
    rig_results(rig)->found.filter = FILTER_ALL;
    assert_words(rig, all);
    assert_int_equal(rig_results(rig)->found.words[0].section, SECTION_YOURS);
    assert_int_equal(rig_results(rig)->found.words[4].section, SECTION_REST);
    assert_true(findings_same_group(&rig_results(rig)->found, 1, 2));
    for (int i = 0; i < rig_results(rig)->found.offered_count; i++) {
        assert_int_not_equal(rig_results(rig)->found.offered[i], FILTER_REACH);
    }
    assert_int_equal(rig_results(rig)->found.counts[FILTER_REACH], 0);
    assert_int_equal(rig->game->session.honours.common_words, 0);
}

/* Of a friend's words, those that the player has, too, are marked; the others follow the player's.
 * What the friend's hints cost is said. */
TEST_CASE(test_a_friends_words_are_told_apart)
{
    struct rig *rig = moment_of_results("results of a challenge");
    const struct results *results = rig_results(rig);
    int shared = 0;
    int alone = 0;
    for (size_t i = 0; i < results->found.word_count; i++) {
        const struct found_word *word = &results->found.words[i];
        if (findings_has(word, SIDE_COMPUTER)) {
            bool is_late = strcmp(findings_spelt(rig->game->arena, &results->found,
                                                 results->found.words[i].text),
                                  "LATE") == 0;
            assert_int_equal(word->section, is_late ? SECTION_YOURS : SECTION_FRIEND);
            assert_int_equal(findings_is_shared(word), is_late);
            shared += is_late;
            alone += !is_late;
        }
    }
    assert_int_equal(shared, 1);
    assert_int_equal(alone, 2);
    rig_results(rig)->found.filter = FILTER_ALL;
    rig_results(rig)->has_more = true;
    assert_true(rig_shows(rig, "Wilhelmina WWWWWWWWW’s"));
    assert_true(rig_shows(rig, "Hints cost Wilhelmina WWWWWWWWW 1 point"));
    assert_int_equal(round_score(rig->game->session.round, SIDE_COMPUTER), 3);
}

/* Returns how many of the player's words are marked as the rival's, too. */
static int count_marks(struct rig *rig)
{
    rig_draw(rig);
    const struct rect list = rig_results(rig)->at.list;
    int marks = 0;
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        marks += command->kind == DRAW_ICON && command->icon == ICON_CPU &&
                 rect_contains(list, command->rect.x, command->rect.y);
    }
    return marks;
}

/* What the rival of a duel, who takes the player's words, too, has of them is marked in the list of
 * "Yours". */
TEST_CASE(test_words_of_both_are_marked)
{
    for (int shares = 0; shares < 2; shares++) {
        struct rig *rig = rig_new_with_words("perslatgsineters");
        rig->config.level = RIVAL_MERCILESS;
        rig_begin(rig);
        const struct session *session = &rig->game->session;
        struct session_plan plan =
            session_plan(&session->board, session->code,
                         shares ? ROUND_KIND_DAILY : ROUND_KIND_PLAIN, true, &session->match);
        (void)snprintf(plan.notes.date, sizeof plan.notes.date, "%s", shares ? "2026-11-20" : "");
        assert_true(game_begin(rig->game, &plan, false));
        (void)rig_settle(rig, 2000);
        static const char *const words[] = {"late", "lates", "slate", "steal", "tale", "sale"};
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
            rig_enter_word(rig, words[i]);
        }
        rig_end_round(rig);
        int shared = 0;
        for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
            shared += findings_is_shared(&rig_results(rig)->found.words[i]);
        }
        assert_true(shares ? shared > 0 : shared == 0);
        assert_int_equal(rig_results(rig)->found.filter, FILTER_PLAYER);
        assert_int_equal(count_marks(rig), shares ? shared + 1 : 0); /* and in the legend */
        assert_int_equal(rig_says(rig, "Merciless has it, too"), shares);
        rig_free(rig);
    }
}

/* Offensive words that nobody found are not listed; a line below the count says how many there are.
 */
TEST_CASE(test_the_count_says_what_is_not_listed)
{
    struct rig *rig = rig_new();
    assert_true(rig_set_board(rig, "late/slat/late/slat", NULL));
    assert_true(rig_add_word(rig, "late", 10, false));
    assert_true(rig_add_word(rig, "slat", 10, true));
    assert_true(rig_add_word(rig, "tals", 10, true));
    assert_ok(rig_open(rig));
    game_solve_only(rig->game, &rig->board, "");
    rig_draw(rig);
    assert_int_equal(rig_results(rig)->found.hidden_count, 2);
    assert_true(rig_says(rig, "2 more words are offensive and listed only once you find them."));
    rig_results(rig)->found.filter = FILTER_REACH;
    assert_false(rig_says(rig, "2 more words are offensive and listed only once you find them."));
}

/* --- two players --- */

/* Words of one player stand on the left with their points, those of both beside them. */
TEST_CASE(test_two_players_have_a_list_each)
{
    struct rig *rig = moment_of_results("results of two");
    struct results *results = rig_results(rig);
    const struct round *round = rig->game->session.round;
    assert_string_equal(results->verdict.headline, "Ada wins!");
    assert_string_equal(results->verdict.sentence,
                        "By 3 points. The 2 words you both found cancel out.");
    assert_int_equal(results->found.pane_count, 3);
    assert_int_equal(round_word_count(round, SIDE_COMPUTER), 0); /* it does not play */
    for (int i = 0; i < 2; i++) {
        const struct pane *pane = &results->found.panes[i];
        int shared = 0;
        assert_int_equal(pane->side, i == 0 ? SIDE_PLAYER : SIDE_SECOND);
        for (size_t j = 0; j < pane->count; j++) {
            const struct found_place *place = &results->found.places[pane->first + j];
            const struct found_word *word = &results->found.words[place->index];
            assert_int_equal(place->kind, PLACE_WORD);
            assert_true(findings_has(word, pane->side));
            assert_true(findings_is_shared(word) == (place->rect.x > pane->area.w / 3));
            shared += findings_is_shared(word);
        }
        assert_int_equal(pane->count, round_word_count(round, pane->side));
        assert_int_equal(shared, 2); /* LATE, TENS */
    }
    assert_int_equal(results->found.counts[FILTER_PLAYER], 4);
    assert_int_equal(results->found.counts[FILTER_SECOND], 3);
    int x, y;
    rig_draw(rig);
    assert_true(rig_find_text(rig, "both", &x, &y)); /* in place of the points of a word */

    /* Whoever opens a word's card with the mouse gets no focus when Escape closes it. */
    size_t word = results->found.places[results->found.panes[0].first].index;
    struct rect row = findings_word_rect(&results->found, word);
    rig_click(rig, row.x + 5, row.y + row.h / 2);
    assert_true(results->card.is_open);
    rig_key(rig, KEY_ESCAPE);
    assert_false(results->card.is_open);
    assert_int_equal(rig->game->stage.ui.focus, HOT_NONE);
    rig_key(rig, KEY_ESCAPE);
    assert_int_equal(results->found.selected, -1);

    /* Without room for the lists side by side, each gets a filter. */
    rig_resize(rig, 600, 1600);
    rig_draw(rig);
    assert_int_equal(results->found.pane_count, 1);
}

/* Who has won stands on the left, in the figures, the best words and the lists. */
TEST_CASE(test_the_winner_of_two_comes_first)
{
    struct rig *rig = moment_of_results("results of two, the second has won");
    const struct results *results = rig_results(rig);
    assert_string_equal(results->verdict.headline, "Ben wins!");
    assert_string_equal(results->verdict.sides[0].name, "Ben");
    assert_true(results->verdict.sides[0].figure > results->verdict.sides[1].figure);
    assert_string_equal(results->verdict.bests[0].title, "Best of Ben");
    assert_int_equal(results->found.panes[0].side, SIDE_SECOND);
    assert_int_equal(results->verdict.ending, CUE_WIN);
    struct color blue = theme_get(rig->game->settings.theme)->second_text;
    const struct draw_command *name = NULL;
    for (size_t i = 0; i < rig->list.count && !name; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        bool is_name =
            command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), "Ben") == 0;
        name = is_name ? command : NULL;
    }
    assert_non_null(name);
    assert_memory_equal(&name->color, &blue, sizeof blue);
}

/* Of what nobody found the best five are shown, longer ones first; a press unfolds all of it. */
TEST_CASE(test_what_nobody_found_unfolds)
{
    struct rig *rig = moment_of_results("results of two");
    struct results *results = rig_results(rig);
    const struct pane *pane = &results->found.panes[2];
    assert_int_equal(pane->count, STRIP_WORDS);
    for (size_t i = 0; i < pane->count; i++) {
        const struct found_place *place = &results->found.places[pane->first + i];
        const struct found_word *word = &results->found.words[place->index];
        assert_int_equal(word->finders, 0);
        assert_true(word->within_reach);
        assert_true(i == 0 || word->letters <= word[-1].letters);
    }
    rig_press_id(rig, RESULTS_ID_FILTER + 2);
    rig_draw(rig);
    assert_int_equal(results->found.pane_count, 1);
    size_t listed = 0;
    for (size_t i = 0; i < results->found.place_count; i++) {
        listed += results->found.places[i].kind == PLACE_WORD;
    }
    assert_int_equal(listed, results->found.counts[FILTER_MISSED]);
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    assert_int_equal(results->found.pane_count, 3);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
}

/* At first the best word of who has won is shown, of those that the other does not have. */
TEST_CASE(test_two_players_see_the_best_word_of_the_winner)
{
    struct rig *rig = moment_of_results("results of two");
    struct results *results = rig_results(rig);
    long word = results_shown_word(results);
    assert_true(word >= 0);
    assert_string_equal(results->found.words[word].text, "alert");
    assert_true(rig_says(rig, "ALERT 2 points · Ada"));
    assert_false(rig_says(rig, "Point at a word"));
    rig_free(rig);
    rig = moment_of_results("results of two without words");
    assert_int_equal(results_shown_word(rig_results(rig)), -1);
    assert_true(rig_says(rig, "Point at a word"));
}

/* Who found a word may take two lines between the word and its meaning. */
TEST_CASE(test_long_names_stand_clear_of_the_word)
{
    struct rig *rig = moment_of_results("results of two with long names");
    struct results *results = rig_results(rig);
    for (size_t i = 0; i < results->found.word_count; i++) {
        results->found.selected =
            findings_is_shared(&results->found.words[i]) ? (long)i : results->found.selected;
    }
    for (int width = 1000; width <= 1280; width += 4) {
        const struct draw_command *above = NULL;
        int lines = 0;
        rig_resize(rig, width, 640);
        rig_draw(rig);
        struct rect detail = results->at.detail;
        for (size_t i = 0; i < rig->list.count; i++) {
            const struct draw_command *line = &rig->list.commands[i];
            if (line->kind == DRAW_TEXT && rect_contains(detail, line->rect.x, line->rect.y) &&
                (!above || line->rect.x == above->rect.x)) {
                int apart = above ? line->rect.y - above->rect.y : line->size;
                assert_true(apart * 2 >= line->size + (above ? above->size : 0) - 4);
                above = line;
                lines++;
            }
        }
        assert_true(lines >= 2);
    }
}

TEST_CASE(test_keys_go_from_list_to_list)
{
    struct rig *rig = moment_of_results("results of two");
    struct results *results = rig_results(rig);
    rig_happens(rig, INPUT_LEAVE);
    rig_key(rig, KEY_UP);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_LIST);
    assert_true(findings_has(&results->found.words[results->found.selected], SIDE_PLAYER));
    rig_draw(rig);
    rig_key(rig, KEY_RIGHT); /* to what both have, which is in this list too */
    rig_draw(rig);
    rig_key(rig, KEY_RIGHT);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_LIST + 1);
    rig_key(rig, KEY_DOWN);
    assert_true(findings_has(&results->found.words[results->found.selected], SIDE_SECOND));
}

/* --- scrolling --- */

TEST_CASE(test_the_list_scrolls_within_its_ends)
{
    struct rig *rig = rig_at_all_words("rasetiolidemtnerpsatroueciancsledhom", RULES_PLAIN);
    struct results *results = rig_results(rig);
    rig_resize(rig, 1000, 640);
    rig_draw(rig);
    assert_true(results->found.panes[0].scroll.max > 0);
    rig_key(rig, KEY_UP); /* selects the first visible word */
    assert_int_equal(results->found.panes[0].scroll.at, 0);
    assert_int_equal(results->found.selected, 0);
    for (int i = 0; i < 40; i++) {
        rig_key(rig, KEY_DOWN);
        rig_draw(rig);
    }
    assert_true(results->found.panes[0].scroll.at > 0);
    assert_true(results->found.selected > 40);
    rig_key(rig, KEY_END);
    assert_int_equal(results->found.panes[0].scroll.at, results->found.panes[0].scroll.max);
    rig_wheel(rig, -5000);
    assert_int_equal(results->found.panes[0].scroll.at, results->found.panes[0].scroll.max);
    rig_key(rig, KEY_PAGE_UP);
    assert_true(results->found.panes[0].scroll.at < results->found.panes[0].scroll.max);
    rig_key(rig, KEY_HOME);
    assert_int_equal(results->found.panes[0].scroll.at, 0);

    struct rect bar = results->found.panes[0].scroll.bar;
    rig_press(rig, bar.x + bar.w / 2, bar.y + 3, BUTTON_LEFT);
    rig_move(rig, bar.x + bar.w / 2, bar.y + bar.h + 500, true);
    assert_int_equal(results->found.panes[0].scroll.at, results->found.panes[0].scroll.max);
    rig_move(rig, bar.x + bar.w / 2, bar.y - 500, true);
    assert_int_equal(results->found.panes[0].scroll.at, 0);
    rig_release(rig, bar.x, bar.y, BUTTON_LEFT);
    rig_move(rig, bar.x + bar.w / 2, bar.y + 200, false);
    assert_int_equal(results->found.panes[0].scroll.at, 0);

    /* A list that becomes shorter is scrolled back. */
    rig_key(rig, KEY_END);
    rig_resize(rig, 1920, 1080);
    rig_draw(rig);
    assert_true(results->found.panes[0].scroll.at <= results->found.panes[0].scroll.max);
}

TEST_CASE(test_no_line_of_the_list_is_cut)
{
    struct rig *rig = rig_at_all_words("rasetiolidemtnerpsatroueciancsledhom", RULES_PLAIN);
    struct rect area = rig_results(rig)->found.panes[0].area;
    int half = 11; /* of a line's height, px */
    for (int at = 0; at < 100; at += 3) {
        size_t lines = 0;
        scroll_to(&rig_results(rig)->found.panes[0].scroll, at);
        rig_draw(rig);
        for (size_t i = 0; i < rig->list.count; i++) {
            const struct draw_command *c = &rig->list.commands[i];
            bool is_in = c->kind == DRAW_TEXT && c->rect.x >= area.x &&
                         c->rect.y >= area.y - half && c->rect.y <= area.y + area.h + half;
            lines += is_in;
            assert_false(is_in &&
                         (c->rect.y - half < area.y || c->rect.y + half > area.y + area.h));
        }
        assert_true(lines > 20);
    }
}

TEST_CASE(test_every_word_can_be_pointed_at)
{
    struct rig *rig = rig_at_all_words("omdssliletasieeu", RULES_FOUR);
    int found = 0;
    rig_resize(rig, 1400, 1390); /* so that all words are visible */
    rig_draw(rig);
    for (size_t i = 0; i < rig_results(rig)->found.word_count; i++) {
        int x, y;
        if (rig_find_text(rig,
                          findings_spelt(rig->game->arena, &rig_results(rig)->found,
                                         rig_results(rig)->found.words[i].text),
                          &x, &y)) {
            rig_move(rig, x, y, false);
            assert_int_equal(rig_results(rig)->found.pointed, (long)i);
            found++;
        }
    }
    assert_int_equal(found, (int)rig_results(rig)->found.word_count);
    rig_happens(rig, INPUT_LEAVE);
    assert_int_equal(rig_results(rig)->found.pointed, -1);
}

/* Pointing at a die shows its words for as long as it does; a list is then back where it was. A
 * click shows them for good. */
TEST_CASE(test_a_die_can_be_pointed_at)
{
    struct rig *rig = rig_at_all_words("omdssliletasieeu", RULES_FOUR);
    struct findings *found = &rig_results(rig)->found;
    int x, y;
    rig_draw(rig);
    scroll_to(&found->panes[0].scroll, 60);
    board_view_middle(&rig_results(rig)->view, 4, &x, &y);
    rig_move(rig, x, y, false);
    rig_draw(rig);
    assert_int_equal(findings_die(found), 4);
    assert_int_equal(found->panes[0].scroll.at, 0);
    assert_true(rig_says(rig, "Words through this S"));
    int matching = 0;
    for (size_t i = 0; i < found->word_count; i++) {
        struct path path;
        findings_path(found, i, &path);
        assert_int_equal(findings_matches(found, i), path_index_of(&path, 4) >= 0);
        matching += findings_matches(found, i);
    }
    assert_int_in_range(matching, 1, (int)found->word_count - 1);
    rig_move(rig, 5, 5, false);
    rig_draw(rig);
    assert_int_equal(findings_die(found), -1);
    assert_int_equal(found->panes[0].scroll.at, 60);
    rig_move(rig, x, y, false);
    rig_happens(rig, INPUT_LEAVE);
    assert_int_equal(findings_die(found), -1);
    rig_click(rig, x, y);
    rig_move(rig, 5, 5, false);
    assert_int_equal(findings_die(found), 4);
}

/* A second press on "I'm done" or "Skip" finds nothing there that begins a round. */
TEST_CASE(test_play_again_lies_where_no_turn_ends)
{
    static const int sizes[][2] = {{1280, 800}, {720, 520}, {700, 1100}, {1920, 1080}, {900, 600}};
    struct rig *rig = rig_at_results("omdssliletasieeu", RULES_FOUR);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        struct rect again = rig_hot(rig, RESULTS_ID_AGAIN);
        struct rect ends = play_layout_of(&rig->game->stage.layout).actions;
        assert_true(again.x + again.w < ends.x || again.y + again.h < ends.y);
    }
}

/* The buttons are side by side with equal gaps, and the ways to share open above their button. */
TEST_CASE(test_buttons_lie_side_by_side)
{
    struct rig *rig = rig_at_results("late/sets/eras", RULES_CLASSIC);
    static const int heights[] = {640, 800, 1280};
    for (int i = 0; i < 40 * 3; i++) {
        rig_resize(rig, 1320 + i / 3 * 40, heights[i % 3]);
        const struct layout *layout = &rig->game->stage.layout;
        struct rect again = rig_hot(rig, RESULTS_ID_AGAIN);
        struct rect same = rig_hot(rig, RESULTS_ID_SAME);
        struct rect share = rig_hot(rig, RESULTS_ID_SHARE);
        int first = same.x - again.x - again.w;
        int second = share.x - same.x - same.w;
        assert_int_in_range(first, layout_px(layout, 16) - 1, layout_px(layout, 16) + 1);
        assert_int_in_range(second, first - 1, first + 1);
        assert_true(again.w >= again.h && same.w >= same.h && share.w >= share.h);
        rig_click(rig, share.x + share.w / 2, share.y + share.h / 2);
        struct rect copy = rig_hot(rig, RESULTS_ID_COPY);
        struct rect challenge = rig_hot(rig, RESULTS_ID_CHALLENGE);
        assert_true(copy.y + copy.h < challenge.y && challenge.y + challenge.h < share.y);
        assert_true(copy.x >= 0 && copy.x + copy.w <= layout->width);
        rig_key(rig, KEY_ESCAPE);
        assert_false(rig_results(rig)->is_sharing);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_RESULTS));
    }
}

/* After a click has opened the ways to share, Tab begins with them, and with Home once they are
 * closed. */
TEST_CASE(test_tab_begins_in_the_panel_that_a_click_has_opened)
{
    struct rig *rig = rig_at_results("late/sets/eras", RULES_CLASSIC);
    rig_press_id(rig, RESULTS_ID_SHARE);
    rig_draw(rig);
    rig_key(rig, KEY_TAB);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_COPY);
    rig_draw(rig);
    rig_key(rig, KEY_TAB);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_CHALLENGE);
    rig_press_id(rig, RESULTS_ID_SHARE);
    rig_draw(rig);
    rig_key(rig, KEY_TAB);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_HOME);
    rig_free(rig);
    rig = moment_of_results("card of a word");
    rig_key(rig, KEY_TAB);
    assert_int_equal(rig->game->stage.ui.focus, RESULTS_ID_CARD + WORD_CARD_WHY);
}

/* The columns of words divide the whole width. */
TEST_CASE(test_columns_fill_the_width)
{
    struct rig *rig = rig_at_all_words("setrilaouaenncmiptrelodsh", RULES_CLASSIC);
    struct results *results = rig_results(rig);
    for (int width = 300; width < 1200; width += 7) {
        results->found.place_count = 0;
        (void)findings_lay(&results->found, &rig->game->stage.ui, &results->found.panes[0], width);
        for (size_t i = 1; i < results->found.place_count; i++) {
            struct rect first = results->found.places[i - 1].rect;
            struct rect second = results->found.places[i].rect;
            int column = second.x - first.x;
            int room = width - first.x;
            bool is_first = results->found.places[i - 1].kind == PLACE_WORD &&
                            (i < 2 || results->found.places[i - 2].rect.y != first.y ||
                             results->found.places[i - 2].kind != PLACE_WORD);
            if (is_first && second.y == first.y) {
                assert_int_in_range(room % column, 0, room / column - 1);
            }
        }
    }
}
