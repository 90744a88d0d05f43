import {
  ScreenProviders,
  mockWps,
  sampleMember,
  sampleMerchant,
  signIn,
} from '@playhouse/fixtures';
import { endSession, viewer } from '@playhouse/session';
import { domainNames, flagNames } from '@playhouse/whitelabel';
import type { FlagName } from '@playhouse/whitelabel';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberEntries } from '../logic/entries';
import { memberScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunk.
import './MinePage';

const all: Partial<Record<FlagName, boolean>> = Object.fromEntries(
  flagNames.map((name) => [name, true]),
);

interface Shown {
  readonly type: number;
  readonly memCen: 0 | 1;
  readonly flags: typeof all;
  readonly toUpline: boolean;
}

async function showCentre({ type, memCen, flags, toUpline }: Shown) {
  signIn({
    ...{ token: 't', merchantCode: 'sample', userName: 'demo_player', type },
    firstTimeLogin: false,
  });
  const merchant = sampleMerchant({
    flags,
    promotions: ['REFERRAL', 'MISSION'],
    mobileTemplate: { mem_cen: memCen, dep_func: 0 },
  });
  const wps = mockWps({ 'member.info': { ...sampleMember, type, toUpline } });
  render(
    <ScreenProviders
      screens={memberScreens}
      viewer={viewer}
      history={['/m/mine']}
      wps={wps}
      merchant={merchant}
    />,
  );
  await screen.findByRole('link', { name: 'Deposit' });
}

const addresses = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    // The card's badge leads to the benefits; it is no entry.
    .filter((href) => href !== null && href !== '/m/member/benefits')
    .sort();

beforeEach(() => endSession());

const rows = [0, 1, 2, 40, 41, 42].flatMap((type) =>
  ([0, 1] as const).flatMap((memCen) => [
    { type, memCen, flags: all, toUpline: true },
    { type, memCen, flags: {}, toUpline: false },
  ]),
);

describe('on the screen, in either template', () => {
  it.each(rows)(
    'member type $type with template $memCen sees its entries and no other [MINE-05, MINE-06, MINE-07, MINE-10]',
    async (row) => {
      await showCentre(row);
      const { flags, toUpline, type } = row;
      const promotions = ['REFERRAL', 'MISSION'];
      const conditions = { domains: domainNames, flags, toUpline, memberType: type, promotions };
      const links = memberEntries(conditions).flatMap(({ target }) =>
        target.kind === 'link' ? [target.href] : [],
      );
      if (links.includes('/m/upLine/transfer'))
        await screen.findByRole('link', { name: 'Superior transfer' });
      expect(addresses()).toEqual(links.sort());
      for (const popup of ['Referral link', 'Online service', 'Download the app'])
        expect(screen.getByRole('button', { name: popup })).toBeEnabled();
    },
  );

  it.each([0, 1] as const)(
    'a guest (type 40) has the member centre with template %i, without the agency [MINE-05, MINE-09]',
    async (memCen) => {
      await showCentre({ type: 40, memCen, flags: all, toUpline: false });
      expect(addresses()).not.toContain('/m/agent');
      expect(addresses()).toContain('/m/securityCenter');
    },
  );
});
