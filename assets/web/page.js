/* SPDX-License-Identifier: MIT */
/*
 * Loads the game into the page, and does for it what only a page can: src/system/web.js calls `page`.
 */
(function () {
"use strict";

/* Of each packed file, its bytes and a mark of what is in it. Written by tools/web. */
const packs = {};

/* What a game needs before its first picture, besides the words of a language. Packs that are no
 * program are archives of files. */
const program = "program";
const files = "start";

/* The languages of the window. Who reads English can begin without. */
const texts = "texts";

const element = (id) => document.getElementById(id);

/* ---- packs ---- */

/* Unpacks unless the server or the browser has done so already. */
async function unpack(bytes) {
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
        return bytes;
    }
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* Fetches a pack; tells how many bytes have come, whenever there are more. */
async function fetchPack(name, tell) {
    const address = name + ".bin?" + packs[name][1];
    const response = await fetch(address);
    if (!response.ok) {
        throw new Error(name + ": " + response.status + " " + response.statusText);
    }
    const parts = [];
    const reader = response.body.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done) {
            break;
        }
        parts.push(value);
        tell(value.length);
    }
    fetched.push(address);
    return unpack(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

/* Has worker.js answer without a network from now on, also for the packs that came before it. */
const fetched = [];
async function keepOffline() {
    if (!navigator.serviceWorker || !window.caches) {
        return;
    }
    await navigator.serviceWorker.register("worker.js");
    await navigator.serviceWorker.ready;
    const cache = await caches.open("trounce");
    for (const address of fetched.splice(0)) {
        if (!await cache.match(address)) {
            await cache.add(address);
        }
    }
}

/* Restores a wave file of 16 bits that tools/fold-waves has made easy to compress. */
function unfoldWave(folded) {
    const header = 44;
    const count = (folded.length - header) / 2;
    const wave = folded.slice();
    const view = new DataView(wave.buffer);
    let step = 0;
    let sample = 0;
    for (let i = 0; i < count; i++) {
        const code = folded[header + i] | folded[header + count + i] << 8;
        step += code >> 1 ^ -(code & 1);
        sample += step;
        view.setInt16(header + 2 * i, sample, true); /* which keeps the lowest 16 bits */
    }
    return wave;
}

/* Puts the files of an archive, in the format ustar, where the game looks for them. */
function putFiles(FS, archive) {
    const text = (at, size) => {
        const field = archive.subarray(at, at + size);
        const end = field.indexOf(0);
        return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
    };
    for (let at = 0; at + 512 <= archive.length && archive[at];) {
        const path = "/" + text(at, 100);
        const size = parseInt(text(at + 124, 12), 8);
        if (archive[at + 156] === 0x30) {
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
            const bytes = archive.subarray(at + 512, at + 512 + size);
            FS.writeFile(path, path.endsWith(".wav") ? unfoldWave(bytes) : bytes, { canOwn: true });
        }
        at += 512 + Math.ceil(size / 512) * 512;
    }
}

/* ---- what is kept ---- */

const player = "/player";
let game = null; /* emscripten's module */
let isAlone = true; /* no other page of this browser keeps the player's files */
let isKept = true;
let keptState = "";
let isKeeping = false;
const isLogged = new URLSearchParams(location.search).has("TROUNCE_LOG"); /* as in src/sdl/window.h */

function describeFiles(folder) {
    let state = "";
    for (const name of game.FS.readdir(folder)) {
        if (name === "." || name === "..") {
            continue;
        }
        const path = folder + "/" + name;
        const stat = game.FS.stat(path);
        state += game.FS.isDir(stat.mode) ? describeFiles(path)
                                          : path + " " + stat.size + " " + stat.mtime.getTime() + "\n";
    }
    return state;
}

function sync(fromBrowser) {
    return new Promise((resolve) => game.FS.syncfs(fromBrowser, resolve));
}

async function keep() {
    if (!isKept) {
        return;
    }
    const state = describeFiles(player);
    if (isKeeping || state === keptState) {
        return;
    }
    isKeeping = true;
    const fault = await sync(false);
    isKeeping = false;
    if (!fault) {
        keptState = state;
        if (isLogged && describeFiles(player) === state) {
            console.log("kept");
        }
    }
}

/* The game asks at each picture. */
const keepingPauseMs = 250;
let keepTimer = 0;
function keepSoon() {
    if (document.hidden) {
        keep();
    } else if (!keepTimer) {
        keepTimer = setTimeout(() => {
            keepTimer = 0;
            keep();
        }, keepingPauseMs);
    }
}

/* Whoever has the lock keeps the player's files, as long as the page is there. */
function lock() {
    return new Promise((resolve) => {
        if (!navigator.locks) {
            resolve(true);
            return;
        }
        navigator.locks.request("trounce", { ifAvailable: true }, (held) => {
            resolve(held !== null);
            return held && new Promise(() => {});
        }).catch(() => resolve(true));
    });
}

/* Takes what earlier pages have kept, and sets the environment: before the program begins to run, which
 * reads it then. */
async function openPlayer() {
    const { FS, IDBFS, ENV } = game;
    FS.mkdirTree(player);
    isKept = isAlone;
    if (isKept) {
        FS.mount(IDBFS, {}, player);
        isKept = !await sync(true);
        keptState = describeFiles(player);
    }
    if (isKept) {
        ENV.XDG_DATA_HOME = player;
    } else {
        ENV.HOME = ""; /* the game then says that it keeps nothing */
    }
    ENV.LANGUAGE = wantedLanguages().map((code) => code.replace("-", "_")).join(":");
    for (const [name, value] of new URLSearchParams(location.search)) {
        if (name.startsWith("TROUNCE_")) { /* for tests: see HACKING.md */
            ENV[name] = value;
        }
    }
}

/* Short texts that the next page must know before it has opened the player's files. */
const languageKey = "trounce.language";

function remember(key, text) {
    try {
        localStorage.setItem(key, text);
    } catch (error) {
        console.log(String(error));
    }
}

function recall(key) {
    try {
        return localStorage.getItem(key);
    } catch (error) {
        console.log(String(error));
        return null;
    }
}

/* Returns the language of the dice that the code of a board names (src/engine/board/code_text.h), or of
 * a Hunt (include/trounce/daily.h). */
function languageOfLink() {
    const hunt = /^#hunt-[-0-9]+-([a-z]{2})$/i.exec(location.hash);
    if (hunt) {
        return hunt[1].toLowerCase();
    }
    const own = /^#W([2-9A-HJ-NP-Z])([2-9A-HJ-NP-Z])/i.exec(location.hash);
    const letter = (digit) => ({ 2: "i", 3: "o" })[digit] || digit.toLowerCase();
    return own && letter(own[1]) + letter(own[2]);
}

/* Returns the language whose words the game will want: that of the link, the one played, or else the
 * browser's. */
function languageToPlay() {
    const wanted = wantedLanguages().map((code) => code.split("-")[0]);
    wanted.unshift(languageOfLink(), recall(languageKey));
    return wanted.find((code) => packs["words-" + code]) || "en";
}

/* Whether the window may be in another language than English: the player's browser is, or the texts
 * have been fetched before, for a language chosen in the settings. */
const textsKey = "trounce.texts";
function wantsTexts() {
    return !/^en\b/.test(wantedLanguages()[0] || "en") || recall(textsKey) !== null;
}

function wantedLanguages() {
    const named = new URLSearchParams(location.search).get("lang");
    return (named ? [named] : []).concat(navigator.languages);
}

/* ---- the page ---- */

let hasNews = false;
let wake = () => {};

function announce() {
    hasNews = true;
    wake();
}

const looks = [
    [2, "(prefers-contrast: more)"],
    [1, "(prefers-color-scheme: light)"],
].map(([look, query]) => [look, matchMedia(query)]);

function tell(text, canBegin) {
    element("cover").hidden = false;
    element("bar").hidden = true;
    element("text").textContent = text;
    element("again").hidden = !canBegin;
}

/* ---- files that come later ---- */

const [here, coming, missing] = [0, 1, 2];
const parcels = {};

function fetchParcel(name) {
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
                return keepOffline();
            }).catch((error) => console.log(String(error)));
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
    if (performance.now() - pasteKeyTime > 1000 && navigator.clipboard && navigator.clipboard.readText) {
        navigator.clipboard.readText().then(take, (error) => console.log(String(error)));
    }
}

