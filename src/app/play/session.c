/* SPDX-License-Identifier: MIT */
/*
 * The session: boards, terms, the round and its solution. Leaves dealing, solving and the round
 * itself to the engine.
 */
#include "session.h"

#include "phrase.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <stdio.h>
#include <string.h>

enum status session_init(struct session *session, const struct app_config *config)
{
    *session = (struct session){.lexicon = config->lexicon,
                                .simd = config->simd,
                                .language = config->played ? config->played : &language_english};
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        session->dice[i] = config->dice[i];
        session->sets[i] = config->sets[i];
    }
    session->records = config->records;
    session->played_languages = config->played_languages;
    session->played_count = config->played_count;
    session->dealer = config->dealer;
    random_seed(&session->random, config->seed);
    return solver_new(config->lexicon, config->simd, &session->solver);
}

void session_end_lexicon(struct lexicon **lexicon)
{
    if (*lexicon) {
        lexicon_deinit(*lexicon);
        memory_free(*lexicon);
        *lexicon = NULL;
    }
}

void session_deinit(struct session *session)
{
    session_clear(session);
    solver_free(session->solver);
    session->solver = NULL;
    session_end_lexicon(&session->mine);
}

const struct alphabet *session_alphabet(const struct session *session)
{
    return session->lexicon->alphabet;
}

char *session_word(const struct session *session, char *text, size_t size, const char *word)
{
    return phrase_written_into(session->language->spellings, session_alphabet(session), text, size,
                               word);
}

const char *session_written(struct arena *arena, const struct session *session, const char *word)
{
    return phrase_written(arena, session->language->spellings, session_alphabet(session), word);
}

enum status session_set_lexicon(struct session *session, const struct lexicon *lexicon)
{
    struct solver *solver;
    enum status status = solver_new(lexicon, session->simd, &solver);
    if (status != STATUS_OK) {
        return status;
    }
    session_clear(session);
    session_end_lexicon(&session->mine);
    solver_free(session->solver);
    session->solver = solver;
    session->lexicon = lexicon;
    return STATUS_OK;
}

enum status session_set_language(struct session *session, const struct language *language,
                                 const struct lexicon *lexicon)
{
    enum status status = session_set_lexicon(session, lexicon ? lexicon : language->lexicon);
    if (status != STATUS_OK) {
        return status;
    }
    session->language = language;
    for (int i = 0; i < APP_SIZE_COUNT; i++) {
        session->dice[i] = language->dice[i];
        session->sets[i] = language->dice[i] ? language->dice[i]->set : NULL;
    }
    session->board = (struct board){0};
    session->code[0] = '\0';
    return STATUS_OK;
}

/* --- own words --- */

const struct lexicon *session_lexicon(const struct session *session, enum round_kind kind)
{
    return round_kind_has_own_words(kind) && session->mine ? session->mine : session->lexicon;
}

enum status session_make_lexicon(const struct session *session, struct own_words *own,
                                 int word_sets, struct lexicon **lexicon)
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
    enum status status = made ? own_words_apply(own, session->lexicon, made) : STATUS_NO_MEMORY;
    if (status != STATUS_OK) {
        memory_free(made);
        return status;
    }
    *lexicon = made;
    return STATUS_OK;
}

enum status session_solve(const struct session *session, const struct board *board,
                          const struct lexicon *lexicon, const struct solver_filter *filter,
                          struct solution *solution)
{
    enum status status = solver_use(session->solver, lexicon);
    if (status == STATUS_OK) {
        status = solver_solve_with(session->solver, board, filter, solution);
        (void)solver_use(session->solver, session->lexicon); /* it has room for fewer nodes */
    }
    return status;
}

/* Solves the session's board. */
static enum status solve(const struct session *session, const struct lexicon *lexicon,
                         struct solution *solution)
{
    struct solver_filter filter = {.rules = session->match.rules, .tier_max = TIER_MAX};
    return session_solve(session, &session->board, lexicon, &filter, solution);
}

bool session_follows_own(const struct session *session)
{
    return session->round && round_phase(session->round) != ROUND_COMPUTER &&
           round_phase(session->round) != ROUND_DONE &&
           round_kind_has_own_words(session->notes.kind);
}

/* Goes on with other words in the round, and with its solution if there is one. */
static enum status change_words(struct session *session, const struct lexicon *lexicon)
{
    if (lexicon == round_lexicon(session->round)) {
        return STATUS_OK;
    }
    if (session->is_solved) {
        struct solution solution;
        enum status status = solve(session, lexicon, &solution);
        if (status != STATUS_OK) {
            return status;
        }
        solution_deinit(&session->solution);
        session->solution = solution;
    }
    round_set_lexicon(session->round, lexicon);
    return STATUS_OK;
}

