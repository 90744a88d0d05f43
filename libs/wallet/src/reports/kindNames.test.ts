import { expect, it } from 'vitest';
import { kindName } from './kindNames';

it('a kind of movement that this build does not know is named as an adjustment', () => {
  expect(kindName('salary')).toBe('wallet.transaction.salary');
  for (const kind of ['voucher', 'constructor', '__proto__', 'toString'])
    expect(kindName(kind)).toBe('wallet.transaction.adjustment');
});
