/* SPDX-License-Identifier: MIT */
/*
 * Letters on dice as a text: which die shows which part of it.
 */
#include "custom.h"

#include "trounce/utf8.h"

#include <stdio.h>
#include <string.h>

/* The size in bytes of the letter at `text`; 0 if there is none. */
static size_t letter_size(const struct alphabet *alphabet, const char *text)
{
    size_t left = 0; /* a letter and the mark on it */
    while (left < (size_t)2 * UTF8_LENGTH_MAX && text[left]) {
        left++;
    }
    return left > 0 ? alphabet_letter_size(alphabet, text, left) : 0;
}

bool custom_is_between(char character)
{
    return (unsigned char)character <= ' ' || strchr("/,;|-\"'()[]{}", character);
}

static bool is_blank_die(char character)
{
    return character == '.' || character == '_';
}

/* Returns whether a letter of `size` bytes is a capital; it may have a mark. */
static bool is_capital(const struct alphabet *alphabet, const char *text, size_t size)
{
    char letters[ALPHABET_FACE_LETTERS + 1];
    char capital[ALPHABET_FORM_SIZE];
    size_t count;
    for (int i = 0; i < alphabet->fold_count; i++) {
        const struct alphabet_fold *fold = &alphabet->folds[i];
        if (strlen(fold->form) == size && memcmp(fold->form, text, size) == 0) {
            return fold->is_capital;
        }
    }
    (void)alphabet_encode(alphabet, text, size, letters, ALPHABET_FACE_LETTERS, &count);
    size_t length = alphabet_upper(alphabet, letters, 1, capital);
    return length <= size && memcmp(capital, text, length) == 0;
}

/* The size of the word at `text`: letters, the apostrophe of a Q alone, and blank dice. */
static size_t word_size(const struct alphabet *alphabet, const char *text)
{
    size_t size = 0;
    int face;
    for (size_t step = 1; step > 0; size += step) {
        const char *at = text + size;
        step = letter_size(alphabet, at);
        step += step == 0 ? is_blank_die(*at)
                          : at[step] == '\'' && alphabet_face_of(alphabet, at, step + 1, &face);
    }
    return size;
}

/* Returns whether a word is a capital and at least two small letters: the beginning of a sentence
 * rather than of a die with two letters. */
static bool is_title(const struct alphabet *alphabet, const char *word, size_t size)
{
    size_t count = 0;
    for (size_t at = 0; at < size; count++) {
        size_t letter = letter_size(alphabet, word + at);
        if (letter == 0 || is_capital(alphabet, word + at, letter) != (count == 0)) {
            return false;
        }
        at += letter;
    }
    return count > 2;
}

/* Returns whether a text has several words, each of which is a die. */
static bool are_cells(const struct alphabet *alphabet, const char *text)
{
    int count = 0;
    int face;
    for (size_t size; *text; text += size) {
        size = word_size(alphabet, text);
        if (size > 0 && !alphabet_face_of(alphabet, text, size, &face)) {
            return false;
        }
        count += size > 0;
        size = size > 0 ? size : (size_t)utf8_length(text);
    }
    return count > 1;
}

/* A text that is being read. */
struct reader {
    const struct alphabet *alphabet;
    const char *text;
    bool are_cells, joins_titles;
    int letter_count; /* so far */
    struct custom_letters *letters;
};

static void add_die(const struct reader *reader, int face, size_t begin, size_t end)
{
    struct custom_letters *letters = reader->letters;
    if (letters->count < CUSTOM_DICE_MAX) {
        letters->faces[letters->count] = (unsigned char)face;
        letters->begins[letters->count] = (int)begin;
        letters->ends[letters->count] = (int)end;
    }
    letters->count++;
}

/* Returns the size in bytes of the die that the letter at `at` begins, and its face. */
static size_t size_of_die(const struct reader *reader, size_t at, bool joins, int *face)
{
    const struct alphabet *alphabet = reader->alphabet;
    const char *text = reader->text + at;
    size_t size = letter_size(alphabet, text);
    if (text[size] == '\'' && alphabet_face_of(alphabet, text, size + 1, face)) {
        return size + 1;
    }
    size_t next = letter_size(alphabet, text + size);
    if (next > 0 && alphabet_face_of(alphabet, text, size + next, face)) {
        bool is_pair = is_capital(alphabet, text, size) && !is_capital(alphabet, text + size, next);
        if (*face == alphabet->pair_face || (joins && is_pair)) {
            return size + next;
        }
    }
    return alphabet_face_of(alphabet, text, size, face) ? size : 0;
}

