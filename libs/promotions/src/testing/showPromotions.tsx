import { mockWps, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { viewer } from '@playhouse/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { promotionsScreens } from '../screens';

export interface ShowOptions {
  /** Member type; `visitor` logs nobody in. @default 0 */
  readonly type?: number | 'visitor';
  readonly wps?: FakeWps;
}

/** Shows a screen of this library at its address, to a member or a visitor. */
export function showPromotions(address: string, { type = 0, wps = mockWps() }: ShowOptions = {}) {
  if (type !== 'visitor') {
    signIn({
      token: 't',
      merchantCode: 'sample',
      userName: 'demo_player',
      type,
      firstTimeLogin: false,
    });
  }
  render(
    <ScreenProviders
      screens={promotionsScreens}
      viewer={viewer}
      history={['/m/home', address]}
      wps={wps}
    />,
  );
  return { user: userEvent.setup({ applyAccept: false }), wps };
}
