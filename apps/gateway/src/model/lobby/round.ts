import { createFairDraw, hashSeed } from '@playhouse/games';
import type { Game, RoundAnswer, RoundState } from '@playhouse/games';
import { errorCodes, getOutcome } from '@playhouse/wps';
import type { Transaction } from '../../db/open';
import type { MerchantScope } from '../../base/merchants';
import type { GameRow } from '../../db/schema';
import { readAmount, toMajor, toMinor } from '../../ledger/money';
import type { JackpotEntry } from '../jackpot/jackpot';
import { enterJackpot, getNextJackpot, getStartPosting, jackpotAccount } from '../jackpot/jackpot';
import { commandByPlan } from '../platform/command';
import type { IntentNote } from '../platform/command';
import { Failure } from '../../base/failure';
import type { Services } from '../platform/services';
import { countStake } from '../../catalogue/titleKeeps';
import { getSeed, newSeed } from './fairSeeds';
import { findRoundRisk } from './findRoundRisk';
import { findTitleGame } from './gameRules';
import { getJackpotPosting, getPrizePosting, getStakePosting } from './roundPostings';
import type { OpenRound, RoundStand } from './roundRows';
import { findOpenRound, toPlace, readStand, writeRound } from './roundRows';
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
  readonly rule: Game<unknown, unknown>;
  readonly round: OpenRound;
  readonly state: RoundState<unknown>;
  readonly stand: RoundStand;
  readonly at: Date;
  /** Its part in the pot, where game and player have one. */
  readonly entry?: JackpotEntry | undefined;
}

type RoundEnd = ReturnType<typeof endRound>;

/** The row, the prize and the proof of a round that ended, and the seed that takes the place of the one told. */
function endRound({ seat, rule, round, state, stand, at, entry }: Played, paid: number) {
  const { member, game, scope } = seat;
  const { roundId, unit, clientSeed, actions } = round;
  const { seed } = stand;
  const proof = {
    ...{ commitment: hashSeed(seed), serverSeed: seed, clientSeed, actions },
    ...(entry && { jackpot: entry.chance }),
  };
  // Hundredths of a unit, rounded down to minor units: products of whole numbers, so that nothing is lost before.
  const prize = Math.floor((unit * paid) / 100);
  const jackpot = entry?.won;
  const row = {
    ...{ id: roundId, merchant: scope.code, memberId: member.id, nodeId: game.nodeId },
    ...{ vendor: game.vendor, category: game.category, createdAt: at },
    ...{ bet: unit * state.staked, win: prize + (jackpot ?? 0) },
    risked: countStake(game.nodeId, findRoundRisk(rule, seed, { ...round, staked: state.staked })),
    detail: { view: state.view, proof, jackpot },
  };
  const nextSeed = newSeed();
  const { outcome, net } = getOutcome(row.bet, row.win);
  const [win, gain] = [toMajor(row.win, scope), toMajor(net, scope)];
  const told = { id: roundId, win, net: gain, outcome, proof, next: hashSeed(nextSeed) };
  return {
    ...{ row, prize, nextSeed },
    nextPot: entry && jackpot !== undefined ? getNextJackpot(scope.code, entry, at) : undefined,
    told: jackpot === undefined ? told : { ...told, jackpot: toMajor(jackpot, scope) },
  };
}

/** The movements of an action: its stake with the pot's part of it, the prize and the pot of a round that ends. */
function listPostings({ seat, round, state, at, entry }: Played, end: RoundEnd | undefined) {
  const { roundId, unit, staked: units } = round;
  const stake = (state.staked - units) * unit;
  const account = entry && jackpotAccount(entry);
  const fed = account && { account, amount: entry.chance.tickets };
  const { prize = 0, nextPot } = end ?? {};
  return [
    ...(stake > 0 ? [getStakePosting(seat, at, { roundId, stake, units, fed })] : []),
    ...(prize > 0 ? [getPrizePosting(seat, at, roundId, prize)] : []),
    ...(account && nextPot
      ? [
          getJackpotPosting(seat, at, roundId, { account, amount: entry.won ?? 0 }),
          getStartPosting(nextPot, seat.scope),
        ]
      : []),
  ];
}

