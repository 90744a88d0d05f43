import type { Refusal } from '@playhouse/platform';
import { AccountForm, Button, Checkbox, Field, PasswordInput, TextInput } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { PromptedCaptcha } from '../hooks/usePromptedCaptcha';
import { CaptchaField } from './CaptchaField';

export interface UsernameValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

export interface UsernameFormProps {
  readonly form: UseFormReturn<UsernameValues>;
  /** Present once a failed login has asked for it. */
  readonly captcha: PromptedCaptcha | undefined;
  /** Whether the merchant offers to remember passwords. */
  readonly remember: boolean;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: UsernameValues) => void;
}

/** Login by user name and password. */
export function UsernameForm(props: UsernameFormProps) {
  const { form, captcha, remember, busy, refusal, onSubmit } = props;
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <Field
        label={<FormattedMessage id="session.field.username" />}
        name="username"
        error={errors.username?.message}
        required
      >
        <TextInput
          {...register('username')}
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field
        label={<FormattedMessage id="session.field.password" />}
        error={errors.password?.message}
        required
      >
        <PasswordInput
          {...register('password')}
          icon="lock"
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </Field>
      {captcha && (
        <CaptchaField
          captcha={captcha}
          error={errors.captcha?.message}
          control={register('captcha')}
        />
      )}
      {remember && (
        <Checkbox {...register('remember')} label={<FormattedMessage id="auth.login.remember" />} />
      )}
      <Button type="submit" size="l" block loading={busy}>
        <FormattedMessage id="session.login" />
      </Button>
    </AccountForm>
  );
}
