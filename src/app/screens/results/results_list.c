/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round by section, and filters. Leaves their positions to
 * results_panes.c.
 */
#include "phrase.h"
#include "results.h"

#include "trounce/memory.h"

#include <string.h>

bool results_are_solo(const struct desk *desk)
{
    return !mode_traits(desk->table.match.mode)->has_computer || desk->table.solve_only;
}

bool results_are_two(const struct desk *desk)
{
    return mode_traits(desk->table.match.mode)->seats == 2 && !desk->table.solve_only;
}

bool results_have_search(const struct desk *desk)
{
    return mode_traits(desk->table.match.mode)->is_race && !desk->table.solve_only;
}

bool results_are_practice(const struct desk *desk)
{
    return table_is_practice(&desk->table) && !desk->table.solve_only;
}

const char *results_rival(const struct desk *desk)
{
    const struct table *table = &desk->table;
    if (table_has_own_ghost(table)) {
        return phrase_ghost_against();
    }
    if (table->match.level != RIVAL_FRIEND) {
        return phrase_rival_against(table->match.level);
    }
    return table->notes.sender[0] ? table->notes.sender : tr("your friend");
}

/* --- who found what --- */

#define BIT(side) (1u << (side))
#define PLAYERS   (BIT(SIDE_PLAYER) | BIT(SIDE_SECOND))

bool results_has(const struct result_word *word, enum side side)
{
    return (word->finders & BIT(side)) != 0;
}

bool results_is_shared(const struct result_word *word)
{
    return (word->finders & (word->finders - 1)) != 0;
}

bool results_is_friends(const struct desk *desk, const struct result_word *word)
{
    return desk->table.match.level == RIVAL_FRIEND && results_has(word, SIDE_COMPUTER);
}

/* Returns the side that found a word of the round and the side that shares it, if any. */
static unsigned finders_of(const struct round *round, enum side side, size_t index)
{
    if (!round_is_shared(round, side, index)) {
        return BIT(side);
    }
    return BIT(SIDE_PLAYER) | BIT(round_traits(round)->seats == 2 ? SIDE_SECOND : SIDE_COMPUTER);
}

static bool passes_filter(const struct result_word *word, enum result_filter filter)
{
    switch (filter) {
    case FILTER_ALL:
    case FILTER_COUNT:
        break;
    case FILTER_PLAYER:
        return results_has(word, SIDE_PLAYER);
    case FILTER_SECOND:
        return results_has(word, SIDE_SECOND);
    case FILTER_RIVAL:
        return results_has(word, SIDE_COMPUTER);
    case FILTER_MISSED:
        return (word->finders & PLAYERS) == 0;
    case FILTER_REACH:
        return word->within_reach;
    }
    return true;
}

static void count_word(struct results *results, const struct result_word *word)
{
    for (int i = 0; i < FILTER_COUNT; i++) {
        results->counts[i] += passes_filter(word, (enum result_filter)i);
    }
    results->nobody_count += word->finders == 0;
}

/* --- sections --- */

static bool is_met(const struct desk *desk, const char *text)
{
    const struct honours *honours = &desk->table.honours;
    for (int i = 0; i < honours->met_count; i++) {
        if (strcmp(honours->met[i].text, text) == 0) {
            return true;
        }
    }
    return false;
}

/* Words within reach are a separate section, unless nobody played. */
static enum result_section section_of(const struct desk *desk, const struct result_word *word,
                                      const char *text)
{
    if (desk->table.solve_only) {
        return SECTION_REST;
    }
    if (results_are_practice(desk) && is_met(desk, text)) {
        return SECTION_MET;
    }
    if (word->finders & PLAYERS) {
        return SECTION_YOURS;
    }
    if (results_is_friends(desk, word)) {
        return SECTION_FRIEND;
    }
    return word->within_reach ? SECTION_REACH : SECTION_REST;
}

static bool stands_before(const struct results *results, size_t index, const char *text)
{
    return alphabet_compare(table_alphabet(results->table), results_text(results, index), text) < 0;
}

/* Adds a word to the section that begins at `first`. The solution is sorted by length and then by
 * letter codes, which is not the order of lists in every language. */
static void insert_solved(struct results *results, const struct result_word *word, size_t first)
{
    int letters = results->solution->words[word->index].letters;
    const char *text = solution_text(results->solution, word->index);
    size_t at = results->word_count++;
    for (; at > first && results_letters(results, at - 1) == letters &&
           !stands_before(results, at - 1, text);
         at--) {
        results->words[at] = results->words[at - 1];
    }
    results->words[at] = *word;
}

