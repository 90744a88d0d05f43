/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import styles from './MoveBar.module.css';
import panel from './StakePanel.module.css';

export interface MoveChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The further stake of the move, in major units. */
  readonly more?: number | undefined;
}

export interface MoveBarProps<Name extends string> {
  readonly moves: readonly MoveChoice<Name>[];
  readonly disabled: boolean;
  readonly onMove: (name: Name, more: number) => void;
}

/** The moves that a player has in a round that stands open, each with what it stakes. */
export function MoveBar<Name extends string>({ moves, disabled, onMove }: MoveBarProps<Name>) {
  const { say, money, play } = useUi();
  return (
    <footer className={panel.panel}>
      <div className={`${panel.dock} ${styles.moves}`} role="group" aria-label={say('frame.moves')}>
        {moves.map(({ name, label, more = 0 }, at) => (
          <button
            key={name}
            type="button"
            className={styles.move}
            data-first={at === 0}
            disabled={disabled}
            onClick={() => {
              play('card');
              onMove(name, more);
            }}
          >
            {label}
            {more > 0 && <small>+{money(more)}</small>}
          </button>
        ))}
      </div>
    </footer>
  );
}
