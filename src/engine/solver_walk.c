/* SPDX-License-Identifier: MIT */
/*
 * Every word of a board by a walk through board and lexicon together, which turns back as soon as
 * no word begins like the path. Leaves the order of steps that is shown to search.c.
 *
 * A board and a lexicon made to mislead (one letter everywhere, words of that letter alone) have
 * more paths than could ever be walked. After PATIENT_STEPS the walk therefore leaves out what
 * lies behind a node all of whose words have been found ("spent"), or need more of a letter than
 * the board has: no word is lost by it. Cells that are part of a word only there might be; a second
 * walk, over short words first, looks for them. What could still take for ever are long words for
 * which the board has the letters and not the way, as of one letter in two halves of a board: after
 * IMPATIENT_STEPS more from a first cell the walk goes on to the next one, and may have missed a
 * word then.
 */
#include "solver_walk.h"

#include "face_step.h"
#include "letters.h"
#include "trounce/memory.h"

/* Real boards take some thousands of steps, 8 × 8 ones some ten thousands. */
#define PATIENT_STEPS   1000000L
#define IMPATIENT_STEPS 500000L
#define COVERING_STEPS  2000000L

struct walk {
    struct tally *tally;
    const struct board *board;
    const struct lexicon *lexicon;
    uint64_t solid_cells; /* cells that are not blank */
    uint64_t solid_faces; /* a bit a face that some cell shows, without the blank */
    uint64_t *found;      /* a bit a word: counted already, or left out by the filter */
    uint64_t *spent;      /* a bit a node */
    long steps_left;      /* until the walk gets impatient, or ends if it is already */
    uint32_t visits_left; /* of nodes: those of a forged lexicon may lead back to themselves */
    bool is_impatient;    /* spent nodes are noted and passed over */
    bool is_covering;     /* looks for cells only, and ends with its steps */
    int length_max;       /* cells of a path */
    struct path path;
};

static bool has_bit(const uint64_t *bits, uint32_t at)
{
    return bits[at / 64] >> at % 64 & 1;
}

static void set_bit(uint64_t *bits, uint32_t at)
{
    bits[at / 64] |= UINT64_C(1) << at % 64;
}

/* The path ends a word of enough letters at `node`. */
static void meet_word(struct walk *walk, uint32_t node, int letters)
{
    uint32_t number = lexicon_word_number(walk->lexicon, node);
    struct word_note note = lexicon_note(walk->lexicon, number);
    if (!filter_takes(&walk->tally->filter, note)) {
        set_bit(walk->found, number);
        return;
    }
    walk->tally->survey.used_cells |= walk->path.used;
    if (!has_bit(walk->found, number)) {
        set_bit(walk->found, number);
        tally_add(walk->tally, number, note, letters, &walk->path);
    }
}

/* Are all words found that begin with the path to `node`, as far as this board has their faces? */
static bool is_spent(const struct walk *walk, uint32_t node)
{
    const struct lexicon *lexicon = walk->lexicon;
    int letters = (int)lexicon_word_length(lexicon, node);
    if (letters >= walk->tally->min_letters &&
        !has_bit(walk->found, lexicon_word_number(lexicon, node))) {
        return false;
    }
    for (uint64_t faces = walk->solid_faces; faces != 0; faces &= faces - 1) {
        uint32_t next = face_step(lexicon, node, (enum face)bits_lowest(faces));
        if (next != LEXICON_ROOT && !has_bit(walk->spent, next)) {
            return false;
        }
    }
    return true;
}

/* Notes as spent what begins with a letter more than the board has left: `left` of each, behind
 * `node`. A cell of two letters may step over the first node that is out of reach, so those behind
 * it are noted, too. */
static void spend_unreachable(struct walk *walk, uint32_t node, unsigned char left[LETTER_COUNT])
{
    const struct lexicon *lexicon = walk->lexicon;
    for (uint32_t letters = lexicon_letters(lexicon, node); letters != 0; letters &= letters - 1) {
        unsigned letter = bits_lowest(letters);
        uint32_t child = lexicon_child(lexicon, node, letter);
        if (walk->visits_left == 0) {
            return;
        }
        walk->visits_left--;
        if (left[letter] > 0) {
            left[letter]--;
            spend_unreachable(walk, child, left);
            left[letter]++;
            continue;
        }
        set_bit(walk->spent, child);
        for (uint32_t next = lexicon_letters(lexicon, child); next != 0; next &= next - 1) {
            set_bit(walk->spent, lexicon_child(lexicon, child, bits_lowest(next)));
        }
    }
}

