# SPDX-License-Identifier: MIT
"""How the page behaves among the other things of a browser: its keys, its window, its clipboard, a slow
line. For tests/web."""

import json
import os
import re
import time

from browsers import ESCAPE, HEIGHT, WIDTH, Failure, Server, find
from edges import LOGGED, BadServer, cover_of, wait_for_worker, with_script
from fields import open_editor, press_field

# The browser's own: they reload, look for, print, open, close, go back, zoom.
KEYS_OF_BROWSERS = [
    ("F5", "F5", 116, ""), ("F6", "F6", 117, ""), ("F12", "F12", 123, ""), ("r", "KeyR", 82, "ctrlKey"),
    ("l", "KeyL", 76, "ctrlKey"), ("f", "KeyF", 70, "ctrlKey"), ("p", "KeyP", 80, "ctrlKey"),
    ("t", "KeyT", 84, "ctrlKey"), ("w", "KeyW", 87, "ctrlKey"), ("+", "Equal", 187, "ctrlKey"),
    ("-", "Minus", 189, "ctrlKey"), ("0", "Digit0", 48, "ctrlKey"), ("ArrowLeft", "ArrowLeft", 37, "altKey"),
    ("PageUp", "PageUp", 33, "ctrlKey"),
]
KEYS_OF_THE_GAME = [("F1", "F1", 112, ""), ("p", "KeyP", 80, "altKey"), ("h", "KeyH", 72, "ctrlKey")]
SIZES = [(844, 390), (667, 375), (1280, 450), (640, 400), (320, 568), (280, 653)]
TAB = "\ue004"


def focus_of(browser):
    """Returns the name of the control that has the focus of the page; "" if none has it."""
    return browser.run("const control = document.activeElement.closest('#list *');"
                       "return control ? control.getAttribute('aria-label') : '';")


def is_taken(browser, key, code, number, modifier):
    """Presses a key where the focus is. Returns whether the game prevents it or has had it."""
    browser.read()
    browser.lines = []
    taken = browser.run(
        "const about = {key: '%s', code: '%s', keyCode: %d, %s bubbles: true, cancelable: true};"
        "const down = new KeyboardEvent('keydown', about);"
        "const at = document.activeElement;"
        "at.dispatchEvent(down);"
        "at.dispatchEvent(new KeyboardEvent('keyup', about));"
        "return down.defaultPrevented || document.activeElement !== at;"
        % (key, code, number, modifier + ": true," if modifier else ""))
    time.sleep(0.2)
    browser.read()
    return taken or any(" key " in line for line in browser.lines)


def press_keys_of_browsers(browser, where):
    for key in KEYS_OF_BROWSERS:
        if is_taken(browser, *key):
            raise Failure("%s, %s %s is taken from the browser" % (where, key[3], key[0]))


def leave_keys_alone(browser, plan, address):
    """The browser's keys have no effect in the game, which prevents nothing; its own have. Tab leads out of
    the page after the last control."""
    browser.open(address + LOGGED)
    browser.see("Change")
    focused, tabs = focus_of(browser), 0
    while tabs == 0 or focused:
        before, tabs = focused, tabs + 1
        if tabs > 40:
            raise Failure("Tab does not lead out of the page")
        browser.press(TAB)
        browser.awaited = None  # the last one does not reach the game
        browser.wait("another focus", lambda: focus_of(browser) != before)
        focused = focus_of(browser)
    print("Tab leads out of the page after %d controls" % (tabs - 1))
    if tabs < 5:
        raise Failure("Tab leads out of the page after %d controls" % (tabs - 1))
    browser.awaited = None
    browser.run("document.getElementById('canvas').focus(); return 0;")
    press_keys_of_browsers(browser, "at Home")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    press_keys_of_browsers(browser, "in a round")
    if not is_taken(browser, *KEYS_OF_THE_GAME[0]):
        raise Failure("F1 is not the game's")
    open_editor(browser, address)
    press_field(browser, False)
    press_keys_of_browsers(browser, "in a field")


def ask_to_persist(browser, plan, address):
    """The browser is asked to keep what is played for good once a round is over, and not before."""
    with_script(browser, "let asked = 0; if (navigator.storage) navigator.storage.persist = () => {"
                "    window.asked = ++asked; return Promise.resolve(true); };", address + LOGGED)

    def asked():
        return browser.run("return window.asked || 0;")

    browser.see("Change")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    time.sleep(3)
    browser.press(ESCAPE)
    browser.see("Paused")
    browser.run("[...document.querySelectorAll('#list button')]"
                ".find(button => button.getAttribute('aria-label') === 'Home').click(); return 0;")
    browser.see("Continue")
    time.sleep(1)
    if asked():
        raise Failure("the browser is asked before a round is over")
    browser.trace([plan.places["continue"]])
    browser.see("I’m done")
    time.sleep(2)
    browser.finish(plan)
    browser.trace([plan.places["skip"]])
    browser.see("Share…")
    browser.wait("the browser to be asked", lambda: asked() > 0)


