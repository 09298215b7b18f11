/* SPDX-License-Identifier: MIT */
/*
 * Draws curves and areas, one over the other, into a picture with smooth edges.
 */
#ifndef SDL_VECTOR_H
#define SDL_VECTOR_H

#include "bitmap.h"
#include "strokes.h"

#define VECTOR_POINTS_MAX 256

/* Maps the drawing's coordinates to pixels: x is at a·x + c·y + e, y at b·x + d·y + f. */
struct vector_matrix {
    float a, b, c, d, e, f;
};

/* A drawing. Its matrix may be changed between shapes. */
struct vector {
    struct bitmap *bitmap;
    float *row; /* how much of each pixel of a row the shape covers */
    struct vector_matrix matrix;
    struct point points[VECTOR_POINTS_MAX]; /* of the shape, in pixels */
    int count;
};

/* Begins a drawing in which `size` units are as wide as the square of `side` px at the origin of
 * the picture. False if memory runs out. */
bool vector_init(struct vector *vector, struct bitmap *bitmap, float side, float size);
void vector_deinit(struct vector *vector);

/* Rotates what follows by `degrees` about a point, clockwise, within the present matrix. */
void vector_turn(struct vector *vector, float degrees, float x, float y);

/*
 * Fill a closed path, or draw a line of a width along a path, with round ends. A path is text in
 * the syntax of SVG: M, L, H, V, Q, T and C with absolute numbers, and Z. It has one part.
 */
void vector_fill(struct vector *vector, const char *path, struct color color);
void vector_line(struct vector *vector, const char *path, float width, struct color color);

/* Fill an ellipse, and a rectangle with round corners. */
void vector_ellipse(struct vector *vector, float x, float y, float rx, float ry,
                    struct color color);
void vector_box(struct vector *vector, float x, float y, float w, float h, float radius,
                struct color color);

/* Draws a circle as a line of a width. */
void vector_ring(struct vector *vector, float x, float y, float radius, float width,
                 struct color color);

#endif
