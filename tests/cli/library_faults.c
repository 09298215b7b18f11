/* SPDX-License-Identifier: MIT */
/*
 * Gives wrong arguments to the functions of the library, and asks what its header promises. Prints
 * what is not so; test_library.sh builds and runs it.
 */
#include <trounce.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void expect(int is_so, int line, const char *what)
{
    if (!is_so) {
        printf("line %d: %s\n", line, what);
        failures++;
    }
}

#define EXPECT(question) expect(question, __LINE__, #question)
#define INVALID(call)    EXPECT((call) == TROUNCE_INVALID && strstr(trounce_error_text(), "wrong"))
#define EMPTY(call)      EXPECT(*(call) == '\0')

static uint16_t one_more(void *context)
{
    uint16_t *state = context;
    return ++*state;
}

static void give_nothing(void)
{
    trounce_lexicon *lexicon = NULL;
    trounce_board *board = NULL;
    trounce_words *words = NULL;
    trounce_trie *trie = NULL;
    trounce_trie_iterator *iterator = NULL;
    trounce_tray *tray = NULL;
    trounce_scrambler *scrambler = NULL;
    const char *text = NULL;
    EMPTY(trounce_error_text());
    INVALID(trounce_lexicon_open_file(NULL, NULL, &lexicon));
    INVALID(trounce_lexicon_open_file("words", NULL, NULL));
    INVALID(trounce_lexicon_open_bytes(NULL, 1, NULL, &lexicon));
    INVALID(trounce_lexicon_open_bytes("a", 1, NULL, NULL));
    INVALID(trounce_lexicon_open_language(NULL, NULL, &lexicon));
    INVALID(trounce_lexicon_open_language(NULL, "en", NULL));
    EXPECT(trounce_lexicon_size(NULL) == 0);
    EXPECT(!trounce_lexicon_contains(NULL, "a") && !trounce_lexicon_has_prefix(NULL, "a"));
    INVALID(trounce_board_parse(NULL, 0, 0, NULL, &board));
    INVALID(trounce_board_parse("a", 0, 0, NULL, NULL));
    INVALID(trounce_board_parse("a", 1, 0, NULL, &board));
    INVALID(trounce_board_parse("a", -1, -1, NULL, &board));
    INVALID(trounce_board_parse("a", 9, 9, NULL, &board));
    INVALID(trounce_board_parse("a", 1 << 30, 4, NULL, &board));
    INVALID(trounce_board_shake(NULL, 0, 0, 1, NULL, &board));
    INVALID(trounce_board_shake("AAAAAA", 0, 1, 1, NULL, &board));
    INVALID(trounce_board_shake("AAAAAA", 0, 0, 1, NULL, NULL));
    INVALID(trounce_board_find(NULL, "a", NULL, NULL));
    INVALID(trounce_board_solve(NULL, NULL, TROUNCE_FOUR, &words));
    EXPECT(trounce_board_rows(NULL) == 0 && trounce_board_columns(NULL) == 0);
    EMPTY(trounce_board_face(NULL, 0));
    EMPTY(trounce_board_text(NULL));
    EMPTY(trounce_board_grid(NULL));
    EXPECT(trounce_points((enum trounce_rules)9, 16, 4) == 0);
    EXPECT(trounce_points(TROUNCE_FOUR, 0, 4) == 0 && trounce_points(TROUNCE_FOUR, 65, 4) == 0);
    EXPECT(trounce_points(TROUNCE_FOUR, 16, -1) == 0);
    EXPECT(trounce_words_count(NULL) == 0 && trounce_words_total(NULL) == 0);
    EXPECT(!trounce_words_is_complete(NULL));
    EMPTY(trounce_words_text(NULL, 0));
    EXPECT(trounce_words_points(NULL, 0) == 0 && trounce_words_path_length(NULL, 0) == 0);
    EXPECT(trounce_words_cell(NULL, 0, 0) == 0);
    INVALID(trounce_trie_new(NULL, NULL));
    INVALID(trounce_trie_add(NULL, "a", NULL));
    INVALID(trounce_trie_begin(NULL, &iterator));
    INVALID(trounce_trie_next(NULL, &text));
    EXPECT(trounce_trie_size(NULL) == 0);
    EXPECT(!trounce_trie_contains(NULL, "a") && !trounce_trie_has_prefix(NULL, "a"));
    INVALID(trounce_tray_new(NULL, 16, &tray));
    INVALID(trounce_tray_new("AAAAAA", 8, &tray));
    INVALID(trounce_tray_new("AAAAAA", 16, NULL));
    INVALID(trounce_tray_use(NULL, NULL, NULL));
    INVALID(trounce_tray_seed(NULL, 1));
    INVALID(trounce_tray_permute(NULL, NULL, 0));
    INVALID(trounce_tray_shake(NULL));
    EXPECT(trounce_tray_next(NULL) == 0 && trounce_tray_random(NULL, 1) == 0);
    EMPTY(trounce_tray_text(NULL));
    EXPECT(!trounce_tray_find(NULL, "a") && trounce_tray_score(NULL, "a") == 0);
    INVALID(trounce_scrambler_new(NULL, 4, 1, &scrambler));
    INVALID(trounce_scrambler_from_code(NULL, "4", &scrambler));
    INVALID(trounce_scrambler_move(NULL, "r"));
    EXPECT(trounce_scrambler_size(NULL) == 0 && trounce_scrambler_word_count(NULL) == 0);
    EXPECT(!trounce_scrambler_undo(NULL) && !trounce_scrambler_redo(NULL));
    EXPECT(!trounce_scrambler_is_solved(NULL) && !trounce_scrambler_is_over(NULL));
    EMPTY(trounce_scrambler_code(NULL));
    EMPTY(trounce_scrambler_text(NULL));
    EMPTY(trounce_scrambler_row(NULL, 0));
    EMPTY(trounce_scrambler_solution(NULL));
    EMPTY(trounce_scrambler_word(NULL, 0));
    trounce_lexicon_free(NULL);
    trounce_board_free(NULL);
    trounce_words_free(NULL);
    trounce_trie_free(NULL);
    trounce_trie_iterator_free(NULL);
    trounce_tray_free(NULL);
    trounce_scrambler_free(NULL);
    EXPECT(!lexicon && !board && !words && !trie && !iterator && !tray && !scrambler && !text);
}

