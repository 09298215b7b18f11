/* SPDX-License-Identifier: MIT */
/*
 * All of the window's wording in one place, for translation: each text is marked here and passed to
 * tr(), or to tr_plural() if it depends on a count, when shown. Leaves placement to the screens.
 * Formats take their arguments in the order of the English sentence.
 */
#ifndef APP_TEXT_H
#define APP_TEXT_H

#include "icon.h"
#include "input.h"
#include "tr.h"

#include "trounce/gloss.h"
#include "trounce/richness.h"
#include "trounce/rival.h"
#include "trounce/round.h"
#include "trounce/scoring.h"
#include "trounce/spelling.h"

#include <stddef.h>

#define TEXT_NAME "Trounce"

/* Home */
#define TEXT_TITLE         "TROUNCE"
#define TEXT_MODE_TURNS    N_("Turns")
#define TEXT_MODE_RACE     N_("Race")
#define TEXT_MODE_TWO      N_("Two players")
#define TEXT_MODE_ALONE    N_("Alone")
#define TEXT_ABOUT_TURNS   N_("You trace words. Then the computer finds what you left.")
#define TEXT_ABOUT_RACE    N_("You and the computer search at once. Whoever is first gets the word.")
#define TEXT_ABOUT_TWO     N_("One board, one turn each. Words that you both find count for nobody.")
#define TEXT_ABOUT_TWO_ALL N_("One board, one turn each. Words that you both find count for both.")
#define TEXT_ABOUT_ALONE   N_("Just you and the dice. Afterwards you see every word.")
#define TEXT_COMPUTER_ROW  N_("COMPUTER")
#define TEXT_PLAYERS       N_("PLAYERS")
#define TEXT_BOARD         N_("BOARD")
#define TEXT_RICHNESS      N_("RICHNESS")
#define TEXT_TIME          N_("TIME")
#define TEXT_RULES         N_("RULES")
#define TEXT_SIZE          N_("%d × %d")
#define TEXT_NO_DICE       N_("The game has no dice for boards of this size.")
#define TEXT_NO_LIMIT      N_("No limit")
#define TEXT_COMMON_ONLY   N_("Common words only")
#define TEXT_SHARED_COUNT  N_("Shared words count")
#define TEXT_SHAKE         N_("Shake the dice")
#define TEXT_FIRST_PLAYER  N_("Player 1")
#define TEXT_SECOND_PLAYER N_("Player 2")
#define TEXT_LIGHT         N_("Light")
#define TEXT_DARK          N_("Dark")
#define TEXT_FOOTER        N_("%s · F11 full screen · F1 help")
#define TEXT_FOOTER_OWN    N_("%s · %s") /* a language and the size of its word list */

/* The cards of Home and the buttons under them */
#define TEXT_CONTINUE      N_("Continue")
#define TEXT_DAILY         N_("Daily board")
#define TEXT_PRACTICE      N_("Practice")
#define TEXT_PRACTICE_NONE N_("Words you miss are kept here, to meet again")
#define TEXT_PRACTICE_CARD                                                                         \
    N_PLURAL("A word you missed is waiting to be met again",                                       \
             "%s words you missed are waiting to be met again")
#define TEXT_CUSTOM          N_("Custom board…")
#define TEXT_CUSTOM_CARD     N_("The letters on your table, a code, or a friend’s challenge")
#define TEXT_STATISTICS      N_("Statistics")
#define TEXT_STATISTICS_NONE N_("Your rounds will gather here")
#define TEXT_GOALS_CARD      N_("%d of %d goals")
#define TEXT_SETTINGS        N_("Settings")

/* Settings */
#define TEXT_LOOK           N_("Look")
#define TEXT_LANGUAGE       N_("Language")
#define TEXT_PLAYED         N_("Play in")
#define TEXT_PLAYED_LATER   N_("The language changes once this round is over.")
#define TEXT_LANGUAGE_SELF  N_IN("this language, as its speakers call it", "English")
#define TEXT_THEME          N_("Theme")
#define TEXT_THEME_SYSTEM   N_("Same as system")
#define TEXT_THEME_CONTRAST N_("High contrast")
#define TEXT_SCALE          N_("Size")
#define TEXT_PERCENT        N_("%d %%")
#define TEXT_SCALE_BOUNDED  N_("This is as large as the window allows.")
#define TEXT_MOTION         N_("Motion")
#define TEXT_MOTION_FULL    N_("Full")
#define TEXT_MOTION_REDUCED N_("Reduced")
#define TEXT_LETTERS_ROW    N_("Letters")
#define TEXT_LETTERS_NORMAL N_("Normal")
#define TEXT_LETTERS_LARGER N_("Larger")
#define TEXT_SOUND          N_("Sound")
#define TEXT_ON             N_("On")
#define TEXT_OFF            N_("Off")
#define TEXT_VOLUME         N_("Volume")
#define TEXT_NO_SOUND       N_("No sound device was found.")
#define TEXT_PLAYING        N_IN("what one does", "Play")
#define TEXT_CLOCK          N_("Clock")
#define TEXT_CLOCK_SHOWN    N_("Shown")
#define TEXT_CLOCK_HIDDEN   N_("Hidden")
#define TEXT_TRACING        N_("Tracing")
#define TEXT_TRACING_BOTH   N_("Drag or click")
#define TEXT_TRACING_DRAG   N_("Drag")
#define TEXT_TRACING_CLICK  N_("Click")
#define TEXT_WORDS_ROW      N_("Words")
#define TEXT_NAME_ROW       N_("Your name")
#define TEXT_NAME_FIELD     N_("For challenges that you send")
#define TEXT_WORDS_COMMON   N_("Common")
#define TEXT_WORDS_USUAL    N_("Usual")
#define TEXT_WORDS_COMMON_HINT                                                                     \
    N_("The computer takes, and the results list, words that most people know. You may find any.")
#define TEXT_WORDS_USUAL_HINT                                                                      \
    N_("The computer takes no rare words, and the results list none. You may find any.")
#define TEXT_WORDS_ALL_HINT                                                                        \
    N_("The computer takes, and the results list, every word there is, however rare.")
#define TEXT_WORDS_NO_TIERS                                                                        \
    N_("This list does not say how common its words are: all of them count as common.")
#define TEXT_LEXICON        N_("Word list")
#define TEXT_LEXICON_OWN    N_("The game’s own")
#define TEXT_LEXICON_USE    N_("Use this file")
#define TEXT_LEXICON_FIELD  N_("Path of a file")
#define TEXT_LEXICON_HINT   N_("Type or paste the path of a file, or drop it here.")
#define TEXT_LEXICON_STAYS  N_("%s. The list stays as it was.")
#define TEXT_LEXICON_LATER  N_("The list can be changed once this round is over.")
#define TEXT_DATA           N_("Your history")
#define TEXT_DATA_IN        N_("Kept in")
#define TEXT_DATA_NOWHERE   N_("Kept in memory only, and lost when the game closes.")
#define TEXT_EXPORT_JSON    N_("Export JSON")
#define TEXT_EXPORT_CSV     N_("Export CSV")
#define TEXT_EXPORTED       N_("Written to")
#define TEXT_DELETE_ALL     N_("Delete all…")
#define TEXT_DELETE_TITLE   N_("Delete your history?")
#define TEXT_DELETE_HINT    N_("%s with their words, practice, statistics and puzzles. Settings stay.")
#define TEXT_DELETE_TITLE_2 N_("All of it, really?")
#define TEXT_DELETE_HINT_2  N_("This can’t be undone.")
#define TEXT_DELETE_KEEP    N_("Keep it")
#define TEXT_DELETE_GO      N_("Delete…")
#define TEXT_DELETE_GO_2    N_("Delete for good")
#define TEXT_DELETED        N_("Your history is deleted.")

