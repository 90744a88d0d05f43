import { canonicalPath } from '@playhouse/navigation';
import * as z from 'zod/mini';

/**
 * A merchant's addresses for a server, as addresses.json keeps them; paths are in the form of
 * `canonicalPath`.
 */
export const addressTableSchema = z.object({
  /** The merchant's languages, the default first. */
  languages: z.array(z.string()),
  /** Addresses that look like files and are pages (ROUTE-01, ROUTE-02). */
  files: z.array(z.string()),
  /** Addresses that are documents of their own. */
  documents: z.array(
    z.object({
      /** Names the document's file. */
      name: z.string(),
      paths: z.array(z.string()),
      /** The one query string that the document is for; without it any will do. */
      query: z.optional(z.string()),
    }),
  ),
});
export type AddressTable = z.output<typeof addressTableSchema>;

/** The cookie in which the site mirrors the saved language, so that a server can pick a document by it. */
export const languageCookie = 'language';

/** The language of a request: the one of its cookie, in any case, when the merchant has it, else the default. */
export function readLanguage(cookies: string | undefined, { languages }: AddressTable): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const wish = pairs.find(([name]) => name === languageCookie)?.[1];
  return languages.find((language) => language === wish?.toUpperCase()) ?? languages[0] ?? '';
}

/** Name of the document at an address; `undefined` for one that shows a frame at first. */
export function documentAt(
  { path, query }: { readonly path: string; readonly query: string },
  { documents }: AddressTable,
): string | undefined {
  const wanted = canonicalPath(path);
  return documents.find(
    (document) =>
      document.paths.includes(wanted) && (document.query === undefined || document.query === query),
  )?.name;
}
