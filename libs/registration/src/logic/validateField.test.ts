import { describe, expect, it } from 'vitest';
import { emptyValues } from './fields';
import type { FieldName } from './fields';
import type { FormField } from './formModel';
import { joinRules } from './rules';
import type { FieldRule } from './rules';
import { validateField } from './validateField';

function field(name: FieldName, rule: Partial<FieldRule> = {}): FormField {
  return { ...joinRules({ [name]: { enabled: true, ...rule } })[name], name };
}

function keyOf(asked: FormField, values: Partial<Record<FieldName, string>>): string | undefined {
  return validateField(asked, { ...emptyValues, ...values })?.key;
}

describe('rules of the platform', () => {
  it('lets an optional empty field pass and refuses a required one [REG-14]', () => {
    expect(keyOf(field('zalo', { minLength: 5 }), { zalo: '  ' })).toBeUndefined();
    expect(keyOf(field('zalo', { required: true }), { zalo: '  ' })).toBe('registration.required');
  });

  it.each([
    ['digits', '12a45', '12345'],
    ['letters', 'Ana9 ', 'María José'],
    ['alphanumeric', 'abc_d', 'abc12'],
    ['username', 'ab-cd', 'ab_c1'],
    ['email', 'a@b', 'a.b@c.ph'],
    ['any', 'long over ten', 'a b-c!'],
  ] as const)('knows the character set %s [REG-14]', (charset, bad, good) => {
    const asked = field('line', { charset, minLength: 2, maxLength: 10, messageKey: 'told' });
    expect(keyOf(asked, { line: bad })).toBe('told');
    expect(keyOf(asked, { line: good })).toBeUndefined();
  });

  it('takes no payment password that is easy to guess [REG-14]', () => {
    const asked = field('paymentPassword', { charset: 'digits', minLength: 6, maxLength: 6 });
    expect(keyOf(asked, { paymentPassword: '123456' })).toBe('registration.paymentPasswordWeak');
    expect(keyOf(asked, { paymentPassword: '246810' })).toBeUndefined();
  });

  it('counts both bounds in, and hands them to the text [REG-14]', () => {
    const asked = field('username', { minLength: 4, maxLength: 6 });
    expect(keyOf(asked, { username: 'abc' })).toBe('rule.username');
    expect(keyOf(asked, { username: 'abcd' })).toBeUndefined();
    expect(keyOf(asked, { username: 'abcdef' })).toBeUndefined();
    expect(validateField(asked, { ...emptyValues, username: 'abcdefg' })).toEqual({
      key: 'rule.username',
      minLength: 4,
      maxLength: 6,
    });
  });
});

describe('rules of the form', () => {
  it('wants a code as soon as a number is typed [REG-19]', () => {
    const code = field('verificationCode');
    expect(keyOf(code, {})).toBeUndefined();
    expect(keyOf(code, { mobileNum: '917' })).toBe('registration.required');
    expect(keyOf(code, { mobileNum: '917', verificationCode: '1234' })).toBeUndefined();
  });

  it('compares the passwords only when both are filled, and asks for the second [REG-15]', () => {
    const confirm = field('confirmPassword', { required: true });
    expect(keyOf(confirm, { password: 'one', confirmPassword: '' })).toBe('in_incorrect_password');
    expect(keyOf(confirm, { password: 'one', confirmPassword: 'two' })).toBe(
      'in_confirmation_correct',
    );
    expect(keyOf(confirm, { password: '', confirmPassword: 'two' })).toBeUndefined();
    expect(keyOf(confirm, { password: 'two', confirmPassword: 'two' })).toBeUndefined();
    expect(keyOf(confirm, { password: 'two', confirmPassword: 'two ' })).toBe(
      'in_confirmation_correct',
    );
  });

  it('wants a captcha of one to six digits [REG-16]', () => {
    const captcha = field('captcha');
    for (const wrong of ['', '12a4', '1234567']) {
      expect(keyOf(captcha, { captcha: wrong })).toBe('in_vwrite_code');
    }
    expect(keyOf(captcha, { captcha: '123456' })).toBeUndefined();
  });
});
