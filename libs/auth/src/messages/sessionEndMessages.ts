import { defineMessage, defineMessages } from 'react-intl';

/** What a member is told shortly before the session ends. */
export const sessionEndMessages = defineMessages({
  idleTitle: {
    id: 'auth.sessionEnd.idleTitle',
    defaultMessage: 'Are you still there?',
    description: 'Heading of the warning before somebody who did nothing for long is signed out',
  },
  dayTitle: {
    id: 'auth.sessionEnd.dayTitle',
    defaultMessage: 'Please log in again soon',
    description: 'Heading of the warning before a login ends that has lasted as long as one may',
  },
  stay: {
    id: 'auth.sessionEnd.stay',
    defaultMessage: 'Stay logged in',
    description: 'Button that puts off the end of the session',
  },
  leave: {
    id: 'auth.sessionEnd.leave',
    defaultMessage: 'Sign out now',
    description: 'Button that ends the session at once',
  },
  understood: {
    id: 'auth.sessionEnd.understood',
    defaultMessage: 'OK',
    description: 'Button that closes the warning that a login ends soon',
  },
});

/** `left` is minutes and seconds. */
export const idleText = defineMessage<{ left: string }>({
  id: 'auth.sessionEnd.idleText',
  defaultMessage: 'You will be signed out in {left}, because nothing has happened for a while.',
  description:
    'Before somebody who did nothing for long is signed out; left is minutes and seconds, as in 01:45',
});

/** `left` is minutes and seconds. */
export const dayText = defineMessage<{ left: string }>({
  id: 'auth.sessionEnd.dayText',
  defaultMessage:
    'For your safety a login lasts one day at most. Finish what you have begun: you will be signed out in {left}.',
  description:
    'Before a login ends that has lasted as long as one may; left is minutes and seconds, as in 01:45',
});
