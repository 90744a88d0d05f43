import * as z from 'zod/mini';

// Every helper is marked free of side effects, so that a call nobody imports leaves no schema in the bundle.

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
/* @__NO_SIDE_EFFECTS__ */
export function money() {
  return z.number();
}

/** Money that a member asks to move: above zero, in major units. */
/* @__NO_SIDE_EFFECTS__ */
export function positiveMoney() {
  return z.number().check(z.positive());
}

/**
 * Key of an intent to move money or points: made by the caller, once for each intention, and good for one body. The
 * same key never moves twice.
 */
/* @__NO_SIDE_EFFECTS__ */
export function intentKey() {
  return z.string().check(z.regex(/^[\w-]{8,64}$/));
}

/** A moment, in milliseconds since 1970-01-01T00:00:00Z. */
/* @__NO_SIDE_EFFECTS__ */
export function time() {
  return z.number().check(z.nonnegative());
}

/** A number of things. */
/* @__NO_SIDE_EFFECTS__ */
export function count() {
  return z.int().check(z.nonnegative());
}

/** An identifier: platforms answer numbers and strings alike, the site reads a string. */
/* @__NO_SIDE_EFFECTS__ */
export function id() {
  return z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value)),
  );
}

/** A field that a platform may leave out or answer as null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema));
}

/** What a column of whole numbers holds. */
const mostWhole = 2_147_483_647;

/** A number in a query string: callers give a number, the platform receives its digits. */
/* @__NO_SIDE_EFFECTS__ */
export function queryNumber() {
  return z.coerce.number<number>().check(z.minimum(-mostWhole), z.maximum(mostWhole));
}

/** A number of things in a query string, or the number of a page. */
/* @__NO_SIDE_EFFECTS__ */
export function queryCount() {
  return z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(mostWhole));
}

/** A boolean in a query string, written `true` or `false`. */
/* @__NO_SIDE_EFFECTS__ */
export function queryBoolean() {
  return z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  );
}

/** Whether a month has that day: the clock knows no 30th of February and makes another day of it. */
function isInCalendar(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** A calendar day from 1900 to 2999, `YYYY-MM-DD`, in the merchant's time zone. */
/* @__NO_SIDE_EFFECTS__ */
export function day() {
  return z.string().check(z.regex(/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/), z.refine(isInCalendar));
}

/** The answer of a call that has nothing to say beyond success. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing() {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((): undefined => undefined),
  );
}
