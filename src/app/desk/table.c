/* SPDX-License-Identifier: MIT */
/*
 * The table: boards, terms, the round and its solution. Leaves dealing, solving and the round
 * itself to the engine.
 */
#include "table.h"

#include "phrase.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

enum status table_init(struct table *table, const struct app_config *config)
{
    *table = (struct table){.lexicon = config->lexicon,
                            .simd = config->simd,
                            .language = config->played ? config->played : &language_english};
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        table->dice[i] = config->dice[i];
        table->sets[i] = config->sets[i];
    }
    table->played_languages = config->played_languages;
    table->played_count = config->played_count;
    table->dealer = config->dealer;
    random_seed(&table->random, config->seed);
    return solver_new(config->lexicon, config->simd, &table->solver);
}

void table_end_lexicon(struct lexicon **lexicon)
{
    if (*lexicon) {
        lexicon_deinit(*lexicon);
        memory_free(*lexicon);
        *lexicon = NULL;
    }
}

void table_deinit(struct table *table)
{
    table_clear(table);
    solver_free(table->solver);
    table->solver = NULL;
    table_end_lexicon(&table->mine);
}

const struct alphabet *table_alphabet(const struct table *table)
{
    return table->lexicon->alphabet;
}

char *table_word(const struct table *table, char *text, size_t size, const char *word)
{
    return phrase_written(table->language->spellings, table_alphabet(table), text, size, word);
}

enum status table_set_lexicon(struct table *table, const struct lexicon *lexicon)
{
    struct solver *solver;
    enum status status = solver_new(lexicon, table->simd, &solver);
    if (status != STATUS_OK) {
        return status;
    }
    table_clear(table);
    table_end_lexicon(&table->mine);
    solver_free(table->solver);
    table->solver = solver;
    table->lexicon = lexicon;
    return STATUS_OK;
}

enum status table_set_language(struct table *table, const struct language *language,
                               const struct lexicon *lexicon)
{
    enum status status = table_set_lexicon(table, lexicon ? lexicon : language->lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    table_return_match(table);
    table->language = language;
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        table->dice[i] = language->dice[i];
        table->sets[i] = language->dice[i] ? language->dice[i]->set : NULL;
    }
    table->board = (struct board){0};
    table->code[0] = '\0';
    return STATUS_OK;
}

/* --- own words --- */

const struct lexicon *table_lexicon(const struct table *table, enum round_kind kind)
{
    return kind_has_own_words(kind) && table->mine ? table->mine : table->lexicon;
}

enum status table_make_lexicon(const struct table *table, struct own_words *own, int word_sets,
                               struct lexicon **lexicon)
{
    *lexicon = NULL;
    if (!own) {
        return STATUS_OK;
    }
    word_sets_limit(word_sets, own);
    if (own_words_are_none(own)) {
        return STATUS_OK;
    }
    struct lexicon *made = memory_new(1, sizeof *made);
    enum status status = made ? own_words_apply(own, table->lexicon, made) : STATUS_NO_MEMORY;
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *lexicon = made;
    return STATUS_OK;
}

/* Solves a board with a lexicon, which may have own words. */
static enum status solve_with(const struct table *table, const struct board *board,
                              const struct lexicon *lexicon, const struct solver_filter *filter,
                              struct solution *solution)
{
    enum status status = solver_use(table->solver, lexicon);
    if (status == STATUS_OK) {
        status = solver_solve_with(table->solver, board, filter, solution);
        (void)solver_use(table->solver, table->lexicon); /* it has room for fewer nodes */
    }
    return status;
}

enum status table_solve(const struct table *table, const struct board *board, enum round_kind kind,
                        const struct solver_filter *filter, struct solution *solution)
{
    return solve_with(table, board, table_lexicon(table, kind), filter, solution);
}

/* Solves the board on the table. */
static enum status solve(const struct table *table, const struct lexicon *lexicon,
                         struct solution *solution)
{
    struct solver_filter filter = {.rules = table->match.rules, .tier_max = TIER_MAX};
    return solve_with(table, &table->board, lexicon, &filter, solution);
}

