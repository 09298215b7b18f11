/* SPDX-License-Identifier: MIT */
/*
 * The main loop: sleeps until something happens, passes it to the app, draws what has changed,
 * plays cues.
 */
#include "window.h"

#include "audio.h"
#include "canvas.h"
#include "desktop.h"
#include "disk.h"
#include "display.h"
#include "errands.h"
#include "events.h"
#include "file_dialog.h"
#include "fonts.h"
#include "listing.h"
#include "machine.h"
#include "page.h"
#include "page_link.h"
#include "reserve.h"
#include "voice.h"

#include "trounce/memory.h"

#include <SDL.h>
#include <SDL_ttf.h>
#include <limits.h>
#include <stdio.h>

#define FRAMES_A_SECOND 60

/* A sound device wakes the processor about forty times a second even in silence. So it is closed
 * after this long without input or cues, and reopened at the next. */
#define SOUND_REST_MS 8000

/* While a page listens for controllers, the browser polls for them sixty times a second, which
 * takes one percent of a processor. So a page without one stops listening after this long without
 * input or cues, and goes on at the next. */
#define PADS_REST_MS 20000

/* The program was frozen if two frames are this far apart, and the second comes this much later
 * than it was to come. */
#define FROZEN_MS 2000
#define LATE_MS   1000

struct window {
    struct display display;
    struct fonts *fonts;
    struct canvas *canvas;
    struct app *app;
    struct audio *audio;
    struct voice voice;
    struct errands errands;
    struct desktop desktop;
    struct file_dialog dialog;
    struct place_watch place;
    struct events events;
    struct draw_list list;
    struct listing listing;
    bool may_speak; /* as app_may_speak at the start */
    FILE *log;
    const char *web_address; /* as in struct options */
    Uint64 shown_ms;         /* when the first frame was shown */
    Uint64 passed_ms;        /* the app's time has been advanced to here */
    long long seen_ms;       /* the same, of machine_now_asleep_ms */
    long planned_ms;         /* how long it was to sleep after the last frame; negative: forever */
    Uint64 stirred_ms;       /* time of the last input or cue */
    bool is_used;            /* there was input that may begin sound */
    Uint64 due;              /* when the next frame may be drawn, in performance counts */
    Uint64 period;           /* minimum time between frames, in performance counts */
    Uint64 wake_ms;          /* in a page: time of the next frame, if nothing happens before */
    bool ended;
};

/* --- time --- */

/* Returns whether the program was stopped, the machine slept or the page was hidden, as far as that
 * can be told: not if it would have slept as long anyway. So such time counts in a round without a
 * clock while nothing moves, as that of an idle player does. */
static bool was_frozen(const struct window *window, long long gap_ms)
{
    return window->planned_ms >= 0 && gap_ms > FROZEN_MS && gap_ms - LATE_MS > window->planned_ms;
}

static void pass_time(struct window *window)
{
    Uint64 now = SDL_GetTicks64();
    long long seen = machine_now_asleep_ms();
    if (was_frozen(window, seen - window->seen_ms)) {
        app_thaw(window->app);
    } else if (now > window->passed_ms) {
        app_advance(window->app, (long)(now - window->passed_ms));
    }
    window->passed_ms = now;
    window->seen_ms = seen;
}

/* Returns the milliseconds until the next frame may be drawn. */
static int until_due(const struct window *window)
{
    Uint64 now = SDL_GetPerformanceCounter();
    if (now >= window->due) {
        return 0;
    }
    return (int)((window->due - now) * 1000 / SDL_GetPerformanceFrequency());
}

/* Sets the frame period. If presenting waits for the screen, the screen sets the pace, and the
 * period only limits presents that return early. */
static void set_period(struct window *window, bool waits)
{
    SDL_DisplayMode mode;
    int display = SDL_GetWindowDisplayIndex(window->display.window);
    int rate = FRAMES_A_SECOND;
    if (display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0 && mode.refresh_rate > 0) {
        rate = mode.refresh_rate;
    }
    window->period = SDL_GetPerformanceFrequency() / (Uint64)rate;
    if (waits) {
        window->period = window->period * 9 / 10;
    }
}

