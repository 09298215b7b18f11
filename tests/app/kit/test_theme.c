/* SPDX-License-Identifier: MIT */
/*
 * Every colour of letters has a contrast of 4.5:1 on every ground it is used on, in each theme; so
 * do all texts of the real screens.
 */
#include "english.h"
#include "rig_test.h"
#include "test.h"
#include "theme.h"

#define CONTRAST_MIN      450 /* for letters, in hundredths */
#define CONTRAST_ICON_MIN 300

static const char *const theme_names[THEME_COUNT] = {"dark", "light", "contrast"};

TEST_CASE(test_contrast_is_that_of_the_definition)
{
    struct color black = {0, 0, 0, 255};
    struct color white = {255, 255, 255, 255};
    struct color grey = {119, 119, 119, 255};
    assert_int_equal(theme_contrast(black, white), 2100);
    assert_int_equal(theme_contrast(white, black), 2100);
    assert_int_equal(theme_contrast(white, white), 100);
    assert_int_in_range(theme_contrast(grey, white), 447, 448); /* #777 is known to just miss 4.5 */
}

TEST_CASE(test_mixing_reaches_both_ends)
{
    struct color a = {10, 200, 30, 255};
    struct color b = {250, 0, 90, 55};
    struct color begin = theme_mix(a, b, 0);
    struct color end = theme_mix(a, b, 100);
    assert_memory_equal(&begin, &a, sizeof a);
    assert_memory_equal(&end, &b, sizeof b);
    assert_int_equal(theme_faded(a, 50).a, 127);
}

struct pair {
    const char *name;
    struct color letters, ground;
};

TEST_CASE(test_letters_are_readable_on_their_grounds)
{
    for (int id = 0; id < THEME_COUNT; id++) {
        const struct theme *t = theme_get((enum theme_id)id);
        const struct pair pairs[] = {
            {"text on ground", t->text, t->ground},
            {"text on the corners of the ground", t->text, t->ground_edge},
            {"text on panel", t->text, t->panel},
            {"text on raised", t->text, t->raised},
            {"text on a raised button under the pointer", t->text,
             theme_mix(t->raised, t->line, 35)},
            {"text on field", t->text, t->field},
            {"dim on ground", t->dim, t->ground},
            {"dim on the corners of the ground", t->dim, t->ground_edge},
            {"dim on panel", t->dim, t->panel},
            {"dim on field", t->dim, t->field},
            {"you_text on ground", t->you_text, t->ground},
            {"you_text on the corners of the ground", t->you_text, t->ground_edge},
            {"you_text on panel", t->you_text, t->panel},
            {"rival_text on ground", t->rival_text, t->ground},
            {"rival_text on the corners of the ground", t->rival_text, t->ground_edge},
            {"rival_text on panel", t->rival_text, t->panel},
            {"second_text on ground", t->second_text, t->ground},
            {"second_text on the corners of the ground", t->second_text, t->ground_edge},
            {"second_text on panel", t->second_text, t->panel},
            {"second_ink on second", t->second_ink, t->second},
            {"ink on a tile of the second player's", t->ink, t->second},
            {"good_text on ground", t->good_text, t->ground},
            {"good_text on the corners of the ground", t->good_text, t->ground_edge},
            {"bad_text on ground", t->bad_text, t->ground},
            {"bad_text on the corners of the ground", t->bad_text, t->ground_edge},
            {"bad_text on a button of a dialog, under the pointer", t->bad_text,
             theme_mix(t->panel, t->raised, 67)},
            {"you_ink on you", t->you_ink, t->you},
            {"rival_ink on rival", t->rival_ink, t->rival},
            {"ink on tile", t->ink, t->tile},
            {"ink on a tile of yours", t->ink, t->you},
            {"ink on a tile of the computer's", t->ink, t->rival},
        };
        for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
            int contrast = theme_contrast(pairs[i].letters, pairs[i].ground);
            if (contrast < CONTRAST_MIN) {
                print_error("%s: %s: %d.%02d\n", theme_names[id], pairs[i].name, contrast / 100,
                            contrast % 100);
            }
            assert_true(contrast >= CONTRAST_MIN);
        }
    }
}

/* Amber and lilac must be far apart in blue, which all but the rarest colour blindness can see. */
TEST_CASE(test_both_sides_are_opaque_and_differ)
{
    for (int id = 0; id < THEME_COUNT; id++) {
        const struct theme *t = theme_get((enum theme_id)id);
        assert_int_equal(t->you.a, 255);
        assert_int_equal(t->rival.a, 255);
        assert_true(abs(t->you.b - t->rival.b) > 150);
        assert_true(abs(t->you_text.b - t->rival_text.b) > 100);
    }
}

/* --- on the screens --- */

static struct color over(struct color below, struct color above)
{
    struct color mixed = theme_mix(below, above, above.a * 100 / 255);
    mixed.a = 255;
    return mixed;
}

static bool holds(const struct draw_command *c, int x, int y)
{
    return x >= c->rect.x && x < c->rect.x + c->rect.w && y >= c->rect.y &&
           y < c->rect.y + c->rect.h;
}

