import type { LanguageCode, Theme } from '@playhouse/whitelabel';
import { toHash } from '../base/random';
import { findHeadline } from '../content/banners';

/** The reader that a picture is drawn for. */
interface Look {
  readonly language: LanguageCode;
  /** The merchant's code. */
  readonly merchant: string;
  readonly theme: Theme | undefined;
}

/**
 * Where a banner's picture is found, in a language and a merchant's colours. Browsers keep it for a year: `look`
 * changes with the theme and with the words in the picture, so that new ones are seen at once.
 */
export function bannerArtAddress(id: string, { language, merchant, theme }: Look): string {
  const { title, line } = findHeadline(id) ?? {};
  const drawn = [theme ?? {}, title?.[language], line?.[language]];
  const look = toHash(JSON.stringify(drawn)).toString(36);
  return `/art/banner/${id}.svg?language=${language}&merchant=${merchant}&look=${look}`;
}
