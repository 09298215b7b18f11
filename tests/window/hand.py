# SPDX-License-Identifier: MIT
"""A real window on a separate screen, what it shows, and a mouse and keyboard. What is shown is read from
the window's log. Screen and Window are for long-running tests; Player plays step by step.
"""
import contextlib
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WIDTH, HEIGHT = 1280, 800
PATIENCE_S = 300
FROZEN_S = 4  # at least two seconds, after the one that a game with a clock may sleep

# The dice are drawn one after another, row by row.
DIE = re.compile(r"(?:Qu|[A-Z])$")
COUNT = re.compile(r"(\d+) words?$")
CLOCK = re.compile(r"(\d+):(\d\d)")


class Died(Exception):
    """The game has ended."""


def find_tools(*others):
    """Exits with status 77 if there is no X server, no mouse, or none of the other tools."""
    for tool in ("Xvfb", "xdotool", *others):
        if not shutil.which(tool):
            print(f"{tool} is not installed")
            sys.exit(77)


def xdotool(*command):
    """Returns the words that xdotool prints."""
    done = subprocess.run(["xdotool", *map(str, command)], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.split()


def find_window():
    return xdotool("search", "--name", "^Trounce$")[-1]


def place_of_window():
    """Returns x, y, width and height of the window."""
    lines = xdotool("getwindowgeometry", "--shell", find_window())
    told = dict(line.split("=") for line in lines if "=" in line)
    return tuple(int(told[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))


class Plan:
    """What plan.c and its like print: the places of buttons and dice, and what else is planned."""

    def __init__(self, program, name="plan", *arguments):
        arguments = [str(argument) for argument in arguments]
        told = subprocess.run([f"{os.path.dirname(program)}/tests/{name}", *arguments], check=True,
                              capture_output=True, text=True)
        self.lines = [line.split() for line in told.stdout.splitlines()]

    def all(self, *names):
        """Returns the rest of each line that begins with these words."""
        names = [str(name) for name in names]
        return [line[len(names):] for line in self.lines if line[:len(names)] == names]

    def place(self, *names):
        """Returns the place with this name, such as "cell", 3."""
        x, y = self.all(*names)[0]
        return int(x), int(y)


def plan_round(program, width=WIDTH, height=HEIGHT, *scale):
    """Returns the plan of a round on the board of seed 7, in a window of that size."""
    return Plan(program, "plan", 7, width, height, f"{os.path.dirname(program)}/trounce.lexicon",
                f"{ROOT}/assets/dice/new_1987_16.txt", *scale)


def plan_puzzle(program):
    """Returns the plan of a puzzle of three moves of the Scrambler."""
    return Plan(program, "plan_scrambler", 7, WIDTH, HEIGHT,
                f"{os.path.dirname(program)}/trounce.lexicon", 4, 3)


def read_plan(program):
    """Returns the places of buttons and dice that plan.c prints, by name."""
    plan = plan_round(program)
    places = {name: plan.place(name) for name, *rest in plan.lines
              if name not in ("cell", "word", "wrong", "all")}
    return {**places, **{("cell", i): plan.place("cell", i) for i in range(16)}}


class Screen:
    """An X server with a mouse and keyboard. A key that a busy machine holds for long does not repeat."""

    def __init__(self, width=WIDTH, height=HEIGHT):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten",
             "tcp", "-r", "-noreset"], pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = ":" + told.readline().strip()
        self.display = os.environ["DISPLAY"]
        if self.display == ":":
            raise OSError("Xvfb did not start")
        self.raise_hand()

    def raise_hand(self):
        self.hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)

    def rest(self):
        """Waits until the hand has done everything, so that nothing reaches the next window."""
        self.hand.stdin.close()
        self.hand.wait()
        self.raise_hand()

    def close(self):
        self.hand.stdin.close()
        self.hand.wait()
        self.server.terminate()
        self.server.wait()

    def do(self, *commands):
        for command in commands:
            self.hand.stdin.write(command + "\n")
        self.hand.stdin.flush()

    def key(self, *names):
        self.do(*(f"key {name}" for name in names))

    def type(self, text):
        self.do(f"type --delay 2 {text}")

    def click(self, place):
        self.do("mousemove {} {}".format(*place), "mousedown 1", "mouseup 1")

    def drag(self, places, steps=4, pause_s=0):
        """Drags over these places, with moves between them like a real hand, and pauses after these."""
        x, y = places[0]
        self.do(f"mousemove {x} {y}", "mousedown 1")
        for to_x, to_y in places[1:]:
            for i in range(1, steps + 1):
                self.do(f"mousemove {x + (to_x - x) * i // steps} {y + (to_y - y) * i // steps}",
                        f"sleep {pause_s}")
            x, y = to_x, to_y
        self.do("mouseup 1")


