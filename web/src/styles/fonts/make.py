#!/usr/bin/env python3
"""Cuts the fonts to what the four languages write with; the files beside this one are its work.

What people write beyond that (names, chat) comes from the whole files of the packages, which a
browser fetches only then. The fonts are under the SIL Open Font License and reserve no names.
Usage, in the root of the repository: pip install fonttools brotli && python3 web/src/styles/fonts/make.py
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[3] / "node_modules"
FONTS = {
    "commissioner": ("@fontsource-variable/commissioner", "wght"),
    "forum": ("@fontsource/forum", "400"),
    "cormorant-unicase": ("@fontsource/cormorant-unicase", "700"),
}
# The parts, each with the file it is cut from; the ranges stand in fonts.css as well.
PARTS = {
    "basic": ("latin", "20-7E A0 A7 AB B0 B1 B7 BB D3 D7 E1 E2 E4 E8 E9 F3 F6 FC 2009 2013 2014 2018-201A 201C-201E 2022 2026 202F 2032 2190-2193 2212"),
    "western": ("latin", "C0-D2 D4-D6 D8-E0 E3 E5-E7 EA-F2 F4 F5 F8-FB FD-FF 152 153"),
    "polish": ("latin-ext", "104-107 118 119 141-144 15A 15B 179-17C"),
    "russian": ("cyrillic", "401 410-44F 451 2116"),
}
# The page uses weights from 400 to 750.
WEIGHTS = (400, 750)


def points(ranges):
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(source, ranges, target):
    font = TTFont(source)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    options = subset.Options(flavor="woff2", hinting=False, desubroutinize=True)
    options.layout_features = ["kern", "lnum", "tnum"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=list(points(ranges)))
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    return target.stat().st_size


for name, (package, style) in FONTS.items():
    for part, (script, ranges) in PARTS.items():
        source = PACKAGES / package / "files" / f"{name}-{script}-{style}-normal.woff2"
        print(name, part, cut(source, ranges, HERE / f"{name}-{part}.woff2"))
