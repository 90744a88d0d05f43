import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { forget, giveBack, reserve } from './limits';
import type { LimitKey } from './limits';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();

const windowMs = 1_000;
const take = (key: string, most = 2) =>
  reserve(platform.gateway.services, { key: [key], most, windowMs });
const rows = (prefix: string) =>
  platform.gateway.services.db
    .select()
    .from(limits)
    .where(like(limits.key, `["${prefix}%`));

describe('a limit', () => {
  it('lets exactly as many pass as it says, however many try at once', async () => {
    const tried = await Promise.all(Array.from({ length: 40 }, () => take('many', 5)));
    expect(tried.filter(Boolean)).toHaveLength(5);
  });

  it('begins anew when its window is over', async () => {
    expect([await take('window'), await take('window'), await take('window')]).toEqual([
      true,
      true,
      false,
    ]);
    platform.advance(windowMs);
    expect([await take('window'), await take('window'), await take('window')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('gets back what was no try, and can be forgotten', async () => {
    const { services } = platform.gateway;
    await take('back', 1);
    await giveBack(services, ['back']);
    expect(await take('back', 1)).toBe(true);
    await forget(services, ['back']);
    expect(await take('back', 1)).toBe(true);
  });

  it('is neither wiped nor grown by what it refuses', async () => {
    const { services } = platform.gateway;
    const key: LimitKey = ['flood', 'narrow'];
    const narrow = { key, most: 1, windowMs };
    await reserve(services, narrow);
    const before = await rows('flood');
    for (let at = 0; at < 50; at += 1) {
      const wide = { key: ['flood', at] as const, most: 100, windowMs };
      expect(await reserve(services, narrow, wide)).toBe(false);
    }
    expect(await rows('flood')).toEqual(before);
    const [row] = await services.db
      .select()
      .from(limits)
      .where(eq(limits.key, JSON.stringify(key)));
    expect(row?.used).toBe(1);
  });

  it('of one name is not that of another that contains its words', async () => {
    const { services } = platform.gateway;
    const one = (...key: LimitKey) => reserve(services, { key, most: 1, windowMs });
    expect(await one('words', 'victim', 'from here')).toBe(true);
    expect(await one('words', 'victim from here')).toBe(true);
    expect(await one('words', 'victim","from here')).toBe(true);
    expect(await one('words', 'victim', 'from here')).toBe(false);
  });
});
