/* SPDX-License-Identifier: MIT */
/*
 * The languages to play in: which there are, and the files of each. A language is read only when it
 * is opened.
 *
 * English is the game's own lexicon, glosses and dice. Others are folders, named by their codes:
 *
 *     language.txt       names and letters; see language_read
 *     trounce.lexicon    its words, packed; or words.txt, front-coded or one word per line
 *     trounce.spellings  how they are written where their letters do not say it (optional)
 *     trounce.glosses    what they mean, packed; or synonyms.txt, see gloss_pack (optional)
 *     dice-16.txt …      for 4 × 4, 5 × 5 and 6 × 6; the last two are optional: boards without dice
 *                        are not shaken
 *     richness.txt       how many common words their boards have; see richness_read (optional)
 *
 * They are in the folder of the game's languages and in the player's `languages`. Of two with the
 * same code, the player's is used.
 */
#ifndef FILES_LANGUAGES_H
#define FILES_LANGUAGES_H

#include "paths.h"
#include "words.h"

#include "trounce/board.h"
#include "trounce/gloss.h"
#include "trounce/language.h"
#include "trounce/richness.h"
#include "trounce/spelling.h"

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
    struct message notice; /* the first folder that could not be read, and why */
};

/* Lists all languages. */
void languages_list(struct languages *languages, const struct paths *paths);

/* A language and what it borrows. It must not be moved. */
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

/* What to read of a language besides its letters. */
enum language_part {
    LANGUAGE_LETTERS = 0,
    LANGUAGE_WORDS = 1,
    LANGUAGE_SETS = 2,    /* its dice */
    LANGUAGE_GLOSSES = 4, /* and spellings */
    LANGUAGE_ALL = LANGUAGE_WORDS | LANGUAGE_SETS | LANGUAGE_GLOSSES
};

/*
 * Opens some parts of a language. If dice or glosses cannot be read it opens without them, with a
 * `notice`, which is none otherwise. On failure returns false, with the reason in `fault` (there
 * is no such language, or its letters or words cannot be read), and zeroes `files`. Close with
 * languages_close.
 */
bool languages_open(struct language_files *files, const struct paths *paths, const char *code,
                    unsigned parts, struct message *notice, struct message *fault);

/* Opens the words of a language that was opened without them, like words_open. */
bool languages_open_words(struct words *words, const struct paths *paths,
                          const struct language *language, struct message *fault);

/* Deals the board of a code from the dice of the language it names, in the letters of `alphabet`.
 * Fails like deal_read_code and deal_from_code; STATUS_MISSING: the dice are custom or missing, or
 * the board has a letter that the alphabet lacks. */
enum status languages_deal(const struct paths *paths, const char *code,
                           const struct alphabet *alphabet, struct board *board,
                           struct fault *fault);

/* Releases everything and zeroes `files`, which may be zeroed already. */
void languages_close(struct language_files *files);

#endif
