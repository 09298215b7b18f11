/* SPDX-License-Identifier: MIT */
/*
 * SDL's events as inputs, and inputs as lines of the log.
 */
#include "events.h"
#include "test.h"

/* A screen with two pixels per unit of SDL's. */
static const struct events fine = {
    .window_width = 640, .window_height = 400, .width = 1280, .height = 800};

TEST_CASE(test_places_become_device_pixels)
{
    struct events events = fine;
    struct input input;
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = 100, .y = 50}};
    assert_int_equal(events_read(&events, &event, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_MOVE);
    assert_int_equal(input.x, 200);
    assert_int_equal(input.y, 100);
    assert_false(input.held);
}

static enum event_result send_mouse(struct events *events, Uint32 type, Uint32 which, int x, int y,
                                    struct input *input)
{
    SDL_Event event = {.button = {.type = type, .which = which, .x = x, .y = y}};
    event.button.button = SDL_BUTTON_LEFT;
    return events_read(events, &event, input);
}

static enum event_result send_motion(struct events *events, Uint32 which, Uint32 state, int x,
                                     int y, struct input *input)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .which = which, .x = x, .y = y}};
    event.motion.state = state;
    return events_read(events, &event, input);
}

static enum event_result send_window(struct events *events, Uint8 what, struct input *input)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = what}};
    return events_read(events, &event, input);
}

static void expect_at(const struct input *input, enum input_kind kind, int x, int y)
{
    assert_int_equal(input->kind, kind);
    assert_int_equal(input->x, x);
    assert_int_equal(input->y, y);
}

TEST_CASE(test_the_first_finger_is_a_pointer)
{
    struct events events = fine;
    struct input input;
    SDL_Event finger = {.tfinger = {.type = SDL_FINGERDOWN, .x = 0.5F, .y = 0.5F}};
    for (int touch = 0; touch < 2; touch++) {
        assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, 5, 6, &input),
                         EVENT_INPUT);
        assert_true(input.is_finger);
        expect_at(&input, INPUT_PRESS, 10, 12);
        assert_int_equal(events_read(&events, &finger, &input), EVENT_NONE); /* the same */
        assert_int_equal(send_motion(&events, SDL_TOUCH_MOUSEID, SDL_BUTTON_LMASK, 7, 9, &input),
                         EVENT_INPUT);
        assert_true(input.is_finger && input.held);
        assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, 7, 9, &input),
                         EVENT_INPUT);
    }
    assert_int_equal(send_motion(&events, 0, 0, 7, 9, &input), EVENT_INPUT);
    assert_false(input.is_finger);
}

/* It drops what the first one traces, and the pointer stays at the first one. */
TEST_CASE(test_a_second_finger_is_a_right_button)
{
    struct events events = fine;
    struct input input;
    SDL_Event finger = {.tfinger = {.type = SDL_FINGERDOWN, .x = 0.5F, .y = 0.5F}};
    (void)send_mouse(&events, SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, 5, 6, &input);
    assert_int_equal(events_read(&events, &finger, &input), EVENT_NONE);
    (void)send_motion(&events, SDL_TOUCH_MOUSEID, SDL_BUTTON_LMASK, 70, 90, &input);
    for (int more = 0; more < 2; more++) {
        assert_int_equal(events_read(&events, &finger, &input), EVENT_INPUT);
        expect_at(&input, INPUT_PRESS, 140, 180);
        assert_int_equal(input.button, BUTTON_RIGHT);
    }
    (void)send_mouse(&events, SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, 70, 90, &input);
    assert_int_equal(events_read(&events, &finger, &input), EVENT_NONE); /* no finger traces */
}

