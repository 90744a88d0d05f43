import {
  isWeakPaymentPassword,
  readPayoutAccount,
  requestField,
  securityCalls,
} from '@playhouse/wps';
import type { PayoutAccountType } from '@playhouse/wps';

/** Possible errors of a field of the security center. */
export type Issue =
  | 'required'
  | 'passwordWeak'
  | 'passwordSame'
  | 'accountName'
  | 'accountNumber'
  | 'code'
  | 'mobileNum'
  | PayoutAccountType;

/** A rule answers true, or the name of what is wrong. */
export type Rule = (value: string) => true | Issue;

export const filled: Rule = (value) => value.trim() !== '' || 'required';

export const newPaymentPassword: Rule = (value) => {
  if (value === '') return 'required';
  return !isWeakPaymentPassword(value) || 'passwordWeak';
};

const { addBankCard } = securityCalls;

/** The platform's limits for the fields of a card. */
export const cardFields = {
  accountName: requestField(addBankCard, 'accountName'),
  accountNumber: requestField(addBankCard, 'accountNumber'),
} as const;

function cardRule(name: keyof typeof cardFields): Rule {
  return (value) => {
    const text = value.trim();
    if (text === '') return 'required';
    return cardFields[name].fits(text) || name;
  };
}

export const accountNumber = cardRule('accountNumber');
export const accountName = cardRule('accountName');

/** Whether a text is an account of that kind, by the rule that the platform judges by. */
export const payoutAccount =
  (type: PayoutAccountType, dialingCode: string): Rule =>
  (value) => {
    if (value.trim() === '') return 'required';
    return readPayoutAccount(type, value, dialingCode) !== undefined || type;
  };
