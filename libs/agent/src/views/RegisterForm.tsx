import { Button, Field, PasswordInput, SegmentedControl, TextInput } from '@playhouse/ui-kit';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewDownline } from '../hooks/useRegisterDownline';
import { downlineErrors } from '../logic/downline';
import type { DownlineField } from '../logic/downline';
import { agentMessages } from '../messages';
import styles from './agentForms.module.css';
import { registerMessages } from './registerMessages';

export interface RegisterFormProps {
  busy: boolean;
  /** What the platform refused, in words. */
  failure: string | undefined;
  onSubmit: (downline: NewDownline) => void;
}

/** Name, password and kind of a new downline. */
export function RegisterForm({ busy, failure, onSubmit }: RegisterFormProps) {
  const { formatMessage } = useIntl();
  const [type, setType] = useState<'0' | '1'>('0');
  const [draft, setDraft] = useState({ username: '', password: '' });
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = tried ? downlineErrors(draft) : [];
  const errorOf = (field: DownlineField) =>
    wrong.includes(field) ? formatMessage(registerMessages[`${field}Error`]) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const [first] = downlineErrors(draft);
    if (first === undefined) onSubmit({ ...draft, type: type === '1' ? 1 : 0 });
    else form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <SegmentedControl
        label={formatMessage(agentMessages.type)}
        options={[
          { value: '0', label: formatMessage(agentMessages.player) },
          { value: '1', label: formatMessage(agentMessages.agent) },
        ]}
        value={type}
        onChange={setType}
      />
      <Field label={formatMessage(registerMessages.username)} error={errorOf('username')} required>
        <TextInput
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          value={draft.username}
          onChange={({ target }) => setDraft({ ...draft, username: target.value })}
        />
      </Field>
      <Field label={formatMessage(registerMessages.password)} error={errorOf('password')} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={({ target }) => setDraft({ ...draft, password: target.value })}
        />
      </Field>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" block loading={busy}>
        <FormattedMessage {...registerMessages.submit} />
      </Button>
    </form>
  );
}
