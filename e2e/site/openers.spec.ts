import { expect, test } from '../support/test';

const nothing = '<!doctype html><link rel="icon" href="data:,">';

test('a page of somebody else that opens the site in a window has no hold on it', async ({
  page,
  baseURL,
}) => {
  const home = new URL('/m/home', baseURL).href;
  // The same machine by a name that is another site's.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: nothing }),
  );
  await page.goto('http://localhost/');
  const opened = page.context().waitForEvent('page');
  const hold = await page.evaluateHandle((url) => window.open(url), home);
  const site = await opened;
  await expect(site.getByRole('banner')).toBeVisible();
  await expect.poll(() => hold.evaluate((own) => own?.closed)).toBe(true);
  expect(await site.evaluate(() => window.opener as unknown)).toBeNull();
});
