import { requestField, walletCalls } from '@playhouse/wps';

/** The platform's bounds for the texts that go with money. */
export const orderFields = {
  payerName: requestField(walletCalls.createDeposit, 'payerName'),
  reference: requestField(walletCalls.confirmDeposit, 'reference'),
  paymentPassword: requestField(walletCalls.createWithdraw, 'paymentPassword'),
} as const;
