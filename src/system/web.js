/* SPDX-License-Identifier: MIT */
/*
 * What web.c asks of the page: a library for emscripten's linker. Module.page is that of
 * assets/web/page.
 */
mergeInto(LibraryManager.library, {
    web_scheme: function () {
        return Module["page"].look();
    },
    web_scheme__deps: ["$autoResumeAudioContext", "$dynCall"], /* SDL's sound calls them */
    web_first_weekday: function () {
        try {
            var locale = new Intl.Locale(navigator.language);
            var week = locale.getWeekInfo ? locale.getWeekInfo() : locale.weekInfo;
            return week ? week.firstDay : 0;
        } catch (fault) {
            return 0;
        }
    },
    web_take_news: function () {
        return Module["page"].takeNews();
    },
    /* SDL would copy the whole picture and show all of it. The game's pixels are not copied here. */
    web_show: function (pixels, width, height, left, top, areaWidth, areaHeight) {
        var bytes = new Uint8ClampedArray(HEAPU8.buffer, pixels, 4 * width * height);
        Module["canvas"].getContext("2d", { "alpha": false })
            .putImageData(new ImageData(bytes, width, height), 0, 0, left, top, areaWidth, areaHeight);
    },
    /* A canvas beside the page, for letters that the game's fonts lack. */
    $webLetters: {
        context: null,
        begin: function (width, height, size) {
            if (!webLetters.context) {
                webLetters.context = document.createElement("canvas")
                    .getContext("2d", { "willReadFrequently": true });
            }
            if (width > 0) {
                webLetters.context.canvas.width = width;
                webLetters.context.canvas.height = height;
            }
            webLetters.context.font = "bold " + size + "px sans-serif";
            return webLetters.context;
        },
    },
    web_text_width: function (text, size) {
        return Math.ceil(webLetters.begin(0, 0, size).measureText(UTF8ToString(text)).width);
    },
    web_text_width__deps: ["$webLetters"],
    web_draw_text: function (text, size, x, y, width, height, cover) {
        var context = webLetters.begin(width, height, size);
        context.fillText(UTF8ToString(text), x, y);
        var bytes = context.getImageData(0, 0, width, height).data;
        for (var i = 0; i < width * height; i++) {
            HEAPU8[cover + i] = bytes[4 * i + 3];
        }
    },
    web_draw_text__deps: ["$webLetters"],
    web_keep: function () {
        Module["page"].keep();
    },
    web_close: function () {
        Module["page"].close();
    },
    $webLoop: {
        isResting: false,
        timer: 0,
        wake: function () {
            if (webLoop.isResting) {
                clearTimeout(webLoop.timer);
                webLoop.isResting = false;
                Browser.mainLoop.resume();
            }
        },
    },
    web_rest: function (ms) {
        if (ms === 0) {
            webLoop.wake();
            return;
        }
        clearTimeout(webLoop.timer);
        if (!webLoop.isResting) {
            webLoop.isResting = true;
            Browser.mainLoop.pause();
            Module["page"].onNews(webLoop.wake);
        }
        if (ms > 0) {
            webLoop.timer = setTimeout(webLoop.wake, Math.min(ms, 0x7FFFFFFF));
        }
    },
    web_rest__deps: ["$webLoop", "$Browser"],
    web_toggle_fullscreen: function () {
        Module["page"].toggleFullscreen();
    },
    web_set_playing: function (isPlaying, hasFinished) {
        Module["page"].setPlaying(isPlaying !== 0, hasFinished !== 0);
    },
    web_fetch: function (name, isAsked) {
        return Module["page"].fetch(UTF8ToString(name), isAsked !== 0);
    },
    web_width: function () {
        return Math.round(Module["canvas"].getBoundingClientRect().width);
    },
    web_height: function () {
        return Math.round(Module["canvas"].getBoundingClientRect().height);
    },
    web_describe: function (language, isFirst, isLast) {
        Module["page"].describe(UTF8ToString(language), isFirst !== 0, isLast !== 0);
    },
    web_was_left: function () {
        return Module["page"].wasLeft();
    },
    web_is_calm: function () {
        return Module["page"].isCalm();
    },
    web_is_touch: function () {
        return Module["page"].isTouch();
    },
    web_list: function (text, size) {
        Module["page"].list(UTF8ToString(text, size));
    },
    web_say: function (text, silences) {
        Module["page"].say(UTF8ToString(text), silences !== 0);
    },
    web_take_pick: function (taken) {
        var pick = Module["page"].takePick();
        if (pick !== null) {
            HEAP32.set(pick, taken >> 2);
        }
        return pick === null ? 0 : 1;
    },
    web_remember_language: function (code) {
        Module["page"].rememberLanguage(UTF8ToString(code));
    },
    web_copy: function (text) {
        Module["page"].copy(UTF8ToString(text));
    },
    web_has_copied: function () {
        return Module["page"].hasCopied();
    },
    web_can_share: function () {
        return Module["page"].canShare();
    },
    web_share: function (text) {
        Module["page"].share(UTF8ToString(text));
    },
    web_ask_clipboard: function () {
        Module["page"].askClipboard();
    },
    /* Of each field the numbers that web.c writes, and two texts. */
    web_show_fields: function (count, numbers, texts) {
        var fields = [];
        for (var i = 0; i < count; i++) {
            var at = (numbers >> 2) + 14 * i;
            fields.push({
                "numbers": Array.from(HEAP32.subarray(at, at + 10)),
                "anchor": HEAP32[at + 10],
                "caret": HEAP32[at + 11],
                "hasCaret": HEAP32[at + 12] !== 0,
                "hasCapitals": HEAP32[at + 13] !== 0,
                "text": UTF8ToString(HEAPU32[(texts >> 2) + 2 * i]),
                "hint": UTF8ToString(HEAPU32[(texts >> 2) + 2 * i + 1]),
            });
        }
        Module["page"].showFields(fields);
    },
    /* 0: nothing, 1: only the selection, 2: a text. */
    web_take_edit: function (range, text, size) {
        var edit = Module["page"].takeEdit();
        if (!edit) {
            return 0;
        }
        HEAP32[range >> 2] = edit["from"];
        HEAP32[(range >> 2) + 1] = edit["to"];
        stringToUTF8(edit["text"] || "", text, size);
        return edit["text"] === null ? 1 : 2;
    },
    web_give_file: function (path) {
        Module["page"].giveFile(UTF8ToString(path));
    },
    web_choose_file: function () {
        Module["page"].chooseFile();
    },
    web_take_pasted: function (text, size) {
        return webTake("takePasted", text, size);
    },
    web_take_pasted__deps: ["$webTake"],
    web_take_file: function (path, size) {
        return webTake("takeFile", path, size);
    },
    web_take_file__deps: ["$webTake"],
    $webTake: function (what, to, size) {
        var taken = Module["page"][what]();
        if (taken !== null) {
            stringToUTF8(taken, to, size);
        }
        return taken === null ? 0 : 1;
    },
});
