import { payoutAccountTypes } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import type { NewBankCard, NewLocalAccount } from '../useAddPayoutAccount';

/** Everything that the form for an account asks for, whichever way is chosen. */
export interface PayoutValues {
  methodId: string;
  /** Kind of account of a local way. */
  accountType: string;
  /** Of a local way. */
  account: string;
  bankCode: string;
  /** Of a bank. */
  accountNumber: string;
  accountName: string;
  paymentPassword: string;
}

/** Fields that are kept over a reload: all but the password. */
export const keptPayoutFields = [
  ...(['methodId', 'accountType', 'account'] as const),
  ...(['bankCode', 'accountNumber', 'accountName'] as const),
] as const;

/** A form in which nothing is typed yet, on the first of the ways. */
export function emptyAccount([first]: readonly walletCalls.PayoutMethod[]): PayoutValues {
  return {
    methodId: first?.id ?? '',
    accountType: first?.accountTypes[0] ?? '',
    ...{ account: '', bankCode: '', accountNumber: '', accountName: '', paymentPassword: '' },
  };
}

/** The kind of account that is chosen, of those that the way knows. */
export const chosenType = (
  { accountTypes }: walletCalls.PayoutMethod,
  chosen: string | undefined,
) =>
  payoutAccountTypes.find((type) => type === chosen && accountTypes.includes(type)) ??
  accountTypes[0] ??
  'mobile';

/** The form as it is sent. */
export function toNewAccount(
  method: walletCalls.PayoutMethod,
  values: PayoutValues,
): NewBankCard | NewLocalAccount {
  const { paymentPassword } = values;
  const accountName = values.accountName.trim();
  if (method.type === 'bank') {
    const { bankCode, accountNumber } = values;
    return { bankCode, accountName, accountNumber, paymentPassword };
  }
  return {
    methodId: method.id,
    accountType: chosenType(method, values.accountType),
    accountName,
    account: values.account.trim(),
    paymentPassword,
  };
}
