import { findGameSeed, gameSeeds } from '../catalogue/games';
import type { orders, rounds } from '../db/schema';
import { isLottery } from '../catalogue/games';
import { countTickets, playsForJackpot } from '../model/jackpot/terms';
import { playSample } from '../model/lobby/gameRules';
import type { MerchantScope } from '../base/merchants';
import type { SeedMember } from './people';
import type { Random } from '../base/random';
import { createRandom } from '../base/random';

const hour = 3_600_000;
/** A history begins so long ago at most. */
export const historyMs = 30 * 24 * hour;

type Round = typeof rounds.$inferInsert;
type Order = typeof orders.$inferInsert;

/** One movement of a member's money; `amount` in minor units from the member's point of view. */
export interface Movement {
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'jackpot';
  /** Category of the game, where there is one. */
  readonly category?: string;
  readonly key: string;
  readonly amount: number;
  /** The part of a stake that the house passed on to the pot, in minor units. */
  readonly fed?: number;
  readonly note: string;
  readonly at: Date;
}

export interface History {
  readonly rounds: readonly Round[];
  readonly orders: readonly Order[];
  readonly movements: readonly Movement[];
}

function makeRounds(
  member: SeedMember,
  { config }: MerchantScope,
  now: number,
  random: Random,
): Round[] {
  const size = member.account === 'demo_player' ? 60 : random.whole(8, 26);
  const offered: readonly string[] = config.categories;
  const games = gameSeeds().filter(
    ({ category }) => offered.includes(category) && !isLottery(category),
  );
  // A merchant of lotteries alone has no rounds: its orders are settled by draws.
  if (games.length === 0) return [];
  const favourites = Array.from({ length: 7 }, () => random.pick(games));
  const begin = Math.max(now - historyMs, new Date(member.registeredAt).getTime());
  const moments = Array.from({ length: size }, (_, at) =>
    // Every fifth round is of today, so that the day's counters are never all zero.
    at % 5 === 0 ? now - random.next() * 8 * hour : begin + random.next() * (now - begin),
  ).sort((one, other) => one - other);
  return moments.map((moment, at) => {
    const game = random.pick(favourites);
    const { view, staked, paid } = playSample(game.nodeId, (below) => random.whole(0, below - 1));
    const unit = random.pick([2, 5, 10, 20, 50, 100]) * 10 ** config.currency.scale;
    const bet = unit * staked;
    return {
      id: `S${member.id}-${at}`,
      merchant: member.merchant,
      memberId: member.id,
      nodeId: game.nodeId,
      vendor: game.vendor,
      category: game.category,
      bet,
      risked: bet,
      win: Math.floor((unit * paid) / 100),
      detail: { view },
      createdAt: new Date(moment),
    };
  });
}

/** The deposit and the withdrawal between which the rounds end on the balance wanted. */
function makeOrders(
  member: SeedMember,
  played: readonly Round[],
  target: number,
  unit: number,
  now: number,
): Order[] {
  let running = 0;
  let lowest = 0;
  for (const { bet, win } of played) {
    lowest = Math.min(lowest, running - bet);
    running += win - bet;
  }
  const deposit = Math.ceil((target - lowest) / (100 * unit)) * 100 * unit;
  const withdraw = deposit + running - target;
  const first = played[0]?.createdAt ?? new Date(now);
  const common = {
    merchant: member.merchant,
    memberId: member.id,
    status: 'success',
    fee: 0,
    detail: {},
  };
  const before = new Date(new Date(first).getTime() - 60_000);
  const made: Order[] = [
    {
      ...common,
      id: `D${member.id}S`,
      kind: 'deposit',
      method: 'bank',
      amount: deposit,
      createdAt: before,
      settledAt: before,
    },
  ];
  const after = new Date(now - 1_000);
  if (withdraw > 0) {
    made.push({
      ...common,
      id: `W${member.id}S`,
      kind: 'withdraw',
      method: 'bank',
      amount: withdraw,
      createdAt: after,
      settledAt: after,
    });
  }
  return made;
}

/** A member's rounds, orders and movements so far; they end on `target` minor units. */
export function makeHistory(
  member: SeedMember,
  scope: MerchantScope,
  target: number,
  now: number,
): History {
  const unit = 10 ** scope.config.currency.scale;
  const played = makeRounds(
    member,
    scope,
    now,
    createRandom(`history ${scope.code} ${member.account}`),
  );
  const framed = makeOrders(member, played, target, unit, now);
  const bets = played.flatMap(({ id, bet, win, nodeId, category, createdAt }): Movement[] => {
    const game = findGameSeed(nodeId);
    const common = { category, note: game?.name ?? '', at: new Date(createdAt) };
    const fed =
      game && playsForJackpot({ member: { type: member.type ?? 0 }, game, scope })
        ? countTickets(bet)
        : 0;
    const stake = { ...common, kind: 'bet' as const, key: `bet ${id}`, amount: -bet, fed };
    return win > 0 ? [stake, { ...common, kind: 'win', key: `win ${id}`, amount: win }] : [stake];
  });
  const funds = framed.map(({ id, kind, amount, createdAt }): Movement => ({
    kind: kind === 'deposit' ? 'deposit' : 'withdraw',
    key: `${kind} ${id}`,
    amount: kind === 'deposit' ? amount : -amount,
    note: '',
    at: new Date(createdAt),
  }));
  const [opening, ...closing] = funds;
  return {
    rounds: played,
    orders: framed,
    movements: [...(opening ? [opening] : []), ...bets, ...closing],
  };
}
