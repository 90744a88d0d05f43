import { storageKeys } from '@playhouse/storage';

/**
 * Runs inline before the first paint, so it must stay a few plain lines without imports at run time:
 * puts the prerendered page of the saved language in place, and marks scheme and session on the
 * document, so that nothing on screen has to change its mind once the application is there. Marks a start
 * that failed, too.
 */
export function boot(keys: typeof storageKeys): void {
  const page = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // A script that cannot be had, or stops before it took over, leaves this page as it is: it then says so.
  const fail = ({ target }: Event) => {
    const isScript = !(target instanceof Element) || target instanceof HTMLScriptElement;
    if (isScript && page.dataset['ready'] === undefined) page.dataset['failed'] = 'true';
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  const scheme = read(keys.theme);
  if (scheme === 'light' || scheme === 'dark' || scheme === 'system')
    page.dataset['theme'] = scheme;
  if (read(keys.session) !== null) page.dataset['session'] = 'member';
  const language = read(keys.language);
  const root = document.getElementById('root');
  let preload = root?.dataset['preload'];
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-lang]')) {
    if (template.dataset['lang'] === language) {
      root?.replaceChildren(template.content.cloneNode(true));
      page.lang = template.lang;
      page.dataset['language'] = language;
      preload = template.dataset['preload'];
    }
  }
  // Only now is it known which language's texts the application will ask for.
  for (const address of preload?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
}

/** The script's text; its hash goes into the page's Content-Security-Policy. */
export const bootScript = `(${boot.toString()})(${JSON.stringify(storageKeys)})`;
