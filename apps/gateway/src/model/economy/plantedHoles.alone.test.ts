import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readMerchants } from '../../base/merchants';
import { toDay } from '../../base/period';
import { countStake, getTitleKeeps } from '../../catalogue/titleKeeps';
import { findGameSeed } from '../../catalogue/games';
import type { Promises } from '../../content/promises';
import { promises } from '../../content/promises';
import { memberDevices, orders, rateVersions } from '../../db/schema';
import { demandNoLockedGifts, findLockedGifts } from '../../ledger/lockedGifts';
import { shiftTurnover } from '../../ledger/turnover';
import { filePlatform } from '../../testing/filePlatform';
import { endlessSessions } from '../../testing/platform';
import { runCrews } from '../../testing/robots/runCrews';
import type { Run } from '../../testing/robots/runCrews';
import type { StrategyName } from '../../testing/robots/strategies';
import { keepTerms } from '../promotions/termsInForce';

vi.mock('../../catalogue/titleKeeps', { spy: true });
vi.mock('../../ledger/lockedGifts', { spy: true });
vi.mock('../../ledger/turnover', { spy: true });

const [merchant] = readMerchants(join(import.meta.dirname, '../../../../../merchants'));
if (merchant === undefined) throw new Error('There is no merchant.');
const merchants = [merchant];
/** Seconds of two free cores; a machine with other work takes many times that. */
const patience = 900_000;
const platform = filePlatform({ merchants, ...endlessSessions });
afterEach(() => vi.restoreAllMocks());

/** Lets a crew act on other terms; names those that have earned. */
async function play(
  name: StrategyName,
  weeks: number,
  terms: Partial<Promises> = {},
  tamper?: Run['tamper'],
) {
  const { services } = platform.gateway;
  await keepTerms(services.db, [...services.scopes.values()], services.now(), {
    ...promises,
    ...terms,
  });
  platform.advance(86_400_000);
  const outcomes = await runCrews(platform, { merchants, weeks, names: [name], tamper });
  return outcomes.flatMap((each) => (each.earnedBy === undefined ? [] : each.name));
}

/** Gifts of so much, to be staked once. */
const free = (amount: number): Partial<Promises> => {
  const gift = { amount, timesStaked: 1 };
  return {
    gifts: {
      ...promises.gifts,
      referral: gift,
      rewards: { welcome: gift, weekly: gift, birthday: gift },
    },
  };
};

it(
  'robots find a table that returns all of its stakes and counts for rebates',
  async () => {
    const isTable = (nodeId: string) => findGameSeed(nodeId)?.category === 'LIVE';
    vi.mocked(getTitleKeeps).mockImplementation((nodeId) => (isTable(nodeId) ? 0 : 0.035));
    vi.mocked(countStake).mockImplementation((_, risked) => risked);
    expect(await play('chain', 1)).toEqual(['chain']);
  },
  patience,
);

it(
  'robots find a welcome bonus that is to be staked once',
  async () => {
    const generous = promises.promotions.map((each) =>
      each.id === 'welcome' ? { ...each, timesStaked: 1 } : each,
    );
    expect(await play('washer', 3, { promotions: generous })).toEqual(['washer']);
  },
  patience,
);

it(
  'robots find gifts that go up to one account without a deposit',
  async () => {
    vi.mocked(demandNoLockedGifts).mockResolvedValue();
    vi.mocked(findLockedGifts).mockResolvedValue([]);
    expect(await play('ring', 2, free(88))).toEqual(['ring']);
  },
  patience,
);

it(
  'robots find transfers that carry no turnover',
  async () => {
    vi.mocked(shiftTurnover).mockResolvedValue();
    expect(await play('ring', 3)).toEqual(['ring']);
  },
  patience,
);

it(
  'robots find a referral of oneself',
  async () => {
    const { db } = platform.gateway.services;
    const referral = { amount: 1_000, timesStaked: 1 };
    // Nothing is left that tells one person from two.
    const tamper = async () => {
      await db.update(orders).set({ detail: {} });
      await db.delete(memberDevices);
    };
    const terms = { gifts: { ...promises.gifts, referral } };
    expect(await play('registrar', 2, terms, tamper)).toEqual(['registrar']);
  },
  patience,
);

it(
  'robots find rates that rise again at every second level',
  async () => {
    const { db, now } = platform.gateway.services;
    const fromDay = toDay(now(), merchant.timeZone);
    const tamper: Run['tamper'] = async ([crew]) => {
      if (crew === undefined) return;
      while (crew.robots.length < 40) await crew.makeAgent({}, crew.robots.at(-1));
      await db.delete(rateVersions);
      await db.insert(rateVersions).values(
        crew.robots.flatMap(({ id: memberId }, at) =>
          ['RNG', 'LIVE'].map((category) => ({
            ...{ memberId, category, fromDay },
            rate: at % 2 === 0 ? 0.6 : 0,
          })),
        ),
      );
    };
    expect(await play('chain', 3, {}, tamper)).toEqual(['chain']);
  },
  patience,
);
