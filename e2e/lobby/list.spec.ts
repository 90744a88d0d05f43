import type { Page, Request, Route } from '@playwright/test';
import { calls, whereabouts } from '../accounts/steps';
import { expect, test } from '../support/test';
import { scrollTop, tiles } from './steps';

const path = '/wps/relay/GCSGAME_gameList';
const slots = '/m/gameList?gameType=RNG';

const queryOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url() ?? 'about:blank').searchParams);
const vendors = (page: Page) => page.getByRole('group', { name: 'Vendors' });
const chooseVendor = (page: Page, name: string) =>
  vendors(page).getByRole('button', { name, exact: true }).click();
const tileOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

test('a search starts on Enter; search, tab and vendor live in the address, and Back restores each with its place [LIST-01, LIST-03, LIST-05, LIST-08]', async ({
  page,
  open,
}) => {
  const asked = calls(page, path);
  await open(slots);
  await expect(tiles(page).first()).toBeVisible();
  expect(queryOf(asked.at(-1))).toEqual({
    merchant: 'amihanda',
    platform: 'html5',
    clientType: '2',
    gameType: 'RNG',
    gameClassify: 'NEW',
    pageNo: '1',
    pageSize: '26',
    language: 'EN',
  });
  const search = page.getByRole('textbox', { name: 'Search games' });
  const before = asked.length;
  await search.fill('dragon');
  expect(asked).toHaveLength(before);
  await search.press('Enter');
  await expect.poll(() => whereabouts(page)).toBe(`${slots}&gameName=dragon`);
  await expect(tileOf(page, /dragon/i).first()).toBeVisible();
  const names = await tiles(page).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  for (const name of names) expect(name).toMatch(/dragon/i);

  await page.goBack();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Hot', exact: true }).click();
  await expect.poll(() => whereabouts(page)).toBe(`${slots}&tab=hot`);
  await chooseVendor(page, 'Kalyx Forge');
  const chosen = `${slots}&tab=hot&vassalage=KLX`;
  await expect.poll(() => whereabouts(page)).toBe(chosen);
  await expect.poll(() => queryOf(asked.at(-1))).toMatchObject({ vassalage: 'KLX', pageNo: '1' });
  expect(queryOf(asked.at(-1))).toMatchObject({ gameClassify: 'HOT' });
  const first = tiles(page).first();
  await expect(first).toContainText('Kalyx Forge');
  await expect(first).toHaveAccessibleName(/^Play .+ by Kalyx Forge$/);

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
  await expect(page.getByRole('button', { name: 'Hot', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(vendors(page).getByRole('button', { name: 'Kalyx Forge' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an answer that comes late never takes the place of a newer one [LIST-05]', async ({
  page,
  open,
}) => {
  const held: Route[] = [];
  await page.route(`**${path}*vassalage=KLX*`, (route) => void held.push(route));
  await open(slots);
  await expect(tiles(page).first()).toBeVisible();
  await chooseVendor(page, 'Kalyx Forge');
  await expect.poll(() => held.length).toBe(1);
  await chooseVendor(page, 'Copperfinch');
  await expect(tiles(page).first()).toContainText('Copperfinch');
  // The page has taken its question back, or takes no notice of the answer.
  await held[0]?.continue().catch(() => undefined);
  await chooseVendor(page, 'Lumareef');
  await expect(tiles(page).first()).toContainText('Lumareef');
  await expect(tiles(page).filter({ hasText: 'Kalyx Forge' })).toHaveCount(0);
});

test('pages come near the end, one a second, in any of three shapes; a failed one stops until asked for; the page stays small [LIST-06, LIST-07, ERR-02]', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const asked: { pageNo: number; at: number }[] = [];
  let broken = true;
  await page.route(`**${path}*`, async (route) => {
    const pageNo = Number(queryOf(route.request())['pageNo']);
    asked.push({ pageNo, at: Date.now() });
    if (pageNo === 4 && broken) return route.fulfill({ status: 500, body: 'no' });
    const response = await route.fetch({ maxRetries: 2 });
    const { value, ...rest } = (await response.json()) as { value: { games: unknown[] } };
    const { games, ...paging } = value;
    const shape = ['games', 'content', 'list'][pageNo % 3] ?? 'games';
    return route.fulfill({ json: { ...rest, value: { ...paging, [shape]: games } } });
  });
  const numbers = () => asked.map(({ pageNo }) => pageNo);
  /** Scrolls until the end of the list is so many pixels below the screen. */
  const toEnd = (distance: number) =>
    page.evaluate(async (px) => {
      const end = document.querySelector('main [role="list"]')?.getBoundingClientRect().bottom;
      window.scrollBy(0, (end ?? 0) - window.innerHeight - px);
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, distance);
  await open(slots);
  await expect(tiles(page).first()).toBeVisible();
  // What lies over the page comes in its own time.
  const nodes = () => page.getByRole('main').locator('*').count();
  const small = await nodes();
  const loaded = page.getByRole('main').locator('[aria-setsize]').first();

  await toEnd(560);
  expect(numbers()).toEqual([1]);
  for (const size of [52, 78]) {
    await toEnd(440);
    await expect(loaded).toHaveAttribute('aria-setsize', String(size));
  }
  await toEnd(0);
  await expect(page.getByText('More games could not be loaded.')).toBeVisible();
  // A page that fails is tried again by itself before the list says so, and never after.
  const tried = numbers();
  expect([...new Set(tried)]).toEqual([1, 2, 3, 4]);
  await toEnd(1500);
  await toEnd(0);
  expect(numbers()).toEqual(tried);

  broken = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  for (const size of [104, 130]) {
    await expect(loaded).toHaveAttribute('aria-setsize', String(size));
    await toEnd(0);
  }
  const gaps = asked.slice(2, 4).map(({ at }, index) => at - (asked[index + 1]?.at ?? at));
  // Measured where the requests arrive, which a busy machine puts closer together than they were sent.
  for (const gap of gaps) expect(gap).toBeGreaterThan(700);
  expect(await nodes()).toBeLessThanOrEqual(small * 1.25);
});

test('the filter panel has what its category needs, and leads to other games [LIST-01, LIST-02, LIST-04, ROUTE-09]', async ({
  page,
  open,
}) => {
  await open(slots);
  const button = page.getByRole('button', { name: /^Filter/ });
  const panel = page.getByRole('dialog', { name: 'Filter games' });
  const group = (name: string) => panel.getByRole('group', { name, exact: true });

  const track = vendors(page).getByRole('button', { name: 'All' }).locator('..');
  const left = () => track.evaluate((element) => element.scrollLeft);
  await expect(vendors(page).getByRole('button', { name: 'Orikami' })).toBeAttached();
  const shown = await track.evaluate((element) => {
    const { left: start, right: end } = element.getBoundingClientRect();
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, at) => Math.round(box.left - (boxes[at]?.right ?? 0)));
    const inView = boxes.filter((box) => box.left >= start - 1 && box.right <= end + 1).length;
    return { inView, gaps: [...new Set(gaps)] };
  });
  expect(shown).toEqual({ inView: 4, gaps: [5] });
  await page.getByRole('button', { name: 'More vendors' }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Previous vendors' }).click();
  await expect.poll(left).toBe(0);

  await button.click();
  await expect(group('Minimum bet').getByRole('radio')).toHaveCount(6);
  await expect(group('Game type').getByRole('radio', { name: 'New' })).toBeAttached();
  await group('Minimum bet').getByRole('radio', { name: /0\.05/ }).check({ force: true });
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(group('Minimum bet').getByRole('radio', { name: 'All' })).toBeChecked();
  await group('Game type').getByRole('radio', { name: 'Jackpot' }).check({ force: true });
  await panel.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => whereabouts(page)).toBe(`${slots}&gameClassify=JACKPOT`);
  await expect(button).toHaveAccessibleName('Filter, 1 in force');

  for (const [name, category, hidden] of [
    ['Fishing', 'FISH', undefined],
    ['E-sports', 'ESPORTS', 'Thunderfield'],
    ['Cockfight', 'COCKFIGHT', 'Derby Spur'],
  ] as const) {
    await button.click();
    await panel.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => whereabouts(page)).toBe(`/m/gameList?gameType=${category}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await button.click();
    await expect(group('Vendors')).toHaveCount(hidden === undefined ? 1 : 0);
    await expect(group('Minimum bet')).toHaveCount(0);
    await expect(group('Game type')).toHaveCount(0);
    if (hidden !== undefined)
      await expect(page.getByRole('button', { name: hidden })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  }
  await button.click();
  await panel.getByRole('button', { name: 'Lottery', exact: true }).click();
  await expect.poll(() => whereabouts(page)).toBe('/m/lottery');
});

test('pictures that one network has not come from the next, and nothing found has a picture and a way out [WL-05, LIST-01]', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await page.route('**/wps/system/whitelabel', (route) =>
    route.fulfill({
      json: { success: true, value: { imageCDNs: ['/gone', '/'] } },
    }),
  );
  const gone = page.waitForRequest('**/gone/art/game/*');
  await page.route('**/gone/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(`${slots}&gameName=zzzz`);
  await expect(page.getByText('No games found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect.poll(() => whereabouts(page)).toBe(slots);
  await gone;
  const picture = tiles(page).first().locator('img');
  await expect(picture).toHaveAttribute('src', /^\/art\/game\//);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
