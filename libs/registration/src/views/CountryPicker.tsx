import { EmptyState, Icon, Sheet, TextInput } from '@playhouse/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chosenFirst, searchCountries } from '../logic/countries';
import type { Country } from '../logic/countries';
import { pageMessages } from '../messages';
import styles from './CountryPicker.module.css';
import { Flag } from './Flag';

export interface CountryPickerProps {
  readonly open: boolean;
  readonly countries: readonly Country[];
  /** Region that is chosen now. */
  readonly chosen: string | undefined;
  readonly onPick: (country: Country) => void;
  readonly onClose: () => void;
}

/** All countries with flag and dialling code, searched while typing (REG-03). */
export function CountryPicker({ open, countries, chosen, onPick, onClose }: CountryPickerProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet open={open} onClose={onClose} title={formatMessage(pageMessages.countryTitle)}>
      <CountryList countries={countries} chosen={chosen} onPick={onPick} />
    </Sheet>
  );
}

function CountryList(props: Pick<CountryPickerProps, 'countries' | 'chosen' | 'onPick'>) {
  const { countries, chosen, onPick } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => chosenFirst(searchCountries(countries, typed), chosen),
    [countries, typed, chosen],
  );
  const search = formatMessage(pageMessages.countrySearch);
  return (
    <div className={styles.picker}>
      <TextInput
        icon="search"
        aria-label={search}
        placeholder={search}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <EmptyState title={<FormattedMessage {...pageMessages.countryNone} />} />
      )}
      <ul className={styles.list}>
        {found.map((country) => (
          <li key={country.region} className={styles.item}>
            <button
              type="button"
              className={styles.country}
              aria-current={country.region === chosen || undefined}
              onClick={() => onPick(country)}
            >
              <Flag flag={country.flag} region={country.region} />
              <span className={styles.name}>{country.name}</span>
              <span className={styles.code}>+{country.dialingCode}</span>
              {country.region === chosen && <Icon name="check" size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
