import { expect, test } from '../support/test';
import { startGame } from '../wallet/steps';
import { getGame } from './steps';

test.beforeEach(async ({ newMember, returnAs }) => returnAs(await newMember({ balance: 500 })));

test('round at a table is told, and played again on the device without a network [LAUNCH-04]', async ({
  page,
  expectedErrors,
}) => {
  // The list behind the game goes on asking.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
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
