import type { RecordItem } from '@playhouse/ui-kit';
import { Badge } from '@playhouse/ui-kit';
import { categoryNames } from '@playhouse/categories';
import type { memberCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import type { Report } from '@playhouse/platform';

/** States of rebates. */
const statusNames = {
  pending: 'wallet.rebate.pending',
  issued: 'wallet.rebate.issued',
} as const;

/** Rebates of the member, newest first. */
export const rebateReport: Report<RecordItem, memberCalls.RebateRecord> = {
  key: [...moneyKey, 'report', 'rebates'],
  title: 'screens.rebateReport',
  load: (wps, { period, page }, signal) =>
    wps.call('member.rebateReport', { query: { ...period, ...page }, signal }),
  line: (rebate, write) => ({
    id: rebate.id,
    title: write.nameOf(categoryNames, rebate.gameType),
    text: write.day(rebate.day),
    amount: write.signedMoney(rebate.amount),
    tone: 'gain',
    badge: (
      <Badge tone={rebate.status === 'issued' ? 'success' : 'warning'}>
        {write.text(statusNames[rebate.status])}
      </Badge>
    ),
    details: [
      { label: write.text('wallet.figure.bet'), value: write.money(rebate.betAmount) },
      { label: write.text('wallet.figure.rate'), value: write.percent(rebate.rate) },
    ],
  }),
};