/* Returns the colour at a point after the first `end` commands, without trails and shadows. */
static struct color ground_at(const struct draw_list *list, size_t end, int x, int y, bool corner)
{
    struct color color = {0, 0, 0, 255};
    for (size_t i = 0; i < end; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_GROUND) {
            color = corner ? c->color2 : c->color;
        } else if (c->kind == DRAW_WASH && holds(c, x, y)) { /* texts are as readable at its ends */
            color = corner ? c->color2 : c->color;
        } else if ((c->kind == DRAW_BOX || c->kind == DRAW_HOLLOW) && c->border == 0 &&
                   holds(c, x, y)) {
            color = over(color, c->color);
        }
    }
    return color;
}

static void check_list(const struct rig *rig, const char *moment)
{
    const struct draw_list *list = &rig->list;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind != DRAW_TEXT && c->kind != DRAW_ICON) {
            continue;
        }
        /* Texts under a veil need not be readable. */
        bool veiled = false;
        for (size_t j = i; j < list->count; j++) {
            const struct draw_command *veil = &list->commands[j];
            veiled = veiled || (veil->kind == DRAW_BOX && veil->rect.w == list->width &&
                                veil->rect.h == list->height);
        }
        int x = c->rect.x + (c->align == ALIGN_START ? 1 : c->align == ALIGN_END ? -1 : 0);
        int least = c->kind == DRAW_ICON ? CONTRAST_ICON_MIN : CONTRAST_MIN;
        for (int corner = 0; corner < 2 && !veiled; corner++) {
            struct color ground = ground_at(list, i, x, c->rect.y, corner);
            int contrast = theme_contrast(over(ground, c->color), ground);
            if (contrast < least) {
                print_error("%s, %s: \"%s\" %d.%02d on #%02x%02x%02x\n",
                            theme_names[rig->config.theme], moment, draw_text_of(list, c),
                            contrast / 100, contrast % 100, ground.r, ground.g, ground.b);
                fail();
            }
        }
    }
}

static void check_screens(enum theme_id theme)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.theme = theme;
    rig->config.seed = 5;
    assert_ok(rig_open_store(rig, NULL));
    rig_begin(rig);
    check_list(rig, "home");
    stage_go(&rig->game->stage, SCREEN_SETTINGS, NULL);
    app_report_silence(rig->app, PLAIN("No sound device was found."));
    /* Disabled controls are pale: enable them all. */
    (void)snprintf(rig->game->settings.lexicon, SETTING_PATH_MAX, "%s", "/tmp/words.txt");
    field_set(&rig_settings(rig)->path, "/tmp/others.txt");
    rig_draw(rig);
    check_list(rig, "settings");
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Play");
    assert_true(rig_settle(rig, 3000));
    check_list(rig, "first moment");
    rig_drag_word(rig, "slate");
    check_list(rig, "good");
    rig_drag_word(rig, "slate");
    check_list(rig, "have it");
    rig_drag_word(rig, "eat");
    check_list(rig, "too short");
    rig_type(rig, "zebra");
    rig_draw(rig);
    check_list(rig, "off the board");
    rig_key(rig, KEY_ESCAPE);
    rig_ctrl(rig, 'p');
    rig_draw(rig);
    check_list(rig, "pause");
    rig_ctrl(rig, 'p');
    rig_advance(rig, 160000);
    check_list(rig, "low time");
    rig_click_text(rig, "I’m done");
    check_list(rig, "asked before the end");
    rig_click_text(rig, "Yes, I’m done");
    for (int i = 0; i < 300; i++) {
        rig_advance(rig, RIG_FRAME_MS);
        check_list(rig, "computer");
    }
    rig_key(rig, KEY_ESCAPE);
    rig_draw(rig);
    check_list(rig, "results");
    rig_results(rig)->found.filter = FILTER_ALL;
    rig_click_text(rig, "STALE");
    rig_draw(rig);
    check_list(rig, "a word chosen");
    rig_click_text(rig, "SLATE");
    rig_draw(rig);
    check_list(rig, "your word chosen");
    rig_free(rig);
}

/* Counts the texts at whose capitals' upper edge there is a thick outline of their colour. */
static int hidden_texts(const struct draw_list *list)
{
    int count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *text = &list->commands[i];
        int top = text->rect.y - text->size * 35 / 100;
        for (size_t j = 0; j < i && text->kind == DRAW_TEXT; j++) {
            const struct draw_command *box = &list->commands[j];
            count += box->kind == DRAW_BOX && box->border > 2 && holds(box, text->rect.x, top) &&
                     memcmp(&box->color2, &text->color, sizeof box->color2) == 0 &&
                     top < box->rect.y + box->border;
        }
    }
    return count;
}

TEST_CASE(test_thick_outlines_hide_no_figure)
{
    struct rig *rig = rig_new_with_words(NULL);
    rig->config.theme = THEME_CONTRAST;
    rig->config.seed = 5;
    rig_begin(rig);
    rig_resize(rig, 390, 844);
    rig_click_text(rig, "Play");
    assert_true(rig_settle(rig, 3000));
    rig_ctrl(rig, 'g');
    rig_drag_word(rig, "slate");
    rig_draw(rig);

    assert_int_equal(hidden_texts(&rig->list), 0);
    rig_free(rig);
}

TEST_CASE(test_screens_are_readable)
{
    check_screens(THEME_DARK);
    check_screens(THEME_LIGHT);
    check_screens(THEME_CONTRAST);
}
