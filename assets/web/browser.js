/* SPDX-License-Identifier: MIT */
/*
 * Says what a browser lacks that is too old for the game: in the language that such a browser knows.
 */
(function () {
    "use strict";
    var needed = {
        "WebAssembly": window.WebAssembly,
        "fetch": window.fetch,
        "AbortController": window.AbortController,
        "Promise": window.Promise,
        "Blob.stream": window.Blob && Blob.prototype.stream,
        "String.replaceAll": String.prototype.replaceAll,
        "DecompressionStream": window.DecompressionStream
    };
    var lacked = [];
    for (var name in needed) {
        if (!needed[name]) {
            lacked.push(name);
        }
    }
    if (lacked.length) {
        document.getElementById("bar").hidden = true;
        document.getElementById("text").textContent = "This browser is too old for Trounce: it lacks " +
            lacked.join(" and ") + ". A newer Firefox, Chrome, Edge or Safari plays it.";
    } else {
        var script = document.createElement("script");
        script.src = document.currentScript.getAttribute("data-page");
        document.head.appendChild(script);
    }
}());
