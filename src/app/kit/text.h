/* SPDX-License-Identifier: MIT */
/*
 * All wording of the window in one place, so that it can be translated. Leaves where it stands to
 * the screens. Formats take their values in the order of the English sentence.
 */
#ifndef APP_TEXT_H
#define APP_TEXT_H

#include "icon.h"
#include "input.h"

#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"

#include <stddef.h>

#define TEXT_NAME "Trounce"

/* Home */
#define TEXT_TITLE         "TROUNCE"
#define TEXT_WAY_TURNS     "Turns"
#define TEXT_WAY_RACE      "Race"
#define TEXT_WAY_TWO       "Two players"
#define TEXT_WAY_ALONE     "Alone"
#define TEXT_ABOUT_TURNS   "You trace words. Then the computer finds what you left."
#define TEXT_ABOUT_RACE    "You and the computer look at once. Whoever is first has the word."
#define TEXT_ABOUT_TWO     "One board, one turn each. Words that you both find count for nobody."
#define TEXT_ABOUT_TWO_ALL "One board, one turn each. Words that you both find count for both."
#define TEXT_ABOUT_ALONE   "Just you and the dice. Afterwards you see every word."
#define TEXT_COMPUTER_ROW  "COMPUTER"
#define TEXT_PLAYERS       "PLAYERS"
#define TEXT_BOARD         "BOARD"
#define TEXT_RICHNESS      "RICHNESS"
#define TEXT_TIME          "TIME"
#define TEXT_RULES         "RULES"
#define TEXT_SIZE          "%d × %d"
#define TEXT_NO_DICE       "The game has no dice for boards of this size."
#define TEXT_NO_LIMIT      "No limit"
#define TEXT_COMMON_ONLY   "Common words only"
#define TEXT_SHARED_COUNT  "Shared words count"
#define TEXT_SHAKE         "Shake the dice"
#define TEXT_FIRST_PLAYER  "Player 1"
#define TEXT_SECOND_PLAYER "Player 2"
#define TEXT_LIGHT         "Light"
#define TEXT_DARK          "Dark"
#define TEXT_FOOTER        "%s%s words · F11 full screen · F1 help"
#define TEXT_FOOTER_SHORT  "%s%s words"
#define TEXT_FOOTER_OWN    "English · " /* the words that come with the game */

/* The cards of Home and the buttons under them */
#define TEXT_CONTINUE        "Continue"
#define TEXT_DAILY           "Daily board"
#define TEXT_PRACTICE        "Practice"
#define TEXT_PRACTICE_NONE   "Words that you miss are kept here, to be met again"
#define TEXT_PRACTICE_ONE    "A word you missed is waiting to be met again"
#define TEXT_PRACTICE_CARD   "%s you missed are waiting to be met again"
#define TEXT_CUSTOM          "Custom board…"
#define TEXT_CUSTOM_CARD     "The letters on your table, a code, or a friend’s challenge"
#define TEXT_STATISTICS      "Statistics"
#define TEXT_STATISTICS_NONE "Your rounds will gather here"
#define TEXT_STRENGTH_CARD   "Strength %s · "
#define TEXT_STATISTICS_CARD "%s%s · %d of %d goals"
#define TEXT_SETTINGS        "Settings"

/* Settings */
#define TEXT_LOOK           "Look"
#define TEXT_THEME          "Theme"
#define TEXT_THEME_SYSTEM   "Same as system"
#define TEXT_THEME_CONTRAST "High contrast"
#define TEXT_SCALE          "Size"
#define TEXT_PERCENT        "%d %%"
#define TEXT_SCALE_BOUNDED  "This is as large as the window allows."
#define TEXT_MOTION         "Motion"
#define TEXT_MOTION_FULL    "Full"
#define TEXT_MOTION_REDUCED "Reduced"
#define TEXT_LETTERS_ROW    "Letters"
#define TEXT_LETTERS_NORMAL "Normal"
#define TEXT_LETTERS_LARGER "Larger"
#define TEXT_SOUND          "Sound"
#define TEXT_ON             "On"
#define TEXT_OFF            "Off"
#define TEXT_VOLUME         "Volume"
#define TEXT_NO_SOUND       "No sound device was found."
#define TEXT_PLAYING        "Play" /* what one does; TEXT_PLAY asks for it */
#define TEXT_CLOCK          "Clock"
#define TEXT_CLOCK_SHOWN    "Shown"
#define TEXT_CLOCK_HIDDEN   "Hidden"
#define TEXT_TRACING        "Tracing"
#define TEXT_TRACING_BOTH   "Drag or click"
#define TEXT_TRACING_DRAG   "Drag"
#define TEXT_TRACING_CLICK  "Click"
#define TEXT_WORDS_ROW      "Words"
#define TEXT_NAME_ROW       "Your name"
#define TEXT_NAME_FIELD     "For challenges that you send"
#define TEXT_WORDS_COMMON   "Common"
#define TEXT_WORDS_USUAL    "Usual"
#define TEXT_WORDS_COMMON_HINT                                                                     \
    "The computer takes, and the results list, words that most people know. You may find any."
#define TEXT_WORDS_USUAL_HINT                                                                      \
    "The computer takes no rare words, and the results list none. You may find any."
#define TEXT_WORDS_ALL_HINT                                                                        \
    "The computer takes, and the results list, every word there is, however rare."
#define TEXT_WORDS_NO_TIERS                                                                        \
    "This list of words does not say how common they are: all of them count as common."
