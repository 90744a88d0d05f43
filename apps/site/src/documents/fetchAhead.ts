/** Id of the JSON data block by which a page's first script knows what to fetch for whom. */
export const aheadElementId = 'playhouse-ahead';

/** Files that a page may need besides those that it names itself; numbers are places in `files`. */
export interface Ahead {
  /** Paths of scripts and style sheets, without a slash in front. */
  readonly files: readonly string[];
  /** Files that run beside any screen of a member. */
  readonly member: readonly number[];
  /** Screens by their addresses in the form of `canonicalPath`: what visitors run, and members where it differs. */
  readonly screens: readonly (readonly [
    paths: readonly string[],
    visitor: readonly number[],
    member?: readonly number[],
  ])[];
}

/**
 * Runs inline with `boot`, so without imports, too: fetches what this person will run at this address, so that none
 * of it waits for the script that asks for it.
 */
export function fetchAhead(id: string): void {
  const text = document.getElementById(id)?.textContent;
  if (text == null) return;
  const { files, member, screens } = JSON.parse(text) as Ahead;
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  const isMember = document.documentElement.dataset['session'] === 'member';
  const path = location.pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const [, visitors = [], members = visitors] = screens.find(([own]) => own.includes(path)) ?? [];
  const fetchAll = (places: readonly number[], priority: 'high' | 'low') => {
    for (const place of places) {
      const file = files[place] ?? '';
      const link = document.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      link.crossOrigin = '';
      link.fetchPriority = priority;
      link.href = `/${file}`;
      // A browser uses a file that was fetched ahead only if its integrity is that of the later request.
      link.integrity = integrity[`/${file}`] ?? '';
      document.head.append(link);
    }
  };
  fetchAll(isMember ? members : visitors, 'high');
  if (isMember) fetchAll(member, 'low');
}
