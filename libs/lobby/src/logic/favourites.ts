import type { Page } from './paging';

interface Node {
  nodeId: string;
}

/** Pages of a favourites list as the query cache keeps them. */
export interface PagedData<Item, P extends Page<Item> = Page<Item>> {
  pages: P[];
  pageParams: unknown[];
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
  data: { pages: readonly Page<Item>[] },
  nodeId: string,
): Spot<Item> | undefined {
  for (const [page, { items }] of data.pages.entries()) {
    const index = items.findIndex((item) => item.nodeId === nodeId);
    const item = items[index];
    if (item !== undefined) return { page, index, item };
  }
  return undefined;
}

type WithItems<P, Item> = Omit<P, 'items'> & { items: Item[] };

/** The list without a tile (FAV-01). */
export function removeItem<Item extends Node, P extends Page<Item>>(
  data: PagedData<Item, P>,
  nodeId: string,
): { pages: WithItems<P, Item>[]; pageParams: unknown[] } {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((item) => item.nodeId !== nodeId),
  }));
  return { ...data, pages };
}

/** The list with a tile at a place, unless it is there already. */
export function insertItem<Item extends Node, P extends Page<Item>>(
  data: PagedData<Item, P>,
  { page, index, item }: Spot<Item>,
): { pages: WithItems<P, Item>[]; pageParams: unknown[] } {
  const there = findSpot(data, item.nodeId) !== undefined;
  const pages = data.pages.map((old, number) => ({
    ...old,
    items: there || number !== page ? [...old.items] : old.items.toSpliced(index, 0, item),
  }));
  return { ...data, pages };
}
