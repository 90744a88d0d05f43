import { defineMessages } from 'react-intl';

/** Words of the trial and of the settings. */
export const accessMessages = defineMessages({
  trialTitle: {
    id: 'auth.trial.title',
    defaultMessage: 'Free trial',
    description: 'Heading of the free-trial screen',
  },
  trialLoading: {
    id: 'auth.trial.loading',
    defaultMessage: 'Preparing your free trial',
    description: 'Loading message while a trial account is made',
  },
  trialNone: {
    id: 'auth.trial.none',
    defaultMessage: 'There is no free trial right now. Please try again later.',
    description: 'When the platform has no trial account to give',
  },
  trialHome: {
    id: 'auth.trial.home',
    defaultMessage: 'Back to home',
    description: 'Button of the free-trial screen when there is no trial',
  },
  settingsTitle: {
    id: 'auth.settings.title',
    defaultMessage: 'Settings',
    description: 'Heading of the settings screen',
  },
  settingsPassword: {
    id: 'auth.settings.password',
    defaultMessage: 'Change password',
    description: 'Entry of the settings, and heading of the screen behind it',
  },
  signOut: {
    id: 'auth.settings.signOut',
    defaultMessage: 'Sign out',
    description: 'Button that ends the session',
  },
});
