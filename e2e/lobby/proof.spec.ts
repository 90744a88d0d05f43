import { expect, test } from '../support/test';
import { startGame } from '../wallet/steps';
import { getGame } from './steps';

test.beforeEach(async ({ newMember, returnAs }) => returnAs(await newMember({ balance: 500 })));

test('round at a table is told, and played again on the device without a network [LAUNCH-04]', async ({
  page,
}) => {
  await startGame(page, 'LIVE');
  const game = getGame(page);
  await game.locator('[data-part=spot]').first().tap();
  await game.locator('[data-part=go]').tap();
  await expect(game.locator('[data-part=message]')).not.toBeEmpty();
  await page.context().setOffline(true);
  await game.getByRole('button', { name: 'Check this round' }).tap();
  await game.getByRole('button', { name: 'Play it again on this device' }).tap();
  await expect(game.getByRole('dialog')).toContainText(/It is right: .* paid ×\d/);
  await page.context().setOffline(false);
});

test('round that waits for its player is there when they come back to the game [LAUNCH-04]', async ({
  page,
  open,
}) => {
  const deal = async () => {
    await open('/m/gameList?gameType=LIVE&gameName=Blackjack');
    await page.getByRole('main').getByRole('link', { name: 'Play Blackjack', exact: true }).tap();
    await expect(getGame(page).getByRole('main')).toBeVisible();
  };
  await deal();
  const game = getGame(page);
  const hit = game.getByRole('button', { name: 'Hit' });
  // A natural ends at once: then another round is dealt.
  await expect(async () => {
    const go = game.locator('[data-part=go]');
    if (await go.isVisible()) await go.tap();
    await expect(hit).toBeEnabled({ timeout: 3000 });
  }).toPass();
  await page.goBack();
  await deal();
  await expect(hit).toBeEnabled();
  await game.getByRole('button', { name: 'Stand' }).tap();
  await expect(game.locator('[data-part=message]')).not.toBeEmpty();
});
