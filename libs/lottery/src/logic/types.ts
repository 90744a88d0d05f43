import type { AnswerOf, lobbyCalls } from '@playhouse/wps';

// The contract's own types, under the names that this household speaks of them.
export type Lottery = lobbyCalls.Lottery;
export type VietnameseResult = AnswerOf<typeof lobbyCalls.vietnameseResults>[number];
export type OpenIssue = AnswerOf<typeof lobbyCalls.vietnameseNumero>[number];
/** A stake on draws to come, as a list shows it. */
export type LotteryOrder = AnswerOf<typeof lobbyCalls.orders>['items'][number];
/** The same with its bets. */
export type LotteryOrderDetail = AnswerOf<typeof lobbyCalls.orderDetail>;
export type OrderStatus = LotteryOrder['status'];
