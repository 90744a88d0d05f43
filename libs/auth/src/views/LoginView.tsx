import { openOverlay } from '@playhouse/navigation';
import type { LoginMethod } from '@playhouse/session';
import { AccountFrame, Button, Tabs } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginMessages, loginSubtitle } from '../messages/loginMessages';
import { LoginStrip } from './LoginStrip';

export interface LoginViewProps {
  readonly merchantName: string;
  readonly method: LoginMethod;
  /** Whether the SMS tab is offered; without it there are no tabs at all (LOGIN-01). */
  readonly smsOffered: boolean;
  readonly trialBusy: boolean;
  readonly returnTo?: string;
  /** The form of the chosen method. */
  readonly children: ReactNode;
  /** Buttons of external accounts. */
  readonly social?: ReactNode;
  readonly onMethod: (method: LoginMethod) => void;
  readonly onTrial: () => void;
  readonly onService: () => void;
  readonly onBack: () => void;
}

/** The login screen around its form. */
export function LoginView(props: LoginViewProps) {
  const { merchantName, method, smsOffered, trialBusy, returnTo, children, social } = props;
  const { formatMessage } = useIntl();
  return (
    <AccountFrame
      title={formatMessage(loginMessages.title)}
      subtitle={<FormattedMessage {...loginSubtitle} values={{ merchant: merchantName }} />}
      onBack={props.onBack}
      onLanguage={() => openOverlay({ kind: 'language' })}
      below={<LoginStrip returnTo={returnTo} onService={props.onService} />}
    >
      {smsOffered ? (
        <Tabs
          label={formatMessage(loginMessages.tabs)}
          fill
          items={[
            { value: 'username', label: <FormattedMessage {...loginMessages.tabUsername} /> },
            { value: 'sms', label: <FormattedMessage {...loginMessages.tabSms} /> },
          ]}
          value={method}
          onChange={props.onMethod}
        >
          {children}
        </Tabs>
      ) : (
        children
      )}
      <Button variant="ghost" block loading={trialBusy} onClick={props.onTrial}>
        <FormattedMessage {...loginMessages.trial} />
      </Button>
      {social}
    </AccountFrame>
  );
}
