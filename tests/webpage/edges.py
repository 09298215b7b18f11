# SPDX-License-Identifier: MIT
"""What the page does when something is in its way: hosts, networks, storage, languages. For tests/web."""

import contextlib
import functools
import hashlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

from browsers import HEIGHT, ROOT, SEED, WIDTH, Failure, Server, find

LOGGED = "?TROUNCE_LOG=/dev/stdout&TROUNCE_SEED=" + SEED


class BadServer(Server):
    """Answers for some files as `answer(handler)` says, which returns whether it has done so, and lets
    browsers keep everything for a day."""

    def __init__(self, site, answer=lambda handler: False):
        super().__init__(site)
        plain = self.RequestHandlerClass

        class Handler(plain.func):
            def do_GET(self):
                if not answer(self):
                    super().do_GET()

            def end_headers(self):
                self.send_header("Cache-Control", "max-age=86400")
                super().end_headers()

        self.RequestHandlerClass = functools.partial(Handler, **plain.keywords)


def strip_of(browser):
    """Returns the text above the game; "" if there is none."""
    return browser.run("const strip = document.getElementById('strip');"
                       "return strip.hidden ? '' : strip.innerText;")


def cover_of(browser):
    """Returns the texts of the cover; "" if the game is shown."""
    return browser.run("const cover = document.getElementById('cover');"
                       "return !cover || cover.hidden ? '' : cover.innerText;")


def see_strip(browser, text):
    browser.wait("the strip: " + text, lambda: text in strip_of(browser))


@contextlib.contextmanager
def tolerating(browser, *texts):
    """What the console says of files that a test withholds is no complaint of the page."""
    browser.tolerated.extend(texts)
    yield
    browser.read()
    del browser.tolerated[-len(texts):]


def see_cover(browser, text):
    """Waits for a text on the cover, with a button to try again, and without words of programmers."""
    until = time.monotonic() + 60
    while text not in cover_of(browser):
        if time.monotonic() > until:
            raise Failure("%s: waited for in vain; the cover has %s" % (text, cover_of(browser)))
        time.sleep(0.1)
    said = cover_of(browser)
    for word in ("wasm", "Aborted", "Error", "undefined"):
        if word in said:
            raise Failure("the cover says %s" % said)
    print("saw     the cover: " + text, flush=True)


def wait_for_worker(browser):
    browser.wait("the worker", lambda: browser.run(
        "return caches.match(new URL('./', location).href).then(page => !!page);"))


def wait_for_version(browser, script):
    """Waits until the worker has kept the page with this script. It asks more than once: a browser answers
    with the update that is under way, which may have begun before there was another version."""
    browser.wait("the new version", lambda: browser.run(
        "return navigator.serviceWorker.ready.then(worker => worker.update())"
        ".then(() => caches.match(new URL('./', location).href)).then(page => page.text())"
        ".then(text => text.includes('%s'));" % script))


def copy_as_other_version(site, folder, age_s=0):
    """Copies the page into a folder as if it had changed, some seconds after now."""
    shutil.copytree(site, folder, copy_function=os.link)
    old = find(folder, "page.js")
    with open(old, "rb") as file:
        content = file.read() + b"/* another version */\n"
    new = "page-%s.js" % hashlib.sha256(content).hexdigest()[:12]
    os.remove(old)
    with open(os.path.join(folder, new), "wb") as file:
        file.write(content)
    for name in ("index.html", "worker.js"):
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        os.remove(path)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace(os.path.basename(old), new))
        os.utime(path, (time.time() + age_s,) * 2)
    return new


def script_of(browser):
    return browser.run("return document.querySelector('script[data-page]').dataset.page;")


# ---- hosts and networks ----

def update_at_the_next_visit(browser, plan, site):
    """Behind a host that lets browsers keep everything, a new version is offered, but not in a round, and
    is there at the next visit; what it needs no network for is whole."""
    with tempfile.TemporaryDirectory() as folder:
        new_site = os.path.join(folder, "new")
        new = copy_as_other_version(site, new_site)
        server = BadServer(site)
        browser.open(server.address + LOGGED)
        browser.see("Change")
        wait_for_worker(browser)
        server.RequestHandlerClass.keywords["directory"] = new_site
        browser.trace([plan.places["shake"]])
        browser.see("I’m done")
        wait_for_version(browser, new)
        time.sleep(0.5)
        if strip_of(browser):
            raise Failure("a round is interrupted by %s" % strip_of(browser))
        browser.open(server.address + LOGGED)
        browser.see("Change")
        if script_of(browser) != new:
            raise Failure("an earlier version is there at the next visit")
        newer_site = os.path.join(folder, "newer")
        newer = copy_as_other_version(new_site, newer_site, 60)
        server.RequestHandlerClass.keywords["directory"] = newer_site
        wait_for_version(browser, newer)
        see_strip(browser, "A new version of Trounce is here.")
        browser.photo("new-version")
        browser.reload("document.getElementById('strip-act').click();")
        browser.see("Change")
        if script_of(browser) != newer or strip_of(browser):
            raise Failure("the new version has not come with a press")
        server.shutdown()
        server.server_close()


