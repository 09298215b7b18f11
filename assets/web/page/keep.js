/* SPDX-License-Identifier: MIT */
/*
 * The player's files: in memory for the game, and in the browser's database, which keeps them. The
 * database is laid out as emscripten's IDBFS did, which earlier versions used.
 */

const player = "/player";
const database = { name: player, version: 21, store: "FILE_DATA" };
const keptKey = "trounce.kept"; /* there since something has been kept */
const patienceMs = 3000; /* for a browser's storage that may never answer */

let game = null; /* emscripten's module */
let isAlone = true; /* no other page of this browser keeps the player's files */
let isKept = false; /* what the player does: once earlier files have been read */
let connection = null;
let kept = new Map(); /* of each file and folder that the database has, a state that changes with it */
const isLogged = new URLSearchParams(location.search).has("TROUNCE_LOG"); /* as in src/sdl/window.h */

function wait(ms, value) {
    return new Promise((resolve) => { setTimeout(resolve, ms, value); });
}

/* Returns what a promise does, if it does so in time. */
function inTime(promise) {
    const late = wait(patienceMs).then(() => {
        throw new Error("the browser's storage does not answer");
    });
    return Promise.race([promise, late]);
}

function answerOf(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

function endOf(transaction) {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error || new Error("aborted"));
    });
}

function openDatabase() {
    const request = indexedDB.open(database.name, database.version);
    request.onupgradeneeded = () => {
        if (!request.result.objectStoreNames.contains(database.store)) {
            request.result.createObjectStore(database.store).createIndex("timestamp", "timestamp");
        }
    };
    return answerOf(request);
}

/* ---- reading ---- */

/* Puts an entry of the database where the game looks for it; false if it is not what was written. */
function putEntry(FS, path, entry, size) {
    const isWhole = entry && typeof entry.mode === "number";
    if (isWhole && FS.isDir(entry.mode)) {
        FS.mkdirTree(path);
        return true;
    }
    if (!isWhole || !ArrayBuffer.isView(entry.contents)) {
        return false;
    }
    const { buffer, byteOffset, byteLength } = entry.contents;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, new Uint8Array(buffer, byteOffset, byteLength), { canOwn: true });
    const time = +entry.timestamp || Date.now();
    FS.utime(path, time, time);
    return size === undefined || size === byteLength;
}

/* Takes what earlier pages have kept. The entry of the folder itself has the sizes of all files, so
 * that nothing is missing without being noticed. */
async function readFiles() {
    connection = await openDatabase();
    connection.onversionchange = () => connection.close();
    const store = connection.transaction(database.store).objectStore(database.store);
    const [paths, entries] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    const found = new Map(paths.map((path, i) => [path, entries[i]]));
    const { sizes = {} } = found.get(player) || {};
    found.delete(player);
    const faults = Object.keys(sizes).filter((path) => !found.has(path));
    if (found.size === 0 && recall(keptKey)) {
        faults.push(player);
    }
    for (const [path, entry] of found) {
        if (!putEntry(game.FS, path, entry, sizes[path])) {
            faults.push(path);
        }
    }
    return faults;
}

/* ---- writing ---- */

/* Returns the files and folders in memory with their states. */
function listFiles(folder, states) {
    for (const name of game.FS.readdir(folder)) {
        if (name !== "." && name !== "..") {
            const path = folder + "/" + name;
            const { mode, size, mtime } = game.FS.stat(path);
            const isFolder = game.FS.isDir(mode);
            states.set(path, isFolder ? "folder" : size + " " + mtime.getTime());
            if (isFolder) {
                listFiles(path, states);
            }
        }
    }
    return states;
}

function isSame(one, other) {
    return one.size === other.size && [...one].every(([path, state]) => other.get(path) === state);
}

