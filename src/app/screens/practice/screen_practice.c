/* SPDX-License-Identifier: MIT */
/*
 * The practice screen: the list of words, the chosen word with its board, dropping it, and starting
 * a round. Leaves the search for a board to practice_words.c.
 */
#include "board_view.h"
#include "dialog.h"
#include "game.h"
#include "phrase.h"
#include "practice_screen.h"

#include <string.h>

#define ROW_PITCH 49
#define ROW_HIGH  42
#define HEAD      46 /* column titles above the rows */
#define LIST_PAD  12
#define CHOICES   54

#define COLUMN_HEIGHT 1210
#define PHONE_NOTHING 520
#define PHONE_EMPTY   560 /* height of a page without a word */
#define PHONE_SHAKE   56

#define BOX        15
#define BOX_PITCH  21
#define WORD_HIGH  58
#define GLOSS_HIGH 72 /* three lines */
#define GLOSS_GAP  6  /* below the gloss */
#define FATE_HIGH  44 /* two lines */

/* Holding the key down drops only one word: repeats come sooner than this. */
#define HELD_MS 700

/* --- words --- */

static bool has_words(const struct practice_screen *practice)
{
    return practice->counts.waiting > 0 || practice->portion.left > 0;
}

static const char *meaning_of(const struct practice_screen *practice, struct ui *ui,
                              const char *word, bool *is_known)
{
    return explain_word(practice->explain, ui->arena, practice->session->lexicon, word, is_known);
}

static void read_page(struct practice_screen *practice, const struct game *game)
{
    struct list *list = &practice->list;
    enum practice_list shown = practice->shown == PRACTICE_LEARNT ? PRACTICE_DONE : PRACTICE_ALL;
    if (practice->shown == PRACTICE_TODAY) {
        list->page_count = practice->portion.left;
        memcpy(practice->page, practice->portion.words, list->page_count * sizeof *practice->page);
    } else if (list->count > 0 && practice_list(game->store, shown, list->page_first, LIST_PAGE,
                                                practice->page, &list->page_count) != STATUS_OK) {
        practice->trouble = *store_trouble(game->store);
        list->page_count = 0;
        list->count = 0; /* it is not asked again and again */
    }
}

/* Chooses a row, and reads it if it is not in memory; otherwise no row is chosen. */
static void choose(struct practice_screen *practice, const struct game *game, long row)
{
    struct list *list = &practice->list;
    list->chosen = -1;
    if (row >= 0 && row < list->count && list_in_page(list, row) < 0) {
        list_turn_page_to(list, row);
        read_page(practice, game);
    }
    long index = list_in_page(list, row);
    if (index < 0) {
        return;
    }
    const struct practice_word *word = &practice->page[index];
    if (board_parse_in(session_alphabet(practice->session), word->board, strlen(word->board),
                       word->rows, word->columns, &practice->board, NULL) != STATUS_OK) {
        return;
    }
    list->chosen = row;
    practice->word = *word;
    practice->today = calendar_today(&game->calendar);
}

static long count_of(const struct practice_screen *practice)
{
    switch (practice->shown) {
    case PRACTICE_TODAY:
        return (long)practice->portion.left;
    case PRACTICE_LEARNT:
        return practice->counts.learned;
    case PRACTICE_EVERY:
    case PRACTICE_TABS:
        break;
    }
    return practice->counts.waiting + practice->counts.learned;
}

/* Rereads everything and chooses row `chosen`, or the last row if there are fewer. */
static void read_all(struct practice_screen *practice, const struct game *game, long chosen)
{
    char text[DAILY_DATE_MAX];
    struct app_date day = calendar_today(&game->calendar);
    struct daily_date today = {day.year, day.month, day.day};
    practice->trouble.format = NULL;
    practice->session = &game->session;
    practice->explain = &game->explain;
    practice->counts = (struct practice_count){.waiting = 0};
    practice->portion = (struct practice_portion){.chosen = 0};
    if (practice_count(game->store, daily_date_text(&today, text), &practice->counts) !=
            STATUS_OK ||
        game_portion(game, &practice->portion) != STATUS_OK) {
        practice->trouble = *store_trouble(game->store);
    }
    practice->list.count = count_of(practice);
    practice->list.page_count = 0;
    choose(practice, game, int_min((int)chosen, (int)practice->list.count - 1));
}

