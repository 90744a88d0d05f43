import { useRefusal } from '@playhouse/platform';
import { useMailCode } from '@playhouse/session';
import { TextInput } from '@playhouse/ui-kit';
import { isEmail } from '@playhouse/wps';
import { useForm, useWatch } from 'react-hook-form';
import { refusedContact } from '../logic/refusedContact';
import { useProveContact } from '../useProveContact';
import { ContactForm, noContact } from '../views/ContactForm';
import type { ContactValues } from '../views/ContactForm';

/** Proves a mail address by a code (KYC-01). */
export function ProveEmail({ onProved }: { readonly onProved: () => void }) {
  const form = useForm<ContactValues>({ defaultValues: noContact, mode: 'onTouched' });
  const email = useWatch({ control: form.control, name: 'contact' }).trim();
  const code = useMailCode(isEmail(email) ? email : undefined);
  const prove = useProveContact();
  const refusal = useRefusal(refusedContact, prove, code.request);
  return (
    <ContactForm
      form={form}
      label="session.field.email"
      box={
        <TextInput
          {...form.register('contact', { validate: (text) => isEmail(text.trim()) || 'email' })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={254}
        />
      }
      code={code}
      pending={prove.isPending}
      refusal={refusal}
      onSubmit={({ verificationCode, loginPassword }) =>
        prove.mutate({ email: { email, verificationCode, loginPassword } }, { onSuccess: onProved })
      }
    />
  );
}