def keep_the_page_alone(browser, server):
    """A file that is opened instead of the page does not replace it without a network."""
    browser.open(server.address + LOGGED)
    browser.see("Change")
    wait_for_worker(browser)
    with tolerating(browser, "favicon.ico"):
        browser.go(server.address + "licences/MIT.txt")
        browser.go(server.address + "licences/")
        time.sleep(0.5)
    server.shutdown()
    server.server_close()
    browser.open(server.address + LOGGED)
    browser.see("Change")


def say_what_is_missing(browser, site):
    """A file that is missing, damaged or cannot be fetched is said in plain words, and all is well once it
    is there."""
    def is_words(handler):
        return "words-en" in handler.path

    def lack(handler):
        if is_words(handler):
            handler.send_error(404)
        return is_words(handler)

    def damage(handler):
        if is_words(handler):
            handler.send_response(200)
            handler.send_header("Content-Type", "text/html")
            handler.end_headers()
            handler.wfile.write(b"<p>Please sign on to this network.")
        return is_words(handler)

    def hang_up(handler):
        if is_words(handler):
            handler.close_connection = True
            handler.connection.close()
        return is_words(handler)

    for answer, text in ((lack, "is missing on this host"), (damage, "has come damaged"),
                         (hang_up, "could not be fetched")):
        faults = [answer]
        server = BadServer(site, lambda handler, faults=faults: bool(faults) and faults[0](handler))
        with tolerating(browser, "Failed to load resource", "words-en"):
            browser.open(server.address + LOGGED)
            see_cover(browser, text)
            see_cover(browser, "Try again")
            browser.photo("cover-" + answer.__name__)
            faults.clear()
            browser.run("document.getElementById('again').click(); return 0;")
            browser.see("Change")


def with_script(browser, script, address):
    """Opens an address in a browser that runs a script before the page's own."""
    made = browser.tell_chromium("Page.addScriptToEvaluateOnNewDocument", source=script)
    try:
        browser.open(address)
        time.sleep(0.5)
    finally:
        browser.tell_chromium("Page.removeScriptToEvaluateOnNewDocument", identifier=made["identifier"])


def name_what_an_old_browser_lacks(browser, address):
    with_script(browser, "delete window.DecompressionStream;", address)
    see_cover(browser, "it lacks DecompressionStream")


# ---- storage ----

def play_without_storage(browser, site):
    """Storage that is refused, or that never answers, costs at most some seconds, and stays said."""
    for script in ("indexedDB.open = () => ({});",
                   "Object.defineProperty(window, 'indexedDB', {value: undefined});"):
        begun = time.monotonic()
        with_script(browser, script, Server(site).address + LOGGED)
        browser.see("Change")
        see_strip(browser, "Not saved")
        if "will be saved" in " ".join(browser.texts()):
            raise Failure("the game says it, too: %s" % browser.texts())
        if time.monotonic() - begun > 30:
            raise Failure("the page waits %d s for its storage" % (time.monotonic() - begun))
        browser.photo("no-storage")


def fill_the_disk(browser, plan, site):
    """What cannot be written stays said, can be exported, and is written once there is room."""
    address = Server(site).address
    origin = address.rstrip("/")
    browser.tell_chromium("Storage.overrideQuotaForOrigin", origin=origin, quotaSize=1000)
    browser.open(address + LOGGED)
    browser.see("Change")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    see_strip(browser, "Not saved")
    browser.photo("full-disk")
    if "Export" not in strip_of(browser):
        raise Failure("no export is offered: %s" % strip_of(browser))
    with tempfile.TemporaryDirectory() as folder:
        browser.download_to(folder)
        browser.run("document.getElementById('strip-act').click(); return 0;")
        browser.wait("the export", lambda: any(name.endswith(".db") for name in os.listdir(folder)))
    browser.tell_chromium("Storage.overrideQuotaForOrigin", origin=origin)
    browser.wait("what is kept after all", lambda: not strip_of(browser))
    browser.open(address + LOGGED)
    browser.see("Continue")


