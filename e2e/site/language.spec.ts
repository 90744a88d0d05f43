import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

test.use({ content: true });

// A merchant that takes a language away, or an extension that writes into the storage.
test('a document is shown to players whose saved language the merchant does not speak [SHELL-11]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await page.addInitScript(() => localStorage.setItem('language', 'xx'));
  await open('/m/home');
  await expect(page.getByRole('main').locator('a[href*="launchGame"]').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-rewrite');
});