/* The player's turn */
#define TEXT_YOU             N_("You")
#define TEXT_COMPUTER        N_("Computer")
#define TEXT_RACE            N_("Race")
#define TEXT_TURN_TITLE      N_("%s’s turn")
#define TEXT_WAITING         N_("Waiting for its turn. It will look for every word that you leave.")
#define TEXT_WAITING_NOVICE  N_("Waiting for its turn. It knows only a few common words.")
#define TEXT_WAITING_SCHOLAR N_("Waiting for its turn. It knows the words that most people know.")
#define TEXT_WAITING_EXPERT  N_("Waiting for its turn. It knows the words of good dictionaries.")
#define TEXT_WAITING_MATCH   N_("Waiting for its turn. It is as strong as you are.")
#define TEXT_WAITING_FRIEND  N_("Has played this board already. You will see the words afterwards.")
#define TEXT_WAITING_RACE    N_("Looking, as you are. Each word it finds appears here as squares.")
#define TEXT_WAITING_TWO     N_("Waiting for both of you. It takes what you leave.")
#define TEXT_SOLO            N_("On your own")
#define TEXT_PRACTICE_HINT   N_("Here are words that you have missed before. Nobody tells you which.")
#define TEXT_SOLO_HINT       N_("Nobody plays against you. At the end you see every word on the board.")
#define TEXT_BOTH            N_("both")
#define TEXT_FIRST_WORD      N_("Your words will appear here.")
#define TEXT_NO_WORDS        N_("No word this time.")
#define TEXT_ROTATE          N_("Rotate")
#define TEXT_DONE            N_("I’m done")
#define TEXT_ENTER_AGAIN     N_("Press Enter once more to end your turn")
#define TEXT_DONE_AGAIN      N_("So soon? Press I’m done once more to end your turn")
#define TEXT_TRACE_HINT      N_("Drag over the dice, click them, or type")
#define TEXT_TRACE_DRAG      N_("Drag over the dice, or type")
#define TEXT_TRACE_CLICK     N_("Click the dice, or type")
#define TEXT_CLOCK_IS_HIDDEN N_("The clock is hidden")
#define TEXT_TIME_UP         N_("Time’s up")
#define TEXT_GET_READY       N_("Shaking the dice…")
#define TEXT_PAUSED          N_("Paused")
#define TEXT_PAUSED_HINT     N_("The clock rests, the board is covered.")
#define TEXT_PAUSED_NO_CLOCK N_("The board is covered. Take your time.")
#define TEXT_PAUSED_RACE     N_("The computer rests, too. The board is covered.")
#define TEXT_PAUSED_SEARCH   N_("The computer waits for you.")
#define TEXT_RESUME          N_("Go on")
#define TEXT_LEAVE           N_("Home")
#define TEXT_GIVE_UP         N_("Give up")
#define TEXT_BOARD_CODE      N_("Board %s")
#define TEXT_THEME_IS        N_("Theme: %s")
#define TEXT_THEME_IS_SYSTEM N_("same as system")
#define TEXT_THEME_IS_DARK   N_("dark")
#define TEXT_THEME_IS_LIGHT  N_("light")
#define TEXT_THEME_IS_HIGH   N_("high contrast")
#define TEXT_SOUND_IS_ON     N_("Sound: on")
#define TEXT_SOUND_IS_OFF    N_("Sound: off")
#define TEXT_FULL_SCREEN     N_("Full screen")

/* The handover between two players; %s is the next player's name */
#define TEXT_HANDOVER_NEXT  N_("Give the mouse to %s. The board and the time are the same.")
#define TEXT_HANDOVER_GOES  N_("Give the mouse to %s. The turn continues where it stopped.")
#define TEXT_HANDOVER_BEGIN N_("Begin")

/* Hints; %s are words, %d letters or points */
#define TEXT_HINT         N_("Hint")
#define TEXT_HINT_FOR     N_("Hint −%d")
#define TEXT_HINTS_TAKEN  N_("%s, −%s")
#define TEXT_HINT_LENGTHS N_("%s left: see the panel")
#define TEXT_HINT_FIRST                                                                            \
    N_PLURAL("A common word of %d letter begins here", "A common word of %d letters begins here")
#define TEXT_HINT_SECOND    N_("Here is the next letter")
#define TEXT_HINT_PATH      N_("There it is: trace it")
#define TEXT_HINT_NO_COMMON N_("You have every common word")
#define TEXT_HINT_NONE_LEFT N_("You have every word on this board")
#define TEXT_LEFT_BY_LENGTH N_("Still on the board")
#define TEXT_LEFT_OF_LENGTH                                                                        \
    N_PLURAL("%d\u00a0letter\u00a0%s", "%d\u00a0letters\u00a0%s") /* and how many words */
#define TEXT_OF_LETTERS N_PLURAL("%d letter", "%d letters")

/* Leaving */
#define TEXT_LEAVE_TITLE N_("Leave this round?")
#define TEXT_LEAVE_HINT  N_("Its words and points are not kept.")
#define TEXT_LEAVE_DAILY                                                                           \
    N_("Its words and points are not kept, and today’s board counts only once.")
#define TEXT_LEAVE_STAY    N_("Keep playing")
#define TEXT_LEAVE_GO      N_("Leave")
#define TEXT_GIVE_UP_TITLE N_("Give up this round?")

/* Verdicts; %s is the word in capitals, %s after a colon the reason */
#define TEXT_HAVE_IT      N_("%s: you have it already")
#define TEXT_TAKEN        N_("%s: the computer was first")
#define TEXT_TOO_SHORT    N_("%s: %s letters or more")
#define TEXT_NOT_A_WORD   N_("%s: not in the word list")
#define TEXT_NOT_ON_BOARD N_("%s: not on this board")

/* The computer's turn */
#define TEXT_SEARCHING          N_("The computer is searching…")
#define TEXT_SEARCHED           N_("The computer has searched it all")
#define TEXT_RACE_REST          N_("What nobody found…")
#define TEXT_FRIEND_HAS         N_("What %s found…")
#define TEXT_SOMEBODY_HAS       N_("What a friend found…")
#define TEXT_TURNING            N_("The computer’s words")
#define TEXT_FINEST             N_("Its finest words")
#define TEXT_FINEST_BY          N_("The finest words of %s")
#define TEXT_FINEST_BY_SOMEBODY N_("The finest words of a friend")
#define TEXT_FINEST_OF          N_("%d of %d")
#define TEXT_NOBODY_HAS         N_("nobody found this one")
#define TEXT_START              N_("start square %d of %d")
#define TEXT_DEAD_END           N_("no word starts like this: turning back")
#define TEXT_FOUND              N_("found")
#define TEXT_YOURS_TOO          N_("you have that one")
#define TEXT_OVERLOOKED         N_("a word, but it does not see it")
#define TEXT_FASTER             N_("Faster")
#define TEXT_FASTER_BY          N_("Faster ×%d")
#define TEXT_SKIP               N_("Skip")

