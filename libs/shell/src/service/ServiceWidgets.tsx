import { groupContacts, socialContacts, useContacts } from '@playhouse/content';
import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { layoutOf } from '../logic/layouts';
import { ContactWidget } from './ContactWidget';

/** Screens with the side widget: those that a player with a question reads. */
const sideScreens: readonly string[] = [
  paths.help.path,
  paths.helpDetail.path,
  paths.notice.path,
  paths.download.path,
];

/** The floating widget of home and the side widget of the reading screens (SVC-01, SVC-02). */
export function ServiceWidgets({ pathname }: { readonly pathname: string }) {
  const { home } = layoutOf(pathname);
  const side = sideScreens.includes(pathname);
  const { resources } = useMerchant();
  const { data: contacts = [], isPending } = useContacts();
  // Shown whole or not yet: a widget that grew would move under the thumb.
  if (isPending || (!home && !side)) return null;
  // The floating widget's social links are the merchant's resources; chat comes from the platform.
  const chat = contacts.filter(({ type }) => type === 'CS');
  const shown = home ? [...chat, ...socialContacts(resources)] : contacts;
  if (shown.length === 0) return null;
  return <ContactWidget place={home ? 'floating' : 'side'} groups={groupContacts(shown)} />;
}