/* Returns the milliseconds until there was neither input nor cue for `rest_ms`; 0: now. */
static long until_rest(const struct window *window, long rest_ms)
{
    Uint64 now = SDL_GetTicks64();
    Uint64 rest = window->stirred_ms + (Uint64)rest_ms;
    return now < rest ? (long)(rest - now) : 0;
}

/* --- input --- */

static void log_input(const struct window *window, const struct input *input)
{
    char line[128];
    if (window->log) {
        (void)fprintf(
            window->log, "%s\n",
            events_log_line(input, (long)(SDL_GetTicks64() - window->shown_ms), line, sizeof line));
    }
}

/* Logs every text of the next frame, for tests. */
static void log_shown(const struct window *window)
{
    const struct draw_list *list = &window->list;
    (void)fprintf(window->log, "show %ld\n", (long)(SDL_GetTicks64() - window->shown_ms));
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        if (command->kind == DRAW_TEXT) {
            (void)fprintf(window->log, "text %s\n", draw_text_of(list, command));
        }
    }
    (void)fputs(app_guarded_ms(window->app) > 0 ? "guarded\n" : "ready\n", window->log);
    (void)fflush(window->log);
}

/* Logs the time that a frame took if it changed something, without the time for logging. */
static void log_frame(const struct window *window, Uint64 counts)
{
    (void)fprintf(window->log, "frame %llu\n",
                  (unsigned long long)(counts * 1000000 / SDL_GetPerformanceFrequency()));
    (void)fflush(window->log);
}

