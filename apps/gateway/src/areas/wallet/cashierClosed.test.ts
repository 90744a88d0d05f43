import { walletCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { silentLog } from '../../base/log';
import type { GatewayOptions } from '../../app/options';
import { signedProvider } from '../../model/wallet/signedProvider';
import { slowStart, startPlatform } from '../../testing/platform';
import { productionOptions } from '../../testing/production';

const warned: unknown[] = [];
const log = { ...silentLog, warn: (...told: unknown[]) => void warned.push(told) };

/** Asks for every step of a deposit and a withdrawal. @returns how many ways are offered, and how each call is answered */
async function askAll(options: GatewayOptions) {
  warned.length = 0;
  const platform = await startPlatform({ ...options, log });
  const token = await platform.login('demo_player');
  const ask = (call: Parameters<typeof platform.ask>[0], body?: object) =>
    platform.ask(call, { token, body });
  const ways = [await ask(walletCalls.depositMethods), await ask(walletCalls.payoutMethods)];
  const withdrawal = { amount: 500, bankCardId: '1', paymentPassword: '246810' };
  const calls = [
    await ask(walletCalls.createDeposit, { methodId: 'gcash', amount: 500 }),
    await ask(walletCalls.withdrawConfig),
    await ask(walletCalls.createWithdraw, withdrawal),
  ];
  await platform.gateway.close();
  return {
    offered: ways.map(({ value }) => (value as unknown[]).length),
    closed: calls.map(({ code }) => code === 'cashier.closed'),
  };
}

it(
  'production without a payment provider offers no deposits and no withdrawals, and says why',
  async () => {
    expect(await askAll(await productionOptions())).toEqual({
      offered: [0, 0],
      closed: [true, true, true],
    });
    expect(warned).toContainEqual([
      'deposits and withdrawals are not offered',
      { why: expect.stringContaining('PAYMENT_PROVIDER') as string },
    ]);
  },
  slowStart,
);

it.each([
  [
    'production with a payment provider',
    async () => ({
      ...(await productionOptions()),
      providers: [signedProvider('acme', 'shared')],
    }),
  ],
  ['a development platform, which has the desk', async () => ({})],
])(
  '%s offers both',
  async (_, options) => {
    const { offered, closed } = await askAll(await options());
    expect(offered.every((size) => size > 0)).toBe(true);
    expect(closed).toEqual([false, false, false]);
    expect(warned).toEqual([]);
  },
  slowStart,
);