function copy(text) {
    if (navigator.clipboard) {
        navigator.clipboard.writeText(text).catch((error) => console.log(String(error)));
    }
}

function share(text) {
    navigator.share({ text }).catch((error) => console.log(String(error)));
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
    document.querySelectorAll("input").forEach((earlier) => earlier.remove());
    document.body.append(input); /* some browsers forget one that is not in the page */
    input.addEventListener("change", async () => {
        const [file] = input.files;
        chosen = "/tmp/" + file.name.replaceAll("/", "_");
        game.FS.writeFile(chosen, new Uint8Array(await file.arrayBuffer()));
        announce();
    });
    input.click();
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
    close: () => tell("", true),
    hasRival: () => (isAlone ? 0 : 1),
    fetch: fetchParcel,
    rememberLanguage: (code) => remember(languageKey, code),
    copy,
    canShare: () => (navigator.share ? 1 : 0),
    share,
    askClipboard,
    takePasted: () => {
        const text = pasted;
        pasted = null;
        return text;
    },
    giveFile,
    chooseFile,
    takeFile: () => {
        const path = chosen;
        chosen = null;
        return path;
    },
};

/* ---- the start ---- */

function loadScript(name) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = name;
        script.onload = resolve;
        script.onerror = () => reject(new Error(name));
        document.head.append(script);
    });
}

