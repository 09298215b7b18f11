#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What beside.c does, in Python."""
import sys
from ctypes import CDLL, RTLD_GLOBAL, byref, c_bool, c_char_p, c_int, c_int32, c_uint32, c_void_p

# All symbols are global, as if a program had been linked with these libraries.
datrie, thai, trounce = (CDLL(name, mode=RTLD_GLOBAL)
                         for name in ("libdatrie.so.1", "libthai.so.0", "libtrounce.so.1"))
for function in (datrie.alpha_map_new, datrie.trie_new, thai.th_brk_new):
    function.restype = c_void_p
trounce.trounce_error_text.restype = trounce.trounce_words_text.restype = c_char_p
FOUR = 0


def make(function, *arguments):
    handle = c_void_p()
    if function(*arguments, byref(handle)) != 0:
        sys.exit(trounce.trounce_error_text().decode())
    return handle


def use_trounce():
    lexicon = make(trounce.trounce_lexicon_open_language, None, b"en")
    board = make(trounce.trounce_board_parse, b"casemopistrenapd", 0, 0, lexicon)
    words = make(trounce.trounce_board_solve, board, lexicon, FOUR)
    trie = make(trounce.trounce_trie_new, lexicon)
    added = c_bool()
    word = trounce.trounce_words_text(words, 0)
    assert trounce.trounce_trie_add(trie, word, byref(added)) == 0
    print("trounce:", word.decode(), int(added.value))
    trounce.trounce_trie_free(trie)
    trounce.trounce_words_free(words)
    trounce.trounce_board_free(board)
    trounce.trounce_lexicon_free(lexicon)


def use_datrie():
    word = (c_uint32 * 5)(*map(ord, "case"), 0)
    data = c_int32()
    alphabet = c_void_p(datrie.alpha_map_new())
    datrie.alpha_map_add_range(alphabet, c_uint32(ord("a")), c_uint32(ord("z")))
    trie = c_void_p(datrie.trie_new(alphabet))
    assert datrie.trie_store(trie, word, 7) and datrie.trie_retrieve(trie, word, byref(data))
    print("datrie:", data.value)
    datrie.trie_free(trie)
    datrie.alpha_map_free(alphabet)


def use_thai():
    breaker = c_void_p(thai.th_brk_new(None))
    text = "สวัสดีครับ".encode("tis-620")
    print("thai:", thai.th_brk_find_breaks(breaker, text, (c_int * 10)(), 10))
    thai.th_brk_delete(breaker)


use_trounce()
use_datrie()
use_thai()
use_trounce()
