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

const icons = { mobile: 'phone', email: 'mail' } as const;

/** A contact of the member, and whether it is proved to be theirs: only then it brings them back in (KYC-01). */
export function ContactRow({ contact, shown, proof, onProve }: ContactRowProps) {
  if (proof === 'closed') return null;
  return (
    <ListRow
      icon={icons[contact]}
      title={<FormattedMessage id={`member.contact.${contact}`} />}
      text={shown || <FormattedMessage id="member.contact.none" />}
      end={
        <Badge tone={proof === 'proved' ? 'success' : 'warning'}>
          <FormattedMessage id={`member.contact.${proof}`} />
        </Badge>
      }
      onClick={proof === 'open' ? onProve : undefined}
    />
  );
}
