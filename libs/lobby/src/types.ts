import type { AnswerOf, lobbyCalls } from '@playhouse/wps';

/** The platform leaves out what it does not know, or says null. */
export type Maybe<T> = T | null | undefined;

// The contract's own types, under the names that this library speaks of them.
export type GameItem = lobbyCalls.GameItem;
export type Vendor = lobbyCalls.Vendor;
export type Winner = lobbyCalls.Winner;
export type HotMatch = lobbyCalls.HotMatch;
export type Lottery = lobbyCalls.Lottery;
export type VietnameseResult = AnswerOf<typeof lobbyCalls.vietnameseResults>[number];
export type OpenIssue = AnswerOf<typeof lobbyCalls.vietnameseNumero>[number];
/** A stake on draws to come, as a list shows it. */
export type LotteryOrder = AnswerOf<typeof lobbyCalls.orders>['items'][number];
/** The same with its bets. */
export type LotteryOrderDetail = AnswerOf<typeof lobbyCalls.orderDetail>;
export type OrderStatus = LotteryOrder['status'];
