import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { findTexts } from '../../base/texts';
import type { MerchantScope } from '../../base/merchants';
import type { PaymentWay } from '../../content/paymentWays';
import { isOffered, paymentWays } from '../../content/paymentWays';
import { resize } from '../../content/currencySize';
import type { Asker } from '../platform/asker';
import type { Services } from '../platform/services';

type Direction = 'in' | 'out';

/** A way with its terms in one direction. */
export type OpenWay<D extends Direction> = Pick<PaymentWay, 'id' | 'type'> & {
  readonly terms: NonNullable<PaymentWay[D]>;
};

const listed = { in: 'deposit', out: 'withdraw' } as const;

type Terms<D extends Direction> = OpenWay<D>['terms'];

/** The terms of a way in a merchant's currency, with the bounds that it has set itself. */
function termsAt<D extends Direction>(
  way: PaymentWay,
  direction: D,
  { config: { currency, payments } }: MerchantScope,
): Terms<D> | undefined {
  const terms: PaymentWay[D] = way[direction];
  if (terms === undefined) return undefined;
  const own = payments?.limits?.[listed[direction]]?.[way.id];
  const size = (amount: number) =>
    way.where === undefined ? resize(amount, currency.code) : amount;
  const bounds = own ?? {
    minAmount: size(terms.minAmount),
    maxAmount: size(terms.maxAmount),
  };
  const quick = 'quickAmounts' in terms ? terms.quickAmounts.map(size) : [];
  const quickAmounts = quick.filter(
    (amount) => amount >= bounds.minAmount && amount <= bounds.maxAmount,
  );
  return { ...terms, ...bounds, ...('quickAmounts' in terms ? { quickAmounts } : {}) };
}

/** The ways of a merchant in one direction: those that it names, in its order, else all of its currency and country. */
export function listWays<D extends Direction>(scope: MerchantScope, direction: D): OpenWay<D>[] {
  const named = scope.config.payments?.[listed[direction]];
  const here = paymentWays.filter((way) => isOffered(way, scope.config));
  const chosen = named?.flatMap((id) => here.filter((way) => way.id === id)) ?? here;
  return chosen.flatMap((way) => {
    const terms = termsAt(way, direction, scope);
    return terms === undefined ? [] : [{ id: way.id, type: way.type, terms }];
  });
}

/** Those that players may use at present. */
export const listOffered = <D extends Direction>(
  { services, scope }: Pick<Asker, 'services' | 'scope'>,
  direction: D,
): OpenWay<D>[] => (services.hasCashier ? listWays(scope, direction) : []);

/** @throws Failure cashier.closed where nobody takes and pays money */
export function demandCashier({ hasCashier }: Services): void {
  if (!hasCashier) throw new Failure(errorCodes.cashierClosed);
}

export const findWay = <D extends Direction>(scope: MerchantScope, direction: D, id: string) =>
  listWays(scope, direction).find((way) => way.id === id);

/** The name of a way, or the text itself where it is none's id: a withdrawal keeps the name of its bank. */
export const getMethodName = (id: string, language: Asker['language']) =>
  paymentWays.some((way) => way.id === id) ? findTexts(`methods.${id}`)[language] : id;
