/* SPDX-License-Identifier: MIT */
/*
 * The words of a finished round by section, and filters. Leaves their positions to findings_list.c.
 */
#include "findings.h"
#include "phrase.h"

#include "trounce/memory.h"

#include <string.h>

/* --- who found what --- */

#define PLAYERS (FOUND_BY_PLAYER | FOUND_BY(SIDE_SECOND))

bool findings_has(const struct found_word *word, enum side side)
{
    return (word->finders & FOUND_BY(side)) != 0;
}

bool findings_is_shared(const struct found_word *word)
{
    return (word->finders & (word->finders - 1)) != 0;
}

static bool passes_filter(const struct found_word *word, enum found_filter filter)
{
    switch (filter) {
    case FILTER_ALL:
    case FILTER_COUNT:
        break;
    case FILTER_PLAYER:
        return findings_has(word, SIDE_PLAYER);
    case FILTER_SECOND:
        return findings_has(word, SIDE_SECOND);
    case FILTER_RIVAL:
        return findings_has(word, SIDE_COMPUTER);
    case FILTER_MISSED:
        return (word->finders & PLAYERS) == 0;
    case FILTER_REACH:
        return word->within_reach;
    }
    return true;
}

/* --- sections --- */

static bool is_practised(const struct honours *honours, const char *text)
{
    for (int i = 0; i < honours->practised_count; i++) {
        if (strcmp(honours->practised[i].text, text) == 0) {
            return true;
        }
    }
    return false;
}

/* Returns whether the rival is a friend who found the word. */
static bool is_friends(const struct session *session, const struct found_word *word)
{
    return session->match.level == RIVAL_FRIEND && findings_has(word, SIDE_COMPUTER);
}

/* Words within reach are a separate section, unless nobody played. */
static enum found_section section_of(const struct session *session, const struct found_word *word)
{
    return session->solve_only ? SECTION_REST
           : session_is_practice(session) && is_practised(&session->honours, word->text)
               ? SECTION_PRACTISED
           : word->finders & PLAYERS   ? SECTION_YOURS
           : is_friends(session, word) ? SECTION_FRIEND
           : word->within_reach        ? SECTION_REACH
                                       : SECTION_REST;
}

/* Inserts a word behind those of its section that are longer, or as long and earlier in the
 * alphabet; `first` is where the section begins. */
static void insert(struct findings *found, const struct found_word *word, size_t first)
{
    const struct alphabet *alphabet = session_alphabet(found->session);
    size_t at = found->word_count++;
    for (; at > first; at--) {
        const struct found_word *before = &found->words[at - 1];
        bool is_behind = before->section != word->section ? before->section < word->section
                         : before->letters != word->letters
                             ? before->letters > word->letters
                             : alphabet_compare(alphabet, before->text, word->text) < 0;
        if (is_behind) {
            break;
        }
        found->words[at] = *before;
    }
    found->words[at] = *word;
    found->words[at].has_mark = findings_is_shared(word) || is_friends(found->session, word);
    for (int i = 0; i < FILTER_COUNT; i++) {
        found->counts[i] += passes_filter(word, (enum found_filter)i);
    }
    found->nobody_count += word->finders == 0;
}

/* Adds what the section has of the solution, which is sorted by length and then by letter codes:
 * that is not the order of lists in every language. */
static void collect_section(struct findings *found, const struct game *game,
                            enum found_section section)
{
    const struct solution *solution = found->solution;
    int tier_max = settings_tier_max_in(&game->settings, &game->session.notes);
    size_t first = found->word_count;
    for (size_t i = 0; i < solution->word_count; i++) {
        const struct solved_word *solved = &solution->words[i];
        struct found_word word = {.text = solution_text(solution, i),
                                  .letters = solved->letters,
                                  .points = solved->points,
                                  .tier = solved->tier,
                                  .finders = solution->finders[i],
                                  .index = i};
        /* An offensive word is shown only if a player used it. */
        if (solved->marks & WORD_MARK_OFFENSIVE && !(word.finders & PLAYERS)) {
            found->hidden_count += section == SECTION_REST;
            continue;
        }
        if (solved->tier > tier_max && word.finders == 0) {
            continue; /* rarer than the player wants to see */
        }
        word.within_reach = !(word.finders & PLAYERS) && deal_is_common(solved->tier);
        word.section = section_of(&game->session, &word);
        if (word.section == section) {
            insert(found, &word, first);
        }
    }
}

/* Returns whether the solution lacks a word: it was found with another lexicon, or the board could
 * not be searched completely. */
static bool is_kept_alone(const struct solution *solution, const struct lexicon *lexicon,
                          const struct round_word *word)
{
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
static size_t collect_kept(struct findings *found, const struct session *session, bool add)
{
    const struct round *round = session->round;
    unsigned both =
        FOUND_BY_PLAYER | FOUND_BY(round_traits(round)->seats == 2 ? SIDE_SECOND : SIDE_COMPUTER);
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        for (size_t i = 0; i < round_word_count(round, side); i++) {
            const struct round_word *kept = round_word(round, side, i);
            bool is_shared = round_is_shared(round, side, i);
            struct found_word word = {.text = kept->text,
                                      .letters = kept->letters,
                                      .points = kept->points,
                                      .tier = TIER_UNKNOWN,
                                      .finders = is_shared ? both : FOUND_BY(side),
                                      .kept = kept};
            if ((is_shared && side != SIDE_PLAYER) ||
                !is_kept_alone(found->solution, round_lexicon(round), kept)) {
                continue;
            }
            count++;
            if (add) {
                word.section = section_of(session, &word);
                insert(found, &word, 0);
            }
        }
    }
    return count;
}

