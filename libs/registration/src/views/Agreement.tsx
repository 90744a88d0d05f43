import { paths } from '@playhouse/navigation';
import { Checkbox } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface AgreementProps {
  /** 18 or 21, as the merchant's law wants it. */
  readonly age: number;
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** Consent to age and terms; the form cannot be sent without it (REG-05). */
export function Agreement({ age, agreed, onChange }: AgreementProps) {
  // A window of its own, so that what was typed so far is still there.
  const link = (words: ReactNode) => (
    <a href={paths.userAgreement.href()} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <Checkbox
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      label={<FormattedMessage id="registration.agreement" values={{ age, link }} />}
    />
  );
}
