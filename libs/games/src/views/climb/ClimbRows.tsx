/** @jsxImportSource preact */
import type { ClimbView } from '../../rules/climb/createClimb';
import type { ClimbStep, ClimbTheme } from '../../rules/climb/climbVariants';
import { formatTimes } from '../parts/PrizeTable';
import { Climber } from './climbPictures';
import styles from './ClimbRows.module.css';

export interface ClimbRowsProps {
  readonly theme: ClimbTheme;
  readonly label: string;
  readonly steps: readonly ClimbStep[];
  readonly prizes: readonly number[];
  readonly taken: ClimbView['steps'];
  readonly isOver: boolean;
}

interface RowProps {
  readonly tiles: number;
  readonly step: ClimbView['steps'][number] | undefined;
  readonly isLast: boolean;
}

function Pips({ tiles, step, isLast }: RowProps) {
  return (
    <span className={styles.pips}>
      {Array.from({ length: tiles }, (_, tile) => {
        const isChosen = step?.tile === tile;
        const isTrap = step?.traps.includes(tile) === true;
        return (
          <i key={tile} data-chosen={isChosen} data-trap={isTrap}>
            {isTrap ? '✕' : isChosen && (isLast ? <Climber /> : '●')}
          </i>
        );
      })}
    </span>
  );
}

/** A tower, a ladder or a volcano from its foot to its top, and how far the player has come. */
export function ClimbRows({ theme, label, steps, prizes, taken, isOver }: ClimbRowsProps) {
  const ahead = (at: number) => (at === taken.length && !isOver ? 'next' : '');
  return (
    <div className={styles.scene} data-theme={theme}>
      <span className={styles.top} aria-hidden="true" />
      <ol className={styles.rows} data-many={steps.length > 9} aria-label={label}>
        {steps.map(({ tiles }, at) => (
          <li
            key={at}
            data-level={at}
            data-state={at < taken.length ? 'done' : ahead(at)}
            aria-label={`${at + 1}: ${formatTimes(prizes[at] ?? 0)}`}
          >
            <Pips tiles={tiles} step={taken[at]} isLast={at === taken.length - 1} />
            <b>{formatTimes(prizes[at] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
