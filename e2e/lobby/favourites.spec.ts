import { password, expect, test } from '../support/test';
import { whereabouts } from '../auth/steps';
import { findHeart, tiles } from './steps';

const fishing = '/m/gameList?gameType=FISH';

test('heart tapped by a visitor is filled after the login [FAV-01, LOGIN-15, SESS-05]', async ({
  page,
  newMember,
  open,
}) => {
  const member = await newMember();
  await open(fishing);
  // The vendor's name may come after the game's.
  const [name] = (await tiles(page).nth(1).getAttribute('aria-label'))?.split(' by ') ?? [];
  const game = page.getByRole('main').getByRole('link', { name: `${name} by ` });
  await findHeart(game).click();
  await expect.poll(() => whereabouts(page)).toContain('/m/login?returnTo=');
  await page.locator('input[name="username"]').fill(member.account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => whereabouts(page)).toBe(fishing);
  await expect(findHeart(game)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(tiles(page)).toHaveCount(1);
  await findHeart(game).click();
  await expect(page.getByText('Tap the heart on a game to keep it here')).toBeVisible();
  await page.goBack();
  await expect(findHeart(game)).toHaveAttribute('aria-pressed', 'false');
});
