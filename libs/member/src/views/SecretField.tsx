import { Field, PasswordInput } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SecretFieldProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** The result of the form's `register(name)`. */
  readonly control: UseFormRegisterReturn;
}

/** A payment password; never one that a password manager fills in or keeps. */
export function SecretField({ label, error, control }: SecretFieldProps) {
  return (
    <Field label={label} name={control.name} required error={error}>
      <PasswordInput autoComplete="off" {...control} />
    </Field>
  );
}
