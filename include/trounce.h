/* SPDX-License-Identifier: MIT */
/*
 * libtrounce: word lists, boards of letter dice with all their words, sets of words, the tray game
 * and the Scrambler, for programs in C, C++ and whatever calls C.
 *
 * Handles are opaque. Each is made by a function that returns a status, with the handle through its
 * last parameter, and is freed by the function of its type that ends in _free, which NULL does
 * nothing to. Handles do not refer to each other and are freed in any order, except that an
 * iterator is freed before its set.
 *
 * Texts are UTF-8 and end with NUL. Words are taken in either case. What a function returns as a
 * text belongs to the handle, and is valid until the handle is freed or, where that is said, until
 * the next call. It is never NULL.
 *
 * Errors. A function that can fail returns enum trounce_status. If that is not TROUNCE_OK, nothing
 * has changed but for trounce_error_text(), trounce_error_line() and trounce_error_column(), which
 * describe the error. Wrong arguments (a NULL where none is allowed, a number out of its range)
 * never end the program: the status is TROUNCE_INVALID, and a function without one returns 0, false
 * or "" and leaves the same description.
 *
 * Threads. The library has no global state but the description of the last error, of which each
 * thread has its own. Functions that take a const handle may be called for one handle by several
 * threads at once; all others need the handle for themselves. A lexicon is never changed after it
 * was opened, so one serves all threads.
 *
 * Compatibility. Programs built with a version of this header run with each later libtrounce.so.1:
 * no function is removed or changes its parameters, and no constant changes its value. There may be
 * more functions and more statuses.
 */
#ifndef TROUNCE_H
#define TROUNCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of this header. That of the library is trounce_version(). */
#define TROUNCE_VERSION       "1.1.0"
#define TROUNCE_VERSION_MAJOR 1
#define TROUNCE_VERSION_MINOR 1
#define TROUNCE_VERSION_PATCH 0

#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* ==== versions and errors ==== */

/* The version of the library, such as "1.1.0"; static. */
const char *trounce_version(void);

enum trounce_status {
    TROUNCE_OK = 0,
    TROUNCE_INVALID = 1,     /* a wrong argument */
    TROUNCE_NO_MEMORY = 2,   /* an allocation failed */
    TROUNCE_EMPTY = 3,       /* the text or list is empty */
    TROUNCE_SYNTAX = 4,      /* the text or list is not of its format */
    TROUNCE_RANGE = 5,       /* too many, too few or too long */
    TROUNCE_DAMAGED = 6,     /* a packed list contradicts itself */
    TROUNCE_UNSUPPORTED = 7, /* a packed list of another version or kind of machine */
    TROUNCE_MISSING = 8,     /* it is not there */
    TROUNCE_STORAGE = 9      /* a file could not be read */
};

/* What a status means in general, in English; static. */
const char *trounce_status_text(enum trounce_status status);

/* The last error of this thread, in English: "words.txt:3:7: a stray character '#'", "there is no
 * language 'xx'"; "" before the first one. Valid until the thread's next error. */
const char *trounce_error_text(void);

/* The line and the column, in bytes, of that error in its text or file, from 1; 0: it has no place
 * there. */
size_t trounce_error_line(void);
size_t trounce_error_column(void);

/* ==== word lists ==== */

/* The words of a language, or of a list, with the letters that they are written in. */
typedef struct trounce_lexicon trounce_lexicon;

/*
 * Opens the list in the file at `path`: a word per line in UTF-8, the same with the number of words
 * in the first line, a front-coded list, a DAWG file ("DAWG:START:BYTES:" and edges) or a list that
 * Trounce has packed. Lines with anything but letters are passed over. The letters are those of
 * `letters`, a lexicon that is open already, or those of English if that is NULL. TROUNCE_STORAGE
 * if the file cannot be read; TROUNCE_EMPTY for a list without words; TROUNCE_SYNTAX and
 * TROUNCE_RANGE with a place; TROUNCE_DAMAGED and TROUNCE_UNSUPPORTED for packed lists;
 * TROUNCE_NO_MEMORY. Free it with trounce_lexicon_free.
 */
enum trounce_status trounce_lexicon_open_file(const char *path, const trounce_lexicon *letters,
                                              trounce_lexicon **lexicon);

/* The same for a list of `size` bytes in memory, which are copied. */
enum trounce_status trounce_lexicon_open_bytes(const void *bytes, size_t size,
                                               const trounce_lexicon *letters,
                                               trounce_lexicon **lexicon);

