/* SPDX-License-Identifier: MIT */
/*
 * Text commands with any bytes as their standard input, arguments and files.
 */
#include "commands.h"
#include "fuzz.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define ARGUMENTS_MAX 12
#define TEXT_MAX      4095
#define TICKS_MAX     130

#define LIST  "@list"  /* a file of words */
#define BYTES "@bytes" /* a file of the input's bytes */
#define TEXT  "@text"  /* the input's first line */

/* Each is a command and its arguments. The dice and the lexicon are the game's files. */
static const struct call {
    const struct command *command;
    const char *arguments[ARGUMENTS_MAX];
} calls[] = {
    {&command_batch, {"--lexicon", LIST}},
    {&command_batch, {"--lexicon", LIST, "--words", "unique"}},
    {&command_tray, {NULL}},
    {&command_tray, {"--bits", "32"}},
    {&command_scrambler, {"--words", LIST, "--seed", "7"}},
    {&command_scrambler, {"--words", LIST, "--size", "3", "--seed", "1"}},
    {&command_scrambler, {"--words", LIST, "--code", TEXT}},
    {&command_scrambler, {"--words", BYTES, "--size", "5", "--seed", "1", "--solution"}},
    {&command_solve, {"--lexicon", LIST}},
    {&command_solve, {"--lexicon", LIST, "--format", "json", "--paths"}},
    {&command_solve, {"--lexicon", LIST, "--format", "tsv", "--size", "2x3"}},
    {&command_solve, {"--lexicon", BYTES, "--sort", "points", "sateinrlogdecupm"}},
    {&command_find, {TEXT, "sate", "tear", "qu"}},
    {&command_find, {"sateinrlogdecupm", TEXT}},
    {&command_lexicon, {LIST, "--contains", TEXT, "--prefix", TEXT}},
    {&command_lexicon, {BYTES, "--list"}},
    {&command_lexicon, {BYTES, "--contains", "sate"}},
    {&command_shake, {"--lexicon", LIST, "--code", TEXT}},
    {&command_shake, {"--lexicon", LIST, "--dice", BYTES, "--richness", "lean"}},
    {&command_challenge, {"--lexicon", LIST, TEXT}},
    {&command_challenge, {"--lexicon", LIST, "--dice", BYTES, TEXT}},
};

static const char words[] = "sate\nseat\ntear\nrate\nlore\ntea\nate\neat\nquit\nstare\n"
                            "cat\ndog\nslate\nqi\nqua\nit\n";

static struct cli cli;
static char *said; /* on standard error */
static size_t said_size;
static int ticks;

/* Skips all waiting; after too many ticks, output fails as if nobody listened. */
int __wrap_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                           struct timespec *rest);

int __wrap_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                           struct timespec *rest)
{
    (void)clock;
    (void)flags;
    (void)time;
    (void)rest;
    if (++ticks > TICKS_MAX) {
        cli.out.error = 32; /* EPIPE */
    }
    return 0;
}

/* A file in memory. */
struct filed {
    int handle;
    size_t size;
    char name[32];
};

static void file_make(struct filed *filed)
{
    filed->handle = memfd_create("bytes", 0);
    require(filed->handle >= 0);
    (void)snprintf(filed->name, sizeof filed->name, "/proc/self/fd/%d", filed->handle);
}

static void fill(struct filed *filed, const void *bytes, size_t size)
{
    require(size >= filed->size || ftruncate(filed->handle, (off_t)size) == 0);
    require(pwrite(filed->handle, bytes, size, 0) == (ssize_t)size);
    filed->size = size;
}

static bool names(const struct call *call, const char *argument)
{
    for (int i = 0; i < ARGUMENTS_MAX && call->arguments[i]; i++) {
        if (strcmp(call->arguments[i], argument) == 0) {
            return true;
        }
    }
    return false;
}

/* Nothing from outside may reach the terminal unescaped. */
static void look_at_messages(void)
{
    (void)fflush(stderr);
    for (size_t i = 0; i < said_size; i++) {
        unsigned char byte = (unsigned char)said[i];
        require((byte >= ' ' && byte != 0x7f) || (byte == '\n' && i + 1 == said_size));
    }
    rewind(stderr);
}

static void run(const struct call *call, char *list, char *file, char *text)
{
    char *argv[ARGUMENTS_MAX + 2] = {(char *)call->command->name};
    int argc = 1;
    struct arguments arguments;
    char fault[ARGUMENTS_FAULT_MAX];
    for (int i = 0; i < ARGUMENTS_MAX && call->arguments[i]; i++) {
        const char *given = call->arguments[i];
        argv[argc++] = strcmp(given, LIST) == 0    ? list
                       : strcmp(given, BYTES) == 0 ? file
                       : strcmp(given, TEXT) == 0  ? text
                                                   : (char *)given;
    }
    cli.command = call->command;
    if (arguments_read(call->command->options, argc, argv, &arguments, fault) == ARGUMENTS_READ) {
        enum outcome outcome = call->command->run(&cli, &arguments);
        (void)writer_flush(&cli.out);
        require(outcome <= OUTCOME_BAD && (outcome != OUTCOME_BAD || fflush(stderr) == 0));
        require(outcome != OUTCOME_BAD || said_size > 0);
        arguments_deinit(&arguments);
    }
    look_at_messages();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct filed input, list, file;
    static int output = -1;
    char text[TEXT_MAX + 1];
    struct fuzz_bytes bytes = {data, data + size};
    if (output < 0) {
        file_make(&input);
        file_make(&list);
        file_make(&file);
        output = open("/dev/null", O_WRONLY);
        stderr = open_memstream(&said, &said_size);
        require(output >= 0 && stderr);
        fill(&list, words, sizeof words - 1);
        paths_find(&cli.paths, "trounce");
    }
    const struct call *call = &calls[fuzz_byte(&bytes) % (sizeof calls / sizeof calls[0])];
    size_t left = (size_t)(bytes.end - bytes.at);
    if (names(call, BYTES)) {
        fill(&file, bytes.at, left);
    } else {
        fill(&input, bytes.at, left);
        require(lseek(input.handle, 0, SEEK_SET) == 0);
    }
    (void)fuzz_text(&bytes, TEXT_MAX, text);
    text[strcspn(text, "\n")] = '\0';
    ticks = 0;
    writer_init(&cli.out, output);
    reader_init(&cli.in, input.handle, &cli.out);
    run(call, list.name, file.name, text);
    return 0;
}
