/* SPDX-License-Identifier: MIT */
#include "word_card.h"

#include "explain.h"
#include "my_words.h"
#include "phrase.h"

#include "trounce/deal.h"

#include <stdio.h>
#include <string.h>

#define WIDTH       352
#define WIDTH_LEAST 280
#define PAD         18
#define EDGE        8
#define GAP         8
#define LINE        34 /* the first line, with the cross at its end, and the one below */
#define FACT_LABEL  84
#define FACT_GAP    6
#define BUTTON      50
#define SOFT_MIX    35 /* percent of the colour of text, to be read on a raised ground */
#define ABOUT_GAP   12
#define RING        5 /* of the focus, about what has it */

/* The largest tier of the game's own lists, and what is still called uncommon. */
#define TIER_SHOWN_MAX 80
#define TIER_UNCOMMON  60

void word_card_open(struct word_card *card, const char *word, bool refused)
{
    *card = (struct word_card){.is_open = true, .is_unfolded = refused};
    (void)snprintf(card->word, sizeof card->word, "%s", word);
}

void word_card_close(struct word_card *card)
{
    card->is_open = false;
}

/* --- why --- */

/* Returns the game's own list, if another is in use and it is open; else NULL. */
static const struct lexicon *built_in(const struct game *game)
{
    const struct lexicon *lexicon = game->session.language->lexicon;
    return game->settings.lexicon[0] && lexicon != game->session.lexicon ? lexicon : NULL;
}

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *backslash = strrchr(slash ? slash : path, '\\');
    return backslash ? backslash + 1 : slash ? slash + 1 : path;
}

/* Returns which list has the word. */
static const char *list_text(struct arena *arena, const struct game *game, const char *word)
{
    const char *name = file_name(game->settings.lexicon);
    const struct lexicon *other = built_in(game);
    size_t length = strlen(word);
    bool is_used = lexicon_contains(game->session.lexicon, word, length);
    bool is_other = other && lexicon_contains(other, word, length);
    if (!*name) {
        return is_used ? tr("in the built-in list") : tr("not in the built-in list");
    }
    if (!other) {
        return say(arena, is_used ? tr("in %s, your list") : tr("not in %s, your list"), name);
    }
    if (is_used) {
        return say(arena, is_other ? tr("in %s, and built in") : tr("in %s, but not built in"),
                   name);
    }
    return say(arena,
               is_other ? tr("not in %s, your list; the built-in list has it")
                        : tr("not in %s, your list, and not built in"),
               name);
}

/* Returns the same with what the player has said of it, or why it is left out. */
static const char *standing(struct arena *arena, const struct game *game, const char *word)
{
    enum own_word kind = my_words_kind(game, word);
    enum left_out left_out = my_words_left_out(game, word);
    const char *list = list_text(arena, game, word);
    const char *said = kind == OWN_WORD_ADDED           ? tr("added by you")
                       : kind == OWN_WORD_REMOVED       ? tr("removed by you")
                       : left_out == LEFT_OUT_OFFENSIVE ? tr("left out as offensive")
                       : left_out == LEFT_OUT_UNCOMMON  ? tr("left out for children")
                                                        : NULL;
    return said ? say(arena, "%s; %s", list, said) : list;
}

/* Returns how common the word is; NULL if no list says so. */
static const char *tier_text(struct arena *arena, const struct game *game, const char *word)
{
    const struct lexicon *lists[] = {game->session.lexicon, built_in(game)};
    int tier = TIER_UNKNOWN;
    for (int i = 0; i < 2 && tier == TIER_UNKNOWN; i++) {
        uint32_t number;
        if (lists[i] && lexicon_find(lists[i], word, strlen(word), &number)) {
            tier = lexicon_note(lists[i], number).tier;
        }
    }
    if (tier == TIER_UNKNOWN || tier > TIER_SHOWN_MAX) {
        return NULL;
    }
    return say(arena,
               deal_is_common(tier)    ? tr("common (%d of %d)")
               : tier <= TIER_UNCOMMON ? tr("uncommon (%d of %d)")
                                       : tr("rare (%d of %d)"),
               tier, TIER_SHOWN_MAX);
}

/* What the card says about the word. */
struct facts {
    const char *labels[3], *texts[3];
    int count;
    int cut_px; /* from the height of the last one, for which the window is too low */
};