#define TEXT_LEXICON        "Word list"
#define TEXT_LEXICON_OWN    "The game’s own"
#define TEXT_LEXICON_USE    "Use this file"
#define TEXT_LEXICON_FIELD  "Path of a file"
#define TEXT_LEXICON_HINT   "Type or paste where the file is, or drop it on the window."
#define TEXT_LEXICON_STAYS  "The list stays as it was."
#define TEXT_LEXICON_LATER  "A round is on. The list can be changed when it is over."
#define TEXT_DATA           "Your history"
#define TEXT_DATA_IN        "Kept in"
#define TEXT_DATA_NOWHERE   "Kept in memory only: it is gone when the game ends."
#define TEXT_EXPORT_JSON    "Export JSON"
#define TEXT_EXPORT_CSV     "Export CSV"
#define TEXT_EXPORTED       "Written to"
#define TEXT_DELETE_ALL     "Delete all…"
#define TEXT_DELETE_TITLE   "Delete your history?"
#define TEXT_DELETE_HINT    "%s with their words, practice, statistics and puzzles. Settings stay."
#define TEXT_DELETE_TITLE_2 "All of it, really?"
#define TEXT_DELETE_HINT_2  "This can’t be undone."
#define TEXT_DELETE_KEEP    "Keep it"
#define TEXT_DELETE_GO      "Delete…"
#define TEXT_DELETE_GO_2    "Delete for good"
#define TEXT_DELETED        "Your history is deleted."

/* The player's turn */
#define TEXT_YOU             "You"
#define TEXT_COMPUTER        "Computer"
#define TEXT_RACE            "Race"
#define TEXT_TURN_TITLE      "%s’s turn"
#define TEXT_RIVAL_LEVEL     "· %s"
#define TEXT_WAITING         "Waiting for its turn. It will look for every word that you leave."
#define TEXT_WAITING_NOVICE  "Waiting for its turn. It knows only a few common words."
#define TEXT_WAITING_SCHOLAR "Waiting for its turn. It knows the words that most people know."
#define TEXT_WAITING_EXPERT  "Waiting for its turn. It knows the words of good dictionaries."
#define TEXT_WAITING_MATCH   "Waiting for its turn. It is as strong as you are."
#define TEXT_WAITING_FRIEND  "Has played this board already. You will see the words afterwards."
#define TEXT_WAITING_RACE    "Looking, as you are. Each word it finds appears here as squares."
#define TEXT_WAITING_TWO     "Waiting for both of you. It takes what you leave."
#define TEXT_SOLO            "On your own"
#define TEXT_PRACTICE_HINT   "Here are words that you have missed before. Nobody tells you which."
#define TEXT_SOLO_HINT       "Nobody plays against you. At the end you see every word of the board."
#define TEXT_BOTH            "both"
#define TEXT_FIRST_WORD      "Your words will appear here."
#define TEXT_NO_WORDS        "No word this time."
#define TEXT_ROTATE          "Rotate"
#define TEXT_DONE            "I’m done"
#define TEXT_ENTER_AGAIN     "Press Enter once more to end your turn"
#define TEXT_DONE_AGAIN      "So soon? Press I’m done once more to end your turn"
#define TEXT_TRACE_HINT      "Drag over the dice, click them, or type"
#define TEXT_TRACE_DRAG      "Drag over the dice, or type"
#define TEXT_TRACE_CLICK     "Click the dice, or type"
#define TEXT_CLOCK_IS_HIDDEN "The clock is hidden"
#define TEXT_TIME_UP         "Time’s up"
#define TEXT_GET_READY       "Shaking the dice…"
#define TEXT_PAUSED          "Paused"
#define TEXT_PAUSED_HINT     "The clock rests, the board is covered."
#define TEXT_PAUSED_NO_CLOCK "The board is covered. Take your time."
#define TEXT_PAUSED_RACE     "The computer rests, too. The board is covered."
#define TEXT_PAUSED_SEARCH   "The computer waits for you."
#define TEXT_RESUME          "Go on"
#define TEXT_LEAVE           "Home"
#define TEXT_GIVE_UP         "Give up"
#define TEXT_BOARD_CODE      "Board %s"
#define TEXT_THEME_IS        "Theme: %s"
#define TEXT_THEME_IS_DARK   "dark"
#define TEXT_THEME_IS_LIGHT  "light"
#define TEXT_THEME_IS_HIGH   "high contrast"
#define TEXT_SOUND_IS_ON     "Sound: on"
#define TEXT_SOUND_IS_OFF    "Sound: off"
#define TEXT_FULL_SCREEN     "Full screen"

/* The curtain between two players; %s is the name of who is next */
#define TEXT_CURTAIN_NEXT  "Give the mouse to %s. The board and the time are the same."
#define TEXT_CURTAIN_GOES  "Give the mouse to %s. The turn goes on where it was."
#define TEXT_CURTAIN_BEGIN "Begin"

/* Hints; %s are words, %d letters or points */
#define TEXT_HINT           "Hint"
#define TEXT_HINT_FOR       "Hint −%d"
#define TEXT_HINTS_TAKEN    "· %s, −%s"
#define TEXT_HINT_LENGTHS   "%s left: see the panel"
#define TEXT_HINT_FIRST     "A common word of %d letters begins here"
#define TEXT_HINT_SECOND    "Here is the next letter"
#define TEXT_HINT_PATH      "There it is: trace it"
#define TEXT_HINT_NO_COMMON "You have every common word"
#define TEXT_HINT_NONE_LEFT "You have every word of this board"
#define TEXT_LEFT_BY_LENGTH "Still on the board"
#define TEXT_LEFT_OF_LENGTH " · %d\u00a0letters\u00a0%s"
#define TEXT_OF_LETTERS     "%d letters"

/* Leaving */
#define TEXT_LEAVE_TITLE   "Leave this round?"
#define TEXT_LEAVE_HINT    "Its words and points are not kept."
#define TEXT_LEAVE_DAILY   "Its words and points are not kept, and today’s board counts once."
#define TEXT_LEAVE_STAY    "Keep playing"
#define TEXT_LEAVE_GO      "Leave"
#define TEXT_GIVE_UP_TITLE "Give up this round?"

/* Verdicts; %s is the word in capitals, %s after a colon the reason */
#define TEXT_HAVE_IT      "%s: you have it already"
#define TEXT_TAKEN        "%s: the computer was first"
#define TEXT_TOO_SHORT    "%s: %s letters or more"
#define TEXT_NOT_A_WORD   "%s: not in the word list"
#define TEXT_NOT_ON_BOARD "%s: not on this board"