def count_frames(browser, plan, address):
    """Returns how many pictures the dice take to come to rest."""
    browser.open(address + LOGGED)
    browser.see("Change")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    time.sleep(2)
    browser.read()
    return sum(line.startswith("frame ") for line in browser.lines)


def follow_wishes(browser, plan, site):
    """The page is in the language that it says, and moves little for those who wish so."""
    browser.tell_chromium("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-reduced-motion", "value": "reduce"},
                                    {"name": "forced-colors", "value": "active"}])
    browser.open(Server(site).address + LOGGED + "&lang=de")
    browser.see("Ändern")
    browser.wait("the language", lambda: browser.run("return document.documentElement.lang;") == "de")
    browser.photo("forced-colours")
    still = count_frames(browser, plan, Server(site).address)
    browser.tell_chromium("Emulation.setEmulatedMedia", features=[])
    moving = count_frames(browser, plan, Server(site).address)
    print("dice come to rest in %d pictures, with little motion in %d" % (moving, still))
    if still > 6 or still >= moving:
        raise Failure("the dice move: %d pictures, and %d with little motion" % (moving, still))


def open_at_any_size(browser, site):
    """A page is drawn undistorted from its first frame on, whatever its size."""
    for width, height in SIZES:
        browser.set_size(width, height, 1)
        browser.open(Server(site).address + LOGGED)
        browser.wait("the first frame", lambda: any(" shown " in line for line in browser.lines))
        shown = next(line for line in browser.lines if " shown " in line)
        if not shown.endswith(" shown %d %d" % (width, height)):
            raise Failure("%d x %d is opened as %s" % (width, height, shown))
        browser.photo("opened-%dx%d" % (width, height))
    browser.set_size(WIDTH, HEIGHT, 1)


def copy_by_hand(browser, plan, address):
    """Where the browser refuses to copy, the text stands selected in a field, and nothing says that it has
    been copied."""
    with_script(browser, "Object.defineProperty(navigator, 'clipboard', {value: undefined});",
                address + LOGGED)
    go_to_results(browser, plan)
    browser.send_challenge(plan)
    browser.wait("the text", lambda: browser.run(
        "const field = document.activeElement;"
        "return field.id === 'sheet-text' && field.value.includes('#T1-') &&"
        "    field.selectionEnd - field.selectionStart === field.value.length;"))
    browser.photo("copy-by-hand")
    if any("copied" in text for text in browser.texts()):
        raise Failure("it is said to have been copied: %s" % browser.texts())
    browser.run("document.getElementById('sheet-close').click(); return 0;")


def go_to_results(browser, plan):
    browser.see("Change")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    time.sleep(2)
    browser.finish(plan)
    browser.trace([plan.places["skip"]])
    browser.see("Share…")


def share_by_the_system(browser, plan, address):
    """Where the system shares texts, it is asked to, with the link."""
    with_script(browser, "navigator.share = what => { window.shared = what.text; return Promise.resolve(); };",
                address + LOGGED)
    go_to_results(browser, plan)
    browser.send_challenge(plan)
    browser.wait("what is shared", lambda: "#T1-" in (browser.run("return window.shared || '';")))


def spare_a_slow_line(browser, plan, address):
    """On a slow line, what Home does not need waits until a round begins."""
    with_script(browser, "Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g'}});",
                address + LOGGED)

    def late():
        return {name.rsplit("/", 1)[1].rsplit("-", 1)[0] for name in browser.run(
            "return performance.getEntriesByType('resource').map(e => e.name);")
            if "/sounds-" in name or "/meanings-" in name or "/texts-" in name}

    browser.see("Change")
    time.sleep(3)
    if late():
        raise Failure("Home has fetched %s" % late())
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    browser.wait("the rest", lambda: late() >= {"sounds", "meanings-en"})


