/** The part of a list that is asked for. */
export interface PageAsked {
  /** Counts from 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  /** Where the page before ended, when the platform told it. */
  readonly after?: string | undefined;
}

interface PageAnswered {
  readonly items: readonly unknown[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly next?: string | undefined;
}

/**
 * How a list that grows goes on, for `infiniteQueryOptions`: where the page before ended, so that what comes in
 * meanwhile moves no line into two pages (LIST-06). An empty page ends the list, whatever its totals say.
 */
export const keyedPages = (pageSize: number) => ({
  initialPageParam: { pageNo: 1, pageSize } satisfies PageAsked as PageAsked,
  getNextPageParam: ({ items, pageNum, totalPages, next }: PageAnswered): PageAsked | undefined =>
    pageNum < totalPages && items.length > 0
      ? { pageNo: pageNum + 1, pageSize, after: next }
      : undefined,
});
