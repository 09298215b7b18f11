/* SPDX-License-Identifier: MIT */
/*
 * The practice screen: reading pages of words, scrolling, choosing and dropping a word, and
 * starting a round. Leaves drawing to practice_draw.c and the search for a board to
 * practice_words.c.
 */
#include "game.h"
#include "practice_screen.h"

#include <stdio.h>
#include <string.h>

/* Rows read before the first visible one, for scrolling back. */
#define ROWS_BEFORE (PRACTICE_PAGE / 4)

/* Holding the key down drops only one word: repeats come sooner than this. */
#define HELD_MS 700

/* --- words --- */

bool practice_has_words(const struct practice_screen *practice)
{
    return practice->counts.waiting > 0 || practice->counts.due > 0;
}

const struct practice_word *practice_row(const struct practice_screen *practice, long row,
                                         long *index)
{
    *index = row - practice->page_first;
    if (*index < 0 || *index >= (long)practice->page_count) {
        *index = -1;
        return NULL;
    }
    return &practice->page[*index];
}

static void note_trouble(struct practice_screen *practice, const struct desk *desk)
{
    (void)tr_said(keeper_trouble(desk->keeper), practice->trouble, sizeof practice->trouble);
}

static bool explain(const struct desk *desk, const char *word, char text[EXPLAIN_TEXT_MAX])
{
    return explain_word(&desk->explain, desk->table.lexicon, word, text, EXPLAIN_TEXT_MAX);
}

/* Reads the page that begins up to ROWS_BEFORE rows before `first`. */
static void read_page_at(struct practice_screen *practice, const struct desk *desk, long first)
{
    practice->page_first = first > ROWS_BEFORE ? first - ROWS_BEFORE : 0;
    practice->page_count = 0;
    if (practice->count > 0 &&
        keeper_practice_list(desk->keeper, practice->list, practice->page_first, PRACTICE_PAGE,
                             practice->page, &practice->page_count) != STATUS_OK) {
        note_trouble(practice, desk);
        practice->count = 0; /* it is not asked again and again */
    }
    for (size_t i = 0; i < practice->page_count; i++) {
        if (!explain(desk, practice->page[i].text, practice->glosses[i])) {
            practice->glosses[i][0] = '\0';
        }
    }
}

void practice_read(struct practice_screen *practice, const struct desk *desk)
{
    int pitch = practice_pitch(desk);
    long first = practice->scroll.at / pitch;
    long end = first + practice_area(desk).h / pitch + 2;
    end = end < practice->count ? end : practice->count;
    if (first < practice->page_first || end > practice->page_first + (long)practice->page_count) {
        read_page_at(practice, desk, first);
    }
}

/* Chooses a row, which must be in the page in memory; otherwise no row is chosen. */
static void choose(struct practice_screen *practice, const struct desk *desk, long row)
{
    long index;
    struct app_date today = calendar_today(&desk->calendar);
    const struct practice_word *word = practice_row(practice, row, &index);
    practice->chosen = -1;
    if (!word || board_parse_in(table_alphabet(practice->table), word->board, strlen(word->board),
                                word->rows, word->columns, &practice->board, NULL) != STATUS_OK) {
        return;
    }
    practice->chosen = row;
    practice->word = *word;
    (void)explain(desk, word->text, practice->gloss);
    practice_write_fate(word, &today, practice->fate);
    practice_write_about(word, &today, practice->about);
}

static long count_of(const struct practice_screen *practice)
{
    switch (practice->list) {
    case PRACTICE_WAITING:
        return practice->counts.waiting;
    case PRACTICE_DONE:
        return practice->counts.learned;
    case PRACTICE_ALL:
        break;
    }
    return practice->counts.waiting + practice->counts.learned;
}

