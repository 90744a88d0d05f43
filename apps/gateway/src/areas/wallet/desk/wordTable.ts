import { escapeXml } from '../../../art/draw';
import type { Verdict, WordRow } from '../../../db/schema';
import { row, timeSince, table } from './table';

/** Why a word waits. */
const whys: Readonly<Record<Verdict, string>> = {
  settled: '',
  repeated: '',
  unknown: 'No such order',
  currency: 'Another currency than the order’s',
  amount: 'An amount that the order cannot have',
  contradicts: 'The order ended otherwise',
  paidOther: 'The payment ended another order',
};

function form({ id, event }: WordRow): string {
  const field = (name: string, label: string, value = '') =>
    `<input name="${name}" maxlength="200" aria-label="${label} for word ${id}" placeholder="${label}" value="${escapeXml(value)}">`;
  return (
    `<form method="post" action="/desk/words/${id}">${field('order', 'Deposit')}${field('amount', 'Amount', `${event.amount}`)}` +
    `<button name="decision" value="credit">Credit</button>${field('reason', 'Reason')}` +
    '<button name="decision" value="refuse">Refuse</button></form>'
  );
}

function line(word: WordRow): string {
  const { provider, event, verdict, receivedAt } = word;
  return row([
    escapeXml(provider),
    escapeXml(event.orderId),
    event.outcome === 'paid' ? 'Paid' : 'Refused',
    escapeXml(`${event.amount} ${event.currency}`),
    verdict === null ? 'Not judged yet' : whys[verdict],
    timeSince(receivedAt),
    verdict === null ? '' : form(word),
  ]);
}

/** Providers' words that no rule could judge. */
export const wordTable = (words: readonly WordRow[]): string =>
  table(['Provider', 'Order', 'Word', 'Amount', 'Waits because', 'Since', ''], words.map(line));
