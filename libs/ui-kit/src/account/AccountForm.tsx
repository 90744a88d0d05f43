import type { SubmitEventHandler, ReactNode } from 'react';
import styles from './AccountForm.module.css';

export interface AccountFormProps {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Fields, and the button last. */
  readonly children: ReactNode;
}

/** The form of a screen of access: login, registration, passwords. Checks are the form's own, told at its fields. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