static void toggle_fullscreen(struct window *window)
{
    if (page_toggle_fullscreen()) {
        return;
    }
    bool full = SDL_GetWindowFlags(window->display.window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
    (void)SDL_SetWindowFullscreen(window->display.window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

static void copy(const struct window *window, const char *text)
{
    char *linked = page_link_write(window->web_address, text);
    if (!page_copy(linked ? linked : text)) {
        (void)SDL_SetClipboardText(linked ? linked : text);
    }
    memory_free(linked);
}

static void share(const struct window *window, const char *text)
{
    char *linked = page_link_write(window->web_address, text);
    page_share(linked ? linked : text);
    memory_free(linked);
}

static void send_input(struct window *window, const struct input *input);

static void paste(struct window *window)
{
    char *text = SDL_GetClipboardText();
    struct input input = {.kind = INPUT_PASTE, .paste = text ? text : ""};
    send_input(window, &input);
    SDL_free(text);
}

static void choose_file(struct window *window, const char *title)
{
    if (!file_dialog_begin(&window->dialog, title, SDL_GetTicks64())) {
        app_report_no_dialog(window->app);
    }
}

static void answer_requests(struct window *window)
{
    struct app_request request;
    while (app_next_request(window->app, &request)) {
        switch (request.kind) {
        case REQUEST_QUIT:
            window->ended = true;
            break;
        case REQUEST_FULLSCREEN:
            toggle_fullscreen(window);
            break;
        case REQUEST_COPY:
            copy(window, request.text);
            break;
        case REQUEST_SHARE:
            share(window, request.text);
            break;
        case REQUEST_PASTE:
            if (!page_ask_clipboard()) {
                paste(window);
            }
            break;
        case REQUEST_LEXICON:
            errands_lexicon(&window->errands, window->app, request.text);
            break;
        case REQUEST_CHOOSE:
            choose_file(window, request.text);
            break;
        case REQUEST_LANGUAGE:
            errands_language(&window->errands, window->app, request.text);
            break;
        case REQUEST_EXPORT:
            errands_export(&window->errands, window->app, request.text);
            break;
        case REQUEST_IMPORT:
            errands_import(&window->errands, window->app, request.text);
            break;
        case REQUEST_HISTORY:
            errands_import_history(&window->errands, window->app, request.text);
            break;
        }
    }
}

/* Answers requests before the next input: a paste must arrive before the key pressed after it. */
static void send_input(struct window *window, const struct input *input)
{
    log_input(window, input);
    pass_time(window);
    window->stirred_ms = window->passed_ms;
    window->is_used = window->is_used || input->kind == INPUT_PRESS || input->kind == INPUT_KEY ||
                      input->kind == INPUT_RELEASE;
    app_input(window->app, input);
    answer_requests(window);
}

static void measure(struct window *window)
{
    struct events *events = &window->events;
    events->density = window->display.density;
    SDL_GetWindowSize(window->display.window, &events->window_width, &events->window_height);
    if (SDL_GetRendererOutputSize(window->display.renderer, &events->width, &events->height) != 0) {
        events->width = events->window_width;
        events->height = events->window_height;
    }
}

/* Follows where the window is. */
static void follow_place(struct window *window)
{
    Uint32 flags;
    SDL_Rect rect = place_of(window->display.window, &flags);
    place_follow(&window->place, flags, &rect, SDL_GetTicks64());
}

static void handle_event(struct window *window, const SDL_Event *event)
{
    struct input input;
    if (event->type == SDL_WINDOWEVENT) {
        follow_place(window);
    }
    switch (events_read(&window->events, event, &input)) {
    case EVENT_NONE:
        return;
    case EVENT_AGAIN:
        send_input(window, &input);
        handle_event(window, event);
        return;
    case EVENT_INPUT:
        if (input.kind == INPUT_FOCUS) {
            desktop_refresh(&window->desktop, SDL_GetTicks64());
        }
        send_input(window, &input);
        if (event->type == SDL_DROPFILE) {
            SDL_free(event->drop.file);
        }
        return;
    case EVENT_SIZE:
        measure(window);
        canvas_forget(window->canvas);
        input = events_size(&window->events);
        send_input(window, &input);
        return;
    case EVENT_EXPOSE:
        canvas_forget(window->canvas);
        return;
    case EVENT_RESET:
        canvas_reset(window->canvas);
        return;
    case EVENT_QUIT:
        window->ended = true;
        return;
    }
}

/* Has a page without controllers listen for them only after input. */
static void follow_pads(struct window *window)
{
    bool wanted = SDL_NumJoysticks() > 0 || until_rest(window, PADS_REST_MS) > 0;
    if (page_is_there() && wanted != window->events.pads.begun) {
        (wanted ? pads_begin : pads_end)(&window->events.pads);
    }
}

static void drain_events(struct window *window)
{
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
        handle_event(window, &event);
    }
}

/* Returns the shorter of two waits; negative means forever. */
static long sooner(long a, long b)
{
    return b >= 0 && (a < 0 || b < a) ? b : a;
}

/* Returns the milliseconds until there is something to do without an event; negative: forever. */
static long until_work(const struct window *window)
{
    long rest = until_rest(window, SOUND_REST_MS);
    long wait = sooner(app_wait_ms(window->app), rest > 0 ? rest : -1);
    rest = page_is_there() ? until_rest(window, PADS_REST_MS) : 0;
    wait = sooner(wait, rest > 0 ? rest : -1);
    wait = sooner(wait, pads_wait_ms(&window->events.pads));
    wait = sooner(wait, desktop_wait_ms(&window->desktop));
    long guarded = window->log ? app_guarded_ms(window->app) : 0; /* the log says when it is over */
    wait = sooner(wait, guarded > 0 ? guarded : -1);
    return sooner(wait, file_dialog_wait_ms(&window->dialog));
}

/* Sleeps until there is an event or something to do, but at least until a frame is due. */
static void wait_for_events(struct window *window)
{
    int due = until_due(window);
    long wait = until_work(window);
    int timeout = wait < 0 ? -1 : wait > due ? (int)(wait < 1000000 ? wait : 1000000) : due;
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, timeout)) {
        handle_event(window, &event);
        drain_events(window);
    }
    due = until_due(window);
    if (due > 0) {
        SDL_Delay((Uint32)due);
        drain_events(window);
    }
}

/* Takes what the player has written in such a field, before a key that follows it. */
static void take_edit(struct window *window)
{
    struct page_edit edit;
    if (page_take_edit(&edit)) {
        struct input input = {
            .kind = INPUT_EDIT, .from = edit.from, .to = edit.to, .paste = edit.text};
        send_input(window, &input);
    }
}

/* Returns whether there were events or there is something to do, without sleeping. */
static bool has_work(struct window *window)
{
    take_edit(window);
    bool has_events = SDL_PollEvent(NULL);
    drain_events(window);
    return page_has_news() || has_events || SDL_GetTicks64() >= window->wake_ms;
}

