import { and, eq } from 'drizzle-orm';
import { createFairDraw, hashSeed } from '@playhouse/games';
import type { Game, RoundAnswer, RoundState } from '@playhouse/games';
import { errorCodes, getOutcome } from '@playhouse/wps';
import type { Queryable, Transaction } from '../../db/open';
import type { MerchantScope } from '../../base/merchants';
import type { GameRow } from '../../db/schema';
import { openRounds, rounds } from '../../db/schema';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor, toMinor } from '../../ledger/money';
import { postAll } from '../../ledger/post';
import { command } from '../platform/command';
import { Failure } from '../../base/failure';
import type { Services } from '../platform/services';
import { countPlay } from './countPlay';
import { changeSeed, getSeed } from './fairSeeds';
import { findTitleGame } from './gameRules';
import { getPrizePosting, getStakePosting } from './roundPostings';
import type { Seat } from './seat';

/** A bet as the game sends it. */
export interface Bet {
  /** Made by the game, once for each intention. */
  readonly roundId: string;
  /** All that is staked at first, in major units. */
  readonly bet: number;
  /** The player's first action, by the game's rule. */
  readonly action: unknown;
  /** The player's part of the chance. */
  readonly clientSeed: string;
}

/** A later action in a round that waits for it. */
export interface Move {
  readonly roundId: string;
  readonly action: unknown;
}

/** Largest stake of one round, in major units. */
export const maxBet = 5_000;

/** Smallest stake of a game in minor units. */
export const getLeastStake = (game: GameRow, scope: MerchantScope): number =>
  Math.max(1, toMinor(game.minBet / 1000, scope));

/** The stake in minor units. @throws Failure amount.outOfRange */
export function readStake({ game, scope }: Seat, bet: number): number {
  const stake = readAmount(bet, scope);
  if (stake < getLeastStake(game, scope) || bet > maxBet)
    throw new Failure(errorCodes.amountOutOfRange);
  return stake;
}

type OpenRound = typeof openRounds.$inferSelect;

const placeOf = ({ member, game }: Seat) => ({ memberId: member.id, nodeId: game.nodeId });

const isOf = (seat: Seat) =>
  and(eq(openRounds.memberId, seat.member.id), eq(openRounds.nodeId, seat.game.nodeId));

async function findOpenRound(db: Queryable, seat: Seat): Promise<OpenRound | undefined> {
  const [open] = await db.select().from(openRounds).where(isOf(seat));
  return open;
}

/** @throws Failure request.invalid for a game of draws to come, or an action that the rule does not allow */
function replay(rule: Game<unknown, unknown>, seed: string, round: OpenRound): RoundState<unknown> {
  const actions = round.actions.map((action) => rule.action.safeParse(action));
  const isKnown = actions.every(({ success }) => success);
  const state = isKnown
    ? rule.replay(
        createFairDraw(seed, round.clientSeed),
        actions.map(({ data }) => data),
      )
    : undefined;
  if (state === undefined) throw new Failure(errorCodes.requestInvalid);
  return state;
}

function demandRule({ game }: Seat): Game<unknown, unknown> {
  const title = findTitleGame(game.nodeId);
  if (title === undefined) throw new Failure(errorCodes.requestInvalid);
  return title.game;
}

interface Played {
  readonly seat: Seat;
  readonly round: OpenRound;
  readonly state: RoundState<unknown>;
  readonly seed: string;
  readonly at: Date;
}

/** Writes an ended round, pays its prize, tells its seed and puts another in the place of it. */
async function settle(tx: Transaction, { seat, round, state, seed, at }: Played, paid: number) {
  const { member, game, scope } = seat;
  const { roundId, unit, clientSeed, actions } = round;
  const proof = { commitment: hashSeed(seed), serverSeed: seed, clientSeed, actions };
  const row = {
    ...{ id: roundId, merchant: scope.code, memberId: member.id, nodeId: game.nodeId },
    ...{ vendor: game.vendor, category: game.category, createdAt: at },
    bet: unit * state.staked,
    // Hundredths of a unit, rounded down to minor units: products of whole numbers, so that nothing is lost before.
    win: Math.floor((unit * paid) / 100),
    detail: { view: state.view, proof },
  };
  await tx.insert(rounds).values(row);
  if (row.win > 0) await postAll(tx, [getPrizePosting(seat, row)]);
  await tx.delete(openRounds).where(isOf(seat));
  const next = hashSeed(await changeSeed(tx, placeOf(seat)));
  const { outcome, net } = getOutcome(row.bet, row.win);
  const [win, gain] = [toMajor(row.win, scope), toMajor(net, scope)];
  return { id: roundId, win, net: gain, outcome, proof, next };
}

