import type { Page } from '@playwright/test';
import { announce, popup } from '../support/announcements';
import { createFinger } from '../support/finger';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const titleOf = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
/** The browser's record of a visitor's popup. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('SHELL_PU_B') ?? 'null') as unknown);

const hostile =
  '<img src="x" onerror="document.title = \'broken\'"><script>document.title = 1</script>';
const outside = '<a href="https://news.example/today">the news</a>';

test('announcements turn by a finger and stay closed [POPUP-01, POPUP-02, POPUP-03]', async ({
  page,
  open,
  expectedErrors,
}) => {
  // The browser names the handler that the cleaner then takes away.
  expectedErrors.push(/inline event handler/);
  const popups = [
    popup('B', 'Read on', { content: `<p>See ${outside}</p>${hostile}` }),
    popup('B', 'Other side'),
  ];
  await announce(page, { popups });
  await open('/m/home');
  await expect(titleOf(page)).toHaveText('Read on');
  await expect(page).toHaveTitle(/Amihanda/);

  const finger = await createFinger(page);
  const text = dialog(page).getByText('See the news');
  await finger.swipe(text, { x: -90, y: 0 });
  await expect(titleOf(page)).toHaveText('Read on');
  await finger.swipe(text, { x: -130, y: 10 });
  await expect(titleOf(page)).toHaveText('Other side');
  await page.getByRole('button', { name: 'Previous announcement' }).click();

  await dialog(page).getByRole('link', { name: 'the news' }).click();
  // The popup may still be on its way out.
  const question = page.getByRole('dialog', { name: 'You are leaving this site' });
  const go = question.getByRole('link', { name: 'Open' });
  await expect(go).toHaveAttribute('href', 'https://news.example/today');
  await expect(go).toHaveAttribute('rel', /noopener/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page)).toMatchObject({ show: false });

  await page.clock.install();
  await open('/m/home');
  await expect(page.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  await expect(dialog(page)).toBeHidden();
});
