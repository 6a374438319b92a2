-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 8: the last entry of a journal is marked.
--
-- Until now live_table told which entry is the last one and when it was made, so each entry wrote a
-- row there, though most change nothing on the table. Now a journal that lost its end shows it by
-- itself: its last row has no mark. The mark is on the same page of the file as the row, and might be
-- lost with it; live_table.least_seq, which is on another page, changes with each sixteenth entry.

ALTER TABLE secret_journal RENAME TO secret_journal_7;

-- A row's hash is SHA-256 (the hash before it, then the columns from seq to ruling in the order in
-- which they stand below). Each column counts as LENGTH:BYTES, where the bytes are the value as
-- text (integers in decimal) and LENGTH is how many there are, in decimal; NULL counts as a single
-- hyphen-minus. The hash before the first entry is SHA-256 of these columns of games, written in
-- the same way: ruleset, edition, rules_version, content, setup of secret_setups, commitment. The
-- mark of the last entry is no part of its hash.
CREATE TABLE secret_journal (      -- What people decided and what the dice showed. Only grows.
  game      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Whose entry it is.
  seq       INTEGER NOT NULL       -- Its place in the line, from 1, without gaps.
    CHECK (seq >= 1),
  kind      TEXT    NOT NULL,      -- What sort of entry it is: action, answer, undo, redo, amend,
                                   -- override, note, option, seed.
  at        INTEGER NOT NULL,      -- When it was entered.
  verb      TEXT,                  -- Action: what was begun: fire.
  ship      INTEGER,               -- Action: the ship that does it.
  other     INTEGER,               -- Action: a second ship.
  fleet     INTEGER,               -- Action: the fleet that does it, where it is no ship's.
  refers    INTEGER,               -- Undo, redo: the entry that is last afterwards, 0 for the
                                   -- beginning. Amend: the answer that it replaces.
  agreed    INTEGER,               -- Undo, redo, option: the fleets that said yes, as bits.
  ask       TEXT,                  -- What was answered (amend: anew; note: a free roll): dice,
                                   -- choice, reroll, choices, number, inches, ship, ships,
                                   -- targets, card, effects, confirm, square, fleet, marker,
                                   -- markers.
  rule      TEXT,                  -- The question: the rule that asked: BS-FIRE-4.
  subject   INTEGER,               -- The question: about which ship, fleet or marker.
  ordinal   INTEGER,               -- The question: which of several.
  source    TEXT,                  -- Where the answer came from: person, app (its dice), table
                                   -- (real dice or cards, typed), corrected.
  answer    TEXT,                  -- The faces, ships, cards or choices with spaces between them:
                                   -- numbers, and the ids of what was chosen: 3 5 1; port.
  changes   TEXT,                  -- Override, option: what was set: ship 3 hits add 1.
  text      TEXT,                  -- Note, reason, or a name that was given.
  ruling    TEXT,                  -- Note: the rule that it is about.
  hash      BLOB    NOT NULL       -- See above: shows when anything was changed by hand.
    CHECK (length (hash) = 32),
  last      INTEGER,               -- 1: it is the last entry; else NULL.
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO secret_journal SELECT *, NULL FROM secret_journal_7;

UPDATE secret_journal SET last = 1 WHERE (game, seq) IN
  (SELECT game, max (seq) FROM secret_journal j GROUP BY game
    HAVING max (seq) >= coalesce ((SELECT last_seq FROM live_table WHERE game = j.game), 0));

DROP TABLE secret_journal_7;

ALTER TABLE live_table RENAME TO live_table_7;

CREATE TABLE live_table (          -- Each battle's table as it stands.
  game        INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  least_seq   INTEGER NOT NULL,    -- The journal has this entry, if not later ones: 0, 1, 16, 32 ...
  round       INTEGER NOT NULL,    -- From 1; 0 while the battle is set up.
  step        INTEGER NOT NULL,    -- The ruleset's step of the round.
  wind        TEXT,                -- The point that it blows toward: N, NE, E, SE, S, SW, W, NW;
                                   -- calm; NULL: not drawn yet.
  active_ship INTEGER,             -- Whose turn it is.
  over        INTEGER NOT NULL,    -- 1 when the battle has ended.
  winner      INTEGER              -- The fleet that won; NULL: a draw, or not over.
) STRICT;

INSERT INTO live_table (game, least_seq, round, step, wind, active_ship, over, winner)
  SELECT game, iif (last_seq < 16, min (last_seq, 1), last_seq / 16 * 16), round, step, wind,
    active_ship, over, winner
  FROM live_table_7;

DROP TABLE live_table_7;

PRAGMA user_version = 8;
