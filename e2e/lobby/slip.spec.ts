import { whereabouts } from '../accounts/steps';
import { isWhole } from '../support/extent';
import { expect, test } from '../support/test';
import { amountIn } from './steps';

// The clock takes up to a minute.
if (isWhole)
  test('two lines are chosen from the board, placed as one order, drawn by the clock, and the win is paid and shown [ROUTE-07, LAUNCH-02]', async ({
    page,
    newMember,
    returnAs,
    open,
  }) => {
    test.setTimeout(180_000);
    await returnAs(await newMember({ balance: 500 }));
    const balance = async () => amountIn(await page.getByRole('banner').textContent());
    await open('/m/startLottery?prize_mode=ELOTT&code=elott1');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Fast Three 1 Min');
    await page.getByRole('button', { name: 'Pick numbers', exact: true }).click();
    await expect.poll(() => whereabouts(page)).toMatch(/^\/m\/lottery\/play\?/);

    // Two of three dice are in one of the halves: exactly one of the lines wins.
    const board = page.getByRole('group', { name: '3 numbers' });
    for (const numbers of [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]) {
      for (const number of numbers) await board.getByRole('button', { name: number }).click();
      await page.getByLabel('Stake').fill('10');
      await page.getByRole('button', { name: 'Add to the slip' }).click();
    }
    const slip = page.getByRole('list', { name: 'Your slip' }).getByRole('listitem');
    await expect(slip).toHaveCount(2);
    await expect(page.getByText('Total')).toContainText('20.00');
    await page.getByRole('button', { name: 'Place the bets' }).click();
    await expect(page.getByText(/^Bet placed for draw/)).toBeVisible();
    await expect.poll(balance).toBe(480);

    await page.getByRole('link', { name: 'See these bets' }).click();
    await expect(page.getByRole('heading', { name: 'Fast Three 1 Min' })).toBeVisible();
    const bets = page.getByRole('list', { name: 'Bets' }).getByRole('listitem');
    await expect(bets).toHaveCount(2);
    // The next draw is at most a minute away, and an open order looks for it every quarter of a minute.
    const drawn = page.getByRole('list', { name: 'Last result' }).getByRole('listitem');
    await expect(drawn).toHaveCount(3, { timeout: 100_000 });
    const low = (await drawn.allTextContents()).filter((each) => Number(each) <= 3).length;
    await expect(bets.nth(low >= 2 ? 0 : 1)).toContainText('Won');
    await expect(bets.nth(low >= 2 ? 1 : 0)).toContainText('Lost');
    const win = amountIn(
      await page.getByText('Payout', { exact: true }).locator('..').textContent(),
    );
    expect(win).toBeGreaterThan(10);
    await expect.poll(balance).toBeCloseTo(480 + win, 2);
  });

test('entertainment bets on outcomes, and a bet is taken back with its stake [ROUTE-08, LAUNCH-02]', async ({
  page,
  newMember,
  returnAs,
  open,
  said,
}) => {
  await returnAs(await newMember({ balance: 500 }));
  const balance = async () => amountIn(await page.getByRole('banner').textContent());
  await open('/m/launchGame?playType=ent&prize_mode=LOTT&code=lott2&pageBack=home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lotto 6/49');
  await expect(page.getByRole('radio', { name: 'Big / Small / Odd / Even' })).toBeChecked();
  await page.getByRole('button', { name: 'Odd' }).click();
  await page.getByRole('button', { name: '₱50', exact: true }).click();
  await page.getByRole('button', { name: 'Add to the slip' }).click();
  await page.getByRole('button', { name: 'Place the bets' }).click();
  await expect(page.getByText(/^Bet placed for draw/)).toBeVisible();
  await expect.poll(balance).toBe(450);
  await open('/m/lottery');
  await page.getByRole('link', { name: 'My bets' }).click();
  const order = page.getByRole('list', { name: 'My lottery bets' }).getByRole('listitem');
  await expect(order).toContainText('Lotto 6/49');
  await order.getByRole('link', { name: 'See this bet' }).click();
  await page.getByRole('button', { name: 'Cancel this bet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this bet?' });
  await question.getByRole('button', { name: 'Cancel this bet' }).click();
  await expect.poll(() => said).toContain('Bet cancelled, your stake is back');
  await expect.poll(balance).toBe(500);
  await expect(page.getByRole('button', { name: 'Cancel this bet' })).toHaveCount(0);
  await page.goBack();
  await expect(order).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('No lottery bets here yet')).toBeVisible();
});

test('a vendor’s own lobby plays its lottery in a frame, by the same boards [LAUNCH-01]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember({ balance: 500 }));
  await open('/m/launchGame?vendor=TCG_LOTTO_VN&code=lobby&pageBack=home');
  const game = page.frameLocator('iframe');
  for (const place of ['1', '2', '3'])
    await game
      .getByRole('group', { name: place, exact: true })
      .getByRole('button', { name: '7' })
      .click();
  await game.getByRole('button', { name: 'Place bet' }).click();
  await expect(game.getByText(/^Bet placed for draw/)).toBeVisible();
  await expect(game.getByText('7 7 7')).toBeVisible();
});
