import type { ReactNode } from 'react';
import { Chip } from './Chip';
import styles from './ChipRow.module.css';

export interface ChipRowProps<Value extends string> {
  /** Spoken name of the choices. */
  label: string;
  /** On the first chip, which chooses all of them. */
  all: ReactNode;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** `undefined` is all of them. */
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Narrows what stands below it by one of several kinds. */
export function ChipRow<Value extends string>(props: ChipRowProps<Value>) {
  const { label, all, options, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={styles.row}>
      <Chip selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </Chip>
      {options.map((option) => (
        <Chip
          key={option.value}
          selected={chosen === option.value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
