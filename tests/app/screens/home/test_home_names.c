/* SPDX-License-Identifier: MIT */
/*
 * The terms of the next round, the cards of Home as days pass, and its focus.
 */
#include "home.h"
#include "moments.h"
#include "preferences.h"
#include "rig_test.h"
#include "test.h"

static struct rig *rig_of_two(void)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.mode = MODE_TWO;
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_draw(rig);
    return rig;
}

static void click_name(struct rig *rig, int player)
{
    rig_press_id(rig, ID_NAME + player);
    assert_int_equal(rig->game->stage.ui.focus, ID_NAME + player);
}

TEST_CASE(test_what_is_typed_holds_at_once)
{
    struct rig *rig = rig_of_two();
    char(*names)[SETTING_NAME_SIZE] = rig->game->session.next.names;
    click_name(rig, 0);
    rig_type(rig, "Ann");
    assert_string_equal(names[0], "Ann");
    click_name(rig, 1);
    rig_type(rig, "Ben");
    assert_string_equal(names[0], "Ann");
    assert_string_equal(names[1], "Ben");
}

/* Enter and Escape only leave the name; what is typed then is not added to it. */
TEST_CASE(test_a_name_is_left_by_keys)
{
    static const enum key keys[] = {KEY_ENTER, KEY_ESCAPE};
    for (int i = 0; i < 2; i++) {
        struct rig *rig = rig_of_two();
        click_name(rig, 1);
        rig_type(rig, "Ben");
        rig_key(rig, keys[i]);
        assert_int_equal(rig->game->stage.ui.focus, HOT_NONE);
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TERMS));
        rig_type(rig, "x");
        assert_string_equal(rig->game->session.next.names[1], "Ben");
        rig_free(rig);
    }
}

/* The Sprint says what there is to beat, and the Hunt how many words there are to find. */
TEST_CASE(test_the_daily_puzzles_say_what_is_to_do)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig_begin(rig);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    rig_draw(rig);
    assert_true(rig_shows(rig, "16 to beat · 3:00"));
    struct home *home = stage_state(&rig->game->stage, SCREEN_HOME);
    home->hunt = (struct daily_hunt){.words = 41};
    assert_true(rig_shows(rig, "No clock · 41 words")); /* with wide letters */
    home->hunt = (struct daily_hunt){.words = 41, .found = 27, .is_begun = true};
    assert_true(rig_shows(rig, "27 of 41"));
    assert_true(rig_says(rig, "Halfway, 2 words to Sharp-eyed"));
    assert_true(rig_shows(rig, "Continue"));
    rig_resize(rig, 390, 844);
    assert_true(rig_shows(rig, "16 to beat · 3:00"));
    assert_true(rig_shows(rig, "Halfway"));
    home->hunt = (struct daily_hunt){.words = 41, .found = 41, .is_begun = true, .is_done = true};
    assert_true(rig_shows(rig, "Every last word"));
    assert_true(rig_shows(rig, "See"));
    home->hunt = (struct daily_hunt){.words = 41};
    assert_true(rig_shows(rig, "No clock · 41 words"));
}

/* After a month asleep, the day of the month is the same, but the streak has ended. */
TEST_CASE(test_the_cards_are_of_today)
{
    struct rig *rig = rig_new_kept(NULL);
    struct past_rounds past = {
        .level = RIVAL_NOVICE, .kind = ROUND_KIND_DAILY, .counts = true, .percent = 9, .count = 3};
    assert_ok(rig_play_past(rig, 4, &past));
    rig_begin(rig);
    const struct home *home = stage_state(&rig->game->stage, SCREEN_HOME);
    assert_true(home->has_result && home->result.best.length >= 4);
    assert_int_equal(home->standing.streak, 3);
    rig->date = date_of_unix(rig->date.unix_seconds + 30 * 24 * 3600);
    assert_int_equal(rig->date.day, 20);
    rig_advance(rig, RIG_FRAME_MS);
    assert_int_equal(home->standing.streak, 0);
    assert_false(home->has_result);
}

