-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Questions that people ask of all their battles, as views. They are not part of the file:
-- crossbones-cli stats makes them for itself, and so can you:
--
--   sqlite3 -readonly -init statistics.sql crossbones.db
--   SELECT * FROM captain_records;
--
-- docs/database.md tells of every table and column. Nothing that fleets hide is in these views.

CREATE TEMP VIEW IF NOT EXISTS battle_results AS -- Each fleet of each battle, and how it fared.
SELECT
  g.id       AS game,              -- The battle's number.
  g.title    AS title,             -- What people call it.
  g.ruleset  AS ruleset,           -- Rule system: black-spot.
  g.created  AS created,           -- When it was made, in microseconds since 1970.
  f.fleet    AS number,            -- Which of its fleets, from 0.
  f.name     AS fleet,             -- What it is called: Red.
  f.captain  AS captain,           -- Who commanded it; NULL if nobody said.
  CASE WHEN t.over = 0 THEN 'going on'
       WHEN t.winner IS NULL THEN 'drawn'
       WHEN t.winner = f.fleet THEN 'won'
       ELSE 'lost' END AS result,  -- won, lost, drawn, going on.
  t.round    AS rounds,            -- How many rounds it has had.
  (SELECT count (*) FROM live_ships s
   WHERE s.game = g.id AND s.origin = f.fleet) AS ships, -- The ships that it brought or was given.
  (SELECT count (*) FROM live_ships s
   WHERE s.game = g.id AND s.fleet = f.fleet AND s.status = 'in-play') AS afloat -- On the table.
FROM games g JOIN live_table t ON t.game = g.id JOIN live_fleets f ON f.game = g.id;

CREATE TEMP VIEW IF NOT EXISTS captain_records AS -- The finished battles of each captain.
SELECT
  captain,                                -- Who; in upper or lower case.
  count (*)               AS battles,     -- How many.
  sum (result = 'won')    AS won,         -- Of these.
  sum (result = 'drawn')  AS drawn,       -- Of these.
  sum (result = 'lost')   AS lost,        -- Of these.
  sum (ships)             AS ships,       -- The ships that their fleets brought.
  sum (afloat)            AS afloat       -- And had at the end.
FROM battle_results
WHERE result <> 'going on' AND captain IS NOT NULL AND captain <> ''
GROUP BY captain COLLATE NOCASE
ORDER BY won DESC, battles, captain;

CREATE TEMP VIEW IF NOT EXISTS fleet_records AS -- The same for each name of a fleet.
SELECT
  fleet,                                  -- What it is called.
  count (*)               AS battles,     -- How many.
  sum (result = 'won')    AS won,         -- Of these.
  sum (result = 'drawn')  AS drawn,       -- Of these.
  sum (result = 'lost')   AS lost,        -- Of these.
  sum (ships)             AS ships,       -- The ships that they brought.
  sum (afloat)            AS afloat       -- And had at the end.
FROM battle_results
WHERE result <> 'going on'
GROUP BY fleet COLLATE NOCASE
ORDER BY won DESC, battles, fleet;

CREATE TEMP VIEW IF NOT EXISTS rolls AS -- Dice as they were entered, those that were undone as well.
SELECT
  game,                            -- Which battle.
  seq,                             -- Which entry of it.
  at,                              -- When it was entered, in microseconds since 1970.
  rule,                            -- The rule that asked; NULL for a free roll.
  source,                          -- app, table (real dice), corrected.
  answer AS faces                  -- What they showed: 3 5 1.
FROM secret_journal
WHERE ask = 'dice' AND answer <> '' AND kind IN ('answer', 'amend', 'note');

CREATE TEMP VIEW IF NOT EXISTS faces AS -- How often each face of them came up.
WITH dice (rule, source, face, rest) AS (
  SELECT rule, source, NULL, faces || ' ' FROM rolls
  UNION ALL
  SELECT rule, source, CAST (substr (rest, 1, instr (rest, ' ') - 1) AS INTEGER),
    substr (rest, instr (rest, ' ') + 1)
  FROM dice WHERE rest <> ''
)
SELECT
  rule,                            -- As of rolls.
  source,                          -- As of rolls.
  face,                            -- What it showed.
  count (*) AS times               -- How many dice did.
FROM dice WHERE face IS NOT NULL
GROUP BY rule, source, face;