def compile_while_words_come(browser, site):
    """The words are asked for once most of the program has come, which is compiled before they are there."""
    asked = []

    def delay(handler):
        asked.append(handler.path)
        if "/program-" in handler.path or "/words-" in handler.path:
            time.sleep(2)
            asked.append("sent" + handler.path)
        return False

    def place_of(begin):
        return next(i for i, path in enumerate(asked) if path.startswith(begin))

    with_script(browser, "const { instantiate } = WebAssembly; WebAssembly.instantiate = (...about) => {"
                "    performance.mark('compiled'); return instantiate(...about); };",
                BadServer(site, delay).address + LOGGED)
    browser.see("Change")
    compiled, came = browser.run(
        "const words = performance.getEntriesByType('resource').find(e => e.name.includes('/words-'));"
        "return [performance.getEntriesByName('compiled')[0].startTime, words.responseStart];")
    print("compiled after %d ms, the words came after %d" % (compiled, came))
    if place_of("/words-") < place_of("sent/program-") or compiled > came:
        raise Failure("compiled after %d ms, words after %d: %s" % (compiled, came, asked))


def show_how_to_play(browser, site):
    """While the game comes, the cover says how much that is and how to play, in the player's language; what
    a challenge is about to whoever opens one."""
    def delay(handler):
        if "words-" in handler.path:
            time.sleep(3)
        return False

    browser.open(BadServer(site, delay).address + LOGGED + "&lang=de")
    said = cover_of(browser)
    browser.photo("cover")
    browser.set_size(568, 320, 1)
    bar, height = browser.run("const one = document.getElementById('bar').getBoundingClientRect();"
                              "return [one.height, document.getElementById('cover').scrollHeight];")
    browser.set_size(WIDTH, HEIGHT, 1)
    if bar < 10 or height > 320:
        raise Failure("in a low window the cover's bar is %s high, and the cover %s" % (bar, height))
    if "\u00a0MB" not in said or "Zieh über benachbarte Würfel" not in said:
        raise Failure("the cover says %s" % said)
    browser.see("Ändern")
    browser.open(BadServer(site, delay).address + LOGGED + "&lang=en"
                 "#T1-NBSFC84LYT45ASJDGFTJUDFHRR6HB5ALY48CE91")
    said = cover_of(browser)
    if "Beat your friend’s score" not in said or "computer" in said:
        raise Failure("the cover of a challenge says %s" % said)
    browser.see("Anna")


def invite_in_a_low_window(browser, site):
    """An invitation is whole on a phone held sideways, also one that was put off; a broken link says at Home
    why it opens nothing, also to a newcomer."""
    browser.set_size(844, 390, 1, True)
    try:
        browser.open(Server(site).address + "?TROUNCE_LOG=/dev/stdout&lang=en"
                     "#T1-NBSFC84LYT45ASJDGFTJUDFHRR6HB5ALY48CE91")
        browser.see("Not now")
        browser.photo("low-invitation")
        places = browser.run("return [...document.querySelectorAll('#list button')].map(button => {"
                             "    const { bottom, right } = button.getBoundingClientRect();"
                             "    return [button.getAttribute('aria-label'), right, bottom]; });")
        named = {name: (right, bottom) for name, right, bottom in places}
        for name in ("Play", "How to play", "Not now"):
            if name not in named or named[name][0] > 844 or named[name][1] > 390:
                raise Failure("%s is not in the window: %s" % (name, places))
        browser.open(Server(site).address + "?TROUNCE_LOG=/dev/stdout&lang=en#NFXMU-9E")
        browser.see_part("cut off")
        browser.see("Change")
    finally:
        browser.set_size(WIDTH, HEIGHT, 1)


def size_of(path):
    """Returns the width and height of a PNG file."""
    with open(path, "rb") as file:
        head = file.read(24)
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def be_installable(browser, site):
    """A link to the page has a picture, drawn by the game, and the page can be installed."""
    with open(os.path.join(site, "index.html"), encoding="utf-8") as file:
        page = file.read()
    with open(find(site, "manifest.webmanifest"), encoding="utf-8") as file:
        manifest = json.load(file)
    sizes = {name: size_of(os.path.join(site, name.rsplit("/", 1)[-1])) for name in re.findall(
        r'<meta (?:property|name)="(?:og|twitter):image" content="([^"]*)">', page)}
    if len(sizes) != 1 or set(sizes.values()) != {(1200, 630)}:
        raise Failure("the picture of a link: %s" % sizes)
    for picture in manifest["icons"] + manifest["screenshots"]:
        if "%dx%d" % size_of(os.path.join(site, picture["src"])) != picture["sizes"]:
            raise Failure("%s is not of the size that the manifest says" % picture["src"])
    browser.open(Server(site).address + LOGGED)
    browser.see("Change")
    wait_for_worker(browser)
    errors = [error["errorId"] for error in
              browser.tell_chromium("Page.getInstallabilityErrors")["installabilityErrors"]]
    if errors:
        raise Failure("the page cannot be installed: %s" % errors)