/* Results */
#define TEXT_TROUNCED      N_("Trounced!")
#define TEXT_LOST_NARROWLY N_("So close!")
#define TEXT_WON           N_("You win!")
#define TEXT_DRAWN         N_("A draw!")
#define TEXT_SOLO_DONE     N_("Well played!")
#define TEXT_SOLO_NOTHING  N_("Better luck next time!")
#define TEXT_WON_BY        N_("You beat %s by %s, %s to %s. ")
#define TEXT_DRAWN_AT      N_("You and %s have %s each. ")
#define TEXT_LOST_BY       N_("%s wins by %s, %s to %s. ")
#define TEXT_FOUND_OF      N_PLURAL("You found %s of %s word.", "You found %s of %s words.")
#define TEXT_ALL           N_("All")
#define TEXT_ALL_SIZES     N_IN("sizes", "All")
#define TEXT_YOURS         N_("Yours")
#define TEXT_RIVALS        N_("Rival’s")
#define TEXT_HIDDEN_WORDS                                                                          \
    N_PLURAL("%s more word is offensive and listed only once you find it.",                        \
             "%s more words are offensive and listed only once you find them.")
#define TEXT_MISSED         N_("Missed")
#define TEXT_NOBODYS        N_("Nobody’s")
#define TEXT_WITHIN_REACH   N_("Within reach")
#define TEXT_FIND_WORD      N_("Find a word…")
#define TEXT_GROUP          N_("%s · %s")
#define TEXT_AND_MORE       N_PLURAL("%d LETTER AND MORE", "%d LETTERS AND MORE")
#define TEXT_RICHER_THAN    N_("Richer than %d %% of boards")
#define TEXT_LEANEST        N_("One of the leanest boards")
#define TEXT_ABOUT_AND_HINT N_("%s. Point at a word to see its path.")
#define TEXT_DETAIL_HINT                                                                           \
    N_("Point at a word to see its path. Click a die for the words through it.")
#define TEXT_THROUGH             N_("Words through this %s")
#define TEXT_BY_YOU              N_("found by you")
#define TEXT_BY_YOU_AND          N_("found by you and %s")
#define TEXT_BY_YOU_AND_COMPUTER N_("found by you and the computer")
#define TEXT_BY_BOTH             N_("found by both of you")
#define TEXT_BY                  N_("found by %s")
#define TEXT_BY_COMPUTER         N_("found by the computer")
#define TEXT_BY_NOBODY           N_("missed")
#define TEXT_GLOSS               N_("%s: %s")
#define TEXT_GLOSS_FROM          N_("from %s, %s: %s")
#define TEXT_NO_GLOSS            N_("The game has no explanation for this word.")
#define TEXT_NONE_YOURS          N_("No word this time. Shake again?")
#define TEXT_NONE_LEFT           N_("You left nothing. Every word is yours.")
#define TEXT_NONE_RIVALS         N_("The computer found nothing that you left.")
#define TEXT_NONE_NOBODYS        N_("Between you, you found every word.")
#define TEXT_NONE_REACH          N_("You missed no common words.")
#define TEXT_NONE_MATCH          N_("No word matches.")
#define TEXT_NONE_AT_ALL         N_("There are no words on this board.")
#define TEXT_SAME_BOARD          N_("Same board")
#define TEXT_COPY                N_("Copy result")
#define TEXT_COPIED              N_("Result copied.")
#define TEXT_COPY_HEAD           N_("Trounce %d × %d, %s: %s, %s")
#define TEXT_COPY_RIVAL          N_(" to %s’s %s")
#define TEXT_COPY_COMPUTER       N_(" to the computer’s %s")
#define TEXT_COPY_TWO            N_("Trounce %d × %d, %s: %s %s, %s %s")
#define TEXT_COPY_FOOT           N_(". Board %s")
#define TEXT_HOME                N_("Home")
#define TEXT_PLAY_AGAIN          N_("Play again")

/* A win over the merciless computer; and what hints cost, after any of the sentences above */
#define TEXT_FEAST      N_("You trounced it!")
#define TEXT_HINTS_TOOK N_PLURAL(" %s took %s.", " %s took %s.") /* hints, points */
#define TEXT_COPY_HINTS N_(" after %s")

/* Results: headlines by the margin */
#define TEXT_WON_ALL           N_("Not a crumb left!")
#define TEXT_WON_BY_FAR        N_("Rematch, anyone?")
#define TEXT_WON_CLEARLY       N_("Hands down!")
#define TEXT_WON_NARROWLY      N_("Ahead at the line!")
#define TEXT_WON_BY_A_WHISKER  N_("By a whisker!")
#define TEXT_LOST_BY_A_WHISKER N_("A whisker short!")
#define TEXT_LOST              N_("Well fought!")

/* Results: highlights; %s are words in capitals, numbers, names */
#define TEXT_NEWS_BEST       N_("A new best, by %s!")
#define TEXT_NEWS_FIRST_WIN  N_("Your first win over %s!")
#define TEXT_NEWS_LONGEST    N_("%s: your longest word ever!")
#define TEXT_NEWS_GOAL       N_("Goal: %s")
#define TEXT_NEWS_OVERLOOKED N_("%s: a Scholar overlooks it")
#define TEXT_NEWS_MET        N_("Met again: %s")
#define TEXT_NEWS_SHARE      N_PLURAL("%s of %s common words", "%s of %s common words")
#define TEXT_NEWS_FINEST     N_("Your finest: %s, %s")
#define TEXT_NEWS_HINTS      N_("Hints cost %s %s") /* a friend, points */
#define TEXT_NEWS_NOTHING    N_("No word this time. It happens to the best.")
#define TEXT_NEWS_STRONGER   N_("Strength %s, up from %s")
#define TEXT_NEWS_WEAKER     N_("Strength %s, down from %s")
#define TEXT_NEWS_STRENGTH   N_("Strength %s")

/* Results: sections and legend by owner, and challenges */
#define TEXT_YOUR_FRIEND   N_("your friend")
#define TEXT_SECTION_MET   N_("Words that waited")
#define TEXT_SECTION_YOURS N_("Your words")
#define TEXT_SECTION_REACH N_("Within reach")
#define TEXT_SECTION_REACH_NOTE                                                                    \
    N_PLURAL("%s word that most people know", "%s words that most people know")
#define TEXT_SECTION_REST N_("The rest")
#define TEXT_SECTION_REST_NOTE                                                                     \
    N_PLURAL("%s word that fewer people know", "%s words that fewer people know")
#define TEXT_SECTION_MISSED   N_("What you missed")
#define TEXT_LEGEND_YOURS     N_("yours")
#define TEXT_LEGEND_RIVALS    N_("%s’s")
#define TEXT_LEGEND_COMPUTERS N_("the computer’s")
#define TEXT_LEGEND_NOBODYS   N_("nobody’s")
#define TEXT_CHALLENGE        N_("Challenge")
#define TEXT_CHALLENGE_COPIED N_("Challenge copied. Paste it into a message to a friend.")
#define TEXT_ANSWER           N_("Answer")
#define TEXT_ANSWER_COPIED    N_("Answer copied. Paste it into a message to %s.")
#define TEXT_NO_CHALLENGE     N_("This round is too large for a challenge.")

