import type { Captcha } from '@playhouse/session';
import { AccountForm, Button } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { smsCaptchaMessages } from '../messages/smsCaptchaMessages';
import { CaptchaField } from './CaptchaField';

export interface SmsCaptchaValues {
  captcha: string;
}

export interface SmsCaptchaFormProps {
  readonly form: UseFormReturn<SmsCaptchaValues>;
  readonly captcha: Captcha;
  readonly onSubmit: (values: SmsCaptchaValues) => Promise<void>;
}

/** The captcha that a code by SMS costs where many were asked for (LOGIN-04). */
export function SmsCaptchaForm({ form, captcha, onSubmit }: SmsCaptchaFormProps) {
  const { register, handleSubmit, formState } = form;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)}>
      <CaptchaField
        captcha={captcha}
        error={formState.errors.captcha?.message}
        control={register('captcha')}
      />
      <Button type="submit" block loading={formState.isSubmitting}>
        <FormattedMessage {...smsCaptchaMessages.send} />
      </Button>
    </AccountForm>
  );
}
