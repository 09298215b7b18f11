/* SPDX-License-Identifier: MIT */
/*
 * Words derived from others. English has rules of spelling, and a list of words that only look
 * derived; the other languages have the endings and beginnings of coach_affixes.c.
 */
#include "coach_kin.h"

#include "coach_affixes.h"
#include "trounce/coach.h"

#include <string.h>

/* --- English --- */

/* Below these many letters too many words look like a stem: BUT of BUTLER, REP of REPLY. */
#define STEM_LEAST 3
#define ROOT_LEAST 4

struct ending {
    const char *letters;
    size_t least; /* letters of the word before it */
    bool after_e, after_others;
};

/* Without S and ES. */
static const struct ending endings[] = {
    {"d", STEM_LEAST, true, false},   {"ed", STEM_LEAST, false, true},
    {"ing", STEM_LEAST, true, true},  {"ings", STEM_LEAST, true, true},
    {"r", ROOT_LEAST, true, false},   {"er", ROOT_LEAST, false, true},
    {"rs", ROOT_LEAST, true, false},  {"ers", ROOT_LEAST, false, true},
    {"st", ROOT_LEAST, true, false},  {"est", ROOT_LEAST, false, true},
    {"ful", ROOT_LEAST, true, true},  {"less", ROOT_LEAST, true, true},
    {"ness", ROOT_LEAST, true, true}, {"ly", ROOT_LEAST, true, true},
};

static bool is_vowel(char letter)
{
    return strchr("aeiou", letter) != NULL;
}

static bool ends_in(const char *word, const char *ending)
{
    size_t length = strlen(word);
    size_t size = strlen(ending);
    return length >= size && strcmp(word + length - size, ending) == 0;
}

/* Returns whether the last letter may be doubled: that of STOP or TRAVEL, not of TALK, SEEM, PLAY.
 */
static bool can_double(const char *word, size_t length)
{
    return !is_vowel(word[length - 1]) && !strchr("wxy", word[length - 1]) &&
           is_vowel(word[length - 2]) && !is_vowel(word[length - 3]);
}

/* Returns whether it must be: PLANED is not of PLAN. */
static bool must_double(const char *word, size_t length)
{
    int vowels = 0;
    for (size_t i = 0; i < length; i++) {
        vowels += is_vowel(word[i]);
    }
    return vowels == 1 && can_double(word, length);
}

/* GLASSES and BUSES, but neither CORPSES of CORPS nor PLANES of PLAN. */
static bool takes_es(const char *word)
{
    return ends_in(word, "ss") || ends_in(word, "us") || ends_in(word, "x") || ends_in(word, "z") ||
           ends_in(word, "sh") || ends_in(word, "ch") || ends_in(word, "o");
}

static bool takes(const char *word, const char *ending)
{
    size_t length = strlen(word);
    if (length < STEM_LEAST) {
        return false;
    }
    if (strcmp(ending, "s") == 0) {
        return !ends_in(word, "s") && !ends_in(word, "x") && !ends_in(word, "z") &&
               !ends_in(word, "sh");
    }
    if (strcmp(ending, "es") == 0) {
        return takes_es(word);
    }
    bool is_doubled =
        ending[0] == word[length - 1] && is_vowel(ending[1]) && can_double(word, length);
    if (!is_doubled && is_vowel(ending[0]) && must_double(word, length)) {
        return false;
    }
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        if (strcmp(endings[i].letters, ending + is_doubled) == 0) {
            return length >= endings[i].least &&
                   (word[length - 1] == 'e' ? endings[i].after_e : endings[i].after_others);
        }
    }
    return false;
}

static bool is_in(const char *const *list, const char *text, size_t length)
{
    for (; *list; list++) {
        if (strlen(*list) == length && memcmp(*list, text, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Common words that are spelled as if they were derived from a shorter one. */
static const char *const strangers[] = {
    "asses",    "badger", "banger",   "barter",  "blubber",  "brother",  "buster",   "butter",
    "canter",   "caper",  "career",   "caster",  "center",   "cleanser", "clover",   "comely",
    "condor",   "cooper", "corner",   "counter", "cover",    "creed",    "denser",   "divest",
    "earnest",  "eraser", "fender",   "fester",  "feed",     "filter",   "flower",   "forest",
    "gingerly", "glower", "greed",    "halter",  "heather",  "herring",  "hinder",   "honest",
    "hover",    "hunger", "interest", "lather",  "latter",   "ledger",   "lesser",   "limber",
    "linger",   "liver",  "luster",   "manger",  "master",   "matter",   "meter",    "mister",
    "modest",   "molest", "mother",   "muster",  "mutter",   "news",     "number",   "passer",
    "pester",   "ponder", "primer",   "proper",  "pucker",   "putter",   "quarter",  "ranger",
    "reed",     "render", "saucer",   "seed",    "shilling", "shoulder", "shower",   "slobber",
    "snicker",  "sniper", "solder",   "spanner", "sparser",  "spatter",  "splinter", "stagger",
    "taper",    "temper", "tender",   "twitter", "uncanny",  "unions",   "unless",   "wager",
    "wander",   "weed",   "wicked",   "wicker",  NULL};

static bool is_english_kin(const char *word, const char *text, size_t before)
{
    static const char *const beginnings[] = {"mis", "over", "un", NULL};
    size_t length = strlen(word);
    size_t whole = strlen(text);
    const char *ending = text + before + length;
    bool is_plural = whole > 1 && text[whole - 1] == 's';
    if (is_in(strangers, text, whole) || (is_plural && is_in(strangers, text, whole - 1))) {
        return false;
    }
    if (before > 0 && (length < ROOT_LEAST || !is_in(beginnings, text, before))) {
        return false;
    }
    return *ending == '\0' || takes(word, ending);
}

/* --- other languages --- */

/* Returns whether a list of affixes has these letters. */
static bool is_affix(const struct alphabet *alphabet, const char *list, const char *letters,
                     size_t count)
{
    while (*list) {
        char affix[COACH_LETTERS_MAX];
        size_t length = strcspn(list, " ");
        size_t used;
        if (alphabet_encode(alphabet, list, length, affix, COACH_LETTERS_MAX - 1, &used) ==
                STATUS_OK &&
            strlen(affix) == count && memcmp(affix, letters, count) == 0) {
            return true;
        }
        list += length + (list[length] != '\0');
    }
    return false;
}

bool coach_is_kin(const char *language, const struct alphabet *alphabet, const char *word,
                  const char *text, size_t before)
{
    if (strcmp(language, "en") == 0) {
        return is_english_kin(word, text, before);
    }
    const struct affixes *affixes = affixes_of(language);
    const char *ending = text + before + strlen(word);
    return (before == 0 || is_affix(alphabet, affixes->beginnings, text, before)) &&
           (*ending == '\0' || is_affix(alphabet, affixes->endings, ending, strlen(ending)));
}