/*
 * Opens the words that come with Trounce, in the language of a two-letter code: "en", "de", "es",
 * "fr", "it", "nl", "pl", "pt", "sv". They are read from `folder`, which has trounce.lexicon and
 * `languages` in it, or if that is NULL from where Trounce installs them. TROUNCE_MISSING if they
 * are not there or cannot be read; TROUNCE_NO_MEMORY. Free it with trounce_lexicon_free.
 */
enum trounce_status trounce_lexicon_open_language(const char *folder, const char *code,
                                                  trounce_lexicon **lexicon);

/* Frees a lexicon; what was made with it stays valid. */
void trounce_lexicon_free(trounce_lexicon *lexicon);

/* The number of words. */
size_t trounce_lexicon_size(const trounce_lexicon *lexicon);

/* Return whether `word` is in the list, or `letters` begin a word in it. Text with anything but
 * letters is not, and does not. The empty text begins all words. */
bool trounce_lexicon_contains(const trounce_lexicon *lexicon, const char *word);
bool trounce_lexicon_has_prefix(const trounce_lexicon *lexicon, const char *letters);

/* ==== boards ==== */

/* The most cells of a board. */
#define TROUNCE_CELLS_MAX 64

/* Dice in rows and columns. Cells are numbered row by row from 0; words run through cells that
 * share a side or a corner, and use none twice. */
typedef struct trounce_board trounce_board;

/*
 * Makes a board of a text: letters in a row ("casemopistrenapd"; Q is a die that shows Qu, Q' one
 * without the U), cells separated by blanks or commas ("Qu a t ."; a dot is a cell without
 * letters), or rows separated by slashes or newlines ("cat/dog"). With `rows` and `columns` 0 the
 * shape is that of the rows, or else a square; otherwise both are at least 1, with at most
 * TROUNCE_CELLS_MAX cells in all, and the text must match. The letters are those of a lexicon, or
 * those of English if that is NULL. TROUNCE_EMPTY; TROUNCE_SYNTAX with a place for what is no cell;
 * TROUNCE_RANGE for a wrong number of cells; TROUNCE_NO_MEMORY. Free it with trounce_board_free.
 */
enum trounce_status trounce_board_parse(const char *text, int rows, int columns,
                                        const trounce_lexicon *letters, trounce_board **board);

/*
 * Shakes dice into a board: each die to a random place, with a random face up. `dice` is a text
 * with a die per line, six faces without blanks between them: letters (an English Q is Qu), 1 to 9
 * for the two-letter faces (in English Qu In Th Er He An Ch Sh Ph), 0 for a blank one. There are
 * `rows` times `columns` dice or, if both are 0, any square number. The same dice and seed give the
 * same board on all machines. Fails like trounce_board_parse. Free it with trounce_board_free.
 */
enum trounce_status trounce_board_shake(const char *dice, int rows, int columns, uint64_t seed,
                                        const trounce_lexicon *letters, trounce_board **board);

/* Frees a board. */
void trounce_board_free(trounce_board *board);

/* The numbers of rows and columns. */
int trounce_board_rows(const trounce_board *board);
int trounce_board_columns(const trounce_board *board);

/* What the die of a cell shows: "A", "Qu"; "" for a blank one. */
const char *trounce_board_face(const trounce_board *board, int cell);

/* The board as trounce_board_parse reads it, in one line. */
const char *trounce_board_text(const trounce_board *board);

/* The board for people: a line for each row, with a newline, in columns of three characters. */
const char *trounce_board_grid(const trounce_board *board);

/*
 * Looks for one word: cells that spell it. Writes them to `cells`, at most TROUNCE_CELLS_MAX, and
 * their number to `*count`. `cells` and `count` may be NULL. TROUNCE_MISSING if the word is not on
 * the board; TROUNCE_EMPTY; TROUNCE_SYNTAX with a column for anything but letters;
 * TROUNCE_NO_MEMORY.
 */
enum trounce_status trounce_board_find(const trounce_board *board, const char *word, int *cells,
                                       int *count);

/* ==== all words of a board ==== */

/* Which words count, and what they score. The two letters of a Qu are two letters. */
enum trounce_rules {
    TROUNCE_FOUR = 0,    /* four letters or more: as many points as letters, less three */
    TROUNCE_CLASSIC = 1, /* three letters or more on up to 16 cells, else four or more; 3-4 letters
                            have 1 point, 5: 2, 6: 3, 7: 5, 8 and more: 11 */
    TROUNCE_PLAIN = 2,   /* two letters or more: one point */
    TROUNCE_ANY = 3      /* one letter or more: one point */
};

