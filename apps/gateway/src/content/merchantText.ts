import type { LanguageCode } from '@playhouse/whitelabel';
import type { Texts } from '../base/language';
import type { MerchantScope } from '../base/merchants';

/** A text in the reader's language with `{name}` and given values filled in. */
export function tell(
  texts: Texts,
  language: LanguageCode,
  { config }: MerchantScope,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[language].replace(/\{(\w+)\}/g, (whole, key: string) =>
    key === 'name' ? config.name : (values[key] ?? whole),
  );
}
