import { houseRules, keepsRule } from '@playhouse/wps';
import type { FieldBounds, registrationCalls } from '@playhouse/wps';
import * as z from 'zod/mini';

type FieldRule = registrationCalls.FieldRule;

const names = [
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
  'mobileNum',
  'password',
  'verificationCode',
  'captcha',
] as const;

/** Rules that the platform shares among its forms. */
export type RuleName = (typeof names)[number];

const rule = (bounds: Required<FieldBounds>): FieldRule => ({
  ...bounds,
  enabled: true,
  required: true,
  messageKey: '',
});

const { username, password, mobileNum, verificationCode } = houseRules;

/** The bounds until the platform has answered its own, and where it has none. */
export const defaultRules: Readonly<Record<RuleName, FieldRule>> = {
  loginUsername: rule(username),
  loginPassword: rule(password),
  loginMobileNum: rule(mobileNum),
  mobileNum: rule(mobileNum),
  password: rule(password),
  verificationCode: rule(verificationCode),
  captcha: rule({ minLength: 1, maxLength: 6, charset: 'digits' }),
};

/** The platform's rules by name, each field of ours with one. */
export function completeRules(
  answer: registrationCalls.ValidationRules | undefined,
): Readonly<Record<RuleName, FieldRule>> {
  const entries = names.map((name) => [name, answer?.[name] ?? defaultRules[name]]);
  return Object.fromEntries(entries) as Record<RuleName, FieldRule>;
}

export interface RuleTexts {
  readonly empty: string;
  readonly wrong: string;
}

/**
 * A required text that keeps a rule; an empty one is told apart from a wrong one.
 * @param read what of the typed text the rule is about, such as a number without its dialling code
 */
export function ruled(
  fieldRule: FieldRule,
  { empty, wrong }: RuleTexts,
  read = (typed: string) => typed,
) {
  const error = ({ input }: { readonly input?: unknown }) => (input === '' ? empty : wrong);
  const keeps = (typed: string) => typed !== '' && keepsRule(read(typed), fieldRule);
  return z.string().check(z.refine(keeps, { error }));
}