/* Has a page rest until there is something to do. Controllers send no events: they are looked at.
 */
static void rest(const struct window *window)
{
    Uint64 now = SDL_GetTicks64();
    Uint64 left = window->wake_ms > now ? window->wake_ms - now : 0;
    page_rest(SDL_NumJoysticks() > 0 ? 0 : left < LONG_MAX ? (long)left : -1);
}

static int wake_page(void *context, SDL_Event *event)
{
    (void)context;
    (void)event;
    page_wake();
    return 1;
}

/* Has every event wake a page, but not the one that newer versions of SDL end each poll with. */
static void watch_events(void)
{
    if (page_is_there()) {
        (void)SDL_SetHint("SDL_POLL_SENTINEL", "0");
        SDL_AddEventWatch(wake_page, NULL);
    }
}

/* Repeats the direction held on a controller, if due. */
static void repeat_pad(struct window *window)
{
    struct input input;
    if (pads_repeat(&window->events.pads, &input)) {
        send_input(window, &input);
    }
}

static enum theme_id theme_of(const struct desktop *desktop)
{
    static const enum theme_id themes[] = {[DESKTOP_DARK] = THEME_DARK,
                                           [DESKTOP_LIGHT] = THEME_LIGHT,
                                           [DESKTOP_CONTRAST] = THEME_CONTRAST};
    return themes[desktop->scheme];
}

static void follow_desktop(struct window *window)
{
    if (desktop_follow(&window->desktop, app_follows_system(window->app), SDL_GetTicks64())) {
        app_set_system_theme(window->app, theme_of(&window->desktop));
    }
    if (desktop_finds_reader(&window->desktop, window->may_speak, SDL_GetTicks64())) {
        app_report_reader(window->app);
    }
}

/* A chosen file is one that could have been dropped on the window. */
static void follow_dialog(struct window *window)
{
    char path[FILE_DIALOG_PATH_MAX];
    struct input input = {.kind = INPUT_DROP, .paste = path};
    switch (file_dialog_poll(&window->dialog, SDL_GetTicks64(), path)) {
    case FILE_DIALOG_NOTHING:
        return;
    case FILE_DIALOG_CHOSEN:
        send_input(window, &input);
        return;
    case FILE_DIALOG_FAILED:
        app_report_no_dialog(window->app);
        return;
    }
}

/* Takes what has come into the page. */
static void follow_page(struct window *window)
{
    const char *text = page_take_pasted();
    struct input input = {.kind = INPUT_PASTE, .paste = text};
    if (text) {
        send_input(window, &input);
    }
    if (page_has_copied()) {
        app_report_copy(window->app);
    }
    errands_follow(&window->errands, window->app);
    listing_answer(window->app);
    if (page_was_left()) {
        app_leave_focus(window->app);
    }
    page_set_playing(app_is_playing(window->app), app_has_finished(window->app));
    app_set_touch(window->app, page_is_touch());
}

/* --- output --- */

static void follow_audio(struct window *window)
{
    /* Before the first input a browser plays nothing, and warns of who tries. */
    bool may_play = window->is_used || !page_is_there();
    bool wanted = !app_is_muted(window->app) && may_play && until_rest(window, SOUND_REST_MS) > 0 &&
                  page_fetch("sounds", false) != PAGE_COMING;
    struct audio_fault fault;
    if (audio_follow(window->audio, wanted, &fault)) {
        return;
    }
    writer_complain_of("trounce", &fault.reason);
    app_report_silence(window->app, &fault.shown);
}

static void play_cues(struct window *window)
{
    struct cue cue;
    bool sounds = app_next_cue(window->app, &cue);
    if (sounds) {
        window->stirred_ms = SDL_GetTicks64();
    }
    follow_audio(window);
    audio_set_volume(window->audio, app_volume(window->app));
    audio_set_room(window->audio, app_has_room(window->app));
    for (; sounds; sounds = app_next_cue(window->app, &cue)) {
        audio_play(window->audio, &cue);
    }
}

