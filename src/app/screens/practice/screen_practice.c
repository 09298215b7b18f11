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

/* Holding the key down drops only one word: repeats come sooner than this. */
#define HELD_MS 700

/* --- words --- */

bool practice_has_words(const struct practice_screen *practice)
{
    return practice->counts.waiting > 0 || practice->counts.due > 0;
}

static void note_trouble(struct practice_screen *practice, const struct desk *desk)
{
    (void)tr_said(keeper_trouble(desk->keeper), practice->trouble, sizeof practice->trouble);
}

static bool explain(const struct desk *desk, const char *word, char text[EXPLAIN_TEXT_MAX])
{
    return explain_word(&desk->explain, desk->table.lexicon, word, text, EXPLAIN_TEXT_MAX);
}

void practice_read_page(struct practice_screen *practice, const struct desk *desk)
{
    struct list *list = &practice->list;
    if (list->count > 0 &&
        keeper_practice_list(desk->keeper, practice->shown, list->page_first, LIST_PAGE,
                             practice->page, &list->page_count) != STATUS_OK) {
        note_trouble(practice, desk);
        list->count = 0; /* it is not asked again and again */
    }
    for (size_t i = 0; i < list->page_count; i++) {
        if (!explain(desk, practice->page[i].text, practice->glosses[i])) {
            practice->glosses[i][0] = '\0';
        }
    }
}

/* Chooses a row, and reads it if it is not in memory; otherwise no row is chosen. */
static void choose(struct practice_screen *practice, const struct desk *desk, long row)
{
    struct list *list = &practice->list;
    struct app_date today = calendar_today(&desk->calendar);
    list->chosen = -1;
    if (row >= 0 && row < list->count && list_in_page(list, row) < 0) {
        list_turn_page_to(list, row);
        practice_read_page(practice, desk);
    }
    long index = list_in_page(list, row);
    if (index < 0) {
        return;
    }
    const struct practice_word *word = &practice->page[index];
    if (board_parse_in(table_alphabet(practice->table), word->board, strlen(word->board),
                       word->rows, word->columns, &practice->board, NULL) != STATUS_OK) {
        return;
    }
    list->chosen = row;
    practice->word = *word;
    (void)explain(desk, word->text, practice->gloss);
    practice_write_fate(word, &today, practice->fate);
    practice_write_about(word, &today, practice->about);
}

static long count_of(const struct practice_screen *practice)
{
    switch (practice->shown) {
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
    practice->list.count = count_of(practice);
    practice->list.page_count = 0;
    choose(practice, desk, int_min((int)chosen, (int)practice->list.count - 1));
}

/* --- the screen --- */

static void practice_open(void *self, struct desk *desk, const struct call *call)
{
    struct practice_screen *practice = self;
    practice->list = (struct list){.kind = LIST_CHOSEN, .first_id = PRACTICE_ID_ROW};
    practice->shown = PRACTICE_WAITING;
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
        read_all(practice, desk, layout_larger((int)practice->list.chosen, 0));
    }
}

static void drop_chosen(struct practice_screen *practice, struct desk *desk)
{
    char word[WORD_TEXT_MAX];
    char text[NOTICE_MAX];
    long row = practice->list.chosen;
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
    if (desk->stage.ui.focus >= PRACTICE_ID_ROW) {
        (void)list_go_to(&practice->list, &desk->stage.ui, practice->list.chosen);
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
        practice->shown = (enum practice_list)(id - PRACTICE_ID_LISTS);
        scroll_to(&practice->list.scroll, 0);
        read_all(practice, desk, 0);
    }
}

/* --- input --- */

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
    default:
        return false;
    }
}

static bool practice_input(void *self, struct desk *desk, const struct input *input)
{
    struct practice_screen *practice = self;
    long before = practice->list.chosen;
    if (input->kind == INPUT_KEY && key_input(practice, desk, input->key)) {
        return true;
    }
    bool is_for_list = list_input(&practice->list, &desk->stage.ui, input);
    if (practice->list.chosen != before) {
        choose(practice, desk, practice->list.chosen);
    }
    return is_for_list;
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
