import { Field, Icon, TextInput } from '@playhouse/ui-kit';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Country } from '../logic/countries';
import { fieldDisplay } from '../logic/fieldDisplay';
import type { FormField } from '../logic/formModel';
import { countryMessage, labelMessages } from '../messages';
import { CountryPicker } from './CountryPicker';
import { Flag } from './Flag';
import styles from './MobileField.module.css';

export interface MobileFieldProps {
  readonly field: FormField;
  readonly control: UseFormRegisterReturn;
  readonly error: string;
  readonly dialingCode: string;
  readonly country: Country | undefined;
  readonly countries: readonly Country[];
  readonly onCountry: (country: Country) => void;
}

/** A mobile number with its dialling code, which opens the list of countries (REG-03). */
export function MobileField(props: MobileFieldProps) {
  const { field, control, error, dialingCode, country } = props;
  const { formatMessage } = useIntl();
  const [picking, setPicking] = useState(false);
  const name = formatMessage(countryMessage, {
    code: dialingCode,
    name: country?.name ?? '',
  });
  return (
    <>
      <Field
        label={<FormattedMessage {...labelMessages.mobileNum} />}
        required={field.required}
        error={error}
      >
        <TextInput
          {...control}
          type="tel"
          digitsOnly
          autoComplete={fieldDisplay.mobileNum.autoComplete}
          maxLength={field.maxLength}
          start={
            <button
              type="button"
              className={styles.code}
              aria-label={name}
              aria-haspopup="dialog"
              onClick={() => setPicking(true)}
            >
              {country && <Flag flag={country.flag} region={country.region} />}
              <span>+{dialingCode}</span>
              <Icon name="chevron-down" size="s" />
            </button>
          }
        />
      </Field>
      <CountryPicker
        open={picking}
        chosen={country?.region}
        countries={props.countries}
        onClose={() => setPicking(false)}
        onPick={(picked) => {
          props.onCountry(picked);
          setPicking(false);
        }}
      />
    </>
  );
}
