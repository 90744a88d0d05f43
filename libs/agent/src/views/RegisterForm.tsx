import type { Refusal } from '@playhouse/platform';
import { Button, Field, Form, PasswordInput, SegmentedControl, TextInput } from '@playhouse/ui-kit';
import { houseRules } from '@playhouse/wps';
import { Controller, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewDownline } from '../hooks/useRegisterDownline';
import { fitsPassword, fitsUsername } from '../logic/downline';
import { agentMessages } from '../messages';
import styles from './agentForms.module.css';
import { registerIssues, registerMessages } from './registerMessages';

export interface RegisterFormProps {
  busy: boolean;
  refusal: Refusal | undefined;
  onSubmit: (downline: NewDownline) => void;
}

interface Values {
  readonly type: '0' | '1';
  readonly username: string;
  readonly password: string;
}

const boundsOf = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => ({
  minLength,
  maxLength,
});

/** Name, password and kind of a new downline. */
export function RegisterForm({ busy, refusal, onSubmit }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { type: '0', username: '', password: '' },
    mode: 'onTouched',
  });
  const errorOf = (field: 'username' | 'password') =>
    formState.errors[field] && formatMessage(registerIssues[field], boundsOf(houseRules[field]));
  const send = handleSubmit(({ type, ...account }) =>
    onSubmit({ ...account, type: type === '1' ? 1 : 0 }),
  );

  return (
    <Form className={styles.form} onSubmit={send} refusal={refusal}>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <SegmentedControl
            label={formatMessage(agentMessages.type)}
            options={[
              { value: '0', label: formatMessage(agentMessages.player) },
              { value: '1', label: formatMessage(agentMessages.agent) },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        label={formatMessage(registerMessages.username)}
        name="username"
        error={errorOf('username')}
        required
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          maxLength={houseRules.username.maxLength}
          {...register('username', { validate: fitsUsername })}
        />
      </Field>
      <Field label={formatMessage(registerMessages.password)} error={errorOf('password')} required>
        <PasswordInput
          autoComplete="new-password"
          maxLength={houseRules.password.maxLength}
          {...register('password', { validate: fitsPassword })}
        />
      </Field>
      <Button type="submit" block loading={busy}>
        <FormattedMessage {...registerMessages.submit} />
      </Button>
    </Form>
  );
}
