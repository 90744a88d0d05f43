import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { deployMerchants } from '../deploy/deployMerchants';
import { loadSite } from '../stamp/compiledSite';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { siteInRelease, siteOf, withStarter } from './sites';
import { sizesOf, sizeTable } from './sizes';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});
afterEach(() => sandbox.remove());

const sizes = async (code: string) =>
  sizesOf(await siteOf(await loadSite(sandbox), loadMerchant(code, sandbox), sandbox));
/** Nothing makes it smaller on the way. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

describe('sizes of a site', () => {
  it('counts what a page names and has inside, and each file of the merchant', async () => {
    const before = await sizes('amihanda');
    sandbox.write('site/client/assets/home-3c.js', `export const home = '${noise(8192)}';`);
    sandbox.write('site/client/assets/home-3c.css', `.home{content:"${noise(4096)}"}`);
    const after = await sizes('amihanda');
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(grown('home: scripts it names')).toBeGreaterThan(8000);
    expect(grown('home: scripts it names')).toBeLessThan(9000);
    expect(grown('home: styles in it')).toBeGreaterThan(4000);
    expect(grown('home: page')).toBeGreaterThan(4000);
    expect(grown('logo.svg')).toBe(0);
    expect(after['logo.svg']).toBeGreaterThan(0);
  });

  it('compares a merchant with the one that the generator makes', async () => {
    const starter = await withStarter('amihanda', sandbox, async (loaded) =>
      sizesOf(await siteOf(await loadSite(sandbox), loaded, sandbox)),
    );
    const own = await sizes('amihanda');
    expect(own).toMatchObject(
      Object.fromEntries(Object.keys(starter).map((name) => [name, expect.any(Number) as number])),
    );
    expect(starter['icons/icon-512.png']).toBeGreaterThan(0);
    expect(sizeTable(own, starter)).toMatch(/webclip\.mobileconfig +[\d.]+ KiB +- +-[\d.]+ KiB/);
  });

  it('finds the same in a release of the same, and what has grown since', async () => {
    const out = join(sandbox.root, 'served');
    await deployMerchants(
      {
        ...{ codes: ['amihanda'], isWhole: true, out, settings: { tls: '/etc/tls' }, keep: 2 },
        allowDevelopmentKey: true,
        packages: { id: 'first', list: () => Buffer.from('[]') },
      },
      sandbox,
    );
    const released = () => sizesOf(siteInRelease(out, 1, 'amihanda'));
    expect(released()).toEqual(await sizes('amihanda'));
    sandbox.edit('merchants/amihanda/assets/logo.svg', (svg) =>
      svg.replace('</svg>', `<title>${noise(3000)}</title></svg>`),
    );
    const table = sizeTable(released(), await sizes('amihanda')).split('\n');
    const [logo] = table.filter((line) => line.startsWith('logo.svg'));
    expect(logo).toMatch(/KiB +[\d.]+ KiB +\+[23]\.\d KiB$/);
    expect(table.filter((line) => line.includes('same'))).toHaveLength(6);
    expect(table).toHaveLength(7);
    expect(() => siteInRelease(out, 1, 'corvalume')).toThrow('has no merchant "corvalume"');
  });
});
