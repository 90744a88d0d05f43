import type { Theme } from '../schema/themeSchema';

/** Corner radii in rem, by the theme's choice. */
export const radii = {
  sharp: { s: 0.125, m: 0.25, l: 0.375 },
  soft: { s: 0.375, m: 0.625, l: 1 },
  round: { s: 0.625, m: 1, l: 1.5 },
} as const satisfies Record<Theme['radius'], Record<'s' | 'm' | 'l', number>>;

/** The unit of all spaces in rem, by the theme's choice. */
export const densities = {
  compact: 0.875,
  usual: 1,
  roomy: 1.125,
} as const satisfies Record<Theme['density'], number>;

const system = [
  ...['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Noto Sans'],
  'sans-serif',
];

/**
 * Families by the theme's choice, in the order in which a device is asked. Devices bring them along: no font is fetched.
 */
export const fonts: Readonly<Record<Theme['font'], readonly string[]>> = {
  system,
  rounded: ['ui-rounded', 'Arial Rounded MT Bold', 'Nunito', 'Varela Round', ...system],
  geometric: ['Avenir Next', 'Avenir', 'Montserrat', 'Century Gothic', ...system],
  serif: ['ui-serif', 'Iowan Old Style', 'Charter', 'Georgia', 'Noto Serif', 'serif'],
};

const quote = (family: string) => (family.includes(' ') ? `'${family}'` : family);

/**
 * Declarations of what a theme chooses once for both schemes. Where text is large on a narrow screen, the room is for its
 * words: the unit does not grow along.
 */
export const shapeDeclarations = ({ radius, density, font }: Theme): readonly string[] => [
  ...Object.entries(radii[radius]).map(([size, rem]) => `--radius-${size}:${rem}rem`),
  `--unit:min(${densities[density]}rem,5vw)`,
  `--font:${fonts[font].map(quote).join(',')}`,
];