/* Returns whether the picture has changed. */
static bool draw(struct window *window)
{
    Uint64 begun = SDL_GetPerformanceCounter();
    app_draw(window->app, &window->list);
    Uint64 listed = SDL_GetPerformanceCounter();
    if (window->log) {
        log_shown(window);
    }
    window->due = begun + window->period;
    Uint64 logged = SDL_GetPerformanceCounter();
    bool changed = canvas_show(window->canvas, &window->list);
    if (window->log && changed) {
        log_frame(window, listed - begun + SDL_GetPerformanceCounter() - logged);
    }
    return changed;
}

static unsigned number_of(struct color color)
{
    return (unsigned)color.r << 16 | (unsigned)color.g << 8 | color.b;
}

static_assert(UI_FIELDS_MAX <= PAGE_FIELDS_MAX, "the page has room for all");

/* Lays the page's fields over those of the last frame. */
static void show_fields(const struct window *window)
{
    static const int weights[WEIGHT_COUNT] = {
        [WEIGHT_600] = 600, [WEIGHT_700] = 700, [WEIGHT_800] = 800, [WEIGHT_900] = 900};
    struct ui_field drawn[UI_FIELDS_MAX];
    struct page_field fields[PAGE_FIELDS_MAX];
    int count = app_fields(window->app, drawn);
    for (int i = 0; i < count; i++) {
        const struct ui_field *field = &drawn[i];
        fields[i] = (struct page_field){
            .area = {field->rect.x, field->rect.y, field->rect.w, field->rect.h},
            .text_left = field->left,
            .size = field->size,
            .spacing = field->spacing,
            .weight = weights[field->weight],
            .text = field->text,
            .hint = field->hint,
            .anchor = field->anchor,
            .caret = field->caret,
            .has_caret = field->has_caret,
            .has_capitals = field->has_capitals,
            .color = number_of(field->color),
            .ground = number_of(field->ground),
        };
    }
    page_show_fields(fields, count);
}

/* Tells the page what the last frame has brought. */
static void describe(const struct window *window)
{
    char language[APP_LANGUAGE_MAX];
    bool is_first, is_last;
    if (page_is_there()) {
        (void)app_speaks(window->app, language);
        app_focus_ends(window->app, &is_first, &is_last);
        page_describe(language, is_first, is_last);
        show_fields(window);
    }
}

/* Says what the last frame has brought. */
static void speak(struct window *window)
{
    char language[APP_LANGUAGE_MAX];
    struct sentence sentence;
    struct message why;
    bool wanted = app_speaks(window->app, language);
    if (wanted && page_is_there()) {
        why = (struct message){.format = N_("in a browser, a screen reader reads the game")};
        app_report_no_voice(window->app, &why);
    } else if (!voice_follow(&window->voice, wanted, language, &why)) {
        app_report_no_voice(window->app, &why);
    }
    audio_set_sides(window->audio, wanted);
    while (app_next_sentence(window->app, &sentence)) {
        if (!page_say(sentence.text, sentence.silences)) {
            voice_say(&window->voice, &sentence);
        }
    }
}

/* --- begin and end --- */

static void log_opened(const struct window *window)
{
    if (!window->log) {
        return;
    }
    (void)fprintf(window->log, "0 shown %d %d\n", window->events.width, window->events.height);
    (void)fflush(window->log);
}

static void open_log(struct window *window, const struct store *store)
{
    char name[DISK_PATH_MAX];
    struct message fault;
    bool has_log = machine_variable("TROUNCE_LOG", name, sizeof name) && *name &&
                   !errands_is_history(store, name, &fault);
    window->log = has_log ? disk_stream(name, "w") : NULL;
}

