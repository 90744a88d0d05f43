import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { findTexts } from '../../base/texts';
import type { MerchantScope } from '../../base/merchants';
import type { PaymentWay } from '../../content/paymentWays';
import { paymentWays } from '../../content/paymentWays';
import type { Asker } from '../platform/asker';
import type { Services } from '../platform/services';

type Direction = 'in' | 'out';

/** A way with its terms in one direction. */
export type OpenWay<D extends Direction> = Pick<PaymentWay, 'id' | 'type'> & {
  readonly terms: NonNullable<PaymentWay[D]>;
};

const isHere = ({ where }: PaymentWay, { config }: MerchantScope) =>
  where === undefined ||
  (where.currency === config.currency.code && where.dialingCode === config.register.dialingCode);

const listed = { in: 'deposit', out: 'withdraw' } as const;

/** The ways of a merchant in one direction: those that it names, in its order, else all of its currency and country. */
export function listWays<D extends Direction>(scope: MerchantScope, direction: D): OpenWay<D>[] {
  const named = scope.config.payments?.[listed[direction]];
  const here = paymentWays.filter((way) => isHere(way, scope));
  const chosen = named?.flatMap((id) => here.filter((way) => way.id === id)) ?? here;
  return chosen.flatMap((way) => {
    const terms = way[direction];
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
