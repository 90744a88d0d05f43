/** The part of a page that paging needs; the contract reads it whether it says games, content or list (LIST-07). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** The page to ask for next, while `pageNum` is below `totalPages` (LIST-06). An empty page ends the list. */
export function getNextPage(last: Page<unknown>): number | undefined {
  return last.pageNum < last.totalPages && last.items.length > 0 ? last.pageNum + 1 : undefined;
}
