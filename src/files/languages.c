/* SPDX-License-Identifier: MIT */
/*
 * Finds and opens languages.
 */
#include "languages.h"

#include "disk.h"
#include "page.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <stdlib.h>
#include <string.h>

#define PLAYER_FOLDER "languages"

/* Writes the path of a file in the folder of a language; false when it is too long. */
static bool name_file(const char *folder, const char *name, char path[FILE_PATH_MAX],
                      struct message *fault)
{
    int length = snprintf(path, FILE_PATH_MAX, "%s/%s", folder, name);
    if (length < 0 || length >= FILE_PATH_MAX) {
        message_set(fault, "%.200s…: the name is too long", folder);
        return false;
    }
    return true;
}

static bool is_there(const char *folder, const char *name)
{
    char path[FILE_PATH_MAX];
    struct message fault;
    return name_file(folder, name, path, &fault) && disk_is_there(path);
}

/* --- names and letters --- */

static bool read_letters(const char *folder, const char *code, struct language *language,
                         struct alphabet *alphabet, struct message *fault)
{
    char path[FILE_PATH_MAX];
    struct file file;
    struct fault why;
    if (!name_file(folder, "language.txt", path, fault) || !file_open(&file, path, fault)) {
        return false;
    }
    enum status status = language_read(code, file.bytes, file.size, language, alphabet, &why);
    file_close(&file);
    if (status != STATUS_OK) {
        fault_describe(&why, path, fault);
    }
    return status == STATUS_OK;
}

static bool has_code(const struct languages *languages, const char *code)
{
    for (int i = 0; i < languages->count; i++) {
        if (strcmp(languages->list[i].code, code) == 0) {
            return true;
        }
    }
    return false;
}

static void add_names(struct languages *languages, const struct language *language)
{
    struct language_names *names = &languages->list[languages->count++];
    memcpy(names->code, language->code, sizeof names->code);
    memcpy(names->name, language->name, sizeof names->name);
    memcpy(names->english_name, language->english_name, sizeof names->english_name);
}

/* The context for listing a folder of languages. */
struct listing {
    const char *folder;
    struct languages *languages;
};

static bool list_one(void *context, const char *name)
{
    const struct listing *listing = context;
    struct languages *languages = listing->languages;
    struct language language;
    struct alphabet alphabet;
    char path[FILE_PATH_MAX];
    struct message fault;
    if (!language_is_code(name) || has_code(languages, name) ||
        !name_file(listing->folder, name, path, &fault) || !is_there(path, "language.txt")) {
        return true;
    }
    if (read_letters(path, name, &language, &alphabet, &fault)) {
        add_names(languages, &language);
    } else if (!languages->notice.format) {
        languages->notice = fault;
    }
    return languages->count < LANGUAGES_MAX;
}

/* Adds the languages of a folder that are not listed yet. */
static void list_folder(struct languages *languages, const char *folder)
{
    struct listing listing = {folder, languages};
    if (languages->count < LANGUAGES_MAX) {
        (void)disk_list(folder, list_one, &listing);
    }
}

enum { PLACES = 3 }; /* where languages are looked for: the player's two, and the game's */

/* Writes a folder of languages; false if there is none. */
static bool name_place(const struct paths *paths, int place, char folder[FILE_PATH_MAX])
{
    const char *const players[] = {paths->player, paths->usual};
    struct message fault;
    if (place == PLACES - 1) {
        return snprintf(folder, FILE_PATH_MAX, "%s", paths->languages) > 0;
    }
    return *players[place] && name_file(players[place], PLAYER_FOLDER, folder, &fault);
}

static int by_code(const void *left, const void *right)
{
    const struct language_names *a = left;
    const struct language_names *b = right;
    return strcmp(a->code, b->code);
}

void languages_list(struct languages *languages, const struct paths *paths)
{
    char folder[FILE_PATH_MAX];
    languages->count = 0;
    languages->notice.format = NULL;
    add_names(languages, &language_english);
    for (int i = 0; i < PLACES; i++) {
        if (name_place(paths, i, folder)) {
            list_folder(languages, folder);
        }
    }
    qsort(languages->list + 1, (size_t)languages->count - 1, sizeof *languages->list, by_code);
}

/* Finds the folder of a language other than English; false, with a line in `fault`, if there is
 * none. */
static bool find_folder(const struct paths *paths, const char *code, char folder[FILE_PATH_MAX],
                        struct message *fault)
{
    char place[FILE_PATH_MAX];
    for (int i = 0; i < PLACES && language_is_code(code); i++) {
        if (name_place(paths, i, place) && name_file(place, code, folder, fault) &&
            is_there(folder, "language.txt")) {
            return true;
        }
    }
    message_set(fault, N_("there is no language '%.40s' (trounce lexicon --languages lists them)"),
                code);
    return false;
}

