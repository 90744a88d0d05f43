import type { Report, ReportWriter } from '@playhouse/platform';
import type { RecordItem } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';

type Page = AnswerOf<typeof agentCalls.teamBetting>;

const figures = (
  row: { readonly betAmount: number; readonly winAmount: number },
  write: ReportWriter,
) => [
  { label: write.text(agentMessages.bets), value: write.money(row.betAmount) },
  { label: write.text(agentMessages.wins), value: write.money(row.winAmount) },
];

/** Bets of the team, newest first. */
export const teamBettingReport: Report<RecordItem, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'betting'],
  title: agentTitles.teamBetting,
  load: (wps, { period, page }, signal) =>
    wps.call('agent.teamBetting', { query: { ...period, ...page }, signal }),
  line: (bet, write) => ({
    id: bet.orderId,
    title: bet.gameName,
    text: `${bet.account} · ${write.dateTime(bet.betTime)}`,
    amount: write.signedMoney(bet.winAmount - bet.betAmount),
    tone: bet.winAmount < bet.betAmount ? 'loss' : 'gain',
    details: figures(bet, write),
  }),
  totals: figures,
};
