#!/usr/bin/env python3
"""Checks the record of a finished match against docs/record.md, without the project's code.

It checks the chain of checks, the sequence numbers, the seed against the commitment, every draw
against the ChaCha20 stream, and what the table did: who resigned, who agreed, and who won by it. It
does not know the rules of any game.
Usage: python3 check_record.py FILE
"""
import hashlib
import json
import struct
import sys


def need(truth, what):
    if not truth:
        raise ValueError(what)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def key_of(seed, entropy):
    words = [text.encode() for text in entropy]
    return sha256(b"mittwoch key", seed, *(struct.pack("<Q", len(w)) + w for w in words))


def block(key, counter):
    """One block of ChaCha20: 16 words; 64-bit counter, 64-bit nonce of zero."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
    start += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
    x = start[:]

    def mix(a, b, c, d):
        for one, other, to, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[other]) & 0xFFFFFFFF
            turned = x[to] ^ x[one]
            x[to] = (turned << by | turned >> (32 - by)) & 0xFFFFFFFF

    for _ in range(10):
        mix(0, 4, 8, 12), mix(1, 5, 9, 13), mix(2, 6, 10, 14), mix(3, 7, 11, 15)
        mix(0, 5, 10, 15), mix(1, 6, 11, 12), mix(2, 7, 8, 13), mix(3, 4, 9, 14)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Dice:
    def __init__(self, key):
        self.key, self.position = key, 0

    def below(self, bound):
        usable = 2**32 // bound * bound
        while True:
            word = block(self.key, self.position // 16)[self.position % 16]
            self.position += 1
            if word < usable:
                return word % bound


def check_draw(draw, dice):
    what, left = draw["for"], list(draw["from"])
    need(draw["at"] == dice.position, f"the draw for '{what}' is not at {dice.position}")
    need(len(draw["numbers"]) == len(draw["got"]), f"the draw for '{what}' is incomplete")
    for number, got in zip(draw["numbers"], draw["got"]):
        yielded = dice.below(len(left))
        need(number == yielded, f"the draw for '{what}' has {number}, the seed yields {yielded}")
        need(left.pop(number) == got, f"the draw for '{what}' has another item than it says")


def check_chain(line, before):
    body = {key: value for key, value in line.items() if key != "check"}
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
    check = hashlib.sha256((before + text).encode()).hexdigest()[:16]
    need(line.get("check") == check, "this line was changed: its check does not fit")
    return check


class Table:
    """The seats that have not resigned, and the winners once the table itself ended the match."""

    def __init__(self, players):
        self.players, self.left, self.winners = players, set(range(players)), None

    def check(self, line, kind):
        seat = line["seat"]
        need(self.winners is None, "the match is over here")
        need(seat in range(self.players), f"there is no seat {seat}")
        if "agreed" in line or kind == "ended":
            others = sorted(self.left - {seat})
            need(seat in self.left and line["agreed"] == others, "not everybody agreed here")
        if kind == "resigned":
            need(line["resigned"] is True and seat in self.left, f"seat {seat} cannot resign here")
            self.left.remove(seat)
            self.winners = sorted(self.left) if len(self.left) < 2 else None
        if kind == "ended":
            need(line["ended"] is True, "the match does not end here")
            self.winners = []


def check_line(line, due, dice, table):
    need(line.get("seq") == due, f"sequence number {due} is due here")
    if due == 0:
        need(line.get("setup") is True, "the set-up is due here")
    else:
        kinds = [kind for kind in ("action", "undo", "resigned", "ended", "by") if kind in line]
        need(len(kinds) == 1, "an answer is due here")
        table.check(line, kinds[0])
    for draw in line.get("draws", []):
        check_draw(draw, dice)


def check(lines):
    """Checks every line and yields its number first."""
    yield 1
    header, before = lines[0], check_chain(lines[0], "")
    need(header.get("mittwoch") == 1, "this is no record of format 1")
    yield len(lines)
    need("seed" in lines[-1] and "outcome" in lines[-1], "the record is cut off")
    seed = bytes.fromhex(lines[-1]["seed"])
    bound = sha256(b"mittwoch commitment", seed).hex()
    need(bound == header["commitment"], "the seed does not fit the commitment")
    dice = Dice(key_of(seed, header["entropy"]))
    table = Table(header["setting"]["players"])
    for number, line in enumerate(lines[1:-1], start=2):
        yield number
        check_line(line, number - 2, dice, table)
        before = check_chain(line, before)
    yield len(lines)
    won = lines[-1]["outcome"]["winners"]
    need(table.winners in (None, won), "these are not the winners that the table left")
    check_chain(lines[-1], before)


def main(path):
    number, lines = 1, []
    try:
        with open(path, encoding="utf-8") as file:
            for number, text in enumerate(file, start=1):
                lines.append(json.loads(text))
        need(lines, "the record is empty")
        for number in check(lines):
            pass
    except (KeyError, ValueError, TypeError, AttributeError) as fault:
        sys.exit(f"line {number}: {fault}")
    print(f"{path}: {len(lines)} lines, every check and every draw is right")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