/* --- the list --- */

/* Where the columns of a row are. */
struct columns {
    int word, word_width;
    int gloss, gloss_width; /* 0: there are no explanations */
    int found;              /* right edge */
};

/* Returns the width of the column that says how often a word was found. */
static int boxes_width(const struct ui *ui)
{
    struct text_style head = theme_text(ui->theme, TEXT_CAPTION);
    return int_max(PRACTICE_LEARNED * ui_px(ui, BOX_PITCH), ui_text_width(ui, &head, tr("FOUND")));
}

static struct columns place_columns(const struct ui *ui, struct rect area, bool explains)
{
    int pad = ui_px(ui, 12);
    int boxes = boxes_width(ui) + ui_px(ui, 8);
    int word = area.w * 28 / 100;
    struct columns at = {.word = area.x + pad, .gloss = area.x + pad + word};
    at.found = area.x + area.w - pad;
    at.gloss_width = explains ? at.found - boxes - at.gloss : 0;
    at.word_width = explains ? word - ui_px(ui, 12) : at.found - boxes - at.word;
    return at;
}

static void draw_head(struct ui *ui, struct rect list, const struct columns *at)
{
    struct text_style style = theme_text(ui->theme, TEXT_CAPTION);
    int y = list.y + ui_px(ui, 29);
    ui_text_fit(ui, at->word, y, at->word_width, &style, tr("WORD"));
    if (at->gloss_width > 0) {
        ui_text_lines(ui, at->gloss, y, at->gloss_width, ui_px(ui, 34), &style,
                      tr("WHAT IT MEANS"));
    }
    style.align = ALIGN_END;
    ui_text_fit(ui, at->found, y, boxes_width(ui), &style, tr("FOUND"));
}

/* Draws how often the word was found. */
static void draw_boxes(struct ui *ui, int right, int y, int found)
{
    int side = ui_px(ui, BOX);
    for (int i = 0; i < PRACTICE_LEARNED; i++) {
        int x = right - side - (PRACTICE_LEARNED - 1 - i) * ui_px(ui, BOX_PITCH);
        struct color color = i < found ? ui->theme->good : ui->theme->well;
        ui_surface(ui, (struct rect){x, y - side / 2, side, side}, 5, color);
    }
}

static void draw_row(const struct practice_screen *practice, struct ui *ui,
                     const struct list_row *row, const struct columns *at)
{
    const struct theme *theme = ui->theme;
    struct text_style word = theme_sized(theme, TEXT_HEADING, ui_list_size(ui));
    struct text_style gloss = theme_text(theme, TEXT_BODY);
    long index = list_in_page(&practice->list, row->index);
    bool is_chosen = row->index == practice->list.chosen;
    struct rect rect = row->rect;
    int y = rect.y + rect.h / 2;
    if (index < 0) {
        return;
    }
    if (is_chosen || ui->hover == row->id) {
        ui_box(ui, rect, 10,
               is_chosen ? theme->raised : theme_mix(theme->panel, theme->raised, 45));
    }
    if (is_chosen && theme->outline.a > 0) {
        ui_outline(ui, rect, 10, 3, theme->you_text);
    }
    bool is_known;
    const char *means = meaning_of(practice, ui, practice->page[index].text, &is_known);
    ui_text_fit(ui, at->word, y, at->word_width, &word,
                session_written(ui->arena, practice->session, practice->page[index].text));
    if (at->gloss_width > 0) {
        ui_text_cut(ui, at->gloss, y, at->gloss_width, &gloss, is_known ? means : "–");
    }
    draw_boxes(ui, at->found, y, practice->page[index].box);
}

