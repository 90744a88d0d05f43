import { usePhoneInput } from '@playhouse/phone';
import { captchaPrompt } from '@playhouse/session';
import { CaptchaInput, Field, PhoneInput, SmsCodeInput } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RegistrationValues } from '../logic/fields';
import { fieldLabels } from '../logic/fieldLabels';
import type { FormField } from '../logic/formModel';
import type { RegistrationFormProps } from './RegistrationForm';
import { TextField } from './TextField';

export interface FieldInputProps extends Pick<
  RegistrationFormProps,
  'country' | 'sms' | 'captcha'
> {
  readonly field: FormField;
  readonly form: UseFormReturn<RegistrationValues>;
  readonly error: string;
}

/** The right box for a field. */
export function FieldInput({ field, form, error, country, sms, captcha }: FieldInputProps) {
  const control = form.register(field.name, {
    // A corrected password also settles the message under its confirmation.
    deps: field.name === 'password' ? ['confirmPassword'] : undefined,
  });
  const phone = usePhoneInput(country);
  const intl = useIntl();
  const frame = {
    label: <FormattedMessage id={fieldLabels[field.name]} />,
    name: field.name,
    required: field.required,
    error,
  };
  switch (field.name) {
    case 'mobileNum':
      return (
        <Field {...frame}>
          <PhoneInput {...control} {...phone} maxLength={field.maxLength} />
        </Field>
      );
    case 'verificationCode':
      return (
        <Field {...frame}>
          <SmsCodeInput
            {...control}
            state={sms.state}
            canSend={sms.canSend}
            onSend={sms.send}
            onCode={(code) => form.setValue('verificationCode', code, { shouldValidate: true })}
          />
        </Field>
      );
    case 'captcha':
      return (
        <Field {...frame} hint={captchaPrompt(intl, field)}>
          <CaptchaInput
            {...control}
            image={captcha.image}
            loadingImage={captcha.loading}
            sound={{
              label: <FormattedMessage id="session.captcha.listen" />,
              hint: <FormattedMessage id="session.captcha.beeps" />,
              playing: captcha.sounding,
              onListen: captcha.listen,
            }}
            onRefresh={captcha.refresh}
          />
        </Field>
      );
    default:
      return <TextField field={field} control={control} error={error} />;
  }
}
