import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { stampVariant } from '@playhouse/merchants/stamp/stampVariant';
import { gatewayUrl } from '../support/ports';
import { expect, test as base } from '../support/test';

interface BareSite {
  readonly url: string;
  /** Every text that was stamped: pages, manifest, the worker with what it keeps, addresses, headers. */
  readonly stamped: string;
}

/** A merchant without agents and lotteries. The platform says that it has both: that must not bring them back. */
const test = base.extend<{ bare: BareSite }>({
  bare: async ({ merchant }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'domains-'));
    const places = await stampVariant({
      code: merchant,
      folder,
      change: ({ domainRoute: _leadsToAgents, ...own }) => ({
        ...own,
        domains: [],
        agentMenu: [],
        categories: own.categories.filter((name) => name !== 'LOTT' && name !== 'ELOTT'),
      }),
    });
    const files = readdirSync(places.out, { recursive: true, encoding: 'utf8' });
    const stamped = files
      .filter((name) => /\.(html|js|json|webmanifest|txt)$/.test(name))
      .map((name) => readFileSync(join(places.out, name), 'utf8'))
      .join('\n');
    const site = await startPreview({ code: merchant, port: 0, gatewayUrl, places });
    await use({ url: site.url, stamped });
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ bare }, use) => use(bare.url),
});

/** Files of the compiled site that only screens and texts of agents and lotteries are in. */
function theirFiles(): string[] {
  const manifest = JSON.parse(
    readFileSync(join(workspacePlaces().site, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string; readonly css?: readonly string[] }>;
  const theirs = /libs\/(?:agent|lottery)\/|^_(?:agent|lottery|lotteries|slip)-/;
  return Object.entries(manifest)
    .filter(([source]) => theirs.test(source))
    .flatMap(([, { file, css = [] }]) => [file, ...css]);
}

test('a merchant without agents and lotteries has no screen, entry or file of theirs [WL-01]', async ({
  page,
  bare,
  newMember,
  returnAs,
  open,
}) => {
  const files = theirFiles();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => bare.stamped.includes(file))).toEqual([]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  // Whoever is an agent elsewhere is a member here.
  await returnAs(await newMember({ type: 1 }));
  for (const address of ['/m/home', '/m/gameLobby', '/m/mine']) {
    await open(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/Agent center|lottery/i), address).toHaveCount(0);
    const links = await page.locator('a').evaluateAll((all) => all.map((each) => each.outerHTML));
    expect(links.filter((link) => /href="[^"]*(lott|agent)/i.test(link))).toEqual([]);
  }
  for (const address of ['/m/agent', '/m/LOTTERY']) {
    await open(address);
    await expect(page.getByText('We can’t find that page'), address).toBeVisible();
  }
  expect(fetched.filter((file) => files.includes(file))).toEqual([]);
});