enum status session_set_own(struct session *session, struct own_words *own, int word_sets)
{
    struct lexicon *mine;
    struct lexicon *held = NULL;
    bool follows = session_follows_own(session);
    bool is_apart = follows && session->notes.word_sets != word_sets;
    enum status status = session_make_lexicon(session, own, word_sets, &mine);
    if (status == STATUS_OK && is_apart) {
        status = session_make_lexicon(session, own, session->notes.word_sets, &held);
    }
    if (status == STATUS_OK && follows) {
        const struct lexicon *now = is_apart ? held : mine;
        status = change_words(session, now ? now : session->lexicon);
    }
    if (status != STATUS_OK) {
        session_end_lexicon(&mine);
        session_end_lexicon(&held);
        return status;
    }
    const struct lexicon *used = session->round ? round_lexicon(session->round) : NULL;
    if (used && used == session->mine) {
        held = session->mine;
    } else {
        session_end_lexicon(&session->mine);
    }
    if (!(used && used == session->held)) {
        session_end_lexicon(&session->held);
        session->held = held;
    }
    session->mine = mine;
    session->word_sets = word_sets;
    return STATUS_OK;
}

bool session_is_own(const struct session *session, const char *word)
{
    const struct lexicon *lexicon = session->round ? round_lexicon(session->round)
                                                   : session_lexicon(session, session->notes.kind);
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

int session_find_language(const struct session *session, const char *code)
{
    for (int i = 0; i < session->played_count; i++) {
        if (strcmp(session->played_languages[i].code, code) == 0) {
            return i;
        }
    }
    return -1;
}

int session_language(const struct session *session)
{
    return session_find_language(session, session->language->code);
}

/* Returns the language of the dice that a code names; "" for custom dice. */
static const char *language_of(const struct board_code *named)
{
    return named->set ? language_english.code : named->language;
}

int session_language_of_code(const struct session *session, const char *code)
{
    struct board_code named;
    return deal_read_code(code, strlen(code), &named, NULL) == STATUS_OK
               ? session_find_language(session, language_of(&named))
               : -1;
}

bool session_has_dice(const struct session *session, int size)
{
    int index = (size == SESSION_SIZE_CHILDREN ? APP_SIZE_MIN : size) - APP_SIZE_MIN;
    return index >= 0 && index < APP_SIZE_COUNT && session->dice[index];
}

bool session_dice(struct session *session, int size, struct dice *dice)
{
    if (!session_has_dice(session, size)) {
        return false;
    }
    *dice = *session->dice[size == SESSION_SIZE_CHILDREN ? 0 : size - APP_SIZE_MIN];
    if (size == SESSION_SIZE_CHILDREN) {
        unsigned char order[DICE_MAX];
        const struct dice whole = *dice;
        deal_order(&whole, &session->random, order);
        dice->count = size * size;
        dice->set = NULL;
        for (int i = 0; i < dice->count; i++) {
            memcpy(dice->faces[i], whole.faces[order[i]], sizeof dice->faces[i]);
        }
    }
    return true;
}

void session_write_code(const struct session *session, const struct dice *dice, uint64_t state,
                        char code[BOARD_CODE_MAX])
{
    int size = dice_side(dice);
    code[0] = '\0';
    if (size != SESSION_SIZE_CHILDREN) {
        deal_code(session->sets[size - APP_SIZE_MIN], dice, state, code);
    }
}

enum status session_shake(struct session *session, const struct match *match, struct board *board,
                          char code[BOARD_CODE_MAX])
{
    struct dice dice;
    uint64_t state;
    if (!session_dice(session, match->size, &dice)) {
        return STATUS_MISSING;
    }
    enum status status = deal_by_richness(&dice, session->solver, match->rules, match->richness,
                                          &session->random, board, &state);
    if (status == STATUS_OK) {
        session_write_code(session, &dice, state, code);
    }
    return status;
}

/* Reports whose dice a code needs. */
static enum status miss_dice(const struct session *session, const struct board_code *named,
                             struct fault *fault)
{
    const char *code = language_of(named);
    int language = session_find_language(session, code);
    if (*code && strcmp(code, session->language->code) != 0) {
        return fault_whole(fault, STATUS_MISSING, N_("it is a board in another language: %s"),
                           language < 0 ? code : session->played_languages[language].name);
    }
    return fault_whole(fault, STATUS_MISSING, N_("it was made with other dice (%s)"),
                       named->set ? named->set->name : tr("somebody’s own"));
}

enum status session_board_of_code(const struct session *session, const char *code,
                                  struct board *board, struct fault *fault)
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
        if (session->dice[i] && is_named(&named, session->sets[i])) {
            last = deal_from_code(code, length, session->dice[i], board, fault);
            is_there = true;
        }
    }
    if (!is_there && *language_of(&named) && session->dealer.deal) {
        last = session->dealer.deal(session->dealer.context, code, session_alphabet(session), board,
                                    fault);
        is_there = last != STATUS_MISSING;
    }
    return is_there ? last : miss_dice(session, &named, fault);
}

