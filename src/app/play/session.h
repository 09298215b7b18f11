/* SPDX-License-Identifier: MIT */
/*
 * What is being played: the words and dice of the game, the terms, the board, its round and its
 * solution. Leaves when a round begins and ends to game.h, and keeping it to saves.h.
 */
#ifndef APP_SESSION_H
#define APP_SESSION_H

#include "app_config.h"

#include "honours.h"
#include "store.h"
#include "trounce/coach.h"
#include "trounce/ladder.h"
#include "trounce/random.h"
#include "trounce/round.h"
#include "trounce/solver.h"

/* A round before it begins: its board, where that came from, and its terms. */
struct session_plan {
    struct board board;
    char code[BOARD_CODE_MAX]; /* "": none */
    struct round_notes notes;
    struct coach_habit practised; /* what a practice board was dealt for; else COACH_NOTHING */
    struct match match;
    bool is_lesson;      /* the round of How to play: see lesson.h */
    uint64_t rival_seed; /* 0: that of the board */
    int rival_strength;  /* of a rival of the ladder; 0: as ladder_settle says */
};

struct session {
    const struct lexicon *lexicon;
    enum solver_kernel simd;
    const struct dice *dice[APP_SIZE_COUNT];     /* NULL: unavailable */
    const struct dice_set *sets[APP_SIZE_COUNT]; /* NULL: custom dice */
    const struct language *language;             /* the language of play */
    const struct records *records;               /* NULL: none */
    const struct app_played *played_languages;   /* to choose from */
    int played_count;
    struct app_dealer dealer;
    struct random random;  /* for shaking the dice */
    struct solver *solver; /* for the lexicon and any board */

    /* The lexicon with the player's own words and sets for the next round (NULL: there are none),
     * and that of the current round, if it has another one: it began with other sets, or is over,
     * and keeps what counted then. */
    struct lexicon *mine;
    int word_sets; /* bits of enum word_set */
    struct lexicon *held;

    struct match next; /* what Home offers for the next round */

    /* The round, as in its plan. Time, hints and word counts are filled into the notes when it is
     * kept. */
    struct match match;
    struct board board;
    char code[BOARD_CODE_MAX];
    struct round_notes notes;
    struct coach_habit practised;
    struct round *round; /* NULL: none */
    bool is_lesson;      /* as in the plan */
    bool solve_only;     /* nobody plays: the results show all words of the board at once */
    bool had_guide;      /* for a while at least; see session_had_guide */

    struct honours honours; /* of the finished round: see game_end */

    struct solution solution; /* valid if `is_solved`: see session_solution */
    bool is_solved;
};

/* Initialises a session. Pointers in `config` are borrowed. STATUS_NO_MEMORY: `solver` is NULL. */
enum status session_init(struct session *session, const struct app_config *config);
void session_deinit(struct session *session);

/* Returns the alphabet of the words. */
const struct alphabet *session_alphabet(const struct session *session);

/* Writes a word in capitals, in its usual spelling, into `text` of `size` bytes; returns `text`.
 * For typed or traced letters, which are not words yet, use phrase_upper. */
char *session_word(const struct session *session, char *text, size_t size, const char *word);

/* The same text in an arena. */
const char *session_written(struct arena *arena, const struct session *session, const char *word);

/* Switches to the words, letters and dice of another language, with `lexicon` as its words (NULL:
 * its own); borrowed. Drops own words and the current round. STATUS_NO_MEMORY: nothing changes. */
enum status session_set_language(struct session *session, const struct language *language,
                                 const struct lexicon *lexicon);

/* Switches to other words, and drops own words and the current round. STATUS_NO_MEMORY: nothing
 * changes. */
enum status session_set_lexicon(struct session *session, const struct lexicon *lexicon);

/* ---- own words ---- */

/* Returns the words of rounds of this kind: with the player's own ones, unless others play the same
 * board. Borrowed by the session's round; valid until the next session_set_own. */
const struct lexicon *session_lexicon(const struct session *session, enum round_kind kind);

/* Solves a board with a lexicon, which may have own words; end with solution_deinit.
 * STATUS_NO_MEMORY. */
enum status session_solve(const struct session *session, const struct board *board,
                          const struct lexicon *lexicon, const struct solver_filter *filter,
                          struct solution *solution);

/* Makes the lexicon with these words (NULL: none) and sets; the limits of `own` become theirs. A
 * round goes on with the words, but with the sets with which it began, unless the computer has
 * begun to search. STATUS_NO_MEMORY: nothing changes. */
enum status session_set_own(struct session *session, struct own_words *own, int word_sets);

/* Returns whether the current round goes on with what session_set_own says. */
bool session_follows_own(const struct session *session);

/* Makes a lexicon with such words and sets for a stored round; NULL if that is the list itself. End
 * with session_end_lexicon, unless session_put_round takes it. STATUS_NO_MEMORY. */
enum status session_make_lexicon(const struct session *session, struct own_words *own,
                                 int word_sets, struct lexicon **lexicon);
void session_end_lexicon(struct lexicon **lexicon);

/* Returns whether the round counts this word of it only because the player added it. */
bool session_is_own(const struct session *session, const char *word);

/* ---- boards ---- */