/* By keys to a screen and back with Escape: the focus is where it was. */
TEST_CASE(test_the_way_back_leads_to_where_it_began)
{
    static const int ids[] = {ID_SETTINGS, ID_LEARN,
                              ID_CHANGE,   ID_CARD + CARD_SCRAMBLER,
                              ID_DAILY,    ID_CARD + CARD_STATISTICS};
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    struct stage *stage = &rig->game->stage;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        stage->ui.focus = ids[i];
        rig_key(rig, KEY_ENTER);
        assert_false(stage_is_on_top(stage, SCREEN_HOME));
        rig_draw(rig);
        rig_key(rig, KEY_ESCAPE);
        assert_true(stage_is_on_top(stage, SCREEN_HOME));
        assert_int_equal(stage->ui.focus, ids[i]);
    }
}

/* Chooses other terms of every kind, by hand. */
static void choose_others(struct rig *rig)
{
    static const char *const others[] = {"Race",    "Scholar", "5 × 5", "5:00",
                                         "Classic", "Rich",    "Usual"};
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_draw(rig);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        rig_click_text(rig, others[i]);
    }
    assert_int_equal(rig->game->session.next.mode, MODE_RACE);
    assert_int_equal(rig->game->settings.words, WORDS_USUAL);
}

/* Cancel, the cross and Escape put back what was, and nothing of it is kept even if the game is
 * killed; Play keeps it. */
TEST_CASE(test_terms_are_kept_by_play_alone)
{
    static const int ways[] = {ID_CANCEL, ID_CLOSE, HOT_NONE};
    struct rig *rig = rig_new_kept(NULL);
    rig->config.dice[1] = rig->config.dice[0];
    rig_begin(rig);
    struct settings before = rig->game->settings;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        choose_others(rig);
        if (ways[i] == HOT_NONE) {
            rig_key(rig, KEY_ESCAPE);
        } else {
            rig_press_id(rig, ways[i]);
        }
        assert_true(stage_is_on_top(&rig->game->stage, SCREEN_HOME));
        assert_memory_equal(&rig->game->settings, &before, sizeof before);
        assert_memory_equal(&rig->game->session.next, &before.match, sizeof before.match);
    }
    choose_others(rig);
    assert_ok(rig_restart(rig));
    assert_int_equal(rig->game->session.next.mode, MODE_TURNS);
    choose_others(rig);
    rig_key(rig, KEY_ESCAPE);
    rig_key(rig, KEY_TAB);
    rig->game->stage.ui.focus = HOT_NONE;
    choose_others(rig);
    rig->game->stage.ui.focus = HOT_NONE;
    rig_key(rig, KEY_ENTER);
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    assert_ok(rig_restart(rig));
    assert_int_equal(rig->game->session.next.mode, MODE_RACE);
    assert_int_equal(rig->game->session.next.level, RIVAL_SCHOLAR);
    assert_int_equal(rig->game->session.next.richness, RICHNESS_RICH);
    assert_int_equal(rig->game->settings.words, WORDS_USUAL);
}

/* The tips of no choice speak of a computer, and no other choice moves. */
TEST_CASE(test_alone_has_a_name_and_no_computer)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    struct rect rules = rig_hot(rig, SETTING_ID(SETTING_RULES, 0));
    struct rect play = rig_hot(rig, ID_PLAY);
    struct rect words = rig_hot(rig, SETTING_ID(SETTING_WORDS, 0));
    rig_press_id(rig, SETTING_ID(SETTING_MODE, MODE_ALONE));
    assert_false(rig_shows(rig, "No limit")); /* that is the Hunt */
    assert_memory_equal(&rules, &(struct rect[]){rig_hot(rig, SETTING_ID(SETTING_RULES, 0))}[0],
                        sizeof rules);
    assert_memory_equal(&play, &(struct rect[]){rig_hot(rig, ID_PLAY)}[0], sizeof play);
    assert_true(rig_shows(rig, "On your own"));
    rig_move(rig, words.x + 5, words.y + 5, false);
    rig_advance(rig, 2000);
    assert_true(rig_says(rig, "The results list words that most people know."));
    rig_press_id(rig, ID_PLAY);
    assert_int_equal(rig->game->session.match.time_ms, 180000);
}