static void draw_list(struct practice_screen *practice, const struct game *game, struct ui *ui,
                      struct rect panel)
{
    struct list *list = &practice->list;
    int pad = ui_px(ui, LIST_PAD);
    struct rect area = {panel.x + pad, panel.y, panel.w - 2 * pad - pad / 3, panel.h - pad / 2};
    (void)rect_cut_top(&area, ui_px(ui, HEAD));
    struct columns at = place_columns(ui, area, game->explain.glosses != NULL);
    list_fit(list, ui, area, ui_px(ui, ROW_PITCH), ui_px(ui, ROW_HIGH));
    if (list_turns_page(list)) {
        read_page(practice, game);
    }
    ui_panel(ui, panel);
    draw_head(ui, panel, &at);
    for (struct list_row row = {0}; list_next(list, ui, &row);) {
        draw_row(practice, ui, &row, &at);
    }
    list_draw_bar(list, ui, panel);
}

/* --- the chosen word --- */

static void draw_board(const struct practice_screen *practice, struct ui *ui, struct rect area)
{
    const struct practice_search *search = &practice->search;
    static const struct path nothing;
    bool tumbles = search->deal && search->is_seen;
    struct board_view view;
    struct tile_pose poses[BOARD_CELLS_MAX] = {{.label = NULL}};
    for (int cell = 0; cell < BOARD_CELLS_MAX && !tumbles; cell++) {
        poses[cell].style = TILE_FADED;
    }
    board_view_layout(&view, tumbles ? &search->tumbling : &practice->board, 0, area);
    board_view_draw(ui, &view, tumbles ? &nothing : &practice->word.path, TILE_YOU, poses);
}

/* Draws the text above the board, from the top of `inner`. */
static void draw_word(const struct practice_screen *practice, struct ui *ui, struct rect inner)
{
    const struct theme *theme = ui->theme;
    struct text_style word = theme_sized(theme, TEXT_TITLE, 44);
    struct text_style gloss = text_colored(theme_text(theme, TEXT_BODY), theme->text);
    struct text_style outcome = theme_sized(theme, TEXT_NOTE, 16);
    struct rect lines = {inner.x, inner.y + ui_px(ui, WORD_HIGH), inner.w, ui_px(ui, GLOSS_HIGH)};
    word.color = theme->you_text;
    ui_text_fit(ui, inner.x, inner.y + ui_px(ui, 28), inner.w, &word,
                session_written(ui->arena, practice->session, practice->word.text));
    bool is_known;
    const char *means = meaning_of(practice, ui, practice->word.text, &is_known);
    lines.y += ui_text_wrap(ui, lines, &gloss, means) + ui_px(ui, GLOSS_GAP);
    lines.h = ui_px(ui, FATE_HIGH);
    ui_text_wrap(ui, lines, &outcome,
                 practice_outcome(ui->arena, &practice->word, &practice->today));
}

static void draw_detail(const struct practice_screen *practice, struct ui *ui, struct rect panel)
{
    struct text_style about = theme_sized(ui->theme, TEXT_NOTE, 16);
    int side = ui_px(ui, 28);
    int gap = ui_px(ui, 14);
    struct rect inner = {panel.x + side, panel.y + ui_px(ui, 22), panel.w - 2 * side,
                         panel.h - ui_px(ui, 44)};
    ui_panel(ui, panel);
    draw_word(practice, ui, inner);
    const char *text = practice_about(ui->arena, &practice->word, &practice->today);
    struct rect foot = rect_slice_bottom(&inner, ui_wrap_height(ui, inner.w, &about, text), gap);
    ui_text_wrap(ui, foot, &about, text);
    /* below the longest possible text, so that it does not move */
    (void)rect_cut_top(&inner, ui_px(ui, WORD_HIGH + GLOSS_HIGH + GLOSS_GAP + FATE_HIGH) + gap);
    int most = int_min(inner.w, inner.h);
    draw_board(practice, ui, rect_middle(inner, most, most));
}

/* --- the page --- */

static long count_all(const struct practice_screen *practice)
{
    return practice->counts.waiting + practice->counts.learned;
}

