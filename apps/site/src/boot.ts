import { storageKeys } from '@playhouse/storage';
import { aheadElementId, fetchAhead } from './documents/fetchAhead';
import { tintBars } from './documents/tintBars';

/** Of what the browser keeps, what the first paint depends on. */
const { theme, session, language } = storageKeys;
const readKeys = { theme, session, language };

/**
 * Runs inline before the first paint, so it must stay a few plain lines without imports at run time:
 * marks scheme and session on the document, and a page that is not in the saved language, so that nothing on screen has to change its mind once the application is there. Marks a start
 * that failed, too.
 */
export function boot(keys: typeof readKeys): void {
  const page = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // A script that cannot be had, or stops before it took over, leaves this page as it is: it then says so.
  const fail = ({ target }: Partial<Event>) => {
    const isScript = !(target instanceof Element) || target instanceof HTMLScriptElement;
    if (isScript && page.dataset['ready'] === undefined) page.dataset['failed'] = 'true';
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  // One that neither comes nor fails is given up after twice what any later one has, and may still come.
  setTimeout(() => fail({}), 40_000);
  const scheme = read(keys.theme);
  if (scheme === 'light' || scheme === 'dark' || scheme === 'system')
    page.dataset['theme'] = scheme;
  if (read(keys.session) !== null) page.dataset['session'] = 'member';
  // Pictures of the first view beyond its first row: once that has been painted, and long before the application.
  const fill = () => {
    const isFirst = ({ fetchPriority }: HTMLImageElement) => fetchPriority === 'high';
    const isWhole = [...document.images].filter(isFirst).every(({ complete }) => complete);
    const rest = document.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])');
    for (const image of isWhole && page.dataset['ready'] === undefined ? rest : []) {
      const { top, left, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && top < innerHeight && left < innerWidth;
      if (isSeen) image.src = image.dataset['src'] ?? '';
    }
  };
  // The texts need a browser's first numbers and times, which take it long, and while the application is on its way it
  // has nothing to do. One at a time; what the application comes before, it makes itself.
  const warmUp = ([work, ...others]: readonly (() => unknown)[]) => {
    if (work === undefined || typeof requestIdleCallback === 'undefined') return;
    requestIdleCallback(() => {
      if (page.dataset['ready'] !== undefined) return;
      work();
      warmUp(others);
    });
  };
  // Half of what the first number takes is the list of languages, which to sort by one takes alone.
  const words = [
    () => Intl.Collator.supportedLocalesOf(page.lang),
    () => Intl.NumberFormat.supportedLocalesOf(page.lang),
    () => Intl.DateTimeFormat.supportedLocalesOf(page.lang),
    () => new Intl.PluralRules(page.lang),
  ];
  const fillSoon = () => requestAnimationFrame(() => requestAnimationFrame(fill));
  addEventListener('load', ({ target }) => target instanceof HTMLImageElement && fillSoon(), true);
  fillSoon();
  requestAnimationFrame(() => requestAnimationFrame(() => warmUp(words)));
  // The server picks a document by the cookie; a page in another language is written anew by its script.
  const language = read(keys.language);
  const written = page.dataset['language'];
  if (language !== null && language !== written) {
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    page.dataset['rewrite'] = 'true';
  }
}

/** The script's text; its hash goes into the page's Content-Security-Policy. */
export const bootScript = [
  `(${boot.toString()})(${JSON.stringify(readKeys)})`,
  `(${tintBars.toString()})()`,
  `(${fetchAhead.toString()})(${JSON.stringify(aheadElementId)})`,
].join(';');