/* Results of two players, and of practice */
#define TEXT_TWO_WON           N_("%s wins!")
#define TEXT_TWO_SHARED_LOST   N_("%s to %s by the words that only one of you found. ")
#define TEXT_TWO_SHARED_COUNT  N_("%s to %s. Words you both found count for both. ")
#define TEXT_TWO_COMPUTER      N_PLURAL("The computer found %s more.", "The computer found %s more.")
#define TEXT_BOTH_COUNT        N_("%.24s · %.20s")
#define TEXT_NONE_LEFT_BY_TWO  N_("You two left nothing.")
#define TEXT_FOUND_WITH        N_("Words with %.24s")
#define TEXT_PRACTICE_DONE     N_("Well practised!")
#define TEXT_PRACTICE_ONE_MET  N_("Met again!")
#define TEXT_PRACTICE_ALL_MET  N_("All of them met!")
#define TEXT_PRACTICE_MET      N_PLURAL("%d of %d met again", "%d of %d met again")
#define TEXT_PRACTISE_ON       N_("Practise on")
#define TEXT_PRACTICE_TOMORROW N_(" The ones you missed come back tomorrow.")

/* Scrambler */
#define TEXT_SCRAMBLER           N_("Scrambler")
#define TEXT_SCRAMBLER_CARD      N_("Slide rows and columns until the words appear")
#define TEXT_SCRAMBLER_WAITS     N_("Your %s puzzle waits: %s so far")
#define TEXT_SCRAMBLER_HINT      N_("Drag a row or a column. Every word must read across.")
#define TEXT_SCRAMBLER_PLAYING   N_("This is how the words come back.")
#define TEXT_SCRAMBLER_IS_SOLVED N_("Every word reads across.")
#define TEXT_WORDS_TO_FIND       N_("WORDS TO FIND")
#define TEXT_MOVES               N_("MOVES")
#define TEXT_YOUR_MOVES          N_("YOUR MOVES")
#define TEXT_GRID_SIZE           N_("SIZE")
#define TEXT_SCRAMBLED_IN        N_PLURAL("Scrambled in %d.", "Scrambled in %d.")
#define TEXT_WAY_SHORTEST                                                                          \
    N_PLURAL("The shortest way back from here is %d.", "The shortest way back from here is %d.")
#define TEXT_WAY_BEST                                                                              \
    N_PLURAL("The best way back known from here is %d.", "The best way back known from here is "   \
                                                         "%d.")
#define TEXT_PATH_SEARCHING   N_("Looking for the shortest way back…")
#define TEXT_NO_MOVES         N_("None yet.")
#define TEXT_MOVE_ROW_LEFT    N_("Row %d left")
#define TEXT_MOVE_ROW_RIGHT   N_("Row %d right")
#define TEXT_MOVE_COLUMN_UP   N_("Column %d up")
#define TEXT_MOVE_COLUMN_DOWN N_("Column %d down")
#define TEXT_MOVE_TIMES       N_("%s ×%d")
#define TEXT_MOVE_UNDER_WAY   N_("%s …")
#define TEXT_PUZZLE           N_("Puzzle %s")
#define TEXT_UNDO             N_("Undo")
#define TEXT_RESTART          N_("Restart")
#define TEXT_SHOW_MOVE        N_("Show me a move")
#define TEXT_SHOW_SOLUTION    N_("Show the solution")
#define TEXT_STOP             N_("Stop")
#define TEXT_NEW_PUZZLE       N_("New puzzle")
#define TEXT_SOLVED           N_("Solved!")
#define TEXT_SOLVED_IN                                                                             \
    N_PLURAL("%s in %s. It was scrambled in %d.", "%s in %s. It was scrambled in %d.")
#define TEXT_SOLVED_FEWEST N_("%s in %s, the fewest possible!")
#define TEXT_SOLVED_ABOVE                                                                          \
    N_PLURAL("%s in %s. It takes at least %d.", "%s in %s. It takes at least %d.")
#define TEXT_SOLVED_HELPED N_("%s in %s. Moves were shown, so it doesn’t count.")
#define TEXT_FIGURES_NONE  N_("%d × %d: none solved yet.")
#define TEXT_FIGURES_OF                                                                            \
    N_PLURAL("%d × %d: %s solved, best time %s, fewest extra moves %s.",                           \
             "%d × %d: %s solved, best time %s, fewest extra moves %s.")
#define TEXT_FIGURES_SHORT                                                                         \
    N_PLURAL("%s solved · best %s · %s extra", "%s solved · best %s · %s extra")
#define TEXT_ANY_MOVES    N_("any moves")
#define TEXT_SOLVED_SHOWN N_("That was the solution, so it doesn’t count. The next one is yours.")
#define TEXT_SHOW_GRID    N_("Show the grid")
#define TEXT_NO_PUZZLE    N_("No puzzle: %s.")

/* Statistics */
#define TEXT_ALL_RULES         N_("All rules")
#define TEXT_BEST_SCORE        N_("best score")
#define TEXT_WORDS_A_ROUND     N_("words a round")
#define TEXT_SHARE_FOUND       N_("of all words found")
#define TEXT_SHARE_FOUND_SHORT N_("of all words")
#define TEXT_LONGEST_WORD      N_("longest word")
#define TEXT_FIGURES           N_("Figures")
#define TEXT_GOALS             N_("Goals")
#define TEXT_ALL_MODES         N_("All ways")
#define TEXT_ONE_MODE_TURNS    N_("Turns")
#define TEXT_ONE_MODE_RACE     N_("Race")
#define TEXT_ONE_MODE_TWO      N_("Two")
#define TEXT_ONE_MODE_ALONE    N_("Alone")
#define TEXT_COUNTED_ALL                                                                           \
    N_PLURAL("All figures are for this round.", "All figures are for these %s rounds.")
#define TEXT_COUNTED                                                                               \
    N_PLURAL("%s counted; %s not (replays, typed boards, practice).",                              \
             "%s counted; %s not (replays, typed boards, practice).")
#define TEXT_COUNTED_SHORT     N_("%s of %s counted.")
#define TEXT_GOALS_REACHED     N_("%d of %d goals reached, by rounds that count.")
#define TEXT_GOAL_STATE        N_("%s of %s")
#define TEXT_GOAL_SHARE        N_("%s %% of %s %%")
#define TEXT_GOAL_NOT_YET      N_("Not yet")
#define TEXT_CURVE_SCORE       N_("Score")
#define TEXT_CURVE_STRENGTH    N_("Strength")
#define TEXT_SCORES            N_("Your score, round by round")
#define TEXT_STRENGTHS         N_("Your strength, round by round")
#define TEXT_NO_STRENGTHS      N_("Strength comes from rounds with a clock and no hints.")
#define TEXT_MEAN              N_("average of %d rounds")
#define TEXT_BEST_MARK         N_("best %s")
#define TEXT_BEST_OF_THESE     N_("best of the last %zu: %s")
#define TEXT_AGO               N_PLURAL("%s round ago", "%s rounds ago")
#define TEXT_WORDS_BY_LENGTH   N_("Words you found, by length")
#define TEXT_LENGTH_AND_MORE   N_("%d+")
#define TEXT_MATCHES           N_("Won and lost")
#define TEXT_MATCH             N_("%s – %s")
#define TEXT_MATCH_DRAWN       N_("%s drawn")
#define TEXT_NO_MATCH          N_("not yet")
#define TEXT_FRIENDS           N_("Friends")
#define TEXT_BETWEEN           N_("Two players")
#define TEXT_BETWEEN_TITLE     N_("First and second player")
#define TEXT_NO_OPPONENT       N_("Alone, there is nobody to beat.")
#define TEXT_NO_FIGURE         "–"
#define TEXT_NO_ROUND_TITLE    N_("Your story begins with a round")
#define TEXT_NO_ROUND          N_("Your scores, your words and your wins gather here, round by round.")
#define TEXT_NONE_LIKE_TITLE   N_("No round like this yet")
#define TEXT_NONE_LIKE         N_("Play the first one, or look at all the others.")
#define TEXT_NONE_COUNTS_TITLE N_("No round that counts")
#define TEXT_NONE_COUNTS                                                                           \
    N_("Replays, typed boards and practice do not count here. Past rounds lists them.")
