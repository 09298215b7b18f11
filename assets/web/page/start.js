/* SPDX-License-Identifier: MIT */
/*
 * The start of the game, and what happens to the page.
 */

/* ---- languages ---- */

const languageKey = "trounce.language"; /* the language played last */
const menusKey = "trounce.menus";       /* the language that an address has asked for last */
const textsKey = "trounce.texts";
const asked = new URLSearchParams(location.search).get("lang");

/* The languages of the window, best first. */
function wantedLanguages() {
    const named = asked || recall(menusKey);
    return (named ? [named] : []).concat(navigator.languages);
}

function playable(code) {
    const [language] = (code || "").toLowerCase().split(/[-_]/);
    return packs["words-" + language] && language;
}

/* An address with a language chooses that, once: it goes from the address, so that what is chosen
 * later in the settings counts after a reload. */
function takeAskedLanguage() {
    if (asked && remember(menusKey, asked)) {
        const address = new URL(location.href);
        address.searchParams.delete("lang");
        history.replaceState(null, "", address);
        if (playable(asked)) {
            remember(languageKey, playable(asked));
        }
    }
}

/* Returns the language of the dice that the code of a board names (src/engine/board/code_text.h), or of
 * a Hunt (daily.h). */
function languageOfLink() {
    const hunt = /^#hunt-[-0-9]+-([a-z]{2})$/i.exec(location.hash);
    if (hunt) {
        return hunt[1].toLowerCase();
    }
    const own = /^#W([2-9A-HJ-NP-Z])([2-9A-HJ-NP-Z])/i.exec(location.hash);
    const letter = (digit) => ({ 2: "i", 3: "o" })[digit] || digit.toLowerCase();
    return own && letter(own[1]) + letter(own[2]);
}

/* Returns the language to play in: that of the link, which counts only now, the last one, or else the
 * first of the browser's that can be played. */
function languageToPlay() {
    const chosen = [asked, recall(languageKey), ...wantedLanguages()].map(playable).find(Boolean) || "en";
    remember(languageKey, chosen);
    return playable(languageOfLink()) || chosen;
}

/* Whether the window may be in another language than English: the player's browser is, or the texts
 * have been fetched before, for a language chosen in the settings. */
function wantsTexts() {
    return !/^en\b/.test(wantedLanguages()[0] || "en") || recall(textsKey) !== null;
}

/* ---- the start ---- */

function loadScript(name) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = name;
        script.onload = resolve;
        script.onerror = () => reject(new Trouble(navigator.onLine ? "missing" : "network", name));
        document.head.append(script);
    });
}

/* Returns promises of the packs, the first of which is the program. Words and texts wait until most of
 * that has come: while they come, the browser compiles it. */
function fetchAll(names) {
    const bar = element("bar");
    const total = names.reduce((sum, name) => sum + packs[name][0], 0);
    const counts = names.map(() => 0);
    let goOn;
    const isNear = new Promise((resolve) => { goOn = resolve; });
    return names.map(async (name, i) => {
        if (name !== program && name !== files) {
            await isNear;
        }
        const archive = await fetchPack(name, (more) => {
            counts[i] += more;
            bar.value = counts.reduce((sum, count) => sum + count) / total;
            if (name === program && counts[i] > packs[name][0] * 0.75) {
                goOn();
            }
        });
        if (name === program) {
            goOn(); /* it may have been there at once */
        }
        return archive;
    });
}

/* Sets the environment, which the program reads when it begins to run. */
function setEnvironment(ENV) {
    if (isKept) {
        ENV.XDG_DATA_HOME = player;
    } else {
        ENV.HOME = "";
    }
    ENV.LANGUAGE = wantedLanguages().map((code) => code.replace("-", "_")).join(":");
    for (const [name, value] of new URLSearchParams(location.search)) {
        if (name.startsWith("TROUNCE_")) { /* for tests: see HACKING.md */
            ENV[name] = value;
        }
    }
}

