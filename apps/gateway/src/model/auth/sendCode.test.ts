import { like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { limitCodes } from './sendCode';
import type { LimitKey } from '../platform/limits';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();
beforeEach(async () => {
  await platform.gateway.services.db.delete(limits).where(like(limits.key, '["code%'));
});

const tenMinutes = 600_000;

/** Counts a code to a number from an address; whether it may be sent. */
async function send(target: string, address: string, merchant = 'alpha'): Promise<boolean> {
  const { services } = platform.gateway;
  const scope = services.scopes.get(merchant);
  if (scope === undefined) throw new Error(`no ${merchant}`);
  try {
    const nobody = { cookie: () => undefined, setCookie: () => undefined };
    await limitCodes({ services, scope, address, ...nobody }, target);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'sms.tooMany' });
    return false;
  }
}

/** So many have been counted under a key, for ten minutes to come. */
async function counted(key: LimitKey, used: number): Promise<void> {
  const { db, now } = platform.gateway.services;
  const row = { key: JSON.stringify(key), used, resetsAt: new Date(now() + tenMinutes) };
  await db.insert(limits).values(row);
}

/** How many of so many codes may be sent. */
async function sent(size: number, to: (at: number) => readonly [string, string]): Promise<number> {
  let passed = 0;
  for (let at = 0; at < size; at += 1) if (await send(...to(at))) passed += 1;
  return passed;
}

it.each([
  ['one caller five codes in ten minutes, ten in a day', () => 'one address', [5, 5, 0, 0]],
  [
    'all strangers fifteen in ten minutes, forty in a day',
    (at: number) => `address ${at}`,
    [15, 15, 10, 0],
  ],
] as const)('a number is sent for %s', async (_who, addressOf, passing) => {
  const one = (at: number) => ['+639175553001', addressOf(at)] as const;
  for (const due of passing) {
    expect(await sent(20, one)).toBe(due);
    platform.advance(tenMinutes + 1);
  }
  platform.advance(24 * 6 * tenMinutes);
  expect(await sent(20, one)).toBe(passing[0]);
});

it('numbers of one block are sent a hundred codes in an hour, those of another are free', async () => {
  const numbered = (at: number) => [`+63917555${4000 + at}`, `address ${at}`] as const;
  expect(await sent(1, numbered)).toBe(1);
  await platform.gateway.services.db
    .update(limits)
    .set({ used: 98 })
    .where(like(limits.key, '["code","stranger","block"%'));
  expect(await sent(4, (at) => numbered(at + 1))).toBe(2);
  expect(await send('+639175563001', 'address 9')).toBe(true);
  platform.advance(6 * tenMinutes - 1);
  expect(await send('+639175554999', 'address 9')).toBe(false);
  platform.advance(2);
  expect(await send('+639175554999', 'address 9')).toBe(true);
});

it('an address is sent sixty codes in ten minutes, whatever the numbers', async () => {
  const far = (at: number) => [`+6391${1000 + at}0000`, 'one address'] as const;
  await counted(['code', 'address', 'one address'], 58);
  expect(await sent(4, far)).toBe(2);
  expect(await send('+639199990000', 'another')).toBe(true);
});

it('a merchant sends so many codes a day and no more; another is free', async () => {
  await counted(['code', 'stranger', 'merchant', 'alpha'], 20_000);
  expect(await send('+639175553001', 'address')).toBe(false);
  expect(await send('+639175553001', 'address', 'omega')).toBe(true);
});

it('a region abroad is sent three hundred codes in an hour; the own country is free', async () => {
  const abroad = (at: number) =>
    [`+4420${String(at * 10_007).padStart(8, '0')}`, `address ${at}`] as const;
  await counted(['code', 'stranger', 'region', 'alpha', '+442'], 298);
  expect(await sent(4, abroad)).toBe(2);
  expect(await send('+6591234567', 'another')).toBe(true);
  expect(await send('+639175553001', 'another')).toBe(true);
});

it('all merchants together send so many codes a day and no more', async () => {
  await counted(['code', 'stranger', 'all'], 60_000);
  expect(await send('+639175553001', 'address')).toBe(false);
  expect(await send('+639175553001', 'address', 'omega')).toBe(false);
});
