import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';

export type Decision = 'Approve' | 'Refuse';

/** Says how what waits at the operator's desk ends, by what its page offers; a refusal has a reason. */
export async function decideAtDesk(
  browser: Browser,
  platformUrl: string,
  waiting: string,
  decision: Decision,
  reason?: string,
): Promise<void> {
  const desk = await browser.newPage();
  await desk.goto(`${platformUrl}/desk`);
  const row = desk.getByRole('row').filter({ hasText: waiting });
  if (reason !== undefined) await row.getByRole('textbox').fill(reason);
  await row.getByRole('button', { name: decision }).click();
  await expect(row).toHaveCount(0);
  await desk.close();
}
