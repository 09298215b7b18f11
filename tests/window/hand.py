# SPDX-License-Identifier: MIT
"""A real window on a separate screen, what it shows, and a mouse and keyboard, for long-running tests.
What is shown is read from the window's log; hand.sh does the same for shell scripts.
"""
import os
import re
import shutil
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WIDTH, HEIGHT = 1280, 800
PATIENCE_S = 300
NEW_SCREEN_S = 0.65  # a new screen ignores presses for 0.4 s, the computer's turn for 0.6 s
RESULTS_S = 1.05  # and the results of a round for a second
PRESS_AGAIN_S = 5  # after this time without an answer

# The dice are drawn one after another, row by row.
DIE = re.compile(r"(?:Qu|[A-Z])$")
COUNT = re.compile(r"(\d+) words?$")
CLOCK = re.compile(r"(\d+):(\d\d)")


class Died(Exception):
    """The game has ended."""


def find_tools():
    """Exits with status 77 if there is no X server or no mouse."""
    for tool in ("Xvfb", "xdotool"):
        if not shutil.which(tool):
            print(f"{tool} is not installed")
            sys.exit(77)


def read_plan(program):
    """Returns the places of buttons and dice that plan.c prints, by name."""
    build = os.path.dirname(program)
    plan = subprocess.run(
        [f"{build}/tests/plan", "7", str(WIDTH), str(HEIGHT), f"{build}/trounce.lexicon",
         f"{ROOT}/assets/dice/new_1987_16.txt"], check=True, capture_output=True, text=True)
    places = {}
    for line in plan.stdout.splitlines():
        name, *rest = line.split()
        if name == "cell":
            places["cell", int(rest[0])] = int(rest[1]), int(rest[2])
        elif name not in ("word", "wrong", "all"):
            places[name] = int(rest[0]), int(rest[1])
    return places


class Screen:
    """An X server with a mouse and keyboard."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten",
             "tcp", "-r", "-noreset"], pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            os.environ["DISPLAY"] = ":" + told.readline().strip()
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

    def drag(self, places, steps=4):
        """Drags over these places, with moves between them like a real hand."""
        x, y = places[0]
        self.do(f"mousemove {x} {y}", "mousedown 1")
        for to_x, to_y in places[1:]:
            for i in range(1, steps + 1):
                self.do(f"mousemove {x + (to_x - x) * i // steps} {y + (to_y - y) * i // steps}")
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
        self.now = []  # the texts of the newest frame, which may be incomplete
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
                    self.now.append(rest)
                elif word == "show":
                    if self.keeps_frames:
                        self.frames.append(self.now)
                    self.now = []
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

    def press_until(self, press, condition):
        """Presses until the condition holds. A press that changes nothing is repeated: a machine
        that draws slowly may still be ignoring the presses of a new screen."""
        due = 0

        def has_come():
            nonlocal due
            if condition():
                return True
            if time.monotonic() >= due:
                press()
                due = time.monotonic() + PRESS_AGAIN_S
            return False

        self.wait(has_come)

    def press_for(self, press, *texts):
        """Presses until the window shows one of the texts, and returns it."""
        self.press_until(press, lambda: any(map(self.shows, texts)))
        return self.wait_for(*texts)

    def leave_results(self, screen, home):
        """Presses Home once the results accept presses, and waits until it is shown."""
        time.sleep(RESULTS_S)
        self.press_for(lambda: screen.click(home), "Custom board…")

    def end(self, signal):
        """Ends the game with a signal, reads the rest of its log, and returns its status and output."""
        self.game.send_signal(signal)
        status = self.game.wait()
        self.reader.join()
        self.frames.append(self.now)
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