/* Returns what follows the # of the address, which may have signs that are not encoded. */
function linkOfAddress() {
    const link = location.hash.slice(1);
    try {
        return decodeURIComponent(link);
    } catch (error) {
        return link;
    }
}

/* While the game comes, the cover says how much that is, and how to play. */
function fillCover(names) {
    const megabytes = names.reduce((sum, name) => sum + packs[name][0], 0) / 1e6;
    const figure = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(megabytes);
    element("text").textContent = tr("Loading the game and its words:") + " " + figure + "\u00a0MB";
    const rules = [
        tr("Drag over neighbouring dice to spell a word, and let go."),
        tr("Each die counts once per word. Longer words score more."),
        /^T1-/i.test(linkOfAddress())
            ? tr("You both get the same board. Beat your friend’s score.")
            : tr("When your time is up, the computer takes what you left."),
    ];
    element("rules").replaceChildren(...rules.map((rule) => {
        const line = document.createElement("li");
        line.textContent = rule;
        return line;
    }));
}

/* Compiles the program, which then waits for the archives and the player's files. */
async function load(programComes, archivesCome, tell) {
    const [wasmBinary, held] = await Promise.all([programComes, lock(), loadScript(packs.script[2])]);
    isAlone = held;
    return trounce({
        canvas: element("canvas"),
        page,
        wasmBinary,
        thisProgram: "/trounce",
        preRun: [(module) => {
            game = module;
            module.addRunDependency("player");
            Promise.all([archivesCome, openPlayer()]).then(([archives]) => {
                archives.forEach((archive) => putFiles(game.FS, archive));
                setEnvironment(module.ENV);
                module.removeRunDependency("player");
            }).catch(complain);
        }],
        print: (line) => console.log(line),
        printErr: (line) => {
            tell(line);
            console.warn(line);
        },
        onAbort: (reason) => complain(new Trouble("stopped", String(reason))),
    });
}

async function begin() {
    let complaint = "";
    const canvas = element("canvas");
    const language = languageToPlay();
    const parcelsFirst = ["words-" + language].concat(wantsTexts() ? [texts] : []);
    fillCover([program, files, ...parcelsFirst]);
    const [programComes, ...rest] = fetchAll([program, files, ...parcelsFirst]);
    const archivesCome = Promise.all(rest);
    [game] = await Promise.all([
        load(programComes, archivesCome, (line) => { complaint = line; }),
        archivesCome,
    ]);
    parcelsFirst.forEach((name) => { parcels[name] = here; });
    const link = linkOfAddress();
    const options = ["--web-address", location.origin + location.pathname, "--language", language];
    if (link) {
        options.push("--link", link);
    }
    if (game.callMain(options)) {
        throw new Trouble("stopped", complaint);
    }
    element("cover").hidden = true;
    element("screen").inert = false;
    performance.mark("trounce");
    canvas.focus();
    followBack();
    followLinks();
    followDensity();
    quietly(followVersions());
}

/* ---- what happens to the page ---- */

/* A phone's button for going back is Escape: a step that leads back to this page is always there.
 * Elsewhere going back leaves the page, and the round waits. */
function followBack() {
    if (!fingers.matches) {
        return;
    }
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
    addEventListener("hashchange", reload);
}

followKeys();
followPresses();
followList();
addEventListener("paste", (event) => {
    event.preventDefault(); /* the game takes it */
    take(event.clipboardData.getData("text/plain"));
    closeSheet();
});
addEventListener("error", ({ error }) => {
    if (window.WebAssembly && error instanceof WebAssembly.RuntimeError) {
        complain(new Trouble("stopped", String(error)));
    }
});
element("sheet-close").addEventListener("click", () => {
    const { value, readOnly } = element("sheet-text");
    if (value && !readOnly) {
        take(value);
    }
    closeSheet();
});
element("canvas").addEventListener("contextmenu", (event) => event.preventDefault());
[fingers, ...looks.map(([, media]) => media)].forEach((media) => media.addEventListener("change", announce));
takeAskedLanguage();
begin().catch(complain);
