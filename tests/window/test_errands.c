/* SPDX-License-Identifier: MIT */
/*
 * Errands: exports of the history, to places that can be written and that cannot; other languages,
 * valid and broken, with the player's word lists.
 */
#include "english.h"
#include "errands.h"
#include "test.h"

#include "app_game.h"
#include "game.h"
#include "rig.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
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
    return &app_game(place->rig.app)->answers;
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
    errands_import_history(&place->errands, place->rig.app, path);
    assert_null(answers->import_fault.format);
    assert_string_equal(place->rig.game->notice.text, "All of it is in the history already.");
    assert_int_equal(unlink(path), 0);
    errands_import_history(&place->errands, place->rig.app, place->home);
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

/* Returns whether a lock of another program, which a child is, would be refused. */
static bool is_locked(const char *path)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
        int handle = open(path, O_RDWR);
        _exit(handle >= 0 && fcntl(handle, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

/* Whatever asks for a file, that of the open history is refused with a sentence, by any of its
 * names, and SQLite keeps its locks. */
TEST_CASE(test_the_open_history_is_left_alone)
{
    struct place *place = *state;
    struct app *app = place->rig.app;
    struct store *in_memory = place->errands.store;
    const struct answers *answers = &app_game(app)->answers;
    static const char sentence[] = "it belongs to the history that is open";
    static const char *const names[] = {"trounce.db",      "trounce.db-wal", "trounce.db-shm",
                                        "trounce.db-lock", "symbolic",       "hard"};
    char own[128];
    char index[128];
    char path[FILE_PATH_MAX];
    (void)snprintf(own, sizeof own, "%s/trounce.db", place->home);
    (void)snprintf(index, sizeof index, "%s/trounce.db-shm", place->home);
    assert_ok(store_open(own, &place->errands.store, NULL));
    assert_ok(store_set_setting(place->errands.store, "theme", "dark"));
    place->errands.language = &language_english;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct message notice;
        char kept[FILE_PATH_MAX];
        struct words words = {.file = {NULL, 0}};
        (void)snprintf(path, sizeof path, "%s/%s", place->home, names[i]);
        if (strcmp(names[i], "symbolic") == 0) {
            assert_int_equal(symlink("trounce.db", path), 0);
        } else if (strcmp(names[i], "hard") == 0) {
            assert_int_equal(link(own, path), 0);
        }
        errands_import_history(&place->errands, app, path);
        assert_non_null(strstr(english(&answers->import_fault), sentence));
        errands_import(&place->errands, app, path);
        assert_non_null(strstr(english(&answers->import_fault), sentence));
        errands_lexicon(&place->errands, app, path);
        assert_non_null(strstr(english(&answers->lexicon_fault), sentence));
        assert_ok(store_set_setting(place->errands.store, setting_key(SETTING_LEXICON), path));
        assert_false(
            errands_open_kept(&words, place->errands.store, &language_english, kept, &notice));
        assert_non_null(strstr(english(&notice), sentence));
        assert_true(is_locked(own));
        assert_true(is_locked(index));
    }
    assert_int_equal(unlink(path), 0);
    (void)snprintf(path, sizeof path, "%s/symbolic", place->home);
    assert_int_equal(unlink(path), 0);

    /* A link where an export goes does not lead it to the history. */
    static const char *const formats[] = {"csv", "json", "db", "txt"};
    (void)snprintf(place->paths.player, sizeof place->paths.player, "%s", place->home);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct stat before;
        struct stat after;
        assert_null(export_as(place, formats[i])->export_fault.format);
        (void)message_write(&answers->exported, NULL, path, sizeof path);
        assert_int_equal(unlink(path), 0);
        assert_int_equal(symlink("trounce.db", path), 0);
        assert_int_equal(stat(own, &before), 0);
        assert_non_null(strstr(english(&export_as(place, formats[i])->export_fault), sentence));
        assert_int_equal(stat(own, &after), 0);
        assert_true(before.st_ino == after.st_ino);
        assert_int_equal(unlink(path), 0);
    }
    place->paths.player[0] = '\0';
    assert_true(is_locked(own));
    store_close(place->errands.store);
    place->errands.store = in_memory;
    assert_int_equal(unlink(own), 0);
    (void)snprintf(path, sizeof path, "%s/trounce.db-lock", place->home);
    assert_int_equal(unlink(path), 0);
}

