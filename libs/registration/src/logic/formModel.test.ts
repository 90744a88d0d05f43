import { describe, expect, it } from 'vitest';
import { fieldNames } from './fields';
import type { FieldName } from './fields';
import { formFields } from './formModel';
import type { FormConditions } from './formModel';
import { rulesWith } from './testRules';

function conditions(some: Partial<FormConditions>): FormConditions {
  return {
    tab: 'username',
    rules: rulesWith({}),
    mobileAsksCode: false,
    mobileAsksPassword: false,
    affiliateSettled: false,
    ...some,
  };
}

function names(some: Partial<FormConditions>): string[] {
  return formFields(conditions(some)).map((field) => field.name);
}

const everyField = rulesWith(
  Object.fromEntries(fieldNames.map((name): [FieldName, 'optional'] => [name, 'optional'])),
);

describe('the form of a configuration', () => {
  it.each([
    {
      merchant: 'username only, nothing more',
      given: {},
      expected: ['username', 'password', 'confirmPassword'],
    },
    {
      merchant: 'username with a few contacts and a captcha',
      given: { rules: rulesWith({ captcha: 'required', email: 'required', zalo: 'optional' }) },
      expected: ['username', 'password', 'confirmPassword', 'email', 'zalo', 'captcha'],
    },
    {
      merchant: 'mobile only with REGMOBVERF3',
      given: { tab: 'mobile', mobileAsksCode: true },
      expected: ['mobileNum', 'verificationCode'],
    },
    {
      merchant: 'mobile with REGMOBVERF3 and MOBILENUMPASSREG3',
      given: { tab: 'mobile', mobileAsksCode: true, mobileAsksPassword: true },
      expected: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    },
    {
      merchant: 'mobile with neither',
      given: { tab: 'mobile', rules: rulesWith({ captcha: 'optional' }) },
      expected: ['mobileNum', 'captcha'],
    },
  ] as const)('asks for the fields of: $merchant [REG-03, REG-04, REG-19]', (row) => {
    expect(names(row.given)).toEqual(row.expected);
  });

  it('asks for all fields when all are on, the username first on its tab [REG-03, REG-19]', () => {
    const mobile = names({
      tab: 'mobile',
      rules: everyField,
      mobileAsksCode: true,
      mobileAsksPassword: true,
    });
    expect(mobile).toEqual(fieldNames.filter((name) => name !== 'username'));
    const username = names({ rules: everyField, mobileAsksCode: true });
    expect([...username].sort()).toEqual([...fieldNames].sort());
    expect(username.slice(0, 3)).toEqual(['username', 'password', 'confirmPassword']);
  });

  it('stars fields that configuration or tab require, and a shown captcha [REG-04, REG-16]', () => {
    const rules = rulesWith({ email: 'required', nickname: 'optional', captcha: 'optional' });
    const starred = formFields(conditions({ rules })).filter((field) => field.required);
    expect(starred.map((field) => field.name)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'email',
      'captcha',
    ]);
  });

  it('asks for a code on the username tab only beside a number, without a star [REG-19]', () => {
    const code = { verificationCode: 'required' } as const;
    expect(names({ rules: rulesWith(code) })).not.toContain('verificationCode');
    const both = formFields(conditions({ rules: rulesWith({ ...code, mobileNum: 'optional' }) }));
    expect(both.slice(3).map(({ name, required }) => [name, required])).toEqual([
      ['mobileNum', false],
      ['verificationCode', false],
    ]);
  });

  it('spares the player the invitation code that came with the address [REG-12]', () => {
    const rules = rulesWith({ affiliateCode: 'required' });
    expect(names({ rules })).toContain('affiliateCode');
    expect(names({ rules, affiliateSettled: true })).not.toContain('affiliateCode');
  });
});
