import { calls } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

const hotGames = '/wps/relay/GCSGAME_hotGames';
const notice = /No internet connection|You are offline/;

test('lost connection is told, and its return asks once for what is missing [SHELL-11]', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/, /ERR_INTERNET_DISCONNECTED/);
  await withoutPopups(page);
  const fails = `**${hotGames}?*`;
  await page.route(fails, (route) => route.fulfill({ status: 500, body: 'no' }));
  await open('/m/home');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

  // In this order: until the network is gone, whatever the site asks by itself is still refused.
  await context.setOffline(true);
  await page.unroute(fails);
  await expect(page.getByText(notice)).toBeVisible();
  const missing = calls(page, hotGames);
  const fresh = calls(page, '/wps/game/vassalages');
  await context.setOffline(false);
  await expect(page.getByText(notice)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  expect(missing).toHaveLength(1);
  expect(fresh).toHaveLength(0);
});
