/* SPDX-License-Identifier: MIT */
/*
 * Random boards and words to try searches on.
 */
#include "naive.h"
#include "seed.h"
#include "test.h"

#include "trounce/trie.h"

struct random naive_random(void)
{
    struct random random;
    random_seed(&random, seed_of_tests());
    return random;
}

static bool chance(struct random *random, uint32_t one_in)
{
    return random_below(random, one_in) == 0;
}

void naive_random_board(struct random *random, int rows, int columns, struct board *board)
{
    static const char letters[] = "aaeehinrstu";
    unsigned char faces[BOARD_CELLS_MAX];
    for (int cell = 0; cell < rows * columns; cell++) {
        if (chance(random, 5)) {
            static const enum face others[] = {FACE_BLANK, FACE_QU, FACE_IN, FACE_TH,
                                               FACE_ER,    FACE_HE, FACE_AN, FACE_PLAIN_Q};
            faces[cell] = (unsigned char)others[random_below(random, 8)];
        } else {
            char letter = letters[random_below(random, sizeof letters - 1)];
            faces[cell] = (unsigned char)(FACE_A + letter - 'a');
        }
    }
    board_init(board, rows, columns, faces);
}

void naive_add(struct naive_list *list, const char *word, struct word_note note)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->words[i], word) == 0) {
            return;
        }
    }
    if (list->count < NAIVE_WORDS_MAX && strlen(word) <= NAIVE_LETTERS_MAX) {
        (void)snprintf(list->words[list->count], sizeof list->words[0], "%s", word);
        list->notes[list->count] = note;
        list->count++;
    }
}

/* Appends the spelling of a random walk that may sometimes cross itself. */
static void random_walk(struct random *random, const struct board *board,
                        char word[NAIVE_LETTERS_MAX + 1])
{
    uint32_t cell_count = (uint32_t)board_cell_count(board);
    uint32_t steps = 1 + random_below(random, 9);
    int row = (int)random_below(random, cell_count) / board->columns;
    int column = (int)random_below(random, (uint32_t)board->columns);
    uint64_t used = 0;
    for (uint32_t i = 0; i < steps; i++) {
        int cell = row * board->columns + column;
        if ((used >> cell & 1) == 0 || chance(random, 20)) {
            size_t length = strlen(word);
            (void)snprintf(word + length, NAIVE_LETTERS_MAX + 1 - length, "%s",
                           alphabet_spelling(board->alphabet, board->faces[cell]));
        }
        used |= UINT64_C(1) << cell;
        int next_row = row - 1 + (int)random_below(random, 3);
        int next_column = column - 1 + (int)random_below(random, 3);
        if (next_row >= 0 && next_row < board->rows && next_column >= 0 &&
            next_column < board->columns) {
            row = next_row;
            column = next_column;
        }
    }
}

void naive_random_list(struct random *random, const struct board *board, size_t count,
                       struct naive_list *list)
{
    list->count = 0;
    for (size_t i = 0; i < count; i++) {
        char word[NAIVE_LETTERS_MAX + 1] = "";
        random_walk(random, board, word);
        if (word[0] != 0 && chance(random, 5)) {
            word[random_below(random, (uint32_t)strlen(word))] =
                (char)('a' + random_below(random, (uint32_t)board->alphabet->letter_count));
        }
        struct word_note note = {
            .tier = (unsigned char)(random_below(random, 9) * 10),
            .marks = chance(random, 8) ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE,
        };
        if (word[0] != 0) {
            naive_add(list, word, note);
        }
    }
}

void naive_lexicon(const struct naive_list *list, struct lexicon *lexicon)
{
    naive_lexicon_in(&alphabet_english, list, lexicon);
}

void naive_lexicon_in(const struct alphabet *alphabet, const struct naive_list *list,
                      struct lexicon *lexicon)
{
    struct trie *trie;
    assert_ok(trie_new(alphabet, &trie));
    for (size_t i = 0; i < list->count; i++) {
        const char *word = list->words[i];
        assert_ok(trie_add(trie, word, strlen(word), list->notes[i], NULL));
    }
    assert_ok(lexicon_from_trie(lexicon, trie));
    trie_free(trie);
}

void naive_turn(const struct board *board, int quarter_turns, struct board *turned)
{
    bool on_its_side = (unsigned)quarter_turns % 2 == 1;
    int rows = on_its_side ? board->columns : board->rows;
    int columns = on_its_side ? board->rows : board->columns;
    unsigned char faces[BOARD_CELLS_MAX] = {0};
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        int row;
        int column;
        board_turned_place(board, quarter_turns, cell, &row, &column);
        faces[row * columns + column] = board->faces[cell];
    }
    board_init_in(turned, board->alphabet, rows, columns, faces);
}

struct solver_filter naive_random_filter(struct random *random)
{
    enum rules rules = (enum rules)random_below(random, RULES_COUNT);
    return (struct solver_filter){
        .rules = rules,
        .tier_max = random_below(random, 2) == 0 ? TIER_MAX : 40,
        .without_offensive = random_below(random, 2) == 0,
        .min_letters = random_below(random, 2) == 0
                           ? 0
                           : scoring_least_letters(rules) + (int)random_below(random, 3),
    };
}

int naive_points(const struct solver_filter *filter, int cell_count, int letters)
{
    if (filter->min_letters == 0) {
        return scoring_points(filter->rules, cell_count, letters);
    }
    return letters < filter->min_letters ? 0 : scoring_points(filter->rules, 4, letters);
}
