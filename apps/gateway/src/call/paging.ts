import type { SQL } from 'drizzle-orm';
import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../base/failure';

/** What part of a list a page is; both count from 1, and a page is never longer than 100. */
export interface Window {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** The furthest page that is counted to: whoever goes on has the key of the page before. */
const lastCounted = 1_000;

export function windowOf(pageNo: number, pageSize: number): Window {
  const limit = Math.min(Math.max(1, Math.floor(pageSize) || 1), 100);
  const page = Math.min(Math.max(1, Math.floor(pageNo) || 1), lastCounted);
  return { page, limit, offset: (page - 1) * limit };
}

/** The part of a paged answer beside its items. */
export function pageFields({ page, limit }: Window, totalCount: number) {
  return { pageNum: page, totalPages: Math.ceil(totalCount / limit), totalCount };
}

/** A row's place in a list that is newest first: rows of one moment stand by their ids. */
interface Place {
  readonly at: Date;
  readonly id: string | number;
}

interface KeyedQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly descending?: boolean | undefined;
}

/** Which way a list goes: down, unless its query says otherwise. */
export const directionOf = ({
  descending = true,
}: {
  readonly descending?: boolean | undefined;
}) => (descending ? desc : asc);

const written = ({ at, id }: Place) => `${at.getTime()}.${id}`;

/** @throws Failure request.invalid for what is no `next` of a page */
function readPlace(after: string, numbered: boolean): Place {
  const [, moment = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  if (moment === '' || (numbered && !/^\d{1,15}$/.test(id)))
    throw new Failure(errorCodes.requestInvalid, { status: 400, message: 'query.after: unknown' });
  return { at: new Date(Number(moment)), id: numbered ? Number(id) : id };
}

/**
 * A page of a list by time, by the key of the page before: `where` continues there, and `pageOf` tells
 * from one row more than a page holds whether there is another.
 */
export function keyedWindow(
  { pageNo, pageSize, after, descending = true }: KeyedQuery,
  at: PgColumn | SQL,
  id: PgColumn,
) {
  const window = windowOf(pageNo, pageSize);
  const beyond = sql.raw(descending ? '<' : '>');
  const place = after ? readPlace(after, id.dataType === 'number') : undefined;
  return {
    where:
      place && sql`(${at}, ${id}) ${beyond} (${place.at.toISOString()}::timestamptz, ${place.id})`,
    limit: window.limit + 1,
    offset: place === undefined ? window.offset : 0,
    pageOf<Row>(rows: readonly Row[], placeOf: (row: Row) => Place) {
      const shown = rows.slice(0, window.limit);
      const last = shown.at(-1);
      const more = rows.length > window.limit && last !== undefined;
      // How many pages there are is not counted: a further one is all that has to be known.
      return {
        rows: shown,
        fields: {
          pageNum: window.page,
          totalPages: window.page + (more ? 1 : 0),
          next: more ? written(placeOf(last)) : null,
        },
      };
    },
  };
}