/* Writes what has changed, in one step: all of it is kept, or nothing. */
async function writeFiles(states) {
    const { FS } = game;
    const transaction = connection.transaction(database.store, "readwrite");
    const store = transaction.objectStore(database.store);
    const end = endOf(transaction);
    const sizes = {};
    if (kept.size === 0) {
        store.clear();
    }
    for (const [path, state] of states) {
        const { mode, mtime } = FS.stat(path);
        const isFolder = FS.isDir(mode);
        if (!isFolder) {
            sizes[path] = FS.stat(path).size;
        }
        if (kept.get(path) !== state) {
            const contents = isFolder ? {} : { contents: FS.readFile(path) };
            store.put({ timestamp: mtime, mode, ...contents }, path);
        }
    }
    for (const path of kept.keys()) {
        if (!states.has(path)) {
            store.delete(path);
        }
    }
    store.put({ timestamp: new Date(), mode: FS.stat(player).mode, sizes }, player);
    transaction.commit(); /* the page may be about to go */
    await end;
}

const retryMs = 5000;
let keeping = Promise.resolve();

async function keepNow() {
    const states = isKept ? listFiles(player, new Map()) : kept;
    if (!isKept || isSame(states, kept)) {
        return;
    }
    try {
        await inTime(writeFiles(states));
    } catch (error) {
        console.log("not kept: " + error);
        mark("unsaved", tr("Not saved: the browser has no room for what you play."), tr("Export"),
             exportHistory);
        keepIn(retryMs);
        return;
    }
    kept = states;
    remember(keptKey, "yes");
    unmark("unsaved");
    if (isLogged && isSame(listFiles(player, new Map()), kept)) {
        console.log("kept");
    }
}

/* Has the browser keep what has changed; the promise is there when that is done or has failed. */
function keep() {
    keeping = keeping.then(keepNow);
    return keeping;
}

let keepTimer = 0;
function keepIn(ms) {
    keepTimer = keepTimer || setTimeout(() => {
        keepTimer = 0;
        keep();
    }, ms);
}

/* The game asks in each step. A page that is being left has no time to wait, not even for what is
 * being written: transactions take effect in their order. */
const keepingPauseMs = 250;
function keepSoon() {
    if (document.hidden) {
        keepNow();
    } else {
        keepIn(keepingPauseMs);
    }
}

function exportHistory() {
    const path = [...listFiles(player, new Map()).keys()].find((one) => one.endsWith("/trounce.db"));
    if (path) {
        giveFile(path);
    }
}

/* ---- one page at a time ---- */

const leavingMs = 1000; /* for an earlier page that is being left, or reloaded */

/* Returns whether the lock has come; without one that works, `otherwise`. Whoever has it keeps the
 * player's files, as long as the page is there. */
function takeLock(options, otherwise) {
    return new Promise((resolve) => {
        navigator.locks.request("trounce", options, (granted) => {
            resolve(granted !== null);
            return granted && new Promise(() => {});
        }).catch(() => resolve(otherwise));
    });
}

async function lock() {
    if (!navigator.locks ||
        await Promise.race([takeLock({ ifAvailable: true }, true), wait(patienceMs, true)])) {
        return true;
    }
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), leavingMs);
    return takeLock({ signal: waiting.signal }, false);
}

/* Says so when the other page has gone. */
function followRival() {
    quietly(navigator.locks.request("trounce", () => {
        mark("memory", tr("The other tab with Trounce is closed. This one can save after a reload."),
             tr("Reload"), reload);
        return new Promise(() => {});
    }));
}

/* Takes what earlier pages have kept, before the program begins to run. */
async function openPlayer() {
    game.FS.mkdirTree(player);
    if (!isAlone) {
        mark("memory", tr("Not saved: Trounce is open in another tab."));
        followRival();
        return;
    }
    try {
        const faults = await inTime(readFiles());
        kept = listFiles(player, new Map());
        isKept = true;
        if (faults.length) {
            console.log("damaged: " + faults.join(" "));
            kept.clear(); /* so that all is written anew */
            mark("damaged", tr("The history that this browser kept is damaged. What could be read is here."),
                 tr("Export"), exportHistory);
        }
    } catch (error) {
        console.log(String(error));
        mark("memory", tr("Not saved: this browser keeps nothing for this page."), tr("Try again"), reload);
    }
}

/* ---- short texts that the next page must know before it has opened the player's files ---- */

/* Returns whether it will be there. */
function remember(key, text) {
    try {
        localStorage.setItem(key, text);
        return true;
    } catch (error) {
        console.log(String(error));
        return false;
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
