/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useUi } from '../frame/Ui';
import { formatTimes } from './PrizeTable';
import styles from './TargetField.module.css';

export interface TargetFieldProps {
  readonly label: string;
  /** Hundredths of the stake, all of them. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly quick: readonly number[];
  readonly disabled: boolean;
  readonly onChange: (target: number) => void;
}

/** A height to aim at: written, or one of a few. */
export function TargetField(props: TargetFieldProps) {
  const { label, value, least, most, quick, disabled, onChange } = props;
  const { play } = useUi();
  const [, redraw] = useState(0);
  const change = (hundredths: number) => {
    // The field shows the height that counts, also where another one was written.
    redraw((times) => times + 1);
    if (Number.isFinite(hundredths))
      onChange(Math.min(most, Math.max(least, Math.round(hundredths))));
  };
  return (
    <div className={styles.target} role="group" aria-label={label}>
      <label>
        <span>{label}</span>
        <b>×</b>
        <input
          type="number"
          inputMode="decimal"
          min={least / 100}
          max={most / 100}
          step="0.01"
          value={value / 100}
          disabled={disabled}
          onChange={({ currentTarget }) => change(currentTarget.valueAsNumber * 100)}
        />
      </label>
      <div>
        {quick
          .filter((each) => each >= least && each <= most)
          .map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === value}
              disabled={disabled}
              onClick={() => {
                play('tap');
                change(each);
              }}
            >
              {formatTimes(each)}
            </button>
          ))}
      </div>
    </div>
  );
}
