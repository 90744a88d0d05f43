import { categoryNames } from '@playhouse/categories';
import { Badge } from '@playhouse/ui-kit';
import type { BadgeProps, RecordItem } from '@playhouse/ui-kit';
import type { CallAnswer, memberCalls } from '@playhouse/wps';
import { moneyKey } from '../queries';
import type { Report, ReportWriter } from '@playhouse/platform';

/** States of bets. */
const statusNames = {
  open: 'wallet.bet.open',
  won: 'wallet.bet.won',
  returned: 'wallet.bet.returned',
  part: 'wallet.bet.part',
  lost: 'wallet.bet.lost',
  cancelled: 'wallet.bet.cancelled',
} as const;

type Bet = memberCalls.BetRecord;

type Sums = CallAnswer<typeof memberCalls.betReport>['footer'];

const tones: Record<Bet['status'], BadgeProps['tone']> = {
  open: 'info',
  won: 'success',
  returned: 'neutral',
  part: 'neutral',
  lost: 'neutral',
  cancelled: 'warning',
};

function line(bet: Bet, write: ReportWriter): RecordItem {
  const open = bet.status === 'open';
  const ungained = bet.netAmount < 0 ? 'loss' : 'plain';
  return {
    id: bet.orderId,
    title: bet.gameName,
    text: `${bet.vendor} · ${write.time(bet.betTime)}`,
    amount: open ? undefined : write.signedMoney(bet.netAmount),
    tone: bet.netAmount > 0 ? 'gain' : ungained,
    badge: <Badge tone={tones[bet.status]}>{write.text(statusNames[bet.status])}</Badge>,
    details: [
      { label: write.text('wallet.figure.bet'), value: write.money(bet.betAmount) },
      ...(open
        ? []
        : [{ label: write.text('wallet.figure.win'), value: write.money(bet.winAmount) }]),
    ],
    reference: bet.orderId,
  };
}

/** Bets of the member, newest first. */
export const betReport: Report<RecordItem, Bet, Sums> = {
  key: [...moneyKey, 'report', 'bets'],
  title: 'screens.gameRecord',
  filter: {
    label: 'wallet.report.filter.category',
    names: categoryNames,
    byMerchantCategories: true,
  },
  load: (wps, { period, page, filter }, signal) =>
    wps.call('member.betReport', {
      query: { ...period, ...page, gameType: filter },
      signal,
    }),
  line,
  days: {
    moment: ({ betTime }) => betTime,
    sums: ({ days }, write) =>
      days.map(({ day, betAmount, winAmount }) => ({
        day,
        text: write.text('wallet.day.bets', {
          bet: write.money(betAmount),
          net: write.signedMoney(winAmount - betAmount),
        }),
      })),
  },
  file: [
    { label: 'wallet.figure.time', kind: 'time', value: ({ betTime }) => betTime },
    { label: 'wallet.figure.game', value: ({ gameName }) => gameName },
    { label: 'wallet.figure.vendor', value: ({ vendor }) => vendor },
    { label: 'wallet.figure.bet', kind: 'money', value: ({ betAmount }) => betAmount },
    {
      label: 'wallet.figure.win',
      kind: 'money',
      value: ({ status, winAmount }) => (status === 'open' ? undefined : winAmount),
    },
    {
      label: 'wallet.report.filter.status',
      value: ({ status }, write) => write.text(statusNames[status]),
    },
    { label: 'ui.report.reference', value: ({ orderId }) => orderId },
  ],
  totals: ({ betAmount, winAmount }, write) => [
    { label: write.text('wallet.figure.bet'), value: write.money(betAmount) },
    { label: write.text('wallet.figure.win'), value: write.money(winAmount) },
    { label: write.text('wallet.figure.net'), value: write.signedMoney(winAmount - betAmount) },
  ],
};
