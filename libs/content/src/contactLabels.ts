import type { IconName } from '@playhouse/ui-kit';
import type { MessageDescriptor } from 'react-intl';
import type { ContactType } from './logic/contacts';
import { messages } from './messages';

/** How each kind of contact is named and drawn. */
export const contactLabels: Record<ContactType, { icon: IconName; label: MessageDescriptor }> = {
  CS: { icon: 'headset', label: messages.chat },
  TELEGRAM: { icon: 'paper-plane', label: messages.telegram },
  FACEBOOK: { icon: 'thumb-up', label: messages.facebook },
};
