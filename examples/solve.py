#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the words of a board with their points and cells.

Usage: solve.py BOARD [LANGUAGE]    such as: solve.py casemopistrenapd, solve.py gruswortezehnuhr de
"""
import sys
from ctypes import CDLL, byref, c_char_p, c_size_t, c_void_p

trounce = CDLL("libtrounce.so.1")
trounce.trounce_error_text.restype = c_char_p
trounce.trounce_words_text.restype = c_char_p
trounce.trounce_words_count.restype = c_size_t
FOUR = 0


def make(function, *arguments):
    """Calls a function that makes a handle, which is its last parameter."""
    handle = c_void_p()
    if function(*arguments, byref(handle)) != 0:
        sys.exit(trounce.trounce_error_text().decode())
    return handle


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
language = sys.argv[2] if len(sys.argv) == 3 else "en"
lexicon = make(trounce.trounce_lexicon_open_language, None, language.encode())
board = make(trounce.trounce_board_parse, sys.argv[1].encode(), 0, 0, lexicon)
words = make(trounce.trounce_board_solve, board, lexicon, FOUR)
for i in map(c_size_t, range(trounce.trounce_words_count(words))):
    cells = [trounce.trounce_words_cell(words, i, place)
             for place in range(trounce.trounce_words_path_length(words, i))]
    print(trounce.trounce_words_text(words, i).decode(), trounce.trounce_words_points(words, i), *cells)
for free, handle in ((trounce.trounce_words_free, words), (trounce.trounce_board_free, board),
                     (trounce.trounce_lexicon_free, lexicon)):
    free(handle)
