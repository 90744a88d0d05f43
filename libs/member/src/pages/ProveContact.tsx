import { Sheet, toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { ProveEmail } from './ProveEmail';
import { ProveMobile } from './ProveMobile';

export interface ProveContactProps {
  readonly contact: 'mobile' | 'email';
  readonly open: boolean;
  readonly onClose: () => void;
}

const parts = {
  mobile: {
    Form: ProveMobile,
    title: 'session.field.mobileNum',
    text: 'member.contact.mobile.text',
    saved: 'member.contact.saved.mobile',
  },
  email: {
    Form: ProveEmail,
    title: 'session.field.email',
    text: 'member.contact.email.text',
    saved: 'member.contact.saved.email',
  },
} as const;

/** The form that proves a number or an address, in a sheet (KYC-01). */
export function ProveContact({ contact, open, onClose }: ProveContactProps) {
  const { formatMessage } = useIntl();
  const { Form, title, text, saved } = parts[contact];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage({ id: title })}
      description={formatMessage({ id: text })}
    >
      <Form
        onProved={() => {
          toast.success(formatMessage({ id: saved }));
          onClose();
        }}
      />
    </Sheet>
  );
}
