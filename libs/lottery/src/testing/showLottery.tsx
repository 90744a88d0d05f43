import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { Overrides } from '@playhouse/fixtures';
import { endSession, viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lotteryScreens } from '../screens';

export interface ShowOptions {
  readonly answers?: Overrides;
  readonly merchant?: Partial<Merchant>;
  /** Nobody is logged in. @default a member is */
  readonly visitor?: boolean;
}

/** Shows a screen of this library at its address, and answers the platform behind it. */
export function showLottery(address: string, options: ShowOptions = {}) {
  const { answers, merchant, visitor = false } = options;
  const wps = mockWps(answers);
  if (visitor) endSession();
  else
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
      merchant={sampleMerchant(merchant)}
    />,
  );
  return { user: userEvent.setup(), wps };
}