bool table_follows_own(const struct table *table)
{
    return table->round && round_phase(table->round) != ROUND_COMPUTER &&
           round_phase(table->round) != ROUND_DONE && kind_has_own_words(table->notes.kind);
}

/* Goes on with other words in the round, and with its solution if there is one. */
static enum status change_words(struct table *table, const struct lexicon *lexicon)
{
    if (lexicon == round_lexicon(table->round)) {
        return STATUS_OK;
    }
    if (table->is_solved) {
        struct solution solution;
        enum status status = solve(table, lexicon, &solution);
        if (status != STATUS_OK) {
            return status;
        }
        solution_deinit(&table->solution);
        table->solution = solution;
    }
    round_set_lexicon(table->round, lexicon);
    return STATUS_OK;
}

enum status table_set_own(struct table *table, struct own_words *own, int word_sets)
{
    struct lexicon *mine;
    struct lexicon *held = NULL;
    bool follows = table_follows_own(table);
    bool is_apart = follows && table->notes.word_sets != word_sets;
    enum status status = table_make_lexicon(table, own, word_sets, &mine);
    if (status == STATUS_OK && is_apart) {
        status = table_make_lexicon(table, own, table->notes.word_sets, &held);
    }
    if (status == STATUS_OK && follows) {
        const struct lexicon *now = is_apart ? held : mine;
        status = change_words(table, now ? now : table->lexicon);
    }
    if (status != STATUS_OK) {
        table_end_lexicon(&mine);
        table_end_lexicon(&held);
        return status;
    }
    const struct lexicon *used = table->round ? round_lexicon(table->round) : NULL;
    if (used && used == table->mine) {
        held = table->mine;
    } else {
        table_end_lexicon(&table->mine);
    }
    if (!(used && used == table->held)) {
        table_end_lexicon(&table->held);
        table->held = held;
    }
    table->mine = mine;
    table->word_sets = word_sets;
    return STATUS_OK;
}

bool table_is_own(const struct table *table, const char *word)
{
    const struct lexicon *lexicon =
        table->round ? round_lexicon(table->round) : table_lexicon(table, table->notes.kind);
    uint32_t number;
    return lexicon->added_count > 0 && lexicon_find(lexicon, word, strlen(word), &number) &&
           lexicon_is_added(lexicon, number);
}

/* --- boards --- */

/* Returns whether the code names this set. */
static bool is_named(const struct board_code *code, const struct dice_set *set)
{
    if (code->language[0]) {
        return set && strcmp(set->language, code->language) == 0 &&
               set->count == code->side * code->side;
    }
    return set == code->set;
}

/* Returns the index of a language in `played_languages`; -1 if it cannot be played. */
static int find_language(const struct table *table, const char *code)
{
    for (int i = 0; i < table->played_count; i++) {
        if (strcmp(table->played_languages[i].code, code) == 0) {
            return i;
        }
    }
    return -1;
}

int table_language(const struct table *table)
{
    return find_language(table, table->language->code);
}

/* Returns the language of the dice that a code names; "" for custom dice. */
static const char *language_of(const struct board_code *named)
{
    return named->set ? language_english.code : named->language;
}

int table_language_of_code(const struct table *table, const char *code)
{
    struct board_code named;
    return deal_read_code(code, strlen(code), &named, NULL) == STATUS_OK
               ? find_language(table, language_of(&named))
               : -1;
}

bool table_has_dice(const struct table *table, int size)
{
    int index = (size == TABLE_SIZE_LEAST ? APP_SIZE_MIN : size) - APP_SIZE_MIN;
    return index >= 0 && index < APP_SIZE_COUNT && table->dice[index];
}

bool table_dice(struct table *table, struct dice *dice)
{
    int size = table->match.size;
    if (!table_has_dice(table, size)) {
        return false;
    }
    *dice = *table->dice[size == TABLE_SIZE_LEAST ? 0 : size - APP_SIZE_MIN];
    if (size == TABLE_SIZE_LEAST) {
        unsigned char order[DICE_MAX];
        const struct dice whole = *dice;
        deal_order(&whole, &table->random, order);
        dice->count = size * size;
        dice->set = NULL;
        for (int i = 0; i < dice->count; i++) {
            memcpy(dice->faces[i], whole.faces[order[i]], sizeof dice->faces[i]);
        }
    }
    return true;
}

