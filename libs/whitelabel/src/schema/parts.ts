import * as z from 'zod/mini';

/** Code of a merchant: it names the folder, the Nx project and the `Merchant` header. */
export const merchantCodePattern = /^[a-z][a-z0-9]{2,19}$/;

export const merchantCode = z
  .string()
  .check(z.regex(merchantCodePattern, 'must be 3 to 20 small letters and digits, a letter first'));

/** A link that leaves the site (https) or an address of the site (leading slash). */
export const link = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/,
      'must be an https:// link or a path such as /art',
    ),
  );

/** An address below the site's own origin. */
export const sitePath = z
  .string()
  .check(z.regex(/^\/(?!\/)[^\s]*$/, 'must be a path such as /wps/member/info'));

/** An https origin without a path, or nothing while the merchant has no domain yet. */
export const origin = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[a-z0-9.-]+(:\d+)?)?$/,
      'must be an https:// origin without a path, or empty',
    ),
  );

/** Where somebody else's pages, pictures or data come from: an origin and nothing below it. */
/* @__NO_SIDE_EFFECTS__ */
export const foreignHost = (schemes: 'https' | 'https|wss') =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(String.raw`^(${schemes}):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$`),
        'must be an origin without a path, such as https://games.vendor.example',
      ),
    );

/** A list in which nothing may stand twice: order is data, so a repetition is a slip. */
/* @__NO_SIDE_EFFECTS__ */
export function uniqueList<T extends z.core.SomeType>(item: T) {
  return z
    .array(item)
    .check(
      z.refine((list) => new Set(list).size === list.length, { error: 'lists an entry twice' }),
    );
}

/** Words in one line: what also stands in a page's head, in a manifest and in a profile can hold no control characters. */
/* @__NO_SIDE_EFFECTS__ */
export const words = (longest: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^\P{Cc}*$/u, 'must be one line, without control characters'),
      z.regex(/\S|^$/, 'must not be blank'),
    );
