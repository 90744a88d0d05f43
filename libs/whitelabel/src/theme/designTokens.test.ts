import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeSchema, type Theme, type ThemeInput } from '../schema/themeSchema';
import { deriveTheme } from './deriveTheme';
import { exportTokens } from './designTokens';
import { importTokens } from './importTokens';
import { parseColor, toHex } from './oklch';

const write = (theme: ThemeInput) =>
  JSON.parse(JSON.stringify(exportTokens(themeSchema.parse(theme), 'Sunfair'))) as Record<
    string,
    never
  >;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);
const oklch = fc
  .tuple(tenths(1), fc.constantFrom(0.02, 0.1, 0.15), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l} ${c} ${h})`);
const color = fc.oneof(hex, oklch);

const themes = fc.record(
  {
    brand: color,
    accent: color,
    neutralTint: tenths(1),
    radius: fc.constantFrom('sharp' as const, 'soft' as const, 'round' as const),
    density: fc.constantFrom('compact' as const, 'usual' as const, 'roomy' as const),
    font: fc.constantFrom('system' as const, 'rounded' as const, 'serif' as const),
    scheme: fc.constantFrom('light' as const, 'dark' as const, 'system' as const),
    hero: fc.constantFrom('flat' as const, 'deep' as const, 'twist' as const, 'duo' as const),
    overrides: fc.record({ light: fc.record({ link: hex, bg: color }), dark: fc.record({}) }),
  },
  { requiredKeys: ['brand'] },
);

/** Every colour of both schemes, however it is written. */
const listColors = (theme: Theme) =>
  Object.entries(deriveTheme(theme).tokens).map(([scheme, palette]) => [
    scheme,
    Object.entries(palette).map(([name, text]) => [name, toHex(parseColor(text))]),
  ]);

/** Faults of a file, as `path: words`. */
function refuse(file: unknown): readonly string[] {
  const read = importTokens(file);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The file of a theme with one value put into another's place. */
function changed(path: string, value: unknown): unknown {
  const file = write({ brand: '#0a8f8c' });
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (inner, key) => (inner[key] ??= {}) as Record<string, unknown>,
    file,
  );
  parent[last] = value;
  return file;
}

describe('design tokens', () => {
  it('come back as the theme that they were written of, whatever it chooses', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const read = importTokens(write(theme));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const [before, after] = [theme, read.theme].map((one) => themeSchema.parse(one));
        if (before === undefined || after === undefined) throw new Error('Nothing was read.');
        expect(listColors(after)).toEqual(listColors(before));
        expect({ ...after, brand: 0, accent: 0, overrides: 0 }).toEqual({
          ...{ ...before, brand: 0, accent: 0, overrides: 0 },
        });
      }),
      { numRuns: 40 },
    );
  });

  it('say each value in the form of the format', () => {
    const file = write({ brand: '#0a8f8c', radius: 'round' });
    expect(file).toMatchObject({
      choices: {
        brand: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.03922, 0.56078, 0.54902], hex: '#0a8f8c' },
        },
        accent: { $value: '{choices.brand}' },
      },
      radius: { $type: 'dimension', m: { $value: { value: 1, unit: 'rem' } } },
      font: { $type: 'fontFamily', body: { $value: expect.arrayContaining(['sans-serif']) } },
    });
  });

  it('keep a colour that somebody has changed, as one set by hand', () => {
    const read = importTokens(changed('dark.color.link.$value', '#9adfdc'));
    expect(read).toMatchObject({ ok: true, theme: { overrides: { dark: { link: '#9adfdc' } } } });
  });

  it('are read where a file has the choices alone', () => {
    const brand = { $type: 'color', $value: '#d97706' };
    expect(importTokens({ choices: { brand } })).toEqual({ ok: true, theme: { brand: '#d97706' } });
  });

  it.each([
    ['choices.brand.$value', 'teal', 'choices.brand: "teal" is no colour such as "#0a8f8c"'],
    ['choices.brand.$type', 'number', 'choices.brand: must be of $type "color", not "number"'],
    ['choices.brand', undefined, 'choices.brand: is neither a token with a $value nor a group'],
    ['choices.neutralTint.$value', 3, 'choices.neutralTint: must have at most 1'],
    [
      'light.color.bg.$value',
      '{light.color.none}',
      'light.color.bg: stands for "light.color.none", which is not there',
    ],
    [
      'light.color.bg.$value',
      '{light.color.bg}',
      'light.color.bg: stands for itself by "light.color.bg"',
    ],
    ['light.color.ground', { $value: '#ffffff' }, 'light.color.ground: is no token of a theme'],
    [
      'light.color.bg.$value.alpha',
      0.5,
      'light.color.bg: alpha must be 1: a colour of a theme is opaque',
    ],
    [
      'light.gradient.hero.$value',
      [],
      'light.gradient.hero: follows from the colours and from "hero": change those instead',
    ],
    [
      'radius.m.$value',
      { value: 12, unit: 'px' },
      'radius: fits no choice of a theme; there are: sharp (0.125rem, 0.25rem, 0.375rem), soft (0.375rem, 0.625rem, 1rem), round (0.625rem, 1rem, 1.5rem)',
    ],
  ])('name place and fault of %s = %j', (path, value, wanted) => {
    expect(refuse(changed(path, value))).toContainEqual(wanted);
  });

  it('name a hero that there is not', () => {
    const file = write({ brand: '#0a8f8c' });
    const $extensions = { 'com.playhouse.theme': { hero: 'steep' } };
    expect(refuse({ ...file, $extensions })).toEqual([
      '$extensions.com.playhouse.theme.hero: must be one of "flat", "deep", "twist", "duo"',
    ]);
  });

  it('are refused where the file holds something else', () => {
    expect(refuse([])).toContain(': must be an object of tokens');
    expect(refuse({})).toContain('choices.brand: must be of type string');
  });
});
