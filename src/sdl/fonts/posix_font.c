/* SPDX-License-Identifier: MIT */
/*
 * Asks fontconfig, which is loaded when the first letter is missing, and only then.
 */
#include "system_font.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* The library's own types and values, as in its header. */
struct pattern;
struct characters;
typedef unsigned char text;
enum { MATCH_PATTERN = 0, RESULT_MATCH = 0, WEIGHT_BOLD_OF_FONTCONFIG = 200 };

static struct {
    bool is_asked, is_open;
    struct pattern *(*name_parse)(const text *name);
    void (*pattern_free)(struct pattern *pattern);
    int (*add_integer)(struct pattern *pattern, const char *name, int value);
    int (*add_bool)(struct pattern *pattern, const char *name, int value);
    int (*add_characters)(struct pattern *pattern, const char *name, const struct characters *set);
    int (*get_text)(const struct pattern *pattern, const char *name, int n, text **value);
    int (*get_integer)(const struct pattern *pattern, const char *name, int n, int *value);
    int (*get_characters)(const struct pattern *pattern, const char *name, int n,
                          struct characters **value);
    int (*substitute)(void *config, struct pattern *pattern, int kind);
    void (*substitute_default)(struct pattern *pattern);
    struct pattern *(*match)(void *config, struct pattern *pattern, int *result);
    struct characters *(*characters_new)(void);
    void (*characters_free)(struct characters *set);
    int (*characters_add)(struct characters *set, uint32_t character);
    int (*characters_have)(const struct characters *set, uint32_t character);
} fontconfig;

/* Looks a function up. ISO C converts no pointer to an object into one to a function, so its bytes
 * are copied. */
static bool find(void *object, const char *name, void *function)
{
    void *found = SDL_LoadFunction(object, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

/* The library stays loaded until the program ends. */
static bool open_fontconfig(void)
{
    if (fontconfig.is_asked) {
        return fontconfig.is_open;
    }
    void *object = SDL_LoadObject("libfontconfig.so.1");
    fontconfig.is_asked = true;
    fontconfig.is_open = object && find(object, "FcNameParse", &fontconfig.name_parse) &&
                         find(object, "FcPatternDestroy", &fontconfig.pattern_free) &&
                         find(object, "FcPatternAddInteger", &fontconfig.add_integer) &&
                         find(object, "FcPatternAddBool", &fontconfig.add_bool) &&
                         find(object, "FcPatternAddCharSet", &fontconfig.add_characters) &&
                         find(object, "FcPatternGetString", &fontconfig.get_text) &&
                         find(object, "FcPatternGetInteger", &fontconfig.get_integer) &&
                         find(object, "FcPatternGetCharSet", &fontconfig.get_characters) &&
                         find(object, "FcConfigSubstitute", &fontconfig.substitute) &&
                         find(object, "FcDefaultSubstitute", &fontconfig.substitute_default) &&
                         find(object, "FcFontMatch", &fontconfig.match) &&
                         find(object, "FcCharSetCreate", &fontconfig.characters_new) &&
                         find(object, "FcCharSetDestroy", &fontconfig.characters_free) &&
                         find(object, "FcCharSetAddChar", &fontconfig.characters_add) &&
                         find(object, "FcCharSetHasChar", &fontconfig.characters_have);
    return fontconfig.is_open;
}

/* Takes the file from the font that was found, if that has the character: fontconfig answers with
 * another font where none has. */
static bool take(const struct pattern *found, uint32_t character, struct system_font *font)
{
    text *path;
    struct characters *set;
    bool is_found =
        fontconfig.get_characters(found, "charset", 0, &set) == RESULT_MATCH &&
        fontconfig.characters_have(set, character) &&
        fontconfig.get_text(found, "file", 0, &path) == RESULT_MATCH &&
        snprintf(font->path, sizeof font->path, "%s", (const char *)path) < FILE_PATH_MAX;
    if (is_found && fontconfig.get_integer(found, "index", 0, &font->index) != RESULT_MATCH) {
        font->index = 0;
    }
    font->index &= 0xffff; /* above: which instance of a variable font */
    return is_found;
}

bool system_font_find(uint32_t character, struct system_font *font)
{
    *font = (struct system_font){.index = 0};
    if (!open_fontconfig()) {
        return false;
    }
    int result;
    struct pattern *found = NULL;
    struct pattern *wanted = fontconfig.name_parse((const text *)"sans-serif");
    struct characters *set = fontconfig.characters_new();
    if (wanted && set && fontconfig.characters_add(set, character) &&
        fontconfig.add_characters(wanted, "charset", set) &&
        fontconfig.add_bool(wanted, "outline", true) &&
        fontconfig.add_integer(wanted, "weight", WEIGHT_BOLD_OF_FONTCONFIG) &&
        fontconfig.substitute(NULL, wanted, MATCH_PATTERN)) {
        fontconfig.substitute_default(wanted);
        found = fontconfig.match(NULL, wanted, &result);
    }
    bool is_found = found && take(found, character, font);
    if (found) {
        fontconfig.pattern_free(found);
    }
    if (set) {
        fontconfig.characters_free(set);
    }
    if (wanted) {
        fontconfig.pattern_free(wanted);
    }
    return is_found;
}