/* Rereads everything and chooses row `chosen`, or the last row if there are fewer. */
static void read_all(struct practice_screen *practice, const struct desk *desk, long chosen)
{
    char text[DAILY_DATE_MAX];
    struct app_date day = calendar_today(&desk->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    practice->trouble[0] = '\0';
    practice->table = &desk->table;
    practice->counts = (struct practice_count){.waiting = 0};
    if (keeper_keeps(desk->keeper) &&
        keeper_practice_count(desk->keeper, daily_date_text(&today, text), &practice->counts) !=
            STATUS_OK) {
        note_trouble(practice, desk);
    }
    practice->count = count_of(practice);
    chosen = chosen < practice->count ? chosen : practice->count - 1;
    read_page_at(practice, desk, chosen);
    choose(practice, desk, chosen);
}

/* --- the screen --- */

static void practice_open(void *self, struct desk *desk, const struct call *call)
{
    struct practice_screen *practice = self;
    practice->scroll = (struct scroll){0};
    practice->list = PRACTICE_WAITING;
    practice->deleted_ms = HELD_MS;
    read_all(practice, desk, 0);
    if (call->shake && practice_has_words(practice)) {
        practice_search_start(practice, desk);
    }
}

static void practice_close(void *self, struct desk *desk)
{
    (void)desk;
    practice_search_stop(self);
}

static void practice_deinit(void *self)
{
    practice_search_stop(self);
}

static void practice_hear(void *self, struct desk *desk, enum news news)
{
    struct practice_screen *practice = self;
    practice_search_stop(practice);
    if (news != NEWS_COVERED && stage_is_on_top(&desk->stage, SCREEN_PRACTICE)) {
        read_all(practice, desk, practice->chosen > 0 ? practice->chosen : 0);
    }
}

static bool is_list_focused(const struct desk *desk)
{
    return desk->stage.ui.focus >= PRACTICE_ID_ROW;
}

/* Chooses and focuses a row and scrolls it into view; returns false if there is no such row. */
static bool focus_row(struct practice_screen *practice, struct desk *desk, long row)
{
    int pitch = practice_pitch(desk);
    if (practice->chosen < 0 || row < 0 || row >= practice->count) {
        return false;
    }
    scroll_to(&practice->scroll, scroll_showing(&practice->scroll, row * pitch, (row + 1) * pitch));
    practice_read(practice, desk);
    choose(practice, desk, row);
    desk->stage.ui.focus = PRACTICE_ID_ROW + (int)row;
    return true;
}

static void drop_chosen(struct practice_screen *practice, struct desk *desk)
{
    char word[WORD_TEXT_MAX];
    char text[NOTICE_MAX];
    long row = practice->chosen;
    if (row < 0 || practice->search.drill) {
        return;
    }
    if (keeper_practice_drop(desk->keeper, practice->word.text) != STATUS_OK) {
        post_notify_said(&desk->post, keeper_trouble(desk->keeper));
        return;
    }
    (void)snprintf(text, sizeof text, tr("%s is dropped."),
                   table_word(&desk->table, word, sizeof word, practice->word.text));
    post_notify(&desk->post, text);
    read_all(practice, desk, row);
    if (is_list_focused(desk)) {
        (void)focus_row(practice, desk, practice->chosen);
    }
}

static void practice_press(void *self, struct desk *desk, int id)
{
    struct practice_screen *practice = self;
    if (id == PRACTICE_ID_BACK) {
        stage_back(&desk->stage);
    } else if (practice->search.drill) {
        return; /* a round is about to begin */
    } else if (id == PRACTICE_ID_SHAKE) {
        practice_search_start(practice, desk);
    } else if (id == PRACTICE_ID_DEAL) {
        game_deal(desk);
    } else if (id == PRACTICE_ID_DROP) {
        drop_chosen(practice, desk);
    } else if (id >= PRACTICE_ID_ROW) {
        choose(practice, desk, id - PRACTICE_ID_ROW);
    } else if (id >= PRACTICE_ID_LISTS && id <= PRACTICE_ID_LISTS + (int)PRACTICE_ALL) {
        practice->list = (enum practice_list)(id - PRACTICE_ID_LISTS);
        scroll_to(&practice->scroll, 0);
        read_all(practice, desk, 0);
    }
}

/* --- input --- */

/* Moves up or down a row; if the list is not focused, only focuses the chosen row. */
static bool move_choice(struct practice_screen *practice, struct desk *desk, int by)
{
    return focus_row(practice, desk, practice->chosen + (is_list_focused(desk) ? by : 0));
}

/* Presses the large button, if one is shown. */
static void press_shown(struct practice_screen *practice, struct desk *desk)
{
    static const int ids[] = {PRACTICE_ID_SHAKE, PRACTICE_ID_DEAL};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        if (ui_hot_of(&desk->stage.ui, ids[i])) {
            practice_press(practice, desk, ids[i]);
            return;
        }
    }
}

static bool key_input(struct practice_screen *practice, struct desk *desk, enum key key)
{
    if (key == KEY_ESCAPE && practice->search.drill) {
        practice_search_stop(practice);
        return true;
    }
    switch (key) {
    case KEY_ESCAPE:
        stage_back(&desk->stage);
        return true;
    case KEY_ENTER:
        press_shown(practice, desk);
        return true;
    case KEY_DELETE:
        if (practice->deleted_ms >= HELD_MS) {
            drop_chosen(practice, desk);
        }
        practice->deleted_ms = 0;
        return true;
    case KEY_UP:
        return move_choice(practice, desk, -1); /* if false, the focus moves above the list */
    case KEY_DOWN:
        return move_choice(practice, desk, 1);
    default:
        return focus_row(practice, desk,
                         scroll_key_row(&practice->scroll, key, practice_pitch(desk),
                                        practice->chosen, practice->count));
    }
}

static bool move_to(struct practice_screen *practice, const struct desk *desk, int y)
{
    if (practice->scroll.dragging) {
        scroll_to(&practice->scroll, scroll_dragged(&practice->scroll, &desk->stage.layout,
                                                    practice_bar_area(desk), y));
    }
    return true; /* redraws: hover may have changed */
}

static bool practice_input(void *self, struct desk *desk, const struct input *input)
{
    struct practice_screen *practice = self;
    switch (input->kind) {
    case INPUT_PRESS:
        return scroll_press(&practice->scroll, practice_bar_area(desk), input);
    case INPUT_MOVE:
        return move_to(practice, desk, input->y);
    case INPUT_RELEASE:
        practice->scroll.dragging = false;
        return false;
    case INPUT_WHEEL:
        scroll_to(&practice->scroll,
                  practice->scroll.at - (long)input->wheel * practice_pitch(desk) * 3 / 2 / 1000);
        return true;
    case INPUT_KEY:
        return key_input(practice, desk, input->key);
    default:
        return false;
    }
}

static void practice_advance(void *self, struct desk *desk, long elapsed_ms)
{
    struct practice_screen *practice = self;
    if (practice->deleted_ms < HELD_MS) {
        practice->deleted_ms += elapsed_ms;
    }
    practice_search_advance(practice, desk, elapsed_ms);
}

static long practice_wait_ms(const void *self, const struct desk *desk)
{
    const struct practice_screen *practice = self;
    (void)desk;
    return practice->search.drill ? 0 : -1;
}

const struct screen_class screen_practice = {
    .name = "practice",
    .state_size = sizeof(struct practice_screen),
    .open = practice_open,
    .close = practice_close,
    .input = practice_input,
    .press = practice_press,
    .advance = practice_advance,
    .draw = practice_draw,
    .wait_ms = practice_wait_ms,
    .hear = practice_hear,
    .deinit = practice_deinit,
};