class Window:
    """The game. Its log comes through a pipe, so that everything written before it dies is there, and
    no file grows."""

    def __init__(self, program, options, data, environment=None):
        read, write = os.pipe()
        self.said = open(f"{data}/said.txt", "w+")
        self.game = subprocess.Popen(
            [program, "--window", f"{WIDTH}x{HEIGHT}", "--data", data, *options],
            pass_fds=(write,), stdin=subprocess.DEVNULL, stdout=self.said, stderr=self.said,
            env={**os.environ, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
                 "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1", "TROUNCE_LOG": f"/dev/fd/{write}",
                 **(environment or {})})
        os.close(write)
        self.now = []  # the texts of the newest frame
        self.is_ready = False  # presses count there
        self.coming = []  # the texts of the next one, as far as they have come
        self.frames = []  # the texts of earlier frames, until take_frames
        self.frame_us = []  # frame times, until somebody empties it
        self.keeps_frames = False
        self.reader = threading.Thread(target=self.read, args=(os.fdopen(read, errors="replace"),))
        self.reader.start()

    def read(self, log):
        with log:
            for line in log:
                word, _, rest = line.rstrip("\n").partition(" ")
                if word == "text":
                    self.coming.append(rest)
                elif word in ("ready", "guarded"):
                    self.now, self.coming = self.coming, []
                    self.is_ready = word == "ready"
                    if self.keeps_frames:
                        self.frames.append(self.now)
                elif word == "frame":
                    self.frame_us.append(int(rest))

    def take_frames(self):
        frames, self.frames = self.frames, []
        return frames

    def shows(self, text):
        return text in self.now

    def wait(self, condition, *arguments):
        """Waits until the condition holds; raises Died if the game ends first."""
        end = time.monotonic() + PATIENCE_S
        while not condition(*arguments):
            if not self.reader.is_alive():
                raise Died
            if time.monotonic() > end:
                raise TimeoutError(f"waited in vain; the window shows {self.now}")
            time.sleep(0.005)

    def wait_for(self, *texts):
        """Waits until the window shows one of the texts, and returns it."""
        self.wait(lambda: any(map(self.shows, texts)))
        return next((text for text in texts if self.shows(text)), texts[0])

    def wait_for_screen(self, *texts):
        """The same, on a screen where presses count."""
        self.wait(lambda: any(map(self.shows, texts)) and self.is_ready)
        return self.wait_for(*texts)

    def next_frame(self):
        """Returns the texts of the next frame; for screens where one will come."""
        before = self.now
        self.wait(lambda: self.now is not before)
        return self.now

    def wait_to_press(self):
        self.wait(lambda: self.is_ready)

    def press_for(self, press, *texts):
        """Presses once that counts, waits until the window shows one of the texts, and returns it."""
        self.wait_to_press()
        press()
        return self.wait_for(*texts)

    def leave_results(self, screen, home):
        """Presses Home, and waits until it is shown."""
        self.press_for(lambda: screen.click(home), "Custom board…")

    def end(self, signal):
        """Ends the game with a signal, reads the rest of its log, and returns its status and output."""
        self.game.send_signal(signal)
        status = self.game.wait()
        self.reader.join()
        self.frames.append(self.coming)
        self.said.seek(0)
        with self.said as said:
            return status, said.read()


def letters_of(frame):
    """Returns the letters of a board of sixteen dice, or "" if it is not visible."""
    dice = [text for text in frame if DIE.match(text)]
    return "".join(dice).lower().replace("qu", "q") if len(dice) == 16 else ""


def words_of(program, letters):
    """Returns {word: cells} of a board, longest words first."""
    solved = subprocess.run([program, "solve", "--paths", "--format", "tsv", letters], check=True,
                            capture_output=True, text=True)
    words = {}
    for line in solved.stdout.splitlines()[1:]:
        word, path = line.split("\t")[1], line.split("\t")[4]
        cells = [place.split(",") for place in path.split()]
        words[word] = [(int(row) - 1) * 4 + int(column) - 1 for row, column in cells]
    return words


