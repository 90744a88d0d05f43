import * as z from 'zod/mini';
import { tokenNames } from '../theme/tokens';

/** `#rgb`, `#rrggbb` or `oklch(lightness chroma hue)` with a lightness from 0 to 1 (or in %). */
export const colorPattern =
  /^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|oklch\(\s*\d*\.?\d+%?\s+\d*\.?\d+\s+-?\d*\.?\d+\s*\))$/;

const color = z
  .string()
  .check(z.regex(colorPattern, 'must be #rgb, #rrggbb or oklch(lightness chroma hue)'));

const overrides = z.partialRecord(z.enum(tokenNames), color);

const schemeNames = ['light', 'dark', 'system'] as const;
const radiusNames = ['sharp', 'soft', 'round'] as const;
const densityNames = ['compact', 'usual', 'roomy'] as const;
const fontNames = ['system', 'rounded', 'geometric', 'serif'] as const;
const heroNames = ['flat', 'deep', 'twist', 'duo'] as const;

/** A merchant's theme.json: a few choices from which every colour token is derived. */
export const themeSchema = z.strictObject({
  $schema: z.optional(z.string()),
  brand: color,
  accent: z.optional(color),
  neutralTint: z._default(z.number().check(z.gte(0), z.lte(1)), 0.5),
  radius: z._default(z.enum(radiusNames), 'soft'),
  density: z._default(z.enum(densityNames), 'usual'),
  font: z._default(z.enum(fontNames), 'system'),
  scheme: z._default(z.enum(schemeNames), 'system'),
  hero: z._default(z.enum(heroNames), 'deep'),
  overrides: z._default(
    z.strictObject({ light: z.optional(overrides), dark: z.optional(overrides) }),
    {},
  ),
});

export type Theme = z.output<typeof themeSchema>;
export type ThemeInput = z.input<typeof themeSchema>;