static void get_impatient(struct walk *walk)
{
    unsigned char left[LETTER_COUNT] = {0};
    for (int cell = 0; cell < board_cell_count(walk->board); cell++) {
        for (const char *at = face_spelling((enum face)walk->board->faces[cell]); *at != 0; at++) {
            left[*at - 'a']++;
        }
    }
    walk->is_impatient = true;
    walk->steps_left = IMPATIENT_STEPS;
    walk->visits_left = walk->lexicon->slot_count;
    spend_unreachable(walk, LEXICON_ROOT, left);
}

/* Counts a step down; false when the walk is to end. */
static bool step_allowed(struct walk *walk)
{
    if (walk->steps_left > 0) {
        walk->steps_left--;
    } else if (walk->is_covering || walk->is_impatient) {
        return false;
    } else {
        get_impatient(walk);
    }
    return !walk->tally->out_of_memory;
}

/* Tries each of `cells` behind the path, which has led to `node`. */
static void try_cells(struct walk *walk, uint32_t node, uint64_t cells)
{
    for (; cells != 0 && step_allowed(walk); cells &= cells - 1) {
        int cell = (int)bits_lowest(cells);
        uint32_t next = face_step(walk->lexicon, node, walk->board->faces[cell]);
        if (next == LEXICON_ROOT || (walk->is_impatient && has_bit(walk->spent, next))) {
            continue;
        }
        path_extend(&walk->path, walk->board, cell);
        int letters = (int)lexicon_word_length(walk->lexicon, next);
        if (letters >= walk->tally->min_letters) {
            meet_word(walk, next, letters);
        }
        if (walk->path.length < walk->length_max && lexicon_letters(walk->lexicon, next) != 0) {
            try_cells(walk, next,
                      walk->board->neighbours[cell] & walk->solid_cells & ~walk->path.used);
        }
        path_shorten(&walk->path, walk->path.length - 1);
        if (walk->is_impatient && is_spent(walk, next)) {
            set_bit(walk->spent, next);
        }
    }
}

/* Looks for cells that are part of a word, from short words to long ones, after an impatient walk.
 */
static void cover_cells(struct walk *walk)
{
    walk->is_impatient = false;
    walk->is_covering = true;
    walk->steps_left = COVERING_STEPS;
    for (walk->length_max = 1; walk->tally->survey.used_cells != walk->solid_cells &&
                               walk->steps_left > 0 && walk->length_max <= BOARD_CELLS_MAX;
         walk->length_max++) {
        try_cells(walk, LEXICON_ROOT, walk->solid_cells);
    }
}

void solver_walk(struct tally *tally)
{
    const struct board *board = tally->board;
    const struct lexicon *lexicon = tally->lexicon;
    struct walk walk = {
        .tally = tally,
        .board = board,
        .lexicon = lexicon,
        .steps_left = PATIENT_STEPS,
        .length_max = BOARD_CELLS_MAX,
    };
    for (int cell = 0; cell < board_cell_count(board); cell++) {
        if (board->faces[cell] != FACE_BLANK) {
            walk.solid_cells |= UINT64_C(1) << cell;
            walk.solid_faces |= UINT64_C(1) << board->faces[cell];
        }
    }
    walk.found = memory_new(lexicon->word_count / 64 + 1, sizeof *walk.found);
    walk.spent = memory_new(lexicon->slot_count / 64 + 1, sizeof *walk.spent);
    if (walk.found == NULL || walk.spent == NULL) {
        tally->out_of_memory = true;
    } else {
        for (uint64_t cells = walk.solid_cells; cells != 0; cells &= cells - 1) {
            if (walk.is_impatient) {
                walk.steps_left = IMPATIENT_STEPS;
            }
            try_cells(&walk, LEXICON_ROOT, cells & (~cells + 1));
        }
        if (walk.is_impatient) {
            cover_cells(&walk);
        }
    }
    memory_free(walk.found);
    memory_free(walk.spent);
}
