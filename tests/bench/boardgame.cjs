// SPDX-License-Identifier: GPL-3.0-or-later
//
// usage: node boardgame.cjs SHIPS ENTRIES, in a folder that has boardgame.io among its node_modules
//
// Beside bench-engine: a game of boardgame.io with SHIPS ships, in which ENTRIES moves each change the hull of one.
// Prints how many it takes in a second.
'use strict';

const path = require('node:path');
const { createRequire } = require('node:module');

const { Client } = createRequire(path.join(process.cwd(), 'here.js'))('boardgame.io/client');

const [ships, entries] = process.argv.slice(2).map(Number);
const game = {
  setup: () => ({ ships: Array.from({ length: ships }, () => ({ hull: 6, fires: 0 })) }),
  moves: {
    change: ({ G }, ship, hull) => {
      G.ships[ship].hull = hull;
    },
  },
};
const client = Client({ game, debug: false });

client.start();
const start = process.hrtime.bigint();
for (let i = 0; i < entries; i++) client.moves.change(i % ships, i % 6);
const seconds = Number(process.hrtime.bigint() - start) / 1e9;

if (client.getState().G.ships[(entries - 1) % ships].hull !== (entries - 1) % 6)
  throw new Error('the moves were not carried out');
console.log(Math.round(entries / seconds));
