import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './Button.module.css';

export interface ButtonContentProps {
  /** Decoration before the text. */
  icon?: IconName | undefined;
  /** @default 'm' */
  iconSize?: 's' | 'm';
  children: ReactNode;
}

/** The content of a button, or of a link that looks like one: its text, behind an icon where there is one. */
export function ButtonContent({ icon, iconSize = 'm', children }: ButtonContentProps) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={iconSize} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
