import { AccountDoors } from '@playhouse/auth';
import type { MessageId } from '@playhouse/i18n';
import { EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

export interface AccountRefusalProps {
  /** The heading of the screen that is refused. */
  readonly title: MessageId;
  readonly reason: 'session.actualAccount' | 'free_reject';
}

/** In place of a screen: why a trial may not have it, and the ways to an account that may (TRIAL-01, MINE-09). */
export function AccountRefusal({ title, reason }: AccountRefusalProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Page title={formatMessage({ id: title })}>
      <EmptyState
        icon="lock"
        title={<FormattedMessage id={reason} />}
        action={<AccountDoors returnTo={`${pathname}${search}`} />}
      />
    </Page>
  );
}
