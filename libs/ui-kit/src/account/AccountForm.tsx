import { Form } from '../form';
import type { FormProps } from '../form';
import styles from './AccountForm.module.css';

/** The form of a screen of access: login, registration, passwords. */
export function AccountForm({ onSubmit, children }: Pick<FormProps, 'onSubmit' | 'children'>) {
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      {children}
    </Form>
  );
}
