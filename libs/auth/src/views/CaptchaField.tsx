import { CaptchaInput, Field } from '@playhouse/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { PromptedCaptcha } from '../hooks/usePromptedCaptcha';

export interface CaptchaFieldProps {
  readonly captcha: PromptedCaptcha;
  readonly error: string | undefined;
  /** The form's `register` of the field. */
  readonly control: UseFormRegisterReturn;
}

/** The captcha under a form that has to prove a person (LOGIN-03, LOGIN-04). */
export function CaptchaField({ captcha, error, control }: CaptchaFieldProps) {
  return (
    <Field
      label={<FormattedMessage id="session.field.captcha" />}
      name={control.name}
      error={error}
      hint={captcha.prompt}
      required
    >
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
        enterKeyHint="go"
        onRefresh={captcha.refresh}
      />
    </Field>
  );
}
