import * as z from 'zod/mini';
import { defineCall } from './define';
import { once } from './once';
import { listOf, paged, pageQuery } from './paging';
import { id, maybe, money, nothing, text, time, intentKey } from './values';
import { errorCodes } from '../errorCodes';

/** `LOTT`, `ELOTT` or `SEA`. */
const prizeMode = once(() => z.enum(['LOTT', 'ELOTT', 'SEA']));

/** A lottery; times in epoch milliseconds, `drawInterval` in seconds. */
export const lottery = once(() =>
  z.object({
    gameId: id(),
    code: z.string(),
    gameName: z.string(),
    groupName: maybe(z.string()),
    vassalage: z.string(),
    iconUrl: maybe(z.string()),
    nextDrawTime: maybe(time()),
    drawInterval: maybe(z.number()),
    lastNumero: maybe(z.string()),
    lastResult: maybe(z.array(z.string())),
  }),
);
export type Lottery = z.output<ReturnType<typeof lottery>>;

export const lotteryList = defineCall({
  name: 'lobby.lotteryList',
  method: 'GET',
  path: '/lgw/games/mobile',
  query: () => z.object({ prizeMode: prizeMode() }),
  answer: () => listOf(lottery()),
  summary: 'Lists lotteries of a prize mode',
});

/** Lotteries by group, for the menu of the lottery screen. */
export const lotteryMenu = defineCall({
  name: 'lobby.lotteryMenu',
  method: 'GET',
  path: '/lgw/games/menu',
  query: () => z.object({ language: z.optional(z.string()) }),
  answer: () => listOf(z.object({ groupName: z.string(), lotteries: z.array(lottery()) })),
  summary: 'Answers the lottery menu',
});

/** A draw that is over: `prizes` from the highest down, each with its numbers. */
export const vietnameseResults = defineCall({
  name: 'lobby.vietnameseResults',
  method: 'GET',
  path: '/lgw/vietnam/results',
  query: () => z.object({ code: z.optional(text(64)) }),
  answer: () =>
    listOf(
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
    listOf(z.object({ code: z.string(), numero: z.string(), closeTime: time(), drawTime: time() })),
  summary: 'Lists open issues of Vietnamese lotteries',
});

const orderFields = once(() => ({
  orderId: id(),
  gameName: z.string(),
  numero: maybe(z.string()),
  betAmount: money(),
  winAmount: z._default(money(), 0),
  status: z.enum(['open', 'won', 'lost', 'cancelled']),
  orderTime: time(),
}));

/** Lottery orders of the member, newest first. */
export const orders = defineCall({
  name: 'lobby.orders',
  method: 'GET',
  path: '/lgw/orders',
  query: () => z.object({ ...pageQuery(), status: z.optional(z.string()) }),
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
          status: orderFields().status,
          cancellable: z._default(z.boolean(), false),
        }),
      ),
    }),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Answers a lottery order',
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
