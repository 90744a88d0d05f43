import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { endSession, viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agentScreens } from '../screens';

export interface ShowOptions {
  /** Member type; `visitor` logs nobody in. @default 1 */
  readonly type?: number | 'visitor';
  readonly wps?: FakeWps;
  readonly merchant?: Partial<Merchant>;
}

/** Shows a screen of this library at its address, to an agent unless told otherwise. */
export function showAgent(address: string, options: ShowOptions = {}) {
  const { type = 1, wps = mockWps(), merchant } = options;
  endSession();
  if (type !== 'visitor') {
    const record = { merchantCode: 'sample', userName: 'demo_agent', firstTimeLogin: false };
    signIn({ token: 't', type, ...record });
  }
  render(
    <ScreenProviders
      screens={agentScreens}
      viewer={viewer}
      history={['/m/home', address]}
      wps={wps}
      merchant={sampleMerchant(merchant)}
    />,
  );
  return { user: userEvent.setup(), wps };
}