static void try_lexicon(void)
{
    static const char list[] = "3\ncase\ncorpse\nposed\n";
    trounce_lexicon *lexicon = NULL;
    EXPECT(trounce_lexicon_open_file("/nowhere/words", NULL, &lexicon) == TROUNCE_STORAGE);
    EXPECT(strstr(trounce_error_text(), "/nowhere/words") != NULL);
    EXPECT(trounce_lexicon_open_language("/nowhere", "en", &lexicon) == TROUNCE_MISSING);
    EXPECT(trounce_lexicon_open_language(NULL, "xx", &lexicon) == TROUNCE_MISSING);
    EXPECT(trounce_lexicon_open_bytes("", 0, NULL, &lexicon) == TROUNCE_EMPTY);
    EXPECT(trounce_lexicon_open_bytes("9\nant\n", 6, NULL, &lexicon) == TROUNCE_SYNTAX);
    EXPECT(trounce_lexicon_open_bytes(list, sizeof list - 1, NULL, &lexicon) == TROUNCE_OK);
    EXPECT(trounce_lexicon_size(lexicon) == 3);
    EXPECT(trounce_lexicon_contains(lexicon, "CORPSE") &&
           !trounce_lexicon_contains(lexicon, "cor"));
    EXPECT(trounce_lexicon_has_prefix(lexicon, "Cor") &&
           !trounce_lexicon_has_prefix(lexicon, "or"));
    EXPECT(trounce_lexicon_has_prefix(lexicon, "") && !trounce_lexicon_contains(lexicon, "c#"));
    EXPECT(!trounce_lexicon_contains(lexicon, NULL) && !trounce_lexicon_has_prefix(lexicon, NULL));
    trounce_lexicon_free(lexicon);
}

