import { expect, it } from 'vitest';
import { registrationTabs } from './tabs';

it.each([
  [true, true, ['username', 'mobile']],
  [true, false, ['username']],
  [false, true, ['mobile']],
  [false, false, undefined],
])(
  'username %s and mobile %s give the tabs %j, the first being the default [REG-01]',
  (username, mobile, tabs) => {
    expect(registrationTabs({ USERNAMEREG3: username, MOBILENUMREG3: mobile })).toEqual(tabs);
  },
);
