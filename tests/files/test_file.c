/* SPDX-License-Identifier: MIT */
/*
 * Reading whole files, word lists and dice from them, and which files of a folder are translations.
 */
#include "disk.h"
#include "english.h"
#include "folder.h"
#include "paths.h"
#include "test.h"
#include "words.h"

#include "trounce/memory.h"
#include "trounce/trie.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef TEST_POSIX
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#endif

/* ---- files ---- */

TEST_CASE(test_a_file_is_read)
{
    struct file file;
    struct message fault = {0};
    assert_true(file_open(&file, folder_write("late.txt", "late"), &fault));
    assert_int_equal(file.size, 4);
    assert_memory_equal(file.bytes, "late", 4);
    file_close(&file);
    assert_null(file.bytes);
    file_close(&file); /* closing twice is harmless */
}

/* A file truncated or overwritten after reading stays as it was read. */
TEST_CASE(test_a_file_that_shrinks)
{
    struct file file;
    struct message fault = {0};
    char text[300001];
    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    assert_true(file_open(&file, folder_write("late.txt", text), &fault));
    assert_int_equal(truncate(folder_path("late.txt"), 0), 0);
    folder_write("late.txt", "late");
    assert_int_equal(file.size, sizeof text - 1);
    assert_memory_equal(file.bytes, text, sizeof text - 1);
    file_close(&file);
}

#ifdef TEST_POSIX

/* A larger file is refused by its size, before memory is allocated for it. */
TEST_CASE(test_a_file_that_is_too_large)
{
    static const off_t sizes[] = {FILE_SIZE_MAX + 1, ((off_t)1 << 32) + 4};
    struct file file;
    struct message fault = {0};
    const char *path = folder_write("large.txt", "late");
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        assert_int_equal(truncate(path, sizes[i]), 0);
        assert_false(file_open(&file, path, &fault));
        assert_non_null(strstr(english(&fault), strerror(EFBIG)));
    }
    assert_int_equal(unlink(path), 0);
}

/* A file without a size, such as a pipe, is read to its end. */
TEST_CASE(test_a_pipe_is_read)
{
    struct file file;
    struct message fault = {0};
    int ends[2];
    char name[64];
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(write(ends[1], "late", 4), 4);
    assert_int_equal(close(ends[1]), 0);
    (void)snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    assert_false(file_open(&file, name, &fault)); /* not given by the user */
    assert_true(file_open_given(&file, name, &fault));
    assert_int_equal(file.size, 4);
    assert_memory_equal(file.bytes, "late", 4);
    file_close(&file);
    assert_int_equal(close(ends[0]), 0);
}

static void refuses(const char *path, const char *why)
{
    struct file file;
    struct words words;
    struct dice dice;
    struct message fault = {0};
    char wanted[FILE_PATH_MAX + 256];
    (void)snprintf(wanted, sizeof wanted, "%s: %s", path, why);
    assert_false(file_open(&file, path, &fault));
    assert_string_equal(english(&fault), wanted);
    assert_null(file.bytes);
    assert_false(file_open_given(&file, path, &fault));
    assert_string_equal(english(&fault), wanted);
    assert_false(file_read_dice(&alphabet_english, path, 0, &dice, &fault));
    assert_string_equal(english(&fault), wanted);
    assert_false(words_open(&words, &alphabet_english, path, &fault));
    assert_string_equal(english(&fault), wanted);
    assert_false(words_open_chosen(&words, &alphabet_english, path, &fault));
    assert_string_equal(english(&fault), wanted);
}

