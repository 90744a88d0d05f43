import { expect, it } from 'vitest';
import { createScopes } from '../../base/merchants';
import type { MerchantConfig } from '../../base/merchants';
import { testMerchants } from '../../testing/merchants';
import { listWays } from './paymentWays';

const [alpha] = testMerchants as [MerchantConfig];

/** The ways of a merchant of a currency, in a country by its dialling code. */
function waysIn(code: string, dialingCode: string, more: Partial<MerchantConfig> = {}) {
  const currency = { code, symbol: code, scale: 2 };
  const register = { ...alpha.register, dialingCode };
  const scope = createScopes([{ ...alpha, currency, register, ...more }]).get('alpha');
  if (scope === undefined) throw new Error('no scope');
  return { in: listWays(scope, 'in'), out: listWays(scope, 'out') };
}

const idsIn = (code: string, dialingCode: string) =>
  waysIn(code, dialingCode).in.map(({ id }) => id);

it.each([
  ['PHP', '63', ['gcash', 'maya', 'qr', 'bank', 'card', 'crypto']],
  ['BRL', '55', ['pix', 'qr', 'bank', 'card', 'crypto']],
  ['VND', '84', ['momo', 'qr', 'bank', 'card', 'crypto']],
  ['KWD', '965', ['knet', 'qr', 'bank', 'card', 'crypto']],
  ['PHP', '1', ['qr', 'bank', 'card', 'crypto']],
  ['EUR', '49', ['qr', 'bank', 'card', 'crypto']],
])('%s in the country of +%s is paid by %j', (code, dialingCode, ids) => {
  expect(idsIn(code, dialingCode)).toEqual(ids);
});

it.each([
  ['PHP', '63', 200, 200_000, 500],
  ['BRL', '55', 200, 200_000, 500],
  ['VND', '84', 200_000, 200_000_000, 500_000],
  ['KWD', '965', 20, 20_000, 50],
  ['KRW', '82', 20_000, 20_000_000, 50_000],
])(
  'a bank transfer in %s is of the size of its currency',
  (code, dialingCode, least, most, quick) => {
    const { terms } = waysIn(code, dialingCode).in.find(({ id }) => id === 'bank') ?? {};
    expect(terms).toMatchObject({ minAmount: least, maxAmount: most });
    expect(terms?.quickAmounts[0]).toBe(quick);
  },
);

it('a merchant may set its own bounds, which amounts to pick from keep to', () => {
  const payments = {
    deposit: ['bank', 'qr'],
    withdraw: ['bank'],
    limits: { deposit: { bank: { minAmount: 1000, maxAmount: 6000 } } },
  };
  const { in: ways, out } = waysIn('PHP', '63', { payments });
  expect(ways[0]?.terms).toMatchObject({
    ...{ minAmount: 1000, maxAmount: 6000 },
    quickAmounts: [1000, 5000],
  });
  expect(ways[1]?.terms).toMatchObject({ minAmount: 20 });
  expect(out[0]?.terms).toMatchObject({ minAmount: 100, maxAmount: 50_000 });
});
