import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { count, id, intentKey, maybe, money, positiveMoney, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

const requestId = once(() => intentKey());

/** A way to pay in; amounts in major units, `feeRate` in percent, `minutes` as long as it usually takes. */
export const depositMethod = once(() =>
  z.object({
    id: id(),
    name: z.string(),
    type: z.enum(['bank', 'wallet', 'qr', 'crypto', 'card']),
    minAmount: money(),
    maxAmount: money(),
    feeRate: z._default(z.number(), 0),
    minutes: maybe(count()),
    iconUrl: maybe(z.string()),
    quickAmounts: z._default(z.array(money()), []),
  }),
);
export type DepositMethod = z.output<ReturnType<typeof depositMethod>>;

export const depositMethods = defineCall({
  name: 'wallet.depositMethods',
  method: 'GET',
  path: '/wps/relay/MCS2_depositMethods',
  module: 'FUNDTRANS3',
  answer: () => plainList(depositMethod()),
  session: 'required',
  summary: 'Lists ways to deposit',
});

/** A deposit: `instructions` are label and value lines to pay by, `payUrl` a payment page, `qr` the text of a QR code. */
export const depositOrder = once(() =>
  z.object({
    orderId: id(),
    methodName: z.string(),
    /** The amount ordered; once it is paid, the amount that came. */
    amount: money(),
    fee: z._default(money(), 0),
    /** The amount ordered, where another came. */
    ordered: maybe(money()),
    /** The bonus that came with it, and all that is to be staked for both before a withdrawal. */
    bonus: maybe(z.object({ amount: money(), turnover: money() })),
    status: z.enum(['pending', 'processing', 'success', 'failed', 'expired']),
    createTime: time(),
    expireTime: maybe(time()),
    payUrl: maybe(z.string()),
    qr: maybe(z.string()),
    instructions: z._default(z.array(z.object({ label: z.string(), value: z.string() })), []),
  }),
);
export type DepositOrder = z.output<ReturnType<typeof depositOrder>>;

export const createDeposit = defineCall({
  name: 'wallet.createDeposit',
  method: 'POST',
  path: '/wps/relay/MCS2_depositCreate',
  module: 'FUNDTRANS3',
  body: () =>
    z.object({
      methodId: text(64, 1),
      amount: positiveMoney(),
      payerName: z.optional(text(80)),
      requestId: requestId(),
    }),
  answer: () => depositOrder(),
  errors: [
    errorCodes.cashierClosed,
    errorCodes.amountOutOfRange,
    errorCodes.actualAccountRequired,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'deposit' },
  session: 'required',
  summary: 'Creates a deposit',
});

export const depositDetail = defineCall({
  name: 'wallet.depositDetail',
  method: 'GET',
  path: '/wps/relay/MCS2_depositDetail',
  module: 'FUNDTRANS3',
  query: () => z.object({ orderId: text(64, 1) }),
  answer: () => depositOrder(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Answers a deposit',
});

/** The member says that the money was sent; the platform credits it once it arrived. */
export const confirmDeposit = defineCall({
  name: 'wallet.confirmDeposit',
  method: 'POST',
  path: '/wps/relay/MCS2_depositConfirm',
  module: 'FUNDTRANS3',
  body: () => z.object({ orderId: text(64, 1), reference: z.optional(text(64)) }),
  answer: () => depositOrder(),
  errors: [errorCodes.notFound, errorCodes.requestInvalid],
  session: 'required',
  summary: 'Confirms that a deposit was paid',
});

/** A movement that closes withdrawals: its kind, what it was for, and how much was to be staked for it or is locked. */
export const turnoverCause = once(() =>
  z.object({ type: z.string(), remark: maybe(z.string()), amount: money() }),
);
export type TurnoverCause = z.output<ReturnType<typeof turnoverCause>>;

/**
 * Bounds of a withdrawal in major units. `turnoverOpen` is what must still be wagered first, of the `turnoverRequired`
 * that `turnoverCauses` add up to. While there are `lockedGifts`, nothing can be taken out before a first deposit.
 */
export const withdrawConfig = defineCall({
  name: 'wallet.withdrawConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawConfig',
  module: 'FUNDTRANS3',
  answer: () =>
    z.object({
      minAmount: money(),
      maxAmount: money(),
      feeRate: z._default(z.number(), 0),
      remainingToday: money(),
      remainingCount: z._default(count(), 0),
      turnoverOpen: z._default(money(), 0),
      turnoverRequired: z._default(money(), 0),
      turnoverCauses: z._default(z.array(turnoverCause()), []),
      lockedGifts: z._default(z.array(turnoverCause()), []),
      hasPaymentPassword: z.boolean(),
    }),
  errors: [errorCodes.cashierClosed],
  session: 'required',
  summary: 'Answers the bounds of a withdrawal',
});

export const createWithdraw = defineCall({
  name: 'wallet.createWithdraw',
  method: 'POST',
  path: '/wps/relay/MCS2_withdrawCreate',
  module: 'FUNDTRANS3',
  encoding: 'encrypted',
  body: () =>
    z.object({
      amount: positiveMoney(),
      bankCardId: text(64, 1),
      paymentPassword: text(64, 1),
      requestId: requestId(),
    }),
  answer: () =>
    z.object({
      orderId: id(),
      amount: money(),
      fee: money(),
      status: z.enum(['pending', 'processing', 'success', 'failed']),
    }),
  errors: [
    errorCodes.cashierClosed,
    errorCodes.balanceInsufficient,
    errorCodes.amountOutOfRange,
    errorCodes.paymentPasswordWrong,
    errorCodes.paymentPasswordMissing,
    errorCodes.turnoverOpen,
    errorCodes.giftLocked,
    errorCodes.actualAccountRequired,
    errorCodes.notFound,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'withdraw', secrets: ['paymentPassword'] },
  session: 'required',
  summary: 'Asks for a withdrawal',
});

/** Moves money to the superior (MINE-07). */
export const transferToUpline = defineCall({
  name: 'wallet.transferToUpline',
  method: 'POST',
  path: '/wps/relay/GLS2_WalletTransfer',
  module: 'FUNDTRANS3',
  encoding: 'encrypted',
  body: () =>
    z.object({ amount: positiveMoney(), paymentPassword: text(64, 1), requestId: requestId() }),
  answer: () => z.object({ transferId: id(), sumBalance: money() }),
  errors: [
    errorCodes.balanceInsufficient,
    errorCodes.paymentPasswordWrong,
    errorCodes.paymentPasswordMissing,
    errorCodes.uplineMissing,
    errorCodes.turnoverOpen,
    errorCodes.giftLocked,
    errorCodes.amountOutOfRange,
    errorCodes.actualAccountRequired,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'transfer', secrets: ['paymentPassword'] },
  session: 'required',
  summary: 'Transfers money to the superior',
});
