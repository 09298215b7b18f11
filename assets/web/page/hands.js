/* SPDX-License-Identifier: MIT */
/*
 * What the game asks of the page while it runs: files that come later, the clipboard, files of the
 * player. src/system/web.js calls `page`.
 */

let hasNews = false;
let wake = () => {};

function announce() {
    hasNews = true;
    wake();
}

const looks = [
    [2, "(prefers-contrast: more), (forced-colors: active)"],
    [1, "(prefers-color-scheme: light)"],
].map(([look, query]) => [look, matchMedia(query)]);

/* A device that has fingers alone. */
const fingers = matchMedia("(hover: none) and (pointer: coarse)");

/* ---- files that come later ---- */

const [here, coming, missing] = [0, 1, 2];
const parcels = {};
let hasPlayed = false;

/* Whether the line is so fast that nobody minds what is not needed yet. */
function isLineFast() {
    const { saveData, effectiveType, downlink } = navigator.connection || {};
    return !saveData && effectiveType === "4g" && downlink >= 5;
}

function fetchParcel(name, isAsked) {
    if (parcels[name] === undefined && !isAsked && !hasPlayed && !isLineFast()) {
        return packs[name] ? coming : missing;
    }
    if (parcels[name] === undefined) {
        parcels[name] = packs[name] ? coming : missing;
        if (packs[name]) {
            fetchPack(name, () => {}).then((archive) => {
                putFiles(game.FS, archive);
                parcels[name] = here;
                if (name === texts) {
                    remember(textsKey, "fetched");
                }
            }).catch((error) => {
                console.warn(String(error));
                parcels[name] = missing;
            }).then(() => {
                announce();
                quietly(keepOffline());
            });
        }
    }
    return parcels[name];
}

/* ---- clipboard, and files of the player ---- */

let pasted = null;
let pasteKeyTime = -1e9; /* the browser answers the keys itself, with an event */
let chosen = null;

function take(text) {
    pasted = text;
    announce();
}

function askClipboard() {
    if (performance.now() - pasteKeyTime < 1000) {
        return;
    }
    if (navigator.clipboard && navigator.clipboard.readText) {
        navigator.clipboard.readText().then(take, (error) => {
            console.log(String(error));
            askText();
        });
    } else {
        askText();
    }
}

function openSheet(label, text, isReadOnly) {
    const field = element("sheet-text");
    element("sheet-label").textContent = label;
    element("sheet-close").textContent = tr("Close");
    field.value = text;
    field.readOnly = isReadOnly;
    element("sheet").hidden = false;
    field.focus();
    field.select();
}

/* Shows a text that the browser does not let the page copy, so that the player can. */
function showText(text) {
    openSheet(tr("The browser lets the player alone copy this text:"), text, true);
}

/* Asks for a text that the browser does not let the page paste. */
function askText() {
    openSheet(tr("The browser lets the player alone paste. Do it here:"), "", false);
}

function closeSheet() {
    const sheet = element("sheet");
    if (!sheet.hidden) {
        sheet.hidden = true;
        element("canvas").focus();
    }
}

let hasCopied = false;
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        hasCopied = true;
        announce();
    } catch (error) {
        console.log(String(error));
        showText(text);
    }
}

async function share(text) {
    try {
        await navigator.share({ text });
    } catch (error) {
        if (error.name !== "AbortError") { /* the player has thought better of it */
            console.log(String(error));
            showText(text);
        }
    }
}

function giveFile(path) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([game.FS.readFile(path)]));
    link.download = path.slice(path.lastIndexOf("/") + 1);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function chooseFile() {
    const input = document.createElement("input");
    input.type = "file";
    input.hidden = true;
    document.querySelectorAll("input[type=file]").forEach((earlier) => earlier.remove());
    document.body.append(input); /* some browsers forget one that is not in the page */
    input.addEventListener("change", async () => {
        const [file] = input.files;
        chosen = "/tmp/" + file.name.replaceAll("/", "_");
        game.FS.writeFile(chosen, new Uint8Array(await file.arrayBuffer()));
        announce();
    });
    input.click();
}

/* The browser allows full screen only soon after a press: SDL would wait for the next one. */
function toggleFullscreen() {
    const root = document.documentElement;
    if (document.fullscreenElement) {
        quietly(document.exitFullscreen());
    } else if (root.requestFullscreen) {
        quietly(root.requestFullscreen());
    }
}

/* The game says at each picture whether a round is under way. */
function setPlaying(isNow, hasFinished) {
    if (isNow === isPlaying) {
        return;
    }
    isPlaying = isNow;
    showMarks();
    if (isPlaying && !hasPlayed) {
        hasPlayed = true;
        announce(); /* the game asks again for what it has been refused */
    }
    if (hasFinished && isKept && navigator.storage && navigator.storage.persist) {
        quietly(navigator.storage.persist());
    }
}

const page = {
    look: () => (looks.find(([, media]) => media.matches) || [0])[0],
    takeNews: () => {
        const had = hasNews;
        hasNews = false;
        return had ? 1 : 0;
    },
    onNews: (answer) => { wake = answer; },
    keep: keepSoon,
    close: () => cover("", tr("Play again"), reload),
    fetch: fetchParcel,
    rememberLanguage: (code) => remember(languageKey, code),
    toggleFullscreen,
    setPlaying,
    describe,
    list,
    say,
    takePick: () => picks.shift() || null,
    wasLeft: () => {
        const had = wasLeft;
        wasLeft = false;
        return had ? 1 : 0;
    },
    isCalm: () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0),
    isTouch: () => (fingers.matches ? 1 : 0),
    copy,
    hasCopied: () => {
        const had = hasCopied;
        hasCopied = false;
        return had ? 1 : 0;
    },
    canShare: () => (navigator.share ? 1 : 0),
    share,
    askClipboard,
    takePasted: () => {
        const text = pasted;
        pasted = null;
        return text;
    },
    showFields,
    takeEdit,
    giveFile,
    chooseFile,
    takeFile: () => {
        const path = chosen;
        chosen = null;
        return path;
    },
};
