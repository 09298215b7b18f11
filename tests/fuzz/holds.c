/* SPDX-License-Identifier: MIT */
/*
 * Invariants of the game, of frames and of the store.
 */
#include "holds.h"

#include "drawn.h"
#include "fuzz.h"
#include "history.h"
#include "query.h"

#include "trounce/memory.h"

#include <string.h>

#define ROUNDS_MAX 64

static void holds_stack(const struct stage *stage)
{
    unsigned there = 0;
    require(stage->depth > 0 && stage->depth <= SCREEN_COUNT);
    for (int i = 0; i < stage->depth; i++) {
        require(stage->stack[i] < SCREEN_COUNT && !(there >> stage->stack[i] & 1));
        there |= 1u << stage->stack[i];
    }
}

static void holds_word(const struct round *round, const struct round_word *word)
{
    const struct lexicon *lexicon = round_lexicon(round);
    char spelled[PATH_LETTERS_MAX + 1];
    require(path_is_valid(&word->path, round_board(round)));
    require(path_spell(&word->path, round_board(round), spelled) == word->letters);
    require(strcmp(spelled, word->text) == 0);
    require(word->number >= lexicon->word_count ||
            lexicon_contains(lexicon, word->text, (size_t)word->letters));
}

/* Checks the words of a side; returns their number. */
static size_t holds_side(const struct round *round, enum side side, bool has_grown)
{
    long points = 0;
    size_t count = round_word_count(round, side);
    for (size_t i = 0; i < count; i++) {
        const struct round_word *word = round_word(round, side, i);
        points += word->points;
        if (has_grown) {
            holds_word(round, word);
        }
    }
    require(points == round_points(round, side));
    return count;
}

static void holds_round(const struct round *round, const struct seen_round *before,
                        struct seen_round *now)
{
    size_t count = 0;
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        count += round_word_count(round, side);
    }
    bool is_same = round == before->round && now->began_unix_s == before->began_unix_s &&
                   before->played_ms > 0 && round_played_ms(round) >= before->played_ms;
    if (is_same && before->phase >= ROUND_COMPUTER && count >= before->word_count) {
        require(round_phase(round) >= before->phase);
    }
    for (enum side side = SIDE_PLAYER; side < SIDE_COUNT; side++) {
        (void)holds_side(round, side, !is_same || count != before->word_count);
    }
    long score = round_points(round, SIDE_PLAYER) - round_hint_points(round);
    require(round_score(round, SIDE_PLAYER) == (score > 0 ? score : 0));
    require(round_left_ms(round) >= 0 && round_left_ms(round) <= round_time_ms(round));
    now->phase = round_phase(round);
    now->played_ms = round_played_ms(round);
    now->word_count = count;
}

void holds_game(const struct game *game, struct seen_round *seen)
{
    const struct round *round = game->session.round;
    holds_stack(&game->stage);
    struct seen_round now = {.round = round, .began_unix_s = game->session.notes.began_unix_s};
    if (round) {
        holds_round(round, seen, &now);
    }
    *seen = now;
}

static bool is_near(int place, int size)
{
    return place >= -4 * size - 4000 && place <= 5 * size + 4000;
}

static bool is_valid(const struct draw_list *list, const struct draw_command *command)
{
    const struct rect *rect = &command->rect;
    bool may_be_negative = command->kind == DRAW_LINE || command->kind == DRAW_TRAIL;
    bool has_text = command->kind == DRAW_TEXT;
    return command->kind <= DRAW_CLIP && is_near(rect->x, list->width) &&
           is_near(rect->y, list->height) && is_near(rect->w, list->width) &&
           is_near(rect->h, list->height) && (may_be_negative || (rect->w >= 0 && rect->h >= 0)) &&
           command->radius >= 0 && command->edge >= 0 && command->border >= 0 &&
           command->blur >= 0 && command->size >= 0 &&
           (!has_text || (command->text_at < list->text_size && command->weight < WEIGHT_COUNT &&
                          query_is_name(draw_text_of(list, command))));
}

void holds_frame(const struct game *game, const struct draw_list *list)
{
    const struct ui *ui = &game->stage.ui;
    require(!list->failed && list->count > 0 && ui->hot_count <= HOT_MAX);
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        if (!is_valid(list, command)) {
            char line[512];
            printf("%d x %d: %s\n", list->width, list->height,
                   drawn_line(list, command, line, sizeof line));
            require(is_valid(list, command));
        }
    }
    bool has_hover = ui->hover == HOT_NONE;
    for (int i = 0; i < ui->hot_count; i++) {
        const struct hot *hot = &ui->hots[i];
        require(hot->id > HOT_NONE && hot->rect.w >= 0 && hot->rect.h >= 0);
        has_hover = has_hover || hot->id == ui->hover;
    }
    require(has_hover);
}

static void holds_kept_round(struct store *store, long long id, const struct lexicon *lexicon)
{
    struct stored_round stored;
    struct stored_word *words = NULL;
    size_t count = 0;
    struct round *round = NULL;
    require(store_load_round(store, id, &stored, &words, &count) == STATUS_OK);
    require(store_restore_round(&stored, words, count, lexicon, &round) == STATUS_OK);
    require(round_score(round, SIDE_PLAYER) == stored.score);
    round_free(round);
    memory_free(words);
}

void holds_store(struct store *store, const struct lexicon *lexicon, long known)
{
    static struct stored_round rounds[ROUNDS_MAX];
    struct history_filter all = {.any_rules = true};
    long there = 0;
    size_t count = 0;
    require(history_count(store, &all, &there) == STATUS_OK);
    size_t fresh = there > known ? (size_t)(there - known) : 0;
    fresh = fresh < ROUNDS_MAX ? fresh : ROUNDS_MAX;
    if (fresh > 0) {
        require(history_list(store, &all, 0, fresh, rounds, &count) == STATUS_OK);
        require(count == fresh);
    }
    for (size_t i = 0; i < count; i++) {
        require(!rounds[i].is_damaged);
        holds_kept_round(store, rounds[i].id, lexicon);
    }
}
