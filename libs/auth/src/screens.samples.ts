import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;
const player = { who: 'player' } as const;

/** How the doors and settings are looked at. */
export const samples: ScreenSamples = {
  login: {
    ...visitor,
    writes: {
      'session.login': [
        { fill: { username: 'demo_player', password: 'Playhouse-2026' } },
        { send: true },
      ],
    },
  },
  trial: visitor,
  forget: visitor,
  findPassword: visitor,
  changePassword: {
    ...player,
    writes: {
      'password.change': [
        {
          fill: {
            oldPassword: 'Playhouse-2026',
            newPassword: 'Playhouse-2027',
            confirmNewPassword: 'Playhouse-2027',
          },
        },
        { send: true },
      ],
    },
  },
  settings: player,
};
