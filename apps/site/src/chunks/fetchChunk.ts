import { inTime, integrityOf, isMapped, learnFiles } from './fileTable';

/** What a file's address is for this try. */
type AddressOf = (file: string) => string;

/** Files that were asked for and are waited for, each once, as paths below the site's root. */
const fetched = new Map<string, Promise<void>>();

/** What failed once, with what makes its address a fresh one. */
const renewed = new Map<string, string>();
const addressOf: AddressOf = (file) => file + (renewed.get(file) ?? '');
const renew: AddressOf = (file) => {
  renewed.set(file, `?${String(Date.now())}`);
  return addressOf(file);
};

function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), {
    ...{ rel, href },
    crossOrigin: '',
    integrity: integrityOf(href),
  });
  document.head.append(element);
  return element;
}

/** Waits for what a link fetches. */
const come = (element: HTMLLinkElement) =>
  inTime(
    element.href,
    new Promise<void>((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => reject(new Error(`Failed to fetch ${element.href}`));
    }),
  );

/** Whether this engine fetches modules ahead; one that does not looks at no script that it imports. */
const mayPreload = () => document.createElement('link').relList.supports('modulepreload');

const relOf = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload');

/** Whether the page names a file. A sheet that was only fetched ahead styles nothing yet. */
const isNamed = (file: string) =>
  document.querySelector(`link[rel="${relOf(file)}"][href="/${file}"], script[src="/${file}"]`) !==
  null;

/** Puts a link for a file into the page, and waits for it; one that failed is taken out, for the next who asks. */
function bring(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known !== undefined) return known;
  const isStyle = file.endsWith('.css');
  const element = link(relOf(file), isStyle ? addressOf(`/${file}`) : `/${file}`);
  const coming = come(element).catch((error: unknown) => {
    // What stays in the page would be taken for a file that is there.
    element.remove();
    fetched.delete(file);
    if (isStyle) renew(`/${file}`);
    throw error;
  });
  fetched.set(file, coming);
  return coming;
}

/**
 * Fetches a file that a script needs, ahead of it, unless the page names it. A style sheet is waited for, and so is a
 * script that only its link looks at: an engine would ask for one that was turned down again, and run whatever comes.
 */
function fetchFile(file: string): Promise<void> | undefined {
  if (!fetched.has(file) && isNamed(file)) return undefined;
  if (file.endsWith('.css') || (!isMapped && mayPreload())) return bring(file);
  link('modulepreload', `/${file}`);
  return undefined;
}

/** Gives a script a fresh address. No import map knows that, so what comes by it is looked at beforehand. */
async function freshen(file: string): Promise<void> {
  await learnFiles();
  const href = renew(file).replace(/^\./, '/assets');
  if (mayPreload()) await come(link('modulepreload', href));
}

/** The script that would be imported, as its address is written: whoever asks for it is stopped there. */
function scriptOf(load: (addressOf: AddressOf) => Promise<unknown>): string {
  let script = '';
  const stop: AddressOf = (file) => {
    script = file;
    throw new Error('Only the name was wanted');
  };
  try {
    load(stop).catch(() => undefined);
  } catch {
    // What is no async function throws at once.
  }
  return script;
}

/**
 * Stands behind each `import()` of the built site, in the place of Vite's own helper: fetches a script with what it
 * needs in one step. What fails is asked for once more under a fresh address: an engine may keep a failed module for
 * ever, and a cache on the way a broken file. So is what does not come; a slow line may still bring it by its own
 * address first. What fails then, too, is announced as Vite does (ROUTE-20).
 * @param load imports the script, by the address that it is given for it
 * @param files what the script needs besides, as paths below the site's root
 */
export async function fetchChunk<T>(
  load: (addressOf: AddressOf) => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  let asked = '';
  let first: Promise<T> | undefined;
  const fetchNow = async () => {
    asked = scriptOf(load);
    const own = asked.replace(/^\./, 'assets');
    const others = files.filter((file) => file !== own);
    // What has a fresh address was looked at under that.
    const wanted = renewed.has(asked) ? others : isMapped ? files : [...others, own];
    const learning = wanted.every(isNamed) ? undefined : learnFiles();
    if (learning !== undefined) await learning;
    await Promise.all(wanted.map(fetchFile));
    const coming = load(addressOf);
    first ??= coming;
    return inTime(asked, coming);
  };
  const fetchAnew = async () => {
    await freshen(asked);
    return fetchNow();
  };
  try {
    return await fetchNow().catch(() => {
      const anew = fetchAnew();
      return Promise.race([anew, (first ?? anew).catch(() => anew)]);
    });
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
