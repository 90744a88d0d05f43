import { spawnSync } from 'node:child_process';
import { cells } from './cells';
import type { Cell } from './cells';
import { faults } from './faults';

const addresses = [...new Set(cells.map(({ address }) => address))];

/** In which of three turns a cell is looked at: a third of every row, and of every column. */
export const turnsOf = ({ address, fault }: Cell): number =>
  (addresses.indexOf(address) + faults.indexOf(fault)) % 3;

/**
 * Whose turn it is: `FAULTS_TURN` (1 to 3) says so, else the commit, so that a red cell is red again until something is
 * changed; without a repository always the first.
 */
function turnNow(): number {
  const asked = process.env['FAULTS_TURN'];
  if (asked !== undefined) return Number(asked) - 1;
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return Number(`0x${stdout.trim() || '0'}`) % 3;
}

export const thisTime = turnNow();
