import { whereabouts } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';
import { getGame, tiles } from './steps';

// The merchant whose pot can be won.
test.use({ merchant: 'corvalume' });

/** The number in an amount of money, in minor units. */
const toMinor = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('member reads what the jackpot is made of, plays for it and feeds it [JACK-01]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await withoutPopups(page);
  await returnAs(await newMember({ balance: 5_000 }));
  await open('/m/home');
  const counter = page.getByRole('button', { name: /^Can be won now/ });
  await counter.click();
  const sheet = page.getByRole('dialog', { name: 'Jackpot' });
  await expect(sheet.getByText(/1% of the bet goes into it/)).toBeVisible();
  await sheet
    .locator('details')
    .evaluateAll((all) => all.forEach((each) => each.toggleAttribute('open', true)));
  const lines = sheet.getByRole('definition');
  await expect(lines.last()).toHaveText('R$100,000.00');
  const sums = (await lines.allTextContents()).map(toMinor);
  const total = toMinor(await sheet.locator('p').first().textContent());
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(total);
  await sheet.getByRole('link', { name: 'Show jackpot slots' }).click();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=RNG&gameClassify=JACKPOT');
  await expect(tiles(page).first()).toHaveAccessibleName(/Jackpots/);

  await tiles(page).first().click();
  const game = getGame(page);
  const pot = game.locator('[data-part="jackpot"] output');
  await expect.poll(async () => toMinor(await pot.textContent())).toBeGreaterThanOrEqual(total);
  const before = toMinor(await pot.textContent());
  await game.getByRole('button', { name: 'Rules and payouts' }).click();
  await expect(game.getByText(/pays back up to 1.5% of all bets/)).toBeVisible();
  await game.getByRole('button', { name: 'Close' }).click();
  await game.getByRole('button', { name: 'R$100', exact: true }).click();
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect
    .poll(async () => toMinor(await pot.textContent()) - before, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(100);
});
