import type { ScreenSamples } from '@playhouse/fixtures';

const player = { who: 'player' } as const;

/** How promotions and rewards are looked at. */
export const samples: ScreenSamples = {
  activities: { who: 'visitor' },
  activity: {
    ...player,
    query: { id: '1' },
    writes: {
      'promotions.applyActivity': [
        { press: 0 },
        { fill: { comment: 'I play with friends.' } },
        { send: true },
      ],
    },
  },
  rewardCenter: {
    ...player,
    writes: { 'promotions.claimReward': [{ press: 0 }] },
  },
  leaderBoard: player,
};
