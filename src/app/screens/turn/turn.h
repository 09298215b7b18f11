/* SPDX-License-Identifier: MIT */
/*
 * Declarations shared by the files of the player's turn. turn_scene.c decides what there is to see;
 * what draws asks nothing else. Not for other screens.
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

/* Why a round is paused: the player has asked for it or looks elsewhere; the program was frozen. */
enum pause_why { PAUSE_ASKED, PAUSE_FROZEN };

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
    struct tracer tracer;
    struct play_layout at;      /* as last laid out, and what of it can be seen: */
    bool has_panels, has_board; /* in LAYOUT_COLUMN they take turns */
    struct hint_shown hint;
    struct ladder ladder; /* where the player stands, if this round can change it; else rung 0 */
    struct target target;
    struct guide *guide; /* NULL: off */
    int pointed;         /* the cell of the die that is pointed at, plus 1; 0: none */
    struct anim shake;   /* the dice tumble */
    bool has_shake;      /* of a new round */
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
    bool revealed[TAKEN_MAX]; /* which of the rival's words in a race the player has entered, too */
    struct anim asking;       /* while it runs, a second press ends the turn: of Enter or, if */
    bool asks_button;         /* this is set, of "I'm done" */
    bool shows_words;         /* in LAYOUT_COLUMN: both panels, over the board */
    struct scroll scroll;     /* of the player's list */
    struct scroll rival_scroll;
};

/* The line below the board: a word, else a message with its icon or, without one, dim words. */
struct turn_line {
    struct word_line word; /* of a word that is NULL, nothing */
    const char *text;      /* NULL: nothing */
    enum icon icon;
    struct color color;
    bool is_button; /* it opens the card of the word */
    const char *tip;
    const char *goal; /* by ear: what a word has brought the rival's score down to; NULL: nothing */
};

/* What hints show, and what the next step is. */
struct hint_seen {
    int price;           /* of the next step */
    const char *label;   /* of the button: what it costs and shows */
    const char *about;   /* the same in a sentence */
    bool is_over;        /* none is left to be had, as far as is known without a search */
    const char *message; /* below the board; NULL: none */
    struct path path;    /* the paid part of the path of the hinted word, until that is found */
    bool has_lengths;    /* which are paid for, or those of the guide */
    struct lengths lengths;
};

/* What the guide shows beside the dice. */
struct guide_seen {
    bool has_switch; /* else this round has no guide */
    bool is_on;
    const char *tip;    /* of the switch */
    const char *notice; /* before the first word: that the round is not rated; NULL: it is */
    const char *line;   /* about the die that is pointed at; NULL: none */
};

/* What is said below the board in the round of How to play. */
struct lesson_seen {
    const char *text; /* NULL: nothing */
    enum icon icon;
    int button; /* which is outlined; HOT_NONE: none */
};

/* The rank of a Hunt. */
struct hunt_seen {
    bool is_shown;
    const char *day; /* of the daily one; NULL: none */
    const char *rank;
    const char *next;   /* "2 words to Sharp-eyed"; NULL: none */
    const char *so_far; /* "27 of 41" */
    long found, common;
    const struct anim *lit; /* a rank is reached */
};

/* What the screen shows, whatever is played. Its texts last as long as those of the arena. */
struct turn_scene {
    const char *title;
    bool title_names;        /* it has the player's name, and colour */
    const char *stake;       /* below it: the day, or what the round decides; NULL: nothing */
    const char *stake_brief; /* the same, where there is less room */
    struct clock_face clock;
    bool is_open; /* the dice are there to be traced */
    struct tile_pose poses[BOARD_CELLS_MAX];
    const struct path *path;
    enum tile_style style; /* of the path */
    bool has_badge;
    struct badge badge;
    struct turn_line line;
    struct score_panel you, rival;
    struct score_panel scores[2]; /* the same for LAYOUT_COLUMN */
    int score_count;
    bool has_stars; /* those of the target */
    struct hint_seen hint;
    struct guide_seen guide;
    struct lesson_seen lesson;
    struct hunt_seen hunt;
    const char *hint_label; /* of its button; NULL: there is none */
    const char *hint_tip;
    const char *rest; /* over the board while it rests; NULL: nothing */
    bool is_feast;    /* because every word is found */
    const char *done; /* the button that ends the turn */
};

/* --- turn_scene.c --- */

/* Decides what there is to see, as laid out last; the theme of `ui` is that of turn_theme. */
void turn_scene(const struct turn *turn, const struct game *game, const struct ui *ui,
                struct turn_scene *scene);

/* Returns the colours of whoever plays. */
struct theme turn_theme(const struct turn *turn, const struct game *game,
                        const struct theme *theme);

/* Returns the player's panel in its current state. */
struct score_panel turn_panel(const struct turn *turn, const struct game *game,
                              struct arena *arena);

/* Returns whether this is a race with a clock, the rest of which is the computer's if the player
 * ends the turn. */
bool turn_leaves_race(const struct game *game);

/* --- turn_draw.c --- */

/* Lays out the screen and the board for the window's size. Input uses what was laid out last. */
void turn_lay_out(struct turn *turn, const struct game *game);