static void try_board(void)
{
    static const char list[] = "case\ncorpse\nposed\nmoist\n";
    trounce_lexicon *lexicon = NULL;
    trounce_board *board = NULL;
    trounce_words *words = NULL;
    int cells[TROUNCE_CELLS_MAX];
    int count = 0;
    char *long_word = malloc(100001);
    EXPECT(trounce_board_parse("", 0, 0, NULL, &board) == TROUNCE_EMPTY);
    EXPECT(trounce_board_parse("ab/c#", 0, 0, NULL, &board) == TROUNCE_SYNTAX);
    EXPECT(trounce_error_column() == 5);
    EXPECT(trounce_board_parse("abc", 0, 0, NULL, &board) == TROUNCE_RANGE);
    EXPECT(trounce_board_shake("AAAAAA\nBBBBB\n", 0, 0, 1, NULL, &board) == TROUNCE_SYNTAX);
    EXPECT(trounce_error_line() == 2);
    EXPECT(trounce_board_shake("AAAAAA\n", 1, 1, 1, NULL, &board) == TROUNCE_OK);
    EXPECT(strcmp(trounce_board_face(board, 0), "A") == 0);
    trounce_board_free(board);
    EXPECT(trounce_board_parse("casemopistrenapd", 0, 0, NULL, &board) == TROUNCE_OK);
    EXPECT(trounce_board_rows(board) == 4 && trounce_board_columns(board) == 4);
    EMPTY(trounce_board_face(board, -1));
    EMPTY(trounce_board_face(board, 16));
    EXPECT(trounce_board_find(board, "Corpse", cells, &count) == TROUNCE_OK && count == 6);
    EXPECT(trounce_board_find(board, "moist", NULL, NULL) == TROUNCE_MISSING);
    EXPECT(trounce_board_find(board, "", NULL, NULL) == TROUNCE_EMPTY);
    EXPECT(trounce_board_find(board, "ca se", NULL, NULL) == TROUNCE_SYNTAX);
    EXPECT(trounce_error_column() == 3);
    EXPECT(trounce_board_find(board, "ö#", NULL, NULL) == TROUNCE_SYNTAX);
    EXPECT(trounce_error_column() == 3); /* it counts bytes, as for boards */
    memset(long_word, 'e', 100000);
    long_word[100000] = '\0';
    EXPECT(trounce_board_find(board, long_word, NULL, NULL) == TROUNCE_MISSING);
    EXPECT(trounce_lexicon_open_bytes(list, sizeof list - 1, NULL, &lexicon) == TROUNCE_OK);
    EXPECT(!trounce_lexicon_contains(lexicon, long_word));
    EXPECT(!trounce_lexicon_has_prefix(lexicon, long_word));
    INVALID(trounce_board_solve(board, lexicon, (enum trounce_rules)4, &words));
    EXPECT(trounce_board_solve(board, lexicon, TROUNCE_FOUR, &words) == TROUNCE_OK);
    trounce_board_free(board);
    trounce_lexicon_free(lexicon);
    EXPECT(trounce_words_count(words) == 2 && trounce_words_total(words) == 4);
    EXPECT(trounce_words_is_complete(words));
    EXPECT(strcmp(trounce_words_text(words, 0), "corpse") == 0);
    EXPECT(trounce_words_path_length(words, 0) == 6 && trounce_words_cell(words, 0, 5) == cells[5]);
    EXPECT(trounce_words_cell(words, 0, 6) == 0 && trounce_words_cell(words, 0, -1) == 0);
    EMPTY(trounce_words_text(words, 3));
    trounce_words_free(words);
    free(long_word);
}

