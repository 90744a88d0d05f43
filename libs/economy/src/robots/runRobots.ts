import type { EconomyTerms } from '../terms';
import type { HouseRules } from './House';
import { House } from './House';
import type { Draw } from './strategies';
import { strategies } from './strategies';

/** Accounts that a robot looks after beside its first. */
const mostAccounts = 20;

/** Rounding of sums. */
const dust = 1e-6;

/** Lets each strategy act by chance for some weeks on its own. Tells those that have earned, with the week and how much. */
export function runRobots(
  terms: EconomyTerms,
  {
    weeks,
    draw,
    rules,
  }: { readonly weeks: number; readonly draw: Draw; readonly rules?: HouseRules },
): string[] {
  return Object.entries(strategies).flatMap(([name, act]) => {
    const house = new House(terms, rules);
    for (let week = 1; week <= weeks; week += 1) {
      act(house, draw);
      const earned = house.takenOut - house.paidIn;
      if (earned > dust * house.paidIn)
        return [`${name} has earned ${earned.toFixed(2)} by week ${week}`];
      house.endWeek(mostAccounts);
    }
    return [];
  });
}
