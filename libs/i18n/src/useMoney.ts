import { useMerchant } from '@playhouse/whitelabel';
import { useCallback } from 'react';
import { formatMoney } from './formatMoney';
import type { MoneyOptions } from './formatMoney';
import { useLanguage } from './LanguageContext';
import { toBcp47 } from './languages';

/** An amount that keeps its order beside words that run from right to left: a sign in front of it stays in front. */
const isolate = (text: string): string => `\u2066${text}\u2069`;

/** A function that writes amounts (major units) in the merchant's currency and the player's language. */
export function useMoney(): (amount: number, options?: MoneyOptions) => string {
  const { currency } = useMerchant();
  const { language, direction } = useLanguage();
  return useCallback(
    (amount, options) => {
      const text = formatMoney(amount, toBcp47(language), currency, options);
      return direction === 'rtl' ? isolate(text) : text;
    },
    [currency, language, direction],
  );
}
