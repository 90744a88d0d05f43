import type { Page, Route } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { chunkOf, fileOf } from '../support/chunks';
import { kindsOf } from '../support/extent';
import { follow } from '../support/follow';
import { hurry } from '../support/hurry';
import { expect, settled, test } from '../support/test';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 404/, /Failed to fetch/, /ERR_CONNECTION_RESET/, /does not come/);
});

const gone = (page: Page, module: string) =>
  page.route(chunkOf(module), (route) => route.fulfill({ status: 404, body: 'gone' }));

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a screen whose file cannot be had ends, after one reload, on a screen with ways on [ROUTE-20]', async ({
  page,
}) => {
  await gone(page, 'libs/content/src/pages/HelpPage.tsx');
  const loads = countLoads(page);
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(loads()).toBe(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'To the home screen' }).click();
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amihanda');
});

/** What becomes of an address: one that failed fails for ever, as in an engine that keeps what it has seen. */
const losses: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  fails: (route) => route.abort('connectionreset'),
  'does not come': () => new Promise(() => undefined),
};

for (const [loss, meet] of Object.entries(losses))
  test(`a script that ${loss} is asked for again under a fresh address, and its screen comes without another page [ROUTE-20]`, async ({
    page,
  }) => {
    await hurry(page);
    await withoutPopups(page);
    const file = `/${fileOf('libs/content/src/pages/HelpPage.tsx')}`;
    await page.route(`**${file}`, meet);
    const loads = countLoads(page);
    const fresh = page.waitForRequest((request) => request.url().includes(`${file}?`));
    await page.goto('/m/help');
    await fresh;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help centre');
    expect(loads()).toBe(1);
  });

test('a script that was changed on the way is never run, by whichever address it comes [ROUTE-20]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity/);
  let asked = 0;
  await page.route(chunkOf('libs/content/src/pages/HelpPage.tsx'), (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true;' });
  });
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(asked).toBeGreaterThan(2);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test.describe('a page that arrived with its games', () => {
  test.use({ content: true });

  const login = 'libs/auth/src/pages/LoginPage.tsx';
  const isRun = (page: Page) => page.evaluate(() => 'wasRun' in window);
  const changed = (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true;' });

  /** Takes the step to the script that was changed, where it is not run. */
  async function meetChanged(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Log in' }).first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    expect(await isRun(page)).toBe(false);
  }

  test('it runs no script of another screen that was changed on the way [ROUTE-20]', async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/integrity/);
    await withoutPopups(page);
    let asked = 0;
    await page.route(chunkOf(login), (route) => {
      asked += 1;
      return changed(route);
    });
    await open('/m/home');
    await meetChanged(page);
    expect(asked).toBeGreaterThan(1);
  });

  test('where it cannot learn what its files are, it runs none unseen, and goes on as soon as it can [ROUTE-20]', async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/integrity/);
    await withoutPopups(page);
    let isWhole = false;
    // What stands in it would let the changed script in.
    await page.route('**/assets/files-*.json', (route) =>
      isWhole ? route.continue() : route.fulfill({ json: {} }),
    );
    await page.route(chunkOf(login), (route) => (isWhole ? route.continue() : changed(route)));
    await open('/m/home');
    await meetChanged(page);
    isWhole = true;
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  });

  test('home stands without what lies over it; a tap that needs it tells [ROUTE-20]', async ({
    page,
    open,
  }) => {
    await gone(page, 'libs/shell/src/layout/Extras.tsx');
    const loads = countLoads(page);
    await open('/m/home');
    // It is looked for once more, by a reload.
    await expect.poll(loads).toBe(2);
    await settled(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Slots/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Promotions' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.getByRole('link', { name: 'To the home screen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amihanda');
  });
});

const startingFiles: Readonly<Record<string, () => string | RegExp>> = {
  script: () => '**/assets/index-*.js',
  texts: () => chunkOf('libs/i18n/texts/EN.js'),
};
const absences: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'cannot be had': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'never come': () => new Promise(() => undefined),
};

// Without any of its scripts each screen is looked at in the matrix of faults; here one of them is missing.
for (const [what, addresses] of kindsOf(Object.entries(startingFiles), 1))
  for (const [absence, meet] of kindsOf(Object.entries(absences), 1))
    test(
      `a page whose ${what} ${absence} says so in the player’s language, with ways on [ROUTE-20]`,
      { tag: '@patient' },
      async ({ page }) => {
        await hurry(page);
        let isBack = false;
        await page.route(addresses(), (route) => (isBack ? route.continue() : meet(route)));
        // What is on its way for ever keeps the page from being whole.
        await page.goto('/m/service', { waitUntil: 'commit' });
        const home = page.getByRole('link', { name: 'To the home screen' });
        await expect(home).toBeVisible();
        await expect(page.getByText('Something went wrong')).toBeVisible();
        isBack = true;
        await page.getByRole('link', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer service');
      },
    );

test('where neither a screen nor a fresh page comes, the old page says so, with ways on [ROUTE-20]', async ({
  page,
  open,
}) => {
  await hurry(page);
  await open('/m/service');
  await gone(page, 'libs/content/src/pages/NoticePage.tsx');
  await page.route('**/m/notice', () => new Promise(() => undefined));
  // A page cannot be asked anything while another is on its way, so it tells by itself what it shows.
  const sights: string[] = [];
  await page.exposeFunction('noteSight', (sight: string) => sights.push(sight));
  await page.evaluate(() => {
    const { noteSight } = window as unknown as { noteSight: (sight: string) => void };
    setInterval(() => noteSight(document.querySelector('main')?.innerText.trim() ?? ''), 100);
  });
  await follow(page, '/m/notice');
  await expect.poll(() => sights).toContain('Loading');
  await expect
    .poll(() => sights.at(-1))
    .toMatch(/Something went wrong[^]*Try again[^]*To the home screen/);
});

test('a page whose program cannot be had says so beside what it shows, and loads anew [ROUTE-20]', async ({
  page,
}) => {
  const scripts = '**/assets/*.js*';
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/m/home');
  const note = page.getByRole('alert').filter({ hasText: 'Part of this page did not arrive.' });
  await expect(note).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').first()).toBeHidden();
  await page.unroute(scripts);
  await note.getByRole('link', { name: 'Try again' }).tap();
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByText('Part of this page did not arrive.')).toBeHidden();
});

test('a start that went wrong on its way and succeeds all the same says nothing of it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/of an extension/);
  await withoutPopups(page);
  let come: () => void = () => undefined;
  const due = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await due;
    await route.continue();
  });
  await page.goto('/m/service', { waitUntil: 'commit' });
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of an extension');
    });
  });
  await expect(page.locator('html')).toHaveAttribute('data-failed');
  come();
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-failed');
  await expect(page.getByText('Something went wrong')).toBeHidden();
});
