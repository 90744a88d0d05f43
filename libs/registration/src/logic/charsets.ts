import type { registrationCalls } from '@playhouse/wps';

/** Names of the character sets a server rule may ask for; never a raw regular expression. */
export type Charset = registrationCalls.FieldRule['charset'];

const patterns: Record<Charset, RegExp> = {
  digits: /^[0-9]*$/,
  // Names of people carry marks, spaces, hyphens, apostrophes and dots.
  letters: /^[\p{L}\p{M} .'’-]*$/u,
  alphanumeric: /^[A-Za-z0-9]*$/,
  username: /^[A-Za-z0-9_]*$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  any: /^[\s\S]*$/,
};

export function fitsCharset(value: string, charset: Charset): boolean {
  return patterns[charset].test(value);
}
