import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { completeRules, defaultRules, ruled } from './rules';

test('the platform’s bounds win over the defaults, field by field [SETPW-02]', () => {
  const mobileNum = { ...defaultRules.mobileNum, minLength: 9 };
  const rules = completeRules({ mobileNum });
  expect(rules.mobileNum.minLength).toBe(9);
  expect(rules.password).toBe(defaultRules.password);
});

test('an empty value is told apart from a wrong one, with one message', () => {
  const schema = ruled(defaultRules.loginMobileNum, { empty: 'empty', wrong: 'wrong' });
  const messages = (value: string) =>
    z.safeParse(schema, value).error?.issues.map((issue) => issue.message);
  expect(messages('')).toEqual(['empty']);
  expect(messages('12')).toEqual(['wrong']);
  expect(messages('9171234567')).toBeUndefined();
});
