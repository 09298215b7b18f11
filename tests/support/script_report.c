/* SPDX-License-Identifier: MIT */
/*
 * Prints draw lists, texts, cues, requests and words as lines.
 */
#include "script_report.h"

#include "focus.h"
#include "play_layout.h"
#include "rig.h"

#include <stdlib.h>
#include <string.h>

void report_list(const struct rig *rig, FILE *out)
{
    char line[512];
    for (size_t i = 0; i < rig->list.count; i++) {
        (void)fprintf(out, "    %s\n",
                      drawn_line(&rig->list, &rig->list.commands[i], line, sizeof line));
    }
}

/* --- texts --- */

/* Finds the part of the top screen's layout with this name. */
static bool named_part(const struct rig *rig, const char *name, struct rect *part)
{
    const struct game *game = rig->game;
    struct play_layout play = play_layout_of(&game->stage.layout);
    struct home_places home = home_lay_out(&game->stage.layout, saves_waiting(game->saves), true);
    bool has_score = !stage_is_open(&game->stage, SCREEN_RESULTS) ||
                     rig_results(rig)->verdict.has_score; /* other screens have a headline, too */
    struct results_places results = results_lay_out(&game->stage.layout, has_score, 0);
    struct scrambler_layout scrambler = scrambler_layout(&game->stage.layout);
    const struct statistics *statistics = stage_state(&game->stage, SCREEN_STATISTICS);
    const struct {
        const char *name;
        struct rect part;
    } parts[] = {
        {"name", play.name},
        {"clock", play.clock},
        {"you", play.you},
        {"rival", play.rival},
        {"word", play.word},
        {"tools", play.tools},
        {"actions", play.actions},
        {"title", home.title},
        {"ladder", home.ladder},
        {"terms", home.terms},
        {"daily", home.daily},
        {"footer", home.footer},
        {"headline", results.headline},
        {"sentence", results.sentence},
        {"detail", results.detail},
        {"filters", results.filters},
        {"field", results.field},
        {"words", results.list},
        {"hint", scrambler.hint},
        {"hidden", scrambler.words},
        {"moves", scrambler.moves},
        {"strength", statistics->places.strength},
        {"rounds", statistics->places.rounds},
        {"goals", statistics->places.goals},
        {"figures", statistics->places.figures},
        {"habit", statistics->places.habit},
        {"body", statistics->places.body},
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (strcmp(parts[i].name, name) == 0) {
            *part = parts[i].part;
            return true;
        }
    }
    return false;
}

/* Returns the index of the last box that covers the window (a veil), or 0. */
static size_t last_veil(const struct draw_list *list)
{
    for (size_t i = list->count; i-- > 0;) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind == DRAW_BOX && c->rect.w == list->width && c->rect.h == list->height) {
            return i;
        }
    }
    return 0;
}

bool report_texts(const struct rig *rig, const char *name, FILE *out)
{
    const struct draw_list *list = &rig->list;
    struct rect part = {0, 0, list->width, list->height};
    size_t first = 0;
    if (strcmp(name, "dialog") == 0) {
        first = last_veil(list);
    } else if (name[0] && !named_part(rig, name, &part)) {
        return false;
    }
    for (size_t i = first; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        /* The right edge belongs to the part: texts with ALIGN_END have their point on it. */
        struct rect wide = {part.x, part.y, part.w + 1, part.h};
        if (c->kind == DRAW_TEXT && (!name[0] || rect_contains(wide, c->rect.x, c->rect.y))) {
            (void)fprintf(out, "    %s\n", draw_text_of(list, c));
        }
    }
    return true;
}

void report_focus(const struct rig *rig, FILE *out)
{
    const struct draw_list *list = &rig->list;
    const struct hot *hot = focus_hot(&rig->game->stage.ui);
    (void)fprintf(out, "    %s", !hot ? "nothing" : hot->is_place ? "place" : "button");
    for (size_t i = 0; hot && i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        bool inside = rect_contains(hot->rect, c->rect.x, c->rect.y);
        if (c->kind == DRAW_TEXT && inside) {
            (void)fprintf(out, " \"%s\"", draw_text_of(list, c));
        } else if (c->kind == DRAW_ICON && inside) {
            (void)fprintf(out, " icon %d", ICON_INDEX(c->icon));
        }
    }
    (void)fprintf(out, "\n");
}