TEST_CASE(test_a_drag_is_held_until_its_release)
{
    struct events events = fine;
    struct input input;
    SDL_Event press = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 3, .y = 4}};
    SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .x = -20, .y = 900}};
    SDL_Event drag = move;
    drag.motion.state = SDL_BUTTON_LMASK;
    SDL_Event right = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_RIGHT}};
    SDL_Event leave = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}};
    SDL_Event release = {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT}};
    assert_int_equal(events_read(&events, &press, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_PRESS);
    assert_int_equal(input.button, BUTTON_LEFT);
    assert_int_equal(events_read(&events, &leave, &input), EVENT_NONE);
    assert_int_equal(events_read(&events, &drag, &input), EVENT_INPUT);
    assert_true(input.held);
    assert_int_equal(input.x, -40);
    assert_int_equal(input.y, 1800);
    assert_int_equal(events_read(&events, &right, &input), EVENT_INPUT);
    assert_int_equal(input.button, BUTTON_RIGHT);
    assert_int_equal(events_read(&events, &release, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_RELEASE);
    assert_int_equal(events_read(&events, &move, &input), EVENT_INPUT);
    assert_false(input.held);
    assert_int_equal(events_read(&events, &leave, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_LEAVE);
}

/* The state of the next motion shows that the button is up. */
TEST_CASE(test_a_lost_release_is_noticed)
{
    struct events events = fine;
    struct input input;
    SDL_Event press = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT}};
    SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .state = SDL_BUTTON_RMASK}};
    SDL_Event leave = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}};
    assert_int_equal(events_read(&events, &press, &input), EVENT_INPUT);
    assert_int_equal(events_read(&events, &move, &input), EVENT_INPUT);
    assert_false(input.held);
    assert_int_equal(events_read(&events, &leave, &input), EVENT_INPUT);
}

/* --- a change of focus --- */

static Uint32 buttons_down; /* in truth */

static Uint32 ask_buttons(int *x, int *y)
{
    return buttons_down;
}

/* Presses the left button at 30, 40 and loses the focus. */
static struct events lose_focus_in_a_drag(void)
{
    struct events events = fine;
    struct input input;
    events.ask_buttons = ask_buttons;
    buttons_down = SDL_BUTTON_LMASK;
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONDOWN, 0, 30, 40, &input), EVENT_INPUT);
    assert_int_equal(send_window(&events, SDL_WINDOWEVENT_FOCUS_LOST, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_BLUR);
    return events;
}

static void regain_focus(struct events *events)
{
    struct input input;
    assert_int_equal(send_window(events, SDL_WINDOWEVENT_FOCUS_GAINED, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_FOCUS);
}

/* The same after a release elsewhere, of which SDL has not heard. */
static void regain_focus_without_button(struct events *events)
{
    struct input input;
    buttons_down = 0;
    assert_int_equal(send_window(events, SDL_WINDOWEVENT_FOCUS_GAINED, &input), EVENT_AGAIN);
    expect_at(&input, INPUT_MOVE, 60, 80);
    assert_false(input.held);
    regain_focus(events);
    assert_int_equal(send_motion(events, 0, SDL_BUTTON_LMASK, 50, 60, &input), EVENT_INPUT);
    assert_false(input.held);
    assert_int_equal(send_window(events, SDL_WINDOWEVENT_LEAVE, &input), EVENT_INPUT);
}

static void expect_usual_press(struct events *events)
{
    struct input input;
    assert_int_equal(send_mouse(events, SDL_MOUSEBUTTONDOWN, 0, 1, 2, &input), EVENT_INPUT);
    expect_at(&input, INPUT_PRESS, 2, 4);
    assert_int_equal(send_motion(events, 0, SDL_BUTTON_LMASK, 3, 4, &input), EVENT_INPUT);
    assert_true(input.held);
    assert_int_equal(send_mouse(events, SDL_MOUSEBUTTONUP, 0, 5, 6, &input), EVENT_INPUT);
    expect_at(&input, INPUT_RELEASE, 10, 12);
}

/* SDL drops the press that follows, as it believes that the button is still down. */
TEST_CASE(test_a_press_counts_after_a_release_elsewhere)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    regain_focus_without_button(&events);
    buttons_down = SDL_BUTTON_LMASK;
    assert_int_equal(send_motion(&events, 0, SDL_BUTTON_LMASK, 90, 95, &input), EVENT_AGAIN);
    expect_at(&input, INPUT_PRESS, 180, 190);
    assert_int_equal(input.button, BUTTON_LEFT);
    assert_int_equal(send_motion(&events, 0, SDL_BUTTON_LMASK, 90, 95, &input), EVENT_INPUT);
    expect_at(&input, INPUT_MOVE, 180, 190);
    assert_true(input.held);
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, 0, 91, 96, &input), EVENT_INPUT);
    expect_at(&input, INPUT_RELEASE, 182, 192);
    expect_usual_press(&events);
}

