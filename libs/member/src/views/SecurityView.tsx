import { paths } from '@playhouse/navigation';
import { Badge, Card, ListRow } from '@playhouse/ui-kit';
import type { BadgeProps } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { kycHints, kycMessages, securityMessages } from '../messages/securityMessages';

export interface SecurityViewProps {
  readonly config: securityCalls.SecurityConfig;
  readonly onPaymentPassword: () => void;
  /** The identity was not checked yet: customer service knows how. */
  readonly onVerify: () => void;
}

const kycTones: Record<securityCalls.SecurityConfig['kyc'], BadgeProps['tone']> = {
  none: 'neutral',
  review: 'warning',
  verified: 'success',
};

/** What secures an account: identity, login password, payment password, and where it is open (KYC-01). */
export function SecurityView({ config, onPaymentPassword, onVerify }: SecurityViewProps) {
  const { kyc, hasPaymentPassword } = config;
  return (
    <Card padding="none" look="raised">
      <ListRow
        icon="user"
        title={<FormattedMessage {...securityMessages.kyc} />}
        text={<FormattedMessage {...kycHints[kyc]} />}
        end={
          <Badge tone={kycTones[kyc]}>
            <FormattedMessage {...kycMessages[kyc]} />
          </Badge>
        }
        onClick={kyc === 'none' ? onVerify : undefined}
      />
      <ListRow
        icon="lock"
        title={<FormattedMessage {...securityMessages.loginPassword} />}
        text={<FormattedMessage {...securityMessages.loginPasswordText} />}
        to={paths.changePassword.href()}
      />
      <ListRow
        icon="shield"
        title={<FormattedMessage {...securityMessages.paymentPassword} />}
        text={<FormattedMessage {...securityMessages.paymentPasswordText} />}
        end={
          <Badge tone={hasPaymentPassword ? 'success' : 'warning'}>
            <FormattedMessage
              {...(hasPaymentPassword ? securityMessages.set : securityMessages.notSet)}
            />
          </Badge>
        }
        onClick={onPaymentPassword}
      />
      <ListRow
        icon="phone"
        title={<FormattedMessage {...securityMessages.devices} />}
        text={<FormattedMessage {...securityMessages.devicesText} />}
        to={paths.devices.href()}
      />
    </Card>
  );
}
