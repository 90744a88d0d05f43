import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import { useFieldControl } from './FieldContext';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** A first, empty choice that asks to choose. */
  placeholder?: string;
}

/** The device's own picker. Inside a `Field` it takes its id and descriptions. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <div className={cx(styles.box, className)}>
      <select {...field} {...rest} className={styles.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // A masked number in front of a Latin name keeps its order.
          <option key={option.value} value={option.value} disabled={option.disabled} dir="auto">
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" className={styles.arrow} />
    </div>
  );
}
