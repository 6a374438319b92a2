-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 7: battles can be put out of the way, and are found by their captains.

CREATE TABLE archived_games (      -- Battles that are out of the way, but kept.
  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE -- Which battle.
) STRICT;

ALTER TABLE live_fleets RENAME TO live_fleets_6;

CREATE TABLE live_fleets (         -- Fleets in play.
  game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  fleet    INTEGER NOT NULL,       -- Its number.
  letter   TEXT    NOT NULL,       -- What its ships' ids begin with: R.
  name     TEXT    NOT NULL,       -- What it is called: Red.
  captain  TEXT,                   -- Who commands it; NULL if nobody said.
  status   TEXT    NOT NULL,       -- In play, or withdrawn when it has conceded.
  flagship INTEGER,                -- The ship that is its flagship.
  place    INTEGER,                -- When it goes in this round, from 1; NULL: no order yet.
  keep_all INTEGER NOT NULL,       -- 1 while it keeps every roll and is offered no reroll.
  PRIMARY KEY (game, fleet)
) STRICT, WITHOUT ROWID;

INSERT INTO live_fleets (game, fleet, letter, name, captain, status, flagship, place, keep_all)
  SELECT f.game, fleet, letter, name,
    CASE WHEN json_valid (setup) THEN setup ->> ('$.fleets[' || fleet || '].player') END,
    status, flagship, place, keep_all
  FROM live_fleets_6 f LEFT JOIN secret_setups s ON s.game = f.game;

DROP TABLE live_fleets_6;

PRAGMA user_version = 7;
