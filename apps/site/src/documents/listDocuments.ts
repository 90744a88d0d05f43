import { canonicalPath, listAddresses } from '@playhouse/navigation';
import type { DocumentAddress, Screen } from '@playhouse/navigation';
import { listScreens } from '@playhouse/shell';
import type { Merchant } from '@playhouse/whitelabel';

/** An address of a merchant's site that is a document of its own. */
export interface PublicDocument {
  /** Names the document's file. */
  readonly name: string;
  /** The screen's own address, with the document's query. */
  readonly address: string;
  /** Paths of all its addresses, in the form of `canonicalPath`. */
  readonly paths: readonly string[];
  /** The one query string that the document is for; without it any will do. */
  readonly query?: string;
  readonly screen: Screen;
}

function addressesIn({ document }: Screen, merchant: Merchant): readonly DocumentAddress[] {
  return typeof document === 'function' ? document(merchant) : [];
}

function documentsIn(screen: Screen, merchant: Merchant): PublicDocument[] {
  if (screen.document === undefined) return [];
  const paths = listAddresses(screen).map(canonicalPath);
  const { path } = screen.path;
  if (typeof screen.document === 'string')
    return [{ name: screen.document, address: path, paths, screen }];
  return addressesIn(screen, merchant).map(({ name, search }) => ({
    ...{ name, paths, screen },
    address: `${path}?${search}`,
    query: search,
  }));
}

/** Every address of a merchant that is a document of its own. */
export function listDocuments(merchant: Merchant): readonly PublicDocument[] {
  return listScreens(merchant).flatMap((screen) => documentsIn(screen, merchant));
}
