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
const pages = { home: '/m/home', 'a list': '/m/gameList?gameType=LIVE' } as const;
type PageName = keyof typeof pages;

/** Limits of a first visit until the page rests. */
const limits = {
  scriptsKiB: 190,
  announcementKiB: 35,
  stylesKiB: 15,
  beforeRow: 14,
  requests: 30,
  /** Scripts of the screens that are likely next. */
  atRestKiB: 150,
};

/** Few files. */
const files = { scripts: 8, announcement: 3 };

interface More {
  readonly scriptsKiB: number;
  readonly requests: number;
  readonly scripts: number;
}

/**
 * A session adds: the strip of money, calls for what is theirs; on home a banner, a row of their games
 * and, with the first call that only members make, the whole contract.
 */
const membersMore: Readonly<Record<PageName, More>> = {
  home: { scriptsKiB: 14, requests: 13, scripts: 4 },
  'a list': { scriptsKiB: 9, requests: 7, scripts: 3 },
};

// A page is watched for ten seconds at least.
test.setTimeout(120_000);

function demand(weight: Weight, more?: More): void {
  const seen = figures(weight);
  const extra = (seen.announced ? limits.announcementKiB : 0) + (more?.scriptsKiB ?? 0);
  expect(seen.scriptsKiB).toBeLessThanOrEqual(limits.scriptsKiB + extra);
  expect(seen.inlineStylesKiB).toBeLessThanOrEqual(limits.stylesKiB);
  expect(seen.linkedStylesKiB).toBe(0);
  const scripts = [...weight.scripts].map(([url, size]) => `${String(size)} ${url}`).join('\n');
  const most = files.scripts + (seen.announced ? files.announcement : 0) + (more?.scripts ?? 0);
  expect(weight.scripts.size, scripts).toBeLessThanOrEqual(most);
  expect(weight.beforeRow?.length, String(weight.beforeRow)).toBeLessThanOrEqual(limits.beforeRow);
  const asked = weight.requests;
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(
    limits.requests + (more?.requests ?? 0),
  );
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

test(
  `each page of a member ${cost}`,
  { tag: ['@patient', '@world'] },
  async ({ browser, context, newMember, returnAs }) => {
    await returnAs(await newMember());
    const kept = await context.storageState();
    for (const name of ['home', 'a list'] as const) {
      const options = { kept, prepare: ageAsRenewed };
      const weight = await weigh(browser, contentUrl('amihanda') + pages[name], options);
      demand(weight, membersMore[name]);
    }
  },
);