TEST_CASE(test_a_click_counts_after_a_release_elsewhere)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    regain_focus_without_button(&events);
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, 0, 50, 60, &input), EVENT_AGAIN);
    expect_at(&input, INPUT_PRESS, 100, 120);
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, 0, 50, 60, &input), EVENT_INPUT);
    expect_at(&input, INPUT_RELEASE, 100, 120);
    expect_usual_press(&events);
}

TEST_CASE(test_a_click_that_brings_the_focus_is_none)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    buttons_down = 0;
    assert_int_equal(send_motion(&events, 0, SDL_BUTTON_LMASK, 50, 60, &input), EVENT_INPUT);
    assert_false(input.held);
    buttons_down = SDL_BUTTON_LMASK;
    regain_focus(&events);
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, 0, 50, 60, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_RELEASE);
    expect_usual_press(&events);
}

TEST_CASE(test_a_drag_survives_a_change_of_focus)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    regain_focus(&events);
    assert_int_equal(send_motion(&events, 0, SDL_BUTTON_LMASK, 50, 60, &input), EVENT_INPUT);
    assert_true(input.held);
    assert_int_equal(send_mouse(&events, SDL_MOUSEBUTTONUP, 0, 50, 60, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_RELEASE);
    expect_usual_press(&events);
}

/* SDL may report a release late, and then has not dropped a press. */
TEST_CASE(test_a_release_that_is_on_its_way_is_not_lost)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    SDL_Event up = {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT}};
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_EVENTS), 0);
    assert_int_equal(SDL_PushEvent(&up), 1);
    buttons_down = 0;
    regain_focus(&events);
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
    assert_int_equal(events_read(&events, &up, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_RELEASE);
    expect_usual_press(&events);
}

TEST_CASE(test_other_buttons_count_after_a_release_elsewhere)
{
    struct events events = fine;
    struct input input;
    SDL_Event down = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_RIGHT}};
    SDL_Event up = {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_RIGHT}};
    events.ask_buttons = ask_buttons;
    assert_int_equal(events_read(&events, &down, &input), EVENT_INPUT);
    (void)send_window(&events, SDL_WINDOWEVENT_FOCUS_LOST, &input);
    buttons_down = 0;
    regain_focus(&events);
    assert_int_equal(events_read(&events, &up, &input), EVENT_AGAIN);
    assert_int_equal(input.kind, INPUT_PRESS);
    assert_int_equal(input.button, BUTTON_RIGHT);
    assert_int_equal(events_read(&events, &up, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_RELEASE);
}

/* A finger is no button of the mouse. */
TEST_CASE(test_a_finger_survives_a_change_of_focus)
{
    struct events events = fine;
    struct input input;
    events.ask_buttons = ask_buttons;
    buttons_down = 0;
    (void)send_mouse(&events, SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, 5, 6, &input);
    (void)send_window(&events, SDL_WINDOWEVENT_FOCUS_LOST, &input);
    regain_focus(&events);
    (void)send_motion(&events, SDL_TOUCH_MOUSEID, SDL_BUTTON_LMASK, 7, 9, &input);
    assert_true(input.held);
    (void)send_mouse(&events, SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, 7, 9, &input);
    assert_int_equal(input.kind, INPUT_RELEASE);
}

/* Nor does the lost release of a button end the drag of a finger. */
TEST_CASE(test_a_finger_drags_after_a_lost_release)
{
    struct events events = lose_focus_in_a_drag();
    struct input input;
    regain_focus_without_button(&events);
    (void)send_mouse(&events, SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, 5, 6, &input);
    assert_int_equal(send_motion(&events, SDL_TOUCH_MOUSEID, SDL_BUTTON_LMASK, 7, 9, &input),
                     EVENT_INPUT);
    assert_true(input.held);
    (void)send_window(&events, SDL_WINDOWEVENT_FOCUS_LOST, &input);
    regain_focus(&events);
    assert_int_equal(send_motion(&events, SDL_TOUCH_MOUSEID, SDL_BUTTON_LMASK, 9, 9, &input),
                     EVENT_INPUT);
    assert_true(input.held);
    (void)send_mouse(&events, SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, 7, 9, &input);
    (void)send_motion(&events, 0, SDL_BUTTON_LMASK, 8, 9, &input);
    assert_false(input.held);
}

/* --- keys --- */

