import { getCountedPercent } from './countedPercent';
import type { Bet, DepositBonus, EconomyTerms, Gift, Grant } from './terms';

/** A bet with what it leaves of a stake, as shares of the stake, when all is given that can be. */
export interface BetBalance extends Bet {
  readonly countedPercent: number;
  readonly gives: number;
  readonly leaves: number;
}

/** A category at the bet that is best for the player. */
export interface CategoryBalance {
  readonly category: string;
  readonly bet: BetBalance;
  /** Everything that is given for stakes of the category. */
  readonly grants: readonly Grant[];
}

/** A gift's cost and the average loss of its turnover, in major units. */
export interface GiftBalance {
  readonly name: string;
  readonly amount: number;
  readonly turnover: number;
  readonly loses: number;
}

export interface Economy {
  readonly categories: readonly CategoryBalance[];
  /** All bets, first those that meet a turnover at the least loss. */
  readonly bets: readonly BetBalance[];
  /** The least that a unit of turnover loses in any category, after all that is given for it; 0 to 1. */
  readonly leastLoss: number;
  readonly gifts: readonly GiftBalance[];
}

const sum = (grants: readonly Grant[]) => grants.reduce((all, { percent }) => all + percent, 0);

function balanceBet(bet: Bet, grants: readonly Grant[]): BetBalance {
  const countedPercent = getCountedPercent(bet.keeps);
  const gives = countedPercent === 0 ? 0 : (countedPercent / 100) * (sum(grants) / 100);
  return { ...bet, countedPercent, gives, leaves: bet.keeps - gives };
}

/** The share left of each unit that counts; a bet that counts for nothing meets no turnover. */
const lossPerCounted = ({ leaves, countedPercent }: BetBalance): number =>
  countedPercent === 0 ? Infinity : leaves / (countedPercent / 100);

const least = <T>(list: readonly T[], measure: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (best, one) => (best === undefined || measure(one) < measure(best) ? one : best),
    undefined,
  );

const balanceGift = ({ name, amount, timesStaked }: Gift, leastLoss: number): GiftBalance => {
  const turnover = timesStaked * amount;
  return { name, amount, turnover, loses: turnover * leastLoss };
};

/** At the deposit that first brings the most: a bigger one is staked more often for the same bonus. */
function balanceBonus(
  { name, percent, most, timesStaked }: DepositBonus,
  leastLoss: number,
): GiftBalance {
  const turnover = timesStaked * (most / (percent / 100) + most);
  return { name, amount: most, turnover, loses: turnover * leastLoss };
}

/** Describes what a merchant's terms keep and give, for players who know the best bet of each category. */
export function describeEconomy({ bets, grants, gifts, depositBonuses }: EconomyTerms): Economy {
  const names = [...new Set(bets.map(({ category }) => category))];
  const all = names.map((category) => {
    const given = grants.filter((grant) => (grant.category ?? category) === category);
    const mine = bets.filter((bet) => bet.category === category);
    return { category, grants: given, bets: mine.map((bet) => balanceBet(bet, given)) };
  });
  const categories = all.flatMap(({ bets: mine, ...rest }) => {
    const bet = least(mine, ({ leaves }) => leaves);
    return bet === undefined ? [] : [{ ...rest, bet }];
  });
  const balances = all
    .flatMap(({ bets: mine }) => mine)
    .sort((one, other) => lossPerCounted(one) - lossPerCounted(other));
  const [first] = balances;
  const leastLoss = first === undefined ? 0 : Math.max(0, lossPerCounted(first));
  return {
    categories,
    bets: balances,
    leastLoss,
    gifts: [
      ...gifts.map((gift) => balanceGift(gift, leastLoss)),
      ...depositBonuses.map((bonus) => balanceBonus(bonus, leastLoss)),
    ],
  };
}