class Player:
    """Plays step by step in the window of a program, or of drive.c without a screen. The program and the
    folder for screenshots and the log are arguments of the script: [--dummy|--no-photos] PROGRAM
    [FOLDER]; without photos, a screenshot is taken only of a failure. Each action can name the texts
    that must be shown after it; it fails if they do not come. For use with `with`, which ends the game
    and prints what went wrong.
    """

    def __init__(self, arguments=None, tools=("import",), folder=None):
        arguments = list(sys.argv[1:] if arguments is None else arguments)
        self.is_dummy = arguments[:1] == ["--dummy"]
        self.takes_photos = arguments[:1] not in (["--dummy"], ["--no-photos"])
        del arguments[:not self.takes_photos]
        name = os.path.basename(sys.argv[0])
        if not 1 <= len(arguments) <= 2:
            sys.exit(f"Usage: {name} [--dummy|--no-photos] PROGRAM [FOLDER]")
        if not self.is_dummy:
            find_tools(*tools)
        self.program = os.path.abspath(arguments[0])
        self.build = os.path.dirname(self.program)
        self.out = os.path.abspath(arguments[1] if len(arguments) > 1 else f"{ROOT}/build-window/{name}")
        os.makedirs(self.out, exist_ok=True)
        for kind in ("png", "log", "txt"):
            for stale in glob.glob(f"{glob.escape(self.out)}/*.{kind}"):
                os.remove(stale)
        self.log = f"{self.out}/window.log"
        self.data = f"{self.out}/data"
        self.size = WIDTH, HEIGHT
        self.screen_size = WIDTH, HEIGHT  # of the area for windows
        self.beside = 0  # extra width of the screen, in pixels, that no window covers
        self.origin = 0, 0  # of the window on the screen
        self.driver = "x11"
        self.plan = self.screen = self.game = self.file = self.hand = None
        self.at = 0, 0
        self.has_looked = True
        self.gathered = None  # what is to reach the game at once
        self.awaited = {}  # the number of events by kind that have been sent and not come yet
        self.is_ready = False  # presses count on the screen that is shown
        self.rests = []  # called at the end
        # The expected texts are English. Without the last one, SDL drops a click that arrives together
        # with the focus, as in a busy game.
        os.environ.pop("LANGUAGE", None)
        os.environ.update(LANG="C", TROUNCE_SEED="7", TROUNCE_LOG=self.log, SDL_AUDIODRIVER="dummy",
                          XDG_DATA_HOME=self.data, SDL_MOUSE_FOCUS_CLICKTHROUGH="1")

    def __enter__(self):
        return self

    def __exit__(self, kind, fault, trace):
        if fault:
            print(f"FAILED: {fault}", file=sys.stderr)
            self.takes_photos = not self.is_dummy
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                self.photo("failed")
            for name in (self.log, f"{self.out}/program.log"):
                with contextlib.suppress(OSError), open(name, errors="replace") as file:
                    sys.stderr.writelines(file.readlines()[-40:])
        elif self.takes_photos:
            print(f"screenshots are in {self.out}")
        if self.game:
            self.game.kill()
        for rest in reversed(self.rests):
            rest()
        if self.screen:
            self.screen.close()

    # --- the game ---

    def open_screen(self):
        width, height = self.screen_size
        if not self.is_dummy:
            self.screen = Screen(width + self.beside, height)

    def newcomer(self):
        """Forgets all that was played."""
        shutil.rmtree(self.data, ignore_errors=True)
        os.mkdir(self.data)

    def open(self, *options):
        """Starts the game as a new player on a separate screen."""
        self.newcomer()
        self.open_screen()
        self.start(*options)

    def start(self, *options, program=None):
        """Starts the game with what it kept."""
        self.launch([program or self.program, "--window", "{}x{}".format(*self.size), *options])

    def launch(self, command, seconds=PATIENCE_S):
        """Starts the game by a command."""
        with contextlib.suppress(FileNotFoundError):
            os.remove(self.log)
        self.file, self.part_of_line, self.lines, self.begun = None, "", [], 0
        self.frames_shown = [[]]
        self.awaited, self.is_ready = {}, False
        environment = {**os.environ, "SDL_VIDEODRIVER": self.driver}
        if self.is_dummy:
            fifo = f"{self.out}/hand"
            with contextlib.suppress(FileNotFoundError):
                os.remove(fifo)
            os.mkfifo(fifo)
            environment.update(SDL_VIDEODRIVER="dummy", TROUNCE_HAND=fifo)
        with open(f"{self.out}/program.log", "w") as said:
            self.game = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                                         env=environment)
        if self.is_dummy:  # opening it for both does not wait for a game that has died
            self.hand = os.fdopen(os.open(fifo, os.O_RDWR), "w", buffering=1)
        else:
            self.wait("a window", lambda: any(" shown " in line for line in self.read()), seconds=seconds)

    def kill(self):
        """Kills the game, which it cannot prevent."""
        self.game.kill()
        self.game.wait()
        if self.is_dummy:
            self.hand.close()

    def close(self):
        """Tells the game to end."""
        if self.is_dummy:
            self.hand.close()
        else:
            self.game.terminate()
        self.ended()

    def ended(self):
        """Waits for the game to end, which must be well and silent."""
        status = self.game.wait(PATIENCE_S)
        self.game = None
        assert status == 0, f"the game ended with status {status}"
        assert not self.said(), "the game said something"

    def said(self):
        with open(f"{self.out}/program.log", errors="replace") as said:
            return said.read()

    # --- the eye ---

    def read(self):
        """Returns all complete lines of the log."""
        if not self.file:
            try:
                self.file = open(self.log, encoding="utf-8", errors="replace")
            except FileNotFoundError:
                return self.lines
        *new, self.part_of_line = (self.part_of_line + self.file.read()).split("\n")
        self.lines += new
        for line in new:
            self.follow(line)
        return self.lines

    def follow(self, line):
        """Follows which events the hand has sent that have not come yet, whether presses count in what has
        been drawn since, and the texts that have been shown since the hand's last action began."""
        kind = line.split(" ")[1] if line[:1].isdigit() else ""
        if line.startswith("text "):
            self.frames_shown[-1].append(line[5:])
        elif line.startswith("show "):
            self.frames_shown.append([])
        elif line in ("ready", "guarded"):
            self.is_ready = line == "ready"
        elif self.awaited.get(kind, 0) > 0:
            self.awaited[kind] -= 1
            self.is_ready = False

    def frames(self, begun=0):
        """Returns lists of the texts that have been shown since that line."""
        frames = [[]]
        for line in self.read()[begun:]:
            if line.startswith("show "):
                frames.append([])
            elif line.startswith("text "):
                frames[-1].append(line[5:])
        return frames

    def texts(self):
        """Returns the texts on the screen now, of the newest whole frame."""
        last = self.last_line(lambda line: line in ("ready", "guarded"))
        begun = self.last_line(lambda line: line.startswith("show "), last)
        return [line[5:] for line in self.lines[begun:last] if line.startswith("text ")]

    def last_line(self, condition, end=None):
        """Returns the number of the last line of the log, before that end, of which the condition holds;
        0: there is none."""
        lines = self.read()
        return next((i for i in reversed(range(len(lines) if end is None else end)) if condition(lines[i])), 0)

    def shows(self, text):
        """Whether a text has been shown since the hand's last action began: a message that is shown for
        only a second can be seen however late one looks."""
        self.read()
        return any(text in frame for frame in self.frames_shown)

    def shows_part(self, text):
        """The same for a part of what has been shown, in which texts may be wrapped."""
        self.read()
        return any(text in " ".join(frame) for frame in self.frames_shown)

    def wait(self, what, condition, *arguments, seconds=PATIENCE_S):
        """Waits until the condition holds, which is told; fails if it does not, or the game ends."""
        self.wait_until(what, condition, *arguments, seconds=seconds)
        self.has_looked = True
        print("saw    ", what, flush=True)

    def wait_until(self, what, condition, *arguments, seconds=PATIENCE_S):
        """The same, but nobody is told, and the hand's last action goes on."""
        end = time.monotonic() + seconds
        while not condition(*arguments):
            ended = self.game and self.game.poll() is not None and not condition(*arguments)
            assert not ended, f"{what}: the game ended"
            assert time.monotonic() < end, f"{what}: waited for in vain"
            time.sleep(0.05)

    def see(self, *texts, part=None):
        """Waits until each text is one of those shown, and the part is part of them."""
        for text in texts:
            self.wait(text, self.shows, text)
        if part:
            self.wait(part, self.shows_part, part)

    def photo(self, name, pause_s=0):
        """Takes a screenshot, after a pause for animations."""
        if self.takes_photos:
            time.sleep(pause_s)
            subprocess.run(["import", "-window", "root", "-quality", "10", f"{self.out}/{name}.png"],  # fast
                           check=True)

    # --- the hand ---

    def takes_presses(self):
        """Whether the last action has come and presses count on the screen that is shown since."""
        self.read()
        return self.is_ready and not any(self.awaited.values())

    def begin(self):
        """Begins an action, once presses count: what is seen from now on may be its result."""
        if self.has_looked:
            self.wait_until("a screen that takes presses", self.takes_presses)
            self.begun = len(self.read())
            self.frames_shown = [[]]
            self.has_looked = False

    def act(self, command, *real):
        """Does what drive.c calls this, and xdotool that."""
        self.begin()
        kind, _, text = command.partition(" ")
        if kind in ("press", "release", "key", "text"):  # moves may be as good as none
            self.awaited[kind] = self.awaited.get(kind, 0) + (len(text) if kind == "text" else 1)
        if self.is_dummy:
            self.hand.write(command + "\n")
        elif self.gathered is not None:
            self.gathered.append(" ".join(map(str, real)))
        else:
            subprocess.run(["xdotool", *map(str, real)], check=True)

    def move(self, place):
        self.at = x, y = place
        self.act(f"move {x} {y}", "mousemove", self.origin[0] + x, self.origin[1] + y)

    def press(self):
        self.act("press", "mousedown", 1)

    def release(self):
        self.act("release", "mouseup", 1)

    def key(self, name, *texts, part=None):  # Return, Escape, ctrl+p, shift+Right
        self.act(f"key {name}", "key", name)
        self.see(*texts, part=part)

    def type(self, text, *texts, part=None):
        self.act(f"text {text}", "type", "--delay", 40, text)
        self.see(*texts, part=part)

    def click(self, *name, see=(), part=None):
        """Clicks a place of the plan. `see` is a text or several."""
        self.move(self.plan.place(*name))
        self.press()
        self.release()
        self.see(*([see] if isinstance(see, str) else see), part=part)

    def glide(self, place):
        """Moves the pointer there in small steps, like a real hand."""
        (from_x, from_y), (x, y) = self.at, place
        for i in range(1, 7):
            self.move((from_x + (x - from_x) * i // 6, from_y + (y - from_y) * i // 6))
        if self.driver == "windows":  # drops all moves but the last that a busy game has not read yet
            arrived = f" move {x} {y} held"
            self.wait("the pointer", lambda: any(arrived in line for line in self.read()[self.begun:]))

    def drag(self, places, *texts):
        """Drags over the places."""
        self.move(places[0])
        self.press()
        for place in places[1:]:
            self.glide(place)
        self.release()
        self.see(*texts)

    def trace(self, word, *texts):
        """Drags over a word of the plan, its letters and cells."""
        self.drag([self.plan.place("cell", cell) for cell in word[1:]], *texts)

    @contextlib.contextmanager
    def together(self):
        """Actions within reach the game at once, clicks and keys. A game with a real mouse is stopped while
        they are sent, and finds all events when it continues; but only for a moment, as a round against the
        clock would be paused."""
        self.begin()
        if self.is_dummy:
            self.hand.write("together\n")
            yield
            self.hand.write("go\n")
            return
        self.gathered = []
        yield
        commands, self.gathered = self.gathered, None
        hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
        self.game.send_signal(signal.SIGSTOP)
        hand.communicate("\n".join(commands) + "\n")
        self.game.send_signal(signal.SIGCONT)
        assert hand.returncode == 0, "xdotool failed"

    def freeze(self):
        """Stops the game for longer than it takes for a pause, or has it believe so."""
        self.begin()
        if self.is_dummy:
            self.hand.write(f"asleep {FROZEN_S * 1000}\n")
        else:
            self.game.send_signal(signal.SIGSTOP)
            time.sleep(FROZEN_S)
            self.game.send_signal(signal.SIGCONT)

    def find_window(self):
        """Window managers place windows as they like. Two moves reveal where this one is: the log then
        has a pair of lines as far apart as the two places on the screen. A compositor counts from where
        the pointer entered, so it enters again each time."""
        x, y = self.screen_size[0] // 2, self.screen_size[1] // 2
        begun = len(self.read())

        def has_moved():
            for place in (self.screen_size[0] + self.beside // 2, y), (x - 38, y - 24), (x, y):
                subprocess.run(["xdotool", "mousemove", *map(str, place)], check=True)
                time.sleep(0.1)
            moves = [line.split()[2:4] for line in self.read()[begun:] if line.split()[1:2] == ["move"]]
            moves = [(int(at_x), int(at_y)) for at_x, at_y in moves]
            for before, after in zip(moves, moves[1:]):
                if (after[0] - before[0], after[1] - before[1]) == (38, 24):
                    self.origin = x - after[0], y - after[1]
                    return True
            return False

        self.wait("where the window is", has_moved)
