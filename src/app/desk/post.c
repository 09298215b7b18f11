/* SPDX-License-Identifier: MIT */
/*
 * Cues, requests and notices on their way out. A notice is a card over the middle of the header,
 * where screens have no button, or beside a clock if all of it fits there; one that is too long for
 * two lines is shown in parts, one after the other.
 */
#include "post.h"

#include "tr.h"

#include <stdio.h>
#include <string.h>

#define NOTICE_LEAST_MS 6000 /* time to look up, and to read a short line */
#define NOTICE_MOST_MS  10000
#define LOOK_MS         2500 /* what reading takes: so long, and this for each byte */
#define BYTE_MS         50
#define SIZE            17
#define ICON            20
#define GAP             10 /* beside the icon */
#define PAD             16
#define EDGE            12  /* beside the card and above it */
#define WIDTH           520 /* at most */
#define BUTTONS         150 /* of a header, on each side */
#define CLOCK           101 /* half of one in large figures, up to ten minutes */
#define BESIDE_LEAST    160 /* narrower, the notice stands over the clock */
#define PHONE_TOP       66  /* below them, where there is no room between them */
#define LINE            24
#define GO_ON           " …" /* after a part that ends within a sentence */

/* --- cues and requests --- */

void post_set_muted(struct post *post, bool muted)
{
    post->muted = muted;
    if (muted) {
        post->cue_count = 0;
    }
}

void post_cue(struct post *post, enum cue_kind kind, int step)
{
    if (post->muted || post->cue_count == POST_CUES_MAX) {
        return;
    }
    post->cues[(post->cue_first + post->cue_count++) % POST_CUES_MAX] = (struct cue){kind, step};
}

bool post_next_cue(struct post *post, struct cue *cue)
{
    if (post->cue_count == 0) {
        return false;
    }
    *cue = post->cues[post->cue_first];
    post->cue_first = (post->cue_first + 1) % POST_CUES_MAX;
    post->cue_count--;
    return true;
}

int post_step_of_points(int points)
{
    if (points <= 3) {
        return points > 1 ? points - 1 : 0;
    }
    if (points <= 5) {
        return 3;
    }
    return points <= 8 ? 4 : 5;
}

void post_request(struct post *post, enum app_request_kind kind, const char *text)
{
    if (post->request_count == POST_REQUESTS_MAX) {
        return;
    }
    post->requests[(post->request_first + post->request_count++) % POST_REQUESTS_MAX] =
        (struct app_request){kind, text};
}

bool post_next_request(struct post *post, struct app_request *request)
{
    if (post->request_count == 0) {
        return false;
    }
    *request = post->requests[post->request_first];
    post->request_first = (post->request_first + 1) % POST_REQUESTS_MAX;
    post->request_count--;
    return true;
}

enum field_outcome post_edit(struct post *post, struct field *field, const struct input *input,
                             char refused[FIELD_CHARACTER_MAX])
{
    int from, to;
    char letter = '\0';
    if (input->kind == INPUT_KEY && input->key == KEY_LETTER) {
        letter = input->letter;
    }
    if (letter == 'v') {
        post_request(post, REQUEST_PASTE, NULL);
        return FIELD_SAME;
    }
    if ((letter == 'c' || letter == 'x') && field_selection(field, &from, &to)) {
        (void)snprintf(post->copied, sizeof post->copied, "%.*s", to - from, field->text + from);
        post_request(post, REQUEST_COPY, post->copied);
        return letter == 'x' ? field_erase_selection(field) : FIELD_SAME;
    }
    return field_input(field, input, refused);
}

/* --- the notice --- */

/* Shows what is left of the notice, for as long as reading it takes. */
static void show_rest(struct post *post)
{
    const char *text = post->notice + post->notice_at;
    int reading_ms = LOOK_MS + BYTE_MS * (int)strlen(text);
    anim_start(&post->notice_shown,
               *text ? layout_clamped(reading_ms, NOTICE_LEAST_MS, NOTICE_MOST_MS) : 0);
}

void post_notify(struct post *post, const char *text)
{
    (void)snprintf(post->notice, sizeof post->notice, "%s", text);
    post->notice_at = 0;
    post->is_of_screen = false;
    show_rest(post);
}

void post_confirm(struct post *post, const char *text)
{
    post_notify(post, text);
    post->is_of_screen = true;
}

void post_notify_message(struct post *post, const struct message *message)
{
    char text[NOTICE_MAX];
    post_notify(post, tr_message(message, text, sizeof text));
}

void post_end_notice(struct post *post)
{
    anim_finish(&post->notice_shown);
}

void post_leave(struct post *post)
{
    if (post->is_of_screen) {
        post_end_notice(post);
    }
}

static const struct text_style plain = {.size = SIZE, .weight = WEIGHT_700};

/* Returns whether a word of the text, such as a file's path, is wider than a line. */
static bool has_wider_word(const struct ui *ui, const char *text, int width)
{
    char word[NOTICE_MAX];
    for (size_t length; *text; text += length + (text[length] == ' ')) {
        length = strcspn(text, " ");
        (void)snprintf(word, sizeof word, "%.*s", (int)length, text);
        if (ui_text_width(ui, &plain, word) > width) {
            return true;
        }
    }
    return false;
}

