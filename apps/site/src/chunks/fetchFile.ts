import { integrityOf, isMapped, learnFiles } from './fileTable';
import { inTime } from './inTime';

/** What a file's address is for this try. */
export type AddressOf = (file: string) => string;

/** Files that were asked for and are waited for, each once, as paths below the site's root. */
const fetched = new Map<string, Promise<void>>();

/** What failed once, with what makes its address a fresh one. */
const renewed = new Map<string, string>();
export const addressOf: AddressOf = (file) => file + (renewed.get(file) ?? '');
/** Whether a file has a fresh address; it was looked at under that. */
export const isRenewed = (file: string): boolean => renewed.has(file);
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
export const isNamed = (file: string): boolean =>
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
export function fetchFile(file: string): Promise<void> | undefined {
  if (!fetched.has(file) && isNamed(file)) return undefined;
  if (file.endsWith('.css') || (!isMapped && mayPreload())) return bring(file);
  link('modulepreload', `/${file}`);
  return undefined;
}

/** Gives a script a fresh address. No import map knows that, so what comes by it is looked at beforehand. */
export async function freshen(file: string): Promise<void> {
  await learnFiles();
  const href = renew(file).replace(/^\./, '/assets');
  if (mayPreload()) await come(link('modulepreload', href));
}
