import { defineMessage } from 'react-intl';

export const textLengthMessage = defineMessage<{ minLength: number; maxLength: number }>({
  id: 'member.feedback.length',
  defaultMessage: 'Use {minLength, number} to {maxLength, number} characters',
  description: 'Under a text or a name that is too short or too long',
});
