import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useFieldControl } from './FieldContext';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

/** A text box of several lines. Inside a `Field` it takes its id and descriptions. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const field = useFieldControl();
  return <textarea rows={4} {...field} {...rest} className={cx(styles.area, className)} />;
}
