import { Field, PasswordInput } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SecretFieldProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** Of a new one, which is typed once. @default false */
  readonly startShown?: boolean;
  /** Whether it is the login password, which password managers know. @default false */
  readonly isLogin?: boolean;
  /** The result of the form's `register(name)`. */
  readonly control: UseFormRegisterReturn;
}

/** A password that is asked for again. A password manager never fills in or keeps a payment password. */
export function SecretField(props: SecretFieldProps) {
  const { label, error, startShown = false, isLogin = false, control } = props;
  return (
    <Field label={label} name={control.name} required error={error}>
      <PasswordInput
        autoComplete={isLogin ? 'current-password' : 'off'}
        startShown={startShown}
        {...control}
      />
    </Field>
  );
}
