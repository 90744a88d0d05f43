import { calls } from '../accounts/steps';
import { moving } from '../support/motion';
import { noteShifts, shiftsOf } from '../support/shifts';
import { expect, test } from '../support/test';

test.use(moving);

const help = '**/wps/system/helpCenter?*';

test('the help centre opens the title that was clicked or asked for, one at a time [HELP-01]', async ({
  page,
  open,
}) => {
  const asked = calls(page, '/wps/system/helpCenter');
  await open('/m/help');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(titles).toHaveCount(6);
  await expect(titles.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Choose a method and an amount.')).toBeVisible();
  const query = new URL(asked[0]?.url() ?? '').searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ lang: 'EN', device: 'MOBILE' });
  expect(asked[0]?.headers()['module']).toBe('COMM3');

  await titles.nth(3).click();
  await expect(titles.nth(3)).toHaveAttribute('aria-expanded', 'true');
  await expect(titles.first()).toHaveAttribute('aria-expanded', 'false');

  await open('/m/help?i=2');
  await expect(titles.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Read on its own page' }).click();
  await page.waitForURL('**/m/helpDetail?*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I forgot my password');
});

test('help says when there is none, and what to quote when it cannot be had [HELP-01, ERR-01]', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await page.route(help, (route) => route.fulfill({ json: { success: true, value: [] } }));
  await open('/m/help');
  await expect(page.getByText('No help texts yet')).toBeVisible();

  await page.unroute(help);
  const failure = {
    success: false,
    value: null,
    code: 'no.such.code',
    message: 'raw',
  };
  await page.route(help, (route) => route.fulfill({ status: 400, json: failure }));
  await open('/m/help');
  const main = page.getByRole('main');
  await expect(main).toContainText('Something went wrong. Please try again.');
  await expect(main).toContainText(/Reference \w{6,}/);
  await expect(main).not.toContainText(/no\.such\.code|raw/);
  await page.unroute(help);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('button', { name: 'How do I deposit?' })).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ merchant: 'corvalume', language: 'PT', viewport: { width: 320, height: 640 } });

  test('help comes at its place: nothing that is shown moves [HELP-01]', async ({ page, open }) => {
    await noteShifts(page);
    await open('/m/help');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Ler em página própria' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
});

const screens = [
  ['/m/notice', 'Announcements', 'Play for fun, stop in time'],
  ['/m/useragreement', 'User agreement', '21'],
  ['/m/helpDetail', 'How do I deposit?', 'Your balance changes within a minute'],
  ['/m/service', 'Customer service', 'VIP host'],
  ['/m/maintenance', 'We are improving the site', 'Check again'],
  ['/m/restricted', 'Not available where you are', 'Contact us'],
  ['/m/blockedIp', 'Access from this network is blocked', 'Contact us'],
  ['/m/download', 'Get the Amihanda app', 'Android app'],
  ['/m/outerApp?url=https://games.example/x', 'You are leaving this site', 'games.example'],
  ['/m/outerApp?url=javascript:alert(1)', 'This link does not work', 'not a secure web address'],
] as const;

test('announcements, agreement, help, service, closed pages, download and outer app each show a working screen [ROUTE-05, ROUTE-19]', async ({
  page,
  open,
}) => {
  for (const [address, heading, text] of screens) {
    await open(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    await expect(page.getByText(text).first(), address).toBeAttached();
  }
  await open('/m/blockedIp');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
});

test('old addresses lead to their screen with their query, and others to a way on [ROUTE-18]', async ({
  page,
  open,
}) => {
  await open('/m/FAQ?i=1');
  await expect(page).toHaveURL(/\/m\/help\?i=1$/);
  await open('/m/nowhere/at/all');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
  await main.getByRole('link', { name: 'See all games' }).click();
  await page.waitForURL('**/m/gameLobby');
});
