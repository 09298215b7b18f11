/* SPDX-License-Identifier: MIT */
/*
 * Errands: exports of the history, to places that can be written and that cannot; other languages,
 * valid and broken, with the player's word lists.
 */
#include "english.h"
#include "errands.h"
#include "test.h"

#include "app_desk.h"
#include "rig.h"

#include <sys/stat.h>
#include <unistd.h>

/* A game with a store in memory, so that exports go to a temporary home folder. */
struct place {
    struct rig rig;
    struct paths paths;
    struct errands errands;
    char home[64];
};

static int begin(void **state)
{
    static struct place place;
    rig_init(&place.rig);
    assert_true(rig_add_word(&place.rig, "cat", 10, false));
    assert_ok(rig_open(&place.rig));
    assert_ok(store_open(NULL, &place.errands.store, NULL));
    place.errands.paths = &place.paths;
    (void)snprintf(place.home, sizeof place.home, "/tmp/trounce-errands-XXXXXX");
    assert_non_null(mkdtemp(place.home));
    (void)setenv("HOME", place.home, 1);
    *state = &place;
    return 0;
}

static int end(void **state)
{
    struct place *place = *state;
    store_close(place->errands.store);
    rig_deinit(&place->rig);
    errands_deinit(&place->errands);
    return rmdir(place->home);
}

static const struct answers *export_as(struct place *place, const char *format)
{
    errands_export(&place->errands, place->rig.app, format);
    return &app_desk(place->rig.app)->answers;
}

TEST_CASE(test_an_export_goes_home)
{
    struct place *place = *state;
    struct stat status;
    const struct answers *answers = export_as(place, "csv");
    char path[FILE_PATH_MAX];
    assert_null(answers->export_fault.format);
    (void)message_write(&answers->exported, NULL, path, sizeof path);
    assert_int_equal(strncmp(path, place->home, strlen(place->home)), 0);
    assert_int_equal(stat(path, &status), 0);
    assert_true(status.st_size > 0);

    /* A pipe of the same name is neither opened nor replaced. */
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    answers = export_as(place, "csv");
    assert_non_null(strstr(english(&answers->export_fault), "it is a pipe"));
    assert_int_equal(unlink(path), 0);
}

TEST_CASE(test_a_home_that_is_too_long)
{
    struct place *place = *state;
    char home[5001] = "/";
    memset(home + 1, 'a', sizeof home - 2);
    (void)setenv("HOME", home, 1);
    const struct answers *answers = export_as(place, "json");
    assert_non_null(strstr(english(&answers->export_fault), "File name too long"));
    (void)setenv("HOME", place->home, 1);
}

/* What is exported for another place can be imported; what cannot be opened is refused. */
TEST_CASE(test_a_history_moves)
{
    struct place *place = *state;
    char path[FILE_PATH_MAX];
    const struct answers *answers = export_as(place, "db");
    assert_null(answers->export_fault.format);
    (void)message_write(&answers->exported, NULL, path, sizeof path);
    assert_non_null(strstr(path, ".db"));
    struct store *store = NULL;
    assert_ok(store_open_copy(path, &store));
    store_close(store);
    errands_import_history(place->rig.app, path);
    assert_non_null(strstr(english(&answers->import_fault), ".db: "));
    assert_int_equal(unlink(path), 0);
    errands_import_history(place->rig.app, place->home);
    assert_non_null(strstr(english(&answers->import_fault), "Is a directory"));
}

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[256];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

TEST_CASE(test_another_language)
{
    struct place *place = *state;
    struct app *app = place->rig.app;
    const struct desk *desk = app_desk(app);
    char breton[128];
    char path[FILE_PATH_MAX];
    place->errands.language = &language_english;
    (void)snprintf(place->paths.languages, sizeof place->paths.languages, "%s/l", place->home);
    (void)snprintf(breton, sizeof breton, "%s/l/br", place->home);
    assert_int_equal(mkdir(place->paths.languages, 0700), 0);
    assert_int_equal(mkdir(breton, 0700), 0);

    errands_language(&place->errands, app, "br");
    assert_non_null(strstr(english(&desk->answers.language_fault), "there is no language 'br'"));
    write_file(breton, "language.txt", "name Brezhoneg\nenglish Breton\nletters aA bB kK ñÑ\n");
    errands_language(&place->errands, app, "br");
    assert_non_null(strstr(english(&desk->answers.language_fault), "br/trounce.lexicon"));
    assert_true(language_is_english(desk->table.language));
    write_file(breton, "words.txt", "bak\nbakañ\n");
    errands_language(&place->errands, app, "br");
    assert_null(desk->answers.language_fault.format);
    assert_string_equal(desk->table.language->name, "Brezhoneg");
    assert_int_equal(lexicon_size(desk->table.lexicon), 2);
    assert_string_equal(desk->settings.lexicon, "");

    /* Word lists are read with its letters, and are found again. */
    write_file(breton, "own.txt", "ñañ\nbaz\n");
    (void)snprintf(path, sizeof path, "%s/own.txt", breton);
    errands_lexicon(&place->errands, app, path);
    assert_int_equal(lexicon_size(desk->table.lexicon), 1);
    assert_ok(store_set_setting(place->errands.store, "lexicon.br", path));
    errands_lexicon(&place->errands, app, "");
    assert_int_equal(lexicon_size(desk->table.lexicon), 2);
    errands_language(&place->errands, app, "br");
    assert_int_equal(lexicon_size(desk->table.lexicon), 1);
    assert_string_equal(desk->settings.lexicon, path);
    assert_int_equal(unlink(path), 0);
    errands_language(&place->errands, app, "br");
    assert_int_equal(lexicon_size(desk->table.lexicon), 2);
    assert_string_equal(desk->settings.lexicon, "");

    static const char *const names[] = {"br/words.txt", "br/language.txt", "br", ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        (void)snprintf(path, sizeof path, "%s/l/%s", place->home, names[i]);
        assert_int_equal(remove(path), 0);
    }
}

RUN_TESTS(begin, end)
