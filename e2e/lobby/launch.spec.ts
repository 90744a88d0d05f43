import type { Locator, Page } from '@playwright/test';
import { calls, whereabouts } from '../accounts/steps';
import { expect, test } from '../support/test';
import { amountIn, gameOf, leaveGame, play, tiles } from './steps';

const path = '/wps/game/launchGame';
const fishing = '/m/gameList?gameType=FISH';

test('two taps start one game; a vendor that is down says so and can be tried again; only the game itself is listened to [LAUNCH-04, FAV-02]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  const starts = calls(page, path);
  let down = true;
  await page.route(`**${path}*`, (route) =>
    down
      ? route.fulfill({ json: { success: false, code: 'game.unavailable', value: null } })
      : route.continue(),
  );
  await returnAs(await newMember());
  await open(fishing);
  await tiles(page).first().dblclick();
  await expect(page.getByText('This game is not available right now.')).toBeVisible();
  expect(starts).toHaveLength(1);
  down = false;
  const retry = page.getByRole('button', { name: 'Try again' });
  expect((await retry.boundingBox())?.height).toBeLessThanOrEqual(72);
  await retry.dblclick();
  await expect(gameOf(page).locator('.go')).toBeVisible();
  expect(starts).toHaveLength(2);
  const query = Object.fromEntries(new URL(starts[1]?.url() ?? '').searchParams);
  expect(query).toMatchObject({ gameCategory: 'FISH', showChoice: 'false', supportPlay: 'true' });
  expect(Object.keys(query)).toEqual(expect.arrayContaining(['vendor', 'gameId', 'nodeId']));

  // What the page or anybody else says is not the game's word.
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', () => resolve(), { once: true });
        window.postMessage({ type: 'playhouse:close' }, '*');
      }),
  );
  await expect(gameOf(page).locator('.go')).toBeVisible();
  expect(whereabouts(page)).toContain('/m/launchGame?');
  await leaveGame(page, 'Leave the game');
  await expect.poll(() => whereabouts(page)).toBe(fishing);

  // Some vendors want the whole window; their own way back leads to where the player was.
  await page.route('**/wps/relay/GCSGAME_allVassalages*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const answer = (await response.json()) as { value: object[] };
    const value = answer.value.map((vendor) => ({ ...vendor, openMode: 'top' }));
    await route.fulfill({ json: { ...answer, value } });
  });
  await open(fishing);
  await tiles(page).first().click();
  await page.waitForURL('**/play/*');
  await expect(page.locator('.go')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect.poll(() => whereabouts(page)).toBe(fishing);
});

test('a game that is not offered leads to others, without a second try [LAUNCH-04]', async ({
  page,
  newMember,
  returnAs,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await returnAs(await newMember());
  await open('/m/launchGame?vendor=NONE&gameId=none');
  await expect(page.getByText('This game isn’t here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const games = page.getByRole('link', { name: 'See other games' });
  expect((await games.boundingBox())?.height).toBeLessThanOrEqual(72);
  await games.tap();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameLobby');
});

test("a vendor's page has its games alone, and a vendor with a lobby of its own opens that, the way back being home [LAUNCH-01, LAUNCH-03, ROUTE-08, ROUTE-09]", async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  const starts = calls(page, path);
  await returnAs(await newMember());
  await open('/m/gameCenter');
  const halcyra = page.getByRole('main').getByRole('link', { name: 'Halcyra' });
  await halcyra.click();
  await expect.poll(() => whereabouts(page)).toBe('/m/vendor?vassalage=HLX&gameType=RNG');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games of Halcyra');
  const makers = await tiles(page).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  for (const maker of makers) expect(maker).toMatch(/ by Halcyra$/);
  for (const [mode, vendor, prizeMode] of [
    ['SEA', 'TCG_SEA', 'SEA'],
    ['LOTT', 'TCG_LOTTO_VN', undefined],
  ] as const) {
    await open(`/m/lottery?prize_mode=${mode}`);
    if (mode === 'LOTT') await page.getByRole('button', { name: 'Mekong Draw' }).click();
    await page.getByRole('main').locator('a[href*="startLottery"]').first().click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(gameOf(page).locator('.go')).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('code')).toBe('lobby');
    expect(searchParams.get('prize_mode')).toBe(prizeMode ?? null);
    const asked = new URL(starts.at(-1)?.url() ?? '').searchParams;
    expect(asked.get('vendor')).toBe(vendor);
    expect(asked.get('gameId')).toBe('lobby');
    await leaveGame(page, 'Leave the game');
    await expect.poll(() => whereabouts(page)).toBe('/m/home');
  }
});

test('over a game there is one bar, with the balance that its rounds move; the keys are the game’s and nothing under it can be reached [LAUNCH-04, SHELL-03]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember({ balance: 500 }));
  await open(fishing);
  await tiles(page).first().click();
  await expect(gameOf(page).locator('.go')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  const bar = page.locator('header:not([inert])');
  await expect(bar).toHaveCount(1);
  await expect(bar.getByRole('button')).toHaveCount(1);
  await expect(gameOf(page).getByRole('banner')).toHaveCount(0);
  const shown = async () => amountIn(await bar.textContent());
  await expect.poll(shown).toBe(500);
  const left = await play(page, 500);
  await expect.poll(shown).toBe(left);
});

test('a stake leaves the balance as the bet is placed, and comes back when it is refused [LAUNCH-04]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember({ balance: 500 }));
  const refused = { success: false, code: 'balance.insufficient', value: null };
  let answer = (): void => undefined;
  await page.route('**/play/api/round', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ json: refused });
  });
  await open(fishing);
  await tiles(page).first().click();
  const game = gameOf(page);
  await expect(game.locator('.go')).toBeVisible();
  const shown = async () => amountIn(await page.locator('header:not([inert])').textContent());
  await expect.poll(shown).toBe(500);
  const bet = amountIn(await game.locator('.bet-value').textContent());
  expect(bet).toBeGreaterThan(0);
  const asked = page.waitForRequest('**/play/api/round');
  await game.locator('.go').tap();
  await asked;
  await expect.poll(shown).toBe(500 - bet);
  answer();
  await expect(game.locator('.message')).not.toBeEmpty();
  await expect.poll(shown).toBe(500);
});

