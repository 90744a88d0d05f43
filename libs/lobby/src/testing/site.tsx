import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import type { FakeWps, Overrides } from '@playhouse/fixtures';
import { endSession, viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { lobbyScreens } from '../screens';

// Screens come with their code: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 });

const categories = ['RNG', 'PVP', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

export interface VisitOptions {
  answers?: Overrides;
  /** Addresses before this one. */
  before?: readonly string[];
  merchant?: Partial<Merchant>;
}

/** Opens an address of the lobby as the site does, and answers the platform behind it. */
export function visit(address: string, options: VisitOptions = {}): FakeWps {
  const { answers, before = [], merchant } = options;
  const wps = mockWps(answers);
  render(
    <StrictMode>
      <ScreenProviders
        screens={lobbyScreens}
        viewer={viewer}
        history={[...before, address]}
        wps={wps}
        merchant={sampleMerchant({ categories: [...categories], ...merchant })}
      />
    </StrictMode>,
  );
  return wps;
}

/** A member of the sample merchant is logged in. */
export function logIn(): void {
  signIn({
    token: 'token',
    merchantCode: 'sample',
    userName: 'ana',
    type: 0,
    firstTimeLogin: false,
  });
}

export function logOut(): void {
  endSession();
}
