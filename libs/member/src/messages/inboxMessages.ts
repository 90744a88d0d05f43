import { defineMessages } from 'react-intl';

export const inboxMessages = defineMessages({
  title: {
    id: 'member.inbox.title',
    defaultMessage: 'Messages',
    description: 'Heading of the message centre',
  },
  empty: {
    id: 'member.inbox.empty',
    defaultMessage: 'No messages yet',
    description: 'In place of the list when there is no message',
  },
  readAll: {
    id: 'member.inbox.readAll',
    defaultMessage: 'Mark all as read',
    description: 'Button that marks every message as read',
  },
  unread: {
    id: 'member.inbox.unread',
    defaultMessage: 'New',
    description: 'Badge of a message that was not read yet',
  },
  back: {
    id: 'member.inbox.back',
    defaultMessage: 'All messages',
    description: 'Button that leads from one message to the list',
  },
  remove: {
    id: 'member.inbox.remove',
    defaultMessage: 'Delete',
    description: 'Button that deletes a message',
  },
  removeTitle: {
    id: 'member.inbox.remove.title',
    defaultMessage: 'Delete this message?',
    description: 'Question before a message is deleted',
  },
  removed: {
    id: 'member.inbox.removed',
    defaultMessage: 'Message deleted',
    description: 'Short message after a message was deleted',
  },
  gone: {
    id: 'member.inbox.gone',
    defaultMessage: 'This message is no longer there',
    description: 'When a message was opened that was deleted or is not in the list',
  },
  noticeTitle: {
    id: 'member.notice.title',
    defaultMessage: 'Announcements',
    description: 'Heading of the list of announcements to members',
  },
  noticeEmpty: {
    id: 'member.notice.empty',
    defaultMessage: 'No announcements',
    description: 'In place of the list when there is no announcement',
  },
});
