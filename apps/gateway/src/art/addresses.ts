import { hashOf } from '../base/random';
import type { Asker } from '../model/asker';

/**
 * Where a banner's picture is found, in the asker's language and the merchant's colours. Browsers keep it for a year:
 * `look` changes with the theme, so that a new one is seen at once.
 */
export function bannerArtAddress(
  { language, scope, services }: Pick<Asker, 'language' | 'scope' | 'services'>,
  id: string,
): string {
  const { code } = scope.config;
  const look = hashOf(JSON.stringify(services.themes.get(code) ?? {})).toString(36);
  return `/art/banner/${id}.svg?language=${language}&merchant=${code}&look=${look}`;
}
