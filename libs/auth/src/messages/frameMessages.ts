import { defineMessages } from 'react-intl';

/** Words of the frame around the forms. */
export const frameMessages = defineMessages({
  back: {
    id: 'auth.back',
    defaultMessage: 'Back',
    description: 'Spoken name of the back arrow',
  },
  language: {
    id: 'auth.language',
    defaultMessage: 'Language',
    description: 'Spoken name of the button that opens the choice of languages',
  },
});