static enum event_result press_key(SDL_Keycode code, Uint16 held, bool again, struct input *input)
{
    struct events events = fine;
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .repeat = again}};
    event.key.keysym.sym = code;
    event.key.keysym.mod = held;
    return events_read(&events, &event, input);
}

TEST_CASE(test_keys)
{
    static const struct {
        SDL_Keycode code;
        Uint16 held;
        enum key key;
    } keys[] = {
        {SDLK_RETURN, 0, KEY_ENTER},
        {SDLK_KP_ENTER, 0, KEY_ENTER},
        {SDLK_ESCAPE, 0, KEY_ESCAPE},
        {SDLK_SPACE, 0, KEY_SPACE},
        {SDLK_BACKSPACE, 0, KEY_BACKSPACE},
        {SDLK_F11, 0, KEY_F11},
        {SDLK_PLUS, KMOD_LCTRL, KEY_ZOOM_IN},
        {SDLK_EQUALS, KMOD_RCTRL, KEY_ZOOM_IN},
        {SDLK_MINUS, KMOD_LCTRL, KEY_ZOOM_OUT},
        {SDLK_0, KMOD_LCTRL, KEY_ZOOM_RESET},
    };
    struct input input;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        assert_int_equal(press_key(keys[i].code, keys[i].held, false, &input), EVENT_INPUT);
        assert_int_equal(input.kind, INPUT_KEY);
        assert_int_equal(input.key, keys[i].key);
    }
    assert_int_equal(press_key(SDLK_p, KMOD_LCTRL, false, &input), EVENT_INPUT);
    assert_int_equal(input.key, KEY_LETTER);
    assert_int_equal(input.letter, 'p');
    assert_true(input.ctrl && !input.shift);
    assert_int_equal(press_key(SDLK_TAB, KMOD_LSHIFT, false, &input), EVENT_INPUT);
    assert_true(input.shift && !input.ctrl);
    /* Letters that browsers need with Ctrl themselves. */
    assert_int_equal(press_key(SDLK_r, KMOD_LALT, false, &input), EVENT_INPUT);
    assert_int_equal(input.key, KEY_LETTER);
    assert_int_equal(input.letter, 'r');
    assert_int_equal(press_key(SDLK_h, KMOD_LALT, false, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_r, KMOD_LALT | KMOD_RALT, false, &input), EVENT_NONE);
    /* AltGr comes with Ctrl on some systems. */
    assert_int_equal(press_key(SDLK_l, KMOD_LCTRL | KMOD_RALT, false, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_l, KMOD_LCTRL | KMOD_MODE, false, &input), EVENT_NONE);
    /* Without Ctrl these are text. */
    assert_int_equal(press_key(SDLK_p, 0, false, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_MINUS, KMOD_LSHIFT, false, &input), EVENT_NONE);
}

/* Holding Enter enters one word, and does not end the turn by repeating. */
TEST_CASE(test_only_some_keys_repeat)
{
    struct input input;
    assert_int_equal(press_key(SDLK_RETURN, 0, true, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_ESCAPE, 0, true, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_F11, 0, true, &input), EVENT_NONE);
    assert_int_equal(press_key(SDLK_BACKSPACE, 0, true, &input), EVENT_INPUT);
    assert_int_equal(press_key(SDLK_DOWN, 0, true, &input), EVENT_INPUT);
}

static enum event_result press_place(struct events *events, SDL_Keycode code, SDL_Scancode place,
                                     Uint16 held, struct input *input)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN}};
    event.key.keysym.sym = code;
    event.key.keysym.scancode = place;
    event.key.keysym.mod = held;
    return events_read(events, &event, input);
}

static enum event_result type_text(struct events *events, const char *text, struct input *input)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    (void)snprintf(event.text.text, sizeof event.text.text, "%s", text);
    return events_read(events, &event, input);
}

/* A key with Ctrl means what its symbol says, in any place; else what is at its place elsewhere.
 * SDL calls the upper row by digits; what is there is known by the text that follows. */
