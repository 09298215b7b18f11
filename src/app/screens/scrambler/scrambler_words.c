/* SPDX-License-Identifier: MIT */
/*
 * Draws the words to find in the Scrambler, in as many columns as allow the largest letters. Leaves
 * the panel around them to scrambler_draw.c.
 */
#include "phrase.h"
#include "scrambler_draw.h"

#define WORD_COLUMNS_MAX 3
#define WORD_SIZE_MAX    28
#define SOUGHT_MAX       ALPHABET_TEXT_SIZE(SCRAMBLER_LETTER_MAX)

/* How the words are arranged: in columns, all in one size. */
struct word_table {
    int columns, rows;
    int pitch; /* row pitch in px */
    int size;  /* of the letters */
};

static struct text_style word_style(int size)
{
    return (struct text_style){.size = size, .weight = WEIGHT_900, .spacing = 60};
}

/* Formats a word for display. The puzzle's language need not be the one currently played. */
static void write_word(const struct desk *desk, const struct scrambler_puzzle *puzzle, int word,
                       char text[SOUGHT_MAX])
{
    bool is_played = puzzle->alphabet == table_alphabet(&desk->table);
    phrase_written(is_played ? desk->table.language->spellings : NULL, puzzle->alphabet, text,
                   SOUGHT_MAX, puzzle->words.letters[word]);
}

/* Returns the width of the widest word in px, including its tick. */
static int widest_word(const struct desk *desk, const struct ui *ui,
                       const struct scrambler_puzzle *puzzle, int size)
{
    struct text_style style = word_style(size);
    int widest = 0;
    for (int i = 0; i < puzzle->words.count; i++) {
        char letters[SOUGHT_MAX];
        write_word(desk, puzzle, i, letters);
        int width = ui_text_width(ui, &style, letters);
        widest = width > widest ? width : widest;
    }
    return widest + ui_px(ui, size + 2);
}

/* Chooses the largest size at which every word and its tick fit into `columns` columns. */
static struct word_table fit_words(const struct desk *desk, const struct ui *ui,
                                   const struct scrambler_puzzle *puzzle, struct rect area,
                                   int columns)
{
    int rows = (puzzle->words.count + columns - 1) / columns;
    int pitch = area.h / rows;
    int most = ui_px(ui, 46);
    pitch = pitch < most ? pitch : most;
    int size = layout_units(ui->layout, pitch) * 72 / 100;
    size = size < WORD_SIZE_MAX ? size : WORD_SIZE_MAX;
    int room = rect_column(area, ui_px(ui, 10), columns, 0).w;
    int width = widest_word(desk, ui, puzzle, size);
    while (width > room && size > 1) {
        int fitting = size * room / width;
        size = fitting < size && fitting > 0 ? fitting : size - 1;
        width = widest_word(desk, ui, puzzle, size);
    }
    return (struct word_table){columns, rows, pitch, size};
}

/* Sorts the words for display; the puzzle has them sorted by letter codes. */
static void order_words(const struct scrambler_puzzle *puzzle, int order[SCRAMBLER_WORDS_MAX])
{
    const struct scrambler_words *words = &puzzle->words;
    for (int i = 0; i < words->count; i++) {
        int at = i;
        for (; at > 0 && alphabet_compare(puzzle->alphabet, words->letters[order[at - 1]],
                                          words->letters[i]) > 0;
             at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

void scrambler_draw_words(const struct scrambler_screen *scrambler, const struct desk *desk,
                          struct ui *ui, struct rect area)
{
    const struct scrambler *game = &scrambler->game;
    const struct scrambler_words *words = &game->puzzle.words;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    (void)scrambler_grid_homes(&game->grid, words, homes);
    int order[SCRAMBLER_WORDS_MAX];
    order_words(&game->puzzle, order);
    struct word_table table = fit_words(desk, ui, &game->puzzle, area, 1);
    for (int columns = 2; columns <= WORD_COLUMNS_MAX; columns++) {
        struct word_table other = fit_words(desk, ui, &game->puzzle, area, columns);
        if (other.size > table.size) {
            table = other;
        }
    }
    for (int i = 0; i < words->count; i++) {
        struct rect column = rect_column(area, ui_px(ui, 10), table.columns, i / table.rows);
        struct text_style style = word_style(table.size);
        int word = order[i];
        style.color = homes[word].is_home ? ui->theme->good_text : ui->theme->text;
        char letters[SOUGHT_MAX];
        int y = area.y + i % table.rows * table.pitch + table.pitch / 2;
        write_word(desk, &game->puzzle, word, letters);
        ui_text(ui, column.x, y, &style, letters);
        if (homes[word].is_home) {
            int taken = ui_text_width(ui, &style, letters);
            ui_icon(ui, column.x + taken + ui_px(ui, table.size + 2) / 2, y, ICON_CHECK,
                    table.size * 85 / 100, style.color);
        }
    }
}