bool session_find_code(const struct session *session, const char *text,
                       char code[SESSION_CODE_WORD_MAX])
{
    static const char between[] = " \t\r\n,;:.!?()\"#/"; /* the last two are those of links */
    char word[SESSION_CODE_WORD_MAX];
    struct board board;
    bool is_other = false;
    for (; *text; text += strspn(text, between)) {
        size_t length = strcspn(text, between);
        (void)snprintf(word, sizeof word, "%.*s", (int)length, text);
        text += length;
        if (length == 0 || length >= sizeof word || !strpbrk(word, "-23456789")) {
            continue;
        }
        enum status status = session_board_of_code(session, word, &board, NULL);
        int language = session_language_of_code(session, word);
        bool may_be = status == STATUS_MISSING && language >= 0 &&
                      language != session_language(session) && !is_other;
        if (status == STATUS_OK || may_be) {
            (void)snprintf(code, SESSION_CODE_WORD_MAX, "%s", word);
            is_other = true;
        }
        if (status == STATUS_OK) {
            return true;
        }
    }
    return is_other;
}

int session_level(struct session *session)
{
    const struct board *board = &session->board;
    int index = board->rows - APP_SIZE_MIN;
    bool is_known = board->rows == board->columns && index >= 0 && index < APP_SIZE_COUNT &&
                    session->dice[index];
    const struct solution *solution = is_known ? session_solution(session) : NULL;
    if (!solution) {
        return RICHNESS_LEVEL_NONE;
    }
    int common = 0;
    for (size_t i = 0; i < solution->word_count; i++) {
        common += solution->words[i].tier <= DEAL_COMMON_TIER;
    }
    return richness_level(session->dice[index], session->match.rules, common);
}

/* --- the round --- */

void session_clear(struct session *session)
{
    round_free(session->round);
    session->round = NULL;
    solution_deinit(&session->solution);
    session->is_solved = false;
    session->is_lesson = false;
    session_end_lexicon(&session->held);
    session->honours = (struct honours){0};
}

struct session_plan session_plan(const struct board *board, const char *code, enum round_kind kind,
                                 bool counts, const struct match *match)
{
    struct session_plan plan = {.board = *board,
                                .notes = {.kind = kind, .counts = counts},
                                .practised = {.trait = COACH_NOTHING},
                                .match = *match};
    (void)snprintf(plan.code, sizeof plan.code, "%.*s", BOARD_CODE_MAX - 1, code);
    return plan;
}

static struct rival make_rival(const struct session_plan *plan, int rung)
{
    const struct match *match = &plan->match;
    uint64_t seed = plan->rival_seed ? plan->rival_seed : rival_board_seed(&plan->board);
    struct rival rival;
    if (mode_traits(match->mode)->seats == 2) {
        rival_init(&rival, RIVAL_MERCILESS, seed); /* does not play, but is kept */
    } else if (match->level == RIVAL_LADDER) {
        ladder_rival(&rival, rung, seed);
        rival.strength = plan->rival_strength > 0 ? plan->rival_strength : rival.strength;
    } else {
        rival_init(&rival, match->level, seed);
    }
    return rival;
}

enum status session_new_round(struct session *session, const struct session_plan *plan, int rung,
                              const struct challenge_friend *friend, int race_tier_max,
                              long long now_unix_s)
{
    const struct match *match = &plan->match;
    enum round_kind kind = plan->notes.kind;
    struct rival rival = make_rival(plan, rung);
    struct round_config config = {
        .board = &plan->board,
        .rival = &rival,
        .lexicon = session_lexicon(session, kind),
        .rules = match->rules,
        .mode = match->mode,
        .time_ms = match->time_ms,
        .shared_count = match->shared_count,
        .friend_words = friend->words,
        .friend_word_count = friend->count,
        .friend_hint_points = friend->hint_points,
        .friend_ms = friend->found_ms,
        .shares = round_kind_shares(kind),
        .race_tier_max = race_tier_max,
    };
    struct round *round;
    enum status status = round_new(&config, &round);
    if (status != STATUS_OK) {
        return status;
    }
    session_clear(session);
    session->round = round;
    session->match = *match;
    session->board = plan->board;
    memcpy(session->code, plan->code, sizeof session->code);
    session->notes = plan->notes;
    session->practised = plan->practised;
    session->is_lesson = plan->is_lesson;
    session->solve_only = false;
    session->had_guide = false;
    session->notes.began_unix_s = now_unix_s;
    session->notes.word_sets = round_kind_has_own_words(kind) ? session->word_sets : 0;
    if (mode_traits(match->mode)->seats == 2) {
        memcpy(session->notes.player_name, match->names[0], STORE_NAME_MAX);
        memcpy(session->notes.second_name, match->names[1], STORE_NAME_MAX);
    }
    (void)snprintf(session->notes.code, sizeof session->notes.code, "%s", plan->code);
    return STATUS_OK;
}

