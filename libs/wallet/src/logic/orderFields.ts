import { requestField, walletCalls } from '@playhouse/wps';

/** What the platform takes of the texts that go with money. */
export const orderFields = {
  payerName: requestField(walletCalls.createDeposit, 'payerName'),
  reference: requestField(walletCalls.confirmDeposit, 'reference'),
  paymentPassword: requestField(walletCalls.createWithdraw, 'paymentPassword'),
} as const;