/* Says why there is no word to show; if no word was ever missed, offers a round. */
static void draw_nothing(const struct practice_screen *practice, struct ui *ui, struct rect area)
{
    const struct button_look deal = {
        .kind = BUTTON_PRIMARY, .label = tr("Shake the dice"), .icon = ICON_DICES, .size = 22};
    struct dialog_nothing nothing = {
        .icon = ICON_LIGHTBULB,
        .text = tr("A word is learned once you have found it three times, days apart.")};
    bool is_new = !practice->trouble.format && count_all(practice) == 0;
    if (practice->trouble.format) {
        nothing.is_trouble = true;
        nothing.title = tr("The history cannot be read");
        nothing.text = phrase_message(ui->arena, &practice->trouble);
    } else if (is_new) {
        nothing.title = tr("Nothing to practise yet");
        nothing.text =
            tr("Words that you miss in a round are saved here, each with its board. A word is "
               "learned once you have found it three times, days apart.");
    } else if (practice->shown == PRACTICE_LEARNT) {
        nothing.title = tr("No words learned yet");
    } else if (practice->portion.chosen > 0) {
        nothing.icon = ICON_CIRCLE_CHECK;
        nothing.title = tr("Done for today");
        nothing.text = tr("You found all of today’s words. See you tomorrow!");
    } else {
        nothing.title = tr("No words for today");
        nothing.text = tr("Your words come back when it is time to find them again.");
    }
    struct rect button = dialog_draw_nothing(ui, area, &nothing);
    if (is_new) {
        ui_button(ui, PRACTICE_ID_DEAL, button, &deal);
    }
}

/* Where things are, units. */
struct places {
    struct rect title, choices;
    struct rect nothing; /* instead of the two that follow */
    struct rect list, detail;
    struct rect shake, drop;
    struct rect hint; /* of width 0: there is none */
};

/* Both lay out what is below the header of the page, `title`; `has_foot`: with the buttons. */

static struct places lay_wide(struct rect title, struct rect rest, bool has_foot)
{
    struct places at = {.choices = rect_slice_right(&title, 482, 16)};
    at.choices.h = CHOICES;
    at.title = title;
    (void)rect_cut_top(&rest, 12);
    int detail = int_min((rest.w + 2 * LAYOUT_MARGIN) * 336 / 1000, 460);
    if (has_foot) {
        at.hint = rect_slice_bottom(&rest, LAYOUT_BUTTON, 20);
        at.shake = rect_slice_right(&at.hint, detail, 24);
        at.drop = rect_slice_right(&at.hint, 190, 20);
        at.hint.y -= 10;
        at.hint.h = 66;
    }
    at.nothing = rest;
    at.detail = rect_slice_right(&rest, detail, 24);
    at.list = rest;
    return at;
}

/* The button that all is about stays in reach. */
static struct places lay_column(struct rect title, struct rect rest, bool has_foot)
{
    struct places at = {.title = title, .choices = rect_slice_top(&rest, CHOICES, 16)};
    if (has_foot) {
        at.shake = rect_slice_top(&rest, PHONE_SHAKE, 14);
    }
    at.nothing = rest;
    at.nothing.h = int_min(rest.h, PHONE_NOTHING);
    at.drop = rect_slice_bottom(&rest, 48, 14);
    at.detail = rect_slice_bottom(&rest, int_min(rest.h - 300, 700), 14);
    at.list = rest;
    return at;
}

static void draw_top(const struct practice_screen *practice, struct ui *ui, const struct places *at)
{
    struct text_style style = theme_sized(ui->theme, TEXT_TITLE, 34);
    struct arena *arena = ui->arena;
    const char *const labels[] = {
        [PRACTICE_TODAY] =
            say(arena, tr("Today %s"), phrase_number(arena, (long)practice->portion.left)),
        [PRACTICE_LEARNT] =
            say(arena, tr("Learned %s"), phrase_number(arena, practice->counts.learned)),
        [PRACTICE_EVERY] = tr_in("words", "All")};
    struct rect row = layout_to_px(ui->layout, at->title);
    ui_text_fit(ui, row.x, row.y + row.h / 2, row.w, &style, tr("Practice"));
    ui_choices(ui, PRACTICE_ID_TABS, layout_to_px(ui->layout, at->choices), labels, PRACTICE_TABS,
               (int)practice->shown);
}

