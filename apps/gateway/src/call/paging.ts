import { asc, desc } from 'drizzle-orm';

/** The part of a list that a page shows; pages count from 1, and none is longer than 100. */
export interface Window {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** The furthest page that is counted to: whoever goes on has the key of the page before. */
const lastCounted = 1_000;

export function readWindow(pageNo: number, pageSize: number): Window {
  const limit = Math.min(Math.max(1, Math.floor(pageSize) || 1), 100);
  const page = Math.min(Math.max(1, Math.floor(pageNo) || 1), lastCounted);
  return { page, limit, offset: (page - 1) * limit };
}

/** The part of a paged answer beside its items. */
export function pageFields({ page, limit }: Window, totalCount: number) {
  return { pageNum: page, totalPages: Math.ceil(totalCount / limit), totalCount };
}

/** Which way a list goes: down, unless its query says otherwise. */
export const sortDirection = ({
  descending = true,
}: {
  readonly descending?: boolean | undefined;
}) => (descending ? desc : asc);
