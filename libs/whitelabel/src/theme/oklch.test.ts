import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColor, toHex } from './oklch';

describe('colours', () => {
  it('come back as they went, for every sRGB colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(toHex(parseColor(hex))).toBe(hex);
      }),
    );
  });

  it('are read in each notation', () => {
    expect(toHex(parseColor('#f0c'))).toBe('#ff00cc');
    expect(toHex(parseColor('oklch(62.8% 0.2577 29.23)'))).toBe('#ff0000');
    expect(parseColor('oklch(0.5 0.1 -30)')).toEqual({ l: 0.5, c: 0.1, h: 330 });
    for (const other of ['red', '#ff00cc80', 'ff00cc', 'rgb(255 0 0)', 'oklch(0.5 0.1 30 / 0.5)'])
      expect(() => parseColor(other)).toThrow(RangeError);
  });

  it('that are grey have no hue that a ground could be tinted with', () => {
    for (const grey of ['#000000', '#808080', '#ffffff'])
      expect(parseColor(grey)).toMatchObject({ c: 0, h: 0 });
  });

  it('lose chroma, not hue, when no screen can show them', () => {
    const shown = parseColor(toHex({ l: 0.7, c: 0.4, h: 150 }));
    expect(shown.h).toBeCloseTo(150, 0);
    expect(shown.l).toBeCloseTo(0.7, 2);
  });

  it('have WCAG’s contrast', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
