import type { MessageId } from '@playhouse/i18n';
import type { IconName } from '@playhouse/ui-kit';
import type { ContactType } from './logic/contacts';

/** How each kind of contact is named and drawn. */
export const contactLabels: Record<ContactType, { icon: IconName; label: MessageId }> = {
  CS: { icon: 'headset', label: 'platform.contact.CS' },
  TELEGRAM: { icon: 'paper-plane', label: 'platform.contact.TELEGRAM' },
  FACEBOOK: { icon: 'thumb-up', label: 'platform.contact.FACEBOOK' },
};
