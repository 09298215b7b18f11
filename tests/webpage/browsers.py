# SPDX-License-Identifier: MIT
"""Browsers for the tests of the page: see tests/web."""

import base64
import functools
import glob
import http.server
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ENTER = "\ue007"
ESCAPE = "\ue00c"
PATIENCE_S = 300  # it runs out only if the page hangs: a busy machine may be slow
SEED = "7"
WIDTH, HEIGHT = 1280, 800
# What Firefox says of a request that has not been answered when its page is left.
ENDED_REQUEST = "A ServiceWorker intercepted the request and encountered an unexpected error"


class Failure(Exception):
    """What was waited for did not come."""


class Server(http.server.ThreadingHTTPServer):
    """Offers the page on a free port, and so to a browser that has kept nothing for it."""

    def __init__(self, site):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=site))
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = "http://localhost:%d/" % self.server_address[1]


def find(site, name):
    """Returns the path of a file of the page, whose name there has a mark of what is in it."""
    stem, ending = os.path.splitext(name)
    return glob.glob(os.path.join(site, stem + "-" + "[0-9a-f]" * 12 + ending))[0]


class Browser:
    """A window of a browser: what the page says in it, and a hand. Each kind has go, run, perform, shoot,
    take_lines, set_size, choose_file, download_to, back and end."""

    def __init__(self, name, out):
        self.name = name
        self.out = os.path.join(out, name)
        os.makedirs(self.out, exist_ok=True)
        self.lines = []
        self.tolerated = [ENDED_REQUEST]  # complaints with one of these texts are none
        self.awaited = None  # the last event of an action that has not come yet
        self.is_ready = True  # presses count on the screen that is shown, if one is

    def open(self, address):
        self.go("about:blank")
        self.read()
        self.lines = []
        self.awaited, self.is_ready = None, True
        self.go(address)

    def reload(self, script="location.reload();"):
        """Runs a script that loads the page again. What this one goes on to draw until then is not read."""
        self.run("console.log = () => {}; return 0;")
        self.read()
        self.lines = []
        self.run(script + " return 0;")

    def photo(self, name):
        with open(os.path.join(self.out, name + ".png"), "wb") as file:
            file.write(base64.b64decode(self.shoot()))

    # --- what the page says ---

    def read(self):
        """Takes what the page has written since: the log of the window, and complaints."""
        for is_complaint, line in self.take_lines():
            if is_complaint and any(text in line for text in self.tolerated):
                continue
            if is_complaint:
                raise Failure("the page complains: " + line)
            self.lines.append(line)
            if line in ("ready", "guarded"):
                self.is_ready = line == "ready"
            elif self.awaited and re.match("[0-9]+ " + self.awaited, line):
                self.awaited, self.is_ready = None, False

    def texts(self):
        """Returns the texts on the screen now."""
        texts = []
        for line in self.lines:
            if line.startswith("show "):
                texts = []
            elif line.startswith("text "):
                texts.append(line[5:])
        return texts

    def wait(self, what, is_there):
        until = time.monotonic() + PATIENCE_S
        while not is_there():
            if time.monotonic() > until:
                self.photo("failed")
                raise Failure("%s: waited for in vain; there is %s" % (what, self.texts()))
            time.sleep(0.1)
            self.read()
        print("saw     " + what, flush=True)

    def see(self, text):
        """Waits until a text has been on the screen since the hand's last action."""
        self.wait(text, lambda: "text " + text in self.lines)

    def see_part(self, text):
        self.wait(text, lambda: text in " ".join(self.texts()))

    # --- the hand ---

    def act(self, kind, actions, **more):
        self.read()
        if self.awaited or not self.is_ready:
            self.wait("a screen that takes presses", lambda: self.is_ready and not self.awaited)
        self.lines = []
        self.awaited = "release" if kind == "pointer" else "key"
        # A source keeps its type of pointer.
        name = more.get("parameters", {}).get("pointerType", kind)
        self.perform(dict({"type": kind, "id": name, "actions": actions}, **more))

    def drag(self, pointer, places, pause):
        move = [{"type": "pointerMove", "x": x, "y": y, "duration": pause} for x, y in places]
        move.insert(1, {"type": "pointerDown", "button": 0})
        move.append({"type": "pointerUp", "button": 0})
        self.act("pointer", move, parameters={"pointerType": pointer})

    def trace(self, places, pause=30):
        """Drags over the places; one alone is clicked."""
        self.drag("mouse", places, pause)

    def touch(self, places, pause=30):
        """The same with a finger."""
        self.drag("touch", places, pause)

    def press(self, *keys):
        down = [{"type": "keyDown", "value": key} for key in keys]
        up = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        # As a person's: the game answers the first event, and the browser allows the second full screen.
        self.act("key", down + [{"type": "pause", "duration": 150}] + up)

    def send_challenge(self, plan):
        """Sends the round on the results as a challenge, without a name."""
        self.trace([plan.places["share"]])
        self.see("Challenge")
        self.trace([plan.places["challenge"]])
        self.see("Who is challenging?")
        self.trace([plan.places["nameless"]])

    def finish(self, plan):
        """Ends the player's time by *I'm done*, which asks. In a browser that stood still the game may have
        paused since, or the question may have passed."""

        def is_over():
            texts = self.texts()
            if self.is_ready and not self.awaited and "Skip" not in texts:
                if "Paused" in texts:
                    self.press(ESCAPE)
                elif any(text.endswith("I’m done") for text in texts):
                    self.trace([plan.places["finish"]])
            return "text Skip" in self.lines

        self.wait("Skip", is_over)


