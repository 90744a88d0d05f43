import { defineMessages } from 'react-intl';

/** Texts of the prompt for a contract that waits (CONTR-01). */
export const contractMessages = defineMessages({
  title: {
    id: 'shell.contract.title',
    defaultMessage: 'A contract waits for you',
    description: 'Heading of the prompt after login when an agent offered a contract',
  },
  salary: {
    id: 'shell.contract.salary',
    defaultMessage: 'Your superior offers you a daily-salary contract.',
    description: 'Text of the prompt',
  },
  dividend: {
    id: 'shell.contract.dividend',
    defaultMessage: 'Your superior offers you a dividend contract.',
    description: 'Text of the prompt',
  },
  hourly: {
    id: 'shell.contract.hourly',
    defaultMessage: 'Your superior offers you an hourly-salary contract.',
    description: 'Text of the prompt',
  },
  go: {
    id: 'shell.contract.go',
    defaultMessage: 'Go',
    description: 'Button of the prompt that leads to the contract',
  },
});
