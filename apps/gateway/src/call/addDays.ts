import type { MerchantScope } from '../base/merchants';
import { toMajor } from '../ledger/money';

/**
 * The footer of a report from the sums of its days in minor units: each sum over the whole period, and the days on which
 * any is not zero.
 */
export function addDays<Name extends string>(
  days: readonly (Readonly<Record<Name, number>> & { readonly day: string })[],
  names: readonly Name[],
  scope: MerchantScope,
) {
  const inMajor = (sums: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, toMajor(sums(name), scope)])) as Record<
      Name,
      number
    >;
  return {
    ...inMajor((name) => days.reduce((sum, day) => sum + day[name], 0)),
    days: days
      .filter((day) => names.some((name) => day[name] !== 0))
      .map((day) => ({ day: day.day, ...inMajor((name) => day[name]) })),
  };
}
