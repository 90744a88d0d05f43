import type { ScreenSamples } from '@playhouse/fixtures';

const own = { who: 'player' } as const;

/** How the screens of money are looked at. */
export const samples: ScreenSamples = {
  deposit: {
    ...own,
    writes: {
      'wallet.createDeposit': [{ fill: { amount: '500' } }, { send: true }],
      'wallet.confirmDeposit': [
        { fill: { amount: '500' } },
        { send: true },
        { fill: { reference: '4821900' } },
        { send: true },
      ],
    },
  },
  uplineTransfer: {
    ...own,
    writes: {
      'wallet.transferToUpline': [
        { fill: { amount: '200', paymentPassword: '240816' } },
        { send: true },
        { answer: -1 },
      ],
    },
  },
  manualRebate: { ...own, writes: { 'member.claimManualRebate': [{ press: -1 }] } },
  depositReport: own,
  withdrawReport: own,
  transactions: own,
  gameRecord: own,
  profitAndLoss: own,
  rebateReport: own,
};
