import { defineMessage, defineMessages } from 'react-intl';

export const feedbackMessages = defineMessages({
  kind: {
    id: 'member.feedback.kind',
    defaultMessage: 'What is it about?',
    description: 'Spoken name of the choice of the kind of feedback, and its label',
  },
  content: {
    id: 'member.feedback.content',
    defaultMessage: 'Your message',
    description: 'Label of the text of the feedback',
  },
  contact: {
    id: 'member.feedback.contact',
    defaultMessage: 'How can we reach you?',
    description: 'Label of an optional e-mail address or number',
  },
  contactHint: {
    id: 'member.feedback.contact.hint',
    defaultMessage: 'Optional: e-mail address or mobile number',
    description: 'Below the optional contact',
  },
  submit: {
    id: 'member.feedback.submit',
    defaultMessage: 'Send',
    description: 'Button that sends the feedback',
  },
  thanksTitle: {
    id: 'member.feedback.thanks.title',
    defaultMessage: 'Thank you!',
    description: 'Heading after feedback was sent',
  },
  thanks: {
    id: 'member.feedback.thanks',
    defaultMessage: 'We read every message and come back to you if needed.',
    description: 'Line after feedback was sent',
  },
  another: {
    id: 'member.feedback.another',
    defaultMessage: 'Write another message',
    description: 'Button that shows the empty feedback form again',
  },
});

export const feedbackKindMessages = defineMessages({
  suggestion: {
    id: 'member.feedback.kind.suggestion',
    defaultMessage: 'Suggestion',
    description: 'Kind of feedback: an idea',
  },
  complaint: {
    id: 'member.feedback.kind.complaint',
    defaultMessage: 'Complaint',
    description: 'Kind of feedback: dissatisfaction',
  },
  problem: {
    id: 'member.feedback.kind.problem',
    defaultMessage: 'Problem',
    description: 'Kind of feedback: something does not work',
  },
  other: {
    id: 'member.feedback.kind.other',
    defaultMessage: 'Other',
    description: 'Kind of feedback: anything else',
  },
});

export const characterCountMessage = defineMessage<{ count: number; limit: number }>({
  id: 'member.feedback.count',
  defaultMessage: '{count, number} of {limit, number} characters',
  description: 'Below the text of the feedback',
});
