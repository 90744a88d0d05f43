import { defineMessages } from 'react-intl';

/** Words of the frame around the forms. */
export const frameMessages = defineMessages({
  back: {
    id: 'auth.back',
    defaultMessage: 'Back',
    description: 'Spoken name of the back arrow',
  },
});