/* --- words, glosses and dice --- */

static bool open_words(struct words *words, const struct alphabet *alphabet, const char *folder,
                       struct message *fault)
{
    static const char packed[] = "trounce.lexicon";
    static const char list[] = "words.txt";
    char path[FILE_PATH_MAX];
    bool is_packed = is_there(folder, packed) || !is_there(folder, list);
    return name_file(folder, is_packed ? packed : list, path, fault) &&
           words_open_language(words, alphabet, path, fault);
}

/* Opens a packed file of glosses or spellings. One of spellings is empty if letters spell every
 * word. */
static bool open_index(struct file *file, enum word_index_kind kind,
                       const struct alphabet *alphabet, const char *path, struct word_index *index,
                       struct message *notice)
{
    struct fault why;
    if (!file_open_given(file, path, notice)) {
        return false;
    }
    enum status status = word_index_open(index, kind, alphabet, file->bytes, file->size, &why);
    bool is_unneeded = status == STATUS_EMPTY && kind == WORD_INDEX_SPELLINGS;
    if (status != STATUS_OK && !is_unneeded) {
        fault_describe(&why, path, notice);
    }
    if (status != STATUS_OK) {
        file_close(file);
    }
    return status == STATUS_OK;
}

static void open_glosses(struct language_files *files, const char *path, struct message *notice)
{
    if (open_index(&files->gloss_file, WORD_INDEX_GLOSSES, files->language.alphabet, path,
                   &files->glosses.index, notice)) {
        files->language.glosses = &files->glosses;
    }
}

/* Reads glosses from a text. */
static void read_synonyms(struct language_files *files, const char *path, struct message *notice)
{
    struct fault why;
    struct file file;
    size_t size = 0; /* set before it is read, which gcc 12 does not see when linking */
    if (!file_open(&file, path, notice)) {
        return;
    }
    const struct alphabet *alphabet = &files->alphabet;
    enum status status =
        gloss_pack(alphabet, file.bytes, file.size, &files->gloss_image, &size, &why);
    if (status == STATUS_OK) {
        status = word_index_open(&files->glosses.index, WORD_INDEX_GLOSSES, alphabet,
                                 files->gloss_image, size, &why);
    }
    if (status == STATUS_OK) {
        files->language.glosses = &files->glosses;
    } else {
        fault_describe(&why, path, notice);
    }
    file_close(&file);
}

/* Opens the glosses, packed or as text, if there are any. */
static void open_meanings(struct language_files *files, const char *folder, struct message *notice)
{
    static const char packed[] = "trounce.glosses";
    static const char text[] = "synonyms.txt";
    char path[FILE_PATH_MAX];
    if (is_there(folder, packed)) {
        if (name_file(folder, packed, path, notice)) {
            open_glosses(files, path, notice);
        }
    } else if (is_there(folder, text) && name_file(folder, text, path, notice)) {
        read_synonyms(files, path, notice);
    }
}

/* Reads the dice for boards of a side from a folder. Those of larger boards are optional. */
static void open_dice(struct language_files *files, const char *folder, int side,
                      struct message *notice)
{
    int index = side - LANGUAGE_SIDE_MIN;
    char name[32];
    char path[FILE_PATH_MAX];
    files->sets[index] = language_dice_set(&files->language, side);
    (void)snprintf(name, sizeof name, "%s.txt", files->sets[index].name);
    if (side > LANGUAGE_SIDE_MIN && !is_there(folder, name)) {
        return;
    }
    if (name_file(folder, name, path, notice) &&
        file_read_dice(&files->alphabet, path, side * side, &files->dice[index], notice)) {
        files->dice[index].set = &files->sets[index];
        files->language.dice[index] = &files->dice[index];
    }
}

/* Reads the richness of the boards of the dice. */
static void open_richness(struct language_files *files, const char *path, struct message *notice)
{
    struct file file;
    struct fault why;
    if (!file_open(&file, path, notice)) {
        return;
    }
    if (richness_read(file.bytes, file.size, &files->richness, &why) == STATUS_OK) {
        for (int i = 0; i < LANGUAGE_DICE; i++) {
            files->sets[i].spreads = files->richness.spreads[i];
        }
    } else {
        fault_describe(&why, path, notice);
    }
    file_close(&file);
}

static void open_english_dice(struct language_files *files, const struct paths *paths,
                              struct message *notice)
{
    for (int i = 0; i < LANGUAGE_DICE; i++) {
        const struct dice_set *set = dice_set_default(LANGUAGE_SIDE_MIN + i);
        if (paths_read_dice(paths, set, &files->dice[i], notice)) {
            files->language.dice[i] = &files->dice[i];
        }
    }
}

