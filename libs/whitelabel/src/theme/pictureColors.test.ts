import { expect, it } from 'vitest';
import { themeSchema } from '../schema/themeSchema';
import { contrastRatio, parseColor } from './oklch';
import { pictureColors } from './pictureColors';

const brands = ['#0a8f8c', '#6d35d6', '#f2d21f', '#e11d48', '#111827'];
const variants = [0, 1, 2, 3, 4, 8];

it.each(brands)('lets white text be read on every picture of a brand of %s', (brand) => {
  const theme = themeSchema.parse({ brand });
  for (const variant of variants) {
    const { ground, deep } = pictureColors(theme, variant);
    expect(contrastRatio('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#ffffff', deep)).toBeGreaterThanOrEqual(4.5);
  }
});

it('keeps to the hue of the brand', () => {
  for (const brand of ['#0a8f8c', '#6d35d6']) {
    const own = parseColor(brand).h;
    const { h } = parseColor(pictureColors(themeSchema.parse({ brand }), 0).ground);
    expect(Math.abs(h - own)).toBeLessThan(8);
  }
});
