import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

type Hash = (password: string, settings: object) => Promise<string>;

/** Files of tests share what has been loaded: all of them are to see the same. */
const shared = globalThis as { quickHash?: Hash };

/**
 * Setup of the platform's tests: hashes of passwords with the least work there is, which is written into each and holds
 * for its check, too. With the work that protects people a minute of the tests was hashing; how much that is has a test.
 */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon2>();
  shared.quickHash ??= vi.fn<Hash>((password, settings) =>
    real.hash(password, { ...settings, memoryCost: 8, timeCost: 1 }),
  );
  return { ...real, hash: shared.quickHash };
});
