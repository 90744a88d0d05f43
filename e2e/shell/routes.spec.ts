import type { Page } from '@playwright/test';
import { paths } from '@playhouse/navigation';
import { withoutPopups } from '../support/announcements';
import { isWhole, chooseKinds } from '../support/extent';
import { followLink } from '../support/followLink';
import { expect, test } from '../support/test';
import { merchants } from '../support/ports';
import { closed, elsewhere, routes } from './routes';
import type { Outcome, Person, Route } from './routes';

/** Types of those who log in. */
const types = { player: 0, agent: 1, trial: 4 } as const;

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The heading of the screen that is shown; a game fills its screen. */
const headOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const head = document.querySelector('main :is(h1, h2, h3)')?.textContent?.trim() ?? '';
    return head === '' && document.querySelector('iframe') !== null ? 'a game' : head;
  });

/** Leaves whatever is there for a screen with another head, and waits until that one is there. */
async function leaveFor(page: Page, address: string): Promise<void> {
  const before = await headOf(page);
  await followLink(page, address);
  const isThere = async () => !['', before].includes(await headOf(page));
  await expect.poll(isThere, { message: `another screen at ${address}` }).toBe(true);
}

/** Opens an address: where somebody ends, and whether something works there. */
async function outcomeAt(page: Page, { address }: Route): Promise<string> {
  await leaveFor(page, address);
  const main = page.locator('main');
  await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
  const text = (await main.textContent()) ?? '';
  const { pathname, search } = new URL(page.url());
  const at = `${pathname}${search}`;
  if (at !== address) return at.replace(encodeURIComponent(address), ':return');
  if (/login an actual account|Free-trial accounts cannot/.test(text)) return 'refused';
  return /not found|did not work|went wrong|try again/i.test(text) ? text : 'screen';
}

/** In `npm test` one address of each way to end; the table of screens itself is held in `libs/shell/src/screens.test.ts`. */
const due = isWhole
  ? routes
  : routes.filter(({ ends }, at) => routes.findIndex((other) => other.ends === ends) === at);

/** Goes to every address that is due, each time from a screen that none of them leads to. */
async function demandRoutes(page: Page, person: Person, merchant: string): Promise<void> {
  const ended: Record<string, string> = {};
  const expected: Record<string, Outcome> = {};
  for (const route of due) {
    const { address } = route;
    const isThere = [address, new URL(page.url()).pathname].includes('/m/useragreement');
    await leaveFor(page, isThere ? '/m/service' : '/m/useragreement');
    ended[address] = await outcomeAt(page, route);
    expected[address] = closed[merchant]?.[address] ?? route.ends[person];
  }
  expect(ended).toEqual(expected);
}

// An announcement over home has a place of its own in the history, which goes when the steps above leave it. What was
// fetched before is kept, so that it has to be away from the start.
test.beforeEach(({ page }) => withoutPopups(page));

const ids = [...new Set(due.flatMap((route) => route.ids))].sort().join(', ');

/** An agent is a player who sees more: players are asked in `npm run verify`. */
const persons = isWhole ? (['player', 'agent', 'trial'] as const) : (['agent', 'trial'] as const);

for (const merchant of chooseKinds(merchants))
  test.describe(merchant, () => {
    test.use({ merchant });

    test(`a visitor finds a screen or a door at each kind of address [${ids}]`, async ({
      page,
      open,
    }) => {
      const known = [...routes.map(({ address }) => pathOf(address)), ...Object.keys(elsewhere)];
      const own = Object.values(paths).map(({ path }) => path);
      expect([...new Set(known)].sort(), 'addresses of the table').toEqual([...own].sort());
      await open('/m/download');
      await demandRoutes(page, 'visitor', merchant);
    });

    for (const person of persons)
      test(`a member of the kind "${person}" finds a screen, home or a refusal [${ids}]`, async ({
        page,
        newMember,
        returnAs,
        open,
      }) => {
        const upline = person === 'player' ? { upline: 'demo_agent' } : {};
        await returnAs(await newMember({ type: types[person], payout: true, ...upline }));
        await open('/m/download');
        await demandRoutes(page, person, merchant);
      });
  });
