import type { Random } from '../../base/random';

/** The faults that may happen at a statement's boundary. */
export const faultNames = [
  /** The connection breaks before the statement is sent. */
  'cut before',
  /** It is carried out, and its answer is lost. */
  'cut after',
  /** Its answer is lost, and it is carried out some time later. */
  'cut, late',
  /** The gateway ends before, or after the statement and without its answer, and another starts in its place. */
  'gone before',
  'gone after',
  /** The clock of the database, or of one gateway, jumps. */
  'clock',
  /** The same request arrives at another gateway. */
  'twin',
] as const;
export type FaultName = (typeof faultNames)[number];

/** How likely a fault is at an end of a transaction, and at any other statement. */
const odds = { commit: 0.2, other: 0.04 };
const most = 5;

/** Chooses where faults strike: five in a run at most. */
export function chooseFaults(random: Random): (boundary: string) => FaultName | undefined {
  let left = random.whole(1, most);
  return (boundary) => {
    const isHit = random.chance(boundary === 'commit' ? odds.commit : odds.other);
    if (left === 0 || !isHit) return undefined;
    left -= 1;
    return random.pick(faultNames);
  };
}