/* Returns the length in bytes of a text's first two lines. */
static size_t lines_length(const struct ui *ui, int width, const char *text)
{
    size_t length = ui_line_length(ui, &plain, width, text);
    size_t next = length + strspn(text + length, " ");
    return text[next] ? next + ui_line_length(ui, &plain, width, text + next) : length;
}

/* Returns the place of a notice's text, px, if its card is between these ends of the header. */
static struct rect room_between(const struct ui *ui, int from, int end)
{
    int before = ui_px(ui, PAD + ICON + GAP);
    int after = ui_px(ui, PAD);
    int card = int_min(end - from, ui_px(ui, WIDTH));
    return (struct rect){(from + end - card) / 2 + before, 0, card - before - after, 0};
}

/* Returns whether all of a text fits two lines of this width, px. */
static bool fits(const struct ui *ui, int width, const char *text)
{
    return width >= ui_px(ui, BESIDE_LEAST) && !has_wider_word(ui, text, width) &&
           !text[lines_length(ui, width, text)];
}

/* Returns where the notice's text may stand: beside a clock if there is room for all of it, else
 * between the buttons of the header, or as wide as the window if a word needs it. */
static struct rect room_of(const struct post *post, const struct ui *ui, const char *text)
{
    bool is_phone = layout_is_phone(ui->layout);
    int edge = ui_px(ui, EDGE);
    int width = ui->layout->width;
    struct play_layout at = layout_play(ui->layout);
    int clock_end = at.clock.x + at.clock.w / 2 + ui_px(ui, CLOCK);
    int from = is_phone ? edge : ui_px(ui, BUTTONS);
    struct rect room = room_between(ui, from, width - from);
    struct rect beside = room_between(ui, clock_end, at.second.x - edge);
    if (post->beside_clock && !is_phone && fits(ui, beside.w, text)) {
        return beside;
    }
    if (has_wider_word(ui, text, room.w)) {
        int before = ui_px(ui, PAD + ICON + GAP);
        room = (struct rect){edge + before, 0, width - 2 * edge - before - ui_px(ui, PAD), 0};
    }
    return room;
}

/* Returns how many bytes of `text` to show at a time: all of it if it fits two lines, else whole
 * sentences, else whole words. */
static size_t part_length(const struct post *post, const struct ui *ui, const char *text)
{
    int room = room_of(post, ui, text).w;
    size_t length = lines_length(ui, room, text);
    if (text[length] == '\0') {
        return length;
    }
    for (size_t end = length; end > 1; end--) {
        if (text[end] == ' ' && text[end - 1] == '.') {
            return end;
        }
    }
    return lines_length(ui, room - ui_text_width(ui, &plain, GO_ON), text);
}

void post_advance(struct post *post, const struct ui *ruler, long elapsed_ms)
{
    if (!anim_advance(&post->notice_shown, elapsed_ms)) {
        return;
    }
    post->notice_at += part_length(post, ruler, post->notice + post->notice_at);
    post->notice_at += strspn(post->notice + post->notice_at, " ");
    show_rest(post);
}

bool post_has_notice(const struct post *post)
{
    return post->notice_shown.running;
}

void post_draw_notice(const struct post *post, struct ui *ui)
{
    if (!post_has_notice(post)) {
        return;
    }
    struct text_style style = plain;
    char line[NOTICE_MAX + sizeof GO_ON];
    char above[sizeof line];
    const char *text = post->notice + post->notice_at;
    size_t length = part_length(post, ui, text);
    bool goes_on = text[length] && length > 0 && text[length - 1] != '.';
    (void)snprintf(line, sizeof line, "%.*s%s", (int)length, text, goes_on ? GO_ON : "");
    style.color = ui->theme->text;
    struct rect room = room_of(post, ui, text);
    size_t first = ui_line_length(ui, &plain, room.w, line);
    size_t second = first + strspn(line + first, " ");
    bool has_second = line[second];
    int width = int_min(ui_text_width(ui, &style, line), room.w);
    int pad = ui_px(ui, PAD);
    int icon = ui_px(ui, ICON + GAP);
    int step = ui_px(ui, LINE);
    int left = room.x - icon + (room.w - width) / 2;
    struct rect card = {left - pad, ui_px(ui, layout_is_phone(ui->layout) ? PHONE_TOP : EDGE),
                        width + icon + 2 * pad, (has_second ? 2 : 1) * step + pad};
    int middle = card.y + card.h / 2;
    ui_shadow(ui, card, 6, 10, 20);
    ui_surface(ui, card, 12, ui->theme->raised);
    ui_outline(ui, card, 12, 2, ui->theme->you_edge);
    ui_icon(ui, left + ui_px(ui, ICON) / 2, middle, ICON_INFO, ICON, style.color);
    (void)snprintf(above, sizeof above, "%.*s", (int)first, line);
    ui_text_fit(ui, left + icon, has_second ? middle - step / 2 : middle, width, &style, above);
    if (has_second) {
        ui_text_fit(ui, left + icon, middle + step / 2, width, &style, line + second);
    }
}