/* The computer's turn */
#define TEXT_SEARCHING  "The computer is searching…"
#define TEXT_SEARCHED   "The computer has searched it all"
#define TEXT_RACE_REST  "What nobody found…"
#define TEXT_FRIEND_HAS "What %s found…"
#define TEXT_TURNING    "The computer’s words"
#define TEXT_FINEST     "Its finest words"
#define TEXT_FINEST_BY  "The finest words of %s"
#define TEXT_FINEST_OF  "%d of %d"
#define TEXT_NOBODY_HAS "nobody found this one"
#define TEXT_START      "start square %d of %d"
#define TEXT_DEAD_END   "no word starts like this: turning back"
#define TEXT_FOUND      "found"
#define TEXT_YOURS_TOO  "you have that one"
#define TEXT_OVERLOOKED "a word, but it does not see it"
#define TEXT_FASTER     "Faster"
#define TEXT_FASTER_BY  "Faster ×%d"
#define TEXT_SKIP       "Skip"

/* Results */
#define TEXT_TROUNCED       "Trounced!"
#define TEXT_LOST_NARROWLY  "So close!"
#define TEXT_WON            "You win!"
#define TEXT_DRAWN          "A draw!"
#define TEXT_SOLO_DONE      "Well played!"
#define TEXT_SOLO_NOTHING   "Better luck next time!"
#define TEXT_WON_BY         "You beat %s by %s, %s to %s. "
#define TEXT_DRAWN_AT       "You and %s have %s each. "
#define TEXT_LOST_BY        "%s wins by %s, %s to %s. "
#define TEXT_FOUND_OF       "You found %s of %s."
#define TEXT_ALL            "All"
#define TEXT_YOURS          "Yours"
#define TEXT_RIVALS         "Rival’s"
#define TEXT_MISSED         "Missed"
#define TEXT_NOBODYS        "Nobody’s"
#define TEXT_WITHIN_REACH   "Within reach"
#define TEXT_FIND_WORD      "Find a word…"
#define TEXT_GROUP          "%s · %s"
#define TEXT_AND_MORE       "%d LETTERS AND MORE"
#define TEXT_RICHER_THAN    "Richer than %d %% of boards"
#define TEXT_LEANEST        "One of the leanest boards"
#define TEXT_ABOUT_AND_HINT "%s. Point at a word to see its way over the dice."
#define TEXT_DETAIL_HINT                                                                           \
    "Point at a word to see its way over the dice. Click a die for the words through it."
#define TEXT_THROUGH      "Words through this %s"
#define TEXT_BY_YOU       "found by you"
#define TEXT_BY_YOU_AND   "found by you and %s"
#define TEXT_BY_BOTH      "found by both of you"
#define TEXT_BY           "found by %s"
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
#define TEXT_COPIED       "Result copied."
#define TEXT_COPY_HEAD    "Trounce %d × %d, %s: %s of %s, %s"
#define TEXT_COPY_RIVAL   " to %s’s %s"
#define TEXT_COPY_TWO     "Trounce %d × %d, %s: %s %s, %s %s"
#define TEXT_COPY_FOOT    ". Board %s"
#define TEXT_HOME         "Home"
#define TEXT_PLAY_AGAIN   "Play again"

/* A win over the merciless computer; and what hints took, behind any of the sentences above */
#define TEXT_FEAST      "You trounced it!"
#define TEXT_HINTS_TOOK " %s took %s."
#define TEXT_COPY_HINTS " after %s"

/* Results: headlines by the margin */
#define TEXT_WON_ALL           "Not a crumb left!"
#define TEXT_WON_BY_FAR        "Rematch, anyone?"
#define TEXT_WON_CLEARLY       "Hands down!"
#define TEXT_WON_NARROWLY      "Ahead at the line!"
#define TEXT_WON_BY_A_WHISKER  "By a whisker!"
#define TEXT_LOST_BY_A_WHISKER "A whisker short!"
#define TEXT_LOST              "Well fought!"

/* Results: what was good; %s are words in capitals, figures, names */
#define TEXT_NEWS_BEST       "A new best, by %s!"
#define TEXT_NEWS_FIRST_WIN  "Your first win over %s!"
#define TEXT_NEWS_LONGEST    "%s: your longest word ever!"
#define TEXT_NEWS_GOAL       "Goal reached: %s"
#define TEXT_NEWS_OVERLOOKED "%s: a Scholar overlooks it"
#define TEXT_NEWS_MET        "Met again: %s"
#define TEXT_NEWS_SHARE      "%s of %s common words"
#define TEXT_NEWS_FINEST     "Your finest: %s, %s"
#define TEXT_NEWS_NOTHING    "No word this time. It happens to the best."
#define TEXT_NEWS_STRONGER   "Strength %s, up from %s"
#define TEXT_NEWS_WEAKER     "Strength %s, down from %s"
#define TEXT_NEWS_STRENGTH   "Strength %s"

/* Results: whose words, and how they are named in sentences */
#define TEXT_YOUR_MATCH         "your match"
#define TEXT_YOUR_FRIEND        "your friend"
#define TEXT_THE_COMPUTER       "the computer"
#define TEXT_SECTION_MET        "Words that waited"
#define TEXT_SECTION_YOURS      "Your words"
#define TEXT_SECTION_REACH      "Within reach"
#define TEXT_SECTION_REACH_NOTE "%s that most people know"
#define TEXT_SECTION_REST       "The rest"
#define TEXT_SECTION_REST_NOTE  "%s that fewer people know"
#define TEXT_SECTION_MISSED     "What you missed"
#define TEXT_LEGEND_YOURS       "yours"
#define TEXT_LEGEND_RIVALS      "%s’s"
#define TEXT_LEGEND_NOBODYS     "nobody’s"
#define TEXT_CHALLENGE          "Challenge"
#define TEXT_CHALLENGE_COPIED   "Challenge copied. Paste it into a message to a friend."
#define TEXT_ANSWER             "Answer"
#define TEXT_ANSWER_COPIED      "Answer copied. Paste it into a message to %s."
#define TEXT_NO_CHALLENGE       "This round is too large for a challenge."

