import { expect, settled, test } from './support/test';

/** The last amount in a text, such as 1490 of `₱1,490.00` or `R$ 1.490,00`. */
function amountIn(text: string | null): number {
  const [, whole = '', cents = ''] = /([\d.,]+)[.,](\d\d)\D*$/.exec(text ?? '') ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

for (const merchant of ['amihanda', 'corvalume'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test('a player logs in, plays a game, and the balance moves [LOGIN-12, SHELL-04, LAUNCH-04, FAV-02]', async ({
      page,
      newMember,
      login,
      open,
    }) => {
      const member = await newMember({ balance: 500 });
      await login(member);
      const header = page.getByRole('banner');
      await expect(header).toContainText(member.account);
      await expect(header).toContainText('500.00');

      await open('/m/gameList?gameType=RNG');
      const tile = page
        .getByRole('main')
        .getByRole('button', { name: /^Play / })
        .first();
      const name = (await tile.getAttribute('aria-label')) ?? '';
      await tile.click();

      const game = page.frameLocator('iframe');
      const purse = game.getByText(/^\D*\d+\.\d\d$/).first();
      await expect(purse).toContainText('500.00');
      await game.getByRole('button', { name: /spin/i }).click();
      await expect(purse).not.toContainText('500.00');
      await expect(game.getByRole('button', { name: /spin/i })).toBeEnabled();
      const moved = amountIn(await purse.textContent());

      await page.getByRole('button', { name: 'Leave the game' }).click();
      await settled(page);
      await expect
        .poll(async () => amountIn(await page.getByRole('banner').textContent()))
        .toBe(moved);

      await page.getByRole('button', { name: 'Recent', exact: true }).click();
      await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
    });
  });
}

test('more games load near the end of the list, one page after another [LIST-06]', async ({
  page,
  open,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const pageNo = url.searchParams.get('pageNo');
    if (url.pathname.endsWith('GCSGAME_gameList') && pageNo !== null) pages.push(pageNo);
  });
  await open('/m/gameList?gameType=RNG');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(new Set(pages).size).toBeGreaterThanOrEqual(3);
  }).toPass({ timeout: 20_000 });
  expect(pages.slice(0, 3)).toEqual(['1', '2', '3']);
});
