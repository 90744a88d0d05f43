import { defineMessage, defineMessages } from 'react-intl';

const plainMessages = defineMessages({
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, seen when focused with the keyboard',
  },
  login: {
    id: 'shell.login',
    defaultMessage: 'Log in',
    description: 'Button in the header and on home',
  },
  register: {
    id: 'shell.register',
    defaultMessage: 'Join now',
    description: 'Button in the header and on home that leads to registration',
  },
  deposit: {
    id: 'shell.deposit',
    defaultMessage: 'Deposit',
    description: 'Centre button of the footer, icon in the header, entry of the menu',
  },
  withdraw: {
    id: 'shell.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Icon in the header and entry of the menu',
  },
  menu: {
    id: 'shell.menu',
    defaultMessage: 'Menu',
    description: 'Name of the button in the header that opens the popup menu, and its heading',
  },
  navigation: {
    id: 'shell.footer.label',
    defaultMessage: 'Main',
    description: 'Name of the navigation in the footer, for screen readers',
  },
  home: {
    id: 'shell.footer.home',
    defaultMessage: 'Home',
    description: 'First item of the footer',
  },
  events: {
    id: 'shell.footer.events',
    defaultMessage: 'Events',
    description: 'Second item of the footer: promotions and activities',
  },
  invite: {
    id: 'shell.footer.invite',
    defaultMessage: 'Invite',
    description: 'Fourth item of the footer: invite friends; must be short',
  },
  members: {
    id: 'shell.footer.members',
    defaultMessage: 'Account',
    description: 'Fifth item of the footer: the member centre; must be short',
  },
  offline: {
    id: 'shell.connection.offline',
    defaultMessage: 'No internet connection. We will carry on when it is back.',
    description: 'Notice on top of the page while the device is offline; goes by itself',
  },
  slow: {
    id: 'shell.connection.slow',
    defaultMessage: 'The connection is slow. Please wait a moment.',
    description: 'Notice on top of the page while a request takes long; goes by itself',
  },
});

/** Texts of what is on screen before anything else: header, footer and their notices. */
export const messages = {
  ...plainMessages,
  lobbyKept: defineMessage<{ ago: string }>({
    id: 'shell.connection.lobbyKept',
    defaultMessage: 'You are offline. This is what the lobby looked like {ago}.',
    description:
      'Notice on top of the page while it shows games from an earlier visit; ago is such as: 5 minutes ago',
  }),
  lobbyOld: defineMessage<{ ago: string }>({
    id: 'shell.connection.lobbyOld',
    defaultMessage: 'The platform does not answer. This is what the lobby looked like {ago}.',
    description:
      'Notice on top of the page while its games cannot be renewed although there is internet; ago is such as: 5 minutes ago',
  }),
  messages: defineMessage<{ count: number }>({
    id: 'shell.messages',
    defaultMessage:
      '{count, plural, =0 {Messages} =1 {Messages, 1 unread} other {Messages, {count} unread}}',
    description: 'Name of the message icon in the header',
  }),
};
