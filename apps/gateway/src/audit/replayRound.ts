import { createFairDraw, replayProof } from '@playhouse/games';
import type { Game, ReplayedRound, RoundProof } from '@playhouse/games';
import * as z from 'zod/mini';
import type { MerchantScope } from '../base/merchants';
import type { rounds } from '../db/schema';
import { countAllTickets, countTickets } from '../model/jackpot/terms';
import { findTitleGame } from '../model/lobby/gameRules';
import type { Moved } from './readEntries';

export type RoundRow = typeof rounds.$inferSelect;

/** Reasons why a round does not hold. */
export type Fault = 'commitment' | 'actions' | 'bet' | 'view' | 'win' | 'jackpot' | 'ledger';

/** The first of a list of conditions that does not hold. */
export const findFault = (
  conditions: readonly (readonly [fault: Fault, holds: boolean])[],
): Fault | undefined => conditions.find(([, holds]) => !holds)?.[0];

/** The figures that the record and the books must hold if a round is as its proof says. */
export interface Expected {
  readonly fault: Fault | undefined;
  /** Movements by their key; one that moves nothing must not be there. */
  readonly moved: ReadonlyMap<string, Moved>;
}

const proofShape = z.object({
  proof: z.object({
    commitment: z.string(),
    serverSeed: z.string(),
    clientSeed: z.string(),
    actions: z.array(z.unknown()),
    jackpot: z.optional(z.object({ tickets: z.int(), among: z.int() })),
  }),
  jackpot: z.optional(z.int()),
});

/** A round's proof, and the pot that it won by its record, in minor units. Undefined where the record keeps no proof. */
export const readProof = (round: Pick<RoundRow, 'detail'>) =>
  proofShape.safeParse(round.detail).data;

/** Equal as JSON, whatever the order of names: a database keeps another one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** Units staked after each action, by the round's own draws. */
function listStakes(game: Game<unknown, unknown>, { serverSeed, clientSeed, actions }: RoundProof) {
  return actions.map((_, at) => {
    const draw = createFairDraw(serverSeed, clientSeed);
    return game.replay(draw, actions.slice(0, at + 1))?.staked ?? 0;
  });
}

/** The stakes of a round as its movements: what left the wallet with each action, and what of it went into the pot. */
function listStakeMoves(id: string, unit: number, stakes: readonly number[], feeds: boolean) {
  return stakes.flatMap((units, at): [string, Moved][] => {
    const before = stakes[at - 1] ?? 0;
    if (units === before) return [];
    const fed = feeds ? countTickets(units * unit) - countTickets(before * unit) : 0;
    const key = before === 0 ? `bet ${id}` : `bet ${id} ${before}`;
    return [[key, { wallet: (before - units) * unit, jackpot: fed }]];
  });
}

/** The pot's chance is what the stake buys, whether it falls is what the record says. */
function isJackpotTrue(
  { bet }: RoundRow,
  { proof, jackpot }: NonNullable<ReturnType<typeof readProof>>,
  { winsJackpot }: ReplayedRound<unknown>,
  scope: MerchantScope,
): boolean {
  const chance = { tickets: countTickets(bet), among: countAllTickets(scope) };
  const isChance = proof.jackpot === undefined || isSame(proof.jackpot, chance);
  return isChance && winsJackpot === (jackpot !== undefined);
}

/**
 * Plays a round again from its kept proof and tells what its record and the books must hold. A fault is found in the record
 * alone; the movements are still to be compared.
 */
export function replayRound(round: RoundRow, scope: MerchantScope): Expected | undefined {
  const kept = readProof(round);
  const game = findTitleGame(round.nodeId)?.game;
  if (kept === undefined || game === undefined) return undefined;
  const state = replayProof(game, kept.proof);
  const none = new Map<string, Moved>();
  if (typeof state === 'string') return { fault: state, moved: none };
  const { id, bet, win, detail } = round;
  if (bet % state.staked !== 0) return { fault: 'bet', moved: none };
  const unit = bet / state.staked;
  const prize = Math.floor((unit * (state.paid ?? 0)) / 100);
  const jackpot = kept.jackpot ?? 0;
  const feeds = kept.proof.jackpot !== undefined;
  const moved = new Map([
    ...listStakeMoves(id, unit, listStakes(game, kept.proof), feeds),
    [`win ${id}`, { wallet: prize, jackpot: 0 }],
    [`jackpot ${id}`, { wallet: jackpot, jackpot: -jackpot }],
  ]);
  const fault = findFault([
    ['view', isSame(detail['view'], JSON.parse(JSON.stringify(state.view)))],
    ['jackpot', isJackpotTrue(round, kept, state, scope)],
    ['win', win === prize + jackpot],
  ]);
  return { fault, moved };
}
