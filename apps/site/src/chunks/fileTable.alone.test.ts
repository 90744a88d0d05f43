import { afterEach, expect, it, vi } from 'vitest';
import type * as Table from './fileTable';

const fetched = vi.fn<typeof fetch>();

/** Begins as on a document with content, or on a page that says everything itself. */
async function start(html: string): Promise<typeof Table> {
  document.head.innerHTML = html;
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  return import('./fileTable');
}

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const link = '<link rel="playhouse-files" href="/assets/files-1.json" integrity="sha256-t">';
const answer = () => new Response('{"/assets/page.js":"sha256-x"}');

it('reads the table that a document names once, and looks at what comes [ROUTE-20]', async () => {
  const { learnFiles, integrityOf, isMapped } = await start(link);
  fetched.mockImplementation(() => Promise.resolve(answer()));
  expect(isMapped).toBe(false);
  expect(integrityOf('/assets/page.js')).toBe('');
  await Promise.all([learnFiles(), learnFiles()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.lastCall?.[1]).toEqual({ integrity: 'sha256-t', cache: 'default' });
  expect(integrityOf('/assets/page.js?17')).toBe('sha256-x');
  expect(learnFiles()).toBeUndefined();
});

it('asks past every cache once a broken table came, again for each who needs it [ROUTE-20]', async () => {
  const { learnFiles, integrityOf } = await start(link);
  fetched.mockRejectedValueOnce(new TypeError('integrity'));
  await expect(learnFiles()).rejects.toThrow('integrity');
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(learnFiles()).rejects.toThrow('/assets/files-1.json');
  expect(fetched.mock.lastCall?.[1]).toEqual({ integrity: 'sha256-t', cache: 'reload' });
  fetched.mockResolvedValueOnce(answer());
  await learnFiles();
  expect(integrityOf('/assets/page.js')).toBe('sha256-x');
});
