/* SPDX-License-Identifier: MIT */
/*
 * The screen of the computer's turn: board, progress, the lists, keys and buttons. Leaves the
 * search to computer.c.
 */
#include "computer.h"

#include "board_view.h"
#include "game.h"
#include "phrase.h"
#include "play.h"
#include "preferences.h"
#include "score_panel.h"

enum { ID_FASTER = PLAY_ID_OWN, ID_SKIP };

#define LISTS (SIDE_COMPUTER + 1) /* the player's, the computer's */

/* What the screen shows, whatever is played. Its texts last as long as those of the arena. */
struct scene {
    const char *title, *count; /* what goes on, and how far it is; `count` may be "" */
    int done;                  /* thousandths; -1: nothing is searched */
    struct word_line line;     /* below the board; its word may be "" */
    enum tile_style style;     /* of the lit path */
    struct color title_color;
    struct list {
        struct rect area; /* of the panel; empty: the scores say enough */
        struct score_panel panel;
    } lists[LISTS]; /* by side */
};

/* --- what there is to see --- */

/* Returns how far the player is ahead by now; below 0: behind. */
static long lead_of(const struct game *game)
{
    const struct round *round = game->session.round;
    return round_score(round, SIDE_PLAYER) - round_score(round, SIDE_COMPUTER);
}

/* In place of a score that counts up to one which has been seen all along. */
static const char *lead_text(const struct game *game, struct arena *arena)
{
    long lead = lead_of(game);
    return lead > 0   ? say(arena, tr("You lead by %s"), phrase_number(arena, lead))
           : lead < 0 ? say(arena, tr("You are %s behind"), phrase_number(arena, -lead))
                      : tr("You are level");
}

/* Returns whether it is the computer's turn: it takes its words off the player's lead. */
static bool takes_words(const struct computer *computer, const struct game *game)
{
    return !computer->shows_nobodys && computer_searches(computer, game) &&
           !computer_is_friend(computer, game);
}

/* Returns whether the player's lead is shown: until its finest words are. */
static bool shows_lead(const struct computer *computer, const struct game *game)
{
    return takes_words(computer, game) && computer->finest_shown == 0;
}

static const char *title_of(const struct computer *computer, const struct game *game,
                            struct arena *arena)
{
    const struct session *session = &game->session;
    const char *sender = session->notes.sender;
    bool is_friend = session->match.level == RIVAL_FRIEND;
    if (shows_lead(computer, game)) {
        return lead_text(game, arena);
    }
    if (computer->shows_nobodys) {
        return computer->searched ? tr("The computer has searched it all")
                                  : tr("What nobody found…");
    }
    if (session_has_own_ghost(session)) {
        return tr("What you found back then…");
    }
    if (computer->finest_shown == 0) {
        return !is_friend ? tr("The computer’s words")
               : *sender  ? say(arena, tr("What %s found…"), sender)
                          : tr("What a friend found…");
    }
    return !is_friend ? tr("Its finest words")
           : *sender  ? say(arena, tr("The finest words of %s"), sender)
                      : tr("The finest words of a friend");
}

static struct score_panel panel_of(const struct computer *computer, const struct game *game,
                                   struct arena *arena, enum side side)
{
    struct score_panel panel = play_panel(game, side);
    panel.scroll = computer->scrolls[side].at;
    if (side != SIDE_COMPUTER) {
        panel.message = tr("No word this time.");
        return panel;
    }
    if (takes_words(computer, game)) { /* its score is in the lead */
        panel.awaits = true;
        panel.line = phrase_words(arena, (long)round_word_count(game->session.round, side));
    }
    panel.mood = computer->pleased.running ? FACE_PLEASED : FACE_WAITING;
    panel.slide_milli = anim_eased(&computer->slide);
    panel.hides_words = computer->turning.running;
    panel.turned_ms = computer->turning.age_ms;
    return panel;
}

static void see_lists(const struct computer *computer, const struct game *game, struct arena *arena,
                      struct scene *scene)
{
    struct play_layout at = play_layout_of(&game->stage.layout);
    const struct rect areas[LISTS] = {[SIDE_PLAYER] = at.you, [SIDE_COMPUTER] = at.rival};
    for (int i = 0; i < LISTS; i++) {
        scene->lists[i] =
            (struct list){.area = at.scores.w > 0 ? (struct rect){0, 0, 0, 0} : areas[i],
                          .panel = panel_of(computer, game, arena, (enum side)i)};
    }
}

