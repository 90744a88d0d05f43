import { languageCookie } from '../../site/addressTable';
import { caching } from '../../site/caching';
import type { SiteHeaders } from '../../site/headers';
import type { ServedMerchant } from '../release';
import { dictionaryMaps } from './dictionaryMaps';
import { mapBlock, quoted, strictTransport, type MapEntry } from './directives';

/** Variables by which a request is answered; whatever a host name has to do with. */
export const variables = {
  merchant: '$playhouse_merchant',
  defaultLanguage: '$playhouse_default_language',
  language: '$playhouse_language',
  document: '$playhouse_document',
  missing: '$playhouse_missing',
  pageCaching: '$playhouse_page_caching',
} as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Addresses as the router reads them: in any case, with or without a slash at the end. */
const anyOf = (paths: readonly string[]) =>
  `(${paths.map((path) => escaped(path.replace(/\/$/, ''))).join('|')})/*`;

function merchantMap(merchants: readonly ServedMerchant[]): string {
  const entries = merchants.flatMap(({ code, hosts }) =>
    hosts.map((host) => ({ key: host, value: code })),
  );
  return mapBlock('$host', variables.merchant, { entries });
}

/** The language of a request: the one of its cookie when the merchant has it, else the merchant's first. */
function languageMaps(merchants: readonly ServedMerchant[]): string[] {
  const first = merchants.map(({ code, addresses: { languages } }) => ({
    key: code,
    value: languages[0] ?? 'EN',
  }));
  const wished = merchants.flatMap(({ code, addresses: { languages } }) =>
    languages.map((language) => ({ key: `${code}:${language}`, value: language })),
  );
  const { merchant, defaultLanguage, language } = variables;
  return [
    mapBlock(merchant, defaultLanguage, { entries: first }),
    mapBlock(`"${merchant}:$cookie_${languageCookie}"`, language, {
      entries: wished,
      other: defaultLanguage,
    }),
  ];
}

/**
 * The document at an address; documents of one query are told by it, all others whatever the query says. One list for
 * all merchants: who has not got a document has no such file.
 */
function documentMap(merchants: readonly ServedMerchant[]): string {
  const entries = new Map<string, MapEntry>();
  for (const { addresses } of merchants) {
    for (const { name, paths, query } of addresses.documents) {
      const tail = query === undefined ? '(\\?.*)?' : `\\?${escaped(query)}`;
      const key = `"~*^${anyOf(paths)}${tail}$"`;
      entries.set(`${key} ${name}`, { key, value: name });
    }
  }
  return mapBlock('$request_uri', variables.document, {
    entries: [...entries.values()],
    other: 'app',
  });
}

/** Headers by name: the value itself where all merchants have the same one, else a variable of that value. */
export function headerValues(merchants: readonly ServedMerchant[]): {
  readonly values: Readonly<Record<string, string>>;
  readonly maps: readonly string[];
} {
  const values: Record<string, string> = {};
  const maps: string[] = [];
  const names = new Set(merchants.flatMap(({ headers }) => Object.keys(headers.html)));
  for (const name of names) {
    const own = merchants.map(({ code, headers }) => ({
      key: code,
      text: headers.html[name] ?? '',
    }));
    const [first] = own;
    if (first !== undefined && own.every(({ text }) => text === first.text)) {
      values[name] = quoted(first.text);
    } else {
      const variable = `$playhouse_${name.toLowerCase().replaceAll('-', '_')}`;
      const entries = own.map(({ key, text }) => ({ key, value: quoted(text) }));
      maps.push(mapBlock(variables.merchant, variable, { entries }));
      values[name] = variable;
    }
  }
  return { values, maps };
}

/** A header without a value is not sent: by http nothing is said of https. */
export const strictMap = ({
  [strictTransport.header]: value = '',
}: SiteHeaders['deploy']): string =>
  mapBlock('$https', strictTransport.variable, { entries: [{ key: 'on', value: quoted(value) }] });

/** All variables that follow from a request's host, cookie and address. */
export function requestMaps(merchants: readonly ServedMerchant[]): string[] {
  return [
    merchantMap(merchants),
    ...languageMaps(merchants),
    documentMap(merchants),
    ...dictionaryMaps(),
    // Who came for a page is told by the application that there is none.
    mapBlock('$http_accept', variables.missing, {
      entries: [{ key: '"~text/html"', value: '@nowhere' }],
      other: '@bare',
    }),
    // A page may be the answer to an address at which there is none.
    mapBlock('$status', variables.pageCaching, {
      entries: [{ key: '"~^[45]"', value: quoted(caching.nothing) }],
      other: quoted(caching.renewed),
    }),
  ];
}
