import { domainNames, flagNames } from '@playhouse/whitelabel';
import type { FlagName } from '@playhouse/whitelabel';
import { expect, it } from 'vitest';
import { entrySections, memberEntries } from './entries';
import type { EntryConditions } from './entries';

/** The specification's table, row by row and in its order; popups by their name. */
const table: readonly (readonly [target: string, shown: (given: EntryConditions) => boolean])[] = [
  ['/m/home', ({ flags }) => flags.VIPBENEFIT3 === true],
  // Ours, beside the table's.
  ['/m/member/benefits', ({ flags }) => flags.VIPBENEFIT3 === true],
  ['/m/activity', () => true],
  ['/m/voucherCenter', () => true],
  ['/m/withdraw', () => true],
  ['/m/securityCenter', () => true],
  ['referral', () => true],
  ['/m/agent', ({ memberType }) => memberType !== undefined && ![0, 4, 40].includes(memberType)],
  ['/m/vouReport', ({ flags }) => flags.DEPRECM3 === true],
  ['/m/withdrawReport', ({ flags }) => flags.WITHREC3 === true],
  ['/m/transaction/record', ({ flags }) => flags.TRANSREC3 === true],
  ['/m/gameRecord', ({ flags }) => flags.TRANSBETREPMEM3 === true],
  ['/m/profitandloss', ({ flags }) => flags.PERSREP === true],
  [
    '/m/upLine/transfer',
    ({ flags, toUpline, memberType }) =>
      flags.AGETRANSFERUP3 === true && toUpline && memberType !== undefined && memberType !== 2,
  ],
  ['/m/rewardCenter', ({ flags }) => flags.REWCEN3 === true],
  ['/m/member/manualRebate', ({ flags }) => flags.MANPLAYREB3 === true],
  ['/m/leaderBoard', ({ promotions }) => promotions.includes('MISSION')],
  ['/m/member/rebateReport', ({ flags }) => flags.PLYRBT === true],
  ['/m/webEmail', ({ flags }) => flags.MAILCEN === true],
  ['customerService', () => true],
  ['download', () => true],
  ['/m/feedback', ({ flags }) => flags.FEEDBACK3 === true],
];

type Flags = Partial<Record<FlagName, boolean>>;

const switched = (names: readonly FlagName[], on: boolean): Flags =>
  Object.fromEntries(names.map((name) => [name, on]));

/** Nothing, everything, each flag alone, and everything but one: what a flag must do and must not do. */
const flagSets: readonly Flags[] = [
  {},
  switched(flagNames, true),
  switched(flagNames, false),
  ...flagNames.map((name) => ({ [name]: true })),
  ...flagNames.map((name) => ({ ...switched(flagNames, true), [name]: false })),
];

const combinations = (memberType: number | undefined): readonly EntryConditions[] =>
  flagSets.flatMap((flags) =>
    [true, false].flatMap((toUpline) =>
      [[], ['MISSION'], ['REFERRAL'], ['REFERRAL', 'MISSION']].map((promotions) => ({
        ...{ domains: domainNames, flags, toUpline, promotions, memberType },
      })),
    ),
  );

const targets = (given: EntryConditions) =>
  memberEntries(given).map(({ target }) =>
    target.kind === 'link' ? target.href : target.overlay.kind,
  );

it.each([undefined, 0, 1, 2, 4, 40, 41, 42])(
  'entries of type %s follow the table [MINE-03, MINE-04, MINE-05, MINE-06, MINE-07, MINE-08]',
  (memberType) => {
    const wrong = combinations(memberType).filter((given) => {
      const expected = table.filter(([, shown]) => shown(given)).map(([target]) => target);
      return JSON.stringify(targets(given)) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
  },
);

const everything: EntryConditions = {
  domains: domainNames,
  flags: switched(flagNames, true),
  memberType: 1,
  toUpline: true,
  promotions: ['MISSION'],
};

it('every entry is in one group, those of money first [MINE-10]', () => {
  const entries = memberEntries(everything);
  const sections = entrySections(entries);
  const [money] = sections;
  expect(money?.entries.map(({ id }) => id)).toEqual(['deposit', 'withdraw', 'uplineTransfer']);
  const placed = sections.flatMap((section) => section.entries);
  expect(new Set(placed)).toEqual(new Set(entries));
  expect(placed).toHaveLength(entries.length);
});

it('no entry leads to a domain that the merchant does without [MINE-05]', () => {
  expect(targets(everything)).toContain('/m/agent');
  expect(targets({ ...everything, domains: ['lottery'] })).not.toContain('/m/agent');
});
