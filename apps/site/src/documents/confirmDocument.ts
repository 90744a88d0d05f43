import type { QueryClient } from '@tanstack/react-query';
import { arrivedAt } from './embedded';
import type { EmbeddedData } from './embedded';
import { renewedFile } from '../../scripts/compiled/renewedFile';

/**
 * How long ago the documents' server last found a document to be as the platform has it, in milliseconds, by the server's
 * own clock; `undefined` where it did not, or nobody says.
 */
async function confirmedAgo(id: string | undefined): Promise<number | undefined> {
  try {
    const answer = await fetch(`/${renewedFile}`, { cache: 'no-cache' });
    const ids: unknown = await answer.json();
    if (!answer.ok || !Array.isArray(ids) || !ids.includes(id)) return undefined;
    const momentOf = (header: string) => Date.parse(answer.headers.get(header) ?? '');
    const ago = momentOf('Date') - momentOf('Last-Modified');
    return Number.isNaN(ago) ? undefined : Math.max(0, ago);
  } catch {
    return undefined;
  }
}

/**
 * Gives the answers of a document their age: since they were last confirmed, else since the document was rendered. Those
 * that are too old for a query on the screen are asked for anew (ROUTE-20).
 */
export async function confirmDocument(
  client: QueryClient,
  { id, state }: Pick<EmbeddedData, 'id' | 'state'>,
): Promise<void> {
  if (state === undefined) return;
  const ago = await confirmedAgo(id);
  const cache = client.getQueryCache();
  // An answer that was asked for since has its own moment.
  const arrived = state.queries.filter(
    ({ queryHash }) => cache.get(queryHash)?.state.dataUpdatedAt === arrivedAt,
  );
  for (const { queryKey, queryHash, state: rendered } of arrived) {
    const updatedAt = ago === undefined ? rendered.dataUpdatedAt : Date.now() - ago;
    client.setQueryData(queryKey, cache.get(queryHash)?.state.data, { updatedAt });
  }
  const hashes = new Set(arrived.map(({ queryHash }) => queryHash));
  await client.refetchQueries({
    type: 'active',
    stale: true,
    predicate: ({ queryHash }) => hashes.has(queryHash),
  });
}
