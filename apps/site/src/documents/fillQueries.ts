import type { Query, QueryClient } from '@tanstack/react-query';

/** A screen asks for what depends on an earlier answer in a later round; more rounds would be a loop. */
const maxRounds = 6;

/** Asked for while rendering, not answered, and the same for everybody. */
function isWanted(query: Query): boolean {
  const { data, error } = query.state;
  // Whether a query is enabled is its observers' matter, and on a server nothing observes.
  const disabled = 'enabled' in query.options && query.options.enabled === false;
  const isPublic = query.meta?.offline === true;
  return isPublic && !disabled && data === undefined && error === null;
}

/**
 * Renders again and again until every public query that the tree asks for has its answer: a screen's
 * public data is what it asks for, listed nowhere else.
 * @returns the last rendering
 * @throws the failure of the first query that could not be answered
 */
export async function fillQueries(
  client: QueryClient,
  renderOnce: () => Promise<string>,
): Promise<string> {
  for (let round = 0; round < maxRounds; round += 1) {
    const html = await renderOnce();
    const wanted = client.getQueryCache().findAll({ predicate: isWanted });
    if (wanted.length === 0) return html;
    await Promise.all(wanted.map((query) => query.fetch()));
  }
  throw new Error(`The screen still asks for more after ${maxRounds} rounds.`);
}
