import { Icon } from '../icon/Icon';
import type { PhoneCountry } from './CountryPicker';
import { drawsFlags } from './drawsFlags';
import styles from './Flag.module.css';

interface FlagProps {
  /** Until it is known a phone stands in its place. */
  readonly country: Pick<PhoneCountry, 'flag' | 'region'> | undefined;
}

/** The flag of a country; on a device without flags the letters of its region. Decoration: the name stands beside it. */
export function Flag({ country }: FlagProps) {
  const letters = country && <span className={styles.letters}>{country.region}</span>;
  return (
    <span aria-hidden="true" className={styles.flag}>
      {(drawsFlags() ? country?.flag : letters) ?? <Icon name="phone" size="s" />}
    </span>
  );
}