/* Results of two players, and of practice */
#define TEXT_TWO_WON           "%s wins!"
#define TEXT_TWO_SHARED_LOST   "%s to %s by the words that only one of you has. "
#define TEXT_TWO_SHARED_COUNT  "%s to %s. Words of both count for both. "
#define TEXT_TWO_COMPUTER      "The computer found %s more."
#define TEXT_BOTH_COUNT        "%.24s · %.20s"
#define TEXT_NONE_LEFT_BY_TWO  "You two left nothing."
#define TEXT_FOUND_WITH        "Words with %.24s"
#define TEXT_PRACTICE_DONE     "Well practised!"
#define TEXT_PRACTICE_ONE_MET  "Met again!"
#define TEXT_PRACTICE_ALL_MET  "All of them met!"
#define TEXT_PRACTICE_MET      "%d of %d met again"
#define TEXT_PRACTISE_ON       "Practise on"
#define TEXT_PRACTICE_TOMORROW " Those that you missed come back tomorrow."

/* Scrambler */
#define TEXT_SCRAMBLER           "Scrambler"
#define TEXT_SCRAMBLER_CARD      "Slide rows and columns until the words appear"
#define TEXT_SCRAMBLER_HINT      "Drag a row or a column. Every word must read across."
#define TEXT_SCRAMBLER_PLAYING   "This is how the words come back."
#define TEXT_SCRAMBLER_IS_SOLVED "Every word reads across."
#define TEXT_WORDS_TO_FIND       "WORDS TO FIND"
#define TEXT_MOVES               "MOVES"
#define TEXT_YOUR_MOVES          "YOUR MOVES"
#define TEXT_GRID_SIZE           "SIZE"
#define TEXT_SCRAMBLED_IN        "Scrambled in %d."
#define TEXT_WAY_SHORTEST        "The shortest way back from here is %d."
#define TEXT_WAY_BEST            "The best way back known from here is %d."
#define TEXT_WAY_SEARCHING       "Looking for the shortest way back…"
#define TEXT_NO_MOVES            "None yet."
#define TEXT_MOVE_ROW_LEFT       "Row %d left"
#define TEXT_MOVE_ROW_RIGHT      "Row %d right"
#define TEXT_MOVE_COLUMN_UP      "Column %d up"
#define TEXT_MOVE_COLUMN_DOWN    "Column %d down"
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
#define TEXT_SOLVED_FEWEST       "%s in %s, the fewest possible!"
#define TEXT_SOLVED_ABOVE        "%s in %s. It takes %d at the least."
#define TEXT_SOLVED_HELPED       "%s in %s. Moves were shown, so it doesn’t count."
#define TEXT_FIGURES_NONE        "%d × %d: none solved yet."
#define TEXT_FIGURES_OF          "%d × %d: %s solved, best time %s, fewest extra moves %s."
#define TEXT_FIGURES_SHORT       "%s solved · best %s · %s extra"
#define TEXT_ANY_MOVES           "any moves"
#define TEXT_SOLVED_SHOWN        "That was the solution, so it doesn’t count. The next one is yours."
#define TEXT_SHOW_GRID           "Show the grid"
#define TEXT_NO_PUZZLE           "No puzzle: %s."

/* Statistics */
#define TEXT_ALL_RULES         "All rules"
#define TEXT_BEST_SCORE        "best score"
#define TEXT_WORDS_A_ROUND     "words a round"
#define TEXT_SHARE_FOUND       "of all words found"
#define TEXT_SHARE_FOUND_SHORT "of all words"
#define TEXT_LONGEST_WORD      "longest word"
#define TEXT_FIGURES           "Figures"
#define TEXT_GOALS             "Goals"
#define TEXT_ALL_WAYS          "All ways"
#define TEXT_ONE_WAY_TURNS     "Turns"
#define TEXT_ONE_WAY_RACE      "Race"
#define TEXT_ONE_WAY_TWO       "Two"
#define TEXT_ONE_WAY_ALONE     "Alone"
#define TEXT_COUNTED_ONE       "All figures are for this round."
#define TEXT_COUNTED_ALL       "All figures are for these %s."
#define TEXT_COUNTED           "%s counted; %s not (replays, typed boards, practice)."
#define TEXT_COUNTED_SHORT     "%s of %s counted."
#define TEXT_GOALS_REACHED     "%d of %d goals reached, by rounds that count."
#define TEXT_GOAL_STATE        "%s of %s"
#define TEXT_GOAL_SHARE        "%s %% of %s %%"
#define TEXT_GOAL_NOT_YET      "Not yet"
#define TEXT_CURVE_SCORE       "Score"
#define TEXT_CURVE_STRENGTH    "Strength"
#define TEXT_SCORES            "Your score, round by round"
#define TEXT_STRENGTHS         "Your strength, round by round"
#define TEXT_NO_STRENGTHS      "Strength shows in rounds against the clock, without hints."
#define TEXT_BEST_MARK         "best %s"
#define TEXT_BEST_OF_THESE     "best of the last %zu: %s"
#define TEXT_AGO               "%s ago"
#define TEXT_WORDS_BY_LENGTH   "Words you found, by length"
#define TEXT_LENGTH_AND_MORE   "%d+"
#define TEXT_MATCHES           "Won and lost"
#define TEXT_MATCH             "%s – %s"
#define TEXT_MATCH_DRAWN       "%s drawn"
#define TEXT_NO_MATCH          "not yet"
#define TEXT_FRIENDS           "Friends"
#define TEXT_BETWEEN           "Two players"
#define TEXT_BETWEEN_TITLE     "First and second player"
#define TEXT_NO_OPPONENT       "Alone there is nobody to beat."
#define TEXT_NO_FIGURE         "–"
#define TEXT_NO_ROUND_TITLE    "Your story begins with a round"
#define TEXT_NO_ROUND          "Your scores, your words and your wins gather here, round by round."
#define TEXT_NONE_LIKE_TITLE   "No round like this yet"
#define TEXT_NONE_LIKE         "Play the first one, or look at all the others."
#define TEXT_NONE_COUNTS_TITLE "No round that counts"
#define TEXT_NONE_COUNTS                                                                           \
    "Replays, typed boards and practice give no figures here. Past rounds lists them."
