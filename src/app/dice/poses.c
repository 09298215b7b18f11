/* SPDX-License-Identifier: MIT */
/*
 * Computes poses from animations; randomness is the same in every frame.
 */
#include "poses.h"

void poses_cover(const struct board_view *view, struct tile_pose *poses)
{
    for (int i = 0; i < board_cell_count(view->board); i++) {
        poses[i].style = TILE_COVERED;
    }
}

void poses_tumble(const struct board_view *view, const struct anim *shake, struct tile_pose *poses)
{
    int count = board_cell_count(view->board);
    for (int cell = 0; cell < count; cell++) {
        unsigned seed = anim_scatter((unsigned)cell, 7, (unsigned)view->board->faces[cell]);
        long settles_ms = 320 + (long)(seed % 360);
        long left = settles_ms - shake->age_ms;
        if (!shake->running || left <= 0) {
            continue;
        }
        unsigned hop = (unsigned)(shake->age_ms / 70);
        unsigned roll = anim_scatter((unsigned)cell, hop, 3);
        long hops = shake->age_ms % 140 * 500 / 140 + (long)(seed % 3) * 159; /* out of step */
        int wave = anim_wave(hops);
        long force = view->tile / 5 * left; /* divided by settles_ms, a reach in pixels */
        poses[cell].dx = (int)(((int)(roll % 201) - 100) * force / settles_ms / 100);
        poses[cell].dy = (int)(-wave * force / settles_ms / 1000);
        poses[cell].angle = ((int)(roll / 256 % 7) - 3) * 6;
        int other = (int)(roll / 4096) % count;
        poses[cell].label = alphabet_label(view->board->alphabet, view->board->faces[other]);
    }
}

#define TURN_OVER_MS 190 /* for one die */

void poses_turn_over(const struct board_view *view, const struct anim *shake,
                     struct tile_pose *poses)
{
    int count = board_cell_count(view->board);
    long between_ms = (shake->length_ms - TURN_OVER_MS) / count;
    for (int cell = 0; cell < count && shake->running; cell++) {
        long age_ms = shake->age_ms - cell * between_ms;
        bool is_covered = age_ms < TURN_OVER_MS / 2;
        long left_ms = TURN_OVER_MS - age_ms;
        long from_edge_ms = is_covered ? age_ms : left_ms;
        poses[cell].style = is_covered ? TILE_COVERED : TILE_PLAIN;
        if (from_edge_ms > 0) {
            poses[cell].grow = (int)(-view->tile * 8 / 10 * from_edge_ms / TURN_OVER_MS);
        }
    }
}

void poses_rotate(const struct board_view *view, struct rect area, const struct anim *rotate,
                  struct tile_pose *poses)
{
    struct board_view before;
    board_view_layout(&before, view->board, view->quarter_turns + 3, area);
    int left = 1000 - anim_eased(rotate);
    for (int cell = 0; cell < board_cell_count(view->board); cell++) {
        struct rect from = board_view_tile(&before, cell);
        struct rect to = board_view_tile(view, cell);
        poses[cell].dx = (from.x - to.x) * left / 1000;
        poses[cell].dy = (from.y - to.y) * left / 1000;
    }
}

void poses_judge(const struct board_view *view, const struct path *path, enum tile_style style,
                 const struct anim *motion, struct tile_pose *poses)
{
    int shake = anim_shake(motion, 3);
    for (int i = 0; i < path->length; i++) {
        struct tile_pose *pose = &poses[path->cells[i]];
        switch (style) {
        case TILE_GOOD:
            pose->grow = view->gap * anim_wave(anim_linear(motion) / 2) / 3000;
            break;
        case TILE_BAD:
            pose->dx = shake * view->tile / 12 / 1000;
            pose->angle = (i % 2 ? -3 : 3) * shake / 1000;
            break;
        default: /* one that the player has stays still */
            break;
        }
    }
}
