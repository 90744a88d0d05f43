import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../base/failure';

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  // There is no year 0 in the database's calendar.
  text >= '0001' &&
  Number.isFinite(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The last millisecond whose year has four digits. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const asText = (by: SQL) => sql`${by}::text`;

/** As what the database reads a value of a key, how it writes one, and whether a text is one that it holds. */
export const valueTypes = {
  /** Milliseconds. */
  time: {
    column: 'timestamptz',
    written: (by: SQL) => sql`trunc(extract(epoch from ${by}) * 1000)::text`,
    isOne: (text: string) => /^\d{1,15}$/.test(text) && Number(text) <= lastMoment,
  },
  whole: {
    column: 'bigint',
    written: asText,
    isOne: (text: string) => /^-?\d{1,15}$/.test(text),
  },
  real: {
    column: 'double precision',
    written: asText,
    isOne: (text: string) => /^-?\d{1,15}(\.\d{1,17})?(e[+-]?\d{1,2})?$/.test(text),
  },
  day: { column: 'date', written: asText, isOne: isDay },
  text: { column: 'text', written: asText, isOne: (text: string) => !text.includes('\0') },
} as const;
export type ValueType = keyof typeof valueTypes;

/**
 * The values of a row's place in a list, as texts that the database reads.
 * @param after the place as a page's `next` tells it: the JSON of what the list is ordered by
 * @throws Failure request.invalid for what is no `next` of a page of such a list
 */
export function readPlace(after: string, types: readonly ValueType[]): readonly string[] {
  const refused = () =>
    new Failure(errorCodes.requestInvalid, { status: 400, message: 'query.after: unknown' });
  let place: unknown;
  try {
    place = JSON.parse(after);
  } catch {
    throw refused();
  }
  if (!Array.isArray(place) || place.length !== types.length) throw refused();
  return types.map((type, at) => {
    const value: unknown = place[at];
    if (typeof value !== 'string' || !valueTypes[type].isOne(value)) throw refused();
    return type === 'time' ? new Date(Number(value)).toISOString() : value;
  });
}
