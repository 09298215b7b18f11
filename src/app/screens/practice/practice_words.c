/* SPDX-License-Identifier: MIT */
/*
 * The text about a word, and the search for a board. Leaves the list to screen_practice.c and the
 * search itself to practice_deal.h.
 */
#include "game.h"
#include "practice_screen.h"

#include "trounce/deal.h"
#include "trounce/memory.h"

#include <assert.h>

#include <string.h>

/* Boards to search per frame, adjusted so that a frame lasts about twice as long as usual on any
 * machine. Only tumbling dice move meanwhile, and they need fewer frames. */
#define SLICE_FIRST 16384
#define SLICE_LEAST 1024
#define SLICE_MOST  131072
#define STEP_MS     8  /* minimum, from one slice to the next */
#define FRAME_MS    34 /* up to this a frame had time left */
#define LATE_MS     42 /* above this it took too long */
#define TUMBLE_MS   64

/* --- text about a word --- */

static long number_of(const struct app_date *date)
{
    return daily_number(&(struct daily_date){date->year, date->month, date->day});
}

/* "19 November", with the year unless it is the current one. */
static const char *day_of(struct arena *arena, const struct daily_date *day,
                          const struct app_date *today)
{
    return day->year == today->year ? phrase_day_of_month(arena, day->day, day->month)
                                    : phrase_date(arena, day->day, day->month, day->year);
}

/* "today", "yesterday", "on 19 November", or "on the 19th" if `named`, which may be NULL, has just
 * named the month. */
static const char *when(struct arena *arena, const struct daily_date *day,
                        const struct app_date *today, const struct daily_date *named)
{
    long ago = number_of(today) - daily_number(day);
    bool is_named = named && named->year == day->year && named->month == day->month &&
                    number_of(today) - daily_number(named) > 1;
    return ago == 0   ? tr("today")
           : ago == 1 ? tr("yesterday")
           : is_named ? say(arena, tr("on the %s"), phrase_ordinal(day->day))
                      : say(arena, tr("on %s"), day_of(arena, day, today));
}

/* "Back tomorrow." */
static const char *back(struct arena *arena, const struct practice_word *word,
                        const struct app_date *today)
{
    struct daily_date due, chosen;
    bool is_learned = word->box == PRACTICE_LEARNED;
    if (!daily_date_read(word->due, &due)) {
        return tr("Learned for good.");
    }
    bool is_left = daily_date_read(word->chosen, &chosen) &&
                   daily_number(&chosen) == number_of(today) &&
                   strcmp(word->found, word->chosen) < 0;
    long ahead = is_left ? 0 : daily_number(&due) - number_of(today);
    if (ahead < 1 && !is_learned) {
        return tr("One of today’s words.");
    }
    const char *then = ahead > 1    ? say(arena, tr_plural("in %s day", "in %s days", ahead),
                                          phrase_number(arena, ahead))
                       : ahead == 1 ? tr("tomorrow")
                                    : tr("today");
    return say(arena, is_learned ? tr("Learned. Back once more %s.") : tr("Back %s."), then);
}

const char *practice_outcome(struct arena *arena, const struct practice_word *word,
                             const struct app_date *today)
{
    struct daily_date missed, found;
    if (!daily_date_read(word->missed, &missed)) {
        return "";
    }
    const char *next = back(arena, word, today);
    if (!daily_date_read(word->found, &found)) {
        return say(arena, tr("Missed %s. %s"), when(arena, &missed, today, NULL), next);
    }
    if (daily_number(&found) < daily_number(&missed)) {
        return say(arena, tr("Found %s, missed again %s. %s"), when(arena, &found, today, NULL),
                   when(arena, &missed, today, &found), next);
    }
    return say(arena, tr("Missed %s, found %s. %s"), when(arena, &missed, today, NULL),
               when(arena, &found, today, &missed), next);
}

const char *practice_about(struct arena *arena, const struct practice_word *word,
                           const struct app_date *today)
{
    struct daily_date missed;
    return daily_date_read(word->missed, &missed)
               ? say(arena,
                     tr("The board of %s. A word is learned once you have found it three times, "
                        "days apart."),
                     day_of(arena, &missed, today))
               : "";
}

/* --- the search --- */

static_assert(PRACTICE_PORTION <= PRACTICE_WANTED, "a portion is searched for at once");

struct wanted {
    struct practice_word *words;
    const char **texts;
    size_t count;
};

/* Removes the words that practice does not ask for. */
static void keep_practised(struct wanted *wanted, const struct game *game)
{
    size_t kept = 0;
    for (size_t i = 0; i < wanted->count; i++) {
        if (game_is_practised(game, &wanted->words[i])) {
            wanted->words[kept++] = wanted->words[i];
        }
    }
    wanted->count = kept;
}

