import { Card, Page, Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordMessages } from '../messages/passwordMessages';

/** How the account is found. */
export type ForgotWay = 'phone' | 'email';

export interface ForgotViewProps {
  readonly way: ForgotWay;
  /** Whether the phone is offered; without it there are no tabs (FORGOT-01). */
  readonly phoneOffered: boolean;
  readonly onWay: (way: ForgotWay) => void;
  readonly children: ReactNode;
}

/** The forgotten-password screen around the chosen way. */
export function ForgotView({ way, phoneOffered, onWay, children }: ForgotViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(passwordMessages.forgotTitle)}>
      <Card look="raised">
        {phoneOffered ? (
          <Tabs
            label={formatMessage(passwordMessages.forgotWays)}
            fill
            items={[
              { value: 'phone', label: <FormattedMessage {...passwordMessages.byPhone} /> },
              { value: 'email', label: <FormattedMessage {...passwordMessages.byEmail} /> },
            ]}
            value={way}
            onChange={onWay}
          >
            {children}
          </Tabs>
        ) : (
          children
        )}
      </Card>
    </Page>
  );
}
