import { withoutPopups } from '../support/announcements';
import { fingerOf } from '../support/finger';
import { expect, test } from '../support/test';

const customerService = '**/wps/system/customerService';

interface Contacts {
  readonly value: readonly { readonly title: string; readonly path: string }[];
}

test('the floating widget of home lists several contacts of a kind and follows a single one; sealed links come out open [SVC-02, SVC-03]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  // Read on its way: a browser may have let go of what an answer said by the time it is asked for.
  const paths: string[] = [];
  await page.route(customerService, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const { value } = (await response.json()) as Contacts;
    paths.push(...value.map(({ path }) => path));
    await route.fulfill({ response });
  });
  await open('/m/home');
  await expect.poll(() => paths.length).toBeGreaterThan(3);
  expect(paths.join()).not.toContain('http');

  const widget = page.getByRole('complementary', { name: 'Contact us' });
  const whole = widget.getByRole('button', { name: 'Contact us' });
  await expect(whole).toBeVisible();
  // A page that moved while nobody looked stands again.
  const finger = await fingerOf(page);
  await expect(async () => {
    await finger.down({ x: 200, y: 500 });
    await finger.move({ x: 200, y: 400 });
    await finger.up();
    await expect(whole).toBeHidden({ timeout: 400 });
  }).toPass();
  await expect(whole).toBeVisible();
  await whole.click();
  const chat = widget.getByRole('button', { name: 'Live chat' });
  await expect(chat).toHaveAttribute('aria-expanded', 'false');
  await chat.click();
  const links = widget.getByRole('list').getByRole('list').getByRole('link');
  await expect(links).toHaveText(['Live chat', 'VIP host']);
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]+\.example\//);

  await widget.getByRole('button', { name: 'Telegram' }).click();
  await expect(links).toHaveText(['News channel', 'Help group']);
  await expect(chat).toHaveAttribute('aria-expanded', 'false');
  await widget.getByRole('button', { name: 'Telegram' }).click();
  await expect(links).toHaveCount(0);

  const only = widget.getByRole('link', { name: 'Facebook: Community' });
  await expect(only).toHaveAttribute('href', 'https://facebook.example/amihanda');
  await expect(only).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(only).toBeHidden();
  await whole.click();
  await expect(only).toBeVisible();
  await page.goBack();
  await expect(only).toBeHidden();
});

test('a tap beside the open contacts closes them and does nothing else [SVC-02]', async ({
  page,
  open,
}) => {
  await withoutPopups(page);
  await open('/m/home');
  const widget = page.getByRole('complementary', { name: 'Contact us' });
  await widget.getByRole('button', { name: 'Contact us' }).tap();
  const contact = widget.getByRole('link', { name: 'Facebook: Community' });
  await expect(contact).toBeVisible();
  const beside = page.getByRole('contentinfo').getByRole('link', { name: 'Events' });
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await beside.evaluate((link) =>
    link.addEventListener('click', Reflect.get(window, 'pressed') as () => void),
  );
  // Whatever lies over it takes the tap, as on a phone.
  await beside.tap({ force: true });
  await expect(contact).toBeHidden();
  await beside.tap();
  await page.waitForURL('**/m/activity');
  await expect.poll(() => presses).toBe(1);
});

test('the widget is away from a page that a finger moves, until the finger is [SVC-01]', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/m/help');
  const whole = page
    .getByRole('complementary', { name: 'Contact us' })
    .getByRole('button', { name: 'Contact us' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(whole).toBeVisible({ timeout: 100 });
  }).toPass();
  const finger = await fingerOf(page);
  await finger.down({ x: 200, y: 600 });
  await finger.move({ x: 200, y: 500 });
  await expect(whole).toBeHidden();
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(whole).toBeHidden();
  await finger.up();
  await page.clock.runFor(5000);
  await expect(whole).toBeVisible();
});

test('the side widget of reading screens does the same with the platform’s contacts [SVC-01, SVC-03]', async ({
  page,
  open,
}) => {
  await page.route(customerService, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const { value } = (await response.json()) as Contacts;
    const kept = value.filter(({ title }) => title !== 'VIP host');
    // One that nobody can open must not take the others along.
    await route.fulfill({
      json: { success: true, value: [...kept, { type: 'CS', title: 'Torn', path: 'abcdefgh12' }] },
    });
  });
  await open('/m/help');
  const widget = page.getByRole('complementary', { name: 'Contact us' });
  await widget.getByRole('button', { name: 'Contact us' }).click();
  await expect(widget.getByRole('link', { name: 'Live chat' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await widget.getByRole('button', { name: 'Telegram' }).click();
  const inner = widget.getByRole('list').getByRole('list').getByRole('listitem');
  await expect(inner).toHaveText(['News channel', 'Help group']);

  await open('/m/service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Live chat/ })).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: /Torn/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /Community/ })).toBeVisible();
});
