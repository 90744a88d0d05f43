import type { PhoneChoice } from '@playhouse/phone';
import type { Refusal } from '@playhouse/platform';
import type { SmsCode } from '@playhouse/session';
import { AccountForm, Button, Checkbox } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { PromptedCaptcha } from '../hooks/usePromptedCaptcha';
import { CaptchaField } from './CaptchaField';
import { MobileField } from './MobileField';
import { SmsCodeField } from './SmsCodeField';

export interface SmsValues {
  mobileNum: string;
  messageCode: string;
  captcha: string;
  remember: boolean;
}

export interface SmsFormProps {
  readonly form: UseFormReturn<SmsValues>;
  readonly code: SmsCode;
  readonly phone: PhoneChoice;
  /** Present once a failed login has asked for it. */
  readonly captcha: PromptedCaptcha | undefined;
  readonly remember: boolean;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: SmsValues) => void;
}

/** Login by mobile number and SMS code. */
export function SmsForm(props: SmsFormProps) {
  const { form, code, phone, captcha, remember, busy, refusal, onSubmit } = props;
  const { register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <MobileField
        phone={phone}
        error={errors.mobileNum?.message}
        control={register('mobileNum')}
      />
      <SmsCodeField
        code={code}
        error={errors.messageCode?.message}
        control={register('messageCode')}
        onCode={(value) => setValue('messageCode', value, { shouldValidate: true })}
      />
      {captcha && (
        <CaptchaField
          captcha={captcha}
          error={errors.captcha?.message}
          control={register('captcha')}
        />
      )}
      {remember && (
        <Checkbox
          {...register('remember')}
          label={<FormattedMessage id="auth.login.rememberMobile" />}
        />
      )}
      <Button type="submit" size="l" block loading={busy}>
        <FormattedMessage id="session.login" />
      </Button>
    </AccountForm>
  );
}
