# SPDX-License-Identifier: MIT
"""The browser's own fields over those of the game: for tests/web."""

import time

from browsers import HEIGHT, SEED, WIDTH, Failure, Plan, Server
from edges import LOGGED, with_script

PHONE = 390, 844
FIELD = "[...document.querySelectorAll('input.field')].find(field => !field.hidden)"


def fields_of(browser):
    """Returns of each field that is there its rectangle, text, selection and font size."""
    return browser.run("""
        return [...document.querySelectorAll('input.field')].filter(field => !field.hidden).map(field => {
            const { left, top, width, height } = field.getBoundingClientRect();
            return { left, top, width, height, value: field.value, isThere: document.activeElement === field,
                     from: field.selectionStart, to: field.selectionEnd, hint: field.placeholder,
                     size: parseFloat(getComputedStyle(field).fontSize),
                     capitalize: field.autocapitalize };
        });""")


def wait_for_fields(browser, what, is_there):
    browser.wait(what, lambda: (lambda found: bool(found) and is_there(found[0]))(fields_of(browser)))
    return fields_of(browser)[0]


def press_field(browser, by_touch):
    """Presses a field as a person does, and waits until it is the browser's own that is written in."""
    field = wait_for_fields(browser, "a field", lambda field: True)
    if field["size"] < 16 or field["capitalize"] not in ("none", "off"):
        raise Failure("the field is %s" % field)
    place = (int(field["left"] + field["width"] / 2), int(field["top"] + field["height"] / 2))
    (browser.touch if by_touch else browser.trace)([place])
    return wait_for_fields(browser, "the browser's field", lambda field: field["isThere"])


def key(browser, name, number):
    for kind in ("keyDown", "keyUp"):
        browser.tell_chromium("Input.dispatchKeyEvent", type=kind, key=name, code=name,
                              windowsVirtualKeyCode=number)


def write_in_fields(browser, build, site):
    """Own words, in a window with a mouse: typing, dictation and selecting in the browser's field reach
    the game, letters that it does not take do not stay, and Enter adds the word."""
    high = 1280, 1200
    plan = Plan(build, *high)
    browser.set_size(*high, 1)
    browser.open(Server(site).address + LOGGED)
    browser.see("Change")
    browser.trace([plan.places["settings"]])
    browser.see("Export…")
    browser.trace([plan.places["edit"]])
    browser.see("Import…")
    press_field(browser, False)
    browser.lines = []
    browser.tell_chromium("Input.insertText", text="blarple")
    browser.see("BLARPLE")
    browser.photo("field")
    browser.run("%s.setSelectionRange(2, 3); return 0;" % FIELD)
    browser.tell_chromium("Input.insertText", text="o")
    browser.see("BLORPLE")
    browser.tell_chromium("Input.insertText", text="7")
    wait_for_fields(browser, "the word without a digit", lambda field: field["value"].upper() == "BLORPLE")
    browser.tell_chromium("Input.imeSetComposition", text="s", selectionStart=1, selectionEnd=1)
    browser.tell_chromium("Input.insertText", text="s")
    wait_for_fields(browser, "what is composed", lambda field: field["value"].upper() == "BLOSRPLE")
    browser.run("%s.select(); return 0;" % FIELD)
    browser.tell_chromium("Input.insertText", text="plimbers")
    browser.see("PLIMBERS")
    browser.lines = []
    key(browser, "Enter", 13)
    wait_for_fields(browser, "an empty field", lambda field: field["value"] == "")
    browser.see_part("PLIMBERS")
    browser.lines = []
    browser.press("x")
    browser.see("X")
    browser.set_size(WIDTH, HEIGHT, 1)


def open_editor(browser, address):
    """Letters that are pasted at Home open the editor of boards."""
    browser.open(address + LOGGED)
    browser.see("Change")
    browser.run("const clipboardData = new DataTransfer(); clipboardData.setData('text/plain', 'late');"
                "dispatchEvent(new ClipboardEvent('paste', { clipboardData })); return 0;")
    browser.see("Custom board")


def write_by_touch(browser, build, site):
    """On a phone, the browser's field lies over that of the game, with its font."""
    browser.set_size(*PHONE, 2, is_phone=True)
    open_editor(browser, Server(site).address)
    before = press_field(browser, True)
    browser.photo("field-phone")
    browser.run("%s.select(); return 0;" % FIELD)
    browser.tell_chromium("Input.insertText", text="late tale")
    browser.see_part("8 letters short")
    browser.photo("field-phone-written")
    after = wait_for_fields(browser, "the text", lambda field: field["value"] == "late tale")
    if (before["left"], before["top"]) != (after["left"], after["top"]):
        raise Failure("the field moves: %s, %s" % (before, after))
    if browser.run("return visualViewport.scale;") != 1:
        raise Failure("the browser has enlarged the page")
    key(browser, "Escape", 27)
    browser.see("Play")
    browser.set_size(WIDTH, HEIGHT, 1)


def draw_other_scripts(browser, site):
    """Letters that the game's fonts lack are drawn by the browser, and are not all the same box."""
    open_editor(browser, Server(site).address)
    press_field(browser, False)

    def look():
        return browser.run("""
            const canvas = document.querySelector('canvas');
            const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            return bytes.reduce((sum, byte, at) => (sum * 31 + byte * (at % 7 + 1)) % 1000003, 0);""")

    def draw(letter):
        """Returns a sum of the picture with the letter, once nothing moves in it."""
        browser.run("%s.select(); return 0;" % FIELD)
        browser.lines = []
        browser.tell_chromium("Input.insertText", text=letter)
        browser.see(letter)
        before = look()
        for _ in range(30):
            time.sleep(1)
            now = look()
            if now == before:
                return now
            before = now
        raise Failure("the picture with %s does not come to rest" % letter)

    first, second, again = draw("λ"), draw("π"), draw("λ")
    browser.photo("letters")
    if first == second or first != again:
        raise Failure("λ, π and λ are drawn as %s" % [first, second, again])
    key(browser, "Escape", 27)
    browser.see("Play")


def paste_by_hand(browser, build, site):
    """Where the browser does not let the page read the clipboard, that is said, with a field to paste."""
    plan = Plan(build)
    with_script(browser, "Object.defineProperty(navigator, 'clipboard', {value: undefined});",
                Server(site).address + LOGGED)
    browser.see("Change")
    browser.trace([plan.places["custom"]])
    browser.see("Paste")
    browser.trace([plan.places["paste"]])
    browser.wait("the sheet", lambda: browser.run(
        "const sheet = document.getElementById('sheet');"
        "return !sheet.hidden && sheet.innerText.includes('lets the player alone paste');"))
    browser.photo("paste-by-hand")
    browser.run("document.activeElement.value = 'N3NAG-Z33SX';"
                "document.getElementById('sheet-close').click(); return 0;")
    browser.see_part("This board holds")
    if browser.run("return !document.getElementById('sheet').hidden;"):
        raise Failure("the sheet stays")
