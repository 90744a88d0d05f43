import { defineMessages } from 'react-intl';

/** Why a tap leads nowhere; the ids are the platform's own (ERR-02). */
export const refusals = defineMessages({
  contactService: {
    id: 'contact_service',
    defaultMessage: 'Please contact customer service',
    description: 'Told for 2 s when the merchant has no referral promotion',
  },
  trialRefused: {
    id: 'free_reject',
    defaultMessage: 'Free-trial accounts cannot use this function',
    description: 'Told for 2 s when a free-trial account wants the member centre',
  },
});
