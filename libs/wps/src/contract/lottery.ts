import * as z from 'zod/mini';
import { defineCall } from './define';
import { once } from './once';
import { keyedPageQuery, plainList, paged } from './paging';
import { count, id, intentKey, maybe, money, nothing, positiveMoney, text, time } from './values';
import { errorCodes } from '../errorCodes';
import { mostLines } from '../lottery/mostLines';
import { outcomes } from '../outcome';

/** `LOTT`, `ELOTT` or `SEA`. */
const prizeMode = once(() => z.enum(['LOTT', 'ELOTT', 'SEA']));

/**
 * A way to play: `trad` chooses numbers, `ent` an outcome of the whole draw. `at` says what the `pick` chosen numbers
 * are held against: all that is drawn in any order, its first or its last numbers in order, or, with none chosen, the
 * figure that decides. `pays` is what a stake brings, in stakes, by how many of them hit.
 */
export const lotteryPlay = once(() =>
  z.object({
    id: z.string(),
    playType: z.enum(['trad', 'ent']),
    at: z.enum(['any', 'first', 'last', 'sum']),
    pick: count(),
    pays: z.array(z.object({ hits: count(), times: z.number() })),
  }),
);
export type LotteryPlay = z.output<ReturnType<typeof lotteryPlay>>;

/**
 * The rule of a draw: `count` numbers from `from` to `to`, each as often as it comes or once; and how it can be played.
 * Bounds of a line's stake in major units.
 */
export const lotteryRule = once(() =>
  z.object({
    count: count(),
    from: count(),
    to: count(),
    repeats: z.boolean(),
    minBet: money(),
    maxBet: money(),
    plays: z.array(lotteryPlay()),
  }),
);
export type LotteryRule = z.output<ReturnType<typeof lotteryRule>>;

/** A lottery; `code` is the `roomId` of its tile. Times in epoch milliseconds, `drawInterval` in seconds. */
export const lottery = once(() =>
  z.object({
    nodeId: maybe(id()),
    code: z.string(),
    gameName: z.string(),
    groupName: maybe(z.string()),
    vassalage: z.string(),
    iconUrl: maybe(z.string()),
    nextDrawTime: maybe(time()),
    drawInterval: maybe(z.number()),
    /** The draw that takes bets. */
    nextNumero: maybe(z.string()),
    lastNumero: maybe(z.string()),
    lastDrawTime: maybe(time()),
    /** Left out by a vendor whose lobby alone knows how its draws are played. */
    rule: maybe(lotteryRule()),
    lastResult: maybe(z.array(z.string())),
  }),
);
export type Lottery = z.output<ReturnType<typeof lottery>>;

export const lotteryList = defineCall({
  name: 'lobby.lotteryList',
  method: 'GET',
  path: '/lgw/games/mobile',
  query: () => z.object({ prizeMode: prizeMode() }),
  answer: () => plainList(lottery()),
  summary: 'Lists lotteries of a prize mode',
});

/** Lotteries by group, for the menu of the lottery screen. */
export const lotteryMenu = defineCall({
  name: 'lobby.lotteryMenu',
  method: 'GET',
  path: '/lgw/games/menu',
  query: () => z.object({ language: z.optional(z.string()) }),
  answer: () => plainList(z.object({ groupName: z.string(), lotteries: z.array(lottery()) })),
  summary: 'Answers the lottery menu',
});

/** A draw that is over: `prizes` from the highest down, each with its numbers. */
export const vietnameseResults = defineCall({
  name: 'lobby.vietnameseResults',
  method: 'GET',
  path: '/lgw/vietnam/results',
  query: () => z.object({ code: z.optional(text(64)) }),
  answer: () =>
    plainList(
      z.object({
        code: z.string(),
        gameName: z.string(),
        numero: z.string(),
        drawTime: time(),
        prizes: z.array(z.object({ name: z.string(), numbers: z.array(z.string()) })),
      }),
    ),
  summary: 'Lists results of Vietnamese lotteries',
});

/** The issue that is open for bets; both times in epoch milliseconds. */
export const vietnameseNumero = defineCall({
  name: 'lobby.vietnameseNumero',
  method: 'GET',
  path: '/lgw/vietnam/numero',
  query: () => z.object({ code: z.optional(text(64)) }),
  answer: () =>
    plainList(
      z.object({ code: z.string(), numero: z.string(), closeTime: time(), drawTime: time() }),
    ),
  summary: 'Lists open issues of Vietnamese lotteries',
});

const orderFields = once(() => ({
  orderId: id(),
  gameName: z.string(),
  numero: maybe(z.string()),
  /** When it is drawn, or was. */
  drawTime: maybe(time()),
  betAmount: money(),
  winAmount: z._default(money(), 0),
  status: z.enum(['open', ...outcomes, 'cancelled']),
  orderTime: time(),
}));

/** Lottery orders of the member, newest first. */
export const orders = defineCall({
  name: 'lobby.orders',
  method: 'GET',
  path: '/lgw/orders',
  query: () => z.object({ ...keyedPageQuery(), status: z.optional(z.string()) }),
  answer: () => paged(z.object(orderFields())),
  session: 'required',
  summary: 'Lists lottery orders',
});

export const orderDetail = defineCall({
  name: 'lobby.orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  query: () => z.object({ orderId: text(64, 1) }),
  answer: () =>
    z.object({
      ...orderFields(),
      result: maybe(z.array(z.string())),
      suborders: z.array(
        z.object({
          suborderId: id(),
          playName: z.string(),
          content: z.string(),
          betAmount: money(),
          winAmount: z._default(money(), 0),
          status: orderFields().status,
          cancellable: z._default(z.boolean(), false),
        }),
      ),
    }),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Answers a lottery order',
});

/**
 * Places a slip on the draw that takes bets: all its lines or none. `amount` is what they cost together, as the member
 * was shown it; `slipProblem` judges on both sides.
 */
export const placeOrder = defineCall({
  name: 'lobby.placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  body: () =>
    z.object({
      vendor: text(64, 1),
      code: text(64, 1),
      playType: z.enum(['trad', 'ent']),
      lines: z
        .array(
          z.object({
            playId: text(32, 1),
            numbers: z.array(z.int()).check(z.maxLength(80)),
            stake: positiveMoney(),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostLines)),
      amount: positiveMoney(),
      requestId: intentKey(),
    }),
  answer: () =>
    z.object({ orderId: id(), numero: z.string(), drawTime: time(), sumBalance: money() }),
  errors: [
    errorCodes.gameUnavailable,
    errorCodes.gameUnknown,
    errorCodes.amountOutOfRange,
    errorCodes.balanceInsufficient,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'lottery' },
  session: 'required',
  summary: 'Places a slip of lottery bets',
});

export const cancelOrder = defineCall({
  name: 'lobby.cancelOrder',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  body: () =>
    z.object({
      orderId: text(64, 1),
      suborderId: text(64, 1),
      requestId: intentKey(),
    }),
  answer: () => nothing(),
  errors: [errorCodes.orderNotCancellable, errorCodes.notFound, errorCodes.intentConflict],
  intent: { kind: 'lotteryCancel' },
  session: 'required',
  summary: 'Cancels a part of a lottery order',
});
