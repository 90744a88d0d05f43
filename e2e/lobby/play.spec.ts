import { whereabouts } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';
import { amountIn, findHeart, leaveGame, play, scrollTop, scrollUntil, tiles } from './steps';

// In another currency and language than the other journeys of games.
test.use({ merchant: 'corvalume', language: 'PT' });

test('member finds, keeps and plays a game [LIST-02, LIST-06, FAV-01, FAV-02, LAUNCH-04]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await withoutPopups(page);
  await returnAs(await newMember({ balance: 500 }));
  await open('/m/home');
  const header = page.getByRole('banner');
  const balance = async () => amountIn(await header.textContent());
  await expect.poll(balance).toBe(500);
  await page.getByRole('tab', { name: 'Slots' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Ver tudo' }).click();
  await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=RNG');

  const vendors = page.getByRole('group', { name: 'Provedores' });
  await vendors.getByRole('button', { name: 'Lumareef' }).click();
  await page.getByRole('button', { name: 'Filtrar, 1 escolhido' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtrar jogos' });
  await panel.getByRole('radio', { name: /0,75/ }).check({ force: true });
  await panel.getByRole('button', { name: 'Aplicar' }).click();
  const list = '/m/gameList?gameType=RNG&vassalage=LRF&minBet=0.75';
  await expect.poll(() => whereabouts(page)).toBe(list);
  await expect(panel).toBeHidden();

  // The second page has come, and what is played stands in it.
  await scrollUntil(page, async () => (await tiles(page).count()) > 30);
  const name = (await tiles(page).last().getAttribute('aria-label')) ?? '';
  const game = page.getByRole('main').getByRole('link', { name, exact: true });
  await findHeart(game).click();
  await expect(findHeart(game)).toHaveAttribute('aria-pressed', 'true');
  const place = await scrollTop(page);
  await game.click();
  const left = await play(page, 500);
  await leaveGame(page, 'Sair do jogo');
  await expect.poll(balance).toBe(left);
  expect(whereabouts(page)).toBe(list);
  await expect.poll(() => scrollTop(page)).toBe(place);

  for (const tab of ['Recentes', 'Favoritos']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(findHeart(game)).toHaveAttribute('aria-pressed', 'true');
  }
});
