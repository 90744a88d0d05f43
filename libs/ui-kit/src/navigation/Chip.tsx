import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** Chosen or not; spoken as a pressed button. Leave out for a chip that just acts. */
  selected?: boolean;
  icon?: IconName;
}

/** A small rounded choice, for filters and quick amounts. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={cx(styles.chip, selected && styles.selected, className)}
    >
      {icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}
