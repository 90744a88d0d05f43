import { Form } from '../form';
import type { FormProps } from '../form';
import styles from './AccountForm.module.css';

/** The form of a screen of access: login, registration, passwords. */
export function AccountForm(props: Omit<FormProps, 'className'>) {
  return <Form className={styles.form} {...props} />;
}
