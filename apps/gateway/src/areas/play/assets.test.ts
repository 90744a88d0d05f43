import { expect, it } from 'vitest';
import { findAsset } from './assets';

it.each(['slot.mjs', 'sportsbook.mjs', 'lottery.mjs', 'closed.mjs'])(
  '%s is one script without imports',
  async (name) => {
    const asset = await findAsset(name);
    expect(asset?.type).toBe('text/javascript');
    expect(asset?.content).toContain('playhouse:ready');
    expect(asset?.content).not.toMatch(/\bimport\b/);
    expect(asset?.content).not.toContain('React.createElement');
  },
);

it('a file that games have not is not found', async () => {
  expect(await findAsset('other.mjs')).toBeUndefined();
});
