import type { registrationCalls } from '@playhouse/wps';
import * as z from 'zod/mini';

type FieldRule = registrationCalls.FieldRule;

const names = [
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
  'mobileNum',
  'password',
  'verificationCode',
] as const;

/** Rules that the platform shares among its forms. */
export type RuleName = (typeof names)[number];

function rule(minLength: number, maxLength: number, charset: FieldRule['charset']): FieldRule {
  return { enabled: true, required: true, minLength, maxLength, charset, messageKey: '' };
}

const username = rule(4, 16, 'username');
const password = rule(8, 64, 'any');
const mobile = rule(6, 20, 'digits');

/** The bounds until the platform has answered its own, and where it has none. */
export const defaultRules: Readonly<Record<RuleName, FieldRule>> = {
  loginUsername: username,
  loginPassword: password,
  loginMobileNum: mobile,
  mobileNum: mobile,
  password,
  verificationCode: rule(4, 10, 'digits'),
};

/** The platform's rules by name, each field of ours with one. */
export function completeRules(
  answer: registrationCalls.ValidationRules | undefined,
): Readonly<Record<RuleName, FieldRule>> {
  const entries = names.map((name) => [name, answer?.[name] ?? defaultRules[name]]);
  return Object.fromEntries(entries) as Record<RuleName, FieldRule>;
}

const patterns: Readonly<Record<FieldRule['charset'], RegExp>> = {
  digits: /^\d*$/,
  letters: /^\p{L}*$/u,
  alphanumeric: /^[A-Za-z0-9]*$/,
  username: /^[A-Za-z0-9_]*$/,
  email: /^[^\s@]+@[^\s@]+$/,
  any: /^[\s\S]*$/,
};

/** Whether a value is filled and keeps a rule; lengths count characters. */
export function keepsRule({ minLength, maxLength, charset }: FieldRule, value: string): boolean {
  const length = [...value].length;
  return length > 0 && length >= minLength && length <= maxLength && patterns[charset].test(value);
}

export interface RuleTexts {
  readonly empty: string;
  readonly wrong: string;
}

/** A required text that keeps a rule; an empty one is told apart from a wrong one. */
export function ruled(fieldRule: FieldRule, { empty, wrong }: RuleTexts) {
  const error = ({ input }: { readonly input?: unknown }) => (input === '' ? empty : wrong);
  return z.string().check(z.refine((value) => keepsRule(fieldRule, value), { error }));
}
