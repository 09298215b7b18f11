/* SPDX-License-Identifier: MIT */
/*
 * The game with its own main, and a whole session in its window: a round with two words and a hint
 * to its end, the results, the statistics, a puzzle of the Scrambler, and the close. Replaces the
 * window's source of events and its clock, so that a session takes only the time of its frames.
 * Prints to standard output what it could not do.
 */
#include "canvas.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* Time per frame; events that are due within it come with the next frame. */
#define FRAME_MS 60
/* How long to wait for a text to appear. */
#define PATIENCE_MS 4000

enum deed { DEED_WAIT, DEED_CLICK, DEED_TYPE, DEED_KEY, DEED_CLOSE, DEED_QUIT };

struct step {
    enum deed deed;
    const char *text; /* shown and to be clicked, or to be typed */
    int number;       /* a key or milliseconds */
};

static const struct step life[] = {
    {DEED_WAIT, NULL, 1500},
    {DEED_TYPE, "case", 0},
    {DEED_KEY, NULL, SDLK_RETURN},
    {DEED_TYPE, "star", 0},
    {DEED_KEY, NULL, SDLK_RETURN},
    {DEED_WAIT, NULL, 500},
    {DEED_KEY, NULL, SDLK_h},
    {DEED_WAIT, NULL, 500},
    {DEED_CLICK, "I’m done", 0},
    {DEED_WAIT, NULL, 500},
    {DEED_CLICK, "Yes, I’m done", 0}, /* confirms "Finish with … left?" */
    {DEED_WAIT, NULL, 1000},
    {DEED_CLICK, "Skip", 0},
    {DEED_WAIT, NULL, 3000},
    {DEED_KEY, NULL, SDLK_ESCAPE},
    {DEED_WAIT, NULL, 500},
    {DEED_CLICK, "Statistics", 0},
    {DEED_WAIT, NULL, 500},
    {DEED_KEY, NULL, SDLK_ESCAPE},
    {DEED_WAIT, NULL, 500},
    {DEED_CLICK, "Scrambler", 0},
    {DEED_WAIT, NULL, 500},
    {DEED_KEY, NULL, SDLK_RIGHT},
    {DEED_KEY, NULL, SDLK_SPACE},
    {DEED_WAIT, NULL, 500},
    {DEED_KEY, NULL, SDLK_ESCAPE},
    {DEED_WAIT, NULL, 500},
    {DEED_CLOSE, NULL, 0},
    {DEED_WAIT, NULL, 500},
    {DEED_QUIT, NULL, 0},
};

static struct {
    Uint64 now_ms, until_ms;
    size_t at;     /* the next step */
    size_t letter; /* next one to type */
    int presses;   /* mouse events of the click so far: move, down, up */
    int x, y;
    const struct draw_list *shown;
} hand = {.now_ms = 1};

bool __real_canvas_show(struct canvas *canvas, struct draw_list *list);
bool __wrap_canvas_show(struct canvas *canvas, struct draw_list *list);
Uint64 __wrap_SDL_GetTicks64(void);
Uint64 __wrap_SDL_GetPerformanceCounter(void);
void __wrap_SDL_Delay(Uint32 ms);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout);

/* ---- the clock ---- */

long long __wrap_machine_now_asleep_ms(void);

long long __wrap_machine_now_asleep_ms(void)
{
    return (long long)hand.now_ms;
}

Uint64 __wrap_SDL_GetTicks64(void)
{
    return hand.now_ms;
}

Uint64 __wrap_SDL_GetPerformanceCounter(void)
{
    return hand.now_ms * (SDL_GetPerformanceFrequency() / 1000);
}

void __wrap_SDL_Delay(Uint32 ms)
{
    hand.now_ms += ms;
}

/* ---- the screen ---- */

/* Remembers the position of the text to be clicked next. */
bool __wrap_canvas_show(struct canvas *canvas, struct draw_list *list)
{
    const struct step *step = &life[hand.at];
    hand.x = -1;
    for (size_t i = 0; step->deed == DEED_CLICK && i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(list, command), step->text) == 0) {
            hand.x = command->rect.x;
            hand.y = command->rect.y;
        }
    }
    return __real_canvas_show(canvas, list);
}

/* ---- input ---- */

static void go_on(void)
{
    hand.at++;
    hand.letter = 0;
    hand.presses = 0;
    hand.until_ms = 0;
}

static void click(SDL_Event *event)
{
    bool is_down = hand.presses == 1;
    if (hand.presses == 0) {
        event->motion = (SDL_MouseMotionEvent){.type = SDL_MOUSEMOTION, .x = hand.x, .y = hand.y};
    } else {
        event->button =
            (SDL_MouseButtonEvent){.type = is_down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                   .button = SDL_BUTTON_LEFT,
                                   .clicks = 1,
                                   .x = hand.x,
                                   .y = hand.y};
    }
    if (++hand.presses == 3) {
        go_on();
    }
}

/* Makes the next event; returns false if only time has to pass. */
static bool act(SDL_Event *event)
{
    const struct step *step = &life[hand.at];
    memset(event, 0, sizeof *event);
    switch (step->deed) {
    case DEED_CLICK:
        if (hand.x >= 0 || hand.presses > 0) {
            click(event);
            return true;
        }
        break;
    case DEED_TYPE:
        event->text =
            (SDL_TextInputEvent){.type = SDL_TEXTINPUT, .text = {step->text[hand.letter++], '\0'}};
        if (!step->text[hand.letter]) {
            go_on();
        }
        return true;
    case DEED_KEY:
        event->key = (SDL_KeyboardEvent){
            .type = SDL_KEYDOWN,
            .keysym = {.sym = step->number, .mod = step->number == SDLK_h ? KMOD_LCTRL : 0}};
        go_on();
        return true;
    case DEED_CLOSE:
        event->window = (SDL_WindowEvent){.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_CLOSE};
        go_on();
        return true;
    case DEED_QUIT:
        event->type = SDL_QUIT;
        return true;
    case DEED_WAIT:
        break;
    }
    if (hand.until_ms == 0) {
        hand.until_ms =
            hand.now_ms + (step->deed == DEED_WAIT ? (Uint64)step->number : PATIENCE_MS);
    } else if (hand.now_ms >= hand.until_ms) {
        if (step->deed == DEED_CLICK) {
            (void)printf("\"%s\" did not appear\n", step->text);
        }
        go_on();
    }
    return false;
}

int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int timeout)
{
    hand.now_ms += FRAME_MS;
    if (SDL_PollEvent(event) || act(event)) {
        return 1;
    }
    (void)timeout;
    return 0;
}
