import { elsewhere, guestOf, routes } from '../shell/routes';
import type { Guest } from '../shell/routes';
import { faults } from './faults';
import type { Fault } from './fault';

/** One screen under one fault. */
export interface Cell {
  readonly address: string;
  /** A visitor wherever they see the screen; an agent, who sees all of a member's, elsewhere and where members see more. */
  readonly person: Guest;
  readonly fault: Fault;
}

/** A screen that a fault is not tried on, and why. */
interface Spared {
  readonly address: string;
  readonly fault: string;
  readonly why: string;
}

/**
 * What may only grow, so that nobody makes the matrix smaller unseen. A new screen touches nothing here: the site's own
 * table asks for its row, which is then as long as there are columns.
 */
export const pinned = {
  columns: [
    'a platform that fails (500)',
    'empty answers',
    'calls that reach nobody',
    'pages in place of answers',
    'answers that break off',
    'answers without a field',
    'calls that never end',
    'slow answers',
    'hostile words in every text',
    'endless words in every text',
    'huge answers',
    'requests that arrive twice',
    'values of another kind',
    'answers in the wrong order',
    'a session that has ended (401)',
    'a proxy that asks who it is (401)',
    'a clock that is an hour ahead',
    'a clock that is an hour behind',
    'a storage that is full',
    'a storage that is forbidden',
    'a tab that nobody looks at',
    'no network from one screen to the next',
    'scripts that are gone',
    'scripts that never come',
    'no network once the document has come',
    'a start whose scripts are gone',
    'a start whose scripts never come',
  ],
  /** Addresses whose path has a row already, and that show another thing. */
  more: ['/m/gameList?gameType=RNG&tab=fav', '/m/gameList?gameType=RNG&tab=recent'],
  /** Rows of members beside those of visitors. */
  ofMembers: ['/m/home', '/m/gameList?gameType=RNG', '/m/activityInfo?id=welcome'],
  /** So many turns of `npm test` go through all; it may only shrink. */
  turns: 3,
  /** This list may only shrink. */
  spared: ['/m/lottery/order', '/m/trail'],
} as const;

/** What everybody sees, and what members see more of, and ask for. */
const moreForMembers = /^\/m\/(home|gameList\?gameType=RNG|activityInfo\?.*)$/;

/** Every screen of the table under every fault; addresses that change something by being opened are spared. */
export const cells: readonly Cell[] = [
  ...routes.map((route) => ({ address: route.address, person: guestOf(route) })),
  ...routes
    .filter(({ address }) => moreForMembers.test(address))
    .map(({ address }) => ({ address, person: 'agent' as const })),
].flatMap((row) => faults.map((fault) => ({ ...row, fault })));

export const spared: readonly Spared[] = Object.entries(elsewhere).flatMap(([address, why]) =>
  faults.map(({ name }) => ({ address, fault: name, why })),
);
