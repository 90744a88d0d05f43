import { expect, it } from 'vitest';
import { joinRules } from './rules';

it('joins settings and validation over default bounds, the later winning [REG-04, REG-14]', () => {
  const rules = joinRules(
    { username: { minLength: 6, messageKey: 'in_name' }, madeUp: { enabled: true } },
    { username: { enabled: true, required: true, minLength: undefined } },
  );
  expect(rules.username).toEqual({
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 16,
    charset: 'username',
    messageKey: 'in_name',
  });
  expect(rules.email.enabled).toBe(false);
  expect(rules).not.toHaveProperty('madeUp');
});
