/** @jsxImportSource preact */
import styles from './Field.module.css';
import { Picture } from './pictures';

export interface FieldCell {
  /** Read aloud. */
  readonly name: string;
  readonly picture?: string | undefined;
  /** Closed; opened by the player; only shown at the end. */
  readonly state: 'closed' | 'good' | 'bad' | 'shown';
}

export interface FieldProps {
  readonly label: string;
  readonly tone: 'stone' | 'sand';
  /** How many cells stand in a row; `Field.module.css` has widths for these. */
  readonly columns: 3 | 4 | 5;
  readonly cells: readonly FieldCell[];
  readonly disabled: boolean;
  readonly onOpen: (cell: number) => void;
}

/** A field of closed cells that are opened one by one. */
export function Field({ label, tone, columns, cells, disabled, onOpen }: FieldProps) {
  return (
    <div
      className={styles.field}
      data-columns={columns}
      data-tone={tone}
      role="group"
      aria-label={label}
    >
      {cells.map(({ name, picture, state }, at) => (
        <button
          key={at}
          type="button"
          aria-label={name}
          data-state={state}
          disabled={disabled || state !== 'closed'}
          onClick={() => onOpen(at)}
        >
          {picture !== undefined && <Picture name={picture} />}
        </button>
      ))}
    </div>
  );
}