/* Languages of the same letters have two-letter faces of their own, which stay as they are. */
static void try_faces(void)
{
    trounce_lexicon *italian = NULL;
    trounce_lexicon *lexicon = NULL;
    trounce_board *board = NULL;
    trounce_words *words = NULL;
    EXPECT(trounce_lexicon_open_language(NULL, "it", &italian) == TROUNCE_OK);
    EXPECT(trounce_lexicon_open_bytes("chin\nghost\nthin\n", 16, NULL, &lexicon) == TROUNCE_OK);
    EXPECT(trounce_board_parse("Ch i n/s o Gh/t . .", 3, 3, italian, &board) == TROUNCE_OK);
    EXPECT(trounce_board_solve(board, lexicon, TROUNCE_FOUR, &words) == TROUNCE_OK);
    EXPECT(trounce_words_count(words) == 2);
    EXPECT(strcmp(trounce_words_text(words, 0), "ghost") == 0);
    EXPECT(strcmp(trounce_words_text(words, 1), "chin") == 0);
    trounce_words_free(words);
    trounce_board_free(board);
    trounce_lexicon_free(lexicon);
    trounce_lexicon_free(italian);
}

static void try_trie(void)
{
    trounce_trie *trie = NULL;
    trounce_trie_iterator *iterator = NULL;
    const char *word = "";
    bool added = false;
    char *long_word = malloc(100001);
    memset(long_word, 'z', 100000);
    long_word[100000] = '\0';
    EXPECT(trounce_trie_new(NULL, &trie) == TROUNCE_OK);
    EXPECT(trounce_trie_has_prefix(trie, "") && !trounce_trie_contains(trie, ""));
    EXPECT(trounce_trie_add(trie, "Ant", &added) == TROUNCE_OK && added);
    EXPECT(trounce_trie_add(trie, "aNT", &added) == TROUNCE_OK && !added);
    EXPECT(trounce_trie_add(trie, long_word, NULL) == TROUNCE_OK);
    EXPECT(trounce_trie_add(trie, "a-b", &added) == TROUNCE_SYNTAX && trounce_error_column() == 2);
    EXPECT(trounce_trie_size(trie) == 2 && trounce_trie_contains(trie, long_word));
    INVALID(trounce_trie_add(trie, NULL, NULL));
    INVALID(trounce_trie_begin(trie, NULL));
    EXPECT(trounce_trie_begin(trie, &iterator) == TROUNCE_OK);
    INVALID(trounce_trie_next(iterator, NULL));
    EXPECT(trounce_trie_next(iterator, &word) == TROUNCE_OK && strcmp(word, "ant") == 0);
    EXPECT(trounce_trie_add(trie, "ants", NULL) == TROUNCE_OK);
    EXPECT(trounce_trie_add(trie, "aardvark", NULL) == TROUNCE_OK);
    EXPECT(trounce_trie_next(iterator, &word) == TROUNCE_OK && strcmp(word, "ants") == 0);
    EXPECT(trounce_trie_next(iterator, &word) == TROUNCE_OK && strcmp(word, long_word) == 0);
    EXPECT(trounce_trie_next(iterator, &word) == TROUNCE_MISSING);
    EXPECT(trounce_trie_next(iterator, &word) == TROUNCE_MISSING);
    trounce_trie_iterator_free(iterator);
    trounce_trie_free(trie);
    free(long_word);
}

static void try_tray(void)
{
    char dice[TROUNCE_TRAY_CELLS * 7 + 1];
    trounce_tray *tray = NULL;
    uint16_t state = 0;
    int values[] = {0, 1, 2};
    for (int i = 0; i < TROUNCE_TRAY_CELLS; i++) {
        snprintf(dice + 7 * i, sizeof dice - 7 * (size_t)i, "ABCDEF\n");
    }
    EXPECT(trounce_tray_new("AAAAAA\n", 16, &tray) == TROUNCE_RANGE);
    EXPECT(trounce_tray_new(dice, 16, &tray) == TROUNCE_OK);
    EXPECT(trounce_tray_seed(tray, 0x10000) == TROUNCE_OK && trounce_tray_next(tray) != 0);
    EXPECT(trounce_tray_random(tray, 0) == 0);
    INVALID(trounce_tray_permute(tray, NULL, 2));
    EXPECT(trounce_tray_permute(tray, NULL, 0) == TROUNCE_OK);
    EXPECT(trounce_tray_use(tray, one_more, &state) == TROUNCE_OK);
    EXPECT(trounce_tray_next(tray) == 1 && trounce_tray_random(tray, 2) == 0);
    EXPECT(trounce_tray_permute(tray, values, 3) == TROUNCE_OK && state == 4);
    EXPECT(trounce_tray_shake(tray) == TROUNCE_OK && state == 4 + 31);
    EXPECT(strlen(trounce_tray_text(tray)) == TROUNCE_TRAY_CELLS * 3 + 4);
    EXPECT(!trounce_tray_find(tray, NULL) && !trounce_tray_find(tray, "") &&
           !trounce_tray_find(tray, "zz"));
    EXPECT(trounce_tray_score(tray, NULL) == 0 && trounce_tray_score(tray, "a") == 0);
    trounce_tray_free(tray);
}