static void see(const struct computer *computer, const struct game *game, const struct ui *ui,
                struct scene *scene)
{
    static const struct {
        const char *comment;
        enum tile_style style;
    } looks[] = {
        [SHOWN_PATH] = {NULL, TILE_RIVAL},
        [SHOWN_DEAD_END] = {N_("dead end"), TILE_RIVAL},
        [SHOWN_FOUND] = {N_("found"), TILE_RIVAL},
        [SHOWN_NOBODYS] = {N_("nobody found this one"), TILE_FADED},
        [SHOWN_YOURS] = {N_("you have that one"), TILE_YOU},
        [SHOWN_OVERLOOKED] = {N_("missed by the computer"), TILE_FADED},
        [SHOWN_FINEST] = {NULL, TILE_RIVAL},
    };
    struct arena *arena = ui->arena;
    enum shown_as as = computer->shown_as;
    const char *comment = looks[as].comment ? tr(looks[as].comment) : NULL;
    int cells = board_cell_count(&game->session.board);
    int begun = int_max(computer->search.starts_begun, 1);
    bool is_search = computer_searches(computer, game) && !computer_is_friend(computer, game);
    *scene = (struct scene){
        .title = title_of(computer, game, arena),
        .count = computer->finest_shown > 0
                     ? say(arena, tr("%d of %d"), computer->finest_shown, computer->finest_count)
                 : is_search && !computer->searched
                     ? say(arena, tr("square %d of %d"), begun, cells)
                     : "",
        .done = !is_search           ? -1
                : computer->searched ? 1000
                                     : (begun - 1) * 1000 / cells,
        .line = {.word = computer->word,
                 .color = as == SHOWN_NOBODYS ? ui->theme->dim : ui->theme->rival_text,
                 .comment = as == SHOWN_FOUND    ? say(arena, "%s, +%d", comment, computer->points)
                            : as == SHOWN_FINEST ? say(arena, "+%d", computer->points)
                                                 : comment},
        .style = looks[as].style};
    scene->title_color = shows_lead(computer, game) && lead_of(game) >= 0 ? ui->theme->you_text
                                                                          : ui->theme->rival_text;
    see_lists(computer, game, arena, scene);
}

/* --- drawing --- */

static void draw_progress(const struct scene *scene, struct ui *ui, const struct play_layout *at)
{
    const struct theme *theme = ui->theme;
    struct text_style title = {.size = 24, .weight = WEIGHT_800, .color = scene->title_color};
    struct text_style count = text_aligned(theme_sized(theme, TEXT_LABEL, 17), ALIGN_END);
    struct rect area = at->clock;
    int y = area.y + ui_px(ui, 27);
    if (at->scores.w > 0) { /* in a column, where the figure has no room */
        struct rect lines = area;
        if (scene->done >= 0 || !layout_is_lying(ui->layout)) { /* else the title needs all */
            (void)rect_cut_bottom(&lines, ui_px(ui, 12));
        }
        title.size = 20;
        title.align = ALIGN_MIDDLE;
        ui_text_lines(ui, lines.x + lines.w / 2, lines.y + lines.h / 2, lines.w, lines.h, &title,
                      scene->title);
    } else {
        int wide = ui_text_width(ui, &count, scene->count);
        /* The title may shrink to three quarters but is never cut off. */
        int least = ui_text_least(ui, &title, scene->title);
        bool has_room = area.w > least + ui_px(ui, 20) + wide;
        ui_text_fit(ui, area.x, y, has_room ? area.w - wide - ui_px(ui, 16) : area.w, &title,
                    scene->title);
        if (has_room) {
            ui_text(ui, area.x + area.w, y, &count, scene->count);
        }
    }
    if (scene->done >= 0) {
        int height = ui_px(ui, 8);
        ui_track(ui, (struct rect){area.x, area.y + area.h - height, area.w, height}, scene->done,
                 theme->rival);
    }
}

static void draw_board(const struct computer *computer, const struct game *game, struct ui *ui,
                       struct rect area, enum tile_style style)
{
    struct tile_pose poses[BOARD_CELLS_MAX] = {{0}};
    struct board_view view;
    board_view_layout(&view, &game->session.board, game->session.notes.quarter_turns, area);
    board_view_draw(ui, &view, &computer->shown, style, poses);
}

/* Draws both scores, and the words that the search has found last. */
static void draw_scores(const struct scene *scene, struct ui *ui, const struct play_layout *at)
{
    const struct score_panel panels[LISTS] = {scene->lists[SIDE_PLAYER].panel,
                                              scene->lists[SIDE_COMPUTER].panel};
    (void)play_draw_scores(ui, at->scores, panels, LISTS);
    play_draw_strip(ui, at->strip, &panels[SIDE_COMPUTER]);
}

