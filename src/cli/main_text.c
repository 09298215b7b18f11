/* SPDX-License-Identifier: MIT */
/*
 * The main program of a build without a window. Leaves the text commands to cli.c.
 */
#include "cli.h"
#include "machine.h"
#include "stream.h"
#include "writer.h"

#include <string.h>

int main(int argc, char **argv)
{
    machine_begin(&argc, &argv);
    if (cli_is_wanted(argc, argv)) {
        return cli_run(argc, argv, NULL);
    }
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        return cli_run(1, argv, NULL);
    }
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        static struct writer out;
        stream_begin();
        writer_init(&out, STREAM_OUT);
        writer_format(&out, "Trounce %s\n", TROUNCE_VERSION);
        return writer_finish(&out, "trounce") ? OUTCOME_YES : OUTCOME_BAD;
    }
    writer_complain("trounce", "this program was built without a window; trounce help lists the "
                               "text commands");
    return OUTCOME_BAD;
}
