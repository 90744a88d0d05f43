import { openOverlay } from '@playhouse/navigation';
import type { Refusal } from '@playhouse/platform';
import type { LoginMethod } from '@playhouse/session';
import { AccountFrame, Button, FormRefusal, Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginStrip } from './LoginStrip';

export interface LoginViewProps {
  readonly merchantName: string;
  readonly method: LoginMethod;
  /** The ways that are offered; one alone has no tabs (LOGIN-01). */
  readonly methods: readonly LoginMethod[];
  readonly trialBusy: boolean;
  /** Why the last try at a free trial led nowhere. */
  readonly trialRefusal?: Refusal | undefined;
  readonly returnTo?: string;
  /** The form of the chosen method. */
  readonly children: ReactNode;
  /** Buttons of external accounts. */
  readonly social?: ReactNode;
  readonly onMethod: (method: LoginMethod) => void;
  /** Somebody began to fill in the form. */
  readonly onUse?: () => void;
  /** Left out for who plays on a trial. */
  readonly onTrial: (() => void) | undefined;
  readonly onService: () => void;
  readonly onBack: () => void;
}

const tabLabels = { username: 'session.field.username', sms: 'session.field.mobileNum' } as const;

/** The login screen around its form. */
export function LoginView(props: LoginViewProps) {
  const { merchantName, method, methods, trialBusy, returnTo, children, social } = props;
  const { formatMessage } = useIntl();
  return (
    <AccountFrame
      title={formatMessage({ id: 'screens.login' })}
      subtitle={
        <FormattedMessage
          id="auth.login.subtitle"
          values={{ merchant: <span translate="no">{merchantName}</span> }}
        />
      }
      onBack={props.onBack}
      onLanguage={() => openOverlay({ kind: 'language' })}
      below={<LoginStrip returnTo={returnTo} onService={props.onService} />}
    >
      <Tabs
        label={formatMessage({ id: 'auth.login.tabs' })}
        fill
        items={methods.map((value) => ({
          value,
          label: <FormattedMessage id={tabLabels[value]} />,
        }))}
        value={method}
        onChange={props.onMethod}
        onUse={props.onUse}
      >
        {children}
      </Tabs>
      <FormRefusal refusal={props.trialRefusal} />
      {props.onTrial && (
        <Button variant="ghost" block loading={trialBusy} onClick={props.onTrial}>
          <FormattedMessage id="auth.login.trial" />
        </Button>
      )}
      {social}
    </AccountFrame>
  );
}