void report_path(const struct rig *rig, FILE *out)
{
    const struct draw_list *list = &rig->list;
    const struct theme *theme = rig->game->stage.theme;
    struct board_view view = rig_view(rig);
    const char *whose = "no trail";
    (void)fprintf(out, "   ");
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *c = &list->commands[i];
        if (c->kind != DRAW_TRAIL) {
            continue;
        }
        bool yours = memcmp(&c->color, &theme->you_trail, sizeof c->color) == 0;
        bool hinted = c->color.r == theme->good.r && c->color.g == theme->good.g;
        bool nobodys = c->color.r == theme->ink.r && c->color.g == theme->ink.g;
        bool second = memcmp(&c->color, &theme->second_trail, sizeof c->color) == 0;
        bool good = memcmp(&c->color, &theme->good_trail, sizeof c->color) == 0;
        bool had = memcmp(&c->color, &theme->have_trail, sizeof c->color) == 0;
        bool bad = memcmp(&c->color, &theme->bad_trail, sizeof c->color) == 0;
        whose = good      ? "good"
                : had     ? "had"
                : bad     ? "bad"
                : yours   ? "amber"
                : hinted  ? "green"
                : second  ? "blue"
                : nobodys ? "grey"
                          : "lilac";
        (void)fprintf(out, " %d", board_view_cell_at(&view, c->rect.x, c->rect.y));
    }
    (void)fprintf(out, " %s\n", whose);
}

/* --- cues and requests --- */

void report_cues(struct rig *rig, FILE *out)
{
#define CUE_NAMED(kind, name, steps) [kind] = {name, steps},
    static const struct {
        const char *name;
        int steps;
    } cues[CUE_COUNT] = {CUES(CUE_NAMED)};
#undef CUE_NAMED
    rig_hear(rig);
    (void)fprintf(out, "   ");
    for (int i = 0; i < rig->heard_count; i++) {
        struct cue cue = rig->heard[i];
        int times = 1;
        while (i + 1 < rig->heard_count && rig->heard[i + 1].kind == cue.kind &&
               rig->heard[i + 1].step == cue.step && rig->heard[i + 1].pan == cue.pan) {
            times++;
            i++;
        }
        (void)fprintf(out, " %s", cues[cue.kind].name);
        if (cues[cue.kind].steps != 1) {
            (void)fprintf(out, " %d", cue.step);
        }
        if (cue.kind == CUE_PLACE) {
            (void)fprintf(out, " at %d", cue.pan);
        }
        if (times > 1) {
            (void)fprintf(out, " (%d times)", times);
        }
    }
    (void)fprintf(out, "%s\n", rig->heard_count > 0 ? "" : " silence");
    rig->heard_count = 0;
}

void report_said(struct rig *rig, FILE *out)
{
    struct sentence sentence;
    int count = 0;
    rig_draw(rig);
    while (app_next_sentence(rig->app, &sentence)) {
        if (*sentence.text) {
            (void)fprintf(out, "    %s\n", sentence.text);
            count++;
        }
    }
    if (count == 0) {
        (void)fprintf(out, "    silence\n");
    }
}

void report_requests(struct rig *rig, FILE *out)
{
    static const char *const names[] = {
        [REQUEST_QUIT] = "quit",       [REQUEST_FULLSCREEN] = "full screen",
        [REQUEST_COPY] = "copy",       [REQUEST_PASTE] = "paste",
        [REQUEST_LEXICON] = "lexicon", [REQUEST_LANGUAGE] = "language",
        [REQUEST_EXPORT] = "export",   [REQUEST_CHOOSE] = "choose",
        [REQUEST_IMPORT] = "import",   [REQUEST_HISTORY] = "history"};
    struct app_request request;
    int count = 0;
    for (; app_next_request(rig->app, &request); count++) {
        (void)fprintf(out, "    %s %s\n", names[request.kind], request.text ? request.text : "");
    }
    if (count == 0) {
        (void)fprintf(out, "    none\n");
    }
}

/* --- words --- */

static int compare_words(const void *a, const void *b)
{
    const struct round_word *const *first = a;
    const struct round_word *const *second = b;
    return strcmp((*first)->text, (*second)->text);
}

void report_words(const struct rig *rig, enum side side, FILE *out)
{
    const struct round *round = rig->game->session.round;
    if (!round) {
        (void)fprintf(out, "    no round\n");
        return;
    }
    size_t count = round_word_count(round, side);
    const struct round_word **words = calloc(count + 1, sizeof(const struct round_word *));
    if (!words) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        words[i] = round_word(round, side, i);
    }
    qsort(words, count, sizeof(const struct round_word *), compare_words);
    (void)fprintf(out, "    %zu words, %ld points:", count, round_score(round, side));
    for (size_t i = 0; i < count; i++) {
        (void)fprintf(out, " %s %d", words[i]->text, words[i]->points);
    }
    (void)fprintf(out, "\n");
    free(words);
}

