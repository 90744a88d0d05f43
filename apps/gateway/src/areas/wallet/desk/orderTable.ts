import { escapeXml } from '../../../art/draw';
import { toMajor } from '../../../ledger/money';
import type { OrderRow } from '../../../db/schema';
import type { Services } from '../../../model/platform/services';
import { openPayout } from '../../../model/wallet/payoutCopy';
import { getMethodName } from '../../../model/wallet/paymentWays';
import type { FoundOrder } from '../../../model/wallet/settleOrder';
import { decisionForm, row, timeSince, table } from './table';

const word = { deposit: 'In', withdraw: 'Out' } as const;

/** Where a payout goes, for whoever pays it. */
function writePayout(services: Services, { payout }: OrderRow): string {
  const account = openPayout(services, payout);
  return account === undefined
    ? ''
    : escapeXml(`${account.bankName} ${account.number}, ${account.holder}`);
}

function line(services: Services, { order, scope }: FoundOrder): string {
  const { symbol, scale } = scope.config.currency;
  return row([
    word[order.kind === 'withdraw' ? 'withdraw' : 'deposit'],
    escapeXml(order.id),
    escapeXml(scope.config.name),
    `#${order.memberId}`,
    escapeXml(`${symbol}${toMajor(order.amount, scope).toFixed(scale)}`),
    escapeXml(getMethodName(order.method, 'EN')),
    writePayout(services, order),
    escapeXml(order.status),
    timeSince(order.createdAt),
    decisionForm(`/desk/${order.id}`, order.id),
  ]);
}

/** Orders that wait, in both directions. */
export const orderTable = (services: Services, orders: readonly FoundOrder[]): string =>
  table(
    ['Direction', 'Order', 'Merchant', 'Member', 'Amount', 'By', 'To', 'Status', 'Since', ''],
    orders.map((order) => line(services, order)),
  );
