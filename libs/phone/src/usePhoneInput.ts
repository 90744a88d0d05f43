import { useIntl } from 'react-intl';
import { searchCountries } from './countries';
import { phoneMessages } from './messages';
import type { Phone, ReadNumber } from './usePhone';

/** What the box of a number needs of it: the country and the list of all. */
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
      country: formatMessage(phoneMessages.country, {
        code: dialingCode,
        name: country?.name ?? 'none',
      }),
      title: formatMessage(phoneMessages.title),
      search: formatMessage(phoneMessages.search),
      none: formatMessage(phoneMessages.none),
    },
  };
}
