import { readFileSync } from 'node:fs';
import { findChromium } from '@playhouse/browser/findChromium';
import { serveFolder } from '@playhouse/browser/serveFolder';
import { chromium, type Page } from 'playwright';
import { nx } from '../../nx';
import { startChecks } from '../checks';

const folder = 'dist/storybook';
const checks = startChecks('storybook');

interface Entry {
  readonly id: string;
  readonly tags: readonly string[];
}

const listEntries = () =>
  Object.values(
    (JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> })
      .entries,
  );

/** Opens an address and waits for a cell, or another part of it. @returns addresses that could not be had meanwhile */
async function openCell(
  page: Page,
  address: string,
  part = '[data-cell], [data-led-to]',
): Promise<readonly string[]> {
  const missing: string[] = [];
  const note = (status: number, url: string) => status >= 400 && missing.push(url);
  page.on('response', (response) => note(response.status(), response.url()));
  page.on('pageerror', (error) => missing.push(error.message));
  await page.goto(address);
  const isManager = address.includes('path=');
  const scene = isManager ? page.frameLocator('#storybook-preview-iframe') : page;
  await scene.locator(part).first().waitFor();
  // A page of many pictures loads two at a time.
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  return missing;
}

function equal(found: unknown, wanted: unknown) {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${one} where ${other} was due`);
}

/** Portuguese, dark, refused, 320 px, text of 200 %: the address says it all. */
async function checkLink(page: Page, base: string) {
  const { id = '' } =
    listEntries().find((entry) => entry.id.endsWith('create-withdraw-withdraw-turnover-open')) ??
    {};
  const globals = 'language:PT;scheme:dark;text:200;viewport:small';
  const missing = await openCell(page, `${base}/?path=/story/${id}&globals=${globals}`);
  const scene = page.frameLocator('#storybook-preview-iframe');
  await scene.getByText('Você ainda precisa apostar mais').first().waitFor();
  const look = await scene.locator('html').evaluate((root: HTMLElement) => ({
    ...{ lang: root.lang, theme: root.dataset['theme'], width: root.clientWidth },
    ...{ wide: root.scrollWidth > root.clientWidth, text: getComputedStyle(root).fontSize },
  }));
  equal(
    { ...look, missing },
    {
      ...{ lang: 'pt-BR', theme: 'dark', width: 320, wide: false, text: '32px', missing: [] },
    },
  );
}

/** The bar of how much a page may do before somebody can type into it, in seconds of its main thread. */
const mostWork = 2.5;

/** The map of screens can be searched soon, and a sentence typed there leads to the cell. */
async function checkMap(page: Page, base: string) {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${base}/`, { waitUntil: 'commit' });
  const scene = page.frameLocator('#storybook-preview-iframe');
  await scene.getByLabel(/^Find a screen/).waitFor();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity;
  if (work > mostWork)
    throw new Error(`${work.toFixed(1)} s of work where ${mostWork} are allowed`);
  await scene
    .getByLabel(/^Find a screen/)
    .fill(
      'the withdraw screen in Portuguese, dark, with a refused order, at 320 px with 200 % text',
    );
  await scene
    .getByRole('link', { name: /^Withdraw.*turnover/ })
    .first()
    .click();
  await scene.getByText('Você ainda precisa apostar mais').first().waitFor();
  equal(
    scripts.filter((address) => /\/axe-/.test(address)),
    [],
  );
}

/** Pages for designers, by the beginning of their ids. */
const isPage = ({ id }: Entry) => /^(?:welcome|brand|foundations|writing|flows)-/.test(id);

/** Opens a page for designers. @returns what it lacks, and stories to which it leads and that there are not */
async function openPage(page: Page, address: string): Promise<readonly string[]> {
  const missing = await openCell(page, address, 'main h1');
  const links = await page
    .locator('a[href*="path=/story/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const known = new Set(listEntries().map(({ id }) => `/story/${id}`));
  const lost = links.filter((link) => !known.has(new URL(link).searchParams.get('path') ?? ''));
  return [...missing, ...lost];
}

const code = nx(['run', 'storybook:build', '--outputStyle=static'], {});
if (code !== 0) process.exit(code);
const server = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const newPage = () => browser.newPage({ viewport: { width: 1280, height: 900 } });

await checks.check('a refused withdrawal in another look is one link', async () => {
  const page = await newPage();
  await checkLink(page, server.origin);
  await page.close();
});
await checks.check('the map of screens is soon there, and a sentence leads to a cell', async () => {
  const page = await newPage();
  await checkMap(page, server.origin);
  await page.close();
});
for (const { id } of listEntries().filter(
  ({ tags }) => tags.includes('cell') && !tags.includes('more'),
))
  await checks.check(`${id} opens by its link, and nothing is missing`, async () => {
    const page = await newPage();
    equal(await openCell(page, `${server.origin}/iframe.html?viewMode=story&id=${id}`), []);
    await page.close();
  });

for (const { id } of listEntries().filter(isPage))
  await checks.check(`${id} leads to stories that there are, and nothing is missing`, async () => {
    const page = await newPage();
    equal(await openPage(page, `${server.origin}/iframe.html?viewMode=story&id=${id}`), []);
    await page.close();
  });

await browser.close();
server.close();
checks.finish();
