/* SPDX-License-Identifier: MIT */
/*
 * The completion for bash, made from the tables of options. Leaves printing it to `trounce help`.
 */
#include "command.h"

#include <string.h>

#define NUMBERS_MAX 10 /* the longest range whose numbers are all offered */

/* The part that does not depend on the tables. Bash splits "--size=4" into three words. */
static const char engine[] =
    "\n"
    "_trounce() {\n"
    "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
    "    local command='' choices=''\n"
    "    COMPREPLY=()\n"
    "    if [[ $current == = ]]; then\n"
    "        current=''\n"
    "    elif [[ $previous == = ]]; then\n"
    "        previous=${COMP_WORDS[COMP_CWORD - 2]}\n"
    "    fi\n"
    "    if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} != -* ]]; then\n"
    "        command=${COMP_WORDS[1]}\n"
    "    fi\n"
    "    if [[ $previous != --* ]] || ! choices=$(_trounce_values \"$command $previous\"); then\n"
    "        if [[ $current == -* ]]; then\n"
    "            choices=$(_trounce_options \"$command\")\n"
    "        elif ((COMP_CWORD == 1)) || [[ $command == help ]]; then\n"
    "            choices=$_trounce_commands\n"
    "        elif ((COMP_CWORD == 2)); then\n"
    "            choices=$(_trounce_values \"$command\")\n"
    "        fi\n"
    "    fi\n"
    "    case $choices in\n"
    "    @file | @folder) compopt -o filenames 2>/dev/null ;;\n"
    "    esac\n"
    "    case $choices in\n"
    "    @file) mapfile -t COMPREPLY < <(compgen -f -- \"$current\") ;;\n"
    "    @folder) mapfile -t COMPREPLY < <(compgen -d -- \"$current\") ;;\n"
    "    *) mapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$current\") ;;\n"
    "    esac\n"
    "}\n"
    "\n"
    "complete -F _trounce trounce\n";

static void print_options(const char *command, const struct option_spec *table, struct writer *out)
{
    writer_format(out, "    '%s') echo", command);
    for (const struct option_spec *spec = table; spec->name; spec++) {
        writer_format(out, " --%s", spec->name);
    }
    writer_text(out, " --help ;;\n");
}

/* Prints the values of an option: words, @file, @folder, or nothing when they are not known. */
static void print_offers(const struct option_spec *spec, struct writer *out)
{
    if (spec->offers) {
        writer_format(out, " %s", spec->offers);
    } else if (spec->kind == OPTION_FILE) {
        writer_text(out, " @file");
    } else if (spec->kind == OPTION_FOLDER) {
        writer_text(out, " @folder");
    } else if (spec->kind == OPTION_CHOICE) {
        writer_format(out, " %s", spec->choices);
    } else if (spec->kind == OPTION_NUMBER && spec->max - spec->min < NUMBERS_MAX) {
        for (long number = spec->min; number <= spec->max; number++) {
            writer_format(out, " %ld", number);
        }
    }
}

static void print_values(const char *command, const struct option_spec *table, struct writer *out)
{
    for (const struct option_spec *spec = table; spec->name; spec++) {
        if (spec->kind != OPTION_FLAG) {
            writer_format(out, "    '%s --%s') echo", command, spec->name);
            print_offers(spec, out);
            writer_text(out, " ;;\n");
        }
    }
}

void completion_print(const struct command *const *commands, const struct option_spec *window,
                      struct writer *out)
{
    /* REUSE-IgnoreStart */
    writer_text(out, "# shellcheck shell=bash\n"
                     "# SPDX-License-Identifier: MIT\n"
                     "# Completion of trounce for bash, as `trounce help --completion` prints it.\n"
                     "\n_trounce_commands='");
    /* REUSE-IgnoreEnd */
    for (int i = 0; commands[i]; i++) {
        writer_format(out, i > 0 ? " %s" : "%s", commands[i]->name);
    }
    writer_text(out, "'\n\n"
                     "# The options of command $1, or of the window.\n"
                     "_trounce_options() {\n"
                     "    case $1 in\n");
    for (int i = 0; commands[i]; i++) {
        print_options(commands[i]->name, commands[i]->options, out);
    }
    if (window) {
        print_options("", window, out);
    }
    writer_text(out,
                "    esac\n"
                "}\n\n"
                "# What can follow \"COMMAND --OPTION\", or COMMAND alone; false: no value does.\n"
                "_trounce_values() {\n"
                "    case $1 in\n");
    for (int i = 0; commands[i]; i++) {
        print_values(commands[i]->name, commands[i]->options, out);
        if (strncmp(commands[i]->usage, "FILE", 4) == 0) {
            writer_format(out, "    '%s') echo @file ;;\n", commands[i]->name);
        }
    }
    if (window) {
        print_values("", window, out);
    }
    writer_text(out, "    *) return 1 ;;\n"
                     "    esac\n"
                     "}\n");
    writer_text(out, engine);
}
