import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { keepFocusAround } from '../feedback/keepFocusAround';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Spoken name: the icon alone says nothing. */
  label: string;
  icon: IconName;
  /** @default 'plain' */
  variant?: 'plain' | 'soft' | 'solid' | 'overlay';
  /** @default 'm' */
  iconSize?: 's' | 'm' | 'l';
  /** Shows a dot, as for unread messages; say so in the label too. @default false */
  dot?: boolean;
}

/** A 44 pixel round button that shows one icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', iconSize = 'm', dot = false, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      ref={keepFocusAround}
      {...rest}
      className={cx(styles.button, styles[variant], className)}
    >
      <Icon name={icon} size={iconSize} />
      {dot && <span className={styles.dot} />}
    </button>
  );
}
