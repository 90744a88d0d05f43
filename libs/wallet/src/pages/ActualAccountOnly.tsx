import { useActualAccount } from '@playhouse/session';
import { EmptyState } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Money is moved by actual accounts; trials and guests are told so (CRED-02). */
export function ActualAccountOnly({ children }: { readonly children: ReactNode }) {
  if (useActualAccount()) return children;
  return <EmptyState icon="lock" title={<FormattedMessage id="session.actualAccount" />} />;
}
