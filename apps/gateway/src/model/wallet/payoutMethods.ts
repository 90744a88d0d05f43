import type { WireAnswer, walletCalls } from '@playhouse/wps';
import type { Asker } from '../platform/asker';
import { getMethodName, listWays } from './paymentWays';

type Method = Extract<WireAnswer<typeof walletCalls.payoutMethods>, readonly unknown[]>[number];

export function payoutMethods({ language, scope }: Pick<Asker, 'language' | 'scope'>): Method[] {
  const { dialingCode } = scope.config.register;
  return listWays(scope, 'out').flatMap(({ id, type, terms }) =>
    type === 'bank' || type === 'wallet' || type === 'pix'
      ? [{ id, type, ...terms, dialingCode, name: getMethodName(id, language) }]
      : [],
  );
}
