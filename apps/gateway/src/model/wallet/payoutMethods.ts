import type { WireAnswer, walletCalls } from '@playhouse/wps';
import type { Asker } from '../platform/asker';
import { getMethodName, listOffered } from './paymentWays';

type Method = Extract<WireAnswer<typeof walletCalls.payoutMethods>, readonly unknown[]>[number];

export function payoutMethods(asker: Pick<Asker, 'services' | 'language' | 'scope'>): Method[] {
  const { language, scope } = asker;
  const { dialingCode } = scope.config.register;
  return listOffered(asker, 'out').flatMap(({ id, type, terms }) =>
    type === 'bank' || type === 'wallet' || type === 'pix'
      ? [{ id, type, ...terms, dialingCode, name: getMethodName(id, language) }]
      : [],
  );
}
