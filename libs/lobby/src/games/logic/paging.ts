import type { Page } from '../../shared/logic/paging';
import type { ListTab } from './listState';

/** 26 a page, 25 for recent games (LIST-06). */
export function getPageSize(tab: ListTab): 25 | 26 {
  return tab === 'recent' ? 25 : 26;
}

/** All tiles of the loaded pages; one that moved between pages while paging is shown once. */
export function uniqueItems<Item extends { nodeId: string }>(pages: readonly Page<Item>[]): Item[] {
  const seen = new Map<string, Item>();
  for (const page of pages)
    for (const item of page.items) if (!seen.has(item.nodeId)) seen.set(item.nodeId, item);
  return [...seen.values()];
}