/* Adds a letter that no die shows as a whole: its two letters, on two dice. */
static size_t split(const struct reader *reader, size_t at)
{
    const struct alphabet *alphabet = reader->alphabet;
    const char *text = reader->text + at;
    size_t size = letter_size(alphabet, text);
    char letters[ALPHABET_FACE_LETTERS + 1];
    size_t count = 0;
    (void)alphabet_encode(alphabet, text, size, letters, ALPHABET_FACE_LETTERS, &count);
    for (size_t i = 0; i < count; i++) {
        char letter[ALPHABET_FORM_SIZE];
        int face = 0;
        (void)alphabet_face_of(alphabet, letter, alphabet_lower(alphabet, &letters[i], 1, letter),
                               &face);
        add_die(reader, face, at, at + size);
    }
    if (!reader->letters->split[0]) {
        (void)snprintf(reader->letters->split, FIELD_CHARACTER_MAX, "%.*s", (int)size, text);
    }
    return size;
}

static void read_word(struct reader *reader, size_t begin, size_t size)
{
    const struct alphabet *alphabet = reader->alphabet;
    bool joins = reader->joins_titles || !is_title(alphabet, reader->text + begin, size);
    for (size_t at = begin, end; at < begin + size; at = end) {
        int face = FACE_BLANK;
        size_t die = is_blank_die(reader->text[at]) ? 1 : size_of_die(reader, at, joins, &face);
        if (reader->are_cells && alphabet_face_of(alphabet, reader->text + at, size, &face)) {
            die = size;
        }
        if (die > 0) {
            add_die(reader, face, at, at + die);
        }
        end = at + (die > 0 ? die : split(reader, at));
        for (size_t letter = 1; at < end && letter > 0; at += letter) {
            letter = letter_size(alphabet, reader->text + at);
            reader->letter_count += letter > 0;
        }
    }
}

/* A letter that no die shows, which may be one that lost its encoding, keeps its place. */
static void read_other(struct reader *reader, size_t at)
{
    struct custom_letters *letters = reader->letters;
    const char *text = reader->text + at;
    uint32_t point;
    if (utf8_read(text, UTF8_LENGTH_MAX, &point) == 0 || utf8_may_be_letter(point)) {
        reader->letter_count++;
        add_die(reader, FACE_BLANK, at, at + (size_t)utf8_length(text));
        if (!letters->unread[0]) {
            (void)snprintf(letters->unread, FIELD_CHARACTER_MAX, "%.*s", utf8_length(text), text);
            letters->unread_at = reader->letter_count;
        }
    } else {
        letters->left_out += !custom_is_between(*text);
    }
}

static void read_text(struct reader *reader)
{
    const struct alphabet *alphabet = reader->alphabet;
    *reader->letters = (struct custom_letters){.count = 0};
    reader->letter_count = 0;
    for (size_t at = 0, size; reader->text[at]; at += size) {
        size = word_size(alphabet, reader->text + at);
        if (size > 0) {
            read_word(reader, at, size);
        } else {
            read_other(reader, at);
            size = (size_t)utf8_length(reader->text + at);
        }
    }
}

void custom_read_letters(const struct alphabet *alphabet, const char *text, int wanted,
                         struct custom_letters *letters)
{
    struct custom_letters joined;
    struct reader reader = {.alphabet = alphabet,
                            .text = text,
                            .are_cells = are_cells(alphabet, text),
                            .letters = letters};
    read_text(&reader);
    if (letters->count > wanted) {
        reader.joins_titles = true;
        reader.letters = &joined;
        read_text(&reader);
        *letters = joined.count == wanted ? joined : *letters;
    }
}

const char *custom_write_letters(struct arena *arena, const struct alphabet *alphabet,
                                 const unsigned char *faces, int count)
{
    char text[CUSTOM_DICE_MAX * ALPHABET_TEXT_SIZE(ALPHABET_FACE_LETTERS)] = "";
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        int face = faces[i];
        bool is_alone = face > alphabet->letter_count && !alphabet_spelling(alphabet, face)[1];
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%s",
                                   face == FACE_BLANK ? "." : alphabet_label(alphabet, face),
                                   is_alone ? "'" : "");
    }
    return say(arena, "%s", text);
}
