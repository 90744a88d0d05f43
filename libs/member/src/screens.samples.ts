import type { ScreenSamples } from '@playhouse/fixtures';

const player = { who: 'player' } as const;

/** How the member's own screens are looked at. */
export const samples: ScreenSamples = {
  mine: player,
  memberHome: player,
  messages: player,
  webEmail: { ...player, query: { id: '1' } },
  inviteFriends: { ...player, merchant: { promotions: ['REFERRAL'] } },
  benefits: player,
  securityCenter: player,
  devices: player,
  memberNotice: player,
  feedback: {
    ...player,
    writes: {
      'feedback.send': [{ fill: { content: 'The lists are good to read.' } }, { send: true }],
    },
  },
};