static void computer_draw(void *self, const struct game *game, struct ui *ui)
{
    struct computer *computer = self;
    struct play_layout at = play_layout_of(&game->stage.layout);
    const struct theme *theme = ui->theme;
    struct theme of_round = play_theme(game, theme);
    struct scene scene;
    int speed = computer->pace.speed;
    struct button_look faster = {.kind = BUTTON_PLAIN,
                                 .label = speed > 1 ? say(ui->arena, tr("Faster ×%d"), speed)
                                                    : tr("Faster")};
    struct button_look to_end = {.kind = BUTTON_PRIMARY, .label = tr("Skip")};
    ui->theme = &of_round;
    see(computer, game, ui, &scene);
    bool is_column = at.scores.w > 0;
    play_draw_top(game, ui, &at, ICON_MENU, play_title(game), ui->theme->text);
    draw_progress(&scene, ui, &at);
    if (is_column) {
        draw_scores(&scene, ui, &at);
    }
    for (int i = 0; i < LISTS && scene.lists[i].area.w > 0; i++) {
        struct list *list = &scene.lists[i];
        score_panel_draw(ui, list->area, &list->panel, &computer->scrolls[list->panel.side]);
    }
    draw_board(computer, game, ui, at.board, scene.style);
    if (scene.line.word[0]) {
        play_draw_word(ui, at.word, &scene.line);
    }
    int gap = ui_px(ui, 14);
    struct rect above = rect_cut_bottom(&at.tools, int_min(at.tools.h, ui_px(ui, 62)));
    ui_button(ui, ID_FASTER, is_column ? above : rect_column(at.actions, gap, 2, 0), &faster);
    ui_button(ui, ID_SKIP, is_column ? at.actions : rect_column(at.actions, gap, 2, 1), &to_end);
    ui->theme = theme;
}

/* --- input --- */

/* Handles the pointer on the lists: scroll bars, and words to explain. */
static bool lists_input(struct computer *computer, struct game *game, const struct input *input)
{
    struct scene scene;
    see_lists(computer, game, game->arena, &scene);
    for (int i = 0; i < LISTS && scene.lists[i].area.w > 0; i++) {
        const struct list *list = &scene.lists[i];
        if (play_scroll(game, &computer->scrolls[list->panel.side], list->area, input)) {
            return true;
        }
        if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT &&
            !list->panel.hides_words &&
            explain_press(&game->explain, game->arena, game->session.lexicon, &game->stage.layout,
                          &list->panel, list->area, input->x, input->y)) {
            return true;
        }
    }
    return input->kind == INPUT_WHEEL && scroll_input(&computer->scrolls[SIDE_COMPUTER], input,
                                                      layout_px(&game->stage.layout, PLAY_WHEEL));
}

/* After the search there is nothing to pause: go on to the results, so that the round is kept. Over
 * the results nothing is running. */
static void pause(struct computer *computer, struct game *game)
{
    if (computer->searched || computer->shows_nobodys) {
        computer_skip(computer, game);
    } else {
        stage_over(&game->stage, SCREEN_PAUSE, NULL);
    }
}

static bool computer_input(void *self, struct game *game, const struct input *input)
{
    struct computer *computer = self;
    if (input->kind == INPUT_KEY) {
        bool ends = input->key == KEY_ESCAPE || input->key == KEY_SPACE || input->key == KEY_ENTER;
        if (ends) {
            computer_skip(computer, game);
        } else if (input->key == KEY_LETTER && input->letter == 'p') {
            pause(computer, game);
        } else if (input->key == KEY_LETTER && input->letter == 'r') {
            game->session.notes.quarter_turns = (game->session.notes.quarter_turns + 1) % 4;
        }
        return ends || input->key == KEY_LETTER;
    }
    return lists_input(computer, game, input);
}

static void computer_press(void *self, struct game *game, int id)
{
    struct computer *computer = self;
    if (id == PLAY_ID_MENU) {
        pause(computer, game);
    } else if (id == PLAY_ID_SOUND) {
        preferences_set(game, SETTING_SOUND, !game->settings.sound);
    } else if (id == ID_FASTER) {
        computer_pace_faster(&computer->pace);
    } else if (id == ID_SKIP) {
        computer_skip(computer, game);
    }
}

static long computer_wait_ms(const void *self, const struct game *game)
{
    (void)self;
    (void)game;
    return 0;
}

static void computer_say(const void *self, const struct game *game, struct output *output,
                         struct arena *arena)
{
    const struct computer *computer = self;
    bool is_turn = shows_lead(computer, game);
    output_say(output, is_turn ? tr("The computer’s words") : title_of(computer, game, arena));
    output_say(output, is_turn ? lead_text(game, arena) : "");
}

const struct screen_class screen_computer = {
    .name = "computer",
    .state_size = sizeof(struct computer),
    .open = computer_open,
    .input = computer_input,
    .press = computer_press,
    .advance = computer_advance,
    .draw = computer_draw,
    .title = N_("The computer’s words"),
    .say = computer_say,
    .wait_ms = computer_wait_ms,
};
