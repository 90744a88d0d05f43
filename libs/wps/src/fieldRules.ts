import type { FieldRule } from './contract/registration';

type Charset = FieldRule['charset'];

/**
 * The specification's e-mail address (FORGOT-02): a local part, optional dotted parts, @, and a domain with one to
 * three suffixes of 2 to 3 characters. Whoever registered with another one could not have a password sent to it.
 */
const email = /^[\w+-]+(\.[\w+-]+)*@[A-Za-z0-9-]+(\.[A-Za-z]{2,3}){1,3}$/;

/** A letter carries no more marks than any language sets on one: dozens cover the lines around it. */
const marks = String.raw`\p{M}{0,5}`;
/** Signs that are seen: no control or reversing character, no end of a line, no letter without a shape. */
const seen = String.raw`[^\p{C}\p{Zl}\p{Zp}\p{M}\u115f\u1160\u2800\u3164\uffa0]`;

/** The characters of each charset, for forms and platform alike. */
const patterns: Readonly<Record<Charset, RegExp>> = {
  digits: /^[0-9]*$/,
  // Names of people carry marks, spaces, hyphens, apostrophes and dots.
  letters: new RegExp(`^(?:[\\p{L} .'’-]${marks})*$`, 'u'),
  alphanumeric: /^[A-Za-z0-9]*$/,
  username: /^[A-Za-z0-9_]*$/,
  email,
  line: new RegExp(`^(?:${seen}${marks}(?:[\\u200c\\u200d]${seen}${marks})*)*$`, 'u'),
  any: /^/,
};

/** Bounds and charset of a field; the bounds count characters, so that a letter beyond the first plane is one. */
export interface FieldBounds {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly charset: Charset;
}

/** Whether a text keeps a rule (REG-14): the one judge of registration, login, recovery, an agent's form and the platform. */
export function keepsRule(
  value: string,
  { minLength = 0, maxLength, charset }: FieldBounds,
): boolean {
  const length = [...value].length;
  return length >= minLength && length <= (maxLength ?? Infinity) && patterns[charset].test(value);
}

/** Whether it is an e-mail address as FORGOT-02 has it; an address holds at most 254 characters. */
export const isEmail = (value: string): boolean =>
  keepsRule(value, { maxLength: 254, charset: 'email' });

/** Bounds of the house, where a platform names none; the platform of this workspace names the same. */
export const houseRules = {
  username: { minLength: 4, maxLength: 16, charset: 'username' },
  password: { minLength: 8, maxLength: 64, charset: 'any' },
  mobileNum: { minLength: 6, maxLength: 20, charset: 'digits' },
  verificationCode: { minLength: 4, maxLength: 10, charset: 'digits' },
} as const satisfies Readonly<Record<string, FieldBounds>>;
