/* SPDX-License-Identifier: MIT */
/*
 * Keeps the files of the page, so that it opens without a network. Their names have a mark of what is in
 * them, so a file that is kept never ages; the page itself is asked for anew where that works.
 */
"use strict";

/* The names of all files, and of those that a game needs before its first picture. Written by
 * tools/web. */
const all = [];
const first = [];

const store = "trounce";
const patienceMs = 5000; /* for the page, if there is one already */
const here = new URL("./", location).href;
const addressOf = (name) => new URL(name, location).href;

/* Whether a response is the page of the game, and not that of a network that wants a sign-on. */
async function isPage(response, words) {
    const text = response.ok ? await response.clone().text() : "";
    return words.every((word) => text.includes(word));
}

const isFile = (response) => response.ok && !/html/.test(response.headers.get("Content-Type"));

/* Keeps a version as a whole: the page comes last, if it is that of the files. */
async function keepVersion() {
    const cache = await caches.open(store);
    for (const name of first) {
        if (!await cache.match(addressOf(name))) {
            const response = await fetch(name);
            if (!isFile(response)) {
                throw new Error(name + ": " + response.status);
            }
            await cache.put(addressOf(name), response);
        }
    }
    const page = await fetch("./", { cache: "no-cache" });
    if (!await isPage(page, first.filter((name) => name.startsWith("page")))) {
        throw new Error("the page is of another version");
    }
    await cache.put(here, page);
}

addEventListener("install", (event) => event.waitUntil(keepVersion()));

addEventListener("activate", (event) => {
    const wanted = new Set(["./", ...all].map(addressOf));
    event.waitUntil(caches.open(store).then(async (cache) => {
        const kept = await cache.keys();
        await Promise.all(kept.filter((request) => !wanted.has(request.url))
            .map((request) => cache.delete(request)));
    }));
});

/* Returns the newest page, or without a network the one that is kept. */
async function answerPage(request) {
    const kept = await caches.match(here);
    const asked = fetch(new Request(request, { cache: "no-cache" }));
    if (!kept) {
        return asked;
    }
    const late = new Promise((resolve) => { setTimeout(resolve, patienceMs, null); });
    const response = await Promise.race([asked, late]).catch(() => null);
    return response && await isPage(response, ['name="application-name" content="Trounce"']) ? response : kept;
}

async function answerFile(request) {
    const cache = await caches.open(store);
    const kept = request.cache !== "reload" && await cache.match(request);
    if (kept) {
        return kept;
    }
    const response = await fetch(request);
    if (isFile(response)) {
        await cache.put(request, response.clone());
    }
    return response;
}

addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const [address] = url.split(/[?#]/);
    if (method !== "GET" || !address.startsWith(here)) {
        return;
    }
    if (mode === "navigate" && [here, here + "index.html"].includes(address)) {
        event.respondWith(answerPage(event.request));
    } else if (/-[0-9a-f]{12}\.\w+$/.test(address)) {
        event.respondWith(answerFile(event.request));
    }
});
