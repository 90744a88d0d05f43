import { createScale } from '@playhouse/merchants/budget/measure';
import { workspacePlaces } from '@playhouse/merchants/places';
import { routes } from './shell/routes';
import type { Person, Route } from './shell/routes';
import { withoutPopups } from './support/announcements';
import { fileOf } from './support/chunks';
import { isWhole } from './support/extent';
import type { MerchantCode } from './support/ports';
import { expect, test } from './support/test';
import { noteRequests } from './support/weigh/requests';
import { openStep } from './support/weigh/steps';

/** KiB under gzip that a screen may fetch over what home has, and steps from its address to its last file. */
const limits = { kib: 60, steps: 2 };

/** What comes when a text or a number first needs it: it weighs like all else and is no step of the screen's own. */
const whenNeeded = () =>
  ['ui-kit/src/content/sanitise.ts', 'phone/src/phoneNumbers.ts'].map(fileOf);

interface Watch {
  readonly merchant: MerchantCode;
  readonly person: Person;
  /** Who sees the others of their screens. */
  readonly rather?: Person;
  /** What of them `npm test` counts; `npm run verify` counts all. */
  readonly few?: readonly string[];
}

/** Every screen is opened on both sites, on one by visitors where they have it and on the other by members. */
const watches: readonly Watch[] = [
  {
    merchant: 'amihanda',
    person: 'agent',
    few: ['/m/mine', '/m/transaction/record', '/m/agent/team/overview', '/m/lottery'],
  },
  { merchant: 'amihanda', person: 'visitor', rather: 'agent' },
  {
    merchant: 'corvalume',
    person: 'visitor',
    few: ['/m/login', '/m/register', '/m/gameList?gameType=RNG', '/m/activity'],
  },
  {
    merchant: 'corvalume',
    person: 'agent',
    rather: 'visitor',
    few: ['/m/voucherCenter', '/m/withdraw'],
  },
];

function screensFor({ person, rather, few }: Watch): readonly Route[] {
  const sees = (who: Person | undefined, { ends }: Route) =>
    who !== undefined && ends[who] === 'screen';
  const isDue = (address: string) => isWhole || (few?.includes(address) ?? true);
  return routes.filter(
    (route) => isDue(route.address) && sees(person, route) && !sees(rather, route),
  );
}

test.use({ content: true });
test.setTimeout(240_000);

test('every screen that is counted in short is one of the table’s, and counted for whom it says', () => {
  for (const watch of watches) {
    const counted = screensFor(watch).map(({ address }) => address);
    expect(counted).toEqual(expect.arrayContaining([...(watch.few ?? [])]));
  }
});

for (const watch of watches) {
  const { merchant, person } = watch;
  test.describe(merchant, () => {
    test.use({ merchant });

    test(`${isWhole || watch.few === undefined ? 'each' : 'a'} screen of a ${person}, opened cold, fetches little over home’s files, in one step [ROUTE-20]`, async ({
      page,
      newMember,
      returnAs,
    }) => {
      await withoutPopups(page);
      if (person === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
      const requests = await noteRequests(await page.context().newCDPSession(page));
      const home = await openStep(page, requests, '/m/home');
      const scale = createScale(workspacePlaces());
      const later = whenNeeded();
      const over: Record<string, unknown> = {};
      for (const { address } of screensFor(watch)) {
        const { files, arrived, chainWithout } = await openStep(page, requests, address);
        const kib = scale(files.filter((file) => !home.files.includes(file))) / 1024;
        // A document's chain counts up to its first row (`weight.spec`).
        const chain = arrived ? [] : chainWithout(later);
        if (kib > limits.kib || chain.length > limits.steps) over[address] = { kib, chain };
      }
      expect(over).toEqual({});
    });
  });
}