/* The points of a word of `letters` letters on a board of `cells` cells; 0: it is too short. */
int trounce_points(enum trounce_rules rules, int cells, int letters);

/* Words with their points and cells. */
typedef struct trounce_words trounce_words;

/*
 * Finds all words of a board that a lexicon has, each once: the longest first, those of one length
 * in alphabetical order. Both must be in the same letters, else TROUNCE_INVALID. TROUNCE_NO_MEMORY.
 * Free it with trounce_words_free.
 */
enum trounce_status trounce_board_solve(const trounce_board *board, const trounce_lexicon *lexicon,
                                        enum trounce_rules rules, trounce_words **words);

/* Frees the words. */
void trounce_words_free(trounce_words *words);

/* How many there are, and the points of all of them. */
size_t trounce_words_count(const trounce_words *words);
long trounce_words_total(const trounce_words *words);

/* False if a list of nothing but contrived words had too many paths to follow: words may be
 * missing then. */
bool trounce_words_is_complete(const trounce_words *words);

/* The word of an index below trounce_words_count(), in lower case, and its points. */
const char *trounce_words_text(const trounce_words *words, size_t index);
int trounce_words_points(const trounce_words *words, size_t index);

/* The number of cells that spell the word, and each of them, from 0. */
int trounce_words_path_length(const trounce_words *words, size_t index);
int trounce_words_cell(const trounce_words *words, size_t index, int place);

/* ==== sets of words ==== */

/* A set of words of any length, in alphabetical order: a trie. The empty text may be one. */
typedef struct trounce_trie trounce_trie;

/* Makes an empty set of words in the letters of a lexicon, or in those of English if that is NULL.
 * TROUNCE_NO_MEMORY. Free it with trounce_trie_free. */
enum trounce_status trounce_trie_new(const trounce_lexicon *letters, trounce_trie **trie);

/* Frees a set. */
void trounce_trie_free(trounce_trie *trie);

/* The number of words; the empty text counts as one. */
size_t trounce_trie_size(const trounce_trie *trie);

/*
 * Adds a word. `*added` (may be NULL) says whether it was new; capitals make no other word.
 * TROUNCE_SYNTAX with a column for anything but letters; TROUNCE_NO_MEMORY, also beyond 16 million
 * different prefixes.
 */
enum trounce_status trounce_trie_add(trounce_trie *trie, const char *word, bool *added);

/* Return whether `word` is in the set, or `letters` begin a word in it. Text with anything but
 * letters is not, and does not. The empty text begins all words, even if there are none. */
bool trounce_trie_contains(const trounce_trie *trie, const char *word);
bool trounce_trie_has_prefix(const trounce_trie *trie, const char *letters);

/* A place among the words of a set. */
typedef struct trounce_trie_iterator trounce_trie_iterator;

/*
 * Begins before the first word. Words that are added to the set from then on are visited if their
 * places in the alphabet are still to come. The set must not be freed before the iterator.
 * TROUNCE_NO_MEMORY. Free it with trounce_trie_iterator_free.
 */
enum trounce_status trounce_trie_begin(const trounce_trie *trie, trounce_trie_iterator **iterator);

/* Goes on to the next word, in lower case, valid until the next call. TROUNCE_MISSING: there are no
 * more; TROUNCE_NO_MEMORY. */
enum trounce_status trounce_trie_next(trounce_trie_iterator *iterator, const char **word);

/* Frees an iterator. */
void trounce_trie_iterator_free(trounce_trie_iterator *iterator);

/* ==== the tray game ==== */

/* The number of dice of a tray, in four rows. */
#define TROUNCE_TRAY_CELLS 16

/* A tray of dice with a generator of random numbers, a shift register. The same seed gives the same
 * tray. */
typedef struct trounce_tray trounce_tray;

/* A generator of one's own: returns its next state. */
typedef uint16_t trounce_tray_generator(void *context);

/*
 * Makes a tray of TROUNCE_TRAY_CELLS dice, which is not shaken yet, with a register of 16 or 32
 * bits, which starts at 1. `dice` is a text as for trounce_board_shake. Fails like that. Free it
 * with trounce_tray_free.
 */
enum trounce_status trounce_tray_new(const char *dice, int bits, trounce_tray **tray);

/* Frees a tray. */
void trounce_tray_free(trounce_tray *tray);

/* Takes the random numbers from `next`, with `context`, instead of the register; NULL goes back to
 * that. */
enum trounce_status trounce_tray_use(trounce_tray *tray, trounce_tray_generator *next,
                                     void *context);

