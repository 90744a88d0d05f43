import { Field, PasswordInput } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SecretFieldProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** Of a new one, which is typed once. @default false */
  readonly startShown?: boolean;
  /** The result of the form's `register(name)`. */
  readonly control: UseFormRegisterReturn;
}

/** A payment password; never one that a password manager fills in or keeps. */
export function SecretField({ label, error, startShown = false, control }: SecretFieldProps) {
  return (
    <Field label={label} name={control.name} required error={error}>
      <PasswordInput autoComplete="off" startShown={startShown} {...control} />
    </Field>
  );
}
