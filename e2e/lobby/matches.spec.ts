import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';
import { amountIn, getGame } from './steps';

test('hot match opens its own bets, and one is cashed out after a reload [HOT-01, LAUNCH-04]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await withoutPopups(page);
  await returnAs(await newMember({ balance: 500 }));
  await open('/m/home');
  const strip = page.getByRole('region', { name: 'Hot matches' });
  const card = strip.locator('[role="group"]:not([inert]) button');
  const [home = ''] = await card.locator('svg + span').allTextContents();
  await card.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('dd').first()).toHaveText(/^\d+\.\d\d$/);
  await dialog.getByRole('button', { name: 'Play now' }).tap();

  const game = getGame(page);
  const match = game.locator('article[data-match]');
  await expect(match.getByRole('heading', { level: 2 })).toContainText(home);
  await match.locator('button[aria-pressed]:enabled').first().tap();
  await game.locator('[data-part=slip]').tap();
  const slip = game.getByRole('dialog', { name: 'Bet slip' });
  await slip.getByRole('checkbox', { name: 'Accept any odds' }).check();
  await slip.locator('[data-part=go]').tap();
  await expect(game.locator('[data-part=message]')).toContainText('Bet placed');
  const purse = async () => amountIn(await page.getByRole('banner').textContent());
  await expect.poll(purse).toBe(490);

  await page.reload();
  const bets = game.getByRole('navigation').getByRole('button', { name: 'My bets (1)' });
  await bets.tap();
  const offer = game.getByRole('button', { name: /^Cash out/ });
  await expect(async () => {
    await offer.tap({ timeout: 5_000 });
    await expect(game.locator('[data-part=message]')).toContainText(/Cashed out/);
  }).toPass();
  await expect(game.locator('[data-part=end]')).toContainText('Cashed out');
  const paid = amountIn(
    (await game.locator('[data-part=message]').textContent())?.replace(/\D+$/, '') ?? '',
  );
  await expect.poll(purse).toBeCloseTo(490 + paid, 2);
});
