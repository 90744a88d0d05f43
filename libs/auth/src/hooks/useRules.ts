import type { MessageId } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { captchaPrompt } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { completeRules, ruled } from '../logic/rules';
import type { RuleName } from '../logic/rules';
import { rulesOptions } from '../queries';

const messagesOf: Readonly<
  Record<Exclude<RuleName, 'captcha'>, { empty: MessageId; wrong: MessageId }>
> = {
  loginUsername: { empty: 'auth.issue.usernameEmpty', wrong: 'auth.issue.username' },
  loginPassword: { empty: 'auth.issue.passwordEmpty', wrong: 'auth.issue.password' },
  loginMobileNum: { empty: 'auth.issue.mobileEmpty', wrong: 'auth.issue.mobile' },
  mobileNum: { empty: 'auth.issue.mobileEmpty', wrong: 'auth.issue.mobile' },
  password: { empty: 'auth.issue.passwordEmpty', wrong: 'auth.issue.password' },
  verificationCode: { empty: 'auth.issue.code', wrong: 'auth.issue.code' },
};

/** Makes the schema of a field from the platform's rule of that name, with texts in the player's language. */
export type RuledField = (
  name: RuleName,
  read?: (typed: string) => string,
) => ReturnType<typeof ruled>;

/** Fields by the platform's shared rules; changes with the rules and with the language. */
export function useRules(): RuledField {
  const { data } = useQuery(rulesOptions(useWps()));
  const intl = useIntl();
  return useMemo(() => {
    const rules = data ?? completeRules(undefined);
    const { formatMessage } = intl;
    return (name, read) => {
      if (name === 'captcha') {
        const prompt = captchaPrompt(intl, rules.captcha);
        return ruled(rules.captcha, { empty: prompt, wrong: prompt });
      }
      const { minLength: min, maxLength: max } = rules[name];
      const { empty, wrong } = messagesOf[name];
      const wrongText = formatMessage({ id: wrong }, { min, max });
      return ruled(rules[name], { empty: formatMessage({ id: empty }), wrong: wrongText }, read);
    };
  }, [data, intl]);
}
