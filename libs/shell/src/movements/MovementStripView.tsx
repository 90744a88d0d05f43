import type { Movement } from '@playhouse/movements';
import { useIntl } from 'react-intl';
import { MovementNotice } from './MovementNotice';
import styles from './MovementStrip.module.css';

export interface MovementStripViewProps {
  /** At least one. */
  readonly movements: readonly Movement[];
  /** Major units; `undefined` while it is hidden or being read anew. */
  readonly balance: number | undefined;
  readonly onClose: (key: string) => void;
}

/** The strip itself: one line for each movement. */
export function MovementStripView({ movements, balance, onClose }: MovementStripViewProps) {
  const label = useIntl().formatMessage({ id: 'movements.region' });
  return (
    <section className={styles.strip} data-movements="" aria-label={label}>
      <ul className={styles.list}>
        {movements.map((movement) => (
          <MovementNotice
            key={movement.key}
            movement={movement}
            balance={balance}
            onClose={() => onClose(movement.key)}
          />
        ))}
      </ul>
    </section>
  );
}
