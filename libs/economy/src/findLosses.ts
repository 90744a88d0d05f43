import type { CategoryBalance, Economy, GiftBalance } from './describeEconomy';
import type { Bet, Grant } from './terms';

/** A bet that keeps less than this is none: rounding would decide who wins in the long run. */
const leastKept = 0.002;

/** A share as percent with two digits. */
const write = (share: number) => `${(share * 100).toFixed(2)} %`;

const writeGrant = ({ name, percent, amount }: Grant) =>
  Number.isFinite(percent)
    ? `${name} gives ${percent} %`
    : `${name} gives ${amount ?? 'an amount'} for any stake`;

function tellCategory({ category, bet, grants }: CategoryBalance): string[] {
  if (bet.leaves > 0) return [];
  const counts = bet.countedPercent === 100 ? '' : `, of which ${bet.countedPercent} % count`;
  return [
    `${category} keeps ${write(bet.keeps)} (${bet.name})${counts}: ${grants.map(writeGrant).join(', ')}, together ${write(bet.gives)}`,
  ];
}

function tellGift({ name, amount, turnover, loses }: GiftBalance): string[] {
  if (!Number.isFinite(amount)) return [`${name} gives any amount: it names no most`];
  if (loses >= amount) return [];
  return [
    `${name} gives ${amount}: its turnover of ${turnover} loses ${loses.toFixed(2)} on average`,
  ];
}

/** Tells in words every place where a merchant gives at least what it keeps; empty where none does. */
export function findLosses({ categories, gifts }: Economy, bets: readonly Bet[]): string[] {
  return [
    ...bets
      .filter(({ keeps }) => keeps < leastKept)
      .map(({ category, name, keeps }) => `${category} keeps ${write(keeps)} (${name})`),
    ...categories.flatMap(tellCategory),
    ...gifts.flatMap(tellGift),
  ];
}

/** Tells what each category keeps and gives at its best bet, and what gifts cost, one a line. */
export function tellEconomy({ categories, gifts }: Economy): string[] {
  return [
    ...categories.map(
      ({ category, bet }) =>
        `${category.padEnd(9)} keeps ${write(bet.keeps)}, gives ${write(bet.gives)}, leaves ${write(bet.leaves)} (${bet.name}, ${bet.countedPercent} % count)`,
    ),
    ...gifts.map(
      ({ name, amount, turnover, loses }) =>
        `${name} gives ${amount} for a turnover of ${turnover}, which loses ${loses.toFixed(2)}`,
    ),
  ];
}