TEST_CASE(test_zoom_on_other_keyboards)
{
    static const struct {
        SDL_Keycode code;
        SDL_Scancode place;
        const char *text;
        enum key key;
    } keys[] = {
        {SDLK_RIGHTPAREN, SDL_SCANCODE_MINUS, ")", KEY_ZOOM_OUT}, /* French */
        {SDLK_6, SDL_SCANCODE_6, "-", KEY_ZOOM_OUT},
        {SDLK_EQUALS, SDL_SCANCODE_EQUALS, "=", KEY_ZOOM_IN},
        {SDLK_0, SDL_SCANCODE_0, "à", KEY_ZOOM_RESET},
        {(SDL_Keycode)0xe0, SDL_SCANCODE_0, "à", KEY_ZOOM_RESET}, /* where SDL does not do so */
        {SDLK_7, SDL_SCANCODE_7, "+", KEY_ZOOM_IN},               /* Bépo */
        {SDLK_EQUALS, SDL_SCANCODE_MINUS, "=", KEY_ZOOM_IN},
        {(SDL_Keycode)0xdf, SDL_SCANCODE_MINUS, "ß", KEY_ZOOM_OUT}, /* German */
        {SDLK_PLUS, SDL_SCANCODE_RIGHTBRACKET, "+", KEY_ZOOM_IN},
        {SDLK_MINUS, SDL_SCANCODE_SLASH, "-", KEY_ZOOM_OUT},
        {SDLK_PLUS, SDL_SCANCODE_MINUS, "+", KEY_ZOOM_IN},    /* Swedish */
        {SDLK_MINUS, SDL_SCANCODE_EQUALS, "-", KEY_ZOOM_OUT}, /* Turkish */
        {SDLK_1, SDL_SCANCODE_1, "+", KEY_ZOOM_IN},           /* Swiss and Czech */
        {SDLK_6, SDL_SCANCODE_6, "6", KEY_NONE},
        {SDLK_6, SDL_SCANCODE_6, "-.", KEY_NONE},
        {SDLK_RIGHTBRACKET, SDL_SCANCODE_RIGHTBRACKET, "]", KEY_NONE},
    };
    struct events events = fine;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        struct input inputs[2];
        enum event_result results[2];
        results[0] = press_place(&events, keys[i].code, keys[i].place, KMOD_LCTRL, &inputs[0]);
        results[1] = type_text(&events, keys[i].text, &inputs[1]);
        int count = (results[0] == EVENT_INPUT) + (results[1] == EVENT_INPUT);
        const struct input *input = &inputs[results[0] == EVENT_INPUT ? 0 : 1];
        assert_int_equal(count, keys[i].key != KEY_NONE); /* once */
        if (count > 0) {
            assert_int_equal(input->kind, INPUT_KEY);
            assert_int_equal(input->key, keys[i].key);
            assert_true(input->ctrl);
        }
    }
}

/* The layouts of SDL's keys in the test below: Latin letters, or none. */
static SDL_Scancode place_of_greek(SDL_Keycode symbol)
{
    (void)symbol;
    return SDL_SCANCODE_UNKNOWN;
}

static SDL_Scancode place_of_dvorak(SDL_Keycode symbol)
{
    return symbol == SDLK_q ? SDL_SCANCODE_X : SDL_SCANCODE_A;
}

/* With Ctrl a letter is that of the layout, and where that has no Latin ones, that of the place. */
TEST_CASE(test_letters_on_other_keyboards)
{
    static const struct {
        SDL_Keycode code;
        SDL_Scancode place;
        SDL_Scancode (*ask_place)(SDL_Keycode symbol);
        char letter; /* '\0': it is none */
    } keys[] = {
        {0x0439, SDL_SCANCODE_Q, place_of_greek, 'q'}, /* Russian й */
        {0x0439, SDL_SCANCODE_Q, NULL, 'q'},
        {0x0446, SDL_SCANCODE_W, place_of_greek, 'w'}, /* Ukrainian, Bulgarian, Serbian */
        {SDLK_SEMICOLON, SDL_SCANCODE_Q, place_of_greek, 'q'},
        {0x03c2, SDL_SCANCODE_W, place_of_greek, 'w'},
        {SDLK_SLASH, SDL_SCANCODE_Q, place_of_greek, 'q'}, /* Hebrew */
        {SDLK_QUOTE, SDL_SCANCODE_W, place_of_greek, 'w'},
        {0x0636, SDL_SCANCODE_Q, place_of_greek, 'q'}, /* Arabic */
        {SDLK_a, SDL_SCANCODE_Q, NULL, 'a'},           /* French */
        {SDLK_QUOTE, SDL_SCANCODE_Q, place_of_dvorak, '\0'},
        {SDLK_q, SDL_SCANCODE_X, place_of_dvorak, 'q'},
        {0x0131, SDL_SCANCODE_I, place_of_dvorak, '\0'}, /* Turkish ı: i is elsewhere */
        {0x0431, SDL_SCANCODE_COMMA, place_of_greek, '\0'},
    };
    struct input input;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        struct events events = fine;
        events.ask_place = keys[i].ask_place;
        enum event_result result =
            press_place(&events, keys[i].code, keys[i].place, KMOD_LCTRL, &input);
        assert_int_equal(result, keys[i].letter ? EVENT_INPUT : EVENT_NONE);
        assert_int_equal(input.letter, keys[i].letter);
        assert_int_equal(input.key, keys[i].letter ? KEY_LETTER : KEY_NONE);
    }
    struct events events = fine;
    assert_int_equal(press_place(&events, 0x043a, SDL_SCANCODE_R, KMOD_LALT, &input), EVENT_INPUT);
    assert_int_equal(input.letter, 'r');
    assert_int_equal(press_place(&events, 0x043a, SDL_SCANCODE_R, 0, &input), EVENT_NONE);
}

