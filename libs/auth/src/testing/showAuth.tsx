import { fakeWps, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authScreens } from '../screens';

export type Answers = Readonly<Record<string, FakeAnswer>>;

/** The answer of a login in tests. */
export const opened = {
  token: 't-1',
  userName: 'ana_1',
  customerType: 0,
  firstTimeLogin: false,
};

const usual: Answers = {
  'session.login': opened,
  'registration.validationRules': {},
  'captcha.image': 'iVBORw0KGgo=',
  'verification.smsNoLogin': { expiredMinutes: 2 },
  'verification.smsForReset': { expiredMinutes: 1 },
};

interface Shown {
  readonly answers?: Answers;
  readonly flags?: Merchant['flags'];
  readonly merchant?: Partial<Merchant>;
  /** Visited before. */
  readonly before?: string;
  readonly onError?: (error: unknown) => void;
}

/** Shows a screen of this library at its address; other flags may arrive later, as the platform's do (WL-02). */
export function showAuth(address: string, shown: Shown = {}) {
  const { answers, flags = {}, merchant, before, onError } = shown;
  const wps = fakeWps({ ...usual, ...answers });
  const siteWith = (given: Merchant['flags']) => (
    <ScreenProviders
      screens={authScreens}
      viewer={viewer}
      history={before === undefined ? [address] : [before, address]}
      wps={wps}
      merchant={sampleMerchant({ flags: given, ...merchant })}
      {...(onError && { onError })}
    />
  );
  const { rerender, unmount } = render(siteWith(flags));
  const arrive = (later: Merchant['flags']) => rerender(siteWith(later));
  return { wps, user: userEvent.setup(), arrive, unmount };
}