/* Sets the register to `seed`, or to its lowest 16 bits; leaves it if these are 0. */
enum trounce_status trounce_tray_seed(trounce_tray *tray, uint32_t seed);

/* Makes one step; returns the new state, or its remainder when divided by `limit`, which is at
 * least 1. */
uint32_t trounce_tray_next(trounce_tray *tray);
uint32_t trounce_tray_random(trounce_tray *tray, uint32_t limit);

/* Shuffles values, from the last down, swapping each with one at or before it: one step each, but
 * for the first. */
enum trounce_status trounce_tray_permute(trounce_tray *tray, int *values, size_t count);

/* Permutes the dice from where they are, then draws a face of each: 31 steps. */
enum trounce_status trounce_tray_shake(trounce_tray *tray);

/* The tray in four lines, each letter followed by two blanks and Qu by one; valid until it is
 * shaken. */
const char *trounce_tray_text(const trounce_tray *tray);

/* Returns whether the tray spells a word, with Q as Qu. */
bool trounce_tray_find(const trounce_tray *tray, const char *word);

/* The points of a word that the tray spells, with 3-4 letters 1, 5: 2, 6: 3, 7: 5, 8 to 16: 11; 0
 * for any other word. */
int trounce_tray_score(const trounce_tray *tray, const char *word);

/* ==== the Scrambler ==== */

/* The sizes of a square. */
#define TROUNCE_SCRAMBLER_SIZE_MIN 3
#define TROUNCE_SCRAMBLER_SIZE_MAX 9

/* A square of letters with words hidden in its rows, whose rows and columns slide. */
typedef struct trounce_scrambler trounce_scrambler;

/*
 * Hides words of 3 to 5 letters, the common ones of a lexicon, in the rows of a square of `size`
 * cells a side, and jumbles it with 3 to 10 moves. The same words, size and seed give the same
 * puzzle. TROUNCE_EMPTY without such words; TROUNCE_RANGE if they do not fill a row, or no jumble
 * hides them; TROUNCE_NO_MEMORY. Free it with trounce_scrambler_free.
 */
enum trounce_status trounce_scrambler_new(const trounce_lexicon *lexicon, int size, uint64_t seed,
                                          trounce_scrambler **scrambler);

/* Makes the puzzle of a code. TROUNCE_SYNTAX: it is not a code, or mistyped; TROUNCE_MISSING: it
 * was made with other words; otherwise fails like trounce_scrambler_new. */
enum trounce_status trounce_scrambler_from_code(const trounce_lexicon *lexicon, const char *code,
                                                trounce_scrambler **scrambler);

/* Frees a puzzle. */
void trounce_scrambler_free(trounce_scrambler *scrambler);

/* The number of cells on a side, and the code that brings the puzzle back. */
int trounce_scrambler_size(const trounce_scrambler *scrambler);
const char *trounce_scrambler_code(const trounce_scrambler *scrambler);

/*
 * Does what a player types, in either case: "r2r" and "r2l" slide row 2 right or left, "c3u" and
 * "c3d" column 3 up or down, "r" restarts, "q" quits; blanks around it do not matter.
 * TROUNCE_EMPTY for blanks alone, TROUNCE_SYNTAX for anything else, TROUNCE_NO_MEMORY.
 */
enum trounce_status trounce_scrambler_move(trounce_scrambler *scrambler, const char *typed);

/* Undoes the last move, or makes again the one that was undone last, be it by a restart; false if
 * there is none. */
bool trounce_scrambler_undo(trounce_scrambler *scrambler);
bool trounce_scrambler_redo(trounce_scrambler *scrambler);

/* Return whether each hidden word can be read across in some row, one that is hidden twice in two
 * places; and whether that is so or the player has quit. */
bool trounce_scrambler_is_solved(const trounce_scrambler *scrambler);
bool trounce_scrambler_is_over(const trounce_scrambler *scrambler);

/* The square as the text game prints it, without a final newline; valid until the next call that
 * changes it. */
const char *trounce_scrambler_text(const trounce_scrambler *scrambler);

/* A row of the square, from 0: its letters in lower case, and blanks; valid as long. */
const char *trounce_scrambler_row(const trounce_scrambler *scrambler, int row);

/* The jumbled square, and each move of the solution with the square after it. */
const char *trounce_scrambler_solution(const trounce_scrambler *scrambler);

/* The number of hidden words, and each of them, from 0, in the order of their rows. */
int trounce_scrambler_word_count(const trounce_scrambler *scrambler);
const char *trounce_scrambler_word(const trounce_scrambler *scrambler, int index);

#ifdef __cplusplus
}
#endif
#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