/** Takes what an action stakes, and ends the round or keeps it for the next action. */
async function proceed(tx: Transaction, played: Played): Promise<RoundAnswer> {
  const { seat, round, state, at } = played;
  const more = state.staked - round.staked;
  const stake = { roundId: round.roundId, stake: more * round.unit, units: round.staked };
  if (more > 0) await postAll(tx, [getStakePosting(seat, at, stake)]);
  const kept = { ...round, staked: state.staked };
  const end = state.paid === undefined ? undefined : await settle(tx, played, state.paid);
  if (end === undefined)
    await tx
      .insert(openRounds)
      .values(kept)
      .onConflictDoUpdate({ target: [openRounds.memberId, openRounds.nodeId], set: kept });
  return {
    view: state.view,
    staked: toMajor(state.staked * round.unit, seat.scope),
    balance: toMajor(await getBalance(tx, seat.member.id), seat.scope),
    ...(end && { end }),
  };
}

/** The worth of a unit in minor units. @throws Failure amount.outOfRange where the stake is not a whole number for each */
function toUnit(stake: number, units: number): number {
  if (stake % units !== 0) throw new Failure(errorCodes.amountOutOfRange);
  return stake / units;
}

/**
 * Opens a round: its stake moves the ledger, and its prize where it ends at once, in one transaction. The same round id
 * answers what came out the first time and moves nothing.
 * @throws Failure balance.insufficient, amount.outOfRange, request.invalid, intent.conflict
 */
export async function openRound(services: Services, seat: Seat, given: Bet): Promise<RoundAnswer> {
  const { roundId, bet, clientSeed } = given;
  const { member, game, scope } = seat;
  const at = new Date(services.now());
  const rule = demandRule(seat);
  const actions = [given.action];
  const stand = await command(services, member.id, {
    intent: { key: roundId, kind: 'round', body: { game: game.nodeId, bet, actions, clientSeed } },
    run: async (tx) => {
      if ((await findOpenRound(tx, seat)) !== undefined)
        throw new Failure(errorCodes.requestInvalid);
      const stake = readStake(seat, bet);
      const seed = await getSeed(tx, placeOf(seat));
      const id = `R${member.id}-${roundId}`;
      const fresh = { ...placeOf(seat), roundId: id, clientSeed, actions, createdAt: at };
      const state = replay(rule, seed, { ...fresh, unit: 0, staked: 0 });
      const round = { ...fresh, unit: toUnit(stake, state.staked), staked: 0 };
      return proceed(tx, { seat, round, state, seed, at });
    },
  });
  // After the commit: all players of a game count on one row, and nobody's round should wait for another's.
  await countPlay(services.db, scope.code, game.nodeId);
  return stand;
}

/**
 * Takes the next action in the member's open round of a game, once for each intention.
 * @throws Failure balance.insufficient, request.invalid (no round waits, or not for this action), intent.conflict
 */
export async function continueRound(
  services: Services,
  seat: Seat,
  { roundId, action }: Move,
): Promise<RoundAnswer> {
  const { member, game } = seat;
  const at = new Date(services.now());
  const rule = demandRule(seat);
  return command(services, member.id, {
    intent: { key: roundId, kind: 'round', body: { game: game.nodeId, action } },
    run: async (tx) => {
      const open = await findOpenRound(tx, seat);
      if (open === undefined) throw new Failure(errorCodes.requestInvalid);
      const seed = await getSeed(tx, placeOf(seat));
      const round = { ...open, actions: [...open.actions, action] };
      return proceed(tx, { seat, round, state: replay(rule, seed, round), seed, at });
    },
  });
}

/** The state that a game's page begins with: the hash of the next round's seed, and the round that waits for the player. */
export async function resumeRound(services: Services, seat: Seat) {
  const title = findTitleGame(seat.game.nodeId);
  if (title === undefined) return {};
  const seed = await getSeed(services.db, placeOf(seat));
  const open = await findOpenRound(services.db, seat);
  if (open === undefined) return { commitment: hashSeed(seed) };
  const { view } = replay(title.game, seed, open);
  const staked = toMajor(open.staked * open.unit, seat.scope);
  return { commitment: hashSeed(seed), open: { view, staked } };
}
