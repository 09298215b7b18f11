/* SPDX-License-Identifier: MIT */
/*
 * The state of the player's turn, and what changes it. What there is to see of it is in
 * turn_scene.h. Not for other screens.
 */
#ifndef APP_TURN_H
#define APP_TURN_H

#include "anim.h"
#include "badge.h"
#include "clock_face.h"
#include "game_state.h"
#include "lengths.h"
#include "play.h"
#include "score_panel.h"
#include "scroll.h"
#include "tracer.h"
#include "word_card.h"

#include "trounce/guide.h"
#include "trounce/hint.h"
#include "trounce/par.h"
#include "trounce/strength.h"

enum {
    TURN_ID_PAUSE = PLAY_ID_OWN,
    TURN_ID_ROTATE,
    TURN_ID_HINT,
    TURN_ID_GUIDE,
    TURN_ID_WORDS,
    TURN_ID_DONE,
    TURN_ID_VERDICT, /* on a word that no list has: opens its card */
    TURN_ID_CARD     /* the first of a card */
};

#define TURN_SLIDE_MS 160L /* a new word slides into its list */

/* The verdict on the last word, while shown. */
struct feedback {
    bool shown;
    enum verdict verdict;
    struct path path; /* lit for a while; empty if the word had none */
    char word[WORD_TEXT_MAX];
    int points;
    bool is_own;         /* it counts only because the player added it */
    bool is_rarer;       /* of a Hunt: no common word */
    bool is_sought;      /* it waited to be practised */
    bool is_last;        /* and no other waits */
    bool is_level;       /* with it the player has drawn level with a rival in a duel or a ghost */
    long lead;           /* with it the player has come to be so far ahead of one; 0: has not */
    bool is_taken;       /* it was the rival's */
    int streak;          /* good words in a row, up to this one */
    struct anim message; /* how long it stays below the board */
    struct anim motion;  /* the pulse or the shake */
    struct anim badge;   /* the points rise, rest, and fly to the score */
    struct anim lit;     /* how long the path stays lit */
};

/* The last word that did not count. */
struct refused {
    char word[PATH_LETTERS_MAX + 1]; /* "": none */
    enum verdict verdict;
    struct path path; /* empty if it was typed */
};

/* What is said about hints below the board. */
enum hint_says { HINT_SAYS_NOTHING, HINT_SAYS_STEP, HINT_SAYS_NO_COMMON };

/* The hints shown. The steps bought are in the round's notes, which are stored. */
struct hint_shown {
    bool has_word; /* the last hint is about word `word` of the solution */
    size_t word;
    enum hint_says said;
    struct anim glow; /* the dice begin to glow */
};

/* More words than anybody takes from a rival; further ones lower its target, but are not listed. */
#define TAKEN_MAX 400

/* What the player plays for. */
struct target {
    bool is_known;
    long points;             /* what the rival's words would be worth if the turn ended now */
    long from;               /* where the figure that is shown falls from */
    long first;              /* what it was before the first word; 0: it does not fall */
    size_t taken[TAKEN_MAX]; /* the player's words that made it fall, by their index */
    size_t taken_count;
    struct strength_scale usual; /* expected on this board */
    int tenths;                  /* the player's strength; 0: no pace */
    long stars[PAR_STARS_MAX];   /* the points for each; 0: none */
    long common, common_found;   /* where all are to be found, by the player; 0: none */
    bool is_complete;            /* nothing is left to be found */
    size_t listed[TAKEN_MAX];    /* of a Hunt: the player's words that are common, by their index */
    size_t listed_count;
    struct anim rank_lit;                               /* a rank was reached: its bar lights up */
    char sought[HONOURS_PRACTISED_MAX][STORE_WORD_MAX]; /* in practice: the words that wait */
    int sought_count;
    enum face_mood mood;
    struct anim feels;   /* how long the rival is in that mood */
    struct anim answer;  /* a pause between the player's word and what it costs the rival */
    struct anim fall;    /* the figure counts down */
    struct anim startle; /* the face jumps */
};

struct turn {
    enum side side; /* whose turn it is, even while the board rests afterwards */
    int pointed;    /* the cell of the die that is pointed at, plus 1; 0: none */
    struct tracer tracer;
    struct play_layout at; /* as last laid out */
    struct hint_shown hint;
    struct ladder ladder; /* where the player stands, if this round can change it; else rung 0 */
    struct target target;
    struct guide *guide; /* NULL: off */
    struct anim shake;   /* the dice tumble */
    struct anim beat;    /* the clock's frame pulses */
    struct anim rotate;  /* a quarter turn is animated */
    struct feedback feedback;
    struct refused refused;
    struct word_card card; /* of a refused word that no list has */
    struct anim slide;
    struct anim count; /* the score counts up */
    long score_from;
    struct anim rest;        /* the turn is over: the board rests before the next screen */
    struct anim rival_slide; /* the computer's newest word in a race */
    struct anim rival_lit;
    struct anim blink; /* for a word already in the list */
    size_t blink_index;
    struct anim asking;     /* while it runs, a second press ends the turn: of Enter or, ... */
    struct anim guide_asks; /* while it runs, a second press switches the guide on */
    struct scroll scroll;   /* of the player's list */
    struct scroll rival_scroll;
    bool asks_button;           /* ... if this is set, of "I'm done" */
    bool has_shake;             /* the dice tumble for a new round */
    bool shows_words;           /* in LAYOUT_COLUMN: both panels, over the board */
    bool has_panels, has_board; /* can be seen: in LAYOUT_COLUMN they take turns */
    bool revealed[TAKEN_MAX]; /* which of the rival's words in a race the player has entered, too */
};

