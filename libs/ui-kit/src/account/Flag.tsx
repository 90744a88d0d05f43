import type { PhoneCountry } from './CountryPicker';
import { drawsFlags } from './drawsFlags';
import styles from './Flag.module.css';

/** The flag of a country; on a device without flags the letters of its region. Decoration: the name stands beside it. */
export function Flag({ flag, region }: Pick<PhoneCountry, 'flag' | 'region'>) {
  return (
    <span aria-hidden="true" className={styles.flag}>
      {drawsFlags() ? flag : <span className={styles.letters}>{region}</span>}
    </span>
  );
}
