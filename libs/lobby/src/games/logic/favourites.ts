import type { Page } from '../../shared/logic/paging';

interface Node {
  nodeId: string;
}

/** Where a removed tile stood, to put it back when the removal fails (FAV-01). */
export interface Spot<Item> {
  page: number;
  index: number;
  item: Item;
}

/** The ids with `nodeId` added or removed; the same array when nothing changes. */
export function changeIds(ids: readonly string[], nodeId: string, wanted: boolean): string[] {
  if (wanted) return ids.includes(nodeId) ? [...ids] : [...ids, nodeId];
  return ids.filter((id) => id !== nodeId);
}

export function findSpot<Item extends Node>(
  pages: readonly Page<Item>[],
  nodeId: string,
): Spot<Item> | undefined {
  for (const [page, { items }] of pages.entries()) {
    const index = items.findIndex((item) => item.nodeId === nodeId);
    const item = items[index];
    if (item !== undefined) return { page, index, item };
  }
  return undefined;
}

/** The pages without a tile (FAV-01). */
export function removeItem<Item extends Node, P extends Page<Item>>(
  pages: readonly P[],
  nodeId: string,
): P[] {
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((item) => item.nodeId !== nodeId),
  }));
}

/** The pages with a tile at a place, unless it is there already. */
export function insertItem<Item extends Node, P extends Page<Item>>(
  pages: readonly P[],
  { page, index, item }: Spot<Item>,
): P[] {
  if (findSpot(pages, item.nodeId) !== undefined) return [...pages];
  return pages.map((old, number) =>
    number === page ? { ...old, items: old.items.toSpliced(index, 0, item) } : old,
  );
}
