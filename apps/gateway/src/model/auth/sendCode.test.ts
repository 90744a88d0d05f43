import { like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { limitCodes } from './sendCode';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();
beforeEach(async () => {
  await platform.gateway.services.db.delete(limits).where(like(limits.key, 'code%'));
});

const tenMinutes = 600_000;

/** Counts a code to a number from an address; whether it may be sent. */
async function send(target: string, address: string, merchant = 'alpha'): Promise<boolean> {
  const { services } = platform.gateway;
  const scope = services.scopes.get(merchant);
  if (scope === undefined) throw new Error(`no ${merchant}`);
  try {
    await limitCodes({ services, scope, address }, target);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'sms.tooMany' });
    return false;
  }
}

/** So many have been counted under a key, for ten minutes to come. */
async function counted(key: string, used: number): Promise<void> {
  const { db, now } = platform.gateway.services;
  await db.insert(limits).values({ key, used, resetsAt: new Date(now() + tenMinutes) });
}

/** How many of so many codes may be sent. */
async function sent(size: number, to: (at: number) => readonly [string, string]): Promise<number> {
  let passed = 0;
  for (let at = 0; at < size; at += 1) if (await send(...to(at))) passed += 1;
  return passed;
}

it('a number is sent five codes in ten minutes, and twenty in a day', async () => {
  const one = (at: number) => ['+639175553001', `address ${at}`] as const;
  for (let round = 0; round < 4; round += 1) {
    expect(await sent(8, one)).toBe(5);
    platform.advance(tenMinutes + 1);
  }
  expect(await sent(8, one)).toBe(0);
  platform.advance(24 * 6 * tenMinutes);
  expect(await sent(8, one)).toBe(5);
});

it('numbers of one block are sent a hundred codes in an hour, those of another are free', async () => {
  const numbered = (at: number) => [`+63917555${4000 + at}`, `address ${at}`] as const;
  expect(await sent(1, numbered)).toBe(1);
  await platform.gateway.services.db
    .update(limits)
    .set({ used: 98 })
    .where(like(limits.key, 'code block%'));
  expect(await sent(4, (at) => numbered(at + 1))).toBe(2);
  expect(await send('+639175563001', 'address 9')).toBe(true);
  platform.advance(6 * tenMinutes - 1);
  expect(await send('+639175554999', 'address 9')).toBe(false);
  platform.advance(2);
  expect(await send('+639175554999', 'address 9')).toBe(true);
});

it('an address is sent sixty codes in ten minutes, whatever the numbers', async () => {
  const far = (at: number) => [`+6391${1000 + at}0000`, 'one address'] as const;
  await counted('codes one address', 58);
  expect(await sent(4, far)).toBe(2);
  expect(await send('+639199990000', 'another')).toBe(true);
});

it('a merchant sends so many codes a day and no more; another is free', async () => {
  await counted('code merchant alpha', 20_000);
  expect(await send('+639175553001', 'address')).toBe(false);
  expect(await send('+639175553001', 'address', 'omega')).toBe(true);
});

it('a region abroad is sent three hundred codes in an hour; the own country is free', async () => {
  const abroad = (at: number) =>
    [`+4420${String(at * 10_007).padStart(8, '0')}`, `address ${at}`] as const;
  await counted('code region alpha +442', 298);
  expect(await sent(4, abroad)).toBe(2);
  expect(await send('+6591234567', 'another')).toBe(true);
  expect(await send('+639175553001', 'another')).toBe(true);
});

it('all merchants together send so many codes a day and no more', async () => {
  await counted('codes of all', 60_000);
  expect(await send('+639175553001', 'address')).toBe(false);
  expect(await send('+639175553001', 'address', 'omega')).toBe(false);
});
