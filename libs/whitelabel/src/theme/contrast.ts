import type { Theme } from '../schema/themeSchema';
import { accentStops, heroStops } from './gradients';
import type { Scheme } from './neutrals';
import { contrastRatio } from './oklch';
import type { Palette, TokenName } from './tokens';

/** One measured pair. `required` is 4.5 for text, 3 for parts of the interface (WCAG 1.4.3, 1.4.11). */
export interface ContrastReport {
  readonly scheme: Scheme;
  readonly foreground: TokenName;
  readonly background: TokenName | 'gradient-hero' | 'gradient-accent';
  readonly ratio: number;
  readonly required: number;
  readonly ok: boolean;
}

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken'] as const;

const textOnGrounds = [
  'text',
  'text-muted',
  'link',
  'accent-strong',
  'success',
  'warning',
  'danger',
  'info',
] as const;
const partsOnGrounds = ['accent', 'border-strong', 'focus'] as const;

const pairs: readonly (readonly [TokenName, TokenName])[] = [
  ['on-accent', 'accent'],
  ['on-secondary', 'secondary'],
  ['on-selected', 'selected'],
  ['text', 'selected'],
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap(
    (status): (readonly [TokenName, TokenName])[] => [
      [`on-${status}`, status],
      [`on-${status}-soft`, `${status}-soft`],
      ['text', `${status}-soft`],
    ],
  ),
];

/** Measures every pair of tokens that the parts put on each other. */
export function measureContrast(theme: Theme, palette: Palette, scheme: Scheme): ContrastReport[] {
  const measure = (foreground: TokenName, background: TokenName, required: number) => {
    const ratio = contrastRatio(palette[foreground], palette[background]);
    return { scheme, foreground, background, ratio, required, ok: ratio >= required };
  };
  const measureGradient = (
    foreground: TokenName,
    background: 'gradient-hero' | 'gradient-accent',
    stops: readonly string[],
  ) => {
    const ratio = Math.min(...stops.map((stop) => contrastRatio(palette[foreground], stop)));
    return { scheme, foreground, background, ratio, required: 4.5, ok: ratio >= 4.5 };
  };
  return [
    ...textOnGrounds.flatMap((token) => grounds.map((ground) => measure(token, ground, 4.5))),
    ...partsOnGrounds.flatMap((token) => grounds.map((ground) => measure(token, ground, 3))),
    ...pairs.map(([foreground, background]) => measure(foreground, background, 4.5)),
    measureGradient('on-hero', 'gradient-hero', heroStops(theme)),
    measureGradient('on-accent', 'gradient-accent', accentStops(palette)),
  ];
}
