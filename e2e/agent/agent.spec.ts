import { moving } from '../support/motion';
import { expect, settled, test } from '../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an agent reaches what a line offers without going sideways [ROUTE-15]', async ({
    page,
    open,
    returnAs,
  }) => {
    await returnAs({ account: 'demo_agent' });
    await open('/m/member/team');
    await expect(page.getByText('Your team, demo_agent')).toBeVisible();
    const team = page.getByRole('region', { name: 'My downlines' });
    for (const name of ['Rates', 'Their team'])
      await expect(team.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
    const first = team.getByRole('row').filter({ has: page.getByRole('link', { name: 'Rates' }) });
    const account = await first.first().getByRole('rowheader').textContent();
    await first.first().getByRole('link', { name: 'Rates' }).click();
    await settled(page);
    const named = (await page.getByText(/^Rates of /).textContent()) ?? '';
    expect(account).toContain(named.replace('Rates of ', ''));
  });
});

test.describe('the red envelope rain', () => {
  test.use({ platform: 'variant', ...moving });

  test('falls, is caught by a key, and says what was won and when it rains next [ROUTE-15]', async ({
    page,
    open,
    newMember,
    returnAs,
  }) => {
    await returnAs(await newMember({ balance: 100 }));
    await open('/m/redRain');
    const envelope = page.getByRole('button', { name: 'Catch envelope 1' });
    const height = async () => (await envelope.boundingBox())?.y;
    const before = await height();
    await expect.poll(height, 'where it is').not.toBe(before);
    await envelope.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^You caught ₱\d\.\d\d/)).toBeVisible();
    await expect(page.getByText(/^The next rain starts at /)).toBeVisible();
    await expect(envelope).toBeHidden();
  });
});