void table_write_code(const struct table *table, const struct dice *dice, uint64_t state,
                      char code[BOARD_CODE_MAX])
{
    code[0] = '\0';
    if (table->match.size != TABLE_SIZE_LEAST) {
        deal_code(table->sets[table->match.size - APP_SIZE_MIN], dice, state, code);
    }
}

enum status table_shake(struct table *table)
{
    struct dice dice;
    uint64_t state;
    if (!table_dice(table, &dice)) {
        return STATUS_MISSING;
    }
    enum status status =
        deal_by_richness(&dice, table->solver, table->match.rules, table->match.richness,
                         &table->random, &table->board, &state);
    if (status == STATUS_OK) {
        table_write_code(table, &dice, state, table->code);
    }
    return status;
}

/* Reports whose dice a code needs. */
static enum status miss_dice(const struct table *table, const struct board_code *named,
                             struct fault *fault)
{
    const char *code = language_of(named);
    int language = find_language(table, code);
    if (*code && strcmp(code, table->language->code) != 0) {
        return fault_whole(fault, STATUS_MISSING, N_("it is a board in another language: %s"),
                           language < 0 ? code : table->played_languages[language].name);
    }
    return fault_whole(fault, STATUS_MISSING, N_("it was made with other dice (%s)"),
                       named->set ? named->set->name : tr("somebody’s own"));
}

enum status table_board_of_code(const struct table *table, const char *code, struct board *board,
                                struct fault *fault)
{
    struct board_code named;
    size_t length = strlen(code);
    enum status status = deal_read_code(code, length, &named, fault);
    if (status != STATUS_OK) {
        return status;
    }
    enum status last = STATUS_MISSING;
    bool is_there = false;
    for (int i = 0; i < APP_SIZE_COUNT && (!is_there || last != STATUS_OK); i++) {
        if (table->dice[i] && is_named(&named, table->sets[i])) {
            last = deal_from_code(code, length, table->dice[i], board, fault);
            is_there = true;
        }
    }
    if (!is_there && *language_of(&named) && table->dealer.deal) {
        last = table->dealer.deal(table->dealer.context, code, table_alphabet(table), board, fault);
        is_there = last != STATUS_MISSING;
    }
    return is_there ? last : miss_dice(table, &named, fault);
}

bool table_find_code(const struct table *table, const char *text, char code[TABLE_CODE_WORD_MAX])
{
    static const char between[] = " \t\r\n,;:.!?()\"#/"; /* the last two are those of links */
    char word[TABLE_CODE_WORD_MAX];
    struct board board;
    bool is_other = false;
    for (; *text; text += strspn(text, between)) {
        size_t length = strcspn(text, between);
        (void)snprintf(word, sizeof word, "%.*s", (int)length, text);
        text += length;
        if (length == 0 || length >= sizeof word || !strpbrk(word, "-23456789")) {
            continue;
        }
        enum status status = table_board_of_code(table, word, &board, NULL);
        int language = table_language_of_code(table, word);
        bool may_be = status == STATUS_MISSING && language >= 0 &&
                      language != table_language(table) && !is_other;
        if (status == STATUS_OK || may_be) {
            (void)snprintf(code, TABLE_CODE_WORD_MAX, "%s", word);
            is_other = true;
        }
        if (status == STATUS_OK) {
            return true;
        }
    }
    return is_other;
}

int table_level(struct table *table)
{
    const struct board *board = &table->board;
    int index = board->rows - APP_SIZE_MIN;
    bool is_known =
        board->rows == board->columns && index >= 0 && index < APP_SIZE_COUNT && table->dice[index];
    const struct solution *solution = is_known ? table_solution(table) : NULL;
    if (!solution) {
        return RICHNESS_LEVEL_NONE;
    }
    int common = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        common += solution->words[i].tier <= DEAL_COMMON_TIER;
    }
    return richness_level(table->dice[index], table->match.rules, common);
}

