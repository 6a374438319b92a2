-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 1: battles, the journal, what is secret, and the tables as they stand.
--
-- Fleets, ships, markers, links and cards are numbered from 0 within a game and never renumbered.
-- Inches are hundredths, points are halves, times are microseconds since 1970 in UTC:
-- datetime (at / 1000000, 'unixepoch').
--
-- The tables live_* and secret_cards say how each battle stands: they are written in the same
-- transaction as the entries that made it so, and can be rebuilt from the journal at any time. All
-- others are the truth. A program that shows players parts of this file must leave out the journal
-- and the tables secret_*.

CREATE TABLE content (             -- What battles are played with: classes, cards, tables.
  sha256 TEXT NOT NULL PRIMARY KEY -- SHA-256 of json, in hexadecimal.
    CHECK (length (sha256) = 64),
  json   TEXT NOT NULL             -- The whole content, as it was when the battle began.
) STRICT;

CREATE TABLE games (               -- Battles as they were made. Never changed.
  id            INTEGER PRIMARY KEY AUTOINCREMENT, -- The battle's number; never given again.
  ruleset       TEXT    NOT NULL,  -- Rule system: black-spot.
  edition       TEXT    NOT NULL,  -- Its edition: 2025.
  rules_version INTEGER NOT NULL,  -- The program's rules of that system that it was begun under.
  title         TEXT    NOT NULL,  -- What people call it.
  setup         TEXT    NOT NULL,  -- JSON: fleets as bought, options, where dice come from, undo.
  content       TEXT    NOT NULL REFERENCES content (sha256), -- What it is played with.
  commitment    TEXT    NOT NULL   -- SHA-256 of the seed, in hexadecimal: shown before play.
    CHECK (length (commitment) = 64),
  created       INTEGER NOT NULL   -- When it was made.
) STRICT;

CREATE INDEX games_by_content ON games (content);

