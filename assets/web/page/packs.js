/* SPDX-License-Identifier: MIT */
/*
 * Fetches the packed files of the game.
 */

/* Of each packed file, its bytes, those of what is in it, and its name. Written by tools/web. */
const packs = {};

/* What a game needs before its first picture, besides the words of a language. Packs that are no
 * program are archives of files. */
const program = "program";
const files = "start";

/* The languages of the window. Who reads English can begin without. */
const texts = "texts";

const silenceMs = 30000; /* a connection that brings nothing for as long is given up */

/* What keeps the game from starting or going on: a kind, see tell.js, and details for the console. */
class Trouble extends Error {
    constructor(kind, detail) {
        super(detail);
        this.kind = kind;
    }
}

/* Unpacks unless the server or the browser has done so already. */
async function unpack(bytes) {
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
        return bytes;
    }
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* Returns the bytes at an address; calls `tell` with the number of each part that comes. */
async function fetchBytes(address, cache, tell) {
    const silence = new AbortController();
    let timer = 0;
    const listen = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMs);
    };
    try {
        listen();
        const response = await fetch(address, { cache, signal: silence.signal });
        if (!response.ok) {
            throw new Trouble("missing", address + ": " + response.status);
        }
        const parts = [];
        const reader = response.body.getReader();
        for (;;) {
            const { done, value } = await reader.read();
            if (done) {
                return new Uint8Array(await new Blob(parts).arrayBuffer());
            }
            listen();
            parts.push(value);
            tell(value.length, response.headers.has("Content-Encoding"));
        }
    } catch (error) {
        throw error instanceof Trouble ? error : new Trouble("network", address + ": " + error);
    } finally {
        clearTimeout(timer);
    }
}

async function fetchOnce(name, cache, tell) {
    const [packed, whole, address] = packs[name];
    const bytes = await fetchBytes(address, cache, (count, isUnpacked) => {
        tell(isUnpacked ? count * packed / whole : count);
    });
    const archive = await unpack(bytes).catch(() => bytes);
    if (archive.length !== whole) {
        throw new Trouble("broken", address + ": " + archive.length + " bytes");
    }
    fetched.push(address);
    return archive;
}

/* Fetches a pack; tells how many of its packed bytes have come, whenever there are more. What is missing
 * or broken, as from a network that puts its own page in place of all others, may be so only in the
 * browser's cache. */
async function fetchPack(name, tell) {
    try {
        return await fetchOnce(name, "default", tell);
    } catch (error) {
        if (error.kind === "network") {
            throw error;
        }
        return fetchOnce(name, "reload", tell);
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

/* ---- without a network, and new versions ---- */

const fetched = []; /* addresses that worker.js may not know yet */
const ownScript = document.currentScript.src;

/* Has worker.js answer without a network from now on, also for the packs that came before it. */
async function keepOffline() {
    if (!navigator.serviceWorker || !window.caches) {
        return;
    }
    await navigator.serviceWorker.ready;
    const cache = await caches.open("trounce");
    for (const address of fetched.splice(0)) {
        if (!await cache.match(address)) {
            await cache.add(address);
        }
    }
}

/* Offers the page that worker.js has kept if it is not this one. */
async function offerNewVersion() {
    const kept = await caches.match(new URL("./", location).href);
    if (kept && !(await kept.text()).includes(ownScript.slice(ownScript.lastIndexOf("/") + 1))) {
        mark("version", tr("A new version of Trounce is here."), tr("Reload"), reload);
    }
}

const updatePauseMs = 3600000;

async function followVersions() {
    if (!navigator.serviceWorker || !window.caches) {
        return;
    }
    const registration = await navigator.serviceWorker.register("worker.js");
    const follow = (worker) => worker.addEventListener("statechange", () => {
        if (worker.state === "installed") {
            quietly(offerNewVersion());
        }
    });
    registration.addEventListener("updatefound", () => follow(registration.installing));
    if (registration.installing) { /* an update was found before it could be followed */
        follow(registration.installing);
    }
    if (registration.waiting) {
        await offerNewVersion();
    }
    let asked = performance.now();
    document.addEventListener("visibilitychange", () => {
        if (!document.hidden && performance.now() - asked > updatePauseMs) {
            asked = performance.now();
            quietly(registration.update());
        }
    });
    await keepOffline();
}
