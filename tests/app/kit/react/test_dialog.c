/* SPDX-License-Identifier: MIT */
/*
 * Questions: every device finds the same answers, Escape the harmless one, and no text leaves the
 * box.
 */
#include "dialog.h"
#include "rig_test.h"
#include "screens.h"
#include "test.h"
#include "text_boxes.h"

enum { ID_KEEP = 1, ID_DELETE, ID_LEFT, ID_RIGHT, ID_NEITHER };

static char text[900];
static int answer;

static struct question ask(const void *self, const struct game *game, struct arena *arena)
{
    (void)self;
    (void)game;
    return (struct question){
        .title = "Spielverlauf löschen?",
        .text = text,
        .foot = say(arena, "Brett %d", 7),
        .buttons = {{ID_KEEP, "Behalten", ICON_NONE, BUTTON_PRIMARY},
                    {ID_DELETE, "Endgültig und unwiderruflich löschen", ICON_TRASH_2,
                     BUTTON_DANGER},
                    {ID_LEFT, "Einstellungen", ICON_SETTINGS, BUTTON_PLAIN},
                    {ID_RIGHT, "Tastenkürzel", ICON_KEYBOARD, BUTTON_PLAIN}},
        .pairs_from = 2,
        .escape = ID_NEITHER,
        .toggle = 'q',
    };
}

static void press(void *self, struct game *game, int id)
{
    (void)self;
    (void)game;
    answer = id;
}

static const struct screen_class asking = {
    .name = "asking", .is_overlay = true, .ask = ask, .press = press};

static int set_up(void **state)
{
    static const struct screen_class *classes[SCREEN_COUNT];
    struct rig *rig = rig_new();
    rig_begin(rig);
    memcpy(classes, screen_classes, sizeof classes);
    classes[SCREEN_LEAVE] = &asking;
    rig->game->stage.classes = classes;
    stage_over(&rig->game->stage, SCREEN_LEAVE, NULL);
    (void)snprintf(text, sizeof text, "%s", "Alle Runden.");
    *state = rig;
    return 0;
}

static int tear_down(void **state)
{
    rig_free(*state);
    return 0;
}

static int answer_to(struct rig *rig, enum key key)
{
    answer = HOT_NONE;
    rig_draw(rig);
    rig_key(rig, key);
    return answer;
}

static int answer_to_pad(struct rig *rig, enum pad button)
{
    answer = HOT_NONE;
    rig_draw(rig);
    rig_pad(rig, button, true);
    rig_pad(rig, button, false);
    return answer;
}

TEST_CASE_WITH(test_the_mouse_presses_each_button, set_up, tear_down)
{
    struct rig *rig = *state;
    static const char *const labels[] = {
        [ID_KEEP] = "Behalten", [ID_LEFT] = "Einstellungen", [ID_RIGHT] = "Tastenkürzel"};
    for (int id = ID_KEEP; id <= ID_RIGHT; id++) {
        struct rect rect = rig_hot(rig, id);
        answer = HOT_NONE;
        rig_click(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
        assert_int_equal(answer, id);
        if (labels[id]) { /* the other one is broken into lines */
            rig_click_text(rig, labels[id]);
            assert_int_equal(answer, id);
        }
    }
    struct rect keep = rig_hot(rig, ID_KEEP);
    answer = HOT_NONE;
    rig_click(rig, keep.x + keep.w / 2, keep.y - 8); /* on the box */
    rig_click(rig, 5, 5);
    assert_int_equal(answer, HOT_NONE);
}

TEST_CASE_WITH(test_keys_answer_without_the_focus, set_up, tear_down)
{
    struct rig *rig = *state;
    assert_int_equal(answer_to(rig, KEY_ENTER), ID_KEEP);
    assert_int_equal(answer_to(rig, KEY_SPACE), ID_KEEP);
    assert_int_equal(answer_to(rig, KEY_ESCAPE), ID_NEITHER);
    answer = HOT_NONE;
    rig_ctrl(rig, 'q');
    assert_int_equal(answer, ID_NEITHER);
    answer = HOT_NONE;
    rig_ctrl(rig, 'p');
    rig_type(rig, "q");
    assert_int_equal(answer, HOT_NONE);
}

TEST_CASE_WITH(test_keys_press_what_has_the_focus, set_up, tear_down)
{
    struct rig *rig = *state;
    for (int id = ID_KEEP; id <= ID_RIGHT; id++) {
        assert_int_equal(answer_to(rig, KEY_TAB), HOT_NONE);
        assert_int_equal(rig->game->stage.ui.focus, id);
        assert_int_equal(answer_to(rig, KEY_ENTER), id);
        assert_int_equal(answer_to(rig, KEY_SPACE), id);
        assert_int_equal(answer_to(rig, KEY_ESCAPE), ID_NEITHER);
    }
    static const struct {
        enum key key;
        int id;
    } arrows[] = {{KEY_LEFT, ID_LEFT}, {KEY_RIGHT, ID_RIGHT}, {KEY_UP, ID_DELETE},
                  {KEY_UP, ID_KEEP},   {KEY_UP, ID_KEEP},     {KEY_DOWN, ID_DELETE}};
    for (size_t i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
        assert_int_equal(answer_to(rig, arrows[i].key), HOT_NONE);
        assert_int_equal(answer_to(rig, KEY_ENTER), arrows[i].id);
    }
}

TEST_CASE_WITH(test_a_controller_answers, set_up, tear_down)
{
    struct rig *rig = *state;
    assert_int_equal(answer_to_pad(rig, PAD_A), ID_KEEP);
    assert_int_equal(answer_to_pad(rig, PAD_B), ID_NEITHER);
    assert_int_equal(answer_to_pad(rig, PAD_SHOULDER_RIGHT), HOT_NONE);
    rig_draw(rig);
    rig_pad_move(rig, 0, 1);
    assert_int_equal(answer_to_pad(rig, PAD_A), ID_DELETE);
    assert_int_equal(answer_to_pad(rig, PAD_B), ID_NEITHER);
}

static void tell_fault(void *context, const char *what)
{
    print_error("%s: %s\n", (const char *)context, what);
}

/* The sentence of a system may be long, and so may a path in it. */
TEST_CASE_WITH(test_a_long_german_text_stays_in_its_box, set_up, tear_down)
{
    struct rig *rig = *state;
    static const char sentence[] =
        "Die Runde konnte nicht in der Datei mit dem Spielverlauf gespeichert werden, weil auf dem "
        "Datenträger kein Speicherplatz mehr frei ist. ";
    static const int sizes[][2] = {{720, 520}, {1280, 800}, {700, 1100}, {360, 520}};
    text[0] = '\0';
    for (int times = 1; times <= 6; times++) {
        size_t length = strlen(text);
        (void)snprintf(text + length, sizeof text - length, "%s", sentence);
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            char where[60];
            (void)snprintf(where, sizeof where, "%d sentences, %d x %d", times, sizes[i][0],
                           sizes[i][1]);
            rig_resize(rig, sizes[i][0], sizes[i][1]);
            rig_draw(rig);
            assert_int_equal(text_boxes_check(&rig->list, &rig->config.metrics, tell_fault, where),
                             0);
            struct rect last = rig_hot(rig, ID_RIGHT);
            assert_true(last.y + last.h < layout_foot(&rig->game->stage.layout).y);
        }
    }
}
