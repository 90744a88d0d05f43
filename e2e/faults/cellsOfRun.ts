import { isWhole } from '../support/extent';
import { guestOf, routes } from '../shell/routes';
import type { Guest } from '../shell/routes';
import { browserFaults } from './browserFaults';
import { callFaults } from './callFaults';
import { scriptFaults } from './scriptFaults';
import type { ScreenFault } from './ScreenFault';
import type { Write } from './Write';
import { writeFaults } from './writeFaults';
import type { WriteFault } from './writeScreen';
import { writes } from './writes';

/** A screen, and who looks at it. */
export interface ScreenRow {
  readonly address: string;
  readonly person: Guest;
}

/** Screens of which members see more than visitors, and ask for more. */
const moreForMembers = /^\/m\/(home|gameList\?gameType=RNG|activityInfo\?.*)$/;

/** Every screen: seen by a visitor wherever they may, else by an agent, and by both where a member sees more. */
export const screenRows: readonly ScreenRow[] = [
  ...routes.map((route) => ({ address: route.address, person: guestOf(route) })),
  ...routes
    .filter(({ address }) => moreForMembers.test(address))
    .map(({ address }) => ({ address, person: 'agent' as const })),
];

export const screenFaults: readonly ScreenFault[] = [
  ...callFaults,
  ...browserFaults,
  ...scriptFaults,
];

/** How many rows further on the next fault looks, so that the faults spread over the screens. */
const stride = 5;

/** Of so many screens one is tried under a fault that is like another. */
const part = 8;

/** The screens on which a run tries a fault: when it is whole all, or a part of them, else one. */
export function screensFor(fault: ScreenFault): readonly ScreenRow[] {
  const from = (screenFaults.indexOf(fault) * stride) % screenRows.length;
  if (!isWhole) return screenRows.slice(from, from + 1);
  const isDue = (_row: ScreenRow, at: number) => at % part === from % part;
  return fault.alike === undefined ? screenRows : screenRows.filter(isDue);
}

/** One write under one fault. */
export interface WriteCell {
  readonly name: string;
  readonly write: Write;
  readonly fault: WriteFault;
}

const allCells: readonly WriteCell[] = Object.entries(writes).flatMap(([name, write]) =>
  writeFaults.filter(({ isFor }) => isFor(write)).map((fault) => ({ name, write, fault })),
);

/** Of some cells the one whose fault, or write, is tried least so far. */
const rarest = (cells: readonly WriteCell[], taken: readonly WriteCell[]) => {
  const uses = ({ write, fault }: WriteCell) =>
    taken.filter((each) => each.write === write).length * 100 +
    taken.filter((each) => each.fault === fault).length;
  return [...cells].sort((a, b) => uses(a) - uses(b)).slice(0, 1);
};

/** Each fault of writes once, and each write once; money by an answer that is lost. */
function diagonal(): readonly WriteCell[] {
  const taken: WriteCell[] = [];
  const own = allCells.filter(({ write, fault }) => !write.movement || fault.losesMoney);
  for (const fault of writeFaults)
    taken.push(
      ...rarest(
        own.filter((cell) => cell.fault === fault),
        taken,
      ),
    );
  for (const write of Object.values(writes))
    if (taken.every((cell) => cell.write !== write))
      taken.push(
        ...rarest(
          own.filter((cell) => cell.write === write),
          taken,
        ),
      );
  return taken;
}

/** The writes that a run tries, each with its fault. */
export const writeCells: readonly WriteCell[] = isWhole ? allCells : diagonal();
