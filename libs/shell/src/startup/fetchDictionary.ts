import { dictionaryMeta } from '@playhouse/navigation';

const rel = 'compression-dictionary';

/**
 * Has the browser fetch the dictionary that the page names: a later document, of this release or the next, then arrives as
 * what is new in it. Browsers that know no dictionaries leave the link alone.
 */
export function fetchDictionary(): void {
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${dictionaryMeta}"]`)?.content;
  if (href === undefined || document.querySelector(`link[rel="${rel}"]`) !== null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
}