static void add_fact(struct facts *facts, const char *label, const char *text)
{
    facts->labels[facts->count] = label;
    facts->texts[facts->count++] = text;
}

static struct facts collect_facts(struct arena *arena, const struct game *game, const char *word)
{
    struct facts facts = {.count = 0};
    bool is_known;
    const char *tier = tier_text(arena, game, word);
    const char *meaning =
        explain_word(&game->explain, arena, game->session.lexicon, word, &is_known);
    add_fact(&facts, tr("List"), standing(arena, game, word));
    if (tier) {
        add_fact(&facts, tr("Tier"), tier);
    }
    add_fact(&facts, tr("Meaning"), is_known ? meaning : tr("none"));
    return facts;
}

/* --- drawing --- */

/* Returns the colour of what is said in passing: dim is too dark on a raised ground. */
static struct color soft(const struct theme *theme)
{
    return theme_mix(theme->dim, theme->text, SOFT_MIX);
}

/* Draws the facts from the top of `rest`, which is cut off, or only measures them. */
static void draw_facts(struct ui *ui, const struct facts *facts, struct rect *rest, bool dry)
{
    struct text_style label = theme_text(ui->theme, TEXT_LABEL);
    struct text_style text = text_colored(label, ui->theme->text);
    label.color = soft(ui->theme);
    for (int i = 0; i < facts->count; i++) {
        struct rect row = *rest;
        struct rect name = rect_cut_left(&row, ui_px(ui, FACT_LABEL));
        int height = ui_wrap_height(ui, row.w, &text, facts->texts[i]) -
                     (i == facts->count - 1 ? facts->cut_px : 0);
        row.h = height + 1;
        if (!dry) {
            ui_text_fit(ui, name.x, row.y + ui_px(ui, 11), name.w - ui_px(ui, 6), &label,
                        facts->labels[i]);
            ui_text_wrap(ui, row, &text, facts->texts[i]);
        }
        (void)rect_cut_top(rest, height + ui_px(ui, FACT_GAP));
    }
}

static const char *about(bool is_counted)
{
    return is_counted ? tr("Not for you, and not for the computer, in your rounds.")
                      : tr("In your rounds. Not in the daily puzzles, in codes or in challenges.");
}

static int line_units(const struct ui *ui)
{
    return ui->layout->shape == LAYOUT_COLUMN ? LAYOUT_FINGER : LINE;
}

/* Returns the height of the card at this width, which is *unfolded with its reasons, and those of
 * its facts and of the remark below. */
static int measure(const struct word_card *card, const struct game *game, struct ui *ui, int width,
                   struct facts *facts, int *unfolded, int *facts_height, int *note_height)
{
    struct text_style note = theme_text(ui->theme, TEXT_NOTE);
    int pad = ui_px(ui, PAD);
    struct rect inner = {0, 0, width - 2 * pad, 16 * ui->layout->height}; /* longer than any text */
    *note_height = ui_wrap_height(ui, inner.w, &note, about(my_words_counts(game, card->word))) + 1;
    facts->cut_px = 0;
    draw_facts(ui, facts, &inner, true);
    int all = inner.y + ui_px(ui, 2 * FACT_GAP);
    int rest = 2 * pad + ui_px(ui, 2 * line_units(ui) + BUTTON + ABOUT_GAP) + *note_height;
    int room = int_min(layout_foot(ui->layout).y, ui->layout->view) - ui_px(ui, EDGE);
    facts->cut_px = int_max(rest + all - room, 0);
    all -= facts->cut_px;
    *facts_height = card->is_unfolded ? all : ui_px(ui, FACT_GAP);
    *unfolded = rest + all;
    return rest + *facts_height;
}

/* Returns the part of the window beside what the card keeps off; of width 0 if there is no room. */
static struct rect column_beside(const struct ui *ui, const struct word_card_look *look)
{
    int edge = ui_px(ui, EDGE);
    struct rect off = look->kept_off;
    struct rect column = look->panel;
    if (column.w == 0 || column.x < off.x + off.w) {
        column = off;
        column.x = off.x + off.w + 2 * ui_px(ui, GAP);
        column.w = ui->layout->width - edge - column.x;
    }
    column.w = int_min(column.w, ui_px(ui, WIDTH) * 5 / 4);
    if (off.w == 0 || column.w < ui_px(ui, WIDTH_LEAST)) {
        column.w = 0;
    }
    return column;
}

