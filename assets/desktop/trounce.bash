# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# bash completion for trounce: commands, options and their values.

# The options of the window, or of the command $1.
_trounce_options() {
    case $1 in
    tray) echo --bits --help ;;
    batch) echo --lexicon --words --help ;;
    solve) echo --lexicon --rules --min --size --sort --format --paths --help ;;
    find) echo --size --help ;;
    lexicon) echo --contains --prefix --list --tier --pack --help ;;
    shake) echo --code --size --dice --lexicon --rules --richness --help ;;
    hunt)
        echo --size --rules --lexicon --pool --runs --threads --seed --shard --best --state --help
        ;;
    scrambler) echo --words --size --seed --code --tier --solution --help ;;
    history) echo --format --data --help ;;
    help) ;;
    *) echo --board --code --size --dice --lexicon --data --rules --rival --solo --scrambler --time --window --renderer \
        --theme --mute --fullscreen --help --version ;;
    esac
}

# What can follow option $2 of command $1: words, @file, @folder, or nothing that could be known.
_trounce_values() {
    case $1$2 in
    tray--bits) echo 16 32 ;;
    batch--words) echo all unique ;;
    scrambler--words | hunt--state | *--lexicon | *--dice | *--pack) echo @file ;;
    *--data) echo @folder ;;
    *--rules) echo four classic plain ;;
    *--richness) echo lean fair rich feast ;;
    *--rival) echo novice scholar expert merciless ;;
    solve--sort) echo length alpha points ;;
    solve--format) echo text json tsv ;;
    solve--size | find--size | hunt--size) echo 4x4 4x5 5x5 6x6 ;;
    history--format) echo text json csv ;;
    scrambler--size) echo 3 4 5 6 7 8 9 ;;
    *--size)
        case " ${COMP_LINE-} " in
        *" --scrambler "*) echo 3 4 5 6 7 8 9 ;;
        *) echo 4 5 6 ;;
        esac
        ;;
    *--tier) echo 10 20 35 40 50 55 60 70 80 ;;
    *--theme) echo dark light contrast system ;;
    *--renderer) echo software opengl ;;
    *--time) echo 0 120 180 300 ;;
    *--window) echo 1280x800 ;;
    esac
}

# Does option $2 of command $1 take a value?
_trounce_takes_value() {
    case $1$2 in
    *--paths | *--list | *--solution | *--solo | *--scrambler | *--mute | *--fullscreen | *--help | *--version)
        return 1 ;;
    *--*) return 0 ;;
    esac
    return 1
}

_trounce() {
    local commands='tray batch solve find lexicon shake scrambler hunt history help'
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command='' choices=''
    COMPREPLY=()
    # bash takes "--size=4" for three words.
    if [[ $current == = ]]; then
        current=''
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} != -* ]]; then
        command=${COMP_WORDS[1]}
    fi
    if [[ $previous == --* ]] && _trounce_takes_value "$command" "$previous"; then
        choices=$(_trounce_values "$command" "$previous")
    elif [[ $current == -* ]]; then
        choices=$(_trounce_options "$command")
    elif ((COMP_CWORD == 1)) || [[ $command == help ]]; then
        choices=$commands
    elif [[ $command == lexicon ]] && ((COMP_CWORD == 2)); then
        choices=@file
    fi
    if [[ $choices == @file ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    elif [[ $choices == @folder ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
    fi
}

complete -F _trounce trounce
