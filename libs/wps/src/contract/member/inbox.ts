import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, paged } from '../paging';
import { id, nothing, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

export { unreadCount } from './account';

/** A message; `content` is HTML and is sanitised before it is shown. */
export const message = once(() =>
  z.object({
    id: id(),
    title: z.string(),
    content: z.string(),
    sendTime: time(),
    read: z.boolean(),
  }),
);
export type Message = z.output<ReturnType<typeof message>>;

export const inboxList = defineCall({
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  query: () => z.object(keyedPageQuery()),
  answer: () => paged(message()),
  session: 'required',
  summary: 'Lists messages',
});

/** Marks one message as read, or all of them without an id. */
export const markRead = defineCall({
  name: 'inbox.markRead',
  method: 'POST',
  path: '/wps/relay/CSP_readInbox',
  module: 'INBOX3',
  body: () => z.object({ id: z.optional(text(64)) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Marks messages as read',
});

export const removeMessage = defineCall({
  name: 'inbox.remove',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteInbox',
  module: 'INBOX3',
  query: () => z.object({ id: text(64, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Deletes a message',
});
