import type { SQL } from 'drizzle-orm';
import { and, asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MerchantScope } from '../base/merchants';
import type { Period } from '../base/period';
import { toSpan } from '../base/period';
import { readPlace, valueTypes } from './listPlace';
import type { ValueType } from './listPlace';
import { readWindow } from './paging';

/** A column that orders a list. All columns together are another for each row; none of them is ever null. */
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

/** The condition for rows beyond a place: compared row by row, as an index does it, where all columns go the same way. */
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

/** The order of a list, and the condition of the rows that follow the place which the query names. */
function readOrder(query: KeyedQuery, columns: readonly KeyColumn[]) {
  const ordered = columns.map((column) => ({
    ...column,
    descending: column.descending ?? query.descending ?? true,
  }));
  const kinds = columns.map(({ type }) => type);
  const place = query.after ? readPlace(query.after, kinds) : undefined;
  const steps = ordered.map(({ by, type, descending }, at) => ({
    by: sql`${by}`,
    value: sql`${place?.[at]}::${sql.raw(valueTypes[type].column)}`,
    beyond: sql.raw(descending ? '<' : '>'),
  }));
  const sameWay = ordered.every(({ descending }) => descending === ordered[0]?.descending);
  return {
    after: place && beyond(steps, sameWay),
    orderBy: ordered.map(({ by, descending }) => (descending ? desc(by) : asc(by))),
  };
}

/** The place of a row, which the database itself writes: the values of the columns that order its list. */
interface Place {
  readonly place: SQL<readonly string[]>;
}

/** A query of drizzle that has its columns and tables. */
interface Selection<Row> {
  where(condition: SQL | undefined): {
    orderBy(...columns: SQL[]): {
      limit(size: number): { offset(size: number): PromiseLike<Row[]> };
    };
  };
}

interface Report<Row, Line> {
  /** The column that leads, then those that tell equal rows apart. One that stands twice counts where it stands first. */
  readonly columns: readonly KeyColumn[];
  readonly where: SQL | undefined;
  /** Selects the place beside what a line needs. */
  readonly select: (place: Place) => Selection<Row>;
  /** How a row is told; undefined leaves it out. */
  readonly toLine: (row: Row) => Line | undefined;
}

/**
 * A page of a list: by the key of the page before where the query names one, else by its number. One row more than a
 * page holds says whether there is another; how many there are is not counted.
 */
export async function report<Row extends { readonly place: readonly string[] }, Line>(
  query: KeyedQuery,
  { where, select, toLine, ...given }: Report<Row, Line>,
) {
  const columns = given.columns.filter(
    ({ by }, at) => given.columns.findIndex((column) => column.by === by) === at,
  );
  const { page, limit, offset } = readWindow(query.pageNo, query.pageSize);
  const { after, orderBy } = readOrder(query, columns);
  const values = columns.map(({ by, type }) => valueTypes[type].written(sql`${by}`));
  const rows = await select({ place: sql`jsonb_build_array(${sql.join(values, sql`, `)})` })
    .where(and(where, after))
    .orderBy(...orderBy)
    .limit(limit + 1)
    .offset(after === undefined ? offset : 0);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? JSON.stringify(last.place) : null;
  return {
    list: shown.map(toLine).filter((line) => line !== undefined),
    pageNum: page,
    totalPages: page + (next === null ? 0 : 1),
    next,
  };
}

/** Rows whose moment lies in a period, by the days of the merchant. */
export function inPeriod(
  column: PgColumn | SQL,
  period: Period,
  { config: { timeZone } }: MerchantScope,
): SQL {
  const { from, until } = toSpan(period, timeZone);
  return sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
}
