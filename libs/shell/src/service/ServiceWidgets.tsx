import { groupContacts, socialContacts, useContacts } from '@playhouse/content';
import { useLanguage } from '@playhouse/i18n';
import { useScreen } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { ContactWidget } from './ContactWidget';

/** The contacts of home and those of the reading screens, at the page's end (SVC-01, SVC-02). */
export function ServiceWidgets() {
  const place = useScreen()?.contacts ?? 'none';
  const { resources } = useMerchant();
  const { language } = useLanguage();
  // It comes after the screen, which may say by now that there are none to be had.
  const { data: contacts = [], isPending } = useContacts({ retryOnMount: false });
  // Shown whole or not yet: one that grew would move under the thumb.
  if (isPending || place === 'none') return null;
  // The social links of home are the merchant's resources; chat comes from the platform.
  const chat = contacts.filter(({ type }) => type === 'CS');
  const shown = place === 'floating' ? [...chat, ...socialContacts(resources, language)] : contacts;
  if (shown.length === 0) return null;
  return <ContactWidget groups={groupContacts(shown)} />;
}
