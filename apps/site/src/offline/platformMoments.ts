import { serverClock } from '@playhouse/platform';
import type { Query } from '@tanstack/react-query';
import { arrivedAt, readEmbedded } from '../documents/embedded';

/** When the answers of a page were made, by the platform's clock. */
export interface PlatformMoments {
  /** Milliseconds by which the platform's clock is ahead of this device's, as far as anybody knows. */
  ahead(): number;
  now(): number;
  of(query: Query): number;
  /** An answer that was not asked for by this page has a moment of the platform. */
  name(hash: string, at: number): void;
}

/**
 * An answer that came with the page, or was kept, has a moment of the platform; one that this page asked for has the device's,
 * whose clock may be wrong.
 * @param kept how far the platform was ahead at an earlier visit, for as long as it has not answered at this one
 */
export function platformMoments(kept: number | undefined): PlatformMoments {
  const queries = readEmbedded()?.state?.queries ?? [];
  const named = new Map(queries.map(({ queryHash, state }) => [queryHash, state.dataUpdatedAt]));
  const ahead = () => serverClock.ahead() ?? kept ?? 0;
  return {
    ahead,
    now: () => Date.now() + ahead(),
    of({ queryHash, state: { dataUpdatedAt: at } }) {
      const moment = named.get(queryHash);
      return moment !== undefined && (at === moment || at === arrivedAt) ? moment : at + ahead();
    },
    name: (hash, at) => named.set(hash, at),
  };
}
