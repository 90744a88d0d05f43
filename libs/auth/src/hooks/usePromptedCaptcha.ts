import { useWps } from '@playhouse/platform';
import { captchaPrompt, useCaptcha } from '@playhouse/session';
import type { Captcha } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { defaultRules } from '../logic/rules';
import { rulesOptions } from '../queries';

/** A captcha with words that ask for its digits. */
export interface PromptedCaptcha extends Captcha {
  readonly prompt: string;
}

/** The captcha of a form, and how many digits it takes by the platform's rules. */
export function usePromptedCaptcha(purpose: 'login' | 'sms', shown: boolean): PromptedCaptcha {
  const captcha = useCaptcha(purpose, shown);
  const { captcha: rule } = useQuery(rulesOptions(useWps())).data ?? defaultRules;
  return { ...captcha, prompt: captchaPrompt(useIntl(), rule) };
}
