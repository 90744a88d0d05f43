import type { ScreenSamples } from '@playhouse/fixtures';

const visitor = { who: 'visitor' } as const;
const player = { who: 'player' } as const;
const mobile = { fill: { mobileNum: '9171234123' } } as const;

/** How the doors and settings are looked at. */
export const samples: ScreenSamples = {
  login: {
    ...visitor,
    writes: {
      'session.login': [
        { fill: { username: 'demo_player', password: 'Playhouse-2026' } },
        { send: true },
      ],
      'verification.smsNoLogin': [{ tab: 1 }, mobile, { press: 5 }],
    },
  },
  trial: { ...visitor, writes: { 'session.createTrial': [], 'session.trialLogin': [] } },
  forget: {
    ...visitor,
    writes: {
      'verification.smsForReset': [mobile, { send: true }],
      'password.forgotByEmail': [
        { tab: 1 },
        { fill: { username: 'demo_player', email: 'demo@example.com' } },
        { send: true },
      ],
    },
  },
  findPassword: {
    ...visitor,
    writes: {
      'password.setByPhone': [
        mobile,
        { press: 1 },
        { fill: { verificationCode: '471100', newPassword: 'Playhouse-2027' } },
        { send: true },
      ],
      'password.setByLink': {
        hash: 'token-of-a-letter',
        steps: [{ fill: { newPassword: 'Playhouse-2027' } }, { send: true }],
      },
    },
  },
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