/* --- the Scrambler --- */

static void report_moves(const struct scrambler *attempt, size_t from, size_t to, const char *what,
                         FILE *out)
{
    (void)fprintf(out, "    %s:", what);
    for (size_t i = from; i < to; i++) {
        char text[SCRAMBLER_MOVE_TEXT_MAX];
        (void)fprintf(out, " %s", scrambler_move_text(attempt->moves[i], text));
        if (scrambler_move_cells(attempt->moves[i]) > 1) {
            (void)fprintf(out, " x%d", scrambler_move_cells(attempt->moves[i]));
        }
    }
    (void)fprintf(out, "\n");
}

void report_grid(const struct rig *rig, FILE *out)
{
    const struct scrambler *attempt = &rig_scrambler(rig)->attempt;
    struct scrambler_home homes[SCRAMBLER_WORDS_MAX];
    if (!rig_scrambler(rig)->has_game) {
        (void)fprintf(out, "    no puzzle\n");
        return;
    }
    for (int row = 0; row < attempt->grid.size; row++) {
        (void)fprintf(out, "    ");
        for (int column = 0; column < attempt->grid.size; column++) {
            char cell = attempt->grid.cells[row * attempt->grid.size + column];
            (void)fprintf(out, "%c", cell == SCRAMBLER_SPACE ? '.' : cell);
        }
        (void)fprintf(out, "\n");
    }
    (void)scrambler_grid_homes(&attempt->grid, &attempt->puzzle.words, homes);
    (void)fprintf(out, "    home:");
    for (int i = 0; i < attempt->puzzle.words.count; i++) {
        if (homes[i].is_home) {
            (void)fprintf(out, " %s", attempt->puzzle.words.letters[i]);
        }
    }
    (void)fprintf(out, "\n");
    report_moves(attempt, 0, attempt->made_count, "made", out);
    report_moves(attempt, attempt->made_count, attempt->known_count, "taken back", out);
}

/* --- the custom board --- */

static void report_dice(const struct custom_screen *screen, FILE *out)
{
    int columns = screen->has_board ? screen->board.columns : screen->size;
    int count = screen->has_board ? board_cell_count(&screen->board) : columns * columns;
    const unsigned char *faces = screen->has_board ? screen->board.faces : screen->letters.faces;
    for (int die = 0; die < count; die++) {
        bool here = custom_is_marked(screen, die);
        bool waits = !screen->has_board && die >= screen->letters.count;
        (void)fprintf(out, "%s%s%s%s", die % columns == 0 ? "   " : "", here ? "[" : " ",
                      waits                      ? "_"
                      : faces[die] == FACE_BLANK ? "."
                                                 : face_label((enum face)faces[die]),
                      here ? "]" : " ");
        (void)fprintf(out, "%s", (die + 1) % columns == 0 ? "\n" : "");
    }
}

void report_custom(const struct rig *rig, FILE *out)
{
    const struct custom_screen *screen = rig_custom(rig);
    const struct field *field = &screen->field;
    int from, to;
    bool is_bad;
    if (!stage_is_on_top(&rig->game->stage, SCREEN_CUSTOM)) {
        (void)fprintf(out, "    it is not open\n");
        return;
    }
    report_dice(screen, out);
    if (field_selection(field, &from, &to)) {
        (void)fprintf(out, "    %.*s{%.*s}%s\n", from, field->text, to - from, field->text + from,
                      field->text + to);
    } else {
        (void)fprintf(out, "    %.*s|%s\n", field->caret, field->text, field->text + field->caret);
    }
    const char *remark = custom_remark(screen, rig->game->arena, &is_bad);
    (void)fprintf(out, "    %s%s\n", is_bad ? "! " : "", remark);
}

/* --- icons --- */

bool report_icon_of(const char *name, enum icon *icon)
{
    char line[128];
    char found[64];
    FILE *file = fopen(TROUNCE_SOURCE_DIR "/fonts/icons.txt", "r");
    if (!file) {
        return false;
    }
    bool is_there = false;
    for (int i = ICON_NONE + 1; !is_there && fgets(line, sizeof line, file);) {
        if (line[0] == '#' || sscanf(line, "%63s", found) != 1) {
            continue;
        }
        is_there = strcmp(found, name) == 0;
        *icon = (enum icon)i++;
    }
    (void)fclose(file);
    return is_there;
}
