import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletScreens } from '../screens';

export interface ShowOptions {
  readonly type?: number;
  readonly wps?: FakeWps;
  readonly merchant?: Partial<Merchant>;
}

/** Logs a member in and shows a screen of this library at its address. */
export function showWallet(address: string, options: ShowOptions = {}) {
  const { type = 0, wps = mockWps(), merchant } = options;
  signIn({
    token: 't',
    merchantCode: 'sample',
    userName: 'demo_player',
    type,
    firstTimeLogin: false,
  });
  render(
    <ScreenProviders
      screens={walletScreens}
      viewer={viewer}
      history={['/m/home', address]}
      wps={wps}
      merchant={sampleMerchant(merchant)}
    />,
  );
  return { user: userEvent.setup(), wps };
}
