import { spawnSync } from 'node:child_process';
import { cells } from './cells';
import type { Cell } from './cells';
import { faults } from './faults';

const addresses = [...new Set(cells.map(({ address }) => address))];

/** How many turns of `npm test` it takes to look at all cells: as many as a contributor's minutes ask for. */
export const turns = 3;

/** In which turn a cell is looked at: each has its part of every row, and of every column. */
export const turnOf = ({ address, fault }: Cell): number =>
  (addresses.indexOf(address) + faults.indexOf(fault)) % turns;

/**
 * Whose turn it is: `FAULTS_TURN` (from 1) says so, else the commit, so that a red cell is red again until something is
 * changed; without a repository always the first.
 */
function turnNow(): number {
  const asked = process.env['FAULTS_TURN'];
  if (asked !== undefined) return Number(asked) - 1;
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return Number(`0x${stdout.trim() || '0'}`) % turns;
}

export const thisTime = turnNow();
