import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { cx } from '../cx';
import { useCopy } from '../feedback/useCopy';
import styles from './report.module.css';

export interface ReferenceProps {
  /** The number that a player quotes. */
  readonly reference: string;
  /** Shows all of it; else the end of a long one, as among others in a list. @default false */
  readonly whole?: boolean;
}

/** A reference up to so long is shown whole, of a longer one the end. */
const [longest, end] = [12, 8];

/** The part of a reference by which it is told apart. */
const shortReference = (reference: string): string =>
  reference.length <= longest ? reference : `…${reference.slice(-end)}`;

/** A number to quote, the whole of which is copied. */
export function Reference({ reference, whole = false }: ReferenceProps) {
  const { formatMessage } = useIntl();
  const copy = useCopy();
  return (
    <div className={cx(styles.reference, whole && styles.whole)}>
      <span>{formatMessage({ id: 'ui.report.reference' })}</span>
      <bdi dir="ltr" className={styles.number}>
        {whole ? reference : shortReference(reference)}
      </bdi>
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'ui.report.copy' }, { reference })}
        onClick={() => void copy(reference)}
      />
    </div>
  );
}
