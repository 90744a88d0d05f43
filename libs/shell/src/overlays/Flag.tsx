import { Icon } from '@playhouse/ui-kit';
import styles from './LanguageView.module.css';
import BR from './flags/BR.svg?no-inline';
import PH from './flags/PH.svg?no-inline';
import US from './flags/US.svg?no-inline';

/** Flags of the regions whose languages have a catalogue. */
const flags: Readonly<Record<string, string>> = { BR, PH, US };

/** The flag beside a language's name; a globe for a region without a picture. Decoration only. */
export function Flag({ country }: { readonly country: string }) {
  const source = flags[country];
  if (source === undefined) return <Icon name="globe" />;
  return <img className={styles.flag} src={source} alt="" width="36" height="24" />;
}
