import { useMemo, useState } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { TextInput } from '../form/TextInput';
import { Icon } from '../icon/Icon';
import { Sheet } from '../overlay/Sheet';
import styles from './CountryPicker.module.css';
import { Flag } from './Flag';

/** A country of a phone number. */
export interface PhoneCountry {
  /** ISO 3166 region. */
  readonly region: string;
  /** In the player's language. */
  readonly name: string;
  /** Without the plus. */
  readonly dialingCode: string;
  /** As a character. */
  readonly flag: string;
}

export interface CountryListProps {
  countries: readonly PhoneCountry[];
  /** Region that is chosen now. */
  chosen: string | undefined;
  /** Those that what was typed may mean. */
  search: (countries: readonly PhoneCountry[], typed: string) => readonly PhoneCountry[];
  labels: { readonly title: string; readonly search: string; readonly none: string };
  onPick: (country: PhoneCountry) => void;
}

export interface CountryPickerProps extends CountryListProps {
  open: boolean;
  onClose: () => void;
}

/** All countries with flag and dialling code, searched while typing (REG-03). */
export function CountryPicker({ open, onClose, ...list }: CountryPickerProps) {
  return (
    <Sheet open={open} onClose={onClose} title={list.labels.title}>
      <CountryList {...list} />
    </Sheet>
  );
}

/** The chosen country leads, so that a long list begins with what matters. */
function chosenFirst(countries: readonly PhoneCountry[], chosen: string | undefined) {
  const first = countries.find((one) => one.region === chosen);
  return first ? [first, ...countries.filter((one) => one !== first)] : countries;
}

function CountryList({ countries, chosen, search, labels, onPick }: CountryListProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => chosenFirst(search(countries, typed), chosen),
    [countries, search, typed, chosen],
  );
  return (
    <div className={styles.picker}>
      <TextInput
        icon="search"
        aria-label={labels.search}
        placeholder={labels.search}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && <EmptyState title={labels.none} />}
      <ul className={styles.list}>
        {found.map((country) => (
          <li key={country.region} className={styles.item}>
            <button
              type="button"
              className={styles.country}
              aria-current={country.region === chosen || undefined}
              onClick={() => onPick(country)}
            >
              <Flag country={country} />
              <span className={styles.name}>{country.name}</span>
              <bdi dir="ltr" className={styles.code}>
                +{country.dialingCode}
              </bdi>
              {country.region === chosen && <Icon name="check" size="s" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
