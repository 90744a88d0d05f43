import { defineMessages } from 'react-intl';

const plainPopupMessages = defineMessages({
  previous: {
    id: 'shell.popup.previous',
    defaultMessage: 'Previous announcement',
    description: 'Arrow in the announcement popup',
  },
  next: {
    id: 'shell.popup.next',
    defaultMessage: 'Next announcement',
    description: 'Arrow in the announcement popup',
  },
  more: {
    id: 'shell.popup.more',
    defaultMessage: 'See details',
    description: 'Button of an announcement that has a link',
  },
});

/** Texts of the announcement popup. */
export const popupMessages = {
  ...plainPopupMessages,
};
