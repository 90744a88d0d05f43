import type { CatalogueName } from '@playhouse/i18n';
import type { LanguageCode } from '@playhouse/whitelabel';
import { firstTexts } from './loadingPlan';

const texts = '../../libs/i18n/texts';

/** The module, by its key in Vite's manifest, with the texts that the first load needs in a language. */
export function firstLoadTexts(language: LanguageCode): string {
  return `${texts}/${language}.js`;
}

/** The modules with the texts of libraries, beyond those of the first load. */
export function textModules(names: readonly CatalogueName[], language: LanguageCode): string[] {
  const first: readonly string[] = firstTexts;
  return names
    .filter((name) => !first.includes(name))
    .map((name) => `${texts}/${name}/${language}.js`);
}
