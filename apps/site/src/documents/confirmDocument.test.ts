import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmDocument } from './confirmDocument';
import { asArrived } from './embedded';

const id = 'today';
const now = new Date();
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const queryFn = vi.fn(() => Promise.resolve('new'));
const options = { queryKey: ['games'], queryFn, staleTime: 60_000 };

/** A document that was rendered an hour ago. */
function renderedState() {
  const server = new QueryClient();
  server.setQueryData(options.queryKey, 'rendered', { updatedAt: ago(3600).getTime() });
  return dehydrate(server);
}

/** Servers tell whole seconds. */
const confirmedBy = (ids: readonly string[], modified: Date) =>
  vi.stubGlobal('fetch', () => {
    const headers = { Date: now.toUTCString(), 'Last-Modified': modified.toUTCString() };
    return Promise.resolve(new Response(JSON.stringify(ids), { headers }));
  });

let client: QueryClient;
let leave: () => void;
const state = renderedState();
const updatedAt = () => client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;

beforeEach(() => {
  queryFn.mockClear();
  client = new QueryClient();
  hydrate(client, asArrived(state));
  leave = new QueryObserver(client, options).subscribe(() => undefined);
});
afterEach(() => {
  leave();
  client.clear();
  vi.unstubAllGlobals();
});

test('a document that is as the platform has it asks for nothing, however old it is', async () => {
  confirmedBy(['other', id], ago(20));
  await confirmDocument(client, { id, state });
  expect(queryFn).not.toHaveBeenCalled();
  expect(Date.now() - updatedAt()).toBeGreaterThanOrEqual(20_000);
  expect(Date.now() - updatedAt()).toBeLessThan(25_000);
});

test.each<[string, () => void]>([
  ['another has come since', () => confirmedBy(['other'], ago(20))],
  ['nobody has looked for two minutes', () => confirmedBy([id], ago(120))],
  [
    'its server does not say',
    () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 }))),
  ],
  [
    'there is no network',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))),
  ],
])('what is old is asked for anew where %s [ROUTE-20]', async (_why, confirmed) => {
  confirmed();
  await confirmDocument(client, { id, state });
  expect(queryFn).toHaveBeenCalledOnce();
  expect(client.getQueryData(options.queryKey)).toBe('new');
});

test('what was asked for since keeps its moment', async () => {
  await client.fetchQuery({ ...options, staleTime: 0 });
  confirmedBy([id], ago(20));
  const before = updatedAt();
  await confirmDocument(client, { id, state });
  expect(updatedAt()).toBe(before);
});
