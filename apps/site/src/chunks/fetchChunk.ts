/** What a file's address is for this try. */
type AddressOf = (file: string) => string;

/** Style sheets that were asked for, each once. */
const sheets = new Map<string, Promise<void>>();

/** What failed once, with what makes its address a fresh one. */
const renewed = new Map<string, string>();
const addressOf: AddressOf = (file) => file + (renewed.get(file) ?? '');
const renew: AddressOf = (file) => {
  renewed.set(file, `?${String(Date.now())}`);
  return addressOf(file);
};

/** What the page says that its files are, by their own addresses. */
const { integrity } = JSON.parse(
  document.querySelector('script[type=importmap]')?.textContent ?? '{"integrity":{}}',
) as { integrity: Readonly<Record<string, string>> };
const integrityOf = (href: string) => integrity[href.replace(/\?.*/, '')] ?? '';

function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), {
    ...{ rel, href },
    crossOrigin: '',
    integrity: integrityOf(href),
  });
  document.head.append(element);
  return element;
}

/** How long a file that neither comes nor fails is waited for before it counts as lost, in milliseconds. */
const patienceMs = 20_000;

function inTime<T>(file: string, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} does not come`)), patienceMs);
  });
  return Promise.race([coming, lost]).finally(() => clearTimeout(timer));
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

/** Fetches a file that a script needs, ahead of it, unless the page names it; tells when a style sheet is there. */
function fetchFile(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const known = sheets.get(file);
  // A sheet that was only fetched ahead styles nothing yet.
  const isNamed = () => document.querySelector(`link[rel="${rel}"][href="${href}"]`) !== null;
  if (known !== undefined || isNamed()) return known;
  if (rel === 'modulepreload') {
    link(rel, href);
    return undefined;
  }
  const element = link(rel, addressOf(href));
  const sheet = come(element).catch((error: unknown) => {
    // What stays in the page would be taken for a sheet that is there.
    element.remove();
    sheets.delete(file);
    renew(href);
    throw error;
  });
  sheets.set(file, sheet);
  return sheet;
}

/** Gives a script a fresh address. No import map knows that, so what comes by it is looked at beforehand. */
async function freshen(file: string): Promise<void> {
  const href = renew(file).replace(/^\./, '/assets');
  const isKnown = document.createElement('link').relList.supports('modulepreload');
  if (isKnown) await come(link('modulepreload', href));
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
    await Promise.all(files.map(fetchFile));
    const coming = load((file) => {
      asked = file;
      return addressOf(file);
    });
    first ??= coming;
    return inTime(asked, coming);
  };
  const fetchAnew = async () => {
    if (asked !== '') await freshen(asked);
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
