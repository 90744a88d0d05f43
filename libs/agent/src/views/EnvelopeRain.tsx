import { cx, Icon, PauseButton, usePageMotion, useReducedMotion } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import styles from './RedRain.module.css';

/** As many as are in the sky at once. */
const envelopes = [1, 2, 3, 4, 5, 6, 7, 8];

interface EnvelopeRainProps {
  readonly busy: boolean;
  readonly onCatch: () => void;
}

/**
 * Envelopes that fall, each a button: one under the pointer or with the focus waits to be caught. They lie still where
 * less motion is wished for.
 */
export function EnvelopeRain({ busy, onCatch }: EnvelopeRainProps) {
  const { formatMessage } = useIntl();
  const reduced = useReducedMotion();
  const motion = usePageMotion(!reduced);
  return (
    <div className={styles.frame}>
      <div className={cx(styles.sky, motion.paused && styles.paused)}>
        {envelopes.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.envelope}
            aria-label={formatMessage({ id: 'agent.redRain.grab' }, { number })}
            // A disabled button would lose the focus while it waits.
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onCatch}
          >
            <Icon name="coins" />
          </button>
        ))}
      </div>
      <PauseButton {...motion} />
    </div>
  );
}
