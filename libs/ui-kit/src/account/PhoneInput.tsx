import { useState } from 'react';
import { TextInput } from '../form/TextInput';
import type { TextInputProps } from '../form/TextInput';
import { Icon } from '../icon/Icon';
import { CountryPicker } from './CountryPicker';
import type { CountryListProps, PhoneCountry } from './CountryPicker';
import { Flag } from './Flag';
import styles from './PhoneInput.module.css';

export interface PhoneInputProps
  extends
    Omit<TextInputProps, 'start' | 'digitsOnly' | 'drops' | 'type' | 'inputMode'>,
    Pick<CountryListProps, 'countries' | 'search'> {
  /** Digits without a plus. */
  dialingCode: string;
  country: PhoneCountry | undefined;
  onCountry: (country: PhoneCountry) => void;
  /** Somebody comes to the box, or to its list: what these need can be fetched. */
  onComing?: () => void;
  labels: CountryListProps['labels'] & {
    /** Name of the button that opens the list. */
    country: string;
  };
}

/** A mobile number behind its dialling code, which opens the list of countries (REG-03, LOGIN-09). */
export function PhoneInput(props: PhoneInputProps) {
  const { dialingCode, country, countries, search, onCountry, onComing, labels, ...rest } = props;
  const [picking, setPicking] = useState(false);
  return (
    <>
      <TextInput
        autoComplete="tel"
        {...rest}
        onFocus={onComing}
        type="tel"
        inputMode="tel"
        drops={/[^\d+ ()-]/g}
        start={
          <button
            type="button"
            className={styles.code}
            aria-label={labels.country}
            aria-haspopup="dialog"
            onClick={() => {
              onComing?.();
              setPicking(true);
            }}
          >
            <Flag country={country} />
            <bdi dir="ltr">+{dialingCode}</bdi>
            <Icon name="chevron-down" size="s" />
          </button>
        }
      />
      <CountryPicker
        open={picking}
        chosen={country?.region}
        countries={countries}
        search={search}
        labels={labels}
        onClose={() => setPicking(false)}
        onPick={(picked) => {
          onCountry(picked);
          setPicking(false);
        }}
      />
    </>
  );
}