/* --- terms --- */

void table_note(struct table *table, enum round_kind kind, bool counts)
{
    table_return_match(table);
    table->notes = (struct round_notes){.kind = kind, .counts = counts};
    table->practised = (struct coach_habit){.trait = COACH_NOTHING};
}

void table_lend_match(struct table *table, const struct match *match)
{
    table_return_match(table);
    table->own_match = table->match;
    table->match = *match;
    table->lent = true;
}

void table_return_match(struct table *table)
{
    if (table->lent) {
        table->match = table->own_match;
        table->lent = false;
    }
}

const struct match *table_own_match(const struct table *table)
{
    return table->lent ? &table->own_match : &table->match;
}

/* --- the round --- */

void table_clear(struct table *table)
{
    round_free(table->round);
    table->round = NULL;
    solution_deinit(&table->solution);
    table->is_solved = false;
    table_end_lexicon(&table->held);
    table->honours = (struct honours){0};
}

static struct rival make_rival(const struct table *table, const struct match *match, int strength)
{
    uint64_t seed = rival_board_seed(&table->board);
    struct rival rival;
    if (mode_traits(match->mode)->seats == 2) {
        rival_init(&rival, RIVAL_MERCILESS, seed); /* shows the players all that they left */
    } else if (match->level == RIVAL_MATCH) {
        rival_init_match(&rival, strength, seed);
    } else {
        rival_init(&rival, match->level, seed);
    }
    return rival;
}

enum status table_new_round(struct table *table, const struct match *match, int strength,
                            const struct table_friend *friend, int race_tier_max,
                            long long now_unix_s)
{
    struct rival rival = make_rival(table, match, strength);
    struct round_config config = {
        .board = &table->board,
        .rival = &rival,
        .lexicon = table_lexicon(table, table->notes.kind),
        .rules = match->rules,
        .mode = match->mode,
        .time_ms = match->time_ms,
        .shared_count = match->shared_count,
        .friend_words = friend->words,
        .friend_word_count = friend->count,
        .friend_hint_points = friend->hint_points,
        .friend_ms = friend->found_ms,
        .shares = round_kind_shares(table->notes.kind),
        .race_tier_max = race_tier_max,
    };
    struct round *round;
    enum status status = round_new(&config, &round);
    if (status != STATUS_OK) {
        return status;
    }
    table_clear(table);
    table->round = round;
    table->solve_only = false;
    table->quarter_turns = 0;
    table->notes.began_unix_s = now_unix_s;
    table->notes.word_sets = kind_has_own_words(table->notes.kind) ? table->word_sets : 0;
    table->notes.player_name[0] = table->notes.second_name[0] = '\0';
    if (mode_traits(match->mode)->seats == 2) {
        memcpy(table->notes.player_name, match->names[0], STORE_NAME_MAX);
        memcpy(table->notes.second_name, match->names[1], STORE_NAME_MAX);
    }
    (void)snprintf(table->notes.code, sizeof table->notes.code, "%s", table->code);
    return STATUS_OK;
}

void table_put_round(struct table *table, const struct stored_round *stored, struct round *round,
                     struct lexicon *held)
{
    struct match match = *table_own_match(table);
    match.rules = stored->rules;
    match.mode = stored->mode;
    match.level = stored->level;
    match.time_ms = stored->time_ms;
    match.shared_count = stored->shared_count;
    if (stored->notes.player_name[0] && stored->notes.second_name[0]) {
        memcpy(match.names[0], stored->notes.player_name, STORE_NAME_MAX);
        memcpy(match.names[1], stored->notes.second_name, STORE_NAME_MAX);
    }
    int size = stored->rows;
    if (size == stored->columns && table_has_dice(table, size)) {
        match.size = size;
    }
    table_lend_match(table, &match);
    table_clear(table);
    table->practised = (struct coach_habit){.trait = COACH_NOTHING};
    table->round = round;
    table->held = held;
    table->board = *round_board(round);
    table->notes = stored->notes;
    table->solve_only = false;
    table->quarter_turns = 0;
    (void)snprintf(table->code, sizeof table->code, "%s", stored->notes.code);
}

