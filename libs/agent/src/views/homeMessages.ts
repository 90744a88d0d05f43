import { defineMessage, defineMessages } from 'react-intl';

export const greetingMessages = defineMessages({
  morning: {
    id: 'agent.greeting.morning',
    defaultMessage: 'Good morning',
    description: 'Greeting from 0 to 10 o’clock',
  },
  earlyAfternoon: {
    id: 'agent.greeting.earlyAfternoon',
    defaultMessage: 'Good early afternoon',
    description: 'Greeting from 11 to 14 o’clock',
  },
  lateAfternoon: {
    id: 'agent.greeting.lateAfternoon',
    defaultMessage: 'Good late afternoon',
    description: 'Greeting from 15 to 18 o’clock',
  },
  evening: {
    id: 'agent.greeting.evening',
    defaultMessage: 'Good evening',
    description: 'Greeting from 19 o’clock on',
  },
});

export const homeMessages = defineMessages({
  balance: {
    id: 'agent.home.balance',
    defaultMessage: 'Total balance',
    description: 'Label above the balance of the agent',
  },
  withdraw: {
    id: 'agent.home.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Link to withdraw',
  },
  deposit: { id: 'agent.home.deposit', defaultMessage: 'Deposit', description: 'Link to deposit' },
  today: {
    id: 'agent.home.today',
    defaultMessage: 'Today in your team',
    description: 'Heading above four counters of the day',
  },
  loggedIn: {
    id: 'agent.home.loggedIn',
    defaultMessage: 'Logged in',
    description: 'Counter: members of the team that logged in today',
  },
  betting: {
    id: 'agent.home.betting',
    defaultMessage: 'Betting',
    description: 'Counter: members of the team that placed a bet today',
  },
  online: {
    id: 'agent.home.online',
    defaultMessage: 'Online',
    description: 'Counter: members of the team that are online now',
  },
  tools: {
    id: 'agent.home.tools',
    defaultMessage: 'Team tools',
    description: 'Heading above the grid of agent tools',
  },
  footer: {
    id: 'agent.home.footer',
    defaultMessage: 'Agent navigation',
    description: 'Spoken name of the navigation at the foot of the agent centre',
  },
  footerHome: { id: 'agent.home.footerHome', defaultMessage: 'Home', description: 'Link to home' },
  footerNotices: {
    id: 'agent.home.footerNotices',
    defaultMessage: 'Notices',
    description: 'Link to the announcements for agents',
  },
});

export const unreadMessage = defineMessage<{ count: number }>({
  id: 'agent.home.unread',
  defaultMessage: '{count, plural, =1 {# unread} other {# unread}}',
  description: 'Spoken text of a badge with the number of unread messages',
});