static void try_scrambler(void)
{
    static const char list[] = "ant\nante\ntan\nnet\nneat\n";
    trounce_lexicon *lexicon = NULL;
    trounce_scrambler *one = NULL;
    trounce_scrambler *other = NULL;
    char before[2000];
    EXPECT(trounce_lexicon_open_bytes(list, sizeof list - 1, NULL, &lexicon) == TROUNCE_OK);
    INVALID(trounce_scrambler_new(lexicon, 2, 1, &one));
    INVALID(trounce_scrambler_new(lexicon, 10, 1, &one));
    INVALID(trounce_scrambler_new(lexicon, 4, 1, NULL));
    INVALID(trounce_scrambler_from_code(lexicon, NULL, &one));
    EXPECT(trounce_scrambler_from_code(lexicon, "4", &one) == TROUNCE_SYNTAX);
    EXPECT(trounce_scrambler_new(lexicon, 4, 7, &one) == TROUNCE_OK);
    EXPECT(trounce_scrambler_from_code(lexicon, trounce_scrambler_code(one), &other) == TROUNCE_OK);
    trounce_lexicon_free(lexicon);
    EXPECT(strcmp(trounce_scrambler_text(one), trounce_scrambler_text(other)) == 0);
    EXPECT(trounce_scrambler_size(one) == 4 && !trounce_scrambler_is_over(one));
    EXPECT(strlen(trounce_scrambler_text(one)) < sizeof before);
    snprintf(before, sizeof before, "%s", trounce_scrambler_text(one));
    INVALID(trounce_scrambler_move(one, NULL));
    EXPECT(trounce_scrambler_move(one, "") == TROUNCE_EMPTY);
    EXPECT(trounce_scrambler_move(one, "r5r") == TROUNCE_SYNTAX);
    EXPECT(strcmp(trounce_scrambler_text(one), before) == 0);
    EXPECT(trounce_scrambler_move(one, "C1D") == TROUNCE_OK && trounce_scrambler_undo(one));
    EXPECT(strcmp(trounce_scrambler_text(one), before) == 0 && !trounce_scrambler_undo(one));
    EXPECT(trounce_scrambler_redo(one) && !trounce_scrambler_redo(one));
    EXPECT(trounce_scrambler_move(one, "q") == TROUNCE_OK && trounce_scrambler_is_over(one));
    EXPECT(!trounce_scrambler_is_solved(one));
    EXPECT(trounce_scrambler_word_count(one) >= 4 && strlen(trounce_scrambler_row(one, 3)) == 4);
    EMPTY(trounce_scrambler_word(one, -1));
    EMPTY(trounce_scrambler_row(one, 4));
    trounce_scrambler_free(one);
    trounce_scrambler_free(other);
}

int main(void)
{
    EXPECT(strcmp(trounce_version(), TROUNCE_VERSION) == 0);
    for (int status = 0; status <= TROUNCE_STORAGE + 1; status++) {
        EXPECT(*trounce_status_text((enum trounce_status)status) != '\0');
    }
    give_nothing();
    try_lexicon();
    try_board();
    try_faces();
    try_trie();
    try_tray();
    try_scrambler();
    return failures > 0;
}
