import { describe, expect, test } from 'vitest';
import { houseRules, isEmail, keepsRule } from './fieldRules';

test.each([
  ['digits', '0123456789', '12a'],
  ['letters', 'Zoë O’Neill-Núñez Jr.', 'R2D2'],
  ['alphanumeric', 'Ab9', 'a_b'],
  ['username', 'ana_9', 'ana 9'],
  ['email', 'a.b+c@mail.com.ph', 'a@b'],
  ['line', 'Ána 😀 👩‍👧 ကြို့ می‌خواهم', 'Ana\u202ecruz'],
  ['any', '\u{1F600} \n', undefined],
] as const)('the charset %s takes %s and not %s [REG-14]', (charset, good, bad) => {
  expect(keepsRule(good, { charset })).toBe(true);
  if (bad !== undefined) expect(keepsRule(bad, { charset })).toBe(false);
});

test('bounds count characters, not the units that hold them [REG-14]', () => {
  const rule = { ...houseRules.password, maxLength: 8 };
  expect(keepsRule('\u{1F600}'.repeat(8), rule)).toBe(true);
  expect(keepsRule('\u{1F600}'.repeat(4), rule)).toBe(false);
});

test.each([
  ['username', 4, 16],
  ['password', 8, 64],
  ['mobileNum', 6, 20],
  ['verificationCode', 4, 10],
] as const)(
  '%s has %i to %i characters where a platform says nothing [REG-14]',
  (name, min, max) => {
    const fitting = [min - 1, min, max, max + 1].map((length) =>
      keepsRule('7'.repeat(length), houseRules[name]),
    );
    expect(fitting).toEqual([false, true, true, false]);
  },
);

describe('an e-mail address', () => {
  test.each(['ana@mail.com', 'ana.cruz@mail.com.ph', 'a+b-c_d@x.co', 'ana@a-b.co.uk.ph'])(
    '%s fits [FORGOT-02]',
    (value) => expect(isEmail(value)).toBe(true),
  );
  test.each([
    ...['', 'ana', 'ana@mail', '@mail.com', '.ana@mail.com', 'ana..b@mail.com', 'a b@mail.com'],
    ...[
      'ana@mail.info',
      'ana@mail.c',
      'ana@a.bc.de.fg.hi',
      'ana@mail.com ',
      `${'a'.repeat(250)}@x.co`,
    ],
  ])('%j does not [FORGOT-02]', (value) => expect(isEmail(value)).toBe(false));
});

describe('a name in one line', () => {
  test.each([
    ['a line of its own', 'Ana\nCruz'],
    ['nothing that is seen', '\u200b\u200b'],
    ['a joiner without what it joins', '\u200d\u200d'],
    ['a letter without a shape', '\u3164\u3164'],
    ['a sign that turns what follows round', 'Ana \u2066Cruz'],
    ['a tower of marks', `A${'\u0301\u0327'.repeat(20)}`],
  ])('is refused with %s [REG-14]', (_what, value) =>
    expect(keepsRule(value, { charset: 'line' })).toBe(false),
  );

  test('of a long text is judged at once [REG-14]', () => {
    const began = performance.now();
    expect(keepsRule(`${'a\u0301\u200d'.repeat(20_000)}\n`, { charset: 'line' })).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

test('letters carry no tower of marks [REG-14]', () => {
  expect(keepsRule(`A${'\u0301'.repeat(9)}`, { charset: 'letters' })).toBe(false);
});
