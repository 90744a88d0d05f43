import { defineMessage, defineMessages } from 'react-intl';

const plainOverlayMessages = defineMessages({
  help: {
    id: 'shell.menu.help',
    defaultMessage: 'Help centre',
    description: 'Entry of the popup menu',
  },
  service: {
    id: 'shell.menu.service',
    defaultMessage: 'Customer service',
    description: 'Entry of the popup menu',
  },
  app: {
    id: 'shell.menu.app',
    defaultMessage: 'Get the app',
    description: 'Entry of the popup menu that opens the choice of downloads',
  },
  refresh: {
    id: 'shell.menu.refresh',
    defaultMessage: 'Refresh balance',
    description: 'Entry of the popup menu',
  },
  balance: {
    id: 'shell.menu.balance',
    defaultMessage: 'Total balance',
    description: 'Over the amount in the popup menu',
  },
  signOut: {
    id: 'shell.menu.signOut',
    defaultMessage: 'Sign out',
    description: 'Entry of the popup menu, for members only',
  },
  theme: {
    id: 'shell.theme.title',
    defaultMessage: 'Appearance',
    description: 'Name of the choice between light, dark and the device’s own scheme',
  },
  themeSystem: {
    id: 'shell.theme.system',
    defaultMessage: 'Auto',
    description: 'Choice of appearance: follow the device',
  },
  themeLight: {
    id: 'shell.theme.light',
    defaultMessage: 'Light',
    description: 'Choice of appearance',
  },
  themeDark: {
    id: 'shell.theme.dark',
    defaultMessage: 'Dark',
    description: 'Choice of appearance',
  },
  logoutTitle: {
    id: 'in_popup_prompt',
    defaultMessage: 'Please confirm',
    description: 'Heading of the question before signing out; the id is the platform’s own',
  },
  logoutText: {
    id: 'in_sure_logout',
    defaultMessage: 'Do you want to sign out?',
    description: 'Question before signing out; the id is the platform’s own',
  },
  waiting: {
    id: 'shell.logout.waiting',
    defaultMessage: 'Signing out, please wait…',
    description: 'Notice while the platform ends the session',
  },
  leaveTitle: {
    id: 'shell.leave.title',
    defaultMessage: 'You are leaving this site',
    description: 'Heading of the question before a link outside the site is opened',
  },
  leaveGo: {
    id: 'shell.leave.go',
    defaultMessage: 'Open',
    description: 'Link that opens the address outside the site',
  },
});

/** Texts of what lies over a screen: menu, languages, sign-out, leaving the site. */
export const overlayMessages = {
  ...plainOverlayMessages,
  leaveText: defineMessage<{ host: string }>({
    id: 'shell.leave.text',
    defaultMessage: 'The next page belongs to {host}.',
    description: 'Text of the question before a link outside the site is opened',
  }),
};
