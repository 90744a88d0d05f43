import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import { useFieldControl } from './FieldContext';
import { foldDigits, tidyTyping } from './tidyTyping';
import styles from './TextInput.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Decoration at the start. */
  icon?: IconName;
  /** Before the typed text, such as a dialling code. */
  start?: ReactNode;
  /** After the typed text, such as a button. */
  end?: ReactNode;
  /** Drops all but 0 to 9 while typing or pasting, and asks for the number keys. @default false */
  digitsOnly?: boolean;
  /** Characters that are dropped while typing or pasting: a pattern with the flag `g`. */
  drops?: RegExp;
}

/** Boxes for numbers, whatever script a player's digits are of. */
const numberKeys: readonly unknown[] = ['numeric', 'decimal', 'tel'];

/** Numbers and addresses run from left to right in every language. */
const keepsOrder = (kind: unknown) =>
  numberKeys.includes(kind) || kind === 'email' || kind === 'url';

/** A text box. Inside a `Field` it takes its id and descriptions; spread `register()` of a form onto it. */
export function TextInput(props: TextInputProps) {
  const { icon, start, end, digitsOnly = false, className, onChange, ...others } = props;
  const { drops = digitsOnly ? /\D/g : undefined, ...rest } = others;
  const field = useFieldControl();
  const inputMode = props.inputMode ?? (digitsOnly ? 'numeric' : undefined);
  const tidy = (typed: string) => {
    const folded = numberKeys.includes(inputMode) ? foldDigits(typed) : typed;
    return drops === undefined ? folded : folded.replace(drops, '');
  };
  return (
    <div className={cx(styles.box, className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {start}
      <input
        type="text"
        dir={keepsOrder(inputMode ?? props.type) ? 'ltr' : undefined}
        {...field}
        {...rest}
        inputMode={inputMode}
        {...tidyTyping(tidy, onChange)}
        className={styles.input}
      />
      {end}
    </div>
  );
}