async function fetchAll(names) {
    const bar = element("bar");
    const total = names.reduce((sum, name) => sum + packs[name][0], 0);
    let count = 0;
    return Promise.all(names.map((name) => fetchPack(name, (more) => {
        count += more;
        bar.value = count / total;
    })));
}

async function begin() {
    let complaint = "";
    const canvas = element("canvas");
    const parcelsFirst = ["words-" + languageToPlay()].concat(wantsTexts() ? [texts] : []);
    const [[wasmBinary, ...archives], held] = await Promise.all([
        fetchAll([program, files, ...parcelsFirst]),
        lock(),
        loadScript("trounce.js?" + packs.script[1]),
    ]);
    isAlone = held;
    game = await trounce({
        canvas,
        page,
        wasmBinary,
        thisProgram: "/trounce",
        preRun: [(module) => {
            game = module;
            archives.forEach((archive) => putFiles(game.FS, archive));
            module.addRunDependency("player");
            openPlayer().then(() => module.removeRunDependency("player"));
        }],
        print: (line) => console.log(line),
        printErr: (line) => {
            complaint = line;
            console.warn(line);
        },
    });
    parcelsFirst.forEach((name) => { parcels[name] = here; });
    const link = decodeURIComponent(location.hash.slice(1));
    const options = ["--web-address", location.origin + location.pathname];
    if (link) {
        options.push("--link", link);
    }
    if (game.callMain(options)) { /* perhaps without the words of the language that was kept */
        putFiles(game.FS, await fetchPack("words-en", () => {}));
        if (game.callMain(options)) {
            throw new Error(complaint);
        }
    }
    element("cover").hidden = true;
    performance.mark("trounce");
    canvas.focus();
    followBack();
    followLinks();
    followDensity();
    keepOffline().catch((error) => console.log(String(error)));
}

/* ---- what happens to the page ---- */

/* The button for going back is Escape: a step that leads back to this page is always there. */
function followBack() {
    history.pushState(null, "");
    addEventListener("popstate", () => {
        history.pushState(null, "");
        for (const kind of ["keydown", "keyup"]) {
            dispatchEvent(new KeyboardEvent(kind, { key: "Escape", code: "Escape", keyCode: 27 }));
        }
    });
}

/* SDL measures the page anew when its size changes, which a change of density alone does not say. */
function followDensity() {
    matchMedia("(resolution: " + devicePixelRatio + "dppx)").addEventListener("change", () => {
        dispatchEvent(new UIEvent("resize"));
        followDensity();
    }, { once: true });
}

/* Another link to this page has another board, which a new start opens. */
function followLinks() {
    addEventListener("hashchange", async () => {
        await keep();
        location.reload();
    });
}

addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.code === "KeyV") {
        pasteKeyTime = performance.now();
    }
}, true);
addEventListener("paste", (event) => take(event.clipboardData.getData("text/plain")));
element("again").addEventListener("click", () => location.reload());
element("canvas").addEventListener("contextmenu", (event) => event.preventDefault());
looks.forEach(([, media]) => media.addEventListener("change", announce));
begin().catch((error) => {
    console.error(String(error.stack || error));
    tell(String(error.message || error), true);
});
})();
