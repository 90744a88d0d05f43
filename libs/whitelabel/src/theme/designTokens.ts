import type { Theme } from '../schema/themeSchema';
import { deriveTheme } from './deriveTheme';
import { toDesignColor } from './designColor';
import { accentStops, heroStops } from './gradients';
import type { Scheme } from './neutrals';
import { densities, fonts, radii } from './shapes';
import type { Palette } from './tokens';

/** The choices of a theme that no type of the format can hold, under this name in the file's `$extensions`. */
export const choicesExtension = 'com.playhouse.theme';

/** A group or token of the format. */
type Node = Readonly<Record<string, unknown>>;

const color = (text: string): Node => ({ $value: toDesignColor(text) });

const rem = (value: number): Node => ({ $value: { value, unit: 'rem' } });

const each = <Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => Node) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));

const gradient = (stops: readonly string[]): Node => ({
  $value: stops.map((stop, position) => ({ color: toDesignColor(stop), position })),
});

const scheme = (theme: Theme, palette: Palette): Node => ({
  color: { $type: 'color', ...each(palette, color) },
  gradient: {
    $type: 'gradient',
    hero: gradient(heroStops(theme)),
    accent: gradient(accentStops(palette)),
  },
});

/**
 * A merchant's theme as a file of design tokens (Design Tokens Format Module 2025.10, https://www.designtokens.org): its
 * choices, and every colour of both schemes that follows from them.
 * @param name of the merchant, for whoever reads the file
 */
export function exportTokens(theme: Theme, name: string): Node {
  const { tokens } = deriveTheme(theme);
  return {
    $description: `Theme of ${name}. A colour that is changed here is set by hand in theme.json.`,
    $extensions: { [choicesExtension]: { hero: theme.hero, scheme: theme.scheme } },
    choices: {
      brand: { $type: 'color', ...color(theme.brand) },
      accent: {
        $type: 'color',
        ...(theme.accent === undefined ? { $value: '{choices.brand}' } : color(theme.accent)),
      },
      neutralTint: { $type: 'number', $value: theme.neutralTint },
    },
    font: { $type: 'fontFamily', body: { $value: fonts[theme.font] } },
    radius: { $type: 'dimension', ...each(radii[theme.radius], rem) },
    space: { $type: 'dimension', unit: rem(densities[theme.density]) },
    ...({ light: scheme(theme, tokens.light), dark: scheme(theme, tokens.dark) } satisfies Record<
      Scheme,
      Node
    >),
  };
}