/* Places a box of this size below or above the anchor, where it would have room if it were of the
 * height `unfolded`, or beside it; as wide as what lies beside what it keeps off, if there is room
 * for that: then returns whether its width has changed. */
static bool place(const struct ui *ui, const struct word_card_look *look, int unfolded,
                  struct rect *box)
{
    int gap = ui_px(ui, GAP);
    int edge = ui_px(ui, EDGE);
    int width = box->w;
    struct rect anchor = look->anchor;
    struct rect off = look->kept_off;
    int right = ui->layout->width - edge;
    int bottom = layout_foot(ui->layout).y;
    struct rect column = column_beside(ui, look);
    box->x = anchor.x + anchor.w / 2 - width / 2;
    box->y = anchor.y + anchor.h + gap;
    if (off.w > 0 && anchor.y + anchor.h <= off.y) { /* on a phone the word is above the board */
        box->y = off.y + off.h + gap;
        anchor.y = off.y + off.h;
        anchor.h = 0;
    }
    bool is_below = box->y + unfolded <= bottom;
    int before = anchor.x - gap - width;
    int after = anchor.x + anchor.w + gap;
    bool is_above = anchor.y - gap - unfolded >= edge;
    bool is_after = right - after >= ui_px(ui, WIDTH_LEAST);
    if (!is_below && column.w > 0) {
        box->w = column.w;
        box->x = column.x;
        box->y = column.y + column.h - box->h;
    } else if (!is_below && !is_above && (is_after || before >= edge)) {
        box->x = is_after ? after : before;
        box->w = is_after ? int_min(width, right - after) : width;
        box->y = int_min(anchor.y, bottom - unfolded); /* its top stays when it is unfolded */
    } else if (!is_below && (is_above || anchor.h > 0)) {
        box->y = anchor.y - gap - box->h;
    }
    box->x = layout_clamped(box->x, edge, int_max(right - box->w, edge));
    box->y = layout_clamped(box->y, edge, int_max(bottom - box->h, edge));
    return box->w != width;
}

static struct color style_color(const struct theme *theme, enum tile_style style)
{
    return style == TILE_YOU      ? theme->you_text
           : style == TILE_SECOND ? theme->second_text
           : style == TILE_RIVAL  ? theme_mix(theme->rival_text, theme->text, SOFT_MIX)
                                  : theme->text;
}

/* Leaves what lies below the card, if only in part, to the keyboard. */
static void cover_hots(struct ui *ui, struct rect box)
{
    for (int i = 0; i < ui->hot_count; i++) {
        struct rect *rect = &ui->hots[i].rect;
        struct rect covered = rect_overlap(*rect, box);
        if (!ui->hots[i].is_place && covered.w > 0 && covered.h > 0) {
            *rect = (struct rect){rect->x + rect->w / 2, rect->y, 0, rect->h};
        }
    }
}

static void draw_head(const struct word_card *card, const struct game *game, struct ui *ui,
                      struct rect row, int first_id, const struct word_card_look *look)
{
    struct text_style title = theme_sized(ui->theme, TEXT_TITLE, 25);
    struct text_style chip = text_aligned(theme_text(ui->theme, TEXT_HEADING), ALIGN_MIDDLE);
    const char *points = say(ui->arena, "+%d", look->points);
    struct rect cross = rect_cut_right(&row, row.h);
    const struct button_look close = {.kind = BUTTON_GHOST, .icon = ICON_X};
    ui_button(ui, first_id + WORD_CARD_CLOSE, cross, &close);
    ui_tip(ui, first_id + WORD_CARD_CLOSE, tr("Close"));
    title.color = style_color(ui->theme, look->style);
    int width = ui_text_width(ui, &chip, points) + ui_px(ui, 20);
    int room = row.w - ui_px(ui, 8) - (look->points > 0 ? width + ui_px(ui, 10) : 0);
    int taken = ui_text_fit(ui, row.x, row.y + row.h / 2, room, &title,
                            phrase_written(ui->arena, game->session.language->spellings,
                                           session_alphabet(&game->session), card->word));
    if (look->points > 0) {
        struct rect box = {row.x + taken + ui_px(ui, 10), row.y + (row.h - ui_px(ui, 28)) / 2,
                           width, ui_px(ui, 28)};
        bool is_rival = look->style == TILE_RIVAL;
        chip.color = is_rival ? ui->theme->rival_ink : ui->theme->you_ink;
        ui_surface(ui, box, 9, is_rival ? ui->theme->rival : ui->theme->you);
        ui_text(ui, box.x + box.w / 2, box.y + box.h / 2, &chip, points);
        struct rect face = {box.x + box.w + ui_px(ui, 12), row.y + (row.h - ui_px(ui, 30)) / 2,
                            ui_px(ui, 30), ui_px(ui, 30)};
        if (look->has_face && face.x + face.w <= row.x + row.w) {
            ui_face(ui, face, look->face, FACE_WAITING);
        }
    }
}

