import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Chunks from './fetchChunk';

let fetchChunk: typeof Chunks.fetchChunk;
const announced = vi.fn();
const refreshed = vi.fn<typeof fetch>();

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
  vi.stubGlobal('fetch', refreshed);
  refreshed.mockImplementation(() => Promise.resolve(new Response('')));
  await start();
  window.addEventListener('vite:preloadError', announced);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', announced);
  announced.mockClear();
  refreshed.mockReset();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const links = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );
const sheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** An import that fails as often as it is told. */
const importing = (failures: number) => {
  const load = vi.fn(() => Promise.resolve('there'));
  for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new Error('cut'));
  return load;
};

it('asks for a failed script once more, past every cache [ROUTE-20]', async () => {
  const load = importing(1);
  await expect(fetchChunk(load, ['assets/page.js'])).resolves.toBe('there');
  expect(refreshed.mock.calls).toEqual([['/assets/page.js', { cache: 'reload' }]]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(announced).not.toHaveBeenCalled();
});

it('announces a second failure, and tries again when it is asked again [ROUTE-20]', async () => {
  const load = importing(2);
  await expect(fetchChunk(load)).rejects.toThrow('cut');
  expect(announced).toHaveBeenCalledTimes(1);
  await expect(fetchChunk(load)).resolves.toBe('there');
});

it('fetches what a script imports with it, once, and waits for its style sheet', async () => {
  const load = importing(0);
  const files = ['assets/part.js', 'assets/page.css'];
  const [first, second] = [fetchChunk(load, files), fetchChunk(load, files)];
  expect(links()).toEqual(['modulepreload /assets/part.js', 'stylesheet /assets/page.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  sheet()?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches nothing that the page names already', async () => {
  document.head.innerHTML =
    '<style data-file="assets/page.css"></style><link rel="modulepreload" href="/assets/part.js">';
  await expect(fetchChunk(importing(0), ['assets/part.js', 'assets/page.css'])).resolves.toBe(
    'there',
  );
  expect(links()).toEqual(['modulepreload /assets/part.js']);
});

it('gives a style sheet the hash that the page says', async () => {
  await start({ '/assets/page.css': 'sha256-y' });
  void fetchChunk(importing(0), ['assets/page.css']);
  expect(sheet()?.integrity).toBe('sha256-y');
});

it('asks for a failed style sheet once more [ROUTE-20]', async () => {
  const coming = fetchChunk(importing(0), ['assets/page.css']);
  const first = sheet();
  first?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(sheet()).not.toBe(null));
  await vi.waitFor(() => expect(sheet()).not.toBe(first));
  expect(links()).toHaveLength(1);
  sheet()?.dispatchEvent(new Event('load'));
  await expect(coming).resolves.toBe('there');
});

describe('a script that neither comes nor fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts as lost after 20 seconds [ROUTE-20]', async () => {
    const coming = expect(fetchChunk(() => new Promise<never>(() => undefined))).rejects.toThrow(
      'does not come',
    );
    await vi.advanceTimersByTimeAsync(19_000);
    expect(announced).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await coming;
    expect(announced).toHaveBeenCalledTimes(1);
  });
});