/* The Hunt is a way of its own, without a clock; the ways beside it have theirs back. */
TEST_CASE(test_the_hunt_is_a_way_to_play)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    const struct match *next = &rig->game->session.next;
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_click_text(rig, "1:00");
    assert_int_equal(next->time_ms, 60000);
    rig_click_text(rig, "Hunt");
    assert_int_equal(next->mode, MODE_ALONE);
    assert_int_equal(next->time_ms, 0);
    assert_true(rig_says(rig, "Find every common word"));
    assert_false(rig_shows(rig, "1:00"));
    rig_click_text(rig, "Hunt"); /* again */
    rig_click_text(rig, "Race");
    assert_int_equal(next->mode, MODE_RACE);
    assert_int_equal(next->time_ms, 60000);
    rig_click_text(rig, "Hunt");
    rig_press_id(rig, ID_PLAY);
    assert_true(session_finds_all(&rig->game->session));
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    assert_true(rig_says(rig, "Hunt · 4 × 4 · Four and up"));
    assert_false(rig_says(rig, "No limit"));
    assert_ok(rig_restart(rig)); /* the time before is not known any more */
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_click_text(rig, "Alone");
    assert_int_equal(rig->game->session.next.time_ms, SETTING_TIME_MS);
}

/* For children, who have no clock, the Hunt is the only way to play alone. */
TEST_CASE(test_children_hunt)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    preferences_set_words(rig->game, SETTING_CHILDREN, true);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    assert_false(rig_shows(rig, "Alone"));
    rig_click_text(rig, "Hunt");
    assert_true(match_finds_all(&rig->game->session.next));
    rig_click_text(rig, "Turns");
    assert_int_equal(rig->game->session.next.mode, MODE_TURNS);
}

/* What the chosen rival and the chosen richness bring stands beside their labels. */
TEST_CASE(test_the_terms_say_what_is_chosen)
{
    struct rig *rig = rig_new_kept(NULL);
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_click_text(rig, "Scholar");
    assert_true(rig_says(rig, phrase_rival_tip(RIVAL_SCHOLAR)));
    rig_click_text(rig, "Rich");
    assert_true(rig_says(rig, phrase_richness_tip(RICHNESS_RICH)));
}

/* A richness of an older version is shown as long as it is chosen. */
TEST_CASE(test_an_old_richness_is_shown_while_it_is_chosen)
{
    struct setting_choice choices[SETTING_CHOICES_MAX];
    int chosen;
    struct rig *rig = rig_new_kept(NULL);
    rig->config.richness = RICHNESS_FEAST;
    rig_begin(rig);
    assert_int_equal(preferences_list(rig->game, SETTING_RICHNESS, choices, &chosen), 4);
    assert_int_equal(choices[chosen].value, RICHNESS_FEAST);
    preferences_set(rig->game, SETTING_RICHNESS, RICHNESS_ANY);
    assert_int_equal(preferences_list(rig->game, SETTING_RICHNESS, choices, &chosen), 3);
    assert_int_equal(chosen, 0);
}

/* Tab stops once a row, at the choice; arrows move in it. */
TEST_CASE(test_tab_stops_once_a_row)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig_begin(rig);
    struct ui *ui = &rig->game->stage.ui;
    stage_over(&rig->game->stage, SCREEN_TERMS, NULL);
    rig_draw(rig);
    rig_key(rig, KEY_TAB);
    assert_int_equal(ui->focus, SETTING_ID(SETTING_MODE, MODE_TURNS));
    rig_key(rig, KEY_TAB);
    assert_int_equal((ui->focus - SETTING_ID(0, 0)) / SETTING_CHOICES_MAX, SETTING_LEVEL);
    rig_key(rig, KEY_RIGHT);
    assert_int_equal((ui->focus - SETTING_ID(0, 0)) / SETTING_CHOICES_MAX, SETTING_LEVEL);
    rig_key(rig, KEY_TAB);
    assert_int_equal(ui->focus, SETTING_ID(SETTING_SIZE, 0));
}

