/* SPDX-License-Identifier: MIT */
/*
 * What the player's turn shows: turn_scene.c decides it with what the other files know, turn_draw.c
 * draws it and asks nothing else. Not for other screens.
 */
#ifndef APP_TURN_SCENE_H
#define APP_TURN_SCENE_H

#include "turn.h"

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
    const char *text;  /* NULL: nothing */
    const char *heard; /* the same by ear, with keys for buttons; NULL: nothing */
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

/* --- parts of it, by the files that know them --- */

/* Adds to the player's panel the bar and what is missing, and to the rival's its target and mood,
 * and of a ghost the score it will have. */
void turn_target_show(const struct turn *turn, const struct game *game, struct score_panel *you,
                      struct arena *arena);
void turn_target_show_rival(const struct turn *turn, const struct game *game,
                            struct score_panel *rival, struct arena *arena);

/* Decides what the clock shows. */
void turn_clock_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct clock_face *clock);

/* Decides what hints show. */
void turn_hint_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hint_seen *seen);

/* Decides what the switch says and, while a die is pointed at, the line below the board. */
void turn_guide_see(const struct turn *turn, const struct game *game, struct arena *arena,
                    struct guide_seen *seen);

/* Fades the dice that no word begins on or passes through. */
void turn_guide_pose(const struct turn *turn, const struct game *game, struct tile_pose *poses);

/* Counts the common words that are left and found, with a guide or in a Hunt. */
void turn_guide_lengths(const struct turn *turn, const struct game *game, struct lengths *lengths);

/* Decides what is said in the round of How to play: what lowers the target, then what Hint, Rotate
 * and I'm done do. It goes on by what the player does, or by time. */
void turn_lesson_see(const struct turn *turn, const struct game *game, struct arena *arena,
                     struct lesson_seen *seen);

/* Decides what a Hunt shows of its rank, and of what is found in the player's panel. */
void turn_hunt_see(const struct turn *turn, const struct game *game, struct arena *arena,
                   struct hunt_seen *seen);
void turn_hunt_panel(const struct turn *turn, const struct game *game, struct score_panel *you,
                     struct arena *arena);

/* Draws the rank where a round with a clock has that. */
void turn_hunt_draw(const struct hunt_seen *seen, struct ui *ui, struct rect area);

/* --- turn_aloud.c: nothing is said while speech is off --- */

/* Sets the verdict on a word that counts as the status of the screen. */
void turn_say_line(const struct turn *turn, const struct turn_line *line, struct ui *ui);

/* Sets what a hint says as the status, with the dice that it lights. */
void turn_say_hint(const struct turn *turn, const struct game *game, struct ui *ui);

/* Sets what How to play says as the topic, so that a verdict does not have it said again. */
void turn_say_lesson(const struct turn_scene *scene, struct ui *ui);

#endif