static void draw_why(const struct word_card *card, struct ui *ui, struct rect row, int id,
                     bool is_counted)
{
    struct text_style style = theme_sized(ui->theme, TEXT_HEADING, 17);
    struct rect text = row;
    struct rect chevron = rect_cut_right(&text, row.h);
    ui_text_fit(ui, text.x, row.y + row.h / 2, text.w, &style,
                is_counted ? tr("Why is this a word?") : tr("Why?"));
    ui_icon(ui, chevron.x + chevron.w / 2, row.y + row.h / 2,
            card->is_unfolded ? ICON_CHEVRON_UP : ICON_CHEVRON_DOWN, 20, ui->theme->text);
    int ring =
        ui->layout->shape == LAYOUT_COLUMN ? 0 : ui_px(ui, RING); /* not on the lines beside it */
    ui_hot(ui, id, (struct rect){row.x, row.y + ring, row.w, row.h - 2 * ring}, true);
}

void word_card_draw(struct word_card *card, const struct game *game, struct ui *ui, int first_id,
                    const struct word_card_look *look)
{
    if (!card->is_open) {
        return;
    }
    bool is_counted = my_words_counts(game, card->word);
    struct text_style note = text_colored(theme_text(ui->theme, TEXT_NOTE), soft(ui->theme));
    struct facts facts = collect_facts(ui->arena, game, card->word);
    int unfolded, facts_height, notes;
    int pad = ui_px(ui, PAD);
    struct rect box = {.w = int_min(ui_px(ui, WIDTH), ui->layout->width - 2 * ui_px(ui, EDGE))};
    do {
        box.h = measure(card, game, ui, box.w, &facts, &unfolded, &facts_height, &notes);
    } while (place(ui, look, unfolded, &box));
    card->box = box;
    ui_shadow(ui, card->box, 8, 14, 28);
    ui_surface(ui, card->box, 14, ui->theme->raised);
    cover_hots(ui, card->box);
    struct rect inner = rect_inset(box, pad);
    draw_head(card, game, ui, rect_cut_top(&inner, ui_px(ui, line_units(ui))), first_id, look);
    draw_why(card, ui, rect_cut_top(&inner, ui_px(ui, line_units(ui))), first_id + WORD_CARD_WHY,
             is_counted);
    struct rect below = rect_cut_top(&inner, facts_height);
    if (card->is_unfolded) {
        draw_facts(ui, &facts, &below, false);
    }
    struct button_look act = {.kind = is_counted ? BUTTON_GHOST : BUTTON_PRIMARY,
                              .label =
                                  is_counted ? tr("Never again") : tr("Count this from now on"),
                              .icon = is_counted ? ICON_BAN : ICON_PLUS,
                              .size = 17};
    ui_button(ui, first_id + WORD_CARD_ACT,
              rect_slice_top(&inner, ui_px(ui, BUTTON), ui_px(ui, ABOUT_GAP)), &act);
    ui_enter_at(ui, first_id + WORD_CARD_WHY);
    ui_text_wrap(ui, (struct rect){inner.x, inner.y, inner.w, notes}, &note, about(is_counted));
}

bool word_card_is_at(const struct word_card *card, int x, int y)
{
    return card->is_open && rect_contains(card->box, x, y);
}

bool word_card_press(struct word_card *card, struct game *game, int id)
{
    if (id == WORD_CARD_CLOSE) {
        word_card_close(card);
    } else if (id == WORD_CARD_WHY) {
        card->is_unfolded = !card->is_unfolded;
    } else if (id == WORD_CARD_ACT) {
        bool is_counted = my_words_counts(game, card->word);
        return my_words_say(game, card->word, !is_counted) && !is_counted;
    }
    return false;
}
