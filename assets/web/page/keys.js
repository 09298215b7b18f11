/* SPDX-License-Identifier: MIT */
/*
 * Keys that stay the browser's: SDL, which listens after this, would take them all.
 */

/* With Ctrl, the game has these letters; those of them that browsers need themselves also work with Alt
 * there: src/sdl/events.c. */
const ownLetters = "acghmvxyz";
const ownFunctions = new Set(["F1", "F11"]);
const modifiers = new Set(["Control", "Meta", "Alt", "AltGraph", "Shift"]);

const ends = { isFirst: false, isLast: false }; /* where the focus of the game is */
let wasLeft = false;

function describe(language, isFirst, isLast) {
    if (document.documentElement.lang !== language) {
        document.documentElement.lang = language;
    }
    ends.isFirst = isFirst;
    ends.isLast = isLast;
}

function isOfBrowser(event) {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
    if (modifiers.has(key)) {
        return false;
    }
    if (/^F\d+$/.test(key)) {
        return !ownFunctions.has(key);
    }
    if (ctrlKey && altKey) { /* as AltGr, which types */
        return false;
    }
    if (ctrlKey || metaKey) {
        return key.length === 1 ? shiftKey || !ownLetters.includes(letter) : /^(Tab|Page)/.test(key);
    }
    return altKey && /^(Arrow|Home)/.test(key);
}

/* After the last control, or before the first, Tab leads out of the game. */
function leaves(event) {
    return event.key === "Tab" && event.type === "keydown" && (event.shiftKey ? ends.isFirst : ends.isLast);
}

function followKeys() {
    for (const kind of ["keydown", "keyup", "keypress"]) {
        addEventListener(kind, (event) => {
            const isElsewhere = event.target !== element("canvas") && event.target !== document.body &&
                event.target !== window && !isListed(event.target);
            if ((event.ctrlKey || event.metaKey) && event.code === "KeyV") {
                pasteKeyTime = performance.now();
            }
            const isField = isElsewhere && event.target.classList.contains("field");
            if (leaves(event)) {
                wasLeft = true;
                announce();
                event.stopImmediatePropagation();
            } else if (isOfBrowser(event) || (isField ? !leadsOut(event) : isElsewhere)) {
                event.stopImmediatePropagation();
            } else if (isListed(event.target) && /^(Enter| )$/.test(event.key) && kind !== "keypress") {
                event.preventDefault(); /* it is the game's, and no click */
            }
        }, true);
    }
}
