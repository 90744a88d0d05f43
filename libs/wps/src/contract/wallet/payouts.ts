import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { count, id, maybe, money, text } from '../values';
import { errorCodes } from '../../errorCodes';
import { payoutAccountTypes } from '../../payoutAccount';
import { bankCard } from '../member/security';

/**
 * A way to be paid; amounts in major units, `feeRate` in percent of what is withdrawn, `minutes` as long as it usually
 * takes. One of type `bank` pays to a bank card, any other to an account of one of its `accountTypes`.
 */
export const payoutMethod = once(() =>
  z.object({
    id: id(),
    name: z.string(),
    type: z.enum(['bank', 'wallet', 'pix']),
    minAmount: money(),
    maxAmount: money(),
    feeRate: z._default(z.number(), 0),
    minutes: maybe(count()),
    /** Of the country whose mobile numbers it takes. */
    dialingCode: z._default(z.string(), ''),
    accountTypes: z._default(z.array(z.enum(payoutAccountTypes)), []),
  }),
);
export type PayoutMethod = z.output<ReturnType<typeof payoutMethod>>;

export const payoutMethods = defineCall({
  name: 'wallet.payoutMethods',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawMethods',
  module: 'FUNDTRANS3',
  answer: () => plainList(payoutMethod()),
  session: 'required',
  summary: 'Lists ways to be paid',
});

/** Adds an account of a local way; it is listed and removed like a bank card. */
export const addPayoutAccount = defineCall({
  name: 'wallet.addPayoutAccount',
  method: 'POST',
  path: '/wps/member/payoutAccount',
  encoding: 'encrypted',
  body: () =>
    z.object({
      methodId: text(64, 1),
      accountType: z.enum(payoutAccountTypes),
      accountName: text(80, 2),
      account: text(77, 1),
      paymentPassword: text(64, 1),
    }),
  answer: () => bankCard(),
  errors: [
    errorCodes.paymentPasswordWrong,
    errorCodes.paymentPasswordMissing,
    errorCodes.bankCardExists,
    errorCodes.bankCardRefused,
    errorCodes.bankCardLimit,
    errorCodes.bankCardHolder,
    errorCodes.requestInvalid,
    errorCodes.actualAccountRequired,
  ],
  session: 'required',
  summary: 'Adds an account that withdrawals are paid to',
});
