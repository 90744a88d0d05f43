import type { Refusal } from '@playhouse/platform';
import {
  Button,
  Card,
  Field,
  Form,
  PasswordInput,
  SegmentedControl,
  TextInput,
} from '@playhouse/ui-kit';
import { houseRules } from '@playhouse/wps';
import { Controller, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewDownline } from '../hooks/useRegisterDownline';
import { fitsPassword, fitsUsername } from '../logic/downline';
import styles from './agentForms.module.css';

/** Under a field that the new account cannot have. */
const issues = {
  username: 'agent.register.usernameError',
  password: 'agent.register.passwordError',
} as const;

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
    formState.errors[field] && formatMessage({ id: issues[field] }, boundsOf(houseRules[field]));
  const send = handleSubmit(({ type, ...account }) =>
    onSubmit({ ...account, type: type === '1' ? 1 : 0 }),
  );

  return (
    <Form className={styles.form} onSubmit={send} refusal={refusal}>
      <Card look="raised" className={styles.form}>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SegmentedControl
              label={formatMessage({ id: 'agent.type' })}
              options={[
                { value: '0', label: formatMessage({ id: 'agent.player' }) },
                { value: '1', label: formatMessage({ id: 'agent.agent' }) },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Field
          label={formatMessage({ id: 'agent.register.username' })}
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
        <Field
          label={formatMessage({ id: 'agent.register.password' })}
          error={errorOf('password')}
          required
        >
          <PasswordInput
            autoComplete="new-password"
            maxLength={houseRules.password.maxLength}
            {...register('password', { validate: fitsPassword })}
          />
        </Field>
        <Button type="submit" block loading={busy}>
          <FormattedMessage id="agent.register.submit" />
        </Button>
      </Card>
    </Form>
  );
}
