import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A screen for members only: visitors are led to the login and back (SESS-05). */
function forMembers({ path }: Path, load: () => Promise<ComponentType>): RouteObject {
  return { path, loader: requireSession(), lazy: async () => ({ Component: await load() }) };
}

const reports = () => import('./pages/reportPages');

/** Everything that moves money or tells where it went (ROUTE-11, ROUTE-17). */
export const walletRoutes: RouteObject[] = [
  {
    loader: catalogue('wallet'),
    children: [
      forMembers(paths.deposit, async () => (await import('./pages/DepositPage')).DepositPage),
      forMembers(paths.withdraw, async () => (await import('./pages/WithdrawPage')).WithdrawPage),
      forMembers(
        paths.uplineTransfer,
        async () => (await import('./pages/UplineTransferPage')).UplineTransferPage,
      ),
      forMembers(
        paths.manualRebate,
        async () => (await import('./pages/ManualRebatePage')).ManualRebatePage,
      ),
      forMembers(paths.depositReport, async () => (await reports()).DepositReportPage),
      forMembers(paths.withdrawReport, async () => (await reports()).WithdrawReportPage),
      forMembers(paths.transactions, async () => (await reports()).TransactionsPage),
      forMembers(paths.gameRecord, async () => (await reports()).GameRecordPage),
      forMembers(paths.profitAndLoss, async () => (await reports()).ProfitAndLossPage),
      forMembers(paths.rebateReport, async () => (await reports()).RebateReportPage),
    ],
  },
];
