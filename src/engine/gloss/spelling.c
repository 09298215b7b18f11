/* SPDX-License-Identifier: MIT */
/*
 * Spellings as a word index. Each text is a rule by which spellings differ from letters: a
 * NUL-terminated sequence of byte pairs, the position of a fold (1 for the first letter) and its
 * number in the alphabet (from 1). Many words share a rule. Leaves the list to coded_list.c.
 */
#include "trounce/spelling.h"

#include "coded_list.h"
#include "letters.h"
#include "trounce/memory.h"
#include "word_index_image.h"

#include <assert.h>
#include <string.h>

/* ---- writing words ---- */

/* The rule by which a word is written; "" for its letters. */
static const char *rule_of(const struct spellings *spellings, const char *word, size_t length)
{
    uint32_t at;
    return spellings && word_index_find(&spellings->index, word, length, &at) &&
                   at < spellings->index.texts_size
               ? spellings->index.texts + at
               : "";
}

/* The fold that `rule` starts with if it is for letter `i` of the word and matches the letters
 * there, else NULL. */
static const struct alphabet_fold *fold_at(const struct alphabet *alphabet, const char *rule,
                                           const char *word, size_t length, size_t i)
{
    if ((unsigned char)rule[0] != i + 1 || (unsigned char)rule[1] - 1 >= alphabet->fold_count ||
        rule[1] == '\0') {
        return NULL;
    }
    const struct alphabet_fold *fold = &alphabet->folds[(unsigned char)rule[1] - 1];
    size_t letters = strlen(fold->letters);
    return letters <= length - i && memcmp(fold->letters, word + i, letters) == 0 ? fold : NULL;
}

static size_t write_fold(const struct alphabet *alphabet, const struct alphabet_fold *fold,
                         bool is_upper, char *text)
{
    size_t letters = strlen(fold->letters);
    bool has_capital = fold + 1 < alphabet->folds + alphabet->fold_count && fold[1].is_capital;
    if (is_upper && (letters > 1 || !has_capital)) {
        return alphabet_upper(alphabet, fold->letters, letters, text);
    }
    const char *form = fold[is_upper].form;
    size_t size = strlen(form);
    memcpy(text, form, size + 1);
    return size;
}

size_t spelling_write(const struct spellings *spellings, const struct alphabet *alphabet,
                      const char *word, size_t length, bool is_upper, char *text)
{
    const char *rule = rule_of(spellings, word, length);
    size_t size = 0;
    text[0] = '\0';
    for (size_t i = 0; i < length;) {
        const struct alphabet_fold *fold = fold_at(alphabet, rule, word, length, i);
        if (fold) {
            size += write_fold(alphabet, fold, is_upper, text + size);
            i += strlen(fold->letters);
            rule += 2;
        } else {
            size +=
                (is_upper ? alphabet_upper : alphabet_lower)(alphabet, word + i, 1, text + size);
            i++;
        }
    }
    return size;
}

/* ---- packing ---- */

#define RULE_SIZE_MAX (2 * WORD_LETTERS_MAX + 1)

/* A hash table of the rules. */
#define SLOTS    (1u << 15)
#define WAYS_MAX (SLOTS / 2)

struct packing {
    struct index_packer packer;
    uint32_t *slots; /* 1 + offset of the rule in the texts; 0: free */
    uint32_t way_count;
};

/* Determines the rule of a valid spelling; returns its size without the NUL. */
static size_t make_rule(const struct alphabet *alphabet, const char *spelling, size_t size,
                        char rule[RULE_SIZE_MAX])
{
    size_t rule_size = 0;
    size_t letter = 0;
    for (size_t at = 0; at < size;) {
        int fold;
        at += alphabet_fold_at(alphabet, spelling + at, size - at, &fold);
        if (fold >= 0) {
            rule[rule_size++] = (char)(letter + 1);
            rule[rule_size++] = (char)(fold + 1);
        }
        letter += fold >= 0 ? strlen(alphabet->folds[fold].letters) : 1;
    }
    rule[rule_size] = '\0';
    return rule_size;
}

/* Finds or adds a rule in the texts. STATUS_RANGE: too many rules. */
static enum status place_rule(struct packing *packing, const char *rule, size_t size,
                              uint32_t *place)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ (unsigned char)rule[i]) * 16777619u;
    }
    uint32_t slot = hash % SLOTS;
    for (; packing->slots[slot] != 0; slot = (slot + 1) % SLOTS) {
        *place = packing->slots[slot] - 1;
        if (strcmp(packing->packer.texts + *place, rule) == 0) {
            return STATUS_OK;
        }
    }
    if (packing->way_count == WAYS_MAX) {
        return STATUS_RANGE;
    }
    *place = (uint32_t)packing->packer.texts_size;
    packing->slots[slot] = *place + 1;
    packing->way_count++;
    return index_add_bytes(&packing->packer, rule, size + 1);
}

static enum status add_spelling(void *context, const char *spelling, size_t size,
                                struct word_note note)
{
    struct packing *packing = context;
    const struct alphabet *alphabet = packing->packer.alphabet;
    (void)note;
    char word[WORD_LETTERS_MAX + 1];
    char rule[RULE_SIZE_MAX];
    size_t count;
    if (alphabet_encode(alphabet, spelling, size, word, WORD_LETTERS_MAX, &count) != STATUS_OK ||
        count == 0) {
        return STATUS_SYNTAX;
    }
    size_t rule_size = make_rule(alphabet, spelling, size, rule);
    uint32_t place;
    enum status status = rule_size > 0 ? place_rule(packing, rule, rule_size, &place) : STATUS_OK;
    return rule_size > 0 && status == STATUS_OK
               ? index_add_word(&packing->packer, word, count, place)
               : status;
}

enum status spelling_pack(const struct alphabet *alphabet, const char *list, size_t size,
                          void **image, size_t *image_size, struct fault *fault)
{
    assert((list || size == 0) && image && image_size);
    struct packing packing = {.packer = {.kind = WORD_INDEX_SPELLINGS, .alphabet = alphabet},
                              .slots = memory_new(SLOTS, sizeof *packing.slots)};
    if (!packing.slots) {
        return fault_status(fault, STATUS_NO_MEMORY);
    }
    *image = NULL;
    *image_size = 0;
    enum status status = coded_list_walk(list, size, add_spelling, &packing, fault);
    if (status == STATUS_OK && packing.packer.entry_count > 0) {
        status = index_pack(&packing.packer, image, image_size, fault);
    }
    index_packer_deinit(&packing.packer);
    memory_free(packing.slots);
    return status;
}
