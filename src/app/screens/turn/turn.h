/* SPDX-License-Identifier: MIT */
/*
 * Declarations shared by the files of the player's turn: screen_turn.c, turn_draw.c, turn_guide.c,
 * turn_target.c, turn_clock.c, turn_verdict.c and turn_hint.c. The computer's turn
 * needs only turn_target_fit and how long a mood lasts. Not for other screens.
 */
#ifndef APP_TURN_H
#define APP_TURN_H

#include "anim.h"
#include "desk.h"
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
    TURN_ID_WORDS,
    TURN_ID_DONE,
    TURN_ID_VERDICT, /* on a word that no list has: opens its card */
    TURN_ID_CARD     /* the first of a card */
};

/* The parts of the way of a badge. */
#define TURN_RISE_MS  160L
#define TURN_HANG_MS  540L
#define TURN_FLY_MS   260L
#define TURN_SPARK_MS 480L /* of its sparks */

/* The verdict on the last word, while shown. */
struct feedback {
    bool shown;
    enum verdict verdict;
    struct path path; /* lit for a while; empty if the word had none */
    char word[WORD_TEXT_MAX];
    int points;
    bool is_own;         /* it counts only because the player added it */
    bool is_sought;      /* it waited to be practised */
    bool is_last;        /* and no other waits */
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
enum hint_says { HINT_SAYS_NOTHING, HINT_SAYS_STEP, HINT_SAYS_NONE_LEFT, HINT_SAYS_NO_COMMON };

/* The hints shown. The steps bought are in the round's notes, which are stored. */
struct hint_shown {
    bool has_word; /* the last hint is about word `word` of the solution */
    size_t word;
    enum hint_says said;
    struct anim glow; /* the dice begin to glow */
};

/* A rival is in a mood for so long after a word of so many letters. */
#define TURN_LONG_WORD 6
#define TURN_MOOD_MS   1000

#define TURN_NOTE_MAX 160 /* of the note in the player's panel, and the line in the rival's */

/* What the player plays for. */
struct target {
    bool is_known;
    bool is_stranger;            /* Even match does not know the player yet */
    long points;                 /* what the rival's words would be worth if the turn ended now */
    long from;                   /* where the figure that is shown falls from */
    struct strength_scale usual; /* expected on this board */
    int tenths;                  /* the player's strength; 0: no pace */
    long stars[PAR_STARS_MAX];   /* the points for each; 0: none */
    long common, common_found;   /* where all are to be found, by the player; 0: none */
    char sought[HONOURS_MET_MAX][STORE_WORD_MAX]; /* in practice: the words that wait */
    int sought_count;
    enum face_mood mood;
    struct anim feels;   /* how long the rival is in that mood */
    struct anim answer;  /* a pause between the player's word and what it costs the rival */
    struct anim fall;    /* the figure counts down */
    struct anim startle; /* the face jumps */
};

struct turn {
    enum side side; /* whose turn it is, even while the board rests afterwards */
    struct tracer tracer;
    struct play_layout at; /* as last laid out */
    struct hint_shown hint;
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
    bool end_armed;       /* repeating it ends the turn: Enter with nothing typed, or */
    bool end_by_button;   /* "I'm done" */
    bool shows_words;     /* in LAYOUT_PHONE: both panels, over the board */
    struct scroll scroll; /* of the player's list */
    struct scroll rival_scroll;
};

/* --- turn_draw.c --- */

/* Returns the player's panel in its current state; its note is written into `note`. */
struct score_panel turn_panel(const struct turn *turn, const struct desk *desk,
                              char note[TURN_NOTE_MAX]);

/* Returns whether this is a race with a clock, the rest of which is the computer's if the player
 * ends the turn. */
bool turn_leaves_race(const struct desk *desk);

/* Returns whether the panels can be seen. */
bool turn_has_panels(const struct turn *turn, const struct desk *desk);

/* Lays out the screen and the board for the window's size. Input uses what was laid out last. */
void turn_lay_out(struct turn *turn, const struct desk *desk);

/* Draws the screen. */
void turn_draw(void *self, const struct desk *desk, struct ui *ui);

/* --- turn_target.c --- */

/* Computes the target and what else is known before the turn. */
void turn_target_open(struct turn *turn, struct desk *desk);

/* Returns whether the rival would take this word of the board, which lowers its target once the
 * player has it; then turn_target_lose takes the points off. */
bool turn_target_knows(const struct turn *turn, const struct desk *desk, const char *word,
                       size_t length);
void turn_target_lose(struct turn *turn, int points);

/* Counts the common words that the player has, and celebrates a level that is reached; returns
 * whether the last one was reached now. */
bool turn_target_count(struct turn *turn, struct desk *desk);

/* Returns whether a word is one of those that wait to be practised. */
bool turn_target_seeks(const struct turn *turn, const char *word);

/* Returns whether words wait to be practised, and all are found. */
bool turn_target_has_all(const struct turn *turn, const struct round *round);

/* Puts the rival in a mood for a second, if a word has enough letters to impress. */
void turn_target_feel(struct turn *turn, enum face_mood mood, int letters);

/* Advances time: the target falls, with a sound, a moment after the word. */
void turn_target_advance(struct turn *turn, struct desk *desk, long elapsed_ms);

/* Returns the words' worth as shown, which may still be falling. */
long turn_target_shown(const struct turn *turn);

/* Adds to the player's panel the bar and what is missing, written into `note`, and to the rival's
 * its target and mood, and of a ghost the score it will have, written into `line`. */
void turn_target_show(const struct turn *turn, const struct desk *desk, struct score_panel *you,
                      char note[TURN_NOTE_MAX]);
void turn_target_show_rival(const struct turn *turn, const struct desk *desk,
                            struct score_panel *rival, char line[TURN_NOTE_MAX]);

/* Returns whether the rival is Even match and does not know yet how strong the player is. */
bool turn_target_is_stranger(const struct desk *desk);

/* Makes Even match as strong as the player's turn that just ended, until enough rated rounds have
 * shown how strong the player is. Has no effect in a race. */
void turn_target_fit(struct desk *desk);

/* --- turn_guide.c --- */

/* Returns whether the round on the table may have the guide. */
bool turn_guide_is_allowed(const struct desk *desk);

/* Begins or ends the guide as the setting and the round want it. */
void turn_guide_follow(struct turn *turn, struct desk *desk);
void turn_guide_end(struct turn *turn);

/* Takes the player's newest word off. */
void turn_guide_take(struct turn *turn, const struct desk *desk);

/* Fades the dice that no word begins on or passes through. */
void turn_guide_pose(const struct turn *turn, const struct desk *desk, struct tile_pose *poses);

/* Counts the words that are left by length; returns their sum. */
int turn_guide_counts(const struct turn *turn, int counts[PATH_LETTERS_MAX + 1]);

/* Draws how many words are left, in `area`; false if it has no room for a row per length. */
bool turn_guide_draw(const struct turn *turn, const struct desk *desk, struct ui *ui,
                     struct rect area);

/* --- turn_clock.c --- */

#define TURN_BEAT_MS 520L

/* Draw the figures above the tray, and the frame around it, which goes below the tray. */
void turn_clock_draw(const struct turn *turn, const struct desk *desk, struct ui *ui);
void turn_clock_draw_frame(const struct turn *turn, const struct desk *desk, struct ui *ui);

/* Begins a pulse if one of the last thirty seconds has begun since `before_ms` were left. */
void turn_clock_beat(struct turn *turn, struct desk *desk, long before_ms);

/* Returns when the clock changes visibly; -1: never. */
long turn_clock_wait_ms(const struct turn *turn, const struct desk *desk);

/* --- turn_verdict.c --- */

/* Returns the colour of the tiles of the last word. */
enum tile_style turn_verdict_style(const struct feedback *feedback);

/* Moves the tiles of the last word: a pulse or a shake. */
void turn_verdict_pose(const struct feedback *feedback, const struct board_view *view,
                       struct tile_pose *poses);

/* Draws the points or an icon on the last tile, over everything else. */
void turn_verdict_draw_badge(const struct turn *turn, const struct desk *desk, struct ui *ui);

/* Draws the verdict in words. */
void turn_verdict_draw_line(const struct feedback *feedback, const struct desk *desk, struct ui *ui,
                            struct rect area);

/* --- turn_hint.c --- */

/* Shows hints bought earlier again when a round is resumed. */
void turn_hint_restore(struct turn *turn, struct desk *desk);

/* Buys the next step of a hint and shows it until the next input. */
void turn_hint_take(struct turn *turn, struct desk *desk);

/* Writes what the next step costs and shows. */
void turn_hint_write_about(const struct turn *turn, const struct desk *desk, char *text,
                           size_t size);

/* Returns the price of the next step. */
int turn_hint_price(const struct turn *turn, const struct desk *desk);

/* Returns whether no hint is left to be had, as far as is known without searching the board. */
bool turn_hint_is_over(const struct turn *turn, const struct desk *desk);

/* Gets the paid part of the hinted word's path; empty if there is none or the word was found. */
void turn_hint_path(const struct turn *turn, const struct desk *desk, struct path *path);

/* Returns the hint's text below the board, perhaps written into `text`; NULL if there is none. */
const char *turn_hint_message(const struct turn *turn, const struct desk *desk, char *text,
                              size_t size);
/* Counts the remaining words by length, once paid for, or those of the guide; returns their sum, or
 * 0. turn_hint_lengths puts it in words, "4 letters 132 · 5 letters 82", or returns NULL if not
 * paid for. */
int turn_hint_counts(const struct turn *turn, const struct desk *desk,
                     int counts[PATH_LETTERS_MAX + 1]);
const char *turn_hint_title(const struct turn *turn); /* says what is counted */
const char *turn_hint_lengths(const struct turn *turn, const struct desk *desk, char *text,
                              size_t size);

#endif
