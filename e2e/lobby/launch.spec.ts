import type { Page, Route } from '@playwright/test';
import { tallButtons } from '@playhouse/fixtures/looks/tallButtons';
import { whereabouts } from '../auth/steps';
import { expect, test } from '../support/test';
import { startGame, strip } from '../wallet/steps';
import { amountIn, getGame, play, tiles } from './steps';

const slots = '/m/gameList?gameType=RNG';
const round = '**/play/api/round';

/** The platform's answer to a round, with something in the place of what it brought. */
async function roundOf(route: Route, changes: object = {}) {
  const response = await route.fetch({ maxRetries: 2 });
  const answer = (await response.json()) as { value: { balance: number; end: object } };
  const value = { ...answer.value, end: { ...answer.value.end, ...changes } };
  return { value, reply: { response, json: { ...answer, value } } };
}

test.beforeEach(async ({ newMember, returnAs }) => returnAs(await newMember({ balance: 500 })));

test('bar over a game shows the balance of the books [LAUNCH-04, SHELL-03, SHELL-06]', async ({
  page,
}) => {
  await startGame(page, 'RNG');
  const game = getGame(page);
  const [go, told] = [game.locator('[data-part=go]'), game.locator('[data-part=message]')];
  await expect(page.locator('iframe')).toBeFocused();
  const bar = page.locator('header:not([inert])');
  await expect(bar.getByRole('button')).toHaveCount(1);
  await expect(game.getByRole('heading')).toHaveCount(0);
  const shown = async () => amountIn(await bar.textContent());
  await expect.poll(shown).toBe(500);
  const bet = amountIn(await game.locator('[data-part=bet]').textContent());

  // A bet leaves the balance as it is placed, and comes back when it is refused.
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(
    round,
    async (route) => {
      await refused;
      const code = 'balance.insufficient';
      await route.fulfill({ json: { success: false, code, value: null } });
    },
    { times: 1 },
  );
  await go.tap();
  await expect.poll(shown).toBe(500 - bet);
  refuse();
  await expect(told).not.toBeEmpty();
  await expect.poll(shown).toBe(500);

  const left = await play(page, 500);
  await expect.poll(shown).toBe(left);

  // A stake that comes back is no win.
  const even = { win: bet, outcome: 'returned', net: 0 };
  await page.route(round, async (route) => route.fulfill((await roundOf(route, even)).reply), {
    times: 1,
  });
  await go.tap();
  await expect(told).toHaveText(`Your ₱${bet.toFixed(2)} stake is back (net ₱0.00)`);
  await expect(told).toHaveAttribute('data-tone', 'plain');

  // The platform plays the round; its answer never comes, and the game goes.
  await expect(go).toBeEnabled();
  const before = await shown();
  let booked = Number.NaN;
  await page.route(round, async (route) => {
    booked = (await roundOf(route)).value.balance;
  });
  await go.tap();
  await expect.poll(() => booked).not.toBeNaN();
  await expect.poll(shown).toBe(before - bet);
  await expect(strip(page)).toHaveCount(0);
  await go.evaluate(() => location.replace('about:blank'));
  await expect(strip(page)).toContainText('Done.');
  await expect.poll(shown).toBe(booked);
});

/** Lets a game's page get lost on its way, and waits until the site says so. */
async function failToStart(page: Page): Promise<void> {
  const game = '**/play/*';
  await page.context().route(game, (route) => route.abort());
  const cut = page.waitForEvent('requestfailed', (request) => /\/play\//.test(request.url()));
  await tiles(page).first().click();
  await expect(page.getByText(/^Loading /)).toBeVisible();
  // Else a slow frame asks for it only once it can be had, and comes up late, as it may.
  await cut;
  await page.clock.runFor(11_000);
  await page.context().unroute(game);
}

test('game plays in its own or the whole window and leads back to the list [LAUNCH-04]', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.clock.install();
  await open(slots);
  await failToStart(page);
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'Wait a little, try again, or open it in a new window.' });
  await expect(told).toContainText(/Error no\./);
  expect(await page.evaluate(tallButtons)).toEqual([]);
  const opened = page.context().waitForEvent('page');
  await told.getByRole('button', { name: 'Open in a new window' }).click();
  const other = await opened;
  await expect(other.locator('[data-part=go]')).toBeVisible();
  await expect.poll(() => whereabouts(page)).toBe(slots);
  // No page around it lets it in or out, so that it plays and goes by itself.
  expect(await other.evaluate(() => [window.opener, window.origin])).toEqual([null, 'null']);
  await play(other, 500, other);
  await other.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect.poll(() => other.isClosed()).toBe(true);

  // Some vendors want the whole window.
  await page.route('**/wps/relay/GCSGAME_allVassalages*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const answer = (await response.json()) as { value: object[] };
    const value = answer.value.map((vendor) => ({ ...vendor, openMode: 'top' }));
    await route.fulfill({ json: { ...answer, value } });
  });
  await open(slots);
  await tiles(page).first().click();
  await page.waitForURL('**/play/*');
  await expect(page.locator('[data-part=go]')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect.poll(() => whereabouts(page)).toBe(slots);
});
