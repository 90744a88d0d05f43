import { expect, it } from 'vitest';
import { createScopes } from '../../base/merchants';
import type { OrderRow } from '../../db/schema';
import { testMerchants } from '../../testing/merchants';
import { toDeposit } from './deposits';

const [merchant] = testMerchants;
const order: OrderRow = {
  id: 'D7-00112233',
  merchant: 'alpha',
  memberId: 7,
  kind: 'deposit',
  method: 'pix',
  amount: 25_050,
  fee: 0,
  status: 'pending',
  detail: {},
  createdAt: new Date(0),
  payout: null,
  settledAt: null,
};

const tell = (production: boolean) => {
  if (merchant === undefined) throw new Error('no merchant');
  const scope = createScopes([merchant]).get('alpha');
  if (scope === undefined) throw new Error('no scope');
  const services = { production } as Parameters<typeof toDeposit>[1]['services'];
  return toDeposit(order, { services, scope, language: 'EN', site: 'http://pay.example:4300' }, 0);
};

it('a deposit by Pix is a BR Code, scanned and copied alike [ROUTE-11]', () => {
  const { qr, instructions } = tell(false);
  expect(qr).toMatch(
    /^000201010212\d{4}0014br\.gov\.bcb\.pix2532pay\.example:4300\/pay\/D7-00112233/,
  );
  expect(qr).toContain('5303986' + '5406250.50' + '5802BR' + '5905alpha' + '6009Sao Paulo');
  expect(instructions).toEqual([{ label: 'Pix Copia e Cola', value: qr }]);
});

it('a deposit by Pix has no code where the provider has none to give', () => {
  expect(tell(true)).toMatchObject({ qr: null, instructions: [] });
});