#define TEXT_SHOW_ALL        "Show all"
#define TEXT_NO_SCORES       "No score yet."
#define TEXT_HISTORY_TROUBLE "The history cannot be read"
#define TEXT_HISTORY_DAMAGED "Damaged and not counted: %s."
#define TEXT_TODAY           "today"
#define TEXT_YESTERDAY       "yesterday"
#define TEXT_DATE            "%d %s %d" /* day, month, year */
#define TEXT_MONTHS                                                                                \
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"

/* Past rounds */
#define TEXT_PAST_ROUNDS    "Past rounds"
#define TEXT_NEWEST_FIRST   "%s, newest first."
#define TEXT_AGAINST        "%s against %s"
#define TEXT_ALONE          "%s on your own"
#define TEXT_RACE_AGAINST   "%s, race against %s"
#define TEXT_TWO_PLAYED     "%s, %s and %s"
#define TEXT_CHALLENGE_OF   "%s, challenge from %s"
#define TEXT_PRACTISED      "%s, practice"
#define TEXT_PLAYER_WON     "%s won"
#define TEXT_ROUND_WON      "won"
#define TEXT_ROUND_DRAWN    "drawn"
#define TEXT_ROUND_LOST     "lost"
#define TEXT_ROUND_FOUND    "%s of %s"
#define TEXT_MARK_DAILY     "daily"
#define TEXT_MARK_CUSTOM    "custom"
#define TEXT_MARK_CODE      "by code"
#define TEXT_MARK_REPLAYED  "again"
#define TEXT_PLAYED_ON      "Played %s"
#define TEXT_BACK_TO_ROUNDS "Back"
#define TEXT_ROUND_DAMAGED  "This round cannot be read any more."

/* Practice; %s are words in capitals, dates, figures or sentences that are made of the same */
#define TEXT_LESSON_WAITING   "Waiting %s"
#define TEXT_LESSON_LEARNED   "Learned %s"
#define TEXT_LESSON_ALL       "All %s"
#define TEXT_LESSON_WORD      "WORD"
#define TEXT_LESSON_MEANS     "WHAT IT MEANS"
#define TEXT_LESSON_MET       "MET"
#define TEXT_LESSON_SHAKE     "Shake a practice board"
#define TEXT_LESSON_DROP      "Drop this word"
#define TEXT_LESSON_DROPPED   "%s is dropped."
#define TEXT_LESSON_MISSED    "Missed %s. %s"
#define TEXT_LESSON_FOUND     "Missed %s, found %s. %s"
#define TEXT_LESSON_AGAIN     "Found %s, missed again %s. %s"
#define TEXT_LESSON_BACK      "Back %s."
#define TEXT_LESSON_ONCE_MORE "Learned. Back once more %s."
#define TEXT_LESSON_FOR_GOOD  "Learned for good."
#define TEXT_ON_DAY           "on %s"
#define TEXT_ON_THE           "on the %s"
#define TEXT_DAY_OF_MONTH     "%d %s" /* day, month */
#define TEXT_TOMORROW         "tomorrow"
#define TEXT_IN_DAYS          "in %s"
#define TEXT_LESSON_RULE      "A word is learned when you have found it three times, days apart."
#define TEXT_LESSON_BOARD     "The board of %s. " TEXT_LESSON_RULE
#define TEXT_LESSON_HINT                                                                           \
    "A practice board is shaken until it holds several of these words. Nobody tells you which. "   \
    "No clock, no opponent."
#define TEXT_LESSON_NO_BOARD                                                                       \
    "No %d × %d board has a word that waits, by these rules. Home offers other sizes and rules."
#define TEXT_LESSON_NONE_WAITS   "No word waits"
#define TEXT_LESSON_NONE_LEARNED "No word is learned yet"
#define TEXT_LESSON_EMPTY_TITLE  "Nothing to practise yet"
#define TEXT_LESSON_EMPTY                                                                          \
    "Words that most people know and you missed in a round gather here, each with its "            \
    "board. " TEXT_LESSON_RULE
#define TEXT_ORDINALS                                                                              \
    "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th", \
        "14th", "15th", "16th", "17th", "18th", "19th", "20th", "21st", "22nd", "23rd", "24th",    \
        "25th", "26th", "27th", "28th", "29th", "30th", "31st"

/* What is kept */
#define TEXT_NOT_KEPT            "This round could not be kept."
#define TEXT_KEPT_NOW            "Everything is kept now."
#define TEXT_UNKEPT_TITLE        "Close the game?"
#define TEXT_UNKEPT_STAY         "Wait"
#define TEXT_UNKEPT_GO           "Close anyway"
#define TEXT_WAITING_TITLE       "A round is waiting"
#define TEXT_WAITING_HINT        "%s. A new one takes its place."
#define TEXT_WAITING_GO_ON       "Continue it"
#define TEXT_NEW_ROUND           "New round"
#define TEXT_UNFINISHED          "%s against %s, %s"
#define TEXT_UNFINISHED_RACE     "%s race against %s, %s"
#define TEXT_UNFINISHED_TWO      "%s, %s and %s, %s"
#define TEXT_UNFINISHED_ALONE    "%s on your own, %s"
#define TEXT_UNFINISHED_PRACTICE "Practice, %s so far"
#define TEXT_MATCH_OF_YOURS      "your match"
#define TEXT_SOME_FRIEND         "a friend"
#define TEXT_TIME_LEFT           "%s\u00a0left, %s"
#define TEXT_TURN_OF             "it is %s’s turn"
#define TEXT_TURN_IN             "%s, %s\u00a0left"
#define TEXT_SEARCH_LEFT         "the computer is searching, %s"
#define TEXT_SEARCH_OF_TWO       "the computer is searching"

/* How to play; %s are words in capitals */
#define TEXT_LEARN       "How to play"
#define TEXT_LEARN_STEP  "Step %d of %d"
#define TEXT_LEARN_OVER  "Well done"
#define TEXT_LEARN_TRACE "Trace a word"
#define TEXT_LEARN_TRACE_HOW                                                                       \
    "Press the L, draw over A, T and E, and let go. Dice join sideways, up and down, or "          \
    "diagonally. A word has four letters or more and takes each die once."
