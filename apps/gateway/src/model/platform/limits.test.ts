import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '../../db/schema';
import { forget, giveBack, reserve } from './limits';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();

const windowMs = 1_000;
const take = (key: string, most = 2) => reserve(platform.gateway.services, { key, most, windowMs });
const rows = (prefix: string) =>
  platform.gateway.services.db
    .select()
    .from(limits)
    .where(like(limits.key, `${prefix}%`));

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
    await giveBack(services, 'back');
    expect(await take('back', 1)).toBe(true);
    await forget(services, 'back');
    expect(await take('back', 1)).toBe(true);
  });

  it('is neither wiped nor grown by what it refuses', async () => {
    const { services } = platform.gateway;
    const narrow = { key: 'flood narrow', most: 1, windowMs };
    await reserve(services, narrow);
    const before = await rows('flood');
    for (let at = 0; at < 50; at += 1) {
      const wide = { key: `flood ${at}`, most: 100, windowMs };
      expect(await reserve(services, narrow, wide)).toBe(false);
    }
    expect(await rows('flood')).toEqual(before);
    const [row] = await services.db.select().from(limits).where(eq(limits.key, 'flood narrow'));
    expect(row?.used).toBe(1);
  });
});
