/* SPDX-License-Identifier: MIT */
/*
 * All wording of the window in one place, so that it can be translated. Leaves where it stands to
 * the screens. Formats take their values in the order of the English sentence.
 */
#ifndef APP_TEXT_H
#define APP_TEXT_H

#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#include <stddef.h>

#define TEXT_NAME "Trounce"

/* Home */
#define TEXT_TITLE        "TROUNCE"
#define TEXT_TAGLINE      "Trace words on the dice. Then watch the computer find the rest."
#define TEXT_BOARD        "BOARD"
#define TEXT_TIME         "TIME"
#define TEXT_COMPUTER_ROW "COMPUTER"
#define TEXT_RULES        "RULES"
#define TEXT_SIZE         "%d × %d"
#define TEXT_NO_LIMIT     "No limit"
#define TEXT_NO_RIVAL     "None"
#define TEXT_SHAKE        "Shake the dice"
#define TEXT_FOOTER       "Trounce %s · %s words · F11 full screen · Ctrl + and Ctrl − size"
#define TEXT_FOOTER_SHORT "Trounce %s · %s words"
#define TEXT_LIGHT        "Light"
#define TEXT_DARK         "Dark"

/* The player's turn */
#define TEXT_YOU           "You"
#define TEXT_COMPUTER      "Computer"
#define TEXT_RIVAL_LEVEL   "· %s"
#define TEXT_WAITING       "Waiting for its turn. It will look for every word that you leave."
#define TEXT_SOLO          "On your own"
#define TEXT_SOLO_HINT     "Nobody plays against you. At the end you see every word of the board."
#define TEXT_FIRST_WORD    "Your words will stand here."
#define TEXT_NO_WORDS      "No word this time."
#define TEXT_ROTATE        "Rotate"
#define TEXT_DONE          "I’m done"
#define TEXT_ENTER_AGAIN   "Press Enter once more to end your turn"
#define TEXT_TRACE_HINT    "Drag over the dice, click them, or type"
#define TEXT_GET_READY     "Shaking the dice…"
#define TEXT_PAUSED        "Paused"
#define TEXT_PAUSED_HINT   "The clock rests, the board is covered."
#define TEXT_PAUSED_SEARCH "The computer waits for you."
#define TEXT_RESUME        "Go on"
#define TEXT_LEAVE         "End this round"
#define TEXT_BOARD_CODE    "Board %s"
#define TEXT_SOUND_ON      "Sound on"
#define TEXT_SOUND_OFF     "Sound off"
#define TEXT_FULL_SCREEN   "Full screen"

/* Leaving */
#define TEXT_LEAVE_TITLE "Leave this round?"
#define TEXT_LEAVE_HINT  "Its words and points are not kept."
#define TEXT_LEAVE_STAY  "Keep playing"
#define TEXT_LEAVE_GO    "Leave"

/* Verdicts; %s is the word in capitals, %s after a colon the reason */
#define TEXT_HAVE_IT      "%s: you have it already"
#define TEXT_TOO_SHORT    "%s: %s letters or more"
#define TEXT_NOT_A_WORD   "%s: not in the word list"
#define TEXT_NOT_ON_BOARD "%s: not on this board"

/* The computer's turn */
#define TEXT_SEARCHING  "The computer is searching…"
#define TEXT_SEARCHED   "The computer has searched it all"
#define TEXT_START      "start square %d of %d"
#define TEXT_DEAD_END   "no word starts like this: turning back"
#define TEXT_FOUND      "found"
#define TEXT_YOURS_TOO  "you have that one"
#define TEXT_OVERLOOKED "a word, but it does not see it"
#define TEXT_FASTER     "Faster"
#define TEXT_FASTER_BY  "Faster ×%d"
#define TEXT_SKIP       "Skip"

/* Results */
#define TEXT_TROUNCED      "Trounced!"
#define TEXT_LOST_NARROWLY "So close!"
#define TEXT_WON           "You win!"
#define TEXT_DRAWN         "A draw!"
#define TEXT_SOLO_DONE     "Well played!"
#define TEXT_LOST_BY       "The computer wins, %ld to %ld. You found %s of %s."
#define TEXT_WON_BY        "You beat the computer, %ld to %ld. You found %s of %s."
#define TEXT_DRAWN_AT      "%ld points each. You found %s of %s."
#define TEXT_SOLO_RESULT   "%s. You found %s of %s."
#define TEXT_ALL           "All"
#define TEXT_YOURS         "Yours"
#define TEXT_RIVALS        "Rival’s"
#define TEXT_MISSED        "Missed"
#define TEXT_NOBODYS       "Nobody’s"
#define TEXT_WITHIN_REACH  "Within reach"
#define TEXT_FIND_WORD     "Find a word…"
#define TEXT_GROUP         "%s · %s"
#define TEXT_AND_MORE      "%d LETTERS AND MORE"
#define TEXT_DETAIL_HINT                                                                           \
    "Point at a word to see its way over the dice. Click a die for the words through it."
