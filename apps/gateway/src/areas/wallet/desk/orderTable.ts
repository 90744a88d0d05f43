import { escapeXml } from '../../../art/draw';
import { toMajor } from '../../../ledger/money';
import { getMethodName } from '../../../model/wallet/paymentWays';
import type { FoundOrder } from '../../../model/wallet/settleOrder';
import { decisionForm, row, timeSince, table } from './table';

const word = { deposit: 'In', withdraw: 'Out' } as const;

function line({ order, scope }: FoundOrder): string {
  const { symbol, scale } = scope.config.currency;
  return row([
    word[order.kind === 'withdraw' ? 'withdraw' : 'deposit'],
    escapeXml(order.id),
    escapeXml(scope.config.name),
    `#${order.memberId}`,
    escapeXml(`${symbol}${toMajor(order.amount, scope).toFixed(scale)}`),
    escapeXml(getMethodName(order.method, 'EN')),
    escapeXml(order.status),
    timeSince(order.createdAt),
    decisionForm(`/desk/${order.id}`, order.id),
  ]);
}

/** Orders that wait, in both directions. */
export const orderTable = (orders: readonly FoundOrder[]): string =>
  table(
    ['Direction', 'Order', 'Merchant', 'Member', 'Amount', 'By', 'Status', 'Since', ''],
    orders.map(line),
  );
