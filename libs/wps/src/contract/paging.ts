import * as z from 'zod/mini';
import { count, queryBoolean, queryCount, text } from './values';

/** One page of a list as the site reads it. `pageNum` counts from 1; more pages exist while it is below `totalPages`. */
export interface Page<Item> {
  readonly items: Item[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** How many items all pages hold together, when the platform says so. */
  readonly totalCount?: number | undefined;
  /** Where the next page begins, when the platform says so: sent back as `after`. */
  readonly next?: string | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function pageFields<T extends z.ZodMiniType>(item: T) {
  const items = z.optional(z.nullable(z.array(item)));
  return {
    games: items,
    content: items,
    list: items,
    pageNum: z._default(count(), 1),
    totalPages: z._default(count(), 1),
    totalCount: z.optional(count()),
    next: z.optional(z.nullable(z.string())),
  };
}

interface RawPage<Item> {
  games?: Item[] | null | undefined;
  content?: Item[] | null | undefined;
  list?: Item[] | null | undefined;
  pageNum: number;
  totalPages: number;
  totalCount?: number | undefined;
  next?: string | null | undefined;
}

function toPage<Item>(raw: RawPage<Item>): Page<Item> {
  return {
    items: raw.games ?? raw.content ?? raw.list ?? [],
    pageNum: raw.pageNum,
    totalPages: raw.totalPages,
    totalCount: raw.totalCount,
    next: raw.next ?? undefined,
  };
}

/** A page of items, read alike whether it says `games`, `content` or `list` (LIST-07). */
/* @__NO_SIDE_EFFECTS__ */
export function paged<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.object(pageFields(item)),
    z.transform((raw): Page<z.output<T>> => toPage(raw as RawPage<z.output<T>>)),
  );
}

/** A page of items with totals over all pages in `footer`. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedWithFooter<T extends z.ZodMiniType, F extends z.ZodMiniType>(
  item: T,
  footer: F,
) {
  return z.pipe(
    z.object({ ...pageFields(item), footer }),
    z.transform((raw): Page<z.output<T>> & { readonly footer: z.output<F> } => ({
      ...toPage(raw as RawPage<z.output<T>>),
      footer: (raw as { footer: z.output<F> }).footer,
    })),
  );
}

/** A plain list, bare or wrapped as `list`. */
/* @__NO_SIDE_EFFECTS__ */
export function plainList<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.union([z.array(item), z.object({ list: z.array(item) })]),
    z.transform((value): z.output<T>[] => (Array.isArray(value) ? value : value.list)),
  );
}

/** The part of a query that asks for a page: `pageNo` counts from 1. */
/* @__NO_SIDE_EFFECTS__ */
export function pageQuery() {
  return { pageNo: z._default(queryCount(), 1), pageSize: z._default(queryCount(), 20) };
}

/**
 * The same for a list that grows at its head: `after` is the `next` of the page before, and then says alone where the
 * page begins, so that the last page costs what the first does and nothing new moves a line into two pages.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keyedPageQuery() {
  return { ...pageQuery(), after: z.optional(text(512)) };
}

/** How a list that can be sorted is sorted; without `sort` as the platform sees fit. */
/* @__NO_SIDE_EFFECTS__ */
export function sortQuery<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return { sort: z.optional(z.enum(keys)), descending: z.optional(queryBoolean()) };
}
