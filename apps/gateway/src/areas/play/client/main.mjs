import { boot, tell } from './boot.mjs';
import { createTable } from './shell.mjs';
import { lottery } from './lottery.mjs';
import { pick } from './pick.mjs';
import { slot } from './slot.mjs';
import { table } from './table.mjs';

const games = { slot, table, pick, lottery };
const start = games[boot.engine] ?? slot;

start(createTable());
tell({ type: 'playhouse:ready' });
