import { useMerchant } from '@playhouse/whitelabel';
import type { NumberStyle } from '@playhouse/wps';
import { useLanguage } from './LanguageContext';
import { toBcp47 } from './languages';

/** How the player types amounts: with the decimals of the merchant's currency, behind the sign of the language. */
export function useNumberStyle(): NumberStyle {
  const { scale } = useMerchant().currency;
  const { language } = useLanguage();
  const sample = new Intl.NumberFormat(toBcp47(language)).format(1.5);
  return { scale, decimalSign: sample.includes(',') ? ',' : '.' };
}