/* Opening a pipe would block until somebody writes, and reading a device might never end. */
TEST_CASE(test_what_is_no_file_is_not_opened)
{
    char path[256];
    struct message fault = {0};
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    refuses(folder, "Is a directory");
    refuses("/dev/zero", "it is a device, not a file");
    (void)snprintf(path, sizeof path, "%s/pipe", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    refuses(path, "it is a pipe, not a file");
    assert_false(file_may_be(path, &fault));
    assert_int_equal(unlink(path), 0);
    assert_true(file_may_be(path, &fault));
    int listener = socket(AF_UNIX, SOCK_STREAM, 0);
    (void)snprintf(address.sun_path, sizeof address.sun_path, "%s/pipe", folder);
    assert_int_equal(bind(listener, (void *)&address, sizeof address), 0);
    refuses(path, "it is a socket, not a file");
    assert_int_equal(close(listener), 0);
    assert_int_equal(unlink(path), 0);
}

/* An endless stream is not read until memory runs out. */
TEST_CASE(test_a_stream_without_an_end)
{
    struct file file;
    struct message fault = {0};
    char name[64];
    int zeros = open("/dev/zero", O_RDONLY);
    (void)snprintf(name, sizeof name, "/dev/fd/%d", zeros);
    assert_false(file_open_given(&file, name, &fault));
    assert_non_null(strstr(english(&fault), strerror(EFBIG)));
    assert_int_equal(close(zeros), 0);
}

#endif

static bool write_text(void *context, FILE *stream)
{
    return fputs(context, stream) >= 0;
}

static bool give_up(void *context, FILE *stream)
{
    errno = *(int *)context;
    return fputs("half", stream) < 0;
}

static int name_count(void)
{
    int count = 0;
    DIR *names = opendir(folder);
    while (readdir(names)) {
        count++;
    }
    (void)closedir(names);
    return count;
}

/* Files are written completely or not at all, and leave nothing beside them. */
TEST_CASE(test_a_file_is_replaced)
{
    struct file file;
    struct message fault = {0};
    char path[FILE_PATH_MAX];
    char wanted[FILE_PATH_MAX + 256];
    char long_path[PATH_MAX + 2];
    int reasons[] = {ENOSPC, 0};
    (void)snprintf(path, sizeof path, "%s", folder_write("replaced.txt", "before"));
    int names = name_count();
    assert_true(file_replace(path, write_text, "after", &fault));
    assert_true(file_open(&file, path, &fault));
    assert_int_equal(file.size, 5);
    assert_memory_equal(file.bytes, "after", 5);
    file_close(&file);
#ifdef TEST_POSIX
    struct stat status;
    mode_t mask = umask(0);
    (void)umask(mask);
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 0777, 0666 & ~mask);
#endif

    (void)snprintf(wanted, sizeof wanted, "%s: %s", path, strerror(ENOSPC));
    assert_false(file_replace(path, give_up, &reasons[0], &fault));
    assert_string_equal(english(&fault), wanted);
    assert_false(file_replace(path, give_up, &reasons[1], &fault));
    assert_string_equal(english(&fault), "");
    assert_true(file_open(&file, path, &fault));
    assert_memory_equal(file.bytes, "after", 5);
    file_close(&file);
    assert_int_equal(name_count(), names);

    assert_false(file_replace(folder, write_text, "text", &fault));
    assert_non_null(strstr(english(&fault), strerror(EISDIR)));
    assert_false(file_replace("/nowhere/file", write_text, "text", &fault));
    assert_string_equal(english(&fault), "/nowhere/file: No such file or directory");
    memset(long_path, 'a', sizeof long_path);
    long_path[sizeof long_path - 1] = '\0';
    assert_false(file_replace(long_path, write_text, "text", &fault));
    assert_int_equal(unlink(path), 0);
}

#ifdef TEST_POSIX /* elsewhere a file with a name is left */

static bool be_killed(void *context, FILE *stream)
{
    (void)context;
    (void)fputs("half", stream);
    (void)fflush(stream);
    (void)raise(SIGKILL);
    return false;
}

/* A program that is killed while it writes leaves nothing beside the file. */
TEST_CASE(test_a_program_that_is_killed_while_it_writes)
{
    struct message fault = {0};
    char path[FILE_PATH_MAX];
    int status;
    (void)snprintf(path, sizeof path, "%s", folder_write("replaced.txt", "before"));
    int names = name_count();
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        (void)file_replace(path, be_killed, NULL, &fault);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    assert_int_equal(name_count(), names);
    assert_int_equal(unlink(path), 0);
}

