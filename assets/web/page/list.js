/* SPDX-License-Identifier: MIT */
/*
 * What a screen reader has in place of the canvas: each control of the screen as an element where it is
 * drawn, texts, and what happens. The game says what is there when that has changed: src/sdl/listing.c.
 * All keys stay the game's, and the focus of the page follows that of the game.
 */

const listEnd = "\x1e";
const fieldEnd = "\x1f";
const tags = { h: "h1", t: "p", f: "div", v: "input" }; /* all others are buttons */
const roles = { s: "switch", c: "radio", f: "textbox" };
const saidMost = 24; /* more sentences than anybody has waiting */

const picks = []; /* what the game has not taken yet: id, x, y and whether it is a press */
const listed = new Map(); /* elements by key, with the record that they were made from */
let focusedKey = null; /* of what has the focus of the game */
let isFollowing = false; /* the focus is being moved by the page */

function isListed(target) {
    return target instanceof Element && element("list").contains(target);
}

function setOrRemove(node, name, value) {
    if (value === "") {
        node.removeAttribute(name);
    } else if (node.getAttribute(name) !== value) {
        node.setAttribute(name, value);
    }
}

function makeListed(kind) {
    const node = document.createElement(tags[kind] || "button");
    if (node.tagName === "BUTTON") {
        node.type = "button";
    } else if (node.tagName === "INPUT") { /* 0 to 100, in the game's steps */
        Object.assign(node, { type: "range", step: 5 });
    }
    if (!/[ht]/.test(kind)) {
        node.tabIndex = -1;
        setOrRemove(node, "role", roles[kind] || "");
    }
    return node;
}

/* Has an element show a record; percentages, as the list is as large as the canvas. */
function describeListed(node, [kind, , isOn, , , x, y, w, h, name, value, hint]) {
    if (/[ht]/.test(kind)) {
        node.textContent = name || document.title;
        return;
    }
    const isNamed = /[scfv]/.test(kind) || !value;
    setOrRemove(node, "aria-label", isNamed ? name : name + ", " + value);
    setOrRemove(node, "aria-checked", /[sc]/.test(kind) ? String(isOn === "1") : "");
    setOrRemove(node, "aria-description", hint);
    if (kind === "f") {
        node.textContent = value;
    } else if (kind === "v") {
        node.value = parseInt(value, 10);
        node.setAttribute("aria-valuetext", value);
    }
    const { width, height } = element("canvas");
    node.style.left = 100 * x / width + "%";
    node.style.top = 100 * y / height + "%";
    node.style.width = 100 * w / width + "%";
    node.style.height = 100 * h / height + "%";
}

/* Exactly one of the canvas and the controls is in the order of Tab. */
function giveFocus(node) {
    const canvas = element("canvas");
    const before = document.activeElement;
    if (before !== canvas && before !== document.body && !isListed(before)) {
        return; /* the player is elsewhere */
    }
    isFollowing = true;
    (node || canvas).focus({ preventScroll: true });
    isFollowing = false;
}

/* Returns the records of the game's list as elements by key: those that there are, or new ones. */
function readList(text) {
    const wanted = new Map();
    const count = {};
    for (const record of text.split(listEnd).slice(0, -1)) {
        const fields = record.split(fieldEnd);
        const base = fields[0] + fields[1];
        count[base] = (count[base] || 0) + 1;
        const key = base + " " + count[base];
        const { node, record: before } = listed.get(key) || { node: makeListed(fields[0]) };
        if (record !== before) {
            describeListed(node, fields);
            node.about = fields;
        }
        wanted.set(key, { node, record });
    }
    return wanted;
}

/* Shows the list that the game gives. What has the focus is neither moved nor removed before another
 * has it. */
function list(text) {
    const active = document.activeElement;
    const wanted = readList(text);
    const gone = [...listed].filter(([key]) => !wanted.has(key)).map(([, { node }]) => node);
    gone.filter((node) => node !== active).forEach((node) => node.remove());
    let at = element("list").firstElementChild;
    for (const { node } of wanted.values()) {
        at = gone.includes(at) ? at.nextElementSibling : at;
        if (node === at) {
            at = at.nextElementSibling;
        } else {
            element("list").insertBefore(node, at);
        }
    }
    const [key, focused] = [...wanted].find(([, { node }]) => node.about[3] === "1") || [null, { node: null }];
    if (key !== focusedKey || (isListed(active) && active !== document.activeElement) || gone.includes(active)) {
        giveFocus(focused.node);
    }
    focusedKey = key;
    gone.forEach((node) => node.remove());
    listed.clear();
    wanted.forEach((one, name) => listed.set(name, one));
}

/* Says a sentence, after those that are waiting. */
function say(text, silences) {
    const said = element("said");
    if (silences && said.firstChild) {
        said.replaceChildren();
    }
    if (text) {
        const line = document.createElement("p");
        line.textContent = text;
        said.append(line);
        if (said.children.length > saidMost) {
            said.firstChild.remove();
        }
    }
}

/* Picks a control in its middle, or that part of its width from the left. */
function pick(node, isPress, part = 0.5) {
    const [, id, , , , x, y, w, h] = node.about;
    picks.push([+id, +x + Math.trunc(w * part), +y + (h >> 1), isPress ? 1 : 0]);
    announce();
}

/* A screen reader moves a slider by steps: a press on its right half or on its left. */
function slide(node) {
    const before = parseInt(node.about[10], 10);
    if (+node.value !== before) {
        pick(node, true, +node.value > before ? 0.75 : 0.25);
    }
}

/* A press on a field leads into the browser's own, if it has one there: fields.js. */
function writeIn(node) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const slot = node.about[0] === "f" && slotAt({ clientX: left + width / 2, clientY: top + height / 2 });
    if (slot) {
        slot.input.focus({ preventScroll: true });
    }
}

function followList() {
    const controls = element("list");
    const canvas = element("canvas");
    controls.addEventListener("click", (event) => {
        const node = event.target.closest("[tabindex]");
        if (node && node.tagName !== "INPUT") {
            pick(node, true);
            writeIn(node);
        }
    });
    controls.addEventListener("input", ({ target }) => slide(target));
    controls.addEventListener("focusin", ({ target }) => {
        target.tabIndex = 0;
        canvas.tabIndex = -1;
        if (!isFollowing && target.about && target.about[4] === "1") {
            pick(target, false);
        }
    });
    controls.addEventListener("focusout", ({ target }) => {
        target.tabIndex = -1;
        canvas.tabIndex = 0;
    });
}
