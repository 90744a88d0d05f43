import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { viewer } from '@playhouse/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lotteryScreens } from '../screens';

/** Logs a member in and shows a screen of this library at its address. */
export function showLottery(address: string, wps: FakeWps = mockWps()) {
  signIn({
    token: 't',
    merchantCode: 'sample',
    userName: 'demo_player',
    type: 0,
    firstTimeLogin: false,
  });
  render(
    <ScreenProviders
      screens={lotteryScreens}
      viewer={viewer}
      history={['/m/home', address]}
      wps={wps}
      merchant={sampleMerchant()}
    />,
  );
  return { user: userEvent.setup(), wps };
}