/* Links stay what they are, also if what they lead to is elsewhere or not there yet. */
TEST_CASE(test_a_file_is_replaced_through_links)
{
    struct file file;
    struct stat status;
    struct message fault = {0};
    char paths[3][FILE_PATH_MAX];
    static const char *const names[] = {"first", "sub/second", "target"};
    for (size_t i = 0; i < 3; i++) {
        (void)snprintf(paths[i], sizeof paths[i], "%s", folder_path(names[i]));
    }
    assert_true(disk_make_folder(folder_path("sub")));
    assert_int_equal(symlink("sub/second", paths[0]), 0);
    assert_int_equal(symlink("../target", paths[1]), 0);
    for (int time = 0; time < 2; time++) {
        assert_true(file_replace(paths[0], write_text, "text", &fault));
        assert_true(lstat(paths[0], &status) == 0 && S_ISLNK(status.st_mode));
        assert_true(lstat(paths[1], &status) == 0 && S_ISLNK(status.st_mode));
        assert_true(file_open(&file, paths[2], &fault));
        assert_memory_equal(file.bytes, "text", 4);
        file_close(&file);
        folder_write("target", "before");
    }
    assert_int_equal(unlink(paths[1]), 0);
    assert_int_equal(symlink(paths[2], paths[1]), 0);
    assert_true(file_replace(paths[0], write_text, "text", &fault));
    assert_int_equal(unlink(paths[2]), 0);
    assert_int_equal(symlink("first", paths[2]), 0);
    assert_false(file_replace(paths[0], write_text, "text", &fault));
    assert_non_null(strstr(english(&fault), strerror(ELOOP)));
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(unlink(paths[i]), 0);
    }
    assert_int_equal(rmdir(folder_path("sub")), 0);
}

#endif

TEST_CASE(test_an_empty_file)
{
    struct file file;
    struct message fault = {0};
    assert_true(file_open(&file, folder_write("empty", ""), &fault));
    assert_int_equal(file.size, 0);
    file_close(&file);
}

TEST_CASE(test_what_cannot_be_read)
{
    struct file file = {.size = 1};
    struct message fault = {0};
    char wanted[FILE_PATH_MAX + 256];
    assert_false(file_open(&file, "/nowhere/list.txt", &fault));
    assert_string_equal(english(&fault), "/nowhere/list.txt: No such file or directory");
    assert_int_equal(file.size, 0);
    assert_false(file_open(&file, folder, &fault));
    (void)snprintf(wanted, sizeof wanted, "%s: Is a directory", folder);
    assert_string_equal(english(&fault), wanted);
    file_close(&file);
}

/* ---- lists of words, dice ---- */

TEST_CASE(test_words)
{
    struct words words;
    struct message fault = {0};
    char wanted[FILE_PATH_MAX + 256];
    assert_true(words_open(&words, &alphabet_english, folder_write("list.txt", "late\nl8\nslate\n"),
                           &fault));
    assert_true(lexicon_contains(&words.lexicon, "slate", 5));
    assert_non_null(strstr(english(&words.skipped), "the first in line 2"));
    assert_null(words.file.bytes); /* the lexicon does not need the text */
    words_close(&words);
    words_close(&words);
    assert_true(words_open(&words, &alphabet_english, folder_path("list.txt"), &fault));
    words_close(&words);

    assert_false(words_open(&words, &alphabet_english, folder_write("list.txt", "l8\n"), &fault));
    (void)snprintf(wanted, sizeof wanted, "%s/list.txt:1: ", folder);
    assert_memory_equal(english(&fault), wanted, strlen(wanted));
    assert_null(words.lexicon.nodes);
    assert_null(words.file.bytes);
    assert_false(words_open(&words, &alphabet_english, "/nowhere/list.txt", &fault));
    assert_string_equal(english(&fault), "/nowhere/list.txt: No such file or directory");
    words_close(&words);
}

