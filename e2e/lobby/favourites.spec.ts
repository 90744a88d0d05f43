import { password, expect, test } from '../support/test';
import { calls, whereabouts } from '../accounts/steps';
import { heartOf, tiles } from './steps';

const path = '/wps/relay/GCSGAME_favourite';

test("a visitor's heart is filled after the login; a change shows at once and is taken back when it fails; one less leaves the list of favourites [FAV-01, LOGIN-15, SESS-05, ERR-02]", async ({
  page,
  newMember,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const member = await newMember();
  const changes = calls(page, path);
  await open('/m/gameList?gameType=FISH');
  // The vendor's name may come after the game's.
  const [name] = (await tiles(page).nth(1).getAttribute('aria-label'))?.split(' by ') ?? [];
  const game = page.getByRole('main').getByRole('link', { name: `${name} by ` });
  await heartOf(game).click();
  await expect.poll(() => whereabouts(page)).toContain('/m/login?returnTo=');
  await page.locator('input[name="username"]').fill(member.account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=FISH');
  await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'true');
  expect(changes.map((request) => request.method())).toEqual(['POST']);

  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await failed;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await heartOf(game).click();
  await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'false');
  fail();
  await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(`**${path}*`);

  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('main').locator('[aria-setsize]')).toHaveCount(1);
  await heartOf(game).click();
  await expect(game).toBeHidden();
  await expect(page.getByText('Tap the heart of a game to keep it here')).toBeVisible();
  await page.goBack();
  await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'false');
});

test('favourites and recent games are for members: a visitor logs in first [FAV-01, FAV-02, SESS-05]', async ({
  page,
  open,
}) => {
  await open('/m/gameList?gameType=LIVE');
  for (const [name, tab] of [
    ['Recent', 'recent'],
    ['Favourites', 'fav'],
  ]) {
    await page.getByRole('button', { name, exact: true }).click();
    const target = encodeURIComponent(`/m/gameList?gameType=LIVE&tab=${tab}`);
    await expect.poll(() => whereabouts(page)).toBe(`/m/login?returnTo=${target}`);
    await page.goBack();
    await expect(tiles(page).first()).toBeVisible();
  }
});