/* --- all of them --- */

/* Returns the maximum size in bytes of `letters` capitals. */
static int bytes_of(const struct alphabet *alphabet, int letters)
{
    size_t most = 1;
    for (int k = 0; k < alphabet->letter_count; k++) {
        size_t size = strlen(alphabet->letters[k].upper);
        most = size > most ? size : most;
    }
    return letters * (int)most;
}

void findings_init(struct findings *found, const struct session *session)
{
    const struct alphabet *alphabet = session_alphabet(session);
    *found = (struct findings){
        .session = session, .through = -1, .over = -1, .selected = -1, .pointed = -1};
    field_init(&found->find, bytes_of(alphabet, FIND_LETTERS), alphabet);
}

void findings_deinit(struct findings *found)
{
    memory_free(found->words);
    memory_free(found->places);
    *found = (struct findings){.through = -1, .over = -1, .selected = -1, .pointed = -1};
}

bool findings_collect(struct findings *found, struct game *game)
{
    found->solution = session_findings(&game->session);
    if (!found->solution) {
        return false;
    }
    size_t most = found->solution->word_count + collect_kept(found, &game->session, false);
    /* Every word in each list; or in one, with a heading each, titles and news. */
    size_t places = most * PANES_MAX + SECTION_COUNT + FINDINGS_LINES_MAX;
    found->words = memory_new(most, sizeof *found->words);
    found->places = memory_new(places, sizeof *found->places);
    if (!found->words || !found->places) {
        return false;
    }
    for (int section = 0; section < SECTION_COUNT; section++) {
        collect_section(found, game, (enum found_section)section);
    }
    (void)collect_kept(found, &game->session, true);
    return true;
}

/* --- a word --- */

bool findings_is_own(const struct findings *found, size_t index)
{
    return session_is_own(found->session, found->words[index].text);
}

void findings_path(const struct findings *found, size_t index, struct path *path)
{
    const struct found_word *word = &found->words[index];
    const struct round *round = found->session->round;
    enum side side;
    size_t place;
    if (word->kept) {
        *path = word->kept->path;
    } else if (word->finders &&
               round_has_word(round, word->text, (size_t)word->letters, &side, &place)) {
        *path = round_word(round, side, place)->path;
    } else {
        solution_path(found->solution, word->index, path);
    }
}

const char *findings_spelt(struct arena *arena, const struct findings *found, const char *word)
{
    return phrase_written(arena, found->session->language->spellings,
                          session_alphabet(found->session), word);
}

long findings_all_points(const struct findings *found)
{
    long points = 0;
    for (size_t i = 0; i < found->word_count; i++) {
        points += found->words[i].points;
    }
    return points;
}

enum tile_style findings_style(const struct found_word *word)
{
    return findings_has(word, SIDE_PLAYER)     ? TILE_YOU
           : findings_has(word, SIDE_SECOND)   ? TILE_SECOND
           : findings_has(word, SIDE_COMPUTER) ? TILE_RIVAL
                                               : TILE_PLAIN;
}

/* --- filters --- */

int findings_die(const struct findings *found)
{
    return found->through >= 0 ? found->through : found->over;
}

bool findings_is_searching(const struct findings *found)
{
    return findings_die(found) >= 0 || found->find.text[0];
}

bool findings_matches(const struct findings *found, size_t index)
{
    char text[WORD_TEXT_MAX];
    if (found->find.text[0] &&
        !strstr(phrase_written_into(NULL, session_alphabet(found->session), text, sizeof text,
                                    found->words[index].text),
                found->find.text)) { /* letter by letter: ETE finds ÉTÉ */
        return false;
    }
    int die = findings_die(found);
    if (die >= 0) {
        struct path path;
        findings_path(found, index, &path);
        return path_index_of(&path, die) >= 0;
    }
    return true;
}

enum found_filter findings_filter(const struct findings *found)
{
    return found->find.text[0] && !found->is_two ? FILTER_ALL : found->filter;
}

bool findings_passes(const struct findings *found, size_t index)
{
    return passes_filter(&found->words[index], findings_filter(found)) &&
           findings_matches(found, index);
}

/* --- groups --- */

bool findings_has_titles(const struct findings *found)
{
    return findings_filter(found) != FILTER_PLAYER && found->has_titles;
}

bool findings_same_group(const struct findings *found, size_t a, size_t b)
{
    const struct found_word *one = &found->words[a];
    const struct found_word *other = &found->words[b];
    int top = found->top_letters;
    if (one->section != other->section && findings_has_titles(found)) {
        return false;
    }
    if (one->section == SECTION_PRACTISED) {
        return other->section == SECTION_PRACTISED;
    }
    return one->letters == other->letters ||
           (top > 0 && one->letters >= top && other->letters >= top);
}
