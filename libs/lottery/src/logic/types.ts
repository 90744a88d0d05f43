import type { CallAnswer, lobbyCalls } from '@playhouse/wps';

// The contract's own types, under the names that this household speaks of them.
export type Lottery = lobbyCalls.Lottery;
export type VietnameseResult = CallAnswer<typeof lobbyCalls.vietnameseResults>[number];
export type OpenIssue = CallAnswer<typeof lobbyCalls.vietnameseNumero>[number];
/** A stake on draws to come, as a list shows it. */
export type LotteryOrder = CallAnswer<typeof lobbyCalls.orders>['items'][number];
/** The same with its bets. */
export type LotteryOrderDetail = CallAnswer<typeof lobbyCalls.orderDetail>;
export type OrderStatus = LotteryOrder['status'];