#define TEXT_LEARN_BACK "Go back"
#define TEXT_LEARN_BACK_HOW                                                                        \
    "Draw L-A-T and overshoot to the I. Go back to the T, then on to E and R: LATER."
#define TEXT_LEARN_FINISH "Finish"
#define TEXT_LEARN_FINISH_HOW                                                                      \
    "When you see no more words, press I’m done. The computer then takes what you left."
#define TEXT_LEARN_READY "Ready"
#define TEXT_LEARN_READY_HOW                                                                       \
    "Four letters bring 1 point, and each letter more brings another. Good luck!"
#define TEXT_LEARN_ELSE "Other ways"
#define TEXT_LEARN_ELSE_HOW                                                                        \
    "Click dice, the last one twice. Or type, then Enter. Or arrows and Space. F1 shows all keys."
#define TEXT_LEARN_SKIP      "Skip"
#define TEXT_LEARN_GOOD      "%s: well traced, %s"
#define TEXT_LEARN_OTHER     "%s is a word too, but trace %s here"
#define TEXT_LEARN_SHORT     "%s: four letters or more. Trace %s"
#define TEXT_LEARN_NO_WORD   "%s is not in the word list: trace %s here"
#define TEXT_LEARN_STRAIGHT  "Right word! Now once more, by way of the I"
#define TEXT_LEARN_NOT_YET   "First trace %s"
#define TEXT_LEARN_ONLY_DONE "%s: that’s enough words. Press I’m done"

/* The keys: what is pressed, and what it does */
#define TEXT_KEYS               "Keys"
#define TEXT_KEYS_EVERYWHERE    "EVERYWHERE"
#define TEXT_KEYS_TURN          "YOUR TURN"
#define TEXT_KEYS_COMPUTER      "THE COMPUTER’S TURN"
#define TEXT_KEYS_RESULTS       "RESULTS"
#define TEXT_KEYS_SCRAMBLER     "SCRAMBLER"
#define TEXT_KEYS_PAD           "GAME CONTROLLER"
#define TEXT_KEY_TAB            "Tab, Shift+Tab"
#define TEXT_KEY_TAB_DOES       "next button, previous button"
#define TEXT_KEY_ARROWS         "Arrows"
#define TEXT_KEY_ARROWS_DOES    "from one to its neighbours"
#define TEXT_KEY_PRESS          "Enter, Space"
#define TEXT_KEY_PRESS_DOES     "press it"
#define TEXT_KEY_ESCAPE         "Escape"
#define TEXT_KEY_ESCAPE_DOES    "back"
#define TEXT_KEY_MUTE           "Ctrl+M"
#define TEXT_KEY_MUTE_DOES      "sound on or off"
#define TEXT_KEY_SIZE           "Ctrl and + − 0"
#define TEXT_KEY_SIZE_DOES      "larger, smaller, as it was"
#define TEXT_KEY_WINDOW         "F1, F11"
#define TEXT_KEY_WINDOW_DOES    "these keys, full screen"
#define TEXT_KEY_LETTERS        "Letters, Enter"
#define TEXT_KEY_LETTERS_DOES   "spell a word, enter it"
#define TEXT_KEY_DICE           "Arrows, Space"
#define TEXT_KEY_DICE_DOES      "move over the dice, add one"
#define TEXT_KEY_BACKSPACE      "Backspace"
#define TEXT_KEY_BACKSPACE_DOES "take the last one back"
#define TEXT_KEY_HINT           "Ctrl+H"
#define TEXT_KEY_HINT_DOES      "a hint, for points"
#define TEXT_KEY_ROTATE         "Ctrl+R, Ctrl+P"
#define TEXT_KEY_ROTATE_DOES    "rotate, pause"
#define TEXT_KEY_DONE           "Enter, Enter"
#define TEXT_KEY_DONE_DOES      "end your turn"
#define TEXT_KEY_SKIP           "Escape, Space"
#define TEXT_KEY_SKIP_DOES      "skip to its end"
#define TEXT_KEY_FIND           "Letters"
#define TEXT_KEY_FIND_DOES      "find a word"
#define TEXT_KEY_CHOOSE         "Arrows"
#define TEXT_KEY_CHOOSE_DOES    "choose a word, or a die"
#define TEXT_KEY_THROUGH        "Space"
#define TEXT_KEY_THROUGH_DOES   "the words through that die"
#define TEXT_KEY_MARK           "Arrows"
#define TEXT_KEY_MARK_DOES      "move the mark"
#define TEXT_KEY_SLIDE          "Shift+arrows"
#define TEXT_KEY_SLIDE_DOES     "slide its row or column"
#define TEXT_KEY_UNDO           "Ctrl+Z, Ctrl+Y"
#define TEXT_KEY_UNDO_DOES      "take a move back, make it again"
#define TEXT_KEYS_FIELDS        "TEXT FIELDS"
#define TEXT_KEYS_PRACTICE      "PRACTICE, DAILY BOARD"
#define TEXT_KEY_SELECT         "Shift+arrows"
#define TEXT_KEY_SELECT_DOES    "select letters"
#define TEXT_KEY_ERASE          "Ctrl+Backspace"
#define TEXT_KEY_ERASE_DOES     "take a word back"
#define TEXT_KEY_CLIPBOARD      "Ctrl+A, C, X, V"
#define TEXT_KEY_CLIPBOARD_DOES "select all, copy, cut, paste"
#define TEXT_KEY_NEXT           "Enter, Space"
#define TEXT_KEY_NEXT_DOES      "begin the second player’s turn"
#define TEXT_KEY_DROP           "Arrows, Delete"
#define TEXT_KEY_DROP_DOES      "choose a word, drop it"
#define TEXT_KEY_MONTH          "Page Up, Down"
#define TEXT_KEY_MONTH_DOES     "an earlier, a later month"
#define TEXT_PAD_MOVE           "Cross, left stick"
#define TEXT_PAD_MOVE_DOES      "move"
#define TEXT_PAD_A              "A"
#define TEXT_PAD_A_DOES         "press, add a die; hold it to trace"
#define TEXT_PAD_X              "X, Y"
#define TEXT_PAD_X_DOES         "enter the word, take a die back"
#define TEXT_PAD_B              "B, Start"
#define TEXT_PAD_B_DOES         "back, pause"
#define TEXT_PAD_SHOULDERS      "Shoulders"
#define TEXT_PAD_SHOULDERS_DOES "as Tab"