/* A packed list is used as it is, in memory: the file may shrink under the game. */
TEST_CASE(test_packed_words_that_shrink)
{
    struct words words;
    struct message fault = {0};
    struct trie *trie;
    void *image;
    size_t size;
    struct word_note note = {35, WORD_MARK_NONE};
    assert_ok(trie_new(&alphabet_english, &trie));
    assert_ok(trie_add(trie, "slate", 5, note, NULL));
    assert_ok(lexicon_pack(trie, &image, &size));
    folder_write_bytes("list.txt", image, size);
    assert_true(words_open(&words, &alphabet_english, folder_path("list.txt"), &fault));
    assert_null(words.lexicon.owned);
    assert_int_equal(truncate(folder_path("list.txt"), 0), 0);
    assert_true(lexicon_contains(&words.lexicon, "slate", 5));
    words_close(&words);
    memory_free(image);
    trie_free(trie);
}

TEST_CASE(test_dice)
{
    struct dice dice;
    struct paths paths;
    struct message fault = {0};
    char wanted[FILE_PATH_MAX + 256];
    (void)snprintf(paths.dice, sizeof paths.dice, "%s/assets/dice", TROUNCE_SOURCE_DIR);
    for (const struct dice_set *set = dice_sets(); set->name != NULL; set++) {
        assert_true(paths_read_dice(&paths, set, &dice, &fault));
        assert_ptr_equal(dice_set_of(&dice), set);
    }
    assert_true(
        file_read_dice(&alphabet_english, folder_write("dice.txt", "abcdef\n"), 0, &dice, &fault));
    assert_int_equal(dice.count, 1);
    assert_false(file_read_dice(&alphabet_english, folder_path("dice.txt"), 16, &dice, &fault));
    assert_false(
        file_read_dice(&alphabet_english, folder_write("dice.txt", "abc#ef\n"), 0, &dice, &fault));
    (void)snprintf(wanted, sizeof wanted, "%s/dice.txt:1:4: ", folder);
    assert_memory_equal(english(&fault), wanted, strlen(wanted));
    (void)snprintf(paths.dice, sizeof paths.dice, "%s", folder);
    struct dice_set set = {.name = "dice", .count = 16};
    folder_write("dice.txt", "abcdef\n");
    assert_false(paths_read_dice(&paths, &set, &dice, &fault));
    (void)snprintf(paths.dice, sizeof paths.dice, "%s", "/nowhere");
    assert_false(paths_read_dice(&paths, dice_set_default(4), &dice, &fault));
    assert_memory_equal(english(&fault), "/nowhere/", 9);
}

/* ---- translations ---- */

TEST_CASE(test_a_folder_of_translations)
{
    static const char *const names[] = {"fr.mo", "de.mo", "pt_BR.mo", ".mo",
                                        "pl.po", "mo",    ".x.mo",    "much-too-long-a-code.mo",
                                        "plain"};
    struct translations found;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        folder_write(names[i], names[i]);
    }
    assert_true(disk_make_folder(folder_path("es.mo"))); /* not a file */
    file_open_translations(&found, folder);
    assert_int_equal(found.count, 3);
    assert_string_equal(found.list[0].code, "de");
    assert_string_equal(found.list[1].code, "fr");
    assert_string_equal(found.list[2].code, "pt_BR");
    assert_int_equal(found.list[2].file.size, strlen("pt_BR.mo"));
    assert_memory_equal(found.list[2].file.bytes, "pt_BR.mo", strlen("pt_BR.mo"));
    file_close_translations(&found);
    file_close_translations(&found);
    assert_int_equal(rmdir(folder_path("es.mo")), 0);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_int_equal(unlink(folder_path(names[i])), 0);
    }
}

TEST_CASE(test_no_folder_of_translations)
{
    struct translations found;
    file_open_translations(&found, "/nowhere/at/all");
    assert_int_equal(found.count, 0);
    file_close_translations(&found);
}

RUN_TESTS(folder_make, folder_remove)
