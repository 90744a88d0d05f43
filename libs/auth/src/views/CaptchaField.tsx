import { CaptchaInput, Field } from '@playhouse/ui-kit';
import type { Captcha } from '@playhouse/session';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelMessages } from '../messages/fieldMessages';

export interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
  /** The form's `register` of the field. */
  readonly control: UseFormRegisterReturn;
}

/** The captcha under a form that has to prove a person (LOGIN-03, LOGIN-04). */
export function CaptchaField({ captcha, error, control }: CaptchaFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Field label={<FormattedMessage {...labelMessages.captcha} />} error={error} required>
      <CaptchaInput
        {...control}
        image={captcha.image}
        loadingImage={captcha.loading}
        placeholder={formatMessage(labelMessages.captchaHint)}
        sound={{
          label: <FormattedMessage {...labelMessages.captchaListen} />,
          hint: <FormattedMessage {...labelMessages.captchaBeeps} />,
          playing: captcha.sounding,
          onListen: captcha.listen,
        }}
        enterKeyHint="go"
        onRefresh={captcha.refresh}
      />
    </Field>
  );
}
