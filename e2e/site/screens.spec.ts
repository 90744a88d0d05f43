import { limits } from '@playhouse/site/loadingPlan';
import { chooseGuest, routes } from '../shell/routes';
import { withoutPopups } from '../support/announcements';
import { findFile, sizeInKiB } from '../support/chunks';
import { isWhole } from '../support/extent';
import { expect, test } from '../support/test';
import { saveData } from '../support/network';
import { noteRequests } from '../support/weigh/requests';
import { openStep } from '../support/weigh/steps';

/** Steps from a screen's address to its last file. */
const mostSteps = 2;

/** Modules that a text or a number needs first: they weigh like all else and are no step of the screen's own. */
const whenNeeded = () =>
  ['ui-kit/src/content/sanitise.ts', 'phone/src/phoneNumbers.ts'].map(findFile);

/** Each screen is opened by a visitor or by an agent; `npm test` opens these few, `npm run verify` all. */
const watches = [
  {
    merchant: 'amihanda',
    person: 'agent',
    few: ['/m/mine', '/m/transaction/record', '/m/agent/team/overview', '/m/voucherCenter'],
  },
  {
    merchant: 'corvalume',
    person: 'visitor',
    few: ['/m/login', '/m/register', '/m/gameList?gameType=RNG', '/m/lottery'],
  },
] as const;

test.use({ content: true });

for (const { merchant, person, few } of watches) {
  const due: readonly string[] = isWhole
    ? routes.filter((route) => chooseGuest(route) === person).map(({ address }) => address)
    : few;
  test.describe(merchant, () => {
    test.use({ merchant });

    test(`screen of a ${person} fetches little more than home when opened cold [ROUTE-20]`, async ({
      page,
      newMember,
      returnAs,
    }) => {
      test.slow(isWhole, 'many screens');
      await withoutPopups(page);
      // Files that come at rest are the next screen's.
      await saveData(page);
      if (person === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
      const requests = await noteRequests(await page.context().newCDPSession(page));
      const home = await openStep(page, requests, '/m/home');
      const later = whenNeeded();
      const over: Record<string, unknown> = {};
      for (const address of due) {
        const { files, arrived, chainWithout } = await openStep(page, requests, address);
        const kib = sizeInKiB(files.filter((file) => !home.files.includes(file)));
        // A document's chain counts up to its first row (`weight.spec`).
        const chain = arrived ? [] : chainWithout(later);
        if (kib > limits.screenKiB || chain.length > mostSteps) over[address] = { kib, chain };
      }
      expect(over).toEqual({});
    });
  });
}
