import { cx } from '../cx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** @default 'primary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `s` keeps a 44 pixel target around a smaller body. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** Takes the whole width. @default false */
  block?: boolean;
}

/** The look of a button for what is not one, such as a link. */
export function buttonClass({ variant = 'primary', size = 'm', block = false }: ButtonLook = {}) {
  return cx(styles.button, styles[variant], styles[size], block && styles.block);
}