/* Without a chosen word there is only the button that shakes. */
static void draw_foot(const struct practice_screen *practice, struct ui *ui,
                      const struct places *at)
{
    struct text_style style = theme_text(ui->theme, TEXT_BODY);
    bool is_searching = practice->search.deal != NULL;
    struct button_look drop = {.kind = BUTTON_GHOST,
                               .label = tr("Remove this word"),
                               .size = 17,
                               .disabled = is_searching};
    struct button_look shake = {.kind = BUTTON_PRIMARY,
                                .label = is_searching                 ? tr("Shaking the dice…")
                                         : practice->portion.left > 0 ? tr("Shake a practice board")
                                                                      : tr("Keep practising"),
                                .size = 22,
                                .disabled = !has_words(practice)};
    if (practice->list.chosen >= 0) {
        ui_button(ui, PRACTICE_ID_DROP, layout_to_px(ui->layout, at->drop), &drop);
        if (at->hint.w > 0) {
            ui_text_wrap(ui, layout_to_px(ui->layout, at->hint), &style,
                         tr("A practice board is shaken until it holds several of these words. You "
                            "see which when you find them. No clock, no opponent."));
        }
    }
    ui_button(ui, PRACTICE_ID_SHAKE, layout_to_px(ui->layout, at->shake), &shake);
}

static bool has_foot(const struct practice_screen *practice)
{
    return count_all(practice) > 0 && !practice->trouble.format;
}

static void practice_draw(void *self, const struct game *game, struct ui *ui)
{
    struct practice_screen *practice = self;
    const struct layout *layout = ui->layout;
    bool buttons = has_foot(practice);
    struct rect rest;
    struct rect title = ui_page(ui, PRACTICE_ID_BACK, &rest);
    struct places at = layout->shape == LAYOUT_WIDE ? lay_wide(title, rest, buttons)
                                                    : lay_column(title, rest, buttons);
    draw_top(practice, ui, &at);
    if (buttons && practice->list.chosen >= 0) {
        draw_list(practice, game, ui, layout_to_px(layout, at.list));
        draw_detail(practice, ui, layout_to_px(layout, at.detail));
    }
    if (practice->list.chosen < 0 ||
        practice->trouble.format) { /* a page could not be read just now */
        draw_nothing(practice, ui, layout_to_px(layout, at.nothing));
    }
    if (buttons) {
        draw_foot(practice, ui, &at);
    }
}

/* --- the screen --- */

static void practice_open(void *self, struct game *game, const struct call *call)
{
    struct practice_screen *practice = self;
    practice->list = (struct list){.kind = LIST_CHOSEN, .first_id = PRACTICE_ID_ROW};
    practice->shown = PRACTICE_TODAY;
    practice->deleted_ms = HELD_MS;
    read_all(practice, game, 0);
    if (call->shake && has_words(practice)) {
        practice_search_start(practice, game);
    }
}

static void practice_close(void *self, struct game *game)
{
    (void)game;
    practice_search_stop(self);
}

static void practice_deinit(void *self)
{
    practice_search_stop(self);
}

/* The words of the language, and their boards, are also seen below Custom board. */
static void practice_hear(void *self, struct game *game, enum news news)
{
    struct practice_screen *practice = self;
    const struct stage *stage = &game->stage;
    practice_search_stop(practice);
    if (news == NEWS_WORDS ? stage_is_open(stage, SCREEN_PRACTICE)
                           : news != NEWS_COVERED && stage_is_on_top(stage, SCREEN_PRACTICE)) {
        read_all(practice, game, int_max((int)practice->list.chosen, 0));
    }
}

