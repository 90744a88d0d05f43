import type { WireAnswer, walletCalls } from '@playhouse/wps';
import type { Asker } from '../platform/asker';
import { getMethodName, listOffered } from './paymentWays';

type Method = Extract<WireAnswer<typeof walletCalls.depositMethods>, readonly unknown[]>[number];

export function depositMethods(asker: Pick<Asker, 'services' | 'language' | 'scope'>): Method[] {
  return listOffered(asker, 'in').map(({ id, type, terms }) => ({
    id,
    ...terms,
    // Pix is paid by a code that is scanned or copied.
    type: type === 'pix' ? 'qr' : type,
    name: getMethodName(id, asker.language),
    // A kind of payment, no bank's own sign: the site draws it in the merchant's look.
    iconUrl: null,
  }));
}
