import { defineMessage, defineMessages } from 'react-intl';

export const registerMessages = defineMessages({
  username: {
    id: 'agent.register.username',
    defaultMessage: 'Username',
    description: 'Label: name of the new account',
  },
  password: {
    id: 'agent.register.password',
    defaultMessage: 'Password',
    description: 'Label: password of the new account',
  },
  submit: {
    id: 'agent.register.submit',
    defaultMessage: 'Register',
    description: 'Button that registers a downline',
  },
  links: {
    id: 'agent.register.links',
    defaultMessage: 'Invite links',
    description: 'Heading above the links that register downlines',
  },
  newPlayerLink: {
    id: 'agent.register.newPlayerLink',
    defaultMessage: 'New player link',
    description: 'Button that creates an invite link for players',
  },
  newAgentLink: {
    id: 'agent.register.newAgentLink',
    defaultMessage: 'New agent link',
    description: 'Button that creates an invite link for agents',
  },
  visits: {
    id: 'agent.register.visits',
    defaultMessage: 'Visits',
    description: 'How often an invite link was opened',
  },
  registrations: {
    id: 'agent.register.registrations',
    defaultMessage: 'Registrations',
    description: 'How many members registered through an invite link',
  },
  copy: { id: 'agent.register.copy', defaultMessage: 'Copy', description: 'Copies an invite link' },
  copied: {
    id: 'agent.register.copied',
    defaultMessage: 'Link copied',
    description: 'Notice after copying an invite link',
  },
  remove: {
    id: 'agent.register.remove',
    defaultMessage: 'Delete',
    description: 'Deletes an invite link',
  },
  removeAsk: {
    id: 'agent.register.removeAsk',
    defaultMessage: 'Delete this link?',
    description: 'Question before an invite link is deleted',
  },
  removeText: {
    id: 'agent.register.removeText',
    defaultMessage: 'Nobody can register with it any more, and its visits are deleted with it.',
    description: 'Says what deleting an invite link does',
  },
});

/** Under what the new account cannot have; bounds in characters. */
export const registerIssues = {
  username: defineMessage<{ minLength: number; maxLength: number }>({
    id: 'agent.register.usernameError',
    defaultMessage: 'Use {minLength, number} to {maxLength, number} letters, digits or underscores',
    description: 'Error below the name of the new account',
  }),
  password: defineMessage<{ minLength: number; maxLength: number }>({
    id: 'agent.register.passwordError',
    defaultMessage: 'Use {minLength, number} to {maxLength, number} characters',
    description: 'Error below the password of the new account',
  }),
};

export const registeredMessage = defineMessage<{ account: string }>({
  id: 'agent.register.done',
  defaultMessage: '{account} is registered',
  description: 'Notice after registering a downline',
});
