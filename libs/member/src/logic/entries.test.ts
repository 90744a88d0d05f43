import { domainNames, flagNames } from '@playhouse/whitelabel';
import type { FlagName } from '@playhouse/whitelabel';
import { describe, expect, it } from 'vitest';
import { entrySections, memberEntries } from './entries';
import type { EntryConditions } from './entries';

const memberTypes = [undefined, 0, 1, 2, 4, 40, 41, 42] as const;
const allFlags = Object.fromEntries(flagNames.map((name) => [name, true]));

function ids(some: Partial<EntryConditions>): string[] {
  const given = {
    domains: domainNames,
    flags: {},
    memberType: 0,
    toUpline: false,
    promotions: [],
    ...some,
  };
  return memberEntries(given).map((entry) => entry.id);
}

function hrefOf(id: string, some: Partial<EntryConditions>): string | undefined {
  const given = {
    domains: domainNames,
    flags: {},
    memberType: 0,
    toUpline: true,
    promotions: ['MISSION'],
    ...some,
  };
  const target = memberEntries(given).find((entry) => entry.id === id)?.target;
  return target?.kind === 'link' ? target.href : undefined;
}

const alwaysShown = [
  'activities',
  'deposit',
  'withdraw',
  'securityCenter',
  'referral',
  'customerService',
  'download',
];

describe('entries of the member centre', () => {
  it.each(memberTypes)(
    'without any flag, member type %s sees what is always shown [MINE-03]',
    (type) => {
      expect(ids({ memberType: type }).filter((id) => id !== 'agent')).toEqual(alwaysShown);
    },
  );

  it('leads to the addresses of the always-shown screens and overlays [MINE-03]', () => {
    expect(hrefOf('activities', {})).toBe('/m/activity');
    expect(hrefOf('deposit', {})).toBe('/m/voucherCenter');
    expect(hrefOf('withdraw', {})).toBe('/m/withdraw');
    expect(hrefOf('securityCenter', {})).toBe('/m/securityCenter');
    const overlays = memberEntries({
      ...{ domains: domainNames, flags: {} },
      ...{ toUpline: false, promotions: [] },
    }).flatMap(({ target }) => (target.kind === 'overlay' ? [target.overlay.kind] : []));
    expect(overlays).toEqual(['referral', 'customerService', 'download']);
  });

  it.each([['VIPBENEFIT3', 'home', '/m/home']] as const)(
    'flag %s alone adds %s at %s [MINE-04]',
    (flag, id, href) => {
      expect(ids({ flags: { [flag]: true } })).toEqual([id, ...alwaysShown]);
      expect(hrefOf(id, { flags: { [flag]: true } })).toBe(href);
    },
  );

  it.each([
    ['DEPRECM3', 'depositReport', '/m/vouReport'],
    ['WITHREC3', 'withdrawReport', '/m/withdrawReport'],
    ['TRANSREC3', 'transactions', '/m/transaction/record'],
    ['TRANSBETREPMEM3', 'gameRecord', '/m/gameRecord'],
    ['PERSREP', 'profitAndLoss', '/m/profitandloss'],
    ['REWCEN3', 'rewardCenter', '/m/rewardCenter'],
    ['MANPLAYREB3', 'manualRebate', '/m/member/manualRebate'],
    ['PLYRBT', 'rebateReport', '/m/member/rebateReport'],
    ['MAILCEN', 'webEmail', '/m/webEmail'],
    ['FEEDBACK3', 'feedback', '/m/feedback'],
  ] as const)('flag %s alone adds %s at %s [MINE-06]', (flag, id, href) => {
    const given = { flags: { [flag]: true } };
    expect(ids(given).filter((one) => !alwaysShown.includes(one))).toEqual([id]);
    expect(hrefOf(id, given)).toBe(href);
  });

  it.each(memberTypes)(
    'member type %s sees the agency centre unless player, trial, guest or visitor [MINE-05]',
    (type) => {
      const refused = type === undefined || [0, 4, 40].includes(type);
      expect(ids({ memberType: type }).includes('agent')).toBe(!refused);
    },
  );

  it.each(
    memberTypes.flatMap((type) =>
      [true, false].flatMap((toUpline) => [true, false].map((on) => ({ type, toUpline, on }))),
    ),
  )('superior transfer for type $type, toUpline $toUpline, flag $on [MINE-07]', (row) => {
    const shown = row.on && row.toUpline && row.type !== undefined && row.type !== 2;
    const given = {
      flags: { AGETRANSFERUP3: row.on },
      toUpline: row.toUpline,
      memberType: row.type,
    };
    expect(ids(given).includes('uplineTransfer')).toBe(shown);
  });

  it('shows the mission board with the MISSION promotion, no flag deciding [MINE-08]', () => {
    expect(ids({ flags: allFlags, promotions: ['REFERRAL'] })).not.toContain('leaderBoard');
    expect(ids({ promotions: ['MISSION'] })).toContain('leaderBoard');
    expect(hrefOf('leaderBoard', {})).toBe('/m/leaderBoard');
  });

  it('no other flag adds an entry [MINE-06]', () => {
    const known: readonly FlagName[] = [
      'VIPBENEFIT3',
      'DEPRECM3',
      'WITHREC3',
      'TRANSREC3',
      'TRANSBETREPMEM3',
      'PERSREP',
      'AGETRANSFERUP3',
      'REWCEN3',
      'MANPLAYREB3',
      'PLYRBT',
      'MAILCEN',
      'FEEDBACK3',
    ];
    const others = flagNames.filter((name) => !known.includes(name));
    const flags = Object.fromEntries(others.map((name) => [name, true]));
    expect(ids({ flags, toUpline: true })).toEqual(alwaysShown);
  });

  it('puts every entry but deposit, withdraw and transfer into one section of the new centre [MINE-10]', () => {
    const entries = memberEntries({
      domains: domainNames,
      flags: allFlags,
      memberType: 1,
      toUpline: true,
      promotions: ['MISSION'],
    });
    const placed = entrySections(entries).flatMap((section) => section.entries);
    const money = entries.filter((entry) => entry.group === 'money');
    expect(money.map((entry) => entry.id)).toEqual(['deposit', 'withdraw', 'uplineTransfer']);
    expect(new Set([...placed, ...money])).toEqual(new Set(entries));
    expect(placed).toHaveLength(entries.length - money.length);
  });

  it('leads to nothing that the merchant does without [MINE-05]', () => {
    expect(ids({ memberType: 1 })).toContain('agent');
    expect(ids({ memberType: 1, domains: ['lottery'] })).not.toContain('agent');
  });
});
