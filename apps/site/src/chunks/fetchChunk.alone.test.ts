import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Chunks from './fetchChunk';

let fetchChunk: typeof Chunks.fetchChunk;
const announced = vi.fn();

/** Begins as on a page that says what its files are. */
async function start(integrity: Record<string, string> = {}): Promise<void> {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity });
  document.head.append(map);
  vi.resetModules();
  ({ fetchChunk } = await import('./fetchChunk'));
  map.remove();
}

beforeEach(async () => {
  await start();
  window.addEventListener('vite:preloadError', announced);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', announced);
  announced.mockClear();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const links = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );
const sheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** Imports one file, which fails as often as it is told, and writes down by which addresses it was asked for. */
function importing(failures: number) {
  const asked: string[] = [];
  const load = (addressOf: (file: string) => string) => {
    asked.push(addressOf('./page.js'));
    return asked.length > failures ? Promise.resolve('there') : Promise.reject(new Error('cut'));
  };
  return { asked, load };
}

it('asks for a failed script once more under a fresh address, and keeps to it [ROUTE-20]', async () => {
  const { asked, load } = importing(1);
  await expect(fetchChunk(load)).resolves.toBe('there');
  await expect(fetchChunk(load)).resolves.toBe('there');
  expect(asked[0]).toBe('./page.js');
  expect(asked[1]).toMatch(/^\.\/page\.js\?\d+$/);
  expect(asked[2]).toBe(asked[1]);
  expect(announced).not.toHaveBeenCalled();
});

it('checks the hash of a script from a fresh address before it runs [ROUTE-20]', async () => {
  await start({ '/assets/page.js': 'sha256-x' });
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  const { asked, load } = importing(1);
  const come = fetchChunk(load);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  const ahead = document.head.querySelector('link');
  expect(links()[0]).toMatch(/^modulepreload \/assets\/page\.js\?\d+$/);
  expect(ahead?.integrity).toBe('sha256-x');
  expect(asked).toEqual(['./page.js']);
  ahead?.dispatchEvent(new Event('load'));
  await expect(come).resolves.toBe('there');
  expect(asked[1]).toMatch(/^\.\/page\.js\?\d+$/);
});

it('runs no script from a fresh address whose hash is not the page’s [ROUTE-20]', async () => {
  await start({ '/assets/page.js': 'sha256-x' });
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  const { asked, load } = importing(1);
  const come = fetchChunk(load);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(come).rejects.toThrow('/assets/page.js');
  expect(asked).toEqual(['./page.js']);
  expect(announced).toHaveBeenCalledTimes(1);
});

it('runs a script that no map names only after the table of hashes has come [ROUTE-20]', async () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  const place = { rel: 'playhouse-files', href: '/assets/files-1.json' };
  document.head.append(Object.assign(document.createElement('link'), place));
  let come: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (come = resolve)));
  vi.resetModules();
  ({ fetchChunk } = await import('./fetchChunk'));
  const { asked, load } = importing(0);
  const fetchedChunk = fetchChunk(load);
  expect([asked, links()]).toEqual([[], ['playhouse-files /assets/files-1.json']]);
  come(new Response('{"/assets/page.js":"sha256-x"}'));
  await vi.waitFor(() => expect(links()[1]).toBe('modulepreload /assets/page.js'));
  const ahead = document.head.querySelectorAll('link')[1];
  expect(ahead?.integrity).toBe('sha256-x');
  // An engine would ask for what its link turned down again, and run whatever comes.
  expect(asked).toEqual([]);
  ahead?.dispatchEvent(new Event('load'));
  await expect(fetchedChunk).resolves.toBe('there');
  expect(asked).toEqual(['./page.js']);
  vi.unstubAllGlobals();
});

it('gives a style sheet the hash that the page says', async () => {
  await start({ '/assets/page.css': 'sha256-y' });
  void fetchChunk(importing(0).load, ['assets/page.css']);
  expect(sheet()?.integrity).toBe('sha256-y');
});

it('announces a second failure, and tries another address when asked again [ROUTE-20]', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  const { asked, load } = importing(3);
  await expect(fetchChunk(load)).rejects.toThrow('cut');
  expect(announced).toHaveBeenCalledTimes(1);
  await expect(fetchChunk(load)).resolves.toBe('there');
  expect(asked).toEqual(['./page.js', './page.js?1', './page.js?1', './page.js?2']);
});

it('fetches what a script needs ahead of it, once, and waits for its style sheet', async () => {
  const { asked, load } = importing(0);
  const files = ['assets/part.js', 'assets/page.css'];
  const [first, second] = [fetchChunk(load, files), fetchChunk(load, files)];
  expect(links()).toEqual(['modulepreload /assets/part.js', 'stylesheet /assets/page.css']);
  await Promise.resolve();
  expect(asked).toEqual([]);
  sheet()?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(asked).toHaveLength(2);
});

it('asks for a failed style sheet once more under a fresh address [ROUTE-20]', async () => {
  const { asked, load } = importing(0);
  const come = fetchChunk(load, ['assets/page.css']);
  sheet()?.dispatchEvent(new Event('error'));
  await vi.waitFor(() =>
    expect(sheet()?.getAttribute('href')).toMatch(/^\/assets\/page\.css\?\d+$/),
  );
  expect(links()).toHaveLength(1);
  expect(asked).toEqual([]);
  sheet()?.dispatchEvent(new Event('load'));
  await expect(come).resolves.toBe('there');
});

describe('a file that neither comes nor fails', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const patience = () => vi.advanceTimersByTimeAsync(20_000);

  it('is asked for under a fresh address, and whichever comes first is taken [ROUTE-20]', async () => {
    const asked: string[] = [];
    const come: ((from: string) => void)[] = [];
    const load = (addressOf: (file: string) => string) => {
      asked.push(addressOf('./page.js'));
      return new Promise<string>((resolve) => come.push(resolve));
    };
    const fetched = fetchChunk(load);
    await patience();
    expect(asked).toEqual(['./page.js', expect.stringMatching(/^\.\/page\.js\?\d+$/)]);
    come[0]?.('late');
    await expect(fetched).resolves.toBe('late');
    expect(announced).not.toHaveBeenCalled();
  });

  it('is told of once the fresh address brings nothing either [ROUTE-20]', async () => {
    const load = (addressOf: (file: string) => string) =>
      new Promise<never>(() => void addressOf('./page.js'));
    const fetched = expect(fetchChunk(load)).rejects.toThrow('./page.js does not come');
    await patience();
    expect(announced).not.toHaveBeenCalled();
    await patience();
    await fetched;
    expect(announced).toHaveBeenCalledTimes(1);
  });
});
