import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceSection.module.css';

export interface Choice {
  /** undefined is "all". */
  value: string | undefined;
  label: ReactNode;
}

export interface ChoiceSectionProps {
  title: ReactNode;
  /** Name of the radio group, unique in the panel. */
  name: string;
  choices: readonly Choice[];
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

/** A section of the filter panel: one choice out of several, worked with arrow keys as radios are. */
export function ChoiceSection({ title, name, choices, selected, onSelect }: ChoiceSectionProps) {
  const id = useId();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value ?? ''} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={`${id}-${name}`}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
