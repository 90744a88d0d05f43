import type { Page } from '@playwright/test';
import { calls, whereabouts } from '../auth/steps';
import { expect, test } from '../support/test';
import { scrollTop, scrollUntil, tiles } from './steps';

const slots = '/m/gameList?gameType=RNG';

const vendors = (page: Page) => page.getByRole('group', { name: 'Vendors' });

/** How many vendors stand whole in view, and the gaps between them in CSS px. */
const vendorsInView = (page: Page) =>
  vendors(page)
    .getByRole('button', { name: 'All' })
    .locator('..')
    .evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      const boxes = [...track.children].map((child) => child.getBoundingClientRect());
      const gaps = boxes.slice(1).map((box, at) => Math.round(box.left - (boxes[at]?.right ?? 0)));
      const inView = boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
      return { inView, gaps: [...new Set(gaps)] };
    });

test('list loads more near its end; arrows show more than four vendors [LIST-01, LIST-06]', async ({
  page,
  open,
}) => {
  const asked = calls(page, '/wps/relay/GCSGAME_gameList');
  await open(slots);
  await expect(vendors(page).getByRole('button', { name: 'Orikami' })).toBeAttached();
  expect(await vendorsInView(page)).toEqual({ inView: 4, gaps: [5] });
  const left = () =>
    vendors(page)
      .getByRole('button', { name: 'All' })
      .locator('..')
      .evaluate((track) => track.scrollLeft);
  await page.getByRole('button', { name: 'More vendors' }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Previous vendors' }).click();
  await expect.poll(left).toBe(0);

  await scrollUntil(page, async () => (await tiles(page).count()) >= 52);
  expect(asked.length).toBeGreaterThan(1);
});

test('Back restores search, tab and vendor of a list with its place [LIST-01, LIST-05]', async ({
  page,
  open,
}) => {
  await open(slots);
  const search = page.getByRole('combobox', { name: 'Search games' });
  await search.fill('dragon');
  await search.press('Enter');
  await expect.poll(() => whereabouts(page)).toBe(`${slots}&gameName=dragon`);
  await expect(tiles(page).first()).toHaveAccessibleName(/dragon/i);
  await page.goBack();
  await expect(search).toHaveValue('');

  const hot = page.getByRole('button', { name: 'Hot', exact: true });
  const vendor = vendors(page).getByRole('button', { name: 'Kalyx Forge' });
  await hot.click();
  await vendor.click();
  const chosen = `${slots}&tab=hot&vassalage=KLX`;
  await expect.poll(() => whereabouts(page)).toBe(chosen);
  await expect(tiles(page).first()).toHaveAccessibleName(/^Play .+ by Kalyx Forge$/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('navigation'))
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL('**/m/home');
  await page.goBack();
  await expect.poll(() => whereabouts(page)).toBe(chosen);
  await expect.poll(() => scrollTop(page)).toBe(300);
  for (const choice of [hot, vendor]) await expect(choice).toHaveAttribute('aria-pressed', 'true');
});
