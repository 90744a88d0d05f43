import { getCurrencySize } from './content/currencySize';
import { isOffered, paymentWays } from './content/paymentWays';
import type { MoneyOfMerchant } from './content/paymentWays';
import type { MerchantConfig } from './base/merchants';

type Money = Pick<MerchantConfig, 'payments'> & MoneyOfMerchant;
type Direction = 'deposit' | 'withdraw';

/** Something wrong with a merchant's ways to pay, and where it stands below `payments`. */
export interface PaymentProblem {
  readonly path: readonly string[];
  readonly text: string;
}

const ends = { deposit: 'in', withdraw: 'out' } as const;
const directions = ['deposit', 'withdraw'] as const;

/** Bounds that make sense, for amounts of a peso: a deposit of less costs more than it brings. */
const sense = { least: [1, 10_000], most: [100, 10_000_000] } as const;

/** Names of the ways that a merchant of a currency and country may have. */
function listWayNames(merchant: Money): Readonly<Record<Direction, string[]>> {
  const names = (direction: Direction) =>
    paymentWays
      .filter((way) => way[ends[direction]] !== undefined && isOffered(way, merchant))
      .map(({ id }) => id);
  return { deposit: names('deposit'), withdraw: names('withdraw') };
}

function explainWay(id: string, direction: Direction, merchant: Money): string | undefined {
  const way = paymentWays.find((each) => each.id === id);
  const here = listWayNames(merchant)[direction];
  const offered = `There are: ${here.join(', ')}.`;
  if (way === undefined) return `the platform has no way "${id}". ${offered}`;
  if (way.where !== undefined && !isOffered(way, merchant))
    return `"${id}" is of ${way.where.currency} and of numbers of +${way.where.dialingCode} alone. ${offered}`;
  return here.includes(id) ? undefined : `nobody can ${direction} by "${id}". ${offered}`;
}

function explainBounds(
  { minAmount, maxAmount }: { readonly minAmount: number; readonly maxAmount: number },
  { currency }: Money,
): string | undefined {
  const size = getCurrencySize(currency.code);
  const isSensible = (amount: number, [from, to]: readonly [number, number]) =>
    amount >= from * size && amount <= to * size;
  const tell = ([from, to]: readonly [number, number]) =>
    `${(from * size).toLocaleString('en')} to ${(to * size).toLocaleString('en')}`;
  if (minAmount >= maxAmount) return 'minAmount must be less than maxAmount';
  if (!isSensible(minAmount, sense.least))
    return `minAmount: ${minAmount} is far from what makes sense in ${currency.code} (${tell(sense.least)})`;
  return isSensible(maxAmount, sense.most)
    ? undefined
    : `maxAmount: ${maxAmount} is far from what makes sense in ${currency.code} (${tell(sense.most)})`;
}

/** Ways that a merchant names and cannot have, and bounds that make no sense in its currency. */
export function findPaymentProblems(merchant: Money): PaymentProblem[] {
  const { payments } = merchant;
  if (payments === undefined) return [];
  return directions.flatMap((direction) => {
    const named = payments[direction].map((id) => ({
      path: [direction],
      text: explainWay(id, direction, merchant),
    }));
    const bounds = Object.entries(payments.limits?.[direction] ?? {}).map(([id, limits]) => ({
      path: ['limits', direction, id],
      text: payments[direction].includes(id)
        ? explainBounds(limits, merchant)
        : `"${id}" is not among payments.${direction}`,
    }));
    return [...named, ...bounds].flatMap(({ path, text }) =>
      text === undefined ? [] : [{ path, text: `payments.${path.join('.')}: ${text}` }],
    );
  });
}
