import { hash } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, passwordFits } from './passwords';

it('hashes with as much work as OWASP advises', async () => {
  await hashPassword('Playhouse-2026');
  expect(vi.mocked(hash)).toHaveBeenLastCalledWith('Playhouse-2026', {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
});

it('tells the password from others, and nobody’s from any', async () => {
  const stored = await hashPassword('Playhouse-2026');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(stored).not.toContain('Playhouse-2026');
  expect(await passwordFits(stored, 'Playhouse-2026')).toBe(true);
  expect(await passwordFits(stored, 'playhouse-2026')).toBe(false);
  expect(await passwordFits(undefined, 'nobody has this password')).toBe(false);
});