#define TEXT_THROUGH      "Words through this %s"
#define TEXT_BY_YOU       "found by you"
#define TEXT_BY_COMPUTER  "found by the computer"
#define TEXT_BY_NOBODY    "missed"
#define TEXT_GLOSS        "%s: %s"
#define TEXT_GLOSS_FROM   "from %s, %s: %s"
#define TEXT_NO_GLOSS     "The game has no explanation for this word."
#define TEXT_NONE_YOURS   "No word this time. Shake again?"
#define TEXT_NONE_LEFT    "You left nothing. Every word is yours."
#define TEXT_NONE_RIVALS  "The computer found nothing that you left."
#define TEXT_NONE_NOBODYS "No word was left by both of you."
#define TEXT_NONE_REACH   "You missed no common word."
#define TEXT_NONE_MATCH   "No word matches."
#define TEXT_NONE_AT_ALL  "This board holds no word."
#define TEXT_SAME_BOARD   "Same board"
#define TEXT_COPY         "Copy result"
#define TEXT_COPIED       "The result is in the clipboard."
#define TEXT_COPY_HEAD    "Trounce %d × %d, %s: %s of %s, %ld points"
#define TEXT_COPY_RIVAL   " to the computer’s %ld"
#define TEXT_COPY_FOOT    ". Board %s"
#define TEXT_HOME         "Home"
#define TEXT_PLAY_AGAIN   "Play again"

/* Scrambler */
#define TEXT_SCRAMBLER           "Scrambler"
#define TEXT_SCRAMBLER_CARD      "Slide rows and columns until the words appear"
#define TEXT_SCRAMBLER_HINT      "Drag a row or a column. Every word must read across."
#define TEXT_SCRAMBLER_PLAYING   "This is how the words come back."
#define TEXT_SCRAMBLER_IS_SOLVED "Every word reads across."
#define TEXT_WORDS_TO_FIND       "WORDS TO FIND"
#define TEXT_MOVES               "MOVES"
#define TEXT_YOUR_MOVES          "YOUR MOVES"
#define TEXT_GRID_SIZE           "GRID SIZE"
#define TEXT_SCRAMBLED_IN        "Scrambled in %d."
#define TEXT_WAY_SHORTEST        "The shortest way back from here is %d."
#define TEXT_WAY_BEST            "The best way back known from here is %d."
#define TEXT_WAY_SEARCHING       "Looking for the shortest way back…"
#define TEXT_NO_MOVES            "None yet."
#define TEXT_MOVE_TIMES          "%s ×%d"
#define TEXT_MOVE_UNDER_WAY      "%s …"
#define TEXT_PUZZLE              "Puzzle %s"
#define TEXT_UNDO                "Undo"
#define TEXT_RESTART             "Restart"
#define TEXT_SHOW_MOVE           "Show me a move"
#define TEXT_SHOW_SOLUTION       "Show the solution"
#define TEXT_STOP                "Stop"
#define TEXT_NEW_PUZZLE          "New puzzle"
#define TEXT_SOLVED              "Solved!"
#define TEXT_SOLVED_IN           "%s in %s. It was scrambled in %d."
#define TEXT_SOLVED_SHOWN        "With the solution shown, it does not count. The next one is yours."
#define TEXT_LOOK_AT_IT          "Look at it"
#define TEXT_NO_PUZZLE           "No puzzle: %s."

#define TEXT_NO_MEMORY "There is not enough memory for that."

/* "1 word", "9 words", "1,234 words"; `text` of at least TEXT_COUNT_MAX bytes is returned. */
#define TEXT_COUNT_MAX 48
char *text_words(char text[TEXT_COUNT_MAX], long count);
char *text_points(char text[TEXT_COUNT_MAX], long count);
char *text_moves(char text[TEXT_COUNT_MAX], long count);

/* "1,234": groups of three. */
char *text_number(char text[TEXT_COUNT_MAX], long count);

/* "2:03" from milliseconds, rounded up to seconds. */
char *text_clock(char text[TEXT_COUNT_MAX], long ms);

/* "three", for 2..4, else the figure. */
char *text_letters_min(char text[TEXT_COUNT_MAX], int count);

/* "8 LETTERS", in capitals. */
char *text_letters(char text[TEXT_COUNT_MAX], int count);

/* "Novice" …; static. */
const char *text_rival_name(enum rival_level level);

/* The name of the rules and a sentence about them; static. */
const char *text_rules_name(enum rules rules);
const char *text_rules_hint(enum rules rules, int cell_count);

/* `word` in capitals into `text` of `size` bytes, cut if need be; returns `text`. */
char *text_upper(char *text, size_t size, const char *word);

#endif
