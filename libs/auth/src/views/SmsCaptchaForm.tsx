import type { Refusal } from '@playhouse/platform';
import { AccountForm, Button } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { PromptedCaptcha } from '../hooks/usePromptedCaptcha';
import { CaptchaField } from './CaptchaField';

export interface SmsCaptchaValues {
  captcha: string;
}

export interface SmsCaptchaFormProps {
  readonly form: UseFormReturn<SmsCaptchaValues>;
  readonly captcha: PromptedCaptcha;
  readonly refusal: Refusal | undefined;
  readonly onSubmit: (values: SmsCaptchaValues) => Promise<void>;
}

/** The captcha that a code by SMS costs where many were asked for (LOGIN-04). */
export function SmsCaptchaForm(props: SmsCaptchaFormProps) {
  const { form, captcha, refusal, onSubmit } = props;
  const { register, handleSubmit, formState } = form;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <CaptchaField
        captcha={captcha}
        error={formState.errors.captcha?.message}
        control={register('captcha')}
      />
      <Button type="submit" block loading={formState.isSubmitting}>
        <FormattedMessage id="auth.smsCaptcha.send" />
      </Button>
    </AccountForm>
  );
}
