-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 6: a battle may have several seeds, one after the other.
--
-- A battle that was copied, or imported while it was being played, goes on with a seed of its own:
-- what the first one rolls says nothing about it. An entry of the kind "seed" says from where on it
-- counts, and its text is the seed's commitment.
--
-- games.commitment, and the text of such an entry, is the SHA-256, in hexadecimal, of the SHA-256 of
-- the seed, a byte 0, and each player's word with a byte 0 behind it. Battles of older rules have the
-- SHA-256 of the seed alone as their first one.

ALTER TABLE secret_seeds RENAME TO secret_seeds_5;

CREATE TABLE secret_seeds (        -- Where the app's dice come from. Secret until the battle ends.
  game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Whose it is.
  entry INTEGER NOT NULL,          -- The entry from which on it counts: 0, or of the kind "seed".
  seed  BLOB    NOT NULL           -- 32 random bytes.
    CHECK (length (seed) = 32),
  PRIMARY KEY (game, entry)
) STRICT, WITHOUT ROWID;

INSERT INTO secret_seeds (game, entry, seed) SELECT game, 0, seed FROM secret_seeds_5;

DROP TABLE secret_seeds_5;

PRAGMA user_version = 6;
