/* SPDX-License-Identifier: MIT */
/*
 * Before a test that runs under node: it has the environment of the machine, and its program is read as
 * a file, which emscripten would not do where there is a fetch.
 */
Module["preRun"] = [() => Object.assign(ENV, process.env)];
delete globalThis.fetch;
