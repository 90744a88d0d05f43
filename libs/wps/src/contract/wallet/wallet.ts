import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, pagedWithFooter, sortQuery } from '../paging';
import { day, id, maybe, money, text, time } from '../values';

export { balance } from '../member/account';
export {
  confirmDeposit,
  createDeposit,
  createWithdraw,
  depositDetail,
  depositMethod,
  depositMethods,
  depositOrder,
  transferToUpline,
  turnoverCause,
  withdrawConfig,
} from './cashier';
export type { DepositMethod, DepositOrder, TurnoverCause } from './cashier';
export { dropIntent, intent } from './intent';
export { addPayoutAccount, payoutMethod, payoutMethods } from './payouts';
export type { PayoutMethod } from './payouts';

/** A report's period: whole days in the merchant's time zone, both included. */
const periodQuery = once(() => ({ startDate: day(), endDate: day(), ...keyedPageQuery() }));

const reportStatus = once(() => z.enum(['pending', 'processing', 'success', 'failed', 'expired']));

/** A line of the deposit or withdrawal report. */
export const fundRecord = once(() =>
  z.object({
    orderId: id(),
    methodName: z.string(),
    amount: money(),
    fee: z._default(money(), 0),
    status: reportStatus(),
    createTime: time(),
    /** When the money moved, by which the report is ordered; at first when it was asked for. */
    moveTime: maybe(time()),
    remark: maybe(z.string()),
  }),
);
export type FundRecord = z.output<ReturnType<typeof fundRecord>>;

const sums = once(() => ({ amount: money(), fee: z._default(money(), 0) }));

/** The amount that moved in the period, without the fees, and the fees; `days` are the sums of each day on which any moved. */
const sum = once(() =>
  z.object({ ...sums(), days: z._default(z.array(z.object({ day: day(), ...sums() })), []) }),
);

export const depositReport = defineCall({
  name: 'wallet.depositReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositReport',
  module: 'FUNDTRANS3',
  query: () => z.object({ ...periodQuery(), status: z.optional(reportStatus()) }),
  answer: () => pagedWithFooter(fundRecord(), sum()),
  session: 'required',
  summary: 'Lists deposits',
});

export const withdrawReport = defineCall({
  name: 'wallet.withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawReport',
  module: 'FUNDTRANS3',
  query: () => z.object({ ...periodQuery(), status: z.optional(reportStatus()) }),
  answer: () => pagedWithFooter(fundRecord(), sum()),
  session: 'required',
  summary: 'Lists withdrawals',
});

export const transactionTypes = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'promotion',
  'transferIn',
  'transferOut',
  'salary',
  'dividend',
  'adjustment',
] as const;

/** A line of the ledger: `amount` is positive when it came in, `balance` is what it left. */
export const transaction = once(() =>
  z.object({
    id: id(),
    /** Public number that a player quotes to support. */
    reference: maybe(z.string()),
    type: z.enum(transactionTypes),
    amount: money(),
    balance: money(),
    createTime: time(),
    remark: maybe(z.string()),
    userName: maybe(z.string()),
  }),
);
export type Transaction = z.output<ReturnType<typeof transaction>>;

const flow = once(() => ({ inAmount: money(), outAmount: money() }));

/**
 * Ledger of the member, newest first unless sorted otherwise; `types=A` asks for the agent's whole team, with `account` for
 * one member of it, by the whole name.
 */
export const transactions = defineCall({
  name: 'wallet.transactions',
  method: 'GET',
  path: '/wps/relay/GLS2_transactions',
  module: 'MEMTRANS3',
  query: () =>
    z.object({
      ...periodQuery(),
      ...sortQuery(['createTime', 'userName', 'amount', 'type', 'balance']),
      type: z.optional(z.enum(transactionTypes)),
      types: z.optional(z.literal('A')),
      account: z.optional(text(64)),
    }),
  answer: () =>
    pagedWithFooter(
      transaction(),
      z._default(
        z.object({
          ...flow(),
          days: z._default(z.array(z.object({ day: day(), ...flow() })), []),
        }),
        { inAmount: 0, outAmount: 0, days: [] },
      ),
    ),
  session: 'required',
  summary: 'Lists transactions',
});
