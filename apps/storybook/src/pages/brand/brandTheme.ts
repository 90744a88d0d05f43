import {
  deriveTheme,
  themeSchema,
  type ContrastReport,
  type Theme,
  type ThemeInput,
} from '@playhouse/whitelabel';

/** Choices of a brand that are made on the page; what is left empty is the usual one. */
export interface BrandChoices {
  readonly brand: string;
  /** Empty: the brand's. */
  readonly accent: string;
  readonly neutralTint: number;
  readonly radius: Theme['radius'];
  readonly density: Theme['density'];
  readonly font: Theme['font'];
  readonly hero: Theme['hero'];
  readonly scheme: Theme['scheme'];
}

/** The choices with which a merchant's theme begins. */
export const choicesIn = ({ brand, accent = '', ...theme }: Theme): BrandChoices => ({
  ...{ brand, accent, neutralTint: theme.neutralTint },
  ...{ radius: theme.radius, density: theme.density, font: theme.font },
  ...{ hero: theme.hero, scheme: theme.scheme },
});

const toInput = ({ accent, ...choices }: BrandChoices): ThemeInput =>
  accent === '' ? choices : { ...choices, accent };

/** The theme of the choices; `undefined` while a colour is none. */
export const readChoices = (choices: BrandChoices): Theme | undefined =>
  themeSchema.safeParse(toInput(choices)).data;

/** The text of a merchant's `theme.json`. */
export const writeThemeJson = (choices: BrandChoices): string =>
  `${JSON.stringify({ $schema: '../theme.schema.json', ...toInput(choices) }, undefined, 2)}\n`;

/**
 * Style sheet text of a theme that outweighs the merchant's own in a story.
 * @param logo address of a picture in place of the merchant's
 */
export function brandCss(theme: Theme, logo: string | undefined): string {
  const css = deriveTheme(theme).css.replaceAll('html:root', 'html:root:root');
  if (logo === undefined) return css.replaceAll(/--image-logo:url\([^)]*\)/g, '');
  return css.replaceAll(/--image-logo:url\([^)]*\)/g, `--image-logo:url(${logo})`);
}

/** The pair of a scheme that has the least room above what it needs. */
export const findClosest = (theme: Theme, scheme: 'light' | 'dark'): ContrastReport | undefined =>
  deriveTheme(theme)
    .contrast.filter((report) => report.scheme === scheme)
    .sort((one, other) => one.ratio - one.required - (other.ratio - other.required))[0];