#define TEXT_SHOW_ALL        N_("Show all")
#define TEXT_NO_SCORES       N_("No score yet.")
#define TEXT_HISTORY_TROUBLE N_("The history cannot be read")
#define TEXT_HISTORY_DAMAGED N_("Damaged and not counted: %s.")
#define TEXT_TODAY           N_("today")
#define TEXT_YESTERDAY       N_("yesterday")
#define TEXT_TODAY_TITLE     N_("Today") /* alone, or at the start of a line */
#define TEXT_YESTERDAY_TITLE N_("Yesterday")
#define TEXT_DATE            N_IN("day, month in short, year", "%d %s %d")
#define TEXT_DATE_FIRST      N_IN("first day, month in short, year", "%d %s %d")

/* Past rounds */
#define TEXT_PAST_ROUNDS    N_("Past rounds")
#define TEXT_NEWEST_FIRST   N_("%s, newest first.")
#define TEXT_AGAINST        N_("%s against %s")
#define TEXT_ALONE          N_("%s on your own")
#define TEXT_RACE_AGAINST   N_("%s, race against %s")
#define TEXT_TWO_PLAYED     N_("%s, %s and %s")
#define TEXT_CHALLENGE_OF   N_("%s, challenge from %s")
#define TEXT_SOME_FRIEND    N_IN("from whom", "a friend")
#define TEXT_PRACTISED      N_("%s, practice")
#define TEXT_PLAYER_WON     N_("%s won")
#define TEXT_ROUND_WON      N_("won")
#define TEXT_ROUND_DRAWN    N_("drawn")
#define TEXT_ROUND_LOST     N_("lost")
#define TEXT_ROUND_FOUND    N_PLURAL("%s of %s word", "%s of %s words")
#define TEXT_MARK_DAILY     N_("daily")
#define TEXT_MARK_CUSTOM    N_("custom")
#define TEXT_MARK_CODE      N_("by code")
#define TEXT_MARK_REPLAYED  N_("again")
#define TEXT_PLAYED_ON      N_("Played %s")
#define TEXT_BACK_TO_ROUNDS N_("Back")
#define TEXT_ROUND_DAMAGED  N_("This round can no longer be read.")

/* Practice; %s are words in capitals, dates, numbers or sentences made of them */
#define TEXT_LESSON_WAITING   N_("Waiting %s")
#define TEXT_LESSON_LEARNED   N_("Learned %s")
#define TEXT_LESSON_ALL       N_("All %s")
#define TEXT_LESSON_WORD      N_("WORD")
#define TEXT_LESSON_MEANS     N_("WHAT IT MEANS")
#define TEXT_LESSON_MET       N_("MET")
#define TEXT_LESSON_SHAKE     N_("Shake a practice board")
#define TEXT_LESSON_DROP      N_("Drop this word")
#define TEXT_LESSON_DROPPED   N_("%s is dropped.")
#define TEXT_LESSON_MISSED    N_("Missed %s. %s")
#define TEXT_LESSON_FOUND     N_("Missed %s, found %s. %s")
#define TEXT_LESSON_AGAIN     N_("Found %s, missed again %s. %s")
#define TEXT_LESSON_BACK      N_("Back %s.")
#define TEXT_LESSON_ONCE_MORE N_("Learned. Back once more %s.")
#define TEXT_LESSON_FOR_GOOD  N_("Learned for good.")
#define TEXT_ON_DAY           N_("on %s")
#define TEXT_ON_THE           N_("on the %s")
#define TEXT_DAY_OF_MONTH     N_IN("day, month", "%d %s")
#define TEXT_FIRST_OF_MONTH   N_IN("first day, month", "%d %s")
#define TEXT_TOMORROW         N_("tomorrow")
#define TEXT_IN_DAYS          N_PLURAL("in %s day", "in %s days")
#define TEXT_LESSON_RULE      N_("A word is learned once you have found it three times, days apart.")
#define TEXT_LESSON_BOARD                                                                          \
    N_("The board of %s. A word is learned once you have found it three times, days apart.")
#define TEXT_LESSON_HINT                                                                           \
    N_("A practice board is shaken until it holds several of these words. Nobody tells you "       \
       "which. "                                                                                   \
       "No clock, no opponent.")
#define TEXT_LESSON_NO_BOARD                                                                       \
    N_("No waiting word fits a %d × %d board under these rules. Home offers other sizes and "     \
       "rules.")
#define TEXT_LESSON_NONE_WAITS   N_("No words waiting")
#define TEXT_LESSON_NONE_LEARNED N_("No words learned yet")
#define TEXT_LESSON_EMPTY_TITLE  N_("Nothing to practise yet")
#define TEXT_LESSON_EMPTY                                                                          \
    N_("Common words that you miss in a round gather here, each with its board. A word is "        \
       "learned once you have found it three times, days apart.")

/* Saving, and unfinished rounds */
#define TEXT_NOT_KEPT            N_("This round could not be kept.")
#define TEXT_KEPT_NOW            N_("Everything is kept now.")
#define TEXT_SAVING_HISTORY      N_("The history is damaged. Saving what can be read…")
#define TEXT_UNKEPT_TITLE        N_("Close the game?")
#define TEXT_UNKEPT_STAY         N_("Wait")
#define TEXT_UNKEPT_GO           N_("Close anyway")
#define TEXT_WAITING_TITLE       N_("A round is waiting")
#define TEXT_WAITING_HINT        N_("%s. A new one takes its place.")
#define TEXT_WAITING_GO_ON       N_("Continue it")
#define TEXT_NEW_ROUND           N_("New round")
#define TEXT_UNFINISHED          N_("%s against %s, %s")
#define TEXT_UNFINISHED_RACE     N_("%s race against %s, %s")
#define TEXT_UNFINISHED_TWO      N_("%s, %s and %s, %s")
#define TEXT_UNFINISHED_ALONE    N_("%s on your own, %s")
#define TEXT_UNFINISHED_PRACTICE N_("Practice, %s so far")
#define TEXT_TIME_LEFT           N_("%s\u00a0left, %s")
#define TEXT_TURN_OF             N_("it is %s’s turn")
#define TEXT_TURN_IN             N_("%s, %s\u00a0left")
#define TEXT_SEARCH_LEFT         N_("the computer is searching, %s")
#define TEXT_SEARCH_OF_TWO       N_("the computer is searching")

/* How to play; %s are words in capitals */
#define TEXT_LEARN N_("How to play")
#define TEXT_LEARN_BOARD                                                                           \
    N_IN("nine dice of How to play, of a-z: the 3rd, 2nd, 5th and 4th make a word like LATE, "     \
         "with the 7th one like LATER; over the 6th it goes astray",                               \
         "saletirno")
