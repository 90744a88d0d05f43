import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeSchema, type ThemeInput } from '../schema/themeSchema';
import { deriveTheme } from './deriveTheme';

const derive = (theme: ThemeInput) => deriveTheme(themeSchema.parse(theme));

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themes = fc.record({
  brand: hex,
  accent: hex,
  neutralTint: fc.double({ min: 0, max: 1, noNaN: true }),
  hero: fc.constantFrom('flat' as const, 'deep' as const, 'twist' as const, 'duo' as const),
});

describe('deriveTheme', () => {
  it('keeps every contrast for any brand and accent, in both schemes', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const low = derive(theme).contrast.filter(({ ok }) => !ok);
        expect(low).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what is secondary, selected or a status six things, for any brand and accent', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(derive(theme).likeness.filter(({ ok }) => !ok)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('reports two roles that a merchant gave one colour', () => {
    const { likeness } = derive({
      brand: '#0a8f8c',
      overrides: { light: { selected: '#ffe6df', 'on-selected': '#a5331f' } },
    });
    const alike = likeness.filter(({ ok }) => !ok);
    expect(alike.map(({ one, other }) => `${one} ${other}`)).toEqual(['selected danger']);
  });

  it('asks 4.5:1 of text and 3:1 of parts', () => {
    const { contrast } = derive({ brand: '#0a8f8c' });
    const required = (foreground: string) =>
      contrast
        .filter((report) => report.foreground === foreground)
        .map((report) => report.required);
    expect(new Set(required('text-muted'))).toEqual(new Set([4.5]));
    expect(new Set(required('focus'))).toEqual(new Set([3]));
  });

  it('leaves a colour alone that is readable as it is', () => {
    expect(derive({ brand: '#6d35d6' }).tokens.light.accent).toBe('#6d35d6');
  });

  it('reports a token set by hand that cannot be read, and does not correct it', () => {
    const { tokens, contrast } = derive({
      brand: '#0a8f8c',
      overrides: { light: { 'text-muted': '#cccccc' } },
    });
    expect(tokens.light['text-muted']).toBe('#cccccc');
    const failed = contrast.filter(({ ok }) => !ok);
    expect(failed.map(({ scheme, foreground }) => `${scheme} ${foreground}`)).toContain(
      'light text-muted',
    );
    expect(failed.every(({ scheme }) => scheme === 'light')).toBe(true);
  });

  it('shows the merchant’s scheme at first and lets the player’s choice win', () => {
    const dark = derive({ brand: '#6d35d6', scheme: 'dark' }).css;
    expect(dark).toMatch(/^html:root\{[^}]*color-scheme:dark/);
    expect(dark).toMatch(/html:root\[data-theme=light\]\{color-scheme:only light/);
    const light = derive({ brand: '#6d35d6', scheme: 'light' }).css;
    expect(light).toMatch(/^html:root\{[^}]*color-scheme:only light/);
    expect(light).toMatch(/html:root\[data-theme=dark\]\{color-scheme:dark/);
  });

  it('follows the device only where the merchant or the player says system', () => {
    const follows = (scheme: 'light' | 'system') =>
      /@media \(prefers-color-scheme:dark\)\{(html:root[^{]*)\{/.exec(
        derive({ brand: '#6d35d6', scheme }).css,
      )?.[1];
    expect(follows('light')).toBe('html:root[data-theme=system]');
    expect(follows('system')).toBe('html:root:is([data-theme=system],:not([data-theme]))');
  });
});
