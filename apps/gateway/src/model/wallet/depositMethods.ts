import type { WireAnswer, walletCalls } from '@playhouse/wps';
import type { Asker } from '../platform/asker';
import { getMethodName, listWays } from './paymentWays';

type Method = Extract<WireAnswer<typeof walletCalls.depositMethods>, readonly unknown[]>[number];

export function depositMethods({ language, scope }: Pick<Asker, 'language' | 'scope'>): Method[] {
  return listWays(scope, 'in').map(({ id, type, terms }) => ({
    id,
    ...terms,
    // Pix is paid by a code that is scanned or copied.
    type: type === 'pix' ? 'qr' : type,
    name: getMethodName(id, language),
    // A kind of payment, no bank's own sign: the site draws it in the merchant's look.
    iconUrl: null,
  }));
}
