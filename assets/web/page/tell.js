/* SPDX-License-Identifier: MIT */
/*
 * What the page itself says: on the cover, and on the strip above the game.
 */

/* The page's own texts in other languages, by language and text. Written by tools/web. */
const translations = {};

const element = (id) => document.getElementById(id);

function tr(text) {
    for (const code of wantedLanguages()) {
        const [language] = code.split(/[-_]/);
        if (language === "en") {
            break;
        }
        if (translations[language]) {
            return translations[language][text] || text;
        }
    }
    return text;
}

/* Only the console hears of what fails. */
function quietly(promise) {
    promise.catch((error) => console.log(String(error)));
}

/* ---- the cover ---- */

function cover(text, label, act) {
    element("cover").hidden = false;
    element("screen").inert = true;
    element("bar").hidden = true;
    element("rules").hidden = true;
    element("text").textContent = text;
    const button = element("again");
    button.hidden = !label;
    button.textContent = label;
    button.onclick = act;
}

const advice = {
    network: () => tr("The game could not be fetched. Check the connection to the internet, then try again."),
    missing: () => tr("A file of the game is missing on this host. Try again later, or tell whoever runs it."),
    broken: () => tr("A file of the game has come damaged. Try again, perhaps in another network."),
    stopped: () => tr("The game has stopped because of a fault of its own. What it has saved is still there."),
};

/* Says in plain words what has happened, and offers to try again. */
function complain(error) {
    console.error(String(error.stack || error));
    const says = advice[error.kind] || advice.stopped;
    cover(says(), tr("Try again"), reload);
}

/* ---- the strip ---- */

/* The more important a mark, the earlier it stands here. */
const kinds = ["unsaved", "damaged", "memory", "version"];
const marks = new Map();
let isPlaying = false; /* a round is under way, which news must not disturb */

function showMarks() {
    const strip = element("strip");
    const before = strip.offsetHeight;
    const kind = kinds.find((one) => marks.has(one) && !(isPlaying && one === "version"));
    strip.hidden = !kind;
    if (kind) {
        const { text, label, act } = marks.get(kind);
        element("strip-text").textContent = text;
        const button = element("strip-act");
        button.hidden = !label;
        button.textContent = label;
        button.onclick = act;
    }
    if (strip.offsetHeight !== before) {
        document.documentElement.style.setProperty("--strip", strip.offsetHeight + "px");
        dispatchEvent(new UIEvent("resize"));
    }
}

/* Keeps a text above the game, with a button if there is a label, until it is unmarked. */
function mark(kind, text, label, act) {
    marks.set(kind, { text, label, act });
    showMarks();
}

function unmark(kind) {
    if (marks.delete(kind)) {
        showMarks();
    }
}

async function reload() {
    await Promise.race([keep(), wait(patienceMs)]);
    location.reload();
}
