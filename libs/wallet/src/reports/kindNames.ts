import type { MessageId } from '@playhouse/i18n';
import type { walletCalls } from '@playhouse/wps';

export type Kind = walletCalls.Transaction['type'];

/** Kinds of movements of the balance. */
export const kindNames: Readonly<Record<Kind, MessageId>> = {
  deposit: 'wallet.transaction.deposit',
  withdraw: 'wallet.transaction.withdraw',
  bet: 'wallet.transaction.bet',
  win: 'wallet.transaction.win',
  rebate: 'wallet.transaction.rebate',
  promotion: 'wallet.transaction.promotion',
  transferIn: 'wallet.transaction.transferIn',
  transferOut: 'wallet.transaction.transferOut',
  salary: 'wallet.transaction.salary',
  dividend: 'wallet.transaction.dividend',
  adjustment: 'wallet.transaction.adjustment',
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(kindNames, kind);

/** The id of a kind's name; one that this build does not know is an adjustment. */
export const kindName = (kind: string): MessageId =>
  isKind(kind) ? kindNames[kind] : kindNames.adjustment;
