"""Plays one game of every title against a bot of the server: python3 bot.py URL TOKEN [GAME ...]"""
import json, random, sys, time, urllib.error, urllib.request, uuid

URL, TOKEN, *GAMES = sys.argv[1:]


def ask(path, body=None):
    data = json.dumps(body).encode() if body else None
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    request = urllib.request.Request(URL + "/api" + path, data, headers)
    while True:
        try:
            return json.load(urllib.request.urlopen(request, timeout=30))
        except urllib.error.HTTPError as error:
            fault = json.load(error)
            if fault["code"] != "too-many":  # else the same request, with the same key, is sent again
                raise SystemExit(fault["code"])
            time.sleep(1)


def play(game):
    bots = game["bots"][-1:]  # the strongest against us
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
            tell(do="answer", seq=now["seq"], action=random.choice(now["offers"])["action"])
        else:
            time.sleep(0.05)  # somebody else is asked


for game in [game for game in ask("/games") if not GAMES or game["key"] in GAMES]:
    outcome = play(game)
    print(f"{game['key']}: scores {outcome['scores']} after {outcome['rounds']} rounds", flush=True)