/* Custom board */
#define TEXT_CUSTOM_TITLE "Custom board"
#define TEXT_CUSTOM_HINT                                                                           \
    "Type the letters row by row: Q counts as QU, a dot is an empty die. Or paste a code or a "    \
    "challenge."
#define TEXT_CUSTOM_SIZE         "SIZE"
#define TEXT_CUSTOM_TEXT         "LETTERS, CODE OR CHALLENGE"
#define TEXT_CUSTOM_BOARD        "BOARD"
#define TEXT_CUSTOM_CHALLENGE    "A CHALLENGE"
#define TEXT_CUSTOM_FROM         "A CHALLENGE FROM"
#define TEXT_CUSTOM_TERMS        "%s · %s · %d × %d"
#define TEXT_CUSTOM_NO_TIME      "no clock"
#define TEXT_CUSTOM_FOUND        "Found: %s, %s"
#define TEXT_CUSTOM_NO_LETTER    "·" /* on a die without one */
#define TEXT_CUSTOM_PLAY_BOARD   "Play the board"
#define TEXT_CUSTOM_NEEDS        "A %d × %d board needs %d letters."
#define TEXT_CUSTOM_SHORT        "%d letters short: a %d × %d board needs %d."
#define TEXT_CUSTOM_ONE_SHORT    "1 letter short: a %d × %d board needs %d."
#define TEXT_CUSTOM_OVER         "%d letters too many for %d × %d: they are left out."
#define TEXT_CUSTOM_ONE_OVER     "1 letter too many for %d × %d: it is left out."
#define TEXT_CUSTOM_HOLDS        "This board holds %s."
#define TEXT_CUSTOM_HOLDS_LEAST  "This board holds at least %s."
#define TEXT_CUSTOM_NO_WORD      "This board holds no word, but you may play it."
#define TEXT_CUSTOM_REFUSED      "“%s” can’t be used: dice show A to Z."
#define TEXT_CUSTOM_NO_DIGIT     "“%s” can’t be used: dice show A to Z, and codes have no %c."
#define TEXT_CUSTOM_FULL         "There is no room for more than %d letters."
#define TEXT_CUSTOM_NOTHING      "There are no letters in the clipboard."
#define TEXT_CUSTOM_LEFT_OUT     "%d characters that are no letters were left out. %s"
#define TEXT_CUSTOM_ONE_LEFT_OUT "%d character that is no letter was left out. %s"
#define TEXT_CUSTOM_FILL         "Fill at random"
#define TEXT_CUSTOM_PASTE        "Paste"
#define TEXT_CUSTOM_CLEAR        "Clear"
#define TEXT_CUSTOM_SOLVE        "Solve only"
#define TEXT_CANCEL              "Cancel"
#define TEXT_PLAY                "Play"
#define TEXT_CODE_NO_DICE        "it was made with other dice (%s)"
#define TEXT_CODE_OWN_DICE       "somebody’s own"

/* Daily board */
#define TEXT_DAILY_STREAK      "%d %s. %s in a row"
#define TEXT_DAILY_CARD        "%d %s. The same board for everyone today"
#define TEXT_DAILY_YESTERDAY   "%d %s. Yesterday’s is done"
#define TEXT_DAILY_ONCE        "Today: %s. The next one comes tomorrow"
#define TEXT_DAILY_COUNTED     "Today: %s. %s in a row"
#define TEXT_DAILY_AGAIN       "Counted today: %s. Playing again is for fun."
#define TEXT_DAILY_BEGUN       "You have begun today’s board before: this round is for fun."
#define TEXT_DAILY_BEGUN_CARD  "%d %s. You have begun it before: playing again is for fun"
#define TEXT_DAILY_LEFT        "%d %s. Go on where you left it"
#define TEXT_DAILY_NO_DICE     "The daily board needs the 4 × 4 dice that come with the game."
#define TEXT_DAILY_COPY_HEAD   "Trounce daily board, %d %s %d"
#define TEXT_DAILY_COPY_AGAIN  ", played again"
#define TEXT_DAILY_COPY_SCORE  "\n%s, %s of %s"
#define TEXT_DAILY_COPY_RIVAL  "; %s: %s"
#define TEXT_DAILY_COPY_MATCH  "My match"
#define TEXT_DAILY_COPY_STREAK "Streak: %s. "

/* The page of the daily board */
#define TEXT_DAILY_DATE        "%d %s %d" /* day, month, year */
#define TEXT_DAILY_MONTH       "%s %d"
#define TEXT_DAILY_NEXT        "Next board in %s"
#define TEXT_HOURS_AND_MINUTES "%ld h %ld min"
#define TEXT_MINUTES           "%ld min"
#define TEXT_DAILY_TODAYS      "Today’s board"
#define TEXT_DAILY_INVITE                                                                          \
    "Everyone gets the same board today, and three minutes. The first try counts."
#define TEXT_DAILY_GO_ON_HINT                                                                      \
    "You left it before its end. The first try counts, so go on with that one."
#define TEXT_DAILY_GONE_HINT                                                                       \
    "You gave up the try that counts. You can still play the board for fun."
#define TEXT_DAILY_DONE_HINT   "The first try has counted. Playing again is for fun."
#define TEXT_DAILY_PLAY        "Play"
#define TEXT_DAILY_GO_ON       "Go on"
#define TEXT_DAILY_PLAY_AGAIN  "Play again"
#define TEXT_DAILY_STREAK_TILE "in a row"
#define TEXT_DAILY_LONGEST     "longest streak"
#define TEXT_DAILY_FOUND       "%s of %s"
#define TEXT_DAILY_AGAINST     "%s: %s"
#define TEXT_NEWS_STREAK       "%s in a row on the daily board"
#define TEXT_NEWS_FIRST_DAY    "Today’s board is done. Streak: 1 day."
#define TEXT_WEEKDAYS          "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"

