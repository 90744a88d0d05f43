import { webLink } from '@playhouse/navigation';
import type { LanguageCode, Merchant } from '@playhouse/whitelabel';
import { openServicePath } from './serviceLink';

export type ContactType = Merchant['contactTypes'][number];

/** A way to reach customer service; the link is an ordinary web address. */
export interface ServiceContact {
  readonly type: ContactType;
  readonly title: string;
  readonly url: string;
}

interface Sealed {
  readonly type: ContactType;
  readonly title: string;
  readonly path: string;
}

async function openContact({ type, title, path }: Sealed): Promise<ServiceContact[]> {
  try {
    return [{ type, title, url: await openServicePath(path) }];
  } catch {
    // One link that cannot be opened must not take the others with it.
    return [];
  }
}

/** Opens every contact and keeps those of the merchant's types, in the merchant's order (SVC-01). */
export async function openContacts(
  answered: readonly Sealed[],
  merchant: Pick<Merchant, 'contactTypes' | 'customerService'>,
): Promise<readonly ServiceContact[]> {
  const configured = merchant.customerService.map((entry) => ({ type: 'CS' as const, ...entry }));
  const sealed = answered.length > 0 ? answered : configured;
  const contacts = (await Promise.all(sealed.map(openContact))).flat();
  return merchant.contactTypes.flatMap((type) =>
    contacts.filter((contact) => contact.type === type),
  );
}

/** The contacts of one kind behind one button; there is no group without a contact. */
export interface ContactGroup {
  readonly type: ContactType;
  readonly contacts: readonly ServiceContact[];
}

/** Groups contacts by type, in the order in which the types first appear (SVC-01). */
export function groupContacts(contacts: readonly ServiceContact[]): readonly ContactGroup[] {
  const types = [...new Set(contacts.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    contacts: contacts.filter((contact) => contact.type === type),
  }));
}

interface Resource {
  readonly resourceType: string;
  readonly url: string;
  readonly labelNameEn?: string | null;
  /** Labels in other languages than English. */
  readonly labelNames?: Partial<Record<LanguageCode, string>>;
}

/** Social links per kind on home (SVC-02). */
const socialLimit = 3;

/** The Telegram and Facebook links of the merchant's resources, up to three each, as a language names them (SVC-02). */
export function socialContacts(
  resources: readonly Resource[],
  language: LanguageCode,
): readonly ServiceContact[] {
  return (['TELEGRAM', 'FACEBOOK'] as const).flatMap((type) =>
    resources
      .filter(({ resourceType, url }) => resourceType.startsWith(type) && webLink(url))
      .slice(0, socialLimit)
      .map(({ url, labelNameEn, labelNames }) => ({
        type,
        title: labelNames?.[language] ?? (labelNameEn || type),
        url,
      })),
  );
}
