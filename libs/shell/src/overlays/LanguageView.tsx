import { Icon, Sheet } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Flag } from './Flag';
import styles from './LanguageView.module.css';

export interface LanguageOption {
  /** The platform's code. */
  readonly code: string;
  readonly nativeName: string;
  /** BCP 47 tag of the name, so that it is spoken as its own language. */
  readonly tag: string;
  /** ISO 3166 region of the flag. */
  readonly country: string;
}

interface LanguageViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly languages: readonly LanguageOption[];
  readonly current: string;
  readonly onChoose: (code: string) => void;
}

/** The language popup: each language by its own name, with a flag (LANG-01). */
export function LanguageView({ open, onClose, languages, current, onChoose }: LanguageViewProps) {
  return (
    <Sheet open={open} onClose={onClose} title={<FormattedMessage id="ui.language" />}>
      <ul className={styles.list}>
        {languages.map(({ code, nativeName, tag, country }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={code === current}
              onClick={() => onChoose(code)}
            >
              <Flag country={country} />
              <span lang={tag} className={styles.name}>
                {nativeName}
              </span>
              {code === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