/* All keys may have been let go before the first event is read. */
TEST_CASE(test_modifiers_are_those_of_the_time)
{
    struct events events = fine;
    struct input input;
    SDL_Event up = {.key = {.type = SDL_KEYUP}};
    (void)press_place(&events, SDLK_a, SDL_SCANCODE_A, KMOD_LCTRL, &input);
    assert_int_equal(type_text(&events, "a", &input), EVENT_NONE);
    assert_int_equal(events_read(&events, &up, &input), EVENT_NONE);
    assert_int_equal(type_text(&events, "a", &input), EVENT_INPUT); /* by an input method */
    (void)press_place(&events, SDLK_a, SDL_SCANCODE_A, KMOD_LALT, &input);
    assert_int_equal(type_text(&events, "a", &input), EVENT_NONE);
}

TEST_CASE(test_text_tells_the_digit_at_its_place)
{
    struct events events = fine;
    struct input input;
    assert_int_equal(press_place(&events, SDLK_2, SDL_SCANCODE_2, 0, &input), EVENT_NONE);
    assert_int_equal(type_text(&events, "é", &input), EVENT_INPUT);
    assert_int_equal(input.digit, '2');
    (void)press_place(&events, SDLK_0, SDL_SCANCODE_0, 0, &input);
    (void)type_text(&events, "à", &input);
    assert_int_equal(input.digit, '0');
    (void)press_place(&events, SDLK_e, SDL_SCANCODE_E, 0, &input);
    (void)type_text(&events, "e", &input);
    assert_int_equal(input.digit, '\0');
}

TEST_CASE(test_text)
{
    struct events events = fine;
    struct input input;
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = "é"}};
    assert_int_equal(events_read(&events, &event, &input), EVENT_INPUT);
    assert_int_equal(input.kind, INPUT_TEXT);
    assert_string_equal(input.text, "é");
    SDL_Event blank = {.text = {.type = SDL_TEXTINPUT, .text = " "}};
    assert_int_equal(events_read(&events, &blank, &input), EVENT_NONE);
}

TEST_CASE(test_the_window)
{
    static const struct {
        Uint8 event;
        enum event_result result;
        enum input_kind kind;
    } reports[] = {
        {SDL_WINDOWEVENT_CLOSE, EVENT_INPUT, INPUT_CLOSE},
        {SDL_WINDOWEVENT_FOCUS_LOST, EVENT_INPUT, INPUT_BLUR},
        {SDL_WINDOWEVENT_FOCUS_GAINED, EVENT_INPUT, INPUT_FOCUS},
        {SDL_WINDOWEVENT_SIZE_CHANGED, EVENT_SIZE, 0},
        {SDL_WINDOWEVENT_EXPOSED, EVENT_EXPOSE, 0},
        {SDL_WINDOWEVENT_MOVED, EVENT_NONE, 0},
    };
    struct events events = fine;
    struct input input;
    for (size_t i = 0; i < sizeof reports / sizeof reports[0]; i++) {
        SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = reports[i].event}};
        assert_int_equal(events_read(&events, &event, &input), reports[i].result);
        if (reports[i].result == EVENT_INPUT) {
            assert_int_equal(input.kind, reports[i].kind);
        }
    }
    SDL_Event quit = {.type = SDL_QUIT};
    assert_int_equal(events_read(&events, &quit, &input), EVENT_QUIT);
    SDL_Event reset = {.type = SDL_RENDER_TARGETS_RESET};
    assert_int_equal(events_read(&events, &reset, &input), EVENT_RESET);
}