/* Board by code */
#define TEXT_CODE_PLAYED   "You’ve played this board before, so it can’t set a best score."
#define TEXT_CODE_REFUSED  "“%s” is in no code: it has letters and digits."
#define TEXT_CODE_WRONG    "Not this one: %s."
#define TEXT_CODE_UNKNOWN  "Codes have no %c. Please check it."
#define TEXT_CODE_MORE     "%d more letters or digits."
#define TEXT_CODE_ONE_MORE "One more letter or digit."
#define TEXT_CODE_PUZZLE   "A puzzle of the Scrambler."

/* All words of a board that nobody played */
#define TEXT_SOLVED_TITLE     "Every word"
#define TEXT_SOLVED_RESULT    "This board holds %s, worth %s in all."
#define TEXT_SOLVED_NONE      "This board holds no word by these rules."
#define TEXT_SOLVED_COMMON    "Common"
#define TEXT_SOLVED_PLAY      "Play it"
#define TEXT_SOLVED_ANOTHER   "Another board"
#define TEXT_SOLVED_NO_COMMON "This board holds no common word."
#define TEXT_SOLVED_COPY      "Trounce %d × %d, %s: %s, worth %s"

/* Tips: what stands beside the pointer that rests on something */
#define TEXT_TIP_MENU        "Menu"
#define TEXT_TIP_PAUSE       "Pause"
#define TEXT_TIP_SOUND_ON    "Sound: on. Switch it off"
#define TEXT_TIP_SOUND_OFF   "Sound: off. Switch it on"
#define TEXT_TIP_BACK        "Back"
#define TEXT_TIP_HOME        "Home"
#define TEXT_TIP_CLOSE       "Close"
#define TEXT_TIP_STATISTICS  "Statistics"
#define TEXT_TIP_EARLIER     "The month before"
#define TEXT_TIP_LATER       "The month after"
#define TEXT_TIP_HINT        "A hint costs %s"
#define TEXT_TIP_HINT_AGAIN  "Says the last hint again, for nothing"
#define TEXT_TIP_FEWER_MOVES "Scrambled in fewer moves"
#define TEXT_TIP_MORE_MOVES  "Scrambled in more moves"
#define TEXT_TIP_LEAN        "Fewer words than on three of four boards"
#define TEXT_TIP_FAIR        "As the dice fall, with words enough"
#define TEXT_TIP_RICH        "More words than on three of four boards"
#define TEXT_TIP_FEAST       "The richest boards: words on every side"
#define TEXT_TIP_MATCH       "As strong as you are: it grows with you"
#define TEXT_TIP_NOVICE      "Knows only a few common words"
#define TEXT_TIP_SCHOLAR     "Knows common words, and overlooks some"
#define TEXT_TIP_EXPERT      "Knows most words, and overlooks few"
#define TEXT_TIP_MERCILESS   "Knows every word, and overlooks none"

#define TEXT_NO_MEMORY "There is not enough memory for that."

/* Boards with more paths than the solver follows. */
#define TEXT_MANY_WAYS                                                                             \
    "This board has more ways than can be searched here; some words may be missing."

/* "1 word", "9 words", "1,234 words"; `text` of at least TEXT_COUNT_MAX bytes is returned. */
#define TEXT_COUNT_MAX 48
char *text_words(char text[TEXT_COUNT_MAX], long count);
char *text_points(char text[TEXT_COUNT_MAX], long count);
char *text_rounds(char text[TEXT_COUNT_MAX], long count);
char *text_puzzles(char text[TEXT_COUNT_MAX], long count);
char *text_settings(char text[TEXT_COUNT_MAX], long count);
char *text_days(char text[TEXT_COUNT_MAX], long count);
char *text_moves(char text[TEXT_COUNT_MAX], long count);
char *text_hints(char text[TEXT_COUNT_MAX], long count);

/* Three stars, `stars` of them filled; `text` is returned. */
#define TEXT_STARS_MAX 10
char *text_stars(char text[TEXT_STARS_MAX], int stars);

/* "Five days", where a line begins: in words up to twelve. */
char *text_days_spelt(char text[TEXT_COUNT_MAX], long count);

/* "1,234": groups of three. */
char *text_number(char text[TEXT_COUNT_MAX], long count);

/* "2:03" from milliseconds, rounded up to seconds. */
char *text_clock(char text[TEXT_COUNT_MAX], long ms);

/* "three", for 2..4, else the figure. */
char *text_letters_min(char text[TEXT_COUNT_MAX], int count);

/* "8 LETTERS", in capitals. */
char *text_letters(char text[TEXT_COUNT_MAX], int count);

/* How words are traced, in a line; static. */
const char *text_trace_hint(enum tracing tracing);

/* "Lean" …; static. */
const char *text_richness_name(enum richness richness);

/* The title of a goal of the store, by its name; static, or the name where it is unknown. */
const char *text_goal(const char *name);

/* What a button with this icon alone does; NULL: nobody has said. Static. */
const char *text_icon_tip(enum icon icon);

/* What a choice brings, in a sentence; static, NULL: nothing to say. */
const char *text_richness_tip(enum richness richness);
const char *text_rival_tip(enum rival_level level);

/* "January" … of 1..12; static. */
const char *text_month(int month);

/* "19th" of 1..31; static. */
const char *text_ordinal(int day);

/* "Turns" …, and a sentence about it; static. */
const char *text_way_name(enum way way);
const char *text_way_about(enum way way, bool shared_count);

/* "Novice" …; static. */
const char *text_rival_name(enum rival_level level);

/* What it waits for, in the player's turn; static. */
const char *text_rival_waits(enum rival_level level);

/* The name of the rules and a sentence about them; static. */
const char *text_rules_name(enum rules rules);
const char *text_rules_hint(enum rules rules, int cell_count);

/* Room for a word in capitals. */
#define WORD_TEXT_MAX (PATH_LETTERS_MAX + 8)

/* `word` in capitals into `text` of `size` bytes, cut if need be; returns `text`. */
char *text_upper(char *text, size_t size, const char *word);

#endif
