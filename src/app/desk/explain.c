/* SPDX-License-Identifier: MIT */
/*
 * Explains words. Leaves the lists of the results to results_draw.c, which shows the same text.
 */
#include "explain.h"

#include <stdio.h>
#include <string.h>

#define SHOWN_MS 8000 /* time to read the longest text twice */
#define PAD      18
#define TITLE    34

/* Offensive words are accepted, but not explained. */
static bool is_offensive(const struct lexicon *lexicon, const char *word)
{
    uint32_t number;
    return lexicon_find(lexicon, word, strlen(word), &number) &&
           (lexicon_note(lexicon, number).marks & WORD_MARK_OFFENSIVE);
}

/* Writes the base form in capitals, at most WORD_TEXT_MAX bytes. If it has letters outside the
 * lexicon's alphabet, it is left as in the gloss. */
static void write_base(const struct explain *explain, const struct alphabet *alphabet,
                       const struct gloss *gloss, char *base)
{
    char letters[PATH_LETTERS_MAX + 1];
    size_t count;
    if (alphabet_encode(alphabet, gloss->base, gloss->base_length, letters, sizeof letters - 1,
                        &count) != STATUS_OK) {
        (void)snprintf(base, WORD_TEXT_MAX, "%s", gloss->base);
        return;
    }
    letters[count] = '\0';
    phrase_written(explain->spellings, alphabet, base, WORD_TEXT_MAX, letters);
}

bool explain_word(const struct explain *explain, const struct lexicon *lexicon, const char *word,
                  char *text, size_t size)
{
    struct gloss gloss;
    bool known = explain->glosses && !is_offensive(lexicon, word) &&
                 gloss_find(explain->glosses, word, strlen(word), &gloss);
    if (!known) {
        (void)snprintf(text, size, "%s", tr("The game has no explanation for this word."));
        return false;
    }
    const char *part = phrase_gloss_part(gloss.part);
    char base[WORD_TEXT_MAX];
    bool is_base = gloss_is_of_base(explain->glosses, &gloss, word, strlen(word));
    write_base(explain, lexicon->alphabet, &gloss, base);
    if (gloss.part == GLOSS_SYNONYMS && is_base) {
        (void)snprintf(text, size, "%s", gloss.text);
    } else if (gloss.part == GLOSS_SYNONYMS) {
        (void)snprintf(text, size, tr("%s: %s"), base, gloss.text);
    } else if (is_base) {
        (void)snprintf(text, size, tr("%s: %s"), part, gloss.text);
    } else {
        (void)snprintf(text, size, tr("from %s, %s: %s"), base, part, gloss.text);
    }
    return true;
}

bool explain_press(struct explain *explain, const struct lexicon *lexicon,
                   const struct layout *layout, const struct score_panel *panel, struct rect area,
                   int x, int y)
{
    size_t index;
    if (!score_panel_word_at(layout, area, panel, x, y, &index, &explain->row)) {
        return false;
    }
    const struct round_word *word = round_word(panel->round, panel->side, index);
    phrase_written(explain->spellings, lexicon->alphabet, explain->word, sizeof explain->word,
                   word->text);
    explain->side = panel->side == SIDE_COMPUTER && round_has_ghost(panel->round)
                        ? SIDE_SECOND /* its colour */
                        : panel->side;
    (void)explain_word(explain, lexicon, word->text, explain->gloss, sizeof explain->gloss);
    anim_start(&explain->shown, SHOWN_MS);
    return true;
}

/* Returns the box below the row, or above it if there is no room; always inside the window and
 * clear of notices. */
static struct rect box_at(const struct ui *ui, struct rect row, int width, int height)
{
    int gap = ui_px(ui, 4);
    struct rect box = {row.x + row.w / 2 - width / 2, row.y + row.h + gap, width, height};
    int edge = ui_px(ui, 8);
    if (box.x + width > ui->layout->width - edge) {
        box.x = ui->layout->width - edge - width;
    }
    if (box.x < edge) {
        box.x = edge;
    }
    if (box.y + height > layout_foot(ui->layout).y - gap) {
        box.y = row.y - gap - height;
    }
    return box;
}

void explain_draw(const struct explain *explain, struct ui *ui, int up)
{
    if (!explain->shown.running) {
        return;
    }
    const struct theme *theme = ui->theme;
    struct text_style title =
        text_colored(theme_sized(theme, TEXT_TITLE, 20), score_panel_color(theme, explain->side));
    struct text_style gloss = {.size = 16, .weight = WEIGHT_600, .color = theme->text};
    int pad = ui_px(ui, PAD);
    int width = ui_px(ui, 300);
    int inner = width - 2 * pad;
    int lines = ui_wrap_height(ui, inner, &gloss, explain->gloss);
    struct rect row = explain->row;
    row.y -= up;
    struct rect box = box_at(ui, row, width, pad + ui_px(ui, TITLE - 6) + lines + pad / 2 + 1);
    ui_shadow(ui, box, 6, 14, 20);
    ui_box(ui, box, 14, theme->raised);
    ui_text_fit(ui, box.x + pad, box.y + pad + ui_px(ui, 6), inner, &title, explain->word);
    struct rect below = {box.x + pad, box.y + pad + ui_px(ui, TITLE - 12), inner, lines + 1};
    ui_text_wrap(ui, below, &gloss, explain->gloss);
}

void explain_close(struct explain *explain)
{
    anim_finish(&explain->shown);
}
