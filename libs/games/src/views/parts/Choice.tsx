/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import styles from './Choice.module.css';

export interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few ways to play, chosen before a round. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, options, value, disabled, onChoose } = props;
  const { play } = useUi();
  const choose = (next: Value) => {
    play('tap');
    onChoose(next);
  };
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => choose(option.value)}
        >
          {option.name}
        </button>
      ))}
    </div>
  );
}