/* Adds the section's words of the solution. */
static void collect_section(struct results *results, const struct desk *desk,
                            enum result_section section)
{
    size_t first = results->word_count;
    for (size_t i = 0; i < results->solution->word_count; i++) {
        const struct solved_word *solved = &results->solution->words[i];
        const char *text = solution_text(results->solution, i);
        struct result_word word = {.index = i};
        enum side side;
        size_t listed;
        if (round_has_word(desk->table.round, text, solved->letters, &side, &listed)) {
            word.finders = finders_of(desk->table.round, side, listed);
        }
        /* An offensive word is shown only if a player used it. */
        if (solved->marks & WORD_MARK_OFFENSIVE && !(word.finders & PLAYERS)) {
            results->hidden_count += section == SECTION_REST;
            continue;
        }
        if (solved->tier > settings_tier_max_in(&desk->settings, &desk->table.notes) &&
            word.finders == 0) {
            continue; /* rarer than the player wants to see */
        }
        word.within_reach = !(word.finders & PLAYERS) && deal_is_common(solved->tier);
        word.section = section_of(desk, &word, text);
        if (word.section == section) {
            insert_solved(results, &word, first);
            count_word(results, &word);
        }
    }
}

/* Inserts a word of the round by section, longest first, then alphabetically. */
static void insert_kept(struct results *results, const struct desk *desk,
                        const struct round_word *kept, unsigned finders)
{
    struct result_word word = {.kept = kept, .finders = finders};
    word.section = section_of(desk, &word, kept->text);
    enum result_section section = word.section;
    size_t at = results->word_count;
    for (; at > 0; at--) {
        const struct result_word *before = &results->words[at - 1];
        int letters = results_letters(results, at - 1);
        if (before->section < section) {
            break;
        }
        if (before->section == section &&
            (letters > kept->letters ||
             (letters == kept->letters && stands_before(results, at - 1, kept->text)))) {
            break;
        }
        results->words[at] = results->words[at - 1];
    }
    results->words[at] = word;
    results->word_count++;
    count_word(results, &results->words[at]);
}

/* Returns whether the solution lacks a word: it was found with another lexicon, or the board could
 * not be searched completely. */
static bool is_kept_alone(const struct results *results, const struct desk *desk,
                          const struct round_word *word)
{
    const struct solution *solution = results->solution;
    const struct lexicon *lexicon = round_lexicon(desk->table.round);
    bool is_known = word->number <= lexicon->word_count + lexicon->added_count;
    for (size_t i = 0; i < solution->word_count && is_known && solution->ended_early; i++) {
        if (solution->words[i].number == word->number) {
            return false;
        }
    }
    return !is_known || solution->ended_early;
}

/* Visits the words that the solution lacks, each once even if shared, and returns their number. If
 * `add` is false, only counts them. */
static size_t collect_kept(struct results *results, const struct desk *desk, bool add)
{
    const struct round *round = desk->table.round;
    size_t count = 0;
    for (int side = 0; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, (enum side)side); i++) {
            const struct round_word *word = round_word(round, (enum side)side, i);
            unsigned finders = finders_of(round, (enum side)side, i);
            bool is_told = side != SIDE_PLAYER && (finders & BIT(SIDE_PLAYER));
            if (is_told || !is_kept_alone(results, desk, word)) {
                continue;
            }
            count++;
            if (add) {
                insert_kept(results, desk, word, finders);
            }
        }
    }
    return count;
}

bool results_collect(struct results *results, struct desk *desk)
{
    results->solution = table_solution(&desk->table);
    if (!results->solution) {
        return false;
    }
    size_t most = results->solution->word_count + collect_kept(results, desk, false);
    /* Every word in each list; or in one, with a heading each, titles and news. */
    size_t places = most * PANES_MAX + SECTION_COUNT + NEWS_MAX;
    results->words = memory_new(most, sizeof *results->words);
    results->places = memory_new(places, sizeof *results->places);
    if (!results->words || !results->places) {
        return false;
    }
    for (int section = 0; section < SECTION_COUNT; section++) {
        collect_section(results, desk, (enum result_section)section);
    }
    (void)collect_kept(results, desk, true);
    return true;
}

/* --- a word --- */

/* Returns NULL for a kept word. */
static const struct solved_word *solved_of(const struct results *results, size_t index)
{
    const struct result_word *word = &results->words[index];
    return word->kept ? NULL : &results->solution->words[word->index];
}

