import type { Boot } from '../wire';
import { playCardTable } from './cardTable';
import { playContest } from './contest';
import { createGameTable } from './gameTable';
import { playLottery } from './lottery';
import { tellParent } from './parentPage';
import { playSlot } from './slot';

const games = { slot: playSlot, table: playCardTable, pick: playContest, lottery: playLottery };

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
games[boot.engine](createGameTable(boot));
tellParent({ type: 'playhouse:ready' });
