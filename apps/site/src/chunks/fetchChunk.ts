/** How long a script that neither comes nor fails is waited for before it counts as lost, in milliseconds. */
const patienceMs = 20_000;

/** @throws when what is waited for takes longer than a script may */
function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A script of the site does not come')), patienceMs);
  });
  return Promise.race([coming, lost]).finally(() => clearTimeout(timer));
}

const isStyle = (file: string) => file.endsWith('.css');

/** The hash of each file by its address, from the page's import map: engines check scripts by it, not style sheets. */
const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };

/** Style sheets that were asked for and are waited for, each once. */
const styles = new Map<string, Promise<void>>();

/** Whether the page names a file. A sheet that was only fetched ahead styles nothing yet. */
const isNamed = (file: string): boolean =>
  document.querySelector(
    isStyle(file)
      ? `style[data-file="${file}"], link[rel=stylesheet][href="/${file}"]`
      : `link[rel=modulepreload][href="/${file}"], script[src="/${file}"]`,
  ) !== null;

function addLink(rel: string, file: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, crossOrigin: '', integrity: integrity[`/${file}`] ?? '' });
  link.href = `/${file}`;
  document.head.append(link);
  return link;
}

/** Puts a style sheet into the page and waits for it; one that failed is taken out, for the next who asks. */
function fetchStyle(file: string): Promise<void> {
  const known = styles.get(file);
  if (known !== undefined) return known;
  if (isNamed(file)) return Promise.resolve();
  const link = addLink('stylesheet', file);
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(file);
      reject(new Error(`Failed to fetch ${link.href}`));
    };
  });
  styles.set(file, coming);
  return coming;
}

/** Has every cache on the way ask for a file again: one may keep a broken answer for as long as a whole one. */
const refresh = (file: string) => fetch(`/${file}`, { cache: 'reload' });

/**
 * Stands behind each `import()` of the built site, in the place of Vite's own helper: fetches a script with what it
 * imports in one step, waits for its style sheets, and asks once more for what fails. What fails then, too, or does not
 * come, is announced as Vite does (ROUTE-20).
 *
 * @param load imports the script
 * @param files what the script needs, as paths below the site's root
 */
export async function fetchChunk<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const missing = files.filter((file) => !isNamed(file));
  const fetchAll = async () => {
    for (const file of missing)
      if (!isStyle(file) && !isNamed(file)) addLink('modulepreload', file);
    await Promise.all(files.filter(isStyle).map(fetchStyle));
    return load();
  };
  const fetchAgain = async () => {
    await Promise.allSettled(missing.map(refresh));
    return fetchAll();
  };
  try {
    return await inTime(fetchAll().catch(fetchAgain));
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