void session_put_round(struct session *session, const struct stored_round *stored,
                       struct round *round, struct lexicon *held)
{
    struct match match = session->next;
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
    if (size == stored->columns && session_has_dice(session, size)) {
        match.size = size;
    }
    session_clear(session);
    session->match = match;
    session->practised = (struct coach_habit){.trait = COACH_NOTHING};
    session->round = round;
    session->held = held;
    session->board = *round_board(round);
    session->notes = stored->notes;
    session->solve_only = false;
    session->had_guide = false;
    (void)snprintf(session->code, sizeof session->code, "%s", stored->notes.code);
}

/* --- friends --- */

enum status session_read_friend(struct session *session, const struct challenge *challenge,
                                const struct board *board, struct challenge_friend *friend,
                                struct fault *fault)
{
    struct solver_filter filter = challenge_filter(challenge->rules);
    struct solution solution;
    enum status status = solver_solve_with(session->solver, board, &filter, &solution);
    if (status != STATUS_OK) {
        return status;
    }
    status = challenge_matches(challenge, &solution, fault);
    if (status == STATUS_OK) {
        status = challenge_friend_init(friend, challenge, &solution);
    }
    solution_deinit(&solution);
    return status;
}

const char *session_name_of(const struct session *session, enum side side)
{
    bool is_two = mode_traits(session->match.mode)->seats == 2;
    switch (side) {
    case SIDE_PLAYER:
        return is_two ? phrase_player(session->match.names[0]) : tr("You");
    case SIDE_SECOND:
        return phrase_player(session->match.names[1]);
    case SIDE_COMPUTER:
    case SIDE_COUNT:
        break;
    }
    if (is_two) {
        return tr("Computer");
    }
    if (session_has_own_ghost(session)) {
        return tr("Your ghost");
    }
    bool is_named = session->match.level == RIVAL_FRIEND && session->notes.sender[0];
    if (is_named || !session->round) {
        return is_named ? session->notes.sender : phrase_rival_name(session->match.level);
    }
    return phrase_rival(session->match.level, round_rival(session->round)->rung);
}

int session_rung(const struct session *session)
{
    return session->round ? round_rival(session->round)->rung : 0;
}

enum rival_level session_face(const struct session *session)
{
    return ladder_tier_of(session->match.level, session_rung(session));
}

const char *session_kind_title(enum round_kind kind)
{
    switch (kind) {
    case ROUND_KIND_DAILY:
        return tr("Daily Sprint");
    case ROUND_KIND_HUNT:
        return tr("Daily Hunt");
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

bool session_has_ghost(const struct session *session)
{
    return session->round && round_has_ghost(session->round);
}

bool session_has_own_ghost(const struct session *session)
{
    return session->notes.kind == ROUND_KIND_GHOST;
}

bool session_finds_all(const struct session *session)
{
    return !session_is_practice(session) && match_finds_all(&session->match);
}

bool session_had_guide(const struct session *session)
{
    const struct round *round = session->round;
    return session->had_guide || (!session_is_practice(session) && round_hint_count(round) > 0 &&
                                  round_hint_points(round) == 0);
}

bool session_is_practice(const struct session *session)
{
    return session->notes.kind == ROUND_KIND_PRACTICE;
}

bool session_is_mid_round(const struct session *session)
{
    return session->round && round_phase(session->round) != ROUND_DONE;
}

const struct solution *session_solution(struct session *session)
{
    if (!session->is_solved) {
        const struct lexicon *lexicon = session->round
                                            ? round_lexicon(session->round)
                                            : session_lexicon(session, session->notes.kind);
        session->is_solved = solve(session, lexicon, &session->solution) == STATUS_OK;
    }
    return session->is_solved ? &session->solution : NULL;
}

const struct solution *session_findings(struct session *session)
{
    bool is_found = session_solution(session) &&
                    round_find_all(session->round, &session->solution) == STATUS_OK;
    return is_found ? &session->solution : NULL;
}

bool session_may_show(const struct solved_word *word, int tier_max)
{
    return word->tier <= tier_max && !(word->marks & WORD_MARK_OFFENSIVE);
}
