/** Texts that are well-formed where a text is asked for, and odd all the same. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'nul\u0000inside',
  '\ud800',
  '\u202eright to left',
  '😀'.repeat(40),
  "'; drop table members; --",
  '%_\\',
  '../../etc/passwd',
  '<img src=x>',
  '{}',
  'null',
  'NaN',
  'true',
  // Names that every object has.
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  // Numbers that are none, or none that a column holds.
  '0',
  '-1',
  '1.5',
  '1e17',
  '1e400',
  '٣',
  '2147483648',
  '9223372036854775807',
  '99999999999999999999',
  // Days that no calendar has, or no clock reaches.
  '9999-99-99',
  '0000-00-00',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
];

/** Numbers that are well-formed where a number is asked for, and odd all the same. */
export const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  -1.5,
  100.005,
  1e-7,
  5e-324,
  2147483648,
  1e17,
  -1e17,
  1e21,
  1.7e308,
  2 ** 53 + 2,
  2 ** 63,
];

/** Values that nobody asks for anywhere. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  ...hostileNumbers,
  null,
  true,
  [],
  [null],
  {},
  { toString: 1 },
];