/* Takes the words of today's portion, or waiting ones once that is done. */
static enum status read_wanted(struct wanted *wanted, const struct practice_portion *portion,
                               struct game *game)
{
    enum status status = STATUS_OK;
    *wanted = (struct wanted){
        .words = memory_new(PRACTICE_WANTED, sizeof *wanted->words),
        .texts = memory_new(PRACTICE_WANTED, sizeof *wanted->texts),
    };
    if (!wanted->words || !wanted->texts) {
        return STATUS_NO_MEMORY;
    }
    if (portion->left > 0) {
        wanted->count = portion->left;
        memcpy(wanted->words, portion->words, portion->left * sizeof *wanted->words);
    } else {
        status = practice_list(game->store, PRACTICE_WAITING, 0, PRACTICE_WANTED, wanted->words,
                               &wanted->count);
        keep_practised(wanted, game);
    }
    for (size_t i = 0; i < wanted->count; i++) {
        wanted->texts[i] = wanted->words[i].text;
    }
    return status;
}

static enum status start_deal(struct practice_screen *practice, struct game *game,
                              const struct dice *dice)
{
    struct session *session = &game->session;
    struct wanted wanted;
    enum status status = read_wanted(&wanted, &practice->portion, game);
    if (status == STATUS_OK) {
        struct practice_deal_config config = {
            .dice = dice,
            .lexicon = session_lexicon(session, ROUND_KIND_PRACTICE),
            .solver = session->solver,
            .simd = session->simd,
            .rules = session->next.rules,
            .words = wanted.texts,
            .word_count = wanted.count,
            .seed = random_next(&session->random),
        };
        status = practice_deal_new(&config, &practice->search.deal);
    }
    memory_free(wanted.words);
    memory_free(wanted.texts);
    return status;
}

static void tumble(struct practice_search *search, const struct dice *dice)
{
    int side = dice_side(dice);
    deal_shake(dice, &search->tumble, side, side, &search->tumbling);
}

void practice_search_start(struct practice_screen *practice, struct game *game)
{
    struct practice_search *search = &practice->search;
    const struct match *match = &game->session.next;
    if (search->deal) {
        return;
    }
    if (!session_dice(&game->session, match->size, &search->dice)) {
        notice_show(&game->notice, tr("The game has no dice for boards of this size."));
        return;
    }
    enum status status = start_deal(practice, game, &search->dice);
    if (status != STATUS_OK) {
        const struct message *trouble = store_trouble(game->store);
        if (status == STATUS_NO_MEMORY || !trouble->format) {
            notice_show(&game->notice, tr("There is not enough memory for that."));
        } else {
            notice_show_message(&game->notice, trouble);
        }
        return;
    }
    if (practice_deal_word_count(search->deal) == 0) {
        practice_search_stop(practice);
        notice_show(&game->notice,
                    say(game->arena,
                        tr("No waiting word fits a %d × %d board under these rules. Home offers "
                           "other sizes and "
                           "rules."),
                        match->size, match->size));
        return;
    }
    search->age_ms = search->since_ms = 0;
    search->slice = SLICE_FIRST;
    search->is_seen = !game->settings.reduced_motion;
    random_seed(&search->tumble, random_next(&game->session.random));
    tumble(search, &search->dice);
    notice_end(&game->notice);
}

void practice_search_stop(struct practice_screen *practice)
{
    practice_deal_free(practice->search.deal);
    practice->search.deal = NULL;
}

static void begin_round(struct practice_screen *practice, struct game *game)
{
    struct practice_board best = {0};
    char code[BOARD_CODE_MAX] = "";
    enum status status = practice_deal_finish(practice->search.deal, &best);
    practice_search_stop(practice);
    if (status != STATUS_OK) {
        notice_show(&game->notice, tr("There is not enough memory for that."));
        return;
    }
    if (best.is_shaken) {
        session_write_code(&game->session, &practice->search.dice, best.state, code);
    }
    game_practise(game, &best.board, code);
}

/* Returns how many boards to search in the next frame, judging by this one. */
static long next_slice(long slice, long elapsed_ms)
{
    if (elapsed_ms > LATE_MS) {
        slice = slice * 2 / 3;
    } else if (elapsed_ms <= FRAME_MS) {
        slice = slice * 3 / 2;
    }
    return slice < SLICE_LEAST ? SLICE_LEAST : slice > SLICE_MOST ? SLICE_MOST : slice;
}

void practice_search_advance(struct practice_screen *practice, struct game *game, long elapsed_ms)
{
    struct practice_search *search = &practice->search;
    if (!search->deal) {
        return;
    }
    long before_ms = search->age_ms;
    search->age_ms += elapsed_ms;
    search->since_ms += elapsed_ms;
    if (search->since_ms < STEP_MS) {
        return;
    }
    if (search->age_ms / TUMBLE_MS != before_ms / TUMBLE_MS) {
        tumble(search, &search->dice);
    }
    search->slice = next_slice(search->slice, search->since_ms);
    search->since_ms = 0;
    if (practice_deal_step(search->deal, search->slice) != STATUS_OK) {
        practice_search_stop(practice);
        notice_show(&game->notice, tr("There is not enough memory for that."));
    } else if (search->age_ms >= PRACTICE_SEARCH_MS) {
        begin_round(practice, game);
    }
}
