/* SPDX-License-Identifier: MIT */
/*
 * The list under More: the richest boards known, which become the text of the dialog.
 */
#include "custom.h"
#include "phrase.h"
#include "session.h"

void custom_list_more(const struct game *game, struct arena *arena, struct custom_more *more)
{
    const struct session *session = &game->session;
    *more = (struct custom_more){.content = {.ticked = -1}};
    for (int side = APP_SIZE_MIN; side <= APP_SIZE_MAX; side++) {
        const struct record *record =
            session->records && !game->settings.lexicon[0]
                ? records_find(session->records, session->language->code, side, side)
                : NULL;
        if (record) {
            more->records[more->content.count] = record;
            more->content.labels[more->content.count++] =
                say(arena, tr("The richest %s known"), phrase_size(arena, side, side));
        }
    }
}

void custom_draw_more(struct custom_screen *screen, const struct game *game, struct ui *ui,
                      struct rect rect)
{
    struct custom_more more;
    custom_list_more(game, ui->arena, &more);
    if (more.content.count > 0) {
        drop_button(ui, &screen->more, CUSTOM_ID_MORE, rect, tr("More"));
    }
}

void custom_draw_offers(struct custom_screen *screen, const struct game *game, struct ui *ui)
{
    struct custom_more more;
    custom_list_more(game, ui->arena, &more);
    drop_draw(&screen->more, ui, &more.content);
}

void custom_open_more(struct custom_screen *screen, struct game *game)
{
    struct custom_more more;
    custom_list_more(game, game->arena, &more);
    drop_open(&screen->more, &game->stage.ui, CUSTOM_ID_MORE, CUSTOM_ID_RECORD, &more.content);
}

void custom_take_record(struct custom_screen *screen, struct game *game, int row)
{
    struct custom_more more;
    custom_list_more(game, game->arena, &more);
    if (row < more.content.count) {
        (void)custom_paste(screen, game, more.records[row]->board);
        game->stage.ui.focus = HOT_NONE; /* so that Enter plays it */
    }
}