/* --- game controllers --- */

/* Attaches a virtual controller; returns -1 if SDL cannot. */
static int plug_in(void)
{
    return SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                     SDL_CONTROLLER_BUTTON_MAX, 0);
}

/* Reads the controller inputs of all pending events, at most `most`; returns their count. */
static int read_all(struct events *events, struct input *inputs, int most)
{
    SDL_Event event;
    int count = 0;
    SDL_JoystickUpdate();
    while (SDL_PollEvent(&event)) {
        struct input input;
        if (events_read(events, &event, &input) == EVENT_INPUT && input.kind == INPUT_PAD &&
            count < most) {
            inputs[count++] = input;
        }
    }
    return count;
}

static void push_stick(SDL_Joystick *stick, int x, int y)
{
    assert_int_equal(SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, (Sint16)x), 0);
    assert_int_equal(SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTY, (Sint16)y), 0);
}

static void press_button(SDL_Joystick *stick, SDL_GameControllerButton button, bool down)
{
    assert_int_equal(SDL_JoystickSetVirtualButton(stick, (int)button, down), 0);
}

/* Expects one step for a push of the stick, and none for the way back. */
static void expect_push(struct events *events, SDL_Joystick *stick, int x, int y, int dx, int dy)
{
    struct input inputs[8];
    push_stick(stick, x, y);
    assert_int_equal(read_all(events, inputs, 8), 1);
    assert_int_equal(inputs[0].pad, PAD_MOVE);
    assert_int_equal(inputs[0].x, dx);
    assert_int_equal(inputs[0].y, dy);
    push_stick(stick, x / 2, y / 2); /* not far enough back for another step */
    assert_int_equal(read_all(events, inputs, 8), 0);
    push_stick(stick, x, y);
    assert_int_equal(read_all(events, inputs, 8), 0);
    push_stick(stick, 0, 0);
    assert_int_equal(read_all(events, inputs, 8), 0);
    assert_int_equal(pads_wait_ms(&events->pads), -1);
}

static void expect_button(struct events *events, SDL_Joystick *stick,
                          SDL_GameControllerButton button, enum pad pad)
{
    struct input inputs[8];
    for (int down = 1; down >= 0; down--) {
        press_button(stick, button, down);
        assert_int_equal(read_all(events, inputs, 8), 1);
        assert_int_equal(inputs[0].pad, pad);
        assert_int_equal(inputs[0].held, down);
    }
}

