import type { LanguageCode } from '@playhouse/whitelabel';
import { fillText } from '../base/fillText';
import { languageTag } from '../base/language';
import type { MerchantScope } from '../base/merchants';
import { textIn } from '../base/texts';

interface MoneyLook {
  /** Leaves the minor digits of whole amounts out, as in ₱100. @default false */
  readonly round?: boolean;
}

/** An amount in major units of the merchant's currency, as it is written in a language. */
export function writeMoney(
  amount: number,
  language: LanguageCode,
  { config: { currency } }: MerchantScope,
  { round = false }: MoneyLook = {},
): string {
  const digits = round && Number.isInteger(amount) ? 0 : currency.scale;
  const number = amount.toLocaleString(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return fillText(textIn(language, 'language.money'), { symbol: currency.symbol, number });
}
