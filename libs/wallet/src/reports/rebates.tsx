import type { RecordItem } from '@playhouse/ui-kit';
import { Badge } from '@playhouse/ui-kit';
import { categoryMessages } from '@playhouse/categories';
import type { memberCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import { figureMessages, reportTitles } from '../messages/reportMessages';
import { rebateMessages } from '../messages/statusMessages';
import type { Report } from '@playhouse/platform';

/** Rebates of the member, newest first. */
export const rebateReport: Report<RecordItem, memberCalls.RebateRecord> = {
  key: [...moneyKey, 'report', 'rebates'],
  title: reportTitles.rebates,
  load: (wps, { period, page }, signal) =>
    wps.call('member.rebateReport', { query: { ...period, ...page }, signal }),
  line: (rebate, write) => ({
    id: rebate.id,
    title: write.nameOf(categoryMessages, rebate.gameType),
    text: write.day(rebate.day),
    amount: write.signedMoney(rebate.amount),
    tone: 'gain',
    badge: (
      <Badge tone={rebate.status === 'issued' ? 'success' : 'warning'}>
        {write.text(rebateMessages[rebate.status])}
      </Badge>
    ),
    details: [
      { label: write.text(figureMessages.bet), value: write.money(rebate.betAmount) },
      { label: write.text(figureMessages.rate), value: write.percent(rebate.rate) },
    ],
  }),
};