TEST_CASE(test_a_controller)
{
    (void)SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    struct events events = fine;
    struct input inputs[8];
    pads_begin(&events.pads);
    assert_int_equal(read_all(&events, inputs, 8), 0);
    int index = plug_in();
    if (index < 0) {
        pads_end(&events.pads);
        skip(); /* this SDL is built without virtual controllers */
    }
    (void)read_all(&events, inputs, 8);
    assert_non_null(events.pads.open[0]); /* opened when attached */
    SDL_Joystick *stick = SDL_GameControllerGetJoystick(events.pads.open[0]);

    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_A, PAD_A);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_B, PAD_B);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_X, PAD_X);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_Y, PAD_Y);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_START, PAD_START);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_BACK, PAD_BACK);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PAD_SHOULDER_LEFT);
    expect_button(&events, stick, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PAD_SHOULDER_RIGHT);

    expect_push(&events, stick, 30000, 0, 1, 0);
    expect_push(&events, stick, -30000, 4000, -1, 0);
    expect_push(&events, stick, 20000, -20000, 1, -1);
    expect_push(&events, stick, -18000, 24000, -1, 1);
    expect_push(&events, stick, 5000, 28000, 0, 1);

    Uint64 before = SDL_GetTicks64();
    press_button(stick, SDL_CONTROLLER_BUTTON_DPAD_UP, true);
    assert_int_equal(read_all(&events, inputs, 8), 1);
    assert_int_equal(inputs[0].y, -1);
    assert_int_equal(inputs[0].x, 0);
    bool is_early = !pads_repeat(&events.pads, &inputs[0]);
    assert_true(is_early || SDL_GetTicks64() - before >= 300); /* or the machine is busy */
    if (is_early) {
        SDL_Delay((Uint32)pads_wait_ms(&events.pads) + 5);
        assert_true(pads_repeat(&events.pads, &inputs[0]));
    }
    assert_int_equal(inputs[0].y, -1);
    press_button(stick, SDL_CONTROLLER_BUTTON_A, true); /* while tracing, steps do not repeat */
    assert_int_equal(read_all(&events, inputs, 8), 1);
    assert_int_equal(pads_wait_ms(&events.pads), -1);
    press_button(stick, SDL_CONTROLLER_BUTTON_A, false);
    press_button(stick, SDL_CONTROLLER_BUTTON_DPAD_UP, false);
    assert_int_equal(read_all(&events, inputs, 8), 1);
    assert_int_equal(pads_wait_ms(&events.pads), -1);

    /* No direction repeats in another window. */
    press_button(stick, SDL_CONTROLLER_BUTTON_DPAD_DOWN, true);
    assert_int_equal(read_all(&events, inputs, 8), 1);
    assert_true(pads_wait_ms(&events.pads) >= 0);
    (void)send_window(&events, SDL_WINDOWEVENT_FOCUS_LOST, &inputs[0]);
    assert_int_equal(pads_wait_ms(&events.pads), -1);
    press_button(stick, SDL_CONTROLLER_BUTTON_DPAD_DOWN, false);
    assert_int_equal(read_all(&events, inputs, 8), 0);

    press_button(stick, SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
    assert_int_equal(read_all(&events, inputs, 8), 1);
    assert_int_equal(SDL_JoystickDetachVirtual(index), 0);
    (void)read_all(&events, inputs, 8);
    assert_null(events.pads.open[0]);
    assert_int_equal(pads_wait_ms(&events.pads), -1); /* detaching released the button */
    pads_end(&events.pads);
}

TEST_CASE(test_the_size_is_in_device_pixels)
{
    struct input size = events_size(&fine);
    assert_int_equal(size.kind, INPUT_RESIZE);
    assert_int_equal(size.x, 1280);
    assert_int_equal(size.y, 800);
    assert_int_equal(size.density, 200);
    const struct events usual = {
        .window_width = 640, .window_height = 400, .width = 640, .height = 400};
    size = events_size(&usual);
    assert_int_equal(size.x, 640);
    assert_int_equal(size.density, 100);
}

TEST_CASE(test_lines_of_the_log)
{
    static const struct {
        struct input input;
        const char *line;
    } lines[] = {
        {{.kind = INPUT_MOVE, .x = 4, .y = -3, .held = true}, "7 move 4 -3 held"},
        {{.kind = INPUT_MOVE, .x = 4, .y = 3}, "7 move 4 3"},
        {{.kind = INPUT_PRESS, .x = 1, .y = 2}, "7 press 1 2 left"},
        {{.kind = INPUT_RELEASE, .x = 1, .y = 2, .button = BUTTON_RIGHT}, "7 release 1 2 right"},
        {{.kind = INPUT_WHEEL, .wheel = -1000}, "7 wheel -1000"},
        {{.kind = INPUT_KEY, .key = KEY_ENTER, .shift = true}, "7 key enter shift"},
        {{.kind = INPUT_KEY, .key = KEY_LETTER, .letter = 'c', .ctrl = true},
         "7 key letter-c ctrl"},
        {{.kind = INPUT_TEXT, .text = "qu"}, "7 text qu"},
        {{.kind = INPUT_RESIZE, .x = 720, .y = 520}, "7 resize 720 520"},
        {{.kind = INPUT_LEAVE}, "7 leave"},
        {{.kind = INPUT_BLUR}, "7 blur"},
        {{.kind = INPUT_FOCUS}, "7 focus"},
        {{.kind = INPUT_CLOSE}, "7 close"},
        {{.kind = INPUT_PAD, .pad = PAD_MOVE, .x = 1, .y = -1}, "7 pad move 1 -1"},
        {{.kind = INPUT_PAD, .pad = PAD_A, .held = true}, "7 pad a down"},
        {{.kind = INPUT_PAD, .pad = PAD_SHOULDER_RIGHT}, "7 pad shoulder-right up"},
    };
    char line[128];
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        assert_string_equal(events_log_line(&lines[i].input, 7, line, sizeof line), lines[i].line);
    }
}
