-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Version 2: content sets, which people write themselves.
--
-- A battle never looks at these: it keeps the content that it was made with in the table content.

CREATE TABLE content_sets (        -- Ships, cards and tables that people wrote themselves.
  id      INTEGER PRIMARY KEY AUTOINCREMENT, -- The set's number; never given again.
  ruleset TEXT    NOT NULL,        -- The rule system that it is for: man-o-war.
  name    TEXT    NOT NULL         -- What people call it.
    CHECK (length (name) > 0),
  json    TEXT    NOT NULL,        -- The whole set: a document "crossbones-content". May be a draft.
  changed INTEGER NOT NULL,        -- When it was changed last.
  UNIQUE (ruleset, name)
) STRICT;

PRAGMA user_version = 2;
