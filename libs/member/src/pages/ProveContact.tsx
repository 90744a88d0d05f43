import { Sheet, toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { ProveEmail } from './ProveEmail';
import { ProveMobile } from './ProveMobile';

export interface ProveContactProps {
  readonly contact: 'mobile' | 'email';
  readonly open: boolean;
  readonly onClose: () => void;
}

const forms = { mobile: ProveMobile, email: ProveEmail };

/** The form that proves a number or an address, in a sheet (KYC-01). */
export function ProveContact({ contact, open, onClose }: ProveContactProps) {
  const { formatMessage } = useIntl();
  const Form = forms[contact];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: `member.contact.${contact}` })}
      description={formatMessage({ id: `member.contact.${contact}.text` })}
    >
      <Form
        onProved={() => {
          toast.success(formatMessage({ id: `member.contact.saved.${contact}` }));
          onClose();
        }}
      />
    </Sheet>
  );
}
