import * as z from 'zod/mini';
import { once } from './once';

// Every helper is free of side effects, so that a call nobody imports leaves no schema in the bundle.

/** Text of a bounded length; the bounds count UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export function text(maximum: number, minimum = 0) {
  return z.string().check(z.minLength(minimum), z.maxLength(maximum));
}

/** Text made of the digits 0-9 only. */
/* @__NO_SIDE_EFFECTS__ */
export function digits(maximum: number, minimum = 1) {
  return z.string().check(z.regex(/^[0-9]*$/), z.minLength(minimum), z.maxLength(maximum));
}

/** Money in major units of the merchant's currency; negative is a loss or an outgoing amount. */
export const money = once(() => z.number());

/** Money that a member asks to move: above zero, in major units. */
export const positiveMoney = once(() => z.number().check(z.positive()));

/**
 * Key of an intent to move money or points: made by the caller, once for each intention, and good for one body. The
 * same key never moves twice.
 */
export const intentKey = once(() => z.string().check(z.regex(/^[\w-]{8,64}$/)));

/** A moment, in milliseconds since 1970-01-01T00:00:00Z. */
export const time = once(() => z.number().check(z.nonnegative()));

/** A number of things. */
export const count = once(() => z.int().check(z.nonnegative()));

/** An identifier: platforms answer numbers and strings alike, the site reads a string. */
export const id = once(() =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  ),
);

/** A field that a platform may leave out or answer as null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** The largest number that a column of whole numbers holds. */
const mostWhole = 2_147_483_647;

/** A number in a query string: callers give a number, the platform receives its digits. */
export const queryNumber = once(() =>
  z.coerce.number<number>().check(z.minimum(-mostWhole), z.maximum(mostWhole)),
);

/** A number of things in a query string, or the number of a page. */
export const queryCount = once(() =>
  z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(mostWhole)),
);

/** A boolean in a query string, written `true` or `false`. */
export const queryBoolean = once(() =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  ),
);

/** Whether a month has that day: the clock knows no 30th of February and makes another day of it. */
function isInCalendar(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** A calendar day from 1900 to 2999, `YYYY-MM-DD`, in the merchant's time zone. */
export const day = once(() =>
  z.string().check(z.regex(/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/), z.refine(isInCalendar)),
);

/** The answer of a call that has nothing to say beyond success. */
export const nothing = once(() =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((): undefined => undefined),
  ),
);
