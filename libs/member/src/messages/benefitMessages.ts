import { defineMessage, defineMessages } from 'react-intl';

export const benefitMessages = defineMessages({
  title: {
    id: 'member.benefits.title',
    defaultMessage: 'VIP benefits',
    description: 'Heading of the screen with VIP levels',
  },
  top: {
    id: 'member.benefits.top',
    defaultMessage: 'You have reached the highest level',
    description: 'In place of the progress at the highest level',
  },
  current: {
    id: 'member.benefits.current',
    defaultMessage: 'Your level',
    description: 'Badge of the level the member has',
  },
  progress: {
    id: 'member.benefits.progress',
    defaultMessage: 'Progress to the next level',
    description: 'Spoken name of the progress bar',
  },
});

export const pointsMessage = defineMessage<{ points: number }>({
  id: 'member.benefits.points',
  defaultMessage: '{points, plural, =1 {1 point} other {{points, number} points}}',
  description: 'How many points the member has, or a level asks for',
});

export const missingPointsMessage = defineMessage<{ points: number }>({
  id: 'member.benefits.missing',
  defaultMessage:
    '{points, plural, =1 {1 more point} other {{points, number} more points}} to the next level',
  description: 'How many points are missing',
});
