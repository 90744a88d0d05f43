import { expect, it } from 'vitest';
import * as member from './index';

it('offers its routes and the referral popup', () => {
  expect(Object.keys(member).sort()).toEqual(['ReferralPopup', 'memberScreens']);
});
