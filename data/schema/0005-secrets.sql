-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 5: what fleets keep from each other is in secret_* tables, all of it.
--
-- Until now the journal, in which stands which card was dealt to whom, and the fleets as they were
-- bought, with the monsters in their lairs, were in tables that everybody may read; and so were the
-- cards that a lost wizard had held. Everything that is not in a table secret_* is the same
-- whatever fleets hold and hide.
--
-- The hash of an entry is as secret as the entry, for whoever has it can find out by trying.

ALTER TABLE journal RENAME TO secret_journal;
ALTER TABLE live_table DROP COLUMN last_hash;

CREATE TABLE secret_setups (       -- Battles as they were made. Never changed.
  game  INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  setup TEXT NOT NULL              -- JSON: fleets as bought, options, where dice come from, undo.
) STRICT;

INSERT INTO secret_setups SELECT id, setup FROM games;
ALTER TABLE games DROP COLUMN setup;

-- A card that is neither here nor in live_cards is in its pile.
CREATE TABLE secret_places (       -- Cards of decks that hands are dealt from.
  game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, -- Which battle.
  deck  INTEGER NOT NULL,          -- Which deck the card is of.
  card  INTEGER NOT NULL,          -- Its number in the deck.
  place TEXT    NOT NULL,          -- Where it is: hand, discarded, or spent (out of the game).
  fleet INTEGER,                   -- Whose hand it is in.
  PRIMARY KEY (game, deck, card)
) STRICT, WITHOUT ROWID;

INSERT INTO secret_places SELECT game, deck, card, 'hand', fleet FROM secret_cards;
DROP TABLE secret_cards;
ALTER TABLE secret_places RENAME TO secret_cards;

INSERT INTO secret_cards SELECT game, deck, card, place, NULL FROM live_cards
  WHERE deck = (SELECT CASE ruleset WHEN 'black-spot' THEN 1 ELSE 0 END FROM games WHERE id = game)
    AND (SELECT ruleset FROM games WHERE id = game) <> 'dread-pirate';
DELETE FROM live_cards WHERE EXISTS (SELECT 1 FROM secret_cards
  WHERE secret_cards.game = live_cards.game AND secret_cards.deck = live_cards.deck
    AND secret_cards.card = live_cards.card);

PRAGMA user_version = 5;