const char *results_text(const struct results *results, size_t index)
{
    const struct result_word *word = &results->words[index];
    return word->kept ? word->kept->text : solution_text(results->solution, word->index);
}

int results_letters(const struct results *results, size_t index)
{
    const struct solved_word *solved = solved_of(results, index);
    return solved ? solved->letters : results->words[index].kept->letters;
}

int results_points(const struct results *results, size_t index)
{
    const struct solved_word *solved = solved_of(results, index);
    return solved ? solved->points : results->words[index].kept->points;
}

bool results_is_own(const struct results *results, size_t index)
{
    return table_is_own(results->table, results_text(results, index));
}

void results_path(const struct results *results, size_t index, struct path *path)
{
    const struct result_word *word = &results->words[index];
    if (word->kept) {
        *path = word->kept->path;
    } else {
        solution_path(results->solution, word->index, path);
    }
}

char *results_word(const struct results *results, size_t index, char text[WORD_TEXT_MAX])
{
    return table_word(results->table, text, WORD_TEXT_MAX, results_text(results, index));
}

long results_all_points(const struct results *results)
{
    long points = 0;
    for (size_t i = 0; i < results->word_count; i++) {
        points += results_points(results, i);
    }
    return points;
}

/* --- filters --- */

bool results_matches(const struct results *results, size_t index)
{
    char text[WORD_TEXT_MAX];
    if (results->find.text[0] &&
        !strstr(phrase_upper(table_alphabet(results->table), text, sizeof text,
                             results_text(results, index)),
                results->find.text)) { /* letter by letter: ETE finds ÉTÉ */
        return false;
    }
    if (results->through >= 0) {
        struct path path;
        results_path(results, index, &path);
        return path_index_of(&path, results->through) >= 0;
    }
    return true;
}

enum result_filter results_filter(const struct results *results)
{
    bool finds_in_all =
        results->find.text[0] && mode_traits(results->table->match.mode)->seats == 1;
    return finds_in_all ? FILTER_ALL : results->filter;
}

bool results_passes(const struct results *results, size_t index)
{
    return passes_filter(&results->words[index], results_filter(results)) &&
           results_matches(results, index);
}

int results_filters(const struct desk *desk, enum result_filter filters[FILTER_COUNT])
{
    int count = 0;
    if (results_are_two(desk)) { /* used if there is no room for three lists */
        filters[count++] = FILTER_PLAYER;
        filters[count++] = FILTER_SECOND;
        filters[count++] = FILTER_RIVAL;
        return count;
    }
    bool has_tiers = desk->table.lexicon->has_tiers;
    if (desk->table.solve_only) { /* nobody found or missed anything */
        filters[count++] = FILTER_ALL;
        if (has_tiers) {
            filters[count++] = FILTER_REACH;
        }
        return count;
    }
    filters[count++] = FILTER_PLAYER;
    filters[count++] = has_tiers ? FILTER_REACH : FILTER_MISSED;
    filters[count++] = FILTER_ALL;
    return count;
}

bool results_has_titles(const struct results *results, const struct desk *desk)
{
    enum result_filter filter = results_filter(results);
    bool is_mixed = filter != FILTER_PLAYER &&
                    (filter != FILTER_REACH || desk->table.match.level == RIVAL_FRIEND);
    return is_mixed && !desk->table.solve_only;
}

bool results_same_group(const struct results *results, const struct desk *desk, size_t a, size_t b)
{
    enum result_section section = results->words[a].section;
    if (section != results->words[b].section && results_has_titles(results, desk)) {
        return false;
    }
    if (section == SECTION_MET) {
        return results->words[b].section == SECTION_MET;
    }
    int letters_a = results_letters(results, a);
    int letters_b = results_letters(results, b);
    int top = scoring_top_letters(desk->table.match.rules);
    return letters_a == letters_b || (top > 0 && letters_a >= top && letters_b >= top);
}

long results_shown_word(const struct results *results)
{
    bool is_searching = results->through >= 0 || results->find.text[0];
    return results->pointed >= 0    ? results->pointed
           : results->selected >= 0 ? results->selected
           : is_searching           ? -1
                                    : results->opening;
}

enum tile_style results_style(const struct result_word *word)
{
    return results_has(word, SIDE_PLAYER)     ? TILE_YOU
           : results_has(word, SIDE_SECOND)   ? TILE_SECOND
           : results_has(word, SIDE_COMPUTER) ? TILE_RIVAL
                                              : TILE_PLAIN;
}
