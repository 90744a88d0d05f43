import { categoryMessages } from '@playhouse/categories';
import type { memberCalls } from '@playhouse/wps';
import { figureMessages, reportTitles } from '../messages/reportMessages';
import { rebateMessages } from '../messages/statusMessages';
import type { Report } from './report';

/** Rebates of the member, newest first. */
export const rebateReport: Report<memberCalls.RebateRecord> = {
  name: 'rebates',
  title: reportTitles.rebates,
  load: (wps, { period, pageNo }, signal) =>
    wps.call('member.rebateReport', { query: { ...period, pageNo, pageSize: 20 }, signal }),
  line: (rebate, write) => ({
    id: rebate.id,
    title: write.nameOf(categoryMessages, rebate.gameType),
    text: write.day(rebate.day),
    amount: write.signedMoney(rebate.amount),
    tone: 'gain',
    badge: write.badge(
      rebate.status === 'issued' ? 'success' : 'warning',
      write.text(rebateMessages[rebate.status]),
    ),
    details: [
      { label: write.text(figureMessages.bet), value: write.money(rebate.betAmount) },
      { label: write.text(figureMessages.rate), value: write.percent(rebate.rate) },
    ],
  }),
};