def keep_what_changes(browser, plan, address):
    """A clock alone is kept every five seconds, a word at once; whoever leaves the page loses nothing."""
    address += LOGGED

    def left_when_opened():
        """Opens the page anew; returns the seconds left in the round that waits there."""
        browser.open(address)
        browser.wait("the round that waits", lambda: any("\xa0left" in text for text in browser.texts()))
        return next(60 * int(found[1]) + int(found[2]) for found in
                    (re.search(r"(\d):(\d\d)\xa0left", text) for text in browser.texts()) if found)

    def clocks(lines):
        """Returns what the clock of the round has shown, in seconds."""
        found = [re.fullmatch(r"text (\d):(\d\d)", line) for line in lines]
        return [60 * int(one[1]) + int(one[2]) for one in found if one]

    def wait_until_kept():
        browser.read()
        browser.lines = []
        browser.wait("what is kept", lambda: "kept" in browser.lines)

    browser.open(address)
    browser.see("Change")
    browser.trace([plan.places["shake"]])
    browser.see("I’m done")
    time.sleep(10)
    browser.read()
    browser.lines = []
    time.sleep(20)
    browser.read()
    count = browser.lines.count("kept")
    print("a clock that runs is kept %d times in 20 seconds" % count)
    if not 2 <= count <= 6:
        raise Failure("a clock that runs is kept %d times in 20 seconds" % count)

    wait_until_kept()
    browser.trace(plan.trace_of(0)[1])
    browser.see("1 word")
    entered = browser.lines.index("text 1 word")
    browser.wait("the word to be kept", lambda: "kept" in browser.lines[entered:])
    seen = set(clocks(browser.lines[entered:browser.lines.index("kept", entered)]))
    if len(seen) > 3:
        raise Failure("a word is kept after %d seconds" % len(seen))

    time.sleep(3)
    browser.read()
    before = clocks(browser.lines)[-1]
    browser.run("IDBDatabase.prototype.transaction = () => { throw new Error('killed'); }; return 0;")
    after = left_when_opened()
    print("whoever is killed at %d seconds goes on at %d" % (before, after))
    if after - before > 6:
        raise Failure("killed at %d seconds, the round goes on at %d" % (before, after))

    browser.trace([plan.places["continue"]])
    browser.see("1 word")
    wait_until_kept()
    time.sleep(3)
    browser.read()
    before = clocks(browser.lines)[-1]
    browser.run("const put = CanvasRenderingContext2D.prototype.putImageData;"
                "CanvasRenderingContext2D.prototype.putImageData = function (...what) {"
                "    const end = performance.now() + (document.hidden ? 2000 : 0);"
                "    while (performance.now() < end) {}"
                "    return put.apply(this, what);"
                "};"
                "return 0;")  # a slow machine: a browser gives a page that is left some tenths of a second
    after = left_when_opened()
    if after > before:
        raise Failure("left at %d seconds, the round goes on at %d" % (before, after))


def damage_the_history(browser, plan, site):
    """A history that is halved, gone or something else is said, and the game can be played."""
    for change in ("entry.contents = entry.contents.slice(0, entry.contents.length >> 1)",
                   "entry.contents = new Uint8Array(0)", "entry.contents = 'none'", "entry = 5",
                   "entry = null", "store.clear(); return result.close(), resolve(0)"):
        address = Server(site).address
        browser.tolerated = browser.tolerated[:1] + ["favicon.ico"]
        browser.open(address + LOGGED)
        browser.see("Change")
        browser.trace([plan.places["shake"]])
        browser.see("I’m done")
        browser.wait("what is kept", lambda: "kept" in browser.lines)
        time.sleep(1)
        browser.go(address + "licences/MIT.txt")
        browser.run("""
            return new Promise(resolve => {
                indexedDB.open('/player').onsuccess = ({ target: { result } }) => {
                    const store = result.transaction('FILE_DATA', 'readwrite').objectStore('FILE_DATA');
                    store.getAllKeys().onsuccess = ({ target }) => {
                        const path = target.result.find(path => path.endsWith('trounce.db'));
                        store.get(path).onsuccess = ({ target }) => {
                            let entry = target.result;
                            %s;
                            entry ? store.put(entry, path) : store.delete(path);
                            store.transaction.oncomplete = () => { result.close(); resolve(0); };
                        };
                    };
                };
            });""" % change)
        browser.open(address + LOGGED)
        browser.see("Change")
        see_strip(browser, "damaged")
        browser.photo("damaged")
        browser.wait("what is kept", lambda: "kept" in browser.lines)
        browser.open(address + LOGGED)
        browser.see("Change")
        if strip_of(browser):
            raise Failure("it is still said: %s" % strip_of(browser))


