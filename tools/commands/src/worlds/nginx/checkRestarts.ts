import assert from 'node:assert/strict';
import type { Checks } from '../checks';
import { startLoad, type LoadedSite } from './load';
import type { Fleet } from './startFleet';

/** Stops and starts each gateway in turn while players read and write: each of them has an answer of a gateway. */
export async function checkRestarts(
  { check }: Checks,
  { fleet, ...site }: LoadedSite & { readonly fleet: Fleet },
): Promise<void> {
  await check('a rolling restart of two gateways under load loses no answer', async () => {
    const load = startLoad(site);
    for (const at of [0, 1]) await fleet.restart(at);
    const { reads, writes, refused, lost } = await load.end();
    console.log(
      `      ${reads} reads, ${writes} deposits, ${refused} refused, ${lost.length} lost`,
    );
    assert.ok(writes > 0, 'no deposit was accepted');
    assert.deepEqual(lost, []);
  });
}