/* --- turn_scene.c --- */

/* Returns the player's panel in its current state. */
struct score_panel turn_panel(const struct turn *turn, const struct game *game,
                              struct arena *arena);

/* Returns that of the computer, a ghost or a friend. */
struct score_panel turn_rival_panel(const struct turn *turn, const struct game *game,
                                    struct arena *arena);

/* --- turn_draw.c --- */

/* Lays out the screen and the board for the window's size. Input uses what was laid out last. */
void turn_lay_out(struct turn *turn, const struct game *game);

/* Draws the screen. */
void turn_draw(void *self, const struct game *game, struct ui *ui);

/* --- turn_verdict.c --- */

/* Clears the verdict and the hint text when new input begins. */
void turn_clear_input(struct turn *turn);

/* Enters a word, by its path or, if that is NULL, by its letters, and shows the verdict. Returns
 * whether nothing is left to be found. */
bool turn_enter(struct turn *turn, struct game *game, const struct path *path, const char *word);

/* Says once more why the last refused word did not count: opens its card if no list has it;
 * `by_key`: with the focus on its button. */
void turn_card_open(struct turn *turn, struct game *game, bool by_key);

/* Presses a button of the card. A word that counts from now on is entered at once, where it counts;
 * returns whether nothing is left to be found then. */
bool turn_card_press(struct turn *turn, struct game *game, int id);

/* --- turn_target.c --- */

/* Computes the target and what else is known before the turn. */
void turn_target_open(struct turn *turn, struct game *game);

/* Returns whether the rival would take this word of the board. */
bool turn_target_knows(const struct turn *turn, const struct game *game, const char *word,
                       size_t length);

/* Takes in the player's newest word, and notes in turn->feedback what is special about it; `score`
 * is the player's before it, `is_rivals` whether the rival would have taken it until then. What the
 * rival loses, a rank that is reached and a goal that is passed are celebrated. Returns whether
 * nothing is left to be found: in a Hunt of the common words, else of all that the game shows. */
bool turn_target_take(struct turn *turn, struct game *game, long score, bool is_rivals);

/* Returns whether a word is one of those that wait to be practised. */
bool turn_target_seeks(const struct turn *turn, const char *word);

/* Puts the rival in a mood for a second, if a word has enough letters to impress. */
void turn_target_feel(struct turn *turn, enum face_mood mood, int letters);

/* Advances time: the target falls, with a sound, a moment after the word. */
void turn_target_advance(struct turn *turn, struct game *game, long elapsed_ms);

/* Returns the words' worth as shown, which may still be falling. */
long turn_target_shown(const struct turn *turn);

/* --- turn_guide.c --- */

/* Returns whether the round in play may have the guide. */
bool turn_guide_is_allowed(const struct game *game);

/* Begins or ends the guide as its switch and the round want it. */
void turn_guide_follow(struct turn *turn, struct game *game);

/* Returns whether its switch would take a round from the ladder in which words have been found. */
bool turn_guide_costs_the_step(const struct turn *turn, const struct game *game);

/* Presses its switch, which is remembered for this way to play. */
void turn_guide_switch(struct turn *turn, struct game *game);

void turn_guide_end(struct turn *turn);

/* Takes the player's newest word off. */
void turn_guide_take(struct turn *turn, const struct game *game);

/* --- turn_aloud.c: nothing is said while speech is off --- */

/* Returns what is to be beaten: "Novice I: 4 to beat". */
const char *turn_goal_text(struct arena *arena, const char *rival, long points);

/* Says whose turn it is, with the board, the clock and, at the start, what is to be beaten. */
void turn_say(const void *self, const struct game *game, struct output *output,
              struct arena *arena);

/* Says the dice, which have come to rest. */
void turn_say_begun(const struct turn *turn, struct game *game);

/* Says the time that is left, if that is one of those that are announced and was more before. */
void turn_say_time(struct game *game, long before_ms);

/* Says that the rival has found a word, whose letters are hidden. */
void turn_say_rival_word(struct game *game, size_t index);

/* Handles the keys that only speak: F5 the scores, F6 the time, F7 the words that are left, F8 the
 * last words. Returns whether it was one of them. */
bool turn_say_asked(const struct turn *turn, struct game *game, enum key key);

/* --- turn_clock.c --- */

#define TURN_BEAT_MS 520L

/* Begins a pulse if one of the last thirty seconds has begun since `before_ms` were left. */
void turn_clock_beat(struct turn *turn, struct game *game, long before_ms);

/* Returns when the clock changes visibly; -1: never. */
long turn_clock_wait_ms(const struct turn *turn, const struct game *game);

/* --- turn_hint.c --- */

/* Returns whether the round has hints: not if somebody else competes under the same terms. */
bool turn_hint_is_allowed(const struct game *game);

/* Shows hints bought earlier again when a round is resumed. */
void turn_hint_restore(struct turn *turn, struct game *game);

/* Buys the next step of a hint and shows it until the next input. */
void turn_hint_take(struct turn *turn, struct game *game);

#endif
