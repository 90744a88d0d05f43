import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Setup of the platform's tests: hashes of passwords with the least work there is, which is written into each and holds
 * for its check, too. With the work that protects people a minute of the tests was hashing; how much that is has a test.
 */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon2>();
  return {
    ...real,
    hash: vi.fn((password: string, settings: object) =>
      real.hash(password, { ...settings, memoryCost: 8, timeCost: 1 }),
    ),
  };
});
