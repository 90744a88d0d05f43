import { createHash } from 'node:crypto';
import { drawJackpot, hashSeed, replayProof } from '@playhouse/games';
import type { JackpotChance, RoundProof } from '@playhouse/games';
import type { MerchantScope } from '../base/merchants';
import { gameSeeds, isJackpotSlot } from '../catalogue/games';
import type { GameSeed } from '../catalogue/games';
import { countStake } from '../catalogue/titleKeeps';
import { toMinor } from '../ledger/money';
import { countAllTickets, countTickets, describedTerms, hasJackpot } from '../model/jackpot/terms';
import { findTitleGame } from '../model/lobby/gameRules';
import type { History, Movement } from './history';
import type { SeedMember } from './people';

/** A member with a history so far. */
export interface Told extends History {
  readonly member: SeedMember;
}

/** A pot that was won in the history, and its member's history with it. */
export interface JackpotWin {
  readonly winner: Told;
  /** Stakes from then on feed the next pot. */
  readonly at: Date;
}

/** The winning round's stake, in major units. */
const stake = 2_000;
/** When it was, before now. */
const agoMs = 9 * 24 * 3_600_000;

/** Seeds by which the draw of the pot is won; the first of a series, so that they are always the same. */
function findSeeds(merchant: string, chance: JackpotChance) {
  const serverSeed = createHash('sha256').update(`pot of ${merchant}`).digest('hex');
  for (let at = 1; ; at += 1) {
    const seeds = { serverSeed, clientSeed: `lucky ${at}` };
    if (drawJackpot(seeds, chance)) return seeds;
  }
}

/** The round as the platform keeps one: played from its seeds, with its proof. */
function playRound(merchant: string, game: GameSeed, chance: JackpotChance) {
  const seeds = findSeeds(merchant, chance);
  const actions = [{ type: 'spin' }];
  const proof: RoundProof = {
    ...{ commitment: hashSeed(seeds.serverSeed), ...seeds, actions },
    jackpot: chance,
  };
  const title = findTitleGame(game.nodeId);
  const state = title === undefined ? 'actions' : replayProof(title.game, proof);
  if (typeof state === 'string') throw new Error(`${game.name} plays no round`);
  return { proof, state };
}

interface Prize {
  readonly round: string;
  readonly at: Date;
  readonly game: GameSeed;
  /** Minor units: the stake, the part of it that feeds the pot, the game's own prize, and the pot. */
  readonly bet: number;
  readonly fed: number;
  readonly prize: number;
  readonly jackpot: number;
}

/** The movements of the stake, the prize and the pot. */
function listMovements({ round, at, game, bet, fed, prize, jackpot }: Prize): Movement[] {
  const common = { category: game.category, note: game.name, at };
  const own: Movement = { ...common, kind: 'win', key: `win ${round}`, amount: prize };
  return [
    { ...common, kind: 'bet', key: `bet ${round}`, amount: -bet, fed },
    ...(prize > 0 ? [own] : []),
    { ...common, kind: 'jackpot', key: `jackpot ${round}`, amount: jackpot },
  ];
}

/** A deposit of the stake, a minute before it. */
function deposit(member: SeedMember, amount: number, at: Date) {
  const before = new Date(at.getTime() - 60_000);
  const order = {
    ...{ id: `D${member.id}P`, merchant: member.merchant, memberId: member.id, kind: 'deposit' },
    ...{ status: 'success', method: 'bank', amount, fee: 0, detail: {} },
    ...{ createdAt: before, settledAt: before },
  };
  const key = `deposit ${order.id}`;
  const movement: Movement = { kind: 'deposit', key, amount, note: '', at: before };
  return { order, movement };
}

/** Minor units that stakes before a moment fed. */
const sumFed = (told: readonly Told[], before: Date): number =>
  told
    .flatMap(({ movements }) => movements)
    .reduce((sum, { at, fed = 0 }) => (at < before ? sum + fed : sum), 0);

/**
 * Lets a member win the merchant's first pot, as the real draw does it: whatever was fed until then is paid to them in a
 * round that can be played again. Undefined where a merchant has no pot, or nobody to win it.
 */
export function winJackpot(
  scope: MerchantScope,
  told: readonly Told[],
  now: number,
): JackpotWin | undefined {
  const at = new Date(now - agoMs);
  const isWinner = ({ member }: Told) =>
    member.type === 0 && !member.account.startsWith('demo_') && member.registeredAt < at;
  const winner = hasJackpot(scope) ? told.find(isWinner) : undefined;
  const game = gameSeeds().find(isJackpotSlot);
  if (winner === undefined || game === undefined) return undefined;
  const { member } = winner;
  const bet = toMinor(stake, scope);
  const chance = { tickets: countTickets(bet), among: countAllTickets(scope) };
  const { proof, state } = playRound(scope.code, game, chance);
  const prize = Math.floor((bet * (state.paid ?? 0)) / (state.staked * 100));
  const jackpot = toMinor(describedTerms.start, scope) + sumFed(told, at) + chance.tickets;
  const id = `S${member.id}-pot`;
  const round = {
    ...{ id, merchant: scope.code, memberId: member.id, nodeId: game.nodeId, vendor: game.vendor },
    ...{ category: game.category, createdAt: at, bet, win: prize + jackpot },
    risked: countStake(game.nodeId, bet),
    detail: { view: state.view, proof, jackpot },
  };
  const { order, movement } = deposit(member, bet, at);
  const moved = listMovements({ round: id, at, game, bet, fed: chance.tickets, prize, jackpot });
  const movements = [...winner.movements, movement, ...moved].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const [played, orders] = [
    [...winner.rounds, round],
    [...winner.orders, order],
  ];
  return { at, winner: { member, rounds: played, orders, movements } };
}
