import { expect, test } from '../support/test';
import { serveInTwoParts } from './serveInTwoParts';

test('the first paint is whole and in the saved language before any script runs [LANG-01]', async ({
  page,
  merchant,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  // The page's own scripts never arrive: only what the document carries can be on screen.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByText('Mag-log in', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(merchant, 'i'));
});

test.describe('on a line that halts', () => {
  // As who has no cookie is sent it: written anew in another language, it would show nothing.
  test.use({ language: 'TY' });

  test(
    'a page whose document comes in two pieces is painted once, when it is whole',
    { tag: '@world' },
    async ({ page, baseURL, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      const pause = 1500;
      const line = await serveInTwoParts(`${baseURL ?? ''}/m/home`, '</header>', pause);
      // Nothing but the document comes by this line.
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.abort(),
      );
      await page.goto(line.url);
      const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      await expect.poll(() => page.evaluate(firstPaint)).toBeDefined();
      const painted = await page.evaluate(firstPaint);
      await line.close();
      expect(painted).toBeGreaterThan(pause);
    },
  );
});
