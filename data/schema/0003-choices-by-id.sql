-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 3: choices are written by their ids.
--
-- Until now the journal held a choice as its number in a list of the program or of the content, so
-- that no list could change. Only playing a battle tells which list that was: the program writes the
-- journal of a battle from before anew when it opens it for the first time.
--
-- journal.answer: numbers and ids with blanks between them: "3 5 1", "port", "spend 2 1"; of
-- targets and effects, ships with what is chosen for them: "3:short 5:long".
-- journal.changes: "ship 3 hits add 1, option booty.scope set single_die"; docs/table-protocol.md
-- lists the forms.

CREATE TABLE games_by_number (      -- Battles whose journal is still as version 2 wrote it.
  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE -- Which battle.
) STRICT;

INSERT INTO games_by_number SELECT id FROM games;

PRAGMA user_version = 3;
