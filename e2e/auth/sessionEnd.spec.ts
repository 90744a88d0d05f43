import type { BrowserContext, Page } from '@playwright/test';
import { expect, settled, test } from '../support/test';
import { call, sessionRecord } from './steps';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** Has the platform say that the session ends in so many milliseconds, until somebody extends it. */
async function endsIn(context: BrowserContext, ms: number): Promise<void> {
  const endsAt = Date.now() + 86_400_000;
  let idleEndsAt = Date.now() + ms;
  await context.route('**/wps/session/life', (route) =>
    route.fulfill({ json: { success: true, value: { idleEndsAt, endsAt } } }),
  );
  await context.route('**/wps/session/extend', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { idleEndsAt: number } };
    idleEndsAt = answer.value.idleEndsAt;
    await route.fulfill({ response });
  });
}

test('idle member is warned in every tab and stays by a tap in one [SESS-03, SESS-04]', async ({
  page,
  context,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember());
  await context.clock.install();
  await open('/m/securityCenter');
  const other = await context.newPage();
  await other.goto('/m/securityCenter');
  await settled(other);
  await endsIn(context, 180_000);
  // The script that asks comes once a page rests: on a slow machine its minute begins later than the page.
  await expect(async () => {
    await context.clock.fastForward(63_000);
    await expect(warning(other)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.bringToFront();
  await context.clock.fastForward(11_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText(/signed out in 0\d:\d\d/);

  const { token } = (await sessionRecord(page)) as { token: string };
  const extended = call(page, 'POST', '/wps/session/extend');
  await warning(page).getByRole('button', { name: 'Stay logged in' }).click();
  expect((await extended).headers()['authorization']).toBe(`Bearer ${token}`);
  await context.clock.runFor(1_000);
  await expect(warning(page)).toBeHidden();
  await other.bringToFront();
  await context.clock.fastForward(12_000);
  await expect(warning(other)).toBeHidden();
});
