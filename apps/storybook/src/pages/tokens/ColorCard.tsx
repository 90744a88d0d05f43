import { cx } from '@playhouse/ui-kit';
import type { ContrastReport } from '@playhouse/whitelabel';
import type { Token } from './readTokens';
import shapes from '../shapes.module.css';
import styles from './Tokens.module.css';

/** Where a measured ground is drawn from. */
const groundOf = (name: ContrastReport['background']) =>
  name.startsWith('gradient-') ? `var(--${name})` : `var(--color-${name})`;

function Pair({ foreground, background, ratio, required, ok }: ContrastReport) {
  return (
    <li className={styles.pair}>
      <span
        aria-hidden
        className={styles.sample}
        style={{ color: `var(--color-${foreground})`, background: groundOf(background) }}
      />
      <span>on {background}</span>
      <span className={cx(styles.ratio, !ok && styles.low)}>
        {ratio.toFixed(2)} : 1{!ok && `, below ${required}`}
      </span>
    </li>
  );
}

interface ColorCardProps {
  readonly token: Token;
  /** Grounds that it is used on as a text or a part, with the measured contrast. */
  readonly uses: readonly ContrastReport[];
}

/** A colour, and how it can be told from each ground that it is used on. */
export function ColorCard({ token: { name, value }, uses }: ColorCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.swatch} style={{ background: `var(${name})` }} />
      <div className={styles.words}>
        <span className={shapes.strong}>{name}</span>
        <span className={shapes.quiet}>{value}</span>
        {uses.length > 0 && (
          <ul className={styles.pairs}>
            {uses.map((use) => (
              <Pair key={use.background} {...use} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
