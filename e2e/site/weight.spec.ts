import { limits } from '@playhouse/site/loadingPlan';
import { withoutPopups } from '../support/announcements';
import { sizeInKiB } from '../support/chunks';
import { moving } from '../support/motion';
import { contentUrl } from '../support/ports';
import { expect, test } from '../support/test';
import { ageAsRenewed } from './ageDocuments';
import { figures, weigh } from './weigh';
import type { Weight } from './weigh';

test.use({ ...moving, content: true });

/** Addresses that arrive with their games. */
const pages = { home: '/m/home', list: '/m/gameList?gameType=LIVE' } as const;
type PageName = keyof typeof pages;

type More = (typeof limits.member)[PageName];

// A page is watched for ten seconds at least.
test.setTimeout(120_000);

function demand(weight: Weight, more?: More): void {
  const seen = figures(weight);
  const { first, announcement } = limits;
  const popup = seen.announced ? announcement : { scriptsKiB: 0, scripts: 0 };
  const session = more ?? { scriptsKiB: 0, requests: 0, scripts: 0 };
  const mostKiB = first.scriptsKiB + popup.scriptsKiB + session.scriptsKiB;
  expect(seen.scriptsKiB).toBeLessThanOrEqual(mostKiB);
  expect(seen.inlineStylesKiB).toBeLessThanOrEqual(first.stylesKiB);
  expect(seen.linkedStylesKiB).toBe(0);
  const scripts = [...weight.scripts].map(([url, size]) => `${String(size)} ${url}`).join('\n');
  const mostScripts = first.scripts + popup.scripts + session.scripts;
  expect(weight.scripts.size, scripts).toBeLessThanOrEqual(mostScripts);
  expect(weight.beforeRow?.length, String(weight.beforeRow)).toBeLessThanOrEqual(first.beforeRow);
  const asked = weight.requests;
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(first.requests + session.requests);
  expect(weight.chain.length, weight.chain.join(' ')).toBeLessThanOrEqual(2);
  expect(weight.shift, weight.moved.join(' ')).toBeLessThan(0.0001);
}

const cost = 'fetches what is seen and no more, in one step, and nothing moves [ROUTE-20]';

test(`each page that arrives with its games ${cost}`, { tag: '@patient' }, async ({ browser }) => {
  // Side by side: what takes the time is waiting for rest.
  const visits = Object.values(pages).map((page) =>
    weigh(browser, contentUrl('amihanda') + page, { prepare: ageAsRenewed }),
  );
  for (const weight of await Promise.all(visits)) demand(weight);
});

test('a page at rest fetches the likely next screens, so that a press needs no file [ROUTE-20]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  await page.waitForFunction(() => performance.getEntriesByName('playhouse:next').length > 0);
  const files = await page.evaluate(() => {
    const [next] = performance.getEntriesByName('playhouse:next');
    const resources = performance.getEntriesByType('resource');
    const later = resources.filter(({ startTime }) => startTime >= (next?.startTime ?? 0));
    return later.map(({ name }) => new URL(name).pathname.slice(1));
  });
  const scripts = [...new Set(files.filter((file) => file.endsWith('.js')))];
  expect(sizeInKiB(scripts)).toBeLessThanOrEqual(limits.atRestKiB);
  await page.route('**/assets/**', () => new Promise<void>(() => undefined));
  await page.getByRole('link', { name: 'Log in' }).first().tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test('a later document arrives as a delta once a page has rested [ROUTE-20]', async ({
  browser,
}) => {
  // Where requests are routed, Chromium keeps nothing.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(contentUrl('amihanda') + pages.home);
  const fetched = await page.waitForFunction(() => {
    const [next] = performance.getEntriesByName('playhouse:next');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const atRest = resources.filter(({ startTime }) => startTime >= (next?.startTime ?? 0));
    const size = atRest.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return atRest.some(({ name }) => name.includes('/m/dictionary/')) && size / 1024;
  });
  expect(await fetched.jsonValue()).toBeLessThanOrEqual(limits.atRestKiB);
  const list = await page.goto(contentUrl('amihanda') + pages.list);
  expect(list?.headers()['content-encoding']).toBe('dcz');
  expect(await list?.text()).toContain('</html>');
  await context.close();
});

test(
  `each page of a member ${cost}`,
  { tag: ['@patient', '@world'] },
  async ({ browser, context, newMember, returnAs }) => {
    await returnAs(await newMember());
    const kept = await context.storageState();
    for (const name of ['home', 'list'] as const) {
      const options = { kept, prepare: ageAsRenewed };
      const weight = await weigh(browser, contentUrl('amihanda') + pages[name], options);
      demand(weight, limits.member[name]);
    }
  },
);
