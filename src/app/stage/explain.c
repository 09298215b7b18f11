/* SPDX-License-Identifier: MIT */
/*
 * Explains words. Leaves the lists of the results to results_advice.c, which shows the same text.
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

/* Returns the base form in capitals. If it has letters outside the lexicon's alphabet, it is left
 * as in the gloss. */
static const char *base_of(const struct explain *explain, struct arena *arena,
                           const struct alphabet *alphabet, const struct gloss *gloss)
{
    char letters[PATH_LETTERS_MAX + 1];
    size_t count;
    if (alphabet_encode(alphabet, gloss->base, gloss->base_length, letters, sizeof letters - 1,
                        &count) != STATUS_OK) {
        return gloss->base;
    }
    letters[count] = '\0';
    return phrase_written(arena, explain->spellings, alphabet, letters);
}

const char *explain_word(const struct explain *explain, struct arena *arena,
                         const struct lexicon *lexicon, const char *word, bool *is_known)
{
    struct gloss gloss;
    *is_known = explain->glosses && !is_offensive(lexicon, word) &&
                gloss_find(explain->glosses, word, strlen(word), &gloss);
    if (!*is_known) {
        return tr("The game has no explanation for this word.");
    }
    bool is_base = gloss_is_of_base(explain->glosses, &gloss, word, strlen(word));
    const char *part = phrase_gloss_part(gloss.part);
    const char *base = base_of(explain, arena, lexicon->alphabet, &gloss);
    if (gloss.part == GLOSS_SYNONYMS) {
        return is_base ? gloss.text : say(arena, tr("%s: %s"), base, gloss.text);
    }
    return is_base ? say(arena, tr("%s: %s"), part, gloss.text)
                   : say(arena, tr("from %s, %s: %s"), base, part, gloss.text);
}

bool explain_press(struct explain *explain, struct arena *arena, const struct lexicon *lexicon,
                   const struct layout *layout, const struct score_panel *panel, struct rect area,
                   int x, int y)
{
    size_t index;
    bool is_known;
    if (!score_panel_word_at(layout, area, panel, x, y, &index, &explain->row)) {
        return false;
    }
    const struct round_word *word =
        round_word(panel->round, panel->chosen ? panel->chosen_side : panel->side, index);
    phrase_written_into(explain->spellings, lexicon->alphabet, explain->word, sizeof explain->word,
                        word->text);
    explain->side = panel->side == SIDE_COMPUTER && round_has_ghost(panel->round)
                        ? SIDE_SECOND /* its colour */
                        : panel->side;
    (void)snprintf(explain->gloss, sizeof explain->gloss, "%s",
                   explain_word(explain, arena, lexicon, word->text, &is_known));
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
