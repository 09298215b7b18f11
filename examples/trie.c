/* SPDX-License-Identifier: MIT */
/*
 * The trie as a set of words. Commands from standard input, one per line: add WORD, contains WORD,
 * prefix LETTERS, size, print. WORD may be empty.
 */
#include <trounce/trie.h>

#include <stdio.h>
#include <string.h>

/* Prints a word of the set, after the first one with a comma. */
static bool print_word(void *context, const char *word, size_t length, struct word_note note)
{
    int *count = context;
    (void)note;
    printf("%s%.*s", (*count)++ > 0 ? ", " : "", (int)length, word);
    return true;
}

static const char *yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

int main(void)
{
    struct trie *set;
    if (trie_new(&alphabet_english, &set) != STATUS_OK) {
        return 2;
    }
    char line[100];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        char *word = line + strcspn(line, " ");
        if (*word) {
            *word++ = '\0';
        }
        size_t length = strlen(word);
        if (strcmp(line, "add") == 0) {
            bool added = false;
            struct word_note note = {.tier = TIER_UNKNOWN};
            enum status status = trie_add(set, word, length, note, &added);
            printf("%s\n", status == STATUS_OK ? yes_or_no(added) : status_text(status));
        } else if (strcmp(line, "contains") == 0) {
            printf("%s\n", yes_or_no(trie_contains(set, word, length)));
        } else if (strcmp(line, "prefix") == 0) {
            printf("%s\n", yes_or_no(trie_has_prefix(set, word, length)));
        } else if (strcmp(line, "size") == 0) {
            printf("%zu%s\n", trie_size(set), trie_is_empty(set) ? ", empty" : "");
        } else if (strcmp(line, "print") == 0) {
            int count = 0;
            printf("{");
            trie_each(set, print_word, &count);
            printf("}\n");
        } else {
            fprintf(stderr, "not a command: %s\n", line);
        }
    }
    trie_free(set);
    return 0;
}
