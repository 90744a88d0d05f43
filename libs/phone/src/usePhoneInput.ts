import { useIntl } from 'react-intl';
import { searchCountries } from './countries';
import type { Phone, ReadNumber } from './usePhone';

/** The parts of a number that its box needs: the country and the list of all. */
export type PhoneChoice = Pick<Phone, 'countries' | 'pick' | 'prepare'> &
  Pick<ReadNumber, 'dialingCode' | 'country'>;

/** The properties of `PhoneInput`, in the player's language. */
export function usePhoneInput({ dialingCode, country, countries, pick, prepare }: PhoneChoice) {
  const { formatMessage } = useIntl();
  return {
    dialingCode,
    country,
    countries,
    search: searchCountries,
    onCountry: pick,
    onComing: prepare,
    labels: {
      country: formatMessage(
        { id: 'phone.country' },
        {
          code: dialingCode,
          name: country?.name ?? 'none',
        },
      ),
      title: formatMessage({ id: 'phone.country.title' }),
      search: formatMessage({ id: 'phone.country.search' }),
      none: formatMessage({ id: 'phone.country.none' }),
    },
  };
}
