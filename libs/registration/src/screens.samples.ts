import type { ScreenSamples } from '@playhouse/fixtures';

const mobile = { fill: { mobileNum: '9171234123' } } as const;
const password = { password: 'Playhouse-2026', confirmPassword: 'Playhouse-2026' } as const;
const proof = { verificationCode: '471100', captcha: '4821' } as const;

/** How registration is looked at. */
export const samples: ScreenSamples = {
  register: {
    who: 'visitor',
    writes: {
      'registration.register': [
        mobile,
        { press: 7 },
        { fill: { username: 'tala_2', ...password, ...proof } },
        { send: true },
      ],
      'registration.registerMobile': [
        { tab: 1 },
        mobile,
        { press: 5 },
        { fill: { ...password, ...proof } },
        { send: true },
      ],
    },
  },
};
