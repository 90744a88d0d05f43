import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { signedProvider } from '../../model/wallet/signedProvider';
import { anyOrder } from '../../testing/randomMovements/commands';
import { newPlayer, providerSecret } from '../../testing/randomMovements/player';
import { Promises } from '../../testing/randomMovements/promises';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
/** Orders to try; each gets its time, on a busy machine too. */
const numRuns = Number(process.env['ANY_ORDER_RUNS'] ?? 3);

const folder = mkdtempSync(join(tmpdir(), 'playhouse-any-order-'));
beforeAll(async () => {
  const providers = [signedProvider('acme', providerSecret)];
  platform = await startPlatform({ dataDir: join(folder, 'data'), providers });
}, slowStart);
afterAll(async () => {
  await platform.gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'money moves once, within limits and as shown, in any order, in parallel and over restarts',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (commands) => {
        const player = await newPlayer(platform);
        await fc.asyncModelRun(() => ({ model: new Promises(), real: player }), commands);
      }),
      { numRuns },
    );
  },
  numRuns * 30_000,
);