/* Draws the screen. */
void turn_draw(void *self, const struct game *game, struct ui *ui);

/* --- turn_target.c --- */

/* Computes the target and what else is known before the turn. */
void turn_target_open(struct turn *turn, struct game *game);

/* Returns whether the rival would take this word of the board, which lowers its target once the
 * player has it; then turn_target_lose takes the points off. */
bool turn_target_knows(const struct turn *turn, const struct game *game, const char *word,
                       size_t length);
void turn_target_lose(struct turn *turn, size_t index, int points);

/* Notes whether the newest word has brought the player level with a score to beat that does not
 * move, or past it; `before` is the player's score before it. */
void turn_target_pass(struct turn *turn, struct game *game, long before);

/* Counts what the player has found, and celebrates a rank that is reached; returns whether nothing
 * is left to be found: in a Hunt of the common words, else of all that the game shows. */
bool turn_target_count(struct turn *turn, struct game *game);

/* Returns whether a word is one of those that wait to be practised. */
bool turn_target_seeks(const struct turn *turn, const char *word);

/* Returns whether words wait to be practised, and all are found. */
bool turn_target_has_all(const struct turn *turn, const struct round *round);

/* Puts the rival in a mood for a second, if a word has enough letters to impress. */
void turn_target_feel(struct turn *turn, enum face_mood mood, int letters);

/* Advances time: the target falls, with a sound, a moment after the word. */
void turn_target_advance(struct turn *turn, struct game *game, long elapsed_ms);

/* Returns the words' worth as shown, which may still be falling. */
long turn_target_shown(const struct turn *turn);

/* Adds to the player's panel the bar and what is missing, and to the rival's its target and mood,
 * and of a ghost the score it will have. */
void turn_target_show(const struct turn *turn, const struct game *game, struct score_panel *you,
                      struct arena *arena);
void turn_target_show_rival(const struct turn *turn, const struct game *game,
                            struct score_panel *rival, struct arena *arena);

/* --- turn_guide.c --- */

/* Returns whether the round in play may have the guide. */
bool turn_guide_is_allowed(const struct game *game);

/* Begins or ends the guide as its switch and the round want it. */
void turn_guide_follow(struct turn *turn, struct game *game);

/* Presses its switch, which is remembered for this way to play. */
void turn_guide_switch(struct turn *turn, struct game *game);

/* Decides what the switch says and, while a die is pointed at, the line below the board. */
void turn_guide_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct guide_seen *seen);
void turn_guide_end(struct turn *turn);

/* Takes the player's newest word off. */
void turn_guide_take(struct turn *turn, const struct game *game);

/* Fades the dice that no word begins on or passes through. */
void turn_guide_pose(const struct turn *turn, const struct game *game, struct tile_pose *poses);

/* Counts the common words that are left and found, with a guide or in a Hunt. */
void turn_guide_lengths(const struct turn *turn, const struct game *game, struct lengths *lengths);

/* --- turn_lesson.c --- */

/* Decides what is said in the round of How to play: what lowers the target, then what Hint, Rotate
 * and I'm done do. It goes on by what the player does, or by time. */
void turn_lesson_see(const struct turn *turn, const struct game *game, struct arena *arena,
                     struct lesson_seen *seen);

/* --- turn_hunt.c --- */

/* Decides what a Hunt shows of its rank, and of what is found in the player's panel. */
void turn_hunt_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hunt_seen *seen);
void turn_hunt_panel(const struct turn *turn, const struct game *game, struct score_panel *you,
                     struct arena *arena);

/* Draws the rank where a round with a clock has that. */
void turn_hunt_draw(const struct hunt_seen *seen, struct ui *ui, struct rect area);

/* --- turn_aloud.c: nothing is said while speech is off --- */

/* Returns what is to be beaten: "Novice I: 4 to beat". */
const char *turn_goal_text(struct arena *arena, const char *rival, long points);

/* Says whose turn it is, with the board, the clock and, at the start, what is to be beaten. */
void turn_say(const void *self, const struct game *game, struct output *output,
              struct arena *arena);

/* Says the dice, which have come to rest. */
void turn_say_begun(const struct turn *turn, struct game *game);

/* Sets the verdict on a word that counts as the status of the screen. */
void turn_say_line(const struct turn *turn, const struct turn_line *line, struct ui *ui);

/* Sets what a hint says as the status, with the dice that it lights. */
void turn_say_hint(const struct turn *turn, const struct hint_seen *hint, struct ui *ui);

/* Says the time that is left, if that is one of those that are announced and was more before. */
void turn_say_time(struct game *game, long before_ms);

/* Says that the rival has found a word, whose letters are hidden. */
void turn_say_rival_word(struct game *game, size_t index);

/* Handles the keys that only speak: F5 the scores, F6 the time, F7 the words that are left, F8 the
 * last words. Returns whether it was one of them. */
bool turn_say_asked(const struct turn *turn, struct game *game, enum key key);

/* --- turn_clock.c --- */

#define TURN_BEAT_MS 520L

/* Decides what the clock shows. */
void turn_clock_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct clock_face *clock);

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

/* Decides what hints show. */
void turn_hint_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hint_seen *seen);

#endif
