import { useWps } from '@playhouse/platform';
import { captchaPrompt } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { completeRules, ruled } from '../logic/rules';
import type { RuleName } from '../logic/rules';
import { issueMessages as texts } from '../messages/fieldMessages';
import { rulesOptions } from '../queries';

const messagesOf: Readonly<
  Record<Exclude<RuleName, 'captcha'>, { empty: MessageDescriptor; wrong: MessageDescriptor }>
> = {
  loginUsername: { empty: texts.usernameEmpty, wrong: texts.username },
  loginPassword: { empty: texts.passwordEmpty, wrong: texts.password },
  loginMobileNum: { empty: texts.mobileEmpty, wrong: texts.mobile },
  mobileNum: { empty: texts.mobileEmpty, wrong: texts.mobile },
  password: { empty: texts.passwordEmpty, wrong: texts.password },
  verificationCode: { empty: texts.code, wrong: texts.code },
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
      const wrongText = formatMessage(wrong, { min, max });
      return ruled(rules[name], { empty: formatMessage(empty), wrong: wrongText }, read);
    };
  }, [data, intl]);
}
