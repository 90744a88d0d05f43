import type { Refusal } from '@playhouse/platform';
import { AccountForm, Button, Field, TextInput } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import styles from './form.module.css';

export interface ForgotValues {
  username: string;
  email: string;
}

export interface ForgotByEmailFormProps {
  readonly form: UseFormReturn<ForgotValues>;
  /** Whether the letter brings a new password instead of a link. */
  readonly mailsPassword: boolean;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: ForgotValues) => void;
}

/** Finds the account by user name and e-mail. */
export function ForgotByEmailForm(props: ForgotByEmailFormProps) {
  const { form, mailsPassword, busy, refusal, onSubmit } = props;
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <p className={styles.text}>
        <FormattedMessage
          id={mailsPassword ? 'auth.forgot.byEmailText' : 'auth.forgot.byLinkText'}
        />
      </p>
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
        label={<FormattedMessage id="session.field.email" />}
        name="email"
        error={errors.email?.message}
        required
      >
        <TextInput
          {...register('email')}
          icon="mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
        />
      </Field>
      <Button type="submit" size="l" block loading={busy}>
        <FormattedMessage id="auth.password.submit" />
      </Button>
    </AccountForm>
  );
}
