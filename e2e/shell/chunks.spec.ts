import type { Page, Route } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { matchChunk, findFile } from '../support/chunks';
import { expect, settled, test } from '../support/test';

// The fault matrix has columns for scripts that are gone or never come.
test.beforeEach(({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /Failed to fetch/, /ERR_CONNECTION_RESET/, /does not come/);
  return withoutPopups(page);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the engine fetches a module again that failed; Chromium up to 150 keeps the failure until another page. */
async function fetchesAgain(page: Page): Promise<boolean> {
  let asked = 0;
  await page.route('**/probe.js', (route) => {
    asked += 1;
    return asked === 1
      ? route.abort('connectionreset')
      : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/mark.svg');
  return page.evaluate(async () => {
    const load = () => import(`${location.origin}/probe.js`);
    return load()
      .catch(load)
      .then(Boolean, () => false);
  });
}

test('a script that failed is asked for once more, in the same page where engines can [ROUTE-20]', async ({
  page,
}) => {
  const most = (await fetchesAgain(page)) ? 1 : 2;
  const file = `/${findFile('libs/content/src/pages/HelpPage.tsx')}`;
  let asked = 0;
  await page.route(`**${file}`, (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionreset') : route.continue();
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto('/m/help');
  await expect(heading(page)).toHaveText('Help center');
  expect(asked).toBeGreaterThan(1);
  expect(loads).toBe(most);
});

test.describe('a page that arrived with its games', () => {
  test.use({ content: true });

  test('runs no script that was changed on its way [ROUTE-20]', async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/integrity/);
    let asked = 0;
    let isWhole = false;
    const changed = (route: Route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true;' });
    };
    await page.route(matchChunk('libs/auth/src/pages/LoginPage.tsx'), (route) =>
      isWhole ? route.continue() : changed(route),
    );
    await open('/m/home');
    await page.getByRole('link', { name: 'Log in' }).first().tap();
    await expect(heading(page)).toHaveText('Something went wrong');
    expect(asked).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    isWhole = true;
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(heading(page)).toHaveText('Welcome back');
  });
});

test(
  'a start that went wrong on its way and succeeds all the same says nothing of it',
  { tag: '@world' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/of an extension/);
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
  },
);
