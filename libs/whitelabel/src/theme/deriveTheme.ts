import type { Theme } from '../schema/themeSchema';
import { measureContrast, type ContrastReport } from './contrast';
import { gradients, heroStops } from './gradients';
import { measureLikeness, type LikenessReport } from './likeness';
import type { Scheme } from './neutrals';
import { derivePalette } from './palette';
import { shapeDeclarations } from './shapes';
import type { Palette } from './tokens';

export interface DerivedTheme {
  /** Style sheet text: the tokens in both schemes, for `:root` and `[data-theme]`. */
  readonly css: string;
  readonly tokens: Record<Scheme, Palette>;
  /** The two ends of the hero gradient, as `#rrggbb`. */
  readonly hero: readonly [from: string, to: string];
  /** Every measured pair; a pair that is not `ok` fails the merchant's check. */
  readonly contrast: readonly ContrastReport[];
  /** Every pair of roles; two that look alike fail the merchant's check. */
  readonly likeness: readonly LikenessReport[];
}

function declarations(theme: Theme, scheme: Scheme, palette: Palette): string {
  const colors = Object.entries(palette).map(([name, value]) => `--color-${name}:${value}`);
  const ramps = Object.entries(gradients(theme, palette)).map(
    ([name, value]) => `--${name}:${value}`,
  );
  const overlay = `--color-overlay:rgb(0 0 0/${scheme === 'light' ? 0.5 : 0.66})`;
  const logo = `--image-logo:url(/${scheme === 'light' ? 'logo' : 'logo-dark'}.svg)`;
  // A browser that darkens light pages by itself would redraw pictures, too: this site has a dark scheme of its own.
  const mode = scheme === 'light' ? 'only light' : scheme;
  return [`color-scheme:${mode}`, ...colors, overlay, ...ramps, logo].join(';');
}

/**
 * Derives every token of both schemes from a theme's few choices.
 * `html:root` outweighs the static tokens' `:root`, so the order of style sheets does not matter;
 * `data-theme` (light, dark, system) on the root is the player's own choice and wins over the merchant's.
 */
export function deriveTheme(theme: Theme): DerivedTheme {
  const tokens = { light: derivePalette(theme, 'light'), dark: derivePalette(theme, 'dark') };
  const light = declarations(theme, 'light', tokens.light);
  const dark = declarations(theme, 'dark', tokens.dark);
  const [first, other] = theme.scheme === 'dark' ? [dark, light] : [light, dark];
  const otherName = theme.scheme === 'dark' ? 'light' : 'dark';
  const followers =
    theme.scheme === 'system'
      ? ':is([data-theme=system],:not([data-theme]))'
      : '[data-theme=system]';
  const css = [
    `html:root{${shapeDeclarations(theme).join(';')};${first}}`,
    `html:root[data-theme=${otherName}]{${other}}`,
    `@media (prefers-color-scheme:${otherName}){html:root${followers}{${other}}}`,
  ].join('');
  return {
    css,
    tokens,
    hero: heroStops(theme),
    contrast: [
      ...measureContrast(theme, tokens.light, 'light'),
      ...measureContrast(theme, tokens.dark, 'dark'),
    ],
    likeness: [...measureLikeness(tokens.light, 'light'), ...measureLikeness(tokens.dark, 'dark')],
  };
}
