import { defineScreen, paths } from '@playhouse/navigation';

// Whoever looks where money went is a member (SESS-05); whoever moves it has an actual account (CRED-02).
// The texts about a lost answer are there before anything is sent.
const wallet = { texts: ['wallet'], who: 'members' } as const;
const moving = { ...wallet, who: 'accounts' } as const;
const report = {
  ...wallet,
  texts: ['wallet'],
  load: () => import('./pages/reportPages'),
} as const;

/** Everything that moves money or tells where it went (ROUTE-11, ROUTE-17). */
export const walletScreens = [
  defineScreen(paths.deposit, {
    title: 'screens.deposit',
    ...moving,
    formerly: ['/deposit'],
    load: () => import('./pages/DepositPage'),
    page: 'DepositPage',
  }),
  defineScreen(paths.uplineTransfer, {
    title: 'screens.uplineTransfer',
    ...moving,
    load: () => import('./pages/UplineTransferPage'),
    page: 'UplineTransferPage',
  }),
  defineScreen(paths.manualRebate, {
    title: 'screens.manualRebate',
    ...moving,
    load: () => import('./pages/ManualRebatePage'),
    page: 'ManualRebatePage',
  }),
  defineScreen(paths.depositReport, {
    title: 'screens.depositReport',
    ...report,
    page: 'DepositReportPage',
  }),
  defineScreen(paths.withdrawReport, {
    title: 'screens.withdrawReport',
    ...report,
    page: 'WithdrawReportPage',
  }),
  defineScreen(paths.transactions, {
    title: 'screens.transactions',
    ...report,
    page: 'TransactionsPage',
  }),
  defineScreen(paths.gameRecord, {
    title: 'screens.gameRecord',
    ...report,
    page: 'GameRecordPage',
  }),
  defineScreen(paths.profitAndLoss, {
    title: 'screens.profitAndLoss',
    ...report,
    page: 'ProfitAndLossPage',
  }),
  defineScreen(paths.rebateReport, {
    title: 'screens.rebateReport',
    ...report,
    page: 'RebateReportPage',
  }),
];
