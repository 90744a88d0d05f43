import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readPlace, valueTypes } from './listPlace';
import type { ValueType } from './listPlace';
import { windowOf } from './paging';

/** What a list is ordered by. All columns together are another for each row; none of them is ever null. */
interface KeyColumn {
  readonly by: PgColumn | SQL;
  readonly type: ValueType;
  /** @default as the query says, and downwards if it says nothing */
  readonly descending?: boolean;
}

interface KeyedQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly descending?: boolean | undefined;
}

interface Step {
  readonly by: SQL;
  readonly value: SQL;
  readonly beyond: SQL;
}

/** What stands beyond a place: compared row by row, as an index does it, where all columns go the same way. */
function beyond(steps: readonly Step[], sameWay: boolean): SQL | undefined {
  const [first, ...more] = steps;
  if (first === undefined) return undefined;
  if (sameWay) {
    const row = (part: 'by' | 'value') =>
      sql.join(
        steps.map((step) => step[part]),
        sql`, `,
      );
    return sql`(${row('by')}) ${first.beyond} (${row('value')})`;
  }
  const { by, value } = first;
  const rest = beyond(more, false);
  const past = sql`${by} ${first.beyond} ${value}`;
  return rest === undefined ? past : sql`(${past} or (${by} = ${value} and ${rest}))`;
}

/**
 * A page of a list, by the key of the page before: `where` continues there, `selected` is each row's place, and `pageOf`
 * tells from one row more than a page holds whether there is another.
 */
export function keyedPage(query: KeyedQuery, columns: readonly KeyColumn[]) {
  const window = windowOf(query.pageNo, query.pageSize);
  const ordered = columns.map((column) => ({
    ...column,
    descending: column.descending ?? query.descending ?? true,
  }));
  const kinds = columns.map(({ type }) => type);
  const place = query.after ? readPlace(query.after, kinds) : undefined;
  const values = columns.map(({ by, type }) => valueTypes[type].written(sql`${by}`));
  const steps = ordered.map(({ by, type, descending }, at) => ({
    by: sql`${by}`,
    value: sql`${place?.[at]}::${sql.raw(valueTypes[type].column)}`,
    beyond: sql.raw(descending ? '<' : '>'),
  }));
  const sameWay = ordered.every(({ descending }) => descending === ordered[0]?.descending);
  return {
    where: place && beyond(steps, sameWay),
    orderBy: ordered.map(({ by, descending }) => (descending ? desc(by) : asc(by))),
    limit: window.limit + 1,
    offset: place === undefined ? window.offset : 0,
    selected: { place: sql<readonly string[]>`jsonb_build_array(${sql.join(values, sql`, `)})` },
    pageOf<Row extends { readonly place: readonly string[] }>(rows: readonly Row[]) {
      const shown = rows.slice(0, window.limit);
      const last = shown.at(-1);
      const more = rows.length > window.limit && last !== undefined;
      // How many pages there are is not counted: a further one is all that has to be known.
      return {
        rows: shown,
        fields: {
          pageNum: window.page,
          totalPages: window.page + (more ? 1 : 0),
          next: more ? JSON.stringify(last.place) : null,
        },
      };
    },
  };
}
