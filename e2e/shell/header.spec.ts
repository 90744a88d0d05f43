import type { Page } from '@playwright/test';
import { calls, whereabouts } from '../accounts/steps';
import { withoutPopups } from '../support/announcements';
import { fingerOf } from '../support/finger';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => header(page).getByRole('button', { name: 'Menu' }).click();

test.beforeEach(({ page }) => withoutPopups(page));

test('a visitor finds login, registration, a menu without a way out, and the login prompt behind the messages [SHELL-03, SHELL-04, SHELL-05, SHELL-07, SHELL-09]', async ({
  page,
  open,
}) => {
  await open('/m/home');
  await expect(header(page).getByRole('link', { name: 'Amihanda' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Join now' })).toBeVisible();

  await header(page).getByRole('button', { name: 'Messages' }).click();
  const prompt = page.getByRole('dialog', { name: 'Please log in first' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();

  await expect(header(page)).toHaveAttribute('data-stuck', 'false');
  const finger = await fingerOf(page);
  await finger.down({ x: 200, y: 600 });
  await finger.move({ x: 200, y: 300 });
  await finger.up();
  await expect(header(page)).toHaveAttribute('data-stuck', 'true');

  await openMenu(page);
  for (const name of ['Deposit', 'Withdraw', 'Help centre'])
    await expect(menu(page).getByRole('link', { name })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expect(menu(page).getByRole('button', { name: /balance/ })).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Help centre' }).click();
  await page.waitForURL('**/m/help');
  await expect(menu(page)).toBeHidden();
});

test('a member sees name and balance, hides and refreshes it, asks again for one that failed, and finds unread messages and the way out [SHELL-04, SHELL-05, SHELL-06, SHELL-07, SHELL-08]', async ({
  page,
  newMember,
  login,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.route('**/wps/relay/CSP_unreadCount*', (route) =>
    route.fulfill({ json: { success: true, value: 3 } }),
  );
  const member = await newMember({ balance: 1234.5 });
  await login(member);
  await expect(header(page)).toContainText(member.account);
  await expect(header(page)).toContainText(/₱\s*1,234\.50/);
  for (const name of ['Deposit', 'Withdraw'])
    await expect(header(page).getByRole('link', { name })).toBeVisible();

  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Hide balance' }).click();
  await expect(menu(page)).toContainText('******');
  await expect(menu(page)).not.toContainText('1,234.50');
  await menu(page).getByRole('button', { name: 'Show balance' }).click();
  await expect(menu(page)).toContainText(/₱\s*1,234\.50/);

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/wps/wallets/balance*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = calls(page, '/wps/wallets/balance');
  await menu(page).getByRole('button', { name: 'Refresh balance' }).click();
  await expect(menu(page)).not.toContainText('1,234.50');
  letGo();
  await expect(menu(page)).toContainText(/₱\s*1,234\.50/);
  expect(asked).toHaveLength(1);
  await expect(menu(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();

  await page.unroute('**/wps/wallets/balance*');
  await page.route('**/wps/wallets/balance*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  const again = header(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/wps/wallets/balance*');
  await again.click();
  await expect(header(page)).toContainText(/₱\s*1,234\.50/);

  const card = page.getByRole('main').getByRole('link', { name: /With us for 1 day/ });
  await expect(card).toContainText(member.account);
  await expect(card).toContainText(/VIP \d/);
  await card.click();
  await page.waitForURL('**/m/member/benefits');
  await header(page).getByRole('button', { name: 'Messages, 3 unread' }).click();
  await page.waitForURL('**/m/webEmail');
});

for (const [merchant, language] of [
  ['amihanda', 'TY'],
  ['corvalume', 'PT'],
] as const)
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test('a balance that failed leaves the header of the narrowest phone one line [SHELL-04]', async ({
      page,
      newMember,
      login,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 500/);
      await page.setViewportSize({ width: 320, height: 640 });
      await login(await newMember());
      await page.goto('/m/feedback');
      await expect(header(page)).toContainText(/10[.,]000[.,]00/);
      const height = async () => (await header(page).boundingBox())?.height;
      const usual = await height();
      await page.route('**/wps/wallets/balance*', (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await expect(
        header(page)
          .getByRole('button')
          .filter({ hasText: /\w+ \w+/ }),
      ).toBeVisible();
      expect(await height()).toBe(usual);
    });
  });

for (const textSize of ['100%', '200%'])
  test(`nine digits stand whole in the header of the narrowest phone, text of ${textSize} [SHELL-04]`, async ({
    page,
    newMember,
    login,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/wps/wallets/balance*', (route) =>
      route.fulfill({
        json: { success: true, value: { sumBalance: 123_456_789.12, wallets: [] } },
      }),
    );
    await login(await newMember());
    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size}; }`);
      document.adoptedStyleSheets = [sheet];
    }, textSize);
    await expect(header(page)).toContainText('123,456,789.12');
    // What a finger finds at both ends and in the middle of each part is the part itself, whole within the window; the
    // air around two icons may share a seam.
    const faults = () =>
      header(page).evaluate((bar) => {
        const found: string[] = [];
        if (bar.scrollWidth > bar.clientWidth)
          found.push(`${bar.scrollWidth} in ${bar.clientWidth} px`);
        const words = [...bar.querySelectorAll('*')].filter(
          ({ childNodes }) =>
            childNodes.length > 0 && [...childNodes].every(({ nodeType }) => nodeType === 3),
        );
        for (const part of new Set([...words, ...bar.querySelectorAll('a, button')])) {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const what = part.outerHTML.slice(0, 90);
          if (width === 0) continue;
          if (left < 0 || right > innerWidth) found.push(`beyond the edge: ${what}`);
          for (const x of [left + 3, (left + right) / 2, right - 3]) {
            const hit = document.elementFromPoint(x, (top + bottom) / 2);
            if (hit === null || !(part.contains(hit) || hit.contains(part)))
              found.push(`under ${hit?.outerHTML.slice(0, 90)}: ${what}`);
          }
        }
        return found;
      });
    await expect.poll(faults).toEqual([]);
    const amount = header(page).getByText('123,456,789.12');
    const cut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await amount.evaluate(cut)).toBe(false);
  });

test.describe('a merchant without VIP benefits', () => {
  test.use({ merchant: 'corvalume' });

  test('leads from the card to the member centre [SHELL-08]', async ({
    page,
    newMember,
    login,
  }) => {
    await login(await newMember());
    await page
      .getByRole('main')
      .getByRole('link', { name: /With us for/ })
      .click();
    await page.waitForURL('**/m/member/home');
  });
});

test('back leads home from some screens, to the previous one from others, and home when there is none [SHELL-03, ROUTE-05]', async ({
  page,
  open,
}) => {
  const back = () => header(page).getByRole('button', { name: 'Back' }).click();
  await open('/m/gameList?gameType=RNG');
  await back();
  await expect.poll(() => whereabouts(page)).toBe('/m/home');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fishing/ })
    .click();
  await page.waitForURL('**/m/gameList?gameType=FISH');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Help centre' }).click();
  await page.waitForURL('**/m/help');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=FISH');

  // Events always lead home, wherever the player came from.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await page.waitForURL('**/m/activity');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await back();
  await expect.poll(() => whereabouts(page)).toBe('/m/home');
});
