"""Plays with a token, without a library.

python3 bot.py URL TOKEN [GAME ...]             as a person: one game of every title against a bot
python3 bot.py URL TOKEN --thinker [GAME ...]   as a thinker that the host has let in: whatever is asked
"""
import base64, json, os, random, socket, ssl, struct, sys, time, urllib.error, urllib.parse, urllib.request, uuid

URL, TOKEN, *GAMES = sys.argv[1:]
THINKER = "--thinker" in GAMES
GAMES = [game for game in GAMES if game != "--thinker"]


def ask(path, body=None):
    data = json.dumps(body).encode() if body else None
    headers = {"Content-Type": "application/json"}
    if not THINKER:  # the token of a thinker is nobody's elsewhere
        headers["Authorization"] = "Bearer " + TOKEN
    request = urllib.request.Request(URL + "/api" + path, data, headers)
    while True:
        try:
            return json.load(urllib.request.urlopen(request, timeout=30))
        except urllib.error.HTTPError as error:
            fault = json.load(error)
            if fault["code"] != "too-many":  # else the same request, with the same key, is sent again
                raise SystemExit(fault["code"])
            time.sleep(1)


def choose(seen):
    """The whole of its wisdom: put your own here. All that the seat may know is in what it sees."""
    return random.choice(seen["offers"])["action"]


def play(game):
    bots = ["club"] if "club" in game["bots"] else game["bots"][-1:]  # a steady one against us
    table = "/tables/" + ask("/tables", {"game": game["key"], "players": 2, "bots": bots})["id"]
    tell = lambda **command: ask(table + "/commands", {"key": uuid.uuid4().hex, "command": command})
    tell(do="start")
    heard = 0
    while True:
        now = ask(f"{table}/snapshot?from={heard}")
        heard = now["log"]["from"] + len(now["log"]["told"])
        if "outcome" in now:
            return now["outcome"]
        if now["seat"] in now["awaited"]:
            tell(do="answer", seq=now["seq"], action=choose(now))
        else:
            time.sleep(0.05)  # somebody else is asked


class Channel:
    """As much of a WebSocket (RFC 6455) as a thinker needs."""

    def __init__(self, url, token):
        address = urllib.parse.urlsplit(url)
        secure = address.scheme == "https"
        line = socket.create_connection((address.hostname, address.port or (443 if secure else 80)))
        if secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=address.hostname)
        self.line, self.file = line, line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall((
            f"GET /api/thinkers HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {token}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode())
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise SystemExit(status.strip())
        while self.file.readline().strip():
            pass  # the other headers

    def send(self, kind, data):
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + size + mask + masked)

    def say(self, **what):
        self.send(1, json.dumps(what).encode())

    def messages(self):
        whole = b""
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data, kind = self.file.read(size), head[0] & 15
            if kind == 8:  # the server says goodbye
                return
            if kind == 9:  # it asks whether we are there
                self.send(10, data)
            elif kind < 3:
                whole += data
                if head[0] & 128:
                    yield json.loads(whole)
                    whole = b""


def think(games):
    channel = Channel(URL, TOKEN)
    plays = [{"game": game["key"], "players": list(range(game["least_players"], game["most_players"] + 1))}
             for game in games]
    for heard in channel.messages():
        if heard["say"] == "hello":
            channel.say(say="hello", version=1, plays=plays, at_once=8)
            print(f"{heard['name']} plays {', '.join(game['key'] for game in games)}", flush=True)
        elif heard["say"] == "question":
            question = heard["question"]
            channel.say(say="answer", question=question["number"], action=choose(question["snapshot"]))
        elif heard["say"] == "left" and "outcome" in heard:
            print(f"seat {heard['seat']}: scores {heard['outcome']['scores']}", flush=True)


known = [game for game in ask("/games") if not GAMES or game["key"] in GAMES]
if THINKER:
    think(known)
else:
    for game in known:
        outcome = play(game)
        print(f"{game['key']}: scores {outcome['scores']} after {outcome['rounds']} rounds", flush=True)
