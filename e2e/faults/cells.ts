import { elsewhere, guestOf, routes } from '../shell/routes';
import type { Guest } from '../shell/routes';
import { faults } from './faults';
import type { Fault } from './fault';

/** One screen under one fault. */
export interface Cell {
  readonly address: string;
  /** A visitor wherever they see the screen, else an agent, who sees all of a member's. */
  readonly person: Guest;
  readonly fault: Fault;
}

/** A screen that a fault is not tried on, and why. */
interface Spared {
  readonly address: string;
  readonly fault: string;
  readonly why: string;
}

/** How many cells there are. It may only grow: what is taken from here is a screen that nobody looks at any more. */
export const pinned = 1656;

/** Every screen of the table under every fault; addresses that change something by being opened are spared. */
export const cells: readonly Cell[] = routes.flatMap((route) =>
  faults.map((fault) => ({ address: route.address, person: guestOf(route), fault })),
);

export const spared: readonly Spared[] = Object.entries(elsewhere).flatMap(([address, why]) =>
  faults.map(({ name }) => ({ address, fault: name, why })),
);