/** Takes what an action stakes, and ends the round or keeps it for the next action. @throws Failure balance.insufficient */
function proceed(played: Played) {
  const { seat, round, state, stand } = played;
  const stake = (state.staked - round.staked) * round.unit;
  if (stake > stand.balance) throw new Failure(errorCodes.balanceInsufficient);
  const end = state.paid === undefined ? undefined : endRound(played, state.paid);
  const postings = listPostings(played, end);
  const answer: RoundAnswer = {
    view: state.view,
    staked: toMajor(state.staked * round.unit, seat.scope),
    balance: toMajor(stand.balance - stake + (end?.row.win ?? 0), seat.scope),
    ...(end && { end: end.told }),
  };
  const kept = { ...round, staked: state.staked };
  return {
    answer,
    write: (tx: Transaction, note: IntentNote) => writeRound(tx, note, { postings, kept, end }),
  };
}

/** A bet's intent, what it is judged by, and its part in the pot. */
async function readBet(
  services: Services,
  tx: Transaction,
  seat: Seat,
  { roundId, bet, clientSeed }: Bet,
) {
  const { known, at, stand } = await readStand(services, tx, seat, roundId);
  const { pot, seed } = stand;
  const seeds = { serverSeed: seed, clientSeed };
  const stake = toMinor(bet, seat.scope);
  const entry =
    pot === null || known !== null
      ? undefined
      : await enterJackpot(tx, seat.scope, pot, { seeds, stake });
  return { known, at, stand: { ...stand, entry } };
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
  const rule = demandRule(seat);
  const actions = [given.action];
  const place = toPlace(seat);
  let isNew = false;
  const answer = await commandByPlan(services, member.id, {
    intent: { key: roundId, kind: 'round', body: { game: game.nodeId, bet, actions, clientSeed } },
    read: (tx) => readBet(services, tx, seat, given),
    judge: ({ entry, ...stand }, at) => {
      if (stand.open !== null) throw new Failure(errorCodes.requestInvalid);
      const stake = readStake(seat, bet);
      const id = `R${member.id}-${roundId}`;
      const fresh = { ...place, roundId: id, clientSeed, actions, createdAt: at };
      const state = replay(rule, stand.seed, { ...fresh, unit: 0, staked: 0 });
      const round = { ...fresh, unit: toUnit(stake, state.staked), staked: 0 };
      isNew = true;
      return proceed({ seat, rule, round, state, stand, at, entry });
    },
  });
  if (isNew) services.plays.count(scope.code, game.nodeId);
  return answer;
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
  const rule = demandRule(seat);
  return commandByPlan(services, member.id, {
    intent: { key: roundId, kind: 'round', body: { game: game.nodeId, action } },
    read: (tx) => readStand(services, tx, seat, roundId),
    judge: (stand, at) => {
      if (stand.open === null) throw new Failure(errorCodes.requestInvalid);
      const round = { ...stand.open, actions: [...stand.open.actions, action] };
      const state = replay(rule, stand.seed, round);
      return proceed({ seat, rule, round, state, stand, at });
    },
  });
}

/** The state that a game's page begins with: the hash of the next round's seed, and the round that waits for the player. */
export async function resumeRound(services: Services, seat: Seat) {
  const title = findTitleGame(seat.game.nodeId);
  if (title === undefined) return {};
  const seed = await getSeed(services.db, toPlace(seat));
  const open = await findOpenRound(services.db, seat);
  if (open === undefined) return { commitment: hashSeed(seed) };
  const { view } = replay(title.game, seed, open);
  const staked = toMajor(open.staked * open.unit, seat.scope);
  return { commitment: hashSeed(seed), open: { view, staked } };
}
