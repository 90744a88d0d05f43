import { inTime } from './inTime';

/** What each file of the site must be, in the form of an `integrity` attribute, by its address. */
type FileTable = Readonly<Record<string, string>>;

const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
const { integrity } = JSON.parse(map) as { integrity?: FileTable };

/** Where a document with content, which its map would keep waiting, says that the table is. */
const place = document.querySelector<HTMLLinkElement>('link[rel=playhouse-files]');

let table: FileTable | undefined = integrity ?? (place === null ? {} : undefined);
let coming: Promise<void> | undefined;

/** A cache on the way may keep a broken answer for as long as a whole one: only the first try asks it. */
let cache: RequestCache = 'default';

async function fetchTable(link: HTMLLinkElement): Promise<void> {
  const asked = fetch(link.href, { integrity: link.getAttribute('integrity') ?? '', cache });
  cache = 'reload';
  const answer = await asked;
  if (!answer.ok) throw new Error(`Failed to fetch ${link.href}`);
  table = (await answer.json()) as FileTable;
}

/**
 * Makes the table known; `undefined` where it is.
 * @throws when it cannot be had: then nothing is run unseen, and the next who asks tries again
 */
export function learnFiles(): Promise<void> | undefined {
  if (table !== undefined || place === null) return undefined;
  coming ??= inTime(place.href, fetchTable(place)).finally(() => (coming = undefined));
  return coming;
}

/** What a file must be; empty where nothing is said of it. */
export const integrityOf = (href: string): string => table?.[href.replace(/\?.*/, '')] ?? '';

/** Whether engines know the table too, and look at what is imported by themselves. */
export const isMapped = integrity !== undefined || place === null;