class Chromium(Browser):
    """Over the WebDriver protocol."""

    @staticmethod
    def missing():
        return [tool for tool in ("chromium", "chromedriver") if not shutil.which(tool)]

    def __init__(self, profile, out):
        super().__init__("chromium", out)
        self.log = open(os.path.join(self.out, "driver.log"), "wb")
        self.process = subprocess.Popen(
            [shutil.which("chromedriver"), "--port=0"], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        for line in self.process.stdout:
            if "started successfully on port" in line:
                self.base = "http://localhost:%s" % line.rstrip(".\n").rsplit(" ", 1)[1]
                break
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        options = {
            "binary": shutil.which("chromium"),
            "args": ["--headless=new", "--disable-gpu", "--no-first-run", "--lang=en", "--mute-audio",
                     "--user-data-dir=" + profile] + (["--no-sandbox"] if os.geteuid() == 0 else []),
        }
        wishes = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wishes}}, "")
        self.session = made["sessionId"]
        self.set_size(WIDTH, HEIGHT, 1)

    def call(self, method, path, body=None, session=None):
        session = "/session/" + self.session if session is None else session
        request = urllib.request.Request(
            self.base + session + path,
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Failure(json.load(error)["value"]["message"]) from error

    def end(self):
        try:
            self.call("DELETE", "")
        finally:
            self.process.terminate()
            self.process.wait()
            self.log.close()

    def tell_chromium(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def set_size(self, width, height, density, is_phone=False):
        self.tell_chromium("Emulation.setDeviceMetricsOverride", width=width, height=height,
                           deviceScaleFactor=density, mobile=is_phone)
        self.tell_chromium("Emulation.setTouchEmulationEnabled", enabled=is_phone)

    def go(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script):
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def perform(self, source):
        self.call("POST", "/actions", {"actions": [source]})

    def shoot(self):
        return self.call("GET", "/screenshot")

    def take_lines(self):
        for entry in self.call("POST", "/se/log", {"type": "browser"}):
            line = entry["message"]
            if entry["source"] == "console-api":
                line = line.split(" ", 2)[2]
                line = json.loads(line) if line.startswith('"') else line
            yield entry["level"] == "SEVERE", line

    def fingers(self, kind, *places):
        """An event of touch: where there are fingers now."""
        self.tell_chromium("Input.dispatchTouchEvent", type=kind,
                           touchPoints=[{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)])

    def choose_file(self, path):
        found = self.call("POST", "/element", {"using": "css selector", "value": "input[type=file]"})
        self.call("POST", "/element/%s/value" % list(found.values())[0], {"text": path})

    def download_to(self, folder):
        self.tell_chromium("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)

    def allow_reading(self, _address):
        self.call("POST", "/permissions", {"descriptor": {"name": "clipboard-read"}, "state": "granted"})

    def back(self):
        self.call("POST", "/back", {})

    def new_tab(self):
        """Opens a tab and returns the one there was."""
        first = self.call("GET", "/window")
        second = self.call("POST", "/window/new", {"type": "tab"})["handle"]
        self.call("POST", "/window", {"handle": second})
        return first

    def close_tab(self, first):
        self.call("DELETE", "/window")
        self.call("POST", "/window", {"handle": first})


class Firefox(Browser):
    """Over WebDriver BiDi, which is built in: messages of JSON in a WebSocket."""

    PREFERENCES = {
        "app.update.enabled": False,
        "browser.download.alwaysOpenPanel": False,
        "browser.download.folderList": 2,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "dom.events.testing.asyncClipboard": True,  # what the page has copied may be read back
        "intl.accept_languages": "en",
        "media.volume_scale": "0.0",
        "toolkit.telemetry.reportingpolicy.firstRun": False,
    }

    @staticmethod
    def program():
        return shutil.which("firefox-esr") or shutil.which("firefox")

    @staticmethod
    def missing():
        return [] if Firefox.program() else ["firefox"]

    def __init__(self, profile, out):
        super().__init__("firefox", out)
        self.downloads = os.path.join(profile, "downloads")
        os.mkdir(self.downloads)
        wanted = dict(self.PREFERENCES, **{"browser.download.dir": self.downloads})
        with open(os.path.join(profile, "user.js"), "w") as file:
            for name, value in wanted.items():
                file.write("user_pref(%s, %s);\n" % (json.dumps(name), json.dumps(value)))
        self.process = subprocess.Popen(
            [self.program(), "--headless", "--no-remote", "--profile", profile,
             "--remote-debugging-port", "0", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=dict(os.environ, HOME=profile),
            start_new_session=True,
        )
        for line in self.process.stderr:
            if "WebDriver BiDi listening on " in line:
                at = urllib.parse.urlsplit(line.split(" on ")[1].strip())
                break
        else:
            raise Failure("Firefox does not begin")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.connect(at.hostname, at.port)
        self.count = 0
        self.entries = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.set_size(WIDTH, HEIGHT, 1)

    # --- a WebSocket: RFC 6455 ---

    def connect(self, host, port):
        self.socket = socket.create_connection((host, port), timeout=PATIENCE_S)
        self.stream = self.socket.makefile("rb")
        self.socket.sendall(("GET /session HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\n"
                             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             "Sec-WebSocket-Key: %s\r\n\r\n"
                             % (host, port, base64.b64encode(os.urandom(16)).decode())).encode())
        status = self.stream.readline()
        if b" 101 " not in status:
            raise Failure("Firefox answers " + status.decode())
        while self.stream.readline().strip():
            pass

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        size = len(data)
        head = (bytes([0x81, 0x80 | size]) if size < 126
                else bytes([0x81, 0xFE]) + size.to_bytes(2, "big") if size < 65536
                else bytes([0x81, 0xFF]) + size.to_bytes(8, "big"))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """Returns the next message."""
        whole = b""
        while True:
            first, size = self.stream.read(2)
            size &= 0x7F
            if size >= 126:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            part = self.stream.read(size)
            if first & 0x0F == 8:
                raise Failure("Firefox has gone")
            if first & 0x0F < 8:
                whole += part
                if first & 0x80:
                    return json.loads(whole)

    def call(self, method, **parameters):
        self.count += 1
        self.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = self.receive()
            if message.get("method") == "log.entryAdded":
                self.entries.append(message["params"])
            elif message.get("id") == self.count:
                if message["type"] == "error":
                    raise Failure("%s: %s" % (method, message["message"]))
                return message["result"]

    # --- what every browser does ---

    def end(self):
        try:
            self.call("browser.close")
            self.process.wait(PATIENCE_S)
        except (Failure, OSError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def set_size(self, width, height, density, is_phone=False):
        self.call("browsingContext.setViewport", context=self.page,
                  viewport={"width": width, "height": height}, devicePixelRatio=density)

    def go(self, address):
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, script):
        made = self.call("script.evaluate", target={"context": self.page}, awaitPromise=True,
                         expression="(async () => JSON.stringify(await (() => {%s})() ?? null))()" % script)
        if made["type"] != "success":
            raise Failure(made["exceptionDetails"]["text"])
        return json.loads(made["result"]["value"])

    def perform(self, source):
        self.call("input.performActions", context=self.page, actions=[source])

    def shoot(self):
        return self.call("browsingContext.captureScreenshot", context=self.page)["data"]

    def take_lines(self):
        self.call("session.status")
        entries, self.entries = self.entries, []
        for entry in entries:
            yield entry["level"] == "error", entry["text"]

    def choose_file(self, path):
        found = self.call("script.evaluate", target={"context": self.page}, awaitPromise=False,
                          expression="document.querySelector('input[type=file]')")
        self.call("input.setFiles", context=self.page, files=[path],
                  element={"sharedId": found["result"]["sharedId"]})

    def download_to(self, folder):
        os.rmdir(folder)
        os.symlink(self.downloads, folder)

    def allow_reading(self, address):
        pass

    def back(self):
        self.call("browsingContext.traverseHistory", context=self.page, delta=-1)


class Plan:
    """Where the game shows what, as tests/window/plan.c tells it."""

    def __init__(self, build, width=WIDTH, height=HEIGHT):
        self.places, self.cells, self.words = {}, {}, []
        told = subprocess.run(
            [os.path.join(build, "tests/plan"), SEED, str(width), str(height),
             os.path.join(build, "trounce.lexicon"),
             os.path.join(ROOT, "assets/dice/new_1987_16.txt")],
            check=True, stdout=subprocess.PIPE, text=True)
        for line in told.stdout.splitlines():
            name, *rest = line.split()
            if name == "cell":
                self.cells[int(rest[0])] = (int(rest[1]), int(rest[2]))
            elif name == "word":
                self.words.append((rest[0], [int(cell) for cell in rest[1:]]))
            elif len(rest) == 2:
                self.places[name] = (int(rest[0]), int(rest[1]))

    def trace_of(self, index):
        word, cells = self.words[index]
        return word, [self.cells[cell] for cell in cells]
