import { contactMessages } from '@playhouse/platform';
import type { IconName } from '@playhouse/ui-kit';
import type { MessageDescriptor } from 'react-intl';
import type { ContactType } from './logic/contacts';

/** How each kind of contact is named and drawn. */
export const contactLabels: Record<ContactType, { icon: IconName; label: MessageDescriptor }> = {
  CS: { icon: 'headset', label: contactMessages.CS },
  TELEGRAM: { icon: 'paper-plane', label: contactMessages.TELEGRAM },
  FACEBOOK: { icon: 'thumb-up', label: contactMessages.FACEBOOK },
};
