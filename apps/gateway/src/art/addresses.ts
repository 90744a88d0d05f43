import type { LanguageCode, Theme } from '@playhouse/whitelabel';
import { hashOf } from '../base/random';

/** For whom a picture is drawn. */
interface Look {
  readonly language: LanguageCode;
  /** The merchant's code. */
  readonly merchant: string;
  readonly theme: Theme | undefined;
}

/**
 * Where a banner's picture is found, in a language and a merchant's colours. Browsers keep it for a year: `look`
 * changes with the theme, so that a new one is seen at once.
 */
export function bannerArtAddress(id: string, { language, merchant, theme }: Look): string {
  const look = hashOf(JSON.stringify(theme ?? {})).toString(36);
  return `/art/banner/${id}.svg?language=${language}&merchant=${merchant}&look=${look}`;
}