#define TEXT_LEARN_STEP  N_("Step %d of %d")
#define TEXT_LEARN_OVER  N_("Well done")
#define TEXT_LEARN_TRACE N_("Trace a word")
#define TEXT_LEARN_TRACE_HOW                                                                       \
    N_("Press the L, draw over A, T and E, and let go. Dice join sideways, up and down, or "       \
       "diagonally. A word has four letters or more and takes each die once.")
#define TEXT_LEARN_BACK N_("Go back")
#define TEXT_LEARN_BACK_HOW                                                                        \
    N_("Draw L-A-T and overshoot to the I. Go back to the T, then on to E and R: LATER.")
#define TEXT_LEARN_FINISH N_("Finish")
#define TEXT_LEARN_FINISH_HOW                                                                      \
    N_("When you see no more words, press I’m done. The computer then takes what you left.")
#define TEXT_LEARN_READY N_("Ready")
#define TEXT_LEARN_READY_HOW                                                                       \
    N_("Four letters score 1 point, and each letter after that scores another. Good luck!")
#define TEXT_LEARN_ELSE N_("Other ways")
#define TEXT_LEARN_ELSE_HOW                                                                        \
    N_("Click dice, the last one twice. Or type, then Enter. Or arrows and Space. F1 shows all "   \
       "keys.")
#define TEXT_LEARN_SKIP      N_("Skip")
#define TEXT_LEARN_GOOD      N_("%s: well traced, %s")
#define TEXT_LEARN_OTHER     N_("%s is a word too, but trace %s here")
#define TEXT_LEARN_SHORT     N_("%s: four letters or more. Trace %s")
#define TEXT_LEARN_NO_WORD   N_("%s is not in the word list: trace %s")
#define TEXT_LEARN_STRAIGHT  N_("Right word! Now once more, by way of the I")
#define TEXT_LEARN_NOT_YET   N_("First trace %s")
#define TEXT_LEARN_ONLY_DONE N_("%s: that’s enough words. Press I’m done")

/* Keys and what they do */
#define TEXT_KEYS               N_("Keys")
#define TEXT_KEYS_EVERYWHERE    N_("EVERYWHERE")
#define TEXT_KEYS_TURN          N_("YOUR TURN")
#define TEXT_KEYS_COMPUTER      N_("THE COMPUTER’S TURN")
#define TEXT_KEYS_RESULTS       N_("RESULTS")
#define TEXT_KEYS_SCRAMBLER     N_("SCRAMBLER")
#define TEXT_KEYS_PAD           N_("GAME CONTROLLER")
#define TEXT_KEY_TAB            N_("Tab, Shift+Tab")
#define TEXT_KEY_TAB_DOES       N_("next button, previous button")
#define TEXT_KEY_ARROWS         N_("Arrows")
#define TEXT_KEY_ARROWS_DOES    N_("from one to its neighbours")
#define TEXT_KEY_PRESS          N_("Enter, Space")
#define TEXT_KEY_PRESS_DOES     N_("press it")
#define TEXT_KEY_ESCAPE         N_("Escape")
#define TEXT_KEY_ESCAPE_DOES    N_("back")
#define TEXT_KEY_MUTE           N_("Ctrl+M")
#define TEXT_KEY_MUTE_DOES      N_("sound on or off")
#define TEXT_KEY_SIZE           N_("Ctrl and + − 0")
#define TEXT_KEY_SIZE_DOES      N_("larger, smaller, as it was")
#define TEXT_KEY_WINDOW         N_("F1, F11")
#define TEXT_KEY_WINDOW_DOES    N_("these keys, full screen")
#define TEXT_KEY_LETTERS        N_("Letters, Enter")
#define TEXT_KEY_LETTERS_DOES   N_("spell a word, enter it")
#define TEXT_KEY_DICE           N_("Arrows, Space")
#define TEXT_KEY_DICE_DOES      N_("move over the dice, add one")
#define TEXT_KEY_BACKSPACE      N_("Backspace")
#define TEXT_KEY_BACKSPACE_DOES N_("take the last one back")
#define TEXT_KEY_HINT           N_("Ctrl+H")
#define TEXT_KEY_HINT_DOES      N_("a hint, for points")
#define TEXT_KEY_ROTATE         N_("Ctrl+R, Ctrl+P")
#define TEXT_KEY_ROTATE_DOES    N_("rotate, pause")
#define TEXT_KEY_DONE           N_("Enter, Enter")
#define TEXT_KEY_DONE_DOES      N_("end your turn")
#define TEXT_KEY_SKIP           N_("Escape, Space")
#define TEXT_KEY_SKIP_DOES      N_("skip to its end")
#define TEXT_KEY_FIND           N_IN("keys", "Letters")
#define TEXT_KEY_FIND_DOES      N_("find a word")
#define TEXT_KEY_CHOOSE         N_("Arrows")
#define TEXT_KEY_CHOOSE_DOES    N_("choose a word, or a die")
#define TEXT_KEY_THROUGH        N_("Space")
#define TEXT_KEY_THROUGH_DOES   N_("the words through that die")
#define TEXT_KEY_MARK           N_("Arrows")
#define TEXT_KEY_MARK_DOES      N_("move the mark")
#define TEXT_KEY_SLIDE          N_("Shift+arrows")
#define TEXT_KEY_SLIDE_DOES     N_("slide its row or column")
#define TEXT_KEY_UNDO           N_("Ctrl+Z, Ctrl+Y")
#define TEXT_KEY_UNDO_DOES      N_("take a move back, make it again")
#define TEXT_KEYS_FIELDS        N_("TEXT FIELDS")
#define TEXT_KEYS_PRACTICE      N_("PRACTICE, DAILY BOARD")
#define TEXT_KEY_SELECT         N_("Shift+arrows")
#define TEXT_KEY_SELECT_DOES    N_("select letters")
#define TEXT_KEY_ERASE          N_("Ctrl+Backspace")
#define TEXT_KEY_ERASE_DOES     N_("take a word back")
#define TEXT_KEY_CLIPBOARD      N_("Ctrl+A, C, X, V")
#define TEXT_KEY_CLIPBOARD_DOES N_("select all, copy, cut, paste")
#define TEXT_KEY_NEXT           N_("Enter, Space")
#define TEXT_KEY_NEXT_DOES      N_("begin the second player’s turn")
#define TEXT_KEY_DROP           N_("Arrows, Delete")
#define TEXT_KEY_DROP_DOES      N_("choose a word, drop it")
#define TEXT_KEY_MONTH          N_("Page Up, Down")
#define TEXT_KEY_MONTH_DOES     N_("previous month, next month")
#define TEXT_PAD_MOVE           N_("Cross, left stick")
#define TEXT_PAD_MOVE_DOES      N_("move")
#define TEXT_PAD_A              N_("A")
#define TEXT_PAD_A_DOES         N_("press, add a die; hold it to trace")
#define TEXT_PAD_X              N_("X, Y")
#define TEXT_PAD_X_DOES         N_("enter the word, take a die back")
#define TEXT_PAD_B              N_("B, Start")
#define TEXT_PAD_B_DOES         N_("back, pause")
#define TEXT_PAD_SHOULDERS      N_("Shoulders")
#define TEXT_PAD_SHOULDERS_DOES N_("as Tab")

/* Custom board */
#define TEXT_CUSTOM_TITLE N_("Custom board")
#define TEXT_CUSTOM_HINT                                                                           \
    N_("Type the letters row by row: Q counts as QU, a dot is an empty die. Or paste a code or a " \
       "challenge.")
