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
# The parts, each with the file it is cut from; the ranges stand in fonts.css as well, less what a font
# does not have (arrows and narrow blanks come from the system).
SIGNS = "A0 A7 AB B0 B1 B7 BB D7 2009 2013 2014 2018-201A 201C-201E 2022 2026 202F 2032 2190-2193 2212"
PARTS = {
    "basic": ("latin", f"20-7E D3 E1 E2 E4 E8 E9 F3 F6 FC {SIGNS}"),
    # A page in Russian writes Latin in its name (Mittwoch) and in numbers (UM-3.8, IV) alone.
    "signs": ("latin", f"20 21 25 27-29 2B-3B 3D 3F 44 49 4D 4E 55-58 63 68 69 6F 74 77 {SIGNS}"),
    "french": ("latin", "C0 C2 C7-CB CE CF D4 D9 DB DC E0 E6 E7 EA EB EE EF F4 F9 FB FF 152 153"),
    "western": ("latin", "C1 C3-C6 CC CD D0-D2 D5 D6 D8 DA DD-DF E3 E5 EC ED F0-F2 F5 F8 FA FD FE"),
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
