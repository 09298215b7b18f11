/* SPDX-License-Identifier: MIT */
/*
 * The languages to play in: which there are, and the files of one. A language is read only when it
 * is opened.
 *
 * English is the game's own lexicon, glosses and dice. Others are folders, named by their codes:
 *
 *     language.txt       names and letters, as language_read has them
 *     trounce.lexicon    its words, packed; or words.txt, front-coded or a word a line
 *     trounce.spellings  how they are written where their letters do not say it; need not be there
 *     trounce.glosses    what they mean, packed; or synonyms.txt, as gloss_pack has it; need not be
 *                        there
 *     dice-16.txt …      for 4 × 4, 5 × 5 and 6 × 6; the last two need not be there: boards that have
 *                        no dice are not shaken
 *     richness.txt       how many common words their boards have, as richness_read has it; need not
 *                        be there
 *
 * They lie in the folder of the game's languages and in the player's `languages`. Of two with the
 * same code the player's counts.
 */
#ifndef FILES_LANGUAGES_H
#define FILES_LANGUAGES_H

#include "paths.h"
#include "words.h"

#include "trounce/board.h"
#include "trounce/language.h"
#include "trounce/richness.h"

#define LANGUAGES_MAX 32

struct language_names {
    char code[LANGUAGE_CODE_SIZE];
    char name[LANGUAGE_NAME_SIZE];
    char english_name[LANGUAGE_NAME_SIZE];
};

/* English first, then the others by their codes. */
struct languages {
    int count;
    struct language_names list[LANGUAGES_MAX];
    char notice[FILE_FAULT_MAX]; /* the first folder that could not be read, and why; "": none */
};

/* Reads the names of all that there are. */
void languages_list(struct languages *languages, const struct paths *paths);

/* A language, and what it borrows. It must not be moved. */
struct language_files {
    struct language language;
    struct alphabet alphabet;
    struct words words;
    struct file spelling_file;
    struct spellings spellings;
    struct file gloss_file;
    void *gloss_image; /* of glosses that were read as text; else NULL */
    struct glosses glosses;
    struct dice dice[LANGUAGE_DICE];
    struct dice_set sets[LANGUAGE_DICE];
    struct richness_table richness;
};

/* What to read of a language beside its letters. */
enum language_part {
    LANGUAGE_LETTERS = 0,
    LANGUAGE_WORDS = 1,
    LANGUAGE_SETS = 2,    /* its dice */
    LANGUAGE_GLOSSES = 4, /* and how the words are written */
    LANGUAGE_ALL = LANGUAGE_WORDS | LANGUAGE_SETS | LANGUAGE_GLOSSES
};

/*
 * Opens some parts of a language. Without dice or glosses that can be read it is opened too, with a
 * line in `notice` that says so, else that is "". On failure false, with a line in `fault` (there
 * is no such language, or its letters or words cannot be read), and `files` is zeroed. Ends with
 * languages_close.
 */
bool languages_open(struct language_files *files, const struct paths *paths, const char *code,
                    unsigned parts, char notice[FILE_FAULT_MAX], char fault[FILE_FAULT_MAX]);

/* Opens the own words of a language that was opened without them, as by words_open_in. */
bool languages_open_words(struct words *words, const struct paths *paths,
                          const struct language *language, char fault[FILE_FAULT_MAX]);

/* Deals the board of a code from the dice of whatever language it names, in the letters of
 * `alphabet`. Failures as deal_read_code and deal_from_code; STATUS_MISSING: the dice are
 * somebody's own or not there, or the board has a letter that the alphabet lacks. */
enum status languages_deal(const struct paths *paths, const char *code,
                           const struct alphabet *alphabet, struct board *board,
                           struct fault *fault);

/* Releases everything and zeroes `files`, which may be zeroed already. */
void languages_close(struct language_files *files);

#endif
