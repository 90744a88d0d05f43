import type { WireAnswer, walletCalls } from '@playhouse/wps';
import { findTexts } from '../../base/texts';
import type { Asker } from '../platform/asker';

type Method = Extract<WireAnswer<typeof walletCalls.depositMethods>, readonly unknown[]>[number];

/** A way to pay in; amounts in major units. */
interface MethodSeed {
  readonly id: string;
  readonly type: Method['type'];
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly feeRate: number;
  readonly quickAmounts: readonly number[];
}

const quick = [100, 300, 500, 1000, 3000, 5000];

const methodSeeds: readonly MethodSeed[] = [
  {
    id: 'ewallet',
    type: 'wallet',
    minAmount: 50,
    maxAmount: 50_000,
    feeRate: 0,
    quickAmounts: quick,
  },
  {
    id: 'qr',
    type: 'qr',
    minAmount: 20,
    maxAmount: 20_000,
    feeRate: 0,
    quickAmounts: quick,
  },
  {
    id: 'bank',
    type: 'bank',
    minAmount: 200,
    maxAmount: 200_000,
    feeRate: 0,
    quickAmounts: [500, 1000, 5000, 10_000, 50_000],
  },
  {
    id: 'card',
    type: 'card',
    minAmount: 100,
    maxAmount: 30_000,
    feeRate: 1.5,
    quickAmounts: quick,
  },
  {
    id: 'crypto',
    type: 'crypto',
    minAmount: 500,
    maxAmount: 500_000,
    feeRate: 0,
    quickAmounts: [500, 1000, 5000, 10_000],
  },
];

export const findDepositMethod = (id: string) => methodSeeds.find((method) => method.id === id);

export const getMethodName = (id: string, language: Asker['language']) =>
  findDepositMethod(id) === undefined ? id : findTexts(`methods.${id}`)[language];

export function depositMethods({ language }: Pick<Asker, 'language'>): Method[] {
  return methodSeeds.map(({ quickAmounts, ...method }) => ({
    ...method,
    name: getMethodName(method.id, language),
    quickAmounts: [...quickAmounts],
    // A kind of payment, no bank's own sign: the site draws it in the merchant's look.
    iconUrl: null,
  }));
}
