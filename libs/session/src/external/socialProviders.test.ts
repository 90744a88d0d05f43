import { expect, it } from 'vitest';
import { socialProviders } from './socialProviders';

it.each([
  {
    ready: true,
    flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
    shown: ['facebook', 'google'],
  },
  { ready: true, flags: { FACEBOOKLOGIN3: true }, shown: ['facebook'] },
  { ready: true, flags: { GOOGLELOGIN3: true }, shown: ['google'] },
  { ready: true, flags: {}, shown: [] },
  { ready: false, flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }, shown: [] },
])(
  'service ready $ready with $flags offers $shown [LOGIN-06, REG-06]',
  ({ ready, flags, shown }) => {
    expect(socialProviders(flags, ready)).toEqual(shown);
  },
);
