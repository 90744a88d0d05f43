import { expect, test } from '../support/test';
import { startGame } from '../wallet/steps';
import { getGame } from './steps';

test.beforeEach(async ({ newMember, returnAs }) => returnAs(await newMember({ balance: 500 })));

test('round at a table is told, and played again on the device without a network [LAUNCH-04]', async ({
  page,
  expectedErrors,
}) => {
  // Balance and messages are asked for by the clock, and a little later again.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const lost: string[] = [];
  await startGame(page, 'LIVE');
  const game = getGame(page);
  await game.locator('[data-part=spot]').first().tap();
  await game.locator('[data-part=go]').tap();
  await expect(game.locator('[data-part=message]')).not.toBeEmpty();
  await page.context().setOffline(true);
  // Files of likely next screens may be on their way: each is asked for three times at most.
  page.on('requestfailed', (request) => {
    if (!/\/(assets|dictionary)\//.test(request.url())) lost.push(request.url());
  });
  await game.getByRole('button', { name: 'Check this round' }).tap();
  await game.getByRole('button', { name: 'Play it again on this device' }).tap();
  await expect(game.getByRole('dialog')).toContainText(/It is right: .* paid ×\d/);
  // Nothing asks on and on where there is no network.
  expect(lost.length, lost.join()).toBeLessThanOrEqual(8);
  await page.context().setOffline(false);
});
