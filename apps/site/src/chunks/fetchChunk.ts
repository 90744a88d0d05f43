import { addressOf, fetchFile, freshen, isNamed, isRenewed } from './fetchFile';
import type { AddressOf } from './fetchFile';
import { isMapped, learnFiles } from './fileTable';
import { inTime } from './inTime';

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
    const wanted = isRenewed(asked) ? others : isMapped ? files : [...others, own];
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
