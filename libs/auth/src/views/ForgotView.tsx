import { Button, Card, Page, Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './form.module.css';

/** How the account is found. */
export type ForgotWay = 'phone' | 'email';

export interface ForgotViewProps {
  readonly way: ForgotWay;
  /** The ways that are offered; one alone has no tabs (FORGOT-01). */
  readonly ways: readonly ForgotWay[];
  readonly onWay: (way: ForgotWay) => void;
  /** Somebody began to fill in the form. */
  readonly onUse?: () => void;
  readonly onService: () => void;
  readonly children: ReactNode;
}

const tabLabels = { phone: 'auth.forgot.byPhone', email: 'auth.forgot.byEmail' } as const;

/** The forgotten-password screen around the chosen way. */
export function ForgotView({ way, ways, onWay, onUse, onService, children }: ForgotViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.forget' })}>
      <Card look="raised">
        <Tabs
          label={formatMessage({ id: 'auth.forgot.ways' })}
          fill
          items={ways.map((value) => ({
            value,
            label: <FormattedMessage id={tabLabels[value]} />,
          }))}
          value={way}
          onChange={onWay}
          onUse={onUse}
        >
          {children}
        </Tabs>
      </Card>
      <p className={styles.text}>
        <FormattedMessage id="auth.forgot.proved" />
      </p>
      <Button variant="ghost" icon="headset" onClick={onService}>
        <FormattedMessage id="auth.login.service" />
      </Button>
    </Page>
  );
}
