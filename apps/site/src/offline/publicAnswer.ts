import { getSession, memberKey } from '@playhouse/session';
import { hashKey } from '@tanstack/react-query';
import type { InfiniteData, Query } from '@tanstack/react-query';
import type { Entry } from './snapshot';

function isOfMember(key: readonly unknown[]): boolean {
  const userName = getSession()?.userName;
  return memberKey.every((part, index) => key[index] === part) || key.includes(userName ?? key);
}

/**
 * Whether the answers of a query may be kept in the browser: its factory must have said that they are
 * the same for everybody, and its key must not tell of a member all the same.
 */
export function isPublic(query: Query): boolean {
  return query.meta?.offline === true && !isOfMember(query.queryKey);
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** Of a list with pages the first one is enough. */
function firstPage(data: unknown): unknown {
  if (!isPaged(data)) return data;
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/** The entry to keep for a query that has an answer. @param at when the platform made it */
export function toEntry({ queryKey, state }: Query, at: number): Entry {
  return { key: [...queryKey], data: firstPage(state.data), at };
}

/** Entries by the hash of their key, later ones in place of earlier ones. */
export function byHash(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [hashKey(entry.key), entry]));
}
