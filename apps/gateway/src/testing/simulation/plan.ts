import type { Random } from '../../base/random';
import type { Act, Move } from './acts';
import { moves, settlements, toAct } from './acts';
import type { Cast } from './cast';

/** An act, and the gateways at which copies of it arrive. */
export interface Planned {
  readonly act: Act;
  readonly gateways: readonly number[];
}

const amounts = [10_000, 25_000, 70_000] as const;

function shuffle<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random.whole(0, left.length - 1), 1));
}

/** The gateway of an act, and often that of a second copy. */
function placesFor(random: Random, gateways: number): readonly number[] {
  const copies = random.chance(0.3) ? 2 : 1;
  return Array.from({ length: copies }, () => random.whole(0, gateways - 1));
}

/** Movements of few kinds by few members, so that they meet. */
export function planMoves(random: Random, cast: Cast, gateways: number): Planned[] {
  const players = shuffle(random, cast.players).slice(0, random.whole(1, 2));
  const kinds: Move[] = shuffle(random, moves).slice(0, random.whole(1, 3));
  return Array.from({ length: random.whole(4, 8) }, (_, at) => {
    const player = random.pick(players);
    const kind = random.pick(kinds);
    const key = `${player.account}-${at}`;
    const act = toAct(kind, { player, key, amount: random.pick(amounts) }, cast.leg);
    return { act, gateways: placesFor(random, gateways) };
  });
}

/** The work of the clock, at every gateway at once. */
export const planSettlements = (random: Random, gateways: number): Planned[] =>
  shuffle(random, settlements).map((act) => ({
    act,
    gateways: Array.from({ length: gateways }, (_, at) => at),
  }));
