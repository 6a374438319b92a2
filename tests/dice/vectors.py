#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The app’s dice, worked out a second time from their definition in docs/architecture.md.

Shares nothing with src/dice. Prints vectors.h, which the test of the faces includes; with a file as
argument, says whether that file is what it would print. Where openssl is installed, the first
vector is made by it, too, and must be the same.
"""

import hashlib
import hmac
import shutil
import subprocess
import sys

SEEDS = [bytes(range(32)), hashlib.sha256(b"a seed").digest()]

# Seed, the players' words.
KEYS = [
    (0, []),
    (0, ["", ""]),
    (0, ["Ahoy", "avast"]),
    (0, ["Ahoyavast", ""]),
    (1, ["", "", "the parrot is watching", ""]),
    (1, ["Kap’n Blåbær", "42"]),
]

# Key, stream, rule, subject, ordinal, times; dice, sides; what was chosen before, if it counts.
ROLLS = [
    (0, "play", "BS-DMG-2", 3, 1, 0, 4, 6),
    (0, "play", "BS-DMG-2", 3, 1, 1, 4, 6),
    (0, "play", "BS-DMG-2", 3, 2, 0, 4, 6),
    (1, "play", "BS-FIRE-4", 0, 257, 0, 3, 6),
    (2, "play", "BS-MORALE-1", 255, 0, 12, 1, 6),
    (2, "play", "BS-MORALE-1", 4294967295, 4294967295, 4294967295, 5, 6),
    (3, "draw", "BS-WIND-1", 0, 0, 0, 1, 18),
    (3, "draw", "BS-WIND-1", 0, 0, 7, 12, 18),
    (4, "free", "free", 0, 0, 0, 4, 20),
    (4, "free", "free", 0, 1, 0, 6, 8),
    (4, "free", "coin", 0, 0, 3, 10, 2),
    (5, "play", "BS-BOOTY-1", 7, 0, 0, 32, 256),
    (5, "free", "percent", 0, 0, 0, 16, 100),
    (5, "play", "two attempts", 1, 2, 3, 20, 129),
    (5, "draw", "two attempts", 1, 2, 3, 33, 256),
    (0, "play", "three attempts", 9, 9, 9, 64, 6),
    (2, "draw", "one side", 0, 0, 0, 3, 1),
    (0, "play", "BS-DMG-2", 3, 1, 0, 4, 6, hashlib.sha256(b"chose short").hexdigest()),
    (0, "play", "BS-DMG-2", 3, 1, 0, 4, 6, hashlib.sha256(b"chose long").hexdigest()),
    (3, "draw", "BS-WIND-1", 0, 0, 0, 1, 18, hashlib.sha256(b"").hexdigest()),
]


def key_of(number):
    seed, words = KEYS[number]
    return hashlib.sha256(b"\0".join([SEEDS[seed]] + [w.encode() for w in words]) + b"\0").digest()


def text_of(roll, attempt):
    version = "2" if roll[8:] else "1"
    return "/".join(["crossbones", version] + [str(part) for part in roll[1:6] + roll[8:]] + [str(attempt)])


def faces_of(roll):
    """The faces, and how many attempts they took."""
    dice, sides = roll[6:8]
    faces, attempt = [], 0
    while len(faces) < dice:
        digest = hmac.digest(key_of(roll[0]), text_of(roll, attempt).encode(), "sha256")
        faces += [byte % sides + 1 for byte in digest if byte < 256 // sides * sides]
        attempt += 1
    return faces[:dice], attempt


def agrees_with_openssl():
    openssl = shutil.which("openssl")
    if openssl is None:
        return True
    command = [openssl, "dgst", "-sha256", "-mac", "HMAC", "-macopt", "hexkey:" + key_of(0).hex(), "-binary"]
    theirs = subprocess.run(command, input=text_of(ROLLS[0], 0).encode(), capture_output=True, check=True)
    return theirs.stdout == hmac.digest(key_of(0), text_of(ROLLS[0], 0).encode(), "sha256")


def c_string(text):
    return '"' + "".join(chr(b) if 32 <= b < 127 else "\\%03o" % b for b in text.encode()) + '"'


def table():
    lines = [
        "/* SPDX-License-Identifier: GPL-3.0-or-later */",
        "#pragma once",
        "",
        "/* Printed by vectors.py. */",
        "",
        "/* clang-format off */",
        "static const KeyVector key_vectors[] = {",
    ]
    for number, (seed, words) in enumerate(KEYS):
        lines.append('  { "%s",' % SEEDS[seed].hex())
        lines.append('    "%s",' % hashlib.sha256(SEEDS[seed]).hexdigest())
        lines.append("    { %s }, %d," % (", ".join(c_string(w) for w in words) or "NULL", len(words)))
        lines.append('    "%s" },' % key_of(number).hex())
    lines += ["};", "", "static const FacesVector faces_vectors[] = {"]
    for roll in ROLLS:
        key, stream, rule, subject, ordinal, times, dice, sides = roll[:8]
        faces, attempts = faces_of(roll)
        lines.append(
            '  { { "%s", BONES_STREAM_%s, %du, %du, %du%s }, %d, %d, %d, %d,'
            % (rule, stream.upper(), subject, ordinal, times, "".join(', "%s"' % c for c in roll[8:]),
               key, dice, sides, attempts)
        )
        lines.append("    { %s } }," % ", ".join(str(face) for face in faces))
    lines += ["};", "/* clang-format on */", ""]
    return "\n".join(lines)


def main():
    if not agrees_with_openssl():
        sys.exit("vectors.py: openssl gives another HMAC")
    if len(sys.argv) < 2:
        sys.stdout.write(table())
        return
    with open(sys.argv[1], encoding="utf-8") as file:
        if file.read() != table():
            sys.exit("vectors.py: %s is not what this script prints" % sys.argv[1])


main()
