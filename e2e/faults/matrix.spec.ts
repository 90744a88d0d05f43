import type { BrowserContext } from '@playwright/test';
import { paths } from '@playhouse/navigation';
import { isWhole } from '../support/extent';
import { inLanes } from '../support/inLanes';
import { still } from '../support/motion';
import { expect, test } from '../support/test';
import { guests } from '../shell/routes';
import type { Guest } from '../shell/routes';
import { cells, pinned, spared } from './cells';
import type { Cell } from './cells';
import type { Fault } from './fault';
import { faults } from './faults';
import { broken, watch } from './rules';
import { comeAnew, letGo } from './tab';
import type { Kept } from './tab';
import { thisTime, turnOf, turns } from './turns';

/** `FAULTS_AT` looks at the addresses alone that it fits. */
const at = new RegExp(process.env['FAULTS_AT'] ?? '');

/** So many cells at a time keep a core at work, and none so busy that a screen's patience ends before it has given up. */
const lanes = 2;

// A picture of each browser as it ends says nothing of the cells before; what is broken is said in words.
test.use({ screenshot: 'off' });

/** By process: an agent logs in once for all faults. */
const keptBy = new Map<Guest, Kept>();

/** By process: what a tab does to a session, all tabs of its browser hear, so that each lane has a browser of its own. */
const browsers: BrowserContext[] = [];

/** What the browser keeps of whoever is logged in. */
const keptIn = async (context: BrowserContext): Promise<Kept> =>
  (await context.storageState()).origins[0]?.localStorage ?? [];

/**
 * Opens a screen in trouble and says which rules it broke. In the tab of the cell before: a tab costs the browser four
 * times what a screen does.
 */
async function survive(context: BrowserContext, cell: Cell): Promise<readonly string[]> {
  const { address, person, fault } = cell;
  const page = context.pages()[0] ?? (await context.newPage());
  await comeAnew(page, keptBy.get(person) ?? []);
  const trouble = await fault.begin(page);
  const watched = watch(page);
  try {
    await trouble.open(address);
    return await broken(page, { address, guest: person, fault, trouble, watched });
  } catch (error) {
    return [`never came: ${String(error)}`];
  } finally {
    watched.end();
    await trouble.heal();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await letGo(page);
  }
}

test('the matrix only grows: no column leaves it, no screen is spared that was not, and no turn gets less of it', () => {
  expect(faults.map(({ name }) => name)).toEqual(expect.arrayContaining([...pinned.columns]));
  const rows = [...new Set(cells.map(({ address, person }) => `${address} as ${person}`))];
  const theirs = [...pinned.more, ...pinned.ofMembers].map((address) => `${address} as agent`);
  expect(rows).toEqual(expect.arrayContaining(theirs));
  expect([...pinned.spared]).toEqual(
    expect.arrayContaining([...new Set(spared.map(({ address }) => address))]),
  );
  expect(cells).toHaveLength(rows.length * faults.length);
  expect(turns).toBeLessThanOrEqual(pinned.turns);
});

test('every screen is in the matrix under every fault, or says why it is not', () => {
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

test('in as many turns as there are every cell has been looked at, and no turn leaves a column out', () => {
  const all = Array.from({ length: turns }, (_, turn) =>
    cells.filter((cell) => turnOf(cell) === turn),
  );
  expect(all.flat()).toHaveLength(cells.length);
  for (const { name } of faults)
    for (const theirs of all)
      expect(theirs.filter(({ fault }) => fault.name === name).length).toBeGreaterThan(5);
});

const tagOf = ({ waits }: Fault) => (waits === true ? { tag: '@patient' } : {});

// Fault by fault: all cells in `npm run verify`, in `npm test` those whose turn it is at this commit.
const which = isWhole
  ? 'every screen'
  : `a part of the screens (turn ${String(thisTime + 1)} of ${String(turns)})`;
for (const fault of faults)
  test(
    `${which} survives ${fault.name}`,
    tagOf(fault),
    async ({ page, context, browser, newMember, returnAs }) => {
      test.setTimeout(600_000);
      const due = cells.filter(
        (cell) =>
          cell.fault === fault && at.test(cell.address) && (isWhole || turnOf(cell) === thisTime),
      );
      for (const guest of guests) {
        if (keptBy.has(guest) || due.every(({ person }) => person !== guest)) continue;
        // The player's language is kept from here.
        await page.goto('/m/service');
        if (guest === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
        keptBy.set(guest, await keptIn(context));
      }
      const cookies = await context.cookies();
      const found: Record<string, readonly string[]> = {};
      await inLanes(lanes, due, async (theirs, lane) => {
        const own = (browsers[lane] ??= await browser.newContext(still.contextOptions));
        await own.addCookies(cookies);
        for (const cell of theirs) {
          const rules = await survive(own, cell);
          if (rules.length > 0)
            found[`${cell.address} as ${cell.person} in ${cell.fault.name}`] = rules;
        }
      });
      expect(found).toEqual({});
    },
  );