const deaths: Readonly<Record<string, (page: Page, bet: Locator) => Promise<unknown>>> = {
  'is gone': (_page, bet) => bet.evaluate(() => location.replace('about:blank')),
  hangs: (page) => page.clock.runFor(18_000),
};

for (const [death, die] of Object.entries(deaths))
  test(`a bet whose game ${death} before it ends is asked for: the balance is the books’, and the strip tells [LAUNCH-04, SHELL-06]`, async ({
    page,
    newMember,
    returnAs,
    open,
  }) => {
    await returnAs(await newMember({ balance: 500 }));
    await page.clock.install();
    let booked = Number.NaN;
    // The platform has played the round; its answer never comes.
    await page.route('**/play/api/round', async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      ({ balance: booked } = ((await response.json()) as { value: { balance: number } }).value);
    });
    await open(fishing);
    await tiles(page).first().click();
    const go = gameOf(page).locator('.go');
    await expect(go).toBeVisible();
    const shown = async () => amountIn(await page.locator('header:not([inert])').textContent());
    await expect.poll(shown).toBe(500);
    const bet = amountIn(await gameOf(page).locator('.bet-value').textContent());
    await go.tap();
    await expect.poll(() => booked).not.toBeNaN();
    await expect.poll(shown).toBe(500 - bet);
    const strip = page.getByRole('region', { name: 'On its way' });
    await expect(strip).toHaveCount(0);
    await die(page, go);
    await expect(strip).toContainText('Done.');
    // The books' balance follows what is known first: that the bet is over.
    const told = async () => amountIn((await strip.textContent())?.replace(/\.\D*$/, '') ?? null);
    await expect.poll(told).toBe(booked);
    await expect.poll(shown).toBe(booked);
  });

test('a game that loads but does not come up is said so, and starts again here or in a window of its own, where it is played, and left for the site [LAUNCH-04]', async ({
  page,
  newMember,
  returnAs,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const starts = calls(page, path);
  await returnAs(await newMember({ balance: 500 }));
  await page.clock.install();
  const script = '**/play/assets/main.mjs';
  await page.context().route(script, (route) => route.abort());
  const cut = page.waitForEvent('requestfailed', (request) => /main\.mjs/.test(request.url()));
  await open(fishing);
  await tiles(page).first().click();
  await expect(page.getByText(/^Loading /)).toBeVisible();
  // Else a slow frame asks for it only once it can be had, and comes up late, as it may.
  await cut;
  await page.clock.runFor(11_000);
  const told = page.getByRole('alert').filter({ hasText: 'The game has not started yet.' });
  await expect(told).toBeVisible();
  await expect(told).toContainText(/Reference/);
  await page.context().unroute(script);
  const opened = page.context().waitForEvent('page');
  await told.getByRole('button', { name: 'Open in a new window' }).click();
  const other = await opened;
  await expect(other.locator('.go')).toBeVisible();
  expect(starts).toHaveLength(2);
  await expect.poll(() => whereabouts(page)).toBe(fishing);

  // No page around it lets it in or out, so that it plays and goes by itself; the site's balance is the books'.
  expect(await other.evaluate(() => [window.opener, window.origin])).toEqual([null, 'null']);
  const left = await play(other, 500, other);
  await other.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect.poll(() => other.isClosed()).toBe(true);
  await open('/m/mine');
  await expect(page.getByRole('main')).toContainText(
    left.toLocaleString('en', { minimumFractionDigits: 2 }),
  );
});
