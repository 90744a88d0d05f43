import { isWeakPaymentPassword } from '@playhouse/wps';
import type { securityIssues } from '../messages/securityMessages';

type Issue = keyof typeof securityIssues;

/** A rule answers true, or the name of what is wrong. */
export type Rule = (value: string) => true | Issue;

export const filled: Rule = (value) => value.trim() !== '' || 'required';

export const newPaymentPassword: Rule = (value) => {
  if (value === '') return 'required';
  return !isWeakPaymentPassword(value) || 'passwordWeak';
};

export const accountNumber: Rule = (value) => {
  if (value === '') return 'required';
  return /^\d{6,24}$/.test(value) || 'accountNumber';
};

export const accountName: Rule = (value) => {
  const { length } = value.trim();
  if (length === 0) return 'required';
  return (length >= 2 && length <= 80) || 'accountName';
};
