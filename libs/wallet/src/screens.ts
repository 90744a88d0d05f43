import { defineScreen, paths } from '@playhouse/navigation';

// Whoever moves money, or looks where it went, is a member (SESS-05).
// The texts about a lost answer are there before anything is sent.
const wallet = { texts: ['wallet'], who: 'members' } as const;
const report = {
  ...wallet,
  texts: ['wallet'],
  load: () => import('./pages/reportPages'),
} as const;

/** Everything that moves money or tells where it went (ROUTE-11, ROUTE-17). */
export const walletScreens = [
  defineScreen(paths.deposit, {
    ...wallet,
    formerly: ['/deposit'],
    load: () => import('./pages/DepositPage'),
    page: 'DepositPage',
  }),
  defineScreen(paths.withdraw, {
    ...wallet,
    formerly: ['/withdrawal'],
    seals: true,
    load: () => import('./pages/WithdrawPage'),
    page: 'WithdrawPage',
  }),
  defineScreen(paths.uplineTransfer, {
    ...wallet,
    seals: true,
    load: () => import('./pages/UplineTransferPage'),
    page: 'UplineTransferPage',
  }),
  defineScreen(paths.manualRebate, {
    ...wallet,
    load: () => import('./pages/ManualRebatePage'),
    page: 'ManualRebatePage',
  }),
  defineScreen(paths.depositReport, { ...report, page: 'DepositReportPage' }),
  defineScreen(paths.withdrawReport, { ...report, page: 'WithdrawReportPage' }),
  defineScreen(paths.transactions, { ...report, page: 'TransactionsPage' }),
  defineScreen(paths.gameRecord, { ...report, page: 'GameRecordPage' }),
  defineScreen(paths.profitAndLoss, { ...report, page: 'ProfitAndLossPage' }),
  defineScreen(paths.rebateReport, { ...report, page: 'RebateReportPage' }),
];
