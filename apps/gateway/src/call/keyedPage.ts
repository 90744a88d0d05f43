import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../base/failure';
import { windowOf } from './paging';

type Value = Date | number | string;

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Number.isFinite(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** As what the database reads a value of a key, and whether a text is one. */
const types = {
  /** Milliseconds. */
  time: { column: 'timestamptz', isOne: (text: string) => /^\d{1,15}$/.test(text) },
  whole: { column: 'bigint', isOne: (text: string) => /^-?\d{1,15}$/.test(text) },
  real: {
    column: 'double precision',
    isOne: (text: string) => /^-?\d{1,15}(\.\d{1,17})?(e-?\d{1,2})?$/.test(text),
  },
  day: { column: 'date', isOne: isDay },
  text: { column: 'text', isOne: () => true },
} as const;

/** What a list is ordered by. All columns together are another for each row; none of them is ever null. */
interface KeyColumn {
  readonly by: PgColumn | SQL;
  readonly type: keyof typeof types;
  /** @default as the query says, and downwards if it says nothing */
  readonly descending?: boolean;
}

interface KeyedQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly descending?: boolean | undefined;
}

const written = (value: Value) => String(value instanceof Date ? value.getTime() : value);

/** @throws Failure request.invalid for what is no `next` of a page of such a list */
function readPlace(after: string, columns: readonly KeyColumn[]): readonly string[] {
  const refused = () =>
    new Failure(errorCodes.requestInvalid, { status: 400, message: 'query.after: unknown' });
  let place: unknown;
  try {
    place = JSON.parse(after);
  } catch {
    throw refused();
  }
  if (!Array.isArray(place) || place.length !== columns.length) throw refused();
  return columns.map(({ type }, at) => {
    const value: unknown = place[at];
    if (typeof value !== 'string' || !types[type].isOne(value)) throw refused();
    return type === 'time' ? new Date(Number(value)).toISOString() : value;
  });
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
 * A page of a list, by the key of the page before: `where` continues there, and `pageOf` tells from one row more than a
 * page holds whether there is another. The values of a row are those of the columns, in their order.
 */
export function keyedPage(query: KeyedQuery, columns: readonly KeyColumn[]) {
  const window = windowOf(query.pageNo, query.pageSize);
  const ordered = columns.map((column) => ({
    ...column,
    descending: column.descending ?? query.descending ?? true,
  }));
  const place = query.after ? readPlace(query.after, columns) : undefined;
  const steps = ordered.map(({ by, type, descending }, at) => ({
    by: sql`${by}`,
    value: sql`${place?.[at]}::${sql.raw(types[type].column)}`,
    beyond: sql.raw(descending ? '<' : '>'),
  }));
  const sameWay = ordered.every(({ descending }) => descending === ordered[0]?.descending);
  return {
    where: place && beyond(steps, sameWay),
    orderBy: ordered.map(({ by, descending }) => (descending ? desc(by) : asc(by))),
    limit: window.limit + 1,
    offset: place === undefined ? window.offset : 0,
    pageOf<Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly Value[]) {
      const shown = rows.slice(0, window.limit);
      const last = shown.at(-1);
      const more = rows.length > window.limit && last !== undefined;
      // How many pages there are is not counted: a further one is all that has to be known.
      return {
        rows: shown,
        fields: {
          pageNum: window.page,
          totalPages: window.page + (more ? 1 : 0),
          next: more ? JSON.stringify(valuesOf(last).map(written)) : null,
        },
      };
    },
  };
}
