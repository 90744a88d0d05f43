import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@playhouse/navigation';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { expect, test } from '../support/test';
import { guests } from '../shell/routes';
import { cells, pinned, spared } from './cells';
import type { Cell } from './cells';
import { faults } from './faults';
import { broken, watch } from './rules';

/** `FAULTS_AT` looks at the addresses alone that it fits. */
const at = new RegExp(process.env['FAULTS_AT'] ?? '');

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>['origins'][number]['localStorage'];

/** What the browser keeps of whoever is logged in; a trouble that ends a session takes it from the tabs after it. */
const keptBy = async (context: BrowserContext): Promise<Kept> =>
  (await context.storageState()).origins[0]?.localStorage ?? [];

/** Puts back what was kept before a page begins, and not again where it is loaded anew. */
const bringBack = (page: Page, kept: Kept) =>
  page.addInitScript((entries) => {
    if (window.origin === 'null' || sessionStorage.getItem('brought') !== null) return;
    sessionStorage.setItem('brought', 'yes');
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept);

/** Opens a screen in trouble, in a tab of its own, and says which rules it broke. */
async function survive(
  context: BrowserContext,
  cell: Cell,
  kept: Kept,
): Promise<readonly string[]> {
  const { address, person, fault } = cell;
  const page = await context.newPage();
  await withoutPopups(page);
  await bringBack(page, kept);
  const trouble = await fault.begin(page);
  const watched = watch(page);
  try {
    await trouble.open(address);
    return await broken(page, { address, guest: person, fault, trouble, watched });
  } catch (error) {
    return [`never came: ${String(error)}`];
  } finally {
    await trouble.heal();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

test('every screen is in the matrix under every fault, or says why it is not', () => {
  expect(cells).toHaveLength(pinned);
  const pathOf = (address: string) => address.split('?')[0];
  const own = Object.values(paths).map(({ path }) => path as string);
  for (const { name } of faults) {
    const there = [
      ...cells.filter(({ fault }) => fault.name === name).map(({ address }) => address),
      ...spared.filter(({ fault }) => fault === name).map(({ address }) => address),
    ];
    expect([...new Set(there.map(pathOf))].sort(), name).toEqual([...own].sort());
  }
  for (const { why } of spared) expect(why.length).toBeGreaterThan(10);
});

// Fault by fault, in `npm run verify`: a cell costs a player's second or two, so that `npm test` would lose minutes.
for (const fault of isWhole ? faults : [])
  test(`every screen survives ${fault.name}`, async ({ page, context, newMember, login }) => {
    test.setTimeout(600_000);
    const due = cells.filter((cell) => cell.fault === fault);
    const found: Record<string, readonly string[]> = {};
    // The player's language is kept from here; then no tab is left that the trouble is not about.
    await page.goto('/m/service');
    for (const guest of guests) {
      const theirs = due.filter(({ person, address }) => person === guest && at.test(address));
      if (guest === 'agent' && theirs.length > 0)
        await login(await newMember({ type: 1, payout: true }));
      const kept = await keptBy(context);
      await page.goto('about:blank');
      for (const cell of theirs) {
        const rules = await survive(context, cell, kept);
        if (rules.length > 0) found[`${cell.address} in ${cell.fault.name}`] = rules;
      }
    }
    expect(found).toEqual({});
  });
