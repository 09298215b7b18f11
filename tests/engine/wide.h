/* SPDX-License-Identifier: MIT */
/*
 * Alphabets of more than 32 letters, whose lexicons are wide.
 */
#ifndef TROUNCE_TESTS_WIDE_H
#define TROUNCE_TESTS_WIDE_H

/* 41, 33 and as many letters as there can be. */
#define WIDE_CZECH                                                                                 \
    "letters aA áÁ bB cC čČ dD ďĎ eE éÉ ěĚ fF gG hH iI íÍ jJ kK lL "                   \
    "mM nN ňŇ oO óÓ pP qQ rR řŘ sS šŠ tT ťŤ uU úÚ ůŮ vV wW xX yY ýÝ "              \
    "zZ žŽ\npairs Ch Šť Řž"
#define WIDE_RUSSIAN                                                                                     \
    "letters аА бБ вВ гГ дД еЕ ёЁ жЖ зЗ иИ йЙ кК лЛ мМ нН оО пП рР " \
    "сС тТ уУ фФ хХ цЦ чЧ шШ щЩ ъЪ ыЫ ьЬ эЭ юЮ яЯ"
#define WIDE_FULL                                                                                               \
    "letters aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR "                                            \
    "sS tT uU vV wW xX yY zZ аА бБ вВ гГ дД еЕ ёЁ жЖ зЗ иИ йЙ кК лЛ "                 \
    "мМ нН оО пП рР сС тТ уУ фФ хХ цЦ чЧ шШ щЩ ъЪ ыЫ ьЬ эЭ юЮ яЯ іІ " \
    "їЇ єЄ ґҐ ўЎ"

#endif
