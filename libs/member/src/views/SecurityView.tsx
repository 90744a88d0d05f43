import type { MessageId } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { Badge, Card, ListRow } from '@playhouse/ui-kit';
import type { BadgeProps } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { ContactRow } from './ContactRow';

/** Second line of the identity check. */
const kycHints: Readonly<Record<securityCalls.SecurityConfig['kyc'], MessageId>> = {
  none: 'member.kyc.none.hint',
  review: 'member.kyc.review.hint',
  verified: 'member.kyc.verified.hint',
};

/** States of the identity check (KYC-01). */
const kycNames: Readonly<Record<securityCalls.SecurityConfig['kyc'], MessageId>> = {
  none: 'member.kyc.none',
  review: 'member.kyc.review',
  verified: 'member.kyc.verified',
};

export interface SecurityViewProps {
  readonly config: securityCalls.SecurityConfig;
  readonly onPaymentPassword: () => void;
  readonly onContact: (contact: 'mobile' | 'email') => void;
  /** The identity was not checked yet: customer service knows how. */
  readonly onVerify: () => void;
}

const kycTones: Record<securityCalls.SecurityConfig['kyc'], BadgeProps['tone']> = {
  none: 'neutral',
  review: 'warning',
  verified: 'success',
};

/** The security of an account: identity, contacts, login password, payment password, and where it is open (KYC-01). */
export function SecurityView(props: SecurityViewProps) {
  const { config, onPaymentPassword, onContact, onVerify } = props;
  const { kyc, hasPaymentPassword } = config;
  return (
    <Card padding="none" look="raised">
      <ListRow
        icon="user"
        title={<FormattedMessage id="member.security.kyc" />}
        text={<FormattedMessage id={kycHints[kyc]} />}
        end={
          <Badge tone={kycTones[kyc]}>
            <FormattedMessage id={kycNames[kyc]} />
          </Badge>
        }
        onClick={kyc === 'none' ? onVerify : undefined}
      />
      <ContactRow
        contact="mobile"
        shown={config.mobileNum}
        proof={config.mobileProof}
        onProve={() => onContact('mobile')}
      />
      <ContactRow
        contact="email"
        shown={config.email}
        proof={config.emailProof}
        onProve={() => onContact('email')}
      />
      <ListRow
        icon="lock"
        title={<FormattedMessage id="member.security.loginPassword" />}
        text={<FormattedMessage id="member.security.loginPassword.text" />}
        to={paths.changePassword.href()}
      />
      <ListRow
        icon="shield"
        title={<FormattedMessage id="member.security.paymentPassword" />}
        text={<FormattedMessage id="member.security.paymentPassword.text" />}
        end={
          <Badge tone={hasPaymentPassword ? 'success' : 'warning'}>
            <FormattedMessage
              id={hasPaymentPassword ? 'member.security.set' : 'member.security.notSet'}
            />
          </Badge>
        }
        onClick={onPaymentPassword}
      />
      <ListRow
        icon="phone"
        title={<FormattedMessage id="member.security.devices" />}
        text={<FormattedMessage id="member.security.devices.text" />}
        to={paths.devices.href()}
      />
    </Card>
  );
}