/* Counts the dice that show another letter than before. */
static int count_changes(const struct board *before, const struct board *now)
{
    int changes = 0;
    for (int i = 0; i < board_cell_count(now); i++) {
        changes += before->faces[i] != now->faces[i];
    }
    return changes;
}

/* Now and then one die beside the title turns, and a word that is there lights up. */
TEST_CASE(test_a_die_turns)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig_begin(rig);
    const struct home_dice *dice =
        &((struct home *)stage_state(&rig->game->stage, SCREEN_HOME))->dice;
    int turned = 0;
    for (int i = 0; i < 4; i++) {
        struct board before = dice->board;
        long rest_ms = app_wait_ms(rig->app);
        assert_int_in_range(rest_ms, 1000, 60000);
        app_advance(rig->app, rest_ms);
        assert_int_equal(count_changes(&before, &dice->board),
                         0); /* it begins with the old letter */
        int pictures = 0;
        for (; app_wait_ms(rig->app) < 1000; pictures++) {
            app_advance(rig->app, app_wait_ms(rig->app));
        }
        assert_int_in_range(pictures, 4, 6); /* in a browser, each costs some milliseconds */
        assert_int_in_range(count_changes(&before, &dice->board), 0, 1);
        turned += count_changes(&before, &dice->board);
        char word[PATH_LETTERS_MAX + 1];
        uint32_t number;
        int letters = path_spell(&dice->word, &dice->board, word);
        assert_true(letters == 0 ||
                    lexicon_find(rig->game->session.lexicon, word, (size_t)letters, &number));
    }
    assert_true(turned > 0);
}

/* The dice rest behind another window, with reduced motion, and once nobody seems to be there. */
TEST_CASE(test_the_dice_rest)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig_begin(rig);
    struct settings *settings = &rig->game->settings;
    const struct home_dice *dice =
        &((struct home *)stage_state(&rig->game->stage, SCREEN_HOME))->dice;
    assert_true(home_dice_wait_ms(dice, rig->game) > 0);
    rig_happens(rig, INPUT_BLUR);
    assert_int_equal(home_dice_wait_ms(dice, rig->game), -1);
    rig_happens(rig, INPUT_FOCUS);
    assert_true(home_dice_wait_ms(dice, rig->game) > 0);
    settings->reduced_motion = true;
    assert_int_equal(home_dice_wait_ms(dice, rig->game), -1);
    settings->reduced_motion = false;
    for (int i = 0; i < 65; i++) {
        app_advance(rig->app, 1000);
    }
    assert_int_equal(home_dice_wait_ms(dice, rig->game), -1);
}

/* The bar of a list that scrolls hides no part of the buttons that give a round up. */
TEST_CASE(test_the_bar_is_beside_the_buttons)
{
    static const int sizes[][2] = {{390, 844}, {720, 520}, {800, 1200}, {1280, 800}};
    const struct moment *moment = moment_named("rounds wait");
    struct rig *rig = moment_stage(moment);
    moment_go(moment, rig);
    const struct ui *ui = &rig->game->stage.ui;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int x, y;
        int bars = 0;
        rig_resize(rig, sizes[i][0], sizes[i][1]);
        rig_draw(rig);
        assert_true(rig_find_icon(rig, ICON_TRASH_2, &x, &y));
        int button_end = x + ui_px(ui, LAYOUT_FINGER) / 2;
        for (size_t k = 0; k < rig->list.count; k++) {
            const struct draw_command *box = &rig->list.commands[k];
            bool is_bar = box->kind == DRAW_BOX && box->rect.w < ui_px(ui, 10) &&
                          box->rect.h > ui_px(ui, LAYOUT_FINGER) && box->rect.x > x &&
                          box->rect.x < x + ui_px(ui, LAYOUT_FINGER);
            if (is_bar) {
                assert_int_in_range(box->rect.x, button_end, ui->layout->width);
                bars++;
            }
        }
        assert_int_equal(bars, 1);
    }
    rig_free(rig);
}
