/* SPDX-License-Identifier: MIT */
/*
 * Runs the game without a mouse: takes trounce's options and replays commands from the file named
 * by TROUNCE_HAND, one per line, as events of SDL:
 *
 *     move X Y    press    release    text LETTERS    key NAME (as SDL names it, "ctrl+" and
 *     "shift+" in front)    together (holds events back)    go (sends them all at once)
 *     asleep MS (the machine slept for so long)    touch (from now on the hand is a finger)
 *
 * Runs with SDL's dummy drivers, so also under sanitizers.
 */
#include "english.h"
#include "events.h"
#include "options.h"
#include "paths.h"
#include "start.h"
#include "window.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HELD_MAX 64

struct hand {
    int x, y;
    Uint32 which; /* the mouse, or SDL_TOUCH_MOUSEID */
    bool down;
    bool holds; /* events are held back */
    int held_count;
    SDL_Event held[HELD_MAX];
};

/* The linker replaces the game's events_read with the wrapper; __real_ is the original. SDL 2 on
 * top of SDL 3 takes no text from a program, so a letter goes through SDL as a user event and
 * becomes text here. */
enum event_result __wrap_events_read(struct events *events, const SDL_Event *event,
                                     struct input *input);
enum event_result __real_events_read(struct events *events, const SDL_Event *event,
                                     struct input *input);

enum event_result __wrap_events_read(struct events *events, const SDL_Event *event,
                                     struct input *input)
{
    if (event->type != SDL_USEREVENT) {
        return __real_events_read(events, event, input);
    }
    SDL_Event text = {.text = {.type = SDL_TEXTINPUT, .text = {(char)event->user.code, '\0'}}};
    return __real_events_read(events, &text, input);
}

/* The machine's clock that runs while it sleeps goes on by command only: a machine that is so busy
 * that the game stands still for seconds does not pause a round. */
static atomic_long asleep_ms;

long long __wrap_machine_now_asleep_ms(void);

long long __wrap_machine_now_asleep_ms(void)
{
    return atomic_load(&asleep_ms);
}

/* SDL adds several under one lock, so that the game sees either none or all; a single one wakes a
 * window that waits on a real screen, too. */
static void go(struct hand *hand)
{
    if (hand->held_count == 1) {
        (void)SDL_PushEvent(&hand->held[0]);
        hand->held_count = 0;
        return;
    }
    (void)SDL_PeepEvents(hand->held, hand->held_count, SDL_ADDEVENT, 0, 0);
    hand->held_count = 0;
}

static void push(struct hand *hand, const SDL_Event *event)
{
    if (hand->held_count < HELD_MAX) {
        hand->held[hand->held_count++] = *event;
    }
    if (!hand->holds) {
        go(hand);
    }
}

static void move_to(struct hand *hand, int x, int y)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION,
                                  .which = hand->which,
                                  .state = hand->down ? SDL_BUTTON_LMASK : 0,
                                  .x = x,
                                  .y = y,
                                  .xrel = x - hand->x,
                                  .yrel = y - hand->y}};
    hand->x = x;
    hand->y = y;
    push(hand, &event);
}

static void push_button(struct hand *hand, bool down)
{
    SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .which = hand->which,
                                  .button = SDL_BUTTON_LEFT,
                                  .state = down ? SDL_PRESSED : SDL_RELEASED,
                                  .clicks = 1,
                                  .x = hand->x,
                                  .y = hand->y}};
    hand->down = down;
    push(hand, &event);
}

static void push_text(struct hand *hand, const char *letters)
{
    for (; *letters; letters++) {
        SDL_Event event = {.user = {.type = SDL_USEREVENT, .code = *letters}};
        push(hand, &event);
    }
}

static void push_key(struct hand *hand, const char *name)
{
    static const struct {
        const char *prefix;
        Uint16 held;
    } holds[] = {{"ctrl+", KMOD_LCTRL}, {"shift+", KMOD_LSHIFT}};
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED}};
    for (size_t i = 0; i < sizeof holds / sizeof holds[0]; i++) {
        size_t length = strlen(holds[i].prefix);
        if (strncmp(name, holds[i].prefix, length) == 0) {
            event.key.keysym.mod |= holds[i].held;
            name += length;
        }
    }
    event.key.keysym.sym = SDL_GetKeyFromName(name);
    event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym);
    push(hand, &event);
    event.key.type = SDL_KEYUP;
    event.key.state = SDL_RELEASED;
    event.key.keysym.mod = KMOD_NONE; /* all keys go up */
    push(hand, &event);
}

static void obey(struct hand *hand, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    char *rest = strchr(line, ' ');
    if (rest) {
        *rest++ = '\0';
    }
    if (strcmp(line, "move") == 0 && rest) {
        char *end;
        int x = (int)strtol(rest, &end, 10);
        move_to(hand, x, (int)strtol(end, NULL, 10));
    } else if (strcmp(line, "press") == 0 || strcmp(line, "release") == 0) {
        push_button(hand, line[0] == 'p');
    } else if (strcmp(line, "text") == 0 && rest) {
        push_text(hand, rest);
    } else if (strcmp(line, "key") == 0 && rest) {
        push_key(hand, rest);
    } else if (strcmp(line, "together") == 0 || strcmp(line, "go") == 0) {
        hand->holds = line[0] == 't';
        go(hand);
    } else if (strcmp(line, "touch") == 0) {
        hand->which = SDL_TOUCH_MOUSEID;
    } else if (strcmp(line, "asleep") == 0 && rest) {
        (void)atomic_fetch_add(&asleep_ms, strtol(rest, NULL, 10));
    } else {
        (void)fprintf(stderr, "drive: no such command: %s\n", line);
    }
}

/* Replays commands until no writer has the file open, then quits the game. */
static int play_hand(void *name)
{
    FILE *commands = fopen(name, "r");
    struct hand hand = {0};
    char line[256];
    while (commands && fgets(line, sizeof line, commands)) {
        obey(&hand, line);
    }
    if (commands) {
        (void)fclose(commands);
    }
    SDL_Event event = {.type = SDL_QUIT};
    (void)SDL_PushEvent(&event);
    return 0;
}

int main(int argc, char **argv)
{
    static struct paths paths;
    char refused[ARGUMENTS_FAULT_MAX];
    struct message fault;
    struct options options;
    struct start start;
    const char *name = getenv("TROUNCE_HAND");
    if (!name || !options_read(argc, argv, &options, refused)) {
        (void)fprintf(stderr, "drive: %s\n", name ? refused : "TROUNCE_HAND is not set");
        return 2;
    }
    paths_find(&paths, argv[0]);
    paths_settle_player(&paths, options.data);
    if (!start_load(&start, &options, &paths, &fault)) {
        (void)fprintf(stderr, "drive: %s\n", english(&fault));
        return 2;
    }
    /* SDL keeps events that are pushed before the window exists. */
    if (SDL_Init(SDL_INIT_EVENTS) != 0) {
        return 1;
    }
    char *hand_name = SDL_strdup(name);
    SDL_Thread *thread = SDL_CreateThread(play_hand, "hand", hand_name);
    bool played = thread && window_run(&options, &start, &paths, &fault);
    if (!played) {
        (void)fprintf(stderr, "drive: %s\n", english(&fault));
    }
    SDL_WaitThread(thread, NULL);
    SDL_free(hand_name);
    start_deinit(&start);
    return played ? EXIT_SUCCESS : EXIT_FAILURE;
}