def mark_the_second_tab(browser, site):
    """A second tab stays marked, until the first one is closed; not a page that follows another one which
    is still going."""
    address = Server(site).address
    with_script(browser,
                "navigator.locks?.request('trounce', () => new Promise(end => setTimeout(end, 700)));",
                address + LOGGED)
    browser.see("Change")
    if strip_of(browser):
        raise Failure("a page that is going counts as a tab: %s" % strip_of(browser))
    first = browser.new_tab()
    browser.set_size(WIDTH, HEIGHT, 1)
    browser.open(address + LOGGED)
    browser.see("Change")
    time.sleep(8)  # longer than a notice
    see_strip(browser, "Not saved: Trounce is open in another tab.")
    browser.photo("second-tab")
    second = browser.call("GET", "/window")
    browser.call("POST", "/window", {"handle": first})
    browser.close_tab(second)
    see_strip(browser, "The other tab with Trounce is closed.")


# ---- languages ----

HOME = {"de": "Ändern", "en": "Change", "fr": "Changer"}


def choose_languages(browser, site):
    """The page opens in the language that was chosen last, whatever the order of addresses with and
    without one, reloads, second tabs and lost databases; only its words are fetched."""
    address = Server(site).address + LOGGED

    def see_home(language, suffix=""):
        if suffix is not None:
            browser.open(address + suffix)
        browser.see(HOME[language])
        if "lang=" in browser.run("return location.search;"):
            raise Failure("the address keeps its language, which would count again after a reload")
        words = {name.rsplit("/", 1)[1][:8] for name in browser.run(
            "return performance.getEntriesByType('resource').map(e => e.name);") if "/words-" in name}
        if words - {"words-" + language}:  # some browsers do not list what worker.js has kept
            raise Failure("for %s, the page fetches %s" % (language, words))

    see_home("en")
    see_home("de", "&lang=de")
    see_home("de")
    browser.reload()
    see_home("de", None)
    browser.run("return new Promise(resolve => {"
                "    const gone = indexedDB.deleteDatabase('/player');"
                "    gone.onsuccess = gone.onblocked = () => resolve(0);"
                "});")
    see_home("de")
    see_home("fr", "&lang=fr")
    see_home("en", "&lang=en")
    see_home("en")
    see_home("de", "&lang=de_AT")
    browser.run("localStorage.clear(); return 0;")
    see_home("en")
    see_home("de", "&lang=de")
    if browser.name == "chromium":
        first = browser.new_tab()
        browser.set_size(WIDTH, HEIGHT, 1)
        see_home("de")
        browser.close_tab(first)


# ---- nginx ----

BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
NGINX = """%(modules)s pid %(folder)s/pid; error_log %(folder)s/log; daemon off; events {}
http { access_log off; client_body_temp_path %(folder)s; proxy_temp_path %(folder)s;
    fastcgi_temp_path %(folder)s; uwsgi_temp_path %(folder)s; scgi_temp_path %(folder)s;
    server { listen 127.0.0.1:%(port)d; include %(folder)s/page.conf; } }
"""


def offer_with_nginx(browser, site):
    """assets/web/nginx.conf offers the page in a folder of a host, with types and headers."""
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    if not nginx:
        print("assets/web/nginx.conf is not tested: there is no nginx")
        return
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        os.chmod(folder, 0o755)
        with open(os.path.join(ROOT, "assets/web/nginx.conf"), encoding="utf-8") as file:
            os.symlink(site, folder + "/page")  # a path without blanks
            page = file.read().replace("/srv/trounce/", folder + "/page/")
        has_brotli = os.path.exists(BROTLI)
        if has_brotli:
            page = page.replace("# brotli_static on;", "brotli_static on;")
        whole = NGINX % {"folder": folder, "port": port,
                         "modules": "load_module %s;" % BROTLI if has_brotli else ""}
        for name, text in (("page.conf", page), ("nginx.conf", whole)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text if name == "page.conf" or os.geteuid() else "user root;\n" + text)
        server = subprocess.Popen([nginx, "-c", os.path.join(folder, "nginx.conf")], stderr=subprocess.DEVNULL)
        try:
            address = "http://localhost:%d/trounce/" % port
            until = time.monotonic() + 30
            while True:
                try:
                    kept = urllib.request.urlopen(address).headers["Cache-Control"]
                    break
                except OSError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.1)
            pack = urllib.request.urlopen(address + os.path.basename(find(site, "program.bin"))).headers
            if kept != "no-cache" or "immutable" not in pack["Cache-Control"]:
                raise Failure("nginx has browsers keep the page: %s, and a pack: %s" % (kept, pack))
            browser.open(address + LOGGED)
            browser.see("Change")
            wait_for_worker(browser)
            fetched = browser.run(
                "return performance.getEntriesByType('resource').find(e => e.name.includes('/program-'))"
                ".encodedBodySize;")
            pack = find(site, "program.bin") + (".br" if has_brotli else "")
            if fetched != os.path.getsize(pack):
                raise Failure("the program is fetched in %d bytes" % fetched)
        finally:
            server.terminate()
            server.wait()
