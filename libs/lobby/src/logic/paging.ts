import type { ListTab } from './listState';

/** What paging needs to know of a page; the contract reads it whether it says games, content or list (LIST-07). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** The page to ask for next, while `pageNum` is below `totalPages` (LIST-06). An empty page ends the list. */
export function nextPageOf(last: Page<unknown>): number | undefined {
  return last.pageNum < last.totalPages && last.items.length > 0 ? last.pageNum + 1 : undefined;
}

/** 26 a page, 25 for recent games (LIST-06). */
export function pageSizeOf(tab: ListTab): 25 | 26 {
  return tab === 'recent' ? 25 : 26;
}

/** All tiles of the loaded pages; one that moved between pages while paging is shown once. */
export function uniqueItems<Item extends { nodeId: string }>(pages: readonly Page<Item>[]): Item[] {
  const seen = new Map<string, Item>();
  for (const page of pages)
    for (const item of page.items) if (!seen.has(item.nodeId)) seen.set(item.nodeId, item);
  return [...seen.values()];
}
