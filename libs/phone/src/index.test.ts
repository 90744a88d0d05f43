import { expect, it } from 'vitest';
import * as phone from './index';

it('offers exactly these names', () => {
  expect(Object.keys(phone).sort()).toEqual(['usePhone', 'usePhoneInput']);
});