TEST_CASE(test_letters_that_no_font_has)
{
    struct place *place = *state;
    struct message fault = {0};
    struct alphabet alphabet = {.letter_count = 2,
                                .letters = {{"a", "A"}, {"\U00100000", "\U00100001"}}};
    struct language language = {.english_name = "Klingon", .alphabet = &alphabet};
    assert_int_equal(TTF_Init(), 0);
    place->errands.fonts = fonts_new(TROUNCE_SOURCE_DIR "/fonts", &fault);
    place->errands.language = &language_english;
    place->rig.game->notice.text[0] = '\0';
    errands_warn(&place->errands, place->rig.app);
    assert_string_equal(place->rig.game->notice.text, "");
    place->errands.language = &language;
    errands_warn(&place->errands, place->rig.app);
    assert_string_equal(place->rig.game->notice.text, "The fonts here lack letters of Klingon: "
                                                      "install one that has them.");
    place->rig.game->notice.text[0] = '\0';
    place->errands.language = &language_english;
    fonts_free(place->errands.fonts);
    place->errands.fonts = NULL;
    TTF_Quit();
}

TEST_CASE(test_another_language)
{
    struct place *place = *state;
    struct app *app = place->rig.app;
    const struct game *game = app_game(app);
    char breton[128];
    char path[FILE_PATH_MAX];
    place->errands.language = &language_english;
    (void)snprintf(place->paths.languages, sizeof place->paths.languages, "%s/l", place->home);
    (void)snprintf(breton, sizeof breton, "%s/l/br", place->home);
    assert_int_equal(mkdir(place->paths.languages, 0700), 0);
    assert_int_equal(mkdir(breton, 0700), 0);

    errands_language(&place->errands, app, "br");
    assert_non_null(strstr(english(&game->answers.language_fault), "there is no language 'br'"));
    write_file(breton, "language.txt", "name Brezhoneg\nenglish Breton\nletters aA bB kK ñÑ\n");
    errands_language(&place->errands, app, "br");
    assert_non_null(strstr(english(&game->answers.language_fault), "br/trounce.lexicon"));
    assert_true(language_is_english(game->session.language));
    write_file(breton, "words.txt", "bak\nquiz\nbakañ\n");
    char dice[16 * 8 + 1] = "";
    for (int i = 0; i < 16; i++) {
        text_append(dice, sizeof dice, "ABKÑAB\n");
    }
    write_file(breton, "dice-16.txt", dice);
    errands_language(&place->errands, app, "br");
    assert_null(game->answers.language_fault.format);
    assert_string_equal(game->notice.text,
                        "words.txt: skipped 1 line that is not a word, the first in line 2");
    assert_string_equal(game->session.language->name, "Brezhoneg");
    assert_int_equal(lexicon_size(game->session.lexicon), 2);
    assert_string_equal(game->settings.lexicon, "");

    /* Word lists are read with its letters, and are found again. */
    write_file(breton, "own.txt", "ñañ\nbaz\n");
    (void)snprintf(path, sizeof path, "%s/own.txt", breton);
    errands_lexicon(&place->errands, app, path);
    assert_int_equal(lexicon_size(game->session.lexicon), 1);
    assert_ok(store_set_setting(place->errands.store, "lexicon.br", path));
    place->rig.game->notice.text[0] = '\0';
    errands_lexicon(&place->errands, app, "");
    assert_int_equal(lexicon_size(game->session.lexicon), 2);
    assert_string_equal(game->notice.text,
                        "words.txt: skipped 1 line that is not a word, the first in line 2");
    errands_language(&place->errands, app, "br");
    assert_int_equal(lexicon_size(game->session.lexicon), 1);
    assert_string_equal(game->settings.lexicon, path);
    assert_int_equal(unlink(path), 0);

    /* What has come into a page waits until the board is left. */
    (void)snprintf(place->errands.awaited, sizeof place->errands.awaited, "br");
    game_deal(place->rig.game);
    errands_follow(&place->errands, app);
    assert_non_null(game->session.round);
    assert_string_equal(place->errands.awaited, "br");
    game_give_up(place->rig.game);
    errands_follow(&place->errands, app);
    assert_string_equal(place->errands.awaited, "");
    assert_int_equal(lexicon_size(game->session.lexicon), 2);
    assert_string_equal(game->settings.lexicon, "");

    static const char *const names[] = {"br/words.txt", "br/dice-16.txt", "br/language.txt", "br",
                                        ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        (void)snprintf(path, sizeof path, "%s/l/%s", place->home, names[i]);
        assert_int_equal(remove(path), 0);
    }
}

RUN_TESTS(begin, end)
