import { usePhone, usePhoneInput } from '@playhouse/phone';
import { useRefusal } from '@playhouse/platform';
import { numberInWait, useSmsCode } from '@playhouse/session';
import { PhoneInput } from '@playhouse/ui-kit';
import { houseRules, keepsRule } from '@playhouse/wps';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { refusedContact } from '../logic/refusedContact';
import { useProveContact } from '../useProveContact';
import { ContactForm, noContact } from '../views/ContactForm';
import type { ContactValues } from '../views/ContactForm';

/** Proves a mobile number by a code, of the platform or of the external service (KYC-01, SMS-01). */
export function ProveMobile({ onProved }: { readonly onProved: () => void }) {
  const [waiting] = useState(() => numberInWait('contact'));
  const phone = usePhone({
    given: waiting !== undefined,
    dialingCode: waiting?.countryDialingCode,
  });
  const form = useForm<ContactValues>({
    defaultValues: { ...noContact, contact: waiting?.mobileNum ?? '' },
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control, name: 'contact' });
  const read = phone.read(typed);
  const isNumber = (text: string) =>
    keepsRule(phone.read(text).number.mobileNum, houseRules.mobileNum);
  const code = useSmsCode('contact', isNumber(typed) ? read.number : undefined);
  const prove = useProveContact();
  const refusal = useRefusal(refusedContact, prove, code.request);
  const input = usePhoneInput({ ...phone, ...read });

  const submit = async ({ verificationCode, loginPassword }: ContactValues) => {
    const proof = code.external
      ? await code.verify(verificationCode).then(
          ({ idToken }) => ({ firebaseIdToken: idToken }),
          () => undefined,
        )
      : { verificationCode };
    if (proof === undefined) return form.setError('verificationCode', { message: 'code' });
    const mobile = { ...read.number, ...proof, loginPassword };
    prove.mutate({ mobile }, { onSuccess: onProved });
  };
  return (
    <ContactForm
      form={form}
      label="session.field.mobileNum"
      box={
        <PhoneInput
          {...form.register('contact', { validate: (text) => isNumber(text) || 'mobileNum' })}
          {...input}
          enterKeyHint="next"
          maxLength={20}
        />
      }
      code={code}
      pending={prove.isPending}
      refusal={refusal}
      onSubmit={submit}
    />
  );
}
