/* SPDX-License-Identifier: MIT */
/*
 * Keeps the files of the page, so that it opens without a network. An address has a mark of what is in
 * the file, so a file that is kept never ages; the page itself is asked for anew where that works.
 */
"use strict";

/* The addresses of all files, and of those that a game needs before its first picture. Written by
 * tools/web. */
const all = [];
const first = [];

const store = "trounce";
const whole = (names) => new Set(names.map((name) => new URL(name, location).href));

addEventListener("install", (event) => {
    event.waitUntil(caches.open(store).then((cache) => cache.addAll(["./", ...first])));
});

addEventListener("activate", (event) => {
    const wanted = whole(["./", ...all]);
    event.waitUntil(caches.open(store).then(async (cache) => {
        const kept = await cache.keys();
        await Promise.all(kept.filter((request) => !wanted.has(request.url))
            .map((request) => cache.delete(request)));
    }));
});

async function answer(request) {
    const cache = await caches.open(store);
    const isPage = request.mode === "navigate";
    const key = isPage ? new URL("./", location).href : request;
    if (!isPage) {
        const kept = await cache.match(key);
        if (kept) {
            return kept;
        }
    }
    try {
        const response = await fetch(request);
        if (response.ok) {
            await cache.put(key, response.clone());
        }
        return response;
    } catch (error) {
        const kept = await cache.match(key);
        if (kept) {
            return kept;
        }
        throw error;
    }
}

addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method === "GET" && url.startsWith(new URL("./", location).href)) {
        event.respondWith(answer(event.request));
    }
});
