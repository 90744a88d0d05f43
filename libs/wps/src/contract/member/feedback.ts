import * as z from 'zod/mini';
import { defineCall } from '../define';
import { nothing, text } from '../values';
import { errorCodes } from '../../errorCodes';

export const feedbackKinds = ['suggestion', 'complaint', 'problem', 'other'] as const;

export const sendFeedback = defineCall({
  name: 'feedback.send',
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  body: () =>
    z.object({
      type: z.enum(feedbackKinds),
      content: text(500, 10),
      contact: z.optional(text(100)),
    }),
  answer: () => nothing(),
  errors: [errorCodes.tooManyRequests, errorCodes.requestInvalid],
  session: 'required',
  summary: 'Sends feedback to the merchant',
});
