import { isWhole } from '../support/extent';
import { chooseGuest, routes } from '../shell/routes';
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
  ...routes.map((route) => ({ address: route.address, person: chooseGuest(route) })),
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

/** The screens on which a run tries a fault: when it is whole all, or a part of them, else one, and none for a like one. */
export function screensFor(fault: ScreenFault): readonly ScreenRow[] {
  const from = (screenFaults.indexOf(fault) * stride) % screenRows.length;
  if (!isWhole) return fault.alike === undefined ? screenRows.slice(from, from + 1) : [];
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

/** The write on which `npm test` tries each fault: one that it would hurt most. */
const hurt: Readonly<Record<string, keyof typeof writes>> = {
  'tapped twice': 'a reward',
  'left by Back': 'a new password',
  'loaded anew': 'a login',
  'whose network is lost': 'feedback',
  'sent first without a network': 'a registration',
  'answered by a failure (500)': 'a lottery bet',
  'whose answer breaks off': 'a withdrawal',
  'whose answer is a page': 'a bank card',
  'whose answer never comes': 'a code by SMS',
  'that arrives twice': 'a transfer of points',
  'after the session has ended (401)': 'a new password',
  'met by a proxy that asks who it is (401)': 'a login',
  'whose answer is lost before a reload': 'a deposit',
  'whose answer is lost before Back': 'a withdrawal',
  'whose answer is lost before another tab': 'a reward',
  'whose answer is lost before offline and back': 'a red envelope',
};

/** The writes that a run tries, each with its fault. */
export const writeCells: readonly WriteCell[] = isWhole
  ? allCells
  : allCells.filter(({ name, fault }) => hurt[fault.name] === name);
