import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

interface Contacts {
  readonly value: readonly { readonly path: string }[];
}

test('contacts come sealed, at the end of the page, and close [SVC-01, SVC-02, SVC-03]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  // Read on its way: a browser may have let go of what an answer said by the time it is asked for.
  const paths: string[] = [];
  await page.route('**/wps/system/customerService', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const { value } = (await response.json()) as Contacts;
    paths.push(...value.map(({ path }) => path));
    await route.fulfill({ response });
  });
  await open('/m/home');
  const widget = page.getByRole('complementary', { name: 'Contact us' });
  const whole = widget.getByRole('button', { name: 'Contact us' });

  await whole.tap();
  await widget.getByRole('button', { name: 'Live chat' }).tap();
  const links = widget.getByRole('list').getByRole('list').getByRole('link');
  await expect(links).toHaveText(['Live chat', 'VIP manager']);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.join()).not.toContain('http');
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]+\.example\//);

  // Whatever lies over it takes the tap, as on a phone.
  const beside = page.getByRole('contentinfo').getByRole('link', { name: 'Promos' });
  await beside.tap({ force: true });
  await expect(links).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await whole.tap();
  await expect(widget.getByRole('list').first()).toBeVisible();
  await page.goBack();
  await expect(widget.getByRole('list')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
});
