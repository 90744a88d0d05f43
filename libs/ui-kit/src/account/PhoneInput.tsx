import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { TextInput } from '../form/TextInput';
import type { TextInputProps } from '../form/TextInput';
import { Icon } from '../icon/Icon';
import { CountryPicker } from './CountryPicker';
import type { CountryListProps, PhoneCountry } from './CountryPicker';
import { Flag } from './Flag';
import styles from './PhoneInput.module.css';

export interface PhoneInputProps
  extends
    Omit<TextInputProps, 'start' | 'digitsOnly' | 'type' | 'inputMode'>,
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
  const {
    dialingCode,
    country,
    countries,
    search,
    onCountry,
    onComing,
    labels,
    onChange,
    ...rest
  } = props;
  const [picking, setPicking] = useState(false);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const kept = input.value.replace(/[^\d+ ()-]/g, '');
    if (kept !== input.value) input.value = kept;
    return onChange?.(event);
  };
  return (
    <>
      <TextInput
        autoComplete="tel"
        {...rest}
        onFocus={onComing}
        onChange={change}
        type="tel"
        inputMode="tel"
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
            <span>+{dialingCode}</span>
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