#define TEXT_CUSTOM_HINT_NO_Q                                                                      \
    N_("Type the letters row by row; a dot is an empty die. Or paste a code or a challenge.")
#define TEXT_CUSTOM_SIZE       N_("SIZE")
#define TEXT_CUSTOM_TEXT       N_("LETTERS, CODE OR CHALLENGE")
#define TEXT_CUSTOM_BOARD      N_("BOARD")
#define TEXT_CUSTOM_PLAY_IN    N_("PLAY IN")
#define TEXT_CUSTOM_CHALLENGE  N_("A CHALLENGE")
#define TEXT_CUSTOM_FROM       N_("A CHALLENGE FROM")
#define TEXT_CUSTOM_TERMS      N_("%s · %s · %d × %d")
#define TEXT_CUSTOM_NO_TIME    N_("no clock")
#define TEXT_CUSTOM_FOUND      N_("Found: %s, %s")
#define TEXT_CUSTOM_PLAYED     N_("You’ve played this board: see who found what.")
#define TEXT_CUSTOM_COMPARE    N_("Compare")
#define TEXT_CUSTOM_NO_LETTER  "·" /* on a die without one */
#define TEXT_CUSTOM_PLAY_BOARD N_("Play the board")
#define TEXT_CUSTOM_NEEDS                                                                          \
    N_PLURAL("A %s board needs %d letter.", "A %s board needs %d letters.") /* 4 × 4 */
#define TEXT_CUSTOM_SHORT                                                                          \
    N_PLURAL("%d letter short: a %s board needs %d.", "%d letters short: a %s board needs %d.")
#define TEXT_CUSTOM_OVER                                                                           \
    N_PLURAL("%d letter too many for %s: it is left out.",                                         \
             "%d letters too many for %s: they are left out.")
#define TEXT_CUSTOM_HOLDS       N_("This board holds %s.")
#define TEXT_CUSTOM_HOLDS_LEAST N_("This board holds at least %s.")
#define TEXT_CUSTOM_NO_WORD     N_("This board has no words, but you can play it.")
#define TEXT_CUSTOM_NO_DIE      N_("“%s” can’t be used: no die shows it.")
#define TEXT_CUSTOM_REFUSED     N_("“%s” can’t be used: dice show A to Z.")
#define TEXT_CUSTOM_NO_DIGIT    N_("“%s” can’t be used: dice show A to Z, and codes have no %c.")
#define TEXT_CUSTOM_FULL                                                                           \
    N_PLURAL("There is no room for more than %d letter.",                                          \
             "There is no room for more than %d letters.")
#define TEXT_CUSTOM_NOTHING N_("There are no letters in the clipboard.")
#define TEXT_CUSTOM_LEFT_OUT                                                                       \
    N_PLURAL("%d character that is not a letter was left out. %s",                                 \
             "%d characters that are not letters were left out. %s")
#define TEXT_CUSTOM_SPLIT        N_("“%s” is %s here, on two dice. %s") /* ß, SS, a sentence */
#define TEXT_CUSTOM_FILL         N_("Fill at random")
#define TEXT_CUSTOM_PASTE        N_("Paste")
#define TEXT_CUSTOM_CLEAR        N_("Clear")
#define TEXT_CUSTOM_SOLVE        N_("Solve only")
#define TEXT_CANCEL              N_("Cancel")
#define TEXT_PLAY                N_("Play")
#define TEXT_CODE_OTHER_LANGUAGE N_("it is a board in another language: %s")
#define TEXT_CODE_NO_DICE        N_("it was made with other dice (%s)")
#define TEXT_CODE_OWN_DICE       N_("somebody’s own")

/* Daily board; the first %s is a day as "19 November" */
#define TEXT_DAILY_STREAK      N_("%s. %s in a row")
#define TEXT_DAILY_CARD        N_("%s. The same board for everyone today")
#define TEXT_DAILY_YESTERDAY   N_("%s. Yesterday’s is done")
#define TEXT_DAILY_ONCE        N_("Today: %s. The next one comes tomorrow")
#define TEXT_DAILY_COUNTED     N_("Today: %s. %s in a row")
#define TEXT_DAILY_AGAIN       N_("Counted today: %s. Playing again is for fun.")
#define TEXT_DAILY_BEGUN       N_("You have already started today’s board: this round is for fun.")
#define TEXT_DAILY_BEGUN_CARD  N_("%s. You have already started it: playing again is for fun")
#define TEXT_DAILY_LEFT        N_("%s. Go on where you left it")
#define TEXT_DAILY_NO_DICE     N_("The daily board needs the 4 × 4 dice that come with the game.")
#define TEXT_DAILY_COPY_HEAD   N_("Trounce daily board, %s") /* with its year */
#define TEXT_DAILY_COPY_AGAIN  N_(", played again")
#define TEXT_DAILY_COPY_SCORE  N_("\n%s, %s")
#define TEXT_DAILY_COPY_RIVAL  N_("; %s: %s")
#define TEXT_DAILY_COPY_MATCH  N_("My match")
#define TEXT_DAILY_COPY_STREAK N_("Streak: %s. ")

/* The page of the daily board */
#define TEXT_DAILY_MONTH       N_IN("month and year", "%s %d")
#define TEXT_DAILY_NEXT        N_("Next board in %s")
#define TEXT_HOURS_AND_MINUTES N_("%ld h %ld min")
#define TEXT_MINUTES           N_("%ld min")
#define TEXT_DAILY_TODAYS      N_("Today’s board")
#define TEXT_DAILY_INVITE                                                                          \
    N_("Everyone gets the same board today, and three minutes. The first try counts.")
#define TEXT_DAILY_GO_ON_HINT                                                                      \
    N_("You left it before the end. The first try counts, so go on with that one.")
#define TEXT_DAILY_GONE_HINT                                                                       \
    N_("You gave up the try that counts. You can still play the board for fun.")
#define TEXT_DAILY_DONE_HINT   N_("The first try has counted. Playing again is for fun.")
#define TEXT_DAILY_PLAY        N_("Play")
#define TEXT_DAILY_GO_ON       N_("Go on")
#define TEXT_DAILY_PLAY_AGAIN  N_("Play again")
#define TEXT_DAILY_STREAK_TILE N_("in a row")
#define TEXT_DAILY_LONGEST     N_("longest streak")
#define TEXT_DAILY_AGAINST     N_("%s: %s")
#define TEXT_NEWS_STREAK       N_("%s in a row on the daily board")
#define TEXT_NEWS_FIRST_DAY    N_("Today’s board is done. Streak: 1 day.")

/* Board by code */
#define TEXT_CODE_PLAYED  N_("You’ve played this board before, so it can’t set a best score.")
#define TEXT_CODE_REFUSED N_("“%s” can’t be used: codes have letters and digits.")
#define TEXT_CODE_WRONG   N_("Not this one: %s.")
#define TEXT_CODE_UNKNOWN N_("Codes have no %c. Please check it.")
#define TEXT_CODE_MORE    N_PLURAL("One more letter or digit.", "%d more letters or digits.")
#define TEXT_CODE_PUZZLE  N_("A Scrambler puzzle.")