/* --- friends --- */

/* Lists the words whose bits are set in the challenge. */
static enum status list_friend(const struct challenge *challenge, const struct solution *solution,
                               struct table_friend *friend)
{
    uint32_t *words = memory_new((size_t)challenge_found_count(challenge) + 1, sizeof *words);
    if (!words) {
        return STATUS_NO_MEMORY;
    }
    *friend = (struct table_friend){.words = words, .hint_points = challenge->hint_points};
    if (challenge->has_times) {
        friend->found_ms = memory_new((size_t)challenge_found_count(challenge), sizeof(long));
        if (!friend->found_ms) {
            table_end_friend(friend);
            return STATUS_NO_MEMORY;
        }
    }
    for (size_t i = 0; i < solution->word_count; i++) {
        if (challenge_has_found(challenge, i)) {
            if (friend->found_ms) {
                friend->found_ms[friend->count] = challenge_time_ms(challenge, friend->count);
            }
            words[friend->count++] = solution->words[i].number;
        }
    }
    return STATUS_OK;
}

enum status table_read_friend(struct table *table, const struct challenge *challenge,
                              const struct board *board, struct table_friend *friend,
                              struct fault *fault)
{
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    enum status status = solver_solve_with(table->solver, board, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = challenge_matches(challenge, &solution, fault);
    if (status == STATUS_OK) {
        status = list_friend(challenge, &solution, friend);
    }
    solution_deinit(&solution);
    return status;
}

void table_end_friend(struct table_friend *friend)
{
    memory_free(friend->words);
    memory_free(friend->found_ms);
    *friend = (struct table_friend){0};
}

const char *table_name_of(const struct table *table, enum side side)
{
    bool is_two = mode_traits(table->match.mode)->seats == 2;
    switch (side) {
    case SIDE_PLAYER:
        return is_two ? phrase_player(table->match.names[0]) : tr("You");
    case SIDE_SECOND:
        return phrase_player(table->match.names[1]);
    case SIDE_COMPUTER:
    case SIDE_COUNT:
        break;
    }
    if (is_two) {
        return tr("Computer");
    }
    if (table_has_own_ghost(table)) {
        return tr("Your ghost");
    }
    bool is_named = table->match.level == RIVAL_FRIEND && table->notes.sender[0];
    return is_named ? table->notes.sender : phrase_rival_name(table->match.level);
}

const char *table_kind_title(enum round_kind kind)
{
    switch (kind) {
    case ROUND_KIND_DAILY:
        return tr("Daily board");
    case ROUND_KIND_CHALLENGE:
        return tr_in("a round", "Challenge");
    case ROUND_KIND_PRACTICE:
        return tr("Practice");
    case ROUND_KIND_GHOST:
        return tr("Race");
    case ROUND_KIND_PLAIN:
    case ROUND_KIND_CUSTOM:
    case ROUND_KIND_CODE:
    case ROUND_KIND_COUNT:
        break;
    }
    return NULL;
}

bool table_has_ghost(const struct table *table)
{
    return table->round && round_has_ghost(table->round);
}

bool table_has_own_ghost(const struct table *table)
{
    return table->notes.kind == ROUND_KIND_GHOST;
}

bool table_finds_all(const struct table *table)
{
    return !table_is_practice(table) && match_finds_all(&table->match);
}

bool table_is_practice(const struct table *table)
{
    return table->notes.kind == ROUND_KIND_PRACTICE;
}

bool table_is_mid_round(const struct table *table)
{
    return table->round && round_phase(table->round) != ROUND_DONE;
}

const struct solution *table_solution(struct table *table)
{
    if (!table->is_solved) {
        const struct lexicon *lexicon =
            table->round ? round_lexicon(table->round) : table_lexicon(table, table->notes.kind);
        table->is_solved = solve(table, lexicon, &table->solution) == STATUS_OK;
    }
    return table->is_solved ? &table->solution : NULL;
}

bool table_may_show(const struct solved_word *word, int tier_max)
{
    return word->tier <= tier_max && !(word->marks & WORD_MARK_OFFENSIVE);
}