/* The board for children: its dice are nine of those for 4 × 4, others each time, so that it has no
 * code; nor has it a level. */
#define SESSION_SIZE_CHILDREN 3

/* Returns whether there are dice for boards of size × size. */
bool session_has_dice(const struct session *session, int size);

/* Takes the dice for a board of size × size; returns false if there are none. */
bool session_dice(struct session *session, int size, struct dice *dice);

/* Writes the code of a board of these dice, "" if there can be none. */
void session_write_code(const struct session *session, const struct dice *dice, uint64_t state,
                        char code[BOARD_CODE_MAX]);

/* Shakes a board by these terms, and writes its code. STATUS_MISSING: no such dice;
 * STATUS_NO_MEMORY. */
enum status session_shake(struct session *session, const struct match *match, struct board *board,
                          char code[BOARD_CODE_MAX]);

/* Deals the board of a code, from the dice that it names, in the letters of the words. Fails like
 * deal_read_code and deal_from_code, and with STATUS_MISSING if the dice are unavailable or show
 * other letters; `fault` says which. */
enum status session_board_of_code(const struct session *session, const char *code,
                                  struct board *board, struct fault *fault);

/* Returns the index of the language of a code's dice in `played_languages`; -1 if the code is
 * invalid or the language is not there. */
int session_language_of_code(const struct session *session, const char *code);

/* The same for the language with a code, and that of play. */
int session_find_language(const struct session *session, const char *code);
int session_language(const struct session *session);

#define SESSION_CODE_WORD_MAX 24

/* Searches the words of a text, such as Copy result writes, for a board code and copies it to
 * `code`: the first whose board can be dealt, else the first whose board is in another language of
 * play; false if there is none. Skips words that are only letters. */
bool session_find_code(const struct session *session, const char *text,
                       char code[SESSION_CODE_WORD_MAX]);

/* Returns the richness of the board among those of the game's dice: percent of boards with fewer
 * common words; RICHNESS_LEVEL_NONE for other boards. Solves the board if necessary. */
int session_level(struct session *session);

/* ---- the round ---- */

/* Returns whether all words of the board are to be found at leisure. Not in practice, which looks
 * for some. */
bool session_finds_all(const struct session *session);

/* Returns the plan of a round; `code` may be "". A date, a sender or a habit are set afterwards. */
struct session_plan session_plan(const struct board *board, const char *code, enum round_kind kind,
                                 bool counts, const struct match *match);

/*
 * Puts a new round in play, replacing the previous one. `rung`, 1..LADDER_RUNGS, is
 * for RIVAL_LADDER; `friend` has the words of RIVAL_FRIEND; `race_tier_max` is as in struct
 * round_config. STATUS_NO_MEMORY: the previous round stays.
 */
enum status session_new_round(struct session *session, const struct session_plan *plan, int rung,
                              const struct challenge_friend *friend, int race_tier_max,
                              long long now_unix_s);

/* Makes a stored round the current one, with its board, code, notes and terms; takes ownership of
 * `round`, and of its lexicon in `held`, unless that is one of the session's. */
void session_put_round(struct session *session, const struct stored_round *stored,
                       struct round *round, struct lexicon *held);

/* Finds what the sender of a challenge found on its board. STATUS_MISSING: it was made with other
 * words, as `fault` (may be NULL) says; STATUS_NO_MEMORY. Free with challenge_friend_deinit. */
enum status session_read_friend(struct session *session, const struct challenge *challenge,
                                const struct board *board, struct challenge_friend *friend,
                                struct fault *fault);

/* Returns the name of a side: "You", the computer by its level, the sender of a challenge, "Your
 * ghost", or one of two players. Valid as long as the match. */
const char *session_name_of(const struct session *session, enum side side);

/* Returns the rung of the rival on the ladder; 0: it is on none. */
int session_rung(const struct session *session);

/* Returns the level whose face and manner the rival has: for a rung, its tier. */
enum rival_level session_face(const struct session *session);

/* Returns the title of rounds of a kind, "Daily board"; NULL: they are named after their mode. */
const char *session_kind_title(enum round_kind kind);

/* Frees the round and its solution. */
void session_clear(struct session *session);

/* Returns whether the rival is a ghost: of an earlier round, or of a challenge with times. It has
 * the colours of a second player: see theme_of_ghost. */
bool session_has_ghost(const struct session *session);

/* Returns whether it is the player's own. */
bool session_has_own_ghost(const struct session *session);

/* Returns whether the round had the guide: then it is not rated, and does not count on the ladder.
 * Where a round was resumed, a hint without a price shows it. */
bool session_had_guide(const struct session *session);

/* Returns whether the round is practice, which has no score. */
bool session_is_practice(const struct session *session);

/* Returns whether an unfinished round is in play. */
bool session_is_mid_round(const struct session *session);

/* Returns all words of the board by the rules of the match, of every tier, solved on the first call
 * in a round. NULL: out of memory. Valid until the next round. */
const struct solution *session_solution(struct session *session);

/* The same, with who has found each word by now. NULL: out of memory. */
const struct solution *session_findings(struct session *session);

/* Returns whether the game itself may show this word of a solution, given the highest tier
 * `tier_max`. The player may enter offensive and rarer words. */
bool session_may_show(const struct solved_word *word, int tier_max);

#endif