/* All words of an unplayed board */
#define TEXT_SOLVED_TITLE     N_("Every word")
#define TEXT_SOLVED_RESULT    N_("This board holds %s, worth %s in all.")
#define TEXT_SOLVED_NONE      N_("This board has no words under these rules.")
#define TEXT_SOLVED_COMMON    N_("Common")
#define TEXT_SOLVED_PLAY      N_("Play it")
#define TEXT_SOLVED_ANOTHER   N_("Another board")
#define TEXT_SOLVED_NO_COMMON N_("This board has no common words.")
#define TEXT_SOLVED_COPY      N_("Trounce %d × %d, %s: %s, worth %s")

/* Tips: shown beside a resting pointer */
#define TEXT_TIP_MENU        N_("Menu")
#define TEXT_TIP_PAUSE       N_("Pause")
#define TEXT_TIP_SOUND_ON    N_("Sound: on. Switch it off")
#define TEXT_TIP_SOUND_OFF   N_("Sound: off. Switch it on")
#define TEXT_TIP_BACK        N_("Back")
#define TEXT_TIP_HOME        N_("Home")
#define TEXT_TIP_CLOSE       N_("Close")
#define TEXT_TIP_STATISTICS  N_("Statistics")
#define TEXT_TIP_EARLIER     N_("Previous month")
#define TEXT_TIP_LATER       N_("Next month")
#define TEXT_TIP_HINT        N_("A hint costs %s")
#define TEXT_TIP_HINT_AGAIN  N_("Repeats the last hint, for free")
#define TEXT_TIP_FEWER_MOVES N_("Scrambled in fewer moves")
#define TEXT_TIP_MORE_MOVES  N_("Scrambled in more moves")
#define TEXT_TIP_LEAN        N_("Fewer words than on three boards in four")
#define TEXT_TIP_FAIR        N_("As the dice fall, with enough words")
#define TEXT_TIP_RICH        N_("More words than on three boards in four")
#define TEXT_TIP_FEAST       N_("The richest boards: words on every side")
#define TEXT_TIP_MATCH       N_("As strong as you are: it grows with you")
#define TEXT_TIP_NOVICE      N_("Knows only a few common words")
#define TEXT_TIP_SCHOLAR     N_("Knows common words, and overlooks some")
#define TEXT_TIP_EXPERT      N_("Knows most words, and overlooks few")
#define TEXT_TIP_MERCILESS   N_("Knows every word, and overlooks none")

#define TEXT_NO_MEMORY N_("There is not enough memory for that.")

/* Boards with more paths than the solver follows. */
#define TEXT_MANY_WAYS                                                                             \
    N_("This board has more paths than the game can search; some words may be missing.")

/* "1 word", "9 words", "1,234 words". Return `text`. */
#define TEXT_COUNT_MAX 96
char *text_words(char text[TEXT_COUNT_MAX], long count);
char *text_points(char text[TEXT_COUNT_MAX], long count);
char *text_points_title(char text[TEXT_COUNT_MAX], long count); /* "9 POINTS" */
char *text_rounds(char text[TEXT_COUNT_MAX], long count);
char *text_puzzles(char text[TEXT_COUNT_MAX], long count);
char *text_settings(char text[TEXT_COUNT_MAX], long count);
char *text_days(char text[TEXT_COUNT_MAX], long count);
char *text_moves(char text[TEXT_COUNT_MAX], long count);
char *text_hints(char text[TEXT_COUNT_MAX], long count);

/* Three stars, `stars` of them filled. Returns `text`. */
#define TEXT_STARS_MAX 10
char *text_stars(char text[TEXT_STARS_MAX], int stars);

/* "Five days", for the start of a line: spelt out up to twelve. */
char *text_days_spelt(char text[TEXT_COUNT_MAX], long count);

/* "1,234": grouped in threes. */
char *text_number(char text[TEXT_COUNT_MAX], long count);

/* "17.4" for 174. */
char *text_tenths(char text[TEXT_COUNT_MAX], long tenths);

/* "9%" for 0.09, "0.4%" for 0.004; `share` is 0 to 1. */
char *text_share(char text[TEXT_COUNT_MAX], double share);

/* Removes a number and its space from a text: "words" from "1,234 words". Returns `text`. */
char *text_without(char text[TEXT_COUNT_MAX], const char *number);

/* Replaces the spaces in `text` with no-break spaces; returns it. */
char *text_unbroken(char text[TEXT_COUNT_MAX]);

/* "2:03" from milliseconds, rounded up to seconds. */
char *text_clock(char text[TEXT_COUNT_MAX], long ms);

/* "three" for 2..4, else digits. */
char *text_letters_min(char text[TEXT_COUNT_MAX], int count);

/* "8 LETTERS", in capitals. */
char *text_letters(char text[TEXT_COUNT_MAX], int count);

/* One line on how to trace words; static. */
const char *text_trace_hint(enum tracing tracing);

/* "Lean" …; static. */
const char *text_richness_name(enum richness richness);

/* The title of a goal of the store, by its name; static, or `name` if it is unknown. */
const char *text_goal(const char *name);

/* "noun", …; "" for synonyms. Static. */
const char *text_gloss_part(enum gloss_part part);

/* What a button with only this icon does; NULL if undefined. Static. */
const char *text_icon_tip(enum icon icon);

/* What a choice brings, in a sentence; static, NULL if there is nothing to say. */
const char *text_richness_tip(enum richness richness);
const char *text_rival_tip(enum rival_level level);

/* Names of month 1..12: "January" after a day, "January" alone, and "Jan"; static. */
const char *text_month(int month);
const char *text_month_title(int month);
const char *text_month_short(int month);

/* "19 November", "19 November 2026", "19 Nov 2026". */
char *text_day_of_month(char text[TEXT_COUNT_MAX], int day, int month);
char *text_date(char text[TEXT_COUNT_MAX], int day, int month, int year);
char *text_date_short(char text[TEXT_COUNT_MAX], int day, int month, int year);

/* "Mo" … for 0..6; static. */
const char *text_weekday(int day);

/* "19th" for 1..31; static. */
const char *text_ordinal(int day);

/* A player's name, with the default names translated; static or `name`. */
const char *text_player(const char *name);

/* "Turns" …, and a sentence about it; static. */
const char *text_mode_name(enum game_mode mode);
const char *text_mode_about(enum game_mode mode, bool shared_count);

/* "Novice" …; static. */
const char *text_rival_name(enum rival_level level);

/* The same within a sentence, as the opponent that was beaten, and as the winner who begins the
 * sentence: other languages need an article or another case there; static. */
const char *text_rival_against(enum rival_level level);
const char *text_rival_wins(enum rival_level level);

/* What the computer waits for, in the player's turn; static. */
const char *text_rival_waits(enum rival_level level);

/* The name of the rules and a sentence about them; static. */
const char *text_rules_name(enum rules rules);
const char *text_rules_hint(enum rules rules, int cell_count);

/* Buffer size for a word in capitals. */
#define WORD_TEXT_MAX ALPHABET_TEXT_SIZE(PATH_LETTERS_MAX)

/* Writes the letters of `word` as capitals into `text` of `size` bytes, truncated between letters
 * if necessary; returns `text`. */
char *text_upper(const struct alphabet *alphabet, char *text, size_t size, const char *word);

/* The same as people spell the word: ÉTÉ for ETE. A truncated word, or one that `spellings` (may be
 * NULL) lacks, keeps its plain letters. */
char *text_written(const struct spellings *spellings, const struct alphabet *alphabet, char *text,
                   size_t size, const char *word);

#endif