-- A row's hash is SHA-256 (the hash before it, then the columns from seq to ruling in the order in
-- which they stand below). Each column counts as LENGTH:BYTES, where the bytes are the value as
-- text (integers in decimal) and LENGTH is how many there are, in decimal; NULL counts as a single
-- hyphen-minus. The hash before the first entry is SHA-256 of these columns of games, written in
-- the same way: ruleset, edition, rules_version, content, setup, commitment.
CREATE TABLE journal (             -- What people decided and what the dice showed. Only grows.
  game      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Whose entry it is.
  seq       INTEGER NOT NULL       -- Its place in the line, from 1, without gaps.
    CHECK (seq >= 1),
  kind      TEXT    NOT NULL,      -- What sort of entry it is: action, answer, undo, redo, amend,
                                   -- override, note, option.
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
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (         -- What people like in a battle, and no part of it.
  game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  key   TEXT    NOT NULL,          -- What it is about: dice.0, the dice of fleet 0.
  value TEXT    NOT NULL,          -- What they like: app, real or ask.
  PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE secret_seeds (        -- Where the app's dice come from. Secret until the battle ends.
  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, -- Whose it is.
  seed BLOB NOT NULL               -- 32 random bytes; games.commitment is their SHA-256.
    CHECK (length (seed) = 32)
) STRICT;

CREATE TABLE secret_words (        -- The words that players added to the seed. Secret as it is.
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  seat INTEGER NOT NULL,           -- Whose word, in the order of seats, from 0.
  word TEXT    NOT NULL,           -- The word; may be empty.
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE secret_cards (        -- Cards in hands, as they stand.
  game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  deck  INTEGER NOT NULL,          -- Which deck the card is of.
  card  INTEGER NOT NULL,          -- Its number in the deck.
  fleet INTEGER NOT NULL,          -- Whose hand it is in.
  PRIMARY KEY (game, deck, card)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_table (          -- Each battle's table as it stands.
  game        INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  last_seq    INTEGER NOT NULL,    -- The last entry of the journal that is in these tables.
  last_hash   BLOB    NOT NULL,    -- Its hash, so that a journal that lost its end is seen.
  played      INTEGER NOT NULL,    -- When that entry was made.
  round       INTEGER NOT NULL,    -- From 1; 0 while the battle is set up.
  step        INTEGER NOT NULL,    -- The ruleset's step of the round.
  wind        TEXT,                -- The point that it blows toward: N, NE, E, SE, S, SW, W, NW;
                                   -- calm; NULL: not drawn yet.
  active_ship INTEGER,             -- Whose turn it is.
  over        INTEGER NOT NULL,    -- 1 when the battle has ended.
  winner      INTEGER              -- The fleet that won; NULL: a draw, or not over.
) STRICT;

CREATE TABLE live_options (        -- Options and house rules in force.
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  option TEXT    NOT NULL,         -- Its key: booty.scope.
  value  TEXT    NOT NULL,         -- Its value: single_die; for a switch 0 or 1; or a number.
  PRIMARY KEY (game, option)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_fleets (         -- Fleets in play.
  game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  fleet    INTEGER NOT NULL,       -- Its number.
  letter   TEXT    NOT NULL,       -- What its ships' ids begin with: R.
  name     TEXT    NOT NULL,       -- What it is called: Red.
  status   TEXT    NOT NULL,       -- In play, or withdrawn when it has conceded.
  flagship INTEGER,                -- The ship that is its flagship.
  place    INTEGER,                -- When it goes in this round, from 1; NULL: no order yet.
  keep_all INTEGER NOT NULL,       -- 1 while it keeps every roll and is offered no reroll.
  PRIMARY KEY (game, fleet)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_ships (          -- Ships, those that are gone as well.
  game    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  ship    INTEGER NOT NULL,        -- Her number.
  id      TEXT    NOT NULL,        -- The short id printed on her card: R3.
  name    TEXT    NOT NULL,        -- What she is called: Fury.
  class   TEXT    NOT NULL,        -- Her class: frigate.
  fleet   INTEGER,                 -- Whose she is; NULL: an abandoned hull.
  origin  INTEGER,                 -- The fleet that she was bought for.
  status  TEXT    NOT NULL,        -- On the table (in-play) or how she left it: sunk, destroyed,
                                   -- fled, withdrawn.
  ordered INTEGER NOT NULL,        -- Not 0 when she has had her turn this round.
  PRIMARY KEY (game, ship)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_tracks (         -- Everything that is counted: hits, dice, anchors, booty.
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  whose  TEXT    NOT NULL,         -- What it is counted for: table, fleet, ship.
  number INTEGER NOT NULL,         -- The number of that fleet or ship; 0 for the table.
  track  TEXT    NOT NULL,         -- What is counted: hits.
  value  INTEGER NOT NULL,         -- How many.
  PRIMARY KEY (game, whose, number, track)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_markers (        -- What lies on the table or hangs over it: islands, fires.
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  marker INTEGER NOT NULL,         -- Its place in the list.
  kind   TEXT    NOT NULL,         -- What it is: reef.
  number INTEGER NOT NULL,         -- Which of its kind, from 1.
  owner  INTEGER,                  -- The fleet that it belongs to; NULL: none.
  stage  INTEGER NOT NULL,         -- How far it has come; the ruleset's.
  ship   INTEGER,                  -- The ship that it is on; NULL: none.
  until  INTEGER,                  -- The last round in which it stands; NULL: until removed.
  value1 INTEGER NOT NULL,         -- The ruleset's.
  value2 INTEGER NOT NULL,         -- The ruleset's.
  PRIMARY KEY (game, marker)
) STRICT, WITHOUT ROWID;

CREATE TABLE live_links (          -- What holds between two ships: grapples, contacts.
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  link   INTEGER NOT NULL,         -- Its place in the list.
  kind   TEXT    NOT NULL,         -- What it is: grapple.
  stage  INTEGER NOT NULL,         -- How far it has come; the ruleset's.
  ship   INTEGER NOT NULL,         -- The ship that began it.
  other  INTEGER NOT NULL,         -- The other one.
  value1 INTEGER NOT NULL,         -- The ruleset's.
  value2 INTEGER NOT NULL,         -- The ruleset's.
  value3 INTEGER NOT NULL,         -- The ruleset's.
  PRIMARY KEY (game, link)
) STRICT, WITHOUT ROWID;

-- A card that is in neither this table nor secret_cards is in its pile: a pile that could be read
-- would tell what is in the hands.
CREATE TABLE live_cards (          -- Cards that lie open.
  game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  deck  INTEGER NOT NULL,          -- Which deck the card is of.
  card  INTEGER NOT NULL,          -- Its number in the deck.
  place TEXT    NOT NULL,          -- Discarded, or spent: out of the game.
  PRIMARY KEY (game, deck, card)
) STRICT, WITHOUT ROWID;

PRAGMA application_id = 1114599013; -- "Bone"
PRAGMA user_version = 1;
