import { Badge, ListRow } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';

export interface ContactRowProps {
  readonly contact: 'mobile' | 'email';
  /** The number or the address, as far as the platform shows it. */
  readonly shown: string | null | undefined;
  readonly proof: securityCalls.SecurityConfig['mobileProof'];
  readonly onProve: () => void;
}

const parts = {
  mobile: { icon: 'phone', title: 'session.field.mobileNum' },
  email: { icon: 'mail', title: 'session.field.email' },
} as const;

/** A contact of the member, and whether it is proved to be theirs: only then it brings them back in (KYC-01). */
export function ContactRow({ contact, shown, proof, onProve }: ContactRowProps) {
  if (proof === 'closed') return null;
  const { icon, title } = parts[contact];
  const isProved = proof === 'proved';
  return (
    <ListRow
      icon={icon}
      title={<FormattedMessage id={title} />}
      text={shown ? <bdi dir="ltr">{shown}</bdi> : <FormattedMessage id="member.contact.none" />}
      end={
        <Badge tone={isProved ? 'success' : 'warning'}>
          <FormattedMessage id={isProved ? 'member.kyc.verified' : 'member.kyc.none'} />
        </Badge>
      }
      onClick={isProved ? undefined : onProve}
    />
  );
}