static void drop_chosen(struct practice_screen *practice, struct game *game)
{
    long row = practice->list.chosen;
    if (row < 0 || practice->search.deal) {
        return;
    }
    if (saves_practice_drop(game->saves, practice->word.text) != STATUS_OK) {
        notice_show_message(&game->notice, store_trouble(game->store));
        return;
    }
    notice_show(&game->notice,
                say(game->arena, tr("%s has been removed."),
                    session_written(game->arena, &game->session, practice->word.text)));
    read_all(practice, game, row);
    if (game->stage.ui.focus >= PRACTICE_ID_ROW) {
        (void)list_go_to(&practice->list, &game->stage.ui, practice->list.chosen);
    }
}

static void practice_press(void *self, struct game *game, int id)
{
    struct practice_screen *practice = self;
    if (id == PRACTICE_ID_BACK) {
        stage_back(&game->stage);
    } else if (practice->search.deal) {
        return; /* a round is about to begin */
    } else if (id == PRACTICE_ID_SHAKE) {
        practice_search_start(practice, game);
    } else if (id == PRACTICE_ID_DEAL) {
        game_deal(game);
    } else if (id == PRACTICE_ID_DROP) {
        drop_chosen(practice, game);
    } else if (id >= PRACTICE_ID_ROW) {
        choose(practice, game, id - PRACTICE_ID_ROW);
    } else if (id >= PRACTICE_ID_TABS && id < PRACTICE_ID_TABS + (int)PRACTICE_TABS) {
        practice->shown = (enum practice_tab)(id - PRACTICE_ID_TABS);
        scroll_to(&practice->list.scroll, 0);
        read_all(practice, game, 0);
    }
}

/* --- input --- */

/* Presses the large button, if one is shown. */
static void press_shown(struct practice_screen *practice, struct game *game)
{
    static const int ids[] = {PRACTICE_ID_SHAKE, PRACTICE_ID_DEAL};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        if (ui_hot_of(&game->stage.ui, ids[i])) {
            practice_press(practice, game, ids[i]);
            return;
        }
    }
}

static bool key_input(struct practice_screen *practice, struct game *game, enum key key)
{
    if (key == KEY_ESCAPE && practice->search.deal) {
        practice_search_stop(practice);
        return true;
    }
    switch (key) {
    case KEY_ESCAPE:
        stage_back(&game->stage);
        return true;
    case KEY_ENTER:
        press_shown(practice, game);
        return true;
    case KEY_DELETE:
        if (practice->deleted_ms >= HELD_MS) {
            drop_chosen(practice, game);
        }
        practice->deleted_ms = 0;
        return true;
    default:
        return false;
    }
}

static bool practice_input(void *self, struct game *game, const struct input *input)
{
    struct practice_screen *practice = self;
    long before = practice->list.chosen;
    if (input->kind == INPUT_KEY && key_input(practice, game, input->key)) {
        return true;
    }
    bool is_for_list = list_input(&practice->list, &game->stage.ui, input);
    if (practice->list.chosen != before) {
        choose(practice, game, practice->list.chosen);
    }
    return is_for_list;
}

static void practice_advance(void *self, struct game *game, long elapsed_ms)
{
    struct practice_screen *practice = self;
    if (practice->deleted_ms < HELD_MS) {
        practice->deleted_ms += elapsed_ms;
    }
    practice_search_advance(practice, game, elapsed_ms);
}

static long practice_wait_ms(const void *self, const struct game *game)
{
    const struct practice_screen *practice = self;
    (void)game;
    return practice->search.deal ? 0 : -1;
}

/* How high its page is in a column. */
static int practice_page_units(const void *self, const struct game *game)
{
    const struct practice_screen *practice = self;
    (void)game;
    return practice->list.chosen >= 0 ? COLUMN_HEIGHT
           : has_foot(practice)       ? PHONE_EMPTY + PHONE_SHAKE + 14
                                      : PHONE_EMPTY;
}

const struct screen_class screen_practice = {
    .name = "practice",
    .title = N_("Practice"),
    .page_units = practice_page_units,
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
