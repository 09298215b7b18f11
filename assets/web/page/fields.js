/* SPDX-License-Identifier: MIT */
/*
 * The browser's own fields over those that the game draws: for a keyboard on the screen, selecting,
 * dictation. One lies unseen over each field until the player presses it; then it shows the text, and
 * what is done there is handed to the game, whose field stays the one that counts.
 */

const encoder = new TextEncoder();
const fontLeastPx = 16; /* CSS pixels: browsers of phones enlarge the page for a smaller font */
const slopPx = 10;   /* a finger that moves farther draws the page */
const slots = [];    /* of each field: its input, and what the game has said of it last */
let editing = null;  /* the slot that the player writes in, or has until now */
let pressed = null;  /* where a press has begun in a field */

const sizeOf = (text) => encoder.encode(text).length;

/* Returns the characters of a text as they are compared. */
function charactersOf(text, hasCapitals) {
    return Array.from(text, (one) => (hasCapitals ? one.toUpperCase() : one));
}

function isSameText(one, other, hasCapitals) {
    return charactersOf(one, hasCapitals).join("") === charactersOf(other, hasCapitals).join("");
}

/* Returns where the selection of an input begins and where its caret is, as places in its text. */
function rangeOf({ selectionStart, selectionEnd, selectionDirection }) {
    const isBackwards = selectionDirection === "backward";
    return isBackwards ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
}

/* Returns the place in a text of a number of its bytes. */
function placeOf(text, bytes) {
    return new TextDecoder().decode(encoder.encode(text).subarray(0, bytes)).length;
}

/* ---- from the browser to the game ---- */

/* Returns what differs from what the game has, once: see page_take_edit. */
function takeEdit() {
    if (!editing || !editing.said) {
        return null;
    }
    const { input, said } = editing;
    const isThere = document.activeElement === input;
    const slot = editing;
    if (!isSameText(input.value, said.text, said.hasCapitals)) {
        if (slot.sentText === input.value) {
            return null; /* the game has had that, and wants it otherwise */
        }
        slot.sentText = input.value;
        slot.isSent = true;
        return differenceOf(input.value, said);
    }
    editing = isThere ? slot : null;
    const [from, to] = rangeOf(input).map((place) => sizeOf(said.text.slice(0, place)));
    const range = from + " " + to;
    if (!isThere || range === slot.sentRange || (from === said.anchor && to === said.caret)) {
        return null;
    }
    slot.sentRange = range;
    slot.isSent = true;
    return { from, to, text: null };
}

/* Returns what makes the text of a field another. */
function differenceOf(value, { text, hasCapitals }) {
    const before = Array.from(text);
    const after = Array.from(value);
    const [old, now] = [text, value].map((one) => charactersOf(one, hasCapitals));
    const least = Math.min(old.length, now.length);
    let start = 0;
    while (start < least && old[start] === now[start]) {
        start++;
    }
    let end = 0;
    while (end < least - start && old[old.length - 1 - end] === now[now.length - 1 - end]) {
        end++;
    }
    return {
        from: sizeOf(before.slice(0, start).join("")),
        to: sizeOf(before.slice(0, before.length - end).join("")),
        text: after.slice(start, after.length - end).join(""),
    };
}

/* ---- from the game to the browser ---- */

function makeSlot() {
    const input = document.createElement("input");
    const slot = { input, said: null, key: "", sentText: null, sentRange: "", isSent: false, isComposing: false };
    input.className = "field";
    input.type = "text";
    input.tabIndex = -1;
    for (const [name, value] of Object.entries({
        autocapitalize: "off", autocomplete: "off", autocorrect: "off", spellcheck: "false",
        enterkeyhint: "done",
    })) {
        input.setAttribute(name, value);
    }
    input.addEventListener("focus", () => { editing = slot; });
    input.addEventListener("compositionstart", () => { slot.isComposing = true; });
    input.addEventListener("compositionend", () => {
        slot.isComposing = false;
        announce();
    });
    input.addEventListener("input", announce);
    input.addEventListener("blur", announce);
    element("screen").append(input);
    return slot;
}

/* The game's font, which it has in a file. */
function loadFonts() {
    for (const weight of [700, 800]) {
        const face = new FontFace("Nunito", game.FS.readFile("/fonts/Nunito-" + weight + ".ttf"), { weight });
        document.fonts.add(face);
        quietly(face.load());
    }
}

function leaveField() {
    if (document.activeElement.classList.contains("field")) {
        element("canvas").focus();
    }
}

const colourOf = (number) => "#" + number.toString(16).padStart(6, "0");