static bool open_all(struct window *window, const struct options *options,
                     const struct start *start, const struct paths *paths, struct message *fault)
{
    if (TTF_Init() != 0) {
        message_set(fault, "no text can be drawn: %s", TTF_GetError());
        return false;
    }
    window->fonts = fonts_new(paths->fonts, fault);
    if (!window->fonts) {
        return false;
    }
    if (!display_open(&window->display, options, start->store, fault)) {
        return false;
    }
    if (window->display.notice.format) {
        writer_complain_of("trounce", &window->display.notice);
    }
    measure(window);
    struct input size = events_size(&window->events);
    window->canvas = canvas_new(window->display.renderer, window->display.window, window->fonts);
    window->audio = audio_new(paths->sounds);
    window->errands = (struct errands){.paths = paths,
                                       .fonts = window->fonts,
                                       .store = start->store,
                                       .language = &start->play.language,
                                       .has_texts = start->texts.count > 0};
    if (!window->canvas || !window->audio ||
        start_open_app(options, start, window->fonts, theme_of(&window->desktop), &size,
                       &window->app) != STATUS_OK) {
        *fault = (struct message){.format = status_text(STATUS_NO_MEMORY)};
        return false;
    }
    if (!start->notice.format) {
        errands_warn(&window->errands, window->app);
    }
    return true;
}

static void close_all(struct window *window)
{
    desktop_end(&window->desktop);
    file_dialog_end(&window->dialog);
    pads_end(&window->events.pads);
    app_free(window->app);
    errands_deinit(&window->errands);
    audio_free(window->audio);
    voice_end(&window->voice);
    listing_deinit(&window->listing);
    canvas_free(window->canvas);
    draw_deinit(&window->list);
    display_close(&window->display);
    fonts_free(window->fonts);
    if (TTF_WasInit()) {
        TTF_Quit();
    }
    SDL_Quit();
    if (window->log) {
        (void)fclose(window->log);
    }
}

/* Saves what is played before a page goes. Nobody sees the picture of the pause before the player
 * is back. */
static void hide(struct window *window)
{
    pass_time(window);
    app_thaw(window->app);
    page_keep();
    window->wake_ms = 0;
}

/* Waits for something to do and does it; in a page, returns at once if there is nothing. */
static bool step(void *context)
{
    struct window *window = context;
    if (page_is_hidden()) {
        hide(window);
        return true;
    }
    play_cues(window);
    if (!page_is_there()) {
        wait_for_events(window);
    } else if (!has_work(window)) {
        rest(window);
        return true;
    }
    follow_pads(window);
    repeat_pad(window);
    pass_time(window);
    play_cues(window);
    follow_desktop(window);
    follow_dialog(window);
    follow_page(window);
    bool changed = draw(window);
    speak(window);
    long wait = until_work(window);
    window->planned_ms = wait;
    window->wake_ms = wait < 0 ? UINT64_MAX : SDL_GetTicks64() + (Uint64)wait;
    listing_follow(&window->listing, window->app, canvas_shown(window->canvas), changed, wait,
                   SDL_GetTicks64());
    describe(window);
    page_keep();
    rest(window);
    return !window->ended && !reserve_is_gone();
}

bool window_run(const struct options *options, const struct start *start, const struct paths *paths,
                struct message *fault)
{
    struct window window = {0};
    (void)desktop_follow(&window.desktop, start_follows_system(start, options), SDL_GetTicks64());
    window.web_address = options->web_address;
    window.events.ask_buttons = SDL_GetGlobalMouseState;
    window.events.ask_place = SDL_GetScancodeFromKey;
    bool opened = open_all(&window, options, start, paths, fault);
    if (opened) {
        window.passed_ms = window.shown_ms = window.stirred_ms = SDL_GetTicks64();
        window.seen_ms = machine_now_asleep_ms();
        window.planned_ms = -1; /* the first frame takes as long as it takes */
        open_log(&window, start->store);
        follow_desktop(&window);
        window.place.place = window.display.place;
        window.listing.is_due = draw(&window);
        log_opened(&window);
        /* What the first frame does not need is done after it. */
        follow_place(&window);
        set_period(&window, display_wait_for_screen(&window.display));
        display_set_icon(&window.display, window.fonts);
        pads_begin(&window.events.pads);
        SDL_StartTextInput();
        window.may_speak = app_may_speak(window.app);
        watch_events();
        page_run(step, &window);
    }
    if (opened && !options->width && !options->fullscreen && !page_is_there()) {
        struct displays displays;
        place_read_displays(&displays);
        place_keep(start->store, &displays, &window.place.place);
    }
    close_all(&window);
    if (opened && reserve_is_gone()) {
        *fault = (struct message){.format = status_text(STATUS_NO_MEMORY)};
    }
    return opened && !reserve_is_gone();
}
