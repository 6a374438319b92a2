-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 4: fleets that people build before a battle and keep, with their revisions.
--
-- A battle never looks at these: it keeps its fleets as they were bought (games.setup), and
-- game_fleets only says where they came from. A fleet can be deleted without harm to any battle.

CREATE TABLE fleets (              -- Fleets that people keep.
  id       INTEGER PRIMARY KEY AUTOINCREMENT, -- The fleet's number; never given again.
  revision INTEGER NOT NULL,       -- The revision that counts.
  last     INTEGER NOT NULL        -- The highest revision that was ever given.
    CHECK (last >= revision),
  archived INTEGER NOT NULL        -- 1: out of the way, but kept.
    CHECK (archived IN (0, 1)),
  created  INTEGER NOT NULL,       -- When it was first kept.
  changed  INTEGER NOT NULL        -- When it was changed last, undo and redo included.
) STRICT;

CREATE TABLE fleet_revisions (     -- What each fleet was after each edit: the last 50 can be undone.
  fleet    INTEGER NOT NULL REFERENCES fleets (id) ON DELETE CASCADE, -- Which fleet.
  revision INTEGER NOT NULL        -- Its place in the line, from 1. Undo goes to the one before,
    CHECK (revision >= 1),         -- redo to the one after; an edit removes those after.
  at       INTEGER NOT NULL,       -- When the edit was made.
  ruleset  TEXT    NOT NULL,       -- The rule system that it is for: black-spot.
  name     TEXT    NOT NULL        -- What people call it.
    CHECK (length (name) > 0),
  json     TEXT    NOT NULL,       -- The whole fleet: a document "crossbones-fleet".
  PRIMARY KEY (fleet, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_fleets (         -- The kept fleets that battles were begun with.
  game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  fleet    INTEGER NOT NULL,       -- Which of its fleets, from 0.
  kept     INTEGER NOT NULL,       -- The number in fleets; that fleet may be gone.
  revision INTEGER NOT NULL,       -- The revision that was taken into battle.
  PRIMARY KEY (game, fleet)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_fleets_by_kept ON game_fleets (kept);

PRAGMA user_version = 4;
