# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# A separate screen with a mouse and keyboard, or the hand of drive.c, and checks of what is shown. To
# be sourced after `root` is set by a script with the arguments [--dummy] PROGRAM [FOLDER], or after
# these are set: `dummy` (not empty: no screen, but drive), `program`, `out` (the folder of screenshots),
# `log` (of the window), `places` (a file of lines `NAME X Y`), `seed`, `width` and `height`.
# shellcheck disable=SC2046,SC2086 # places and sizes are split into words on purpose
if [ -z "${program-}" ]; then
    dummy=
    if [ "$1" = --dummy ]; then
        dummy=yes
        shift
    fi
    program=$1
    # shellcheck disable=SC2034 # read by the scripts
    build=$(dirname -- "$program")
    out=${2:-$root/build-window/${0##*/}}
    seed=7
    width=1280
    height=800
    mkdir -p "$out"
    rm -f "$out"/*.png "$out"/*.log "$out"/*.txt
    places=$out/places.txt
    log=$out/window.log
fi
: "${out:?}" "${log:?}" "${places:?}" "${program:?}" "${width:?}" "${height:?}" "${seed:?}"
: "${dummy=}"

# The expected texts are English.
export LANG=C
unset LANGUAGE

server=
compositor=
game=
driver=x11 # SDL's video driver, if there is a screen
screen_width=$width # of the area for windows
screen_height=$height
beside=0   # extra width of the screen, in pixels, that no window covers
origin_x=0 # the window's position on the screen
origin_y=0
finish() {
    [ -z "$game" ] || kill "$game" 2>/dev/null || :
    [ -z "$game" ] || kill -CONT "$game" 2>/dev/null || :
    [ -z "$compositor" ] || kill "$compositor" 2>/dev/null || :
    [ -z "$server" ] || kill "$server" 2>/dev/null || :
}
trap finish EXIT

# The number of looks, ten per second. They run out only if the game hangs: a busy machine may be slow.
patience=3000

if [ -z "$dummy" ]; then
    for tool in Xvfb xdotool import; do
        command -v $tool >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
    done
fi

# Opens a separate screen, with a number that the server chooses. With -r, a key that a busy machine
# holds for long does not repeat.
open_screen() {
    rm -f "$out/display.txt" # of an earlier screen
    Xvfb -displayfd 3 -screen 0 $((screen_width + beside))x${screen_height}x24 -nolisten tcp -r \
        3>"$out/display.txt" >"$out/xvfb.log" 2>&1 &
    server=$!
    look_left=$patience
    until [ -s "$out/display.txt" ]; do
        look_left=$((look_left - 1))
        if [ $look_left -eq 0 ] || ! kill -0 $server; then
            echo "Xvfb did not start" >&2
            exit 1
        fi
        sleep 0.1
    done
    DISPLAY=:$(cat "$out/display.txt")
    export DISPLAY
}

fail() {
    echo "FAILED: $1" >&2
    [ -n "$dummy" ] || photo failed || :
    tail -n 40 "$log" >&2 || :
    cat "$out/program.log" >&2 || :
    exit 1
}

# wait_for WHAT COMMAND...: waits until the command succeeds.
wait_for() {
    wait_name=$1
    wait_left=$patience
    shift
    until "$@"; do
        wait_left=$((wait_left - 1))
        [ $wait_left -gt 0 ] || fail "$wait_name: waited for in vain"
        [ -z "$compositor" ] || kill -0 "$compositor" 2>/dev/null || fail "the compositor ended"
        sleep 0.1
    done
    echo "saw     $wait_name"
}

# --- the eye ---

# Prints the texts on the screen now, one per line: the last block of the log.
screen() {
    awk '
        /^show / { block = "" }
        /^text / { block = block substr($0, 6) "\n" }
        END { printf "%s", block }' "$log" 2>/dev/null
}

# Prints what has been on screen since the hand's last action began. A message that is shown for only a
# second can thus be seen however late one looks.
begun=0 # bytes of the log by then
looked=yes
shown_since() {
    tail -c +$((begun + 1)) "$log" 2>/dev/null
}

# look_within LOOKS COMMAND...: waits until it succeeds; fails if it does not within so many looks.
look_within() {
    look_left=$1
    shift
    until "$@"; do
        look_left=$((look_left - 1))
        [ $look_left -gt 0 ] && kill -0 "$game" 2>/dev/null || return 1
        sleep 0.1
    done
    looked=yes
}

# look COMMAND...: the same, with all patience.
look() {
    look_within $patience "$@"
}

shows() {
    shown_since | grep -qxF -- "text $1"
}

# Texts may be wrapped, so the lines of a drawing are joined.
shows_part() {
    shown_since | PART=$1 awk '
        function ends() { if (index(block, ENVIRON["PART"])) found = 1; block = "" }
        /^show / { ends() }
        /^text / { block = block substr($0, 6) " " }
        END { ends(); exit !found }'
}

# see TEXT: waits until a text on screen is exactly TEXT.
see() {
    look shows "$1" || fail "\"$1\" did not appear"
    echo "saw     $1"
}

# see_part TEXT: waits until TEXT is part of what is on screen.
see_part() {
    look shows_part "$1" || fail "\"$1\" did not appear"
    echo "saw     $1"
}

# photo NAME [SECONDS]: takes a screenshot, after a pause for animations.
photo() {
    if [ -z "$dummy" ]; then
        sleep "${2:-0}"
        import -window root "$out/$1.png"
    fi
}

# --- the hand: a mouse of X, or lines for drive ---

at_x=0
at_y=0

# Called before each action of the hand: what is seen from now on may be its result. A new screen
# ignores presses for 0.4 s, the results of a round for a second.
acts() {
    if [ -n "$looked" ]; then
        if screen | grep -qxF "Same board"; then sleep 1.05; else sleep 0.45; fi
        begun=$(wc -c 2>/dev/null <"$log" || echo 0)
        looked=
    fi
}

move() { # X Y
    acts
    at_x=$1
    at_y=$2
    if [ -n "$dummy" ]; then
        echo "move $1 $2" >&4
    else
        xdotool mousemove $((origin_x + $1)) $((origin_y + $2))
    fi
}

press() {
    acts
    if [ -n "$dummy" ]; then echo press >&4; else xdotool mousedown 1; fi
}

release() {
    acts
    if [ -n "$dummy" ]; then echo release >&4; else xdotool mouseup 1; fi
}

type_text() {
    acts
    if [ -n "$dummy" ]; then echo "text $1" >&4; else xdotool type --delay 40 "$1"; fi
}

key() { # Return, Escape, ctrl+p, shift+Right
    acts
    if [ -n "$dummy" ]; then echo "key $1" >&4; else xdotool key "$1"; fi
}

place() { # NAME: prints "X Y"
    awk -v name="$1" '$1 == name {print $2, $3; exit}' "$places"
}

click() { # NAME of a button
    move $(place "$1")
    press
    release
}

# click_for NAME TEXT: clicks until TEXT is on screen. A press that changes nothing is repeated: a machine
# that draws slowly may still be ignoring the presses of a new screen.
click_for() {
    click "$1"
    click_left=$((patience / 50))
    until look_within 50 shows "$2"; do
        click_left=$((click_left - 1))
        if [ $click_left -le 0 ] || ! kill -0 "$game" 2>/dev/null; then
            fail "\"$2\" did not appear"
        fi
        click "$1"
    done
    echo "saw     $2"
}

# Window managers place windows as they like. Two moves reveal where this one is: the log then has a pair
# of lines as far apart as the two places on the screen. The compositor counts from where the pointer
# entered, so it enters again each time.
find_move() {
    xdotool mousemove $((screen_width + beside / 2)) $find_y
    sleep 0.1
    xdotool mousemove $((find_x - 38)) $((find_y - 24))
    sleep 0.1
    xdotool mousemove $find_x $find_y
    sleep 0.1
    find_at=$(tail -n +$find_from "$log" | awk '$2 == "move" {
        if (seen && $3 - x == 38 && $4 - y == 24) {found = $3 " " $4}
        seen = 1; x = $3; y = $4} END{print found}')
    [ -n "$find_at" ]
}

find_window() {
    find_x=$((screen_width / 2))
    find_y=$((screen_height / 2))
    find_from=$(($(wc -l <"$log") + 1))
    wait_for "where the window is" find_move
    origin_x=$((find_x - ${find_at% *}))
    origin_y=$((find_y - ${find_at#* }))
}

# Actions between together and go reach the game at once, with no time passing in between. A game with a
# real mouse is stopped meanwhile, and finds all events when it continues.
together() {
    acts
    if [ -n "$dummy" ]; then echo together >&4; else kill -STOP "$game"; fi
}

go() {
    if [ -n "$dummy" ]; then echo go >&4; else kill -CONT "$game"; fi
}

glide() { # X Y: moves the pointer there in small steps, like a real hand
    glide_x=$at_x
    glide_y=$at_y
    glide_step=1
    while [ $glide_step -le 6 ]; do
        move $((glide_x + ($1 - glide_x) * glide_step / 6)) \
            $((glide_y + ($2 - glide_y) * glide_step / 6))
        glide_step=$((glide_step + 1))
    done
    # Windows drops all moves but the last that a busy game has not read yet.
    glide_left=$patience
    until [ "$driver" != windows ] || shown_since | grep -q " move $1 $2 held"; do
        glide_left=$((glide_left - 1))
        [ $glide_left -gt 0 ] || fail "the pointer did not arrive"
        sleep 0.05
    done
}

# --- the board, as printed by plan.c ---

cell() { # NUMBER: prints "X Y"
    awk -v cell="$1" '$1 == "cell" && $2 == cell {print $3, $4; exit}' "$places"
}

trace() { # CELLS...: drags over them
    move $(cell "$1")
    press
    shift
    for trace_cell; do
        glide $(cell "$trace_cell")
    done
    release
}

word() { # N: prints the Nth word on the board, and its cells
    awk -v wanted="$1" '$1 == "word" && ++n == wanted {$1 = ""; print substr($0, 2); exit}' "$places"
}

planned() { # NAME: prints what the plan says of it: all, wrong, or code, solve, pitch of a puzzle
    awk -v name="$1" '$1 == name {$1 = ""; print substr($0, 2); exit}' "$places"
}

letters() {
    echo "$1"
}

lower() {
    letters "$@" | tr '[:upper:]' '[:lower:]'
}

cells() {
    shift
    echo "$@"
}

# --- the game ---

# start_game OPTION...: starts the game with what it kept.
start_game() {
    begun=0
    if [ -n "$dummy" ]; then
        rm -f "$out/hand"
        mkfifo "$out/hand"
        SDL_VIDEODRIVER=dummy TROUNCE_HAND=$out/hand \
            "$program" --window ${width}x${height} "$@" >"$out/program.log" 2>&1 &
        game=$!
        exec 4<>"$out/hand" # opening it for both does not wait for a game that has died
    else
        SDL_VIDEODRIVER=$driver "$program" --window ${width}x${height} "$@" \
            >"$out/program.log" 2>&1 &
        game=$!
    fi
}

# open_window OPTION...: starts the game as a new player on a separate screen.
open_window() {
    rm -rf "$out/data"
    mkdir "$out/data"
    export TROUNCE_SEED=$seed TROUNCE_LOG="$log" SDL_AUDIODRIVER=dummy XDG_DATA_HOME="$out/data"
    # Otherwise SDL drops a click that arrives together with the focus, as in a busy game.
    export SDL_MOUSE_FOCUS_CLICKTHROUGH=1
    [ -n "$dummy" ] || open_screen
    start_game "$@"
}

# Kills the game, which it cannot prevent.
kill_game() {
    kill -KILL "$game"
    wait "$game" 2>/dev/null || :
    game=
    rm -f "$log"
    [ -z "$dummy" ] || exec 4>&-
}

# Tells the game to end; it must end well, and silently.
close_window() {
    if [ -n "$dummy" ]; then
        exec 4>&-
    else
        kill -TERM "$game"
    fi
    end_game
    [ -n "$dummy" ] || echo "screenshots are in $out"
}

# Waits for the game to end, which must be well and silent.
end_game() {
    status=0
    wait "$game" || status=$?
    game=
    [ $status -eq 0 ] || fail "the game ended with status $status"
    [ ! -s "$out/program.log" ] || fail "the game said something"
}

has_ended() {
    [ "$(awk '{print $3}' /proc/$game/stat 2>/dev/null)" != Z ] || return 0
    ! kill -0 $game 2>/dev/null
}

# drag_a_word: drags CASE, the first row of the board casemopistrenapd, which begins.
drag_a_word() {
    see "I’m done"
    sleep 1.2 # the dice tumble
    move $(place cell0)
    press
    for cell in 1 2 3; do
        glide $(place cell$cell)
    done
    release
    see "CASE"
    see "1 word"
    sleep 0.5 # the word flies into the list
}
