import { useMerchant } from '@playhouse/whitelabel';
import { useCallback } from 'react';
import { formatMoney } from './formatMoney';
import type { MoneyOptions } from './formatMoney';
import { useLanguage } from './LanguageContext';
import { toBcp47 } from './languages';

/** A function that writes amounts (major units) in the merchant's currency and the player's language. */
export function useMoney(): (amount: number, options?: MoneyOptions) => string {
  const { currency } = useMerchant();
  const { language } = useLanguage();
  return useCallback(
    (amount, options) => formatMoney(amount, toBcp47(language), currency, options),
    [currency, language],
  );
}