/* Lays an input over the text of a field. */
function place(slot, field, rect, density) {
    const [x, y, width, height, left, size, spacing, weight] = field.numbers.map((one, i) =>
        (i < 6 ? one / density : one));
    const font = Math.max(size, fontLeastPx);
    slot.area = { left: rect.left + x, top: rect.top + y, width, height };
    Object.assign(slot.input.style, {
        left: slot.area.left + left - 2 + "px",
        top: slot.area.top + 4 + "px",
        width: width - left - 6 + "px",
        height: height - 8 + "px",
        font: weight + " " + font + "px Nunito, sans-serif",
        letterSpacing: spacing / 1000 + "em",
        textTransform: field.hasCapitals ? "uppercase" : "none",
        color: colourOf(field.numbers[8]),
        backgroundColor: colourOf(field.numbers[9]),
    });
    slot.input.placeholder = field.hint;
    slot.input.setAttribute("aria-label", field.hint || "Trounce");
    slot.input.hidden = false;
}

function select({ input }, { text, anchor, caret }) {
    const [from, to] = [anchor, caret].map((bytes) => placeOf(text, bytes));
    input.setSelectionRange(Math.min(from, to), Math.max(from, to), to < from ? "backward" : "forward");
}

/* Takes what the game says of a field, unless the browser is amid composing a word. */
function follow(slot, field) {
    const { input, said: before, isSent } = slot;
    const isThere = document.activeElement === input;
    slot.said = field;
    slot.isSent = false;
    if (!slot.isComposing && !isSameText(input.value, field.text, field.hasCapitals)) {
        input.value = field.text;
        slot.sentText = null;
        if (isThere) {
            select(slot, field);
        }
    } else if (isThere && before && !isSent &&
        (before.anchor !== field.anchor || before.caret !== field.caret)) {
        select(slot, field);
    } else if (isThere && isSent) {
        announce(); /* there may be more */
    }
    if (isThere && before && before.hasCaret && !field.hasCaret && before.text === field.text) {
        leaveField();
    }
}

function hide(slot) {
    if (document.activeElement === slot.input) {
        leaveField();
    }
    if (editing === slot) {
        editing = null;
    }
    slot.input.hidden = true;
    slot.said = slot.area = null;
    slot.key = "";
}

/* The game says after each picture which fields there are: see page_show_fields. */
function showFields(fields) {
    if (fields.length && !slots.length) {
        loadFonts();
    }
    while (slots.length < fields.length) {
        slots.push(makeSlot());
    }
    const canvas = element("canvas");
    const rect = fields.length ? canvas.getBoundingClientRect() : null;
    slots.forEach((slot, i) => {
        const field = fields[i];
        if (!field) {
            if (slot.said) {
                hide(slot);
            }
            return;
        }
        const key = [rect.left, rect.top, rect.width, field.hint, ...field.numbers].join(" ");
        if (key !== slot.key) {
            place(slot, field, rect, canvas.width / rect.width);
            slot.key = key;
        }
        follow(slot, field);
    });
}

/* ---- presses and keys ---- */

function slotAt({ clientX, clientY }) {
    return slots.find(({ area }) => area && clientX >= area.left && clientX < area.left + area.width &&
        clientY >= area.top && clientY < area.top + area.height);
}

/* A press in a field of the game, which has it as well, leads into the browser's own. Browsers show a
 * keyboard only while they answer the press. */
function followPresses() {
    const canvas = element("canvas");
    const begin = (point) => {
        pressed = slotAt(point) && { slot: slotAt(point), x: point.clientX, y: point.clientY };
        if (!pressed) {
            leaveField();
        }
    };
    const end = (point) => {
        const { slot, x, y } = pressed || {};
        if (slot && slot === slotAt(point) && Math.hypot(point.clientX - x, point.clientY - y) < slopPx) {
            slot.input.focus({ preventScroll: true });
        }
        pressed = null;
    };
    document.addEventListener("selectionchange", () => editing && announce());
    canvas.addEventListener("mousedown", begin);
    canvas.addEventListener("mouseup", end);
    canvas.addEventListener("touchstart", ({ changedTouches }) => begin(changedTouches[0]));
    canvas.addEventListener("touchend", ({ changedTouches }) => end(changedTouches[0]));
}

const keysOfGame = new Set(["Enter", "Escape", "Tab", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "F1", "F11"]);

/* Returns whether a key in a field is for the game; those lead out of the field. */
function leadsOut(event) {
    const isKey = keysOfGame.has(event.key) && !event.isComposing;
    if (isKey && event.type === "keydown") {
        leaveField();
    }
    return isKey;
}
