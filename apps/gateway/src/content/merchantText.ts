import type { LanguageCode } from '@playhouse/whitelabel';
import { fillText } from '../base/fillText';
import type { MerchantScope } from '../base/merchants';
import type { Texts } from '../base/texts';

/** A text in the reader's language with `{name}`, the merchant's, and given values filled in. */
export function tell(
  texts: Texts,
  language: LanguageCode,
  { config }: MerchantScope,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillText(texts[language], { ...values, name: config.name });
}
