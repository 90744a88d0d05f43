import type { Screen } from '@playhouse/navigation';
import { lazyPart } from '@playhouse/platform';
import { useActualAccount } from '@playhouse/session';
import type { ReactNode } from 'react';
import type { AccountRefusalProps } from './AccountRefusal';

const AccountRefusal = /* @__PURE__ */ lazyPart<AccountRefusalProps>(
  async () => (await import('./AccountRefusal')).AccountRefusal,
  () => true,
  ['auth'],
);

interface AccountScreenProps {
  readonly screen: Screen | undefined;
  readonly children: ReactNode;
}

/** A page; where its screen is for actual accounts, trials and guests are told so in its place (CRED-02). */
export function AccountScreen({ screen, children }: AccountScreenProps) {
  const isActual = useActualAccount();
  if (screen?.who !== 'accounts' || isActual) return children;
  return <AccountRefusal title={screen.title} />;
}
