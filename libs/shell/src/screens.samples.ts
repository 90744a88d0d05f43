import type { ScreenSamples } from '@playhouse/fixtures';

/** How home and the way to a withdrawal are looked at. */
export const samples: ScreenSamples = {
  home: { who: 'visitor' },
  withdraw: {
    who: 'player',
    writes: {
      'wallet.createWithdraw': [
        { fill: { amount: '200' } },
        { send: true },
        { fill: { paymentPassword: '240816' } },
        { send: true },
      ],
    },
  },
};