static bool open_english(struct language_files *files, const struct paths *paths, unsigned parts,
                         struct message *notice, struct message *fault)
{
    files->language = language_english;
    if (parts & LANGUAGE_WORDS &&
        !words_open_language(&files->words, &alphabet_english, paths->lexicon, fault)) {
        return false;
    }
    if (parts & LANGUAGE_SETS) {
        open_english_dice(files, paths, notice);
    }
    /* A page fetches them later. */
    if (parts & LANGUAGE_GLOSSES && (!page_is_there() || disk_is_there(paths->glosses))) {
        open_glosses(files, paths->glosses, notice);
    }
    return true;
}

static bool open_other(struct language_files *files, const struct paths *paths, const char *code,
                       unsigned parts, struct message *notice, struct message *fault)
{
    char folder[FILE_PATH_MAX];
    char path[FILE_PATH_MAX];
    if (!find_folder(paths, code, folder, fault) ||
        !read_letters(folder, code, &files->language, &files->alphabet, fault) ||
        (parts & LANGUAGE_WORDS && !open_words(&files->words, &files->alphabet, folder, fault))) {
        return false;
    }
    for (int side = LANGUAGE_SIDE_MIN; parts & LANGUAGE_SETS && side <= LANGUAGE_SIDE_MAX; side++) {
        open_dice(files, folder, side, notice);
    }
    if (parts & LANGUAGE_SETS && is_there(folder, "richness.txt") &&
        name_file(folder, "richness.txt", path, notice)) {
        open_richness(files, path, notice);
    }
    if (parts & LANGUAGE_GLOSSES && is_there(folder, "trounce.spellings") &&
        name_file(folder, "trounce.spellings", path, notice) &&
        open_index(&files->spelling_file, WORD_INDEX_SPELLINGS, &files->alphabet, path,
                   &files->spellings.index, notice)) {
        files->language.spellings = &files->spellings;
    }
    if (parts & LANGUAGE_GLOSSES) {
        open_meanings(files, folder, notice);
    }
    return true;
}

bool languages_open_words(struct words *words, const struct paths *paths,
                          const struct language *language, struct message *fault)
{
    char folder[FILE_PATH_MAX];
    memset(words, 0, sizeof *words);
    if (language_is_english(language)) {
        return words_open_language(words, &alphabet_english, paths->lexicon, fault);
    }
    return find_folder(paths, language->code, folder, fault) &&
           open_words(words, language->alphabet, folder, fault);
}

bool languages_open(struct language_files *files, const struct paths *paths, const char *code,
                    unsigned parts, struct message *notice, struct message *fault)
{
    memset(files, 0, sizeof *files);
    notice->format = NULL;
    bool is_open = strcmp(code, language_english.code) == 0
                       ? open_english(files, paths, parts, notice, fault)
                       : open_other(files, paths, code, parts, notice, fault);
    if (!is_open) {
        languages_close(files);
        return false;
    }
    files->language.lexicon = parts & LANGUAGE_WORDS ? &files->words.lexicon : NULL;
    return true;
}

void languages_close(struct language_files *files)
{
    words_close(&files->words);
    file_close(&files->spelling_file);
    file_close(&files->gloss_file);
    memory_free(files->gloss_image);
    memset(files, 0, sizeof *files);
}

/* --- boards --- */

enum status languages_deal(const struct paths *paths, const char *code,
                           const struct alphabet *alphabet, struct board *board,
                           struct fault *fault)
{
    struct language_files files = {.words = {.lexicon = {0}}};
    struct dice known;
    struct board_code named;
    struct board dealt;
    const struct message no_dice = {.format = "there are no dice for this code"};
    struct message notice = {.format = NULL};
    struct message why = {.format = NULL};
    const struct dice *dice = NULL;
    size_t length = strlen(code);
    enum status status = deal_read_code(code, length, &named, fault);
    if (status != STATUS_OK) {
        return status;
    }
    if (named.set) {
        dice = paths_read_dice(paths, named.set, &known, &why) ? &known : NULL;
    } else if (named.language[0] &&
               languages_open(&files, paths, named.language, LANGUAGE_SETS, &notice, &why)) {
        dice = files.language.dice[named.side - LANGUAGE_SIDE_MIN];
    }
    if (dice) {
        status = deal_from_code(code, length, dice, &dealt, fault);
    } else {
        status = fault_whole(fault, STATUS_MISSING, "%p",
                             message_in(why.format      ? &why
                                        : notice.format ? &notice
                                                        : &no_dice));
    }
    if (status == STATUS_OK) {
        status = board_change_alphabet(&dealt, alphabet, fault);
    }
    languages_close(&files);
    if (status == STATUS_OK) {
        *board = dealt;
    }
    return status;
}
