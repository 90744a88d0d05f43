import { defineMessage, defineMessages } from 'react-intl';

const listMessages = defineMessages({
  title: {
    id: 'phone.country.title',
    defaultMessage: 'Choose your country',
    description: 'Heading of the list of countries',
  },
  search: {
    id: 'phone.country.search',
    defaultMessage: 'Search by country or code',
    description: 'Placeholder of the search above the list of countries',
  },
  none: {
    id: 'phone.country.none',
    defaultMessage: 'No country matches your search',
    description: 'When the search for a country finds nothing',
  },
});

const countryMessage = defineMessage<{ code: string; name: string }>({
  id: 'phone.country',
  defaultMessage: 'Country code +{code}{name, select, none {} other {, {name}}}',
  description:
    'Spoken name of the button that opens the list of countries; the name is `none` until it is known',
});

/** Texts of the list of countries. */
export const phoneMessages = { ...listMessages, country: countryMessage };
