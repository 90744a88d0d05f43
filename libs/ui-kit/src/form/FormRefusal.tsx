import { useEffect, useRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import styles from './FormRefusal.module.css';

/** Why something was refused; structurally `Refusal` of the platform library. */
export interface Refused {
  readonly text: string;
  /** The error behind it: the same words with another error are another refusal. */
  readonly error: unknown;
  /** Name of the field that it is about. */
  readonly field?: string | undefined;
}

export interface FormRefusalProps {
  /** Nothing stands there without one. */
  readonly refusal: Refused | undefined;
  readonly className?: string | undefined;
}

/** Tells a refusal where it happened, and takes the focus: once for each. `Form` has one of its own. */
export function FormRefusal({ refusal, className }: FormRefusalProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const error = refusal?.error;
  useEffect(() => words.current?.focus(), [error]);
  if (!refusal) return null;
  return (
    <p ref={words} role="alert" tabIndex={-1} className={cx(styles.refusal, className)}>
      <Icon name="alert" className={styles.icon} />
      {refusal.text}
    </p>
  );
}
