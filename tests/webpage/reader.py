# SPDX-License-Identifier: MIT
"""The page as a screen reader has it: the browser's accessibility tree, and axe-core's rules. For
tests/web."""

import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import time

from browsers import PATIENCE_S, Failure, Server
from edges import LOGGED, BadServer, cover_of

# The program that checks a page by the rules of WCAG, from npm; a part of neither the game nor the tree.
AXE = "axe-core@4.14.1"
AXE_SHA256 = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
STILL_S = 5


class Reader:
    """Finds what there is by role and name, and presses it, without a look at the page."""

    def __init__(self, browser):
        self.browser = browser
        browser.tell_chromium("Accessibility.enable")
        browser.tell_chromium("DOM.enable")

    def read(self):
        """Returns what is in the tree: its role, its name and the node."""
        return [(node["role"]["value"], node.get("name", {}).get("value", ""), node) for node in
                self.browser.tell_chromium("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]

    def find(self, role, pattern):
        """Waits for something with this role and a name that the pattern matches from its beginning."""
        until = time.monotonic() + PATIENCE_S
        while True:
            tree = self.read()
            for one_role, name, node in tree:
                if one_role == role and re.match(pattern, name):
                    return node
            self.browser.read()
            if time.monotonic() > until:
                raise Failure("no %s is called %s: %s" % (role, pattern, [pair[:2] for pair in tree]))
            time.sleep(0.1)

    def press(self, role, pattern):
        """As a screen reader does: the page sees neither pointer nor key."""
        node = self.find(role, pattern)
        print("presses %s" % node["name"]["value"], flush=True)
        target = self.browser.tell_chromium("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
        self.browser.tell_chromium("Runtime.callFunctionOn", objectId=target["object"]["objectId"],
                                   functionDeclaration="function () { this.click(); }")

    def focused(self):
        """Returns the role and the name of what has the focus; the innermost, as the page has it, too."""
        found = [(role, name) for role, name, node in self.read() for one in node.get("properties", ())
                 if one["name"] == "focused" and one["value"]["value"]]
        return found[-1] if found else ("", "")

    def hear(self, pattern):
        """Waits for a sentence that is said."""
        self.browser.wait("the sentence " + pattern, lambda: re.search(pattern, self.browser.run(
            "return document.getElementById('said').textContent;")))


def play_by_the_tree(browser, plan, site):
    """A round from the first page to the results, by the accessibility tree alone."""
    browser.open(Server(site).address + LOGGED)
    reader = Reader(browser)
    reader.find("heading", "Home$")
    reader.press("button", "Play$")
    reader.hear("Row 4: ")
    reader.find("button", "I’m done")
    word, cells = plan.words[0]
    for cell in cells + cells[-1:]:  # the last die, pressed again, enters the word
        reader.press("button", "[A-Z][a-z]?, row %d, column %d$" % (cell // 4 + 1, cell % 4 + 1))
        time.sleep(0.2)
    reader.hear("%s, [0-9]+ point" % word.lower())
    follow_the_focus(browser, reader)
    reader.press("button", "I’m done")
    reader.hear("once more")
    reader.press("button", "I’m done")
    reader.press("button", "Skip$")
    reader.hear("Your best word: %s" % word.lower())
    reader.find("radio", "Yours 1$")
    reader.press("button", "Home$")
    reader.find("heading", "Home$")
    move_the_slider(browser, reader)


def move_the_slider(browser, reader):
    """A screen reader moves the volume, which is a slider with a value."""
    reader.press("button", "Settings$")
    reader.find("slider", "Volume$")
    slider = "document.querySelector('#list input')"
    for step, value in ("Down", "95%"), ("Up", "100%"):
        browser.run("%s.step%s(); %s.dispatchEvent(new Event('input', {bubbles: true})); return 0;"
                    % (slider, step, slider))
        browser.wait("a volume of " + value,
                     lambda: browser.run("return %s.getAttribute('aria-valuetext');" % slider) == value)


def follow_the_focus(browser, reader):
    """Where the game's focus goes, that of the page goes, so that it is read; and it is one stop of Tab."""
    browser.press("\ue004")
    reader.browser.wait("a control with the focus", lambda: reader.focused()[0] == "button")
    first = reader.focused()
    for key in ("\ue014", "\ue014"):  # onto the board, and along it
        browser.press(key)
        time.sleep(0.2)
    browser.wait("a die with the focus", lambda: re.match("[A-Z][a-z]?, row 1, column 2$",
                                                          reader.focused()[1]))
    stops = browser.run("return [...document.querySelectorAll('[tabindex=\"0\"], button:not([tabindex])')]"
                        ".filter(one => one.checkVisibility()).length;")
    if first == reader.focused() or stops != 1:
        raise Failure("%s has the focus, after %s, and there are %d stops" % (reader.focused(), first, stops))


def list_only_what_is_new(browser, address):
    """Nothing in the page changes while the screen is still."""
    browser.open(address + LOGGED)
    browser.see("Change")
    browser.press("\ue031")  # F1
    browser.see("Keys")
    time.sleep(3)
    browser.run("window.changes = 0; new MutationObserver(all => { changes += all.length; })"
                ".observe(document, {subtree: true, childList: true, attributes: true, characterData: true});"
                "return 0;")
    time.sleep(STILL_S)
    changes = browser.run("return window.changes;")
    if changes:
        raise Failure("a still page changes %d times in %d seconds" % (changes, STILL_S))


# ---- axe-core ----

def cache_folder():
    """Returns that of tools/build.sh."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return os.path.join(given if given.startswith("/") else os.path.expanduser("~/.cache"), "trounce")


def fetch_axe():
    """Returns axe-core's script; None if it cannot be fetched here."""
    path = os.path.join(cache_folder(), AXE, "axe.min.js")
    if not os.path.exists(path):
        if not shutil.which("npm"):
            print("skipped: axe-core comes from npm, which is not here")
            return None
        with tempfile.TemporaryDirectory() as folder:
            try:
                subprocess.run(["npm", "pack", "--silent", AXE], cwd=folder, check=True, timeout=120,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            except (subprocess.SubprocessError, OSError):
                print("skipped: npm cannot fetch %s" % AXE)
                return None
            with tarfile.open(os.path.join(folder, os.listdir(folder)[0])) as archive:
                script = archive.extractfile("package/axe.min.js").read()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".new", "wb") as file:
            file.write(script)
        os.rename(path + ".new", path)
    with open(path, "rb") as file:
        script = file.read()
    if hashlib.sha256(script).hexdigest() != AXE_SHA256:
        raise Failure("%s is not %s" % (path, AXE))
    return script.decode()


def pass_axe(browser, plan, site):
    """axe-core finds nothing to complain of."""
    axe = fetch_axe()
    if axe is None:
        return

    def check(what):
        faults = browser.run(axe + "; return axe.run().then(found => found.violations.map(one => "
                             "one.id + ': ' + one.nodes.map(node => node.html.slice(0, 120)).join(' ')));")
        if faults:
            raise Failure("%s: %s" % (what, "\n".join(faults)))
        print("axe-core passes " + what, flush=True)

    def delay(handler):
        if "words-" in handler.path:
            time.sleep(10)
        return False

    browser.open(BadServer(site, delay).address + LOGGED)
    browser.wait("the cover", lambda: "MB" in cover_of(browser))
    check("the cover")
    browser.open(Server(site).address + LOGGED)
    browser.see("Change")
    time.sleep(1)
    check("Home")
    reader = Reader(browser)
    reader.press("button", "Settings$")
    reader.find("switch", "For children")
    check("the settings")
    reader.press("button", "Back$")
    reader.press("button", "Play$")
    reader.find("button", "I’m done")
    check("a round")
    time.sleep(2)
    browser.finish(plan)
    reader.press("button", "Skip$")
    reader.find("radio", "Yours")
    check("the results")
